"""What the quiz says at each moment, and what may be done then; and sentences about cards, in plain words."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QObject

from boggle_desk.engine.anagrams import BadQuery, QueryFault
from boggle_desk.engine.flashcards import NEW_A_DAY, CardCounts, CardKind, Flashcard
from boggle_desk.engine.learning import NO, YES, Judged, Question, QuestionForm, Verdict, clues
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.models.learn.words import sense_line
from boggle_desk.models.locale_text import language_name
from boggle_desk.models.prompt import Action, Prompt
from boggle_desk.storage.learning import DayTally

QuizAct = Enum("QuizAct", "YES NO ANSWER UNKNOWN OUT MEANING UNDO NEXT MORE WORDS")
"""What can be done in the quiz."""


@dataclass(frozen=True)
class QuizState:
    """What a quiz knows at a moment."""

    today: int  # the day
    standing: CardCounts
    tally: DayTally
    question: Question | None = None
    open: bool = False  # whether the question waits for an answer
    judged: Judged | None = None  # what became of the last answer to it
    after: Flashcard | None = None  # the card after it, if the answer counts
    sense: str = ""  # what the word means, once that may be told
    given_up: bool = False
    left: int = 0  # how many cards wait for an answer today
    next_day: int | None = None  # in how many days the next card is asked
    elsewhere: tuple[tuple[str, int], ...] = ()  # how many cards of today wait in other languages
    new_a_day: int = NEW_A_DAY


def with_gap(word: str, subject: CardKind) -> str:
    """Return a word in capitals, with a gap where hooks go if they are to be known."""
    front, back = ("▁" if subject is side else "" for side in (CardKind.FRONT, CardKind.BACK))
    return f"{front}{word.upper()}{back}"


class LearnStrings(QObject):
    """Makes prompts of nothing but a quiz's state."""

    def at_screen(self, state: QuizState | None) -> Prompt:
        """Return what is said now; of None that the cards are being fetched."""
        if state is None:
            return Prompt(self.tr("Getting your cards…"), actions=(self._words(),))
        return self._ask(state, state.question) if state.question else self._end(state)

    def _words(self) -> Action:
        return Action(self.tr("New words"), QuizAct.WORDS)

    def _ask(self, state: QuizState, question: Question) -> Prompt:
        judged, after, yes_or_no = state.judged, state.after, question.form is QuestionForm.IS_WORD
        return Prompt(
            self.task(question),
            self.verdict(question, judged, state.given_up) if judged else "",
            [*self.ways(state.open, yes_or_no)],
            question=state.open and yes_or_no,
            news=[sense_line(each) for each in (clues(question.meaning) if question.meaning else ())],
            bad=judged is not None and judged.verdict is Verdict.WRONG,
            word=self.shown(question),
            aside=state.sense if after else "",
            note=self.next_time(after, state.today) if after else "",
        )

    def ways(self, waits: bool, yes_or_no: bool) -> Iterator[Action]:
        """Yield what may be done with a question that waits for an answer, or has one."""
        if not waits:
            yield Action(self.tr("Never &ask again"), QuizAct.OUT)
            yield Action(self.tr("What &does it mean?"), QuizAct.MEANING)
            yield Action(self.tr("&Undo"), QuizAct.UNDO)
            yield Action(self.tr("Next"), QuizAct.NEXT)
            return
        yield Action(self.tr("I don't &know"), QuizAct.UNKNOWN)
        if yes_or_no:
            yield Action(self.tr("&Yes, it is"), QuizAct.YES)
            yield Action(self.tr("&No, it isn't"), QuizAct.NO)
        else:
            yield Action(self.tr("Answer"), QuizAct.ANSWER)

    def _end(self, state: QuizState) -> Prompt:
        cards, days, text = state.standing, state.next_day, ""
        if not cards.cards:
            return Prompt(self.tr("No cards yet. Add new words, or a word list."), actions=(self._words(),))
        if days is not None:
            later = self.tr("Your next cards come in %n day(s).", "", days)
            text = later if days > 1 else self.tr("More come tomorrow.")
        more = min(cards.new, state.new_a_day or NEW_A_DAY)
        ways = [Action(self.tr("%n more new word(s)", "", more), QuizAct.MORE)] if more else []
        done = self.tr("✓ Done for today.") if state.tally.answers else self.tr("Nothing is due today.")
        return Prompt(done, text, (self._words(), *ways))

    def progress(self, state: QuizState) -> tuple[str, str, str]:
        """Return how far the day has come, how the cards stand, and what waits in other languages."""
        tally, today = state.tally, ""
        if tally.answers:
            today = self.tr("Today: {right} of {answers} right, {left} to go")
        today = today.format(answers=tally.answers, right=tally.right, left=state.left)
        return today, self.standing(state.standing) if state.standing.cards else "", self.elsewhere(state.elsewhere)

    def task(self, question: Question) -> str:
        if question.form is QuestionForm.HOOKS:
            if question.card.subject is CardKind.FRONT:
                return self.tr("Which letters make another word in front of it?")
            return self.tr("Which letters make another word after it?")
        return {
            QuestionForm.ANAGRAM: self.tr("Which word do these letters make?"),
            QuestionForm.MEANING: self.tr("Which word of %n letter(s) means this?", "", len(question.answer)),
            QuestionForm.IS_WORD: self.tr("Is this word in the dictionary?"),
        }[question.form]

    def form(self, form: QuestionForm) -> str:
        return {
            QuestionForm.ANAGRAM: self.tr("Mixed letters"),
            QuestionForm.MEANING: self.tr("Meaning"),
            QuestionForm.IS_WORD: self.tr("Is it a word?"),
            QuestionForm.HOOKS: self.tr("Hooks"),
        }[form]

    def shown(self, question: Question) -> str:
        shown = question.form in (QuestionForm.HOOKS, QuestionForm.IS_WORD)
        return with_gap(question.shown, question.card.subject) if shown else ""

    def verdict(self, question: Question, judged: Judged, given_up: bool) -> str:
        match judged.verdict:
            case Verdict.RIGHT:
                return self.tr("✓ Right: {answer}").format(answer=self._solution(question))
            case Verdict.ANOTHER:
                return self.tr("≈ That counts too. Look for another one.")
            case Verdict.NO_ANSWER:
                return self.tr("Type an answer or tap the letters.")
            case _:
                return self._wrong(question, judged, given_up)

    def _wrong(self, question: Question, judged: Judged, given_up: bool) -> str:
        solution = self._solution(question)
        if given_up:
            return self.tr("→ {answer}").format(answer=solution)
        if question.form is not QuestionForm.HOOKS:
            return self.tr("✗ No: {answer}").format(answer=solution)
        parts = [self.tr("✗ Not quite: {answer}.").format(answer=solution)]
        if judged.left_out:
            parts.append(self.tr("Left out: {letters}.").format(letters=" ".join(judged.left_out.upper())))
        if judged.too_many:
            parts.append(self.tr("No hooks: {letters}.").format(letters=" ".join(judged.too_many.upper())))
        return " ".join(parts)

    def _solution(self, question: Question) -> str:
        if question.form is QuestionForm.HOOKS:
            return " ".join(question.answer.upper()) or self.tr("no letter at all")
        answers = {
            YES: self.tr("{word} is a word").format(word=question.shown.upper()),
            NO: self.tr("{word} isn't a word, {other} is").format(
                word=question.shown.upper(), other=question.card.word.upper()
            ),
        }
        return answers[question.answer] if question.form is QuestionForm.IS_WORD else question.answer.upper()

    def standing(self, standing: CardCounts) -> str:
        return self.tr("Cards: {cards} · {new} new · {learning} on the way · {learned} learned").format(
            cards=standing.cards, new=standing.new, learning=standing.learning, learned=standing.learned
        )

    def card(self, card: Flashcard, today: int, lexicon: Lexicon, language: str) -> str:
        """Return when a card is asked again, how often it was missed, and why it is not asked now."""
        if not card.speaks(language):
            return self.tr("waits in {language}").format(language=language_name(card.languages[0]))
        if card.word not in lexicon:
            return self.tr("not in this dictionary")
        days, missed = card.due - today, ""
        if card.asked:
            missed = self.tr("missed {missed} of {chances}").format(missed=card.missed, chances=card.asked)
        if card.is_new:
            due = self.tr("new")
        elif days <= 0:
            due = self.tr("today")
        else:
            due = self.tr("in %n day(s)", "", days) if days > 1 else self.tr("tomorrow")
        return " · ".join(filter(None, (due, missed)))

    def elsewhere(self, waiting: Iterable[tuple[str, int]]) -> str:
        return " ".join(
            self.tr("%n card(s) wait in {language}.", "", count).format(language=language_name(code))
            for code, count in waiting
        )

    def next_time(self, card: Flashcard, today: int) -> str:
        if card.failed:
            return self.tr("You'll see it again in a moment.")
        days = card.due - today
        if days == 1:
            return self.tr("You'll see it again tomorrow.")
        return self.tr("You'll see it again in %n day(s).", "", days)

    def fault(self, bad: BadQuery) -> str:
        fields = {
            "letters": self.tr("Letters"),
            "pattern": self.tr("Pattern"),
            "starts": self.tr("Begins with"),
            "contains": self.tr("Contains"),
            "ends": self.tr("Ends with"),
        }
        field = fields.get(bad.field, bad.field)
        if bad.fault is QueryFault.NO_LETTER:
            text = self.tr("{field}: “{sign}” isn't a letter you can use here.")
            return text.format(field=field, sign=bad.sign)
        if bad.fault is QueryFault.TOO_LONG:
            return self.tr("{field}: that's too long.").format(field=field)
        return self.tr("The shortest length is longer than the longest.")
