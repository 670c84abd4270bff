"""What every move of a turn is worth, which one was best, and where the one that was made stands among them.

`evaluate` is the one place that chooses by what means moves are valued; each answer says which it was. Moves are valued
for the player on turn from what that player sees, never from hidden tiles.
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from heapq import merge
from itertools import islice, product, starmap
from random import Random

from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.scrabble.events import Exchange, Pass, PlayTiles
from boggle_desk.engine.scrabble.graphs import tile_graph
from boggle_desk.engine.scrabble.leaves import Leaves
from boggle_desk.engine.scrabble.movegen import Bonus, Found, Plays, Stopped, find_plays, never
from boggle_desk.engine.scrabble.placement import fault
from boggle_desk.engine.scrabble.position import ScrabblePosition
from boggle_desk.engine.scrabble.scoring import score_play
from boggle_desk.engine.scrabble.tiles import HIDDEN, Rack, Tile, without_tiles
from boggle_desk.engine.scrabble.valuation import Valuation

OwnMove = PlayTiles | Exchange | Pass
"""What a player on turn can do."""

SHOWN = 8
"""The best moves that are told unless more are asked for."""

_CHECKED = 256  # plays after which the search asks again whether it should stop
_ALIKE = 1e-6  # values closer than that are the same


class Basis(StrEnum):
    """By what means a move was valued."""

    STATIC = "static"
    """The score and what is left on the rack, on the board and in the bag, in points."""
    SIMULATED = "simulated"
    """The mean of many continuations drawn by chance."""
    EXACT = "exact"
    """All continuations to the end of the game, with everything known."""


@dataclass(frozen=True)
class Candidate:
    """A move that could be made, and what it is worth."""

    move: OwnMove
    score: int
    kept: Rack
    """What it leaves on the rack, before tiles are drawn."""
    equity: float
    """Its worth in points; only differences within one position mean something."""
    rank: int
    """Its place among all moves from 1; moves of one worth share it."""
    words: tuple[str, ...] = ()
    """The words that a play forms, its main word first, in lower case."""
    basis: Basis = Basis.STATIC
    win: float | None = None
    """The share of games won, from 0 to 1, ties halved; None if nothing says."""
    error: float | None = None
    """The standard error of `win`, or of `equity` if there is no `win`; None if nothing was drawn by chance."""

    @property
    def laid(self) -> tuple[tuple[int, Tile], ...]:
        """The tiles that a play lays, with their squares; none for other moves."""
        return self.move.play.laid if isinstance(self.move, PlayTiles) else ()


@dataclass(frozen=True)
class Evaluation:
    """What a player could do in a position."""

    best: tuple[Candidate, ...]
    """The best moves, the best first; never empty, since one may always pass."""
    total: int
    """How many different moves there are: plays, exchanges and the pass."""
    basis: Basis
    passing: Candidate
    made: Candidate | None = None
    """The move that was asked about. One with words that the dictionary lacks is valued as if they were good."""

    @property
    def loss(self) -> float:
        """The points that the move asked about is worth less than the best one, at least 0; 0 without such a move."""
        return max(0.0, self.best[0].equity - self.made.equity) if self.made else 0.0


def evaluate(
    view: ScrabblePosition,
    words: Lexicon,
    leaves: Leaves,
    stop: Callable[[], bool] = never,
    seconds: float = 0.0,
    luck: Random | None = None,
    made: OwnMove | None = None,
    shown: int = SHOWN,
) -> Evaluation:
    """Return what the player on turn could do, from what `seen_by` shows.

    Plays with offensive words are left out, whatever the dictionary says. `stop` is asked often; raises `Stopped` when
    it says so, and `ValueError` if nobody is on turn. `seconds` and `luck` are for valuing by chance; without them
    moves are valued statically.
    """
    return _Ranking(view, words, leaves, stop).evaluation(made, shown)


def candidates(
    view: ScrabblePosition, words: Lexicon, leaves: Leaves, stop: Callable[[], bool] = never
) -> Iterator[Candidate]:
    """Yield all moves in the order of their static worth, the best first; the arguments are those of `evaluate`."""
    ranking = _Ranking(view, words, leaves, stop)
    for place, (equity, move) in enumerate(ranking.moves(), start=1):
        yield ranking.candidate(equity, move, place)


# ------------------------------------------------------------------------------------ what the player knows


def own_view(position: ScrabblePosition, seat: int) -> ScrabblePosition:
    """Return the position as the player at a seat sees it with the turn. Where a record does not tell the others'
    tiles, hidden ones stand on their racks as long as there are any: racks are full while the bag is not empty."""
    view, missing = replace(position.seen_by(seat), turn=seat), len(position.bag)
    racks = list(view.racks)
    for other in range(len(racks)):
        if other != seat:
            added = max(0, min(missing, view.rules.rack_size - len(racks[other])))
            racks[other], missing = racks[other] + (HIDDEN,) * added, missing - added
    return replace(view, racks=tuple(racks), bag=(HIDDEN,) * missing)


def rack_is_known(position: ScrabblePosition, seat: int) -> bool:
    """Tell whether all tiles of a player are known: a rack is full until the others and the bag run out of tiles."""
    held, others = len(position.racks[seat]), len(position.players) - 1
    unseen = len(position.bag) + sum(len(rack) for rack in position.racks) - held
    return held >= position.rules.rack_size or (held > 0 and unseen <= others * position.rules.rack_size)


# ------------------------------------------------------------------------------------------- static values


class _Ranking:
    """All moves of one position in the order of their static worth."""

    def __init__(
        self, view: ScrabblePosition, words: Lexicon, leaves: Leaves, stop: Callable[[], bool] = never
    ) -> None:
        if view.turn is None:
            raise ValueError("nobody is on turn")
        self.view, self.words, self.stop = view, words, stop
        self.rack = view.racks[view.turn]
        rules, bag = view.rules, len(view.bag)
        bonus = Bonus(rules.bingo_tiles, rules.bingo_bonus)
        self.plays: Plays = find_plays(
            view.board, self.rack, rules.tiles, tile_graph(words.graph, rules.tiles), bonus, stop
        )
        others = 0 if bag else sum(rules.tiles.values[tile] for tile in view.unseen_by(view.turn))
        self.valuation = Valuation(view.board, rules.tiles, leaves, bag, others)

    def evaluation(self, made: OwnMove | None, shown: int) -> Evaluation:
        """Return the best moves, and where the one that was made stands."""
        moves = list(self.moves())
        worths = [-equity for equity, _move in moves]

        def placed(equity: float, move: Found | OwnMove) -> Candidate:
            return self.candidate(equity, move, 1 + bisect_left(worths, -equity - _ALIKE))

        best = tuple(islice(self._unlike(starmap(placed, moves)), shown))
        asked = placed(self._worth(made), made) if made is not None else None
        return Evaluation(best, len(moves), Basis.STATIC, placed(self._pass_worth(), Pass()), asked)

    def _unlike(self, placed: Iterable[Candidate]) -> Iterator[Candidate]:
        """Leave out what is the same move in a mirror: on an empty board each word lies across or down alike."""
        seen: set[tuple[tuple[str, ...], Rack, float]] = set()
        for each in placed:
            alike = (each.words, each.kept, round(each.equity, 6))
            if not each.words or not self.view.board.is_empty or (alike not in seen):
                yield each
            seen.add(alike)

    def moves(self) -> Iterator[tuple[float, Found | OwnMove]]:
        """Yield all moves with their worth, the best first."""
        return merge(self._played(), sorted(self._others(), key=_falling), key=_falling)

    def _played(self) -> Iterator[tuple[float, Found | OwnMove]]:
        """Yield the plays that the rules allow and the program may show, with their worth."""
        least = self.view.rules.first_play_minimum if self.view.board.is_empty else 1
        delicate = self.words.levels is not None
        for number, (equity, found) in enumerate(self.valuation.ranked(self.plays)):
            if number % _CHECKED == 0 and self.stop():
                raise Stopped
            if found.placed < least:
                continue
            if not delicate or not any(map(self.words.is_offensive, self.plays.words(found))):
                yield equity, found

    def _others(self) -> Iterator[tuple[float, OwnMove]]:
        """Yield the exchanges and the pass."""
        yield self._pass_worth(), Pass()
        bag = len(self.view.bag)
        if not bag or bag < self.view.rules.exchange_minimum:
            return
        counts = Counter(self.rack)
        for numbers in product(*(range(count + 1) for count in counts.values())):
            given = tuple(tile for tile, number in zip(counts, numbers, strict=True) for _ in range(number))
            if 0 < len(given) <= bag:
                yield self.valuation.left(without_tiles(self.rack, given)), Exchange(given)

    def _pass_worth(self) -> float:
        """Return what the whole rack is worth. Leaves are valued with room for a tile to come, so with a full rack it
        is the mean over the tiles that one of them might be."""
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
            return self.valuation.equity(self.plays, found)
        return self._score(move) + self.valuation.left(without_tiles(self.rack, move.play.used))

    def _found(self, move: PlayTiles) -> Found | None:
        """Return the play among those that were found, None if the dictionary or the rules do not allow it."""
        score, plays = self._score(move), self.plays
        return next((each for each in plays.found if each.score == score and plays.play(each) == move.play), None)

    def _score(self, move: PlayTiles) -> int:
        return score_play(self.view.rules, self.view.board, move.play).score

    def candidate(self, equity: float, move: Found | OwnMove, rank: int) -> Candidate:
        """Return a move in words."""
        if isinstance(move, Pass):
            return Candidate(move, 0, self.rack, equity, rank)
        if isinstance(move, Exchange):
            return Candidate(move, 0, without_tiles(self.rack, move.tiles), equity, rank)
        if isinstance(move, PlayTiles):
            kept = without_tiles(self.rack, move.play.used)
            scored = score_play(self.view.rules, self.view.board, move.play)
            return Candidate(move, scored.score, kept, equity, rank, tuple(word.text for word in scored.words))
        laid = PlayTiles(self.plays.play(move))
        return Candidate(laid, move.score, self.plays.kept(move), equity, rank, self.plays.words(move))


def _falling(valued: tuple[float, Found | OwnMove]) -> float:
    return -valued[0]


def may_be_made(view: ScrabblePosition, move: OwnMove) -> bool:
    """Tell whether the tiles of a move are on the rack and may lie where it lays them; words are not judged."""
    if view.turn is None:
        return False
    rack = view.racks[view.turn]
    if isinstance(move, PlayTiles):
        return fault(view.rules, view.board, rack, move.play) is None
    return not isinstance(move, Exchange) or not Counter(move.tiles) - Counter(rack)
