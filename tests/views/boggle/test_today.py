"""Today's board: one click on a disc, the dome, and a card to share."""

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QApplication

from boggle_desk.engine.boggle.events import BeginSearch, EndSearch, PassReading, WriteWord
from boggle_desk.engine.boggle.position import EntryMark, Phase
from boggle_desk.engine.boggle.rules import Writing
from boggle_desk.engine.boggle.solver import solve
from boggle_desk.engine.players import Player
from boggle_desk.storage.results import BoardResult
from boggle_desk.views.boggle.day_house import DayHouse, HouseCard
from boggle_desk.views.boggle.known_boards import DayChips
from boggle_desk.views.boggle.panels.day_panel import SIZE, DayPanel, day_picture, through
from boggle_desk.views.decorations import GOLD
from boggle_desk.views.play_alone_page import NOBODY_YET, SOMEBODY_NEW, PlayAlonePage, Way
from boggle_desk.views.player_view import PlayerView
from tests.views.boggle.table_fixtures import Sitting, open_desk, settings_for


@pytest.fixture
def people(qapp: QApplication) -> Iterator[Sitting]:
    with open_desk(settings_for("Ann", "Bea", writing="paper")) as opened:
        yield opened


def disc(people: Sitting, name: str) -> PlayerView:
    """Return somebody's disc on the first page."""
    today = people.desk.home.today
    people.wait(lambda: bool(today.chips and today.chips.chips and today.chips.chips[0].isVisible()))
    assert today.chips
    return next(chip for chip in today.chips.chips if chip.text() == name)


def play(people: Sitting, most: int) -> DayPanel:
    """Lift the dome, write this many words of the board, and end."""
    people.table.submit(BeginSearch())
    board = people.position.board
    assert board is not None
    for found in [each for each in solve(board, people.table.lexicon.graph, 4) if each.word in people.table.lexicon][
        :most
    ]:
        people.table.submit(WriteWord(0, found.word))
    people.table.submit(EndSearch())
    while people.phase is Phase.READ:
        people.table.submit(PassReading())
    people.settle()
    panel = people.table.stages.currentWidget()
    assert isinstance(panel, DayPanel)
    people.wait(lambda: panel.card is not None)
    return panel


def test_a_click_on_a_disc_leads_to_the_dome_of_todays_board(people: Sitting) -> None:
    """B-31: no set-up, no teams, no field for a code; the rules are those of everybody."""
    people.desk.go_home()
    people.click(disc(people, "Bea"))
    position = people.position
    assert [(player.name, player.has_handicap) for player in position.players] == [("Bea", False)]
    assert (people.phase, position.shakes, position.rules.writing) == (Phase.COVERED, 0, Writing.SCREEN)
    assert people.table.shake_panel.lift.isVisible()


def test_a_disc_is_pressed_by_keys(people: Sitting) -> None:
    people.desk.go_home()
    people.tab_to(disc(people, "Ann"))
    people.key(Qt.Key.Key_Space)
    assert [player.name for player in people.position.players] == ["Ann"]


def test_the_card_says_what_was_made_and_not_a_letter_of_the_board(people: Sitting) -> None:
    people.desk.go_home()
    people.click(disc(people, "Ann"))
    panel = play(people, 6)
    card, position = panel.card, people.position
    assert card is not None
    words = [each.word for each in position.lists[0] if each.mark is EntryMark.STANDING]
    assert (card.name, card.points) == ("Ann", position.rounds[-1][0])
    assert len(card.paths) == len(words) == 6
    assert sum(through(card.paths).values()) == sum(map(len, card.paths))
    assert sum(count for _text, count in card.lengths) == 6
    assert not any(word in panel.picture.accessibleName().lower().split() for word in words)
    assert (card.streak, card.streak_text) == (1, "Day 1")
    picture = day_picture(people.desk.services.look, card)
    assert (picture.width(), picture.height()) == (2 * SIZE.width(), 2 * SIZE.height())


def test_the_picture_is_copied_with_two_lines_and_saved(people: Sitting, tmp_path: Path) -> None:
    people.desk.go_home()
    people.click(disc(people, "Ann"))
    panel = play(people, 3)
    people.click(panel.reveal)
    people.click(panel.copy)
    copied = QGuiApplication.clipboard()
    assert copied.image().width() == 2 * SIZE.width()
    said, turn = copied.text().splitlines()
    assert said.startswith("Ann has ")
    assert turn.startswith("Your turn? The code of the board is ")
    copied.clear()  # what Qt deletes only after the application takes the process with it
    people.ask.file = tmp_path / "card.png"
    people.click(panel.save)
    people.wait((tmp_path / "card.png").is_file)
    people.wait(lambda: panel.record.text() == "Saved: card.png")
    assert QImage(str(tmp_path / "card.png")).width() == 2 * SIZE.width()


def test_todays_board_is_a_relay_whose_points_are_covered_until_all_have_played(people: Sitting) -> None:
    """B-46: the card names who is next, also when it is opened again; nobody sees what there is to beat."""
    people.desk.go_home()
    people.click(disc(people, "Ann"))
    panel = play(people, 5)
    points = people.position.rounds[-1][0]
    people.wait(lambda: panel.main.text() == "Next: Bea")
    assert str(points) not in " ".join(people.texts(panel)) + panel.picture.accessibleName()
    assert (panel.copy.isVisible(), panel.save.isVisible(), panel.best.isVisible()) == (False, False, False)
    people.desk.go_home()
    people.wait(lambda: people.desk.home.today.accessibleDescription() == "Bea: not yet, Ann: ✓ played")
    people.click(disc(people, "Ann"))
    people.settle()
    again = people.table.stages.currentWidget()
    assert isinstance(again, DayPanel)
    assert (again.known.covered, again.main.text()) == (True, "Next: Bea")
    people.enter("")
    assert [player.name for player in people.position.players] == ["Bea"]
    panel = play(people, 1)
    people.wait(lambda: panel.heading.text() == "Second today")
    assert [(name, chip.now.points) for name, chip in panel.house.chips.items()] == [
        ("Ann", points), ("Bea", people.position.rounds[-1][0]),
    ]  # fmt: skip
    assert (panel.main.text(), panel.known.covered) == ("Copy picture", False)
    people.desk.go_home()
    people.wait(lambda: f"Ann: {points}" in people.desk.home.today.accessibleDescription())


def test_the_points_are_shown_before_everybody_has_played_and_stay_so_for_the_day(people: Sitting) -> None:
    people.desk.go_home()
    people.click(disc(people, "Ann"))
    panel = play(people, 5)
    people.wait(lambda: panel.main.text() == "Next: Bea")
    people.click(panel.reveal)
    points = people.position.rounds[-1][0]
    assert (panel.house.chips["Ann"].now.points, panel.copy.isVisible()) == (points, True)
    assert not people.ask.questions
    people.desk.go_home()
    people.wait(lambda: f"Ann: {points}" in people.desk.home.today.accessibleDescription())


def test_the_best_is_revealed_last(people: Sitting) -> None:
    house = HouseCard(people.desk.services.look)
    house.setParent(people.desk.window)
    day = people.desk.home.day()
    before = {name: {day - timedelta(1): 3, day - timedelta(2): 4} for name in ("ann", "bea")}
    house.show_house(DayHouse(day, {"Ann": 9, "Bea": 4}, (), False, before), True)
    assert [each.what for each in house.moves.moves] == ["Bea", "Ann"]
    house.show_at(house.moves.moves[1].at)
    assert (house.chips["Bea"].now.points, house.chips["Ann"].now.points) == (4, None)
    house.show_at(house.moves.seconds)
    assert house.chips["Ann"].now.points == 9
    assert house.run.text().startswith("3 day")
    before["ann"][day] = 9
    for covered, shown in ((False, True), (True, False)):
        house.show_house(DayHouse(day, {"Ann": 9}, ("Bea",), covered, before), True)
        assert ("Ann 9" in house.week.accessibleDescription()) is shown


def test_somebody_else_is_asked_for_the_name_and_plays_the_same_board(people: Sitting) -> None:
    people.desk.services.choices.change(players=(Player("Ann"),), people=())
    people.desk.go_home()
    people.click(disc(people, "Ann"))
    panel, cubes = play(people, 2), people.position.cubes
    people.ask.typed = "Zoe "
    people.click(panel.house.other)
    assert (people.position.players, people.position.cubes) == ((Player("Zoe"),), cubes)


@pytest.mark.parametrize("by_mouse", [True, False])
def test_whoever_has_not_played_begins_from_the_card(people: Sitting, by_mouse: bool) -> None:
    people.desk.go_home()
    people.click(disc(people, "Ann"))
    cubes = people.position.cubes
    panel = play(people, 2)

    chip = panel.house.chips["Bea"]
    if by_mouse:
        people.click(chip)
    else:
        people.tab_to(chip)
        people.enter("")
    people.settle()
    assert (people.position.players, people.position.cubes) == ((Player("Bea"),), cubes)
    people.table.submit(BeginSearch())
    assert "Today's board · Bea" in people.texts(people.table)


def test_dots_say_on_which_of_the_last_days_somebody_has_played(people: Sitting) -> None:
    people.desk.show_room("boards")
    page = people.desk.room
    assert isinstance(page, PlayAlonePage)
    people.wait(lambda: bool(page.chips.chips))
    played = {page.day - timedelta(days): 9 for days in range(1, 7)}
    page.chips.show_results(page.day, (), {"ann": played, "bea": {page.day - timedelta(3): 9}})
    people.settle()
    ann, bea = page.chips.chips[:2]
    assert (ann.accessibleName(), bea.accessibleName()) == ("Ann: not yet, 6 days in a row", "Bea: not yet")
    shown, unshown = (chip.grab().toImage() for chip in (ann, bea))
    row = shown.height() * 2 // 3
    gold = [x for x in range(shown.width()) if shown.pixelColor(x, row).name() == GOLD]
    assert len([x for x in gold if x - 1 not in gold]) == 6
    assert not any(unshown.pixelColor(x, row).name() == GOLD for x in range(unshown.width()))


def test_where_few_have_room_the_best_comes_first_and_then_who_can_still_play(people: Sitting) -> None:
    day = people.desk.home.day()
    chips = people.desk.home.today.chips or DayChips(people.desk.services, 2)
    results = tuple(BoardResult(1, 0, name, False, points, 3, 0) for name, points in (("Ann", 4), ("Cem", 7)))
    chips.resize(200, 120)
    people.desk.services.choices.change(day_shown=day.isoformat())
    chips.show_results(day, results, {})
    assert chips.said == "Cem: 7, Bea: not yet, and 1 more"


def test_names_have_room_though_they_are_told_before_their_page_is_laid_out(people: Sitting) -> None:
    """In another language the page came with two players side by side where there was room for their discs alone."""
    chips = DayChips(people.desk.services)
    chips.setParent(people.desk.window)
    chips.show_results(people.desk.home.day(), (), {})  # as wide as Qt makes a new widget
    chips.resize(340, 200)
    chips.show()
    people.settle()
    assert [chip.x() for chip in chips.chips] == [0, 0]
    assert [chip.width() for chip in chips.chips] == [340, 340]


def test_several_are_asked_who_plays_and_nobody_begins_as_the_first(people: Sitting) -> None:
    """B-31: families didn't notice that *Start* was Ann's."""
    people.desk.go_home()
    disc(people, "Ann")
    people.click_place(people.desk.home.today, QPoint(20, 12))
    page = people.desk.room
    assert isinstance(page, PlayAlonePage)
    people.wait(lambda: bool(page.chips.chips))
    page.chips.show_results(page.day, (BoardResult(1, 0, "Ann", False, 7, 3, 0),), {})
    people.settle()
    assert (page.start.text(), page.start.isEnabled()) == ("Who are you?", False)
    page.way.choose(Way.FRESH)
    assert (page.start.text(), page.start.isEnabled(), page.who.value) == ("Start", True, "Ann")
    page.way.choose(Way.TODAY)
    assert not page.start.isEnabled()
    for people.ask.typed, who, enabled in ((None, NOBODY_YET, False), ("Zoe", "Zoe", True)):
        page.who.choose(SOMEBODY_NEW)
        page.who.activated.emit(page.who.currentIndex())
        assert (page.who.value, page.start.isEnabled()) == (who, enabled)
    page.way.choose(Way.OWN)
    page.way.choose(Way.TODAY)
    assert (page.who.value, page.start.isEnabled()) == ("Zoe", True), "who was asked for stays"
    ann, bea = page.chips.chips[:2]
    assert bea.x() == ann.x() or bea.x() - ann.geometry().right() > page.look.px(30)


def test_keys_lead_to_the_discs_and_enter_there_begins(people: Sitting) -> None:
    people.desk.show_room("play_alone")
    page = people.desk.room
    assert isinstance(page, PlayAlonePage)
    people.wait(lambda: bool(page.chips.chips and page.chips.chips[0].isVisible()))
    people.enter()
    assert people.desk.table is None
    assert page.chips.chips[0].hasFocus()
    people.tab_to(page.chips.chips[1])
    people.enter()
    assert [player.name for player in people.position.players] == ["Bea"]


def test_nobody_known_is_asked_for_a_name_before_todays_board(people: Sitting) -> None:
    """B-46: "Player 1" played unasked, and stood in every list."""
    people.desk.services.choices.change(players=(), people=())
    people.desk.show_room("boards")
    page = people.desk.room
    assert isinstance(page, PlayAlonePage)
    people.ask.typed = None
    people.click(page.start)
    assert people.desk.table is None
    people.ask.typed = "Zoe"
    people.click(page.start)
    assert people.position.players == (Player("Zoe"),)


def test_for_one_person_the_card_begins_todays_board_at_once(people: Sitting) -> None:
    people.desk.services.choices.change(players=(Player("Ann"),), people=())
    people.desk.go_home()
    disc(people, "Ann")
    people.click_place(people.desk.home.today, QPoint(20, 12))
    assert [player.name for player in people.position.players] == ["Ann"]


def test_words_stay_hidden_as_long_as_somebody_at_home_can_play_the_board(people: Sitting) -> None:
    people.desk.go_home()
    people.click(disc(people, "Ann"))
    panel = play(people, 6)
    people.click(panel.reveal)
    hidden = panel.best.word.accessibleName()
    assert (hidden.strip(), panel.marked_word(), panel.words.isVisible()) == ("", "", False)
    people.click(panel.reveal)
    assert people.ask.questions[-1] == "Still to play this board: Bea"
    assert len(panel.best.word.accessibleName().strip()) == len(hidden)
    assert (panel.words.isVisible(), panel.reveal.isVisible()) == (True, False)
