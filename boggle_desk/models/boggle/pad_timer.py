"""Keeps the time of a round with real cubes: joins the pad's events with the clock."""

from typing import Any

from PySide6.QtCore import QObject

from boggle_desk.engine.boggle.pad.events import CallTime, GlassTurned, ReadClock, SearchEnded, TimeCalled
from boggle_desk.engine.boggle.pad.position import BogglePadPosition, Phase
from boggle_desk.engine.boggle.pad.referee import glass_seconds
from boggle_desk.engine.boggle.rules import search_seconds
from boggle_desk.models.clock import CountdownClock
from boggle_desk.models.glass_timer import GlassTimer
from boggle_desk.models.session import GameSession


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

    def __init__(self, session: GameSession, clock: CountdownClock, parent: QObject | None = None) -> None:
        super().__init__(session, clock, CallTime, ReadClock, parent)
        position: BogglePadPosition = session.position
        self._noted = position.elapsed
        clock.set(float(glass_seconds(position)), position.elapsed)
        self._set_paused(position.phase is Phase.SEARCH)

    @property
    def searching(self) -> bool:
        return bool(self._session.position.phase is Phase.SEARCH)

    @property
    def stopped(self) -> tuple[int, ...]:
        """Who has to stop while the others search on."""
        ends = early_ends(self._session.position).items() if self.searching else ()
        return tuple(sorted(seat for left, seats in ends if self.clock.left <= left for seat in seats))

    def _follow(self, event: Any) -> None:
        if isinstance(event, GlassTurned):
            self._noted = 0.0
            self.clock.set(float(glass_seconds(self._session.position)))
            self.clock.start()
        elif isinstance(event, TimeCalled | SearchEnded):
            self.clock.stop()
            self.clock.set(self.clock.length)
            self._set_paused(False)
