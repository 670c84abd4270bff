"""The pictures of wood are painted as one piece."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from boggle_desk.views.scrabble.scrabble_pictures import fitted, stretched
from tests.goldens import alike


@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0])
def test_no_line_is_seen_where_the_parts_of_a_picture_meet(ratio: float) -> None:
    """The wall behind shone through, in a fine line across each side of the frame."""
    wood, wall = QImage(60, 60, QImage.Format.Format_ARGB32_Premultiplied), QColor("white")
    wood.fill(QColor("#803010"))
    board = QImage(200, 200, QImage.Format.Format_ARGB32_Premultiplied)
    board.setDevicePixelRatio(ratio)
    board.fill(wall)
    painter = QPainter(board)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    side = 199.3 / ratio
    stretched(painter, wood, QRectF(0.3, 0.3, side - 0.6, side - 0.6), 1.37, 10.5)
    painter.end()
    plain = QImage(190, 190, QImage.Format.Format_RGB32)
    plain.fill(QColor("#803010"))
    assert alike(board.copy(3, 3, 190, 190), plain)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("letter", "WMŻ")
def test_wide_letters_are_as_high_as_others(letter: str) -> None:
    """A W was made smaller as a whole, and read as a small one."""
    wide, other = (fitted(each, 0.545, 0.66).boundingRect() for each in (letter, "H"))
    assert wide.bottom() == pytest.approx(other.bottom(), abs=0.01)
    assert wide.top() <= other.top() + 0.01
