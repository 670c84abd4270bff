"""Boggle Desk: the family word-game table on one laptop.

For programs and notebooks: `from boggle_desk import Board, Dictionary, Game, best_plays, solve`; see `boggle_desk.api`.
"""

import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from boggle_desk.api import Board, Dictionary, FoundWord, Game, ScoredPlay, best_plays, solve

# PySide else makes each class of Qt when it is first used, and ends the program if two threads do so at once.
os.environ.setdefault("PYSIDE6_OPTION_LAZY", "0")

__version__ = "0.1.0"
__all__ = ["Board", "Dictionary", "FoundWord", "Game", "ScoredPlay", "__version__", "best_plays", "solve"]


def __getattr__(name: str) -> object:
    """Load the API on first use; `--version` does without it."""
    if name in __all__:
        from boggle_desk import api

        return getattr(api, name)
    raise AttributeError(f"module 'boggle_desk' has no attribute '{name}'")
