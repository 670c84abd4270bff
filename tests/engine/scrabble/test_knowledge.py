"""What computers know: the worth of leaves, and how likely a lead wins."""

import importlib.util
from itertools import combinations_with_replacement
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from boggle_desk import paths
from boggle_desk.engine.kernels.codes import BAG_STEPS
from boggle_desk.engine.rulebook import BadRules
from boggle_desk.engine.scrabble.board import PLAIN, Layout, Premium, empty_board
from boggle_desk.engine.scrabble.knowledge import PLAIN as PLAIN_WINS
from boggle_desk.engine.scrabble.knowledge import Curve, Leaves, plain_leaves, read_leaves, read_wins
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


WINS = read_wins(paths.resource("wins", "english.toml"))


def written(tmp_path: Path, text: str) -> Path:
    """Return a file with this text."""
    path = tmp_path / "odd.toml"
    path.write_text(text, encoding="utf-8")
    return path


@given(
    players=st.sampled_from([0, 2, 3, 4]),
    bag=st.integers(0, 200),
    leads=st.lists(st.floats(-2000, 2000), min_size=2, max_size=9),
)
def test_a_larger_lead_never_wins_less(players: int, bag: int, leads: list[float]) -> None:
    curve = WINS.get(players, PLAIN_WINS)
    chances = [curve.chance(lead, bag) for lead in sorted(leads)]
    assert chances == sorted(chances)
    assert all(0 <= chance <= 1 for chance in chances)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_shipped_curves_know_what_a_lead_means(players: int) -> None:
    """30 points are more the fewer tiles are left, and a table of more players is harder to win at."""
    curve = WINS[players]
    assert curve.chance(30, 2) > curve.chance(30, 40) > curve.chance(30, 80)
    assert curve.chance(0, 5) < 0.5  # the others are to move
    assert curve.chance(200, 10) > 0.95
    assert curve.chance(-200, 10) < 0.05
    if players > 2:
        assert curve.chance(0, 60) < WINS[players - 1].chance(0, 60)


def test_the_kernel_gets_a_shift_and_a_width_for_each_step() -> None:
    steps = Curve((-1.0, -2.0), (3.0, 4.0)).steps
    assert len(steps) == 2 * BAG_STEPS
    assert steps[:6] == (-1.0, 3.0, -2.0, 4.0, -2.0, 4.0)
    assert steps[-2:] == (-2.0, 4.0)
    assert Curve((-1.0, -2.0), (3.0, 4.0)).chance(2.0, 999) == 0.5


@pytest.mark.parametrize(
    ("shifts", "widths"),
    [
        ((), ()),
        ((0.0,), (1.0, 1.0)),
        ((0.0,), (0.4,)),
        ((0.0,), (-1.0,)),
        ((0.0,), (10_000.0,)),
        ((-10_000.0,), (1.0,)),
        ((float("nan"),), (1.0,)),
        ((0.0,), (float("nan"),)),
        ((float("inf"),), (1.0,)),
    ],
)
def test_curves_out_of_range_are_refused(shifts: tuple[float, ...], widths: tuple[float, ...]) -> None:
    with pytest.raises(ValueError, match=r"shift|width"):
        Curve(shifts, widths)


@pytest.mark.parametrize(
    "text",
    [
        "players_2 = 7",
        "[two]\nshifts = [0.0]\nwidths = [1.0]",
        "[2]\nshifts = [0.0]\nwidths = [1.0]",
        "[players_x]\nshifts = [0.0]\nwidths = [1.0]",
        "[players_]\nshifts = [0.0]\nwidths = [1.0]",
        "[players_-2]\nshifts = [0.0]\nwidths = [1.0]",
        f"[players_{'9' * 5000}]\nshifts = [0.0]\nwidths = [1.0]",
        "[players_2]\nshifts = [0.0]",
        "[players_2]\nshifts = [0.0]\nwidths = [1.0]\ndepths = [1.0]",
        "[players_2]\nshifts = [0.0]\nwidths = [0.1]",
        "[players_2]\nshifts = [nan]\nwidths = [1.0]",
        "[players_2]\nshifts = ['0']\nwidths = [1.0]",
        "[players_2]\nshifts = 1.0\nwidths = 1.0",
        "[players_2\n",
        "\x00",
    ],
)
def test_damaged_files_are_refused_by_name(tmp_path: Path, text: str) -> None:
    with pytest.raises(BadRules, match=r"odd\.toml"):
        read_wins(written(tmp_path, text))


def test_a_file_is_read_by_the_number_of_players(tmp_path: Path) -> None:
    path = written(tmp_path, "[players_3]\nshifts = [-4.0, 1]\nwidths = [2.0, 7]\n")
    assert read_wins(path) == {3: Curve((-4.0, 1), (2.0, 7))}
    assert read_wins(written(tmp_path, "")) == {}


# ---------------------------------------------------------------------------------------- measuring


@pytest.fixture(scope="module")
def measuring() -> ModuleType:
    """Return the program that measures."""
    file = paths.resource("..", "packaging", "measure_wins.py").resolve()
    spec = importlib.util.spec_from_file_location("measure_wins", file)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_curve_is_found_again_in_games_that_follow_it(measuring: ModuleType) -> None:
    chance = np.random.default_rng(7)
    lead = chance.normal(0, 60, 20_000)
    won = (chance.random(20_000) < 1 / (1 + np.exp(-(lead - 12.0) / 35.0))).astype(float)
    shift, width = measuring.fit(np.column_stack([np.full(20_000, 20.0), lead, won]))
    assert shift == pytest.approx(-12, abs=1.5)
    assert width == pytest.approx(35, abs=1.5)


def test_a_few_games_are_measured_and_drawn(measuring: ModuleType) -> None:
    """The shipped curve is honest about games that it was not made of."""
    rows = measuring.samples(5_000_000, 100, 2)
    assert len(rows) > 800
    assert set(rows[:, 2]) <= {0.0, 0.5, 1.0}
    assert rows[:, 0].min() >= 1
    found = measuring.honesty(WINS[2], rows)
    assert sum(count for _given, _won, count in found) == len(rows)
    error = sum(abs(given - won) * count for given, won, count in found) / len(rows)
    assert error < 0.12
    curve = measuring.curve_of(rows)
    assert curve.chance(150, 20) > 0.8 > 0.2 > curve.chance(-150, 20)
    assert measuring.picture({2: found}).count("<polyline") == 2
