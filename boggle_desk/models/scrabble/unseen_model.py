"""The tiles of the set: what each is worth, how many there are, and how many are still unseen (P12)."""

from collections import Counter

from PySide6.QtCore import Qt

from boggle_desk.engine.scrabble.position import ScrabblePosition
from boggle_desk.engine.scrabble.tiles import BLANK
from boggle_desk.models.rows_model import RowsModel


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
