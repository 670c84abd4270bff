"""A referee at the kernel's table: every move is judged and counted by the engine as well, with the tiles that the
table dealt."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from boggle_desk.engine.game import Words
from boggle_desk.engine.kernels.codes import EXCHANGE, PASS, PLAY
from boggle_desk.engine.players import Player
from boggle_desk.engine.scrabble.events import Exchange, Pass, PlayTiles, ScrabbleMove, Start
from boggle_desk.engine.scrabble.movegen import Found, Machine
from boggle_desk.engine.scrabble.plays import play_of
from boggle_desk.engine.scrabble.position import Phase, ScrabblePosition, apply, opening
from boggle_desk.engine.scrabble.referee import decide
from boggle_desk.engine.scrabble.rules import ScrabbleRules
from boggle_desk.engine.scrabble.tiles import Rack
from tests.engine.scrabble.table import all_tiles


class Dealt(Random):
    """Chance that draws the tiles that it was told to."""

    def __init__(self) -> None:
        super().__init__(0)
        self.tiles: list[str] = []

    def sample(self, population: Any, k: int, *, counts: Any = None) -> list[Any]:
        """Return the next tiles; they must be there."""
        drawn, self.tiles = self.tiles[:k], self.tiles[k:]
        assert not Counter(drawn) - Counter(population)
        assert len(drawn) == k
        return drawn


class Refereed:
    """A game on a kernel's table and the same game of the engine."""

    def __init__(self, table: Any, machine: Machine, rules: ScrabbleRules, words: Words, number: int) -> None:
        self.table, self.machine, self.words, self.rng = table, machine, words, Dealt()
        table.deal(number)
        self.now: ScrabblePosition = opening(rules, [Player(str(seat)) for seat in range(table.players)])
        self.whole = sorted(rules.tiles.tiles)
        self.kinds: Counter[int] = Counter()
        for seat in range(table.players):
            self.rng.tiles += self.rack(seat)
        self.follow(Start(0))

    def rack(self, seat: int) -> Rack:
        """Return a rack of the table."""
        return self.machine.numbering.rack(self.table.rack(seat))

    def follow(self, move: ScrabbleMove) -> None:
        """Let the engine make the move too, and compare everything."""
        for event in decide(self.now, move, self.words, self.rng):
            self.now = apply(self.now, event)
        now, table = self.now, self.table
        assert self.rng.tiles == []
        assert now.scores == table.scores()
        assert [sorted(rack) for rack in now.racks] == [sorted(self.rack(seat)) for seat in range(table.players)]
        assert len(now.bag) == table.in_bag()
        assert self.machine.numbering.codes(now.board) == table.board()
        assert (now.phase is Phase.ENDED) == table.over
        assert all_tiles(now) == self.whole
        if not table.over:
            assert now.turn == table.turn
            assert (now.passes, now.scoreless) == table.zeros()

    def step(self, with_leaves: bool = True) -> int:
        """Let the static player make a move; return what kind it was."""
        table, seat = self.table, self.table.turn
        kind, score, _equity = table.think(with_leaves)
        moves = table.generator.found()[2]
        before = Counter(self.rack(seat))
        table.act()
        after = Counter(self.rack(seat))
        self.kinds[kind] += 1
        if kind == PLAY:
            self._played(moves, before, after, score, seat)
        elif kind == EXCHANGE:
            given, drawn = before - after, after - before
            if not given:  # it drew what it gave
                given = drawn = Counter([next(iter(before))])
            self.rng.tiles = list(drawn.elements())
            self.follow(Exchange(tuple(given.elements())))
        else:
            assert kind == PASS
            self.follow(Pass())
        return int(kind)

    def _played(self, moves: bytes, before: Counter[str], after: Counter[str], score: int, seat: int) -> None:
        found, square_of = Found(score, 0, moves), self.machine.square_of
        play = play_of((square_of[place], self.machine.numbering.tile(code)) for place, code in found.laid)
        points = self.now.scores[seat]
        self.rng.tiles = list((after - (before - Counter(play.used))).elements())
        self.follow(PlayTiles(play))
        if not self.table.over:
            assert self.now.scores[seat] == points + score

    def to_the_end(self, leaves: Sequence[bool]) -> ScrabblePosition:
        """Play the game to its end; `leaves` says by seat whether it plays by equity."""
        while not self.table.over:
            self.step(leaves[self.table.turn])
        return self.now
