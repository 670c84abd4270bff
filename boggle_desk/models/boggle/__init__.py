"""Boggle without widgets: computer players, and how their lists are read."""
