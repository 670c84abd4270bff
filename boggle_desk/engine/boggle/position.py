"""A Boggle game at one moment, and how each event changes it."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import Any

from boggle_desk.engine.ballot import NO_BALLOT, Ballot, Voted
from boggle_desk.engine.boggle import events
from boggle_desk.engine.boggle.board import Board, board_of
from boggle_desk.engine.boggle.cubes import PlacedCube
from boggle_desk.engine.boggle.events import BoggleEvent
from boggle_desk.engine.boggle.rules import BoggleRules, WordRange, Writing, search_seconds
from boggle_desk.engine.house import NO_HOUSE, House
from boggle_desk.engine.players import Holder, Left, Player, SeatGiven, after_giving, after_leaving, check_seat, playing
from boggle_desk.engine.values import changed


class Phase(StrEnum):
    SHAKE = "shake"  # the dome is to be shaken
    COVERED = "covered"  # the cubes lie still; the next searchers may lift the dome
    SEARCH = "search"  # the timer runs
    REACHED = "reached"  # the goal is reached and time stands still; the searcher stops or searches on
    FINISH = "finish"  # time was called; each searcher may finish one word
    COLLECT = "collect"  # lists from paper are typed in
    READ = "read"
    SCORED = "scored"
    ENDED = "ended"


SEARCHES = (Phase.SEARCH, Phase.REACHED, Phase.FINISH)  # the phases in which somebody's search isn't over


MAY_CHANGE_PHONES = (Phase.SHAKE, Phase.COVERED, Phase.SEARCH, Phase.SCORED)
"""The phases in which people may begin to write on phones, or stop."""


class EntryMark(StrEnum):
    """What became of a word on a list."""

    WRITTEN = "written"
    SKIPPED = "skipped"
    STANDING = "standing"
    CROSSED = "crossed"
    STRUCK = "struck"


READ_MARKS = (EntryMark.STANDING, EntryMark.CROSSED, EntryMark.STRUCK)  # the marks of words that were read


@dataclass(frozen=True)
class Entry:
    """A word on a player's list, when it was written, and what became of it."""

    word: str
    at: float = 0.0
    mark: EntryMark = EntryMark.WRITTEN
    cost: int = 0  # the points it lost its reader
    upheld: bool = False  # whether it survived a challenge; then it can't be challenged again
    told: bool = False  # whether a hint told the whole word first; then it earns nothing


PlayerList = tuple[Entry, ...]


@dataclass(frozen=True)
class Challenged:
    """A challenge of a word, by whom, and what the table has voted; where the dictionary decides nobody has a vote."""

    word: str
    reader: int
    by: int
    ballot: Ballot = NO_BALLOT


@dataclass(frozen=True)
class BogglePosition:
    """Everything about a Boggle game at one moment."""

    rules: BoggleRules
    players: tuple[Player, ...]
    phase: Phase = Phase.SHAKE
    round: int = 0  # the number of the current round, from 1; 0 before the first shake
    cubes: tuple[PlacedCube, ...] = ()
    shakes: int = 1  # how many shakes led to these cubes; 0 for a known board
    granted: bool | None = None  # whether the cubes fulfil the table's wish; None without one
    searched: tuple[int, ...] = ()  # the seats that have searched this board
    searching: tuple[int, ...] = ()
    elapsed: float = 0.0  # seconds of the running search, as last noted
    lists: tuple[PlayerList, ...] = ()
    reader: int | None = None
    read: tuple[int, ...] = ()  # the seats that have read their lists
    typed: tuple[int, ...] = ()  # the seats whose paper lists were typed in before the reading
    last_word: str | None = None  # the word that was read last
    words_read: tuple[str, ...] = ()  # in the order of reading
    together: bool | None = None  # whether the lists are read together; None until the table says so
    last_call: bool = False  # whether all is read, so that only challenges are still waited for
    rounds: tuple[tuple[int, ...], ...] = ()  # points by round and seat
    winners: tuple[int, ...] = ()
    goal_words: tuple[str, ...] = ()  # the words of this board that the goal counts, in the order of the hints
    reached: tuple[events.GoalReached, ...] = ()  # who has reached the goal on this board, and when
    hints: tuple[events.Hinted, ...] = ()  # the hints given on this board
    house: House = NO_HOUSE
    phones: tuple[int, ...] = ()
    """The seats that write on phones, where the rules say paper."""
    challenges: tuple[Challenged, ...] = ()
    """Those of this round; over the last one the table may still be voting."""
    left: tuple[int, ...] = ()  # the seats of those who left (P13)
    former: tuple[Holder, ...] = ()  # who gave a seat away, in this order

    def __repr__(self) -> str:
        points = ", ".join(f"{each.name} {total}" for each, total in zip(self.players, self.totals, strict=True))
        return f"<BogglePosition: {self.phase.value}, round {self.round}, {points}>"

    def __str__(self) -> str:
        """Return the board, and a line for each player with points and words."""
        words = [" ".join(entry.word for entry in entries) for entries in self.lists] or [""] * len(self.players)
        lines = (f"{each.name} {self.totals[seat]} {words[seat]}" for seat, each in enumerate(self.players))
        return "\n".join((str(self.board or "(no board yet)"), *map(str.rstrip, lines)))

    @cached_property
    def board(self) -> Board | None:
        """None before the first shake."""
        return board_of(self.rules.cubes.rows, self.rules.cubes.columns, self.cubes) if self.cubes else None

    @cached_property
    def totals(self) -> tuple[int, ...]:
        return tuple(sum(points[seat] for points in self.rounds) for seat in range(len(self.players)))

    @cached_property
    def word_range(self) -> WordRange:
        """The words that may count for anybody at the table."""
        return WordRange(self.rules, self.players)

    @property
    def untouched(self) -> bool:
        """Whether the cubes lie as they fell, and nobody has seen them."""
        return self.phase is Phase.COVERED and not self.searched and self.shakes > 0

    @property
    def first_reader(self) -> int:
        """The seat that reads first in this round (rule B17)."""
        return self.seats_from((self.round - 1) % len(self.players))[0]

    @property
    def next_searchers(self) -> tuple[int, ...]:
        """The seats that search next: on paper everybody, on screen one person at a time and all computers."""
        order = self.seats_from(self.first_reader)
        left = [seat for seat in order if seat not in self.searched]
        if self.rules.writing.together or not any(seat in self.people for seat in left):
            return tuple(left)
        person = next(seat for seat in left if seat in self.people)
        return (person, *(seat for seat in order if self.is_computer(seat)))

    @property
    def next_called(self) -> tuple[int, ...]:
        """The seats whose time is called next: on paper those with the least time (rule B33), on screen all."""
        if self.rules.writing is Writing.SCREEN or not self.searching:
            return self.searching
        least = min(self.seconds_of(seat) for seat in self.searching)
        return tuple(seat for seat in self.searching if self.seconds_of(seat) == least)

    def seconds_of(self, seat: int) -> int:
        """Return the seconds that a player may search (rule B33)."""
        return search_seconds(self.rules, self.players[seat])

    @property
    def playing(self) -> tuple[int, ...]:
        """The seats of all who have not left."""
        return playing(self)

    @property
    def people(self) -> tuple[int, ...]:
        return tuple(seat for seat in self.playing if not self.is_computer(seat))

    def is_computer(self, seat: int) -> bool:
        return self.players[seat].level is not None

    def is_known(self, seat: int) -> bool:
        """Return whether the program has this seat's whole list, because it isn't on paper, or nobody reads it."""
        on_paper = self.rules.writing is not Writing.SCREEN and not self.is_computer(seat)
        return not on_paper or seat in self.phones or seat in self.left

    @property
    def papers(self) -> tuple[int, ...]:
        """The seats whose lists are on paper until they are typed in."""
        return tuple(seat for seat in range(len(self.players)) if not self.is_known(seat))

    def on_paper(self, seat: int) -> bool:
        """Return whether only this player knows the list."""
        return not self.is_known(seat) and seat not in self.typed

    @property
    def papers_left(self) -> bool:
        """Whether a list that only its player knows is still to be read to its end."""
        left = [seat for seat in (self.reader, *self.next_readers) if seat is not None]
        return not self.last_call and any(map(self.on_paper, left))

    @property
    def next_readers(self) -> tuple[int, ...]:
        """The seats still to read after the reader, clockwise, without known or typed lists that are all read."""
        done = (*self.read, self.reader)
        waiting = [seat for seat in self.seats_from(self.first_reader) if seat not in done]
        return tuple(
            seat
            for seat in waiting
            if self.on_paper(seat) or any(entry.mark is EntryMark.WRITTEN for entry in self.lists[seat])
        )

    @property
    def next_unread(self) -> tuple[int, str] | None:
        """The unread word that comes next where all lists are read together, and its seat: of several, the first to
        read. None when all is read."""
        seats = self.seats_from(self.first_reader)
        unread = ((entry.word, seat) for seat in seats for entry in self.lists[seat] if entry.mark is EntryMark.WRITTEN)
        word, seat = min(unread, key=lambda each: self.reading_order(each[0]), default=("", 0))
        return (seat, word) if word else None

    def reading_order(self, word: str) -> tuple[int, int, str]:
        """Return the place of a word where all lists are read together: those of most lists first, and then short ones
        first, so that the longest that only one has come last."""
        return -len(self.holders(word)), len(word), word

    def seats_from(self, seat: int) -> tuple[int, ...]:
        """Return all who play, clockwise from this seat on."""
        count = len(self.players)
        return tuple(other for step in range(count) if (other := (seat + step) % count) not in self.left)

    def entry(self, seat: int, word: str) -> Entry | None:
        return next((entry for entry in self.lists[seat] if entry.word == word), None)

    def holders(self, word: str) -> tuple[int, ...]:
        return tuple(seat for seat in range(len(self.players)) if self.entry(seat, word))

    @property
    def voting(self) -> Challenged | None:
        """The challenge on which votes are still to come."""
        last = self.challenges[-1] if self.challenges else None
        return last if last and last.ballot.waiting else None

    def challenge_of(self, word: str) -> Challenged | None:
        """Return the last challenge of a word in this round."""
        return next((each for each in reversed(self.challenges) if each.word == word), None)

    def seen_by(self, seat: int) -> "BogglePosition":
        """Return the position without what this player may not see: covered letters, others' unread words, and votes
        before all have voted."""
        lists = tuple(
            entries if other == seat else tuple(entry for entry in entries if entry.mark not in _SECRET)
            for other, entries in enumerate(self.lists)
        )
        may_look = self.phase is not Phase.COVERED and (self.phase not in SEARCHES or seat in self.searching)
        hints = tuple(hint for hint in self.hints if hint.seat == seat)
        cubes = self.cubes if may_look else ()
        challenges = tuple(changed(each, ballot=each.ballot.seen_by(seat)) for each in self.challenges)
        return changed(self, lists=lists, cubes=cubes, goal_words=(), hints=hints, challenges=challenges)


_SECRET = (EntryMark.WRITTEN, EntryMark.SKIPPED)
_WHOLE_WORD = 4  # the grade of a hint that tells the word


def opening(rules: BoggleRules, players: Iterable[Player]) -> BogglePosition:
    """Return the position before the first shake. Raises `ValueError` without players."""
    seated = tuple(players)
    if not seated:
        raise ValueError("a game needs at least one player")
    return BogglePosition(rules, seated, lists=((),) * len(seated))


# --------------------------------------------------------------------------------- what each event changes


def apply(position: BogglePosition, event: BoggleEvent) -> BogglePosition:
    return _CHANGES[type(event)](position, event)


def _shaken(position: BogglePosition, event: events.Shaken) -> BogglePosition:
    again = position.phase is Phase.COVERED
    return changed(
        position,
        phase=Phase.COVERED,
        round=position.round if again else position.round + 1,
        cubes=event.cubes,
        shakes=event.shakes,
        granted=event.granted,
        searched=(),
        searching=(),
        elapsed=0.0,
        lists=((),) * len(position.players),
        reader=None,
        read=(),
        typed=(),
        last_word=None,
        words_read=(),
        last_call=False,
        goal_words=(),
        reached=(),
        hints=(),
        challenges=(),
    )


def _wrote(position: BogglePosition, event: events.Wrote) -> BogglePosition:
    told = any((h.seat, h.word, h.grade) == (event.seat, event.word, _WHOLE_WORD) for h in position.hints)
    entry = Entry(event.word, event.at, told=told)
    return _with_list(position, event.seat, (*position.lists[event.seat], entry))


def _goal_reached(position: BogglePosition, event: events.GoalReached) -> BogglePosition:
    phase = Phase.REACHED if position.phase is Phase.SEARCH else position.phase
    elapsed = max(position.elapsed, event.at)
    return changed(position, phase=phase, elapsed=elapsed, reached=(*position.reached, event))


def _search_ended(position: BogglePosition, event: events.SearchEnded) -> BogglePosition:
    searched = (*position.searched, *(seat for seat in event.seats if seat not in position.searched))
    searching = tuple(seat for seat in position.searching if seat not in event.seats)
    if searching:  # they finish a word, or have extra time, which begins where the others' ended
        elapsed = max(position.elapsed, *(float(position.seconds_of(seat)) for seat in event.seats))
        phase = Phase.FINISH if position.phase is Phase.FINISH else Phase.SEARCH
        return changed(position, phase=phase, searched=searched, searching=searching, elapsed=elapsed)
    waiting = any(seat not in searched for seat in position.playing)
    on_paper = any(not position.is_known(seat) for seat in range(len(position.players)))
    after = Phase.COLLECT if on_paper else Phase.READ
    return changed(position, phase=Phase.COVERED if waiting else after, searched=searched, searching=(), elapsed=0.0)


def _vote_began(position: BogglePosition, event: events.VoteBegan) -> BogglePosition:
    challenged = Challenged(event.word, event.reader, event.by, Ballot(event.seats, event.votes))
    return changed(position, challenges=(*position.challenges, challenged))


def _voted(position: BogglePosition, event: Voted) -> BogglePosition:
    *before, last = position.challenges
    return changed(position, challenges=(*before, changed(last, ballot=last.ballot.after(event))))


def _ruled(position: BogglePosition, event: events.Ruled) -> BogglePosition:
    known = position.challenge_of(event.word)
    if event.challenger is not None and not (known and known.ballot.seats):
        challenged = Challenged(event.word, event.reader, event.challenger)
        position = changed(position, challenges=(*position.challenges, challenged))
    if event.stands:
        return _with_mark(position, (event.reader,), event.word, upheld=True)
    return _with_mark(position, (event.reader,), event.word, mark=EntryMark.STRUCK, cost=event.cost)


def _left(position: BogglePosition, event: Left) -> BogglePosition:
    """What was read counts; the rest of the list goes with its player."""
    seat, gone = event.seat, after_leaving(position, event.seat)
    if position.phase is not Phase.SCORED:
        kept = tuple(entry for entry in position.lists[seat] if entry.mark in READ_MARKS)
        position = _with_list(position, seat, kept)
    searching, phones = (tuple(s for s in seats if s != seat) for seats in (position.searching, position.phones))
    return changed(position, searching=searching, phones=phones, left=gone)


def _seat_given(position: BogglePosition, event: SeatGiven) -> BogglePosition:
    check_seat(position.players, event.seat)
    phones = tuple(seat for seat in position.phones if seat != event.seat)
    return changed(position, phones=phones, **after_giving(position, event, position.totals[event.seat]))


def _typed(position: BogglePosition) -> tuple[int, ...]:
    return tuple(seat for seat, entries in enumerate(position.lists) if entries and not position.is_known(seat))


def _with_list(position: BogglePosition, seat: int, entries: PlayerList) -> BogglePosition:
    return changed(position, lists=(*position.lists[:seat], entries, *position.lists[seat + 1 :]))


def _with_mark(position: BogglePosition, seats: Iterable[int], word: str, **changes: Any) -> BogglePosition:
    for seat in seats:
        entries = tuple(changed(e, **changes) if e.word == word else e for e in position.lists[seat])
        position = _with_list(position, seat, entries)
    return position


_CHANGES: dict[type, Callable[[BogglePosition, Any], BogglePosition]] = {
    events.Shaken: _shaken,
    events.PhonesUsed: lambda now, event: changed(now, phones=event.seats),
    events.SearchBegan: lambda now, event: changed(now, phase=Phase.SEARCH, searching=event.seats, elapsed=0.0),
    events.ClockRead: lambda now, event: changed(now, elapsed=event.elapsed),
    events.Wrote: _wrote,
    events.Erased: lambda now, event: _with_list(
        now, event.seat, tuple(entry for entry in now.lists[event.seat] if entry.word != event.word)
    ),
    events.GoalSet: lambda now, event: changed(now, goal_words=event.words),
    events.GoalReached: _goal_reached,
    events.SearchedOn: lambda now, _event: changed(now, phase=Phase.SEARCH),
    events.Hinted: lambda now, event: changed(now, hints=(*now.hints, event)),
    events.TimeCalled: lambda now, event: changed(now, phase=Phase.SEARCH if event.seats else Phase.FINISH),
    events.SearchEnded: _search_ended,
    events.ReadingBegan: lambda now, event: changed(now, phase=Phase.READ, reader=event.reader, typed=_typed(now)),
    events.WordRead: lambda now, event: changed(
        _with_mark(now, (event.reader,), event.word, mark=EntryMark.STANDING),
        last_word=event.word,
        words_read=(*now.words_read, event.word),
    ),
    events.CrossedOff: lambda now, event: _with_mark(now, event.seats, event.word, mark=EntryMark.CROSSED),
    events.Skipped: lambda now, event: _with_mark(now, (event.reader,), event.word, mark=EntryMark.SKIPPED),
    events.VoteBegan: _vote_began,
    Voted: _voted,
    events.VoteDropped: lambda now, _event: changed(now, challenges=now.challenges[:-1]),
    events.Ruled: _ruled,
    events.ReaderChanged: lambda now, event: changed(
        now, reader=event.reader, read=now.read if now.reader is None else (*now.read, now.reader), last_word=None
    ),
    events.GatheredLists: lambda now, event: changed(now, together=event.together),
    events.LastCall: lambda now, _event: changed(now, last_call=True),
    events.Scored: lambda now, event: changed(
        now, phase=Phase.SCORED, reader=None, last_word=None, rounds=(*now.rounds, event.points)
    ),
    Left: _left,
    SeatGiven: _seat_given,
    events.Ended: lambda now, event: changed(now, phase=Phase.ENDED, winners=event.winners),
}
