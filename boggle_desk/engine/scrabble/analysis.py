"""The worth of every move of a turn, the rank of the one that was made, and hints. `evaluate` alone chooses how moves
are valued, from what the player on turn sees, and each answer says how."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from enum import IntEnum
from functools import cache
from random import Random

from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.scrabble.endgame import exact_evaluation
from boggle_desk.engine.scrabble.events import Exchange, PlayTiles
from boggle_desk.engine.scrabble.knowledge import Leaves, Wins
from boggle_desk.engine.scrabble.movegen import tile_graph
from boggle_desk.engine.scrabble.plays import fault, lies_across, lines_formed
from boggle_desk.engine.scrabble.position import ScrabblePosition
from boggle_desk.engine.scrabble.preendgame import preendgame_evaluation
from boggle_desk.engine.scrabble.rules import Hints
from boggle_desk.engine.scrabble.simulation import GameSimulator, new_simulator, simulate
from boggle_desk.engine.scrabble.tiles import HIDDEN
from boggle_desk.engine.scrabble.values import Basis, Candidate, Evaluation, OwnMove, Ranking, candidates
from boggle_desk.engine.stopping import Stop, Stopped, never
from boggle_desk.engine.tiers import Tier

SHOWN = 8  # the best moves that are returned unless more are asked for

_CONTENDERS = 12  # statically best moves that meet in a simulation


@dataclass(frozen=True, eq=False)
class Judge:
    words: Lexicon
    leaves: Leaves
    wins: Wins = field(default_factory=dict)  # for simulations; without them a rough curve serves
    seconds: float = 0.0  # how long a turn may be simulated; 0: not at all
    threads: int = 1
    late_seconds: float = 0.0
    """How long a turn with a tile or two in the bag may be searched, before it is simulated instead."""


def evaluate(
    view: ScrabblePosition,
    judge: Judge,
    stop: Stop = never,
    rng: Random | None = None,
    made: OwnMove | None = None,
    shown: int = SHOWN,
) -> Evaluation:
    """Return what the player on turn could do, from what `seen_by` shows; never plays with offensive words. Raises
    `Stopped` when `stop` says so, `ValueError` if nobody is on turn. Without `rng` nothing is valued by chance. The end
    of a game of two is searched exactly if `seconds` (or a moment) suffice; shortly before it, all draws are, within
    `late_seconds`."""
    view = view.closed_up
    static = Ranking(view, judge.words, judge.leaves, stop).evaluation(made, max(shown, _CONTENDERS))
    found: Evaluation | None = None
    if not view.bag:
        graph = tile_graph(judge.words.graph, view.rules.tiles)
        found = exact_evaluation(view, static, graph, judge.seconds, stop)
    if found is None and rng is not None and judge.seconds > 0.0 and len(view.players) > 1:
        found = _played_on(view, judge, static, rng, stop)
    # An exact search knows nothing of offensive or forbidden words, and a player may make any.
    words, valued = judge.words, (found or static).best
    best = tuple(each for each in valued if all(word in words and words.is_listed(word) for word in each.words))
    return replace(found or static, best=best[:shown]) if best else replace(static, best=static.best[:shown])


def _played_on(view: ScrabblePosition, judge: Judge, static: Evaluation, rng: Random, stop: Stop) -> Evaluation:
    graph = tile_graph(judge.words.graph, view.rules.tiles)
    players = len(view.players)
    simulators = [
        new_simulator(view.rules, graph, judge.leaves, judge.wins, players) for _thread in range(judge.threads)
    ]
    found: Evaluation | None = None
    if judge.late_seconds > 0.0:
        lost = static.made is not None and any(word not in judge.words for word in static.made.words)
        found = preendgame_evaluation(view, static, simulators, graph, rng, judge.late_seconds, stop, lost)
    return found or _simulated(view, static, simulators, rng, judge.seconds, stop)


def _simulated(
    view: ScrabblePosition,
    static: Evaluation,
    simulators: Sequence[GameSimulator],
    rng: Random,
    seconds: float,
    stop: Stop,
) -> Evaluation:
    entered = list({each.move: each for each in (*static.best, static.passing, static.made) if each}.values())
    found = simulate(simulators, view, [each.move for each in entered], rng, seconds, stop=stop)
    if stop():
        raise Stopped
    valued = []
    for place, each in enumerate(found, start=1):
        before = entered[each.place]
        rank = before.rank if before.rank > len(entered) else place  # its rank by the static value
        valued.append(
            replace(before, equity=each.lead, rank=rank, basis=Basis.SIMULATED, win=each.win, error=each.win_error)
        )
    return static.revalued(valued, Basis.SIMULATED)


def own_view(position: ScrabblePosition, seat: int) -> ScrabblePosition:
    """Return the position as the player at a seat sees it with the turn. Tiles that a record lacks are hidden ones."""
    view, missing = replace(position.seen_by(seat), turn=seat), len(position.bag)
    racks = list(view.racks)
    for other in range(len(racks)):
        if other != seat and other not in view.left:
            added = max(0, min(missing, view.rules.rack_size - len(racks[other])))
            racks[other], missing = racks[other] + (HIDDEN,) * added, missing - added
    return replace(view, racks=tuple(racks), bag=(HIDDEN,) * missing)


def rack_is_known(position: ScrabblePosition, seat: int) -> bool:
    held, others = len(position.racks[seat]), len(position.playing) - 1
    unseen = len(position.bag) + sum(len(rack) for rack in position.racks) - held
    full = position.rules.rack_size
    return held == full or (0 < held < full and unseen <= others * full)


def may_be_made(view: ScrabblePosition, move: OwnMove) -> bool:
    """Return whether the tiles of a move are on the rack and may lie where it lays them; words are not judged."""
    if view.turn is None:
        return False
    rack = view.racks[view.turn]
    if isinstance(move, PlayTiles):
        return fault(view.rules, view.board, rack, move.play) is None
    return not isinstance(move, Exchange) or not Counter(move.tiles) - Counter(rack)


_TIERS = {Hints.SIMPLE: Tier.SIMPLE, Hints.EVERYDAY: Tier.EVERYDAY, Hints.ANY: Tier.ALL}
_RARE = {Hints.SIMPLE: 1.0, Hints.EVERYDAY: 1.0, Hints.ANY: 0.0}
"""The price of a word in points for each step of its commonness."""
_BESIDE = 0.5  # the share of its price that a word costs beside the main word
_EASY_LETTERS, _LONG_WORD = 6, {Hints.SIMPLE: 6.0, Hints.EVERYDAY: 0.0, Hints.ANY: 0.0}
"""What each letter after the sixth costs."""
_NO_WORD = {Hints.SIMPLE: 14.0, Hints.EVERYDAY: 9.0, Hints.ANY: 0.0}
"""The price of an exchange or a pass: a family would rather lay a word."""


class PlayGrade(IntEnum):
    WHERE = 1
    LENGTH = 2
    FIRST_LETTER = 3
    WORD = 4


@dataclass(frozen=True)
class Hint:
    """A move to hint at. For an exchange or a pass there is no word and no place."""

    candidate: Candidate
    across: bool = True
    line: tuple[int, ...] = ()

    @property
    def move(self) -> OwnMove:
        return self.candidate.move

    @property
    def word(self) -> str:
        """The main word of a play in lower case, else nothing."""
        return self.candidate.words[0] if self.candidate.words else ""


def find_hint(
    view: ScrabblePosition, words: Lexicon, leaves: Leaves, hints: Hints | None = None, stop: Stop = never
) -> Hint:
    """Return the hint for the player on turn, from what `seen_by` shows. Raises `Stopped` when `stop` says so,
    `ValueError` where no hints are given."""
    wanted = hints or view.rules.hints
    if wanted is Hints.NONE:
        raise ValueError("the rules allow no hints")
    priced = _priced(candidates(view, words, leaves, stop), words, wanted, stop)
    best = max(priced, key=lambda each: each[0])[1]
    if not isinstance(best.move, PlayTiles):
        return Hint(best)
    play = best.move.play
    return Hint(best, lies_across(view.board, play), lines_formed(view.board, play)[0])


def may_be_hinted(word: str, wanted: Hints, words: Lexicon) -> bool:
    return words.is_brought(word) and words.is_within(word, _TIERS[wanted])


def _priced(
    ranked: Iterable[Candidate], words: Lexicon, wanted: Hints, stop: Stop
) -> Iterator[tuple[float, Candidate]]:
    """Yield the moves with their worth less the price of their words, until none can be better than the best so far."""
    price, most = _pricer(words, wanted), float("-inf")
    for candidate in ranked:
        if stop():
            raise Stopped
        if candidate.equity < most:
            return
        if not all(may_be_hinted(word, wanted, words) for word in candidate.words):
            continue
        prices = [*map(price, candidate.words)] or [_NO_WORD[wanted]]
        worth = candidate.equity - (prices[0] + _BESIDE * sum(prices[1:]))
        most = max(most, worth)
        yield worth, candidate


def _pricer(words: Lexicon, wanted: Hints) -> Callable[[str], float]:
    """Return what tells the price of a word. A dictionary that says nothing of commonness prices its length only."""

    @cache
    def price(word: str) -> float:
        long = _LONG_WORD[wanted] * max(0, len(word) - _EASY_LETTERS)
        return long + _RARE[wanted] * words.commonness(word) * words.tells_commonness

    return price
