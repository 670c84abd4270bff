"""Moves of a game of two with few tiles in the bag, valued by how it then ends. A candidate that empties the bag leaves
an endgame for every handful that may be drawn: all of these (or a common sample) are searched, ever deeper for the
better half (successive halving). Any other candidate is rolled out statically until the bag is empty, and the end
searched."""

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import product
from math import ceil, comb, prod, sqrt
from random import Random
from typing import NamedTuple

from boggle_desk.engine.kernels.endgame import Solution
from boggle_desk.engine.scrabble.board import Board
from boggle_desk.engine.scrabble.endgame import Searcher, Watch, searchers, watched
from boggle_desk.engine.scrabble.events import PlayTiles
from boggle_desk.engine.scrabble.movegen import TileGraph, numbering
from boggle_desk.engine.scrabble.plays import score_play
from boggle_desk.engine.scrabble.position import ScrabblePosition
from boggle_desk.engine.scrabble.simulation import GameSimulator
from boggle_desk.engine.scrabble.tiles import Rack, in_order, without_tiles
from boggle_desk.engine.scrabble.values import Basis, Candidate, Evaluation, OwnMove
from boggle_desk.engine.stopping import Stopped, never

MOST_IN_BAG = 4


class SearchPhase(NamedTuple):
    """A stage of the race: depth of the search (0: greedy), most nodes, most deals."""

    depth: int
    nodes: int
    deals: int


STAGES = (
    SearchPhase(0, 0, 24),
    SearchPhase(1, 20_000, 24),
    SearchPhase(2, 60_000, 48),
    SearchPhase(3, 100_000, 48),
    SearchPhase(4, 200_000, 96),
    SearchPhase(6, 1_000_000, 400),
    SearchPhase(12, 5_000_000, 400),
)

_LEAD_COUNTS, _LEAD_SCALE = 0.1, 60.0  # what the lead counts beside winning, so that nobody plays listlessly


@dataclass(frozen=True)
class Weighed:
    place: int
    win: float
    """The share of games that it wins, from 0 to 1; a tie is half a game."""
    win_error: float
    """The standard error of `win` where the deals are a sample; 0 where they are all."""
    lead: float
    """The mean lead at the end, in points."""
    lead_error: float
    deals: int
    """Different deals that were looked at."""
    whole: bool
    """Whether these are all deals."""
    exact: bool
    """Whether these are all deals, each searched to the very end."""
    stages: int
    """For how many stages it stayed in the race; a `kept` one was searched longer."""

    @property
    def utility(self) -> float:
        return self.win + _LEAD_COUNTS * max(-1.0, min(1.0, self.lead / _LEAD_SCALE))


def is_preendgame(view: ScrabblePosition, graph: TileGraph) -> bool:
    """Return whether this is a game of two with one to four tiles in the bag, no lost turn pending, and usable
    tiles."""
    if len(view.players) != 2 or view.turn is None or view.losing or not 1 <= len(view.bag) <= MOST_IN_BAG:
        return False
    kinds = numbering(graph, view.rules.tiles).kinds
    return all(face in kinds for face in (*view.racks[view.turn], *view.unseen_by(view.turn)))


def weigh(
    simulators: Sequence[GameSimulator],
    graph: TileGraph,
    view: ScrabblePosition,
    candidates: Sequence[OwnMove],
    rng: Random,
    seconds: float = 2.0,
    stages: Sequence[SearchPhase] = STAGES,
    stop: Callable[[], bool] = never,
    kept: Collection[int] = (),
) -> list[Weighed]:
    """Return what is known of the candidates, the best first: by stages in the race, then by wins. One for which time
    was too short is missing. Those at the places `kept` are searched as long as the best. Each simulator has its own
    thread. The same `rng` gives the same answer if time suffices. Raises `Stopped` when `stop` says so, ValueError for
    no pre-endgame."""
    if not is_preendgame(view, graph) or not simulators:
        raise ValueError("this is no game of two with a few tiles in the bag that words have, or there is no table")
    race = _Race(simulators, searchers(graph, view.rules, len(simulators)), view, candidates, rng, kept)
    with watched(race.searchers, seconds, stop) as watch, ThreadPoolExecutor(len(simulators)) as pool:
        for stage in stages:
            if watch.over or not race.run(pool, stage, watch):
                break
    if watch.stopped:
        raise Stopped
    return race.results()


class Deal(NamedTuple):
    """Tiles that may come from the bag, in any order, and how often they do."""

    drawn: Rack
    weight: int


def all_deals(unseen: Rack, number: int) -> Iterator[Deal]:
    """Yield every handful of `number` unseen tiles, with the number of ways to draw it."""
    counted = sorted(Counter(unseen).items())
    for taken in product(*[range(min(number, count) + 1) for _face, count in counted]):
        if sum(taken) == number:
            drawn = tuple(face for (face, _count), some in zip(counted, taken, strict=True) for _each in range(some))
            yield Deal(drawn, prod(comb(count, some) for (_face, count), some in zip(counted, taken, strict=True)))


class _End(NamedTuple):
    """The lead, and whether the end was searched."""

    lead: int
    exact: bool


@dataclass(eq=False)
class _Race:
    simulators: Sequence[GameSimulator]
    searchers: list[Searcher]
    view: ScrabblePosition
    candidates: Sequence[OwnMove]
    rng: Random
    kept: Collection[int] = ()
    found: dict[int, Weighed] = field(default_factory=dict)

    def __post_init__(self) -> None:
        view, seat = self.view, self.view.turn or 0
        self.seat, self.rack = seat, view.racks[seat]
        self.unseen = in_order(view.rules.tiles, view.unseen_by(seat))
        if len(self.unseen) != len(view.bag) + len(view.racks[1 - seat]) or not self.candidates:
            raise ValueError("the unseen tiles do not fit the bag and the other rack, or there is no candidate")
        self.lead = view.scores[seat] - view.scores[1 - seat]
        self.every = list(all_deals(self.unseen, len(view.bag)))
        most = STAGES[-1].deals
        self.sample = [tuple(sorted(self.rng.sample(self.unseen, len(view.bag)))) for _each in range(most)]
        self.number = self.rng.randrange(1 << 60)
        self.racing = list(range(len(self.candidates)))
        self.stages = 0
        self.ends: dict[tuple[int, object], _End] = {}

    def deals(self, most: int) -> list[Deal]:
        if len(self.every) <= most:
            return self.every
        return [Deal(drawn, weight) for drawn, weight in Counter(self.sample[:most]).items()]

    def run(self, pool: ThreadPoolExecutor, stage: SearchPhase, watch: Watch) -> bool:
        """Run a stage and drop the worse half; return whether to go on."""
        fresh: dict[int, Weighed] = {}
        for place in self.searched:
            fresh[place] = self._weighed(pool, place, stage)
            if watch.over:
                del fresh[place]
                break
        if len(fresh) < len(self.searched):
            if not self.stages:
                self.found = fresh
            return False
        self.stages += 1
        self.found |= fresh
        staying = max(2, ceil(len(self.racing) / 2))
        self.racing = sorted(self.racing, key=lambda place: (-self.found[place].utility, place))[:staying]
        return len(self.searched) > 1 and not all(self.found[place].exact for place in self.searched)

    @property
    def searched(self) -> list[int]:
        """The candidates in the race, and those `kept` in it."""
        return [*self.racing, *(place for place in self.kept if place not in self.racing)]

    def _weighed(self, pool: ThreadPoolExecutor, place: int, stage: SearchPhase) -> Weighed:
        move, workers = self.candidates[place], len(self.simulators)
        if isinstance(move, PlayTiles) and len(move.play.laid) >= len(self.view.bag):
            deals, whole = self.deals(stage.deals), len(self.every) <= stage.deals
            parts = pool.map(
                self._search_deals, range(workers), [place] * workers, [deals] * workers, [stage] * workers
            )
            weights = [deal.weight for deal in deals]
        else:
            whole, weights = False, [1] * stage.deals
            parts = pool.map(partial(self._roll, place=place, stage=stage), range(workers))
        ends = [end for _number, end in sorted(pair for part in parts for pair in part)]
        stages = self.stages + 1 if place in self.racing else self.found[place].stages
        return _summary(place, ends, weights, whole, stages)

    def _search_deals(self, worker: int, place: int, deals: list[Deal], stage: SearchPhase) -> list[tuple[int, _End]]:
        view, move, searcher = self.view, self.candidates[place], self.searchers[worker]
        assert isinstance(move, PlayTiles)  # noqa: S101 - `_weighed` has asked; this tells the type checker
        score = score_play(view.rules, view.board, move.play).score
        board, kept = view.board.with_tiles(move.play.laid), without_tiles(self.rack, move.play.used)
        zeros = (0, 0 if score else view.scoreless + 1)
        found = []
        for number in range(worker, len(deals), len(self.simulators)):
            drawn = deals[number].drawn
            racks = without_tiles(self.unseen, drawn), kept + drawn
            end = self._end(searcher, (place, drawn), board, racks, zeros, stage)
            found.append((number, _End(self.lead + score - end.lead, end.exact)))
        return found

    def _end(
        self,
        searcher: Searcher,
        key: tuple[int, object],
        board: Board,
        racks: tuple[Rack, Rack],
        zeros: tuple[int, int],
        stage: SearchPhase,
    ) -> _End:
        """Return what the player on turn gains. An exact result stays, and so does the last if this search finds
        none."""
        known = self.ends.get(key)
        if known and known.exact:
            return known
        limit = self.view.rules.scoreless_limit
        if limit and zeros[1] >= limit:
            values = self.view.rules.tiles.values
            own, other = (sum(values[face] for face in rack) for rack in racks)
            return _End(other - own, True)
        return self._kept(key, searcher.solve(board, racks, zeros, stage.depth, stage.nodes), stage)

    def _kept(self, key: tuple[int, object], found: Solution, stage: SearchPhase) -> _End:
        if found.depth or not stage.depth or key not in self.ends:
            self.ends[key] = _End(found.value, found.exact)
        return self.ends[key]

    def _roll(self, worker: int, place: int, stage: SearchPhase) -> list[tuple[int, _End]]:
        """Roll a candidate out until the bag is empty and search the end, on deals that all candidates share."""
        simulator, searcher, found = self.simulators[worker], self.searchers[worker], []
        simulator.begin_rollouts(self.view)
        simulator.add_candidate(self.view, self.candidates[place])
        for number in range(worker, stage.deals, len(self.simulators)):
            table = simulator.table
            table.rollouts(self.number, number, 1, 0)
            while not table.over and table.in_bag():
                table.think()
                table.act()
            lead = table.scores()[0] - table.scores()[1]
            if not table.over:
                lead += (1 - 2 * table.turn) * self._rolled_end(searcher, simulator, (place, number), stage).lead
            found.append((number, _End(lead, False)))
        return found

    def _rolled_end(
        self, searcher: Searcher, simulator: GameSimulator, key: tuple[int, object], stage: SearchPhase
    ) -> _End:
        table = simulator.table
        racks = table.rack(table.turn), table.rack(1 - table.turn)
        known = self.ends.get(key)
        if known and known.exact:
            return known
        found = searcher.endgame.solve(table.board(), *racks, *table.zeros(), stage.depth, stage.nodes)
        return self._kept(key, found, stage)

    def results(self) -> list[Weighed]:
        return sorted(self.found.values(), key=lambda each: (-each.stages, -each.utility, each.place))


def _summary(place: int, ends: list[_End], weights: list[int], whole: bool, stages: int) -> Weighed:
    total = sum(weights)

    def mean(numbers: list[float]) -> tuple[float, float]:
        """Return the mean and its standard error."""
        average = sum(weight * number for weight, number in zip(weights, numbers, strict=True)) / total
        if whole:
            return average, 0.0
        spread = sum(weight * (number - average) ** 2 for weight, number in zip(weights, numbers, strict=True))
        return average, sqrt(spread / total / max(1, total - 1))

    win, win_error = mean([0.5 * ((end.lead > 0) + (end.lead >= 0)) for end in ends])
    lead, lead_error = mean([float(end.lead) for end in ends])
    exact = whole and all(end.exact for end in ends)
    return Weighed(place, win, win_error, lead, lead_error, len(ends), whole, exact, stages)


_MOST_LEFT = 2  # with more tiles in the bag there are too many draws to search the end after each of them
_LEAST_STAGES = 2  # of search, or nothing is told of a move that is not known to the very end
_CONTENDERS = 8
_DEALS = 48  # more than there are with two tiles in the bag and full racks of seven
_STAGES = tuple(stage._replace(deals=_DEALS) for stage in STAGES[1:])


def can_try_draws(view: ScrabblePosition, graph: TileGraph) -> bool:
    return is_preendgame(view, graph) and len(view.bag) <= _MOST_LEFT


def preendgame_evaluation(
    view: ScrabblePosition,
    static: Evaluation,
    simulators: Sequence[GameSimulator],
    graph: TileGraph,
    rng: Random,
    seconds: float,
    stop: Callable[[], bool] = never,
    lost: bool = False,
) -> Evaluation | None:
    """Return the evaluation with the best moves and the made one followed by a search for all draws. The slow pass is
    valued only if it was made or the turn was `lost`. None where `can_try_draws` is false or time was too short."""
    if not can_try_draws(view, graph):
        return None
    asked = [each for each in (static.made, static.passing if lost else None) if each]
    entered = list({each.move: each for each in (*static.best[:_CONTENDERS], *asked)}.values())
    kept = [place for place, each in enumerate(entered) if asked and each.move == asked[-1].move]
    weighed = weigh(simulators, graph, view, [each.move for each in entered], rng, seconds, _STAGES, stop, kept)
    if not weighed or not _is_far(weighed[0]):
        return None
    valued = [_valued(entered[each.place], each, place) for place, each in enumerate(weighed, start=1)]
    best = tuple(each for each, known in zip(valued, weighed, strict=True) if _is_far(known))
    return replace(static.revalued(valued, Basis.PREENDGAME), best=best)


def _is_far(weighed: Weighed) -> bool:
    return weighed.exact or weighed.stages >= _LEAST_STAGES


def _valued(static: Candidate, weighed: Weighed, place: int) -> Candidate:
    """Return a candidate with what is known of it, ranked among those that were searched."""
    rank = place if _is_far(weighed) or static.rank <= _CONTENDERS else static.rank
    error = None if weighed.whole else weighed.win_error
    return replace(static, equity=weighed.lead, rank=rank, basis=Basis.PREENDGAME, win=weighed.win, error=error)
