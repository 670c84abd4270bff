"""What another player may have kept: the racks with which the static player would have made the play that was seen.

Tiles that nobody has seen are added to those of the play at random; where that whole rack leads the static player to
nothing worth more than the play that was made, what was added may be what is left on the rack.
"""

from array import array
from operator import index

try:
    import cython
except ImportError:
    from boggle_desk.engine.kernels import uncompiled as cython

from boggle_desk.engine.kernels.codes import (
    BLANK,
    EXCHANGE,
    KINDS,
    LONGEST_LEAVE,
    MOST_HANDS,
    MOST_IN_BAG,
    NOTHING,
    ONE_POINT,
    PASS,
)
from boggle_desk.engine.kernels.generator import Generator
from boggle_desk.engine.kernels.held_rack import check_rack
from boggle_desk.engine.kernels.static_player import StaticPlayer


class Inference(StaticPlayer):
    """A table where a play tells of the rest of its rack."""

    def __init__(
        self,
        generator: Generator,
        tiles: bytes,
        players: int = 2,
        rack_size: int = 7,
        exchange_minimum: int = 1,
        pass_rounds: int = 1,
        scoreless_limit: int = 0,
        double_end: bool = False,
    ) -> None:
        """Make a table without a deal: see `Seats`. Raises ValueError and TypeError."""
        super().__init__(
            generator, tiles, players, rack_size, exchange_minimum, pass_rounds, scoreless_limit, double_end
        )
        if not cython.compiled:
            self.pool = array("B", bytes(MOST_IN_BAG))
            self.used = array("B", bytes(KINDS))
            self.hands = array("B", bytes(MOST_HANDS * KINDS))
        self.pooled = self.hand_size = self.hand_count = self.tried = 0

    def guess(self) -> None:
        """Put tiles of the pool beside those of the play, on rack and in the next hand."""
        base = self.hand_count * KINDS
        for kind in range(KINDS):
            self.racks[kind] = self.used[kind]
            self.hands[base + kind] = 0
        for at in range(self.hand_size):
            other = at + self.pick(self.pooled - at)
            kind = self.pool[other]
            self.pool[other] = self.pool[at]
            self.pool[at] = kind
            self.racks[kind] += 1
            self.hands[base + kind] += 1

    def regret(self, score: int) -> int:
        """Return how much more the static player's move with the guessed rack is worth than the play that was made, in
        thousandths of a point."""
        self.hold(0)
        self.choose(True)
        if self.choice == PASS:
            return -NOTHING  # not even that play is found: words are missing
        best = self.generator.leaves[self.keeping] if self.choice == EXCHANGE else self.generator.equities[0]
        part = 0
        for kind in range(KINDS):
            part += self.hands[self.hand_count * KINDS + kind] * self.generator.weights[kind]
        return best - ONE_POINT * score - self.generator.leaves[part]

    def guess_all(self, number: int, tries: int, score: int, slack: int) -> None:
        """Keep the guesses that fit the play, until there is no more room for them."""
        self.seed(number)
        self.hand_count = 0
        self.tried = 0
        while self.tried < tries and self.hand_count < MOST_HANDS and not self.generator.stopping[0]:
            self.guess()
            self.hand_count += self.regret(score) <= slack
            self.tried += 1

    # ---------------------------------------------------------------------------------- for Python

    def infer(
        self,
        board: bytes,
        used: bytes,
        unseen: bytes,
        kept: int,
        in_bag: int,
        score: int,
        number: int,
        tries: int,
        slack: int = ONE_POINT,
    ) -> tuple[bytes, int]:
        """Return what a player may have kept who on this `board` made a play for `score` points, as `KINDS` counts for
        each guess that fits, and how many guesses were made.

        The play took the tiles counted in `used` off a rack with `kept` more; `unseen` counts those that these may be,
        and `in_bag` were in the bag before it. A guess fits that would have led the static player to nothing worth more
        than the play by `slack` thousandths of a point. Whatever lay on the table is gone. Raises ValueError for what
        does not fit.
        """
        if not self.made:
            raise RuntimeError("this table was never made")
        left, bag, points, most = index(kept), index(in_bag), self._checked_score(score), index(tries)
        seeded, allowed = self._checked_number(number), index(slack)
        self._check_guess(used, unseen, left, bag)
        if not 0 <= most <= 1_000_000 or not 0 <= allowed <= 1_000_000 or not self.generator.has_leaves:
            raise ValueError("tries or slack are out of range, or the generator has no leaves")
        self.generator.set_board(board)
        self._occupy()
        try:
            self.over, self.turn, self.scoreless, self.low, self.high = True, 0, 0, 0, bag
            self.hand_size = left
            self._take(used, unseen)
            with cython.nogil:
                self.guess_all(seeded, most, points, allowed)
            return bytes([self.hands[at] for at in range(self.hand_count * KINDS)]), self.tried
        finally:
            self.generator.busy = False

    def _take(self, used: bytes, unseen: bytes) -> None:
        self.pooled = 0
        for kind in range(KINDS):
            self.used[kind] = used[kind]
            for _each in range(unseen[kind]):
                self.pool[self.pooled] = kind
                self.pooled += 1

    def _check_guess(self, used: bytes, unseen: bytes, kept: int, in_bag: int) -> None:
        check_rack(used)
        if not isinstance(unseen, bytes):
            raise TypeError("the unseen tiles are bytes")
        if len(unseen) != KINDS or sum(unseen) > MOST_IN_BAG or not 0 <= kept <= min(LONGEST_LEAVE, sum(unseen)):
            raise ValueError("the unseen tiles are not possible")
        if not any(used) or sum(used) + kept > self.rack_size or not 1 <= in_bag <= MOST_IN_BAG:
            raise ValueError("the rack or the bag is not possible")
        if any(used[self.generator.letters : BLANK]) or any(unseen[self.generator.letters : BLANK]):
            raise ValueError("a tile has no letter")
