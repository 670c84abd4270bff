"""Keeps the time of a round with real cubes: joins the pad's events with the clock."""

from typing import Any

from PySide6.QtCore import QObject, Signal

from boggle_desk.engine.boggle.pad.events import CallTime, GlassTurned, ReadClock, SearchEnded, TimeCalled
from boggle_desk.engine.boggle.pad.keeping import glass_seconds
from boggle_desk.engine.boggle.pad.position import BogglePadPosition, Phase
from boggle_desk.engine.boggle.rules import search_seconds
from boggle_desk.models.clock import CountdownClock
from boggle_desk.models.search_timer import NOTE_SECONDS
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


class PadTimer(QObject):
    """Starts the clock when the glass is turned, calls time when it has run out, and notes now and then how much has
    gone. A game that is taken up in the middle of a round waits, paused."""

    paused = Signal(bool)
    """The glass lies on its side (True) or runs again (False)."""

    def __init__(self, session: GameSession, clock: CountdownClock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.clock = clock
        self.is_paused = False
        position: BogglePadPosition = session.position
        self._noted = position.elapsed
        session.happened.connect(self._follow)
        clock.ran_out.connect(lambda: session.submit(CallTime()))
        clock.slept.connect(lambda _seconds: self.pause())
        clock.ticked.connect(self._note)
        clock.set(float(glass_seconds(position)), position.elapsed)
        self._set_paused(position.phase is Phase.SEARCH)

    def pause(self) -> None:
        """Stop the clock until `resume`; nothing happens outside a search."""
        if self._session.position.phase is not Phase.SEARCH or self.is_paused:
            return
        self.clock.pause()
        if self.clock.left > 0:  # else time was called just now
            self._session.submit(ReadClock(self.clock.elapsed))
            self._set_paused(True)

    def resume(self) -> None:
        """Let the clock go on after a pause."""
        if self.is_paused:
            self._set_paused(False)
            self.clock.start()

    def _follow(self, event: Any) -> None:
        if isinstance(event, GlassTurned):
            self._noted = 0.0
            self.clock.set(float(glass_seconds(self._session.position)))
            self.clock.start()
        elif isinstance(event, TimeCalled | SearchEnded):
            self.clock.stop()
            self.clock.set(self.clock.length)
            self._set_paused(False)

    def _note(self, _left: float) -> None:
        if self.clock.running and self.clock.elapsed - self._noted >= NOTE_SECONDS:
            self._noted = self.clock.elapsed
            self._session.submit(ReadClock(self.clock.elapsed))

    def _set_paused(self, paused: bool) -> None:
        if paused != self.is_paused:
            self.is_paused = paused
            self.paused.emit(paused)
