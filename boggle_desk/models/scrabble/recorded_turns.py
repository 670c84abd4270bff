"""The turns of a recorded game as positions to begin with."""

from collections.abc import Callable, Mapping
from pathlib import Path

from boggle_desk.engine.scrabble.review import turns_of
from boggle_desk.engine.scrabble.rules import ScrabbleRules
from boggle_desk.engine.scrabble.set_up import SetUp, set_up_of_position
from boggle_desk.engine.scrabble.tiles import TileSet
from boggle_desk.storage.exchange import BadFile, OpenedGame, open_game
from boggle_desk.storage.games import State


def recorded_turns(
    path: Path, rules: ScrabbleRules, sets: Mapping[str, TileSet], check: Callable[[], None] = lambda: None
) -> tuple[SetUp, ...]:
    """Return the position before each turn of a file's game, and the one after the last turn if it goes on. Racks that
    are still secret in a game of our own stay so. Raises `BadFile` and `OSError`."""
    opened = open_game(path, rules, sets, check)
    if opened.kind != "scrabble":
        raise BadFile(0, "it is no game of Scrabble")
    found = _positions(opened)
    if not found:
        raise BadFile(0, "nobody has had a turn in it")
    return found


def _positions(opened: OpenedGame) -> tuple[SetUp, ...]:
    opening = opened.game.opening
    known = opened.state is not State.RUNNING or opening.rules.open_racks or len(opening.players) == 1
    found = [set_up_of_position(turn.before, turn.seat, known) for turn in turns_of(opening, opened.game.steps)]
    last = opened.game.position
    if last.turn is not None and opened.state is not State.FINISHED:
        found.append(set_up_of_position(last, last.turn, known))
    return tuple(found)
