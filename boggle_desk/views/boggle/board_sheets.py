"""Printed boards: the table's with blank lists, and fresh ones."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from functools import partial
from itertools import groupby, pairwise
from random import Random
from threading import Lock
from typing import Any

from PySide6.QtCore import QObject, QRectF

from boggle_desk.engine.boggle.board import Board, board_of
from boggle_desk.engine.boggle.codes import Sets
from boggle_desk.engine.boggle.cubes import PlacedCube, shake
from boggle_desk.engine.boggle.known_board import code_of
from boggle_desk.engine.boggle.position import BogglePosition
from boggle_desk.engine.boggle.rules import BoggleRules, WordRange
from boggle_desk.engine.boggle.solver import words_on
from boggle_desk.engine.boggle.wishes import Floors, ReadyWish, ready_wish, wanted_by, wished_board
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.players import Player
from boggle_desk.models.boggle.boggle_strings import BoggleStrings
from boggle_desk.views.appearance import PAPER, Inks
from boggle_desk.views.boggle.dome.faces import BARRED, Label, is_solid
from boggle_desk.views.controls import FittingCheckBox
from boggle_desk.views.forms import Choice, Field, number_field
from boggle_desk.views.paper.printable import Printable, file_name
from boggle_desk.views.paper.sheets import (
    SMALL,
    Box,
    Cell,
    FontWeight,
    Line,
    Mark,
    Marks,
    Outline,
    Paper,
    Point,
    Printout,
    Row,
    Section,
    Side,
    Text,
    capital,
    column_width,
    elided,
    fitting,
    heading_row,
    line,
    moved,
    paragraph,
    printed,
    title_row,
    typeset,
    width,
    wrapped,
)

_LETTER, _WIDEST = 0.74, 0.66  # the size of a letter, and the room for wide ones, in cube sides
_LIFT, _BAR_BELOW, _BAR_THICK = 0.05, 0.1, 0.055
"""How far a letter moves up for its line (rule B4), how far below that is, and how thick, in sides."""
_AXES = ((1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0))  # where a letter's right side points, by clockwise quarters


@dataclass(frozen=True)
class PrintedBoard:
    rows: int
    columns: int
    labels: tuple[Label, ...]
    name: str = ""
    code: str = ""


def board_marks(
    board: PrintedBoard, side: float, turned: bool, shown: bool = True, inks: Inks = PAPER, path: Sequence[int] = ()
) -> Marks:
    """Return the board in a square: letters upright, or `turned` as the cubes lie; without letters unless `shown`. The
    word on the `path` is lit."""
    cell = side / max(board.rows, board.columns)
    thick = max(0.8, cell * 0.025)
    marks: list[Mark] = [
        Box(0, 0, cell * board.columns, cell * board.rows, cell * 0.12, thick, inks.black, inks.ground)
    ]
    gap = cell * 0.05
    inner = cell - 2 * gap
    for number in range(len(board.labels)):
        row, column = divmod(number, board.columns)
        x, y = column * cell, row * cell
        face = inks.lit if number in path else inks.face
        marks.append(Box(x + gap, y + gap, inner, inner, cell * 0.14, max(0.5, cell * 0.012), inks.line, face))
    middles = [(cell * (place % board.columns + 0.5), cell * (place // board.columns + 0.5)) for place in path]
    thick = cell * 0.09
    marks += [Line(*ends, thick, inks.way) for ends in pairwise(middles)]
    marks += [Box(x - thick / 2, y - thick / 2, thick, thick, thick / 2, 0, fill=inks.way) for x, y in middles]
    for number, (letters, quarter) in enumerate(board.labels if shown else ()):
        row, column = divmod(number, board.columns)
        middle = ((column + 0.5) * cell, (row + 0.5) * cell)
        marks += _face(letters, quarter % 4 if turned else 0, middle, cell, inks.black)
    return tuple(marks)


def _face(letters: str, quarter: int, middle: Point, cell: float, ink: str) -> Marks:
    if not letters:
        return ()
    if is_solid(letters):
        x, y = middle
        return tuple(
            Outline(((x, y - half), (x + half, y), (x, y + half), (x - half, y)), max(0.6, half * 0.05), ink)
            for half in (cell * 0.28, cell * 0.21, cell * 0.1)
        )
    size = fitting(letters, cell * _WIDEST, cell * _LETTER, FontWeight.BOLD)
    barred = letters in BARRED
    place = _along(middle, quarter, 0.0, -cell * _LIFT if barred else 0.0)
    x, y = place[0] - cell / 2, place[1] + capital(size) / 2
    letter = Text(letters, x, y, cell, size, FontWeight.BOLD, Side.MIDDLE, ink, quarter)
    if not barred:
        return (letter,)
    half, below = width(letters, size, FontWeight.BOLD) * 0.42, capital(size) / 2 + cell * _BAR_BELOW
    left, right = (_along(place, quarter, side * half, below) for side in (-1, 1))
    return letter, Line(left, right, cell * _BAR_THICK, ink)


def _along(middle: Point, quarter: int, right: float, down: float) -> Point:
    """Return the place `right` and `down` of a middle for a letter turned by quarters."""
    x, y = _AXES[quarter]
    return middle[0] + right * x - down * y, middle[1] + right * y + down * x


LINE = 21.0  # the height of a line in points: 7.4 mm, as in school paper
_NAME, _HEAD, _TOTAL = 24.0, 14.0, 24.0
_NUMBER, _POINTS = 17.0, 32.0
_GUTTER = 16.0
_NARROWEST, _COMFORTABLE = 96.0, 145.0  # the least width of a list, and of each column if it has several


@dataclass(frozen=True)
class BoardTexts:
    heading: str
    rules: str
    name: str  # on the lists, with the next three
    word: str
    points: str
    total: str
    code: str = "{code}"


@dataclass(frozen=True)
class Owner:
    """Whose list it is: a name, or none if written by hand, and a note."""

    name: str = ""
    note: str = ""


def blank_list(owner: Owner, texts: BoardTexts, wide: float, high: float, columns: int = 1) -> Marks:
    """Return a list of numbered lines in this area."""
    count = max(1, int((high - _NAME - _HEAD - _TOTAL) / LINE))
    column = (wide - _GUTTER * (columns - 1)) / columns
    marks = list(_name(owner, texts, wide))
    for place in range(columns):
        ruled = _ruled(column, count, 1 + place * count, texts)
        marks += moved(ruled, place * (column + _GUTTER), _NAME)
    return (*marks, *moved(_total(column, texts), wide - column, _NAME + _HEAD + count * LINE))


def _name(owner: Owner, texts: BoardTexts, wide: float) -> Marks:
    name_wide = width(owner.name, 13.0, FontWeight.BOLD) + 10
    note = elided(owner.note, max(wide * 0.45, wide - name_wide), 8.0)
    taken = width(note, 8.0) + 8 if note else 0.0
    right = Text(note, wide - taken, 14, taken, 8.0, side=Side.RIGHT, ink=PAPER.grey)
    if owner.name:
        name = typeset(owner.name, 0, 14, wide - taken, 13.0, FontWeight.BOLD)
        return (name, right) if note else (name,)
    start = width(texts.name, 9.0) + 5
    line = Line((start, 15), (max(start, min(wide, start + 230)), 15), 0.7)
    return Text(texts.name, 0, 14, start, 9.0, ink=PAPER.grey), line


def _ruled(wide: float, count: int, first: int, texts: BoardTexts) -> Marks:
    edge, bottom = wide - _POINTS, _HEAD + count * LINE
    marks: list[Mark] = [
        typeset(texts.word, _NUMBER + 3, _HEAD - 5, edge - _NUMBER - 3, 7.0, ink=PAPER.grey),
        typeset(texts.points, edge + 1, _HEAD - 5, _POINTS - 2, 7.0, side=Side.MIDDLE, ink=PAPER.grey),
        Line((0, _HEAD), (wide, _HEAD), 0.9, PAPER.black),
        Line((edge, _HEAD), (edge, bottom), 0.5),
    ]
    for number in range(count):
        y = _HEAD + (number + 1) * LINE
        marks.append(Text(str(first + number), 0, y - 5.5, _NUMBER - 3, 8.0, side=Side.RIGHT, ink=PAPER.grey))
        marks.append(Line((0, y), (wide, y), 0.5))
    return tuple(marks)


def _total(wide: float, texts: BoardTexts) -> Marks:
    edge = wide - _POINTS - 10
    return (
        Text(texts.total, 0, 16, edge - 5, 9.5, FontWeight.BOLD, Side.RIGHT),
        Line((edge, _TOTAL - 3), (wide, _TOTAL - 3), 1.2, PAPER.black),
        Line((edge, _TOTAL - 1), (wide, _TOTAL - 1), 0.5, PAPER.black),
    )


_GAP = 20.0
_WIDEST_BOARD, _SMALLEST_BOARD = 330.0, 235.0  # points: 11.6 and 8.3 cm, a little above real size
_STACKED_SHARE, _BESIDE_SHARE = 0.43, 0.46
"""A board's share of the height above its lists, and of the width beside them."""


class Lists(Enum):
    EACH = "each"  # a sheet per player, with a list
    TOGETHER = "together"
    NONE = "none"


@dataclass(frozen=True)
class BoardPages:
    board: PrintedBoard
    texts: BoardTexts
    paper: Paper
    turned: bool
    shown: bool

    def sections(self, owners: Sequence[Owner], lists: Lists) -> tuple[Section, ...]:
        head, top = self._head()
        wide, high = self.paper.room
        if lists is Lists.NONE or not owners:
            side = min(wide, high - top)
            return (self._page(head, self._board(side, (wide - side) / 2, top)),)
        if lists is Lists.EACH:
            return tuple(self._page(head, self._with_lists([owner], top)[0]) for owner in owners)
        first, places = self._with_lists(owners, top)
        pages = [self._page(head, first)]
        rest, most = owners[places:], int((wide + _GAP) / (_NARROWEST + _GAP))
        for start in range(0, len(rest), most):
            beside = self._side_by_side(rest[start : start + most], QRectF(0, top, wide, high - top))
            pages.append(self._page(head, beside))
        return tuple(pages)

    def _page(self, head: Marks, marks: Marks) -> Section:
        return Section((Row(self.paper.room[1], (*head, *marks)),), fresh=True)

    def _board(self, side: float, x: float, y: float) -> Marks:
        return moved(board_marks(self.board, side, self.turned, self.shown), x, y)

    def _head(self) -> tuple[Marks, float]:
        """Return the board's title, name, code and rules, and the bottom of that."""
        wide, board, texts = self.paper.room[0], self.board, self.texts
        title = title_row(texts.heading, board.name, wide)
        marks, y = list(title.marks), title.height - 2
        code = texts.code.format(code=board.code) if board.code and self.shown else ""
        for text, face in ((texts.rules, FontWeight.REGULAR), (code, FontWeight.SEMIBOLD)):
            for each in wrapped(text, wide, SMALL, face) if text else ():
                y += 12.0
                marks.append(Text(each, 0, y, wide, SMALL, face, ink=PAPER.grey))
        return tuple(marks), y + 14

    def _with_lists(self, owners: Sequence[Owner], top: float) -> tuple[Marks, int]:
        """Return the board and the lists that fit on its page, and their number."""
        wide, high = self.paper.room[0], self.paper.room[1] - top
        if self.paper.across:
            needed = len(owners) * (_NARROWEST + _GAP + 12)
            side = max(_SMALLEST_BOARD, min(_WIDEST_BOARD, wide * _BESIDE_SHARE, high, wide - needed))
            x, area = 0.0, QRectF(side + _GAP, top, wide - side - _GAP, high)
        else:
            side = min(_WIDEST_BOARD, wide, high * _STACKED_SHARE)
            x, area = (wide - side) / 2, QRectF(0, top + side + 14, wide, high - side - 14)
        drawn = self._board(side, x, top)
        if len(owners) == 1:
            columns = max(1, int((area.width() + _GUTTER) / (_COMFORTABLE + _GUTTER)))
            lists = blank_list(owners[0], self.texts, area.width(), area.height(), columns)
            return (*drawn, *moved(lists, area.x(), area.y())), 1
        count = max(1, int((area.width() + _GAP) / (_NARROWEST + _GAP)))
        return (*drawn, *self._side_by_side(owners[:count], area)), count

    def _side_by_side(self, owners: Sequence[Owner], area: QRectF) -> Marks:
        wide = (area.width() - _GAP * (len(owners) - 1)) / len(owners)
        if len(owners) == 1:
            wide = min(wide, 260.0)
        marks: Marks = ()
        for place, owner in enumerate(owners):
            ruled = blank_list(owner, self.texts, wide, area.height())
            marks += moved(ruled, area.x() + place * (wide + _GAP), area.y())
        return marks


class PaperStrings(QObject):
    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.game = BoggleStrings(self)

    def heading(self, rules: BoggleRules) -> str:
        return self.tr("Boggle · {preset}").format(preset=self.game.preset_title(rules.key))

    def round_name(self, position: BogglePosition) -> str:
        heading = self.heading(position.rules)
        return self.tr("{game}, round {number}").format(game=heading, number=max(1, position.round))

    def board_texts(self, rules: BoggleRules) -> BoardTexts:
        on_lists = self.tr("Name"), self.tr("Word"), self.tr("Points"), self.tr("Total")
        return BoardTexts(self.heading(rules), self._rules_line(rules), *on_lists, self.tr("Board code: {code}"))

    def lists_field(self) -> Field:
        options = [
            (self.tr("a sheet for each player"), Lists.EACH),
            (self.tr("all lists on one sheet"), Lists.TOGETHER),
            (self.tr("no lists, a large board"), Lists.NONE),
        ]
        return Field("lists", Choice(self.tr("Lists"), options))

    def turned_field(self) -> Field:
        return Field("turned", FittingCheckBox(self.tr("Letters turned every way")))

    def _rules_line(self, rules: BoggleRules) -> str:
        time, least = self.game.duration(rules.seconds), self.game.least(rules.minimum_length)
        return " · ".join((time, least, ", ".join(self.game.points_parts(rules, rules.minimum_length))))

    def player_note(self, player: Player) -> str:
        """Return what is beside the name on a player's list: team and handicap."""
        return " · ".join(filter(None, (player.team, self.game.handicap_text(player))))


@dataclass(frozen=True)
class Shaken:
    """A board after a shake."""

    cubes: tuple[PlacedCube, ...]
    shakes: int = 1
    granted: bool = True  # whether it fulfils the wish or is fair; if not, it comes nearest of all shakes


@dataclass
class Batch:
    """A growing list of boards of one kind, for any thread."""

    rules: BoggleRules
    wish: ReadyWish
    floors: Floors
    _boards: list[Shaken] = field(default_factory=list)
    _lock: Lock = field(default_factory=Lock)

    def first(self, count: int, lexicon: Lexicon, rng: Random) -> tuple[Shaken, ...]:
        """Return the first `count` boards. Wished ones take time."""
        with self._lock:
            while len(self._boards) < count:
                self._boards.append(self._shake(lexicon, rng))
            return tuple(self._boards[:count])

    def _shake(self, lexicon: Lexicon, rng: Random) -> Shaken:
        cubes, least = self.rules.cubes.cubes, self.rules.minimum_length
        wanted = wanted_by(replace(self.rules, wish=ready_wish(self.wish, len(cubes), least)), self.floors, lexicon)
        if wanted is None:
            return Shaken(shake(cubes, rng))
        found = wished_board(wanted, rng)
        return Shaken(found.cubes, found.shakes, found.granted)


_COLUMNS = 2
_SIZE, _LINE, _LENGTH = 8.0, 10.5, 14.0


def all_words(board: Board, rules: BoggleRules, lexicon: Lexicon) -> list[str]:
    """Return the words of a board that the program may bring, longest first."""
    found = (each.word for each in words_on(board, lexicon, WordRange(rules)))
    return sorted(filter(lexicon.is_brought, found), key=lambda word: (-len(word), word))


def _solution_head(text: str, wide: float) -> Row:
    return line([Cell(text, wide, 9.5, FontWeight.BOLD)], 16, 10, Line((0, 13), (wide, 13), 0.5), keeps=True)


def _words(found: Sequence[str], again: Row, wide: float) -> list[Row]:
    rows = []
    for length, words in groupby(found, key=len):
        for place, text in enumerate(wrapped(" ".join(words).upper(), wide - _LENGTH, _SIZE)):
            head = Cell("" if place else str(length), _LENGTH, _SIZE, FontWeight.BOLD, ink=PAPER.grey)
            rows.append(line([head, Cell(text, wide - _LENGTH, _SIZE)], _LINE, 8, again=again))
    return rows


@dataclass(frozen=True)
class BoardWishes:
    lists: Lists = Lists.EACH
    turned: bool = False
    names: bool = True


def printed_board(rules: BoggleRules, cubes: tuple[PlacedCube, ...], name: str, sets: Sets) -> PrintedBoard:
    code = code_of(rules, cubes, sets) if cubes else ""
    labels = tuple((cube.letters, cube.quarter) for cube in cubes)
    return PrintedBoard(rules.cubes.rows, rules.cubes.columns, labels, name, code)


def board_on_paper(position: BogglePosition, words: PaperStrings, sets: Sets) -> PrintedBoard:
    return printed_board(position.rules, position.cubes, words.game.round_title(position), sets)


class BoardSheet(Printable):
    """A round's board with a blank list per player; covered, it is shown on screen without letters (rule B7)."""

    def __init__(self, position: BogglePosition, covered: bool, sets: Sets) -> None:
        super().__init__()
        self._words = PaperStrings(self)
        self._position = position
        people = tuple(player for player in position.players if player.level is None)
        self._writers = people or position.players  # a computer needs no paper
        self._board = board_on_paper(position, self._words, sets)
        self.secret = covered
        self.hidden_note = self.tr("The letters are on the paper only. The screen shows them when the dome is lifted.")
        self.title = self.tr("This board with blank lists")
        self.wishes = BoardWishes()

    def fields(self) -> tuple[Field, ...]:
        names = Field("names", FittingCheckBox(self.tr("Names on the lists")))
        return self._words.lists_field(), names, self._words.turned_field()

    def is_across(self, wishes: Any) -> bool:
        return wishes.lists is Lists.TOGETHER and len(self._writers) > 1

    def name(self, wishes: Any) -> str:
        return file_name(self._words.round_name(self._position))

    def printout(self, wishes: Any, paper: Paper, shown: bool) -> Printout:
        rules, words = self._position.rules, self._words
        owners = [Owner(each.name if wishes.names else "", words.player_note(each)) for each in self._writers]
        pages = BoardPages(self._board, words.board_texts(rules), paper, wishes.turned, shown)
        name, sections = words.round_name(self._position), pages.sections(owners, wishes.lists)
        return printed(name, paper, sections, self.number)


@dataclass(frozen=True)
class FreshWishes:
    preset: str
    wish: ReadyWish = ReadyWish.NONE
    boards: int = 1
    lists: Lists = Lists.EACH
    players: int = 1
    turned: bool = False
    solutions: bool = False
    shown: bool = False


class FreshBoards(Printable):
    """Unseen boards, each shaken on first use; the screen shows letters only if asked (rule B7)."""

    def __init__(
        self, presets: Mapping[str, BoggleRules], rng: Random, lexicon: Callable[[], Lexicon], sets: Sets,
        floors: Floors, preset: str, with_words: bool = True,
    ) -> None:  # fmt: skip
        """`with_words`: the dictionary's words may be printed."""
        super().__init__()
        self._with_words = with_words
        self._presets, self._rng, self._lexicon = presets, rng, lexicon
        self._words, self._sets, self._floors = PaperStrings(self), sets, floors
        self._batches: dict[tuple[str, ReadyWish], Batch] = {}
        self.secret = True
        self.hidden_note = self.tr("The letters are on the paper only, until you want to see them here.")
        self.title = self.tr("Fresh boards")
        self.again = self.tr("Shake again")
        self.wishes = FreshWishes(preset if preset in presets else next(iter(presets)))

    def fields(self) -> tuple[Field, ...]:
        titles = [(self._words.game.preset_title(key), key) for key in self._presets]
        wishes = [
            (self.tr("as they fall"), ReadyWish.NONE),
            (self.tr("with many words"), ReadyWish.MANY),
            (self.tr("with few words"), ReadyWish.FEW),
            (self.tr("for children"), ReadyWish.CHILDREN),
            (self.tr("with a long word"), ReadyWish.LONG),
        ]
        return (
            Field("preset", Choice(self.tr("Game"), titles)),
            Field("wish", Choice(self.tr("Cubes"), wishes)),
            Field("boards", number_field(self.tr("Boards"), 1, 40)),
            self._words.lists_field(),
            Field("players", number_field(self.tr("Lists for each board"), 1, 8)),
            self._words.turned_field(),
            Field("solutions", FittingCheckBox(self.tr("All words on the last page")), when=lambda: self._with_words),
            Field("shown", FittingCheckBox(self.tr("Show the letters here"))),
        )

    def is_across(self, wishes: Any) -> bool:
        return wishes.lists is Lists.TOGETHER and wishes.players > 1

    def is_shown(self, wishes: Any) -> bool:
        return bool(wishes.shown)

    def name(self, wishes: Any) -> str:
        boards = self.tr("%n board(s)", "", wishes.boards)
        return file_name(f"{self._words.heading(self._presets[wishes.preset])} {boards}")

    def make_again(self) -> None:
        self._batches = {}

    def batch(self, wishes: FreshWishes) -> Batch:
        key = (wishes.preset, wishes.wish)
        return self._batches.setdefault(key, Batch(self._presets[wishes.preset], wishes.wish, self._floors))

    def job(self, wishes: Any, paper: Paper, shown: bool) -> Callable[[], Printout]:
        return partial(self._printout, wishes, self.batch(wishes), self._lexicon(), paper, shown)

    def _printout(self, wishes: FreshWishes, batch: Batch, lexicon: Lexicon, paper: Paper, shown: bool) -> Printout:
        rules, words = batch.rules, self._words
        boards = batch.first(wishes.boards, lexicon, self._rng)
        texts, owners = words.board_texts(rules), (Owner(),) * wishes.players
        sections: list[Section] = []
        for number, fallen in enumerate(boards, start=1):
            board = printed_board(rules, fallen.cubes, self._board_title(number), self._sets)
            said = replace(texts, rules=self._with_shakes(texts.rules, wishes.wish, fallen))
            sections += BoardPages(board, said, paper, wishes.turned, shown).sections(owners, wishes.lists)
        if wishes.solutions:
            hidden = self.tr("The words stay hidden here until they are on paper.")
            covered = Section(paragraph(hidden, paper.room[0]), fresh=True)
            sections.append(self._solutions(rules, boards, lexicon, paper) if shown else covered)
        return printed(self.name(wishes), paper, sections, self.number)

    def _with_shakes(self, rules: str, wish: ReadyWish, fallen: Shaken) -> str:
        """Return the rules, and how many shakes a wish or a fair board took."""
        if wish is ReadyWish.NONE and fallen.shakes == 1:
            return rules
        met = self.tr("%n shake(s) to get it", "", fallen.shakes)
        nearest = self.tr("closest of %n shake(s)", "", fallen.shakes)
        return f"{rules} · {met if fallen.granted else nearest}"

    def _board_title(self, number: int) -> str:
        return self.tr("Board {number}").format(number=number)

    def _solutions(self, rules: BoggleRules, boards: Sequence[Shaken], lexicon: Lexicon, paper: Paper) -> Section:
        wide = column_width(paper, _COLUMNS)
        rows: list[Row] = []
        for number, fallen in enumerate(boards, start=1):
            found = all_words(board_of(rules.cubes.rows, rules.cubes.columns, fallen.cubes), rules, lexicon)
            points = sum(map(WordRange(rules).points, found))
            counted = self.tr("%n word(s)", "", len(found)), self.tr("%n point(s)", "", points)
            head, name = self.tr("{board}: {words}, {points}"), self._board_title(number)
            rows.append(_solution_head(head.format(board=name, words=counted[0], points=counted[1]), wide))
            rows += _words(found, _solution_head(self.tr("{board}, continued").format(board=name), wide), wide)
            rows.append(Row(9, loose=True))
        heading = heading_row(self.tr("All words of the boards"), paper.room[0])
        return Section(tuple(rows), _COLUMNS, heading=heading, fresh=True)
