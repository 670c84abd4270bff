"""The room with a dictionary of another language: its lists, its letters and their values, and no English meanings."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from boggle_desk.engine.flashcards import CardKind
from boggle_desk.engine.learning import Form
from boggle_desk.views.learn.learn_page import LearnPage
from tests.views.boggle.table_fixtures import Sitting
from tests.views.dictionaries import use_list
from tests.views.learn.learn_fixtures import asked, open_room, room, store_of

GERMAN = ["an", "öl", "ähre", "ähren", "gift", "gifte", "hand", "hände", "kind", "rat", "räte", "tür", "türen", "wut"]
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def people(qapp: QApplication) -> Iterator[Sitting]:
    with open_room() as (made, _days):
        yield made


def quizzed(people: Sitting, page: LearnPage, word: str, form: Form) -> None:
    """Ask this word in this form."""
    store_of(people).add("Ann", [word], [CardKind.WORD], people.desk.services.learning.today())
    for other, box in page.quiz.forms.items():
        box.setChecked(other is form)
    people.key(Qt.Key.Key_1, CONTROL)
    page.quiz.begin("Ann")
    people.settle()


def test_the_lists_are_those_of_the_language(people: Sitting, tmp_path: Path) -> None:
    page = room(people)
    assert page.study.lists.findText("Seven letters from the best stems") >= 0
    use_list(people, tmp_path, "german", GERMAN)
    assert page.study.lists.findText("Seven letters from the best stems") < 0
    people.key(Qt.Key.Key_5, CONTROL)
    page.study.lists.setCurrentIndex(page.study.lists.findText("Short words with Ä, Ö or Ü"))
    people.wait(lambda: page.study.words == ("ähre", "räte", "ähren", "hände"))
    assert [page.study.part.itemText(place) for place in range(page.study.part.count())] == ["Ä", "Ö", "Ü"]


def test_a_word_that_english_has_too_gets_no_english_meaning(people: Sitting, tmp_path: Path) -> None:
    """GIFT is poison there."""
    use_list(people, tmp_path, "german", GERMAN)
    page = room(people)
    people.key(Qt.Key.Key_6, CONTROL)
    people.type("gift")
    people.wait(lambda: page.search.words.words() == ("gift",))
    assert not page.search.vocabulary.isVisible()  # nobody has said which of its words are common
    assert page.search.words.index(0, 3).data() == ""
    assert page.search.side.meaning.text.toPlainText() == "Only English words have meanings here."
    assert page.search.words.index(0, 1).data() == "8"  # by German tiles: 2 + 1 + 4 + 1
    quizzed(people, page, "gift", Form.MEANING)
    assert asked(page).form is not Form.MEANING


def test_what_was_found_is_asked_anew_of_another_dictionary(people: Sitting, tmp_path: Path) -> None:
    page = room(people)
    people.key(Qt.Key.Key_6, CONTROL)
    people.type("gift")
    people.wait(lambda: page.search.words.words()[:1] == ("gift",))
    assert page.search.words.index(0, 3).data()
    people.click(page.search.fields["contains"])
    use_list(people, tmp_path, "german", GERMAN)
    people.wait(lambda: page.search.words.index(0, 1).data() == "8")
    assert page.search.side.meaning.verdict.text() == "✓ In the dictionary “German”."


def test_the_quiz_has_the_tiles_of_the_language(people: Sitting, tmp_path: Path) -> None:
    use_list(people, tmp_path, "german", GERMAN)
    page = room(people)
    quizzed(people, page, "ähre", Form.ANAGRAM)
    assert {tile.letter: tile.face.value for tile in page.quiz.card.letters.tiles} == {"ä": 6, "h": 2, "r": 1, "e": 1}
    page.quiz.card.field.setText("ÄHRE")
    people.key(Qt.Key.Key_Return)
    assert page.quiz.card.told.text() == "✓ Right: ÄHRE"


def test_an_answer_is_read_as_its_list_is(people: Sitting, tmp_path: Path) -> None:
    """French lists are kept without accents; whoever types them is right."""
    use_list(people, tmp_path, "french", ["été", "hôtel", "garçon", "qat"])
    page = room(people)
    quizzed(people, page, "hotel", Form.ANAGRAM)
    page.quiz.card.field.setText("hôtel")
    people.key(Qt.Key.Key_Return)
    assert page.quiz.card.told.text() == "✓ Right: HOTEL"
