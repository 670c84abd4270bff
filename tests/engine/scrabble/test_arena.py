"""The kernel's table in the engine's words: whole games of the shipped rules and dictionary before the referee."""

from dataclasses import replace
from functools import cache

import pytest

from boggle_desk import paths
from boggle_desk.engine.kernels.codes import EXCHANGE, PLAY
from boggle_desk.engine.scrabble.board import layout_of
from boggle_desk.engine.scrabble.events import Exchange, Pass, PlayTiles
from boggle_desk.engine.scrabble.knowledge import read_leaves, read_wins
from boggle_desk.engine.scrabble.movegen import find_plays, tile_graph
from boggle_desk.engine.scrabble.plays import Play, rack_worth, score_play
from boggle_desk.engine.scrabble.position import Phase
from boggle_desk.engine.scrabble.rules import REFUSE
from boggle_desk.engine.scrabble.simulation import Arena, new_arena
from boggle_desk.engine.scrabble.tiles import HIDDEN, Tile, TileKind, TileSet
from boggle_desk.engine.scrabble.values import Valuation, exchanges
from boggle_desk.storage.lexica import open_shipped
from tests.engine.kernels.machines import GRAPH, RULES, graph_of
from tests.engine.kernels.referee import Refereed
from tests.engine.scrabble.arenas import LEAVES, arena, midst
from tests.engine.scrabble.table import ENGLISH, PRESETS

SHIPPED_LEAVES = read_leaves(paths.resource("leaves", "english.leaves"), ENGLISH)
WINS = read_wins(paths.resource("wins", "english.toml"))


@cache
def shipped(preset: str, players: int) -> Arena:
    """Return a table of shipped rules; the dictionary refuses what it lacks, since nobody is there to challenge."""
    rules = replace(PRESETS[preset], challenge=REFUSE)
    return new_arena(rules, tile_graph(open_shipped().graph, ENGLISH), SHIPPED_LEAVES, WINS, players)


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


def test_the_static_player_values_moves_as_the_engine_does() -> None:
    """Score, leave, the fine of the opening, and what going out brings when the bag is empty."""
    its, kinds, openings, ends = shipped("family_strict", 2), set[int](), 0, 0
    for number in range(70):
        its.table.deal(number)
        while not its.table.over:
            view, seat = its.view(), its.table.turn
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
    assert openings >= 70
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
    its = arena()
    its.table.deal(4)
    view = its.view()
    best = max(find_plays(view.board, view.racks[0], RULES.tiles, GRAPH), key=lambda each: each.score)
    its.make(PlayTiles(best.play))
    score = score_play(RULES, view.board, best.play).score
    assert its.table.scores() == (score, 0)
    assert [tile for tile in its.view().tiles if tile] == [tile for _square, tile in best.play.laid]
    its.make(Exchange(its.view().racks[1][:2]))
    its.make(Pass())
    assert its.table.zeros() == (1, 2)
    assert its.table.turn == 1


def test_moves_that_cannot_be_made_change_nothing() -> None:
    its = arena()
    its.table.deal(4)
    before = its.view()
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
            its.make(move)
        assert its.view() == before


def test_tiles_that_no_word_has_are_left_out_of_the_games() -> None:
    """A dictionary without a Q: nobody draws one, and what was laid of it stays in nobody's way."""
    tiles = TileSet("odd", "Odd", "en", (*RULES.tiles.kinds, TileKind("Ñ", 5, 9)), 2)
    its = new_arena(replace(RULES, tiles=tiles), graph_of(["tea", "eat", "ate", "at"], tiles), LEAVES, {})
    its.table.deal(2)
    assert "Ñ" not in "".join(its.view().racks[0])
    assert sum(its.machine.numbering.set_counts) == len(tiles.tiles) - 5


def test_tables_beyond_what_kernels_take_are_refused() -> None:
    dear = layout_of("dear", "# Dear\n" + "~~~~~~~~~~~~~~~~~~~~~~~~~\n" * 24 + "*" + "~" * 24 + "\n")
    with pytest.raises(ValueError, match="worth too much"):
        new_arena(replace(RULES, layout=dear), GRAPH, LEAVES, {})
    with pytest.raises(ValueError, match="rack"):
        new_arena(replace(RULES, rack_size=16), GRAPH, LEAVES, {})
    with pytest.raises(ValueError, match="players"):
        arena(5)
