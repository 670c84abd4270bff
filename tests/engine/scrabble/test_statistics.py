"""test_statistics."""

from boggle_desk.engine.scrabble.events import Exchange, Pass, TakeHint
from boggle_desk.engine.scrabble.history import LineKind
from boggle_desk.engine.scrabble.notation import rack_named
from boggle_desk.engine.scrabble.rules import DOUBLE, Hints
from boggle_desk.engine.scrabble.statistics import Closest, closest, players_of, standings, terms_of, turns_of
from tests.engine.games_by_hand import crossword
from tests.engine.scrabble.table import Table


def test_s12_s18_a_turn_holds_its_play_and_what_challenges_came_to() -> None:
    game = crossword()
    turns, position = turns_of(3, game.opening, game.moments())
    assert position == game.position
    bingo, phony, last = turns
    assert (bingo.game, bingo.number, bingo.seat, bingo.act, bingo.text) == (3, 1, 0, LineKind.PLAY, "8D STATION")
    assert (bingo.words, bingo.tiles, bingo.bingo) == (("station",), 7, True)
    assert (bingo.score, bingo.bonus, bingo.points, bingo.challenger, bingo.stood) == (66, 10, 76, 1, True)
    assert (phony.seat, phony.score, phony.points, phony.challenger, phony.stood) == (1, 17, 0, 0, False)
    assert (last.seat, last.points, last.tiles, last.challenger, last.words) == (0, 3, 2, None, ("ene",))


def test_s19_players_have_the_points_of_the_end() -> None:
    found = players_of(crossword().position)
    assert [(each.name, each.points, each.won) for each in found] == [("Ann", 143, True), ("Cem", 0, False)]


def test_exchanges_passes_hints_and_lost_turns_are_turns() -> None:
    table = Table("CATSEAT", "TEASETO", hints=Hints.ANY, challenge=DOUBLE)
    table.ask(TakeHint(1))
    table.ask(TakeHint(2))
    table.ask(Exchange(rack_named(table.rules.tiles, "TA")))
    table.ask(Pass())
    turns, _position = turns_of(1, table.game.opening, table.game.moments())
    assert [(turn.act, turn.tiles, turn.hints, turn.points) for turn in turns] == [
        (LineKind.EXCHANGE, 2, 2, 0),
        (LineKind.PASS, 0, 0, 0),
    ]


def test_terms_differ_by_the_number_of_players() -> None:
    two, three = Table("CAT", "TEA"), Table("CAT", "TEA", "SEA")
    assert terms_of(two.now) != terms_of(three.now)
    assert terms_of(two.now) == terms_of(Table("CAT", "ATE", challenge=DOUBLE).now)


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
