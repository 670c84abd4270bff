"""Words in cubes, and one to three cubes as the signs of the tiers."""

from collections.abc import Collection
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from boggle_desk.engine.tiers import Tier
from boggle_desk.views.appearance import Appearance, painted, set_pen_brush
from boggle_desk.views.boggle.dome.camera import TableCamera
from boggle_desk.views.boggle.dome.faces import Label

_LARGE, _SMALL = 62, 26  # the largest side of a cube, and that of a small one, in px at 1280×800
_GAP = 0.12  # the gap between cubes, in their side
_SEEN = 1.06  # how large a cube is seen, in its edge
_FAR = 40  # the eye is as far away as from a board with this many rows: all cubes are seen from above
_GOLD = "#f2c063"
_SIGN = QSize(30, 26)


class CubeWord(QWidget):
    """A word in cubes as large as there is room for, some of them golden."""

    def __init__(self, look: Appearance, small: bool = False) -> None:
        super().__init__()
        self._look, self._small = look, small
        self._letters, self._golden = "", frozenset[int]()
        across = QSizePolicy.Policy.Fixed if small else QSizePolicy.Policy.MinimumExpanding
        self.setSizePolicy(across, QSizePolicy.Policy.Fixed)

    def show_word(self, word: str, golden: Collection[int] = ()) -> None:
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

    def paintEvent(self, _event: QPaintEvent) -> None:
        from boggle_desk.views.boggle.dome.cube_painter import painter_of  # with numpy, which takes long to load

        across = max(1, len(self._letters)) * (1 + _GAP)
        side = min(float(self._side), self.width() / across)
        edge, pitch, room = side / _SEEN, _SEEN * (1 + _GAP), QRectF(0, 0, round(side * across), self.height())
        camera = TableCamera(room.width(), room.height(), _FAR, _FAR, edge)  # shadows fade at the picture's edges
        left = (side - room.width()) / 2 / edge
        poses = [(left + place * pitch, 0.0, 0.5, 1.0, 0.0, 0.0, 0.0) for place in range(len(self._letters))]
        labels: list[list[Label]] = [[("", 0)] * 4 + [(letter, 0), ("", 0)] for letter in self._letters]
        ratio = self.devicePixelRatioF()
        cubes = painter_of(self._look.theme).painted(camera, ratio, None, poses, labels, golden=self._golden)
        QPainter(self).drawImage(room, cubes)


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
