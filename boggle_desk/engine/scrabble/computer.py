"""Computer players: each takes the best of the plays that it sees. A level plays words of its vocabulary only
(`knows`), and notices plays by chance: short ones easily, long and parallel ones less so. If it sees
none, it takes the cheapest common play, exchanges, or passes."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from random import Random
from typing import NamedTuple

from boggle_desk.engine.lexicon import Lexicon, fate
from boggle_desk.engine.scrabble.bluff import phony
from boggle_desk.engine.scrabble.endgame import solve_endgame
from boggle_desk.engine.scrabble.events import Exchange, Pass, PlayTiles
from boggle_desk.engine.scrabble.knowledge import ComputerLevel, Leaves, Wins, plain_leaves
from boggle_desk.engine.scrabble.movegen import Found, Plays, TileGraph, find_plays, tile_graph
from boggle_desk.engine.scrabble.plays import Play, score_play
from boggle_desk.engine.scrabble.position import ScrabblePosition
from boggle_desk.engine.scrabble.preendgame import is_preendgame, weigh
from boggle_desk.engine.scrabble.rules import Judging
from boggle_desk.engine.scrabble.simulation import new_simulator, simulate
from boggle_desk.engine.scrabble.tiles import Rack, without_tiles
from boggle_desk.engine.scrabble.values import OwnMove, Valuation, contenders
from boggle_desk.engine.stopping import Stopped, never
from boggle_desk.engine.tiers import Tier

_EASY_TILES = 4  # as many are seen at once
_SHORT_WORD = 3  # words up to this length everybody knows, in a dictionary that says nothing of commonness
_POOR_SCORE = 10  # a play of fewer points may be worse than an exchange
_ENDGAME_NODES = 250_000  # of the search of the end: a second; more changed none of 60 moves
_LATE = 0.25  # of the seconds, with few tiles in the bag: more changed one move in twenty
_LEAST_ROLLOUTS = 500  # fewer, without a winner, choose worse than the static value
_CLEARLY = 3.0  # an exchange must be better by this many points


def silent(_news: object) -> None: ...


class Thought(NamedTuple):
    """What a computer that plays on in its head thinks of its move before it makes it."""

    move: OwnMove
    lead: float
    """The mean lead after what was tried, at the end of the game where that is tried, in points."""
    win: float | None = None
    """The share of games that it wins, from 0 to 1; None where the end is known."""
    rollouts: int = 0
    deals: int = 0
    """Ways to draw the last tiles that were looked at, with one to four in the bag."""
    nodes: int = 0
    """Positions searched, with none in the bag."""


def choose(
    view: ScrabblePosition,
    level: ComputerLevel,
    words: Lexicon,
    rng: Random,
    stop: Callable[[], bool] = never,
    tried: Callable[[Play], None] = silent,
    leaves: Leaves | None = None,
    wins: Wins | None = None,
    threads: int = 1,
    told: Callable[[Thought], object] = silent,
) -> OwnMove:
    """Return the move of the player on turn, from what `seen_by` shows. The same `rng` gives the same move, unless a
    simulation runs out of time. When `stop` says so, a simulation answers with the best so far; before it, `Stopped` is
    raised. `tried` gets some of the plays that were considered (P4),
    and `told` what they came to. Without `leaves` and `wins` rough ones serve."""
    thinker = _thinker(view.closed_up, level, words, stop, leaves or plain_leaves(view.rules.tiles), told)
    thought_out = thinker.thought_out(rng, wins or {}, threads, tried)
    if thought_out:
        for play in thinker.different(thought_out[:1]):
            tried(play)
        return thought_out[0]
    seen = thinker.look(rng)
    if made_up := thinker.made_up(seen, rng):
        tried(made_up)
        return PlayTiles(made_up)
    if seen and thinker.rather_exchanges(seen[0]):
        return thinker.exchange()
    if seen:
        for found in _shown(thinker.plays, seen, level.shows):
            if stop():
                raise Stopped
            tried(thinker.plays.play(found))
        return PlayTiles(thinker.plays.play(seen[0]))
    move = thinker.otherwise()
    if isinstance(move, PlayTiles):
        tried(move.play)
    return move


def _thinker(
    view: ScrabblePosition,
    level: ComputerLevel,
    words: Lexicon,
    stop: Callable[[], bool],
    leaves: Leaves,
    told: Callable[[Thought], object],
) -> "_Thinker":
    rules, seat = view.rules, view.turn
    if seat is None:
        raise ValueError("nobody is on turn")
    rack, graph = view.racks[seat], tile_graph(words.graph, rules.tiles)
    plays = find_plays(view.board, rack, rules.tiles, graph, rules.bonus, stop)
    others = 0 if view.bag else sum(rules.tiles.values[tile] for tile in view.unseen_by(seat))
    valuation = Valuation(view.board, rules.tiles, leaves, len(view.bag), others, level.leave)
    return _Thinker(view, rack, level, plays, valuation, words, stop, told)


def _shown(plays: Plays, seen: list[Found], most: int) -> list[Found]:
    """Return at most `most` of the plays, one for each long word, the first play last."""
    by_word: dict[str, Found] = {}
    for found in seen:
        by_word.setdefault(plays.words(found)[0], found)
    return list(by_word.values())[:most][::-1]


def knows(level: ComputerLevel, word: str, words: Lexicon, stuck: bool = False) -> bool:
    """Return whether a level may play a word: one of its vocabulary, or when it is stuck an everyday one that its
    limits allow. In a dictionary without levels: short words, and a fixed share of the others."""
    if not level.shortest <= len(word) <= level.longest or word not in words or not words.is_brought(word):
        return False
    if words.levels is None:
        return stuck or len(word) <= _SHORT_WORD or fate(word) < level.known
    return level.ranges(word, words, Tier.EVERYDAY.last if stuck and not level.simple else 0)


@dataclass(eq=False)
class _Thinker:
    view: ScrabblePosition
    rack: Rack
    level: ComputerLevel
    plays: Plays
    valuation: Valuation
    words: Lexicon
    stop: Callable[[], bool]
    told: Callable[[Thought], object]

    def __post_init__(self) -> None:
        self.known = cache(lambda word, stuck=False: knows(self.level, word, self.words, stuck))

    def valued(self) -> Iterator[tuple[float, Found]]:
        least = self.view.rules.first_play_minimum if self.view.board.is_empty else 1
        return (each for each in self.valuation.ranked(self.plays) if each[1].placed >= least)

    def ranked(self) -> Iterator[Found]:
        return (found for _equity, found in self.valued())

    def look(self, rng: Random) -> list[Found]:
        """Return the plays that the level sees, the best first; at least one if it knows a word that fits. Which words
        a play forms is only asked of those that luck has it see."""
        seen, missed = list[Found](), list[Found]()
        for found in self.ranked():
            luck = rng.random()
            if luck < self._chance(found, 1) and luck < self._chance_if_known(found):
                seen.append(found)
                if len(seen) >= self.level.shows:
                    break
            else:
                missed.append(found)
        return seen or self._simple(missed)

    def _chance(self, found: Found, formed: int) -> float:
        level = self.level
        return level.sees * level.parallel ** (formed - 1) * level.long ** max(0, found.placed - _EASY_TILES)

    def _chance_if_known(self, found: Found, stuck: bool = False) -> float:
        """Return the chance of seeing a play, 0 if it forms an unknown word."""
        formed = self.plays.words(found)
        return self._chance(found, len(formed)) if all(self.known(word, stuck) for word in formed) else 0.0

    def _simple(self, missed: list[Found]) -> list[Found]:
        """Return the best of the easy plays that were missed by bad luck, or the easiest one."""
        easiest: list[Found] = []
        for found in missed:
            chance = self._chance_if_known(found)
            if chance >= self.level.sees:
                return [found]
            if chance and (not easiest or found.placed < easiest[0].placed):
                easiest = [found]
        return easiest

    def thought_out(self, rng: Random, wins: Wins, threads: int, tried: Callable[[Play], None]) -> list[OwnMove]:
        """Return the moves weighed by playing on, the best first, for a level that does so. `tried` gets plays before
        they are weighed."""
        if not self.level.rollouts:
            return []
        return self.simulated(rng, wins, threads, tried) if self.view.bag else self.ending()

    def simulated(self, rng: Random, wins: Wins, threads: int, tried: Callable[[Play], None]) -> list[OwnMove]:
        view, level = self.view, self.level
        known = (each for each in self.valued() if self._chance_if_known(each[1]))
        moves = contenders(view, self.plays, known, self.valuation, level.contenders)
        if not self._may_exchange():
            moves = [move for move in moves if isinstance(move, PlayTiles)]
        if len(moves) < 2:
            return moves or [self.otherwise()]
        for play in self.different(moves)[: level.shows - 1][::-1]:  # the best of all comes last, when it is known
            tried(play)
        rules, leaves, graph = view.rules, self.valuation.leaves, self._graph
        simulators = [new_simulator(rules, graph, leaves, wins, len(view.players)) for _thread in range(threads)]
        if is_preendgame(view, graph):
            weighed = weigh(simulators, graph, view, moves, rng, _LATE * level.seconds, stop=self.stop)
            for best in weighed[:1]:
                self.told(Thought(moves[best.place], best.lead, best.win, deals=best.deals))
            return [moves[each.place] for each in weighed] or moves
        found = simulate(simulators, view, moves, rng, level.seconds, level.rollouts, self.stop)
        rollouts = sum(each.rounds for each in found)
        if rollouts < _LEAST_ROLLOUTS and found[1].stayed:
            return moves
        self.told(Thought(moves[found[0].place], found[0].lead, found[0].win, rollouts))
        return [moves[each.place] for each in found]

    @property
    def _lead(self) -> int:
        scores = list(self.view.scores)
        own = scores.pop(self.view.turn or 0)
        return own - max(scores, default=0)

    @property
    def _graph(self) -> TileGraph:
        return tile_graph(self.words.graph, self.view.rules.tiles)

    def ending(self) -> list[OwnMove]:
        """Return the move that ends the game best; none if that is unknown or a word may not be played."""
        ending = solve_endgame(self.view, self._graph, self.level.seconds, _ENDGAME_NODES, self.stop)
        move = ending.move if ending else None
        if ending and move:
            self.told(Thought(move, self._lead + ending.value, nodes=ending.nodes))
        if isinstance(move, PlayTiles):
            scored = score_play(self.view.rules, self.view.board, move.play)
            return [move] if all(self.known(word.text.lower()) for word in scored.words) else []
        return [Pass()] if ending and (ending.exact or not self.plays.found) else []

    def different(self, moves: Sequence[OwnMove]) -> list[Play]:
        by_word: dict[str, Play] = {}
        for move in moves:
            if isinstance(move, PlayTiles):
                scored = score_play(self.view.rules, self.view.board, move.play)
                by_word.setdefault(scored.words[0].text, move.play)
        return list(by_word.values())

    def rather_exchanges(self, best: Found) -> bool:
        """Return whether the level exchanges although it sees a play: one of a few points that leaves a bad rack."""
        if not self.level.exchanges or best.score >= _POOR_SCORE or not self._may_exchange():
            return False
        equity = best.score + self.valuation.left(self.plays.kept(best))
        return self.valuation.left(self._best_kept()) > equity + _CLEARLY

    def exchange(self) -> Exchange:
        return Exchange(without_tiles(self.rack, self._best_kept()))

    def made_up(self, seen: list[Found], rng: Random) -> Play | None:
        """Return a play of a made-up word if the level feels like bluffing and the rules let it be challenged."""
        view = self.view
        allowed = view.rules.bluffs and view.judging is Judging.CHALLENGE
        if not allowed or not self.level.bluffs or rng.random() >= self.level.bluffs:
            return None
        return phony(view, map(self.plays.play, seen), self.words, self.known, rng, self.stop)

    def otherwise(self) -> OwnMove:
        """Return the cheapest play of common words, else an exchange, else a pass."""
        for found in sorted(self.ranked(), key=lambda found: found.score):
            if self._chance_if_known(found, stuck=True):
                return PlayTiles(self.plays.play(found))
        return self.exchange() if self._may_exchange() else Pass()

    def _may_exchange(self) -> bool:
        """Return whether exchanging is allowed and useful; after two rounds without points it isn't, or computers would
        go on for ever."""
        view = self.view
        allowed = bool(self.rack) and len(view.bag) >= max(1, view.rules.exchange_minimum)
        return allowed and view.scoreless < 2 * len(view.players)

    def _best_kept(self) -> Rack:
        least = max(0, len(self.rack) - len(self.view.bag))
        parts = {
            tuple(self.rack[at] for at in kept)
            for size in range(least, len(self.rack))
            for kept in combinations(range(len(self.rack)), size)
        }
        return max(sorted(parts), key=self.valuation.leaves.value)
