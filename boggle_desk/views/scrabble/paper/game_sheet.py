"""A game on paper: the board with the scores beside it, then its turns as a table, in the table's language."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QCheckBox

from boggle_desk.engine.scrabble.board import Premium
from boggle_desk.engine.scrabble.history import Kind
from boggle_desk.engine.scrabble.notation import rack_text
from boggle_desk.engine.scrabble.position import Phase, ScrabblePosition
from boggle_desk.engine.scrabble.rules import ScrabbleRules
from boggle_desk.engine.scrabble.tiles import HIDDEN, Tile
from boggle_desk.models.scrabble.lists import MovesModel
from boggle_desk.views.forms import Field
from boggle_desk.views.paper.printable import Printable, file_name
from boggle_desk.views.paper.sheets import (
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
from boggle_desk.views.scrabble.paper.drawing import board_marks, premium_marks, star, tile_marks
from boggle_desk.views.scrabble.turns import Moment
from boggle_desk.views.scrabble.words import ScrabbleWords
from boggle_desk.views.theme import PAPER


class PaperWords(QObject):
    """Says what stands on the sheets."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = ScrabbleWords(self)

    def heading(self, rules: ScrabbleRules) -> str:
        """Return what stands on top of a sheet."""
        return self.tr("Scrabble · {preset}").format(preset=self._game.preset_title(rules.key))

    def number(self, place: int, pages: int) -> str:
        """Return which page it is."""
        return self.tr("Page {place} of {pages}").format(place=place, pages=pages)

    def signed(self, points: int) -> str:
        """Return points with the sign for less than nothing."""
        return str(points).replace("-", "−")

    def standing_heading(self, position: ScrabblePosition) -> str:
        """Return what stands above the scores."""
        return self.tr("Final scores") if position.phase is Phase.ENDED else self.tr("Scores so far")

    def outcome(self, position: ScrabblePosition) -> str:
        """Return who won."""
        names = [position.players[seat].name for seat in position.winners]
        if len(position.players) == 1 or not names:
            return ""
        text = self.tr("{names} won the game.") if len(names) == 1 else self.tr("A tie: {names}.")
        return text.format(names=", ".join(names))

    def columns(self) -> tuple[str, str, str, str, str, str, str]:
        """Return what stands above the columns of the turns."""
        return (
            self.tr("No."),
            self.tr("Player"),
            self.tr("Rack"),
            self.tr("Square"),
            self.tr("Word"),
            self.tr("Points"),
            self.tr("Total"),
        )

    def turns_heading(self, until: int | None) -> str:
        """Return what stands above the turns: all of them, or those up to a line."""
        return self.tr("Turns") if until is None else self.tr("The first %n line(s) of the game", "", until)

    def word_note(self) -> str:
        """Return how words are written."""
        return self.tr("In brackets: letters that lay there. Small letters: blanks.")

    def bag_line(self, position: ScrabblePosition) -> str:
        """Return how many tiles are in the bag."""
        return self.tr("%n tile(s) in the bag", "", len(position.bag))

    def legend(self) -> tuple[str, str, str, str]:
        """Return what the signs on the board mean: circle, diamond, star, inverse."""
        return (
            self.tr("the letter counts twice"),
            self.tr("the word counts three times"),
            self.tr("the first word, it counts twice"),
            self.tr("a blank"),
        )

    def plain_start(self) -> str:
        """Return what the star means on a board whose first word counts once."""
        return self.tr("the first word")

    def sheet_columns(self) -> tuple[str, str, str]:
        """Return what stands above the columns of a player on an empty sheet."""
        return self.tr("Word"), self.tr("Points"), self.tr("Total")

    def end_lines(self) -> tuple[str, str, str]:
        """Return the lines at the end of an empty sheet."""
        return self.tr("tiles left, minus"), self.tr("others’ tiles, plus"), self.tr("Final score")

    def player_number(self, number: int) -> str:
        """Return what a player without a name is called."""
        return self.tr("Player {number}").format(number=number)

    def tiles_line(self) -> str:
        """Return what stands above the tiles to be crossed off."""
        return self.tr("All tiles, to be crossed off as they are played")

    def bingo_line(self, rules: ScrabbleRules) -> str:
        """Return what counts beside the words, in a line."""
        bonus = self.tr("{points} points more for {tiles} tiles in one turn").format(
            points=rules.bingo_bonus, tiles=rules.bingo_tiles
        )
        return self.tr("{bonus} · a blank counts nothing").format(bonus=bonus)


_BOARD, _GAP = 345.0, 18.0
_LINE, _SCORE = 15.5, 24.0
_SIZE = 9.5
_SHARES = (0.05, 0.17, 0.14, 0.09, 0.37, 0.09, 0.09)
"""How the width is shared out among number, player, rack, square, word, points, total."""
_WORD = 4
_RIGHT = (0, 5, 6)
_BOLD = (_WORD, 6)


@dataclass(frozen=True)
class Turn:
    """A line of the table, and what a file notes of it."""

    texts: tuple[str, str, str, str, str, str, str]
    """Number, player, rack, square, word, points, total."""
    note: str = ""


def game_sections(
    title: str, position: ScrabblePosition, turns: Sequence[Turn], heading: str, words: PaperWords, paper: Paper
) -> tuple[Section, ...]:
    """Return the board and scores of a position and the turns that led there."""
    wide = paper.room[0]
    side = min(_BOARD, wide * 0.67, paper.room[1] - 60)
    top = _beside(position, words, wide, side)
    sections = [Section((title_row(title, "", wide),), space=0), Section((top,), space=6)]
    rows = tuple(row for turn in turns for row in _turn(turn, wide))
    if rows:
        head = _cells(words.columns(), wide, titles=True)
        sections.append(Section(rows, heading=heading_row(heading, wide), head=head, space=14))
        sections.append(Section(paragraph(words.word_note(), wide, 8.0), space=6))
    return tuple(sections)


# ------------------------------------------------------------------------------------- board and scores


def _beside(position: ScrabblePosition, words: PaperWords, wide: float, side: float) -> Row:
    """Return the board with the scores and what its signs mean beside it."""
    left = side + _GAP
    marks: list[Mark] = list(board_marks(position.board, position.rules.tiles, side))
    y = 10.0
    for row in (*_scores(position, words, wide - left), Row(16), *_legend(position, words, wide - left)):
        marks += moved(row.marks, left, y)
        y += row.height
    return Row(max(side, y), tuple(marks))


def _scores(position: ScrabblePosition, words: PaperWords, wide: float) -> list[Row]:
    rows = [heading_row(words.standing_heading(position), wide)]
    for seat in sorted(range(len(position.players)), key=lambda seat: -position.scores[seat]):
        score = words.signed(position.scores[seat])
        taken = width(score, 15.0, Face.BOLD) + 8
        name = elided(position.players[seat].name, wide - taken, 11.0)
        rows.append(
            Row(
                _SCORE,
                (
                    Text(name, 0, 16, wide - taken, 11.0),
                    Text(score, wide - taken, 16, taken, 15.0, Face.BOLD, Side.RIGHT),
                    Line((0, _SCORE - 1), (wide, _SCORE - 1), 0.4),
                ),
            )
        )
    if outcome := words.outcome(position):
        rows += [Row(5), *paragraph(outcome, wide, 10.5, PAPER.black)]
    rows += [Row(4), *paragraph(words.bag_line(position), wide)]
    return rows


def _legend(position: ScrabblePosition, words: PaperWords, wide: float) -> list[Row]:
    """Return what the signs on the board mean, as far as the board has them."""
    cell, layout = 17.0, position.rules.layout
    middle = (cell / 2, cell / 2)
    letter, word, start, blank = words.legend()
    if layout.premiums[layout.start].word == 1:
        start = words.plain_start()
    signs: list[tuple[Marks, str]] = []
    if any(premium.letter != 1 for premium in layout.premiums):
        signs.append((premium_marks(Premium(letter=2), middle, cell), letter))
    if any(premium.word != 1 for premium in layout.premiums):
        signs.append((premium_marks(Premium(word=3), middle, cell), word))
    signs.append(((star(middle, cell),), start))
    signs.append((tile_marks(Tile("A", blank=True), {}, (0, 0), cell), blank))
    return [_legend_row(marks, text, wide, cell) for marks, text in signs]


def _legend_row(marks: Marks, text: str, wide: float, cell: float) -> Row:
    room = wide - cell - 7
    return Row(21, (*marks, Text(elided(text, room, 8.5), cell + 7, 11.5, room, 8.5, ink=PAPER.grey)))


# ------------------------------------------------------------------------------------- the turns


def _turn(turn: Turn, wide: float) -> list[Row]:
    row = _cells(turn.texts, wide)
    if not turn.note:
        return [row]
    left = wide * sum(_SHARES[:4])
    notes = paragraph(turn.note, wide - left, 8.0)
    return [row, *(Row(note.height, moved(note.marks, left, 0)) for note in notes), Row(3)]


def _cells(texts: Sequence[str], wide: float, titles: bool = False) -> Row:
    size, ink = (8.0, PAPER.grey) if titles else (_SIZE, PAPER.black)
    marks: list[Mark] = []
    x = 0.0
    for place, (text, share) in enumerate(zip(texts, _SHARES, strict=True)):
        room = wide * share - (6 if place not in _RIGHT else 0)
        face = Face.SEMIBOLD if place in _BOLD and not titles else Face.REGULAR
        side = Side.RIGHT if place in _RIGHT else Side.LEFT
        indent = 8.0 if place == 1 else 0.0
        if text:
            room -= indent
            fits = fitting(text, room, size, face) if place == _WORD else size
            text = text if place == _WORD else elided(text, room, size, face)
            marks.append(Text(text, x + indent, 11, room, fits, face, side, ink))
        x += wide * share
    line = Line((0, _LINE - 0.5), (wide, _LINE - 0.5), 0.9 if titles else 0.3, PAPER.black if titles else PAPER.line)
    return Row(_LINE, (*marks, line), keeps=titles)


_DIFFERS = "≠ "


@dataclass(frozen=True)
class GameWishes:
    """How a game is wanted."""

    until_shown: bool = False
    racks: bool = True


class GameSheet(Printable):
    """A game with its board, scores and turns: to the end, or up to the place that is shown. Racks stay hidden while
    the game runs and they are `covered`."""

    def __init__(
        self, moments: Sequence[Moment], place: int, covered: bool, name: str = "", parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._moments, self._place, self._covered = moments, place, covered
        self._words = PaperWords(self)
        self._called = name
        self.title = self.tr("This game with its board and turns")
        self.wishes = GameWishes()

    def fields(self) -> tuple[Field, ...]:
        fields: list[Field] = []
        if 0 < self._place < len(self._moments) - 1:
            fields.append(Field("until_shown", QCheckBox(self.tr("Only up to the turn shown"))))
        if not self._covered:
            fields.append(Field("racks", QCheckBox(self.tr("The racks"))))
        return tuple(fields)

    def name(self, wishes: Any) -> str:
        players = ", ".join(player.name for player in self._moments[0].position.players)
        return file_name(f"{self._title()} {players}")

    def _title(self) -> str:
        return self._called or self._words.heading(self._moments[0].position.rules)

    def job(self, wishes: Any, paper: Paper, shown: bool) -> Callable[[], Printout]:
        return partial(self._printout, wishes, paper)

    def _printout(self, wishes: GameWishes, paper: Paper) -> Printout:
        until = self._place if wishes.until_shown else len(self._moments) - 1
        with_racks = wishes.racks and not self._covered
        turns = _turns(self._moments)[:until]
        shown = [turn if with_racks else _without_rack(turn) for turn in turns]
        heading = self._words.turns_heading(until if wishes.until_shown else None)
        position = self._moments[until].position
        sections = game_sections(self._title(), position, shown, heading, self._words, paper)
        players = ", ".join(player.name for player in position.players)
        return printed(f"{self._title()}: {players}", paper, sections, self._words.number)


def is_covered(position: ScrabblePosition) -> bool:
    """Return whether a game's racks are hidden still."""
    return position.phase is not Phase.ENDED and not position.rules.open_racks and len(position.players) > 1


def _without_rack(turn: Turn) -> Turn:
    number, player, _rack, *rest = turn.texts
    return Turn((number, player, "", *rest), turn.note)  # type: ignore[arg-type] # seven as before


def _turns(moments: Sequence[Moment]) -> list[Turn]:
    """Return the lines of the table; a sign tells where a file states other points."""
    model = MovesModel()
    lines = tuple(moment.line for moment in moments[1:] if moment.line)
    model.show_lines(lines, moments[0].position.players)
    turns = []
    for row, (before, moment) in enumerate(pairwise(moments)):
        player, said, points, total = (model.index(row, column).data() for column in range(4))
        plays = lines[row].kind is Kind.PLAY
        square, _, word = said.partition(" ") if plays else ("", "", said)
        differs = _DIFFERS if any(not line.agrees for line in moment.stated) else ""
        note = " ".join(line.entry.note for line in moment.stated if line.entry.note)
        rack = _rack(before.position, lines[row].seat) if lines[row].kind in _WITH_RACK else ""
        turns.append(Turn((str(row + 1), player, rack, square, word, differs + points, total), note))
    return turns


_WITH_RACK = (Kind.PLAY, Kind.EXCHANGE, Kind.PASS)


def _rack(position: ScrabblePosition, seat: int) -> str:
    """Return the rack before a turn, where it is known."""
    rack = position.racks[seat]
    return "" if HIDDEN in rack else rack_text(position.rules.tiles, rack)
