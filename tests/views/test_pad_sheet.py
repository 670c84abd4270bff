"""The score pad as it looks, and as those hear it who do not see it."""

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from boggle_desk.models.rows_model import EMPTY_CELL, PadGrid, SheetCell
from boggle_desk.views.appearance import Appearance
from boggle_desk.views.pad_sheet import ScorePad
from tests.goldens import check_golden

SHEET = PadGrid(
    ("Grandma", "Theo"),
    ("41", "−6"),
    ("1", "2", "±"),
    (
        (SheetCell(0, "", "24", spoken="Grandma, 24 points"), SheetCell(1, "CATS", "5", spoken="Theo, CATS, 5 points")),
        (SheetCell(2, "TAC", "0", struck=True, spoken="Grandma, TAC, came off"), EMPTY_CELL),
        (SheetCell(None, "", "+11"), SheetCell(None, "QE", "−11")),
    ),
    winners=(0,),
    next_column=1,
)


def pad(qtbot: QtBot, dark: bool = False) -> ScorePad:
    made = ScorePad(Appearance(dark=dark))
    qtbot.addWidget(made)
    made.resize(520, 420)
    made.show_sheet(SHEET)
    made.show()
    QApplication.processEvents()
    return made


def test_the_pad_as_it_was_approved_golden(qtbot: QtBot) -> None:
    made = pad(qtbot, dark=True)
    made.mark(1)
    check_golden(made.grab().toImage(), "pad-dark")


def test_players_with_one_initial_in_common_have_two_letters(qtbot: QtBot) -> None:
    made = pad(qtbot)
    before = made.grab().toImage()
    made.show_sheet(replace(SHEET, names=("Grandma", "Gerda")))
    both_named_g = made.grab().toImage()
    made.show_sheet(SHEET)
    assert made.grab().toImage() == before
    assert both_named_g.copy(0, 0, 290, 90) != before.copy(0, 0, 290, 90), "Gr is no G"


def test_every_cell_is_said_and_the_totals_too(qtbot: QtBot) -> None:
    made = pad(qtbot)
    cells = made.cells
    assert cells.index(0, 1).data(Qt.ItemDataRole.AccessibleTextRole) == "Theo, CATS, 5 points"
    assert cells.headerData(0, Qt.Orientation.Horizontal) == "Grandma"
    assert cells.headerData(2, Qt.Orientation.Vertical) == "±"
    assert made.table.accessibleDescription() == "Grandma: 41, Theo: −6"


def test_a_cell_is_chosen_by_click_or_enter_and_an_empty_one_not(qtbot: QtBot) -> None:
    made = pad(qtbot)
    chosen: list[object] = []
    made.chosen.connect(chosen.append)
    for row, column in ((0, 1), (1, 1), (2, 0)):
        place = made.table.visualRect(made.cells.index(row, column)).center()
        QTest.mouseClick(made.table.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
    assert chosen == [1]
    made.table.setCurrentIndex(made.cells.index(1, 0))
    QTest.keyClick(made.table, Qt.Key.Key_Return)
    assert chosen == [1, 2]


def test_columns_share_the_width_and_many_rows_scroll_to_the_last(qtbot: QtBot) -> None:
    made = pad(qtbot)
    assert made.table.columnWidth(0) == made.table.columnWidth(1) == made.table.viewport().width() // 2
    rows = tuple((SheetCell((n, 0), "", str(n)), SheetCell((n, 1), "", str(n))) for n in range(40))
    made.show_sheet(PadGrid(("Ann", "Ben"), ("1", "2"), tuple(map(str, range(40))), rows))
    QApplication.processEvents()
    assert made.table.rowAt(made.table.viewport().height() - 3) == 39
    made.mark((2, 0))
    assert made.table.rowAt(3) <= 2
