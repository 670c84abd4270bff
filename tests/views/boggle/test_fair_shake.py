"""Fair shakes at the table (B36): a board with too few everyday words is shaken again, and everybody is told. A rule of
families, on in every game that is shipped."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from boggle_desk.engine.boggle.events import LayBoard
from boggle_desk.engine.boggle.position import Phase
from tests.engine.boggle.table import FACES, lying, rules_for
from tests.views.boggle.table_fixtures import Sitting, on_screen, open_desk, settings_for
from tests.views.boggle.table_stages import hidden, lift


@pytest.fixture
def people(qapp: QApplication) -> Iterator[Sitting]:
    with open_desk(settings_for("Ann", "Bea", writing="screen")) as opened:
        yield opened


def shake(people: Sitting) -> None:
    people.hold(Qt.Key.Key_Space)
    people.wait(lambda: people.phase is Phase.COVERED)
    people.settle()


@pytest.mark.parametrize(
    ("shakes", "fair", "said"),
    [
        (1, True, ""),
        (2, True, "Shaken again: 1 board had too few everyday words."),
        (4, True, "Shaken again: 3 boards had too few everyday words."),
        (20, False, "The best of 20 shakes. All had few everyday words."),
    ],
)
def test_b36_how_often_a_board_was_shaken_is_told_before_the_dome_is_lifted_and_later(
    people: Sitting, shakes: int, fair: bool, said: str
) -> None:
    on_screen(people, "Ann", fair_shake=True, cubes=rules_for(FACES, 4, 4).cubes)
    people.table.submit(LayBoard(lying(FACES), shakes, fair))
    people.settle()
    box = people.table.shake_panel.wish
    assert (box.text.text(), box.isVisible()) == (said, bool(said))
    assert hidden(people)


def test_b36_the_rule_is_said_and_turned_off_for_one_game(people: Sitting) -> None:
    people.desk.new_table()
    people.settle()
    assert people.setup.sentence.text().endswith("fair shake")
    assert people.setup.rules.rules().fair_shake
    people.setup.rules.form.fields["fair_shake"].show(False)
    assert "fair shake" not in people.setup.sentence.text()
    people.click(people.setup.start)
    people.settle()
    shake(people)
    assert (people.position.rules.fair_shake, people.position.shakes, people.position.granted) == (False, 1, None)
    people.desk.new_table()
    people.settle()
    assert people.setup.rules.rules().fair_shake


def test_b36_a_game_from_the_set_up_page_shakes_fairly_and_its_log_keeps_how_often(people: Sitting) -> None:
    people.desk.new_table()
    people.settle()
    people.click(people.setup.start)
    people.settle()
    shake(people)
    assert people.position.granted
    assert not people.table.shake_panel.wish.progress.isVisible(), "there is nothing to decide"
    (stored,) = people.desk.services.store.unfinished()
    assert people.desk.services.store.load(stored.id).position.shakes == people.position.shakes
    lift(people)
