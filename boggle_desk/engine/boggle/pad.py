"""The score pad for Boggle on a real board (rule B30): its moves and events, what is written, and its referee. Rounds
and seats count from 0. Words are in lower case."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property, lru_cache
from random import Random
from typing import Any

from boggle_desk.engine.boggle.events import BeginSearch, CallTime, ClockRead, EndGame, EndSearch, ReadClock, TimeCalled
from boggle_desk.engine.boggle.position import BogglePosition, Entry, EntryMark
from boggle_desk.engine.boggle.referee import entry_points, penalty
from boggle_desk.engine.boggle.rules import BoggleRules, Writing, counts, search_seconds
from boggle_desk.engine.game import GameLogic, Refused, Words
from boggle_desk.engine.house import NO_HOUSE, House
from boggle_desk.engine.players import Player, check_seat, leaders, seated, side_of, side_points
from boggle_desk.engine.rulebook import AroundRules

# ---------------------------------------------------------------------------------------------------------------- moves


@dataclass(frozen=True)
class WritePoints:
    """Write a player's points of a round, replacing what was there."""

    round: int
    seat: int
    points: int


@dataclass(frozen=True)
class WriteWords:
    """Add words to a player's list of a round, replacing points."""

    round: int
    seat: int
    words: tuple[str, ...]


@dataclass(frozen=True)
class EraseWord:
    round: int
    seat: int
    word: str


@dataclass(frozen=True)
class EraseEntry:
    """Remove all that is written for a player in a round."""

    round: int
    seat: int


@dataclass(frozen=True)
class Judge:
    """Say whether a word of a round counts (rule B20). None leaves it to the dictionary."""

    round: int
    word: str
    stands: bool | None


@dataclass(frozen=True)
class CloseRound:
    """Score the round (rule B25)."""


@dataclass(frozen=True)
class NextRound:
    """Begin another round."""


BogglePadMove = (
    BeginSearch | ReadClock | CallTime | EndSearch | WritePoints | WriteWords | EraseWord | EraseEntry | Judge
    | CloseRound | NextRound | EndGame
)  # fmt: skip

# --------------------------------------------------------------------------------------------------------------- events


@dataclass(frozen=True)
class GlassTurned:
    """The round began."""


@dataclass(frozen=True)
class SearchEnded:
    """The search ended before its time, or without a timer."""


@dataclass(frozen=True)
class PointsWritten:
    round: int
    seat: int
    points: int


@dataclass(frozen=True)
class WordsWritten:
    """Words were added to a player's list. The dictionary lacks `unknown`."""

    round: int
    seat: int
    words: tuple[str, ...]
    unknown: tuple[str, ...]


@dataclass(frozen=True)
class WordErased:
    round: int
    seat: int
    word: str


@dataclass(frozen=True)
class EntryErased:
    """All that was written for a player in a round was removed."""

    round: int
    seat: int


@dataclass(frozen=True)
class Judged:
    """The table said whether a word counts. None leaves it to the dictionary."""

    round: int
    word: str
    stands: bool | None


@dataclass(frozen=True)
class RoundClosed:
    """The round was scored."""


@dataclass(frozen=True)
class RoundBegan:
    """Another round began."""


@dataclass(frozen=True)
class Reopened:
    """A correction took away the points that had ended the game."""


@dataclass(frozen=True)
class Ended:
    """The game ended. Tied players and teammates win together (B28). `stopped`: the table wanted no more rounds."""

    winners: tuple[int, ...]
    stopped: bool = False


BogglePadEvent = (
    GlassTurned | ClockRead | TimeCalled | SearchEnded | PointsWritten | WordsWritten | WordErased | EntryErased
    | Judged | RoundClosed | RoundBegan | Reopened | Ended
)  # fmt: skip


# --------------------------------------------------------------------------------------------------------- the position

MOST_PLAYERS, MOST_ROUNDS, MOST_WORDS = 12, 200, 500


@dataclass(frozen=True)
class BogglePadRules(AroundRules):
    """The rules of the game on the table, and what the pad does automatically."""

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


@lru_cache(maxsize=2 * MOST_ROUNDS)
def read_lists(rules: BogglePadRules, players: tuple[Player, ...], now: PadRound) -> tuple[tuple[Entry, ...], ...]:
    """Return the lists of a round by seat, marked as if read aloud (rules B18, B34)."""
    holders: dict[str, list[int]] = {}
    for seat, entry in enumerate(now.entries):
        for word in entry.words if entry else ():
            if counts(rules.game, players[seat], word):
                holders.setdefault(word, []).append(seat)
    return tuple(
        tuple(_read(rules, players, now, seat, word, holders.get(word, ())) for word in (entry.words if entry else ()))
        for seat, entry in enumerate(now.entries)
    )


def _read(
    rules: BogglePadRules, players: Sequence[Player], now: PadRound, seat: int, word: str, holders: Sequence[int]
) -> Entry:
    written, player, own = now.entries[seat], players[seat], side_of(players, seat)
    unknown = written is not None and word in written.unknown
    verdict = next((each.stands for each in now.verdicts if each.word == word), None)
    if not counts(rules.game, player, word):
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

    def table(self, number: int) -> BogglePosition:
        """A round as the game has it on paper: marked lists and points, but no board."""
        rules = replace(self.rules.game, writing=Writing.PAPER)
        points = tuple(each or 0 for each in self.points[number])
        return BogglePosition(rules, self.players, round=number + 1, lists=self.lists[number], rounds=(points,))

    def played_to(self, number: int) -> "BogglePadPosition":
        """Return the pad as it was when a round counted, while the game was on."""
        return replace(self, rounds=self.rounds[: number + 1], phase=Phase.SCORED, winners=())

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


# ---------------------------------------------------------------------------------------------- what each event changes


def apply(position: BogglePadPosition, event: BogglePadEvent) -> BogglePadPosition:
    """Return the position after the event. Raises `ValueError` for an event about what is not on the pad."""
    return _CHANGES[type(event)](position, event)


def _words_written(position: BogglePadPosition, event: WordsWritten) -> BogglePadPosition:
    before = _entry(position, event.round, event.seat) or PadEntry()
    words = tuple(dict.fromkeys((*before.words, *event.words)))
    unknown = tuple(dict.fromkeys((*before.unknown, *event.unknown)))
    return _with_entry(position, event.round, event.seat, PadEntry(None, words, unknown))


def _word_erased(position: BogglePadPosition, event: WordErased) -> BogglePadPosition:
    before = _entry(position, event.round, event.seat)
    if before is None or event.word not in before.words:
        raise ValueError(f"'{event.word[:40]}' is not on the list")
    words, unknown = (tuple(word for word in some if word != event.word) for some in (before.words, before.unknown))
    after = PadEntry(None, words, unknown) if words else None
    return _with_entry(position, event.round, event.seat, after)


def _judged(position: BogglePadPosition, event: Judged) -> BogglePadPosition:
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
    GlassTurned: lambda now, _event: replace(now, phase=Phase.SEARCH, elapsed=0.0),
    ClockRead: lambda now, event: replace(now, elapsed=event.elapsed),
    TimeCalled: lambda now, _event: replace(now, phase=Phase.WRITE, elapsed=0.0),
    SearchEnded: lambda now, _event: replace(now, phase=Phase.WRITE, elapsed=0.0),
    PointsWritten: lambda now, event: _with_entry(now, event.round, event.seat, PadEntry(event.points)),
    WordsWritten: _words_written,
    WordErased: _word_erased,
    EntryErased: lambda now, event: _with_entry(now, event.round, event.seat, None),
    Judged: _judged,
    RoundClosed: lambda now, _event: replace(now, phase=Phase.SCORED),
    RoundBegan: lambda now, _event: replace(
        now, rounds=(*now.rounds, PadRound((None,) * len(now.players))), phase=Phase.READY
    ),
    Reopened: lambda now, _event: replace(now, phase=Phase.SCORED, winners=(), stopped=False),
    Ended: lambda now, event: replace(now, phase=Phase.ENDED, winners=event.winners, stopped=event.stopped),
}


# ---------------------------------------------------------------------------------------------------------- the referee

Events = Iterator[BogglePadEvent]
_CLOSED = (Phase.SCORED, Phase.ENDED)


class Reason(StrEnum):
    WRONG_MOMENT = "not at this moment"
    NO_SUCH_PLACE = "no such place on the pad"
    NOT_LISTED = "not on the list"
    ALREADY_LISTED = "on the list already"
    NO_WORD = "no word at all"
    TOO_MUCH = "more than the pad has room for"
    NOTHING_WRITTEN = "nothing is written in this round"


def decide(position: BogglePadPosition, move: BogglePadMove, words: Words, _rng: Random) -> tuple[BogglePadEvent, ...]:
    """Return the events of the move. Raises `Refused`."""
    phases, decision = _DECISIONS[type(move)]
    if position.phase not in phases:
        raise Refused(Reason.WRONG_MOMENT)
    return tuple(decision(position, move, words))


def glass_seconds(position: BogglePadPosition) -> int:
    return max(search_seconds(position.rules.game, player) for player in position.players)


def _read_clock(position: BogglePadPosition, move: ReadClock, _words: Words) -> Events:
    if not 0 <= move.elapsed <= glass_seconds(position):
        raise Refused(Reason.WRONG_MOMENT)
    yield ClockRead(move.elapsed)


def _correct(position: BogglePadPosition, move: Any, words: Words) -> Events:
    """Write, erase or judge in any round."""
    seat = getattr(move, "seat", 0)
    if not 0 <= move.round < len(position.rounds) or not 0 <= seat < len(position.players):
        raise Refused(Reason.NO_SUCH_PLACE)
    yield from _with_outcome(position, _CORRECTIONS[type(move)](position, move, words))


def _write_points(_position: BogglePadPosition, move: WritePoints, _words: Words) -> PointsWritten:
    if abs(move.points) > MOST_POINTS:
        raise Refused(Reason.TOO_MUCH, str(move.points), (move.seat,))
    return PointsWritten(move.round, move.seat, move.points)


def _write_words(position: BogglePadPosition, move: WriteWords, words: Words) -> WordsWritten:
    entry = position.entry(move.round, move.seat)
    listed = entry.words if entry else ()
    typed = tuple(dict.fromkeys(word.lower() for word in move.words))
    fresh = tuple(word for word in typed if word not in listed)  # a spelling counts once (rule B13)
    for word in fresh:
        if not word.isalpha() or len(word) > LONGEST_WORD:
            raise Refused(Reason.NO_WORD, word, (move.seat,))
    if not fresh:
        raise Refused(Reason.ALREADY_LISTED, ", ".join(typed), (move.seat,))
    if len(listed) + len(fresh) > MOST_WORDS:
        raise Refused(Reason.TOO_MUCH, fresh[0], (move.seat,))
    return WordsWritten(move.round, move.seat, fresh, tuple(word for word in fresh if word not in words))


def _erase_word(position: BogglePadPosition, move: EraseWord, _words: Words) -> WordErased:
    entry, word = position.entry(move.round, move.seat), move.word.lower()
    if entry is None or word not in entry.words:
        raise Refused(Reason.NOT_LISTED, word, (move.seat,))
    return WordErased(move.round, move.seat, word)


def _erase_entry(position: BogglePadPosition, move: EraseEntry, _words: Words) -> EntryErased:
    if position.entry(move.round, move.seat) is None:
        raise Refused(Reason.NOT_LISTED, "", (move.seat,))
    return EntryErased(move.round, move.seat)


def _judge(position: BogglePadPosition, move: Judge, _words: Words) -> Judged:
    word = move.word.lower()
    if not any(entry and word in entry.words for entry in position.rounds[move.round].entries):
        raise Refused(Reason.NOT_LISTED, word)
    return Judged(move.round, word, move.stands)


_CORRECTIONS: dict[type, Callable[[BogglePadPosition, Any, Words], BogglePadEvent]] = {
    WritePoints: _write_points,
    WriteWords: _write_words,
    EraseWord: _erase_word,
    EraseEntry: _erase_entry,
    Judge: _judge,
}


def _with_outcome(position: BogglePadPosition, change: BogglePadEvent) -> Events:
    """Make a change. After a scored round it may end the game, change the winners or reopen the game."""
    yield change
    after = apply(position, change)
    if after.phase not in _CLOSED:
        return
    if after.is_over or after.stopped:
        yield Ended(leaders(after.players, after.totals), after.stopped)
    elif after.phase is Phase.ENDED:
        yield Reopened()


def _close_round(position: BogglePadPosition, _move: CloseRound, _words: Words) -> Events:
    if not any(position.rounds[-1].entries):
        raise Refused(Reason.NOTHING_WRITTEN)
    yield from _with_outcome(position, RoundClosed())


def _next_round(position: BogglePadPosition, _move: NextRound, _words: Words) -> Events:
    if len(position.rounds) >= MOST_ROUNDS:
        raise Refused(Reason.TOO_MUCH)
    yield RoundBegan()


_DECISIONS: dict[type, tuple[tuple[Phase, ...], Callable[[BogglePadPosition, Any, Words], Events]]] = {
    BeginSearch: ((Phase.READY,), lambda *_given: iter((GlassTurned(),))),
    ReadClock: ((Phase.SEARCH,), _read_clock),
    CallTime: ((Phase.SEARCH,), lambda *_given: iter((TimeCalled(),))),
    EndSearch: ((Phase.READY, Phase.SEARCH), lambda *_given: iter((SearchEnded(),))),
    **dict.fromkeys(_CORRECTIONS, (tuple(Phase), _correct)),
    CloseRound: ((Phase.WRITE,), _close_round),
    NextRound: ((Phase.SCORED,), _next_round),
    EndGame: (
        (Phase.SCORED,),
        lambda now, *_given: iter((Ended(leaders(now.players, now.totals), stopped=True),)),
    ),
}

_NEVER_BACK = (GlassTurned, ClockRead, TimeCalled, Reopened)
_CORRECTED = (PointsWritten, WordsWritten, WordErased, EntryErased, Judged)


def _revocable(position: BogglePadPosition, step: Sequence[BogglePadEvent]) -> bool:
    """Return whether a step may be undone: writing may, the clock may not; after the end only the end itself."""
    if any(isinstance(event, _NEVER_BACK) for event in step):
        return False
    return position.phase is not Phase.ENDED or not isinstance(step[0], _CORRECTED)


BOGGLE_PAD: GameLogic[BogglePadPosition, BogglePadMove, BogglePadEvent] = GameLogic(decide, apply, _revocable)
