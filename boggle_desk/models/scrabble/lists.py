"""The turns of a game and the tiles that are still unseen (P12), as item models."""

from collections import Counter
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractTableModel, Qt

from boggle_desk.engine.players import Player
from boggle_desk.engine.scrabble.history import Line, LineKind
from boggle_desk.engine.scrabble.position import ScrabblePosition
from boggle_desk.engine.scrabble.tiles import BLANK
from boggle_desk.models.locale_text import number_text
from boggle_desk.models.rows_model import LEFT, RIGHT, ROOT, Index, RowsModel


class MovesModel(RowsModel[Line]):
    """One row a line of the history: who, what, points, total."""

    sides: tuple[Qt.AlignmentFlag, ...] = (LEFT, LEFT, RIGHT, RIGHT)

    def __init__(self) -> None:
        super().__init__()
        self.heads = (self.tr("Player"), self.tr("Turn"), self.tr("Points"), self.tr("Total"))
        self.players: tuple[Player, ...] = ()

    def show_lines(self, lines: tuple[Line, ...], players: tuple[Player, ...]) -> None:
        if (lines, players) != (self.rows, self.players):
            self.players = players
            self.show_rows(lines)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role == Qt.ItemDataRole.TextAlignmentRole and section > 1:
            return None  # titles of numbers stand in the middle
        return super().headerData(section, orientation, role)

    def text(self, row: Line, column: int) -> str:
        points = number_text(row.points, signed=True) if row.points or row.kind is LineKind.PLAY else ""
        total = number_text(row.total)
        return (self.players[row.seat].name, self._text(row), points, total)[column]

    def _text(self, line: Line) -> str:
        match line.kind:
            case LineKind.PLAY:
                return line.text
            case LineKind.EXCHANGE:
                return self.tr("exchanged %n tile(s)", "", int(line.text))
            case LineKind.PASS:
                return self.tr("passed")
            case LineKind.PHONY:
                return self.tr("{words} came off").format(words=line.text)
            case LineKind.BONUS:
                return self.tr("bonus for a wrong challenge")
            case LineKind.LOST_TURN:
                return self.tr("lost the turn")
            case LineKind.RACK:
                return self.tr("{tiles} left on the rack").format(tiles=line.text)
            case LineKind.TIME:
                return self.tr("over time")
            case LineKind.CORRECTION:
                return self.tr("correction")


@dataclass(frozen=True)
class Unseen:
    """A letter, its value, its tiles in the set, and those that are neither on the board nor on a rack in sight."""

    letter: str
    value: int
    count: int
    unseen: int


class UnseenModel(QAbstractTableModel):
    """The letters of a set in rows of a few columns."""

    def __init__(self) -> None:
        super().__init__()
        self.tiles: tuple[Unseen, ...] = ()
        """The letters in order."""
        self.columns = 5
        """How many letters are side by side."""

    def show_position(self, position: ScrabblePosition, seat: int | None) -> None:
        """Show what this player has not seen; None is somebody who sees no rack."""
        unseen = Counter(position.unseen_by(seat))
        counts = Counter(position.rules.tiles.tiles)
        values = position.rules.tiles.values.items()
        tiles = tuple(Unseen(letter, value, counts[letter], unseen[letter]) for letter, value in values)
        if tiles != self.tiles:
            self.beginResetModel()
            self.tiles = tiles
            self.endResetModel()

    def set_columns(self, columns: int) -> None:
        """Have so many letters side by side."""
        if columns != self.columns:
            self.beginResetModel()
            self.columns = columns
            self.endResetModel()

    def tile(self, index: Index) -> Unseen | None:
        """Return the letter of a cell, or None."""
        place = index.row() * self.columns + index.column()
        return self.tiles[place] if index.isValid() and place < len(self.tiles) else None

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else -(-len(self.tiles) // self.columns)

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else self.columns

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        found = self.tile(index)
        if found is None or role not in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return None
        text, letter = self.tr("{letter}: {unseen} of {count} unseen, {points}"), found.letter
        points = self.tr("%n point(s)", "", found.value)
        shown = self.tr("blank") if letter == BLANK else letter
        return text.format(letter=shown, unseen=found.unseen, count=found.count, points=points)
