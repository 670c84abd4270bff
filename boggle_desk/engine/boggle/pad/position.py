"""The pad of a Boggle game at one moment, and how each event changes it."""

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property
from typing import Any

from boggle_desk.engine.boggle.events import ClockRead
from boggle_desk.engine.boggle.pad import events
from boggle_desk.engine.boggle.pad.events import BogglePadEvent
from boggle_desk.engine.boggle.position import Entry, EntryMark
from boggle_desk.engine.boggle.referee import entry_points, penalty
from boggle_desk.engine.boggle.rules import BoggleRules, minimum_length, search_seconds
from boggle_desk.engine.house import NO_HOUSE, House
from boggle_desk.engine.players import Player, check_seat, seated, side_of, side_points
from boggle_desk.engine.rulebook import AroundRules


@dataclass(frozen=True)
class BogglePadRules(AroundRules):
    """The rules of the game on the table, and what the pad does unasked."""

    game: BoggleRules
    dictionary_judges: bool = True
    """Whether words that the dictionary lacks are struck. The table may overrule it."""
    glass: bool = True  # whether the pad times the rounds


@dataclass(frozen=True)
class PadEntry:
    """Points or words of one player in one round."""

    points: int | None = None  # None where words are typed
    words: tuple[str, ...] = ()
    unknown: tuple[str, ...] = ()  # the words that the dictionary lacks


@dataclass(frozen=True)
class Verdict:
    word: str
    stands: bool


@dataclass(frozen=True)
class PadRound:
    """One round: an entry by seat, None where nothing is written."""

    entries: tuple[PadEntry | None, ...]
    verdicts: tuple[Verdict, ...] = ()


def read_lists(rules: BogglePadRules, players: Sequence[Player], now: PadRound) -> tuple[tuple[Entry, ...], ...]:
    """Return the lists of a round by seat, marked as if read aloud (rules B18, B34)."""
    known = now.__dict__.get(_COUNTED)
    if known and known[0] is rules and known[1] is players:
        counted: tuple[tuple[Entry, ...], ...] = known[2]
        return counted
    holders: dict[str, list[int]] = {}
    for seat, entry in enumerate(now.entries):
        for word in entry.words if entry else ():
            if len(word) >= minimum_length(rules.game, players[seat]):
                holders.setdefault(word, []).append(seat)
    counted = tuple(
        tuple(_read(rules, players, now, seat, word, holders.get(word, ())) for word in (entry.words if entry else ()))
        for seat, entry in enumerate(now.entries)
    )
    now.__dict__[_COUNTED] = rules, players, counted  # as `cached_property` does: rounds stay as they are in a game
    return counted


_COUNTED = "_counted"


def _read(
    rules: BogglePadRules, players: Sequence[Player], now: PadRound, seat: int, word: str, holders: Sequence[int]
) -> Entry:
    written, player, own = now.entries[seat], players[seat], side_of(players, seat)
    unknown = written is not None and word in written.unknown
    verdict = next((each.stands for each in now.verdicts if each.word == word), None)
    if len(word) < minimum_length(rules.game, player):
        return Entry(word, mark=EntryMark.STRUCK)
    if verdict is False:
        pays = not any(each < seat and each in own for each in holders)  # a team pays once
        return Entry(word, mark=EntryMark.STRUCK, cost=penalty(rules.game, player, word) if pays else 0)
    if any(each not in own or each < seat for each in holders):
        return Entry(word, mark=EntryMark.CROSSED)
    if unknown and rules.dictionary_judges and verdict is None:
        return Entry(word, mark=EntryMark.STRUCK)
    return Entry(word, mark=EntryMark.STANDING)


def is_unlikely(rules: BoggleRules, player: Player, points: int) -> bool:
    """Return whether points are likely a slip: more than one per second, or below 0 where no word costs any (B21)."""
    most = search_seconds(rules, player)
    return points > most or points < (-most if rules.penalty else 0)


class NotReadable(ValueError):
    """A line that is neither points nor words; the message holds the part that is wrong."""


MOST_POINTS = 100_000
LONGEST_WORD = 40
_NUMBERS = re.compile(r"(?:[+-]?\d{1,7})+")


def read_line(text: str) -> int | tuple[str, ...]:
    """Return points (`14`, or `5 2 1 1` and `5+2-1` added up) or words. Raises `NotReadable`."""
    parts = text.replace(",", " ").replace(";", " ").replace("−", "-").split()
    if not parts:
        raise NotReadable("")
    if all(set(part) <= set("0123456789+-") for part in parts):
        for part in parts:
            if not _NUMBERS.fullmatch(part):
                raise NotReadable(part)
        total = sum(int(number) for part in parts for number in re.findall(r"[+-]?\d+", part))
        if abs(total) > MOST_POINTS:
            raise NotReadable(str(total))
        return total
    for part in parts:
        if not part.isalpha() or len(part) > LONGEST_WORD:
            raise NotReadable(part)
    return tuple(dict.fromkeys(part.lower() for part in parts))


MOST_PLAYERS = 12


class Phase(StrEnum):
    READY = "ready"  # the cubes are shaken; the glass waits
    SEARCH = "search"  # the glass runs
    WRITE = "write"  # points or words are typed in
    SCORED = "scored"  # the round counts; another one, or the end?
    ENDED = "ended"


@dataclass(frozen=True)
class BogglePadPosition:
    """The pad at one moment. Points are counted, never stored."""

    rules: BogglePadRules
    players: tuple[Player, ...]
    rounds: tuple[PadRound, ...]  # all rounds, the current one last
    phase: Phase = Phase.READY
    elapsed: float = 0.0  # seconds of the running search, as last noted
    stopped: bool = False  # whether the table ended the game, not the rules
    winners: tuple[int, ...] = ()
    house: House = NO_HOUSE

    @property
    def round(self) -> int:
        return len(self.rounds)

    @cached_property
    def lists(self) -> tuple[tuple[tuple[Entry, ...], ...], ...]:
        """The typed words by round and seat, marked as if they had been read aloud."""
        return tuple(read_lists(self.rules, self.players, each) for each in self.rounds)

    @cached_property
    def points(self) -> tuple[tuple[int | None, ...], ...]:
        """The points by round and seat, with the head start (rule B33); None where nothing is written."""
        seats = range(len(self.players))
        return tuple(tuple(self._points(number, seat) for seat in seats) for number in range(len(self.rounds)))

    def _points(self, number: int, seat: int) -> int | None:
        player, written = self.players[seat], self.entry(number, seat)
        if written is None:
            return None
        if written.points is not None:
            return player.head_start + written.points
        words = self.lists[number][seat]
        return player.head_start + sum(entry_points(self.rules.game, player, each) for each in words)

    @cached_property
    def totals(self) -> tuple[int, ...]:
        return tuple(sum(points[seat] or 0 for points in self.points) for seat in range(len(self.players)))

    def entry(self, round_: int, seat: int) -> PadEntry | None:
        return self.rounds[round_].entries[seat]

    @property
    def is_over(self) -> bool:
        """Whether the rules end the game after the rounds so far (rules B26, B27)."""
        return self.rules.game.end_game(side_points(self.players, self.totals), len(self.rounds))


def opening(rules: BogglePadRules, players: Iterable[Player]) -> BogglePadPosition:
    """Raises `ValueError` unless 1 to `MOST_PLAYERS` play."""
    table = seated(players, MOST_PLAYERS)
    return BogglePadPosition(rules, table, (PadRound((None,) * len(table)),))


# --------------------------------------------------------------------------------- what each event changes


def apply(position: BogglePadPosition, event: BogglePadEvent) -> BogglePadPosition:
    """Return the position after the event. Raises `ValueError` for an event about what is not on the pad."""
    return _CHANGES[type(event)](position, event)


def _words_written(position: BogglePadPosition, event: events.WordsWritten) -> BogglePadPosition:
    before = _entry(position, event.round, event.seat) or PadEntry()
    words = tuple(dict.fromkeys((*before.words, *event.words)))
    unknown = tuple(dict.fromkeys((*before.unknown, *event.unknown)))
    return _with_entry(position, event.round, event.seat, PadEntry(None, words, unknown))


def _word_erased(position: BogglePadPosition, event: events.WordErased) -> BogglePadPosition:
    before = _entry(position, event.round, event.seat)
    if before is None or event.word not in before.words:
        raise ValueError(f"'{event.word[:40]}' is not on the list")
    words, unknown = (tuple(word for word in some if word != event.word) for some in (before.words, before.unknown))
    after = PadEntry(None, words, unknown) if words else None
    return _with_entry(position, event.round, event.seat, after)


def _judged(position: BogglePadPosition, event: events.Judged) -> BogglePadPosition:
    now = position.rounds[_round(position, event.round)]
    others = tuple(verdict for verdict in now.verdicts if verdict.word != event.word)
    verdicts = others if event.stands is None else (*others, Verdict(event.word, event.stands))
    return _with_round(position, event.round, replace(now, verdicts=verdicts))


def _round(position: BogglePadPosition, number: int) -> int:
    if not 0 <= number < len(position.rounds):
        raise ValueError(f"there is no round {number}")
    return number


def _entry(position: BogglePadPosition, number: int, seat: int) -> PadEntry | None:
    check_seat(position.players, seat)
    return position.rounds[_round(position, number)].entries[seat]


def _with_entry(position: BogglePadPosition, number: int, seat: int, entry: PadEntry | None) -> BogglePadPosition:
    _entry(position, number, seat)  # raises for what is not there
    now = position.rounds[number]
    entries = (*now.entries[:seat], entry, *now.entries[seat + 1 :])
    return _with_round(position, number, replace(now, entries=entries))


def _with_round(position: BogglePadPosition, number: int, now: PadRound) -> BogglePadPosition:
    return replace(position, rounds=(*position.rounds[:number], now, *position.rounds[number + 1 :]))


_CHANGES: dict[type, Callable[[BogglePadPosition, Any], BogglePadPosition]] = {
    events.GlassTurned: lambda now, _event: replace(now, phase=Phase.SEARCH, elapsed=0.0),
    ClockRead: lambda now, event: replace(now, elapsed=event.elapsed),
    events.TimeCalled: lambda now, _event: replace(now, phase=Phase.WRITE, elapsed=0.0),
    events.SearchEnded: lambda now, _event: replace(now, phase=Phase.WRITE, elapsed=0.0),
    events.PointsWritten: lambda now, event: _with_entry(now, event.round, event.seat, PadEntry(event.points)),
    events.WordsWritten: _words_written,
    events.WordErased: _word_erased,
    events.EntryErased: lambda now, event: _with_entry(now, event.round, event.seat, None),
    events.Judged: _judged,
    events.RoundClosed: lambda now, _event: replace(now, phase=Phase.SCORED),
    events.RoundBegan: lambda now, _event: replace(
        now, rounds=(*now.rounds, PadRound((None,) * len(now.players))), phase=Phase.READY
    ),
    events.Reopened: lambda now, _event: replace(now, phase=Phase.SCORED, winners=(), stopped=False),
    events.Ended: lambda now, event: replace(now, phase=Phase.ENDED, winners=event.winners, stopped=event.stopped),
}
