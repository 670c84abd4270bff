"""The name of the game, laid in its own cubes."""

import math
from random import Random

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from boggle_desk.engine.boggle.cubes import PlacedCube
from boggle_desk.views.appearance import Appearance
from boggle_desk.views.boggle.dome import cube_painter
from boggle_desk.views.boggle.dome.camera import Camera
from boggle_desk.views.boggle.dome.cube_painter import CubePainter, Placed
from boggle_desk.views.boggle.dome.faces import facing_up, labels_for, multiplied

_ROWS = ("BOGGLE", "DESK")
_PITCH = 1.14
_SIDES = "ESTARN"
_HIGH, _LOW = 240, 150
"""How high it is in pixels of the design, and where room is wanted."""


class Wordmark(QWidget):
    """Two rows of cubes, a little askew as people lay them."""

    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self._look = look
        self._picture: QPixmap | None = None
        self._high = _HIGH
        self.setAccessibleName("Boggle Desk")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._fit)
        self._fit()

    def _fit(self) -> None:
        self._picture = None
        self.setFixedHeight(self._look.px(self._high))
        self.update()

    def make_room(self, wanted: bool) -> None:
        """Be smaller while the room is wanted for other things."""
        self._high = _LOW if wanted else _HIGH
        self._fit()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(700), self._look.px(self._high))

    def paintEvent(self, _event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        if self._picture is None or self._picture.size() != self.size() * ratio:
            self._picture = self._painted(ratio)
        QPainter(self).drawPixmap(0, 0, self._picture)

    def _painted(self, ratio: float) -> QPixmap:
        picture = QPixmap(self.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        camera = Camera(self.width(), self.height(), len(_ROWS), len(_ROWS[0]))
        cubes = _cubes()
        painter = QPainter(picture)
        cube_painter.paint_shadows(painter, camera, cubes, QRectF(self.rect()))
        CubePainter(self._look.theme).paint(painter, camera, cubes)
        painter.end()
        return picture


def _cubes() -> list[Placed]:
    askew = Random(16)
    cubes: list[Placed] = []
    for row, word in enumerate(_ROWS):
        for place, letter in enumerate(word):
            x = (place - (len(word) - 1) / 2) * _PITCH + askew.uniform(-0.03, 0.03)
            y = (0.5 - row) * _PITCH * 1.04
            angle = askew.gauss(0, 0.05)
            c, s = math.cos(angle), math.sin(angle)
            standing = facing_up(4, 0)
            labels = labels_for(PlacedCube((*_SIDES[:4], letter, _SIDES[4]), 4, 0), standing)
            cubes.append(((x, y, 0.5), multiplied((c, -s, 0, s, c, 0, 0, 0, 1), standing), labels))
    return cubes
