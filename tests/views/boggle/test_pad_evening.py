"""A whole evening with real cubes on the score pad (rule B30), by keys and by mouse."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QLabel

from boggle_desk.engine.boggle.pad import BogglePadPosition, BogglePadRules, Phase
from boggle_desk.engine.players import Player
from boggle_desk.storage.games import GameState
from boggle_desk.views.boggle.boggle_pad_table_page import BogglePadPage
from boggle_desk.views.boggle.boggle_setup_page import BogglePadSetupPage
from boggle_desk.views.boggle.boggle_viewer_page import BogglePadViewerPage
from boggle_desk.views.from_the_table_page import FromTheTablePage
from boggle_desk.views.pad_page import PadSetupPage
from boggle_desk.views.player_view import PlayerView
from tests.views.boggle.table_fixtures import Sitting, open_desk, settings_for

CONTROL = Qt.KeyboardModifier.ControlModifier
CONTROL_SHIFT = CONTROL | Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def people(qapp: QApplication) -> Iterator[Sitting]:
    with open_desk(settings_for("Ann", "Ben", target=40)) as opened:
        yield opened


def page(people: Sitting) -> BogglePadPage:
    table = people.desk.table
    assert isinstance(table, BogglePadPage)
    return table


def now(people: Sitting) -> BogglePadPosition:
    return page(people).position


def to_the_pad(people: Sitting) -> None:
    """Go through the room of the score pad."""
    people.click(people.desk.home.rooms["from_the_table"])
    people.settle()
    room = people.desk.room
    assert isinstance(room, FromTheTablePage)
    people.click(room.pads["boggle_pad"])
    people.settle()
    assert people.desk.setup
    people.click(people.desk.setup.start)
    people.settle()


def seat(people: Sitting, *players: Player, glass: bool = False) -> None:
    """Begin a pad without going through the pages."""
    rules = BogglePadRules(people.desk.services.boggle_presets["classic"], glass=glass)
    people.desk.begin(rules, players)
    people.settle()


def click_cell(people: Sitting, row: int, column: int) -> None:
    """Click a cell of the pad."""
    table = page(people).pad.table
    people.click_place(table.viewport(), table.visualRect(table.cells.index(row, column)).center())
    people.settle()


def said(people: Sitting) -> str:
    return " | ".join(label.text() for label in page(people).findChildren(QLabel) if label.isVisible())


@pytest.mark.slow
def test_two_of_one_initial_are_told_apart_beside_the_pad(people: Sitting) -> None:
    def disc(*names: str) -> QImage:
        seat(people, *map(Player, names))
        people.enter("")  # points are entered
        people.settle()
        chip = next(each for each in page(people).findChildren(PlayerView) if each.isVisible() and each.text() == "Mum")
        return chip.grab(QRect(0, 0, 56, 56)).toImage()

    assert disc("Mum", "Ben") != disc("Mum", "Mia")


def test_an_evening_by_keys_to_the_winner_b14_b15_b22_b26_b29_b30(people: Sitting) -> None:
    to_the_pad(people)
    people.enter("")  # the glass
    assert now(people).phase is Phase.SEARCH
    people.run(20)
    people.key(Qt.Key.Key_P, CONTROL_SHIFT)
    assert page(people).timer.is_paused
    people.key(Qt.Key.Key_P, CONTROL_SHIFT)
    people.run_out()
    assert now(people).phase is Phase.WRITE
    people.enter("21")  # Ann's points
    assert "Type a number (14)" in said(people)
    people.enter("stone notes stonez")  # Ben's list
    assert "Type more words for Ben. Press Enter when you're done." in said(people)
    people.settle()
    assert now(people).points == ((21, 4),)
    people.enter("")
    assert now(people).phase is Phase.SCORED
    assert "Ann takes the round!" in said(people)
    people.enter("")  # the next round
    people.tab_to(page(people).glass_panel.other)
    people.enter("")  # without the glass
    people.enter("12", "40", "")
    assert (now(people).phase, now(people).winners) == (Phase.ENDED, (1,))
    assert "Ben wins!" in said(people)
    people.enter("")  # another game
    people.settle()
    assert now(people).totals == (0, 0)
    assert [player.name for player in now(people).players] == ["Ann", "Ben"]


def test_a_round_by_mouse_and_a_slip_corrected_b30(people: Sitting) -> None:
    to_the_pad(people)
    shown = page(people)
    people.click(shown.glass_panel.other)
    people.click(shown.entry_panel.findChildren(PlayerView)[1])
    people.type("14")
    people.click(shown.entry_panel.main)
    people.type("9")
    people.click(shown.entry_panel.main)
    people.click(shown.entry_panel.main)
    assert now(people).totals == (9, 14)
    click_cell(people, 0, 1)
    assert "Correct round 1: Ben" in said(people)
    people.type("4")
    people.click(shown.entry_panel.main)
    assert now(people).totals == (9, 4)
    assert "Ann takes the round!" in said(people)
    click_cell(people, 0, 0)
    people.click(shown.entry_panel.erase)
    assert now(people).points == ((None, 4),)
    people.key(Qt.Key.Key_Escape)
    people.key(Qt.Key.Key_Z, CONTROL)
    assert now(people).totals == (9, 4)


def test_a_word_is_chosen_and_judged_by_the_table_b18_b20(people: Sitting) -> None:
    seat(people, Player("Ann"), Player("Ben"))
    people.enter("")
    people.enter("stone zzyzx on", "", "stone oil")
    shown = page(people).entry_panel
    assert "1 crossed off" in said(people)
    people.click(shown.findChildren(PlayerView)[0])
    assert "1 crossed off, 1 not counted, 1 against the rules" in said(people)
    assert not shown.judge.isVisible()
    people.click_row(shown.words, shown.words.entries.row_of("zzyzx"))
    people.click(shown.judge)
    assert now(people).points[-1] == (2, 1)
    people.click_row(shown.words, shown.words.entries.row_of("on"))
    assert not shown.judge.isVisible()
    people.click(shown.erase_word)
    assert [word.word for word in now(people).lists[0][0]] == ["stone", "zzyzx"]


@pytest.mark.slow
def test_what_cannot_be_read_is_said_and_stays_in_the_line(people: Sitting) -> None:
    seat(people, Player("Ann"))
    people.enter("")
    people.enter("well-known")
    assert "“well-known” isn't points or a word" in said(people)
    assert page(people).entry_panel.line.text() == "well-known"
    assert now(people).points == ((None,),)
    people.key(Qt.Key.Key_A, CONTROL)
    people.enter("oil", "oil")
    assert "OIL is already on the list." in said(people)


@pytest.mark.slow
def test_unlikely_points_are_asked_about_once_in_the_panel(people: Sitting) -> None:
    seat(people, Player("Ann"), Player("Ben"))
    people.enter("")
    people.type("99999")
    assert "99999 points in one round?" in said(people)
    people.key(Qt.Key.Key_Return)
    assert now(people).points == ((None, None),)
    assert "Fix it or add it anyway." in said(people)
    people.enter("14")  # over what was typed
    assert now(people).points == ((14, None),)
    people.enter("999", "")
    assert now(people).points == ((14, 999),)
    assert not people.ask.questions


@pytest.mark.slow
def test_the_table_of_points_begins_with_the_shortest_word_of_anybody_b32_b33(people: Sitting) -> None:
    rules = replace(people.desk.services.boggle_presets["classic"], minimum_length=5)
    for players, first in (((Player("Ann"),), "5 letters: 2"), ((Player("Ann"), Player("Mia", minimum_length=3)), "3")):
        people.desk.begin(BogglePadRules(rules), players)
        people.settle()
        shown = said(people)
        assert "Words need 5 letters or more." in shown
        assert shown.split("or more. | ")[1].removeprefix("Mia: 3 letters | ").startswith(first)


@pytest.mark.slow
def test_after_the_last_round_the_keyboard_is_at_another_game(people: Sitting) -> None:
    seat(people, Player("Ann"), Player("Ben"))
    people.enter("", "5", "6", "")
    people.click(page(people).scores_panel.stop)
    assert now(people).phase is Phase.ENDED
    assert page(people).scores_panel.main.hasFocus()


@pytest.mark.slow
def test_another_game_that_nobody_begins_does_not_wait(people: Sitting) -> None:
    seat(people, Player("Ann"))
    people.enter("", "60", "", "")
    assert page(people).position.totals == (0,), "another game"
    people.desk.go_home()
    people.settle()
    assert not people.desk.services.store.unfinished()
    assert len(people.desk.services.store.games()) == 1
    seat(people, Player("Ann"))
    people.enter("")
    people.desk.go_home()
    (waiting,) = people.desk.services.store.unfinished()
    people.desk.resume(waiting.id)
    people.desk.go_home()
    assert people.desk.services.store.unfinished() == [waiting], "a game that was begun stays"


@pytest.mark.slow
def test_a_child_has_more_time_and_the_others_hear_theirs_end_b33(people: Sitting) -> None:
    seat(people, Player("Ann"), Player("Ben"), Player("Mia", minimum_length=2, extra_seconds=30), glass=True)
    assert "Mia: 2 letters, 30 s longer" in said(people)
    people.enter("")
    people.run(180)
    assert "Time's up for Ann and Ben." in said(people)
    assert "Keep writing, Mia!" in said(people)
    people.run(7)  # it is still said when the seconds that have gone are noted
    assert "Keep writing, Mia!" in said(people)
    assert "Time's up for Ann and Ben." in said(people)
    assert now(people).phase is Phase.SEARCH
    people.run_out()
    assert now(people).phase is Phase.WRITE


@pytest.mark.slow
def test_the_search_ends_early_only_when_all_agree_b16(people: Sitting) -> None:
    seat(people, Player("Ann"), glass=True)
    people.enter("")
    people.ask.answer = False
    people.enter("")
    assert people.ask.questions == ["There's time left. Is everybody done?"]
    assert now(people).phase is Phase.SEARCH
    people.ask.answer = True
    people.enter("")
    assert now(people).phase is Phase.WRITE


@pytest.mark.slow
def test_teams_add_up_b34_b35(people: Sitting) -> None:
    seat(people, Player("Ann", team="Reds"), Player("Ben", team="Reds"), Player("Cleo"))
    people.enter("")
    people.enter("20", "21", "30", "")
    assert now(people).winners == ()
    assert "Reds take the round!" in said(people)
    people.enter("", "", "9", "1", "1", "")
    assert now(people).winners == (0, 1)
    assert page(people).pad.cells.sheet.winners == (0, 1)


@pytest.mark.slow
def test_the_pad_speaks_and_is_worked_by_keys_alone(people: Sitting) -> None:
    seat(people, Player("Ann"), Player("Ben"))
    people.enter("")
    people.enter("9", "4", "")
    table = page(people).pad.table
    people.tab_to(table)
    assert table.accessibleDescription() == "Ann: 9, Ben: 4"
    people.key(Qt.Key.Key_Right)
    index = table.currentIndex()
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == "Round 1, Ben: 4 points"
    people.enter("")
    people.enter("5")
    assert now(people).totals == (9, 5)


@pytest.mark.slow
def test_a_pad_waits_on_the_first_page_and_can_be_looked_at_b30(people: Sitting) -> None:
    seat(people, Player("Ann"), Player("Ben"), glass=True)
    people.enter("")
    people.run(7)
    people.desk.go_home()
    (stored,) = people.desk.services.store.unfinished()
    people.desk.resume(stored.id)
    people.settle()
    assert page(people).timer.is_paused
    assert page(people).timer.clock.elapsed == 7
    people.click(page(people).glass_panel.main)
    people.enter("stone oil", "", "60", "")
    assert now(people).phase is Phase.ENDED
    assert people.desk.services.store.games()[0].state is GameState.FINISHED
    click_cell(people, 0, 1)
    people.enter("8")
    assert now(people).phase is Phase.SCORED
    assert people.desk.services.store.games()[0].state is GameState.RUNNING
    people.desk.show_games()
    games = people.desk.games
    assert games is not None
    people.wait(lambda: not games.games.unknown())
    assert games.games.index(0, 0).data().startswith("Boggle, score pad")
    assert games.games.index(0, 4).data() == "Ben 8, Ann 3"
    games.table.setCurrentIndex(games.games.index(0, 0))
    people.click(games.step)
    people.wait(lambda: people.desk.viewer is not None)
    viewer = people.desk.viewer
    assert isinstance(viewer, BogglePadViewerPage)
    assert "Round 1, Ann: 3 points, 2 words" in viewer.entry.text()


@pytest.mark.slow
def test_the_keyboard_stays_when_the_other_game_is_chosen_by_keys(people: Sitting) -> None:
    people.desk.new_table("boggle_pad")
    people.settle()
    for key, kind in ((Qt.Key.Key_Right, "scrabble_pad"), (Qt.Key.Key_Left, "boggle_pad")):
        people.key(key)
        people.settle()
        setup = people.desk.setup
        assert isinstance(setup, PadSetupPage)
        chosen = next(each for each in setup.games.buttons if each.hasFocus())
        assert chosen.isChecked()
        assert setup.games.value == kind


@pytest.mark.slow
def test_the_setup_remembers_and_hides_what_a_real_box_decides(people: Sitting) -> None:
    people.desk.new_table("boggle_pad")
    people.settle()
    setup = people.desk.setup
    assert isinstance(setup, BogglePadSetupPage)
    assert setup.rules.sentence() == "3 minutes · 3 letters or more · first to 40"
    people.click(setup.change)
    people.settle()
    assert setup.rules.widget("target").isVisible()
    assert not setup.rules.cubes.isVisible()
    people.key(Qt.Key.Key_Escape)
    people.click(setup.judges)
    people.click(setup.start)
    people.settle()
    assert now(people).rules.dictionary_judges is False
    assert people.desk.services.choices.settings.pad.dictionary_judges is False
