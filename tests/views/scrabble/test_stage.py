"""What is shown over the table for a moment."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from boggle_desk.views.appearance import Appearance
from boggle_desk.views.scrabble.stage import VerdictScene
from boggle_desk.views.scrabble.tile_motion import Flight
from boggle_desk.views.scrabble.tiles import TileFace
from tests.goldens import rgba

ROWS = [[(column, row) for column in range(10, 14)] for row in range(15)]
TALL = [(7, 0), (7, 5), (7, 14)]


@pytest.mark.parametrize("places", [*ROWS, TALL])
@pytest.mark.usefixtures("qapp")
def test_the_stamp_of_a_verdict_covers_no_sentence(places: list[tuple[int, int]]) -> None:
    """Wherever the tiles lie, one reads on the board who challenges, beside what came of it."""
    look, ground = Appearance(), QRectF(20, 20, 660, 660)
    spots = [QRectF(20 + 44 * column, 20 + 44 * row, 44, 44) for column, row in places]
    tiles = tuple(Flight(TileFace("X", 8), spot, spot) for spot in spots)
    act = VerdictScene(look, ground, tiles, None, "Ann challenges", "NOT IN THE DICTIONARY", False)
    card = QColor(look.theme.card).getRgb()
    plate, bare = ((rgba(_picture(act, second)) == card).all(axis=2) for second in (0.85, 1.6))
    assert plate.sum() > 1600
    assert (plate & ~bare).sum() < plate.sum() / 10


def _picture(act: VerdictScene, second: float) -> QImage:
    image = QImage(700, 700, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor("#204030"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    act.paint(painter, second)
    painter.end()
    return image
