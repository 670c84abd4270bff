"""Whole games by the keyboard alone, from the first page to another game."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from boggle_desk.engine.boggle.position import Mark, Phase
from boggle_desk.engine.boggle.round import Reason
from boggle_desk.engine.boggle.rules import Judging, Writing
from tests.views.boggle.table_fixtures import Sitting, on_screen, open_desk, settings_for

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def fresh(qtbot: QtBot) -> Iterator[Sitting]:
    """Return the program as it opens for the first time."""
    with open_desk(qtbot, settings_for()) as opened:
        yield opened


def set_table_up(people: Sitting) -> None:
    """Type Ann and Bea, write on screen, play to 14 points, and begin."""
    people.enter()
    first, second = people.setup.seats.findChildren(QLineEdit)
    for field, name in ((first, "Ann"), (second, "Bea")):
        people.tab_to(field)
        people.type(name)
    people.tab_to(people.setup.rules.writing.buttons[0])
    people.key(Qt.Key.Key_Down)
    people.tab_to(people.setup.rules.more)
    people.key(Qt.Key.Key_Space)
    people.tab_to(people.setup.rules.target)
    people.key(Qt.Key.Key_A, CONTROL)
    people.type("14")
    people.tab_to(people.setup.start)
    people.key(Qt.Key.Key_Space)


def shake(people: Sitting) -> None:
    """Hold Space and let go."""
    people.hold(Qt.Key.Key_Space)
    people.settle()
    assert people.phase is Phase.COVERED


def lift(people: Sitting) -> None:
    """Press Enter at the covered dome."""
    people.enter()
    people.settle()
    assert people.phase is Phase.SEARCH


def hidden(people: Sitting) -> bool:
    """Return whether no letter can be seen."""
    return not any(people.letters())


def test_a_whole_game_on_screen(fresh: Sitting) -> None:
    """B7, B8, B13 to B22, B25, B26, B29: two rounds to the target, then another game."""
    set_table_up(fresh)
    assert [player.name for player in fresh.position.players] == ["Ann", "Bea"]
    assert (fresh.position.rules.writing, fresh.position.rules.target) == (Writing.SCREEN, 14)
    first_round(fresh)
    second_round(fresh)
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
    assert people.marks(0)["quote"] is Mark.SKIPPED
    people.enter("")
    assert people.marks(0)["wsse"] is Mark.STANDING
    people.key(Qt.Key.Key_C)
    assert people.marks(0)["wsse"] is Mark.STRUCK
    people.enter("")
    assert people.marks(0)["hot"] is people.marks(1)["hot"] is Mark.CROSSED
    people.enter("")
    assert people.position.reader == 1
    for _ in range(2):
        people.enter("")
    assert people.marks(1) == {"hot": Mark.CROSSED, "stage": Mark.STANDING, "tgu": Mark.STANDING}
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
