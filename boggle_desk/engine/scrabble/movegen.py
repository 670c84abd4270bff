"""Every play that a rack can make on a board, with its score (rules S4, S14–S18). The search is `kernels.generator`."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple, overload

from boggle_desk.engine.kernels.codes import BLANKED, MOVE, STRIP
from boggle_desk.engine.scrabble.board import Board
from boggle_desk.engine.scrabble.graphs import TileGraph
from boggle_desk.engine.scrabble.numbering import BONUS, Bonus, Machine, machine
from boggle_desk.engine.scrabble.plays import Play, play_of
from boggle_desk.engine.scrabble.rack_parts import RackParts
from boggle_desk.engine.scrabble.tiles import Rack, TileSet
from boggle_desk.engine.stopping import Stopped, never

if TYPE_CHECKING:
    import numpy as np

__all__ = ["BONUS", "Bonus", "Found", "Placement", "Plays", "find_plays"]


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
        square_of, tile = self._machine.square_of, self._machine.numbering.tile
        return play_of((square_of[place], tile(code)) for place, code in found.laid)

    def kept(self, found: Found) -> Rack:
        """Return what one of the plays leaves on the rack."""
        return self.parts.kept(found.part)

    def words(self, found: Found) -> tuple[str, ...]:
        """Return the words that one of the plays forms, the long way of the play first, in lower case."""
        laid = dict(found.laid)
        runs = [self._run(found.first, laid)]
        runs += [self._run(self._machine.turned[place], {self._machine.turned[place]: laid[place]}) for place in laid]
        letters = self._machine.numbering.graph.letters
        words = ["".join([letters[(code - 1) % BLANKED] for code in run]).lower() for run in runs if len(run) > 1]
        return tuple(words)

    def _run(self, place: int, laid: Mapping[int, int]) -> list[int]:
        """Return the codes of the word through a place along its line."""
        first = final = place
        while self._code(first - 1, laid):
            first -= 1
        while self._code(final + 1, laid):
            final += 1
        return [self._code(at, laid) for at in range(first, final + 1)]

    def _code(self, place: int, laid: Mapping[int, int]) -> int:
        if place in laid:
            return laid[place]
        square = self._machine.square_of.get(place)
        return 0 if square is None else self._codes[square]

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
