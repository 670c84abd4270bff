"""Letters to click: nobody waits for their pictures."""

import pytest

from boggle_desk.views.appearance import Appearance
from boggle_desk.views.learn.quiz import LetterRow
from boggle_desk.views.scrabble.tiles import picture

ALPHABET = "abcdefghijklm"


@pytest.mark.parametrize("letters", ["abc", ALPHABET], ids=["large", "small"])
def test_tiles_are_painted_before_they_are_shown(qtbot, letters: str) -> None:
    row = LetterRow(Appearance())
    qtbot.addWidget(row)
    picture.cache_clear()
    row.prepare(ALPHABET, {"a": 1})
    qtbot.waitUntil(lambda: picture.cache_info().currsize == 2 * len(ALPHABET))
    painted = picture.cache_info().misses
    row.show_letters(letters, {"a": 1})
    row.grab()
    assert picture.cache_info().hits >= len(letters)
    assert picture.cache_info().misses == painted
