"""Letters as wooden tiles that are clicked to answer; the keyboard types them."""

from collections import Counter
from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QWidget

from boggle_desk.models.background_task import BackgroundTask
from boggle_desk.views.kit import clear_layout
from boggle_desk.views.look import Look
from boggle_desk.views.scrabble.spots import TileFace
from boggle_desk.views.scrabble.tile_painter import kind_of, paint_shadow, paint_tile, picture
from boggle_desk.views.spacing import spaced

_TAKEN = 0.28
"""How much is left to see of a tile that was taken."""
_MANY = 12
"""From so many letters on tiles are small, and stand in two rows."""
_LARGE, _SMALL = 60, 42
"""The sides of tiles, in pixels of the design."""


class LetterTile(QAbstractButton):
    """One tile. Taken, it is pale and has a ring; checked ones keep their ink and have a tick as well."""

    def __init__(self, look: Look, letter: str, value: int, side: int, keeps_ink: bool) -> None:
        super().__init__()
        self._look, self.letter, self._side, self._keeps_ink = look, letter, side, keeps_ink
        self.face = TileFace(letter.upper(), value)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(letter.upper())
        look.changed.connect(self.updateGeometry)

    def nextCheckState(self) -> None:
        """Leave it to the answer's field whether the tile is taken."""

    def sizeHint(self) -> QSize:
        side = self._look.px(self._side) + self._look.px(8)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, px = self._look.theme, self._look.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side, middle = float(min(self.width(), self.height()) - px(8)), QPointF(self.rect().center())
        taken = self.isChecked()
        painter.setOpacity(_TAKEN if taken and not self._keeps_ink else 1.0)
        paint_shadow(painter, middle, side, 0.0, theme)
        paint_tile(painter, self.face, middle, side, kind_of(self.face, 0), theme)
        painter.setOpacity(1.0)
        if taken:
            ring = QRectF(0, 0, side + px(2), side + px(2))
            ring.moveCenter(middle)
            painter.setPen(QPen(QColor(theme.accent), px(3)))
            painter.drawRoundedRect(ring, px(6), px(6))
        if taken and self._keeps_ink:
            self._paint_tick(painter, ring)

    def _paint_tick(self, painter: QPainter, ring: QRectF) -> None:
        theme, px = self._look.theme, self._look.px
        spot = QRectF(ring.right() - px(16), ring.top() - px(4), px(20), px(20))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.accent))
        painter.drawEllipse(spot)
        painter.setPen(QColor(theme.on_accent))
        font = painter.font()
        font.setPixelSize(px(14))
        painter.setFont(font)
        painter.drawText(spot, Qt.AlignmentFlag.AlignCenter, "✓")


class LetterRow(QWidget):
    """Letters to click. Which of them are taken follows what was typed."""

    taken = Signal(str)
    """A letter that is to be added to the answer."""
    put_back = Signal(str)
    """A letter that is to go from the answer."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        spaced(self._grid, look, 4)
        self.tiles: list[LetterTile] = []
        self._painting = BackgroundTask(self)

    def show_letters(self, letters: str, values: Mapping[str, int]) -> None:
        """Show these letters, none taken. `values` are those of the tiles, by letters in lower case."""
        clear_layout(self._grid)
        many = len(letters) > _MANY
        columns = (len(letters) + 1) // 2 if many else max(1, len(letters))
        side = _SMALL if many else _LARGE
        self.tiles = [LetterTile(self._look, letter, values.get(letter, 0), side, many) for letter in letters]
        for place, tile in enumerate(self.tiles):
            tile.clicked.connect(lambda _checked=False, tile=tile: self._press(tile))
            self._grid.addWidget(tile, place // columns, place % columns, Qt.AlignmentFlag.AlignCenter)
        self.setVisible(bool(letters))

    def prepare(self, alphabet: str, values: Mapping[str, int]) -> None:
        """Have the tiles of an alphabet painted beside the window: the first question would wait for them."""
        theme, ratio = self._look.theme, self.devicePixelRatioF()
        sides = [round(self._look.px(side) * ratio) for side in (_LARGE, _SMALL)]
        faces = [TileFace(letter.upper(), values.get(letter, 0)) for letter in alphabet]
        tiles = [(face, kind_of(face, 0), side, theme) for side in sides for face in faces]  # as `paint_tile` asks
        self._painting.start(lambda _flag: [picture(*tile) for tile in tiles])

    def mark(self, text: str) -> None:
        """Show which letters the text takes."""
        left = Counter(text.lower())
        for tile in self.tiles:
            tile.setChecked(left[tile.letter] > 0)
            left[tile.letter] -= 1

    def _press(self, tile: LetterTile) -> None:
        (self.put_back if tile.isChecked() else self.taken).emit(tile.letter)
