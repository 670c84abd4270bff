"""Tiles that fly: from the bag to a rack, from a rack to the board, back into the bag."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QWidget

from boggle_desk.views.scrabble.overlay import FloatingTile, TileLayer
from boggle_desk.views.scrabble.spots import BACK, TileFace
from boggle_desk.views.sound import Sound
from boggle_desk.views.theme import Theme

_SECONDS, _SECONDS_FOR_A_PIXEL = 0.26, 0.00030
"""How long a flight takes at least, and how much longer for each pixel of the way."""


@dataclass(frozen=True)
class Flight:
    """One tile's way over the page, both ends in pixels of the page; it begins `delay` seconds after the call.

    A tile that `turns` shows its back first, as if it came out of the bag, and is turned over on the way.
    """

    face: TileFace
    start: QRectF
    end: QRectF
    delay: float = 0.0
    turns: bool = False
    kind: int = 0

    @property
    def seconds(self) -> float:
        """How long the way takes."""
        way = self.end.center() - self.start.center()
        return _SECONDS + _SECONDS_FOR_A_PIXEL * math.hypot(way.x(), way.y())


class TileFlight(TileLayer):
    """The sheet over a page on which tiles fly. Results never wait for it: `skip` brings all tiles to their ends."""

    landed = Signal(int)
    """The number of the flight, in the order given, whose tile has arrived."""

    _flights: Sequence[Flight] = ()
    _done: Callable[[], object] | None = None
    """These two are asked when the sheet is hidden, which the widget below does while it is being made."""

    def __init__(self, page: QWidget, theme: Theme, motion: bool = True) -> None:
        super().__init__(page, theme)
        self._moves = motion
        self._down: set[int] = set()
        self._clock = 0.0
        self._sound: Sound | None = None

    def set_motion(self, enabled: bool) -> None:
        """Fly, or arrive at once."""
        self._moves = enabled
        if not enabled:
            self.skip()

    def set_sound(self, sound: Sound | None) -> None:
        """Let landing tiles be heard through this, or not at all."""
        self._sound = sound

    @property
    def flying(self) -> bool:
        """Whether any tile is in the air."""
        return bool(self._flights)

    def fly(self, flights: Sequence[Flight], done: Callable[[], object] | None = None) -> None:
        """Let tiles fly, then call `done`; those in the air arrive first. Without motion all is over at return."""
        self.skip()
        self._flights, self._done, self._clock, self._down = list(flights), done, 0.0, set()
        if not self._moves or not self._page.isVisible() or not flights:
            self.skip()
            return
        self._place()
        self.animate(self._go_on)

    def skip(self) -> None:
        """Bring every tile to its end now: `landed` and `done` come within this call."""
        if not self._flights and self._done is None:
            return
        self._clock = math.inf
        self._land()
        self._finish()

    def _go_on(self, seconds: float) -> bool:
        self._clock += seconds
        self._land()
        if len(self._down) == len(self._flights):
            self._finish()
            return self.flying
        self._place()
        return True

    def _land(self) -> None:
        for number, flight in enumerate(self._flights):
            if number not in self._down and self._clock >= flight.delay + flight.seconds:
                self._down.add(number)
                if self._sound is not None and self._clock < math.inf:
                    self._sound.play("tile", 0.7)
                self.landed.emit(number)

    def _finish(self) -> None:
        done, self._done, self._flights = self._done, None, []
        self.still()
        self.show_tiles([])
        if done is not None:
            done()

    def _place(self) -> None:
        """Show what is in the air; a moment without any does not hide the sheet, or its timer would stop."""
        airborne = [
            _floating(flight, (self._clock - flight.delay) / flight.seconds)
            for number, flight in enumerate(self._flights)
            if number not in self._down and self._clock >= flight.delay
        ]
        self._touch()
        self._tiles = airborne
        if self.isHidden():
            self.setGeometry(self._page.rect())
            self.show()
            self.raise_()
        self._touch()

    def hideEvent(self, event: QHideEvent) -> None:
        """Let nothing fly unseen."""
        super().hideEvent(event)
        self.skip()


def _floating(flight: Flight, part: float) -> FloatingTile:
    """Return a tile so far (0 to 1) on its way: it lifts, hurries, slows down and lies."""
    part = max(0.0, min(1.0, part))
    eased = part * part * (3 - 2 * part)
    way = flight.end.center() - flight.start.center()
    high = math.sin(math.pi * part)
    middle = flight.start.center() + way * eased - QPointF(0, 0.10 * math.hypot(way.x(), way.y()) * high)
    side = flight.start.width() + (flight.end.width() - flight.start.width()) * eased
    side *= 1 + 0.14 * high
    face = BACK if flight.turns and part < 0.5 else flight.face
    turned = abs(math.cos(math.pi * part)) if flight.turns else 1.0
    return FloatingTile(face, middle, side, high, flight.end.width(), flight.kind, turned)
