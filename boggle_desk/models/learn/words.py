"""Words that answer a question to the dictionary, and words as an item model."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtCore import QObject

from boggle_desk.engine.anagrams import Order, WordQuery, arranged, beyond, find_words, letter_points
from boggle_desk.engine.glossary import DamagedGlossary, Glossary, Meaning
from boggle_desk.engine.lexicon import Lexicon, Vocabulary
from boggle_desk.models.background_task import StopFlag
from boggle_desk.models.rows_model import Index, RowsModel, TableColumn

MOST_SHOWN = 2_000
"""The most words that are shown of an answer; their number is shown."""


@dataclass(frozen=True)
class Wish:
    """A question with all that belongs to it."""

    query: WordQuery
    order: Order
    vocabulary: Vocabulary
    values: Mapping[str, int]
    """What tiles are worth, by letters in lower case."""


@dataclass(frozen=True)
class FoundWord:
    """A word that answers a question."""

    word: str
    points: int
    blanks: str
    """The letters that blanks stand for."""


@dataclass(frozen=True)
class Answer:
    """The words that answer a question, not more than `MOST_SHOWN`, and how many there are."""

    words: tuple[FoundWord, ...]
    total: int


def answer(wish: Wish, lexicon: Lexicon, flag: StopFlag) -> Answer:
    """Return the answer to a question; words that may not be shown are not in it. Raises `BadQuery`."""
    tier = wish.vocabulary.tier
    found = lexicon.counting(find_words(lexicon.graph, wish.query, flag.is_set))
    shown = [word for word in found if lexicon.is_within(word, tier)]
    flag.check()

    def points(word: str) -> int:
        return letter_points(word, wish.values, wish.query.letters)

    first = arranged(shown, wish.order, points, lexicon.commonness)[:MOST_SHOWN]
    words = tuple(FoundWord(word, points(word), beyond(word, wish.query.letters)) for word in first)
    return Answer(words, len(shown))


@dataclass(frozen=True)
class WordRow:
    """A word with what is shown of it."""

    word: str
    number: str = ""
    note: str = ""
    shown: str = ""
    """Shown in place of the word, if anything."""


class Column(IntEnum):
    """The columns of `WordsModel`."""

    WORD = 0
    NUMBER = 1
    NOTE = 2
    MEANING = 3


class WordsModel(RowsModel[WordRow]):
    """Rows of words. A meaning is looked up when its row is first shown."""

    def __init__(
        self, glossary: Glossary, language_of: Callable[[], str], headings: tuple[str, str, str, str], parent: QObject
    ) -> None:
        super().__init__(parent)
        texts = (
            lambda row: row.shown or row.word.upper(),
            lambda row: row.number,
            lambda row: row.note,
            lambda row: self._meaning(row.word),
        )
        self.columns = tuple(TableColumn(title, text) for title, text in zip(headings, texts, strict=True))
        self._glossary, self._language_of = glossary, language_of
        self._meanings: dict[str, str] = {}

    def show_words(self, rows: tuple[WordRow, ...]) -> None:
        self._meanings = {}
        self.show_rows(rows)

    def word(self, index: Index) -> str:
        row = self.row(index)
        return row.word if row else ""

    def words(self) -> tuple[str, ...]:
        return tuple(row.word for row in self.rows)

    def tip(self, row: WordRow, column: int) -> str | None:
        return self._meaning(row.word) or None if column == Column.MEANING else None

    def _meaning(self, word: str) -> str:
        if word not in self._meanings:
            self._meanings[word] = short_meaning(self._glossary, word, self._language_of())
        return self._meanings[word]


def meaning_of(glossary: Glossary, word: str, lexicon: Lexicon | None) -> Meaning | None:
    """Return what a word of this dictionary means; None if that is not known."""
    try:
        return glossary.meaning(word, lexicon)
    except DamagedGlossary:
        return None


def short_meaning(glossary: Glossary, word: str, lexicon: Lexicon | None) -> str:
    """Return the first sense of a word of this dictionary, with the word that it comes from if it is a form of it;
    nothing if there is no entry. Any thread may ask."""
    meaning = meaning_of(glossary, word, lexicon)
    if meaning is None:
        return ""
    origin = f"({meaning.lemma.upper()}) " if meaning.lemma != meaning.word else ""
    return origin + sense_text(meaning.senses[0])
