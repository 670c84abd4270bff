"""A game of Scrabble in numbers: racks, bag, scores and turns, and what moves do to them.

The tiles of the bag lie in a row: seat 0 draws from its end and the others from its beginning, so that one player's
moves change the other's draws as little as can be. Words are not judged here.
"""

from array import array
from operator import index

try:
    import cython
except ImportError:
    from boggle_desk.engine.kernels import uncompiled as cython

from boggle_desk.engine.kernels.codes import (
    BLANK,
    BLANKED,
    KINDS,
    MOST_IN_BAG,
    MOST_PLAYERS,
    MOVE,
    PLACES,
    SLOTS,
    STRIP,
)
from boggle_desk.engine.kernels.crossings import between
from boggle_desk.engine.kernels.generator import Generator
from boggle_desk.engine.kernels.held_rack import check_rack

MOST_TURNS = 400
"""A game that is longer ends as it stands: it would never end."""

_WIDE = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15
_LAST_SLOT = SLOTS - 1


class Seats:
    """A game at one moment. It owns its generator; two threads need two games."""

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
        """Make a table without a deal.

        `tiles` are the counts of the set by letter with the blank last. Raises ValueError for anything out of its
        range, and TypeError.
        """
        self._check_table(generator, tiles)
        for name, value, least, most in (
            ("the number of players", players, 1, MOST_PLAYERS),
            ("the size of a rack", rack_size, 1, 15),
            ("the tiles that allow an exchange", exchange_minimum, 0, 10_000),
            ("the rounds of passes", pass_rounds, 0, 10_000),
            ("the turns without points", scoreless_limit, 0, 10_000),
        ):
            between(name, value, least, most)
        self.generator = generator
        self.players, self.rack_size = players, rack_size
        self.exchange_minimum, self.pass_rounds, self.scoreless_limit = exchange_minimum, pass_rounds, scoreless_limit
        self.double_end = double_end
        if not cython.compiled:
            self._make_seats()
        for kind in range(KINDS):
            self.tiles[kind] = tiles[kind]
        self.passes = self.scoreless = self.low = self.high = self.turn = self.turns = 0
        self.random = 1
        self.over = True
        self.made = True

    def _make_seats(self) -> None:
        """Make what compiled seats have in themselves."""
        self.tiles = array("B", bytes(KINDS))
        self.racks = array("B", bytes(MOST_PLAYERS * KINDS))
        self.bag = array("B", bytes(2 * MOST_IN_BAG))
        self.points = array("i", bytes(4 * MOST_PLAYERS))
        self.kept = array("i", bytes(4 * MOST_PLAYERS))
        self.given = array("B", bytes(KINDS))

    def _check_table(self, generator: Generator, tiles: bytes) -> None:
        if getattr(self, "generator", None) is not None:
            raise RuntimeError("this table is made already")
        if not isinstance(generator, Generator) or not isinstance(tiles, bytes):
            raise TypeError("a table needs a generator, and its tiles are bytes")
        generator.idle()
        if len(tiles) != KINDS or sum(tiles) > MOST_IN_BAG or any(tiles[generator.letters : BLANK]):
            raise ValueError(f"the tiles of a set are {KINDS} counts, up to {MOST_IN_BAG} tiles in all, with letters")

    # ---------------------------------------------------------------------------------- chance

    def seed(self, number: int) -> None:
        """Begin a row of chances that the number decides (xorshift, from a well-mixed start)."""
        mixed = (number + 1) * _GOLDEN & _WIDE
        mixed = (mixed ^ mixed >> 31) * _GOLDEN & _WIDE
        self.random = (mixed ^ mixed >> 29) | 1

    def pick(self, below: int) -> int:
        """Return a number from 0, below the given one."""
        self.random ^= self.random << 13 & _WIDE
        self.random ^= self.random >> 7
        self.random ^= self.random << 17 & _WIDE
        return (self.random >> 32) * below >> 32

    # ---------------------------------------------------------------------------------- tiles

    def hold(self, who: int) -> None:
        """Hand the generator a player's rack."""
        for kind in range(KINDS):
            self.generator.rack[kind] = self.racks[who * KINDS + kind]
        self.generator.take_held()

    def held(self, who: int) -> int:
        """Return how many tiles a player has."""
        number = 0
        for kind in range(KINDS):
            number += self.racks[who * KINDS + kind]
        return number

    def worth(self, who: int) -> int:
        """Return what a player's tiles are worth."""
        points = 0
        for letter in range(self.generator.letters):
            points += self.racks[who * KINDS + letter] * self.generator.values[letter + 1]
        return points

    def draw(self, who: int) -> None:
        """Fill a rack from the bag: seat 0 draws from its end, the others from its beginning."""
        number = self.held(who)
        while number < self.rack_size and self.low < self.high:
            if who == 0:
                self.high -= 1
                kind = self.bag[self.high]
            else:
                kind = self.bag[self.low]
                self.low += 1
            self.racks[who * KINDS + kind] += 1
            number += 1

    def put_back(self, kind: int) -> None:
        """Put a tile into the bag, anywhere; `bag` has twice the room of its tiles, so that one of its ends is free."""
        if self.low > 0 and ((self.low + self.high) & 1 or self.high == 2 * MOST_IN_BAG):
            self.low -= 1
            at = self.low
        else:
            at = self.high
            self.high += 1
        other = self.low + self.pick(self.high - self.low)
        self.bag[at] = self.bag[other]
        self.bag[other] = kind

    # ---------------------------------------------------------------------------------- moves

    def make_play(self) -> None:
        """Lay the generator's best play, score it and draw."""
        who = self.turn
        score = self.generator.scores[0]
        self.generator.put_move(0)
        for at in range(self.generator.moves[2]):
            code = self.generator.moves[STRIP + at]
            if code > BLANKED:
                self.racks[who * KINDS + BLANK] -= 1
            elif code:
                self.racks[who * KINDS + code - 1] -= 1
        self.points[who] += score
        self.passes = 0
        self.scoreless = 0 if score else self.scoreless + 1
        self.draw(who)

    def exchange_given(self) -> None:
        """Exchange the tiles in `given`: new ones are drawn before they go back."""
        who = self.turn
        for kind in range(KINDS):
            self.racks[who * KINDS + kind] -= self.given[kind]
        self.draw(who)
        for kind in range(KINDS):
            for _each in range(self.given[kind]):
                self.put_back(kind)
        self.passes = 0
        self.scoreless += 1

    def end_turn(self) -> None:
        """Hand the turn on, or end the game and settle the racks (rules S13, S19)."""
        who = self.turn
        self.turns += 1
        self.turn = (who + 1) % self.players
        if self.high == self.low and not self.held(who):
            self.over = True
            for other in range(self.players):
                if other != who:
                    points = self.worth(other)
                    if self.double_end:
                        self.points[who] += 2 * points
                    else:
                        self.points[who] += points
                        self.points[other] -= points
        elif (
            (self.pass_rounds and self.passes >= self.pass_rounds * self.players)
            or (self.scoreless_limit and self.scoreless >= self.scoreless_limit)
            or self.turns >= MOST_TURNS
        ):
            self.over = True
            for other in range(self.players):
                self.points[other] -= self.worth(other)
        if self.over:
            for other in range(self.players):
                self.kept[other] = 0  # nobody plays it any more

    def deal_all(self, number: int) -> None:
        """Begin a game: the number decides how the tiles lie in the bag."""
        self.seed(number)
        self.low = 0
        self.high = 0
        for kind in range(KINDS):
            for _each in range(self.tiles[kind]):
                self.bag[self.high] = kind
                self.high += 1
        for at in range(self.high - 1, 0, -1):
            other = self.pick(at + 1)
            kind = self.bag[at]
            self.bag[at] = self.bag[other]
            self.bag[other] = kind
        self.clear()
        for who in range(self.players):
            self.draw(who)

    def clear(self) -> None:
        """Take everything off the board and the racks."""
        for at in range(MOST_PLAYERS * KINDS):
            self.racks[at] = 0
        for who in range(MOST_PLAYERS):
            self.points[who] = 0
            self.kept[who] = 0
        self.generator.lay_nothing()
        self.turn = 0
        self.turns = 0
        self.passes = 0
        self.scoreless = 0
        self.over = False

    # ---------------------------------------------------------------------------------- for Python

    def _occupy(self) -> None:
        """Keep other threads out of the table and its generator. Raises RuntimeError if one is in."""
        if not self.made:
            raise RuntimeError("this table was never made")
        self.generator.occupy()

    def deal(self, number: int) -> None:
        """Begin a game; the same number gives the same bag. Raises ValueError if the set does not fill the racks."""
        self._occupy()
        try:
            seeded = self._checked_number(number)
            if sum(self.tile_counts()) < self.players * self.rack_size:
                raise ValueError("the tiles do not fill the racks")
            self.deal_all(seeded)
        finally:
            self.generator.busy = False

    def tile_counts(self) -> bytes:
        """Return the counts of the set."""
        return bytes([self.tiles[kind] for kind in range(KINDS)])

    def scores(self) -> tuple[int, ...]:
        """Return the points by seat."""
        return tuple([self.points[seat] for seat in range(self.players)])

    def rack(self, seat: int) -> bytes:
        """Return the counts of a rack. Raises ValueError for a seat where nobody sits."""
        if not 0 <= seat < self.players:
            raise ValueError(f"nobody sits on seat {seat}")
        return bytes([self.racks[seat * KINDS + kind] for kind in range(KINDS)])

    def in_bag(self) -> int:
        """Return how many tiles are in the bag."""
        return self.high - self.low

    def board(self) -> bytes:
        """Return the codes of the board, square by square."""
        if not self.made:
            raise RuntimeError("this table was never made")
        return self.generator.board()

    def zeros(self) -> tuple[int, int]:
        """Return the passes and the turns without points in succession."""
        return self.passes, self.scoreless

    def play(self, move: bytes, score: int) -> None:
        """Make a play of the player on turn, as the generator found it. Raises ValueError for tiles that the player
        does not have, or that do not fit the board; words are not judged."""
        self._occupy()
        try:
            self._check_turn()
            points = self._checked_score(score)
            self._check_play(move, self.rack(self.turn), False)
            for at in range(MOVE):
                self.generator.moves[at] = move[at]
            self.generator.scores[0] = points
            self.kept[self.turn] = 0
            self.make_play()
            self.end_turn()
        finally:
            self.generator.busy = False

    def exchange(self, given: bytes) -> None:
        """Exchange tiles of the player on turn, given as counts. Raises ValueError if they are not there, or the bag
        does not hold as many, or too few for an exchange."""
        self._occupy()
        try:
            self._check_turn()
            self._check_given(given, self.rack(self.turn), self.in_bag())
            for kind in range(KINDS):
                self.given[kind] = given[kind]
            self.kept[self.turn] = 0
            self.exchange_given()
            self.end_turn()
        finally:
            self.generator.busy = False

    def _check_turn(self) -> None:
        if self.over:
            raise ValueError("the game is over")

    def _checked_score(self, score: int) -> int:
        number = index(score)
        if not -1_000 <= number <= 1_900_000:
            raise ValueError(f"a score of {number} is not possible")
        return number

    def _check_play(self, move: bytes, rack: bytes, saved: bool) -> None:  # noqa: C901 - each fault has its sentence
        """Raise ValueError or TypeError unless the play fits the rack and the board, or the saved one; words are not
        judged."""
        if not isinstance(move, bytes):
            raise TypeError("a play is bytes")
        if len(move) != MOVE:
            raise ValueError(f"a play has {MOVE} bytes, not {len(move)}")
        first, length = move[0] | move[1] << 8, move[2]
        used = [0] * KINDS
        if not 1 <= length <= MOVE - STRIP or not 0 < first <= self.generator.end - length + 1:
            raise ValueError("the play lies beyond the board")
        if any(move[STRIP + length :]):
            raise ValueError("the play goes on behind its end")
        for at in range(length):
            code = move[STRIP + at]
            if not self.generator.letter_bonus[first + at]:
                raise ValueError("the play lies beyond its line")
            laid = self.generator.squares[first + at]
            if saved:
                laid = self.generator.saved_squares[_LAST_SLOT * PLACES + first + at]
            if (code == 0) != (laid != 0):
                raise ValueError("a tile would lie on another one, or none where one is missing")
            if code:
                used[self._kind(code)] += 1
        if not any(used) or any(used[kind] > rack[kind] for kind in range(KINDS)):
            raise ValueError("the tiles of the play are not on the rack")

    def _kind(self, code: int) -> int:
        """Return the tile that lies there with a code. Raises ValueError."""
        if code >= 2 * BLANKED or not 1 <= code % BLANKED <= self.generator.letters:
            raise ValueError(f"{code} is no code of a tile")
        return BLANK if code > BLANKED else code - 1

    def _check_given(self, given: bytes, rack: bytes, in_bag: int) -> None:
        check_rack(given)
        if not any(given) or any(given[kind] > rack[kind] for kind in range(KINDS)):
            raise ValueError("the tiles of the exchange are not on the rack")
        if in_bag < max(sum(given), self.exchange_minimum):
            raise ValueError("the bag holds fewer tiles than are exchanged, or than an exchange needs")

    def _checked_number(self, number: int) -> int:
        checked = index(number)
        if not 0 <= checked < 1 << 62:
            raise ValueError(f"the seed is {checked} but must be from 0, below 2 to the power of 62")
        return checked
