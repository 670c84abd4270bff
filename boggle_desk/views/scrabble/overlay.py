"""Tiles that move over a page: a transparent sheet on top of everything, which lets the mouse through."""

import time
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from boggle_desk.views.scrabble import tile_painter
from boggle_desk.views.scrabble.spots import TileFace
from boggle_desk.views.theme import Theme

_TICK = 16
_LONGEST_STEP = 0.05
"""Seconds that one step of the motion counts at most: after a hitch tiles go on from where they were."""


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


Advance = Callable[[float], bool]
"""Moves tiles on by so many seconds, and returns whether there is more to come."""


class TileLayer(QWidget):
    """Paints floating tiles over a page. Its timer runs only while something moves; at rest it is hidden."""

    put_away = Signal()
    """The sheet was hidden, by its owner or with its page."""

    def __init__(self, page: QWidget, theme: Theme) -> None:
        super().__init__(page)
        self._page, self._theme = page, theme
        self._tiles: list[FloatingTile] = []
        self._advance: Advance | None = None
        self._ticked = 0.0
        self._timer = QTimer(self, interval=_TICK, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        page.installEventFilter(self)
        self.hide()

    @property
    def tiles(self) -> tuple[FloatingTile, ...]:
        """The tiles in the air."""
        return tuple(self._tiles)

    def set_theme(self, theme: Theme) -> None:
        """Use these colours."""
        self._theme = theme
        self.update()

    def show_tiles(self, tiles: list[FloatingTile]) -> None:
        """Show these tiles in the air and no others; none hides the sheet."""
        self._touch()
        self._tiles = tiles
        if tiles and self.isHidden():
            self.setGeometry(self._page.rect())
            self.show()
            self.raise_()
        self.setVisible(bool(tiles))
        self._touch()

    def changing(self, change: Callable[[], None]) -> None:
        """Change floating tiles, and paint anew what they covered and cover."""
        self._touch()
        change()
        self._touch()

    def animate(self, advance: Advance) -> None:
        """Call `advance` for every frame, until it says that nothing moves any more."""
        self._advance = advance
        if not self._timer.isActive():
            self._ticked = time.perf_counter()
            self._timer.start()

    def still(self) -> None:
        """Stop every motion where it is."""
        self._advance = None
        self._timer.stop()

    def _tick(self) -> None:
        now = time.perf_counter()
        seconds, self._ticked = min(_LONGEST_STEP, now - self._ticked), now
        advance = self._advance
        if advance is None:
            self._timer.stop()
            return
        self._touch()
        going = advance(seconds)
        self._touch()
        if not going and self._advance is advance:
            self.still()

    def _touch(self) -> None:
        for tile in self._tiles:
            self.update(tile.reach.toAlignedRect())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the shadows, then the tiles."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for tile in self._tiles:
            painter.setOpacity(0.25 + 0.75 * tile.turned)
            tile_painter.paint_shadow(painter, tile.middle, tile.side, tile.lift, self._theme)
        painter.setOpacity(1.0)
        for tile in self._tiles:
            area = QRectF(0, 0, tile.side * max(0.04, tile.turned), tile.side)
            area.moveCenter(tile.middle)
            tile_painter.paint_scaled(painter, tile.face, area, tile.made or tile.side, tile.kind, self._theme)
        painter.end()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay as large as the page."""
        if event.type() == QEvent.Type.Resize and watched is self._page and not self.isHidden():
            self.setGeometry(self._page.rect())
        return super().eventFilter(watched, event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Let nothing move unseen."""
        super().hideEvent(event)
        self.still()
        self.put_away.emit()
