"""Pages with a board and blank lists: one for each player, or one for all."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from boggle_desk.views.boggle.paper.blank_lists import NARROWEST, Captions, Owner, blank_list, columns_in
from boggle_desk.views.boggle.paper.drawing import PrintedBoard, board_marks
from boggle_desk.views.paper.letters import capital, elided, width, wrapped
from boggle_desk.views.paper.marks import Face, Marks, Side, Text, moved
from boggle_desk.views.paper.sheets import Paper, Row, Section
from boggle_desk.views.theme import PAPER

_GAP = 20.0
_TITLE, _SMALL = 17.0, 9.0
_LEADING = 12.0
_WIDEST_BOARD, _SMALLEST_BOARD = 330.0, 235.0
"""Points: 11.6 and 8.3 cm, a little more than the real thing."""
_STACKED_SHARE, _BESIDE_SHARE = 0.43, 0.46
"""The shares of height and width that a board takes above or beside its lists."""


class Lists(Enum):
    """Which lists come with a board."""

    EACH = "each"
    """A sheet for each player, with a list."""
    TOGETHER = "together"
    """The lists of all on one sheet."""
    NONE = "none"
    """The board alone, as large as it goes."""


@dataclass(frozen=True)
class BoardTexts:
    """What stands on a sheet besides the board."""

    heading: str
    rules: str
    captions: Captions
    code: str = "{code}"
    """What is said of the board's code, with its place."""


@dataclass(frozen=True)
class _Area:
    """A rectangle on a page."""

    x: float
    y: float
    width: float
    height: float


def board_sections(
    board: PrintedBoard, owners: Sequence[Owner], lists: Lists, texts: BoardTexts, paper: Paper, turned: bool,
    shown: bool,
) -> tuple[Section, ...]:  # fmt: skip
    """Return the pages of a board, a section each."""
    head, top = _head(board, texts, paper, shown)
    if lists is Lists.NONE or not owners:
        drawn = _alone(board, paper, top, turned, shown)
        return (_page(paper, head, drawn),)
    if lists is Lists.EACH:
        return tuple(
            _page(paper, head, *_with_lists(board, [owner], texts, paper, top, turned, shown)[0]) for owner in owners
        )
    first, places = _with_lists(board, owners, texts, paper, top, turned, shown)
    pages = [_page(paper, head, *first)]
    rest = owners[places:]
    most = int((paper.room[0] + _GAP) / (NARROWEST + _GAP))
    for start in range(0, len(rest), most):
        area = _Area(0, top, paper.room[0], paper.room[1] - top)
        pages.append(_page(paper, head, _side_by_side(rest[start : start + most], texts, area)))
    return tuple(pages)


def _page(paper: Paper, *parts: Marks) -> Section:
    marks = tuple(mark for part in parts for mark in part)
    return Section((Row(paper.room[1], marks),), fresh=True)


def _head(board: PrintedBoard, texts: BoardTexts, paper: Paper, shown: bool) -> tuple[Marks, float]:
    """Return title, name and code of the board, the rules in a line; and where the page goes on below."""
    wide = paper.room[0]
    taken = min(wide * 0.6, width(board.name, 11.0, Face.SEMIBOLD)) + 10
    y = capital(_TITLE)
    name = elided(board.name, taken, 11.0, Face.SEMIBOLD)
    marks = [
        Text(elided(texts.heading, wide - taken, _TITLE, Face.BOLD), 0, y, wide - taken, _TITLE, Face.BOLD),
        Text(name, wide - taken, y, taken, 11.0, Face.SEMIBOLD, Side.RIGHT),
    ]
    y += 4
    code = texts.code.format(code=board.code) if board.code and shown else ""
    for text, face in ((texts.rules, Face.REGULAR), (code, Face.SEMIBOLD)):
        for line in wrapped(text, wide, _SMALL, face) if text else ():
            y += _LEADING
            marks.append(Text(line, 0, y, wide, _SMALL, face, ink=PAPER.grey))
    return tuple(marks), y + 14


def _alone(board: PrintedBoard, paper: Paper, top: float, turned: bool, shown: bool) -> Marks:
    side = min(paper.room[0], paper.room[1] - top)
    return moved(board_marks(board, side, turned, shown), (paper.room[0] - side) / 2, top)


def _with_lists(
    board: PrintedBoard, owners: Sequence[Owner], texts: BoardTexts, paper: Paper, top: float, turned: bool,
    shown: bool,
) -> tuple[tuple[Marks, Marks], int]:  # fmt: skip
    """Return the board and the lists that have room on its page, and how many those are."""
    wide, high = paper.room[0], paper.room[1] - top
    if paper.across:
        needed = len(owners) * (NARROWEST + _GAP + 12)
        side = max(_SMALLEST_BOARD, min(_WIDEST_BOARD, wide * _BESIDE_SHARE, high, wide - needed))
        at, area = (0.0, top), _Area(side + _GAP, top, wide - side - _GAP, high)
    else:
        side = min(_WIDEST_BOARD, wide, high * _STACKED_SHARE)
        at, area = ((wide - side) / 2, top), _Area(0, top + side + 14, wide, high - side - 14)
    fitting = max(1, int((area.width + _GAP) / (NARROWEST + _GAP)))
    drawn = moved(board_marks(board, side, turned, shown), *at)
    if len(owners) == 1:
        columns = columns_in(area.width)
        lists = blank_list(owners[0], texts.captions, area.width, area.height, columns)
        return (drawn, moved(lists, area.x, area.y)), 1
    return (drawn, _side_by_side(owners[:fitting], texts, area)), fitting


def _side_by_side(owners: Sequence[Owner], texts: BoardTexts, area: _Area) -> Marks:
    """Return a list for each of the players, beside each other."""
    wide = (area.width - _GAP * (len(owners) - 1)) / len(owners)
    if len(owners) == 1:
        wide = min(wide, 260.0)
    marks: Marks = ()
    for place, owner in enumerate(owners):
        ruled = blank_list(owner, texts.captions, wide, area.height)
        marks += moved(ruled, area.x + place * (wide + _GAP), area.y)
    return marks
