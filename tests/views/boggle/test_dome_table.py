"""The table's surface that pages lie on, and the model of the letters."""

import pytest
from PySide6.QtCore import QModelIndex, QSize
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from boggle_desk.models.boggle.tables import BoardModel
from boggle_desk.views.appearance import DARK, LIGHT
from boggle_desk.views.images import table_pixmap


@pytest.mark.parametrize("ratio", [1.0, 2.0])
def test_the_table_fills_the_window(qtbot: QtBot, ratio: float) -> None:
    pixmap = table_pixmap(LIGHT, QSize(300, 200), ratio)
    assert pixmap.deviceIndependentSize().toSize() == QSize(300, 200)
    assert table_pixmap(LIGHT, QSize(300, 200), ratio) is pixmap, "kept"


def test_the_table_is_light_by_day_and_dark_by_night(qtbot: QtBot) -> None:
    shades = []
    for theme in (LIGHT, DARK):
        image = table_pixmap(theme, QSize(64, 64)).toImage()
        shades.append(image.pixelColor(20, 20).lightness())
    assert shades[0] > 200
    assert shades[1] < 80


def test_the_model_is_a_sound_table(qtmodeltester: ModelTester) -> None:
    model = BoardModel()
    model.show(2, 3, ["A", "B", "Qu", "#", "", "In"], False)
    qtmodeltester.check(model)
    assert (model.rowCount(), model.columnCount()) == (2, 3)
    assert model.rowCount(model.index(0, 0)) == 0
    assert model.index(0, 2).data() == "Qu"
    assert QModelIndex().data() is None


def test_a_change_is_told(qtbot: QtBot) -> None:
    model = BoardModel()
    with qtbot.waitSignal(model.dataChanged):
        model.show(4, 4, ["A"] * 16, False)
    with qtbot.waitSignal(model.modelReset):
        model.show(5, 5, ["A"] * 25, True)
    assert model.covered
    with pytest.raises(ValueError, match="25"):
        model.show(4, 4, ["A"] * 25, False)
