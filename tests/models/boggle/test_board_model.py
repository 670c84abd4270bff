"""Letters that people lay on a board."""

import pytest
from pytestqt.qtbot import QtBot

from boggle_desk.models.boggle.tables import LaidLetters


def test_letters_are_laid_and_taken_away(qtbot: QtBot) -> None:
    letters = LaidLetters()
    with qtbot.waitSignal(letters.changed):
        letters.put(5, "Qu")
    assert (letters.known, letters.complete) == (1, False)
    assert letters.board.letters[5] == "qu"
    with qtbot.assertNotEmitted(letters.changed):
        letters.put(5, "Qu")
    letters.clear()
    assert letters.known == 0


def test_another_size_keeps_what_both_have() -> None:
    letters = LaidLetters()
    letters.lay(4, tuple("ABCDEFGHIJKLMNOP"))
    assert letters.complete
    letters.resize(5)
    assert letters.faces[:7] == ("A", "B", "C", "D", "", "E", "F")
    assert letters.known == 16
    letters.resize(4)
    assert letters.faces == tuple("ABCDEFGHIJKLMNOP")


def test_faces_that_do_not_fill_the_board_are_refused() -> None:
    letters = LaidLetters()
    with pytest.raises(ValueError, match="do not fill"):
        letters.lay(4, ("A",) * 15)
    assert letters.known == 0
