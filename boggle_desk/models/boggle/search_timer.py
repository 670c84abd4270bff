"""Keeps the time of a search: joins a session's events with the clock, at the table and on a score pad."""

from dataclasses import replace
from math import inf
from typing import Any

from PySide6.QtCore import QObject

from boggle_desk.engine.boggle import events
from boggle_desk.engine.boggle.pad import events as pad
from boggle_desk.engine.boggle.pad.position import BogglePadPosition
from boggle_desk.engine.boggle.pad.position import Phase as PadPhase
from boggle_desk.engine.boggle.pad.referee import glass_seconds
from boggle_desk.engine.boggle.position import BogglePosition, Phase
from boggle_desk.engine.boggle.rules import Writing, search_seconds
from boggle_desk.models.clock import CountdownClock, GlassTimer
from boggle_desk.models.session import GameSession

CALLS = (60, 30, *range(10, 0, -1))
"""The seconds left at which a table is told."""


class SearchTimer(GlassTimer):
    """Starts the clock when the dome is lifted, calls time when it has run out, and notes now and then how much has
    gone. A game that is taken up in the middle of a search waits, paused."""

    def __init__(
        self, session: GameSession[BogglePosition], clock: CountdownClock, parent: QObject | None = None
    ) -> None:
        super().__init__(session, clock, events.CallTime, events.ReadClock, parent)
        position = session.position
        seats = position.searching or position.next_searchers or tuple(range(len(position.players)))
        clock.set(_seconds(position, seats), position.elapsed)
        if position.phase is Phase.SEARCH:
            self._noted = position.elapsed
            self._set_paused(True)

    @property
    def searching(self) -> bool:
        return bool(self._session.position.phase is Phase.SEARCH)

    @property
    def glass_seconds(self) -> float:
        """How many seconds the glass runs that was turned last: the whole time, or the extra time of a few."""
        position = self._session.position
        begun = 0
        if position.phase is Phase.SEARCH and position.rules.writing is Writing.PAPER:
            begun = max((position.seconds_of(seat) for seat in position.searched), default=0)
        return max(1.0, self.clock.length - begun)

    @property
    def next_round_seconds(self) -> float:
        """How long the glass will run first in the next round."""
        position = self._session.position
        fresh = replace(position, round=position.round + 1, searched=(), searching=())
        return _seconds(fresh, fresh.next_searchers)

    def _follow(self, event: Any) -> None:
        position = self._session.position
        if isinstance(event, events.SearchBegan):
            self._noted = 0.0
            self.clock.set(_seconds(position, event.seats))
            self.clock.start()
        elif isinstance(event, events.GoalReached) and position.phase is Phase.REACHED:
            self.clock.stop()
        elif isinstance(event, events.SearchedOn):
            self.clock.start()
        elif isinstance(event, events.TimeCalled | events.SearchEnded):
            self.clock.stop()
            self._set_paused(False)
            if isinstance(event, events.SearchEnded) and position.phase is Phase.SEARCH:
                # sand runs on for those who have more time than the others, whose lists are closed
                self._noted = position.elapsed
                self.clock.set(_seconds(position, position.searching), position.elapsed)
                self.clock.start()
        if position.phase is Phase.COVERED:
            self.clock.set(_seconds(position, position.next_searchers))


def _seconds(position: BogglePosition, seats: tuple[int, ...]) -> float:
    """Return when time is called next for these searchers, in seconds from the turn of the glass: on paper when the
    first of them has no time left, on the screen when the person at the keyboard has none; without end where the glass
    lies on its side."""
    if position.rules.untimed:
        return inf
    times = [position.seconds_of(seat) for seat in seats]
    people = [position.seconds_of(seat) for seat in seats if not position.is_computer(seat)]
    if position.rules.writing is Writing.PAPER:
        return float(min(times))
    return float(max(people or times))


def early_ends(position: BogglePadPosition) -> dict[int, tuple[int, ...]]:
    """Return who must stop before the sand has run out, by the seconds that are then left: all whose time is not the
    longest one (rule B33)."""
    longest = glass_seconds(position)
    ends: dict[int, tuple[int, ...]] = {}
    for seat, player in enumerate(position.players):
        left = longest - search_seconds(position.rules.game, player)
        if left > 0:
            ends[left] = (*ends.get(left, ()), seat)
    return ends


class PadTimer(GlassTimer):
    """Starts the clock when the glass is turned, calls time when it has run out, and notes now and then how much has
    gone. A game that is taken up in the middle of a round waits, paused."""

    def __init__(
        self, session: GameSession[BogglePadPosition], clock: CountdownClock, parent: QObject | None = None
    ) -> None:
        super().__init__(session, clock, pad.CallTime, pad.ReadClock, parent)
        position = session.position
        self._noted = position.elapsed
        clock.set(float(glass_seconds(position)), position.elapsed)
        self._set_paused(position.phase is PadPhase.SEARCH)

    @property
    def searching(self) -> bool:
        return bool(self._session.position.phase is PadPhase.SEARCH)

    @property
    def stopped(self) -> tuple[int, ...]:
        """Who has to stop while the others search on."""
        ends = early_ends(self._session.position).items() if self.searching else ()
        return tuple(sorted(seat for left, seats in ends if self.clock.left <= left for seat in seats))

    def _follow(self, event: Any) -> None:
        if isinstance(event, pad.GlassTurned):
            self._noted = 0.0
            self.clock.set(float(glass_seconds(self._session.position)))
            self.clock.start()
        elif isinstance(event, pad.TimeCalled | pad.SearchEnded):
            self.clock.stop()
            self.clock.set(self.clock.length)
            self._set_paused(False)
