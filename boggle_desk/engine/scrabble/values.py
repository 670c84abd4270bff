"""What moves are worth before anybody plays on: the score and what stays on rack, board and in the bag."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from heapq import merge
from itertools import islice, product, starmap
from math import hypot

from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.scrabble.board import PLAIN, Board
from boggle_desk.engine.scrabble.events import Exchange, Pass, PlayTiles
from boggle_desk.engine.scrabble.knowledge import Leaves
from boggle_desk.engine.scrabble.movegen import Found, Plays, find_plays, tile_graph
from boggle_desk.engine.scrabble.plays import score_play
from boggle_desk.engine.scrabble.position import ScrabblePosition
from boggle_desk.engine.scrabble.tiles import Rack, Tile, TileSet, without_tiles
from boggle_desk.engine.stopping import Stopped, never

OwnMove = PlayTiles | Exchange | Pass


class Basis(StrEnum):
    STATIC = "static"
    """The score and what is left on the rack, on the board and in the bag, in points."""
    SIMULATED = "simulated"
    PREENDGAME = "pre-endgame"
    """The share of all draws from the bag after which the game is won, the end searched some turns ahead."""
    EXACT = "exact"
    """All continuations to the end of the game, with everything known."""


@dataclass(frozen=True)
class Candidate:
    move: OwnMove
    score: int
    kept: Rack
    equity: float
    """Its worth in points; only differences within one position mean something."""
    rank: int
    """Its place among all moves from 1; moves of one worth share it."""
    words: tuple[str, ...] = ()
    """In lower case, the main word first."""
    basis: Basis = Basis.STATIC
    win: float | None = None
    """The share of games won, from 0 to 1, ties halved; None if nothing says."""
    error: float | None = None
    """The standard error of `win`, or else of `equity`; None without chance."""

    @property
    def laid(self) -> tuple[tuple[int, Tile], ...]:
        return self.move.play.laid if isinstance(self.move, PlayTiles) else ()


@dataclass(frozen=True)
class Evaluation:
    best: tuple[Candidate, ...]
    """The best moves, the best first; never empty, since one may always pass."""
    total: int
    """How many different moves there are: plays, exchanges and the pass."""
    basis: Basis
    passing: Candidate | None
    """The pass; None if nobody could find out what it is worth."""
    made: Candidate | None = None
    """The move that was asked about, valued as if its words were good."""

    def revalued(self, valued: Iterable[Candidate], basis: Basis) -> "Evaluation":
        """Return the evaluation with these moves, valued by other means, as the best ones."""
        by_move = {each.move: each for each in valued}
        made = by_move[self.made.move] if self.made else None
        return Evaluation(tuple(by_move.values()), self.total, basis, by_move.get(Pass()), made)

    @property
    def as_good(self) -> bool:
        """Whether the move asked about may be as good as the best one: chance alone could make the difference."""
        best, made = self.best[0], self.made
        if made is None or best.win is None or made.win is None:
            return False
        return best.win - made.win < 2.0 * hypot(best.error or 0.0, made.error or 0.0)

    @property
    def wins_lost(self) -> float:
        """The share of games that the best move wins more, from 0 to 1; 0 where chance alone could make the
        difference."""
        best, made = self.best[0], self.made
        if made is None or best.win is None or made.win is None or self.as_good:
            return 0.0
        return max(0.0, best.win - made.win)

    @property
    def loss(self) -> float:
        """The points that the move asked about is worth less than the best, at least 0."""
        return max(0.0, self.best[0].equity - self.made.equity) if self.made else 0.0


_BESIDE_PREMIUM = -0.7
"""For each vowel of the opening beside a premium square: the answer will use both."""
_STUCK, _STUCK_TIMES = -10.0, -2.0  # with the bag empty, for not going out, and times the tiles that are left
_OUT_TIMES = 2.0
"""On the values of the others' tiles when the play goes out: gained here and lost there (rule S19)."""


@dataclass(frozen=True)
class Valuation:
    board: Board
    tiles: TileSet
    leaves: Leaves
    bag: int
    """The tiles in the bag before the play."""
    others: int = 0
    """The worth of the others' tiles, known when the bag is empty."""
    weight: float = 1.0
    """How much what is left counts beside the score."""

    def left(self, kept: Rack) -> float:
        if self.bag:
            return self.weight * self.leaves.value(kept)
        if not kept:
            return self.weight * _OUT_TIMES * self.others
        return self.weight * (_STUCK + _STUCK_TIMES * sum(self.tiles.values[tile] for tile in kept))

    def ranked(self, plays: Plays) -> Iterator[tuple[float, Found]]:
        """Yield the plays with their equity in points, the best first."""
        return plays.ranked(self.left, self.beside(plays))

    def beside(self, plays: Plays) -> Callable[[Found], float] | None:
        """Return what a play of the opening loses for its vowels; nothing where tiles lie already."""
        if not self.board.is_empty:
            return None
        times, vowels, near = self.weight * _BESIDE_PREMIUM, self.leaves.vowels, cache(self._beside_premium)
        return lambda found: (
            times * sum([tile.letter in vowels and near(square, found.down) for square, tile in plays.tiles(found)])
        )

    def _beside_premium(self, square: int, down: bool) -> bool:
        """Return whether an answer may cross a vowel on a premium beside the play's line."""
        near = [self.board.beside(square, down, step) for step in (-1, 1)]
        return any(at is not None and self.board.layout.premiums[at] != PLAIN for at in near)


def exchanges(view: ScrabblePosition, valuation: Valuation) -> list[tuple[float, Exchange]]:
    """Return the allowed exchanges with their worth, the best first; equal tiles are one exchange."""
    bag, counts = len(view.bag), Counter(view.racks[view.turn or 0])
    if not bag or bag < view.rules.exchange_minimum:
        return []
    found: list[tuple[float, Exchange]] = []
    for numbers in product(*(range(count + 1) for count in counts.values())):
        given = tuple(tile for tile, number in zip(counts, numbers, strict=True) for _ in range(number))
        if 0 < len(given) <= bag:
            kept = tuple(
                tile for tile, number in zip(counts, numbers, strict=True) for _ in range(counts[tile] - number)
            )
            found.append((valuation.left(kept), Exchange(given)))
    return sorted(found, key=lambda each: (-each[0], each[1].tiles))


def _highest_first(valued: tuple[float, object]) -> float:
    return -valued[0]


_EXCHANGES, _FAR_BEHIND = 2, 15.0


def contenders(
    view: ScrabblePosition, plays: Plays, ranked: Iterable[tuple[float, Found]], valuation: Valuation, most: int
) -> list[PlayTiles | Exchange | Pass]:
    """Return at most `most` moves, the statically best first: ranked plays and an exchange or two that are nearly as
    good. Without any there is the pass."""
    played = list(islice(ranked, most))
    floor = played[0][0] - _FAR_BEHIND if played else float("-inf")
    swaps = [each for each in exchanges(view, valuation)[:_EXCHANGES] if each[0] >= floor]
    laid: list[tuple[float, PlayTiles | Exchange]] = [(equity, PlayTiles(plays.play(each))) for equity, each in played]
    both = [move for _equity, move in merge(laid, swaps, key=_highest_first)]
    return [*both[:most]] or [Pass()]


def own_candidate(view: ScrabblePosition, move: OwnMove, equity: float, rank: int) -> Candidate:
    rack = view.racks[view.turn or 0]
    if isinstance(move, PlayTiles):
        scored, kept = score_play(view.rules, view.board, move.play), without_tiles(rack, move.play.used)
        return Candidate(move, scored.score, kept, equity, rank, tuple(word.text for word in scored.words))
    return Candidate(move, 0, without_tiles(rack, move.tiles) if isinstance(move, Exchange) else rack, equity, rank)


_CHECKED = 256  # plays after which the search asks again whether it should stop
_ALIKE = 1e-6  # values closer than that are the same


class Ranking:
    def __init__(
        self, view: ScrabblePosition, words: Lexicon, leaves: Leaves, stop: Callable[[], bool] = never
    ) -> None:
        if view.turn is None:
            raise ValueError("nobody is on turn")
        self.view, self.words, self.stop = view, words, stop
        self.rack = view.racks[view.turn]
        rules, bag = view.rules, len(view.bag)
        graph = tile_graph(words.graph, rules.tiles)
        self.plays: Plays = find_plays(view.board, self.rack, rules.tiles, graph, rules.bonus, stop)
        others = 0 if bag else sum(rules.tiles.values[tile] for tile in view.unseen_by(view.turn))
        self.valuation = Valuation(view.board, rules.tiles, leaves, bag, others)

    def evaluation(self, made: OwnMove | None, shown: int) -> Evaluation:
        """Return the best moves, and the rank of the one that was made."""
        moves = list(self.moves())
        worths = [-equity for equity, _move in moves]

        def placed(equity: float, move: Found | OwnMove) -> Candidate:
            return self.candidate(equity, move, 1 + bisect_left(worths, -equity - _ALIKE))

        best = tuple(islice(self._unlike(starmap(placed, moves)), shown))
        asked = placed(self._worth(made), made) if made is not None else None
        return Evaluation(best, len(moves), Basis.STATIC, placed(self._pass_worth(), Pass()), asked)

    def _unlike(self, placed: Iterable[Candidate]) -> Iterator[Candidate]:
        """Leave out mirror images on an empty board."""
        seen: set[tuple[tuple[str, ...], Rack, float]] = set()
        for each in placed:
            alike = (each.words, each.kept, round(each.equity, 6))
            if not each.words or not self.view.board.is_empty or (alike not in seen):
                yield each
            seen.add(alike)

    def moves(self) -> Iterator[tuple[float, Found | OwnMove]]:
        return merge(self._played(), sorted(self._others(), key=_highest_first), key=_highest_first)

    def _played(self) -> Iterator[tuple[float, Found | OwnMove]]:
        least = self.view.rules.first_play_minimum if self.view.board.is_empty else 1
        delicate = self.words.levels is not None or bool(self.words.forbidden)
        for number, (equity, found) in enumerate(self.valuation.ranked(self.plays)):
            if number % _CHECKED == 0 and self.stop():
                raise Stopped
            if found.placed < least:
                continue
            if not delicate or all(map(self.words.is_listed, self.plays.words(found))):
                yield equity, found

    def _others(self) -> Iterator[tuple[float, OwnMove]]:
        yield self._pass_worth(), Pass()
        yield from exchanges(self.view, self.valuation)

    def _pass_worth(self) -> float:
        """Return the worth of the whole rack. A full one has the mean over the tiles that one of them might be, as
        leaves are valued with room for a tile."""
        if not self.view.bag or len(self.rack) < self.view.rules.rack_size:
            return self.valuation.left(self.rack)
        rests = [without_tiles(self.rack, (tile,)) for tile in self.rack]
        return sum(map(self.valuation.left, rests)) / len(rests)

    def _worth(self, move: OwnMove) -> float:
        if isinstance(move, Pass):
            return self._pass_worth()
        if isinstance(move, Exchange):
            return self.valuation.left(without_tiles(self.rack, move.tiles))
        found = self._found(move)
        if found:
            return self.plays.equity(found, self.valuation.left, self.valuation.beside(self.plays))
        return self._score(move) + self.valuation.left(without_tiles(self.rack, move.play.used))

    def _found(self, move: PlayTiles) -> Found | None:
        score, plays = self._score(move), self.plays
        return next((each for each in plays.found if each.score == score and plays.play(each) == move.play), None)

    def _score(self, move: PlayTiles) -> int:
        return score_play(self.view.rules, self.view.board, move.play).score

    def candidate(self, equity: float, move: Found | OwnMove, rank: int) -> Candidate:
        if not isinstance(move, Found):
            return own_candidate(self.view, move, equity, rank)
        laid = PlayTiles(self.plays.play(move))
        return Candidate(laid, move.score, self.plays.kept(move), equity, rank, self.plays.words(move))


def candidates(
    view: ScrabblePosition, words: Lexicon, leaves: Leaves, stop: Callable[[], bool] = never
) -> Iterator[Candidate]:
    """Yield all moves in the order of their static worth, the best first; raises what `Ranking` does."""
    ranking = Ranking(view, words, leaves, stop)
    for place, (equity, move) in enumerate(ranking.moves(), start=1):
        yield ranking.candidate(equity, move, place)
