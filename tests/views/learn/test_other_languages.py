"""The room with a dictionary of another language: its lists, its letters and their values, and no English meanings."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from boggle_desk.engine.flashcards import CardKind
from boggle_desk.engine.learning import QuestionForm
from boggle_desk.views.learn.learn_page import LearnPage
from tests.views.boggle.table_fixtures import Sitting
from tests.views.dictionaries import use_list
from tests.views.learn.learn_fixtures import open_room, room, store_of

GERMAN = ["an", "öl", "ähre", "ähren", "gift", "gifte", "hand", "hände", "kind", "rat", "räte", "tür", "türen", "wut"]
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def people(qapp: QApplication) -> Iterator[Sitting]:
    with open_room() as (made, _days):
        yield made


def quizzed(people: Sitting, page: LearnPage, word: str, form: QuestionForm) -> None:
    """Ask this word in this form."""
    store_of(people).add("Ann", [word], [CardKind.WORD], people.desk.services.learning.today())
    for other, box in page.quiz.forms.items():
        box.setChecked(other is form)
    people.key(Qt.Key.Key_2, CONTROL)
    page.quiz.begin("Ann")
    people.settle()


def titles(page: LearnPage) -> list[str]:
    page.words.lists.menu().aboutToShow.emit()
    return [action.text() for action in page.words.lists.menu().actions()]


def test_the_lists_are_those_of_the_language(people: Sitting, tmp_path: Path) -> None:
    page = room(people)
    assert "Seven letters from the best stems" in titles(page)
    use_list(people, tmp_path, "german", GERMAN)
    assert "Seven letters from the best stems" not in titles(page)
    wanted = "Short words with Ä, Ö or Ü"
    next(action for action in page.words.lists.menu().actions() if action.text() == wanted).trigger()
    people.wait(lambda: page.words.heading.text() == wanted and bool(page.words.words.rows))
    rows = {row.word: row.note for row in page.words.words.rows}
    assert (rows["ähre"], rows["öl"], rows["tür"]) == ("Ä", "Ö", "Ü")


def find(people: Sitting, page: LearnPage, text: str) -> None:
    people.click(page.words.field)
    page.words.field.selectAll()
    people.type(text)
    people.key(Qt.Key.Key_Return)
    people.wait(lambda: page.words.news.text() != "Looking…")


def test_a_word_that_english_has_too_gets_no_english_meaning(people: Sitting, tmp_path: Path) -> None:
    """GIFT is poison there."""
    use_list(people, tmp_path, "german", GERMAN)
    page = room(people)
    find(people, page, "+gift")
    people.wait(lambda: page.words.words.words() == ("gift",))
    assert not page.words.tier.isVisible()  # nobody has said which of its words are common
    assert page.words.words.index(0, 1).data().startswith("gesundheitsschädliche")
    assert "present" not in page.words.view.meaning.text.toPlainText()
    assert page.words.words.index(0, 2).data().startswith("8 ")  # by German tiles: 2 + 1 + 4 + 1


def test_what_was_found_is_asked_anew_of_another_dictionary(people: Sitting, tmp_path: Path) -> None:
    page = room(people)
    find(people, page, "gift")
    people.wait(lambda: page.words.words.words()[:1] == ("gift",))
    assert page.words.words.index(0, 1).data()
    use_list(people, tmp_path, "german", GERMAN)
    people.wait(lambda: page.words.words.words() == ("gift", "gifte"))
    assert page.words.words.index(0, 1).data().startswith("gesundheitsschädliche")
    assert page.words.word == "gift"


def test_the_quiz_has_the_tiles_of_the_language(people: Sitting, tmp_path: Path) -> None:
    use_list(people, tmp_path, "german", GERMAN)
    page = room(people)
    quizzed(people, page, "ähre", QuestionForm.ANAGRAM)
    assert {tile.letter: tile.face.value for tile in page.quiz.card.letters.tiles} == {"ä": 6, "h": 2, "r": 1, "e": 1}
    page.quiz.card.field.setText("ÄHRE")
    people.key(Qt.Key.Key_Return)
    assert page.quiz.card.told.text() == "✓ Right: ÄHRE"


def test_an_answer_is_read_as_its_list_is(people: Sitting, tmp_path: Path) -> None:
    """French lists are kept without accents; whoever types them is right."""
    use_list(people, tmp_path, "french", ["été", "hôtel", "garçon", "qat"])
    page = room(people)
    quizzed(people, page, "hotel", QuestionForm.ANAGRAM)
    page.quiz.card.field.setText("hôtel")
    people.key(Qt.Key.Key_Return)
    assert page.quiz.card.told.text() == "✓ Right: HOTEL"
