"""Scrabble on paper: a game with its board and turns, and an empty sheet for the scores."""
