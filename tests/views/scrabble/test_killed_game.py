"""A program that is killed in the middle of a crossword game offers it again and goes on where it was.

`python -m tests.views.scrabble.test_killed_game PART` plays to a part of a game, says what was shown, and waits to be
killed.
"""

import sys
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from boggle_desk.engine.scrabble.position import Phase
from tests.engine.scrabble.table import all_tiles
from tests.views.killed import game_button, kill_in, play_on
from tests.views.scrabble.table_fixtures import Sitting, open_desk, scrabble_settings, seated, wait
from tests.views.scrabble.table_stages import play_to

pytestmark = pytest.mark.slow

HANDS = ("CATSE?O", "DNSRALU")


# ------------------------------------------------------------------------------------------ who is killed


def play_turns(people: Sitting) -> None:
    """Play two turns, one with a blank, and lay half a word."""
    seated(people, "Ann", "Bea", hands=HANDS, bag="NIG")
    people.show_tiles()
    people.rng.deal("NIG")
    people.write("H8", "CaT")
    people.enter()
    people.show_tiles()
    people.press("Shuffle")
    people.write("I7", "SND", across=False)
    people.enter()
    people.show_tiles()
    people.write("K8", "SI", across=False)


def ask_table(people: Sitting) -> None:
    """Lay a word that the dictionary lacks."""
    seated(people, "Ann", "Bea", hands=HANDS, bag="NIG")
    people.show_tiles()
    people.write("H8", "TCA")
    people.enter()


def think(people: Sitting) -> None:
    """Let a computer begin to think."""
    seated(people, "Ann", "expert!", hands=HANDS, bag="NIGEERTH")
    people.write("H8", "CAT")
    people.table.press_main()


def vote(people: Sitting) -> None:
    """Let two of three people vote on a word that the dictionary lacks."""
    play_to(people, "asked")
    ballots = people.table.panel.ballots.ballots
    people.click(ballots[0].off)
    people.click(ballots[1].allow)


PARTS = {"turns": play_turns, "asked": ask_table, "vote": vote, "thinking": think}


def shown(people: Sitting) -> dict[str, Any]:
    """Return what the game is."""
    position = people.position
    return {
        "phase": position.phase,
        "turn": position.turn,
        "scores": list(position.scores),
        "racks": ["".join(rack) for rack in position.racks],
        "bag": sorted(position.bag),
        "tiles": [str(tile or ".") for tile in position.tiles],
        "steps": len(people.table.session.steps),
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
    assert game.kind == "scrabble"
    people.click(game_button(people.desk))


@pytest.mark.parametrize("after", ["turns"], indirect=True)
def test_a_killed_game_goes_on_where_it_was_and_ends_with_the_right_scores(
    after: tuple[dict[str, Any], Sitting],
) -> None:
    """S8, S13, S19, P8, P10, P13: board, racks in their order, bag and scores; covered first; no half word."""
    said, people = after
    assert said["scores"] == [8, 6]
    take_up(people)
    people.settle()
    assert shown(people) == said
    assert people.rack == "_______"
    assert (people.laid, people.seen["I8"]) == ("", "a")
    people.show_tiles()
    assert people.rack == said["racks"][0]
    people.write("K8", "SING", across=False)
    people.enter()
    people.show_tiles()
    people.press("Pass")
    people.show_tiles()
    people.press("Pass")
    check_end(people)


def check_end(people: Sitting) -> None:
    """S19: SING 10 and CaTS 5 after 8 for Ann; both lose what is left on their racks."""
    position = people.position
    assert position.phase is Phase.ENDED
    assert all_tiles(position) == sorted(position.rules.tiles.tiles)
    values = position.rules.tiles.values
    left = [sum(values[tile] for tile in rack) for rack in position.racks]
    assert [position.scores[seat] + left[seat] for seat in (0, 1)] == [8 + 10 + 5, 6]
    assert position.winners == (0,)
    assert people.desk.services.store.unfinished() == []


@pytest.mark.parametrize("after", ["asked"], indirect=True)
def test_a_question_that_was_killed_is_asked_again(after: tuple[dict[str, Any], Sitting]) -> None:
    """P18."""
    said, people = after
    take_up(people)
    people.settle()
    assert shown(people) == said
    assert (people.phase, people.position.asked) == (Phase.ASKED, ("tca",))
    people.press("No, that doesn't count")
    assert (people.position.scores, people.position.racks[0]) == ((0, 0), tuple(HANDS[0]))


@pytest.mark.parametrize("after", ["vote"], indirect=True)
def test_p18_a_vote_that_was_killed_goes_on_with_who_has_still_to_vote(after: tuple[dict[str, Any], Sitting]) -> None:
    said, people = after
    take_up(people)
    people.settle()
    assert shown(people) == said
    assert people.position.ballot.votes == (False, True, None)
    people.click(people.table.panel.ballots.ballots[2].allow)
    people.press("See the verdict")
    assert people.position.scores[3] == 15


@pytest.mark.parametrize("after", ["thinking"], indirect=True)
def test_a_computer_that_was_killed_thinks_again(after: tuple[dict[str, Any], Sitting]) -> None:
    """P4, P13: its turn is still its own."""
    said, people = after
    assert (said["turn"], said["scores"]) == (1, [10, 0])
    take_up(people)
    wait(people, lambda: people.position.turn == 0)
    assert people.position.scores[0] == 10
    assert len(people.table.session.steps) == said["steps"] + 1
    assert people.rack.startswith("SE?O")


if __name__ == "__main__":
    play_on(PARTS[sys.argv[1]], lambda: open_desk(scrabble_settings("Ann", "Bea")), shown)
