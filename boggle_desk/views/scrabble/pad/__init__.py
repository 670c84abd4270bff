"""The pages of the score pad for Scrabble on a real board."""
