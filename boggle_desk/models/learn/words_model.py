"""Words as an item model: the word, a number, a note, and its meaning in short."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QObject, Qt

from boggle_desk.engine.glossary import DamagedGlossary, Glossary
from boggle_desk.models.index import ROOT, Index

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True)
class WordRow:
    """A word with what is told of it."""

    word: str
    number: str = ""
    note: str = ""


class Column(IntEnum):
    """What stands where."""

    WORD = 0
    NUMBER = 1
    NOTE = 2
    MEANING = 3


class WordsModel(QAbstractTableModel):
    """Rows of words. A meaning is looked up when its row is first shown."""

    def __init__(
        self, glossary: Glossary, language_of: Callable[[], str], headings: tuple[str, str, str, str], parent: QObject
    ) -> None:
        """`language_of` returns the language of the words."""
        super().__init__(parent)
        self._glossary, self._language_of, self._headings = glossary, language_of, headings
        self._rows: tuple[WordRow, ...] = ()
        self._meanings: dict[str, str] = {}

    def show_words(self, rows: tuple[WordRow, ...]) -> None:
        """Show these words."""
        self.beginResetModel()
        self._rows, self._meanings = rows, {}
        self.endResetModel()

    def word(self, index: Index) -> str:
        """Return the word at an index, or nothing."""
        return self._rows[index.row()].word if index.isValid() else ""

    def words(self) -> tuple[str, ...]:
        """Return all words in order."""
        return tuple(row.word for row in self._rows)

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(Column)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self._headings[section]
        return _LEFT if role == Qt.ItemDataRole.TextAlignmentRole else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(self._rows[index.row()], Column(index.column()))
        if role == Qt.ItemDataRole.AccessibleTextRole:
            # A screen reader that goes down a column is told the whole row.
            return ", ".join(filter(None, (self._text(self._rows[index.row()], column) for column in Column)))
        if role == Qt.ItemDataRole.ToolTipRole and index.column() == Column.MEANING:
            return self._text(self._rows[index.row()], Column.MEANING) or None
        return _LEFT if role == Qt.ItemDataRole.TextAlignmentRole else None

    def _text(self, row: WordRow, column: Column) -> str:
        if column is Column.MEANING:
            return self._meaning(row.word)
        return (row.word.upper(), row.number, row.note)[column]

    def _meaning(self, word: str) -> str:
        if word not in self._meanings:
            self._meanings[word] = short_meaning(self._glossary, word, self._language_of())
        return self._meanings[word]


def short_meaning(glossary: Glossary, word: str, language: str) -> str:
    """Return the first sense of a word in this language, with the word that it comes from if it is a form of it;
    nothing if there is no entry."""
    try:
        meaning = glossary.meaning(word) if glossary.explains(language) else None
    except DamagedGlossary:
        return ""
    if meaning is None:
        return ""
    origin = f"({meaning.lemma.upper()}) " if meaning.lemma != meaning.word else ""
    return origin + meaning.senses[0].text
