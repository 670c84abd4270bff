"""What touches the disk: games in SQLite, word lists, settings."""
