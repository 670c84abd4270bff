"""What the tiles that stay are worth (P3), and what a play is worth with them."""

from itertools import combinations_with_replacement

import numpy as np
import pytest

from boggle_desk import paths
from boggle_desk.engine.scrabble.board import PLAIN, Layout, Premium, empty_board
from boggle_desk.engine.scrabble.knowledge import Leaves, plain_leaves, read_leaves
from boggle_desk.engine.scrabble.movegen import find_plays, tile_graph
from boggle_desk.engine.scrabble.notation import play_text
from boggle_desk.engine.scrabble.rules import read_layouts, read_tile_sets
from boggle_desk.engine.scrabble.tiles import TileKind, TileSet
from boggle_desk.engine.scrabble.values import Valuation
from boggle_desk.engine.word_graph import WordGraph

SETS = read_tile_sets(paths.resource("tiles"))
ENGLISH = SETS["english"]
STANDARD = read_layouts(paths.resource("boards"))["standard"]
SHIPPED = read_leaves(paths.resource("leaves", "english.leaves"), ENGLISH)


@pytest.mark.parametrize("leaves", [SHIPPED, plain_leaves(ENGLISH)], ids=["shipped", "plain"])
def test_p3_good_tiles_are_kept_and_bad_ones_are_not(leaves: Leaves) -> None:
    def worth(kept: str) -> float:
        return leaves.value(tuple(kept))

    assert leaves.value(()) == 0.0
    assert worth("?") > 15.0
    assert worth("??") > worth("?")
    assert worth("Q") < 0.0
    assert worth("QU") > worth("Q")
    assert worth("VV") < worth("V")
    assert worth("UUI") < worth("U")
    assert worth("AER") > worth("AAA")
    assert worth("STR") > worth("VVW")


def test_p3_an_s_is_worth_keeping() -> None:
    assert SHIPPED.value(("S",)) > max(SHIPPED.value((letter,)) for letter in "BCDFGHJKLMNPQRTVWY") > -1.0


def test_the_order_of_the_tiles_does_not_matter() -> None:
    assert SHIPPED.value(tuple("EARS?E")) == SHIPPED.value(tuple("?EERSA"))


@pytest.mark.parametrize("key", sorted(SETS))
def test_every_shipped_set_has_values(key: str) -> None:
    leaves = plain_leaves(SETS[key])
    assert leaves.vowels
    assert leaves.value(("?",)) > leaves.value((SETS[key].kinds[0].letter,))


def test_leaves_are_numbered_by_size_and_then_from_their_last_tile() -> None:
    """The order that the kernels count on, written down leave by leave."""
    few = TileSet("few", "Few", "en", (TileKind("A", 7, 1, vowel=True), TileKind("B", 7, 3), TileKind("Q", 7, 10)), 7)
    leaves = plain_leaves(few)
    kinds = "ABQ?"
    by_size = [sorted(combinations_with_replacement(range(4), size), key=lambda rack: rack[::-1]) for size in range(7)]
    ordered = [tuple(kinds[kind] for kind in rack) for racks in by_size for rack in racks]
    table = leaves.table("ABQ")
    assert [leaves.value(rack) for rack in ordered] == [value / 100 for value in table]
    assert len(set(table)) > 50


def test_the_table_follows_the_letters_of_the_graph() -> None:
    """Spanish has an Ñ between N and O, and English K and W that its tiles lack."""
    leaves = plain_leaves(SETS["spanish"])
    letters = (*"KZÑA", "CH")
    table = Leaves((*letters, "?"), leaves.vowels, lambda: np.asarray(leaves.table(letters)))
    for kept in ((), ("A",), ("Z", "?"), ("CH", "A", "Ñ"), ("Ñ", "Ñ", "A", "Z", "?", "?")):
        assert table.value(kept) == leaves.value(kept)
    assert table.value(("K",)) == table.value(("K", "A")) == 0.0
    assert leaves.table(letters) is leaves.table(letters)


def test_leaves_of_more_tiles_than_a_rack_leaves_are_unknown() -> None:
    assert SHIPPED.value(("?",) * 6) != 0.0
    assert SHIPPED.value(("?",) * 7) == 0.0


def valued(bag: int, others: int = 0, weight: float = 1.0) -> Valuation:
    """Return the valuation of an empty board."""
    return Valuation(empty_board(STANDARD), ENGLISH, SHIPPED, bag, others, weight)


def test_while_the_bag_lasts_the_rest_counts_by_the_table() -> None:
    assert valued(9).left(("S", "E")) == SHIPPED.value(("S", "E"))
    assert valued(9, weight=0.5).left(("S", "E")) == SHIPPED.value(("S", "E")) / 2


def test_s19_with_the_bag_empty_going_out_gains_and_stuck_tiles_cost() -> None:
    assert valued(0, others=12).left(()) == 24.0
    assert valued(0, others=12).left(("Z", "A")) == -10.0 - 2 * 11


def test_vowels_of_the_opening_beside_premiums_cost_a_little() -> None:
    """Only those count that an answer may cross, beside the line of the play; a blank that stands for one does too."""
    double = Premium(letter=2)
    premiums = (PLAIN, double, PLAIN, PLAIN, PLAIN, double)
    board = empty_board(Layout("two", "Two", 2, 3, premiums, 4))
    graph = tile_graph(WordGraph.build(["aet", "at", "tea"]), ENGLISH)
    value = Valuation(board, ENGLISH, SHIPPED, bag=80)
    plays = find_plays(board, ("A", "E", "?"), ENGLISH, graph)
    terms = {
        play_text(board, plays.play(found)): equity - found.score - value.left(plays.kept(found))
        for equity, found in value.ranked(plays)
    }
    assert terms["2A AEt"] == pytest.approx(-0.7)
    assert terms["2A tEA"] == pytest.approx(-0.7)
    assert terms["2B At"] == pytest.approx(-0.7)
    assert terms["2A At"] == pytest.approx(0.0)
    assert terms["B1 At"] == pytest.approx(0.0)
