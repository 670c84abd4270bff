"""What a player may look at beside the board (P7, P12)."""

from itertools import combinations
from types import SimpleNamespace
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from boggle_desk.engine.players import Player
from boggle_desk.engine.scrabble.history import Line, LineKind
from boggle_desk.views.appearance import Appearance
from boggle_desk.views.scrabble.scrabble_panel import InfoCard
from tests.goldens import alike

PLAYERS = (Player("Ann"), Player("Bea"))
TABLE: Any = SimpleNamespace(players=PLAYERS)
LINES = tuple(Line(number % 2, LineKind.PASS, "", 0, 0, number, PLAYERS[number % 2]) for number in range(1, 41))


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
        card.moves.show_lines(LINES[:count], TABLE)
        qtbot.waitUntil(lambda count=count: last_in_sight(card) in (count - 1, -1))
    card.resize(360, 260)
    qtbot.waitUntil(lambda: last_in_sight(card) == 30)


@pytest.mark.parametrize("width", [240, 600])
def test_what_was_played_is_never_cut(qtbot: QtBot, width: int) -> None:
    """S-3: neither long names nor points take room from the longest word of a board."""
    card = InfoCard(Appearance())
    qtbot.addWidget(card)
    players, pictures = (Player("Maximiliane-Charlotte"), Player("Bartholomew the Elder")), []
    table: Any = SimpleNamespace(players=players)
    for word in ("INTERNATIONALLY", "INTERNATIONALLI", "INTERNATIONALLy"):
        card.moves.show_lines((Line(0, LineKind.PLAY, f"8A {word}", 140, 140, 1, players[0]),), table)
        card.moves_view.resize(width, 100)
        pictures.append(card.moves_view.grab().toImage())
    assert not any(alike(one, other) for one, other in combinations(pictures, 2))


def test_blanks_in_the_log_are_marked(qtbot: QtBot) -> None:
    """S-11: a blank is no small letter, which can be taken for another one."""
    card = InfoCard(Appearance())
    qtbot.addWidget(card)
    card.resize(700, 300)
    card.grab()
    pictures = []
    for word in ("GALLI", "GA(L)LI", "GA(L)lI"):
        card.moves.show_lines((Line(0, LineKind.PLAY, f"8A {word}", 14, 14, 1, PLAYERS[0]),), TABLE)
        pictures.append(card.moves_view.grab().toImage())
    assert alike(pictures[0], pictures[1])
    assert not alike(pictures[1], pictures[2])
