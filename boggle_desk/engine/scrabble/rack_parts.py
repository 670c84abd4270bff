"""A rack in numbers: everything that can be left of it, each under one number.

Equal tiles are told apart by nothing, so a rack with n1, n2 ... tiles of its faces leaves (n1 + 1)(n2 + 1)... parts. A
part is numbered by mixed radix: taking a tile subtracts the weight of its face, and the empty rack is part 0.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import prod
from typing import NamedTuple

from boggle_desk.engine.scrabble.graphs import TileGraph
from boggle_desk.engine.scrabble.grid import BLANKED
from boggle_desk.engine.scrabble.tiles import BLANK, Rack
from boggle_desk.engine.word_graph_builder import MAXIMUM_LETTERS, ROOT

MAXIMUM_RACK = 15
"""The most tiles that the generator takes; games have seven to nine."""


class Stem(NamedTuple):
    """The letters of a play before its anchor."""

    node: int
    part: int
    """What is left of the rack."""
    next: int
    """The bits of the letters that can follow, from what is left."""
    codes: tuple[int, ...]


@dataclass(frozen=True, eq=False)
class RackParts:
    """The parts of one rack. The lists go by part, but for `weights`, which goes by letter number."""

    faces: tuple[str, ...]
    """The different faces of the rack, in order of their weights."""
    counts: tuple[int, ...]
    """How many tiles have each face."""
    weights: list[int]
    blank_weight: int
    letters: list[int]
    """The bits of the letters that lie on tiles of the part."""
    wild: list[int]
    """The bits of the letters that a blank of the part can stand for, or 0 without one."""
    sizes: list[int]

    @property
    def full(self) -> int:
        """The part that is the whole rack."""
        return len(self.sizes) - 1

    def digits(self, part: int) -> tuple[int, ...]:
        """Return how many tiles of each face the part has."""
        found: list[int] = []
        for count in self.counts:
            found.append(part % (count + 1))
            part //= count + 1
        return tuple(found)

    def kept(self, part: int) -> Rack:
        """Return the tiles of a part."""
        return tuple([face for face, count in zip(self.faces, self.digits(part), strict=True) for _ in range(count)])


def rack_parts(rack: Rack, graph: TileGraph) -> RackParts:
    """Return the parts of a rack. Raises ValueError for one of more than `MAXIMUM_RACK` tiles."""
    if len(rack) > MAXIMUM_RACK:
        raise ValueError(f"a rack has up to {MAXIMUM_RACK} tiles, not {len(rack)}")
    counter = Counter(rack)
    faces, counts = tuple(counter), tuple(counter.values())
    weights, blank_weight, weight = [0] * MAXIMUM_LETTERS, 0, 1
    for face, count in counter.items():
        if face == BLANK:
            blank_weight = weight
        elif face in graph.numbers:
            weights[graph.numbers[face]] = weight
        weight *= count + 1
    total = prod(count + 1 for count in counts)
    parts = RackParts(faces, counts, weights, blank_weight, [0] * total, [0] * total, [0] * total)
    for part in range(total):
        for face, count in zip(faces, parts.digits(part), strict=True):
            parts.sizes[part] += count
            if count and face == BLANK:
                parts.wild[part] = graph.playable
            elif count and face in graph.numbers:
                parts.letters[part] |= 1 << graph.numbers[face]
    return parts


def stems(parts: RackParts, nodes: Sequence[int], longest: int) -> list[list[Stem]]:
    """Return by length, up to `longest`, every beginning of a word that the rack can lay, with a letter to follow."""
    rows = [[Stem(ROOT, parts.full, _next(parts, nodes, ROOT, parts.full), ())]]
    for _length in range(longest):
        row: list[Stem] = []
        for stem in rows[-1]:
            _grow(stem, parts, nodes, row)
        rows.append(row)
    return rows


def _next(parts: RackParts, nodes: Sequence[int], node: int, part: int) -> int:
    return (nodes[node] | nodes[node + 1]) & (parts.letters[part] | parts.wild[part])


def _grow(stem: Stem, parts: RackParts, nodes: Sequence[int], row: list[Stem]) -> None:
    mask, after = nodes[stem.node], stem.next & nodes[stem.node]
    real, wild = parts.letters[stem.part], parts.wild[stem.part]
    while after:
        bit = after & -after
        after ^= bit
        node = nodes[stem.node + 2 + (mask & (bit - 1)).bit_count()]
        letter = bit.bit_length() - 1
        if real & bit:
            _add(node, stem.part - parts.weights[letter], (*stem.codes, letter + 1), parts, nodes, row)
        if wild & bit:
            _add(node, stem.part - parts.blank_weight, (*stem.codes, letter + 1 + BLANKED), parts, nodes, row)


def _add(node: int, part: int, codes: tuple[int, ...], parts: RackParts, nodes: Sequence[int], row: list[Stem]) -> None:
    following = _next(parts, nodes, node, part)
    if following:
        row.append(Stem(node, part, following, codes))
