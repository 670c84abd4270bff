"""All moves of a turn in the order of their static worth."""

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator
from heapq import merge
from itertools import islice, starmap

from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.scrabble.candidates import Basis, Candidate, Evaluation, OwnMove
from boggle_desk.engine.scrabble.events import Exchange, Pass, PlayTiles
from boggle_desk.engine.scrabble.graphs import tile_graph
from boggle_desk.engine.scrabble.leaves import Leaves
from boggle_desk.engine.scrabble.movegen import Bonus, Found, Plays, find_plays
from boggle_desk.engine.scrabble.position import ScrabblePosition
from boggle_desk.engine.scrabble.scoring import score_play
from boggle_desk.engine.scrabble.tiles import Rack, without_tiles
from boggle_desk.engine.scrabble.valuation import Valuation, exchanges
from boggle_desk.engine.stopping import Stopped, never

_CHECKED = 256  # plays after which the search asks again whether it should stop
_ALIKE = 1e-6  # values closer than that are the same


class Ranking:
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
        yield from exchanges(self.view, self.valuation)

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


def candidates(
    view: ScrabblePosition, words: Lexicon, leaves: Leaves, stop: Callable[[], bool] = never
) -> Iterator[Candidate]:
    """Yield all moves in the order of their static worth, the best first; raises what `Ranking` does."""
    ranking = Ranking(view, words, leaves, stop)
    for place, (equity, move) in enumerate(ranking.moves(), start=1):
        yield ranking.candidate(equity, move, place)
