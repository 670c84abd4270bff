"""Boards, racks and plays in the numbers of the kernels, and a generator of one's own for every thread."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from threading import local
from typing import NamedTuple

from boggle_desk.engine.kernels.codes import BLANK as BLANK_KIND
from boggle_desk.engine.kernels.codes import BLANKED, KINDS, MOVE, STRANGE, STRIP
from boggle_desk.engine.kernels.generator import Generator, is_compiled
from boggle_desk.engine.scrabble.board import Board, Layout
from boggle_desk.engine.scrabble.graphs import TileGraph
from boggle_desk.engine.scrabble.plays import Play
from boggle_desk.engine.scrabble.rack_parts import RackParts
from boggle_desk.engine.scrabble.tiles import BLANK, Rack, Tile, TileSet

_KEPT = 8  # generators that a thread keeps for later


class Bonus(NamedTuple):
    """The extra points for laying so many tiles in one turn (rule S18)."""

    tiles: int = 7
    points: int = 50


BONUS = Bonus()


@dataclass(frozen=True, eq=False)
class Numbering:
    """A tile set and a dictionary in the numbers of the kernels."""

    graph: TileGraph
    tiles: TileSet

    @cached_property
    def kinds(self) -> dict[str, int]:
        """The place of each face among the counts of a rack, for faces that some word has, and the blank."""
        return {face: number for face, number in self.graph.numbers.items() if face in self.tiles.values} | {
            BLANK: BLANK_KIND
        }

    @cached_property
    def faces(self) -> dict[int, str]:
        """The face of each place among the counts of a rack."""
        return {kind: face for face, kind in self.kinds.items()}

    @cached_property
    def values(self) -> bytes:
        """What a tile is worth by letter number."""
        return bytes(self.tiles.values.get(letter, 0) for letter in self.graph.letters)

    @cached_property
    def set_counts(self) -> bytes:
        """The counts of the whole set; tiles that no word has are left out."""
        return self.counts(self.tiles.tiles)

    @cached_property
    def _tiles(self) -> dict[int, Tile]:
        plain = {number + 1: Tile(letter) for number, letter in enumerate(self.graph.letters)}
        return plain | {code + BLANKED: Tile(tile.letter, blank=True) for code, tile in plain.items()}

    def counts(self, rack: Rack) -> bytes:
        """Return how many tiles there are of each kind; those that no word has are left out."""
        counts = bytearray(KINDS)
        for face in rack:
            if face in self.kinds:
                counts[self.kinds[face]] += 1
        return bytes(counts)

    def rack(self, counts: bytes) -> Rack:
        """Return the tiles of some counts, in order of the alphabet, the blanks last."""
        return tuple(self.faces[kind] for kind, count in enumerate(counts) for _ in range(count))

    def parts(self, rack: Rack) -> RackParts:
        """Return the parts of a rack."""
        counted = Counter(rack)
        used = sorted((self.kinds[face], face) for face in counted if face in self.kinds)
        faces = tuple(face for _kind, face in used)
        idle = tuple(face for face in rack if face not in self.kinds)
        return RackParts(faces, tuple(counted[face] for face in faces), idle)

    def code(self, tile: Tile) -> int:
        """Return the code of a tile on the board."""
        number = self.graph.numbers.get(tile.letter)
        if number is None:
            return STRANGE
        return number + 1 + (BLANKED if tile.blank else 0)

    def codes(self, board: Board) -> bytes:
        """Return the codes of a board, square by square."""
        return bytes([self.code(tile) if tile else 0 for tile in board.tiles])

    def tile(self, code: int) -> Tile:
        """Return the tile of a code."""
        return self._tiles[code]


@lru_cache(maxsize=16)
def numbering(graph: TileGraph, tiles: TileSet) -> Numbering:
    """Return the numbers of a tile set and a dictionary."""
    return Numbering(graph, tiles)


@dataclass(frozen=True, eq=False)
class Machine:
    """A generator for one kind of board, and what its numbers mean."""

    generator: Generator
    numbering: Numbering
    layout: Layout

    @cached_property
    def square_of(self) -> dict[int, int]:
        """The square of each place."""
        squares = range(self.layout.rows * self.layout.columns)
        return {self.generator.place(square, down): square for square in squares for down in (False, True)}

    @cached_property
    def turned(self) -> dict[int, int]:
        """The place of the same square in the line that crosses, by place."""
        squares = range(self.layout.rows * self.layout.columns)
        pairs = [(self.generator.place(square, False), self.generator.place(square, True)) for square in squares]
        return dict(pairs) | {column: row for row, column in pairs}

    def move(self, play: Play, score_place: int | None = None) -> bytes:
        """Return a play as a move of the kernels. Raises ValueError for tiles that are in no line, or no words have."""
        squares = play.squares
        columns = self.layout.columns
        down = len({square % columns for square in squares}) == 1 and len(squares) > 1
        places = [self.generator.place(square, down) for square in squares]
        if not places or places != sorted(places) or places[-1] - places[0] >= MOVE - STRIP:
            raise ValueError("the play lies in no line")
        codes = bytearray(places[-1] - places[0] + 1)
        for place, (_square, tile) in zip(places, play.laid, strict=True):
            codes[place - places[0]] = self.numbering.code(tile)
        head = (places[0] & 255, places[0] >> 8, len(codes), len(places), 0, 0)
        return bytes((*head, *codes)).ljust(MOVE, b"\0")


def new_machine(graph: TileGraph, tiles: TileSet, layout: Layout, bonus: Bonus = BONUS) -> Machine:
    """Return a generator that nobody else has. Raises ValueError for a board or tiles beyond what kernels take."""
    numbers = numbering(graph, tiles)
    generator = Generator(
        graph.two_way,
        layout.rows,
        layout.columns,
        layout.start,
        bytes(premium.letter for premium in layout.premiums),
        bytes(premium.word for premium in layout.premiums),
        numbers.values,
        graph.playable,
        bonus.tiles,
        bonus.points,
    )
    return Machine(generator, numbers, layout)


@lru_cache(maxsize=8)
def spelled_letters(graph: TileGraph, tiles: TileSet, layout: Layout) -> bytes | None:
    """Return what `Generator.set_spelled` takes, which makes the search for the best play faster; None while the
    kernels are not compiled, where it takes longer than it saves."""
    if not is_compiled():
        return None
    return new_machine(graph, tiles, layout).generator.mark_spelled()


class _Kept(local):
    """The generators of one thread."""

    def __init__(self) -> None:
        self.machine: Callable[[TileGraph, TileSet, Layout, Bonus], Machine] = lru_cache(maxsize=_KEPT)(new_machine)


_kept = _Kept()


def machine(graph: TileGraph, tiles: TileSet, layout: Layout, bonus: Bonus = BONUS) -> Machine:
    """Return this thread's generator for a kind of board; it is kept for the next time."""
    return _kept.machine(graph, tiles, layout, bonus)
