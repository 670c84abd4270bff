"""Tiles in the air over a page, and their flights."""

import math
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractItemView, QWidget

from boggle_desk.engine.scrabble.plays import Play
from boggle_desk.views.appearance import Appearance, Theme, smooth_painter
from boggle_desk.views.scrabble import tiles
from boggle_desk.views.scrabble.tiles import BACK, TileFace, face_of
from boggle_desk.views.sound import Sound


@dataclass
class FloatingTile:
    """A tile in the air: its middle and side in pixels of the page, how high it is (0 to 1), how much it is turned over
    (1: seen whole; 0: seen from the edge)."""

    face: TileFace
    middle: QPointF
    side: float
    lift: float = 0.0
    made: float = 0.0
    kind: int = 0
    turned: float = 1.0

    @property
    def reach(self) -> QRectF:
        """What the tile and its shadow cover."""
        half = self.side * 1.1
        return QRectF(
            self.middle.x() - half, self.middle.y() - half, 2 * half + 0.3 * self.side, 2 * half + 0.4 * self.side
        )


def paint_floating(painter: QPainter, floating: Sequence[FloatingTile], theme: Theme) -> None:
    """Paint tiles in the air, all above the shadows of all."""
    for tile in floating:
        painter.setOpacity(0.25 + 0.75 * tile.turned)
        tiles.paint_shadow(painter, tile.middle, tile.side, tile.lift, theme)
    painter.setOpacity(1.0)
    for tile in floating:
        area = QRectF(0, 0, tile.side * max(0.04, tile.turned), tile.side)
        area.moveCenter(tile.middle)
        tiles.paint_scaled(painter, tile.face, area, tile.made or tile.side, tile.kind, theme)


class TileLayer(QWidget):
    """Paints floating tiles over a page. At rest it is hidden."""

    put_away = Signal()
    """It was hidden, by its owner or with its page."""

    def __init__(self, page: QWidget, look: Appearance) -> None:
        super().__init__(page)
        self._page, self._look = page, look
        self.tiles: Sequence[FloatingTile] = ()
        """What is in the air."""
        self._run: QVariantAnimation | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        page.installEventFilter(self)
        self.hide()

    def show_tiles(self, tiles: Sequence[FloatingTile], stays: bool = False) -> None:
        """Show only these tiles in the air; hide the layer if there are none, unless it `stays`."""
        self._touch()
        self.tiles = tiles
        if self.isHidden():
            self.setGeometry(self._page.rect())
            self.raise_()
        self.setVisible(stays or bool(tiles))
        self._touch()

    def move_tiles(self, middle: QPointF, side: float) -> None:
        """Move the tiles in the air, and give them this side."""
        self._touch()
        for tile in self.tiles:
            tile.middle, tile.side = middle, side
        self._touch()

    def animate(self, seconds: float, show: Callable[[float], None]) -> None:
        """Call `show` for every frame of the next `seconds` with the time that has passed."""
        self.still()
        self._run = QVariantAnimation(self, startValue=0.0, endValue=seconds, duration=round(1000 * seconds))
        self._run.valueChanged.connect(show)
        self._run.start()

    def still(self) -> None:
        run, self._run = self._run, None
        if run:
            run.stop()
            run.deleteLater()

    def _touch(self) -> None:
        for tile in self.tiles:
            self.update(tile.reach.toAlignedRect())

    def paintEvent(self, _event: QPaintEvent) -> None:
        paint_floating(smooth_painter(self), self.tiles, self._look.theme)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the size of the page."""
        if event.type() == QEvent.Type.Resize and watched is self._page and not self.isHidden():
            self.setGeometry(self._page.rect())
        return super().eventFilter(watched, event)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.still()
        self.put_away.emit()


_SECONDS, _SECONDS_FOR_A_PIXEL = 0.26, 0.00030
"""How long a flight takes at least, and how much longer for each pixel of the way."""

APART = 0.06
"""Seconds between one tile and the next."""


def area_on(page: QWidget, view: QAbstractItemView, area: QRectF) -> QRectF:
    """Map an area of a view's viewport to a page."""
    return QRectF(view.viewport().mapTo(page, area.topLeft()), area.size())


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
    goal: int = -1
    """The square or place that it flies to, which is empty until then; -1 is none."""
    kind: int = 0
    """How the tile has grown."""

    @property
    def seconds(self) -> float:
        way = self.end.center() - self.start.center()
        return _SECONDS + _SECONDS_FOR_A_PIXEL * math.hypot(way.x(), way.y())

    def tile(self, second: float) -> FloatingTile:
        """Return the tile at this second: it lifts, speeds up, slows down and lies."""
        part = max(0.0, min(1.0, (second - self.delay) / self.seconds))
        eased, high = part * part * (3 - 2 * part), math.sin(math.pi * part)
        way = self.end.center() - self.start.center()
        middle = self.start.center() + way * eased - QPointF(0, 0.10 * math.hypot(way.x(), way.y()) * high)
        side = self.start.width() + (self.end.width() - self.start.width()) * eased
        face = BACK if self.turns and part < 0.5 else self.face
        turned = abs(math.cos(math.pi * part)) if self.turns else 1.0
        return FloatingTile(face, middle, side * (1 + 0.14 * high), high, self.end.width(), self.kind, turned)


def flights_of(play: Play, values: Mapping[str, int], start: QRectF, ends: Sequence[QRectF]) -> list[Flight]:
    """Return how a play flies from one place to its squares, which are at `ends`."""
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
        """Until every tile has landed."""
        return max((flight.delay + flight.seconds - self._second for flight in self._flights), default=0.0)

    def fly(self, flights: Sequence[Flight], show_away: Callable[[Collection[int]], None]) -> None:
        """Start these flights and finish any before them. `show_away` gets the goals that are still empty. Without
        animation all have landed on return."""
        self.skip()
        self._flights, self._show_away, self._second = flights, show_away, 0.0
        self._report()
        if not self._look.motion or not self._page.isVisible():
            self.skip()
        elif flights:
            self._go_on(0.0)
            self.animate(self.seconds_left, self._go_on)

    def skip(self) -> None:
        """Land every tile now."""
        if self._flights:
            self._go_on(math.inf)

    def _follow_look(self) -> None:
        if not self._look.motion:
            self.skip()

    def _go_on(self, second: float) -> None:
        """Show the tiles at this second. Between two flights the layer stays: hiding it would cancel the rest."""
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
