"""A page to keep of a game, and the tables of a page."""

from PySide6.QtWidgets import QTableView

from boggle_desk.models.rows_model import Row, TextTable
from boggle_desk.views.appearance import KEEPSAKE
from boggle_desk.views.paper.printable import Keepsake, KeepsakeSheet, TableSheet, table_of
from boggle_desk.views.paper.sheets import Box, Marks, Paper
from tests.views.paper.printed import check


def _board(side: float) -> Marks:
    return (Box(0, 0, side, side),)


def test_a_keepsake_is_one_page_with_the_day_the_winner_and_everybody(qapp: object) -> None:
    places = (("Ben", 53), ("Mum", 49), *((f"Cousin {number}", 40 - number) for number in range(6)))
    kept = Keepsake(
        "Boggle · Classic", "22 November", "Ben wins!", _board, "Best word: ENDURES · Ben · 5 points", places
    )
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


def test_a_table_is_printed_as_it_is_shown(qapp: object) -> None:
    view, model = QTableView(), TextTable(("Name", "Won"), (1,))
    model.show_rows((Row(("Ann", "3")), Row(("Bea", "12"))))
    view.setModel(model)
    view.setAccessibleName("Records")
    table = table_of(view)
    assert (table.rows, table.right) == ((("Name", "Won"), ("Ann", "3"), ("Bea", "12")), (False, True))
    (page,) = TableSheet("History", [table]).job(None, Paper(), True)().pages
    assert {"History", "Records", "Name", "Bea", "12"} <= set(page.texts)
