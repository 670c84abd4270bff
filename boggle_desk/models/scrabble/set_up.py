"""A position that is set up by hand: its steps, and those of a recorded game to begin with."""

from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from boggle_desk.engine.scrabble.review import turns_of
from boggle_desk.engine.scrabble.rules import ScrabbleRules
from boggle_desk.engine.scrabble.set_up import SetUp, set_up_of_position
from boggle_desk.engine.scrabble.tiles import TileSet
from boggle_desk.storage.exchange import OpenedGame, open_game
from boggle_desk.storage.games import GameState
from boggle_desk.storage.replay import BadFile

_MOST_STEPS = 2_000


class SetUpHistory(QObject):
    """Holds what is set up now; all changes can be undone."""

    changed = Signal()

    def __init__(self, first: SetUp, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.now = first
        self._before: list[SetUp] = []
        self._after: list[SetUp] = []

    @property
    def can_undo(self) -> bool:
        return bool(self._before)

    @property
    def can_redo(self) -> bool:
        return bool(self._after)

    def change(self, to: SetUp) -> None:
        if to != self.now:
            self._before = [*self._before[1 - _MOST_STEPS :], self.now]
            self._after = []
            self._show(to)

    def undo(self) -> None:
        if self._before:
            self._after.append(self.now)
            self._show(self._before.pop())

    def redo(self) -> None:
        if self._after:
            self._before.append(self.now)
            self._show(self._after.pop())

    def _show(self, to: SetUp) -> None:
        self.now = to
        self.changed.emit()


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
    known = opened.state is not GameState.RUNNING or opening.rules.open_racks or len(opening.players) == 1
    found = [set_up_of_position(turn.before, turn.seat, known) for turn in turns_of(opening, opened.game.steps)]
    last = opened.game.position
    if last.turn is not None and opened.state is not GameState.FINISHED:
        found.append(set_up_of_position(last, last.turn, known))
    return tuple(found)
