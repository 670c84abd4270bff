"""The words of a board as an item model: sorted as is wished, those of one's own list marked."""

from collections.abc import Collection, Sequence
from typing import Any

from PySide6.QtCore import Qt

from boggle_desk.engine.boggle.solver import BoardWord
from boggle_desk.models.rows_model import LEFT, RIGHT, RowsModel

WORD, LETTERS, POINTS, KNOWN = range(4)
"""The columns."""
_VERY_COMMON, _COMMON, _LESS_COMMON = 1, 3, 5
"""The rarest tiers that are called so."""


class BoardWordsModel(RowsModel[BoardWord]):
    """One row a word: the word (ours with a tick), its letters, its points, how common it is."""

    sides = (LEFT, RIGHT, RIGHT, LEFT)

    def __init__(self) -> None:
        super().__init__()
        self.heads = (self.tr("Word"), self.tr("Letters"), self.tr("Points"), self.tr("How common"))
        self._ours: frozenset[str] = frozenset()

    def show_words(self, rows: Sequence[BoardWord], ours: Collection[str]) -> None:
        """Show these words; those of one's own list get a mark."""
        self._ours = frozenset(ours)
        self.show_rows(rows)

    def row_of(self, word: str) -> int:
        """Return the row of a word, -1 if it is not shown."""
        return next((row for row, each in enumerate(self.rows) if each.word == word), -1)

    def text(self, row: BoardWord, column: int) -> str:
        word = f"✓ {row.word.upper()}" if row.word in self._ours else row.word.upper()
        return (word, str(len(row.word)), str(row.points), self.commonness_text(row))[column]

    def more(self, row: BoardWord, column: int, role: int) -> Any:
        return self._spoken(row) if role == Qt.ItemDataRole.AccessibleTextRole and column == WORD else None

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
