"""On paper: pages as values, one way to fill them, and the window that prints them or writes a PDF."""
