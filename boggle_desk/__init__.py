"""Boggle Desk: the family word-game table on one laptop."""

__version__ = "0.1.0"
