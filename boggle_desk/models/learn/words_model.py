"""Words as an item model: the word, a number, a note, and its meaning in short."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QObject, Qt

from boggle_desk.engine.glossary import DamagedGlossary, Glossary
from boggle_desk.models.index import Index
from boggle_desk.models.rows_model import LEFT, RowsModel


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


class WordsModel(RowsModel[WordRow]):
    """Rows of words. A meaning is looked up when its row is first shown."""

    sides = (LEFT,) * len(Column)

    def __init__(
        self, glossary: Glossary, language_of: Callable[[], str], headings: tuple[str, str, str, str], parent: QObject
    ) -> None:
        """`language_of` returns the language of the words."""
        super().__init__(parent)
        self.heads = headings
        self._glossary, self._language_of = glossary, language_of
        self._meanings: dict[str, str] = {}

    def show_words(self, rows: tuple[WordRow, ...]) -> None:
        """Show these words."""
        self._meanings = {}
        self.show_rows(rows)

    def word(self, index: Index) -> str:
        """Return the word at an index, or nothing."""
        row = self.row(index)
        return row.word if row else ""

    def words(self) -> tuple[str, ...]:
        """Return all words in order."""
        return tuple(row.word for row in self.rows)

    def more(self, row: WordRow, column: int, role: int) -> Any:
        if role == Qt.ItemDataRole.AccessibleTextRole:
            # A screen reader that goes down a column is told the whole row.
            return ", ".join(filter(None, (self.text(row, column) for column in Column)))
        if role == Qt.ItemDataRole.ToolTipRole and column == Column.MEANING:
            return self._meaning(row.word) or None
        return None

    def text(self, row: WordRow, column: int) -> str:
        if column == Column.MEANING:
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
