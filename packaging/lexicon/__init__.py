"""Makes the dictionaries of `resources/lexica/` and all that the game knows of their words: `build.py` is the entry."""
