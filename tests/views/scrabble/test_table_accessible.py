"""Every page of a crossword game for everybody: names for a screen reader, all of it by Tab, and no text cut off."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from tests.views.access import (
    LOOKS,
    cell_names,
    check_for_everybody,
    check_what_a_computer_says,
    page_of,
    tree,
)
from tests.views.scrabble.table_fixtures import Sitting, open_desk, scrabble_settings
from tests.views.scrabble.table_stages import NAMES, STAGES, play_to


@pytest.fixture
def people(qapp: QApplication) -> Iterator[Sitting]:
    """Return the program as it opens for four, on a window of 1280×800."""
    with open_desk(replace(scrabble_settings(*NAMES), remarks=False)) as opened:  # or one comes while all is measured
        yield opened


@pytest.mark.slow
@LOOKS
@pytest.mark.parametrize("stage", STAGES)
def test_a_page_is_for_everybody(people: Sitting, stage: str, largest: float) -> None:
    play_to(people, stage)
    check_for_everybody(people, largest)


@pytest.mark.slow
@LOOKS
@pytest.mark.parametrize("stage", ["cover", "draft", "challenge", "open", "end"])
def test_what_a_computer_says_covers_nothing(people: Sitting, stage: str, largest: float) -> None:
    play_to(people, stage)
    check_what_a_computer_says(people, largest)


def test_board_and_rack_say_each_square_and_tile(people: Sitting) -> None:
    """P16, P17, P20: place, letter, points, whether it is new or refused; premiums by name."""
    play_to(people, "fault")
    names = cell_names(people.table.board)
    assert len(names) == 225
    assert names[0] == "A1, empty, triple word"
    assert names[2 * 15 + 1] == "B3, Q, 10 points, new tile, doesn't fit"
    assert names[7 * 15 + 7] == "H8, C, 3 points"
    assert names[8 * 15 + 8].startswith("I9, N, 1 point")
    racks = cell_names(people.table.rack)
    assert racks[0].startswith("place 1: empty")
    assert racks[4].startswith("place 5: T, 1 point")


def test_a_covered_rack_says_nothing(people: Sitting) -> None:
    """P8: nor do the players' cards or the list of unseen tiles."""
    play_to(people, "cover")
    assert {name.partition(": ")[2] for name in cell_names(people.table.rack)} == {"hidden tile"}
    found = tree(QAccessible.queryAccessibleInterface(page_of(people.desk)))
    assert not any("C A T S" in part.text(QAccessible.Text.Name) for part in found)


def test_what_happens_is_announced(people: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    """P7, P17, P18: plays, turns, refusals and questions are said even if the keyboard is elsewhere."""
    said: list[str] = []
    for module in ("scrabble_table_page", "tile_placing"):
        monkeypatch.setattr(f"boggle_desk.views.scrabble.{module}.announce", lambda _page, text: said.append(text))
    play_to(people, "turn")
    people.type("x")
    people.key(Qt.Key.Key_Escape)
    people.write("G8", "Q")
    people.enter()
    texts = "\n".join(said)
    wanted = ("Ann: CAT, 10 point", "Bea's turn.", "Cem passes.", "X isn't on your rack.", "Is QCAT a word?")
    assert {part for part in wanted if part not in texts} == set()
    assert "%n" not in texts
    assert not any(letters in texts for letters in ("CATSE", "QUIZTED"))


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_board_and_rack_are_large_enough_with_any_letters(people: Sitting, scale: float) -> None:
    people.desk.services.choices.change(text_scale=scale)
    play_to(people, "draft")
    frame = people.table.board.geometry_of_squares.outside
    assert min(frame.width(), frame.height()) >= 690
    assert people.table.rack.visibleRegion().boundingRect() == people.table.rack.rect()
