"""The same board for several people: by its code, again from the review, one after the other, and day by day."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from boggle_desk.engine.boggle.events import PassReading
from boggle_desk.engine.boggle.known_board import code_of
from boggle_desk.engine.boggle.position import Phase
from boggle_desk.engine.boggle.rules import Writing
from boggle_desk.engine.players import Player
from boggle_desk.storage.exchange import OpenedGame
from boggle_desk.storage.games import GameState
from boggle_desk.storage.shipped import cube_sets
from boggle_desk.views.boggle.boggle_viewer_page import BoggleViewerPage
from boggle_desk.views.boggle.known_boards import ResultsDialog, ResultsView
from boggle_desk.views.play_alone_page import EVERYBODY, PlayAlonePage, Way
from tests.views.boggle.table_fixtures import Sitting, on_screen, open_desk, settings_for
from tests.views.boggle.table_stages import hidden, lift, shake

pytestmark = pytest.mark.slow

CODE = "0PE3-VP29-JQG0-TT50"


@pytest.fixture
def people(qapp: QApplication) -> Iterator[Sitting]:
    with open_desk(settings_for("Ann", "Bea", writing="screen")) as opened:
        yield opened


def boards(people: Sitting) -> PlayAlonePage:
    """Return the room for known boards, when it is in front."""
    page = people.desk.room
    assert isinstance(page, PlayAlonePage)
    assert people.desk.window.pages.currentWidget() is page
    return page


def enter_room(people: Sitting) -> PlayAlonePage:
    """Go home and to today's board by the mouse, all of the last table."""
    people.desk.go_home()
    people.settle()
    people.click(people.desk.home.today)
    people.settle()
    page = boards(people)
    page.who.choose(EVERYBODY)
    return page


def enter_codes(people: Sitting) -> PlayAlonePage:
    """Go to the card of a board that somebody has, by the mouse."""
    page = enter_room(people)
    page.way.choose(Way.OWN)
    page.who.choose(EVERYBODY)
    assert page.way.value is Way.OWN
    return page


def search_and_stop(people: Sitting, *words: str) -> None:
    """Lift the dome, write words, and let all the sand run."""
    lift(people)
    people.enter(*words)
    people.run_out()
    people.settle()
    if people.phase is Phase.FINISH:
        people.enter("")
        people.settle()
    assert people.phase in (Phase.COVERED, Phase.READ, Phase.SCORED, Phase.ENDED), "a word was not on the board"


def read_all(people: Sitting) -> None:
    """Read no further words until the round is scored."""
    while people.phase is Phase.READ:
        while people.position.reader is not None and any(
            entry.mark == "written" for entry in people.position.lists[people.position.reader]
        ):
            people.table.reading_panel.press_main()
        people.table.submit(PassReading())
    people.settle()


def scored(people: Sitting, *names: str) -> str:
    """Play a round in which everybody writes HOT and SEAT or HOT alone, and return the board's code."""
    on_screen(people, *names)
    shake(people)
    for number, _name in enumerate(names):
        search_and_stop(people, *(("hot", "seat") if number == 0 else ("hot",)))
    read_all(people)
    assert people.phase is Phase.SCORED
    position = people.position
    return code_of(position.rules, position.cubes, cube_sets())


def results(view: ResultsView) -> list[tuple[str, ...]]:
    """Return place, player, points and words of each row."""
    model = view.model
    return [tuple(model.index(row, column).data() for column in range(4)) for row in range(model.rowCount())]


def open_review(people: Sitting) -> None:
    people.click(people.table.scores_panel.words)
    people.settle()


def test_the_code_of_a_round_is_shown_in_the_review_and_copied(people: Sitting) -> None:
    code = scored(people, "Ann")
    open_review(people)
    row = people.table.review_panel.code
    assert row.code.text() == code
    assert len(code.replace("-", "")) <= 19
    people.click(row.copy)
    assert QGuiApplication.clipboard().text() == code
    assert code in row.code.accessibleName()


def test_the_board_of_a_review_is_played_again_by_the_same_people_in_a_game_of_one_round(people: Sitting) -> None:
    scored(people, "Ann", "Bea")
    before = people.position
    open_review(people)
    people.click(people.table.review_panel.code.again)
    people.settle()
    assert people.position.cubes == before.cubes
    assert (people.position.players, people.position.rules.rounds) == (before.players, 1)
    assert (people.phase, people.position.shakes) == (Phase.COVERED, 0)
    assert hidden(people)
    people.hold(Qt.Key.Key_Space)
    people.settle()
    assert people.position.cubes == before.cubes, "a board that is played again must not be shaken away"
    assert not people.table.shake_panel.again.isVisible()
    for _ in range(2):
        search_and_stop(people, "hot")
    read_all(people)
    assert people.phase is Phase.ENDED


def test_a_code_is_typed_into_the_room_by_keys_and_played(people: Sitting) -> None:
    page = enter_codes(people)
    people.tab_to(page.code.line)
    people.type("0pe3 vp29 jqgo tt5")
    assert page.code.coded is None
    people.enter("")
    assert boards(people).code.said.property("role") == "bad"
    people.key(Qt.Key.Key_End)
    people.type("o")
    assert "4 × 4" in page.code.said.text()
    people.enter("")
    people.settle()
    position = people.position
    assert code_of(position.rules, position.cubes, cube_sets()) == CODE
    assert [player.name for player in position.players] == ["Ann", "Bea"]
    assert (people.phase, hidden(people)) == (Phase.COVERED, True)


def test_a_wrong_sign_is_said_and_nothing_begins(people: Sitting) -> None:
    page = enter_codes(people)
    people.tab_to(page.code.line)
    people.type(CODE.replace("TT50", "TT51"))
    people.click(page.start)
    people.settle()
    assert boards(people) is page
    assert "mistyped" in page.code.said.text()
    assert people.desk.services.store.games() == []


def test_a_code_is_typed_into_the_setup_page_and_overrides_the_rules_beside_it(people: Sitting) -> None:
    people.desk.new_table()
    setup = people.setup
    setup.rules.preset.choose("master")
    people.click(setup.change)
    people.tab_to(setup.board.more)
    people.key(Qt.Key.Key_Space)
    people.tab_to(setup.board.code.line)
    people.type(CODE[:-1])
    people.key(Qt.Key.Key_Escape)
    people.tab_to(setup.start)
    people.key(Qt.Key.Key_Space)
    assert people.setup is setup
    people.settle()
    assert people.desk.window.focusWidget() is setup.board.code.line
    people.type(CODE)
    people.key(Qt.Key.Key_Escape)
    people.click(setup.start)
    people.settle()
    assert people.position.rules.cubes.key == "new4"
    assert people.position.rules.key == "classic"
    assert (people.phase, people.position.shakes) == (Phase.COVERED, 0)


def test_pass_the_laptop_nobody_sees_the_board_or_words_of_another_even_later_in_the_day(people: Sitting) -> None:
    """One person searches, the program is left, and the next one comes in the afternoon."""
    enter_codes(people).code.line.setText(CODE)
    boards(people).press_start()
    people.settle()
    search_and_stop(people, "amber")
    first = people.words(0)
    assert (people.phase, hidden(people)) == (Phase.COVERED, True)
    assert not said(people.desk.window, first)
    people.desk.go_home()
    people.settle()
    assert not said(people.desk.window, first)
    (stored,) = people.desk.services.store.unfinished()
    game = people.desk.services.store.load(stored.id)
    people.desk.show_games()
    people.desk.games.view_asked.emit(OpenedGame("boggle", game, GameState.RUNNING, stored.id))
    people.settle()
    viewer = people.desk.viewer
    assert isinstance(viewer, BoggleViewerPage)
    assert not viewer.position.cubes
    assert not viewer.code.isVisible()
    assert not said(people.desk.window, first)
    people.desk.resume(stored.id)
    people.settle()
    assert (people.phase, hidden(people)) == (Phase.COVERED, True)
    assert people.position.next_searchers == (1,)
    assert "Bea" in " ".join(people.texts(people.table.shake_panel))
    lift(people)
    assert not said(people.desk.window, first)
    assert people.position.seen_by(1).lists[0] == ()


def said(window: QWidget, words: list[str]) -> bool:
    """Return whether a label or list that is in sight shows one of the words."""
    texts = " ".join(each.text() for each in window.findChildren(QLabel) if each.isVisible()).lower()
    return any(word in texts for word in words)


def test_results_of_all_games_on_one_board_are_compared(people: Sitting) -> None:
    """Ann plays first, Bea a day later, both together another time; another board is not among them."""
    code = scored(people, "Ann")
    for names in (("Bea",), ("Cem", "Ann")):
        page = enter_codes(people)
        page.code.line.setText(code)
        people.desk.begin(*_with_names(people, page, names))
        people.settle()
        for number, _ in enumerate(names):
            search_and_stop(people, *(("hot",) if number == 0 else ("hot", "seat", "gate")))
        read_all(people)
    page = enter_codes(people)
    page.code.line.setText(code.lower())
    people.wait(lambda: bool(results(page.results)))
    assert results(page.results) == [
        ("1", "Ann", "2", "2"),
        ("1", "Ann", "2", "2"),
        ("3", "Bea", "1", "1"),
        ("4", "Cem", "0", "0"),
    ]
    page.code.line.setText(CODE)
    people.wait(lambda: "Nobody" in page.results.summary.text())
    assert results(page.results) == []


def _with_names(people: Sitting, page: PlayAlonePage, names: tuple[str, ...]) -> tuple[object, ...]:
    """Return the game that the page would begin, for other people."""
    asked: list[tuple[object, ...]] = []
    page.play_asked.disconnect(people.desk.begin)
    page.play_asked.connect(lambda *game: asked.append(game))
    page.press_start()
    rules, players, moves = asked[0]
    return rules, tuple(replace(players[0], name=name) for name in names), moves


def test_the_review_opens_the_results_on_its_board(people: Sitting) -> None:
    scored(people, "Ann", "Bea")
    open_review(people)
    people.click(people.table.review_panel.code.results)
    people.settle()
    (dialog,) = people.desk.window.findChildren(ResultsDialog)
    people.wait(lambda: bool(results(dialog.results)))
    assert results(dialog.results) == [("1", "Ann", "1", "1"), ("2", "Bea", "0", "0")]
    dialog.reject()


def test_the_scores_of_a_known_board_compare_it_with_other_games(people: Sitting) -> None:
    scored(people, "Ann")
    assert not people.table.scores_panel.compare.isVisible()
    open_review(people)
    people.click(people.table.review_panel.code.again)
    people.settle()
    search_and_stop(people, "hot")
    read_all(people)
    people.click(people.table.win_panel.compare)
    people.settle()
    (dialog,) = people.desk.window.findChildren(ResultsDialog)
    people.wait(lambda: len(results(dialog.results)) == 2)
    assert [row[2] for row in results(dialog.results)] == ["2", "1"]
    dialog.reject()


def test_the_board_of_the_day_is_played_and_says_by_whom(people: Sitting) -> None:
    page = enter_room(people)
    people.wait(lambda: "Nobody" in page.chips.said)
    people.click(page.start)
    people.settle()
    position = people.position
    assert (position.shakes, position.rules.rounds) == (0, 1)
    assert position.board is not None
    for _ in range(2):
        search_and_stop(people)
    read_all(people)
    assert people.phase is Phase.ENDED
    page = enter_room(people)
    people.wait(lambda: page.chips.said == "Ann: 0, Bea: 0")
    people.click(page.daily.buttons[1])
    people.wait(lambda: "Nobody" in page.chips.said)
    assert "Master" in page.sentence.text()
    people.key(Qt.Key.Key_Escape)
    people.settle()
    assert people.desk.window.pages.currentWidget() is people.desk.home


def test_a_stored_game_shows_the_code_of_each_round_and_begins_it_again(people: Sitting) -> None:
    first = scored(people, "Ann")
    people.enter("")
    shake(people)
    search_and_stop(people, "fie")
    read_all(people)
    number = people.desk.services.store.games()[0].id
    cubes = people.position.cubes
    game = people.desk.services.store.load(number)
    people.desk.show_games()
    people.desk.games.view_asked.emit(OpenedGame("boggle", game, GameState.RUNNING, number))
    people.settle()
    viewer = people.desk.viewer
    assert isinstance(viewer, BoggleViewerPage)
    second = viewer.code.code.text()
    viewer.go(0)
    assert viewer.code.code.text() == first != second
    viewer.go(1)
    people.click(viewer.code.again)
    people.settle()
    assert people.position.cubes == cubes
    assert people.desk.viewer is None


def test_todays_board_begins_with_enter_and_nobody_has_a_handicap(people: Sitting) -> None:
    tim = Player("Tim", team="Red", minimum_length=2, head_start=3)
    people.desk.services.choices.change(players=(Player("Ann"), tim))
    page = enter_room(people)
    page.take_focus()
    assert page.start.hasFocus()
    people.enter("")
    people.settle()
    assert people.phase in (Phase.SHAKE, Phase.COVERED)
    assert people.position.players == (Player("Ann"), Player("Tim"))
    assert people.desk.services.choices.settings.players[1] == tim


def test_where_one_writes_alone_is_remembered_and_no_concern_of_the_familys(people: Sitting) -> None:
    choices = people.desk.services.choices
    family = choices.settings.table
    page = enter_room(people)
    assert page.writing.value is Writing.SCREEN
    page.writing.choose(Writing.PAPER)
    page.press_start()
    people.settle()
    assert people.position.rules.writing is Writing.PAPER
    assert choices.settings.table == family
    assert enter_room(people).writing.value is Writing.PAPER


def test_b7_todays_board_is_not_printed_before_the_dome_lifts(people: Sitting) -> None:
    page = enter_room(people)
    page.writing.choose(Writing.PAPER)
    page.press_start()
    people.settle()
    assert people.phase is Phase.COVERED
    assert not people.table.shake_panel.print.isVisible()
    assert people.table.printables(lambda _key: people.table.lexicon) == ()


def test_a_board_is_played_by_its_letters(people: Sitting) -> None:
    """R-27: letters or code go into one field."""
    enter_codes(people)
    people.type("WSSUHQEGHOTAESPL")
    people.enter("")
    people.settle()
    board = people.position.board
    assert board is not None
    assert board.faces == ("W", "S", "S", "U", "H", "Qu", "E", "G", "H", "O", "T", "A", "E", "S", "P", "L")
    assert (people.position.shakes, people.position.rules.key) == (0, "classic")
    assert len(people.desk.services.store.unfinished()) == 1, "Enter begins one game"


def test_who_cancels_someone_new_stays(people: Sitting) -> None:
    people.desk.show_room("play_alone")
    who = people.desk.room.who
    who.choose("Bea")
    who.activated.emit(who.currentIndex())
    people.ask.typed = None
    who.setCurrentIndex(who.count() - 1)
    who.activated.emit(who.currentIndex())
    assert who.value == "Bea"


def test_one_person_alone_plays_todays_board(people: Sitting) -> None:
    people.desk.services.choices.change(players=(Player("Ann"),))
    people.desk.show_room("play_alone")
    people.enter("")
    people.settle()
    assert people.position.players == (Player("Ann"),)
