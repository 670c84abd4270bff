"""The empty sheet on which people keep the score (rules B30, S1, S18, S19)."""

from collections import Counter
from itertools import product

import pytest
from PySide6.QtWidgets import QApplication

from boggle_desk.views.paper.sheets import Paper, Size
from boggle_desk.views.scrabble.scrabble_paper import ScoreSheet
from tests.engine.scrabble.table import PRESETS
from tests.views.boggle.paper_rounds import out
from tests.views.paper.printed import check, texts_of

PAPERS = [Paper(size, across) for size in Size for across in (False, True)]


@pytest.mark.parametrize(("players", "paper"), list(product((1, 2, 3, 4), PAPERS)))
def test_there_is_a_column_for_each_player_on_one_page(qapp: QApplication, players: int, paper: Paper) -> None:
    names = ("Ann", "Christopher Maximilian of Somewhere Far Away")
    printout = out(ScoreSheet(PRESETS["family"], names), paper, players=players)
    check(printout)
    assert len(printout.pages) == 1
    said = Counter(texts_of(printout))
    assert said["Final score"] == said["Word"] == players
    assert (said["Ann"], said[f"Player {players}"]) == (1, 1 if players > 2 else 0)
    assert said["12"] == 1, "at least a dozen turns"


def test_all_hundred_tiles_can_be_crossed_off(qapp: QApplication) -> None:
    rules = PRESETS["family"]
    said = Counter(texts_of(out(ScoreSheet(rules))))
    assert {letter: said[letter] for letter in (*rules.tiles.letters, "?")} == Counter(rules.tiles.tiles)
    assert said["Z"] == 1
    assert "A" not in texts_of(out(ScoreSheet(rules), tiles=False))
    assert any("50 extra points for 7 tiles" in text for text in said)


def test_names_can_be_left_out(qapp: QApplication) -> None:
    sheet = ScoreSheet(PRESETS["family"], ("Ann", "Bea", "Cem"))
    assert sheet.wishes.players == 3
    assert "Ann" not in texts_of(out(sheet, names=False))
    assert "names" not in {field.name for field in ScoreSheet(PRESETS["family"]).fields()}
