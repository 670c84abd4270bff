"""A page to keep of a game, and the tables of a page."""

from datetime import date

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QTableView

from boggle_desk.engine.players import Player
from boggle_desk.engine.statistics import FamilyReport, FamilyRow, PastPlayer, Record, RecordKind, Streak
from boggle_desk.models.rows_model import Row, TextTable
from boggle_desk.views.appearance import KEEPSAKE, Appearance
from boggle_desk.views.boggle.board_sheets import PrintedBoard, board_marks
from boggle_desk.views.faces import faces_of
from boggle_desk.views.history.history_family import year_keepsake
from boggle_desk.views.history.history_page import year_of
from boggle_desk.views.history.history_strings import HistoryStrings
from boggle_desk.views.paper.printable import Keepsake, KeepsakeSheet, KeptPlace, TableSheet, table_of
from boggle_desk.views.paper.printer import picture
from boggle_desk.views.paper.sheets import Box, Line, Marks, Paper, Portrait, Text
from tests.views.paper.printed import check


def _board(side: float) -> Marks:
    return (Box(0, 0, side, side),)


def _kept(*places: KeptPlace) -> Keepsake:
    return Keepsake(
        "Boggle · Classic", "22 November", "Ben wins!", _board, "Best word: ENDURES · Ben · 5 points", places
    )


def test_a_keepsake_is_one_page_with_the_day_the_winner_and_everybody(qapp: object) -> None:
    cousins = (KeptPlace(f"Cousin {number}", 40 - number) for number in range(6))
    kept = _kept(KeptPlace("Ben", 53), KeptPlace("Mum", 49), *cousins)
    printout = KeepsakeSheet(lambda: kept).job(None, Paper(), True)()
    (page,) = printout.pages
    for text in (
        "Boggle · Classic · 22 November",
        "Ben wins!",
        "Best word: ENDURES · Ben · 5 points",
        "Cousin 5",
        "49",
    ):
        assert text in page.texts
    boxes = [mark for mark in page.marks if isinstance(mark, Box)]
    board = boxes[-1]
    assert board.width > 120
    assert any(box.fill == KEEPSAKE.tint and box.width > board.width for box in boxes), "no wood around the board"
    check(printout)


@pytest.mark.parametrize("count", [2, 4, 8])
def test_faces_and_the_race_are_on_the_page(qapp: object, count: int) -> None:
    """R-25: everybody's face beside the name and at the end of a line in their colour, the best on top."""
    players = [Player(f"P{number}", "casual" if number % 2 else None) for number in range(count)]
    faces = faces_of(Appearance(), players)
    run = [(9 - number, 20 - number, 40 - 3 * number) for number in range(count)]
    kept = _kept(*(KeptPlace(p.name, r[-1], f, r) for p, f, r in zip(players, faces, run, strict=True)))
    printout = KeepsakeSheet(lambda: kept).job(None, Paper(), True)()
    (page,) = printout.pages
    check(printout)
    portraits = [mark for mark in page.marks if isinstance(mark, Portrait)]
    assert [each.face for each in portraits if each.side > 20] == list(faces)
    ends = [each for each in portraits if each.side < 20]
    assert [each.face for each in sorted(ends, key=lambda each: each.y)] == list(faces)
    for face in faces:
        assert sum(isinstance(mark, Line) and mark.ink == face.colour for mark in page.marks) >= 3
    image = picture(page, 1.0)
    for each in portraits:  # painted, not only planned
        middle = image.pixelColor(round(each.x + each.side / 2), round(each.y + each.side * 0.1))
        assert middle != QColor(KEEPSAKE.paper)


def test_the_best_word_is_lit_with_its_path(qapp: object) -> None:
    """R-25."""
    board = PrintedBoard(2, 2, tuple((letter, 0) for letter in "TEAS"))
    plain = board_marks(board, 100, turned=False, inks=KEEPSAKE)
    lit = board_marks(board, 100, turned=False, inks=KEEPSAKE, path=(0, 1, 3))
    assert sum(isinstance(mark, Box) and mark.fill == KEEPSAKE.lit for mark in lit) == 3
    way = [mark for mark in lit if isinstance(mark, Line) and mark.ink == KEEPSAKE.way]
    assert [(mark.start, mark.end) for mark in way] == [((25, 25), (75, 25)), ((75, 25), (75, 75))]
    assert not any(isinstance(mark, Line) and mark.ink == KEEPSAKE.way for mark in plain)
    assert isinstance(lit[-1], Text), "the letters lie on the path"


def test_the_year_of_a_family_is_a_page(qapp: object) -> None:
    rows = tuple(
        FamilyRow(name.lower(), name, games, won, 20.0, None, "", 0)
        for name, games, won in (("Ann", 41, 17), ("Ben", 38, 12))
    )
    bests = (Record(RecordKind.WORD, 11, PastPlayer("Ann"), 1, "quilters", 0, 1_790_000_000, False),)
    report = FamilyReport(rows, (), (Streak("ann", "Ann", 6, False),), bests, True, 57, 31)
    strings = QObject()
    kept = year_keepsake(report, Appearance(), HistoryStrings(strings), 2026)
    printout = KeepsakeSheet(lambda: kept, "Our year", "Our year").job(None, Paper(), True)()
    check(printout)
    (page,) = printout.pages
    assert {"Our year at the table", "17"} <= set(page.texts)
    assert any(text.startswith("Ann once won 6 game") for text in page.texts)
    assert "".join(text for text in page.texts if len(text) == 1 and text.isdigit()) == "2026"
    assert any(text.startswith("Best Boggle word: QUILTERS") for text in page.texts)
    assert [year_of(date(2026, 12, 1)), year_of(date(2027, 1, 20)), year_of(date(2027, 2, 1))] == [2026, 2026, 2027]


def test_a_table_is_printed_as_it_is_shown(qapp: object) -> None:
    view, model = QTableView(), TextTable(("Name", "Won"), (1,))
    model.show_rows((Row(("Ann", "3")), Row(("Bea", "12"))))
    view.setModel(model)
    view.setAccessibleName("Records")
    table = table_of(view)
    assert (table.rows, table.right) == ((("Name", "Won"), ("Ann", "3"), ("Bea", "12")), (False, True))
    (page,) = TableSheet("History", [table]).job(None, Paper(), True)().pages
    assert {"History", "Records", "Name", "Bea", "12"} <= set(page.texts)
