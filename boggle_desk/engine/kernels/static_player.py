"""The static player: the best move by what can be counted on the spot.

It is the one that programs agree on: score and leave while there are tiles in the bag, without it what going out gains
or staying in costs; a small fine for opening with vowels beside premium squares; an exchange where the best leave is
worth more than every play.
"""

from collections.abc import Sequence

try:
    import cython
except ImportError:
    from boggle_desk.engine.kernels import uncompiled as cython

from boggle_desk.engine.kernels.codes import BLANK, EXCHANGE, KINDS, LONGEST_LEAVE, NOTHING, ONE_POINT, PASS, PLAY
from boggle_desk.engine.kernels.generator import Generator
from boggle_desk.engine.kernels.seats import Seats

_STUCK, _STUCK_TIMES, _OUT_TIMES = -10, -2, 2


class StaticPlayer(Seats):
    """A game in which the static player moves."""

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
        self.thought = 0
        self.choice = PASS
        self.keeping = 0

    def choose(self, with_leaves: bool) -> None:
        """Find the move of the player on turn: by equity, or by score alone."""
        who = self.turn
        in_bag = self.high - self.low
        self.hold(who)
        if in_bag:
            if with_leaves:
                self.generator.value_leaves()
            self.generator.search_best(with_leaves)
        else:
            if with_leaves:
                self.value_end(who)
            self.generator.search_best(with_leaves)
        self.choice = PLAY if self.generator.count else PASS
        if in_bag and in_bag >= self.exchange_minimum and self.scoreless < 2 * self.players:
            self.consider_exchange(in_bag, with_leaves)

    def value_end(self, who: int) -> None:
        """Value what is left of the rack when the bag is empty: going out gains the others' tiles twice."""
        others = 0
        for other in range(self.players):
            if other != who:
                others += self.worth(other)
        for part in range(self.generator.part + 1):
            rest = part
            points = 0
            for kind in range(KINDS):
                number = self.generator.rack[kind]
                if number:
                    if kind != BLANK:
                        points += rest % (number + 1) * self.generator.values[kind + 1]
                    rest //= number + 1
            self.generator.leaves[part] = ONE_POINT * (_STUCK + _STUCK_TIMES * points)
        self.generator.leaves[0] = ONE_POINT * _OUT_TIMES * others

    def consider_exchange(self, in_bag: int, with_leaves: bool) -> None:
        """Choose an exchange if what it keeps is worth more than the best play; by score alone only without a play,
        and then of all tiles."""
        size = self.generator.rack_size
        if not with_leaves:
            if self.choice == PASS and size and size <= in_bag:
                self.choice = EXCHANGE
                self.keeping = 0
            return
        best = self.generator.equities[0] if self.choice == PLAY else NOTHING
        for part in range(self.generator.part):
            kept = self.generator.sizes[part]
            if size - kept <= in_bag and kept <= LONGEST_LEAVE and self.generator.leaves[part] > best:
                best = self.generator.leaves[part]
                self.choice = EXCHANGE
                self.keeping = part

    def make_choice(self) -> None:
        """Make the move that was chosen, and hand the turn on."""
        who = self.turn
        self.kept[who] = 0
        if self.choice == PLAY:
            if self.high > self.low and self.generator.with_leaves:
                self.kept[who] = self.generator.leaves[self.generator.parts[0]]
            self.make_play()
        elif self.choice == EXCHANGE:
            if self.generator.with_leaves:
                self.kept[who] = self.generator.leaves[self.keeping]
            rest = self.keeping
            for kind in range(KINDS):
                number = self.generator.rack[kind]
                self.given[kind] = 0
                if number:
                    self.given[kind] = number - rest % (number + 1)
                    rest //= number + 1
            self.exchange_given()
        else:
            self.passes += 1
            self.scoreless += 1
        self.end_turn()

    def finish(self, mask: int) -> None:
        """Play the game to its end; the seats in the mask play by equity."""
        while not self.over:
            self.choose(mask >> self.turn & 1 != 0)
            if self.generator.stopping[0]:
                break  # in the midst of that choice
            self.make_choice()

    # ---------------------------------------------------------------------------------- for Python

    def play_games(self, first: int, games: int, leaves: Sequence[bool]) -> list[tuple[int, ...]]:
        """Play whole games of the static player and return the final scores by seat, and the number of turns.

        `leaves` says by seat whether it plays by equity, or by score alone. When it is stopped it returns the games
        that are done. Raises ValueError.
        """
        self._checked_number(first)
        if len(leaves) != self.players:
            raise ValueError(f"there are {len(leaves)} ways to play for {self.players} players")
        played: list[tuple[int, ...]] = []
        for number in range(first, first + games):
            self.deal(number)
            self._finish(sum([1 << seat for seat in range(self.players) if leaves[seat]]))
            if not self.over:
                break
            played.append((*self.scores(), self.turns))
        return played

    def _finish(self, mask: int) -> None:
        """Play the game to its end, out of the way of other threads. Raises ValueError."""
        self._occupy()
        try:
            seats = mask
            if seats and not self.generator.has_leaves:
                raise ValueError("the generator has no leaves")
            with cython.nogil:
                self.finish(seats)
        finally:
            self.generator.busy = False

    def think(self, with_leaves: bool = True) -> tuple[int, int, int]:
        """Choose the move of the player on turn; return what it is, its score and its equity in thousandths of a point.
        Raises ValueError after the end of the game."""
        self._occupy()
        try:
            self._check_turn()
            known = with_leaves
            if known and not self.generator.has_leaves:
                raise ValueError("the generator has no leaves")
            with cython.nogil:
                self.choose(known)
            self.thought = self.generator.uses
        finally:
            self.generator.busy = False
        if self.choice == PLAY:
            return PLAY, self.generator.scores[0], self.generator.equities[0]
        if self.choice == EXCHANGE:
            return EXCHANGE, 0, self.generator.leaves[self.keeping] if with_leaves else 0
        return PASS, 0, 0

    def act(self) -> None:
        """Make the move that `think` chose. Raises ValueError if nothing was, or the generator was used since."""
        thought = self.thought
        self.thought = 0
        if not thought or self.over or thought != self.generator.uses:
            raise ValueError("no move was chosen")
        self._occupy()
        self.make_choice()
        self.generator.busy = False

    def pass_turn(self) -> None:
        """Pass. Raises ValueError after the end of the game."""
        self._occupy()
        try:
            self._check_turn()
            self.choice = PASS
            self.make_choice()
        finally:
            self.generator.busy = False
