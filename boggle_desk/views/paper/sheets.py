"""A printed page as a value of marks in points: measured letters, and rows that flow over columns and pages."""

import threading
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from itertools import dropwhile
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetricsF

from boggle_desk.views.appearance import PAPER
from boggle_desk.views.faces import Avatar

Point = tuple[float, float]


class FontWeight(Enum):
    REGULAR = 400
    SEMIBOLD = 600
    BOLD = 700


class Side(Enum):
    LEFT = "left"
    MIDDLE = "middle"
    RIGHT = "right"


@dataclass(frozen=True)
class Text:
    """A text on one line; `y` is its baseline. It must fit into `width`, as `typeset` sees to."""

    text: str
    x: float
    y: float
    width: float
    size: float = 9.5
    face: FontWeight = FontWeight.REGULAR
    side: Side = Side.LEFT
    ink: str = PAPER.black
    turn: int = 0  # quarter turns clockwise around the middle of its capitals


@dataclass(frozen=True)
class Line:
    start: Point
    end: Point
    thick: float = 0.6
    ink: str = PAPER.line


@dataclass(frozen=True)
class Box:
    """A rectangle, its corners rounded by `radius`; with a radius of half its side a circle."""

    x: float
    y: float
    width: float
    height: float
    radius: float = 0.0
    thick: float = 0.6
    ink: str = PAPER.line
    fill: str = ""


@dataclass(frozen=True)
class Outline:
    """A closed figure of straight lines."""

    points: tuple[Point, ...]
    thick: float = 0.6
    ink: str = PAPER.black
    fill: str = ""


@dataclass(frozen=True)
class Portrait:
    x: float
    y: float
    side: float
    face: Avatar


Mark = Text | Line | Box | Outline | Portrait
Marks = tuple[Mark, ...]


def moved(marks: Marks, dx: float, dy: float) -> Marks:
    return tuple(_moved(mark, dx, dy) for mark in marks)


def _moved(mark: Mark, dx: float, dy: float) -> Mark:
    match mark:
        case Line((x, y), (to_x, to_y)):
            return replace(mark, start=(x + dx, y + dy), end=(to_x + dx, to_y + dy))
        case Outline(points):
            return replace(mark, points=tuple((x + dx, y + dy) for x, y in points))
    return replace(mark, x=mark.x + dx, y=mark.y + dy)


GRAIN = 20  # letters are set in twentieths of a point, as fine as sizes of type are
_MEASURED = 1000
_MORE = "…"
_JOINING = ("liga", "clig", "calt")
"""What makes one sign of several: in a PDF the letters of a joined sign could neither be searched nor copied."""


def font(face: FontWeight, size: float) -> QFont:
    """Return the font of a size in points for a painter that counts in `GRAIN`s of a point."""
    return _font(face, max(1, round(size * GRAIN)))


def _font(face: FontWeight, pixels: int) -> QFont:
    made = QFont("Lato")
    made.setPixelSize(pixels)
    made.setWeight(QFont.Weight(face.value))
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    for feature in _JOINING:
        made.setFeature(QFont.Tag(feature), 0)
    return made


def capital(size: float) -> float:
    return 0.717 * size


def width(text: str, size: float, face: FontWeight = FontWeight.REGULAR) -> float:
    return _metrics(face).horizontalAdvance(text) * size / _MEASURED


class _Measures(threading.local):
    def __init__(self) -> None:
        self.of: dict[FontWeight, QFontMetricsF] = {}


_measures = _Measures()


def _metrics(face: FontWeight) -> QFontMetricsF:
    if face not in _measures.of:
        _measures.of[face] = QFontMetricsF(_font(face, _MEASURED))
    return _measures.of[face]


def elided(text: str, room: float, size: float, face: FontWeight = FontWeight.REGULAR) -> str:
    """Return a text that fits, its end cut with `…`; unprintable signs such as line breaks become spaces."""
    text = "".join(sign if sign.isprintable() else " " for sign in text).strip()
    if width(text, size, face) <= room:
        return text
    cut = _metrics(face).elidedText(text, Qt.TextElideMode.ElideRight, room * _MEASURED / size)
    kept = cut.removesuffix(_MORE).rstrip()
    return kept + _MORE if kept else ""


def wrapped(text: str, room: float, size: float, face: FontWeight = FontWeight.REGULAR) -> list[str]:
    """Return the lines of a text that fit into the room; a word wider than that is cut into pieces."""
    lines: list[str] = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if width(longer, size, face) <= room:
            lines[-1] = longer
            continue
        pieces = _pieces(word, room, size, face)
        lines = [*lines, *pieces] if lines[-1] else [*lines[:-1], *pieces]
    return lines


def _pieces(word: str, room: float, size: float, face: FontWeight) -> list[str]:
    pieces = [""]
    for sign in word:
        if pieces[-1] and width(pieces[-1] + sign, size, face) > room:
            pieces.append("")
        pieces[-1] += sign
    return pieces


def fitting(text: str, room: float, size: float, face: FontWeight = FontWeight.REGULAR) -> float:
    """Return the size, at most this one, at which a text fits into the room."""
    wide = width(text, size, face)
    return size if wide <= room else size * room / wide


def typeset(
    text: str, x: float, y: float, room: float, size: float = Text.size, face: FontWeight = Text.face,
    side: Side = Text.side, ink: str = PAPER.black, fits: bool = False,
) -> Text:  # fmt: skip
    """Return a text of one line within a room: one that is too long is cut, or becomes smaller if it `fits`."""
    if fits:
        return Text(text, x, y, room, fitting(text, room, size, face), face, side, ink)
    return Text(elided(text, room, size, face), x, y, room, size, face, side, ink)


_MARGIN, _FOOT = 42.0, 16.0
_SMALL = 8.0


class Size(Enum):
    """A size of paper: width and height in points, upright."""

    A4 = (595.276, 841.89)
    LETTER = (612.0, 792.0)


@dataclass(frozen=True)
class Paper:
    size: Size = Size.A4
    across: bool = False

    @property
    def width(self) -> float:
        return max(self.size.value) if self.across else min(self.size.value)

    @property
    def height(self) -> float:
        return min(self.size.value) if self.across else max(self.size.value)

    @property
    def room(self) -> tuple[float, float]:
        """The width and height within the margins, above the foot."""
        return self.width - 2 * _MARGIN, self.height - 2 * _MARGIN - _FOOT


@dataclass(frozen=True)
class Row:
    """What goes from page to page in one piece: marks from its own upper left corner on."""

    height: float
    marks: Marks = ()
    keeps: bool = False  # whether it stays with the row behind it, as a heading does
    loose: bool = False  # whether it is room between others only, which is left out at the beginning of a column
    again: "Row | None" = None  # what stands above it where it is the first of a column, such as the name of its list


class Cell(NamedTuple):
    """A text of a row, in a column of this width."""

    text: str
    width: float
    size: float = Text.size
    face: FontWeight = Text.face
    side: Side = Text.side
    ink: str = PAPER.black
    gap: float = 0.0  # the room that stays free at the right
    fits: bool = False  # whether a text that is too long becomes smaller, and isn't cut
    struck: bool = False  # whether a line goes through it


def line(
    cells: Iterable[Cell], height: float, y: float, *drawn: Mark, keeps: bool = False, again: Row | None = None
) -> Row:
    """Return a row of texts beside each other, their baselines at `y`, with what is drawn besides. Empty cells are
    room."""
    marks, x = list[Mark](), 0.0
    for text, wide, size, face, side, ink, gap, fits, struck in cells:
        if text:
            marks.append(said := typeset(text, x, y, wide - gap, size, face, side, ink, fits))
            high, end = y - 0.357 * size, x + width(said.text, said.size, face) + 1
            marks += [Line((x - 1, high), (end, high), 0.7, PAPER.black)] * struck
        x += wide
    return Row(height, (*marks, *drawn), keeps, again=again)


@dataclass(frozen=True)
class Section:
    """Rows that flow down one column after the other, and on to the next page. What ends on a page is spread evenly."""

    rows: tuple[Row, ...]
    columns: int = 1
    gutter: float = 18.0
    heading: Row | None = None  # stands above the columns, and with them
    head: Row | None = None  # stands on top of every column
    space: float = 12.0  # the room above it, unless it begins a page
    fresh: bool = False


@dataclass(frozen=True)
class Page:
    paper: Paper
    marks: Marks

    @property
    def texts(self) -> tuple[str, ...]:
        """All its texts in the order in which they were set."""
        return tuple(mark.text for mark in self.marks if isinstance(mark, Text))


@dataclass(frozen=True)
class Printout:
    """Pages to be printed or written as a PDF."""

    title: str
    pages: tuple[Page, ...]


def column_width(paper: Paper, columns: int, gutter: float = Section.gutter) -> float:
    return (paper.room[0] - gutter * (columns - 1)) / columns


def printed(
    title: str, paper: Paper, sections: Sequence[Section], number: Callable[[int, int], str] | None
) -> Printout:
    """Return the pages of these sections, with the title and `number(page, pages)`, if any, at their feet."""
    press = _Press(paper)
    for section in sections:
        press.lay(section)
    pages = press.pages
    return Printout(
        title,
        tuple(
            Page(paper, (*marks, *(_foot(paper, title, number(place, len(pages))) if number else ())))
            for place, marks in enumerate(pages, start=1)
        ),
    )


def _foot(paper: Paper, title: str, number: str) -> Marks:
    taken = width(number, _SMALL) + 12
    name = Cell(title, paper.room[0] - taken, _SMALL, ink=PAPER.grey)
    cells = name, Cell(number, taken, _SMALL, side=Side.RIGHT, ink=PAPER.grey)
    return moved(line(cells, 0, 0).marks, _MARGIN, paper.height - _MARGIN)


class _Press:
    def __init__(self, paper: Paper) -> None:
        self._paper = paper
        self._y = 0.0
        self.pages: list[list[Mark]] = [[]]

    def _turn(self) -> None:
        self.pages.append([])
        self._y = 0.0

    def lay(self, section: Section) -> None:
        if section.fresh and self._y:
            self._turn()
        rows, heading = section.rows, section.heading
        while rows or heading:
            space = section.space if self._y else 0.0
            above = space + (heading.height if heading else 0.0)
            room = self._paper.room[1] - self._y - above - (section.head.height if section.head else 0.0)
            columns = spread(rows, section.columns, room, may_wait=self._y > 0)
            if columns is None:
                self._turn()
                continue
            self._y += space
            self._put(heading, 0.0)
            self._put_columns(section, columns)
            rows, heading = rows[sum(map(len, columns)) :], None
            if rows:
                self._turn()

    def _put(self, row: Row | None, x: float) -> None:
        if row:
            self.pages[-1] += moved(row.marks, _MARGIN + x, _MARGIN + self._y)
            self._y += row.height

    def _put_columns(self, section: Section, columns: Sequence[Sequence[Row]]) -> None:
        step = column_width(self._paper, section.columns, section.gutter) + section.gutter
        top = deepest = self._y
        for place, rows in enumerate(columns):
            self._y = top
            if rows:
                self._put(section.head, place * step)
            for row in with_again(rows):
                self._put(row, place * step)
            deepest = max(deepest, self._y)
        self._y = deepest


def with_again(rows: Sequence[Row]) -> Sequence[Row]:
    """Return the rows of a column as they stand there: with what stands above the first of them, without loose room."""
    rows = list(dropwhile(lambda row: row.loose, rows))
    return [rows[0].again, *rows] if rows and rows[0].again else rows


def spread(rows: Sequence[Row], columns: int, room: float, may_wait: bool = False) -> list[tuple[Row, ...]] | None:
    """Return what goes into each column of a page that has this room: all rows, spread evenly, if they fit, else as
    many as do. Where not even the first rows fit it is None if they `may_wait` for the next page; else the first row
    stands there, too high as it may be."""
    filled = _filled(rows, columns, room)
    count = sum(map(len, filled))
    if not count and rows:
        return None if may_wait else [(rows[0],), *[()] * (columns - 1)]
    if may_wait and room < 0:
        return None
    if count < len(rows) or columns == 1:
        return filled
    return _even(rows, columns, room)


def _even(rows: Sequence[Row], columns: int, room: float) -> list[tuple[Row, ...]]:
    """Return the columns of the least height that holds all rows."""
    least, most = sum(row.height for row in rows) / columns, room
    while most - least > 1.0:
        middle = (least + most) / 2
        if sum(map(len, _filled(rows, columns, middle))) < len(rows):
            least = middle
        else:
            most = middle
    return _filled(rows, columns, most)


def _filled(rows: Sequence[Row], columns: int, room: float) -> list[tuple[Row, ...]]:
    filled, start = [], 0
    for _ in range(columns):
        end = start + _fitting(rows[start:], room)
        filled.append(tuple(rows[start:end]))
        start = end
    return filled


def _fitting(rows: Sequence[Row], room: float) -> int:
    """Return how many of the rows fit into a column; the last of them is none that stays with the next."""
    used, fits, begun = 0.0, 0, False
    for place, row in enumerate(rows, start=1):
        if not begun and not row.loose:
            begun, used = True, row.again.height if row.again else 0.0
        used += row.height if begun else 0.0
        if used > room + 0.01:  # sums of fractions are not exact
            break
        if not row.keeps or place == len(rows):
            fits = place
    return fits


_TITLE, _BESIDE, _HEADING = 17.0, 11.0, 11.5
SMALL = 9.0


def title_row(title: str, beside: str, wide: float) -> Row:
    taken = min(wide * 0.6, width(beside, _BESIDE, FontWeight.SEMIBOLD)) + 10
    y, face = capital(_TITLE), FontWeight.SEMIBOLD
    cells = Cell(title, wide - taken, _TITLE, FontWeight.BOLD), Cell(beside, taken, _BESIDE, face, Side.RIGHT)
    return line(cells, y + 6, y, keeps=True)


def heading_row(text: str, wide: float) -> Row:
    ruled = Line((0, 15.5), (wide, 15.5), 0.9, PAPER.black)
    return line([Cell(text, wide, _HEADING, FontWeight.BOLD)], 21, 11, ruled, keeps=True)


def beside(drawn: Marks, rows: Iterable[Row], left: float, top: float = 0.0, least: float = 0.0) -> Row:
    """Return what is drawn with rows below each other at its right, at least this high."""
    marks, y = drawn, top
    for row in rows:
        marks += moved(row.marks, left, y)
        y += row.height
    return Row(max(least, y), marks)


def paragraph(text: str, wide: float, size: float = SMALL, ink: str = PAPER.grey) -> tuple[Row, ...]:
    """Return a text on as many lines as it needs, a row each."""
    return text_rows(wrapped(text, wide, size), wide, size, ink)


def text_rows(lines: Iterable[str], wide: float, size: float, ink: str = PAPER.black) -> tuple[Row, ...]:
    high = size * 1.33
    return tuple(Row(high, (Text(line, 0, high * 0.78, wide, size, ink=ink),)) for line in lines)
