"""The tile in the hand: carried over the page, laid down, or let spring back."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtWidgets import QWidget

from boggle_desk.views.scrabble.overlay import FloatingTile, TileLayer
from boggle_desk.views.theme import Theme


class Hand(QObject):
    """Holds one tile at most above a page. All places are in pixels of the page."""

    def __init__(self, page: QWidget, theme: Theme, motion: bool, landed: Callable[[], None]) -> None:
        super().__init__(page)
        self._page, self._moves, self._landed = page, motion, landed
        self.layer = TileLayer(page, theme)
        self.layer.put_away.connect(self.skip)
        self._gliding = False

    def set_motion(self, enabled: bool) -> None:
        """Let tiles glide, or be there at once."""
        self._moves = enabled
        if not enabled:
            self.skip()

    def lift(self, tile: FloatingTile) -> None:
        """Take a tile up; one that still glides arrives first."""
        self.skip()
        self.layer.show_tiles([tile])

    def move(self, middle: QPointF, side: float) -> None:
        """Bring the tile to a place, so large."""

        def place() -> None:
            for tile in self.layer.tiles:
                tile.middle, tile.side = middle, side

        self.layer.changing(place)

    def glide(self, area: QRectF, seconds: float) -> None:
        """Let the tile go to an area and lie there: then `landed` is called. Without motion it lies at once."""
        self._gliding = True
        if not self._moves or not self.layer.tiles or not self._page.isVisible():
            self.skip()
            return
        tile = self.layer.tiles[0]
        start, side, lift, passed = QPointF(tile.middle), tile.side, tile.lift, 0.0

        def advance(step: float) -> bool:
            nonlocal passed
            passed += step
            part = min(1.0, passed / seconds)
            eased = 1 - (1 - part) ** 3
            tile.middle = start + (area.center() - start) * eased
            tile.side = side + (area.width() - side) * eased
            tile.lift = lift * (1 - eased)
            if part >= 1:
                self.skip()
            return part < 1

        self.layer.animate(advance)

    def skip(self) -> None:
        """Let a gliding tile arrive now."""
        if not self._gliding:
            return
        self._gliding = False
        self.layer.still()
        self.layer.show_tiles([])
        self._landed()
