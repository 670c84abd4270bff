"""The clock of a Scrabble game, and the timer of a duplicate turn."""

import time
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from boggle_desk.engine.scrabble.duplicate import DuplicatePosition
from boggle_desk.engine.scrabble.duplicate import Phase as DuplicatePhase
from boggle_desk.engine.scrabble.events import CallTime, ReadClock
from boggle_desk.engine.scrabble.position import Laid, Phase, ScrabblePosition
from boggle_desk.models.clock import LONGEST_GAP, NOTE_SECONDS, GlassTimer, Timing
from boggle_desk.models.session import GameSession

_TICK_MS, _CALLS = 200, (60, 10)
_HOLD = 60.0  # seconds


class GameClock(QObject):
    """Counts the seconds of the player on the clock, writes them into the game before each move and every few seconds,
    and calls time when the turn's timer has run out. A game that is opened in the middle waits, paused."""

    ticked = Signal()  # time has passed, or the clock was paused or resumed
    called = Signal(int)  # the player on the clock has this many seconds left

    def __init__(
        self,
        session: GameSession[ScrabblePosition],
        now: Callable[[], float] = time.monotonic,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session, self._now = session, now
        self._since: float | None = None
        self._waiting = 0.0
        self.is_paused = bool(self._position.used) and self._position.on_clock is not None
        self._held_play: Laid | None = None
        self._on_hold = 0.0
        self._held = True
        self._timer = QTimer(self, interval=_TICK_MS)
        self._timer.timeout.connect(self.tick)
        session.asked.connect(self._before)
        session.stepped.connect(self._follow)
        session.rewound.connect(self._rewind)

    @property
    def _position(self) -> ScrabblePosition:
        return self._session.position

    @property
    def runs(self) -> bool:
        return self._since is not None

    def used(self, seat: int) -> float:
        position = self._position
        return position.seconds_used(seat) + (self._waiting if seat == position.on_clock else 0.0)

    def left(self, seat: int) -> float:
        """Return the seconds that a player has left; below 0 in overtime."""
        return self._position.seconds_allowed(seat) - self.used(seat)

    @property
    def turn_left(self) -> float:
        position = self._position
        return max(0.0, position.rules.turn_seconds - position.turn_used - self._waiting)

    def begin(self) -> None:
        self._held = False
        self._follow()

    def rest(self) -> None:
        """Write the time into the game and stand still until `begin`."""
        self.tick()
        self._note()
        self.hold()

    def hold(self) -> None:
        """Stand still until `begin`, for example while a verdict is shown."""
        self._held = True
        self._stand_still()

    def pause_or_resume(self) -> None:
        self.tick()
        self._note()
        self.is_paused = not self.is_paused
        self._follow()

    @property
    def can_hold(self) -> bool:
        """Whether somebody may say hold: once for each play that can be challenged."""
        position = self._position
        return position.phase is Phase.CHALLENGE and position.is_timed and position.last != self._held_play

    @property
    def hold_left(self) -> float:
        """The seconds left of a hold, in which no clock runs."""
        position = self._position
        holds = position.phase is Phase.CHALLENGE and position.last == self._held_play
        return max(0.0, _HOLD - self._on_hold) if holds else 0.0

    def take_hold(self) -> None:
        self.tick()
        if self.can_hold:
            self._held_play, self._on_hold = self._position.last, 0.0
            self.ticked.emit()

    def tick(self) -> None:
        """Count the time that has passed, except while the machine slept."""
        if not self.runs:
            return
        self._take_in()
        position = self._position
        if position.rules.turn_seconds and self.turn_left <= 0.0:
            self._note()
            self._session.submit(CallTime())
        elif self._waiting >= NOTE_SECONDS:
            self._note()
        self.ticked.emit()

    def _take_in(self) -> None:
        now = self._now()
        passed, self._since = now - (self._since or now), now
        passed = passed if passed <= LONGEST_GAP else 0.0
        if self.hold_left:
            self._on_hold += passed
            return
        before = self.nearest
        self._waiting += passed
        after = self.nearest
        for call in _CALLS:
            if after <= call < before:
                self.called.emit(call)

    @property
    def nearest(self) -> float:
        position = self._position
        lefts = [self.left(position.on_clock)] if position.rules.seconds and position.on_clock is not None else []
        return min([*lefts, *([self.turn_left] if position.rules.turn_seconds else [])], default=0.0)

    def _note(self) -> None:
        position = self._position
        if self._waiting and position.on_clock is not None:
            seconds, self._waiting = position.seconds_used(position.on_clock) + self._waiting, 0.0
            self._session.submit(ReadClock(round(seconds, 1)))

    def _before(self, move: Any) -> None:
        """Read the clock before a move is judged, so the time counts for its player."""
        if not isinstance(move, ReadClock | CallTime) and self.runs:
            self._take_in()
            self._note()

    def _follow(self) -> None:
        if self._position.on_clock is not None and not self.is_paused and not self._held:
            if self._since is None:
                self._since = self._now()
                self._timer.start()
        else:
            self._stand_still()
        self.ticked.emit()

    def _rewind(self) -> None:
        self._stand_still()
        self._follow()

    def _stand_still(self) -> None:
        self._since, self._waiting = None, 0.0
        self._timer.stop()


class TurnTimer(GlassTimer):
    call_time, read_clock = CallTime, ReadClock

    @property
    def timing(self) -> Timing:
        position: DuplicatePosition = self._session.position
        length = float(position.rules.turn_seconds)
        waits = position.phase in (DuplicatePhase.START, DuplicatePhase.READY)
        running = position.phase is DuplicatePhase.SEARCH and bool(length)
        return Timing((position.turns, waits), length, position.elapsed, running)
