"""What a table remembers of a game."""

from boggle_desk.engine.scrabble.events import Pass
from boggle_desk.engine.scrabble.highlights import Closest, closest, standings
from tests.engine.scrabble.table import Table


def test_the_closest_moment_is_the_latest_with_the_smallest_lead() -> None:
    rows = [(10, 10), (40, 33), (52, 59), (90, 60), (120, 119)]
    assert closest(rows) == Closest(3, 1, 0, (59, 52))


def test_a_game_that_was_never_close_has_no_such_moment_and_neither_has_one_alone() -> None:
    assert closest([(10, 10), (60, 30), (90, 31), (91, 90)]) is None
    assert closest([(10,), (20,), (30,)]) is None
    assert closest([]) is None


def test_standings_are_those_after_everybody_has_had_a_turn() -> None:
    table = Table("CATSEEE", "ONTEASE")
    table.play("8G CAT")
    scores = table.now.scores
    table.ask(Pass())
    assert standings(table.game.moments())[0] == scores
