"""The Scrabble pad at one moment, and how each event changes it."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property
from itertools import takewhile
from typing import Any

from boggle_desk.engine.house import NO_HOUSE, House
from boggle_desk.engine.players import Player, check_seat, seated
from boggle_desk.engine.rulebook import AroundRules
from boggle_desk.engine.scrabble.board import Board, empty_board
from boggle_desk.engine.scrabble.pad import events
from boggle_desk.engine.scrabble.position import MOST_PLAYERS
from boggle_desk.engine.scrabble.rules import Judging, ScrabbleRules
from boggle_desk.engine.scrabble.tiles import Rack, in_order, without_tiles


@dataclass(frozen=True)
class ScrabblePadRules(AroundRules):
    """The rules by which the pad counts."""

    game: ScrabbleRules

    @property
    def judging(self) -> Judging:
        """When words are judged: at once, unless the rules say challenge."""
        return self.game.challenge.judging


class Phase(StrEnum):
    PLAY = "play"
    ENDED = "ended"


def board_after(rules: ScrabblePadRules, turns: Iterable[events.PadTurn]) -> Board:
    """Return the board as far as it is known. Raises `ValueError` if tiles overlap."""
    board = empty_board(rules.game.layout)
    for turn in turns:
        if not turn.withdrawn:
            tiles = (*turn.found, *turn.laid)
            if any(not 0 <= square < len(board.tiles) or board.tiles[square] for square, _tile in tiles):
                raise ValueError("a tile cannot lie beyond the board or on another tile")
            board = board.with_tiles(tiles)
    return board


def is_complete(turns: Iterable[events.PadTurn]) -> bool:
    """Return whether every tile on the real board is known: no turn has points only."""
    return not any(turn.kind is events.Kind.SCORE and turn.counted for turn in turns)


@dataclass(frozen=True)
class ScrabblePadPosition:
    """Everything on the pad at one moment. Scores are added up, never stored."""

    rules: ScrabblePadRules
    players: tuple[Player, ...]
    turns: tuple[events.PadTurn, ...] = ()
    left: tuple[events.RackLeft, ...] = ()  # after the end
    phase: Phase = Phase.PLAY
    winners: tuple[int, ...] = ()
    house: House = NO_HOUSE

    @cached_property
    def board(self) -> Board:
        """The board as far as it is known."""
        return board_after(self.rules, self.turns)

    @property
    def complete(self) -> bool:
        """Whether every tile on the real board is known."""
        return is_complete(self.turns)

    @cached_property
    def scores(self) -> tuple[int, ...]:
        """The points of all lines by seat, and what was left at the end."""
        scores = [0] * len(self.players)
        for turn in self.turns:
            scores[turn.seat] += turn.counted
        for rack in self.left:
            scores[rack.seat] += rack.points
        return tuple(scores)

    @property
    def unseen(self) -> Rack:
        """The tiles that are not on the known board, in the order of the set."""
        tiles = self.rules.game.tiles
        return in_order(tiles, without_tiles(tiles.tiles, [tile.face for tile in self.board.tiles if tile]))

    @property
    def in_bag(self) -> int:
        """The tiles in the bag if all racks are full and the board is complete."""
        return max(0, len(self.unseen) - len(self.players) * self.rules.game.rack_size)

    @cached_property
    def next_seat(self) -> int:
        """The seat to move: left of the last one, skipping those who miss a turn."""
        seats = len(self.players)
        expected, losing = 0, [0] * seats
        for turn in self.turns:
            if turn.kind is events.Kind.LOST_TURN:
                losing[turn.seat] += 1
            elif turn.takes_turn:
                while expected != turn.seat:
                    losing[expected] = max(0, losing[expected] - 1)
                    expected = (expected + 1) % seats
                expected = (turn.seat + 1) % seats
        while losing[expected]:
            losing[expected] -= 1
            expected = (expected + 1) % seats
        return expected

    @property
    def ends_here(self) -> bool:
        """Whether passes or scoreless turns end the game (rule S13). A missed turn is scoreless but no pass. Only the
        table can see that somebody went out."""
        rules = self.rules.game
        played = [turn for turn in reversed(self.turns) if turn.kind is not events.Kind.EXTRA]
        passes = len(list(takewhile(lambda turn: turn.kind is events.Kind.PASS, played)))
        scoreless = len(list(takewhile(lambda turn: not turn.counted, played)))
        return rules.stall(passes, scoreless, len(self.players))


def opening(rules: ScrabblePadRules, players: Iterable[Player]) -> ScrabblePadPosition:
    """Return an empty pad. Raises `ValueError` unless there are one to four players (rule S1)."""
    return ScrabblePadPosition(rules, seated(players, MOST_PLAYERS))


def apply(position: ScrabblePadPosition, event: events.ScrabblePadEvent) -> ScrabblePadPosition:
    """Return the position after the event. Raises `ValueError` for a line or seat that isn't there. Whether tiles fit
    is seen when `board` is read."""
    return _CHANGES[type(event)](position, event)


def _turn_written(position: ScrabblePadPosition, event: events.TurnWritten) -> ScrabblePadPosition:
    turns = position.turns
    if not 0 <= event.place <= len(turns):
        raise ValueError(f"there is no line {event.place}")
    return _with_turns(position, (*turns[: event.place], event.turn, *turns[event.place :]), event.anew)


def _turn_replaced(position: ScrabblePadPosition, event: events.TurnReplaced) -> ScrabblePadPosition:
    turns, place = position.turns, _place(position, event.place)
    return _with_turns(position, (*turns[:place], event.turn, *turns[place + 1 :]), event.anew)


def _turn_removed(position: ScrabblePadPosition, event: events.TurnRemoved) -> ScrabblePadPosition:
    turns, place = position.turns, _place(position, event.place)
    return _with_turns(position, turns[:place] + turns[place + 1 :], event.anew)


def _with_turns(
    position: ScrabblePadPosition, turns: tuple[events.PadTurn, ...], anew: Iterable[tuple[int, events.PadTurn]]
) -> ScrabblePadPosition:
    changed = list(turns)
    for place, turn in anew:
        if not 0 <= place < len(changed):
            raise ValueError(f"there is no line {place}")
        changed[place] = turn
    for turn in changed:
        check_seat(position.players, turn.seat)
    return replace(position, turns=tuple(changed))


def _upheld(position: ScrabblePadPosition, event: events.Upheld) -> ScrabblePadPosition:
    _place(position, event.place)
    check_seat(position.players, event.by)
    return position


def _rack_left(position: ScrabblePadPosition, event: events.RackLeft) -> ScrabblePadPosition:
    check_seat(position.players, event.seat)
    return replace(position, left=(*position.left, event))


def _place(position: ScrabblePadPosition, place: int) -> int:
    if not 0 <= place < len(position.turns):
        raise ValueError(f"there is no line {place}")
    return place


_CHANGES: dict[type, Callable[[ScrabblePadPosition, Any], ScrabblePadPosition]] = {
    events.TurnWritten: _turn_written,
    events.TurnReplaced: _turn_replaced,
    events.TurnRemoved: _turn_removed,
    events.Upheld: _upheld,
    events.RackLeft: _rack_left,
    events.Reopened: lambda now, _event: replace(now, left=(), phase=Phase.PLAY, winners=()),
    events.Ended: lambda now, event: replace(now, phase=Phase.ENDED, winners=event.winners),
}
