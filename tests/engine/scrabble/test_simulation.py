"""Moves valued by playing on: the same answer on any number of threads, the better move found, and a quick stop."""

from dataclasses import replace
from random import Random

import pytest

from boggle_desk.engine.players import Player
from boggle_desk.engine.scrabble.events import Exchange, Pass, PlayTiles
from boggle_desk.engine.scrabble.movegen import find_plays
from boggle_desk.engine.scrabble.position import Phase, opening
from boggle_desk.engine.scrabble.simulation import FIRST_ROUNDS, Simulated, new_arena, simulate
from boggle_desk.engine.scrabble.tiles import HIDDEN, Tile, TileKind, TileSet
from boggle_desk.engine.stopping import Stopped
from tests.engine.kernels.machines import RULES, graph_of
from tests.engine.scrabble.arenas import LEAVES, arena, best_moves, midst, plays_in, seeds

ENDLESS = 1e6
"""Seconds: the number of rollouts ends it."""


def test_the_same_chance_gives_the_same_answer_on_one_table_or_two() -> None:
    view = midst(seeds(3)[0], 3)
    moves = best_moves(view, 8)
    assert len(moves) == 8
    one, two, three = (
        simulate([arena() for _each in range(number)], view, moves, Random(5), ENDLESS, 20_000) for number in (1, 2, 3)
    )
    assert one == two == three
    assert one != simulate([arena()], view, moves, Random(6), ENDLESS, 20_000)
    assert sorted(each.place for each in one) == list(range(8))


def test_it_spends_what_it_may_and_no_more() -> None:
    view = midst(seeds(3)[0], 3)
    for most in (1, 100, 1000, 5000):
        found = simulate([arena()], view, best_moves(view, 4), Random(5), ENDLESS, most)
        spent = sum(each.rounds for each in found)
        assert spent <= max(most, 4)
        assert min(each.rounds for each in found) >= 1
    assert found[0].rounds >= FIRST_ROUNDS


def test_a_move_that_is_clearly_better_comes_first_and_the_others_leave_early() -> None:
    """Whatever the order in which they are asked about."""
    views = [midst(number, 2) for number in seeds(2)]
    view = next(view for view in views if "?" not in view.racks[view.turn or 0])
    plays = sorted(plays_in(view), key=lambda each: -each.score)
    assert plays[0].score > 2 * plays[-1].score
    moves = [Pass(), PlayTiles(plays[-1].play), PlayTiles(plays[0].play), Exchange(view.racks[view.turn or 0])]
    found = simulate([arena()], view, moves, Random(1), ENDLESS, 30_000)
    assert found[0].place == 2
    again = simulate([arena()], view, moves[::-1], Random(1), ENDLESS, 30_000)
    assert again[0].place == 1
    gone = [each for each in found if each.rounds < found[0].rounds]
    assert len(gone) >= 2
    assert all(each.utility < found[0].utility for each in gone)
    assert found[0].win > found[-1].win
    assert found[0].lead > found[-1].lead


def test_going_out_wins_what_waiting_loses() -> None:
    """S13, S19: with the bag empty it looks on to the end, which the scores of the moves do not tell."""
    tiles = TileSet("end", "End", "en", tuple(TileKind(face, n, v) for face, n, v in TALL), 0)
    rules = replace(RULES, tiles=tiles, rack_size=2)
    graph = graph_of(["at", "ta", "zo", "za"], tiles)
    start = opening(rules, [Player("Ann"), Player("Ben")])
    view = replace(
        start,
        racks=(("A", "T"), (HIDDEN,) * 2),
        bag=(),
        scores=(0, 20),
        phase=Phase.TURN,
        turn=0,
        turns=9,
    )
    plays = list(find_plays(view.board, ("A", "T"), tiles, graph))
    moves = [Pass(), *(PlayTiles(each.play) for each in plays)]
    its = new_arena(rules, graph, LEAVES, {})
    found = simulate([its], view, moves, Random(1), ENDLESS, 2_000)
    assert found[0].place > 0
    assert found[0].win == 1.0
    assert found[0].win_error == 0.0
    assert found[-1].place == 0
    assert found[-1].win < 1.0


TALL = (("A", 1, 1), ("T", 1, 1), ("Z", 1, 10), ("O", 1, 10))


def test_the_only_candidate_stays() -> None:
    view = midst(seeds(3)[0], 3)
    for move in (Pass(), best_moves(view, 1)[0], Exchange(view.racks[view.turn or 0][:1])):
        found = simulate([arena()], view, [move], Random(1), ENDLESS)
        assert [each.place for each in found] == [0]
        assert found[0].rounds == FIRST_ROUNDS
        assert 0 <= found[0].win <= 1


def test_equal_candidates_stay_side_by_side() -> None:
    view = midst(seeds(3)[0], 3)
    found = simulate([arena()], view, [Pass(), Pass()], Random(1), ENDLESS, 2_000)
    assert [each.place for each in found] == [0, 1]
    assert found[0].rounds == found[1].rounds == 1_000
    assert replace(found[0], place=1) == found[1]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_tables_of_any_size(players: int) -> None:
    view = midst(seeds(2, players)[0], 2, players)
    moves = [*best_moves(view, 4), Pass()]
    tables = [arena(players), arena(players)]
    found = simulate(tables, view, moves, Random(2), ENDLESS, 4_000)
    assert len(found) == len(moves)
    assert found == simulate(tables[:1], view, moves, Random(2), ENDLESS, 4_000)
    assert all(isinstance(each, Simulated) and 0 <= each.win <= 1 for each in found)
    active = [each for each in found if each.rounds == found[0].rounds]
    assert [each.utility for each in active] == sorted((each.utility for each in active), reverse=True)


def test_it_stops_as_soon_as_it_is_asked_to() -> None:
    view = midst(seeds(3)[0], 3)
    asked: list[int] = []

    def stop() -> bool:
        asked.append(len(asked))
        return len(asked) >= 3

    with pytest.raises(Stopped):
        simulate([arena()], view, best_moves(view, 8), Random(5), ENDLESS, stop=stop)
    assert len(asked) == 3
    with pytest.raises(Stopped):
        simulate([arena()], view, best_moves(view, 8), Random(5), ENDLESS, stop=lambda: True)


def test_without_time_everybody_still_gets_a_few_rounds() -> None:
    view = midst(seeds(3)[0], 3)
    found = simulate([arena()], view, best_moves(view, 8), Random(5), 0.0)
    assert {each.rounds for each in found} == {FIRST_ROUNDS}


def test_wrong_calls_say_so() -> None:
    view = midst(seeds(3)[0], 3)
    with pytest.raises(ValueError, match="nothing to choose"):
        simulate([arena()], view, [], Random(1))
    with pytest.raises(ValueError, match="nobody is on turn"):
        simulate([arena()], replace(view, turn=None), [Pass()], Random(1))
    with pytest.raises(ValueError, match="not on the rack"):
        simulate([arena()], view, [Exchange(("T",) * 6)], Random(1))
    with pytest.raises(ValueError, match="do not fit the players"):
        simulate([arena(3)], view, [Pass()], Random(1))


def test_tiles_that_no_word_has_are_on_nobodys_rack() -> None:
    """Late in a game more of them may be unseen than the others can hold without them."""
    tiles = TileSet("odd", "Odd", "en", (*RULES.tiles.kinds, TileKind("Ñ", 9, 9)), 0)
    graph = graph_of(["tea", "eat", "ate", "at", "ta", "tee"], tiles)
    rules = replace(RULES, tiles=tiles)
    start = opening(rules, [Player(str(seat)) for seat in range(3)])
    laid = tuple(tile for tile in start.rules.tiles.tiles if tile not in "TEAÑ")
    board = start.board.with_tiles(
        (at, plain) for at, plain in enumerate(map(Tile, laid), start=len(start.tiles) - len(laid))
    )
    view = replace(
        start,
        tiles=board.tiles,
        racks=(("T", "E", "A", "T", "E"), (HIDDEN,) * 5, (HIDDEN,) * 5),
        bag=(HIDDEN,) * 3,
        phase=Phase.TURN,
        turn=0,
        turns=4,
    )
    found = simulate(
        [new_arena(rules, graph, LEAVES, {}, 3)], view, [Pass(), Exchange(("T",))], Random(1), ENDLESS, 200
    )
    assert len(found) == 2
