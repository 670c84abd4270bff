"""An empty sheet on which people keep the score of a game of Scrabble."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from PySide6.QtWidgets import QCheckBox

from boggle_desk.engine.scrabble.position import MOST_PLAYERS
from boggle_desk.engine.scrabble.rules import ScrabbleRules
from boggle_desk.engine.scrabble.tiles import BLANK
from boggle_desk.views.appearance import PAPER
from boggle_desk.views.forms import Field, number_field
from boggle_desk.views.paper import sheets
from boggle_desk.views.paper.printable import Printable, file_name
from boggle_desk.views.scrabble.paper.game_sheet import heading

_LINE, _NAME, _HEAD = 19.0, 22.0, 13.0
_NUMBER, _GAP = 20.0, 10.0
_WORD = 0.46  # of a player's width
_TILES, _TILES_LINE = 10.0, 15.0


@dataclass(frozen=True)
class ScoreWishes:
    players: int = 2
    names: bool = True
    tiles: bool = True


class ScoreSheet(Printable):
    """Numbered turns with word, points and total for each player, lines for the end, all tiles to be crossed off."""

    def __init__(self, rules: ScrabbleRules, names: Sequence[str] = ()) -> None:
        super().__init__()
        self._rules, self._names = rules, tuple(names)
        self.title = self.tr("Empty Scrabble score sheet")
        self.wishes = ScoreWishes(min(max(2, len(names)), MOST_PLAYERS))

    def fields(self) -> tuple[Field, ...]:
        fields: list[Field] = [Field("players", number_field(self.tr("Players"), 1, MOST_PLAYERS))]
        if self._names:
            fields.append(Field("names", QCheckBox(self.tr("Player names"))))
        fields.append(Field("tiles", QCheckBox(self.tr("Tiles to cross off"))))
        return tuple(fields)

    def name(self, wishes: Any) -> str:
        return file_name(self.title)

    def printout(self, wishes: ScoreWishes, paper: sheets.Paper, shown: bool) -> sheets.Printout:
        wide, high = paper.room
        bonus = self.tr("{points} extra points for {tiles} tiles in one turn").format(
            points=self._rules.bingo_bonus, tiles=self._rules.bingo_tiles
        )
        scoring = self.tr("{bonus} · a blank is worth nothing").format(bonus=bonus)
        head = [sheets.title_row(heading(self._rules), "", wide), *sheets.paragraph(scoring, wide), sheets.Row(10)]
        foot = self._tiles(wide) if wishes.tiles else []
        room = high - sum(row.height for row in (*head, *foot))
        given = self._names if wishes.names else ()
        names = [given[seat] if seat < len(given) else "" for seat in range(wishes.players)]
        section = sheets.Section((*head, sheets.Row(room, self._table(names, wide, room)), *foot), space=0)
        return sheets.printed(self.title, paper, (section,), self.number)

    def _table(self, names: Sequence[str], wide: float, high: float) -> sheets.Marks:
        ends = (self.tr("minus tiles left"), self.tr("plus others' tiles"), self.tr("Final score"))
        count = max(1, int((high - _NAME - _HEAD - len(ends) * _LINE - 14) / _LINE))
        top = _NAME + _HEAD
        marks: list[sheets.Mark] = [sheets.Line((0, top), (wide, top), 0.9, PAPER.black)]
        for line in range(count):
            y = top + (line + 1) * _LINE
            marks.append(
                sheets.Text(str(line + 1), 0, y - 5.5, _NUMBER - 5, 8.0, side=sheets.Side.RIGHT, ink=PAPER.grey)
            )
            marks.append(sheets.Line((0, y), (wide, y), 0.4))
        column = (wide - _NUMBER - _GAP * (len(names) - 1)) / len(names)
        for seat, name in enumerate(names):
            shown = name or self.tr("Player {number}").format(number=seat + 1)
            left = _NUMBER + seat * (column + _GAP)
            marks += sheets.moved(self._player(shown, not name, column, top + count * _LINE), left, 0)
            for place, text in enumerate(ends):
                drawn = _end(text, place == 2, column, column * (1 + _WORD) / 2)
                marks += sheets.moved(drawn, left, top + count * _LINE + 8 + place * _LINE)
        return tuple(marks)

    def _player(self, name: str, unnamed: bool, wide: float, bottom: float) -> sheets.Marks:
        size, ink = (8.0, PAPER.grey) if unnamed else (12.0, PAPER.black)
        face = sheets.FontWeight.REGULAR if unnamed else sheets.FontWeight.BOLD
        top, edges = _NAME + _HEAD, (0.0, wide * _WORD, wide * (1 + _WORD) / 2, wide)
        marks: list[sheets.Mark] = [
            sheets.Text(sheets.elided(name, wide, size, face), 0, 13, wide, size, face, ink=ink)
        ]
        if unnamed:
            marks.append(sheets.Line((sheets.width(name, size) + 5, 14), (wide, 14), 0.6))
        titles = (self.tr("Word"), self.tr("Points"), self.tr("Total"))
        for title, (left, right) in zip(titles, pairwise(edges), strict=True):
            room = right - left - 4
            marks.append(sheets.Text(sheets.elided(title, room, 7.0), left + 3, top - 4, room, 7.0, ink=PAPER.grey))
            marks.append(sheets.Line((left, top), (left, bottom), 0.4))
        return (*marks, sheets.Line((wide, top), (wide, bottom), 0.4))

    def _tiles(self, wide: float) -> list[sheets.Row]:
        tiles = self._rules.tiles
        title = self.tr("All tiles. Cross them off as you play.")
        rows = [sheets.Row(8), *sheets.text_rows([title], wide, 8.0, PAPER.grey), sheets.Row(2)]
        marks: list[sheets.Mark] = []
        x = 0.0
        for letter, count in [(kind.letter, kind.count) for kind in tiles.kinds] + [(BLANK, tiles.blanks)]:
            step = sheets.width(letter, _TILES, sheets.FontWeight.SEMIBOLD) + 3.2
            if x and x + count * step > wide:
                rows.append(sheets.Row(_TILES_LINE, tuple(marks)))
                marks, x = [], 0.0
            for _ in range(count):
                marks.append(sheets.Text(letter, x, 11, step, _TILES, sheets.FontWeight.SEMIBOLD))
                x += step
            x += 8
        return [*rows, sheets.Row(_TILES_LINE, tuple(marks))]


def _end(text: str, last: bool, wide: float, edge: float) -> sheets.Marks:
    face = sheets.FontWeight.BOLD if last else sheets.FontWeight.REGULAR
    text = sheets.elided(text, edge - 6, 8.5, face)
    thick, ink = (1.2, PAPER.black) if last else (0.5, PAPER.line)
    return (
        sheets.Text(text, 0, _LINE - 5.5, edge - 6, 8.5, face, sheets.Side.RIGHT, PAPER.black if last else PAPER.grey),
        sheets.Line((edge, _LINE - 2), (wide, _LINE - 2), thick, ink),
    )
