"""A position of Scrabble that is set up on the table, and the best moves in it."""
