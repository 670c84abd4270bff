"""A position set up by hand: its steps, those of a recorded game, and the search for moves."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from time import monotonic

from PySide6.QtCore import QObject, Signal

from boggle_desk.engine.scrabble.analysis import Judge, evaluate, find_hint
from boggle_desk.engine.scrabble.movegen import tile_graph
from boggle_desk.engine.scrabble.position import ScrabblePosition
from boggle_desk.engine.scrabble.preendgame import can_try_draws
from boggle_desk.engine.scrabble.review import turns_of
from boggle_desk.engine.scrabble.rules import Hints, ScrabbleRules
from boggle_desk.engine.scrabble.set_up import SetUp, set_up_of_position
from boggle_desk.engine.scrabble.tiles import TileSet
from boggle_desk.engine.scrabble.values import Basis, Candidate, Evaluation, Ranking
from boggle_desk.engine.stopping import Check, Stop, go_on
from boggle_desk.models.background_task import StopFlag
from boggle_desk.storage.exchange import OpenedGame, open_game
from boggle_desk.storage.games import GameState
from boggle_desk.storage.replay import BadFile, FileFault

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
    path: Path, rules: ScrabbleRules, sets: Mapping[str, TileSet], check: Check = go_on, tiles: str = ""
) -> tuple[SetUp, ...]:
    """Return the position before each turn of a game, and after the last one unless it is over. Hidden racks stay
    hidden. Raises `BadFile` and `OSError`."""
    opened = open_game(path, rules, sets, check, tiles)
    if opened.kind != "scrabble":
        raise BadFile(0, "it is no game of Scrabble", FileFault.NOT_SCRABBLE)
    found = _positions(opened)
    if not found:
        raise BadFile(0, "nobody has had a turn in it", FileFault.NO_TURN)
    return found


def _positions(opened: OpenedGame) -> tuple[SetUp, ...]:
    opening = opened.game.opening
    known = opened.state is not GameState.RUNNING or opening.rules.open_racks or len(opening.players) == 1
    found = [set_up_of_position(turn.before, turn.seat, known) for turn in turns_of(opening, opened.game.steps)]
    last = opened.game.position
    if last.turn is not None and opened.state is not GameState.FINISHED:
        found.append(set_up_of_position(last, last.turn, known))
    return tuple(found)


STAGES = (1.0, 4.0, 12.0)
"""Seconds of each simulation. With a tile or two in the bag the last one searches all draws, if time suffices."""
SHOWN = 12


@dataclass(frozen=True)
class SetUpProgress:
    evaluation: Evaluation  # `made` is the best play of everyday words, if there is one
    seconds: float = 0.0


def search_moves(
    view: ScrabblePosition, open_judge: Callable[[], Judge], stages: Sequence[float], seed: int, flag: StopFlag
) -> None:
    """Report the moves through the flag whenever more is known. `open_judge` may open files."""
    judge = open_judge()
    stop = flag.is_set
    static = Ranking(view, judge.words, judge.leaves, stop).evaluation(None, SHOWN)
    flag.tell(SetUpProgress(static))
    everyday = _everyday_play(view, judge, stop)
    made = everyday.move if everyday else None
    if everyday:
        flag.tell(SetUpProgress(replace(static, made=everyday)))
    for seconds in stages:
        begun = monotonic()
        late = seconds if seconds == stages[-1] else 0.0
        asked = replace(judge, seconds=seconds, late_seconds=late)
        found = evaluate(view, asked, stop, Random(seed), made, SHOWN)
        taken = min(seconds, monotonic() - begun)
        flag.tell(SetUpProgress(found, taken if found.basis is Basis.SIMULATED else 0.0))
        known = taken < seconds and not can_try_draws(view, tile_graph(judge.words.graph, view.rules.tiles))
        if found.basis is not Basis.SIMULATED or known:  # where all others have lost there is no more to know
            break


def _everyday_play(view: ScrabblePosition, judge: Judge, stop: Stop) -> Candidate | None:
    """Return the play that a family would like to find; None if there is none, or commonness is unknown."""
    if judge.words.levels is None:
        return None
    found = find_hint(view, judge.words, judge.leaves, Hints.EVERYDAY, stop).candidate
    return found if found.words else None
