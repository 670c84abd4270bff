"""The generator: counts and scores of real positions, the best play against all plays, wrong calls."""

import itertools
import json
import threading
from array import array
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import cache
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boggle_desk import paths
from boggle_desk.engine.kernels.codes import BLANKED, KINDS, MOST_TILES, MOVE, STRANGE, STRIP
from boggle_desk.engine.scrabble.board import PLAIN, Layout, Premium
from boggle_desk.engine.scrabble.movegen import TileGraph, tile_graph
from boggle_desk.engine.scrabble.rules import read_layouts
from boggle_desk.engine.scrabble.set_up import read_cgp
from boggle_desk.engine.scrabble.tiles import TileKind, TileSet
from boggle_desk.engine.word_graph import TwoWayGraph, WordGraph
from boggle_desk.storage.lexica import open_shipped
from tests.engine.kernels.machines import (
    GRAPH,
    REFUSALS,
    RULES,
    Maker,
    arguments_of,
    counts_of,
    everything,
    graph_of,
    moves_of,
    numbers_of,
    refused,
)
from tests.engine.kernels.ways import Ways
from tests.engine.scrabble.table import LAYOUTS, TILE_SETS
from tests.words import shipped_words

FOLDER = paths.resource("..", "tests", "data", "plays").resolve()
POSITIONS = json.loads((FOLDER / "positions.json").read_text(encoding="utf-8"))
QUICK = ("early", "late", "narrow", "tiles of two letters, later")
"""The positions that plain Python looks at as well."""
BOARDS = LAYOUTS | read_layouts(FOLDER)


@cache
def words_in(words: str, tiles: str) -> TileGraph:
    """Return the shipped words, or some of them, in tiles."""
    graph = open_shipped().graph
    if words == "some":
        some = [
            word for number, word in enumerate(shipped_words()) if len(word) < 5 or (number % 16 == 0 and len(word) < 9)
        ]
        graph = WordGraph.build(some)
    return tile_graph(graph, TILE_SETS[tiles])


def named(position: object) -> str:
    """Return what a test is called after."""
    return str(position["name"]) if isinstance(position, dict) else "compiled" if position else "uncompiled"


@pytest.mark.parametrize(
    ("compiled", "position"),
    [(True, position) for position in POSITIONS]
    + [(False, position) for position in POSITIONS if position["name"] in QUICK],
    ids=named,
)
def test_real_positions_have_these_plays(compiled: bool, position: dict[str, Any]) -> None:
    """S4, S14 to S18: how many there are, the highest score and the sum of all."""
    ways = Ways(compiled)
    tiles, layout = TILE_SETS[position["tiles"]], BOARDS[position["board"]]
    rules = replace(RULES, tiles=tiles, layout=layout, rack_size=position["rack_size"], bingo_tiles=7, bingo_bonus=50)
    maker = Maker(ways, rules, words_in(position["words"], position["tiles"]))
    read = read_cgp(position["cgp"], rules)
    generator = maker.generator()
    generator.set_board(maker.codes(read.board))
    assert generator.find_all(maker.counts(read.racks[0])) == position["plays"] == generator.count
    scores, _parts = numbers_of(generator)
    assert (len(scores), max(scores), sum(scores)) == (position["plays"], position["highest"], position["sum"])
    assert len(set(moves_of(generator))) == position["plays"]  # none twice
    assert generator.find_best(maker.counts(read.racks[0]))
    assert numbers_of(generator)[0] == [position["highest"]]


# ------------------------------------------------------------------------------------ the best of all

PREMIUMS = (PLAIN, PLAIN, PLAIN, Premium(letter=2), Premium(letter=3), Premium(word=2), Premium(word=3))
FOUR = TileSet("four", "Four", "en", tuple(TileKind(a, 9, v) for a, v in zip("ABCD", (1, 3, 4, 9), strict=True)), 15)


@st.composite
def boards(draw: st.DrawFn) -> tuple[Layout, bytes]:
    """Draw a small board and what lies on it, words or not."""
    rows, columns = draw(st.integers(1, 8)), draw(st.integers(1, 8))
    size = rows * columns
    premiums = tuple(draw(st.lists(st.sampled_from(PREMIUMS), min_size=size, max_size=size)))
    layout = Layout("drawn", "Drawn", rows, columns, premiums, draw(st.integers(0, size - 1)))
    codes = st.sampled_from([0, 0, 0, 1, 2, 3, 4, BLANKED + 1, BLANKED + 2, STRANGE])
    lying = bytes(draw(st.lists(codes, min_size=size, max_size=size)))
    return layout, bytes(size) if draw(st.integers(0, 5)) == 0 else lying


racks = st.tuples(
    st.lists(st.sampled_from("ABCD"), max_size=12),
    st.sampled_from([0, 0, 0, 0, 1, 1, 1, 2, 2, 3]),
).map(lambda drawn: (drawn[0] + ["?"] * drawn[1])[-MOST_TILES:])
dictionaries = st.sets(st.text("abcd", min_size=1, max_size=7), min_size=1, max_size=40)


def four(ways: Ways, words: set[str], layout: Layout) -> Maker:
    """Return what makes a generator for four letters."""
    return Maker(ways, replace(RULES, tiles=FOUR, layout=layout), graph_of(words, FOUR))


def best_of(generator: Any, rack: bytes, leaves: list[int] | None) -> tuple[bool, list[int], list[bytes]]:
    """Return the best play as the generator finds it."""
    found = generator.find_best(rack, leaves)
    return found, [generator.equity()] * found, moves_of(generator)


@settings(max_examples=3 * settings().max_examples)
@given(board=boards(), rack=racks, words=dictionaries, data=st.data())
def test_the_best_play_is_the_best_of_all(
    board: tuple[Layout, bytes], rack: list[str], words: set[str], data: st.DataObject
) -> None:
    layout, codes = board
    ways = Ways(data.draw(st.sampled_from([True, True, True, False]), label="compiled"))
    maker = four(ways, words, layout)
    counts = maker.counts(rack)
    generator = maker.generator()
    generator.set_board(codes)
    plays = everything(generator, counts)
    leaves = None
    if data.draw(st.booleans(), label="with leaves"):
        chance = data.draw(st.randoms(use_true_random=False))
        reach = chance.choice((0, 900, 20_000, 2_000_000))
        leaves = [chance.randint(-reach, reach) for _each in range(generator.part + 1)]
    worth = [min(1_000_000, max(-1_000_000, each)) for each in leaves or [0] * (generator.part + 1)]
    equities = [1000 * score + worth[part] for _move, score, part in plays]
    plain = best_of(generator, counts, leaves)
    generator.set_map(maker.word_map())
    helped = best_of(generator, counts, leaves)
    assert plain == helped
    assert plain[0] == bool(plays)
    assert plain[1] == ([max(equities)] if plays else [])
    assert {move for move, _score, _part in plays} >= set(plain[2])
    if plays:
        best = [play for play, equity in zip(plays, equities, strict=True) if equity == max(equities)]
        places = [(move[0] | move[1] << 8, move[2], move[STRIP:]) for move, _score, _part in best]
        chosen = plain[2][0]
        assert (chosen[0] | chosen[1] << 8, chosen[2], chosen[STRIP:]) == min(places)


@settings(max_examples=settings().max_examples // 2)
@given(board=boards(), rack=racks.filter(lambda rack: len(rack) < 8), words=dictionaries)
def test_both_ways_find_the_same(board: tuple[Layout, bytes], rack: list[str], words: set[str]) -> None:
    layout, codes = board
    found = []
    for ways in (Ways(compiled=True), Ways(compiled=False)):
        maker = four(ways, words, layout)
        generator = maker.generator()
        generator.set_board(codes)
        count = generator.find_all(maker.counts(rack))
        found.append((count, generator.found(), generator.board()))
    assert found[0] == found[1]


def test_three_blanks_that_make_a_word_with_the_rest(ways: Ways) -> None:
    """The map knows what one blank can be; of more than one it tries what the others can be."""
    maker = four(ways, {"abcdd", "ad", "da"}, Layout("line", "Line", 3, 7, (PLAIN,) * 21, 0))
    generator = maker.generator()
    codes = bytearray(21)
    codes[0] = maker.numbers.graph.numbers["D"] + 1
    generator.set_board(bytes(codes))
    rack = maker.counts("AB???")
    every = max(score for _move, score, _part in everything(generator, rack))
    generator.set_map(maker.word_map())
    leaves = [-500_000] * (generator.part + 1)
    leaves[0] = 500_000
    assert generator.find_best(rack, leaves)
    assert generator.equity() // 1000 - 500 == every


def test_a_map_has_room_for_short_words_only() -> None:
    """The words of a large list fill it; longer ones are found by the graph."""
    ways = Ways(compiled=False)
    maker = Maker(ways)
    longest = max(map(len, maker.graph.source))
    assert maker.word_map().longest == 26
    vars(ways["moves"])["MOST_MAPPED"] = 1_000
    small = maker.word_map()
    assert 1 < small.longest < longest
    generator, helped = maker.generator(), maker.generator()
    helped.set_map(small)
    rng = Random(3)
    for _each in range(30):
        codes = bytearray(49)
        codes[21:28] = bytes(rng.choices([0, 0, 1, 2, 3, 4, 5], k=7))
        rack = maker.counts(rng.choices("AELRST?", weights=[3, 3, 2, 2, 2, 2, 1], k=5))
        for each in (generator, helped):
            each.set_board(bytes(codes))
        assert best_of(generator, rack, None) == best_of(helped, rack, None)


def test_a_map_ends_with_the_longest_line(ways: Ways) -> None:
    """Words that no line holds are of no use, and a list of them nests as deeply as it likes."""
    maker = Maker(ways, replace(RULES, tiles=FOUR), graph_of(["a" * 250, "b" * 26], FOUR))
    generator = maker.generator()
    generator.set_map(maker.word_map())
    assert not generator.find_best(maker.counts("AAAABBB"))


@pytest.mark.parametrize("positions", [500, pytest.param(10_000, marks=pytest.mark.release)])
def test_the_map_finds_the_best_of_all_plays(positions: int) -> None:
    """English games of the static player, with all their racks: the best play is the best of all plays."""
    maker = Maker(Ways(compiled=True), replace(RULES, tiles=TILE_SETS["english"]), words_in("all", "english"))
    maker = replace(maker, rules=replace(maker.rules, layout=LAYOUTS["standard"], rack_size=7, bingo_tiles=7))
    table, generator, number = maker.table(), maker.generator(), 0
    table.generator.set_map(maker.word_map())
    for game in itertools.count():
        table.deal(game)
        while not table.over:
            if table.in_bag():
                leaves = [1000 * (part % 29) - 9_000 for part in range(1 << 7)]
                generator.set_board(table.board())
                generator.find_all(table.rack(table.turn))
                scores, parts = map(np.array, numbers_of(generator))
                table.generator.set_board(table.board())
                found = table.generator.find_best(table.rack(table.turn), leaves[: generator.part + 1])
                assert found == (len(scores) > 0)
                assert not found or table.generator.equity() == (1000 * scores + np.array(leaves)[parts]).max()
                number += 1
            table.think()
            table.act()
        if number >= positions:
            return


# ------------------------------------------------------------------------------------ the largest boards


def test_plays_at_the_very_edge_of_the_largest_board(ways: Ways) -> None:
    """S4: the last line and the last square are squares like all others."""
    size = 26 * 26
    layout = Layout("large", "Large", 26, 26, (PLAIN,) * size, size - 1)
    maker = Maker(ways, replace(RULES, tiles=FOUR, layout=layout), graph_of(["ab", "a" * 26, "ba", "bab"], FOUR))
    generator = maker.generator()
    a = maker.numbers.graph.numbers["A"] + 1
    generator.find_all(maker.counts("AB"))
    assert [generator.square(move[0] | move[1] << 8) for move in moves_of(generator)] == [size - 2] * 2 + [
        size - 27
    ] * 2
    codes = bytearray(size)
    codes[-25:] = bytes([a]) * 25
    generator.set_board(bytes(codes))
    assert generator.find_all(maker.counts("A")) == 1
    assert numbers_of(generator)[0] == [26]
    codes = bytearray(size)
    codes[25::26] = bytes([a]) * 26
    codes[25] = 0
    generator.set_board(bytes(codes))
    assert generator.find_all(maker.counts("A")) == 1
    assert generator.place(size - 1, True) + 1 == generator.end
    assert generator.square(generator.end - 1) == size - 1


def test_more_spans_than_bounds_are_kept_for() -> None:
    """Where there is no room for more spans, those that are noted are searched first."""
    size, rng = 26 * 26, Random(8)
    words = {"".join(rng.choices("abcd", k=length)) for length in (2, 2, 2, 3, 4, 5, 7, 9) for _each in range(6)}
    premiums = tuple(rng.choice([PLAIN] * 40 + list(PREMIUMS)) for _square in range(size))
    maker = four(Ways(compiled=True), words, Layout("large", "Large", 26, 26, premiums, 0))
    generator = maker.generator()
    generator.set_board(bytes(rng.choice([0] * 9 + [1, 2, 3, 4]) for _square in range(size)))
    rack = maker.counts("AAAABBBBCCCDDD?")
    plays = everything(generator, rack)
    leaves = [rng.randint(0, 20_000) for _part in range(generator.part + 1)]
    generator.set_map(maker.word_map())
    assert generator.find_best(rack, leaves)
    assert generator.equity() == max(1000 * score + leaves[part] for _move, score, part in plays)


def test_a_full_rack_of_different_tiles_has_32768_parts(ways: Ways) -> None:
    tiles = TileSet("long", "Long", "en", tuple(TileKind(letter, 1, 1) for letter in "ABCDEFGHIJKLMNO"), 0)
    maker = Maker(ways, replace(RULES, tiles=tiles), graph_of(["ab", "on", "no"], tiles))
    generator = maker.generator()
    rack = maker.counts("ABCDEFGHIJKLMNO")
    generator.find_all(rack)
    assert generator.part == 32_767
    generator.set_leaves(memoryview(array("h", bytes(2 * table_length(generator)))))
    assert generator.find_best(rack, range(32_768))
    assert generator.equity() > 0


def test_premiums_of_a_line_may_be_worth_so_much_and_no_more(ways: Ways) -> None:
    """Equities are 32-bit numbers: what a line may multiply is bounded, and just below that nothing overflows."""
    tiles = TileSet("dear", "Dear", "en", (TileKind("A", 30, 100), TileKind("B", 30, 99)), 0)
    graph = graph_of(["a" * length for length in range(2, 27)], tiles)

    def made(factors: list[int]) -> Any:
        premiums = [PLAIN] * 676
        premiums[:26] = [Premium(word=factor) for factor in factors] + [PLAIN] * (26 - len(factors))
        layout = Layout("dear", "Dear", 26, 26, tuple(premiums), 0)
        arguments = arguments_of(graph, layout, Maker(ways, replace(RULES, tiles=tiles, layout=layout), graph).numbers)
        return ways["moves"].MoveGenerator(*arguments, 7, 100_000)

    generator = made([9, 8, 5])  # 2 * 100 * 26 * 360 is less than 1,900,000
    with pytest.raises(ValueError, match="together"):
        made([9, 8, 6])
    codes = bytearray(b"\0" * 7 + b"\x01" * 669)
    generator.set_board(bytes(codes))
    assert generator.find_all(counts_of(_0=15)) > 7
    scores, _parts = numbers_of(generator)
    assert 0 < min(scores) < 1_000_000 < max(scores) < 2_147_483
    assert generator.find_best(counts_of(_0=15), [-1_000_000] * 15 + [1_000_000])
    assert 0 < generator.equity() < 1 << 31


# --------------------------------------------------------------------------------------- wrong calls


def table_length(generator: Any) -> int:
    """Return how many leaves a table has."""
    with pytest.raises(ValueError, match="leaves, not") as caught:
        generator.set_leaves(memoryview(array("h")))
    return int(str(caught.value).split()[-1])


def still_works(generator: Any, maker: Maker) -> None:
    """Look whether the generator finds what a new one finds."""
    rack = maker.counts("LATER")
    generator.set_board(maker.nothing)
    fresh = maker.generator()
    assert everything(generator, rack) == everything(fresh, rack) != []
    assert generator.find_best(rack)
    assert fresh.find_best(rack)
    assert (generator.equity(), generator.found()) == (fresh.equity(), fresh.found())


class Liar:
    """A sequence that grows whenever its length is asked for."""

    def __init__(self, length: int) -> None:
        self.length = length

    def __len__(self) -> int:
        self.length, length = 1_000_000, self.length
        return length

    def __getitem__(self, _index: int) -> int:
        return 7


WRONG: dict[str, Callable[[Any, Maker], object]] = {
    "a board that is too short": lambda g, m: g.set_board(bytes(48)),
    "a board that is too long": lambda g, m: g.set_board(bytes(50)),
    "a board of a list": lambda g, m: g.set_board([0] * 49),
    "a board of a bytearray": lambda g, m: g.set_board(bytearray(49)),
    "no board": lambda g, m: g.set_board(None),
    "a code beyond the letters": lambda g, m: g.set_board(bytes([33]) + bytes(48)),
    "a blank without a letter": lambda g, m: g.set_board(bytes([64]) + bytes(48)),
    "a strange blank": lambda g, m: g.set_board(bytes([127]) + bytes(48)),
    "a code beyond all codes": lambda g, m: g.set_board(bytes([129]) + bytes(48)),
    "the highest byte": lambda g, m: g.set_board(bytes(48) + b"\xff"),
    "a rack that is too short": lambda g, m: g.find_all(bytes(32)),
    "a rack that is too long": lambda g, m: g.find_best(bytes(34)),
    "a rack of a list": lambda g, m: g.find_all([1] * 33),
    "a rack of a liar": lambda g, m: g.find_all(Liar(33)),
    "no rack": lambda g, m: g.find_best(None),
    "a text": lambda g, m: g.find_all("LATER"),
    "sixteen tiles": lambda g, m: g.find_all(counts_of(_0=16)),
    "tiles for two racks": lambda g, m: g.find_best(counts_of(_0=8, _4=8)),
    "255 of all tiles": lambda g, m: g.find_best(b"\xff" * 33),
    "leaves of another rack": lambda g, m: g.find_best(m.counts("LATER"), [0] * 31),
    "too many leaves": lambda g, m: g.find_best(m.counts("LATER"), [0] * 33),
    "no leaves": lambda g, m: g.find_best(m.counts("LATER"), []),
    "leaves that are no numbers": lambda g, m: g.find_best(m.counts("LATER"), ["much"] * 32),
    "leaves of fractions": lambda g, m: g.find_best(m.counts("LATER"), [0.5] * 32),
    "leaves of nothing": lambda g, m: g.find_best(m.counts("LATER"), [0] * 31 + [None]),
    "a number for leaves": lambda g, m: g.find_best(m.counts("LATER"), 32),
    "a short table": lambda g, m: g.set_leaves(memoryview(array("h", [0]))),
    "a table of wide numbers": lambda g, m: g.set_leaves(memoryview(array("i", bytes(4 * table_length(g))))),
    "a table of bytes": lambda g, m: g.set_leaves(bytes(table_length(g))),
    "a table with gaps": lambda g, m: g.set_leaves(memoryview(array("h", bytes(4 * table_length(g))))[::2]),
    "a list for a table": lambda g, m: g.set_leaves([0] * table_length(g)),
    "no table": lambda g, m: g.set_leaves(None),
    "no map": lambda g, m: g.set_map(None),
    "a graph for a map": lambda g, m: g.set_map(m.graph.two_way),
    "the map of other words": lambda g, m: g.set_map(replace(m, graph=graph_of(["at", "tea"])).word_map()),
    "a map that was never made": lambda g, m: g.set_map(object.__new__(m.ways["moves"].WordMap)),
    "a map of nothing": lambda g, m: type(m.word_map())(None),
    "another making of a map": lambda g, m: m.word_map().__init__(m.graph.two_way),
    "vowels below 0": lambda g, m: g.set_vowels(-1),
    "a vowel too many": lambda g, m: g.set_vowels(1 << 32),
    "the word for a vowel": lambda g, m: g.set_vowels("A"),
    "place 0": lambda g, m: g.square(0),
    "a place below 0": lambda g, m: g.square(-1),
    "a place between lines": lambda g, m: g.square(8),
    "the place behind all": lambda g, m: g.square(g.end),
    "a place beyond all boards": lambda g, m: g.square(1 << 40),
    "a place of text": lambda g, m: g.square("A1"),
    "half a place": lambda g, m: g.square(1.5),
    "a square below 0": lambda g, m: g.place(-1, False),
    "a square too many": lambda g, m: g.place(49, True),
    "a square beyond all": lambda g, m: g.place(10**30, True),
    "half a square": lambda g, m: g.place(2.5, False),
    "a square of text": lambda g, m: g.place("A1", False),
    "nothing to ask": lambda g, m: g.ask(None),
    "another making": lambda g, m: g.__init__(*m.arguments()),
}


def test_wrong_calls_are_refused_and_leave_it_usable(ways: Ways) -> None:
    maker = Maker(ways)
    generator, refusals = maker.generator(), (*REFUSALS, AttributeError)
    assert [name for name, wrong in WRONG.items() if not refused(wrong, generator, maker, by=refusals)] == []
    still_works(generator, maker)


def test_leaves_that_change_their_length_are_read_once(ways: Ways) -> None:
    maker = Maker(ways)
    generator = maker.generator()
    assert generator.find_best(maker.counts("LATER"), Liar(32))
    assert generator.equity() % 1000 == 7
    still_works(generator, maker)


MADE_WRONGLY: dict[str, tuple[int, Any]] = {
    "no graph": (0, None),
    "what looks like a graph": (0, SimpleNamespace(nodes=memoryview(array("I", [0, 0, 9, 9])), root=10**6, forward=2)),
    "the word graph": (0, GRAPH.source),
    "no rows": (1, 0),
    "rows below 0": (1, -7),
    "27 rows": (1, 27),
    "half a row": (1, 7.5),
    "rows of text": (1, "7"),
    "more columns than premiums": (2, 8),
    "columns beyond all": (2, 1 << 60),
    "a start off the board": (3, 49),
    "a start below 0": (3, -1),
    "short premiums": (4, bytes([1]) * 48),
    "a premium of 0": (4, bytes(49)),
    "a premium of 10": (5, bytes([1]) * 48 + b"\x0a"),
    "a list of premiums": (5, [1] * 49),
    "a liar for premiums": (4, Liar(49)),
    "33 values": (6, bytes(33)),
    "a value of 101": (6, b"\x65"),
    "a liar for values": (6, Liar(5)),
    "letters of blanks below 0": (7, -1),
    "33 letters of blanks": (7, 1 << 32),
    "a bingo of 0 tiles": (8, 0),
    "a bingo of fractions": (8, 7.5),
    "a bonus below 0": (9, -1),
    "a bonus beyond all": (9, 1 << 31),
}


def test_a_generator_is_made_of_what_fits(ways: Ways) -> None:
    kind, right = ways["moves"].MoveGenerator, Maker(ways).arguments()
    wrong = {name: (*right[:place], value, *right[place + 1 :]) for name, (place, value) in MADE_WRONGLY.items()}
    assert [name for name, arguments in wrong.items() if not refused(kind, *arguments)] == []


UNMADE: dict[str, Callable[[Any], object]] = {
    "set_board": lambda g: g.set_board(b""),
    "board": lambda g: g.board(),
    "find_all": lambda g: g.find_all(bytes(KINDS)),
    "find_best": lambda g: g.find_best(bytes(KINDS)),
    "found": lambda g: g.found(),
    "equity": lambda g: g.equity(),
    "set_leaves": lambda g: g.set_leaves(memoryview(array("h"))),
    "set_map": lambda g: g.set_map(None),
    "set_vowels": lambda g: g.set_vowels(1),
    "stop": lambda g: g.stop(),
    "square": lambda g: g.square(1),
    "place": lambda g: g.place(0, False),
}


def test_a_generator_that_was_never_made_refuses(ways: Ways) -> None:
    kind, refusals = ways["moves"].MoveGenerator, (*REFUSALS, AttributeError)
    assert [name for name, call in UNMADE.items() if not refused(call, kind.__new__(kind), by=refusals)] == []


def test_tiles_that_no_letter_has_are_never_laid(ways: Ways) -> None:
    """A rack may hold them, and a board of strange tiles goes with anything."""
    maker = Maker(ways)
    generator = maker.generator()
    assert generator.find_all(counts_of(_30=7, _31=8)) == 0
    assert generator.part == 71
    generator.set_board(bytes([STRANGE]) * 49)
    assert generator.find_all(maker.counts("LATER")) == 0
    assert not generator.find_best(maker.counts("LATER?"))
    generator.set_board(bytes([STRANGE]) + bytes(48))
    assert generator.find_all(maker.counts("LATER")) == 0
    still_works(generator, maker)


def test_a_generator_that_was_stopped_goes_on_when_it_may(ways: Ways) -> None:
    maker = Maker(ways)
    generator = maker.generator()
    generator.set_board(bytes([1]) + bytes(48))
    generator.stop()
    assert generator.find_all(maker.counts("LATER")) == 0
    assert not generator.find_best(maker.counts("LATER"))
    generator.stop(False)
    still_works(generator, maker)


def long_search() -> tuple[Maker, Any, bytes]:
    """Return a generator with a rack that keeps it searching for a good while."""
    maker = Maker(Ways(compiled=True), replace(RULES, tiles=TILE_SETS["english"]), words_in("all", "english"))
    maker = replace(maker, rules=replace(maker.rules, layout=LAYOUTS["standard"]))
    return maker, maker.generator(), counts_of(_0=1, _4=1, _8=1, _17=1, _32=3)


def test_a_second_thread_is_kept_out() -> None:
    maker, generator, rack = long_search()
    refused: list[str] = []
    done = threading.Event()

    def search() -> None:
        generator.find_all(rack)
        done.set()

    worker = threading.Thread(target=search)
    worker.start()
    while not refused and not done.is_set():
        try:
            generator.found()
        except RuntimeError as refusal:
            refused.append(str(refusal))
    if not done.is_set():
        for call in (
            lambda: generator.find_best(rack),
            lambda: generator.set_board(bytes(225)),
            lambda: generator.set_vowels(1),
            lambda: generator.set_map(maker.word_map()),
            generator.equity,
            generator.board,
        ):
            with suppress(RuntimeError):
                call()
                assert done.is_set(), "it was let in"
    generator.stop()
    worker.join()
    assert refused
    generator.stop(False)
    generator.set_board(bytes(225))
    assert generator.find_best(maker.counts("QUARTZY"))


def test_no_memory_is_spoilt_by_more_plays_than_anybody_asks_for() -> None:
    """15 tiles with many blanks have millions of plays; those beyond the limit are refused, and the next rack is as
    good as the first."""
    alphabet = "abcdefghijklmno"
    words = {first + second + third for first in alphabet for second in alphabet for third in alphabet}
    tiles = TileSet("long", "Long", "en", tuple(TileKind(letter.upper(), 9, 1) for letter in alphabet), 15)
    size = 26 * 26
    layout = Layout("large", "Large", 26, 26, (PLAIN,) * size, 0)
    maker = Maker(Ways(compiled=True), replace(RULES, tiles=tiles, layout=layout), graph_of(words, tiles))
    generator = maker.generator()
    every_other = bytearray(size)
    for row in range(0, 26, 4):
        for column in range(0, 26, 4):
            every_other[26 * row + column] = 1
    generator.set_board(bytes(every_other))
    rack = bytes([1] * 12 + [0] * 20 + [3])
    count = generator.find_all(rack)
    assert count > 100_000
    scores, _parts, moves = generator.found()
    assert (len(scores), len(moves)) == (4 * count, MOVE * count)
    assert generator.find_all(counts_of(_0=2)) < count


def test_the_graph_is_looked_at_before_it_is_walked(ways: Ways) -> None:
    """A damaged graph never gets as far as a generator."""
    whole = GRAPH.two_way
    damaged = array("I", whole.nodes)
    damaged[5] = 1 << 31
    with pytest.raises(ValueError, match="graph"):
        TwoWayGraph(memoryview(damaged), whole.root)
