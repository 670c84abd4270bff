"""A board with blank lists on paper (rules B3, B4, B5, B7, B9, B33)."""

from collections import Counter
from dataclasses import replace
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtWidgets import QApplication

from boggle_desk.engine.boggle.codes import read_code
from boggle_desk.engine.boggle.position import Phase
from boggle_desk.engine.boggle.rules import Writing
from boggle_desk.engine.players import Player
from boggle_desk.storage.lexica import open_shipped
from boggle_desk.views.boggle.board_sheets import BoardSheet, Lists, PrintedBoard, board_marks
from boggle_desk.views.boggle.result_sheets import ResultSheet, sheets_of_round
from boggle_desk.views.paper.sheets import Line, Outline, Paper, Printout, Size, Text
from tests.views.boggle.paper_rounds import covered, out, scored, sets
from tests.views.paper.printed import area, check, texts_of

PAPERS = [Paper(size, across) for size in Size for across in (False, True)]
ANN, BEA = Player("Ann"), Player("Bea", minimum_length=2, extra_seconds=30, head_start=5, team="Reds")


def faces(printout: Printout) -> list[list[str]]:
    """Return the letters of the board on each page: the boldest and largest texts."""
    return [
        [mark.text for mark in page.marks if isinstance(mark, Text) and mark.size > 17.0] for page in printout.pages
    ]


@settings(max_examples=settings().max_examples // 2)
@given(
    names=st.lists(st.text(min_size=0, max_size=60), min_size=1, max_size=9),
    preset=st.sampled_from(["classic", "master", "super", "linear"]),
    lists=st.sampled_from(Lists),
    paper=st.sampled_from(PAPERS),
    turned=st.booleans(),
)
def test_any_players_get_the_board_and_a_list_each(
    qapp: QApplication, names: list[str], preset: str, lists: Lists, paper: Paper, turned: bool
) -> None:
    position = covered([Player(name) for name in names], preset)
    printout = out(BoardSheet(position, False, sets()), paper, lists=lists, turned=turned)
    check(printout)
    said = Counter(texts_of(printout))
    boards = len(names) if lists is Lists.EACH else 1
    letters = [cube.letters for cube in position.cubes if cube.letters != "#"]
    assert [page for page in faces(printout) if page] == [letters] * boards
    assert said["1"] == said["Total"] == (0 if lists is Lists.NONE else len(names))


@pytest.mark.parametrize(("preset", "lists"), list(product(["classic", "super"], Lists)))
def test_a_covered_board_shows_no_letter_and_no_code(qapp: QApplication, preset: str, lists: Lists) -> None:
    """Rule B7: nobody sees the letters before all do, not even in the preview of the paper."""
    sheet = BoardSheet(covered([ANN, BEA], preset), True, sets())
    assert not sheet.is_shown(sheet.wishes)
    hidden = out(sheet, shown=False, lists=lists)
    assert [page for page in faces(hidden) if page] == []
    assert "code" not in " ".join(texts_of(hidden))
    assert faces(out(sheet, lists=lists))[0] != []
    assert not any(isinstance(mark, Outline) for page in hidden.pages for mark in page.marks), "a solid face is seen"


def test_what_may_be_printed_follows_the_round(qapp: QApplication) -> None:
    """Rules B6, B7: before the search only for lists on paper, while the glass runs nothing, then everything."""
    position = covered([ANN, BEA])

    def offered(**changes: object) -> list[tuple[type, bool]]:
        found = sheets_of_round(replace(position, **changes), open_shipped, sets())  # type: ignore[arg-type] # any field
        return [(type(sheet), sheet.secret) for sheet in found]

    assert offered(cubes=(), phase=Phase.SHAKE) == []
    assert offered() == [(BoardSheet, True)]
    on_screen = replace(position.rules, writing=Writing.SCREEN)
    assert offered(rules=on_screen) == []
    assert offered(phase=Phase.SEARCH, searching=(0, 1)) == offered(phase=Phase.FINISH) == []
    assert offered(phase=Phase.COLLECT) == offered(phase=Phase.READ, rules=on_screen) == [(BoardSheet, False)]
    counted = scored({ANN: [], BEA: []})
    both = [(ResultSheet, False), (BoardSheet, False)]
    assert [(type(s), s.secret) for s in sheets_of_round(counted, open_shipped, sets())] == both


def test_the_sheet_tells_rules_handicaps_and_a_code_that_brings_the_board_back(qapp: QApplication) -> None:
    position = covered([ANN, BEA])
    said = " ".join(texts_of(out(BoardSheet(position, False, sets()), lists=Lists.TOGETHER)))
    assert "3–4 letters: 1, 5 letters: 2, 6 letters: 3, 7 letters: 5, 8 letters or more: 11" in said
    assert "Reds" in said
    (line,) = {text for text in texts_of(out(BoardSheet(position, False, sets()))) if text.startswith("Board code")}
    board = position.board
    assert board
    assert read_code(line.partition(": ")[2], sets()).board == board


def test_names_may_stay_blank(qapp: QApplication) -> None:
    sheet = BoardSheet(covered([ANN, BEA]), False, sets())
    assert texts_of(out(sheet)).count("Ann") == 1
    blank = texts_of(out(sheet, names=False))
    assert (blank.count("Ann"), blank.count("Name")) == (0, 2)


def test_letters_are_drawn_as_they_lie_or_upright(qapp: QApplication) -> None:
    """Rules B3, B4, B5: Qu on one cube, a line below M, W and Z that turns with the letter."""
    labels = (("Qu", 1), ("M", 2), ("Z", 3), ("A", 1))
    board = PrintedBoard(2, 2, labels)

    def drawn(turned: bool) -> list[tuple[str, int]]:
        return [(mark.text, mark.turn) for mark in board_marks(board, 200, turned) if isinstance(mark, Text)]

    assert drawn(False) == [("Qu", 0), ("M", 0), ("Z", 0), ("A", 0)]
    assert drawn(True) == list(labels)
    bars = [mark for mark in board_marks(board, 200, True) if isinstance(mark, Line)]
    below_m, below_z = (area(bar).center() for bar in bars)
    letters = [area(mark).center() for mark in board_marks(board, 200, True) if isinstance(mark, Text)]
    assert below_m.y() < letters[1].y() - 20, "M stands on its head, and its line with it"
    assert below_z.x() > letters[2].x() + 20, "Z lies to the left, its line at its right"


def test_a_solid_face_is_no_letter(qapp: QApplication) -> None:
    marks = board_marks(PrintedBoard(1, 2, (("#", 0), ("E", 0))), 200, False)
    assert [mark.text for mark in marks if isinstance(mark, Text)] == ["E"]
    assert any(isinstance(mark, Outline) for mark in marks)


def test_all_lists_on_one_sheet_lie_across(qapp: QApplication) -> None:
    sheet = BoardSheet(covered([ANN, BEA]), False, sets())
    assert [sheet.is_across(replace(sheet.wishes, lists=lists)) for lists in Lists] == [False, True, False]


def test_the_file_is_named_after_the_round(qapp: QApplication) -> None:
    sheet = BoardSheet(covered([ANN]), False, sets())
    assert sheet.name(sheet.wishes) == "Boggle Classic, round 1"
