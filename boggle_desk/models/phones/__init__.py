"""Phones as paper and racks: the server, and which seat each phone has."""
