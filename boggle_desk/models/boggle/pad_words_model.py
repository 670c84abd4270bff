"""A list of words that was typed from paper, as an item model."""

from typing import Any

from PySide6.QtCore import QAbstractListModel, Qt

from boggle_desk.engine.boggle.pad.position import Mark, MarkedWord
from boggle_desk.engine.boggle.position import Entry
from boggle_desk.engine.boggle.position import Mark as EntryMark
from boggle_desk.models.boggle.entries_model import ENTRY, POINTS
from boggle_desk.models.index import ROOT, Index

_AS_READ = {
    Mark.STANDING: EntryMark.STANDING,
    Mark.DOUBLE: EntryMark.CROSSED,
    Mark.SHORT: EntryMark.STRUCK,
    Mark.STRUCK: EntryMark.STRUCK,
}
"""What such a word would be marked with if it had been read aloud: lists look alike everywhere."""


class PadWordsModel(QAbstractListModel):
    """The words of one player in one round, the last one typed first."""

    def __init__(self) -> None:
        super().__init__()
        self._words: tuple[MarkedWord, ...] = ()

    def show_words(self, words: tuple[MarkedWord, ...]) -> None:
        """Show a list."""
        shown = tuple(reversed(words))
        if shown != self._words:
            self.beginResetModel()
            self._words = shown
            self.endResetModel()

    def word(self, index: Index) -> MarkedWord | None:
        """Return the word at an index, or None."""
        return self._words[index.row()] if index.isValid() else None

    def row_of(self, word: str) -> int:
        """Return the row of a word, or -1."""
        return next((row for row, each in enumerate(self._words) if each.word == word), -1)

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._words)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        word = self.word(index)
        if word is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return word.word.upper()
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{word.word.upper()}, {self._mark_text(word)}"
        entry = Entry(word.word, mark=_AS_READ[word.mark])
        return {int(ENTRY): entry, int(POINTS): word.points}.get(role)

    def _mark_text(self, word: MarkedWord) -> str:
        texts = {
            Mark.STANDING: self.tr("%n point(s)", "", word.points),
            Mark.DOUBLE: self.tr("crossed off"),
            Mark.SHORT: self.tr("too short"),
            Mark.STRUCK: self.tr("no word"),
        }
        return texts[word.mark]
