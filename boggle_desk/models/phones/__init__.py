"""Phones as paper and racks: the server that they reach, and who holds which."""
