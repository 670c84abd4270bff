"""Games as texts, without a store."""

from typing import Any

from boggle_desk.engine.game import Game
from boggle_desk.storage.codec import encode_event, encode_opening
from boggle_desk.storage.replay import WrittenEvent, WrittenGame


def written_game(kind: str, game: Game[Any, Any, Any]) -> WrittenGame:
    """Return the texts of a game."""
    events = [
        WrittenEvent(number, *encode_event(kind, event)) for number, step in enumerate(game.steps) for event in step
    ]
    return WrittenGame(kind, encode_opening(kind, game.opening), tuple(events))
