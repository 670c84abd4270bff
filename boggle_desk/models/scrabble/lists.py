"""The turns of a game and the tiles that are still unseen (P12), as item models."""

from collections import Counter
from typing import Any

from PySide6.QtCore import Qt

from boggle_desk.engine.players import Player
from boggle_desk.engine.scrabble.history import Line, LineKind
from boggle_desk.engine.scrabble.position import ScrabblePosition
from boggle_desk.engine.scrabble.tiles import BLANK
from boggle_desk.models.locale_text import number_text
from boggle_desk.models.rows_model import LEFT, RIGHT, RowsModel


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


class UnseenModel(RowsModel[tuple[str, int, int, int]]):
    """One row a letter: letter, value, tiles in the set, tiles that are neither on the board nor on a rack in sight."""

    sides = (Qt.AlignmentFlag.AlignCenter,) * 4

    def __init__(self) -> None:
        super().__init__()
        self.heads = (self.tr("Tile"), self.tr("Value"), self.tr("In the set"), self.tr("Unseen"))

    def show_position(self, position: ScrabblePosition, seat: int | None) -> None:
        """Show what this player has not seen; None is somebody who sees no rack."""
        unseen = Counter(position.unseen_by(seat))
        counts = Counter(position.rules.tiles.tiles)
        rows = tuple(
            (letter, value, counts[letter], unseen[letter]) for letter, value in position.rules.tiles.values.items()
        )
        if rows != self.rows:
            self.show_rows(rows)

    def text(self, row: tuple[str, int, int, int], column: int) -> str:
        return self.tr("blank") if row[column] == BLANK else str(row[column])
