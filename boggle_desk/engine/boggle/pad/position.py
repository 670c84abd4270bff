"""The pad of a Boggle game at one moment, and how each event changes it."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property
from typing import Any

from boggle_desk.engine.boggle.pad.events import (
    BogglePadEvent,
    ClockRead,
    Ended,
    EntryErased,
    GlassTurned,
    Judged,
    PointsWritten,
    Reopened,
    RoundBegan,
    RoundClosed,
    SearchEnded,
    TimeCalled,
    WordErased,
    WordsWritten,
)
from boggle_desk.engine.boggle.pad.rules import BogglePadRules
from boggle_desk.engine.boggle.pad.sheet import Entry, MarkedWord, PadRound, Verdict, entry_points, marked_words
from boggle_desk.engine.players import Player, sides

MOST_PLAYERS = 12


class Phase(StrEnum):
    """What the table is doing."""

    READY = "ready"
    """The cubes are shaken; the glass waits."""
    SEARCH = "search"
    """The glass runs."""
    WRITE = "write"
    """Points or words are typed in."""
    SCORED = "scored"
    """The round counts; another one, or the end?"""
    ENDED = "ended"
    """The game is over."""


@dataclass(frozen=True)
class BogglePadPosition:
    """Everything on the pad at one moment. Points are never stored where they can be counted."""

    rules: BogglePadRules
    players: tuple[Player, ...]
    rounds: tuple[PadRound, ...]
    """All rounds, the one in play last."""
    phase: Phase = Phase.READY
    elapsed: float = 0.0
    """Seconds of the running glass that were noted."""
    stopped: bool = False
    """Whether the table ended the game, not the rules."""
    winners: tuple[int, ...] = ()

    @property
    def round(self) -> int:
        """The number of the round in play, from 1."""
        return len(self.rounds)

    @cached_property
    def lists(self) -> tuple[tuple[tuple[MarkedWord, ...], ...], ...]:
        """The typed words by round and seat, with what became of each."""
        return tuple(marked_words(self.rules, self.players, each) for each in self.rounds)

    @cached_property
    def points(self) -> tuple[tuple[int | None, ...], ...]:
        """The points by round and seat; None where nothing is written."""
        return tuple(
            tuple(map(entry_points, self.players, each.entries, lists))
            for each, lists in zip(self.rounds, self.lists, strict=True)
        )

    @cached_property
    def totals(self) -> tuple[int, ...]:
        """The points of all rounds by seat."""
        return tuple(sum(points[seat] or 0 for points in self.points) for seat in range(len(self.players)))

    def entry(self, round_: int, seat: int) -> Entry | None:
        """Return what is written for a player in a round."""
        return self.rounds[round_].entries[seat]

    def side_points(self, points: Iterable[int | None]) -> tuple[int, ...]:
        """Return points by side, in the order of `sides`: a team's are the sum of its members' (rule B34)."""
        by_seat = [each or 0 for each in points]
        return tuple(sum(by_seat[seat] for seat in side) for side in sides(self.players))

    def leaders(self, points: Iterable[int | None]) -> tuple[int, ...]:
        """Return the seats of the side or sides with the most of these points; a tie is a tie (rules B25, B28)."""
        by_side = self.side_points(points)
        best = [side for side, total in zip(sides(self.players), by_side, strict=True) if total == max(by_side)]
        return tuple(sorted(seat for side in best for seat in side))

    @property
    def is_over(self) -> bool:
        """Whether the rules end the game after the rounds so far (rules B26, B27)."""
        game = self.rules.game
        reached = game.target is not None and max(self.side_points(self.totals)) >= game.target
        return reached or (game.rounds is not None and len(self.rounds) >= game.rounds)


def opening(rules: BogglePadRules, players: Iterable[Player]) -> BogglePadPosition:
    """Return an empty pad. Raises `ValueError` unless somebody sits at the table, and no more than `MOST_PLAYERS`."""
    seated = tuple(players)
    if not 1 <= len(seated) <= MOST_PLAYERS:
        raise ValueError(f"{len(seated)} players, where 1 to {MOST_PLAYERS} have room on the pad")
    return BogglePadPosition(rules, seated, (PadRound((None,) * len(seated)),))


# --------------------------------------------------------------------------------- what each event changes


def apply(position: BogglePadPosition, event: BogglePadEvent) -> BogglePadPosition:
    """Return the position after the event. Raises `ValueError` for an event about what is not on the pad."""
    return _CHANGES[type(event)](position, event)


def _glass_turned(position: BogglePadPosition, _event: GlassTurned) -> BogglePadPosition:
    return replace(position, phase=Phase.SEARCH, elapsed=0.0)


def _clock_read(position: BogglePadPosition, event: ClockRead) -> BogglePadPosition:
    return replace(position, elapsed=event.elapsed)


def _search_over(position: BogglePadPosition, _event: TimeCalled | SearchEnded) -> BogglePadPosition:
    return replace(position, phase=Phase.WRITE, elapsed=0.0)


def _points_written(position: BogglePadPosition, event: PointsWritten) -> BogglePadPosition:
    return _with_entry(position, event.round, event.seat, Entry(event.points))


def _words_written(position: BogglePadPosition, event: WordsWritten) -> BogglePadPosition:
    before = _entry(position, event.round, event.seat) or Entry()
    words = tuple(dict.fromkeys((*before.words, *event.words)))
    unknown = tuple(dict.fromkeys((*before.unknown, *event.unknown)))
    return _with_entry(position, event.round, event.seat, Entry(None, words, unknown))


def _word_erased(position: BogglePadPosition, event: WordErased) -> BogglePadPosition:
    before = _entry(position, event.round, event.seat)
    if before is None or event.word not in before.words:
        raise ValueError(f"'{event.word[:40]}' is not on the list")
    words, unknown = (tuple(word for word in some if word != event.word) for some in (before.words, before.unknown))
    after = Entry(None, words, unknown) if words else None
    return _with_entry(position, event.round, event.seat, after)


def _entry_erased(position: BogglePadPosition, event: EntryErased) -> BogglePadPosition:
    return _with_entry(position, event.round, event.seat, None)


def _judged(position: BogglePadPosition, event: Judged) -> BogglePadPosition:
    now = position.rounds[_round(position, event.round)]
    others = tuple(verdict for verdict in now.verdicts if verdict.word != event.word)
    verdicts = others if event.stands is None else (*others, Verdict(event.word, event.stands))
    return _with_round(position, event.round, replace(now, verdicts=verdicts))


def _round_closed(position: BogglePadPosition, _event: RoundClosed) -> BogglePadPosition:
    return replace(position, phase=Phase.SCORED)


def _round_began(position: BogglePadPosition, _event: RoundBegan) -> BogglePadPosition:
    empty = PadRound((None,) * len(position.players))
    return replace(position, rounds=(*position.rounds, empty), phase=Phase.READY)


def _reopened(position: BogglePadPosition, _event: Reopened) -> BogglePadPosition:
    return replace(position, phase=Phase.SCORED, winners=(), stopped=False)


def _ended(position: BogglePadPosition, event: Ended) -> BogglePadPosition:
    return replace(position, phase=Phase.ENDED, winners=event.winners, stopped=event.stopped)


def _round(position: BogglePadPosition, number: int) -> int:
    if not 0 <= number < len(position.rounds):
        raise ValueError(f"there is no round {number}")
    return number


def _entry(position: BogglePadPosition, number: int, seat: int) -> Entry | None:
    if not 0 <= seat < len(position.players):
        raise ValueError(f"nobody sits on seat {seat}")
    return position.rounds[_round(position, number)].entries[seat]


def _with_entry(position: BogglePadPosition, number: int, seat: int, entry: Entry | None) -> BogglePadPosition:
    _entry(position, number, seat)  # raises for what is not there
    now = position.rounds[number]
    entries = (*now.entries[:seat], entry, *now.entries[seat + 1 :])
    return _with_round(position, number, replace(now, entries=entries))


def _with_round(position: BogglePadPosition, number: int, now: PadRound) -> BogglePadPosition:
    return replace(position, rounds=(*position.rounds[:number], now, *position.rounds[number + 1 :]))


_CHANGES: dict[type, Callable[[BogglePadPosition, Any], BogglePadPosition]] = {
    GlassTurned: _glass_turned,
    ClockRead: _clock_read,
    TimeCalled: _search_over,
    SearchEnded: _search_over,
    PointsWritten: _points_written,
    WordsWritten: _words_written,
    WordErased: _word_erased,
    EntryErased: _entry_erased,
    Judged: _judged,
    RoundClosed: _round_closed,
    RoundBegan: _round_began,
    Reopened: _reopened,
    Ended: _ended,
}
