"""Moves valued by playing on: the same answer on any number of threads, the better move found, and a quick stop."""

from dataclasses import replace
from functools import cache
from random import Random

import pytest

from benchmarks.table import make, view_of
from boggle_desk import paths
from boggle_desk.engine.kernels.codes import EXCHANGE, PLAY
from boggle_desk.engine.players import Player
from boggle_desk.engine.scrabble.board import layout_of
from boggle_desk.engine.scrabble.events import Exchange, Pass, PlayTiles
from boggle_desk.engine.scrabble.knowledge import read_leaves, read_wins
from boggle_desk.engine.scrabble.movegen import find_plays, tile_graph
from boggle_desk.engine.scrabble.plays import Play, rack_worth, score_play
from boggle_desk.engine.scrabble.position import Phase, opening
from boggle_desk.engine.scrabble.rules import REFUSE
from boggle_desk.engine.scrabble.simulation import FIRST_ROUNDS, GameSimulator, Simulated, new_simulator, simulate
from boggle_desk.engine.scrabble.tiles import HIDDEN, Tile, TileKind, TileSet
from boggle_desk.engine.scrabble.values import Valuation, exchanges
from boggle_desk.engine.stopping import Stopped
from boggle_desk.storage.lexica import open_shipped
from tests.engine.kernels.machines import GRAPH, RULES, graph_of
from tests.engine.kernels.referee import Refereed
from tests.engine.scrabble.simulators import LEAVES, best_moves, midst, plays_in, seeds, simulator
from tests.engine.scrabble.table import ENGLISH, PRESETS

ENDLESS = 1e6
"""Seconds: the number of rollouts ends it."""


def test_the_same_chance_gives_the_same_answer_on_one_table_or_two() -> None:
    view = midst(seeds(3)[0], 3)
    moves = best_moves(view, 8)
    assert len(moves) == 8
    one, two, three = (
        simulate([simulator() for _each in range(number)], view, moves, Random(5), ENDLESS, 20_000)
        for number in (1, 2, 3)
    )
    assert one == two == three
    assert one != simulate([simulator()], view, moves, Random(6), ENDLESS, 20_000)
    assert sorted(each.place for each in one) == list(range(8))


def test_it_spends_what_it_may_and_no_more() -> None:
    view = midst(seeds(3)[0], 3)
    for most in (1, 100, 1000, 5000):
        found = simulate([simulator()], view, best_moves(view, 4), Random(5), ENDLESS, most)
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
    found = simulate([simulator()], view, moves, Random(1), ENDLESS, 30_000)
    assert found[0].place == 2
    again = simulate([simulator()], view, moves[::-1], Random(1), ENDLESS, 30_000)
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
    its = new_simulator(rules, graph, LEAVES, {})
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
        found = simulate([simulator()], view, [move], Random(1), ENDLESS)
        assert [each.place for each in found] == [0]
        assert found[0].rounds == FIRST_ROUNDS
        assert 0 <= found[0].win <= 1


def test_equal_candidates_stay_side_by_side() -> None:
    view = midst(seeds(3)[0], 3)
    found = simulate([simulator()], view, [Pass(), Pass()], Random(1), ENDLESS, 2_000)
    assert [each.place for each in found] == [0, 1]
    assert found[0].rounds == found[1].rounds == 1_000
    assert replace(found[0], place=1, stayed=False) == found[1]


def test_the_worse_half_leaves_after_each_share() -> None:
    """Of equals none is surely worse: 8 share a third of the rollouts, then 4, then 2, and one is left."""
    view = midst(seeds(3)[0], 3)
    found = simulate([simulator()], view, [Pass()] * 8, Random(1), ENDLESS, 4_800)
    assert [each.rounds for each in found] == [1400] * 2 + [600] * 2 + [200] * 4
    assert [each.place for each in found if each.stayed] == [0]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_tables_of_any_size(players: int) -> None:
    view = midst(seeds(2, players)[0], 2, players)
    moves = [*best_moves(view, 4), Pass()]
    tables = [simulator(players), simulator(players)]
    found = simulate(tables, view, moves, Random(2), ENDLESS, 4_000)
    assert len(found) == len(moves)
    assert found == simulate(tables[:1], view, moves, Random(2), ENDLESS, 4_000)
    assert all(isinstance(each, Simulated) and 0 <= each.win <= 1 for each in found)
    active = [each for each in found if each.rounds == found[0].rounds]
    assert [each.utility for each in active] == sorted((each.utility for each in active), reverse=True)


def test_stopped_it_answers_with_the_best_so_far() -> None:
    view = midst(seeds(3)[0], 3)
    asked: list[int] = []

    def stop() -> bool:
        asked.append(len(asked))
        return len(asked) >= 6

    found = simulate([simulator()], view, best_moves(view, 8), Random(5), ENDLESS, stop=stop)
    assert len(asked) == 6
    assert len(found) == 8
    assert 0 < min(each.rounds for each in found) < 300
    assert found[0].utility == max(each.utility for each in found if each.rounds == found[0].rounds)
    with pytest.raises(Stopped):
        simulate([simulator()], view, best_moves(view, 8), Random(5), ENDLESS, stop=lambda: True)


def test_without_time_everybody_still_gets_a_few_rounds() -> None:
    view = midst(seeds(3)[0], 3)
    found = simulate([simulator()], view, best_moves(view, 8), Random(5), 0.0)
    assert {each.rounds for each in found} == {FIRST_ROUNDS}


def test_wrong_calls_say_so() -> None:
    view = midst(seeds(3)[0], 3)
    with pytest.raises(ValueError, match="nothing to choose"):
        simulate([simulator()], view, [], Random(1))
    with pytest.raises(ValueError, match="nobody is on turn"):
        simulate([simulator()], replace(view, turn=None), [Pass()], Random(1))
    with pytest.raises(ValueError, match="not on the rack"):
        simulate([simulator()], view, [Exchange(("T",) * 6)], Random(1))
    with pytest.raises(ValueError, match="do not fit the players"):
        simulate([simulator(3)], view, [Pass()], Random(1))


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
        [new_simulator(rules, graph, LEAVES, {}, 3)], view, [Pass(), Exchange(("T",))], Random(1), ENDLESS, 200
    )
    assert len(found) == 2


SHIPPED_LEAVES = read_leaves(paths.resource("leaves", "english.leaves"), ENGLISH)
WINS = read_wins(paths.resource("wins", "english.toml"))


@cache
def shipped(preset: str, players: int) -> GameSimulator:
    """Return a table of shipped rules; the dictionary refuses what it lacks, since nobody is there to challenge."""
    rules = replace(PRESETS[preset], challenge=REFUSE)
    return new_simulator(rules, tile_graph(open_shipped().graph, ENGLISH), SHIPPED_LEAVES, WINS, players)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("preset", ["family_strict", "tournament_double"])
def test_the_referee_agrees_with_games_of_the_shipped_rules(preset: str, players: int) -> None:
    """S3 to S19: each play is legal and scores what the engine says, to the end and the racks."""
    its, words = shipped(preset, players), open_shipped()
    for number in range(3):
        game = Refereed(its.table, its.machine, its.rules, words, number)
        game.to_the_end([number % 2 == 0 or seat > 0 for seat in range(players)])
        assert game.now.phase is Phase.ENDED
        assert game.kinds[PLAY] > 4 * players


@pytest.mark.slow
def test_the_static_player_values_moves_as_the_engine_does() -> None:
    """Score, leave, the fine of the opening, and what going out brings when the bag is empty."""
    its, kinds, openings, ends = shipped("family_strict", 2), set[int](), 0, 0
    for number in range(35):
        its.table.deal(number)
        while not its.table.over:
            view, seat = view_of(its), its.table.turn
            others = 0 if view.bag else rack_worth(ENGLISH, view.unseen_by(seat))
            valuation = Valuation(view.board, ENGLISH, SHIPPED_LEAVES, len(view.bag), others)
            plays = find_plays(view.board, view.racks[seat], ENGLISH, its.machine.numbering.graph)
            worth = max((equity for equity, _found in valuation.ranked(plays)), default=None)
            swaps = exchanges(view, valuation)
            kind, _score, equity = its.table.think()
            if kind == EXCHANGE:
                assert equity / 1000 == pytest.approx(swaps[0][0])
                assert worth is None or worth < swaps[0][0]
            elif kind == PLAY:
                assert equity / 1000 == pytest.approx(worth)
            kinds.add(kind)
            openings += view.board.is_empty
            ends += not view.bag
            its.table.act()
            if number > 1 and its.table.turns == 1:
                break
    assert openings >= 35
    assert ends > 2
    assert EXCHANGE in kinds


def test_a_player_sees_no_more_than_at_the_table() -> None:
    view = midst(3, 2)
    assert view.turn == 0
    assert set(view.racks[1]) == {HIDDEN}
    assert set(view.bag) == {HIDDEN}
    assert HIDDEN not in view.racks[0]
    assert len(view.unseen_by(0)) == len(view.racks[1]) + len(view.bag)
    assert (view.phase, view.turns) == (Phase.TURN, 3)


def test_moves_of_the_engine_are_made_with_their_scores() -> None:
    its = simulator()
    its.table.deal(4)
    view = view_of(its)
    best = max(find_plays(view.board, view.racks[0], RULES.tiles, GRAPH), key=lambda each: each.score)
    make(its, PlayTiles(best.play))
    score = score_play(RULES, view.board, best.play).score
    assert its.table.scores() == (score, 0)
    assert [tile for tile in view_of(its).tiles if tile] == [tile for _square, tile in best.play.laid]
    make(its, Exchange(view_of(its).racks[1][:2]))
    make(its, Pass())
    assert its.table.zeros() == (1, 2)
    assert its.table.turn == 1


def test_moves_that_cannot_be_made_change_nothing() -> None:
    its = simulator()
    its.table.deal(4)
    before = view_of(its)
    strange = Play(((0, Tile(next(tile for tile in "AELRST" if tile not in before.racks[0]))),))
    mine = Tile(next(tile for tile in before.racks[0] if tile != "?"))
    for move in (
        PlayTiles(Play(())),
        PlayTiles(strange),
        PlayTiles(Play(((0, mine), (8, mine)))),
        PlayTiles(Play(((0, Tile("Q")),))),
        Exchange(()),
        Exchange(before.racks[0] * 2),
    ):
        with pytest.raises(ValueError, match=r"."):
            make(its, move)
        assert view_of(its) == before


def test_tiles_that_no_word_has_are_left_out_of_the_games() -> None:
    """A dictionary without a Q: nobody draws one, and what was laid of it stays in nobody's way."""
    tiles = TileSet("odd", "Odd", "en", (*RULES.tiles.kinds, TileKind("Ñ", 5, 9)), 2)
    its = new_simulator(replace(RULES, tiles=tiles), graph_of(["tea", "eat", "ate", "at"], tiles), LEAVES, {})
    its.table.deal(2)
    assert "Ñ" not in "".join(view_of(its).racks[0])
    assert sum(its.machine.numbering.set_counts) == len(tiles.tiles) - 5


def test_tables_beyond_what_kernels_take_are_refused() -> None:
    dear = layout_of("dear", "# Dear\n" + "~~~~~~~~~~~~~~~~~~~~~~~~~\n" * 24 + "*" + "~" * 24 + "\n")
    with pytest.raises(ValueError, match="worth too much"):
        new_simulator(replace(RULES, layout=dear), GRAPH, LEAVES, {})
    with pytest.raises(ValueError, match="rack"):
        new_simulator(replace(RULES, rack_size=16), GRAPH, LEAVES, {})
    with pytest.raises(ValueError, match="players"):
        simulator(5)
