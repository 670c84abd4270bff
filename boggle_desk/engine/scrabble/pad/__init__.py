"""The score pad for Scrabble on a real board (rule B30)."""
