"""Games of Scrabble in numbers, and rollouts from a position.

The tiles of the bag are in a row: seat 0 draws from its end and the others from its beginning, so that one player's
moves change the other's draws as little as can be. Words are not judged here.

The static player makes the best move by what can be counted on the spot, as programs agree: score and leave while there
are tiles in the bag, without it what going out gains or staying in costs; a small fine for opening with vowels beside
premium squares; an exchange where the best leave is worth more than every play.

A rollout is a game from a position on: the unseen tiles are shuffled, a candidate is made, and every player in turn
makes the static player's move. All candidates of a round meet the same tiles.
"""

from array import array
from collections.abc import Sequence
from operator import index

try:
    import cython
except ImportError:
    from boggle_desk.engine.kernels import uncompiled as cython

from boggle_desk.engine.kernels.moves import MoveGenerator, check_rack, check_range

if not cython.compiled:
    from math import exp

    from boggle_desk.engine.kernels.codes import *


class Simulator:
    """A game at one moment, and a position to play on from. It owns its generator; two threads need two of each."""

    def __init__(
        self,
        generator: MoveGenerator,
        tiles: bytes,
        players: int = 2,
        rack_size: int = 7,
        exchange_minimum: int = 1,
        pass_rounds: int = 1,
        scoreless_limit: int = 0,
        double_end: bool = False,
        wins: Sequence[float] = (),
    ) -> None:
        """Make a game without a deal.

        `tiles` are the counts of the set by letter with the blank last. `wins` has, by the tiles in the bag from 0 to
        `BAG_STEPS` less one, the shift and then the width of the curve that turns a lead into a chance of winning;
        without them a plain curve serves. Raises ValueError for anything out of its range, and TypeError.
        """
        if len(wins) not in (0, 2 * BAG_STEPS) or not all(abs(number) < 1e6 for number in wins):
            raise ValueError(f"the win table has {len(wins)} numbers, not {2 * BAG_STEPS}, or one is out of range")
        self._check_table(generator, tiles)
        for name, value, least, most in (
            ("the number of players", players, 1, MOST_PLAYERS),
            ("the size of a rack", rack_size, 1, 15),
            ("the tiles that allow an exchange", exchange_minimum, 0, 10_000),
            ("the rounds of passes", pass_rounds, 0, 10_000),
            ("the turns without points", scoreless_limit, 0, 10_000),
        ):
            check_range(name, value, least, most)
        self.generator = generator
        self.players, self.rack_size = players, rack_size
        self.exchange_minimum, self.pass_rounds, self.scoreless_limit = exchange_minimum, pass_rounds, scoreless_limit
        self.double_end = double_end
        if not cython.compiled:
            self._make_arrays()
        for kind in range(KINDS):
            self.tiles[kind] = tiles[kind]
        for step in range(BAG_STEPS):
            self.shifts[step] = wins[2 * step] if wins else -5.0
            self.widths[step] = max(0.5, wins[2 * step + 1]) if wins else 10.0 + 0.7 * step
        self.passes = self.scoreless = self.low = self.high = self.turn = self.turns = 0
        self.base_passes = self.base_scoreless = self.unseen_count = self.candidate_count = 0
        self.thought = self.keeping = 0
        self.choice = PASS
        self.random = 1
        self.has_position = False
        self.over = self.made = True

    def _make_arrays(self) -> None:
        """Make what a compiled simulator has in itself."""
        self.tiles = array("B", bytes(KINDS))
        self.racks = array("B", bytes(MOST_PLAYERS * KINDS))
        self.bag = array("B", bytes(2 * MOST_IN_BAG))
        self.points = array("i", bytes(4 * MOST_PLAYERS))
        self.kept = array("i", bytes(4 * MOST_PLAYERS))
        self.given = array("B", bytes(KINDS))
        self.base_racks = array("B", bytes(MOST_PLAYERS * KINDS))
        self.unseen = array("B", bytes(MOST_IN_BAG))
        self.order = array("B", bytes(MOST_IN_BAG))
        self.base_points = array("i", bytes(4 * MOST_PLAYERS))
        self.held_by = array("i", bytes(4 * MOST_PLAYERS))
        self.candidates = array("B", bytes(MOST_CANDIDATES * MOVE))
        self.kinds = array("B", bytes(MOST_CANDIDATES))
        self.values = array("i", bytes(4 * MOST_CANDIDATES))
        self.shifts = array("d", bytes(8 * BAG_STEPS))
        self.widths = array("d", bytes(8 * BAG_STEPS))

    def _check_table(self, generator: MoveGenerator, tiles: bytes) -> None:
        if getattr(self, "generator", None) is not None:
            raise RuntimeError("this table is made already")
        if not isinstance(generator, MoveGenerator) or not isinstance(tiles, bytes):
            raise TypeError("a table needs a generator, and its tiles are bytes")
        generator.idle()
        if len(tiles) != KINDS or sum(tiles) > MOST_IN_BAG or any(tiles[generator.letters : BLANK]):
            raise ValueError(f"the tiles of a set are {KINDS} counts, up to {MOST_IN_BAG} tiles in all, with letters")

    # ------------------------------------------------------------------------------------------ chance

    def seed(self, number: int) -> None:
        """Begin a row of chances that the number decides (xorshift, from a well-mixed start)."""
        mixed = (number + 1) * GOLDEN & WHOLE
        mixed = (mixed ^ mixed >> 31) * GOLDEN & WHOLE
        self.random = (mixed ^ mixed >> 29) | 1

    def pick(self, below: int) -> int:
        """Return a number from 0, below the given one."""
        self.random ^= self.random << 13 & WHOLE
        self.random ^= self.random >> 7
        self.random ^= self.random << 17 & WHOLE
        return (self.random >> 32) * below >> 32

    # ------------------------------------------------------------------------------------------ tiles

    def hold(self, who: int) -> None:
        for kind in range(KINDS):
            self.generator.rack[kind] = self.racks[who * KINDS + kind]
        self.generator.take_held()

    def held(self, who: int) -> int:
        number = 0
        for kind in range(KINDS):
            number += self.racks[who * KINDS + kind]
        return number

    def worth(self, who: int) -> int:
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

    # ------------------------------------------------------------------------------------------ moves

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

    # ------------------------------------------------------------------------------------------ the static player

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
            self.generator.leaves[part] = ONE_POINT * (STUCK + STUCK_TIMES * points)
        self.generator.leaves[0] = ONE_POINT * OUT_TIMES * others

    def consider_exchange(self, in_bag: int, with_leaves: bool) -> None:
        """Choose an exchange if what it keeps is worth more than the best play; by score alone only without a play,
        and then of all tiles."""
        size = self.generator.rack_size
        if not with_leaves:
            if self.choice == PASS and size and size <= in_bag:
                self.choice = EXCHANGE
                self.keeping = 0
            return
        best = self.generator.to_beat if self.choice == PLAY else NOTHING
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

    # ------------------------------------------------------------------------------------------ rollouts

    def shuffle(self, number: int) -> None:
        """Put the unseen tiles into the order that the number decides."""
        self.seed(number)
        for at in range(self.unseen_count):
            self.order[at] = self.unseen[at]
        for at in range(self.unseen_count - 1, 0, -1):
            other = self.pick(at + 1)
            kind = self.order[at]
            self.order[at] = self.order[other]
            self.order[other] = kind

    def set_up(self) -> None:
        """Lay the position again: the others' racks are the first of the order, the rest is in the bag."""
        self.generator.restore(LAST_SLOT)
        for at in range(MOST_PLAYERS * KINDS):
            self.racks[at] = self.base_racks[at]
        at = 0
        for who in range(1, self.players):
            for _each in range(self.held_by[who]):
                self.racks[who * KINDS + self.order[at]] += 1
                at += 1
        self.low = 0
        self.high = 0
        while at < self.unseen_count:
            self.bag[self.high] = self.order[at]
            self.high += 1
            at += 1
        for who in range(self.players):
            self.points[who] = self.base_points[who]
            self.kept[who] = 0
        self.passes = self.base_passes
        self.scoreless = self.base_scoreless
        self.turn = 0
        self.turns = 0
        self.over = False

    def make_candidate(self, number: int) -> None:
        """Make one of the candidates for seat 0."""
        base = number * MOVE
        kind = self.kinds[number]
        if kind == PLAY:
            for at in range(MOVE):
                self.generator.moves[at] = self.candidates[base + at]
            self.generator.scores[0] = self.values[number]
            self.make_play()
        elif kind == EXCHANGE:
            for at in range(KINDS - 1):
                self.given[at] = 0
            self.given[BLANK] = 0
            for at in range(self.candidates[base + 2]):
                self.given[self.candidates[base + STRIP + at]] += 1
            self.exchange_given()
        else:
            self.passes += 1
            self.scoreless += 1
        self.end_turn()

    def roll(self, number: int, plies: int) -> None:
        """Play a candidate and `plies` turns after it, to the end once the bag is empty."""
        self.set_up()
        self.make_candidate(number)
        ply = 0
        while not self.over and (ply < plies or self.high == self.low):
            self.choose(True)
            self.make_choice()
            ply += 1

    def lead(self) -> float:
        """Return the lead of seat 0 over the best of the others, with what both keep on their racks."""
        best = -1.0e9
        for who in range(1, self.players):
            points = self.points[who] + self.kept[who] / 1000.0
            if points > best:
                best = points
        if self.players == 1:
            best = 0.0
        return self.points[0] + self.kept[0] / 1000.0 - best

    def chance(self, lead: float) -> float:
        """Return how likely seat 0 wins with a lead."""
        if self.over:
            return 1.0 if lead > 0.0 else 0.5 if lead == 0.0 else 0.0
        step = self.high - self.low
        if step >= BAG_STEPS:
            step = BAG_STEPS - 1
        x = (lead + self.shifts[step]) / self.widths[step]
        if x > 40.0:
            return 1.0
        if x < -40.0:
            return 0.0
        return 1.0 / (1.0 + exp(-x))

    def roll_all(self, number: int, first: int, rounds: int, plies: int) -> None:
        """Roll every candidate in every round, and note the results."""
        at = 0
        for each in range(rounds):
            if self.generator.stopping[0]:
                break
            for candidate in range(self.candidate_count):
                self.shuffle(number + first + each)
                self.roll(candidate, plies)
                lead = self.lead()
                self.results[at] = self.chance(lead)
                self.results[at + 1] = lead
                self.results[at + 2] = self.points[0]
                at += RESULTS
            self.done += not self.generator.stopping[0]  # a round that was cut off in its midst means nothing

    # ------------------------------------------------------------------------------------------ games, for Python

    def _occupy(self) -> None:
        """Keep other threads out of the table and its generator. Raises RuntimeError if one is in."""
        if not self.made:
            raise RuntimeError("this simulator was never made")
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
        return bytes([self.tiles[kind] for kind in range(KINDS)])

    def scores(self) -> tuple[int, ...]:
        return tuple([self.points[seat] for seat in range(self.players)])

    def rack(self, seat: int) -> bytes:
        """Return the counts of a rack. Raises ValueError for an empty seat."""
        if not 0 <= seat < self.players:
            raise ValueError(f"nobody sits on seat {seat}")
        return bytes([self.racks[seat * KINDS + kind] for kind in range(KINDS)])

    def in_bag(self) -> int:
        return self.high - self.low

    def board(self) -> bytes:
        """Return the codes of the board, square by square."""
        if not self.made:
            raise RuntimeError("this simulator was never made")
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

    def pass_turn(self) -> None:
        """Pass. Raises ValueError after the end of the game."""
        self._occupy()
        try:
            self._check_turn()
            self.choice = PASS
            self.make_choice()
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
            return PLAY, self.generator.scores[0], self.generator.to_beat
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

    # ------------------------------------------------------------------------------------------ rollouts, for Python

    def leads(self) -> tuple[float, float]:
        """Return the points that seat 0 leads by with what both keep, and the chance to win that they stand for."""
        if not self.made:
            raise RuntimeError("this simulator was never made")
        lead = self.lead()
        return lead, self.chance(lead)

    def begin_rollouts(
        self,
        board: bytes,
        rack: bytes,
        unseen: bytes,
        held: Sequence[int],
        points: Sequence[int],
        passes: int = 0,
        scoreless: int = 0,
    ) -> None:
        """Take a position: seat 0 is on turn with `rack`; `held` and `points` go by seat in order of turns; `unseen`
        are the counts of the tiles in the bag and on the other racks. Raises ValueError for what does not fit."""
        if not self.made:
            raise RuntimeError("this simulator was never made")
        held = tuple([index(number) for number in held])
        points = tuple([index(number) for number in points])
        self._check_position(rack, unseen, held, points)
        zeros = index(passes), index(scoreless)
        if not 0 <= zeros[0] <= 1_000 or not 0 <= zeros[1] <= 1_000:
            raise ValueError("passes are out of range")
        self.generator.set_board(board)
        self._occupy()
        self.generator.save(LAST_SLOT)
        self._take_position(rack, unseen, held, points)
        self.base_passes, self.base_scoreless = zeros
        self.candidate_count = 0
        self.has_position = True
        self.generator.busy = False

    def _take_position(self, rack: bytes, unseen: bytes, held: Sequence[int], points: Sequence[int]) -> None:
        for at in range(MOST_PLAYERS * KINDS):
            self.base_racks[at] = 0
        for kind in range(KINDS):
            self.base_racks[kind] = rack[kind]
        self.unseen_count = 0
        for kind in range(KINDS):
            for _each in range(unseen[kind]):
                self.unseen[self.unseen_count] = kind
                self.unseen_count += 1
        for seat in range(self.players):
            self.held_by[seat] = held[seat]
            self.base_points[seat] = points[seat]

    def add_candidate(self, kind: int, move: bytes = b"", score: int = 0, given: bytes = b"") -> None:
        """Add a move of seat 0: a play as the generator found it, with its score, or an exchange of counted tiles, or a
        pass. Raises ValueError for one that the position does not allow."""
        self._occupy()
        try:
            if not self.has_position or self.candidate_count >= MOST_CANDIDATES:
                raise ValueError("there is no position yet, or there are too many candidates")
            record = self._record(index(kind), move, given)
            points = self._checked_score(score)
            at = self.candidate_count * MOVE
            for offset in range(MOVE):
                self.candidates[at + offset] = record[offset]
            self.kinds[self.candidate_count] = kind
            self.values[self.candidate_count] = points
            self.candidate_count += 1
        finally:
            self.generator.busy = False

    def _record(self, kind: int, move: bytes, given: bytes) -> bytes:
        if kind == PLAY:
            self._check_play(move, self._base_rack(), True)
            return move
        if kind == EXCHANGE:
            return self._exchange_record(given)
        if kind == PASS:
            return bytes(MOVE)
        raise ValueError(f"{kind} is no kind of move")

    def _exchange_record(self, given: bytes) -> bytes:
        in_bag = self.unseen_count - sum([self.held_by[seat] for seat in range(1, self.players)])
        self._check_given(given, self._base_rack(), in_bag)
        listed = [kind for kind in range(KINDS) for _each in range(given[kind])]
        return bytes([0, 0, len(listed), 0, 0, 0, *listed]).ljust(MOVE, b"\0")

    def _base_rack(self) -> bytes:
        return bytes([self.base_racks[kind] for kind in range(KINDS)])

    def forget_candidates(self) -> None:
        """Take all candidates away."""
        self._occupy()
        self.candidate_count = 0
        self.generator.busy = False

    def rollouts(self, number: int, first: int, rounds: int, plies: int) -> "array[float]":
        """Roll every candidate in `rounds` rounds and return `RESULTS` numbers for each, round by round.

        Round `first` of the seed `number` deals the same tiles whenever it is asked for. A search that was stopped
        returns the rounds that it has done. Raises ValueError.
        """
        self._occupy()
        try:
            seeded, start, many, deep = self._checked_number(number), index(first), index(rounds), index(plies)
            if not (0 <= start <= 1 << 40 and 1 <= rounds <= 1_000_000 and 0 <= plies <= 100):
                raise ValueError("rounds or plies are out of range")
            if not self.has_position or not self.candidate_count or not self.generator.has_leaves:
                raise ValueError("there is no candidate, or the generator has no leaves")
            if rounds * self.candidate_count > 4_000_000:
                raise ValueError("that is too much at once")
            results = array("d", bytes(8 * RESULTS * rounds * self.candidate_count))
            self.results = results
            self.done = 0
            with cython.nogil:
                self.roll_all(seeded, start, many, deep)
            return results[: RESULTS * self.done * self.candidate_count]
        finally:
            self.generator.busy = False

    # ------------------------------------------------------------------------------------------ checks

    def _check_position(self, rack: bytes, unseen: bytes, held: Sequence[int], points: Sequence[int]) -> None:
        check_rack(rack)
        if not isinstance(unseen, bytes):
            raise TypeError("the unseen tiles are bytes")
        if len(unseen) != KINDS or sum(unseen) > MOST_IN_BAG:
            raise ValueError("the unseen tiles are not possible")
        if len(held) != self.players or len(points) != self.players or held[0] != sum(rack):
            raise ValueError("racks and points do not fit the players")
        if any(not 0 <= number <= self.rack_size for number in held) or sum(held[1:]) > sum(unseen):
            raise ValueError("the other racks do not fit the unseen tiles")
        if any(abs(each) > 1_000_000 for each in points):
            raise ValueError("points are out of range")
        if any(rack[self.generator.letters : BLANK]) or any(unseen[self.generator.letters : BLANK]):
            raise ValueError("a tile has no letter")

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
            raise ValueError("the play has squares behind its end")
        for at in range(length):
            code = move[STRIP + at]
            if not self.generator.letter_bonus[first + at]:
                raise ValueError("the play lies beyond its line")
            laid = self.generator.squares[first + at]
            if saved:
                laid = self.generator.saved_squares[LAST_SLOT * PLACES + first + at]
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
