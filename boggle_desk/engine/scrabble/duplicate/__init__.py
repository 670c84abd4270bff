"""Duplicate Scrabble, as clubs play it: everybody has the same rack, and the best play is laid for all."""
