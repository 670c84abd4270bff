"""All words of a board as an item model."""

from typing import Any

from PySide6.QtCore import QAbstractTableModel, Qt

from boggle_desk.engine.boggle.review import ReviewedWord
from boggle_desk.engine.players import Player
from boggle_desk.models.index import ROOT, Index

REVIEWED = Qt.ItemDataRole.UserRole


_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_ALIGNED = (_LEFT, Qt.AlignmentFlag.AlignCenter, _LEFT)


class ReviewModel(QAbstractTableModel):
    """One row a word: the word, its points, who had it. A word that one side alone had carries a star."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: tuple[ReviewedWord, ...] = ()
        self._players: tuple[Player, ...] = ()

    def show_words(self, rows: tuple[ReviewedWord, ...], players: tuple[Player, ...]) -> None:
        """Show these words."""
        self.beginResetModel()
        self._rows, self._players = rows, players
        self.endResetModel()

    def word(self, index: Index) -> ReviewedWord | None:
        """Return the word at an index, or None."""
        return self._rows[index.row()] if index.isValid() else None

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else 3

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return (self.tr("Word"), self.tr("Points"), self.tr("Found by"))[section]
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.TextAlignmentRole:
            return _ALIGNED[section]
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row = self.word(index)
        if row is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return (row.word.upper(), str(row.points), self._finders(row))[index.column()]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _ALIGNED[index.column()]
        return row if role == REVIEWED else None

    def _finders(self, row: ReviewedWord) -> str:
        names = ", ".join(self._players[seat].name for seat in row.finders)
        if row.finders and not row.listed:
            return self.tr("{names} (no word)").format(names=names)
        if row.told:
            return self.tr("{names} (by a hint)").format(names=names)
        return f"★ {names}" if row.alone and len(self._players) > 1 else names
