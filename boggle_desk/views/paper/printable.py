"""What can be printed: its title, what can be chosen about it, its pages; and what games and rooms alike print."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise
from typing import Any, NamedTuple

from PySide6.QtCore import QDateTime, QObject, Qt
from PySide6.QtWidgets import QCheckBox, QTableView

from boggle_desk.models.locale_text import day_text, number_text
from boggle_desk.models.rows_model import PadGrid, SheetCell
from boggle_desk.views.appearance import KEEPSAKE, PAPER
from boggle_desk.views.faces import Avatar
from boggle_desk.views.forms import Field
from boggle_desk.views.paper.sheets import (
    SMALL,
    Box,
    Cell,
    FontWeight,
    Line,
    Mark,
    Marks,
    Paper,
    Point,
    Portrait,
    Printout,
    Row,
    Section,
    Side,
    fitting,
    heading_row,
    line,
    moved,
    paragraph,
    printed,
    title_row,
    width,
)

_FORBIDDEN = '<>:"/\\|?*·'  # what no file's name may hold on some system, and a sign that is hard to type


class Printable(QObject):
    """Something that can be printed. `wishes` is a frozen value with a field for everything that can be chosen.

    `job` is called in the thread of the window; what it returns takes its time and runs on another one.
    """

    title = ""  # what it is called where one chooses among several
    wishes: Any = None  # what is chosen at first
    secret = False  # whether the screen may not show the letters yet, only the paper (rule B7)
    hidden_note = ""  # the note where the screen shows no letters
    shared = False  # whether people would share it as a picture
    again = ""  # the text of the button that draws lots again; empty where nothing is drawn

    def fields(self) -> tuple[Field, ...]:
        return ()

    def is_across(self, _wishes: Any) -> bool:
        return False

    def is_shown(self, _wishes: Any) -> bool:
        """Return whether the screen may show all that is on the paper."""
        return not self.secret

    def name(self, wishes: Any) -> str:
        """Return the name of a file for it, without an ending."""
        raise NotImplementedError

    def number(self, place: int, pages: int) -> str:
        return self.tr("Page {place} of {pages}").format(place=place, pages=pages)

    def make_again(self) -> None:
        """Draw lots again."""

    def job(self, wishes: Any, paper: Paper, shown: bool) -> Callable[[], Printout]:
        """Return the work that makes its pages; with all letters if they may be `shown`."""
        return partial(self.printout, wishes, paper, shown)

    def printout(self, wishes: Any, paper: Paper, shown: bool) -> Printout:
        """Return its pages; on any thread."""
        raise NotImplementedError


def file_name(text: str) -> str:
    """Return a text as the name of a file that every system takes."""
    kept = "".join(" " if sign in _FORBIDDEN or not sign.isprintable() else sign for sign in text)
    return " ".join(kept.split())[:80].strip(" .")


_LINE, _GAP, _SIZE = 17.0, 10.0, 10.0
"""A line of a table or a pad, and the room between the columns of a table and its letters."""


@dataclass(frozen=True)
class PrintedTable:
    """A table: its name, and texts row by row, the heads of the columns first."""

    name: str
    rows: tuple[tuple[str, ...], ...]
    right: tuple[bool, ...]  # which columns stand at their right


def table_of(view: QTableView) -> PrintedTable:
    model = view.model()
    columns = [column for column in range(model.columnCount()) if not view.isColumnHidden(column)]
    titles = (str(model.headerData(column, Qt.Orientation.Horizontal) or "") for column in columns)
    heads = tuple(title.replace("\n", " ") for title in titles)
    rows = [
        tuple(str(model.index(row, column).data() or "") for column in columns)
        for row in range(model.rowCount())
        if not view.isRowHidden(row)
    ]
    first = (model.index(0, column).data(Qt.ItemDataRole.TextAlignmentRole) for column in columns)
    right = tuple(bool(side and Qt.AlignmentFlag(side) & Qt.AlignmentFlag.AlignRight) for side in first)
    return PrintedTable(view.accessibleName(), (heads, *rows), right)


class TableSheet(Printable):
    def __init__(self, title: str, tables: Sequence[PrintedTable]) -> None:
        super().__init__()
        self.title, self._tables = title, tuple(tables)
        self._day = day_text(QDateTime.currentSecsSinceEpoch(), lasting=True)

    def name(self, wishes: Any) -> str:
        return file_name(f"{self.title} {self._day}")

    def printout(self, wishes: Any, paper: Paper, shown: bool) -> Printout:
        wide = paper.room[0]
        sections = [Section((title_row(self.title, self._day, wide),), space=0)]
        for table in self._tables:
            widths = _widths(table, wide)
            head, *rows = (_row(texts, table.right, widths, not place) for place, texts in enumerate(table.rows))
            sections.append(Section(tuple(rows), heading=heading_row(table.name, wide), head=head, space=16))
        return printed(self.title, paper, sections, self.number)


def _widths(table: PrintedTable, wide: float) -> list[float]:
    """Return the width of each column: what its texts need; the first has what is left, or gives what is lacking."""
    needed = [
        max(width(text, _SIZE, FontWeight.SEMIBOLD) for text in column) + _GAP
        for column in zip(*table.rows, strict=True)
    ]
    first = max(0.3 * wide, wide - sum(needed[1:]))
    share = min(1.0, (wide - first) / max(1.0, sum(needed[1:])))
    return [first, *(each * share for each in needed[1:])]


def _row(texts: Sequence[str], right: Sequence[bool], widths: Sequence[float], head: bool) -> Row:
    size, face, ink = (SMALL, FontWeight.SEMIBOLD, PAPER.grey) if head else (_SIZE, FontWeight.REGULAR, PAPER.black)
    cells = [
        Cell(text, wide, size, face, Side.RIGHT if at_right else Side.LEFT, ink, _GAP)
        for text, at_right, wide in zip(texts, right, widths, strict=True)
    ]
    return line(cells, _LINE, _LINE - 5, Line((0, _LINE), (sum(widths), _LINE), 0.8 if head else 0.4), keeps=head)


_WINNER, _BEST, _PLACE, _HIGH = 54.0, 17.0, 15.0, 34.0  # sizes of letters, and the height of a line, on a keepsake
_STANDING, _WOOD, _OUT, _BAND, _CUBE = 250.0, 14.0, 13.0, 9.0, 18.0
"""How wide the lines with the points are, how wide the wood around the board is, how far outside of the margins the
frame of the page is, how wide its wood is, and the cubes on its corners."""
_RACE, _RACE_GAP, _FACE, _DOT = 176.0, 26.0, 24.0, 15.0
"""How wide the race is and how far from the points, how large a face is beside a name, and at the end of its line."""
_GRAIN_STEP, _GRAINS = 3.6, ("#5d3a21", "#7a5031", "#643f25")
"""How far apart the lines of the grain of wood are, in points, and their colours in turn."""


class KeptPlace(NamedTuple):
    """Somebody on a keepsake: name, points, face, and the points after each round or turn for the race."""

    name: str
    points: int
    face: Avatar | None = None
    run: tuple[int, ...] = ()


@dataclass(frozen=True)
class Keepsake:
    game: str
    day: str
    outcome: str
    board: Callable[[float], Marks]  # the board in a square of this side
    best: str  # a sentence on the best word or play; empty if there is none
    places: tuple[KeptPlace, ...]
    told: tuple[str, ...] = ()  # further lines to remember
    shape: float = 1.0  # how high the board is for its width


class KeepsakeSheet(Printable):
    """A page in colour, to be framed or shared, or a book of them."""

    def __init__(
        self,
        keepsake: Callable[[], Keepsake],
        title: str = "",
        document: str = "",
        further: Callable[[], Iterable[Keepsake]] = tuple,
    ) -> None:
        """`keepsake`, and what is `further` in a book, may take a moment: they are asked on another thread."""
        super().__init__()
        self._keepsake, self._further = keepsake, further
        self.shared = True
        self.title = title or self.tr("A keepsake of this game")
        self._document = document or self.tr("Keepsake")

    def name(self, wishes: Any) -> str:
        return file_name(self._document)

    def printout(self, wishes: Any, paper: Paper, shown: bool) -> Printout:
        kept = self._keepsake(), *self._further()
        return printed(self._document, paper, [_framed(each, paper) for each in kept], None)


def _framed(kept: Keepsake, paper: Paper) -> Section:
    wide, high = paper.room
    head = [
        _centred(f"{kept.game} · {kept.day}", 13.0, wide, FontWeight.SEMIBOLD, KEEPSAKE.grey),
        Row(10),
        _centred(kept.outcome, fitting(kept.outcome, wide - 70, _WINNER, FontWeight.BOLD), wide, FontWeight.BOLD),
        Row(20 + _WOOD),
    ]
    below = [Row(_WOOD + 18)]
    if kept.best:
        below += [
            _centred(kept.best, fitting(kept.best, wide - 40, _BEST, FontWeight.BOLD), wide, FontWeight.BOLD),
            Row(14),
        ]
    below += [_centred(told, 13.0, wide, FontWeight.REGULAR) for told in kept.told]
    below += [Row(10)] * bool(kept.told)
    raced = len(kept.places) > 1 and min(len(place.run) for place in kept.places) > 1
    left_side = (wide - _STANDING - (_RACE_GAP + _RACE if raced else 0)) / 2
    standing = [_place(place, left_side, number, raced) for number, place in enumerate(kept.places)]
    if raced and standing:
        tall = max(_HIGH * len(standing), 96.0)
        race = _race(kept.places, left_side + _STANDING + _RACE_GAP, tall - 8)
        standing[0] = replace(standing[0], marks=(*standing[0].marks, *race))
        standing.append(Row(tall - _HIGH * len(standing)))
    below += standing
    left = high - sum(row.height for row in (*head, *below))
    side = max(110.0, min(0.76 * wide, (left - 30) / kept.shape))
    wood = _wood(-_WOOD, -_WOOD, side + 2 * _WOOD, side * kept.shape + 2 * _WOOD, _WOOD)
    board = Row(side * kept.shape, moved((*wood, *kept.board(side)), (wide - side) / 2, 0))
    space = Row(max(0.0, (left - board.height) / 2), _frame(wide, paper.height - 2 * (paper.width - wide) / 2))
    return Section((space, *head, board, *below), space=0, fresh=True)


def _wood(x: float, y: float, wide: float, high: float, radius: float) -> Marks:
    lines = (
        Line((at, y + 1), (at, y + high - 1), 0.7, _GRAINS[number % len(_GRAINS)])
        for number in range(int((wide - 2 * radius) / _GRAIN_STEP) + 1)
        for at in (x + radius + number * _GRAIN_STEP,)
    )
    edge = Box(x + 0.8, y + 0.8, wide - 1.6, high - 1.6, radius, 0.7, "#9a6c45")
    return (Box(x, y, wide, high, radius, 0, KEEPSAKE.black, KEEPSAKE.tint), *lines, edge)


def _frame(wide: float, high: float) -> Marks:
    """Return the ground of the page in a frame of walnut with a cube on each corner."""
    out = _OUT + _BAND - 9
    around = _wood(-out, -out, wide + 2 * out, high + 2 * out, 3)
    inner = -out + _BAND
    ground = Box(inner, inner, wide - 2 * inner, high - 2 * inner, 2, 0.8, KEEPSAKE.line, KEEPSAKE.paper)
    thin = Box(inner + 5, inner + 5, wide - 2 * inner - 10, high - 2 * inner - 10, 2, 0.5, KEEPSAKE.line)
    cubes = [
        Box(x, y, _CUBE, _CUBE, 3.5, 0.8, KEEPSAKE.line, KEEPSAKE.face)
        for x in (-out, wide + out - _CUBE)
        for y in (-out, high + out - _CUBE)
    ]
    return (*around, ground, thin, *cubes)


def _centred(text: str, size: float, wide: float, face: FontWeight, ink: str = KEEPSAKE.black) -> Row:
    return line([Cell(text, wide, size, face, Side.MIDDLE, ink)], size * 1.3, size)


def _place(place: KeptPlace, left: float, number: int, raced: bool) -> Row:
    before, ink = left + (_FACE + 10 if place.face else 0.0), KEEPSAKE.black
    cells = (
        Cell("", before),
        Cell(place.name, left + _STANDING - 60 - before, _PLACE, ink=ink),
        Cell(number_text(place.points), 60, _PLACE, FontWeight.BOLD, Side.RIGHT, ink),
    )
    face = [Portrait(left, (_HIGH - _FACE) / 2 - 1, _FACE, place.face)] if place.face else []
    ruled = Line((left, _HIGH - 2), (left + _STANDING, _HIGH - 2), 0.5, KEEPSAKE.line)
    return line(cells, _HIGH, 21, *face, ruled, keeps=raced)


def _race(places: Sequence[KeptPlace], left: float, high: float) -> Marks:
    """Return everybody's points from start to end as lines in their colours, the best on top, each with its face."""
    runs = [(0, *place.run) for place in places]
    least, most = min(map(min, runs)), max(1, *map(max, runs))
    wide = _RACE - _DOT - 4

    def at(step: int, points: int) -> Point:
        return left + wide * step / (len(runs[0]) - 1), 6 + (high - 12) * (1 - (points - least) / (most - least))

    marks: list[Mark] = [
        Line((left, 6 + (high - 12) * part), (left + wide, 6 + (high - 12) * part), 0.4, KEEPSAKE.line)
        for part in (0.0, 0.5, 1.0)
    ]
    ends: list[Mark] = []
    for place, run in reversed(list(zip(places, runs, strict=True))):
        colour = place.face.colour if place.face else KEEPSAKE.grey
        marks += [
            Line(at(step, one), at(step + 1, other), 1.8, colour) for step, (one, other) in enumerate(pairwise(run))
        ]
        x, y = at(len(run) - 1, run[-1])
        if place.face:
            ends.append(Portrait(x - 2, y - _DOT / 2, _DOT, place.face))
    return (*marks, *ends)


_MARGIN, _INSET = 24.0, 8.0
"""The width of the column with the numbers of the lines, and the room between a player's column and its edges."""
_HEAD, _TOTAL = 22.0, 30.0
_NAME, _WORDS, _NUMBER, _SUM = 11.0, 9.0, 10.5, 14.0
_LEAST = 12.0  # the least room for words beside a number


@dataclass(frozen=True)
class PadOnPaper:
    title: str
    sheet: PadGrid
    said: str = ""  # the winner, or the score so far
    notes: tuple[str, ...] = ()
    board: Marks = ()  # what lies on the table, drawn; nothing where that is not known
    board_side: float = 0.0  # the side of the square that it is drawn in
    board_heading: str = ""
    board_note: str = ""
    when: int | None = None  # when it was written, in seconds since 1970; None where that is not known


def pad_sections(pad: PadOnPaper, paper: Paper) -> tuple[Section, ...]:
    """Return the sheet, and below it the board if one is drawn."""
    wide, sheet = paper.room[0], pad.sheet
    day = "" if pad.when is None else day_text(pad.when, lasting=True)
    top = [title_row(pad.title, day, wide), *paragraph(pad.said, wide, 11.0, PAPER.black)]
    column = (wide - _MARGIN) / max(1, len(sheet.names))
    lines = [_written(title, cells, column) for title, cells in zip(sheet.titles, sheet.rows, strict=True)]
    lines = [*lines[:-1], *(replace(last, keeps=True) for last in lines[-1:]), _totals(sheet, column, wide)]
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


def _ruled(columns: int, wide: float, high: float) -> Marks:
    """Return a line before each player's column, and one below them all."""
    edges = (_MARGIN + place * wide for place in range(columns))
    below = Line((0, high), (_MARGIN + wide * columns, high), 0.3)
    return (below, *(Line((x, 0), (x, high), 0.4) for x in edges))


def _names(sheet: PadGrid, column: float, wide: float) -> Row:
    names = (Cell(name, column, _NAME, FontWeight.BOLD, Side.MIDDLE, gap=_INSET) for name in sheet.names)
    ruled = *_ruled(len(sheet.names), column, _HEAD), Line((0, _HEAD), (wide, _HEAD), 0.9, PAPER.black)
    return line([Cell("", _MARGIN + _INSET / 2), *names], _HEAD, 14, *ruled, keeps=True)


def _written(title: str, written: Sequence[SheetCell], column: float) -> Row:
    """Return a line with its number, and for each player words at the left and a number at the right."""
    cells, room = [Cell(title, _MARGIN, 8.0, side=Side.RIGHT, ink=PAPER.grey, gap=_INSET)], column - _INSET
    for each in written:
        face = FontWeight.SEMIBOLD
        taken = min(room, width(each.number, _NUMBER, face) + 4) if each.number else 0.0
        words = each.words if room - taken >= _LEAST else ""
        cells += [
            Cell("", _INSET / 2),
            Cell(words, room - taken, _WORDS, struck=each.struck),
            Cell(each.number, taken, _NUMBER, face, Side.RIGHT, fits=True),
            Cell("", _INSET / 2),
        ]
    return line(cells, _LINE, 12, *_ruled(len(written), column, _LINE))


def _totals(sheet: PadGrid, column: float, wide: float) -> Row:
    """Return the sums below a double line; those who have won have a ring around theirs."""
    face, inset = FontWeight.BOLD, _INSET / 2 + 6
    sums = (Cell(total, column, _SUM, face, Side.MIDDLE, gap=2 * inset, fits=True) for total in sheet.totals)
    drawn: list[Mark] = [Line((0, y), (wide, y), 0.9, PAPER.black) for y in (0.0, 2.4)]
    for seat in sheet.winners:
        ring = min(column - _INSET, width(sheet.totals[seat], _SUM, face) + 14)
        drawn.append(Box(_MARGIN + seat * column + (column - ring) / 2, 5.5, ring, 20, 10, 1.0, PAPER.black))
    return line([Cell("", _MARGIN + inset), *sums], _TOTAL, 20.5, *drawn)


@dataclass(frozen=True)
class PadWishes:
    board: bool = True


class PadSheet(Printable):
    """The sheet with all that is written and the totals; with the board where the pad knows it."""

    def __init__(self, pad: PadOnPaper) -> None:
        super().__init__()
        self._pad = pad
        self.title = self.tr("This score pad")
        self.wishes = PadWishes()

    def fields(self) -> tuple[Field, ...]:
        return (Field("board", QCheckBox(self.tr("The board"))),) if self._pad.board else ()

    def is_across(self, wishes: Any) -> bool:
        return len(self._pad.sheet.names) > 6

    def name(self, wishes: Any) -> str:
        return file_name(self._document)

    @property
    def _document(self) -> str:
        text = self.tr("{title}: {names}")
        return text.format(title=self._pad.title, names=", ".join(self._pad.sheet.names))

    def printout(self, wishes: Any, paper: Paper, shown: bool) -> Printout:
        pad = self._pad if wishes.board else replace(self._pad, board=())
        return printed(self._document, paper, pad_sections(pad, paper), self.number)
