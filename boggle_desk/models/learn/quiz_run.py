"""A quiz as it goes: which card is asked, how, and what becomes of it. Every answer is saved before anybody sees it."""

from collections import Counter
from collections.abc import Callable, Collection
from random import Random

from PySide6.QtCore import QObject, Signal

from boggle_desk.engine.flashcards import (
    NEW_A_DAY,
    CardCounts,
    CardKind,
    Flashcard,
    answered,
    once_more,
    standing,
    to_ask,
)
from boggle_desk.engine.glossary import Glossary
from boggle_desk.engine.learning import Judged, Question, QuestionForm, Verdict, chosen_form, forms, judge, question
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.models.learn.prompts import QuizState
from boggle_desk.models.learn.words import meaning_of, short_meaning
from boggle_desk.storage.learning import DayTally, LearningStore


class QuizRun(QObject):
    """Asks a person's cards of the day, one after the other. It can be left at any moment."""

    asked = Signal(object)  # a `Question`
    judged = Signal(object, object)  # a `Judged`, and the `Flashcard` after it, or None if the answer does not count
    ended = Signal()  # no card is left for today

    def __init__(
        self, store: LearningStore, glossary: Glossary, rng: Random, today: Callable[[], int], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._store, self._glossary, self._rng, self._today = store, glossary, rng, today
        self._lexicon: Lexicon | None = None
        self._language = ""
        self._forms: frozenset[QuestionForm] = frozenset(QuestionForm)
        self._cards: tuple[Flashcard, ...] = ()
        self._waiting: tuple[Flashcard, ...] = ()
        self._before: tuple[Question, tuple[Flashcard, ...], tuple[Flashcard, ...]] | None = None
        """The question that was answered last, with the cards as they waited and stood before."""
        self.new_a_day = NEW_A_DAY
        self.elsewhere: tuple[tuple[str, int], ...] = ()
        """How many cards of today wait in other languages, by code, most first."""
        self.person = ""
        self.question: Question | None = None
        self.open = False  # whether the question waits for an answer
        self._told: tuple[Judged, Flashcard | None] | None = None
        """What became of the last answer to the question, and the card after it, if the answer counts."""
        self._given_up = False

    @property
    def state(self) -> QuizState:
        judged, after = self._told or (None, None)
        sense = short_meaning(self._glossary, after.word, self._lexicon) if after else ""
        return QuizState(
            self._today(),
            self.standing,
            self.tally,
            self.question,
            self.open,
            judged,
            after,
            sense,
            self._given_up,
            self.left,
            self.next_day,
            self.elsewhere,
            self.new_a_day,
        )

    @property
    def left(self) -> int:
        """How many cards wait for an answer today, the one that is asked among them."""
        return len(self._waiting) + self.open

    @property
    def tally(self) -> DayTally:
        return self._store.tally(self.person, self._today())

    @property
    def standing(self) -> CardCounts:
        return standing(self._cards, self._today())

    @property
    def next_day(self) -> int | None:
        """In how many days the next card is asked, new ones from tomorrow on; None without any."""
        days = [1 if card.is_new else card.due - self._today() for card in self._cards]
        return min((max(0, day) for day in days), default=None)

    def begin(self, person: str, lexicon: Lexicon, language: str, more_new: int = 0) -> None:
        """Take the cards of this language that are due today for this person, and ask the first. `more_new` cards are
        asked for the first time beyond those of the day."""
        self.person, self._lexicon, self._language = person, lexicon, language
        asked = self._due(more_new)
        old, new = [card for card in asked if not card.is_new], [card for card in asked if card.is_new]
        self._rng.shuffle(old)
        self._waiting = (*old, *new)
        self.question, self.open, self._before = None, False, None
        self.go_on()

    def _due(self, more_new: int = 0) -> tuple[Flashcard, ...]:
        """Fetch the cards, and return those to ask today: of this language, and in this dictionary."""
        lexicon, day = self._lexicon, self._today()
        all_cards = [card for card in self._store.cards(self.person) if card.subject is not CardKind.SPOT]
        here = [card for card in all_cards if lexicon and card.speaks(self._language) and card.word in lexicon]
        self._cards = tuple(card for card in here if lexicon and not lexicon.is_offensive(card.word))
        gone = {*here, *(card for card in all_cards if lexicon and card.word in lexicon.forbidden)}  # not at home
        hidden = [card for card in all_cards if card not in gone and (card.is_new or card.due <= day)]
        self.elsewhere = tuple(Counter(code for card in hidden for code in card.languages[:1]).most_common())
        return to_ask(self._cards, day, 0, max(0, self.new_a_day - self._store.tally(self.person, day).new) + more_new)

    def is_asking(self, person: str, lexicon: Lexicon) -> bool:
        """Return whether a question to this person about words of this dictionary waits for its answer."""
        return self.open and self.person == person and self._lexicon is lexicon

    def take_new(self) -> bool:
        there = {(card.word, card.subject) for card in self._waiting}
        if self.question:
            there.add((self.question.card.word, self.question.card.subject))
        self._waiting += tuple(card for card in self._due() if (card.word, card.subject) not in there)
        return self.open

    def want(self, wanted: Collection[QuestionForm]) -> None:
        self._forms = frozenset(wanted)

    def go_on(self) -> None:
        """Ask the next card. A question that is open stays."""
        if self.open or self._lexicon is None:
            return
        if not self._waiting:
            self.question = None
            self.ended.emit()
            return
        card, *rest = self._waiting
        self._waiting = tuple(rest)
        meaning = meaning_of(self._glossary, card.word, self._lexicon)
        in_daily_use = self._lexicon.is_everyday(card.word)
        form = chosen_form(card, forms(card, meaning, in_daily_use), self._forms)
        counts = self._lexicon.__contains__
        self.question, self.open = question(card, form, self._lexicon, self._rng, counts, meaning), True
        self._told, self._given_up = None, False
        self.asked.emit(self.question)

    def answer(self, text: str) -> None:
        if self.question is None or not self.open or self._lexicon is None:
            return
        result = judge(self.question, self._lexicon.spelled(text), self._lexicon.__contains__)
        if result.verdict in (Verdict.RIGHT, Verdict.WRONG):
            self._take(result)
        else:
            self._told = result, None
            self.judged.emit(result, None)

    def give_up(self) -> None:
        if self.question is not None and self.open:
            self._given_up = True
            left_out = self.question.answer if self.question.form is QuestionForm.HOOKS else ""
            self._take(Judged(Verdict.WRONG, left_out))

    def take_out(self) -> None:
        """Remove the current card from the box, and go on."""
        if self.question is not None:
            self.remove(self.question.card)

    def remove(self, gone: Flashcard) -> None:
        self._before = None
        self._store.remove(self.person, gone)
        self._waiting = tuple(card for card in self._waiting if not _same(card, gone))
        self._cards = tuple(card for card in self._cards if not _same(card, gone))
        if self.question and _same(self.question.card, gone):
            self.open = False
            self.go_on()

    def _take(self, result: Judged) -> None:
        if self.question is None:
            return
        before, day = self.question.card, self._today()
        self._before = self.question, self._waiting, self._cards
        after = answered(before, result.verdict is Verdict.RIGHT, day)
        self._store.note(self.person, before, after, self.question.form.value, day)
        self.open = False
        if after.failed:
            self._waiting = once_more(self._waiting, after)
        self._cards = tuple(after if card is before or _same(card, after) else card for card in self._cards)
        self._told = result, after
        self.judged.emit(result, after)

    @property
    def can_undo(self) -> bool:
        return self._before is not None

    def undo(self) -> None:
        if self._before is None:
            return
        unanswered = (self.question.card,) if self.question and self.open else ()
        self.question, waiting, self._cards = self._before
        self._waiting = (*(card for card in unanswered if not any(_same(card, each) for each in waiting)), *waiting)
        self._store.take_back(self.person, self.question.card)
        self.open, self._before, self._told, self._given_up = True, None, None, False
        self.asked.emit(self.question)


def _same(card: Flashcard, other: Flashcard) -> bool:
    return (card.word, card.subject) == (other.word, other.subject)
