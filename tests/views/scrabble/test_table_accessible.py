"""Every page of a crossword game for everybody: names for a screen reader, all of it by Tab, and no text cut off."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractScrollArea, QApplication

from boggle_desk.settings import Appearance
from boggle_desk.views.scrabble.board_table import BoardTable
from boggle_desk.views.scrabble.rack_view import RackView
from tests.views.access import beyond_tab, cell_names, describe, faults, page_of, tree, unnamed
from tests.views.scrabble.table_fixtures import Sitting, open_desk, scrabble_settings
from tests.views.scrabble.table_stages import NAMES, STAGES, play_to


@pytest.fixture
def people(qapp: QApplication) -> Iterator[Sitting]:
    """Return the program as it opens for four, on a window of 1280×800."""
    with open_desk(scrabble_settings(*NAMES)) as opened:
        yield opened


@pytest.mark.parametrize("stage", STAGES)
def test_every_control_has_a_name(people: Sitting, stage: str) -> None:
    play_to(people, stage)
    assert unnamed(page_of(people.desk)) == []


def test_board_and_rack_say_each_square_and_tile(people: Sitting) -> None:
    """P16, P17, P20: place, letter, points, whether it is new or refused; premiums by name."""
    play_to(people, "fault")
    names = cell_names(people.table.board)
    assert len(names) == 225
    assert names[0] == "A1, empty, triple word"
    assert names[2 * 15 + 1] == "B3, Q, 10 points, new tile, refused"
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
    monkeypatch.setattr("boggle_desk.views.scrabble.table_page.announce", lambda _page, text: said.append(text))
    play_to(people, "turn")
    people.type("x")
    people.key(Qt.Key.Key_Escape)
    people.write("G8", "Q")
    people.enter()
    texts = "\n".join(said)
    wanted = ("Ann: CAT, 10 point", "Bea to play.", "Cem passes.", "That tile is not on the rack.", "Is QCAT a word?")
    assert {part for part in wanted if part not in texts} == set()
    assert "%n" not in texts
    assert not any(letters in texts for letters in ("CATSE", "QUIZTED"))


# ------------------------------------------------------------------------------------------ by Tab


@pytest.mark.parametrize("stage", STAGES)
def test_tab_reaches_everything_and_comes_round(people: Sitting, stage: str) -> None:
    play_to(people, stage)
    assert beyond_tab(page_of(people.desk), lambda: people.key(Qt.Key.Key_Tab)) == []


# ------------------------------------------------------------------------------------------ room


@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("scale", [1.0, 1.3, 2.0])
def test_no_text_is_cut_off_and_nothing_lies_on_anything(people: Sitting, stage: str, scale: float) -> None:
    """A window of 1280×800 has room for every page; with large letters what does not fit can be scrolled to."""
    people.desk.services.choices.change(text_scale=scale, theme=Appearance.DARK if scale == 1.3 else Appearance.LIGHT)
    play_to(people, stage)
    assert faults(page_of(people.desk)) == []
    page = page_of(people.desk)
    areas = [area for area in page.findChildren(QAbstractScrollArea) if not isinstance(area, BoardTable | RackView)]
    wide = [area for area in areas if area.horizontalScrollBar().maximum() > 0]
    assert [describe(area) for area in wide] == []
    if people.desk.table:
        assert min(people.table.board.width(), people.table.board.height()) >= 380
        assert people.table.rack.visibleRegion().boundingRect() == people.table.rack.rect()
