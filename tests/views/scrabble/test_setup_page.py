"""Before a game: who plays, computers too, by which rules; and what is remembered."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from boggle_desk.engine.players import Player
from boggle_desk.engine.scrabble.rules import Hints, Judging
from boggle_desk.storage.shipped import scrabble_levels
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
    assert before.setup.start.hasFocus()


def test_with_the_largest_letters_no_card_is_wider_than_the_page(before: Sitting) -> None:
    before.desk.services.choices.change(text_scale=2.0)
    before.settle()
    rules, seats = before.setup.rules, before.setup.seats
    assert rules.width() == seats.width(), "below each other"
    assert seats.visibleRegion().boundingRect().width() == seats.width()


@pytest.mark.parametrize("letters", [1.0, 1.3, 2.0])
def test_every_card_of_rules_has_room_for_its_title(before: Sitting, letters: float) -> None:
    """“Tournament” was the longest, and the smallest."""
    before.desk.services.choices.change(text_scale=letters)
    before.settle()
    for each in (*before.setup.rules.preset.buttons[:3], before.setup.duplicate):
        assert each.width() >= each.sizeHint().width(), each.text()
        assert not each.visibleRegion().isEmpty() or letters > 1, each.text()


def test_one_to_four_sit_down_s1_p1(before: Sitting) -> None:
    """S1, P1: names are typed, seats are added up to four, changed and left."""
    seats = before.setup.seats
    before.click(seats.add)
    before.click(seats.add)
    assert not seats.add.isEnabled()
    before.type("Cem")
    assert [player.name for player in seats.players()] == ["Ann", "Bea", "Player 3", "Cem"]
    before.tab_to(seats.table.seats[3])
    before.key(Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
    assert [player.name for player in seats.players()] == ["Ann", "Bea", "Cem", "Player 4"]
    for _ in range(3):
        before.tab_to(seats.table.seats[0])
        before.key(Qt.Key.Key_Delete)
    assert [player.name for player in seats.players()] == ["Player 1"]
    before.tab_to(before.setup.start)
    before.enter()
    assert len(before.position.players) == 1


def test_a_computer_says_how_well_it_plays(before: Sitting) -> None:
    """P2: levels, each with the score it makes on average."""
    seats, levels = before.setup.seats, scrabble_levels()
    before.click(seats.add_computer_button)
    before.settle()
    assert seats.minimumSizeHint().width() <= 536, "else the games beside it are pushed out of the page"
    while seats.stronger.isEnabled():
        before.click(seats.stronger)
    assert (seats.called.text(), seats.level.text()) == ("Juno", "Champion")
    how, usual = seats.usual.text().splitlines()
    assert how == "Says little. Thinks of everything before she plays."
    assert usual == f"Usually scores about {levels['champion'].expected['en']} points a game"
    assert seats.players()[2] == Player("Juno", "champion")


def test_a_computer_has_a_name_of_ones_own(before: Sitting) -> None:
    """P1: typed in, kept through all levels and the next evening; without one it is called as its character."""
    seats = before.setup.seats
    before.click(seats.add_computer_button)
    before.type("robo")
    assert seats.players()[2] == Player("robo", "beginner")
    before.click(seats.stronger)
    assert seats.players()[2] == Player("robo", "learner")
    before.desk.go_home()
    before.desk.new_table("scrabble")
    seats = before.setup.seats
    assert seats.players()[2] == Player("robo", "learner")
    before.click(seats.table.seats[2])
    seats.called.setFocus()
    seats.called.selectAll()
    before.key(Qt.Key.Key_Backspace)
    assert seats.players()[2] == Player("Milo", "learner")


@pytest.mark.slow
def test_the_language_brings_tiles_and_dictionary_and_computers_speak_it(before: Sitting) -> None:
    """S-8: letters and words are of one language, whoever plays."""
    before.click(before.setup.seats.add_computer_button)
    before.tab_to(before.setup.rules.language)
    before.setup.rules.language.choose("german")
    assert before.setup.rules.lexicon.currentText() == "German"
    assert before.setup.start.isEnabled()
    before.click(before.setup.start)
    before.settle()
    assert (before.position.rules.tiles.key, before.position.rules.lexicon) == ("german", "german")
    before.wait(lambda: before.desk.services.lexica.language == "de")


def test_you_against_a_computer_is_one_click(before: Sitting) -> None:
    before.click(before.setup.duel)
    assert [(player.name, player.level) for player in before.position.players] == [("Ann", None), ("Pip", "beginner")]


def test_who_was_just_seated_plays_against_the_computer_that_was(before: Sitting) -> None:
    before.setup.seats.seat((Player("Oma"), Player("Robo", "expert")))
    before.click(before.setup.duel)
    assert before.position.players == (Player("Oma"), Player("Robo", "expert"))
    assert [player.name for player in before.desk.services.choices.settings.players] == ["Ann", "Bea"]


def test_a_tournament_asks_what_a_lost_challenge_costs(before: Sitting) -> None:
    rules = before.setup.rules
    challenge = rules.form.fields["challenge"].widget
    before.click(rules.preset.buttons[2])
    before.click(before.setup.change)
    before.tab_to(challenge)
    before.key(Qt.Key.Key_End)
    before.click(rules.sheet.done)
    assert rules.rules().key == "tournament_ten"
    assert rules.rules().challenge.bonus == 10


PRESETS = ["family", "club", "tournament_double", "family_strict", "tournament_single", "tournament_five",
           "tournament_ten"]  # fmt: skip


@pytest.mark.parametrize("place", [0, *(pytest.param(place, marks=pytest.mark.slow) for place in range(1, 6)), 6])
def test_every_preset_is_offered_with_what_is_special_about_it(before: Sitting, place: int) -> None:
    """S9, S12, S13, P18: a preset is chosen and is the game's."""
    preset = before.setup.rules.preset
    assert len(preset.buttons) == 7
    if place > 2:
        before.click(preset.more)
    before.click(preset.buttons[place])
    before.click(before.setup.start)
    before.settle()
    rules = before.position.rules
    assert rules == before.desk.services.scrabble_presets[PRESETS[place]]
    judgings = {"family": Judging.TABLE, "family_strict": Judging.REFUSE}
    assert rules.challenge.judging is judgings.get(PRESETS[place], Judging.CHALLENGE)


def test_only_what_is_of_the_room_is_there_the_next_time(before: Sitting) -> None:
    """S-31, P4, P5, P8, P9: tiles, watching, waiting and symbols; a tournament began with racks that all could read."""
    setup = before.setup
    before.click(setup.rules.preset.buttons[1])
    setup.rules.language.setFocus()
    setup.rules.language.choose("german")
    assert setup.rules.widget("hints").value is Hints.NONE, "a club gives no hints unless the table wants them"
    setup.rules.widget("hints").choose(Hints.SIMPLE)
    before.click(setup.change)
    for box in (setup.rules.widget("open_racks"), *(setup.taste.boxes[name] for name in ("watch", "wait", "symbols"))):
        before.tab_to(box)
        before.key(Qt.Key.Key_Space)
    before.click(setup.rules.sheet.done)
    setup.go_back()
    before.desk.new_table("scrabble")
    setup = before.setup
    assert setup.rules.rules().open_racks, "who comes back before a game finds all of it again"
    before.click(setup.start)
    before.settle()
    rules = before.position.rules
    assert (rules.tiles.key, rules.open_racks, rules.hints) == ("german", True, Hints.SIMPLE)
    kept = before.desk.services.choices.settings.scrabble
    assert (kept.preset, kept.watch, kept.wait, kept.symbols) == ("club", True, True, False)
    assert kept.rules == {"tiles": "german"}
    before.desk.new_table("scrabble")
    again = before.setup
    assert again.rules.rules() == before.desk.services.scrabble_presets["club"]
    kept_boxes = [again.taste.boxes[name].isChecked() for name in ("watch", "wait", "symbols")]
    assert kept_boxes == [True, True, False]
    assert [player.name for player in again.seats.players()] == ["Ann", "Bea"]


@pytest.mark.parametrize("key", ["club", "tournament_double", "tournament_five", "family_strict"])
def test_a_preset_means_exactly_its_rules(before: Sitting, key: str) -> None:
    """S-31"""
    rules, services = before.setup.rules, before.desk.services
    for each in rules.form.fields.values():
        if each.name in ("open_racks", "take_back"):
            each.widget.click()
    rules.widget("seconds").setValue(7)
    assert rules.rules() not in services.scrabble_presets.values()
    rules.preset.choose(key)
    assert rules.rules() == services.scrabble_presets[key]


def test_the_keyboard_jumps_to_nothing_that_removes(before: Sitting) -> None:
    """S-34: *+* with Space at the top, once more deleted the computer player."""
    seats = before.setup.seats
    before.click(seats.add_computer_button)
    for step, other in ((seats.stronger, seats.weaker), (seats.weaker, seats.stronger)):
        before.tab_to(step)
        while step.isEnabled():
            before.key(Qt.Key.Key_Space)
        assert not seats.dismiss_button.hasFocus()
        before.key(Qt.Key.Key_Space)
        assert len(seats.players()) == 3
        assert other.isEnabled()


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


def test_a_fair_match_follows_the_first_person(before: Sitting) -> None:
    """42.2: told openly; the computer keeps its tick for the next game, and plays at a level of its own."""
    history, seats = before.desk.services.history, before.setup.seats
    before.click(seats.add_computer_button)
    before.click(seats.fair)
    assert seats.players()[-1] == Player("Milo", "learner", follows=True)
    assert "about as strong as you" in seats.usual.text()
    assert not seats.stronger.isEnabled()
    history.account = replace(history.account, met={"scrabble": {"ann": [("club", 1.0), ("club", 0.0)] * 6}})
    history.settled.emit(history.account)
    assert seats.players()[-1] == Player("Bruno", "club", follows=True)
    before.click(before.setup.start)
    before.settle()
    assert before.position.players[-1] == Player("Bruno", "club", follows=True)
    assert before.desk.services.choices.settings.players[-1].follows
