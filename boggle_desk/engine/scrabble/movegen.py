"""Every play that a rack can make on a board, with its score (rules S4, S14–S18).

The way is that of Appel and Jacobson ("The world's fastest Scrabble program", Communications of the ACM 31, 1988) on
the word graph as it is shipped: it is open in no time, while a graph that also runs backwards (Gordon 1994) saves about
half the search but takes seconds to build without a compiler. What one rack can lay before an anchor is worked out
once for all anchors, and the rest of the rack is one number: see `rack_parts`.

The kernel is in `growth`.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import floor, prod
from typing import NamedTuple

from boggle_desk.engine.scrabble.anchors import Anchor, find_anchors
from boggle_desk.engine.scrabble.board import Board
from boggle_desk.engine.scrabble.cross_checks import cross_checks
from boggle_desk.engine.scrabble.graphs import TileGraph
from boggle_desk.engine.scrabble.grid import BLANKED, Grid, grid_of
from boggle_desk.engine.scrabble.growth import PLACE_SHIFT, Found, Grow, Lines, grower
from boggle_desk.engine.scrabble.plays import Play
from boggle_desk.engine.scrabble.rack_parts import RackParts, Stem, rack_parts, stems
from boggle_desk.engine.scrabble.tiles import Rack, Tile, TileSet
from boggle_desk.engine.word_graph_builder import ROOT

_CODE_MASK = (1 << PLACE_SHIFT) - 1
_CHECKED = 64  # stems after which the search asks again whether it should stop
_FEW = 4  # letters that fit an anchor, up to which the stems are looked up by letter


class Stopped(Exception):
    """Raised when the search was asked to stop."""


class Bonus(NamedTuple):
    """The extra points for laying so many tiles in one turn (rule S18)."""

    tiles: int = 7
    points: int = 50


BONUS = Bonus()


class Placement(NamedTuple):
    """A play that the rules and the dictionary allow, and what it is worth."""

    play: Play
    score: int
    kept: Rack
    """What it leaves on the rack."""


@dataclass(frozen=True, eq=False)
class Plays:
    """All plays of one position, each distinct placement once, in the order in which they were found."""

    found: list[Found]
    grid: Grid
    letters: tuple[str, ...]
    """The letter of each number: see `grid`."""
    _parts: RackParts

    def __len__(self) -> int:
        return len(self.found)

    def __iter__(self) -> Iterator[Placement]:
        return map(self.placement, self.found)

    def placement(self, found: Found) -> Placement:
        """Return one of the plays in words."""
        return Placement(self.play(found), found.score, self.kept(found))

    def play(self, found: Found) -> Play:
        """Return the tiles of one of the plays."""
        square, tiles = self.grid.square, self._tiles
        return Play(tuple([(square(each >> PLACE_SHIFT), tiles[each & _CODE_MASK]) for each in found.laid]))

    def kept(self, found: Found) -> Rack:
        """Return what one of the plays leaves on the rack."""
        return self._parts.kept(found.part)

    def words(self, found: Found) -> tuple[str, ...]:
        """Return the words that one of the plays forms, the long way of the play first, in lower case."""
        laid = {each >> PLACE_SHIFT: each & _CODE_MASK for each in found.laid}
        runs = [self.grid.word(found.laid[0] >> PLACE_SHIFT, laid)]
        for place, code in laid.items():
            other = self.grid.turned(place)
            runs.append(self.grid.word(other, {other: code}))
        letter = self.letters.__getitem__
        return tuple(["".join([letter((code - 1) % BLANKED) for code in run]).lower() for run in runs if len(run) > 1])

    def ranked(
        self, leave: Callable[[Rack], float], beside: Callable[[Found], float] | None = None
    ) -> Iterator[tuple[float, Found]]:
        """Yield the plays with score, leave and what `beside` adds, the best first; equal ones in an order that never
        changes. `leave` is asked once for each different rest of the rack.

        They are sorted point by point while they are taken: sorting a hundred thousand plays at once would keep every
        other thread waiting.
        """
        worth = {part: leave(self._parts.kept(part)) for part in {each.part for each in self.found}}
        by_point: dict[int, list[tuple[float, Found]]] = {}
        for each in self.found:
            equity = each.score + worth[each.part] + (beside(each) if beside else 0.0)
            by_point.setdefault(floor(equity), []).append((equity, each))
        for point in sorted(by_point, reverse=True):
            yield from sorted(by_point[point], key=_best_first)

    @cached_property
    def _tiles(self) -> dict[int, Tile]:
        plain = {number + 1: Tile(letter) for number, letter in enumerate(self.letters)}
        return plain | {code + BLANKED: Tile(tile.letter, blank=True) for code, tile in plain.items()}


def _best_first(ranked: tuple[float, Found]) -> tuple[float, int, tuple[int, ...]]:
    equity, found = ranked
    return -equity, -found.score, found.laid


def never() -> bool:
    """Never stop."""
    return False


def find_plays(
    board: Board,
    rack: Rack,
    tiles: TileSet,
    graph: TileGraph,
    bonus: Bonus = BONUS,
    stop: Callable[[], bool] = never,
) -> Plays:
    """Return every play of the rack on the board that forms words of the graph only, with its score.

    One tile that forms words both ways is one play. `stop` is asked often, within some milliseconds; raises `Stopped`
    when it says so, and ValueError for a rack that is too long.
    """
    search = _search(board, rack, tiles, graph, bonus, stop)
    for anchor in search.anchors:
        search.check()
        search.from_anchor(anchor)
    return Plays(search.found, search.grid, graph.letters, search.parts)


def _search(
    board: Board, rack: Rack, tiles: TileSet, graph: TileGraph, bonus: Bonus, stop: Callable[[], bool]
) -> "_Search":
    grid, parts, nodes = grid_of(board, tiles, graph), rack_parts(rack, graph), graph.nodes
    fits, hooks = cross_checks(grid, nodes)
    anchors = find_anchors(grid, fits, hooks)
    longest = min(max((anchor.room for anchor in anchors), default=0), max(len(rack) - 1, 0))
    lines = Lines(grid.codes, fits, hooks, grid.letter_bonus, grid.word_bonus, grid.values, grid.bits)
    prizes = [bonus.points if len(rack) - size >= bonus.tiles else 0 for size in parts.sizes]
    found: list[Found] = []
    grow = grower(nodes, lines, parts, prizes, found)
    return _Search(grid, parts, nodes, fits, anchors, stems(parts, nodes, longest), grow, found, stop)


@dataclass(frozen=True, eq=False)
class _Search:
    """What stays the same from anchor to anchor."""

    grid: Grid
    parts: RackParts
    nodes: Sequence[int]
    fits: list[int]
    anchors: list[Anchor]
    stems: list[list[Stem]]
    grow: Grow
    found: list[Found]
    stop: Callable[[], bool]

    def check(self) -> None:
        """Raise `Stopped` if the search should stop."""
        if self.stop():
            raise Stopped

    def from_anchor(self, anchor: Anchor) -> None:
        """Add the plays whose first tile on an anchor is on this one."""
        if anchor.block < anchor.place:
            self._from_block(anchor)
            return
        fits = self.fits[anchor.place]
        lengths = range(min(anchor.room + 1, len(self.stems)))
        if fits.bit_count() > _FEW:
            for length in lengths:
                self._from_stems(anchor, length, self.stems[length])
            return
        for bit in split_bits(fits):
            self.fits[anchor.place] = bit  # the kernel lays no other letter there
            for length in lengths:
                self._from_stems(anchor, length, self._by_letter[length].get(bit, ()))
        self.fits[anchor.place] = fits

    def _from_block(self, anchor: Anchor) -> None:
        """Go on after the tiles right before the anchor."""
        nodes, node, points = self.nodes, ROOT, 0
        for code in self.grid.codes[anchor.block : anchor.place]:
            mask, bit = nodes[node], self.grid.bits[code]
            node = nodes[node + 2 + (mask & (bit - 1)).bit_count()] if mask & bit else 0
            points += self.grid.values[code]
        self.grow(anchor.place, node, self.parts.full, points, 1, 0, [], anchor.end)

    def _from_stems(self, anchor: Anchor, length: int, fitting: Iterable[Stem]) -> None:
        """Go on from the anchor after each stem, laid on the places right before it; nothing crosses those."""
        place, end, grow, values = anchor.place, anchor.end, self.grow, self.grid.values
        first, fits = place - length, self.fits[anchor.place]
        bonuses, factor = self.grid.letter_bonus[first:place], prod(self.grid.word_bonus[first:place])
        shifted = [at << PLACE_SHIFT for at in range(first, place)]
        for number, (node, part, following, codes) in enumerate(fitting):
            if number % _CHECKED == _CHECKED - 1:
                self.check()
            if following & fits:
                points = sum([values[code] * times for code, times in zip(codes, bonuses, strict=True)])
                laid = [at | code for at, code in zip(shifted, codes, strict=True)]
                grow(place, node, part, points, factor, 0, laid, end)

    @cached_property
    def _by_letter(self) -> list[dict[int, list[Stem]]]:
        """By length, then by the bit of a letter: the stems that it can follow."""
        rows: list[dict[int, list[Stem]]] = []
        for row in self.stems:
            by_bit: dict[int, list[Stem]] = {}
            for stem in row:
                for bit in split_bits(stem.next):
                    by_bit.setdefault(bit, []).append(stem)
            rows.append(by_bit)
        return rows


def split_bits(mask: int) -> list[int]:
    """Return the bits of a mask one by one, from the lowest."""
    bits: list[int] = []
    while mask:
        bits.append(mask & -mask)
        mask &= mask - 1
    return bits
