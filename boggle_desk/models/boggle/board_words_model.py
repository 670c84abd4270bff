"""The words of a board as an item model: sorted as is wished, those of one's own list marked."""

from collections.abc import Collection, Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, Qt

from boggle_desk.engine.boggle.board_words import BoardWord
from boggle_desk.models.index import ROOT, Index

WORD, LETTERS, POINTS, KNOWN = range(4)
"""The columns."""
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_VERY_COMMON, _COMMON, _LESS_COMMON = 1, 3, 5
"""The rarest tiers that are called so."""


class BoardWordsModel(QAbstractTableModel):
    """One row a word: the word (ours with a tick), its letters, its points, how common it is."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: tuple[BoardWord, ...] = ()
        self._ours: frozenset[str] = frozenset()

    def show_words(self, rows: Sequence[BoardWord], ours: Collection[str]) -> None:
        """Show these words; those of one's own list get a mark."""
        self.beginResetModel()
        self._rows, self._ours = tuple(rows), frozenset(ours)
        self.endResetModel()

    def word(self, index: Index) -> BoardWord | None:
        """Return the word at an index, or None."""
        return self._rows[index.row()] if index.isValid() and index.row() < len(self._rows) else None

    def row_of(self, word: str) -> int:
        """Return the row of a word, -1 if it is not shown."""
        return next((row for row, each in enumerate(self._rows) if each.word == word), -1)

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else KNOWN + 1

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return (self.tr("Word"), self.tr("Letters"), self.tr("Points"), self.tr("How common"))[section]
        return _aligned(section) if role == Qt.ItemDataRole.TextAlignmentRole else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row = self.word(index)
        if row is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            word = f"✓ {row.word.upper()}" if row.word in self._ours else row.word.upper()
            return (word, str(len(row.word)), str(row.points), self.commonness_text(row))[index.column()]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _aligned(index.column())
        if role == Qt.ItemDataRole.AccessibleTextRole and index.column() == WORD:
            return self._spoken(row)
        return None

    def _spoken(self, row: BoardWord) -> str:
        points = self.tr("%n point(s)", "", row.points)
        text = self.tr("{word}, {points}, ours") if row.word in self._ours else self.tr("{word}, {points}")
        return text.format(word=row.word.upper(), points=points)

    def commonness_text(self, word: BoardWord) -> str:
        """Return how common a word is."""
        if word.commonness <= _VERY_COMMON:
            return self.tr("very common")
        if word.commonness <= _COMMON:
            return self.tr("common")
        return self.tr("less common") if word.commonness <= _LESS_COMMON else self.tr("rare")


def _aligned(column: int) -> Qt.AlignmentFlag:
    return _RIGHT if column in (LETTERS, POINTS) else _LEFT
