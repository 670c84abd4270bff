"""What lies on the table when points are told."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from boggle_desk.views.appearance import Appearance
from boggle_desk.views.decorations import paint_coin
from boggle_desk.views.show import Timeline


def _coin(look: Appearance, **kind: bool) -> QImage:
    image = QImage(60, 60, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint_coin(painter, look, QRectF(5, 5, 50, 50), "3", **kind)
    painter.end()
    return image


def test_a_coin_that_nobody_won_is_an_empty_ring(qapp: object) -> None:
    won, missed = _coin(Appearance()), _coin(Appearance(), dashed=True)
    assert won.pixelColor(18, 30).alpha() == 255
    assert missed.pixelColor(18, 30).alpha() == 0
    assert won.pixelColor(2, 2).alpha() == missed.pixelColor(2, 2).alpha() == 0


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    """Return a page with a button that has the keyboard."""
    page = QWidget()
    qtbot.addWidget(page)
    QVBoxLayout(page).addWidget(QPushButton())
    page.show()
    return page


@pytest.mark.parametrize(("key", "presses"), [(Qt.Key.Key_Space, 0), (Qt.Key.Key_A, 0), (None, 1)])
def test_any_key_or_click_ends_a_show_and_only_a_click_does_more(
    qtbot: QtBot, page: QWidget, key: Qt.Key | None, presses: int
) -> None:
    button = page.findChild(QPushButton)
    pressed = list[bool]()
    button.clicked.connect(lambda: pressed.append(True))
    show, seen = Timeline(page, Appearance()), list[float]()
    show.moved.connect(seen.append)
    show.play(1000.0)
    assert show.runs
    if key is None:
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    else:
        qtbot.keyClick(button, key)
    assert not show.runs
    assert seen[-1] == 1000.0
    assert len(pressed) == presses


def test_where_nothing_may_move_a_show_is_over_at_once(page: QWidget) -> None:
    show, seen = Timeline(page, Appearance(motion=False)), list[float]()
    show.moved.connect(seen.append)
    show.play(1000.0)
    assert not show.runs
    assert seen[-1] == 1000.0


def test_a_show_ends_with_its_page(page: QWidget) -> None:
    show = Timeline(page, Appearance())
    show.play(1000.0)
    page.hide()
    assert not show.runs
