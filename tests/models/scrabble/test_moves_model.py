"""The turns of a game as an item model."""

from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QModelIndex, Qt
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from boggle_desk.engine.players import Player
from boggle_desk.engine.scrabble.history import Line, LineKind
from boggle_desk.models.scrabble.tables import MovesModel

ANN, BEA = Player("Ann"), Player("Bea")
TABLE: Any = SimpleNamespace(players=(ANN, BEA))
CEM = Player("Cem")
LINES = (
    Line(0, LineKind.PLAY, "8H CAT", 10, 10, 1, ANN),
    Line(1, LineKind.EXCHANGE, "3", 0, 0, 2, BEA),
    Line(0, LineKind.PASS, "", 0, 10, 3, ANN),
    Line(1, LineKind.PHONY, "USAND", -6, 0, 5, BEA),
    Line(0, LineKind.BONUS, "", 5, 15, 6, ANN),
    Line(1, LineKind.LOST_TURN, "", 0, 0, 6, BEA),
    Line(0, LineKind.RACK, "QU", -11, 4, 7, ANN),
    Line(1, LineKind.CORRECTION, "", -2, -2, 8, BEA),
    Line(0, LineKind.TIME, "", -10, -6, 8, ANN),
    Line(1, LineKind.LEFT, "", 0, -2, 9, BEA),
    Line(1, LineKind.SEAT, "Cem", 0, -2, 10, CEM),
)


@pytest.fixture
def model(qtbot: QtBot) -> MovesModel:
    made = MovesModel()
    made.show_lines(LINES, TABLE)
    return made


def row(model: MovesModel, number: int) -> list[str]:
    return [model.index(number, column).data() for column in range(4)]


def test_the_model_keeps_qts_contract(model: MovesModel, qtmodeltester: ModelTester) -> None:
    qtmodeltester.check(model)
    qtmodeltester.check(MovesModel())


def test_every_kind_of_line_is_said(model: MovesModel) -> None:
    """P7: who, what, points and total; a minus is a minus sign."""
    assert model.rowCount() == len(LINES) == len(LineKind)
    assert row(model, 0) == ["Ann", "8H CAT", "+10", "10"]
    assert row(model, 3) == ["Bea", "USAND came off", "−6", "0"]
    assert row(model, 6) == ["Ann", "QU left on the rack", "−11", "4"]
    assert row(model, 7)[2:] == ["−2", "−2"]
    assert row(model, 9)[:3] == ["Bea", "left the game", ""]
    assert row(model, 10)[:2] == ["Cem", "Cem takes the seat"]
    texts = [row(model, number)[1] for number in range(len(LINES))]
    assert len(set(texts)) == len(LINES)
    assert all(texts)
    assert "3" in texts[1]


def test_a_row_gives_its_line(model: MovesModel) -> None:
    assert model.row(model.index(2, 0)) is LINES[2]
    assert model.row(QModelIndex()) is None


def test_headers_and_sides(model: MovesModel) -> None:
    titles = [model.headerData(column, Qt.Orientation.Horizontal) for column in range(4)]
    assert titles == ["Player", "Turn", "Points", "Total"]
    right = model.index(0, 2).data(Qt.ItemDataRole.TextAlignmentRole)
    assert right & Qt.AlignmentFlag.AlignRight


def test_only_other_lines_reset_the_model(model: MovesModel, qtbot: QtBot) -> None:
    """What is chosen in the list stays chosen while nothing changes."""
    with qtbot.assertNotEmitted(model.modelReset, wait=0):
        model.show_lines(tuple(LINES), TABLE)
    with qtbot.waitSignal(model.modelReset):
        model.show_lines(LINES[:2], TABLE)
    assert model.rowCount() == 2
