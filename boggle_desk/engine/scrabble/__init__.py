"""The Scrabble family of games."""
