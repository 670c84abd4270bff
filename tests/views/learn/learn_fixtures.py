"""A room to learn in, with people in front of it and days that the test counts."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import Qt

from boggle_desk.engine.flashcards import CardKind
from boggle_desk.engine.learning import Question, QuestionForm
from boggle_desk.storage.learning import LearningStore
from boggle_desk.views.learn.learn_page import LearnPage
from tests.views.boggle.table_fixtures import Sitting, open_desk, settings_for

TODAY = 739_000


class Days:
    """The calendar of a sitting; only the test turns it."""

    def __init__(self) -> None:
        self.today = TODAY

    def __call__(self) -> int:
        return self.today


@contextmanager
def open_room(*names: str) -> Iterator[tuple[Sitting, Days]]:
    """Open the program for these people, with a calendar of its own."""
    with open_desk(settings_for(*names or ("Ann", "Bea"))) as people:
        days = Days()
        people.desk.services.learning.today = days
        yield people, days


def room(people: Sitting) -> LearnPage:
    """Open the room by its button and wait until its store is open and the games are looked through."""
    people.click(people.desk.home.rooms["learn"])
    page = in_front(people)
    people.wait(lambda: page.quiz.run is not None and page.idle)
    return page


def in_front(people: Sitting) -> LearnPage:
    """Return the room, which is in front."""
    page = people.desk.room
    assert isinstance(page, LearnPage)
    assert people.desk.window.pages.currentWidget() is page
    return page


def store_of(people: Sitting) -> LearningStore:
    """Return the open store."""
    store = people.desk.services.learning.store
    assert store is not None
    return store


def quiz_room(people: Sitting) -> LearnPage:
    """Open the room at the quiz."""
    page = room(people)
    people.key(Qt.Key.Key_2, Qt.KeyboardModifier.ControlModifier)
    people.settle()
    return page


def with_cards(people: Sitting, *words: str, subjects: tuple[CardKind, ...] = (CardKind.WORD,)) -> LearnPage:
    """Open the room at the quiz with these words in Ann's."""
    page = quiz_room(people)
    store_of(people).add("Ann", words, subjects, people.desk.services.learning.today())
    page.quiz.begin("Ann")
    people.settle()
    return page


def asked(page: LearnPage) -> Question:
    """Return the question that waits for its answer."""
    run = page.quiz.run
    assert run is not None
    assert run.open
    assert run.question is not None
    return run.question


def only(page: LearnPage, people: Sitting, *forms: QuestionForm) -> None:
    """Untick all other ways to ask by clicking them, and begin anew."""
    for form, box in page.quiz.forms.items():
        if form not in forms:
            people.click(box)
    run = page.quiz.run
    assert run is not None
    run.open = False
    page.quiz.begin("Ann")
    people.settle()
