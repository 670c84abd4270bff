"""The dome, its cubes and the pages of a Boggle game."""
