"""Asking about a word on the board or in the log, and seeing which word a line is about."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication, QMenu

from boggle_desk.engine.flashcards import CardKind
from tests.views.scrabble.table_fixtures import Sitting, seated, wait


def menus(people: Sitting) -> list[QMenu]:
    """Return the menus about words that are open."""
    return [menu for menu in people.table.findChildren(QMenu) if menu.isVisible()]


def test_a_click_on_a_letter_begins_a_word_there(people: Sitting) -> None:
    """P14, S5: as on an empty square; a second click turns the direction, and no menu comes between."""
    seated(people, "Ann", "Bea", hands=("CATSEIO", "DNSRALU"), bag="NIGRSTEEAHL")
    people.show_tiles()
    people.write("H8", "CAT")
    people.enter()
    people.show_tiles()
    people.click_spot(people.on_board("H8"))
    assert menus(people) == []
    people.type("s")
    assert people.seen["K8"] == "S", "letters that lie need not be typed"
    people.key(Qt.Key.Key_Escape)
    for _click in range(2):
        people.click_spot(people.on_board("J8"))
    people.type("an")
    assert (people.seen["J9"], people.seen["J10"]) == ("A", "N")


def test_a_word_on_the_board_is_explained_and_taught(people: Sitting) -> None:
    seated(people, "Ann", "Bea", hands=("CATSEIO", "DNSRALU"), bag="NIGRSTEEAHL")
    people.show_tiles()
    people.write("H8", "CAT")
    people.enter()
    people.show_tiles()
    viewport, place = people.on_board("I8")
    asked = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, viewport.mapToGlobal(place))
    QApplication.sendEvent(viewport, asked)
    (menu,) = menus(people)
    means, teach = menu.actions()
    assert means.text() == "What does CAT mean? (10 points)"
    assert teach.text() == "Teach me CAT"
    teach.trigger()
    menu.close()
    learning = people.desk.services.learning
    wait(people, lambda: learning.store is not None)
    store = learning.store
    assert store is not None
    assert [(card.word, card.subject) for card in store.cards("Bea")] == [("cat", CardKind.WORD)]


def test_a_line_of_the_log_shows_its_word_and_asks_about_it(people: Sitting) -> None:
    seated(people, "Ann", "Bea", hands=("CATSEIO", "DNSRALU"), bag="NIGRSTEEAHL")
    for square, word in (("H8", "CAT"), ("J9", "AN")):
        people.show_tiles()
        people.write(square, word, across=square == "H8")
        people.enter()
    people.show_tiles()
    log, board = people.table.info.moves_view, people.table.board

    def marked() -> set[str]:
        model = board.model()
        cells = [model.index(row, column) for row in range(15) for column in range(15)]
        spoken = [cell.data(Qt.ItemDataRole.AccessibleTextRole) for cell in cells]
        return {text.partition(",")[0] for text in spoken if text.endswith("last play")}

    assert marked() == {"J9", "J10"}
    log.setFocus()
    log.setCurrentIndex(log.model().index(0, 1))
    assert marked() == {"H8", "I8", "J8"}
    board.setFocus()
    assert marked() == {"J9", "J10"}
    people.click_place(log.viewport(), log.visualRect(log.model().index(0, 1)).center())
    (menu,) = menus(people)
    assert menu.actions()[0].text().startswith("What does CAT mean?")
    menu.close()


def test_a_word_that_may_be_challenged_has_no_menu(people: Sitting) -> None:
    """S12: the reason is said to who asks; a click only moves the cursor."""
    seated(people, "Ann", "Bea", hands=("CATSEIO", "DNSRALU"), bag="NIGRSTEEAHL", preset="club")
    people.show_tiles()
    people.write("H8", "TCA")
    people.enter()
    people.click_spot(people.on_board("I8"))
    assert not people.desk.window.toast.text()
    people.table.board.word_asked.emit(people.square("I8"), QPoint(100, 100))
    assert menus(people) == []
    assert "Challenge a word instead" in people.desk.window.toast.text()
