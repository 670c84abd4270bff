"""Hints at the table, and what could have been played: step by step, counted, told to nobody else."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton

from boggle_desk.engine.scrabble.events import Hinted, Pass
from boggle_desk.engine.scrabble.position import Phase
from boggle_desk.engine.scrabble.rules import Hints
from boggle_desk.engine.scrabble.values import Candidate
from boggle_desk.models.scrabble.analysis import MOVE
from boggle_desk.views.scrabble.best_moves import AnalysisStrings
from boggle_desk.views.scrabble.turns import fitting_font
from tests.views.boggle.table_fixtures import wait_until
from tests.views.scrabble.table_fixtures import Sitting, open_desk, scrabble_settings, seated

pytestmark = pytest.mark.slow

F2, F3 = Qt.Key.Key_F2, Qt.Key.Key_F3


@pytest.fixture
def alone(qapp: QApplication) -> Iterator[Sitting]:
    """Ann plays alone with a rack that she does not know what to do with."""
    with open_desk(scrabble_settings("Ann")) as opened:
        seated(opened, "Ann", hands=("CATSEEE",), bag="DNSRALUEEIO")
        yield opened


@pytest.fixture
def family(qapp: QApplication) -> Iterator[Sitting]:
    """Ann and Bea share the screen; it is Ann's turn and her tiles are seen."""
    with open_desk(scrabble_settings("Ann", "Bea")) as opened:
        seated(opened, "Ann", "Bea", hands=("CATSEEE", "DNSRALU"), bag="EEIOUNTRSLAG")
        opened.show_tiles()
        yield opened


def ask(sitting: Sitting) -> None:
    """Press F2, and wait for what comes of it."""
    before = len(sitting.table.session.steps)
    sitting.key(F2)
    wait_until(lambda: len(sitting.table.session.steps) > before)
    sitting.settle()


def grades(sitting: Sitting) -> list[int]:
    return [event.grade for step in sitting.table.session.steps for event in step if isinstance(event, Hinted)]


def wait_for_answer(sitting: Sitting) -> str:
    best = sitting.table.info.best
    wait_until(lambda: "Looking" not in best.headline.text())
    sitting.settle()
    return str(best.headline.text())


def test_a_hint_tells_where_how_long_the_first_letter_and_the_word(alone: Sitting) -> None:
    table = alone.table
    ask(alone)
    assert "Look along row 8." in alone.said
    assert len(table.board.hinted) == 15
    ask(alone)
    assert "The word has " in alone.said
    assert len(table.board.hinted) < 15
    squares = table.board.hinted
    ask(alone)
    assert "It starts with " in alone.said
    assert len(alone.laid) == 0
    ask(alone)
    assert alone.laid
    assert [square for square, _tile in table.draft.laid] == list(squares)
    assert not table.board.hinted
    assert f"It's {alone.laid}" in alone.said
    assert grades(alone) == [1, 2, 3, 4]
    assert alone.position.phase is Phase.TURN, "nothing is played"


def test_a_hint_is_told_after_a_slip(alone: Sitting) -> None:
    missing = next(letter for letter in "abcdefghijklmnopqrstuvwxyz" if letter.upper() not in alone.rack)
    alone.type(missing)
    assert alone.table.refusal
    ask(alone)
    assert "Look " in alone.said


def test_the_word_is_played_by_enter_or_taken_back(alone: Sitting) -> None:
    for _grade in range(4):
        ask(alone)
    laid = alone.laid
    alone.key(Qt.Key.Key_Escape)
    assert len(alone.laid) == 0
    alone.key(F2)
    alone.settle()
    assert alone.laid == laid, "it is shown again"
    assert grades(alone) == [1, 2, 3, 4], "and not counted again"
    alone.enter()
    assert alone.position.turns == 2
    assert alone.table.hinting.text == ""


def test_the_button_does_the_same_as_the_key(alone: Sitting) -> None:
    alone.press("Hint")
    wait_until(lambda: bool(grades(alone)))
    alone.press("How long?")
    alone.press("First letter?")
    alone.press("Which word?")
    assert grades(alone) == [1, 2, 3, 4]


def test_the_cursor_goes_where_the_word_begins(alone: Sitting) -> None:
    """So that one may type it at once."""
    ask(alone)
    ask(alone)
    assert alone.table.board.cursor_square == min(alone.table.board.hinted)


def test_hints_are_counted_and_nobody_is_told_on(family: Sitting) -> None:
    ask(family)
    ask(family)
    for _turn in range(2):
        family.table.submit(Pass())
        family.settle()
    assert family.phase is Phase.ENDED
    assert grades(family) == [1, 2]
    assert "hint" not in family.said.lower(), "nobody is told who asked for help"


def test_where_the_rules_allow_no_hints_there_are_none(qapp: QApplication) -> None:
    with open_desk(scrabble_settings("Ann")) as sitting:
        seated(sitting, "Ann", hands=("CATSEEE",), bag="DNSRALUEEIO", preset="club")
        assert sitting.position.rules.hints is Hints.NONE
        assert "Hint" not in [made.text() for made in sitting.table.action_card.findChildren(QPushButton)]
        sitting.key(F2)
        sitting.settle()
        assert grades(sitting) == []
        sitting.key(F3)
        assert "show the best plays after the game" in sitting.table.info.best.headline.text()


def test_a_hint_is_forgotten_with_the_turn(family: Sitting) -> None:
    ask(family)
    assert family.table.board.hinted
    family.write("H8", "CAT")
    family.enter()
    assert not family.table.board.hinted
    family.show_tiles()
    assert family.button("Hint").text() == "Hint"


def test_the_last_turn_is_offered_when_there_was_one(family: Sitting) -> None:
    def offered() -> bool:
        buttons = family.table.findChildren(QPushButton)
        return any(each.text() == "My last turn…" and each.isVisible() for each in buttons)

    assert not offered()
    family.write("H8", "CAT")
    family.enter()
    family.show_tiles()
    assert not offered(), "Bea has had none"
    family.write("K8", "S")
    family.enter()
    family.show_tiles()
    assert offered()


def test_what_could_have_been_played_is_told_to_the_own_player_only(family: Sitting) -> None:
    family.write("H8", "CAT")
    family.enter()
    family.key(F3)
    assert "You'll see it when it's your turn again" in family.table.info.best.headline.text(), (
        "nobody has shown the rack yet"
    )
    assert family.table.info.best.table.candidates.rowCount() == 0
    family.show_tiles()
    assert wait_for_answer(family) == "You haven't played yet.", "Bea sees nothing of Ann's"
    family.write("K8", "S")
    family.enter()
    assert family.table.info.best.table.candidates.rowCount() == 0
    family.show_tiles()
    text = wait_for_answer(family)
    assert "plays" in text
    best = family.table.info.best.table.candidates
    made = [best.row(best.index(row, 0)) for row in range(best.rowCount())]
    assert made
    assert all(set(each.kept) <= set("CATSEEE") for each in made if each), "Ann's own tiles, as they were"


def test_a_move_that_could_have_been_made_is_seen_on_the_board_as_it_was(alone: Sitting) -> None:
    alone.write("H8", "CAT")
    alone.enter()
    alone.key(F3)
    wait_for_answer(alone)
    table = alone.table.info.best.table
    table.setFocus()
    alone.key(Qt.Key.Key_Down)
    chosen = table.chosen
    assert chosen
    assert {alone.name(square) for square, _tile in chosen.laid} == set(alone.seen)
    alone.key(Qt.Key.Key_Escape)
    assert set(alone.seen) == {"H8", "I8", "J8"}
    assert alone.table.may_lay


def test_an_exchange_is_hinted_at_when_there_is_no_word(qapp: QApplication) -> None:
    with open_desk(scrabble_settings("Ann")) as sitting:
        seated(sitting, "Ann", hands=("VVWWKJF",), bag="EEIOUNTRSLAG")
        ask(sitting)
        assert "Exchange some tiles" in sitting.said
        ask(sitting)
        assert sitting.table.chosen
        assert grades(sitting) == [1, 4]
        assert sitting.position.turns == 1


def test_a_hint_that_was_taken_back_does_not_speak_of_enter(alone: Sitting) -> None:
    """S-4: the sentence says what can be done now."""
    for _ in range(4):
        ask(alone)
    assert "Enter plays it" in alone.said
    alone.key(Qt.Key.Key_Escape)
    assert alone.laid == ""
    assert "Enter plays it" not in alone.said
    assert "It's " not in alone.said, "S-29: it is no longer there"


def test_every_play_of_my_last_turn_has_a_line_of_its_own_and_a_reason(alone: Sitting) -> None:
    """L1, S-3: at 1280 × 800 the word was cut to three dots; and it is said why the best play is better."""
    alone.desk.window.resize(1280, 800)
    alone.write("H8", "CAT")
    alone.enter()
    alone.key(F3)
    text = wait_for_answer(alone)
    table = alone.table.info.best.table
    seen = [column for column in range(table.candidates.columnCount()) if not table.isColumnHidden(column)]
    assert seen == [MOVE]
    assert table.columnWidth(MOVE) >= table.viewport().width()
    assert table.rowHeight(0) > 1.5 * table.fontMetrics().height()
    best = table.candidates.row(table.candidates.index(0, MOVE))
    assert best
    assert best.words[0].upper() in text
    assert ("scores" in text) or ("keeps" in text)
    below = [table.below(table.candidates.index(place, MOVE)) for place in range(table.candidates.rowCount())]
    assert all("points" in each for each in below)
    room = table.viewport().width() - alone.table.look.px(16)
    fonts = {fitting_font(alone.table.look, table.font(), each, room, 14).pixelSize() for each in below}
    assert len(fonts) == 1, "that of the own play was smaller"
    played = [table.beside(table.candidates.index(place, MOVE)) for place in range(len(below))]
    assert [each for each in played if each] == ["you played this"]


def test_my_last_turn_is_looked_at_anew_when_another_was_played_in_its_place(alone: Sitting) -> None:
    """S-26: it was known by its number, which is the same again."""
    for word in ("CAT", "SEAT"):
        alone.write("H8", word)
        alone.enter()
        alone.key(F3)
        wait_for_answer(alone)
        review = alone.table.info.best.table.candidates
        made = [row for row in review.rows if review.was_made(row)]
        assert [each.words[0].upper() for each in made] == [word]
        alone.press("Back to turns")
        alone.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)


def test_what_is_better_is_said_by_what_makes_it_better() -> None:
    say = AnalysisStrings()
    made = Candidate(Pass(), 20, (), 20.0, 9)
    assert say.of_better("RIEL", "EIT", Candidate(Pass(), 22, tuple("EIT"), 40.0, 1), made) == "RIEL keeps EIT: +20"
    assert "scores 30 more" in say.of_better("QUIZ", "EIT", Candidate(Pass(), 50, tuple("EIT"), 55.0, 1), made)
