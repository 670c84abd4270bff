"""Blank lists to write on: a name, numbered lines with room for points, a total."""

from dataclasses import dataclass

from boggle_desk.views.paper.letters import elided, width
from boggle_desk.views.paper.marks import Face, Line, Mark, Marks, Side, Text, moved
from boggle_desk.views.theme import PAPER

LINE = 21.0
"""The height of a line in points: 7.4 mm, as school paper has it."""
_NAME, _HEAD, _TOTAL = 24.0, 14.0, 24.0
_NUMBER, _POINTS = 17.0, 32.0
_GUTTER = 16.0
NARROWEST, _COMFORTABLE = 96.0, 145.0
"""The width that a list needs, and that one with several columns gives to each."""


@dataclass(frozen=True)
class Captions:
    """The words of a list."""

    name: str
    word: str
    points: str
    total: str


@dataclass(frozen=True)
class Owner:
    """Whose list it is: a name, or nothing where it is to be written; a note beside it."""

    name: str = ""
    note: str = ""


def blank_list(owner: Owner, captions: Captions, wide: float, high: float, columns: int = 1) -> Marks:
    """Return a list that fills this room with numbered lines in so many columns."""
    count = lines_in(high)
    column = (wide - _GUTTER * (columns - 1)) / columns
    marks = list(_name(owner, captions, wide))
    for place in range(columns):
        ruled = _ruled(column, count, 1 + place * count, captions)
        marks += moved(ruled, place * (column + _GUTTER), _NAME)
    return (*marks, *moved(_total(column, captions), wide - column, _NAME + _HEAD + count * LINE))


def lines_in(high: float) -> int:
    """Return how many lines a list of this height has."""
    return max(1, int((high - _NAME - _HEAD - _TOTAL) / LINE))


def columns_in(wide: float) -> int:
    """Return how many columns of lines have room beside each other."""
    return max(1, int((wide + _GUTTER) / (_COMFORTABLE + _GUTTER)))


def _name(owner: Owner, captions: Captions, wide: float) -> Marks:
    name_wide = width(owner.name, 13.0, Face.BOLD) + 10
    note = elided(owner.note, max(wide * 0.45, wide - name_wide), 8.0)
    taken = width(note, 8.0) + 8 if note else 0.0
    right = Text(note, wide - taken, 14, taken, 8.0, side=Side.RIGHT, ink=PAPER.grey)
    if owner.name:
        name = elided(owner.name, wide - taken, 13.0, Face.BOLD)
        return (Text(name, 0, 14, wide - taken, 13.0, Face.BOLD), right) if note else (
            Text(name, 0, 14, wide, 13.0, Face.BOLD),
        )  # fmt: skip
    start = width(captions.name, 9.0) + 5
    line = Line((start, 15), (max(start, min(wide, start + 230)), 15), 0.7)
    return Text(captions.name, 0, 14, start, 9.0, ink=PAPER.grey), line


def _ruled(wide: float, count: int, first: int, captions: Captions) -> Marks:
    edge, bottom = wide - _POINTS, _HEAD + count * LINE
    word = elided(captions.word, edge - _NUMBER, 7.0)
    points = elided(captions.points, _POINTS - 2, 7.0)
    marks: list[Mark] = [
        Text(word, _NUMBER + 3, _HEAD - 5, edge - _NUMBER - 3, 7.0, ink=PAPER.grey),
        Text(points, edge, _HEAD - 5, _POINTS, 7.0, side=Side.MIDDLE, ink=PAPER.grey),
        Line((0, _HEAD), (wide, _HEAD), 0.9, PAPER.black),
        Line((edge, _HEAD), (edge, bottom), 0.5),
    ]
    for line in range(count):
        y = _HEAD + (line + 1) * LINE
        marks.append(Text(str(first + line), 0, y - 5.5, _NUMBER - 3, 8.0, side=Side.RIGHT, ink=PAPER.grey))
        marks.append(Line((0, y), (wide, y), 0.5))
    return tuple(marks)


def _total(wide: float, captions: Captions) -> Marks:
    edge = wide - _POINTS - 10
    return (
        Text(captions.total, 0, 16, edge - 5, 9.5, Face.BOLD, Side.RIGHT),
        Line((edge, _TOTAL - 3), (wide, _TOTAL - 3), 1.2, PAPER.black),
        Line((edge, _TOTAL - 1), (wide, _TOTAL - 1), 0.5, PAPER.black),
    )
