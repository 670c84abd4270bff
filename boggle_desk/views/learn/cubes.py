"""Words in cubes, and one to three cubes as the signs of the tiers."""

from collections.abc import Collection
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QIcon, QLinearGradient, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from boggle_desk.engine.tiers import Tier
from boggle_desk.views.appearance import CENTRE, Appearance, Theme, mix, painted, set_pen_brush, sized_font, write

_LARGE, _SMALL = 62, 26
"""The largest side of a cube, and that of a small one, in px at 1280×800."""
_GAP = 0.12
"""The gap between cubes, in their side."""
_GOLD = "#f2c063"
_SIGN = QSize(30, 26)


def _paint_cube(painter: QPainter, theme: Theme, side: float, spot: QPointF, letter: str, gold: bool) -> None:
    face = QRectF(spot.x(), spot.y(), side, side)
    corner = side * 0.16
    set_pen_brush(painter, QColor(0, 0, 0, 70))
    painter.drawRoundedRect(face.translated(0, side * 0.05), corner, corner)
    light = _GOLD if gold else theme.ivory
    shade = QLinearGradient(face.topLeft(), face.bottomLeft())
    shade.setColorAt(0, QColor(light))
    shade.setColorAt(1, QColor(mix(light, "#8a6a3a", 0.86)))
    set_pen_brush(painter, shade, mix(light, "#6b4f2c", 0.7), max(1.0, side * 0.02))
    painter.drawRoundedRect(face, corner, corner)
    write(painter, face, letter, sized_font(side * 0.62, QFont.Weight.Black), theme.ink, CENTRE)


class CubeWord(QWidget):
    """A word in cubes as large as there is room for, some of them golden."""

    def __init__(self, look: Appearance, small: bool = False) -> None:
        super().__init__()
        self._look, self._small = look, small
        self._letters, self._golden = "", frozenset[int]()
        self.setSizePolicy(
            QSizePolicy.Policy.Fixed if small else QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed
        )

    def show_word(self, word: str, golden: Collection[int] = ()) -> None:
        """Show a word; `golden` are the places of its golden cubes."""
        self._letters, self._golden = word.upper(), frozenset(golden)
        self.setAccessibleName(self._letters)
        self.updateGeometry()
        self.update()

    @property
    def _side(self) -> int:
        return self._look.px(_SMALL if self._small else _LARGE)

    def sizeHint(self) -> QSize:
        wide = len(self._letters) * (1 + _GAP) * self._side if self._small else self._side
        return QSize(round(wide), round(self._side * 1.08))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = min(float(self._side), self.width() / max(1, len(self._letters)) / (1 + _GAP))
        top = (self._side - side) / 2
        for place, letter in enumerate(self._letters):
            spot = QPointF(place * side * (1 + _GAP), top)
            _paint_cube(painter, self._look.theme, side, spot, letter, place in self._golden)


def tier_icon(look: Appearance, tier: Tier, ratio: float) -> QIcon:
    """Return a pile of three cubes, of which the tier has one, two or all; on a pressed button it has another ink."""
    size, made = QSize(look.px(_SIGN.width()), look.px(_SIGN.height())), QIcon()
    pressed = look.theme.on_accent
    for state, ink, full in ((QIcon.State.Off, look.theme.muted, _GOLD), (QIcon.State.On, pressed, pressed)):
        made.addPixmap(painted(size, ratio, partial(_paint_pile, tier, size, ink, full)), state=state)
    return made


def _paint_pile(tier: Tier, size: QSize, ink: str, full: str, painter: QPainter) -> None:
    side, low = size.height() * 0.44, size.height() * 0.56 - 1
    for place, (x, y) in enumerate(((1.0, low), (1 + side * 1.12, low), (1 + side * 0.56, 1.0))):
        line = Qt.PenStyle.SolidLine if place <= tier else Qt.PenStyle.DotLine
        set_pen_brush(painter, full if place <= tier else None, QPen(QColor(ink), 1.2, line))
        painter.drawRoundedRect(QRectF(x, y, side, side), side * 0.2, side * 0.2)
