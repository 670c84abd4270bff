"""Every play that a rack can make on a board, with its score (rules S4, S14 to S18); the search is a kernel."""

import itertools
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import prod
from typing import TYPE_CHECKING, NamedTuple, overload

from boggle_desk.engine.kernels import kept_with_graph, per_thread
from boggle_desk.engine.kernels.codes import BLANK as BLANK_KIND
from boggle_desk.engine.kernels.codes import BLANKED, KINDS, MOVE, STRANGE, STRIP
from boggle_desk.engine.kernels.moves import MoveGenerator, WordMap, is_compiled
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
    """The letter of each number."""
    nodes: "memoryview[int]"
    playable: int
    """The bits of the numbers that a tile carries, and so a blank may stand for."""
    source: WordGraph

    @property
    def two_way(self) -> TwoWayGraph:
        """The same words to be read in both directions."""
        return self.source.two_way

    @cached_property
    def numbers(self) -> dict[str, int]:
        return {letter: number for number, letter in enumerate(self.letters)}


@kept_with_graph
def tile_graph(graph: WordGraph, tiles: TileSet) -> TileGraph:
    """Return the graph in tiles. Raises ValueError for a set with tiles of several letters and more than 32 of them."""
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
    """The parts of a rack: equal tiles are alike, so n tiles of a face count from 0 to n."""

    faces: tuple[str, ...]
    counts: tuple[int, ...]
    idle: Rack = ()
    """The tiles that no word has."""

    @cached_property
    def total(self) -> int:
        return prod(count + 1 for count in self.counts)

    def kept(self, part: int) -> Rack:
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
        """The place among the counts of a rack, by face; faces that no word has are left out."""
        return {face: number for face, number in self.graph.numbers.items() if face in self.tiles.values} | {
            BLANK: BLANK_KIND
        }

    @cached_property
    def faces(self) -> dict[int, str]:
        return {kind: face for face, kind in self.kinds.items()}

    @cached_property
    def values(self) -> bytes:
        return bytes(self.tiles.values.get(letter, 0) for letter in self.graph.letters)

    @cached_property
    def set_counts(self) -> bytes:
        return self.counts(self.tiles.tiles)

    @cached_property
    def _tiles(self) -> dict[int, Tile]:
        plain = {number + 1: Tile(letter) for number, letter in enumerate(self.graph.letters)}
        return plain | {code + BLANKED: Tile(tile.letter, blank=True) for code, tile in plain.items()}

    def counts(self, rack: Rack) -> bytes:
        counts = bytearray(KINDS)
        for face in rack:
            if face in self.kinds:
                counts[self.kinds[face]] += 1
        return bytes(counts)

    def rack(self, counts: bytes) -> Rack:
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
        return bytes([self.code(tile) if tile else 0 for tile in board.tiles])

    def tile(self, code: int) -> Tile:
        return self._tiles[code]


@kept_with_graph
def numbering(graph: TileGraph, tiles: TileSet) -> Numbering:
    return Numbering(graph, tiles)


@dataclass(frozen=True, eq=False)
class Machine:
    """A generator for one kind of board, and what its numbers mean."""

    generator: MoveGenerator
    numbering: Numbering
    layout: Layout

    @cached_property
    def square_of(self) -> dict[int, int]:
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
    """Return a new generator. Raises ValueError for a board or tiles beyond the kernels' limits."""
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


@kept_with_graph
def word_map(graph: TileGraph) -> WordMap | None:
    """Return the argument of `MoveGenerator.set_map`, a speed-up; None while the kernels are not compiled."""
    return WordMap(graph.two_way) if is_compiled() else None


@per_thread(_KEPT)
def machine(graph: TileGraph, tiles: TileSet, layout: Layout, bonus: Bonus) -> Machine:
    """Return this thread's generator, which is reused."""
    return new_machine(graph, tiles, layout, bonus)


class Found(NamedTuple):
    """A play in numbers: light enough for tens of thousands."""

    score: int
    part: int
    """What it leaves on the rack: a number of `RackParts`."""
    move: bytes
    """The tiles: see `kernels.codes.MOVE`."""

    @property
    def first(self) -> int:
        return self.move[0] | self.move[1] << 8

    @property
    def down(self) -> bool:
        return self.move[4] != 0

    @property
    def placed(self) -> int:
        return self.move[3]

    @property
    def laid(self) -> tuple[tuple[int, int], ...]:
        strip, first = self.move[STRIP : STRIP + self.move[2]], self.first
        return tuple([(first + offset, code) for offset, code in enumerate(strip) if code])


class FoundPlays(Sequence[Found]):
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
        return self._machine.square_of

    def placement(self, found: Found) -> Placement:
        return Placement(self.play(found), found.score, self.kept(found))

    def play(self, found: Found) -> Play:
        return play_of(self.tiles(found))

    def tiles(self, found: Found) -> Iterator[tuple[int, Tile]]:
        square_of, tile = self._machine.square_of, self._machine.numbering.tile
        return ((square_of[place], tile(code)) for place, code in found.laid)

    def kept(self, found: Found) -> Rack:
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
        return {place: code for place, square in self.squares.items() if (code := self._codes[square])}

    def ranked(
        self, leave: Callable[[Rack], float], beside: Callable[[Found], float] | None = None
    ) -> Iterator[tuple[float, Found]]:
        """Yield the plays with score, leave and what `beside` adds, the best first, in a stable order. `leave` is asked
        once for each rest of the rack."""
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
    """Return every play of the rack that forms words of the graph only; one tile that forms words both ways is one
    play. Raises `Stopped` when `stop` says so, and ValueError for a rack that is too long."""
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
