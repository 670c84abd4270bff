"""A game of duplicate Scrabble at one moment, and how each event changes it."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import Annotated, Any

from boggle_desk.engine.house import NO_HOUSE, House
from boggle_desk.engine.players import Player, check_seat, seated
from boggle_desk.engine.rulebook import AroundRules, Limits, check_limits
from boggle_desk.engine.scrabble.board import Board
from boggle_desk.engine.scrabble.duplicate import events
from boggle_desk.engine.scrabble.events import Ended
from boggle_desk.engine.scrabble.position import Phase as TablePhase
from boggle_desk.engine.scrabble.position import ScrabblePosition
from boggle_desk.engine.scrabble.rules import ScrabbleRules
from boggle_desk.engine.scrabble.tiles import HIDDEN, Rack, Tile, in_order, without_tiles
from boggle_desk.engine.values import changed

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
    answers: tuple[events.Answered | None, ...] = ()  # by seat, None where nothing was handed in for this turn
    tops: int = 0
    last: events.BestLaid | None = None
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


def apply(position: DuplicatePosition, event: events.DuplicateEvent) -> DuplicatePosition:
    """Return the position after the event. Raises `ValueError` if tiles leave a place where they are not."""
    return _CHANGES[type(event)](position, event)


def _rack_drawn(position: DuplicatePosition, event: events.RackDrawn) -> DuplicatePosition:
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


def _clock_read(position: DuplicatePosition, event: events.ClockRead) -> DuplicatePosition:
    if not position.elapsed <= event.seconds < _LONGEST_TURN:
        raise ValueError(f"the clock cannot be at {event.seconds}")
    return changed(position, elapsed=event.seconds)


def _answered(position: DuplicatePosition, event: events.Answered) -> DuplicatePosition:
    check_seat(position.players, event.seat)
    answers = position.answers
    return changed(position, answers=(*answers[: event.seat], event, *answers[event.seat + 1 :]))


def _best_laid(position: DuplicatePosition, event: events.BestLaid) -> DuplicatePosition:
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
    events.RackDrawn: _rack_drawn,
    events.TurnBegan: lambda now, _event: changed(now, phase=Phase.SEARCH),
    events.ClockRead: _clock_read,
    events.TimeCalled: lambda now, _event: changed(now, phase=Phase.ANSWER),
    events.Answered: _answered,
    events.BestLaid: _best_laid,
    Ended: lambda now, event: changed(now, phase=Phase.ENDED, winners=event.winners),
}
