"""Asking about a word on the board."""

from PySide6.QtCore import QPoint

from boggle_desk.engine.flashcards import Subject
from boggle_desk.views.scrabble.word_menu import WordMenu, words_on
from tests.views.scrabble.table_fixtures import Sitting, seated, wait


def test_a_word_on_the_board_is_explained_and_taught(people: Sitting) -> None:
    seated(people, "Ann", "Bea", hands=("CATSEIO", "DNSRALU"), bag="NIGRSTEEAHL")
    people.show_tiles()
    people.write("H8", "CAT")
    people.enter()
    people.show_tiles()
    assert [(word.text, word.score) for word in words_on(people.square("I8"), people.table.session.steps)] == [
        ("cat", 10)
    ]
    people.table.board.word_asked.emit(people.square("I8"), QPoint(100, 100))
    (menu,) = people.table.findChildren(WordMenu)
    teach = next(action for action in menu.actions() if action.text() == "Teach me CAT")
    teach.trigger()
    menu.close()
    learning = people.desk.services.learning
    wait(people, lambda: learning.store is not None)
    store = learning.store
    assert store is not None
    assert [(card.word, card.subject) for card in store.cards("Bea")] == [("cat", Subject.WORD)]


def test_a_word_that_may_be_challenged_has_no_menu(people: Sitting) -> None:
    """S12: the reason is said."""
    seated(people, "Ann", "Bea", hands=("CATSEIO", "DNSRALU"), bag="NIGRSTEEAHL", preset="club")
    people.show_tiles()
    people.write("H8", "TCA")
    people.enter()
    people.table.board.word_asked.emit(people.square("I8"), QPoint(100, 100))
    assert people.table.findChildren(WordMenu) == []
    assert "Challenge a word instead" in people.desk.window.toast.text()
