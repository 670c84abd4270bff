"""Tiles in the air over a page, and their flights."""

import math
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractItemView, QWidget

from boggle_desk.engine.scrabble.plays import Play
from boggle_desk.views.appearance import Appearance, Theme, smooth_painter
from boggle_desk.views.layouts import on_resize
from boggle_desk.views.scrabble import tiles
from boggle_desk.views.scrabble.scrabble_pictures import centred
from boggle_desk.views.scrabble.tiles import BACK, TileFace, face_of
from boggle_desk.views.show import Timeline
from boggle_desk.views.sound import Sound


@dataclass
class FloatingTile:
    """A tile in the air: middle and side in pixels of the page, lift and turn from 0 to 1."""

    face: TileFace
    middle: QPointF
    side: float
    lift: float = 0.0
    made: float = 0.0
    kind: int = 0
    turned: float = 1.0

    @property
    def reach(self) -> QRectF:
        half = self.side * 1.1
        return QRectF(
            self.middle.x() - half, self.middle.y() - half, 2 * half + 0.3 * self.side, 2 * half + 0.4 * self.side
        )


def paint_floating(painter: QPainter, floating: Sequence[FloatingTile], theme: Theme) -> None:
    for tile in floating:
        painter.setOpacity(0.25 + 0.75 * tile.turned)
        tiles.paint_shadow(painter, tile.middle, tile.side, tile.lift, theme)
    painter.setOpacity(1.0)
    for tile in floating:
        area = centred(tile.middle, tile.side * max(0.04, tile.turned), tile.side)
        tiles.paint_scaled(painter, tile.face, area, tile.made or tile.side, tile.kind, theme)


class TileLayer(QWidget):
    put_away = Signal()

    def __init__(self, page: QWidget, look: Appearance) -> None:
        super().__init__(page)
        self._page, self._look = page, look
        self.tiles: Sequence[FloatingTile] = ()
        self._run = Timeline(self, look, listens=False)
        self._frame: Callable[[float], None] = lambda _second: None
        self._run.moved.connect(lambda second: self._frame(second))  # noqa: PLW0108  # looked up each time
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        on_resize(page, self._fit, self)
        self.hide()

    def show_tiles(self, tiles: Sequence[FloatingTile], stays: bool = False) -> None:
        self._touch()
        self.tiles = tiles
        if self.isHidden():
            self.setGeometry(self._page.rect())
            self.raise_()
        self.setVisible(stays or bool(tiles))
        self._touch()

    def move_tiles(self, middle: QPointF, side: float) -> None:
        self._touch()
        for tile in self.tiles:
            tile.middle, tile.side = middle, side
        self._touch()

    def animate(self, seconds: float, show: Callable[[float], None]) -> None:
        """Call `show` for every frame of the next `seconds` with the time that has passed."""
        self._frame = show
        self._run.play(seconds)

    def still(self) -> None:
        self._run.stop()

    def _touch(self) -> None:
        for tile in self.tiles:
            self.update(tile.reach.toAlignedRect())

    def paintEvent(self, _event: QPaintEvent) -> None:
        paint_floating(smooth_painter(self), self.tiles, self._look.theme)

    def _fit(self) -> None:
        if not self.isHidden():
            self.setGeometry(self._page.rect())

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.still()
        self.put_away.emit()


_SECONDS, _SECONDS_FOR_A_PIXEL = 0.26, 0.00030  # at least, and more per pixel

APART = 0.06


def area_on(page: QWidget, view: QAbstractItemView, area: QRectF) -> QRectF:
    return QRectF(view.viewport().mapTo(page, area.topLeft()), area.size())


@dataclass(frozen=True)
class Flight:
    """A tile's way over the page, in its pixels, `delay` seconds after the call. A tile that `turns` shows its back
    first."""

    face: TileFace
    start: QRectF
    end: QRectF
    delay: float = 0.0
    turns: bool = False
    goal: int = -1
    """The square or place that it flies to, empty until then; -1 is none."""
    kind: int = 0

    @property
    def seconds(self) -> float:
        way = self.end.center() - self.start.center()
        return _SECONDS + _SECONDS_FOR_A_PIXEL * math.hypot(way.x(), way.y())

    def tile(self, second: float) -> FloatingTile:
        part = max(0.0, min(1.0, (second - self.delay) / self.seconds))
        eased, high = part * part * (3 - 2 * part), math.sin(math.pi * part)
        way = self.end.center() - self.start.center()
        middle = self.start.center() + way * eased - QPointF(0, 0.10 * math.hypot(way.x(), way.y()) * high)
        side = self.start.width() + (self.end.width() - self.start.width()) * eased
        face = BACK if self.turns and part < 0.5 else self.face
        turned = abs(math.cos(math.pi * part)) if self.turns else 1.0
        return FloatingTile(face, middle, side * (1 + 0.14 * high), high, self.end.width(), self.kind, turned)


def flights_of(play: Play, values: Mapping[str, int], start: QRectF, ends: Sequence[QRectF]) -> list[Flight]:
    laid = enumerate(zip(play.laid, ends, strict=True))
    return [Flight(face_of(tile, values), start, end, at * APART, goal=square) for at, ((square, tile), end) in laid]


class TileFlight(TileLayer):
    """The layer over a page on which tiles fly. Results never wait for it."""

    _flights: Sequence[Flight] = ()
    """Those that haven't landed. Set here, as `TileLayer` hides itself while it is made."""

    def __init__(self, page: QWidget, look: Appearance, sound: Sound | None = None) -> None:
        super().__init__(page, look)
        self._second, self._sound = 0.0, sound
        self._show_away: Callable[[Collection[int]], None] = lambda _goals: None
        look.changed.connect(self._follow_look)

    @property
    def seconds_left(self) -> float:
        return max((flight.delay + flight.seconds - self._second for flight in self._flights), default=0.0)

    def fly(self, flights: Sequence[Flight], show_away: Callable[[Collection[int]], None]) -> None:
        """Start these flights and finish earlier ones. `show_away` gets the goals that are still empty."""
        self.skip()
        self._flights, self._show_away, self._second = flights, show_away, 0.0
        self._report()
        if not self._look.motion or not self._page.isVisible():
            self.skip()
        elif flights:
            self.animate(self.seconds_left, self._go_on)

    def skip(self) -> None:
        if self._flights:
            self._go_on(math.inf)

    def _follow_look(self) -> None:
        if not self._look.motion:
            self.skip()

    def _go_on(self, second: float) -> None:
        """Between two flights the layer stays: hiding it would cancel the rest."""
        before, self._second = len(self._flights), second
        self._flights = [flight for flight in self._flights if flight.delay + flight.seconds > second]
        if not self._flights:
            self.still()
        self.show_tiles([each.tile(second) for each in self._flights if each.delay <= second], bool(self._flights))
        for _landed in range(before - len(self._flights)):
            if self._sound is not None and second < math.inf:
                self._sound.play("tile", 0.7)
        if len(self._flights) < before:
            self._report()

    def _report(self) -> None:
        self._show_away([flight.goal for flight in self._flights if flight.goal >= 0])

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.skip()
