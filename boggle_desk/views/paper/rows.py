"""Rows that several sheets are made of: titles, paragraphs, headings."""

from collections.abc import Iterable

from boggle_desk.views.paper.letters import capital, elided, width, wrapped
from boggle_desk.views.paper.marks import Face, Line, Side, Text
from boggle_desk.views.paper.sheets import Row
from boggle_desk.views.theme import PAPER

_TITLE, _BESIDE, _HEADING = 17.0, 11.0, 11.5
SMALL = 9.0
_LEADING = 1.33


def title_row(title: str, beside: str, wide: float) -> Row:
    """Return the title of a sheet, with something at its right."""
    taken = min(wide * 0.6, width(beside, _BESIDE, Face.SEMIBOLD)) + 10
    y = capital(_TITLE)
    left = Text(elided(title, wide - taken, _TITLE, Face.BOLD), 0, y, wide - taken, _TITLE, Face.BOLD)
    beside = elided(beside, taken, _BESIDE, Face.SEMIBOLD)
    right = Text(beside, wide - taken, y, taken, _BESIDE, Face.SEMIBOLD, Side.RIGHT)
    return Row(y + 6, (left, right) if beside else (left,), keeps=True)


def heading_row(text: str, wide: float) -> Row:
    """Return a heading with a line below it."""
    text = elided(text, wide, _HEADING, Face.BOLD)
    return Row(
        21, (Text(text, 0, 11, wide, _HEADING, Face.BOLD), Line((0, 15.5), (wide, 15.5), 0.9, PAPER.black)), True
    )


def paragraph(text: str, wide: float, size: float = SMALL, ink: str = PAPER.grey) -> tuple[Row, ...]:
    """Return a text on as many lines as it needs, a row each."""
    return text_rows(wrapped(text, wide, size), wide, size, ink)


def text_rows(lines: Iterable[str], wide: float, size: float, ink: str = PAPER.black) -> tuple[Row, ...]:
    """Return lines of text, a row each."""
    high = size * _LEADING
    return tuple(Row(high, (Text(line, 0, high * 0.78, wide, size, ink=ink),)) for line in lines)
