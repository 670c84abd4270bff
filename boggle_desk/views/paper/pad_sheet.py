"""The sheets of score pads on paper."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QCheckBox

from boggle_desk.models.sheet_model import Sheet, SheetCell
from boggle_desk.views.forms import Field
from boggle_desk.views.paper.printable import Printable, file_name
from boggle_desk.views.paper.sheets import (
    Box,
    Face,
    Line,
    Mark,
    Marks,
    Paper,
    Printout,
    Row,
    Section,
    Side,
    Text,
    elided,
    fitting,
    heading_row,
    moved,
    paragraph,
    printed,
    title_row,
    width,
)
from boggle_desk.views.theme import PAPER

_MARGIN, _GAP = 24.0, 8.0
"""The width of the column with the numbers of the lines, and the room between a player's column and its edges."""
_HEAD, _LINE, _TOTAL = 22.0, 17.0, 30.0
_NAME, _WORDS, _NUMBER, _SUM = 11.0, 9.0, 10.5, 14.0
_LEAST_WORDS = 12.0
"""With less room than this words beside a number cannot be read."""


@dataclass(frozen=True)
class PadOnPaper:
    """A score pad as it is printed."""

    title: str
    sheet: Sheet
    said: str = ""
    """The winner, or the score so far."""
    notes: tuple[str, ...] = ()
    """Further lines below the totals."""
    board: Marks = ()
    """What lies on the table, drawn; nothing where that is not known."""
    board_side: float = 0.0
    """The side of the square that it is drawn in."""
    board_heading: str = ""
    board_note: str = ""


def pad_sections(pad: PadOnPaper, paper: Paper) -> tuple[Section, ...]:
    """Return the sheet, and below it the board if one is drawn."""
    wide, sheet = paper.room[0], pad.sheet
    top = [title_row(pad.title, "", wide), *paragraph(pad.said, wide, 11.0, PAPER.black)]
    column = (wide - _MARGIN) / max(1, len(sheet.names))
    lines = [
        Row(_LINE, (*_title(title), *_columns([_cell(cell, column) for cell in cells], column, _LINE)))
        for title, cells in zip(sheet.titles, sheet.rows, strict=True)
    ]
    lines = [*lines[:-1], *(replace(line, keeps=True) for line in lines[-1:]), _totals(sheet, column, wide)]
    sections = [
        Section(tuple(top), space=0),
        Section(tuple(lines), head=_names(sheet, column, wide), space=8),
        Section(tuple(row for note in pad.notes for row in paragraph(note, wide, 10.0, PAPER.black)), space=8),
    ]
    if pad.board:
        below = paragraph(pad.board_note, wide) if pad.board_note else ()
        drawn = Row(pad.board_side + 6, pad.board, keeps=bool(below))
        sections.append(Section((drawn, *below), heading=heading_row(pad.board_heading, wide), space=16))
    return tuple(section for section in sections if section.rows)


def _title(title: str) -> Marks:
    room = _MARGIN - _GAP
    return (Text(elided(title, room, 8.0), 0, 12, room, 8.0, side=Side.RIGHT, ink=PAPER.grey),)


def _columns(columns: Sequence[Marks], wide: float, high: float, ink: str = PAPER.line) -> Marks:
    """Return the parts of a line beside each other, each behind a line of its own, and a line below them all."""
    marks: list[Mark] = [Line((0, high), (_MARGIN + wide * len(columns), high), 0.3)]
    for place, column in enumerate(columns):
        left = _MARGIN + place * wide
        marks += [Line((left, 0), (left, high), 0.4, ink), *moved(column, left, 0)]
    return tuple(marks)


def _names(sheet: Sheet, column: float, wide: float) -> Row:
    room = column - _GAP
    names = [
        (Text(elided(name, room, _NAME, Face.BOLD), _GAP / 2, 14, room, _NAME, Face.BOLD, Side.MIDDLE),)
        for name in sheet.names
    ]
    return Row(_HEAD, (*_columns(names, column, _HEAD), Line((0, _HEAD), (wide, _HEAD), 0.9, PAPER.black)), keeps=True)


def _cell(cell: SheetCell, column: float) -> Marks:
    """Return words at the left and a number at the right; what was taken back has a line through it."""
    room, y = column - _GAP, 12.0
    taken = min(room, width(cell.number, _NUMBER, Face.SEMIBOLD)) if cell.number else 0.0
    size = fitting(cell.number, room, _NUMBER, Face.SEMIBOLD)
    marks: list[Mark] = []
    left = room - taken - (4 if taken else 0)
    words = elided(cell.words, left, _WORDS) if left >= _LEAST_WORDS else ""
    if words:
        marks.append(Text(words, _GAP / 2, y, left, _WORDS))
    if words and cell.struck:
        end = _GAP / 2 + width(words, _WORDS) + 1
        marks.append(Line((_GAP / 2 - 1, y - 3.2), (end, y - 3.2), 0.7, PAPER.black))
    if cell.number:
        marks.append(Text(cell.number, _GAP / 2, y, room, size, Face.SEMIBOLD, Side.RIGHT))
    return tuple(marks)


def _totals(sheet: Sheet, column: float, wide: float) -> Row:
    """Return the sums below a double line; those who have won have a ring around theirs."""
    sums = [_total(total, seat in sheet.winners, column) for seat, total in enumerate(sheet.totals)]
    double = tuple(Line((0, y), (wide, y), 0.9, PAPER.black) for y in (0.0, 2.4))
    drawn = tuple(mark for place, total in enumerate(sums) for mark in moved(total, _MARGIN + place * column, 0))
    return Row(_TOTAL, (*double, *drawn))


def _total(total: str, won: bool, column: float) -> Marks:
    room = column - _GAP
    size = fitting(total, room - 12, _SUM, Face.BOLD)
    text = Text(total, _GAP / 2, 20.5, room, size, Face.BOLD, Side.MIDDLE)
    if not won:
        return (text,)
    wide = width(total, size, Face.BOLD) + 14
    return Box((column - wide) / 2, 5.5, wide, 20, 10, 1.0, PAPER.black), text


_MANY = 6
"""More players than this have room on paper that lies across."""


@dataclass(frozen=True)
class PadWishes:
    """How a pad is wanted."""

    board: bool = True


class PadSheet(Printable):
    """The sheet with all that is written and the totals; with the board where the pad knows it."""

    def __init__(self, pad: PadOnPaper, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pad = pad
        self.title = self.tr("This score pad")
        self.wishes = PadWishes()

    def fields(self) -> tuple[Field, ...]:
        return (Field("board", QCheckBox(self.tr("The board"))),) if self._pad.board else ()

    def is_across(self, wishes: Any) -> bool:
        return len(self._pad.sheet.names) > _MANY

    def name(self, wishes: Any) -> str:
        return file_name(self._document)

    @property
    def _document(self) -> str:
        text = self.tr("{title}: {names}")
        return text.format(title=self._pad.title, names=", ".join(self._pad.sheet.names))

    def job(self, wishes: Any, paper: Paper, shown: bool) -> Callable[[], Printout]:
        return partial(self._printout, wishes, paper)

    def _printout(self, wishes: PadWishes, paper: Paper) -> Printout:
        pad = self._pad if wishes.board else replace(self._pad, board=())
        return printed(self._document, paper, pad_sections(pad, paper), self.number)
