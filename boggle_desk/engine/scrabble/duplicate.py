"""Duplicate Scrabble, by the rules of the French clubs: everybody has the same rack, and the best play is laid for all.
The game whole: its moves and events, its position, its referee. Clock and end are those of any Scrabble game.

Of several plays with the most points (the *top*) it is the one that keeps the better tiles. Each player scores the own
answer, secret until then; an invalid one or an unlisted word scores nothing. The result is the own total in percent of
the tops' total; tiles left count for nobody.

In the first fifteen turns a rack has at least two vowels and two consonants, then one of each; a blank and the Y are
either. Other racks, and those without a play, are drawn again if the remaining tiles can do better. The game ends when
they have no vowel or no consonant, or no play is found.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property
from itertools import groupby
from random import Random
from typing import Annotated, Any

from boggle_desk.engine.game import GameLogic, Words
from boggle_desk.engine.house import NO_HOUSE, House
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.players import Player, check_seat, leaders, seated
from boggle_desk.engine.rulebook import AroundRules, Limits, check_limits
from boggle_desk.engine.scrabble.board import Board
from boggle_desk.engine.scrabble.computer import choose
from boggle_desk.engine.scrabble.events import CallTime, Ended, PlayTiles, ReadClock
from boggle_desk.engine.scrabble.knowledge import ComputerLevel, Leaves, plain_leaves
from boggle_desk.engine.scrabble.movegen import Found, find_plays, tile_graph
from boggle_desk.engine.scrabble.plays import (
    FormedWord,
    Play,
    Reason,
    can_be_read,
    fault,
    play_of,
    score_play,
    unlisted,
)
from boggle_desk.engine.scrabble.position import Phase as TablePhase
from boggle_desk.engine.scrabble.position import ScrabblePosition
from boggle_desk.engine.scrabble.referee import RefusedPlay
from boggle_desk.engine.scrabble.rules import ScrabbleRules
from boggle_desk.engine.scrabble.tiles import BLANK, HIDDEN, Rack, Tile, TileSet, in_order, without_tiles
from boggle_desk.engine.stopping import Stop, never
from boggle_desk.engine.values import changed

# ---------------------------------------------------------------------------------------------------------------- moves


@dataclass(frozen=True)
class DrawRack:
    """Draw the first rack, or the next one after the best play."""


@dataclass(frozen=True)
class StartTurn:
    """Uncover the rack and start the timer."""


@dataclass(frozen=True)
class Answer:
    """Hand in a player's play, or none, while time runs or after; it may change until the best play is laid."""

    seat: int
    play: Play | None = None


@dataclass(frozen=True)
class LayBest:
    """Lay the best play, found by a search with `top`; None if there is none."""

    play: Play | None = None


DuplicateMove = DrawRack | StartTurn | ReadClock | CallTime | Answer | LayBest


# --------------------------------------------------------------------------------------------------------------- events


@dataclass(frozen=True)
class RackDrawn:
    rack: Rack
    rejected: int = 0  # how many racks were rejected first, for want of vowels or consonants


@dataclass(frozen=True)
class TurnBegan:
    """The rack is uncovered and time runs."""


@dataclass(frozen=True)
class ClockRead:
    seconds: float


@dataclass(frozen=True)
class TimeCalled:
    """Pencils are down."""


@dataclass(frozen=True)
class Answered:
    seat: int
    play: Play | None
    words: tuple[FormedWord, ...] = ()
    score: int = 0  # 0 without a valid play
    reason: Reason | None = None  # why the play doesn't count
    unknown: tuple[str, ...] = ()  # unlisted words of the play


@dataclass(frozen=True)
class BestLaid:
    play: Play
    words: tuple[FormedWord, ...]
    score: int


DuplicateEvent = RackDrawn | TurnBegan | ClockRead | TimeCalled | Answered | BestLaid | Ended


# --------------------------------------------------------------------------------------------------------- the position

MOST_PLAYERS = 8
_LONGEST_TURN = 1e7  # seconds


@dataclass(frozen=True)
class DuplicateRules(AroundRules):
    """The rules of board, tiles and words, and the time for a turn."""

    game: ScrabbleRules
    turn_seconds: Annotated[int, Limits(0, 3_600)] = 180  # 0: no timer

    def __post_init__(self) -> None:
        check_limits(self)


class Phase(StrEnum):
    START = "start"
    READY = "ready"  # the rack is covered
    SEARCH = "search"  # time runs
    ANSWER = "answer"  # pencils are down; each player hands in a play
    LAID = "laid"
    ENDED = "ended"


@dataclass(frozen=True)
class DuplicatePosition:
    """Everything about a game at one moment."""

    rules: DuplicateRules
    players: tuple[Player, ...]
    tiles: tuple[Tile | None, ...]  # by square
    bag: Rack  # in the order of the set
    scores: tuple[int, ...]
    rack: Rack = ()  # everybody's rack
    phase: Phase = Phase.START
    turns: int = 0  # from 1; 0 before the first rack
    elapsed: float = 0.0  # seconds of this turn
    answers: tuple[Answered | None, ...] = ()  # by seat, None where nothing was handed in for this turn
    tops: int = 0
    last: BestLaid | None = None
    barren: int = 0  # racks in a row without a play
    winners: tuple[int, ...] = ()
    house: House = NO_HOUSE

    @cached_property
    def board(self) -> Board:
        return Board(self.rules.game.layout, self.tiles)

    @property
    def begins_turn(self) -> bool:
        """Whether the next rack begins a turn instead of replacing the current one."""
        return self.phase in (Phase.START, Phase.LAID)

    @property
    def waiting(self) -> tuple[int, ...]:
        return tuple(seat for seat, answer in enumerate(self.answers) if answer is None)

    def percent(self, seat: int) -> float | None:
        """Return a player's points in percent of the best plays'; None before the first one."""
        return 100.0 * self.scores[seat] / self.tops if self.tops else None

    def seen_by(self, seat: int) -> ScrabblePosition:
        """Return the turn as one of Scrabble alone, for a computer."""
        return ScrabblePosition(
            self.rules.game,
            (self.players[seat],),
            self.tiles,
            racks=(self.rack,),
            bag=(HIDDEN,) * len(self.bag),
            scores=(self.scores[seat],),
            phase=TablePhase.TURN,
            turn=0,
            turns=self.turns,
        )


def opening(rules: DuplicateRules, players: Iterable[Player]) -> DuplicatePosition:
    """Return the position before the first rack. Raises `ValueError` unless there are one to eight players."""
    table = seated(players, MOST_PLAYERS)
    empty = (None,) * len(rules.game.layout.premiums)
    nothing = (None,) * len(table)
    return DuplicatePosition(rules, table, empty, rules.game.tiles.tiles, (0,) * len(table), answers=nothing)


def apply(position: DuplicatePosition, event: DuplicateEvent) -> DuplicatePosition:
    """Return the position after the event. Raises `ValueError` if tiles leave a place where they are not."""
    return _CHANGES[type(event)](position, event)


def _rack_drawn(position: DuplicatePosition, event: RackDrawn) -> DuplicatePosition:
    bag = without_tiles(position.bag + position.rack, event.rack)
    fresh = position.begins_turn
    return changed(
        position,
        rack=event.rack,
        bag=in_order(position.rules.game.tiles, bag),
        phase=Phase.READY,
        turns=position.turns + fresh,
        barren=position.barren + (not fresh),
        elapsed=0.0,
        answers=(None,) * len(position.players),
    )


def _clock_read(position: DuplicatePosition, event: ClockRead) -> DuplicatePosition:
    if not position.elapsed <= event.seconds < _LONGEST_TURN:
        raise ValueError(f"the clock cannot be at {event.seconds}")
    return changed(position, elapsed=event.seconds)


def _answered(position: DuplicatePosition, event: Answered) -> DuplicatePosition:
    check_seat(position.players, event.seat)
    answers = position.answers
    return changed(position, answers=(*answers[: event.seat], event, *answers[event.seat + 1 :]))


def _best_laid(position: DuplicatePosition, event: BestLaid) -> DuplicatePosition:
    """Answers score only now: until then they are secret."""
    if any(not 0 <= square < len(position.tiles) or position.tiles[square] for square in event.play.squares):
        raise ValueError("a tile cannot lie beyond the board or on another tile")
    won = (answer.score if answer else 0 for answer in position.answers)
    return changed(
        position,
        tiles=position.board.with_tiles(event.play.laid).tiles,
        rack=without_tiles(position.rack, event.play.used),
        scores=tuple(score + points for score, points in zip(position.scores, won, strict=True)),
        tops=position.tops + event.score,
        phase=Phase.LAID,
        last=event,
        barren=0,
    )


_CHANGES: dict[type, Callable[[DuplicatePosition, Any], DuplicatePosition]] = {
    RackDrawn: _rack_drawn,
    TurnBegan: lambda now, _event: changed(now, phase=Phase.SEARCH),
    ClockRead: _clock_read,
    TimeCalled: lambda now, _event: changed(now, phase=Phase.ANSWER),
    Answered: _answered,
    BestLaid: _best_laid,
    Ended: lambda now, event: changed(now, phase=Phase.ENDED, winners=event.winners),
}


# ---------------------------------------------------------------------------------------------------------- the referee

Events = Iterator[DuplicateEvent]
STRICT_TURNS = 15  # in the first turns a rack needs two vowels and two consonants, later one of each
_EITHER = (BLANK, "Y")  # vowel or consonant, as one likes
_MOST_BARREN = 5  # racks without a play in a row after which the board counts as full


def decide(position: DuplicatePosition, move: DuplicateMove, words: Words, rng: Random) -> tuple[DuplicateEvent, ...]:
    """Return the move's events. Raises `Refused` with a `Reason`."""
    phases, decision = _DECISIONS[type(move)]
    if position.phase not in phases:
        raise RefusedPlay(Reason.WRONG_MOMENT)
    return tuple(decision(position, move, words, rng))


def is_fair(tiles: TileSet, rack: Rack, least: int) -> bool:
    """Return whether a rack has at least `least` vowels and as many consonants."""
    vowels = {kind.letter for kind in tiles.kinds if kind.vowel}
    either = sum(tile in _EITHER for tile in rack)
    own = sum(tile in vowels and tile not in _EITHER for tile in rack)
    return max(0, least - own) + max(0, least - (len(rack) - own - either)) <= either


def _draw(position: DuplicatePosition, _move: DrawRack, _words: Words, rng: Random) -> Events:
    yield _next_rack(position, rng, position.rack)


def _next_rack(position: DuplicatePosition, rng: Random, kept: Rack) -> RackDrawn | Ended:
    """Fill up the kept tiles; if that is no fair rack, draw all again until one is."""
    rules, turn = position.rules.game, position.turns + position.begins_turn
    pool, size = position.bag + position.rack, rules.rack_size
    least = min(2 if turn <= STRICT_TURNS else 1, size // 2)
    while least > 1 and not is_fair(rules.tiles, pool, least):
        least -= 1
    if not pool or not is_fair(rules.tiles, pool, least):
        return Ended(leaders(position.players, position.scores))
    rest = position.bag if kept else pool
    rack, rejected = (*kept, *rng.sample(rest, min(size - len(kept), len(rest)))), 0
    while not is_fair(rules.tiles, rack, least):
        rack, rejected = tuple(rng.sample(pool, min(size, len(pool)))), rejected + 1
    return RackDrawn(rack, rejected)


def _read_clock(position: DuplicatePosition, move: ReadClock, _words: Words, _rng: Random) -> Events:
    if move.seconds < position.elapsed:
        raise RefusedPlay(Reason.WRONG_MOMENT)
    yield ClockRead(move.seconds)


def _answer(position: DuplicatePosition, move: Answer, words: Words, _rng: Random) -> Events:
    if move.seat not in range(len(position.players)):
        raise RefusedPlay(Reason.NO_SUCH_SEAT)
    yield judged(position, move.seat, move.play, words)


def judged(position: DuplicatePosition, seat: int, play: Play | None, words: Words) -> Answered:
    if play is None:
        return Answered(seat, None)
    play, rules, board = play_of(play.laid), position.rules.game, position.board
    found = fault(rules, board, position.rack, play)
    if found and not can_be_read(board, play):
        return Answered(seat, play, reason=found.reason)
    scored = score_play(rules, board, play)
    if found:
        return Answered(seat, play, scored.words, reason=found.reason)
    unknown = unlisted(scored.words, words)
    if unknown:
        return Answered(seat, play, scored.words, reason=Reason.NOT_A_WORD, unknown=unknown)
    return Answered(seat, play, scored.words, scored.score)


def _lay_best(position: DuplicatePosition, move: LayBest, words: Words, rng: Random) -> Events:
    """Lay the play found, or a better answer. Without any the rack is drawn again."""
    found = judged(position, 0, move.play, words)
    if found.reason:
        raise RefusedPlay(found.reason, words=found.unknown)
    best = max((found, *filter(None, position.answers)), key=lambda each: each.score)
    if best.play is None:
        over = not position.bag or position.barren >= _MOST_BARREN
        yield Ended(leaders(position.players, position.scores)) if over else _next_rack(position, rng, ())
    elif position.phase is Phase.READY or position.waiting:
        raise RefusedPlay(Reason.WRONG_MOMENT)
    else:
        yield BestLaid(best.play, best.words, best.score)


_DECISIONS: dict[type, tuple[tuple[Phase, ...], Callable[[DuplicatePosition, Any, Words, Random], Events]]] = {
    DrawRack: ((Phase.START, Phase.LAID), _draw),
    StartTurn: ((Phase.READY,), lambda *_given: iter((TurnBegan(),))),
    ReadClock: ((Phase.SEARCH,), _read_clock),
    CallTime: ((Phase.SEARCH,), lambda *_given: iter((TimeCalled(),))),
    Answer: ((Phase.SEARCH, Phase.ANSWER), _answer),
    LayBest: ((Phase.READY, Phase.ANSWER), _lay_best),
}


def _revocable(position: DuplicatePosition, step: Sequence[DuplicateEvent]) -> bool:
    """Answers may be taken back until the best play is seen."""
    return position.phase is Phase.ANSWER and all(isinstance(event, Answered) for event in step)


DUPLICATE: GameLogic[DuplicatePosition, DuplicateMove, DuplicateEvent] = GameLogic(decide, apply, _revocable)


def top(position: DuplicatePosition, words: Lexicon, leaves: Leaves | None = None, stop: Stop = never) -> Play | None:
    """Return the play of shown words with the most points, of several the one that keeps the better tiles, or None.
    Raises `Stopped` when `stop` says so."""
    rules, board = position.rules.game, position.board
    leaves = leaves or plain_leaves(rules.tiles)
    plays = find_plays(board, position.rack, rules.tiles, tile_graph(words.graph, rules.tiles), rules.bonus, stop)
    least = rules.first_play_minimum if board.is_empty else 1
    ranked = sorted((each for each in plays.found if each.placed >= least), key=lambda each: -each.score)
    tied: list[Found] = []
    for _score, alike in groupby(ranked, key=lambda each: each.score):
        tied = [each for each in alike if all(word in words and words.is_shown(word) for word in plays.words(each))]
        if tied:
            break
    best = max(tied, key=lambda each: (leaves.value(plays.kept(each)), each.move), default=None)
    return plays.play(best) if best else None


def computer_answer(
    position: DuplicatePosition, seat: int, level: ComputerLevel, words: Lexicon, rng: Random, stop: Stop = never
) -> Play | None:
    """Return a computer's answer: the play with the most points that its level sees; what it keeps doesn't matter.
    Raises `Stopped` when `stop` says so."""
    greedy = replace(level, leave=0.0, exchanges=False, rollouts=0, bluffs=0.0)
    move = choose(position.seen_by(seat), greedy, words, rng, stop)
    return move.play if isinstance(move, PlayTiles) else None
