"""Tables of a page on paper, with the day."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from PySide6.QtCore import QDateTime, Qt
from PySide6.QtWidgets import QTableView

from boggle_desk.models.locale_text import day_text
from boggle_desk.views.paper.printable import Printable, file_name
from boggle_desk.views.paper.sheets import (
    SMALL,
    Face,
    Line,
    Paper,
    Printout,
    Row,
    Section,
    Side,
    Text,
    elided,
    heading_row,
    printed,
    title_row,
    width,
)
from boggle_desk.views.theme import PAPER

_LINE, _GAP, _SIZE = 17.0, 10.0, 10.0


@dataclass(frozen=True)
class Table:
    """A table: its name, and texts row by row, the heads of the columns first."""

    name: str
    rows: tuple[tuple[str, ...], ...]
    right: tuple[bool, ...]
    """Which columns stand at their right."""


def table_of(view: QTableView) -> Table:
    """Return what a table shows."""
    model = view.model()
    columns = [column for column in range(model.columnCount()) if not view.isColumnHidden(column)]
    heads = tuple(str(model.headerData(column, Qt.Orientation.Horizontal) or "") for column in columns)
    rows = [
        tuple(str(model.index(row, column).data() or "") for column in columns)
        for row in range(model.rowCount())
        if not view.isRowHidden(row)
    ]
    first = (model.index(0, column).data(Qt.ItemDataRole.TextAlignmentRole) for column in columns)
    right = tuple(bool(side and Qt.AlignmentFlag(side) & Qt.AlignmentFlag.AlignRight) for side in first)
    return Table(view.accessibleName(), (heads, *rows), right)


class TableSheet(Printable):
    """The tables that a page shows."""

    def __init__(self, title: str, tables: Sequence[Table]) -> None:
        super().__init__()
        self.title, self._tables = title, tuple(tables)
        self._day = day_text(QDateTime.currentSecsSinceEpoch())

    def name(self, wishes: Any) -> str:
        return file_name(f"{self.title} {self._day}")

    def job(self, wishes: Any, paper: Paper, shown: bool) -> Callable[[], Printout]:
        return partial(self._printout, paper)

    def _printout(self, paper: Paper) -> Printout:
        wide = paper.room[0]
        sections = [Section((title_row(self.title, self._day, wide),), space=0)]
        for table in self._tables:
            widths = _widths(table, wide)
            head, *rows = (_row(texts, table.right, widths, not place) for place, texts in enumerate(table.rows))
            sections.append(Section(tuple(rows), heading=heading_row(table.name, wide), head=head, space=16))
        return printed(self.title, paper, sections, self.number)


def _widths(table: Table, wide: float) -> list[float]:
    """Return the width of each column: what its texts need; the first has what is left, or gives what is lacking."""
    needed = [
        max(width(text, _SIZE, Face.SEMIBOLD) for text in column) + _GAP for column in zip(*table.rows, strict=True)
    ]
    first = max(0.3 * wide, wide - sum(needed[1:]))
    share = min(1.0, (wide - first) / max(1.0, sum(needed[1:])))
    return [first, *(each * share for each in needed[1:])]


def _row(texts: Sequence[str], right: Sequence[bool], widths: Sequence[float], head: bool) -> Row:
    size, face, ink = (SMALL, Face.SEMIBOLD, PAPER.grey) if head else (_SIZE, Face.REGULAR, PAPER.black)
    marks: list[Text | Line] = []
    x = 0.0
    for text, at_right, wide in zip(texts, right, widths, strict=True):
        room = wide - _GAP
        side = Side.RIGHT if at_right else Side.LEFT
        marks.append(Text(elided(text, room, size, face), x, _LINE - 5, room, size, face, side, ink))
        x += wide
    marks.append(Line((0, _LINE), (sum(widths), _LINE), 0.8 if head else 0.4))
    return Row(_LINE, tuple(marks), keeps=head)
