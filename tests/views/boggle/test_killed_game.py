"""A program that is killed in the middle of a game offers it again and goes on where it was.

`python -m tests.views.boggle.test_killed_game PART` plays to a part of a game, says what was shown, and waits to be
killed.
"""

import json
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from boggle_desk.engine.boggle.events import BeginReading, BeginSearch, EndSearch, ReadWord, Shake
from boggle_desk.engine.boggle.position import EntryMark, Phase
from boggle_desk.engine.boggle.rules import ChallengeJudge
from boggle_desk.models.clock import NOTE_SECONDS
from boggle_desk.models.locale_text import clock_text
from tests.views.boggle.practice_fixtures import begin_search, goal_of, practice, reach_goal
from tests.views.boggle.table_fixtures import Sitting, on_screen, open_desk, seated, settings_for
from tests.views.boggle.table_stages import read_aloud
from tests.views.killed import game_button, kill_in, play_on

pytestmark = pytest.mark.slow

# ------------------------------------------------------------------------------------------ who is killed


def play_search(people: Sitting) -> None:
    """Play on screen into the second round, a minute and 12.5 seconds of it."""
    on_screen(people, "Ann", "Bea", target=None)
    for round_ in range(2):
        people.hold(Qt.Key.Key_Space)
        people.settle()
        people.enter("")
        people.settle()
        people.enter(*(("hot", "gate"), ("fire", "his"))[round_])
        if round_ == 0:
            finish_round(people)
    people.run(72.5)
    people.enter("fish")


def finish_round(people: Sitting) -> None:
    """Let Ann's time run out, then Bea's, and read all."""
    people.run_out()
    people.settle()
    people.enter("")
    people.settle()
    people.run_out()
    people.settle()
    while people.phase is not Phase.SCORED:
        people.enter("")
    people.enter("")


def play_reading(people: Sitting) -> None:
    """Play on paper until one word is read, one crossed off, one doubted and one still unread."""
    seated(people, "Ann", "Bea", target=None)
    people.hold(Qt.Key.Key_Space)
    people.settle()
    people.enter("")
    people.settle()
    people.run_out()
    people.settle()
    people.enter("tgu", "hot", "gate", "quotes")
    people.enter("")
    read_aloud(people)  # Bea's list stays on paper
    people.enter("")
    people.key(Qt.Key.Key_C)
    people.enter("")
    people.key(Qt.Key.Key_2)
    people.enter("")


def play_together(people: Sitting) -> None:
    """Play on paper, and read some of the words of all lists together, though words come by hand."""
    seated(people, "Ann", "Bea", target=None)
    people.hold(Qt.Key.Key_Space)
    people.settle()
    people.enter("")
    people.settle()
    people.run_out()
    people.settle()
    people.enter("hot", "gate", "", "", "hot", "use", "", "")
    people.key(Qt.Key.Key_A)
    people.enter("")


def play_practice(people: Sitting) -> None:
    """Practise for five and a half minutes: three words, and half of one hinted at."""
    begin_search(practice(people))
    people.run(330)
    people.enter("hot", "quotes", "gat")
    for _ in range(3):
        people.key(Qt.Key.Key_F2)


def play_to_goal(people: Sitting) -> None:
    """Practise until the goal is reached."""
    begin_search(practice(people))
    reach_goal(people)


def play_vote(people: Sitting) -> None:
    """Let the table vote on Ann's word: Bea challenges it, Cem allows it, and Deb has still to vote."""
    seated(people, "Ann", "Bea", "Cem", "Deb", court=ChallengeJudge.VOTE)
    for move in (Shake(), BeginSearch(), EndSearch(), BeginReading(), ReadWord("tgu")):
        people.table.submit(move)
    people.settle()
    people.click(people.table.reading_panel.doubt)
    people.click(people.table.reading_panel.challenge.people[1])
    people.settle()
    people.click(people.table.reading_panel.challenge.ballots[2].allow)


PARTS = {
    "vote": play_vote,
    "search": play_search,
    "reading": play_reading,
    "together": play_together,
    "practice": play_practice,
    "goal": play_to_goal,
}


def shown(people: Sitting) -> dict[str, Any]:
    """Return what the people at the table have seen."""
    position = people.position
    return {
        "phase": position.phase,
        "lists": [[[entry.word, entry.mark] for entry in entries] for entries in position.lists],
        "totals": list(position.totals),
        "cubes": [cube.letters for cube in position.cubes],
        "left": 0 if position.rules.untimed else people.table.timer.clock.left,
        "gone": people.table.timer.clock.elapsed,
        "goal": list(position.goal_words),
        "hint": people.table.search_panel.entry.said,
    }


# ------------------------------------------------------------------------------------------ who comes after


@pytest.fixture
def after(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[tuple[dict[str, Any], Sitting]]:
    """Return what was shown before the kill, and the program as it opens after it."""
    said = kill_in(__name__, request.param)
    with open_desk() as opened:
        yield said, opened


def take_up(people: Sitting) -> None:
    """Press the button that goes on with the game that waits."""
    (game,) = people.desk.services.store.unfinished()
    assert game.title in ("Ann, Bea", "Ann", "Ann, Bea, Cem, Deb")
    people.click(game_button(people.desk))
    people.settle()


@pytest.mark.parametrize("after", ["search"], indirect=True)
def test_a_search_that_was_killed_waits_paused_with_its_lists_and_nearly_all_its_time(
    after: tuple[dict[str, Any], Sitting],
) -> None:
    """B7, B15: the letters stay hidden until somebody goes on; at most five seconds are given back."""
    said, people = after
    assert (said["phase"], said["left"]) == ("search", 107.5)
    take_up(people)
    table = people.table
    assert table.panels.currentWidget() is table.prompt_panel
    assert not any(people.letters())
    assert not table.timer.clock.running
    assert said["left"] <= table.timer.clock.left <= said["left"] + NOTE_SECONDS
    assert same(said, people)
    people.enter("")
    people.settle()
    assert people.letters() == said["cubes"]
    people.enter("see")
    assert people.words(1) == ["fire", "his", "fish", "see"]


def same(said: dict[str, Any], people: Sitting) -> bool:
    """Return whether lists, totals and cubes are those that were shown."""
    now = json.loads(json.dumps(shown(people)))
    moment = {"left": 0, "gone": 0, "hint": ""}
    return bool(now | moment == said | moment)


@pytest.mark.parametrize("after", ["reading"], indirect=True)
def test_a_reading_that_was_killed_goes_on_at_the_next_word(after: tuple[dict[str, Any], Sitting]) -> None:
    """B18 to B20: what was read, crossed off and struck stays so; what was not is next."""
    said, people = after
    assert said["lists"][0] == [
        ["tgu", EntryMark.STRUCK],
        ["hot", EntryMark.CROSSED],
        ["gate", EntryMark.STANDING],
        ["quotes", EntryMark.WRITTEN],
    ]
    take_up(people)
    assert same(said, people)
    assert people.position.reader == 0
    people.enter("")
    assert people.marks(0)["quotes"] is EntryMark.STANDING
    people.enter("")
    people.tab_to(people.table.reading_panel.main)
    people.enter("", "")
    assert (people.phase, people.position.rounds) == (Phase.SCORED, ((4, 0),))


@pytest.mark.parametrize("after", ["vote"], indirect=True)
def test_b20_a_vote_that_was_killed_goes_on_with_who_has_still_to_vote(after: tuple[dict[str, Any], Sitting]) -> None:
    said, people = after
    take_up(people)
    assert same(said, people)
    assert people.votes == {1: False, 2: True, 3: None}
    panel = people.table.reading_panel
    assert (panel.word.text(), panel.main.text()) == ("TGU", "Deb's vote decides")
    assert "Bea challenges Ann" in people.texts(panel)
    assert people.texts(panel.challenge).count("has voted") == 1
    assert not panel.challenge.ballots[2].allow.isEnabled()
    people.click(panel.challenge.ballots[3].allow)
    people.click(panel.main)
    assert panel.word.stamp == "ALLOWED, 2 TO 1"
    assert people.marks(0) == {"tgu": EntryMark.STANDING}


@pytest.mark.parametrize("after", ["together"], indirect=True)
def test_b51_a_table_that_read_all_together_comes_back_reading_together(after: tuple[dict[str, Any], Sitting]) -> None:
    """The cards lie as they did, face down where they were not read, and wait for the table."""
    said, people = after
    take_up(people)
    assert same(said, people)
    reading, panel = people.table.reading, people.table.reading_panel
    assert (reading.together, reading.held) == (True, True)
    assert panel.all.text() == "Read in turn"
    assert [slip.words.entries.texts() for slip in panel.slips.slips] == [[""], [""]], "not read"
    assert [slip.shared.entries.texts() for slip in panel.slips.slips] == [["HOT"], ["HOT"]]


@pytest.mark.parametrize("after", ["practice"], indirect=True)
def test_b31_a_practice_that_was_killed_goes_on_with_its_goal_and_its_hint(
    after: tuple[dict[str, Any], Sitting],
) -> None:
    said, people = after
    assert said["hint"] == "A word of 3 letters starts with AG…"
    take_up(people)
    table = people.table
    assert table.panels.currentWidget() is table.prompt_panel
    assert same(said, people)
    assert said["gone"] - NOTE_SECONDS <= table.timer.clock.elapsed <= said["gone"]
    people.enter("")
    people.settle()
    panel = table.search_panel
    words, needed = goal_of(people)
    assert panel.goal.found.text() == f"2 of {words} simple words, and 1 other, goal: {needed}"
    assert panel.entry.said == said["hint"]
    people.key(Qt.Key.Key_F2)
    assert panel.entry.said == "The word is AGE. It scores nothing now."


@pytest.mark.parametrize("after", ["goal"], indirect=True)
def test_b31_a_goal_that_was_reached_before_the_kill_is_still_reached(after: tuple[dict[str, Any], Sitting]) -> None:
    said, people = after
    assert said["phase"] == "reached"
    take_up(people)
    assert same(said, people)
    assert people.letters() == said["cubes"]
    panel = people.table.search_panel
    assert panel.goal.reached.text().startswith(f"★ Goal reached in {clock_text(said['gone'])}!")
    people.enter("quotes")
    assert (people.phase, people.table.timer.clock.running) == (Phase.SEARCH, True)


if __name__ == "__main__":
    play_on(PARTS[sys.argv[1]], lambda: open_desk(settings_for("Ann", "Bea")), shown)
