"""The computer players of a Boggle table: they plan what they find beside the window, and write it when it is due."""

from collections import deque
from collections.abc import Mapping
from math import inf
from typing import Any

from PySide6.QtCore import QObject

from boggle_desk.engine.boggle.computer import Planned, RivalLevel, look, luck_for, plan
from boggle_desk.engine.boggle.events import SearchBegan, SearchEnded, TimeCalled, WriteWord
from boggle_desk.engine.boggle.position import BogglePosition, Phase
from boggle_desk.engine.boggle.referee import fault
from boggle_desk.engine.boggle.rules import Writing, minimum_length, search_seconds
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.models.background_task import BackgroundTask, StopFlag
from boggle_desk.models.clock import CountdownClock
from boggle_desk.models.session import GameSession

Levels = Mapping[str, RivalLevel]
Plans = dict[int, tuple[Planned, ...]]


def level_of(position: BogglePosition, seat: int, levels: Levels) -> RivalLevel:
    """Return the level of a computer; a middling one where a stored game names a level that is no longer there."""
    ladder = list(levels.values())
    return levels.get(position.players[seat].level or "") or ladder[len(ladder) // 2]


class Rivals(QObject):
    """Writes for the computers of one table while the glass runs; while it stands still, so do they.

    What they find depends on how the cubes fell and on nothing else, so a game that was cut off goes on with the same
    words: those on their lists already are left out.
    """

    def __init__(
        self,
        session: GameSession,
        clock: CountdownClock,
        words: Lexicon,
        levels: Levels,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session, self._clock, self._words, self._levels = session, clock, words, levels
        self._work = BackgroundTask(self, "The computers could not search.")
        self._waiting: dict[int, deque[Planned]] = {}
        session.happened.connect(self._follow)
        clock.ticked.connect(lambda _left: self._write_due())
        self._begin()

    @property
    def planning(self) -> bool:
        """Whether the board is being searched."""
        return self._work.running

    def stop(self) -> None:
        """Write nothing any more in this search."""
        self._waiting = {}
        self._work.cancel()

    def _follow(self, event: Any) -> None:
        if isinstance(event, SearchBegan):
            self._begin()
        elif isinstance(event, TimeCalled | SearchEnded):
            self._stop_called()

    def _stop_called(self) -> None:
        """Write nothing any more for those whose lists are closed; who has extra time goes on."""
        position: BogglePosition = self._session.position
        if position.phase is not Phase.SEARCH:
            self.stop()
        self._waiting = {seat: planned for seat, planned in self._waiting.items() if seat in position.searching}

    def _begin(self) -> None:
        """Search the board for the computers whose glass runs, if there are any."""
        self.stop()
        position: BogglePosition = self._session.position
        seats = [seat for seat in position.searching if position.is_computer(seat)]
        if position.phase is not Phase.SEARCH or not seats:
            return
        words, levels = self._words, {seat: level_of(position, seat, self._levels) for seat in seats}
        self._work.start(lambda flag: _plans(position, levels, words, flag), self._take_plans)

    def _take_plans(self, plans: Plans) -> None:
        self._waiting = {seat: deque(planned) for seat, planned in plans.items()}
        self._write_due()

    def _write_due(self) -> None:
        """Write what the time has come for."""
        for seat, planned in list(self._waiting.items()):
            while planned and self._clock.running and planned[0].second <= self._due:
                second, word = planned.popleft()
                if self._may_write(self._session.position, seat, word):
                    self._session.submit(WriteWord(seat, word, second))

    def _may_write(self, position: BogglePosition, seat: int, word: str) -> bool:
        searches = position.phase is Phase.SEARCH and seat in position.searching
        return searches and fault(position, seat, word, self._words) is None

    @property
    def _due(self) -> float:
        """The second up to which words are written now. On the screen computers search along with a person; when that
        person's time is over, those with extra time write what they would have found in it."""
        on_screen = self._session.position.rules.writing is Writing.SCREEN
        return inf if on_screen and self._clock.left <= 0 else self._clock.elapsed


def _plans(position: BogglePosition, levels: Mapping[int, RivalLevel], words: Lexicon, flag: StopFlag) -> Plans:
    """Return what each computer writes; the board is searched once for all of them."""
    if position.board is None:
        return {}
    least = min(minimum_length(position.rules, position.players[seat]) for seat in levels)
    sights = look(position.board, words, least, flag.is_set)
    plans = {}
    for seat, level in levels.items():
        flag.check()
        view, seconds = position.seen_by(seat), search_seconds(position.rules, position.players[seat])
        plans[seat] = plan(view, seat, level, words, luck_for(view, seat), seconds, sights)
    return plans
