"""What a player may look at beside the board (P7, P12)."""

import pytest
from PySide6.QtWidgets import QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from boggle_desk.engine.players import Player
from boggle_desk.engine.scrabble.history import Line, LineKind
from boggle_desk.views.appearance import Appearance
from boggle_desk.views.scrabble.panel import InfoCard

PLAYERS = (Player("Ann"), Player("Bea"))
LINES = tuple(Line(number % 2, LineKind.PASS, "", 0, 0, number) for number in range(1, 41))


def last_in_sight(card: InfoCard) -> int:
    """Return which row is the last that can be seen."""
    view = card.moves_view
    return view.rowAt(view.viewport().height() - 2)


def test_p7_the_last_turn_stays_in_sight(qtbot: QtBot) -> None:
    """When a turn is added, and when the card beside it leaves less room for the list."""
    card = InfoCard(Appearance())
    qtbot.addWidget(card)
    card.resize(360, 400)
    card.show()
    qtbot.waitExposed(card)
    for count in (5, 30, 31):
        card.moves.show_lines(LINES[:count], PLAYERS)
        qtbot.waitUntil(lambda count=count: last_in_sight(card) in (count - 1, -1))
    card.resize(360, 260)
    qtbot.waitUntil(lambda: last_in_sight(card) == 30)


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_what_was_played_is_never_cut(qtbot: QtBot, scale: float) -> None:
    """S-3: long names and totals give way to the longest word of a board, also one far down the list."""
    look = Appearance(text_scale=scale)
    card = InfoCard(look)
    qtbot.addWidget(card)
    card.setStyleSheet(f"* {{ font-size: {look.px(17)}px }}")
    card.resize(look.px(360), look.px(400))
    card.show()
    players = (Player("Maximiliane-Charlotte"), Player("Bartholomew the Elder"))
    played = Line(0, LineKind.PLAY, "8A INTERNATIONALLY"[:18], 140, 140, 41)
    card.moves.show_lines((*LINES, played), players)
    view, turn = card.moves_view, card.moves.index(40, 1)
    view.scrollToBottom()
    needed = view.itemDelegate().sizeHint(QStyleOptionViewItem(), turn).width()
    assert needed <= view.columnWidth(1)
    assert view.columnWidth(0) > view.fontMetrics().horizontalAdvance("M")
    columns = [column for column in range(4) if not view.isColumnHidden(column)]
    assert sum(map(view.columnWidth, columns)) <= view.viewport().width()
