"""Whole games by the keyboard alone, from the first page to another game."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication

from boggle_desk.engine.boggle.position import EntryMark, Phase
from boggle_desk.engine.boggle.referee import Reason
from boggle_desk.engine.boggle.rules import Judging, Writing
from boggle_desk.settings import Motion
from boggle_desk.views.boggle.dome.physics import make_ready
from boggle_desk.views.boggle.entry_list import EntryListView
from tests.views.boggle.table_fixtures import Sitting, on_screen, open_desk, seated, settings_for
from tests.views.boggle.table_stages import hidden, lift, shake

pytestmark = pytest.mark.slow

CONTROL = Qt.KeyboardModifier.ControlModifier
CONTROL_SHIFT = CONTROL | Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def fresh(qapp: QApplication) -> Iterator[Sitting]:
    """Return the program as it opens for the first time."""
    with open_desk(settings_for()) as opened:
        yield opened


def set_table_up(people: Sitting) -> None:
    """Type Ann and Bea, write on screen, play to 14 points, and begin."""
    people.enter()
    for name in ("Ann", "Bea"):
        people.tab_to(people.setup.seats.add)
        people.key(Qt.Key.Key_Space)
        people.type(name)
    people.tab_to(people.setup.rules.writing.buttons[0])
    people.key(Qt.Key.Key_Right)
    people.tab_to(people.setup.change)
    people.key(Qt.Key.Key_Space)
    people.tab_to(people.setup.rules.widget("target"))
    people.key(Qt.Key.Key_A, CONTROL)
    people.type("14")
    people.key(Qt.Key.Key_Escape)
    people.tab_to(people.setup.start)
    people.key(Qt.Key.Key_Space)


def test_a_whole_game_on_screen(fresh: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    """B7, B8, B13 to B22, B25, B26, B29: two rounds to the target, then another game."""
    set_table_up(fresh)
    assert [player.name for player in fresh.position.players] == ["Ann", "Bea"]
    assert (fresh.position.rules.writing, fresh.position.rules.target) == (Writing.SCREEN, 14)
    first_round(fresh)
    second_round(fresh)
    fresh.enter()
    assert fresh.table.win_panel.isVisible()
    with monkeypatch.context() as patch:
        patch.setattr(QApplication, "doubleClickInterval", staticmethod(lambda: 60_000))
        fresh.enter()
        assert fresh.phase is Phase.ENDED, "one too soon begins none"
    fresh.enter()
    assert (fresh.phase, fresh.position.totals) == (Phase.SHAKE, (0, 0))
    assert [player.name for player in fresh.position.players] == ["Ann", "Bea"]
    shake(fresh)
    assert fresh.position.round == 1


def first_round(people: Sitting) -> None:
    """Ann writes before Bea; Ann reads first. A word is skipped, one crossed off, one falls."""
    shake(people)
    assert hidden(people)
    lift(people)
    assert people.letters()[:6] == ["W", "S", "S", "U", "H", "Qu"]
    people.enter("whose", "quote", "wsse", "hot")
    people.run_out()
    people.settle()
    hand_over(people)
    people.enter("hot", "stage", "tgu")
    people.run(60)
    people.run_out()
    people.settle()
    read_first_round(people)


def hand_over(people: Sitting) -> None:
    """B7: between two searches the letters are hidden, and the same cubes come back with the full time."""
    assert people.phase is Phase.COVERED
    assert hidden(people)
    cubes = people.position.cubes
    people.hold(Qt.Key.Key_Space)
    assert people.position.cubes == cubes
    lift(people)
    assert people.position.cubes == cubes
    assert people.position.searching == (1,)
    assert people.table.timer.clock.left == 180.0
    assert people.table.search_panel.words.entries.rowCount() == 0


def read_first_round(people: Sitting) -> None:
    """B17 to B21: Enter reads, S skips, C doubts the last one; then Bea's turn."""
    assert (people.phase, people.position.reader) == (Phase.READ, 0)
    people.enter("")
    people.key(Qt.Key.Key_S)
    assert people.marks(0)["quote"] is EntryMark.SKIPPED
    people.enter("")
    assert people.marks(0)["wsse"] is EntryMark.STANDING
    people.key(Qt.Key.Key_C)
    assert people.marks(0)["wsse"] is EntryMark.STRUCK
    people.enter("")
    assert people.marks(0)["hot"] is people.marks(1)["hot"] is EntryMark.CROSSED
    people.enter("")
    assert people.position.reader == 1
    for _ in range(2):
        people.enter("")
    assert people.marks(1) == {"hot": EntryMark.CROSSED, "stage": EntryMark.STANDING, "tgu": EntryMark.STANDING}
    people.enter("")
    assert people.position.last_call
    people.enter("")
    assert people.phase is Phase.SCORED
    assert people.position.rounds == ((2, 3),)


def second_round(people: Sitting) -> None:
    """B17, B26: Bea reads first, and Ann, with eleven points for eight letters, reaches the target."""
    people.enter("")
    assert people.phase is Phase.SCORED
    assert hidden(people)
    shake(people)
    assert (people.position.round, people.position.first_reader) == (2, 1)
    lift(people)
    assert people.position.searching == (1,)
    people.enter("fish")
    people.run_out()
    people.settle()
    lift(people)
    people.enter("firemen", "remiss", "shins", "rinse", "basins")
    people.run_out()
    people.settle()
    assert people.position.reader == 1
    while people.phase is Phase.READ:
        people.enter("")
    assert people.phase is Phase.ENDED
    assert people.position.totals == (2 + 5 + 3 + 2 + 2 + 3, 3 + 1)
    assert people.position.winners == (0,)


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("ho", Reason.TOO_SHORT),
        ("whale", Reason.NOT_ON_BOARD),
        ("hot", Reason.ALREADY_LISTED),
        ("wsse", Reason.NOT_A_WORD),
    ],
)
def test_b8_b9_b10_b13_a_refused_word_shows_why_and_is_not_written(sitting: Sitting, word: str, reason: Reason) -> None:
    on_screen(sitting, "Ann", judging=Judging.AT_ONCE)
    shake(sitting)
    lift(sitting)
    sitting.enter("hot")
    sitting.enter(word)
    panel = sitting.table.search_panel
    assert panel.table.say.why_not(reason, sitting.position, 0, word) in sitting.texts(panel.entry)
    assert sitting.words(0) == ["hot"]
    sitting.enter("gate")
    assert sitting.words(0) == ["hot", "gate"]
    assert panel.entry.line.text() == ""


def test_b7_a_pause_by_key_hides_the_letters_and_stops_the_glass(sitting: Sitting) -> None:
    on_screen(sitting, "Ann")
    shake(sitting)
    lift(sitting)
    sitting.enter("hot")
    sitting.run(30)
    sitting.key(Qt.Key.Key_P, CONTROL_SHIFT)
    sitting.settle()
    assert hidden(sitting)
    assert not sitting.table.timer.clock.running
    sitting.type("gate")
    assert sitting.words(0) == ["hot"]
    sitting.enter("")
    sitting.settle()
    assert not hidden(sitting)
    assert sitting.table.timer.clock.left == 150.0
    sitting.enter("gate")
    assert sitting.words(0) == ["hot", "gate"]


def test_a_refused_word_is_replaced_by_the_next_one_after_a_pause(sitting: Sitting) -> None:
    on_screen(sitting, "Ann")
    shake(sitting)
    lift(sitting)
    sitting.enter("zebra")
    for _ in range(2):
        sitting.key(Qt.Key.Key_P, CONTROL_SHIFT)
        sitting.settle()
    sitting.type("gate")
    assert sitting.table.search_panel.entry.line.text() == "GATE"


def test_a_machine_that_slept_asks_before_the_glass_runs_on(sitting: Sitting) -> None:
    on_screen(sitting, "Ann")
    shake(sitting)
    lift(sitting)
    sitting.run(30)
    sitting.hands.at += 5000
    sitting.table.timer.clock.tick()
    sitting.settle()
    assert sitting.table.panels.currentWidget() is sitting.table.prompt_panel
    assert hidden(sitting)
    slept = sitting.texts(sitting.table.prompt_panel)
    sitting.enter("")
    assert sitting.table.timer.clock.left == 150.0
    sitting.key(Qt.Key.Key_P, CONTROL_SHIFT)
    assert sitting.texts(sitting.table.prompt_panel) != slept


def test_b15_the_word_begun_may_be_finished_and_no_other(sitting: Sitting) -> None:
    on_screen(sitting, "Ann", "Bea")
    shake(sitting)
    lift(sitting)
    sitting.type("stag")
    sitting.run_out()
    sitting.settle()
    assert sitting.phase is Phase.FINISH
    sitting.enter("es")
    assert sitting.words(0) == ["stages"]
    assert sitting.phase is Phase.COVERED


def test_b15_after_time_no_other_word_is_begun(sitting: Sitting) -> None:
    on_screen(sitting, "Ann", "Bea")
    shake(sitting)
    lift(sitting)
    sitting.type("stag")
    sitting.run_out()
    panel = sitting.table.search_panel
    assert "5 s for STAG…" in sitting.texts(panel)
    for _ in range(4):
        sitting.key(Qt.Key.Key_Backspace)
    sitting.type("hot")
    assert panel.entry.line.text().startswith("STAG")
    sitting.enter("")
    assert (sitting.words(0), sitting.phase) == ([], Phase.COVERED), "one try"


def test_b15_after_time_another_word_that_is_traced_does_not_count(sitting: Sitting) -> None:
    on_screen(sitting, "Ann", "Bea")
    shake(sitting)
    lift(sitting)
    sitting.type("stag")
    sitting.run_out()
    sitting.trace(4, 9, 10)
    assert (sitting.words(0), sitting.phase) == ([], Phase.COVERED)


@pytest.mark.parametrize(("begun", "written"), [("stag", ["stag"]), ("st", [])])
def test_b15_after_a_while_the_word_that_was_begun_is_handed_in_if_it_may_stand(
    sitting: Sitting, begun: str, written: list[str]
) -> None:
    on_screen(sitting, "Ann", "Bea")
    shake(sitting)
    lift(sitting)
    sitting.type(begun)
    sitting.run_out()
    last_call = next(each for each in sitting.table.search_panel.findChildren(QTimer) if each.isActive())
    last_call.setInterval(0)
    sitting.wait(lambda: sitting.phase is Phase.COVERED)
    assert sitting.words(0) == written
    assert sitting.table.search_panel.entry.line.text() == ""


def test_b15_without_the_option_time_is_time(sitting: Sitting) -> None:
    on_screen(sitting, "Ann", "Bea", finish_word=False)
    shake(sitting)
    lift(sitting)
    sitting.type("stage")
    sitting.run_out()
    assert sitting.phase is Phase.COVERED
    lift(sitting)
    assert sitting.table.search_panel.entry.line.text() == ""
    assert sitting.words(0) == sitting.words(1) == []


def test_b16_the_search_ends_early_when_all_say_so(sitting: Sitting) -> None:
    seated(sitting, "Ann", "Bea")
    shake(sitting)
    lift(sitting)
    panel = sitting.table.search_panel
    sitting.tab_to(panel.end)
    sitting.key(Qt.Key.Key_Space)
    assert sitting.phase is Phase.SEARCH
    assert sitting.table.timer.clock.running
    sitting.key(Qt.Key.Key_Space)  # the way back has the keyboard
    assert panel.end.isVisible()
    sitting.tab_to(panel.end)
    sitting.key(Qt.Key.Key_Space)
    sitting.tab_to(panel.now)
    sitting.key(Qt.Key.Key_Space)
    assert sitting.phase is Phase.COLLECT
    assert sitting.ask.questions == []


def test_b16_who_says_nothing_more_is_done_after_a_moment(sitting: Sitting) -> None:
    on_screen(sitting, "Ann", "Bea")
    shake(sitting)
    lift(sitting)
    panel = sitting.table.search_panel
    panel.press_end()
    moment = next(each for each in panel.findChildren(QTimer) if each.isActive())
    moment.setInterval(0)
    sitting.wait(lambda: sitting.phase is Phase.COVERED)


def test_b16_an_end_that_the_timer_has_overtaken_ends_nothing_more(sitting: Sitting) -> None:
    on_screen(sitting, "Ann", "Bea", finish_word=False)
    shake(sitting)
    lift(sitting)
    sitting.table.search_panel.press_end()
    sitting.run_out()
    lift(sitting)
    assert sitting.position.searching == (1,)
    assert sitting.table.search_panel.end.isVisible()


def test_b31_alone_the_list_is_judged_and_scored_at_once(sitting: Sitting) -> None:
    """Alone nobody doubts a word: the dictionary strikes out what it lacks."""
    on_screen(sitting, "Ann", target=None, rounds=2)
    shake(sitting)
    lift(sitting)
    sitting.enter("hot", "tgu", "stage")
    sitting.run_out()
    sitting.settle()
    assert sitting.phase is Phase.SCORED
    assert sitting.marks(0) == {"hot": EntryMark.STANDING, "tgu": EntryMark.STRUCK, "stage": EntryMark.STANDING}
    assert sitting.position.totals == (3,)
    sitting.enter("")
    shake(sitting)
    lift(sitting)
    sitting.run_out()
    sitting.settle()
    assert sitting.phase is Phase.ENDED


def test_b6_turning_the_board_turns_the_table_and_no_cube(sitting: Sitting) -> None:
    on_screen(sitting, "Ann")
    shake(sitting)
    lift(sitting)
    before, steps = sitting.letters(), sitting.table.session.steps
    place = sitting.cell(0)
    sitting.key(Qt.Key.Key_R, CONTROL)
    assert sitting.cell(0) != place
    assert (sitting.letters(), sitting.table.session.steps) == (before, steps)
    for _ in range(3):
        sitting.key(Qt.Key.Key_R, CONTROL)
    assert sitting.cell(0) == place


def test_b6_space_does_not_shake_while_the_glass_runs(sitting: Sitting) -> None:
    seated(sitting, "Ann", "Bea")
    shake(sitting)
    lift(sitting)
    cubes = sitting.position.cubes
    sitting.table.dome.setFocus()
    sitting.hold(Qt.Key.Key_Space)
    sitting.settle()
    assert sitting.position.cubes == cubes
    assert not hidden(sitting)
    assert sitting.phase is Phase.SEARCH


def test_a_word_is_traced_by_the_keyboard_on_the_board(sitting: Sitting) -> None:
    """The arrows move over the cubes, Enter takes one, twice ends the word."""
    on_screen(sitting, "Ann")
    shake(sitting)
    lift(sitting)
    sitting.tab_to(sitting.table.dome)
    for keys in ("LLLLUUUU", "RD", "R"):
        for key in keys:
            sitting.key({"L": Qt.Key.Key_Left, "R": Qt.Key.Key_Right, "U": Qt.Key.Key_Up, "D": Qt.Key.Key_Down}[key])
        sitting.key(Qt.Key.Key_Return)
    assert sitting.table.search_panel.entry.line.text() == "WQUE"
    sitting.key(Qt.Key.Key_Backspace)
    assert sitting.table.search_panel.entry.line.text() == "WQU"


def test_a_key_skips_the_rolling_cubes_and_only_the_next_one_lifts_the_dome(qapp: QApplication) -> None:
    """B7: whoever skips what moves does not uncover the letters with the same key."""
    moving = replace(settings_for("Ann"), motion=Motion.ON)
    with open_desk(moving) as people:
        on_screen(people, "Ann")
        make_ready(4, 4)
        people.hold(Qt.Key.Key_Space)
        people.wait(lambda: people.phase is Phase.COVERED)
        assert not people.table.shake_panel.lift.isEnabled()
        people.enter("")
        people.wait(people.table.shake_panel.lift.isEnabled)
        assert people.phase is Phase.COVERED
        assert hidden(people)
        people.enter("")
        people.settle()
        assert people.phase is Phase.SEARCH
        people.enter("")
        people.settle()
        assert not hidden(people)
        people.enter("hot")
        assert people.words(0) == ["hot"]


def test_tab_shows_where_it_is_in_the_list_of_words(sitting: Sitting) -> None:
    on_screen(sitting, "Ann")
    shake(sitting)
    lift(sitting)
    sitting.enter("hot", "gate")
    words = next(each for each in sitting.table.findChildren(EntryListView) if each.isVisible())
    sitting.settle()
    before = words.viewport().grab().toImage()
    sitting.tab_to(words)
    assert words.viewport().grab().toImage() != before
