"""Scrabble plays of one rack on one board: all of them with their scores, or the one worth most with what it leaves.

For the best play the anchors are searched in order of their bounds, until none can beat the best one.
"""

from collections.abc import Sequence
from operator import index

try:
    import cython
except ImportError:
    from boggle_desk.engine.kernels import uncompiled as cython

from boggle_desk.engine.kernels.bounds import Bounds
from boggle_desk.engine.kernels.held_rack import check_rack

if not cython.compiled:
    from boggle_desk.engine.kernels.codes import ANCHOR, BLANK, NOTHING


class Generator(Bounds):
    """A board, and a search on it at a time. Two threads need two of them; a second call meanwhile is refused."""

    # ---------------------------------------------------------------------------------- the numbers

    def search_best(self, with_leaves: bool) -> None:
        """Find the play worth most; anchors that cannot beat it are left out.

        With blanks it first searches without them: what keeps them is hard to beat, and plays with a blank leave so
        much less.
        """
        self.forget(True, with_leaves)
        self.find_all_anchors()
        blanks = self.rack[BLANK]
        self.gather_keys(blanks)
        if not self.tiles:
            self.promise_all()
            for number in range(self.anchor_count):
                self.search_anchor(number)
            return
        self.order_parts()
        if blanks:
            self.rack[BLANK] = 0
            self.take_phase(False)
            self.search_promising()
            self.rack[BLANK] = blanks
        self.take_phase(blanks > 0)
        self.search_promising()

    def search_promising(self) -> None:
        """Search the anchors, the most promising first, until none can beat the best play.

        What can beat it with a blank is mostly the whole rack, and that makes words with few letters for the blank.
        """
        self.bound_anchors()
        for number in range(self.anchor_count):
            self.bring_best(number)
            at = ANCHOR * number
            if self.anchors[at] < self.to_beat or self.anchors[at] == NOTHING or self.stopping[0]:
                break
            if self.blank_phase and self.blanks == 1 and self.can_spell:
                self.naming = 0
                self.bound(self.anchors[at + 1], self.anchors[at + 2], self.anchors[at + 3], True)
            self.promise(number)
            self.search_anchor(number)
            self.naming = self.playable

    # ---------------------------------------------------------------------------------- for Python

    def find_best(self, rack: bytes, leaves: Sequence[int] | None = None) -> bool:
        """Find the play worth most and return whether there is any. `leaves` has by part of the rack what keeping it
        is worth, in thousandths of a point. Raises ValueError for an impossible rack or a wrong number of leaves."""
        check_rack(rack)
        self.occupy()
        try:
            counts = rack
            self.take_rack(counts)
            if leaves is not None:
                if len(leaves) != self.part + 1:
                    raise ValueError(f"there are {len(leaves)} leaves for {self.part + 1} parts of the rack")
                for part in range(self.part + 1):
                    self.leaves[part] = max(-1_000_000, min(1_000_000, index(leaves[part])))
            known = leaves is not None
            with cython.nogil:
                self.search_best(known)
        finally:
            self.busy = False
        return self.count > 0

    def equity(self) -> int:
        """Return the equity of the best play in thousandths of a point."""
        self.idle()
        return self.equities[0]


def is_compiled() -> bool:
    """Tell whether this is the compiled kernel."""
    return bool(cython.compiled)
