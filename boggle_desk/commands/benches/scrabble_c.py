"""The plain C program `scrabble.c` on the ground of the kernels: same graph, same positions, same leaves."""

from array import array
from ctypes import (
    POINTER,
    Array,
    Structure,
    byref,
    c_char_p,
    c_int,
    c_int32,
    c_int64,
    c_uint32,
    c_void_p,
)
from functools import cached_property
from time import process_time

from boggle_desk.commands.benches.plain_c import program
from boggle_desk.commands.benches.scrabble_ground import Ground, Moment
from boggle_desk.engine.kernels.codes import ONE_POINT


class _Layout(Structure):
    _fields_ = [
        *((name, c_int32) for name in ("rows", "columns", "start", "bingo_tiles", "bingo_bonus", "letters")),
        *((name, c_uint32) for name in ("playable", "root", "forward")),
        *((name, c_char_p) for name in ("letter_bonus", "word_bonus", "values")),
        ("nodes", c_void_p),
    ]


class Rival:
    """`scrabble.c` on the same ground. Raises `NoBaseline`."""

    def __init__(self, its: Ground) -> None:
        self._ground, self._program = its, program("scrabble")
        self._program.scrabble_all.argtypes = [c_int, c_char_p, c_char_p, POINTER(c_int64), POINTER(c_int64)]
        self._program.scrabble_best.argtypes = [c_char_p, POINTER(c_int32), c_int]
        self._program.scrabble_best.restype = c_int32
        rules, graph = its.known.rules, its.known.graph
        self._nodes = array("I", graph.two_way.nodes)  # of its own: mapped memory may be read-only
        premiums, layout = rules.layout.premiums, rules.layout
        self._layout = _Layout(
            rows=layout.rows,
            columns=layout.columns,
            start=layout.start,
            bingo_tiles=rules.bingo_tiles,
            bingo_bonus=rules.bingo_bonus,
            letters=len(graph.letters),
            playable=graph.playable,
            root=graph.two_way.root,
            forward=graph.two_way.forward,
            letter_bonus=bytes(premium.letter for premium in premiums),
            word_bonus=bytes(premium.word for premium in premiums),
            values=its.arena.machine.numbering.values,
            nodes=self._nodes.buffer_info()[0],
        )
        self._program.scrabble_begin(byref(self._layout))
        self._boards = b"".join(moment.board for moment in its.moments)
        self._racks = b"".join(moment.rack for moment in its.moments)
        self.counts, self.points = ((c_int64 * len(its.moments))() for _each in range(2))

    def find_all(self, adding: bool = False) -> None:
        """Find all plays of all positions, and add up their scores if told to."""
        points = self.points if adding else None
        self._program.scrabble_all(len(self.counts), self._boards, self._racks, self.counts, points)

    def best(self, moment: Moment, times: int) -> tuple[int, float]:
        """Return the equity of the best play of a position, and the seconds of looking for it so many times."""
        leaves = self._leaves[moment.rack]
        self._program.scrabble_lay(moment.board)
        start = process_time()
        equity = self._program.scrabble_best(moment.rack, leaves, times)
        return int(equity), process_time() - start

    @cached_property
    def _leaves(self) -> dict[bytes, Array[c_int32]]:
        """What the rack of each position keeps, by its parts, in thousandths of a point."""
        return {moment.rack: _leaves_of(self._ground, moment) for moment in self._ground.moments}


def _leaves_of(its: Ground, moment: Moment) -> Array[c_int32]:
    numbers = its.arena.machine.numbering
    parts = numbers.parts(numbers.rack(moment.rack))
    values = [round(ONE_POINT * its.known.leaves.value(parts.kept(part))) for part in range(parts.total)]
    return (c_int32 * len(values))(*values)
