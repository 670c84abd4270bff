"""The tiles of the set: what each is worth, how many there are, and how many are still unseen (P12)."""

from collections import Counter
from typing import Any

from PySide6.QtCore import QAbstractTableModel, Qt

from boggle_desk.engine.scrabble.position import ScrabblePosition
from boggle_desk.engine.scrabble.tiles import BLANK
from boggle_desk.models.index import ROOT, Index


class UnseenModel(QAbstractTableModel):
    """One row a letter: letter, value, tiles in the set, tiles that are neither on the board nor on a rack in sight."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: tuple[tuple[str, int, int, int], ...] = ()

    def show_position(self, position: ScrabblePosition, seat: int | None) -> None:
        """Show what this player has not seen; None is somebody who sees no rack."""
        unseen = Counter(position.unseen_by(seat))
        counts = Counter(position.rules.tiles.tiles)
        rows = tuple(
            (letter, value, counts[letter], unseen[letter]) for letter, value in position.rules.tiles.values.items()
        )
        if rows != self._rows:
            self.beginResetModel()
            self._rows = rows
            self.endResetModel()

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else 4

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return (self.tr("Tile"), self.tr("Value"), self.tr("In the set"), self.tr("Unseen"))[section]
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        letter, value, count, unseen = self._rows[index.row()]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignCenter
        if role == Qt.ItemDataRole.DisplayRole:
            return (self.tr("blank") if letter == BLANK else letter, str(value), str(count), str(unseen))[
                index.column()
            ]
        return None
