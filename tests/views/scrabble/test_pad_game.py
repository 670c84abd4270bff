"""A whole Scrabble game on a real board, kept on the score pad (rule B30), by keys and by mouse."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from boggle_desk.engine.players import Player
from boggle_desk.engine.scrabble.notation import square_named
from boggle_desk.engine.scrabble.pad import Phase, ScrabblePadPosition, ScrabblePadRules, WriteTurn
from boggle_desk.models.scrabble.pad_prompts import ScrabblePadStrings
from boggle_desk.storage.games import GameState
from boggle_desk.views.dialogs.lookup_dialog import LookupDialog
from boggle_desk.views.from_the_table_page import FromTheTablePage
from boggle_desk.views.pad_page import PadSetupPage
from boggle_desk.views.player_view import PlayerView
from boggle_desk.views.scrabble.scrabble_pad_table_page import ScrabblePadPage
from boggle_desk.views.scrabble.scrabble_viewer_page import ScrabblePadViewerPage
from tests.engine.scrabble.pads import Pad, play
from tests.views.boggle.table_fixtures import Sitting, open_desk, settings_for

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def people(qapp: QApplication) -> Iterator[Sitting]:
    with open_desk(settings_for("Ann", "Ben")) as opened:
        yield opened


def page(people: Sitting) -> ScrabblePadPage:
    table = people.desk.table
    assert isinstance(table, ScrabblePadPage)
    return table


def now(people: Sitting) -> ScrabblePadPosition:
    return page(people).position


def seat(people: Sitting, *names: str, preset: str = "family") -> None:
    """Begin a pad without going through the pages."""
    rules = ScrabblePadRules(people.desk.services.scrabble_presets[preset])
    people.desk.begin(rules, tuple(map(Player, names)))
    people.settle()


def said(people: Sitting) -> str:
    return " | ".join(label.text() for label in page(people).findChildren(QLabel) if label.isVisible())


def click_line(people: Sitting, row: int, column: int) -> None:
    table = page(people).pad.table
    people.click_place(table.viewport(), table.visualRect(table.cells.index(row, column)).center())
    people.settle()


def click_square(people: Sitting, name: str) -> None:
    board = page(people).board
    square, _across = square_named(now(people).rules.game.layout, name)
    model = board.model()
    columns = model.columnCount()
    people.click_place(board.viewport(), board.visualRect(model.index(square // columns, square % columns)).center())


def test_a_whole_game_by_keys_to_the_winner_s14_s19_b30(people: Sitting) -> None:
    people.desk.show_room("score_pad")
    room = people.desk.room
    assert isinstance(room, FromTheTablePage)
    people.tab_to(room.pads["scrabble_pad"])
    people.enter("")
    people.settle()
    setup = people.desk.setup
    assert isinstance(setup, PadSetupPage)
    assert setup.rules.sentence() == "Family · English tiles", "nobody gives hints at a real table"
    people.click(setup.start)
    people.settle()
    people.enter("8g cat")
    people.enter("g8 cats")
    people.enter("24")
    people.enter("+5")
    assert now(people).scores == (10 + 24, 7 + 5)
    assert now(people).next_seat == 1
    people.tab_to(page(people).entry_panel.pass_)
    people.enter("")
    assert now(people).next_seat == 0
    people.tab_to(page(people).entry_panel.end)
    people.enter("")
    people.enter("")  # Ann has gone out
    people.enter("qe?")
    assert now(people).phase is Phase.ENDED
    assert now(people).scores == (34 + 11, 12 - 11)
    assert "Ann wins!" in said(people)
    assert "Ben has QE and 1 blank left: −11" in said(people)
    assert people.desk.services.store.games()[0].state is GameState.FINISHED
    people.enter("")  # another game
    people.settle()
    assert now(people).scores == (0, 0)


def test_a_word_is_laid_by_mouse_and_letters_on_the_board_p14(people: Sitting) -> None:
    seat(people, "Ann", "Ben")
    click_square(people, "8G")
    people.type("cat")
    assert page(people).entry_panel.line.text() == "8G CAT"
    assert "CAT: 10 points" in said(people)
    people.click(page(people).entry_panel.main)
    assert now(people).scores == (10, 0)
    click_square(people, "G8")
    click_square(people, "G8")
    people.type("at")
    people.key(Qt.Key.Key_S, Qt.KeyboardModifier.ShiftModifier)
    assert page(people).entry_panel.line.text() == "G8 .AT[S]"
    people.key(Qt.Key.Key_Backspace)
    assert page(people).entry_panel.line.text() == "G8 .AT"
    people.key(Qt.Key.Key_S, Qt.KeyboardModifier.ShiftModifier)
    people.key(Qt.Key.Key_Return)
    assert now(people).turns[1].text == "G8 (C)ATs"


def test_what_does_not_fit_is_said_with_its_square_and_nothing_is_written_p17(people: Sitting) -> None:
    seat(people, "Ann", "Ben")
    for text, why in (
        ("1a cat", "The first word must cover the star on H8."),
        ("8g", "Type 8D RETSINA for across or D8 RETSINA for down."),
        ("8g zzz", "No more of these tiles in the set: H8, I8."),
    ):
        people.key(Qt.Key.Key_A, CONTROL)
        people.type(text)
        people.key(Qt.Key.Key_Return)
        assert why in said(people)
        assert not now(people).turns
    people.key(Qt.Key.Key_A, CONTROL)
    people.enter("8g cat")
    people.type("8g dog")
    assert "G8 already has C." in said(people)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("8G AT", "The first word needs 3 letter"),
        ("8G C4T", "These tiles don't have 4."),
        ("8L TONES", "That goes off the board."),
    ],
)
def test_s4_the_pad_says_what_the_table_says_by_its_own_rules(qapp: QApplication, text: str, why: str) -> None:
    """It said "two letters or more" whatever the rules."""
    pad = Pad(first_play_minimum=3)
    assert why in ScrabblePadStrings().why_not(pad.refused(WriteTurn(0, play(text))), pad.now)


@pytest.mark.slow
def test_the_reason_goes_with_the_line_it_is_about(people: Sitting) -> None:
    seat(people, "Ann", "Ben")
    before = said(people)
    people.enter("8g zzzzz")
    assert "No more of these tiles" in said(people)
    people.key(Qt.Key.Key_Escape)
    assert page(people).entry_panel.line.text() == ""
    assert said(people) == before


@pytest.mark.slow
def test_a_word_that_the_dictionary_lacks_is_named_and_can_be_taken_back_p18(people: Sitting) -> None:
    seat(people, "Ann", "Ben")
    people.type("8g tac")
    assert "Not in the dictionary: TAC" in said(people)
    people.key(Qt.Key.Key_Return)
    assert "Not in the dictionary: TAC. Does that count?" in said(people)
    people.settle()
    people.click(page(people).entry_panel.withdraw)
    assert now(people).scores == (0, 0)
    assert "came off" in said(people)
    people.click(page(people).entry_panel.withdraw)
    assert now(people).scores == (10, 0)


@pytest.mark.slow
@pytest.mark.parametrize("preset", ["family", "tournament_five"])
def test_bare_points_can_be_taken_back_too_p18(people: Sitting, preset: str) -> None:
    """No dictionary can judge what it was, so there is nothing to challenge."""
    seat(people, "Ann", "Ben", preset=preset)
    people.enter("24")
    panel = page(people).entry_panel
    assert not panel.challenge.isVisible()
    people.settle()
    people.click(panel.withdraw)
    assert now(people).scores == (0, 0)
    assert "Ann, 24, came off" in said(people)
    cell = page(people).pad.cells.sheet.rows[0][0]
    assert (cell.words, cell.number, cell.struck) == ("24", "0", True)
    people.click(panel.withdraw)
    assert now(people).scores == (24, 0)


@pytest.mark.slow
def test_unlikely_points_are_asked_about_once_in_the_panel(people: Sitting) -> None:
    seat(people, "Ann", "Ben")
    people.enter("2400")
    assert now(people).turns == ()
    assert "2400 points? Fix it or add it anyway." in said(people)
    people.enter("24")  # over what was typed
    people.enter("500", "")
    assert now(people).scores == (24, 500)
    assert not people.ask.questions


def choose(button: QPushButton, text: str) -> None:
    """Take an entry of a button's menu."""
    (entry,) = [entry for entry in button.menu().actions() if entry.text() == text]
    entry.trigger()


@pytest.mark.slow
def test_a_challenge_is_judged_s12(people: Sitting) -> None:
    seat(people, "Ann", "Ben", preset="tournament_five")
    people.enter("8g tac")
    assert "TAC: take" not in said(people)
    panel = page(people).entry_panel
    people.key(Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    assert "Challenge a word instead" in people.desk.window.toast.text()
    assert not people.desk.window.findChildren(LookupDialog)
    choose(panel.challenge, "Ben challenges")
    assert page(people).words_closed == "", "it is judged"
    assert now(people).scores == (0, 0)
    assert "Not in the dictionary: TAC." in said(people)
    people.enter("8g cat")
    choose(panel.challenge, "Ann challenges")
    assert now(people).scores == (0, 15)
    assert "Ann's challenge was wrong. CAT counts." in said(people)
    assert now(people).next_seat == 0


@pytest.mark.slow
def test_a_slip_is_corrected_and_what_follows_is_counted_anew_b30(people: Sitting) -> None:
    seat(people, "Ann", "Ben")
    people.enter("8g cat", "j8 sea")
    before = now(people).scores[1]
    click_line(people, 0, 0)
    assert page(people).entry_panel.line.text() == "8G CAT"
    people.key(Qt.Key.Key_A, CONTROL)
    people.enter("8g eat")
    assert now(people).scores == (6, before - 2)
    click_line(people, 0, 1)
    people.click(page(people).entry_panel.insert)
    people.enter("7")
    assert [turn.points for turn in now(people).turns] == [6, 7, before - 2]
    click_line(people, 1, 1)
    people.click(page(people).entry_panel.remove)
    assert now(people).scores == (6, 7)
    people.key(Qt.Key.Key_Z, CONTROL)
    assert now(people).scores == (6, 5 + before)


@pytest.mark.slow
def test_a_correction_that_would_break_a_later_line_says_which(people: Sitting) -> None:
    seat(people, "Ann", "Ben")
    people.enter("8g cat", "g8 cats")
    click_line(people, 0, 0)
    people.key(Qt.Key.Key_A, CONTROL)
    people.enter("8g eat")
    assert "That would break a later line: Ben, G8 (C)ATS, 7 points. G8 already has E." in said(people)
    assert now(people).turns[0].text == "8G CAT"
    people.key(Qt.Key.Key_Escape)
    assert page(people).entry_panel.line.text() == ""


@pytest.mark.slow
def test_tiles_are_swapped_and_the_seat_can_be_chosen_s9(people: Sitting) -> None:
    seat(people, "Ann", "Ben", "Cleo")
    panel = page(people).entry_panel
    choose(panel.exchange, "3 tiles")
    assert now(people).turns[0].number == 3
    people.click(panel.findChildren(PlayerView)[2])
    people.enter("9")
    assert now(people).scores == (0, 0, 9)


@pytest.mark.slow
def test_a_pad_goes_on_and_can_be_looked_at_b30(people: Sitting) -> None:
    seat(people, "Ann", "Ben")
    people.enter("8g cat", "g8 cats")
    people.desk.go_home()
    (stored,) = people.desk.services.store.unfinished()
    people.desk.resume(stored.id)
    people.settle()
    assert len(now(people).turns) == 2
    people.click(page(people).entry_panel.end)
    people.click(page(people).racks_panel.main)
    people.click(page(people).winner_panel.reopen)
    assert people.desk.services.store.games()[0].state is GameState.RUNNING
    people.click(page(people).entry_panel.end)
    people.enter("", "2")
    people.desk.table.look_back_asked.emit() if people.desk.table else None
    people.settle()
    viewer = people.desk.viewer
    assert isinstance(viewer, ScrabblePadViewerPage)
    assert viewer.last_place == 3
    people.key(Qt.Key.Key_Home)
    assert viewer.position.board.is_empty
    people.click(viewer.forward)
    assert viewer.said.text() == "Ann, 8G CAT, 10 points"
    assert viewer.marked_word() == "cat"
    people.desk.show_games()
    games = people.desk.games
    assert games is not None
    assert games.games.index(0, 0).data().startswith("Scrabble, score pad")
