"""Words that answer a question to the dictionary, and words as an item model."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from itertools import takewhile
from random import Random

from PySide6.QtCore import QCoreApplication, QObject, Qt

from boggle_desk.engine.anagrams import (
    AnagramOrder,
    Hooks,
    WordQuery,
    arranged,
    beyond,
    hooks,
    letter_points,
    words_matching,
)
from boggle_desk.engine.boggle.board import Board
from boggle_desk.engine.flashcards import Flashcard
from boggle_desk.engine.glossary import DamagedGlossary, Glossary, Meaning, PartOfSpeech, Sense, WordKind
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.tiers import Tier, Vocabulary
from boggle_desk.models.background_task import StopFlag
from boggle_desk.models.rows_model import LEFT, Index, RowsModel, TableColumn

MOST_SHOWN = 2_000  # the most words that are shown of an answer; their number is shown
_CHANGED = 2  # how many letters at its end a lemma may lose in a form: CANARY, CANARIES; WIFE, WIVES


@dataclass(frozen=True)
class Wish:
    query: WordQuery
    order: AnagramOrder
    vocabulary: Vocabulary
    values: Mapping[str, int]  # what tiles are worth, by letters in lower case


@dataclass(frozen=True)
class ListedWord:
    word: str
    points: int
    blanks: str  # the letters that blanks stand for


@dataclass(frozen=True)
class WordAnswer:
    """The words that answer a question, not more than `MOST_SHOWN`, and how many there are."""

    words: tuple[ListedWord, ...]
    total: int


def answer(wish: Wish, lexicon: Lexicon, flag: StopFlag) -> WordAnswer:
    """Return the answer to a question; words that may not be shown are not in it. Raises `BadQuery`."""
    tier = wish.vocabulary.tier
    found = words_matching(lexicon, wish.query, flag.is_set)
    shown = [word for word in found if lexicon.is_within(word, tier)]
    flag.check()

    def points(word: str) -> int:
        return letter_points(word, wish.values, wish.query.letters)

    first = arranged(shown, wish.order, points, lexicon.frequency)[:MOST_SHOWN]
    words = tuple(ListedWord(word, points(word), beyond(word, wish.query.letters)) for word in first)
    return WordAnswer(words, len(shown))


@dataclass(frozen=True)
class WordRow:
    word: str
    note: str = ""
    shown: str = ""  # shown in place of the word, if anything
    card: Flashcard | None = None  # the card that the row is about, if it is about one


IN_QUIZ = "✓"


class WordColumn(IntEnum):
    WORD = 0
    MEANING = 1
    NOTE = 2
    QUIZ = 3


class WordsModel(RowsModel[WordRow]):
    """Rows of words, with a tick for those in the quiz. A meaning is looked up when its row is first shown."""

    def __init__(
        self,
        glossary: Glossary,
        lexicon_of: Callable[[], Lexicon | None],
        headings: Sequence[str],
        in_quiz: str,
        parent: QObject,
    ) -> None:
        """`in_quiz` is what a screen reader says of a word that is in the quiz."""
        super().__init__(parent)
        texts = (
            lambda row: row.shown or row.word.upper(),
            lambda row: self._meaning(row.word),
            lambda row: row.note,
            lambda row: IN_QUIZ if self.holds(row) else "+",
        )
        aligns = (LEFT, LEFT, LEFT, Qt.AlignmentFlag.AlignCenter)
        columns = zip(headings, texts, aligns, strict=True)
        self.columns = tuple(TableColumn(title, text, align) for title, text, align in columns)
        self._glossary, self._lexicon_of, self._in_quiz = glossary, lexicon_of, in_quiz
        self._meanings: dict[str, str] = {}
        self.held: dict[str, Flashcard] = {}  # the cards of words that are in the quiz

    def show_words(self, rows: tuple[WordRow, ...]) -> None:
        self._meanings = {}
        self.show_rows(rows)

    def show_held(self, held: dict[str, Flashcard]) -> None:
        self.held = held
        if self.rows:
            self.dataChanged.emit(self.index(0, WordColumn.QUIZ), self.index(len(self.rows) - 1, WordColumn.QUIZ))

    def holds(self, row: WordRow) -> bool:
        return row.card is not None or row.word in self.held

    def word(self, index: Index) -> str:
        row = self.row(index)
        return row.word if row else ""

    def words(self) -> tuple[str, ...]:
        return tuple(row.word for row in self.rows)

    def tip(self, row: WordRow, column: int) -> str | None:
        return self._meaning(row.word) or None if column == WordColumn.MEANING else row.note or None

    def spoken(self, row: WordRow, column: int) -> str | None:
        held = self._in_quiz if self.holds(row) else ""
        return ", ".join(filter(None, (self.text(row, 0), self._meaning(row.word), row.note, held)))

    def _meaning(self, word: str) -> str:
        if word not in self._meanings:
            self._meanings[word] = short_meaning(self._glossary, word, self._lexicon_of())
        return self._meanings[word]


_SHORTEST_INSIDE, _MOST_FORMS, _MOST_INSIDE = 3, 2, 2


@dataclass(frozen=True)
class Relatives:
    """Words that belong to a word, and its hooks."""

    forms: tuple[str, ...] = ()  # other forms of its lemma, the most frequent first
    inside: tuple[str, ...] = ()  # words that lie in it, the longest first
    hooks: Hooks | None = None


def alike(word: str, other: str) -> int:
    """Return with how many equal letters two words begin."""
    return sum(1 for _pair in takewhile(lambda pair: pair[0] == pair[1], zip(word, other, strict=False)))


def relatives(word: str, lexicon: Lexicon, flag: StopFlag) -> Relatives:
    """Return what belongs to a lower-case word; only words that the program may bring. Slow: the first call reads the
    lemmas of a language."""
    lemma = lexicon.lemma(word)
    stem = word[: max(2, min(alike(word, lemma), len(lemma) - _CHANGED))]
    kin = WordQuery(starts=stem, longest=max(len(word), len(lemma)) + 4)
    near = words_matching(lexicon, kin, flag.is_set) if lexicon.levels else []
    forms = [each for each in near if each != word and lexicon.lemma(each) == lemma and lexicon.is_brought(each)]
    flag.check()
    ends = range(_SHORTEST_INSIDE, len(word) + 1)
    parts = {word[at - size : at] for at in ends for size in range(_SHORTEST_INSIDE, min(at, len(word) - 1) + 1)}
    inside = [part for part in parts if part in lexicon and lexicon.is_everyday(part) and lexicon.is_brought(part)]
    return Relatives(
        tuple(sorted(forms, key=lambda each: -lexicon.frequency(each))[:_MOST_FORMS]),
        tuple(sorted(inside, key=lambda part: (-len(part), part))[:_MOST_INSIDE]),
        hooks(word, lexicon.graph.alphabet, lexicon.__contains__),
    )


def meaning_of(glossary: Glossary, word: str, lexicon: Lexicon | None) -> Meaning | None:
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


@dataclass(frozen=True)
class Riddle:
    """What a word means, asked of who waits."""

    question: str
    word: str


_PROBES, _RIDDLE_LETTERS = 3000, (5, 8)  # how many words are looked at for a riddle, and its fewest and most letters


def riddle(glossary: Glossary, lexicon: Lexicon, board: Board, rng: Random) -> Riddle | None:
    """Return a riddle about a simple word that is not on the board, so that it helps nobody. Any thread may ask."""
    least, most = _RIDDLE_LETTERS
    for _ in range(_PROBES):
        word = lexicon.graph.word(rng.randrange(len(lexicon.graph)))
        fits = least <= len(word) <= most and lexicon.tier(word) is Tier.SIMPLE and lexicon.is_brought(word)
        if fits and board.path(word) is None:
            question = short_meaning(glossary, word, lexicon)
            if question and not question.startswith("(") and word not in question.lower():
                return Riddle(question, word)
    return None


def sense_text(sense: Sense) -> str:
    """Return a sense in a line, which says what is no definition. Any thread may ask."""
    if sense.kind is WordKind.SYNONYMS:
        return QCoreApplication.translate("Meanings", "similar: {words}").format(words=sense.text)
    if sense.kind is WordKind.TRANSLATION:
        return _translation(sense.language).format(words=sense.text)
    return sense.text


def sense_line(sense: Sense) -> str:
    """Return a sense in a line, with its part of speech before a definition. Any thread may ask."""
    part = sense.part_of_speech if sense.kind is WordKind.DEFINITION else None
    return f"{part_text(part)}: {sense.text}" if part else sense_text(sense)


def part_text(part: PartOfSpeech) -> str:
    return {
        PartOfSpeech.NOUN: QCoreApplication.translate("Meanings", "noun"),
        PartOfSpeech.VERB: QCoreApplication.translate("Meanings", "verb"),
        PartOfSpeech.ADJECTIVE: QCoreApplication.translate("Meanings", "adjective"),
        PartOfSpeech.ADVERB: QCoreApplication.translate("Meanings", "adverb"),
        PartOfSpeech.PRONOUN: QCoreApplication.translate("Meanings", "pronoun"),
        PartOfSpeech.DETERMINER: QCoreApplication.translate("Meanings", "determiner"),
        PartOfSpeech.PREPOSITION: QCoreApplication.translate("Meanings", "preposition"),
        PartOfSpeech.CONJUNCTION: QCoreApplication.translate("Meanings", "conjunction"),
        PartOfSpeech.INTERJECTION: QCoreApplication.translate("Meanings", "interjection"),
    }[part]


def _translation(language: str) -> str:
    match language:
        case "en":
            return QCoreApplication.translate("Meanings", "in English: {words}")
        case "de":
            return QCoreApplication.translate("Meanings", "in German: {words}")
        case "fr":
            return QCoreApplication.translate("Meanings", "in French: {words}")
        case "es":
            return QCoreApplication.translate("Meanings", "in Spanish: {words}")
        case "nl":
            return QCoreApplication.translate("Meanings", "in Dutch: {words}")
        case "pl":
            return QCoreApplication.translate("Meanings", "in Polish: {words}")
    return f"{language}: {{words}}"
