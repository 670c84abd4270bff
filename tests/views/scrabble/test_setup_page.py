"""Before a game: who plays, computers too, by which rules; and what is remembered."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QScrollArea

from boggle_desk.engine.scrabble.rules import Hints, Judging
from boggle_desk.settings import ScrabbleSetup
from tests.views.scrabble.table_fixtures import Sitting


@pytest.fixture
def before(people: Sitting) -> Sitting:
    """Return Ann and Bea before a game."""
    people.click(people.desk.home.crossword)
    people.settle()
    return people


def test_the_page_has_the_keyboard_and_stays_the_only_window(before: Sitting) -> None:
    """P1: the first key on the page is taken; nothing else has opened for a moment."""
    assert before.desk.window.isActiveWindow()
    before.tab_to(before.setup.seats.findChildren(QLineEdit)[0])


def test_one_to_four_sit_down(before: Sitting) -> None:
    """S1, P1: names are typed, seats are added up to four, moved and removed down to one."""
    seats = before.setup.seats
    for _ in range(2):
        before.click(seats.add)
        before.settle()
    assert not seats.add.isEnabled()
    before.type("Cem")
    assert [player.name for player in seats.players()] == ["Ann", "Bea", "Player 3", "Cem"]
    rows = seats.rows
    before.click(rows[3].up)
    before.settle()
    for _ in range(3):
        before.click(seats.rows[0].remove)
        before.settle()
    assert [player.name for player in seats.players()] == ["Player 1"]
    assert not seats.rows[0].remove.isEnabled()
    before.enter()
    assert len(before.position.players) == 1


def test_a_seat_is_given_to_a_computer_that_says_how_well_it_plays(before: Sitting) -> None:
    """P2: six levels, each with the score it makes on average; the choice is the seat's when it moves up."""
    box = before.setup.seats.rows[1].level
    texts = [box.itemText(number) for number in range(box.count())]
    assert texts[0] == "Person"
    assert len(texts) == 7
    levels = before.desk.services.levels
    assert (texts[1], texts[-1]) == ("Computer: Beginner", "Computer: Champion")
    tips = [box.itemData(number, Qt.ItemDataRole.ToolTipRole) for number in range(1, box.count())]
    assert tips == [f"Usually scores about {level.expected} points a game" for level in levels.values()]
    before.tab_to(box)
    for _ in levels:
        before.key(Qt.Key.Key_Down)
    before.click(before.setup.seats.rows[1].up)
    before.settle()
    players = before.setup.seats.players()
    assert [(player.name, player.level) for player in players] == [("Bea", list(levels)[-1]), ("Ann", None)]


PRESETS = ["family", "family_strict", "club", "tournament_double", "tournament_single", "tournament_five",
           "tournament_ten"]  # fmt: skip


@pytest.mark.parametrize("place", range(7))
def test_every_preset_is_offered_with_what_is_special_about_it(before: Sitting, place: int) -> None:
    """S9, S12, S13, P18: a preset is chosen and is the game's."""
    preset = before.setup.rules.preset
    assert len(preset.buttons) == 7
    before.click(preset.buttons[place])
    before.click(before.setup.start)
    before.settle()
    rules = before.position.rules
    assert rules == before.desk.services.scrabble_presets[PRESETS[place]]
    judgings = {"family": Judging.TABLE, "family_strict": Judging.REFUSE}
    assert rules.challenge.judging is judgings.get(PRESETS[place], Judging.CHALLENGE)


def test_what_was_chosen_is_there_the_next_time(before: Sitting) -> None:
    """P4, P5, P8, P9: tiles, open racks, watching, waiting and symbols."""
    setup = before.setup
    before.click(setup.rules.preset.buttons[2])
    setup.rules.tiles.setFocus()
    setup.rules.tiles.choose("german")
    assert setup.rules.hints.value is Hints.NONE, "a club gives no hints unless the table wants them"
    setup.rules.hints.choose(Hints.SIMPLE)
    for box in (setup.rules.open_racks, *(setup.taste.boxes[name] for name in ("watch", "wait", "symbols"))):
        setup.findChild(QScrollArea).ensureWidgetVisible(box)
        before.settle()
        place = box.rect().center()
        place.setX(12)
        before.click_place(box, place)
    before.click(setup.start)
    before.settle()
    assert (before.position.rules.tiles.key, before.position.rules.open_racks) == ("german", True)
    kept = before.desk.services.choices.settings.scrabble
    assert kept == ScrabbleSetup(
        "club", "german", "standard", Hints.SIMPLE, open_racks=True, watch=False, wait=True, symbols=False
    )
    assert before.position.rules.hints is Hints.SIMPLE
    before.desk.new_table("scrabble")
    again = before.setup
    assert again.rules.setup(ScrabbleSetup(watch=False, wait=True, symbols=False)) == kept
    kept_boxes = [again.taste.boxes[name].isChecked() for name in ("watch", "wait", "symbols")]
    assert kept_boxes == [False, True, False]
    assert [player.name for player in again.seats.players()] == ["Ann", "Bea"]


def test_escape_leads_back(before: Sitting) -> None:
    before.key(Qt.Key.Key_Escape)
    before.settle()
    assert before.desk.window.pages.currentWidget() is before.desk.home
    assert before.desk.services.store.unfinished() == []


def test_a_game_that_is_left_waits_on_the_first_page(before: Sitting) -> None:
    """P13."""
    before.enter()
    assert before.position.turns == 1
    before.desk.go_home()
    (waits,) = before.desk.services.store.unfinished()
    assert (waits.kind, waits.title) == ("scrabble", "Ann, Bea")
