"""What a player may look at beside the board (P7, P12)."""

from pytestqt.qtbot import QtBot

from boggle_desk.engine.players import Player
from boggle_desk.engine.scrabble.history import Kind, Line
from boggle_desk.views.look import Look
from boggle_desk.views.scrabble.info_card import InfoCard

PLAYERS = (Player("Ann"), Player("Bea"))
LINES = tuple(Line(number % 2, Kind.PASS, "", 0, 0, number) for number in range(1, 41))


def last_in_sight(card: InfoCard) -> int:
    """Return which row is the last that can be seen."""
    view = card.moves_view
    return view.rowAt(view.viewport().height() - 2)


def test_p7_the_last_turn_stays_in_sight(qtbot: QtBot) -> None:
    """When a turn is added, and when the card beside it leaves less room for the list."""
    card = InfoCard(Look())
    qtbot.addWidget(card)
    card.resize(360, 400)
    card.show()
    qtbot.waitExposed(card)
    for count in (5, 30, 31):
        card.moves.show_lines(LINES[:count], PLAYERS)
        qtbot.waitUntil(lambda count=count: last_in_sight(card) in (count - 1, -1))
    card.resize(360, 260)
    qtbot.waitUntil(lambda: last_in_sight(card) == 30)
