"""The results of a game: who wins, the best play, what everybody's turns came to, and the ways on from there."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton

from boggle_desk.engine.scrabble.events import ReadClock
from boggle_desk.settings import Motion
from boggle_desk.views.layouts import Scrolled
from tests.views.scrabble.table_fixtures import Sitting, seated, wait
from tests.views.scrabble.table_stages import play_to


def passed_to_the_end(people: Sitting) -> None:
    """Pass, one player after the other, until nobody may go on."""
    while not people.table.ending:
        people.table.stop_looking()
        if not people.table.uncovered:
            people.show_tiles()
        people.press("Pass")


def test_the_results_tell_the_best_play_and_everybodys_average(
    people: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    seated(people, "Ann", "Bea", hands=("CATSEIO", "AAAAAAA"), bag="B")
    people.show_tiles()
    people.write("H8", "CAT")
    people.enter()
    passed_to_the_end(people)
    assert "Ann wins by 10" in people.said
    assert "Best play\nAnn\n+10" in people.said
    assert "2 rounds  ·  everybody passed\n" in people.said
    assert "hint" not in people.said
    ending = people.table.ending
    assert ending is not None
    assert ending.podium.accessibleName().startswith("1. Ann")
    assert people.desk.window.focusWidget() is ending.again
    monkeypatch.setattr(QApplication, "doubleClickInterval", staticmethod(lambda: 60_000))
    people.press("Rematch")
    people.enter()
    assert people.table.ending is ending, "a click or Enter too soon begins no other game"


def test_nothing_that_begins_a_game_comes_where_results_was(people: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    """S-30: *Results* turned into *Rematch* under the hand, and a new game was saved."""
    people.desk.services.choices.change(motion=Motion.ON)
    seated(people, "Ann", "Bea", hands=("CAT", "EEE"), bag="", rack_size=3)
    people.show_tiles()
    people.write("H8", "CAT")
    people.enter()
    results = people.button("Results")
    at = results.mapTo(people.desk.window, results.rect().center())
    wait(people, lambda: people.table.ending is not None and people.table.ending.isVisible())
    ending = people.table.ending
    assert ending
    people.settle()
    assert not ending.again.rect().contains(ending.again.mapFrom(people.desk.window, at))
    monkeypatch.setattr(QApplication, "doubleClickInterval", staticmethod(lambda: 60_000))
    for each in ending.findChildren(QPushButton):
        people.click(each)
        people.key(Qt.Key.Key_Return)
    assert people.table.ending is ending
    assert ending.isVisible(), "it takes nothing at first"
    monkeypatch.setattr(QApplication, "doubleClickInterval", staticmethod(lambda: 0))
    people.press("See the board")
    people.press("Results")
    assert ending.isVisible()


def test_alone_there_is_no_podium(people: Sitting) -> None:
    seated(people, "Ann", hands=("CAT",), bag="", rack_size=3)
    people.write("H8", "CAT")
    people.enter()
    assert "10 point" in people.said
    assert "1 round  ·  Ann has no tiles left" in people.said
    ending = people.table.ending
    assert ending is not None
    assert not ending.podium.isVisible()


def test_a_tie_is_shared_and_the_board_can_be_seen_once_more(people: Sitting) -> None:
    seated(people, "Ann", "Bea", "Cem", hands=("EEEEEEE", "AAAAAAA", "IIIIIII"), bag="B")
    passed_to_the_end(people)
    assert "Ann, Bea and Cem share it" in people.said
    people.press("See the board")
    assert people.table.board.isVisible()
    people.press("Results")
    people.press("Home")
    assert people.desk.table is None


def test_a_blank_that_is_left_is_told_in_words(people: Sitting) -> None:
    """S19: a family does not know what a question mark is; in the turns beside the board it says the same."""
    table = seated(people, "Ann", "Bea", hands=("CAT?", "E??B"), bag="", rack_size=4).table
    people.show_tiles()
    people.write("H8", "CAT")
    people.enter()
    passed_to_the_end(people)
    assert "Ann had 1 blank left\nBea had EB and 2 blanks left" in people.said
    moves = table.info.moves
    told = [moves.index(row, 1).data() for row in range(moves.rowCount())]
    assert told[-2:] == ["1 blank left on the rack", "EB and 2 blanks left on the rack"]


def test_points_lost_for_time_are_told_at_the_end(people: Sitting) -> None:
    seated(people, "Ann", "Bea", hands=("CAT", "EEE"), bag="", rack_size=3, preset="tournament_ten")
    people.key(Qt.Key.Key_Pause)
    people.table.session.submit(ReadClock(1570.0))
    people.key(Qt.Key.Key_Pause)
    people.show_tiles()
    people.write("H8", "CAT")
    people.enter()
    people.press("No challenge")
    assert "Ann: over time −20" in people.said


def test_the_end_of_a_game_of_four_fits_the_window(people: Sitting) -> None:
    """S-28: what everybody has left took the podium's room, and the page scrolled."""
    play_to(people, "end")
    ending = people.table.ending
    assert ending is not None
    assert [each.verticalScrollBar().maximum() for each in ending.findChildren(Scrolled)] == [0]


def test_s13_turns_without_points_that_end_a_game_are_told(people: Sitting) -> None:
    seated(people, "Ann", "Bea", hands=("EEEEEEE", "AAAAAAA"), bag="B", pass_rounds=0, scoreless_limit=4)
    passed_to_the_end(people)
    assert "2 rounds  ·  4 turns without points\n" in people.said


def test_a_bingo_is_told_at_the_end(people: Sitting) -> None:
    """S18."""
    seated(people, "Ann", "Bea", hands=("ROASTED", "AAAAAAA"), bag="")
    people.show_tiles()
    people.write("H2", "ROASTED", False)
    people.enter()
    assert "Ann, every tile" in people.said
    assert "★ 1" in people.said


@pytest.mark.slow
def test_the_last_verdict_is_seen_before_the_results(people: Sitting) -> None:
    """A play that goes out is challenged: the results wait until everybody has seen what became of it."""
    table = seated(people, "Ann", "Bea", hands=("CAT", "EEE"), bag="", rack_size=3, preset="tournament_ten").table
    people.show_tiles()
    people.write("H8", "CAT")
    people.desk.services.look.choose(motion=True)
    people.enter()
    seen = []
    table.stage.ended.connect(lambda: seen.append(table.ending))
    people.press("Bea challenges")
    assert table.stage.runs
    wait(people, lambda: table.ending is not None)
    assert seen == [None]
