"""Boggle on paper: boards with blank lists, and what a round came to."""
