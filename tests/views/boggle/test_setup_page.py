"""Setting a table up: who sits where, which game, which rules (B1, B2, B9, B20, B21, B26, B27, B31)."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit

from boggle_desk import paths
from boggle_desk.engine.boggle.position import opening
from boggle_desk.engine.boggle.rules import Court, Judging, Writing
from boggle_desk.engine.players import Player
from boggle_desk.settings import Motion, Settings, load
from boggle_desk.views.boggle.seats_card import BoggleSeatsCard
from boggle_desk.views.boggle.words import BoggleWords
from boggle_desk.views.pad_room import PadRoom
from boggle_desk.views.seats_card import MOST_SEATS, SeatRow
from tests.views.boggle.table_fixtures import Sitting, open_desk, settings_for


@pytest.fixture
def people(qapp: QApplication) -> Iterator[Sitting]:
    """Return a new table at which Ann, Bea and Cem sat last."""
    with open_desk(settings_for("Ann", "Bea", "Cem")) as opened:
        opened.desk.new_table()
        yield opened


def rows(people: Sitting) -> list[SeatRow]:
    people.settle()
    found = people.setup.seats.findChildren(SeatRow)
    return sorted(found, key=lambda row: row.y())


def names(people: Sitting) -> list[str]:
    return [player.name for player in people.setup.seats.players()]


def test_b31_players_come_go_and_change_places(people: Sitting) -> None:
    people.click(people.setup.seats.add)
    people.type("Dora")
    assert names(people) == ["Ann", "Bea", "Cem", "Dora"]
    people.click(rows(people)[3].up)
    people.click(rows(people)[0].remove)
    assert names(people) == ["Bea", "Dora", "Cem"]
    assert not rows(people)[0].up.isEnabled()


def test_b31_from_one_to_many_can_play(people: Sitting) -> None:
    for _ in range(2):
        people.click(rows(people)[0].remove)
    assert not rows(people)[0].remove.isEnabled()
    for _ in range(MOST_SEATS - 1):
        people.setup.seats.add.click()
    assert not people.setup.seats.add.isEnabled()
    assert len(names(people)) == MOST_SEATS
    assert len(set(names(people))) == MOST_SEATS


def test_b33_who_sits_down_again_keeps_the_handicap(qapp: QApplication) -> None:
    tim = Player("Tim", minimum_length=3, extra_seconds=60)
    with open_desk(Settings(players=(Player("Ann"), tim), motion=Motion.OFF, sound=False)) as people:
        people.desk.new_table()
        rows(people)[1].up.click()
        assert people.setup.seats.players() == (tim, Player("Ann"))


def test_an_empty_name_becomes_the_number_of_the_seat(people: Sitting) -> None:
    field = rows(people)[1].findChild(QLineEdit)
    assert field
    field.clear()
    assert names(people)[1].endswith("2")
    field.setText("   ")
    assert names(people)[1].strip()


@pytest.mark.parametrize("key", ["classic", "master", "calculator", "linear", "super"])
def test_b1_b2_b9_a_preset_is_taken_as_it_is(people: Sitting, key: str) -> None:
    preset = people.desk.services.presets[key]
    card = people.setup.rules
    card.preset.choose(key)
    rules = card.rules()
    assert rules.key == key
    assert (rules.cubes, rules.minimum_length, rules.seconds) == (preset.cubes, preset.minimum_length, preset.seconds)
    assert (rules.target, rules.rounds, rules.penalty) == (preset.target, preset.rounds, preset.penalty)
    assert (rules.points, rules.points_beyond) == (preset.points, preset.points_beyond)


def test_b35_every_rule_can_be_chosen_and_they_combine(people: Sitting) -> None:
    card = people.setup.rules
    card.preset.choose("master")
    card.minimum.setValue(5)
    card.minutes.setValue(2)
    card.target.setValue(0)
    card.rounds.setValue(3)
    card.judging.choose(Judging.AT_ONCE)
    card.court.choose(Court.VOTE)
    card.penalty.setChecked(True)
    card.finish.setChecked(False)
    card.writing.choose(Writing.SCREEN)
    people.click(people.setup.start)
    rules = people.position.rules
    assert (rules.minimum_length, rules.seconds, rules.target, rules.rounds) == (5, 120, None, 3)
    assert (rules.judging, rules.court, rules.writing) == (Judging.AT_ONCE, Court.VOTE, Writing.SCREEN)
    assert (rules.penalty, rules.finish_word, rules.cubes.columns) == (True, False, 5)
    assert rules.points == people.desk.services.presets["master"].points


def test_another_preset_brings_its_own_rules_along(people: Sitting) -> None:
    card = people.setup.rules
    card.minutes.setValue(9)
    card.preset.choose("linear")
    assert (card.minutes.value(), card.penalty.isChecked(), card.rounds.value()) == (3, True, 3)
    assert card.target.value() == 0


def test_the_last_table_is_offered_the_next_time(qapp: QApplication) -> None:
    with open_desk(settings_for("Ann", "Bea")) as first:
        first.desk.new_table()
        card = first.setup.rules
        card.preset.choose("calculator")
        card.minutes.setValue(4)
        card.writing.choose(Writing.SCREEN)
        rows(first)[1].name.setText("Ben")
        chosen = card.rules()
        first.click(first.setup.start)
    assert [player.name for player in load(paths.user_settings())[0].players] == ["Ann", "Ben"]
    with open_desk() as second:
        second.desk.new_table()
        assert names(second) == ["Ann", "Ben"]
        assert second.setup.rules.rules() == chosen


def test_no_target_and_no_number_of_rounds_are_said_in_words(people: Sitting) -> None:
    card = people.setup.rules
    card.target.setValue(0)
    card.rounds.setValue(0)
    assert not card.target.text().isdigit()
    assert not card.rounds.text().isdigit()


def test_more_rules_are_shown_on_wish(people: Sitting) -> None:
    card = people.setup.rules
    assert not card.details.isVisible()
    people.click(card.more)
    assert card.details.isVisible()
    people.click(card.more)
    assert not card.details.isVisible()


def test_back_and_escape_lead_to_the_first_page(people: Sitting) -> None:
    people.click(people.setup.back)
    assert people.desk.window.pages.currentWidget() is people.desk.home
    people.enter("")
    people.key(Qt.Key.Key_Escape)
    assert people.desk.window.pages.currentWidget() is people.desk.home
    assert people.desk.services.store.unfinished() == []


def test_enter_in_a_name_begins_the_game_once(people: Sitting) -> None:
    people.tab_to(rows(people)[0].name)
    people.enter("")
    assert people.position.players[0].name == "Ann"
    assert len(people.desk.services.store.games()) == 1


def test_the_words_of_a_rule_stand_level_with_its_field(people: Sitting) -> None:
    people.click(people.setup.rules.more)
    people.settle()
    fields = (people.setup.rules.minutes, people.setup.rules.judging)
    for field in fields:
        (words,) = (each for each in people.setup.findChildren(QLabel) if each.buddy() is field)
        assert abs(words.geometry().center().y() - field.geometry().center().y()) <= 1


def test_s1_names_have_room_beside_who_plays(people: Sitting) -> None:
    people.desk.new_table("scrabble")
    for row in rows(people):
        room = row.name.contentsRect().width()
        assert room > row.name.fontMetrics().horizontalAdvance("Grandma")


def test_b22_b24_the_table_of_points_says_or_more_only_where_points_end(people: Sitting) -> None:
    presets, say = people.desk.services.presets, BoggleWords(people.desk)
    assert say.points_lines(presets["classic"]).splitlines()[-1] == "8 letters or more: 11"
    assert say.points_lines(presets["super"]).splitlines()[-2:] == [
        "9 letters: 18",
        "each letter after that: 2 more",
    ]


def test_b14_hints_are_offered_where_each_searches_alone_on_the_screen(people: Sitting) -> None:
    card = people.setup.rules
    card.writing.choose(Writing.SCREEN)
    assert not card.rules().hints
    card.hints.setChecked(True)
    assert card.rules().hints
    card.writing.choose(Writing.PAPER)
    assert not card.hints.isEnabled()
    assert not card.rules().hints, "on paper all search at once"
    people.click(people.setup.start)
    people.desk.new_table()
    people.setup.rules.writing.choose(Writing.SCREEN)
    assert people.setup.rules.rules().hints, "it was wanted the last time"


def test_who_leaves_the_page_in_the_midst_finds_it_again(people: Sitting) -> None:
    people.click(people.setup.seats.add)
    people.type("Dora")
    people.key(Qt.Key.Key_Escape)
    assert people.desk.window.pages.currentWidget() is people.desk.home
    people.desk.new_table()
    assert names(people) == ["Ann", "Bea", "Cem", "Dora"]


def test_a_page_out_of_sight_brings_nobody_back(people: Sitting) -> None:
    people.key(Qt.Key.Key_Escape)
    people.desk.services.choices.change(players=(Player("Ann"),))
    people.desk.new_table()
    assert names(people) == ["Ann"]


def test_the_pad_for_the_other_game_has_the_same_people(people: Sitting) -> None:
    people.desk.show_room("score_pad")
    pad = people.desk.room
    assert isinstance(pad, PadRoom)
    people.click(pad.setup.findChildren(BoggleSeatsCard)[0].add)
    people.type("Dora")
    pad.setup.games.choose("scrabble_pad")
    _rules, players = pad.setup.chosen_game()
    assert [player.name for player in players] == ["Ann", "Bea", "Cem", "Dora"]


def test_who_gave_no_name_may_give_one_the_next_time(people: Sitting) -> None:
    people.click(people.setup.seats.add)
    people.key(Qt.Key.Key_Escape)
    people.desk.new_table()
    people.click(rows(people)[3].name)
    people.type("Dora")
    assert names(people) == ["Ann", "Bea", "Cem", "Dora"]


def test_b33_the_table_of_points_begins_with_what_a_child_may_write(people: Sitting) -> None:
    say, rules = BoggleWords(), replace(people.desk.services.presets["master"], rounds=3)
    players = (Player("Ann"), Player("Tim", minimum_length=3))
    assert say.points_lines(rules, players).splitlines()[0].startswith("3 letters: ")
    assert say.round_title(opening(rules, players)).replace("\u00a0", " ") == f"Round 1 of 3, first to {rules.target}"


# --------------------------------------------------------------------------------------------- the keyboard


def reached(people: Sitting, steps: int) -> list[str]:
    """Return the names of what the keyboard comes to by so many tabs."""
    found = []
    for _step in range(steps):
        people.key(Qt.Key.Key_Tab)
        focus = QApplication.focusWidget()
        found.append(focus.accessibleName() or focus.text())
    return found


def test_the_keyboard_goes_through_the_seats_from_the_top_down_however_they_came(people: Sitting) -> None:
    card = people.setup.seats
    assert reached(people, 4) == ["Name of player 1", "Who plays seat 1", "Remove player 1", "Name of player 2"]
    people.click(card.add)
    people.settle()
    assert reached(people, 4) == ["Who plays seat 4", "Move player 4 up", "Remove player 4", card.add.text()]
    people.click(card.options)
    people.settle()
    card.rows[3].name.setFocus()
    granted = ["Team of player 4", "Shortest word of player 4", "Extra seconds of player 4"]
    assert reached(people, 6)[3:] == granted
