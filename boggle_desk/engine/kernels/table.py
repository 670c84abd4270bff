"""A table for computers: games of the static player, and rollouts from a position.

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

from boggle_desk.engine.kernels.codes import (
    BAG_STEPS,
    BLANK,
    EXCHANGE,
    KINDS,
    MOST_HANDS,
    MOST_IN_BAG,
    MOST_PLAYERS,
    MOVE,
    PASS,
    PLAY,
    RESULTS,
    SLOTS,
    STRIP,
)
from boggle_desk.engine.kernels.generator import Generator
from boggle_desk.engine.kernels.held_rack import check_rack
from boggle_desk.engine.kernels.inference import Inference

if not cython.compiled:
    from math import exp


MOST_CANDIDATES = 256
_LAST_SLOT = SLOTS - 1


class Table(Inference):
    """A game and a position to play on from."""

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
        wins: Sequence[float] = (),
    ) -> None:
        """Make a table without a deal: see `Seats`.

        `wins` has, by the tiles in the bag from 0 to `BAG_STEPS` less one, the shift and then the width of the curve
        that turns a lead into a chance of winning; without them a plain curve serves. Raises ValueError and TypeError.
        """
        if len(wins) not in (0, 2 * BAG_STEPS) or not all(abs(number) < 1e6 for number in wins):
            raise ValueError(f"the win table has {len(wins)} numbers, not {2 * BAG_STEPS}, or one is out of range")
        super().__init__(
            generator, tiles, players, rack_size, exchange_minimum, pass_rounds, scoreless_limit, double_end
        )
        if not cython.compiled:
            self._make_table()
        self.known_hands = 0
        for step in range(BAG_STEPS):
            self.shifts[step] = wins[2 * step] if wins else -5.0
            self.widths[step] = max(0.5, wins[2 * step + 1]) if wins else 10.0 + 0.7 * step
        self.base_passes = self.base_scoreless = self.unseen_count = self.candidate_count = 0
        self.set_up_done = False

    def _make_table(self) -> None:
        """Make what a compiled table has in itself."""
        self.base_racks = array("B", bytes(MOST_PLAYERS * KINDS))
        self.unseen = array("B", bytes(MOST_IN_BAG))
        self.known = array("B", bytes(MOST_HANDS * KINDS))
        self.order = array("B", bytes(MOST_IN_BAG))
        self.base_points = array("i", bytes(4 * MOST_PLAYERS))
        self.held_by = array("i", bytes(4 * MOST_PLAYERS))
        self.candidates = array("B", bytes(MOST_CANDIDATES * MOVE))
        self.kinds = array("B", bytes(MOST_CANDIDATES))
        self.values = array("i", bytes(4 * MOST_CANDIDATES))
        self.shifts = array("d", bytes(8 * BAG_STEPS))
        self.widths = array("d", bytes(8 * BAG_STEPS))

    # ---------------------------------------------------------------------------------- rollouts

    def shuffle(self, number: int) -> None:
        """Put the unseen tiles into the order that the number decides."""
        self.seed(number)
        for at in range(self.unseen_count):
            self.order[at] = self.unseen[at]
        first = self.put_hand() if self.known_hands else 0
        for at in range(self.unseen_count - 1, first, -1):
            other = first + self.pick(at + 1 - first)
            kind = self.order[at]
            self.order[at] = self.order[other]
            self.order[other] = kind

    def put_hand(self) -> int:
        """Put one of the hands that seat 1 may have kept in front of the order, where its rack comes from, and return
        how many tiles that are."""
        base = self.pick(self.known_hands) * KINDS
        first = 0
        for kind in range(KINDS):
            for _each in range(self.known[base + kind]):
                at = first
                while self.order[at] != kind:
                    at += 1
                self.order[at] = self.order[first]
                self.order[first] = kind
                first += 1
        return first

    def set_up(self) -> None:
        """Lay the position again: the others' racks are the first of the order, the rest is in the bag."""
        self.generator.restore(_LAST_SLOT)
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
        """Make a candidate and so many turns after it; once the bag is empty, go on to the end."""
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

    # ---------------------------------------------------------------------------------- for Python

    def leads(self) -> tuple[float, float]:
        """Return the points that seat 0 leads by with what both keep, and the chance to win that they stand for."""
        if not self.made:
            raise RuntimeError("this table was never made")
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
        hands: bytes = b"",
    ) -> None:
        """Take a position: seat 0 is on turn with `rack`; `held` and `points` go by seat in order of turns; `unseen`
        are the counts of the tiles in the bag and on the other racks. `hands`, as `infer` returns them, are what
        seat 1 may have on its rack besides tiles from the bag; without them its rack is as random as the bag. Raises
        ValueError for what does not fit."""
        if not self.made:
            raise RuntimeError("this table was never made")
        held = tuple([index(number) for number in held])
        points = tuple([index(number) for number in points])
        self._check_position(rack, unseen, held, points)
        self._check_hands(hands, unseen, held)
        zeros = index(passes), index(scoreless)
        if not 0 <= zeros[0] <= 1_000 or not 0 <= zeros[1] <= 1_000:
            raise ValueError("passes are out of range")
        self.generator.set_board(board)
        self._occupy()
        self.generator.save(_LAST_SLOT)
        self._take_position(rack, unseen, held, points)
        for at in range(len(hands)):
            self.known[at] = hands[at]
        self.known_hands = len(hands) // KINDS
        self.base_passes, self.base_scoreless = zeros
        self.candidate_count = 0
        self.set_up_done = True
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

    def _check_hands(self, hands: bytes, unseen: bytes, held: Sequence[int]) -> None:
        if not isinstance(hands, bytes):
            raise TypeError("the hands are bytes")
        if len(hands) % KINDS or len(hands) > MOST_HANDS * KINDS or (hands and self.players < 2):
            raise ValueError(f"{len(hands)} bytes are no hands, or too many")
        for base in range(0, len(hands), KINDS):
            hand = hands[base : base + KINDS]
            if sum(hand) > held[1] or any(hand[kind] > unseen[kind] for kind in range(KINDS)):
                raise ValueError("a hand has tiles that cannot be on the rack")

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

    def add_candidate(self, kind: int, move: bytes = b"", score: int = 0, given: bytes = b"") -> None:
        """Add a move of seat 0: a play as the generator found it, with its score, or an exchange of counted tiles, or a
        pass. Raises ValueError for one that the position does not allow."""
        self._occupy()
        try:
            if not self.set_up_done or self.candidate_count >= MOST_CANDIDATES:
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

    def forget_candidates(self) -> None:
        """Take all candidates away."""
        self._occupy()
        self.candidate_count = 0
        self.generator.busy = False

    def _base_rack(self) -> bytes:
        return bytes([self.base_racks[kind] for kind in range(KINDS)])

    def _exchange_record(self, given: bytes) -> bytes:
        in_bag = self.unseen_count - sum([self.held_by[seat] for seat in range(1, self.players)])
        self._check_given(given, self._base_rack(), in_bag)
        listed = [kind for kind in range(KINDS) for _each in range(given[kind])]
        return bytes([0, 0, len(listed), 0, 0, 0, *listed]).ljust(MOVE, b"\0")

    def rollouts(self, number: int, first: int, rounds: int, plies: int) -> "array[float]":
        """Roll every candidate in so many rounds and return `RESULTS` numbers for each, round by round.

        Round `first` of the seed `number` deals the same tiles whenever it is asked for. A search that was stopped
        returns the rounds that it has done. Raises ValueError.
        """
        self._occupy()
        try:
            seeded, start, many, deep = self._checked_number(number), index(first), index(rounds), index(plies)
            if not (0 <= start <= 1 << 40 and 1 <= rounds <= 1_000_000 and 0 <= plies <= 100):
                raise ValueError("rounds or plies are out of range")
            if not self.set_up_done or not self.candidate_count or not self.generator.has_leaves:
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
