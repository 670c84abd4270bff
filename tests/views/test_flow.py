"""Widgets in a row, and in several where letters are large."""

from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from boggle_desk.views.flow import Flow
from boggle_desk.views.look import Look


def shown(qtbot: QtBot, *texts: str) -> tuple[Flow, list[QPushButton]]:
    buttons = [QPushButton(text) for text in texts]
    flow = Flow(Look(), buttons)
    qtbot.addWidget(flow)
    flow.resize(420, 200)
    flow.show()
    QApplication.processEvents()
    return flow, buttons


def rows(buttons: list[QPushButton]) -> list[int]:
    """Return in how many rows the buttons stand, as the heights at which they begin."""
    QApplication.processEvents()
    return sorted({button.y() for button in buttons if not button.isHidden()})


def test_what_fits_stands_in_one_row(qtbot: QtBot) -> None:
    flow, buttons = shown(qtbot, "Pass", "Swap tiles", "End the game")
    assert len(rows(buttons)) == 1
    flow.resize(120, 200)
    assert len(rows(buttons)) == 3
    flow.resize(420, 200)
    assert len(rows(buttons)) == 1


def test_four_become_two_and_two_when_one_says_more(qtbot: QtBot) -> None:
    _flow, buttons = shown(qtbot, "One", "Two", "Three", "Four")
    assert len(rows(buttons)) == 1
    buttons[0].setText("Two or three words more")
    assert len(rows(buttons)) == 2
    assert [button.x() for button in buttons[::2]] == [0, 0]
    buttons[0].setText("A text for which the row has no room, or hardly")
    assert len(rows(buttons)) == 4


def test_a_button_alone_in_the_last_row_has_it_whole(qtbot: QtBot) -> None:
    flow, buttons = shown(qtbot, "Exchange some", "Pass the turn", "Give a hint")
    flow.resize(buttons[0].sizeHint().width() * 2 + 40, 200)
    assert len(rows(buttons)) == 2
    assert buttons[2].width() == flow.width() > buttons[0].width()


def test_what_is_hidden_takes_no_room(qtbot: QtBot) -> None:
    _flow, buttons = shown(qtbot, "One", "Two", "A text for which the row has no room, or hardly any at all, I fear")
    assert len(rows(buttons)) > 1
    buttons[2].hide()
    assert len(rows(buttons)) == 1
