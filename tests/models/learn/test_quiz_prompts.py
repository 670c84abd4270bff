"""What the quiz says at each moment, and what may be done then."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

import pytest

from boggle_desk.engine.flashcards import CardCounts, CardKind, Flashcard
from boggle_desk.engine.glossary import Meaning, PartOfSpeech, Sense
from boggle_desk.engine.learning import NO, YES, Judged, Question, QuestionForm, Verdict
from boggle_desk.models.learn.prompts import LearnStrings, QuizAct, QuizState
from boggle_desk.storage.learning import DayTally
from tests.models.prompt_tables import check_table, listed

pytestmark = pytest.mark.usefixtures("english")

TODAY = 739_000
CARD = Flashcard("hoard", due=TODAY)
MEANING = Meaning("hoard", "hoard", (Sense(PartOfSpeech.NOUN, "a secret store"), Sense(PartOfSpeech.VERB, "store up")))
QUESTIONS = {
    "letters": Question(CARD, QuestionForm.ANAGRAM, "", "adhor", "hoard"),
    "a meaning": Question(CARD, QuestionForm.MEANING, "", "adhor", "hoard", MEANING),
    "a word": Question(CARD, QuestionForm.IS_WORD, "hoard", "", YES),
    "no word": Question(CARD, QuestionForm.IS_WORD, "haord", "", NO),
    "hooks in front": Question(Flashcard("oar", CardKind.FRONT), QuestionForm.HOOKS, "oar", "abcdefgh", "bhs"),
    "hooks behind": Question(Flashcard("oar", CardKind.BACK), QuestionForm.HOOKS, "oar", "abcdefgh", "s"),
    "no hooks": Question(Flashcard("oars", CardKind.BACK), QuestionForm.HOOKS, "oars", "abcdefgh", ""),
}
EMPTY = QuizState(TODAY, CardCounts(0, 0, 0, 0, 0), DayTally())
BEGUN = QuizState(TODAY, CardCounts(9, 4, 3, 2, 1), DayTally(2, 1, 1), left=3, next_day=1)


def asked(question: Question, judged: Judged | None = None, after: Flashcard | None = None) -> QuizState:
    sense = "noun: a secret store" if after and after.word == "hoard" else ""
    return replace(BEGUN, question=question, open=after is None, judged=judged, after=after, sense=sense)


def questions() -> Iterator[tuple[str, QuizState]]:
    again = replace(CARD, asked=1, due=TODAY + 2)
    missed = replace(CARD, asked=1, missed=1, due=TODAY + 1, failed=True)
    for name, question in QUESTIONS.items():
        yield name, asked(question)
        yield f"{name}: right", asked(question, Judged(Verdict.RIGHT), replace(again, word=question.card.word))
        wrong = Judged(Verdict.WRONG)
        if question.form is QuestionForm.HOOKS:
            wrong = Judged(Verdict.WRONG, question.answer[:1], "cd")
        yield f"{name}: wrong", asked(question, wrong, replace(missed, word=question.card.word))
        yield f"{name}: not known", replace(asked(question, wrong, missed), given_up=True)
    letters = QUESTIONS["letters"]
    yield "letters: another word", asked(letters, Judged(Verdict.ANOTHER))
    yield "letters: nothing is typed", asked(letters, Judged(Verdict.NO_ANSWER))
    yield "letters: comes tomorrow", asked(letters, Judged(Verdict.RIGHT), replace(again, due=TODAY + 1))


def ends() -> Iterator[tuple[str, QuizState]]:
    yield "no cards", EMPTY
    yield "no cards in this language", replace(EMPTY, elsewhere=(("de", 2), ("fr", 1)))
    done = replace(BEGUN, left=0)
    yield "done for today", done
    yield "done for today, nothing new", replace(done, standing=CardCounts(9, 0, 3, 6, 0), next_day=5)
    yield "done for today, with few new words", replace(done, standing=CardCounts(9, 1, 3, 5, 0))
    yield "done for today, where no new ones are asked", replace(done, new_a_day=0)
    yield "nothing is due", replace(done, tally=DayTally(), next_day=3)


STATES: dict[str, QuizState] = dict(each for told in (questions, ends) for each in told())


def test_what_the_quiz_says_at_each_moment() -> None:
    """Take it anew with BOGGLE_DESK_UPDATE_GOLDENS=1, and read what has changed."""
    say, told = LearnStrings(), ["== the cards are being fetched"]
    told += listed(say.at_screen(None))
    for name, each in STATES.items():
        told += ["", f"== {name}", " / ".join(filter(None, say.progress(each))), *listed(say.at_screen(each))]
    check_table("learn", told)


def test_every_moment_has_a_prompt() -> None:
    say = LearnStrings()
    for each, judged, after, waits in product(
        STATES.values(), (None, Judged(Verdict.WRONG)), (None, CARD), (False, True)
    ):
        now = say.at_screen(replace(each, judged=judged, after=after, open=waits))
        assert now.heading
        assert {action.does for action in now.actions} <= set(QuizAct)
        assert now.actions
