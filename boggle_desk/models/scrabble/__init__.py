"""What the views of a Scrabble game need and no widget does."""
