"""Putting whole games into a store."""

from typing import Any

from boggle_desk.engine.game import Game
from boggle_desk.storage.games import GameStore


def keep(store: GameStore, kind: str, game: Game[Any, Any, Any]) -> int:
    """Store a whole game; return its number."""
    number = store.begin(kind, game.opening)
    for place, step in enumerate(game.steps):
        store.append(number, place, step)
    return number
