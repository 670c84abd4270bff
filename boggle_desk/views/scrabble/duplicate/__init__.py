"""The pages of duplicate Scrabble."""
