"""Generators and tables of either way for tests: rules and words of one's own, and what both are called with."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from boggle_desk.engine.kernels.codes import KINDS, MOVE, STRIP
from boggle_desk.engine.scrabble.board import Board, Layout, empty_board, layout_of
from boggle_desk.engine.scrabble.knowledge import Leaves, plain_leaves
from boggle_desk.engine.scrabble.movegen import Numbering, TileGraph, numbering, tile_graph
from boggle_desk.engine.scrabble.rules import EndRacks, ScrabbleRules
from boggle_desk.engine.scrabble.tiles import TileKind, TileSet
from boggle_desk.engine.word_graph import WordGraph
from tests.engine.kernels.ways import Ways
from tests.engine.scrabble.table import PRESETS

SMALL = layout_of("small", "# Small\n=.'.'.=\n.-...-.\n'.\".\".'\n...*...\n'.\".\".'\n.-...-.\n=.'.'.=\n")
TILES = TileSet(
    "few",
    "Few",
    "en",
    tuple(
        TileKind(letter, count, value, letter in "AE")
        for letter, count, value in (("A", 6, 1), ("E", 7, 1), ("L", 3, 2), ("R", 4, 1), ("S", 3, 1), ("T", 4, 1))
    ),
    2,
)
_LISTED = """
ae al ales alert alter alters are area areas ares art arts as at ate ates ear earl earls ears eat eats el els era eras
es eta etas la las laser late later lea leas least lest let lets rale rales rat rate rates rats re real reals rest ret
rets sale salt sat sate sea seal sear seat sera set slat slate stale stare steal ta tale tales tar tare tares tars tas
tea teal teals tear tears teas tee tees treat tree trees
"""
WORDS = tuple(_LISTED.split())
STRICT = PRESETS["family_strict"]
RULES = replace(STRICT, tiles=TILES, layout=SMALL, rack_size=5, bingo_tiles=5, bingo_bonus=20)
TOURNAMENT = replace(
    RULES, pass_rounds=0, scoreless_limit=6, exchange_minimum=5, end_racks=EndRacks.DOUBLE, rack_size=4, bingo_tiles=4
)


REFUSALS = (ValueError, TypeError, RuntimeError, OverflowError)


def refused(call: Callable[..., object], *arguments: object, by: tuple[type[Exception], ...] = REFUSALS) -> bool:
    """Make a wrong call and return whether it is refused."""
    try:
        call(*arguments)
    except by:
        return True
    return False


def graph_of(words: Iterable[str], tiles: TileSet = TILES) -> TileGraph:
    """Return a dictionary in tiles."""
    return tile_graph(WordGraph.build(sorted(words)), tiles)


GRAPH = graph_of(WORDS)


@dataclass(frozen=True)
class Maker:
    """What makes generators and tables for some rules."""

    ways: Ways
    rules: ScrabbleRules = RULES
    graph: TileGraph = GRAPH

    @property
    def numbers(self) -> Numbering:
        """The numbers of the tiles."""
        return numbering(self.graph, self.rules.tiles)

    @cached_property
    def leaves(self) -> Leaves:
        """Leaves of the tiles."""
        return plain_leaves(self.rules.tiles)

    def arguments(self) -> list[Any]:
        """Return what a generator is called with."""
        bonus = (self.rules.bingo_tiles, self.rules.bingo_bonus)
        return [*arguments_of(self.graph, self.rules.layout, self.numbers), *bonus]

    def generator(self) -> Any:
        """Return a new generator."""
        return self.ways["moves"].MoveGenerator(*self.arguments())

    def word_map(self) -> Any:
        """Return a map of the words."""
        return self.ways["moves"].WordMap(self.graph.two_way)

    def table(self, players: int = 2, **changes: Any) -> Any:
        """Return a new table with leaves."""
        generator = self.generator()
        generator.set_leaves(self.leaves.table(self.graph.letters))
        rules = self.rules
        numbers: dict[str, Any] = {
            "rack_size": rules.rack_size,
            "exchange_minimum": rules.exchange_minimum,
            "pass_rounds": rules.pass_rounds,
            "scoreless_limit": rules.scoreless_limit,
            "double_end": rules.end_racks is EndRacks.DOUBLE,
        }
        return self.ways["simulator"].Simulator(generator, self.numbers.set_counts, players, **(numbers | changes))

    def counts(self, rack: str | Iterable[str]) -> bytes:
        """Return a rack as counts."""
        return self.numbers.counts(tuple(rack))

    def codes(self, board: Board) -> bytes:
        """Return a board as codes."""
        return self.numbers.codes(board)

    @property
    def nothing(self) -> bytes:
        """An empty board."""
        return self.codes(empty_board(self.rules.layout))


def arguments_of(graph: TileGraph, layout: Layout, numbers: Numbering) -> list[Any]:
    """Return what a generator is called with, but for the bonus."""
    return [
        graph.two_way,
        layout.rows,
        layout.columns,
        layout.start,
        bytes(premium.letter for premium in layout.premiums),
        bytes(premium.word for premium in layout.premiums),
        numbers.values,
        graph.playable,
    ]


def moves_of(generator: Any) -> list[bytes]:
    """Return the moves that were found last."""
    moves = generator.found()[2]
    return [moves[at : at + MOVE] for at in range(0, len(moves), MOVE)]


def numbers_of(generator: Any) -> tuple[list[int], list[int]]:
    """Return the scores and parts that were found last."""
    scores, parts, _moves = generator.found()
    return list(memoryview(scores).cast("i")), list(memoryview(parts).cast("i"))


def everything(generator: Any, rack: bytes) -> list[tuple[bytes, int, int]]:
    """Return all plays of a rack in an order of their own."""
    generator.find_all(rack)
    return sorted(zip(moves_of(generator), *numbers_of(generator), strict=True))


def move_of(first: int, codes: Sequence[int], length: int | None = None) -> bytes:
    """Return a play in the form of the kernels, whatever sense it makes."""
    head = (first & 255, first >> 8, len(codes) if length is None else length, sum(map(bool, codes)), 0, 0)
    assert len(head) == STRIP
    return bytes((*head, *codes)).ljust(MOVE, b"\0")


def counts_of(**kinds: int) -> bytes:
    """Return counts by number: `counts_of(_0=2, _32=1)`."""
    counts = bytearray(KINDS)
    for name, number in kinds.items():
        counts[int(name[1:])] = number
    return bytes(counts)
