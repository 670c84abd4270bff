"""Keeps the time of a turn of duplicate Scrabble: joins a session's events with the clock."""

from typing import Any

from PySide6.QtCore import QObject

from boggle_desk.engine.scrabble.duplicate.events import CallTime, RackDrawn, ReadClock, TimeCalled, TurnBegan
from boggle_desk.engine.scrabble.duplicate.position import DuplicatePosition, Phase
from boggle_desk.models.clock import CountdownClock, GlassTimer
from boggle_desk.models.session import GameSession

CALLS = (60, 30, *range(10, 0, -1))
"""The seconds left at which a table is told."""


class TurnTimer(GlassTimer):
    """Starts the clock with the turn, if there is one, and calls time when it has run out. A game that is taken up in
    the middle of a turn waits, paused."""

    def __init__(self, session: GameSession, clock: CountdownClock, parent: QObject | None = None) -> None:
        super().__init__(session, clock, CallTime, ReadClock, parent)
        position: DuplicatePosition = session.position
        self._noted = position.elapsed
        clock.set(float(position.rules.turn_seconds), position.elapsed)
        self._set_paused(self.searching)

    @property
    def searching(self) -> bool:
        position: DuplicatePosition = self._session.position
        return position.phase is Phase.SEARCH and bool(position.rules.turn_seconds)

    def _follow(self, event: Any) -> None:
        if isinstance(event, RackDrawn):
            self._noted = 0.0
            self.clock.set(self.clock.length)
        elif isinstance(event, TurnBegan) and self.searching:
            self.clock.start()
        elif isinstance(event, TimeCalled):
            self.clock.stop()
            self._set_paused(False)
