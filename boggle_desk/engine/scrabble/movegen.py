"""Every play that a rack can make on a board, with its score (rules S4, S14 to S18); the search is a kernel."""

import itertools
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import prod
from threading import local
from typing import TYPE_CHECKING, NamedTuple, overload

from boggle_desk.engine.kernels.codes import BLANK as BLANK_KIND
from boggle_desk.engine.kernels.codes import BLANKED, KINDS, MOVE, STRANGE, STRIP
from boggle_desk.engine.kernels.moves import MoveGenerator, is_compiled
from boggle_desk.engine.scrabble.board import Board, Layout
from boggle_desk.engine.scrabble.plays import Play, play_of
from boggle_desk.engine.scrabble.rules import BONUS, Bonus
from boggle_desk.engine.scrabble.tiles import BLANK, Rack, Tile, TileSet
from boggle_desk.engine.stopping import Stopped, never
from boggle_desk.engine.word_graph import MAXIMUM_LETTERS, TwoWayGraph, WordGraph

if TYPE_CHECKING:
    import numpy as np


@dataclass(frozen=True, eq=False)
class TileGraph:
    """The words of a dictionary that a tile set can lay, for the generator: see `word_graph` for the nodes."""

    letters: tuple[str, ...]
    """The letter of each number, as tiles carry it; a number that no tile carries has one too."""
    nodes: "memoryview[int]"
    playable: int
    """The bits of the numbers that a tile carries, and so a blank may stand for."""
    source: WordGraph
    """The words, spelled in these numbers."""

    @property
    def two_way(self) -> TwoWayGraph:
        """The same words to be read in both directions."""
        return self.source.two_way

    @cached_property
    def numbers(self) -> dict[str, int]:
        """The number of each letter."""
        return {letter: number for number, letter in enumerate(self.letters)}


@lru_cache(maxsize=8)
def tile_graph(graph: WordGraph, tiles: TileSet) -> TileGraph:
    """Return the graph in tiles: at once if every tile carries one letter, else spelled anew.

    Raises ValueError if a set with tiles of several letters has more than 32 of them.
    """
    carried = {kind.letter for kind in tiles.kinds}
    if any(len(letter) > 1 for letter in carried):
        return _spelled(graph, tuple(kind.letter for kind in tiles.kinds))
    letters = tuple(letter.upper() for letter in graph.alphabet)
    playable = sum(1 << number for number, letter in enumerate(letters) if letter in carried)
    return TileGraph(letters, graph.nodes, playable, graph)


def _spelled(graph: WordGraph, letters: tuple[str, ...]) -> TileGraph:
    if len(letters) > MAXIMUM_LETTERS:
        raise ValueError(f"a set with tiles of several letters has up to {MAXIMUM_LETTERS} of them, not {len(letters)}")
    again = graph.respelled([letter.lower() for letter in letters])
    return TileGraph(letters, again.nodes, (1 << len(letters)) - 1, again)


@dataclass(frozen=True)
class RackParts:
    """The parts of one rack: equal tiles are told apart by nothing, so n tiles of a face count from 0 to n."""

    faces: tuple[str, ...]
    """The different faces that plays can use, in order of their weights."""
    counts: tuple[int, ...]
    """How many tiles have each face."""
    idle: Rack = ()
    """The tiles that no word of the dictionary has: they stay, whatever is played."""

    @cached_property
    def total(self) -> int:
        """The number of parts; the last one is the whole rack."""
        return prod(count + 1 for count in self.counts)

    def kept(self, part: int) -> Rack:
        """Return the tiles of a part."""
        tiles: list[str] = []
        for face, count in zip(self.faces, self.counts, strict=True):
            tiles += [face] * (part % (count + 1))
            part //= count + 1
        return (*tiles, *self.idle)


_KEPT = 8  # generators that a thread keeps for later


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
        counted = Counter(rack)
        used = sorted((self.kinds[face], face) for face in counted if face in self.kinds)
        faces = tuple(face for _kind, face in used)
        idle = tuple(face for face in rack if face not in self.kinds)
        return RackParts(faces, tuple(counted[face] for face in faces), idle)

    def code(self, tile: Tile) -> int:
        number = self.graph.numbers.get(tile.letter)
        if number is None:
            return STRANGE
        return number + 1 + (BLANKED if tile.blank else 0)

    def codes(self, board: Board) -> bytes:
        """Return the codes of a board, square by square."""
        return bytes([self.code(tile) if tile else 0 for tile in board.tiles])

    def tile(self, code: int) -> Tile:
        return self._tiles[code]


@lru_cache(maxsize=16)
def numbering(graph: TileGraph, tiles: TileSet) -> Numbering:
    """Return the numbers of a tile set and a dictionary."""
    return Numbering(graph, tiles)


@dataclass(frozen=True, eq=False)
class Machine:
    """A generator for one kind of board, and what its numbers mean."""

    generator: MoveGenerator
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

    def move(self, play: Play) -> bytes:
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
    generator = MoveGenerator(
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
    """Return what `MoveGenerator.set_spelled` takes, which makes the search for the best play faster; None while the
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


class Found(NamedTuple):
    """A play in numbers: light enough for tens of thousands."""

    score: int
    part: int
    """What it leaves on the rack: a number of `RackParts`."""
    move: bytes
    """The tiles: see `kernels.codes.MOVE`."""

    @property
    def first(self) -> int:
        """The place where the word begins that runs along the play."""
        return self.move[0] | self.move[1] << 8

    @property
    def down(self) -> bool:
        """Whether it was found along a column."""
        return self.move[4] != 0

    @property
    def placed(self) -> int:
        """How many tiles are laid."""
        return self.move[3]

    @property
    def laid(self) -> tuple[tuple[int, int], ...]:
        """The places and codes of the tiles that are laid."""
        strip, first = self.move[STRIP : STRIP + self.move[2]], self.first
        return tuple([(first + offset, code) for offset, code in enumerate(strip) if code])


class FoundPlays(Sequence[Found]):
    """Plays in the flat arrays that the generator filled."""

    def __init__(self, scores: bytes, parts: bytes, moves: bytes) -> None:
        import numpy as np

        self.scores = np.frombuffer(scores, np.int32)
        self.parts = np.frombuffer(parts, np.int32)
        self._moves = moves

    def __len__(self) -> int:
        return len(self.scores)

    @overload
    def __getitem__(self, index: int) -> Found: ...
    @overload
    def __getitem__(self, index: slice) -> list[Found]: ...
    def __getitem__(self, index: int | slice) -> Found | list[Found]:
        if isinstance(index, slice):
            return [self[at] for at in range(*index.indices(len(self)))]
        at = range(len(self))[index]
        return Found(int(self.scores[at]), int(self.parts[at]), self._moves[MOVE * at : MOVE * (at + 1)])


class Placement(NamedTuple):
    """A play that the rules and the dictionary allow, and what it is worth."""

    play: Play
    score: int
    kept: Rack
    """What it leaves on the rack."""


@dataclass(frozen=True, eq=False)
class Plays:
    """All plays of one position, each distinct placement once, in the order in which they were found."""

    found: FoundPlays
    parts: RackParts
    _machine: Machine
    _codes: bytes
    """The codes of the board, square by square."""

    def __len__(self) -> int:
        return len(self.found)

    def __iter__(self) -> Iterator[Placement]:
        return map(self.placement, self.found)

    @property
    def squares(self) -> Mapping[int, int]:
        """The square of each place of the generator."""
        return self._machine.square_of

    def placement(self, found: Found) -> Placement:
        """Return one of the plays in words."""
        return Placement(self.play(found), found.score, self.kept(found))

    def play(self, found: Found) -> Play:
        """Return the tiles of one of the plays."""
        return play_of(self.tiles(found))

    def tiles(self, found: Found) -> Iterator[tuple[int, Tile]]:
        """Yield the squares and tiles of one of the plays."""
        square_of, tile = self._machine.square_of, self._machine.numbering.tile
        return ((square_of[place], tile(code)) for place, code in found.laid)

    def kept(self, found: Found) -> Rack:
        """Return what one of the plays leaves on the rack."""
        return self.parts.kept(found.part)

    def words(self, found: Found) -> tuple[str, ...]:
        """Return the words that one of the plays forms, the long way of the play first, in lower case."""
        lying, turned, laid = self._lying, self._machine.turned, dict(found.laid)
        runs = [_run(found.first, lying | laid)]
        for place, code in laid.items():
            across = turned[place]
            if across - 1 in lying or across + 1 in lying:
                runs.append(_run(across, lying | {across: code}))
        letters = self._machine.numbering.graph.letters
        return tuple(["".join([letters[(code - 1) % BLANKED] for code in run]).lower() for run in runs if len(run) > 1])

    @cached_property
    def _lying(self) -> dict[int, int]:
        """The codes of what lies on the board, by place."""
        return {place: code for place, square in self.squares.items() if (code := self._codes[square])}

    def ranked(
        self, leave: Callable[[Rack], float], beside: Callable[[Found], float] | None = None
    ) -> Iterator[tuple[float, Found]]:
        """Yield the plays with score, leave and what `beside` adds, the best first; equal ones in an order that never
        changes. `leave` is asked once for each different rest of the rack."""
        import numpy as np

        equities = self._equities(leave)
        if beside:
            equities += np.array([beside(each) for each in self.found], float)
        order = np.lexsort((-self.found.scores, -equities))
        for at in order:
            yield float(equities[at]), self.found[int(at)]

    def equity(
        self, found: Found, leave: Callable[[Rack], float], beside: Callable[[Found], float] | None = None
    ) -> float:
        """Return what one of the plays is worth: see `ranked`."""
        return found.score + leave(self.kept(found)) + (beside(found) if beside else 0.0)

    def _equities(self, leave: Callable[[Rack], float]) -> "np.ndarray[tuple[int], np.dtype[np.float64]]":
        import numpy as np

        worth = np.zeros(self.parts.total)
        for part in np.unique(self.found.parts):
            worth[part] = leave(self.parts.kept(int(part)))
        return self.found.scores + worth[self.found.parts]


def _run(place: int, codes: Mapping[int, int]) -> list[int]:
    """Return the codes of the word through a place along its line."""
    while place - 1 in codes:
        place -= 1
    return list(itertools.takewhile(bool, (codes.get(at, 0) for at in itertools.count(place))))


def find_plays(
    board: Board,
    rack: Rack,
    tiles: TileSet,
    graph: TileGraph,
    bonus: Bonus = BONUS,
    stop: Callable[[], bool] = never,
) -> Plays:
    """Return every play of the rack on the board that forms words of the graph only, with its score.

    One tile that forms words both ways is one play. Raises `Stopped` when `stop` says so (it is asked before and after
    the search, and all the time while the kernels are not compiled), and ValueError for a rack that is too long.
    """
    its = machine(graph, tiles, board.layout, bonus)
    codes = its.numbering.codes(board)
    its.generator.set_board(codes)
    its.generator.ask(stop)
    try:
        if not stop():
            its.generator.find_all(its.numbering.counts(rack))
        if stop():
            raise Stopped
    finally:
        its.generator.ask(never)
    return Plays(FoundPlays(*its.generator.found()), its.numbering.parts(rack), its, codes)
