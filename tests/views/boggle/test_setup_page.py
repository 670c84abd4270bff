"""Setting a table up: who sits where, which game, which rules (B1, B2, B9, B20, B21, B26, B27, B31)."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QPushButton

from boggle_desk import paths
from boggle_desk.engine.boggle.position import opening
from boggle_desk.engine.boggle.rules import ChallengeJudge, Judging, Writing
from boggle_desk.engine.players import Player
from boggle_desk.models.boggle.boggle_strings import BoggleStrings
from boggle_desk.settings import Motion, Person, Settings, settings_file
from boggle_desk.views.boggle.boggle_seats_card import BoggleSeatsCard
from boggle_desk.views.pad_page import PadSetupPage
from boggle_desk.views.seats_card import MOST_SEATS
from tests.engine.games_by_hand import on_paper
from tests.storage.keeping import keep
from tests.views.boggle.table_fixtures import Sitting, open_desk, settings_for


@pytest.fixture
def people(qapp: QApplication) -> Iterator[Sitting]:
    """Return a new table at which Ann, Bea and Cem sat last."""
    with open_desk(settings_for("Ann", "Bea", "Cem")) as opened:
        opened.desk.new_table()
        yield opened


def names(people: Sitting) -> list[str]:
    return [player.name for player in people.setup.seats.players()]


def test_b31_players_come_go_and_change_places_by_mouse(people: Sitting) -> None:
    seats = people.setup.seats
    people.click(seats.add)
    people.type("Dora")
    assert names(people) == ["Ann", "Bea", "Cem", "Dora"]
    first, third = seats.table.seats[0], seats.table.seats[2]
    start, end = first.rect().center(), third.mapTo(seats.table, third.rect().center())
    QTest.mousePress(first, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    for _ in range(3):  # the disc follows the mouse
        QTest.mouseMove(first, first.mapFrom(seats.table, end))
        people.settle()
    QTest.mouseRelease(first, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    assert names(people) == ["Cem", "Bea", "Ann", "Dora"]
    people.click(seats.table.seats[0])
    people.click(seats.leave_button)
    assert names(people) == ["Bea", "Ann", "Dora"]


def test_b31_players_come_go_and_change_places_by_keyboard(people: Sitting) -> None:
    seats = people.setup.seats
    people.tab_to(seats.table.seats[0])
    people.key(Qt.Key.Key_Right)
    assert seats.table.seats[1].hasFocus()
    people.key(Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert names(people) == ["Ann", "Cem", "Bea"]
    assert seats.table.seats[2].hasFocus()
    people.key(Qt.Key.Key_Delete)
    assert names(people) == ["Ann", "Cem"]
    people.tab_to(seats.add)
    people.key(Qt.Key.Key_Space)
    people.type("Dora")
    people.enter("")
    assert seats.add.hasFocus(), "the name is done, and no game has begun"
    assert names(people) == ["Ann", "Cem", "Dora"]


def test_new_seats_of_an_empty_table_lie_before_their_fields(qapp: QApplication) -> None:
    """B31: Shift+Tab led from the first name past the seats; they were the last of the page."""
    with open_desk(settings_for()) as people:
        people.desk.new_table()
        seats = people.setup.seats
        assert not seats.table.seats
        for name in ("Ann", "Bea"):
            people.tab_to(seats.add)
            people.key(Qt.Key.Key_Space)
            people.type(name)
        seats.face.setFocus()
        for seat in reversed(seats.table.seats):
            people.key(Qt.Key.Key_Tab, Qt.KeyboardModifier.ShiftModifier)
            assert seat.hasFocus()
        people.key(Qt.Key.Key_Tab, Qt.KeyboardModifier.ShiftModifier)
        assert people.setup.back.hasFocus()


def test_the_rules_stand_below_their_title_and_their_numbers_below_each_other(people: Sitting) -> None:
    rules = people.setup.rules
    rules.open_sheet()
    people.settle()
    edge = rules.sheet.title.mapTo(rules.sheet, QPoint()).x()
    words = [
        each
        for each in rules.sheet.findChildren(QLabel)
        if each.buddy() in (rules.widget("minimum_length"), rules.widget("seconds"))
    ]
    assert [each.mapTo(rules.sheet, QPoint()).x() for each in words] == [edge, edge]
    assert (
        len(
            {
                (each.mapTo(rules.sheet, QPoint()).x(), each.width())
                for each in (rules.widget("target"), rules.widget("rounds"))
            }
        )
        == 1
    )


def test_b31_from_one_to_many_can_play_and_nobody_cannot(people: Sitting) -> None:
    seats = people.setup.seats
    for _ in range(3):
        people.click(seats.table.seats[0])
        people.click(seats.leave_button)
    assert not people.setup.start.isEnabled()
    assert people.setup.second.text() == "Who's playing? Add the first person."
    for _ in range(MOST_SEATS):
        people.setup.seats.add.click()
    assert not seats.add.isEnabled()
    assert not seats.add_computer_button.isEnabled()
    assert people.setup.start.isEnabled()
    assert len(set(names(people))) == MOST_SEATS


def test_people_of_other_evenings_sit_down_at_a_tap(qapp: QApplication) -> None:
    met = tuple(Person(name) for name in ("Ann", "Gran", "Theo", "Zoe", "Otis"))
    with open_desk(replace(settings_for("Ann"), people=met)) as people:
        people.desk.new_table()
        seats = people.setup.seats
        chips = shown_chips(seats)
        assert [each.text() for each in chips] == ["Gran", "Theo", "Zoe", "Others…"]
        people.desk.services.look.motion = True
        chips[1].click()
        assert names(people) == ["Ann", "Theo"]
        seat, table = seats.table.seats[1], seats.table
        assert seat.y() > table.height() / 2, "on the way from below"
        assert seat.geometry().bottom() < table.height(), "and all of it is seen"
        people.wait(lambda: abs(seat.y() - table.seats[0].y()) < 2)


def test_names_that_history_knows_are_offered_while_one_is_typed(qapp: QApplication) -> None:
    """R-26: the seat that waits for its name takes the one that is chosen."""
    with open_desk(settings_for("Lily")) as people:
        keep(people.desk.services.store, "boggle", on_paper())  # of Ann and Bea
        people.desk.services.history.refresh()
        people.wait(lambda: not people.desk.services.history.busy)
        people.desk.new_table()
        seats = people.setup.seats
        people.wait(lambda: bool(shown_chips(seats)))
        assert {each.text() for each in shown_chips(seats)} == {"Ann", "Bea"}
        people.tab_to(shown_chips(seats)[-1])
        people.key(Qt.Key.Key_Tab)
        assert seats.add.hasFocus(), "the keyboard comes to them as the eye does"
        people.click(seats.add)
        people.type("bE")
        people.settle()
        assert [each.text() for each in shown_chips(seats)] == ["Bea"]
        people.key(Qt.Key.Key_Down)
        people.key(Qt.Key.Key_Space)
        assert names(people) == ["Lily", "Bea"]
        people.click(seats.add)
        people.type("Zed")
        people.settle()
        assert not shown_chips(seats)
        people.key(Qt.Key.Key_Return)
        people.click(seats.add)
        people.settle()
        shown_chips(seats)[0].click()
        assert names(people) == ["Lily", "Bea", "Zed", "Ann"], "no nameless seat stays"


def shown_chips(seats: BoggleSeatsCard) -> list[QPushButton]:
    return [each for each in seats.chips.findChildren(QPushButton) if each.isVisible()]


def test_a_face_is_chosen_and_remembered(people: Sitting) -> None:
    seats = people.setup.seats
    people.click(seats.table.seats[1])
    seats.face.click()
    (menu,) = (each for each in seats.findChildren(QMenu) if each.isVisible())
    next(each for each in menu.actions() if each.text() == "Rocket").trigger()
    menu.close()
    assert people.desk.services.choices.settings.people[0] == Person("Bea", 1, "rocket")


def test_a_family_of_four_is_at_the_dome_in_four_clicks_the_second_time(qapp: QApplication) -> None:
    with open_desk(settings_for("Mum", "Ben", "Mia", "Dad")) as people:
        people.desk.new_table()
        people.click(people.setup.rules.preset.buttons[1])
        people.click(people.setup.rules.writing.buttons[1])
        people.click(people.setup.start)
    with open_desk() as people:
        people.click(people.desk.home.new)
        people.click(people.setup.start)
        assert [player.name for player in people.position.players] == ["Mum", "Ben", "Mia", "Dad"]
        assert (people.position.rules.key, people.position.rules.writing) == ("master", Writing.SCREEN)


@pytest.mark.parametrize("kind", ["boggle", "scrabble"])
def test_nothing_scrolls_with_a_full_table(qapp: QApplication, kind: str) -> None:
    players = [f"Player of seat {number}" for number in range(8 if kind == "boggle" else 4)]
    with open_desk(settings_for(*players)) as people:
        for size in (QSize(1280, 800), QSize(1920, 1080)):
            people.resize(size)
            people.desk.new_table(kind)
            people.settle()
            page = people.desk.setup
            assert page
            assert page.area.verticalScrollBar().maximum() == 0
            assert page.start.visibleRegion().boundingRect() == page.start.rect()


def test_the_rules_are_said_in_sight_at_200_percent(qapp: QApplication) -> None:
    """They stand over the buttons, in one line."""
    with open_desk(replace(settings_for("Ann", "Bea"), text_scale=2.0)) as people:
        people.resize(QSize(1280, 800))
        for kind in ("boggle", "scrabble"):
            people.desk.new_table(kind)
            people.settle()
            page = people.desk.setup
            assert page
            assert page.sentence.text()
            assert page.sentence.visibleRegion().boundingRect() == page.sentence.rect()
            assert page.sentence.height() < 2 * page.sentence.fontMetrics().height()
            assert page.seats.table.visibleRegion().boundingRect().height() > page.seats.table.height() / 3


def test_b33_who_sits_down_again_keeps_the_handicap(qapp: QApplication) -> None:
    tim = Player("Tim", minimum_length=3, extra_seconds=60)
    with open_desk(Settings(players=(Player("Ann"), tim), motion=Motion.OFF, sound=False)) as people:
        people.desk.new_table()
        people.setup.seats.swap(0, 1)
        assert people.setup.seats.players() == (tim, Player("Ann"))
        assert "60 s longer" in people.setup.second.text()


def test_names_that_are_typed_in_a_row_are_all_kept(people: Sitting) -> None:
    seats = people.setup.seats
    people.click(seats.add)
    for name in ("Cem", "Deb", "Eli", "Fay"):
        people.enter(name)
    assert names(people)[-4:] == ["Cem", "Deb", "Eli", "Fay"]


def test_the_table_shows_the_tray_of_the_game(people: Sitting) -> None:
    people.setup.rules.preset.choose("super")
    shown = people.setup.seats.table.centre
    assert isinstance(shown, partial)
    assert (shown.keywords["rows"], shown.keywords["columns"]) == (6, 6)


def test_an_empty_name_becomes_the_number_of_the_seat(people: Sitting) -> None:
    people.click(people.setup.seats.table.seats[1])
    people.tab_to(people.setup.seats.name)
    for _letter in "Bea":
        people.key(Qt.Key.Key_Backspace)
    assert names(people)[1].endswith("2")
    people.type("   ")
    assert names(people)[1].strip()


def test_b1_b2_b9_a_preset_is_taken_as_it_is(people: Sitting) -> None:
    card = people.setup.rules
    for key in ("master", "classic", "calculator", "linear", "super"):
        preset = people.desk.services.boggle_presets[key]
        card.preset.choose(key)
        rules = card.rules()
        assert rules.key == key
        for name in ("cubes", "minimum_length", "seconds", "target", "rounds", "penalty", "points", "points_beyond"):
            assert getattr(rules, name) == getattr(preset, name), name


def test_b35_every_rule_can_be_chosen_and_they_combine(people: Sitting) -> None:
    card = people.setup.rules
    card.preset.choose("master")
    card.widget("minimum_length").setValue(5)
    card.widget("seconds").setValue(2)
    card.widget("target").setValue(0)
    card.widget("rounds").setValue(3)
    card.widget("judging").choose(Judging.AT_ONCE)
    card.widget("court").choose(ChallengeJudge.VOTE)
    card.widget("penalty").setChecked(True)
    card.widget("finish_word").setChecked(False)
    card.writing.choose(Writing.SCREEN)
    people.click(people.setup.start)
    rules = people.position.rules
    assert (rules.minimum_length, rules.seconds, rules.target, rules.rounds) == (5, 120, None, 3)
    assert (rules.judging, rules.court, rules.writing) == (Judging.AT_ONCE, ChallengeJudge.VOTE, Writing.SCREEN)
    assert (rules.penalty, rules.finish_word, rules.cubes.columns) == (True, False, 5)
    assert rules.points == people.desk.services.boggle_presets["master"].points


def test_another_preset_brings_its_own_rules_along(people: Sitting) -> None:
    card = people.setup.rules
    card.widget("seconds").setValue(9)
    card.preset.choose("linear")
    assert (card.widget("seconds").value(), card.widget("penalty").isChecked(), card.widget("rounds").value()) == (
        3,
        True,
        3,
    )
    assert card.widget("target").value() == 0


def test_the_last_table_is_offered_the_next_time_with_the_rules_of_its_preset(qapp: QApplication) -> None:
    """B-53, S-31: where people write is of the room; four minutes were of that game."""
    with open_desk(settings_for("Ann", "Bea")) as first:
        first.desk.new_table()
        card = first.setup.rules
        card.preset.choose("calculator")
        card.widget("seconds").setValue(4)
        card.writing.choose(Writing.SCREEN)
        first.click(first.setup.seats.table.seats[1])
        first.tab_to(first.setup.seats.name)
        first.key(Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        first.type("Ben")
        first.click(first.setup.start)
        assert first.position.rules.seconds == 240
    assert [player.name for player in settings_file(paths.user_settings()).load()[0].players] == ["Ann", "Ben"]
    with open_desk() as second:
        second.desk.new_table()
        assert names(second) == ["Ann", "Ben"]
        preset = second.desk.services.boggle_presets["calculator"]
        assert second.setup.rules.rules() == replace(preset, writing=Writing.SCREEN)


def test_the_rules_of_the_last_game_are_one_click_away_with_the_same_preset(people: Sitting) -> None:
    """Changed rules fell back after Home and *Play Boggle*; a preset still means exactly its rules (S-31)."""
    assert not people.setup.last.isVisible()
    people.setup.rules.widget("target").setValue(35)
    people.click(people.setup.start)
    people.desk.new_table()
    setup = people.setup
    assert (setup.rules.rules().target, setup.last.isVisible()) == (50, True)
    setup.rules.preset.choose("master")
    assert not setup.last.isVisible()
    setup.rules.preset.choose("classic")
    people.click(setup.last)
    assert (setup.rules.rules().target, setup.last.isVisible()) == (35, False)


def test_no_target_and_no_number_of_rounds_are_said_in_words(people: Sitting) -> None:
    card = people.setup.rules
    card.widget("target").setValue(0)
    card.widget("rounds").setValue(0)
    assert not card.widget("target").text().isdigit()
    assert not card.widget("rounds").text().isdigit()


def test_b20_two_are_told_that_the_dictionary_decides(people: Sitting) -> None:
    setup = people.setup
    people.click(setup.change)
    people.click(setup.rules.more)
    people.click(setup.rules.widget("court").buttons[1])
    people.click(setup.rules.sheet.done)
    assert "challenges by vote" in setup.sentence.text()
    people.click(setup.seats.table.seats[0])
    people.click(setup.seats.leave_button)
    assert "challenges by dictionary" in setup.sentence.text()
    assert setup.rules.rules().court is ChallengeJudge.VOTE, "when a third sits down they vote"


def test_the_rules_are_said_in_a_sentence_that_follows_each_change(people: Sitting) -> None:
    card, usual = (
        people.setup.rules,
        "3 minutes · 3 letters or more · challenges by dictionary · first to 50 · fair shake",
    )
    assert people.setup.sentence.text() == usual
    people.click(people.setup.change)
    assert card.sheet.isVisible()
    card.widget("target").setValue(0)
    people.tab_to(card.more)
    people.key(Qt.Key.Key_Space)
    people.tab_to(card.widget("penalty"))
    people.key(Qt.Key.Key_Space)
    assert "lost challenges cost points" in card.whole_sentence.text()
    assert "<b" in card.whole_sentence.text(), "what differs from the preset is seen"
    people.tab_to(card.reset)
    people.key(Qt.Key.Key_Space)
    assert "<b" not in card.whole_sentence.text()
    people.key(Qt.Key.Key_Escape)
    assert not card.sheet.isVisible()
    assert people.setup.change.hasFocus()
    assert people.setup.sentence.text() == usual


def test_the_sheet_says_what_words_count(people: Sitting) -> None:
    card = people.setup.rules
    people.click(people.setup.change)
    assert card.worth.text().startswith("3–4 letters: 1, 5 letters: 2")
    card.widget("minimum_length").setValue(5)
    assert card.worth.text().startswith("5 letters: 2")
    card.preset.choose("linear")
    assert card.worth.text().endswith("each letter after that: 1 more")


def test_tab_stays_on_the_sheet_while_it_is_open(people: Sitting) -> None:
    sheet = people.setup.rules.sheet
    people.click(people.setup.change)
    for _ in range(40):
        people.key(Qt.Key.Key_Tab)
        focus = QApplication.focusWidget()
        assert focus
        assert sheet.isAncestorOf(focus)


def test_another_box_takes_the_place_of_the_last_card(people: Sitting) -> None:
    preset = people.setup.rules.preset
    assert preset.more
    people.click(preset.more)
    people.click(preset.buttons[4])
    assert people.setup.rules.rules().key == "super"
    assert (preset.more.text(), preset.more.isChecked()) == ("Super Big", True)
    people.click(preset.buttons[0])
    assert (preset.more.text(), preset.more.isChecked()) == ("More…", False)


def test_back_and_escape_lead_to_the_first_page(people: Sitting) -> None:
    people.click(people.setup.back)
    assert people.desk.window.pages.currentWidget() is people.desk.home
    people.click(people.desk.home.new)
    people.key(Qt.Key.Key_Escape)
    assert people.desk.window.pages.currentWidget() is people.desk.home
    assert people.desk.services.store.unfinished() == []


def test_b22_b24_the_table_of_points_says_or_more_only_where_points_end(people: Sitting) -> None:
    presets, say = people.desk.services.boggle_presets, BoggleStrings(people.desk)
    assert say.points_parts(presets["classic"], 3)[-1] == "8 letters or more: 11"
    assert say.points_parts(presets["super"], 4)[-2:] == ["9 letters: 18", "each letter after that: 2 more"]


def test_b14_hints_are_offered_where_each_searches_alone_on_the_screen(people: Sitting) -> None:
    card = people.setup.rules
    card.writing.choose(Writing.SCREEN)
    assert not card.rules().hints
    card.widget("hints").setChecked(True)
    assert card.rules().hints
    card.writing.choose(Writing.PAPER)
    assert not card.widget("hints").isEnabled()
    assert not card.rules().hints, "on paper all search at once"
    card.writing.choose(Writing.SCREEN)
    assert card.rules().hints, "it is still wanted"
    people.click(people.setup.start)
    assert people.position.rules.hints
    people.desk.new_table()
    card = people.setup.rules
    assert card.writing.value is Writing.SCREEN, "where to write is the room's"
    assert not card.rules().hints, "the next game has its preset's rules"


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
    people.desk.new_table("boggle_pad")
    pad = people.desk.setup
    assert isinstance(pad, PadSetupPage)
    people.click(pad.seats.add)
    people.type("Dora")
    pad.games.choose("scrabble_pad")
    people.settle()
    assert people.desk.setup
    _rules, players = people.desk.setup.chosen_game()
    assert [player.name for player in players] == ["Ann", "Bea", "Cem", "Dora"]


def test_who_gave_no_name_may_give_one_the_next_time(people: Sitting) -> None:
    people.click(people.setup.seats.add)
    people.key(Qt.Key.Key_Escape)
    people.desk.new_table()
    people.click(people.setup.seats.table.seats[3])
    people.tab_to(people.setup.seats.name)
    people.type("Dora")
    assert names(people) == ["Ann", "Bea", "Cem", "Dora"]


def test_b33_the_table_of_points_begins_with_what_a_child_may_write(people: Sitting) -> None:
    say, rules = BoggleStrings(), replace(people.desk.services.boggle_presets["master"], rounds=3)
    players = (Player("Ann"), Player("Tim", minimum_length=3))
    assert say.points_parts(rules, 3)[0].startswith("3")
    assert say.round_title(opening(rules, players)).replace("\u00a0", " ") == f"Round 1 of 3, first to {rules.target}"


def test_the_language_brings_cubes_and_dictionary(people: Sitting) -> None:
    """The household's language holds for both games, and the page has the words of no other one."""
    rules = people.setup.rules
    people.tab_to(rules.language)
    people.type("G")
    assert (rules.cubes.value, rules.lexicon.currentText()) == ("german4_2026", "German")
    people.click(rules.preset.buttons[1])
    people.click(people.setup.start)
    assert (people.position.rules.cubes.key, people.position.rules.lexicon) == ("german5_2026", "german")
    assert people.desk.services.scrabble_presets["family"].tiles.key == "german"


@pytest.mark.parametrize("key", [Qt.Key.Key_Tab, Qt.Key.Key_Backtab])
def test_with_the_largest_letters_tab_brings_each_part_into_sight(people: Sitting, key: Qt.Key) -> None:
    people.desk.services.choices.change(text_scale=2.0)
    people.settle()
    unseen = set()
    for _ in range(40):
        people.key(key)
        focus = QApplication.focusWidget()
        assert focus is not None
        if focus.visibleRegion().isEmpty():
            unseen.add(focus.accessibleName())
    assert not unseen
