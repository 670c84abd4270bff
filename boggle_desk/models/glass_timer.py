"""The glass of a round: it can lie on its side, and the game is told now and then how much sand has run."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Signal

from boggle_desk.models.clock import CountdownClock
from boggle_desk.models.session import GameSession

NOTE_SECONDS = 5.0
"""How often the time gone is noted in the game, so that a killed game goes on at most that much earlier."""


class GlassTimer(QObject):
    """Calls time when the clock has run out, notes how much has gone, and pauses. An heir starts and stops the clock by
    the session's events, and says in `searching` whether there is time that can stand still."""

    paused = Signal(bool)
    """The search stands still (True) or goes on (False)."""

    def __init__(
        self,
        session: GameSession,
        clock: CountdownClock,
        call_time: Callable[[], Any],
        read_clock: Callable[[float], Any],
        parent: QObject | None = None,
    ) -> None:
        """`call_time` and `read_clock` make the game's moves for the end, and for the seconds that have gone."""
        super().__init__(parent)
        self._session, self._call_time, self._read_clock = session, call_time, read_clock
        self.clock = clock
        self._noted = 0.0
        self.is_paused = False
        session.happened.connect(self._follow)
        clock.ran_out.connect(lambda: session.submit(call_time()))
        clock.slept.connect(lambda _seconds: self.pause())
        clock.ticked.connect(self._note)

    @property
    def searching(self) -> bool:
        """Whether somebody searches."""
        raise NotImplementedError

    def pause(self) -> None:
        """Stop the clock until `resume`; nothing happens outside a search."""
        if not self.searching or self.is_paused:
            return
        self.clock.pause()
        if self.clock.left > 0:  # else time was called just now
            self._session.submit(self._read_clock(self.clock.elapsed))
            self._set_paused(True)

    def resume(self) -> None:
        """Let the clock go on after a pause."""
        if not self.is_paused:
            return
        self._set_paused(False)
        if self.clock.left > 0:
            self.clock.start()
        else:  # it was cut off between the last grain and the call
            self._session.submit(self._call_time())

    def _follow(self, event: Any) -> None:
        raise NotImplementedError

    def _note(self, _left: float) -> None:
        if self.clock.running and self.clock.elapsed - self._noted >= NOTE_SECONDS:
            self._noted = self.clock.elapsed
            self._session.submit(self._read_clock(self.clock.elapsed))

    def _set_paused(self, paused: bool) -> None:
        if paused != self.is_paused:
            self.is_paused = paused
            self.paused.emit(paused)
