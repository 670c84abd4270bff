"""The end of a Scrabble game of two, the bag empty and both racks known: the move that wins most points, and how many.

The search is alpha-beta in iterations ever deeper, with a table of positions met before (principal variation search;
Knuth and Moore, "An analysis of alpha-beta pruning", Artificial Intelligence 6, 1975). A value is by how much the
player on turn gains on the other from here on to the end, with the racks reckoned. At the limit of its depth the search
goes on greedily to the end; when no line of play was cut off like this the answer is exact.

Moves are tried in the order of what they score, what they take off the rack, and what the other would answer. Where the
other can go out with a play that a move does not spoil, that answer bounds what the move can come to.

Who passes may be answered by a pass; then nothing has changed, and only the turns without points that are left differ.
If two or more are left, their number changes no value as long as nobody can lay tiles for no points: the better of
passing and the best play is the same in every round. So two stand for all of them; see `settle`.
"""

from array import array
from operator import index
from typing import NamedTuple

try:
    import cython
except ImportError:
    from boggle_desk.engine.kernels import uncompiled as cython

from boggle_desk.engine.kernels.codes import BLANK, KINDS, MOVE
from boggle_desk.engine.kernels.endgame_plays import EndgamePlays
from boggle_desk.engine.kernels.held_rack import check_rack

MOST_DEPTH = 60
"""The deepest iteration; no endgame of two racks of 15 tiles takes so many turns that are not forced."""
INFINITE = 1_000_000_000
"""Beyond every value."""
_INFINITE = INFINITE
_PLIES = 64
"""Turns of a variation that are kept."""
_EXACT, _LOWER, _UPPER = 1, 2, 3
_UNLIMITED = 1_000_000
_PASS_MARK = 1
_MARKS = 4096
_DONE = -2_000_000_000
_AT_ONCE = 1_000_000_000
_GOING_OUT = 100_000_000
_ASPIRED = 12
_DEEP = 127
_FIRST_STACK, _MOST_STACK = 1 << 15, 1 << 21


class Turn(NamedTuple):
    """A turn of a variation."""

    move: bytes
    """The play as the generator gives it; a pass lays no tiles."""
    score: int


class Solution(NamedTuple):
    """What a search has found out."""

    value: int
    """By how many points the player on turn gains on the other from here to the end of the game."""
    exact: bool
    """Whether nothing was estimated. With bounds: whether the value, or that it is not inside them, is certain."""
    depth: int
    """The depth of the last iteration that was completed; 0 if none was."""
    nodes: int
    """Positions that were looked at."""
    variation: tuple[Turn, ...]
    """Best play, as far as the search went; empty if no iteration was completed."""


class Endgame(EndgamePlays):
    """A search for the best end of a game. It owns its generator; two threads need two of each."""

    def note_turn(self, ply: int, at: int) -> None:
        """Put a turn of the stack before the variation of the next ply."""
        if ply >= _PLIES:
            return
        here = ply * _PLIES
        for offset in range(MOVE):
            self.variations[here * MOVE + offset] = self.stack_moves[at * MOVE + offset]
        self.variation_scores[here] = self.stack_scores[at]
        length = 0
        if ply + 1 < _PLIES:
            length = self.variation_lengths[ply + 1]
            if length > _PLIES - 1:
                length = _PLIES - 1
            there = (ply + 1) * _PLIES
            for turn in range(length):
                self.variation_scores[here + turn + 1] = self.variation_scores[there + turn]
            for offset in range(MOVE * length):
                self.variations[(here + 1) * MOVE + offset] = self.variations[there * MOVE + offset]
        self.variation_lengths[ply] = length + 1

    def remember(self, key: int, depth: int, value: int, kind: int, complete: bool, mark: int) -> None:
        """Write a position into the table."""
        at = key & self.table_mask
        if complete:
            depth = _DEEP
        self.table_keys[at] = key
        self.table_values[at] = value
        self.table_info[at] = depth | kind << 8
        self.table_moves[at] = mark

    def after(self, at: int, depth: int, alpha: int, beta: int, ply: int, again: bool) -> int:
        """Return what a turn of the stack, a play that leaves tiles or a pass, comes to for its player.

        The board is kept before the first turn of a position, and laid again only before another one.
        """
        who = self.turn
        left_passes = self.left_passes
        left_scoreless = self.left_scoreless
        board_key = self.board_key
        blanks_laid = self.blanks_laid
        score = self.stack_scores[at]
        laid = self.stack_moves[at * MOVE + 3]
        slot = self.laid_plays
        if again:
            self.restore(slot)
        else:
            self.save(slot)
        if laid:
            self.lay_stacked(at)
            self.laid_plays += 1
            self.count_points(score)
        else:
            self.left_passes -= 1
            self.left_scoreless -= 1
        if self.left_scoreless > 0:
            self.turn = 1 - who
            value = score - self.search(depth, score - beta, score - alpha, ply)
        else:
            value = score + self.worth[1 - who] - self.worth[who]
            self.complete = True
            if ply < _PLIES:
                self.variation_lengths[ply] = 0
        self.turn = who
        self.left_passes = left_passes
        self.left_scoreless = left_scoreless
        if laid:
            self.laid_plays = slot
            self.take_back(at)
            self.board_key = board_key
            self.blanks_laid = blanks_laid
        return value

    def search(self, depth: int, alpha: int, beta: int, ply: int) -> int:  # noqa: C901 - one recursion, as it runs
        """Return the value of the position for the player on turn; outside alpha and beta it is a bound."""
        self.nodes += 1
        if self.generator.stopping[0] or (self.node_limit and self.nodes >= self.node_limit):
            self.halted = True
            return 0
        if ply < _PLIES:
            self.variation_lengths[ply] = 0
        key = self.position_key()
        slot = key & self.table_mask
        wanted = 0
        if self.table_keys[slot] == key:
            info = self.table_info[slot]
            known = self.table_values[slot]
            kind = info >> 8
            if (
                (info & 127) >= depth
                and beta - alpha == 1
                and (kind == _EXACT or (kind == _LOWER and known >= beta) or (kind == _UPPER and known <= alpha))
            ):
                self.complete = (info & 127) == _DEEP
                return known
            wanted = self.table_moves[slot]
        if depth <= 0:
            known = self.play_out()
            self.complete = False
            if not self.halted:
                self.remember(key, 0, known, _EXACT, False, wanted)
            return known
        who = self.turn
        first = self.top
        count = self.gather(first)
        if count < 0:
            return 0
        end = first + count
        last = self.left_passes <= 1 or self.left_scoreless <= 1
        for offset in range(MOVE):
            self.stack_moves[end * MOVE + offset] = 0
        self.stack_scores[end] = 0
        self.stack_marks[end] = _PASS_MARK
        self.stack_orders[end] = _GOING_OUT if last else -100
        self.stack_used[end] = 0
        end += 1
        if not self.answer(first, end):
            return 0
        if wanted:
            for at in range(first, end):
                if self.stack_marks[at] == wanted:
                    self.stack_orders[at] = _AT_ONCE
        self.top = end
        best = -_INFINITE
        best_mark = 0
        low = alpha
        complete = True
        searched = False
        onward = depth - 1 if count else depth
        while True:
            at = self.pick(first, end)
            if at < 0:
                break
            self.stack_orders[at] = _DONE
            laid = self.stack_moves[at * MOVE + 3]
            self.complete = True
            if laid and laid == self.held[who]:
                value = self.stack_scores[at] + 2 * self.worth[1 - who]
                if ply + 1 < _PLIES:
                    self.variation_lengths[ply + 1] = 0
            elif laid == 0 and last:
                value = self.worth[1 - who] - self.worth[who]
                if ply + 1 < _PLIES:
                    self.variation_lengths[ply + 1] = 0
            elif self.stack_bounds[at] <= low and (laid == 0 or self.stack_scores[at] > 0):
                value = self.stack_bounds[at]
            else:
                if searched and beta - low > 1:
                    value = self.after(at, onward, low, low + 1, ply + 1, True)
                    if low < value < beta and not self.halted:
                        value = self.after(at, onward, low, beta, ply + 1, True)
                else:
                    value = self.after(at, onward, low, beta, ply + 1, searched)
                searched = True
                if self.halted:
                    self.top = first
                    return 0
            if value > best:
                best = value
                best_mark = self.stack_marks[at]
                if value > low:
                    low = value
                    if beta - alpha > 1:
                        self.note_turn(ply, at)
                    if low >= beta:
                        complete = self.complete
                        if laid < self.held[who]:
                            self.history[who * _MARKS + (best_mark >> 4 & (_MARKS - 1))] += depth
                        break
            complete = complete and self.complete
        self.top = first
        if best >= beta:
            kind = _LOWER
        elif best > alpha:
            kind = _EXACT
        else:
            kind = _UPPER
        self.remember(key, depth, best, kind, complete, best_mark)
        self.complete = complete
        return best

    def stop(self, stops: bool = True) -> None:
        """Tell a search to come to its end within a moment, or let searches run again."""
        if not self.made:
            raise RuntimeError("this endgame was never made")
        self.generator.stop(stops)

    def _forget(self) -> None:
        """Forget all positions, so that an answer does not depend on questions before it."""
        self.table_keys = array("Q", bytes(8 * (self.table_mask + 1)))
        for at in range(2 * _MARKS):
            self.history[at] = 0

    def solve(
        self,
        board: bytes,
        rack: bytes,
        other: bytes,
        passes: int = 0,
        scoreless: int = 0,
        depth: int = MOST_DEPTH,
        nodes: int = 0,
        bounds: tuple[int, int] = (-INFINITE, INFINITE),
        afresh: bool = True,
    ) -> Solution:
        """Return the best end of a game from a board, with the counts of the racks of the player on turn and the other.

        `passes` and `scoreless` are the turns in succession that brought nothing so far. The search ends when it is
        exact, at `depth`, after so many `nodes` (0: no limit) or when it is stopped, with the answer of the last
        complete iteration. At depth 0 it only goes on greedily and tells what that comes to. Between `bounds` the value
        is wanted; outside them to know the side is enough. `afresh` forgets the positions of earlier searches first.
        Raises ValueError for a position that cannot be, TypeError, and RuntimeError while another thread uses the
        generator.
        """
        if not self.made:
            raise RuntimeError("this endgame was never made")
        zeros, limits = (index(passes), index(scoreless)), (index(depth), index(nodes))
        window = (index(bounds[0]), index(bounds[1]))
        self._check(rack, other, zeros, limits, window)
        self.generator.set_board(board)
        self.generator.occupy()
        try:
            if afresh:
                self._forget()
            self._take(board, rack, other, zeros[0], zeros[1])
            self.nodes = 0
            self.node_limit = limits[1]
            return self._deepen(limits[0], window[0], window[1])
        finally:
            self.generator.busy = False

    def _take(self, board: bytes, rack: bytes, other: bytes, passes: int, scoreless: int) -> None:
        """Begin at a position. Raises ValueError if the game has ended."""
        left_passes = self.all_passes - passes if self.all_passes < _UNLIMITED else _UNLIMITED
        left_scoreless = self.all_scoreless - scoreless if self.all_scoreless < _UNLIMITED else _UNLIMITED
        if left_passes <= 0 or left_scoreless <= 0:
            raise ValueError("the game has ended by turns without points")
        self.left_passes, self.left_scoreless = left_passes, left_scoreless
        for kind in range(KINDS):
            self.racks[kind] = rack[kind]
            self.racks[KINDS + kind] = other[kind]
        self.turn = 0
        self.top = 0
        self.laid_plays = 0
        codes = board
        with cython.nogil:
            self.generator.lay(codes)
            self.mark_all()
            self.settle()
            self.save(0)

    def _check(
        self, rack: bytes, other: bytes, zeros: tuple[int, int], limits: tuple[int, int], bounds: tuple[int, int]
    ) -> None:
        for counts in (rack, other):
            check_rack(counts)
            if not any(counts):
                raise ValueError("a rack is empty: the game is over")
            if any(counts[self.generator.letters : BLANK]):
                raise ValueError("a tile of a rack has no letter")
        if not 0 <= min(zeros) <= max(zeros) < _UNLIMITED:
            raise ValueError("passes or turns without points are out of range")
        if not 0 <= limits[0] <= MOST_DEPTH:
            raise ValueError(f"the depth is {limits[0]} but must be from 0 to {MOST_DEPTH}")
        if not 0 <= limits[1] < 1 << 62:
            raise ValueError(f"{limits[1]} nodes are out of range")
        if not -INFINITE <= bounds[0] < bounds[1] <= INFINITE:
            raise ValueError("the bounds are out of range or out of order")

    def _deepen(self, most: int, low: int, high: int) -> Solution:
        """Search deeper and deeper; widen the window around the last value where it was too narrow."""
        if not most:
            value = self._try(0, low, high)
            return Solution(value, False, 0, self.nodes, ())
        found = Solution(0, False, 0, 0, ())
        value = 0  # of the iteration before
        self.truncated = False
        for depth in range(1, most + 1):
            below, above = low, high
            if depth > 0:
                below, above = max(low, value - _ASPIRED), min(high, value + _ASPIRED)
            if below >= above:
                below, above = low, high
            while True:
                value = self._try(depth, below, above)
                if self.halted:
                    return found._replace(nodes=self.nodes)
                if value <= below > low:
                    below = low
                elif value >= above < high:
                    above = high
                else:
                    break
            exact = self.complete and not self.truncated
            found = Solution(value, exact, depth, self.nodes, self._variation())
            if exact:
                break
        return found

    def _try(self, depth: int, low: int, high: int) -> int:
        """Search to a depth; where the plays found no room, again with more of it."""
        deep, below, above = depth, low, high
        while True:
            self.halted = False
            self.crowded = False
            self.top = 0
            self.laid_plays = 0
            with cython.nogil:
                self.restore(0)
                value = self.search(deep, below, above, 0)
            if not self.crowded:
                return value
            if self.generator.count > self.generator.room:
                self.generator._make_room(2 * self.generator.count)
            elif self.stack_room < _MOST_STACK:
                self._make_stack(2 * self.stack_room)
            else:
                return value

    def _variation(self) -> tuple[Turn, ...]:
        length = self.variation_lengths[0]
        moves = bytes(self.variations[: MOVE * length])
        scores = self.variation_scores[:length]
        return tuple([Turn(moves[MOVE * at : MOVE * (at + 1)], scores[at]) for at in range(length)])
