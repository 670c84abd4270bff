"""An empty sheet on which people keep the score of a game of Scrabble."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QCheckBox

from boggle_desk.engine.scrabble.position import MOST_PLAYERS
from boggle_desk.engine.scrabble.rules import ScrabbleRules
from boggle_desk.engine.scrabble.tiles import BLANK, TileSet
from boggle_desk.views.forms import Field, number_field
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
    moved,
    paragraph,
    printed,
    text_rows,
    title_row,
    width,
)
from boggle_desk.views.scrabble.paper.game_sheet import PaperWords
from boggle_desk.views.theme import PAPER

_LINE, _NAME, _HEAD = 19.0, 22.0, 13.0
_NUMBER, _GAP = 20.0, 10.0
_WORD = 0.46
"""The share of a player's width that the word has; points and total share the rest."""
_TILES, _TILES_LINE = 10.0, 15.0


@dataclass(frozen=True)
class ScoreWishes:
    """How a sheet is wanted."""

    players: int = 2
    names: bool = True
    tiles: bool = True


class ScoreSheet(Printable):
    """Numbered turns with word, points and total for each player, lines for the end, all tiles to be crossed off."""

    def __init__(self, rules: ScrabbleRules, names: Sequence[str] = (), parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words, self._rules, self._names = PaperWords(self), rules, tuple(names)
        self.title = self.tr("Empty Scrabble score sheet")
        self.wishes = ScoreWishes(min(max(2, len(names)), MOST_PLAYERS))

    def fields(self) -> tuple[Field, ...]:
        fields: list[Field] = [Field("players", number_field(self.tr("Players"), 1, MOST_PLAYERS))]
        if self._names:
            fields.append(Field("names", QCheckBox(self.tr("The players’ names"))))
        fields.append(Field("tiles", QCheckBox(self.tr("Tiles to cross off"))))
        return tuple(fields)

    def name(self, wishes: Any) -> str:
        return file_name(self.title)

    def job(self, wishes: Any, paper: Paper, shown: bool) -> Callable[[], Printout]:
        return partial(self._printout, wishes, paper)

    def _printout(self, wishes: ScoreWishes, paper: Paper) -> Printout:
        words, (wide, high) = self._words, paper.room
        head = [
            title_row(words.heading(self._rules), "", wide),
            *paragraph(words.bingo_line(self._rules), wide),
            Row(10),
        ]
        foot = _tiles(self._rules.tiles, words, wide) if wishes.tiles else []
        room = high - sum(row.height for row in (*head, *foot))
        given = self._names if wishes.names else ()
        names = [given[seat] if seat < len(given) else "" for seat in range(wishes.players)]
        table = Row(room, _table(names, words, wide, room))
        section = Section((*head, table, *foot), space=0)
        return printed(self.title, paper, (section,), words.number)


def _table(names: Sequence[str], words: PaperWords, wide: float, high: float) -> Marks:
    ends = words.end_lines()
    count = max(1, int((high - _NAME - _HEAD - len(ends) * _LINE - 14) / _LINE))
    top = _NAME + _HEAD
    marks: list[Mark] = [Line((0, top), (wide, top), 0.9, PAPER.black)]
    for line in range(count):
        y = top + (line + 1) * _LINE
        marks.append(Text(str(line + 1), 0, y - 5.5, _NUMBER - 5, 8.0, side=Side.RIGHT, ink=PAPER.grey))
        marks.append(Line((0, y), (wide, y), 0.4))
    column = (wide - _NUMBER - _GAP * (len(names) - 1)) / len(names)
    for seat, name in enumerate(names):
        drawn = _player(name or words.player_number(seat + 1), not name, words, column, count)
        marks += moved(drawn, _NUMBER + seat * (column + _GAP), 0)
    return tuple(marks)


def _player(name: str, unnamed: bool, words: PaperWords, wide: float, count: int) -> Marks:
    """Return the column of a player: a name or a line for one, three columns, and the lines of the end."""
    size, ink = (8.0, PAPER.grey) if unnamed else (12.0, PAPER.black)
    face = Face.REGULAR if unnamed else Face.BOLD
    top, bottom = _NAME + _HEAD, _NAME + _HEAD + count * _LINE
    edges = (0.0, wide * _WORD, wide * (1 + _WORD) / 2, wide)
    marks: list[Mark] = [Text(elided(name, wide, size, face), 0, 13, wide, size, face, ink=ink)]
    if unnamed:
        start = width(name, size) + 5
        marks.append(Line((start, 14), (wide, 14), 0.6))
    for title, left, right in zip(words.sheet_columns(), edges, edges[1:], strict=False):
        room = right - left - 4
        marks.append(Text(elided(title, room, 7.0), left + 3, top - 4, room, 7.0, ink=PAPER.grey))
        marks.append(Line((left, top), (left, bottom), 0.4))
    marks.append(Line((wide, top), (wide, bottom), 0.4))
    for place, text in enumerate(words.end_lines()):
        marks += moved(_end(text, place == 2, wide, edges[2]), 0, bottom + 8 + place * _LINE)
    return tuple(marks)


def _end(text: str, last: bool, wide: float, edge: float) -> Marks:
    face = Face.BOLD if last else Face.REGULAR
    text = elided(text, edge - 6, 8.5, face)
    thick, ink = (1.2, PAPER.black) if last else (0.5, PAPER.line)
    return (
        Text(text, 0, _LINE - 5.5, edge - 6, 8.5, face, Side.RIGHT, PAPER.black if last else PAPER.grey),
        Line((edge, _LINE - 2), (wide, _LINE - 2), thick, ink),
    )


def _tiles(tiles: TileSet, words: PaperWords, wide: float) -> list[Row]:
    """Return every tile of a set, letter by letter, spread over as many lines as they need."""
    groups = [(kind.letter, kind.count) for kind in tiles.kinds] + [(BLANK, tiles.blanks)]
    rows = [Row(8), *text_rows([words.tiles_line()], wide, 8.0, PAPER.grey), Row(2)]
    marks: list[Mark] = []
    x = 0.0
    for letter, count in groups:
        step = width(letter, _TILES, Face.SEMIBOLD) + 3.2
        if x and x + count * step > wide:
            rows.append(Row(_TILES_LINE, tuple(marks)))
            marks, x = [], 0.0
        for _ in range(count):
            marks.append(Text(letter, x, 11, step, _TILES, Face.SEMIBOLD))
            x += step
        x += 8
    return [*rows, Row(_TILES_LINE, tuple(marks))]
