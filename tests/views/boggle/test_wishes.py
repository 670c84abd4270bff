"""Boards with wishes at the table: set up, shaken for, decided about, noted (B5, B6, B7)."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from boggle_desk.engine.boggle import wishes
from boggle_desk.engine.boggle.position import BogglePosition, Phase
from boggle_desk.engine.boggle.rules import BoardWish
from boggle_desk.engine.boggle.wishes import ReadyWish, ready_wish
from boggle_desk.engine.tiers import Vocabulary
from boggle_desk.models.boggle.board_search import Wishing
from tests.views.boggle.table_fixtures import Sitting, on_screen, open_desk, settings_for
from tests.views.boggle.table_stages import hidden, lift

pytestmark = pytest.mark.slow

MANY = BoardWish(least_words=150)
NEVER = BoardWish(least_words=5_000)


@pytest.fixture
def people(qapp: QApplication) -> Iterator[Sitting]:
    with open_desk(settings_for("Ann", "Bea", writing="screen")) as opened:
        yield opened


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> int:
    """Return after how many shakes a wish is out of reach in this test."""
    monkeypatch.setattr(wishes, "MOST_SHAKES", 64)
    return 64


def covered(people: Sitting) -> BogglePosition:
    """Wait for the board and return the position."""
    people.wait(lambda: people.phase is Phase.COVERED)
    people.settle()
    return people.position


def stuck(people: Sitting) -> None:
    """Shake by the keyboard for what cannot be."""
    on_screen(people, "Ann", "Bea", wish=NEVER)
    people.hold(Qt.Key.Key_Space)
    people.wait(lambda: people.table.wished.state is Wishing.STUCK)
    people.settle()


def test_b7_a_wished_board_lies_covered_and_says_how_many_shakes_it_took(people: Sitting) -> None:
    on_screen(people, "Ann", wish=MANY)
    assert "at least 150 words" in people.table.shake_panel.wish.text.text()
    people.hold(Qt.Key.Key_Space)
    position = covered(people)
    assert position.granted
    assert hidden(people)
    shakes = "1 shake " if position.shakes == 1 else f"{position.shakes} shakes"
    assert shakes in people.table.shake_panel.wish.text.text()
    lift(people)


def test_b6_by_the_mouse_the_dome_is_shaken_again_for_the_wish(people: Sitting) -> None:
    on_screen(people, "Ann", wish=MANY)
    people.click(people.table.shake_panel.shake)
    first = covered(people)
    people.click(people.table.shake_panel.again)
    people.wait(lambda: people.position.cubes != first.cubes)
    people.settle()
    assert (people.position.granted, people.position.round) == (True, 1)


def test_an_impossible_wish_is_said_and_enter_takes_the_nearest_board(people: Sitting, few: int) -> None:
    stuck(people)
    box = people.table.shake_panel.wish
    assert f"None of {few} shakes" in box.progress.text()
    assert not people.table.shake_panel.shake.isVisible()
    assert people.desk.window.focusWidget() is box.nearest
    people.enter("")
    position = covered(people)
    assert (position.shakes, position.granted) == (few, False)
    assert f"in {few} shakes" in box.text.text()
    assert not box.nearest.isVisible()
    lift(people)


def test_the_table_shakes_on_and_then_without_the_wish(people: Sitting, few: int) -> None:
    stuck(people)
    box = people.table.shake_panel.wish
    people.click(box.more)
    people.wait(lambda: people.table.wished.shakes == 2 * few)
    people.wait(lambda: people.table.wished.state is Wishing.STUCK)
    people.settle()
    people.click(box.plain)
    position = covered(people)
    assert (position.shakes, position.granted) == (1, None)


def test_the_shaking_ends_when_the_page_is_left(people: Sitting) -> None:
    on_screen(people, "Ann", wish=NEVER)
    people.hold(Qt.Key.Key_Space)
    shaking = people.table.wished
    assert shaking.state is Wishing.SHAKING
    people.desk.go_home()
    assert shaking.state is Wishing.IDLE
    assert not people.desk.services.store.unfinished(), "nothing has happened in this game"


def test_the_wish_holds_for_every_round_and_is_in_the_stored_game(people: Sitting) -> None:
    on_screen(people, "Ann", wish=MANY, target=None)
    for number in (1, 2):
        people.hold(Qt.Key.Key_Space)
        assert covered(people).round == number
        assert people.position.granted
        lift(people)
        people.run_out()
        people.settle()
        people.enter("")
        people.settle()
        assert people.phase is Phase.SCORED, people.phase
        people.enter("")
        people.settle()
    (stored,) = people.desk.services.store.unfinished()
    position = people.desk.services.store.load(stored.id).position
    assert (position.rules.wish, position.granted) == (MANY, True)
    assert position.shakes == people.position.shakes


# ------------------------------------------------------------------------------------------ the card


def test_a_ready_wish_is_chosen_by_keys_begins_the_game(people: Sitting) -> None:
    people.desk.new_table()
    card = people.setup.board
    assert not card.details.isVisible()
    assert "Any board" in card.summary.text()
    people.click(people.setup.change)
    people.tab_to(card.more)
    people.key(Qt.Key.Key_Space)
    people.tab_to(card.ready)
    people.key(Qt.Key.Key_Down)
    people.wait(lambda: "About one shake in" in card.chance.text())
    assert "at least 150 words" in card.summary.text()
    people.key(Qt.Key.Key_Escape)
    people.tab_to(people.setup.start)
    people.key(Qt.Key.Key_Space)
    people.settle()
    wish = ready_wish(ReadyWish.MANY, 16, 3)
    assert people.position.rules.wish == wish


def test_the_tables_own_numbers_are_a_wish(people: Sitting) -> None:
    people.desk.new_table()
    card = people.setup.board
    people.click(people.setup.change)
    people.tab_to(card.more)
    people.key(Qt.Key.Key_Space)
    people.settle()
    assert not card.least.isVisible()
    card.ready.choose(ReadyWish.OWN)
    assert card.least.isVisible()
    for field, text in ((card.least, "90"), (card.most, "120"), (card.short, "20"), (card.long, "7")):
        people.tab_to(field)
        people.key(Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        people.type(text)
    card.counted.choose(Vocabulary.EVERYDAY)
    assert card.wish() == BoardWish(90, 120, 20, 7, Vocabulary.EVERYDAY)
    people.key(Qt.Key.Key_Escape)
    people.tab_to(people.setup.start)
    people.key(Qt.Key.Key_Space)
    assert people.position.rules.wish == BoardWish(90, 120, 20, 7, Vocabulary.EVERYDAY)


def test_an_unlikely_wish_says_so_before_the_game(people: Sitting) -> None:
    people.desk.new_table()
    people.setup.board.take_wish(NEVER)
    people.wait(lambda: "may not exist" in people.setup.board.chance.text())
    people.setup.board.take_wish(BoardWish(least_words=1))
    people.wait(lambda: "Almost any" in people.setup.board.chance.text())


def test_a_ready_wish_follows_the_board_that_is_chosen_beside_it_and_another_preset_ends_it(people: Sitting) -> None:
    people.desk.new_table()
    setup = people.setup
    setup.board.ready.choose(ReadyWish.LONG)
    assert setup.board.wish().long_word == 8
    setup.rules.preset.choose("master")
    assert not setup.board.wish(), "a preset means exactly its rules, also about the board"
    setup.board.ready.choose(ReadyWish.LONG)
    assert setup.board.wish().long_word == 9
    assert "9 letters" in setup.board.summary.text()
    setup.board.code.line.setText("0PE3-VP29-JQG0-TT50")
    assert not setup.board.wish()
    assert not setup.board.ready.isEnabled()


def test_a_wish_ends_with_its_game_and_the_sentence_says_it(people: Sitting) -> None:
    people.desk.new_table()
    people.setup.board.ready.choose(ReadyWish.FEW)
    assert "A board with few words" in people.setup.second.text()
    people.click(people.setup.start)
    assert people.position.rules.wish.most_words
    people.desk.new_table()
    assert not people.setup.board.wish()
    assert "few words" not in people.setup.second.text()


def test_the_sentence_of_the_setup_says_a_code_and_its_rules(people: Sitting) -> None:
    people.desk.new_table()
    before = people.setup.sentence.text()
    people.setup.board.code.line.setText("0PE3-VP29-JQG0-TT50")
    assert "The board of a code" in people.setup.second.text()
    coded = people.setup.board.coded
    assert coded
    assert f"{coded.counting.seconds // 60} minutes" in people.setup.sentence.text()
    people.setup.board.code.line.clear()
    assert people.setup.sentence.text() == before
