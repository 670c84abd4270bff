"""The referee of a Boggle game, and what words, rounds and games are worth."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from operator import add
from random import Random
from typing import Any

from boggle_desk.engine.ballot import Ballot, Vote, Voted
from boggle_desk.engine.boggle import events, goals
from boggle_desk.engine.boggle.cubes import shake
from boggle_desk.engine.boggle.events import BoggleEvent, BoggleMove
from boggle_desk.engine.boggle.position import (
    MAY_CHANGE_PHONES,
    READ_MARKS,
    SEARCHES,
    BogglePosition,
    Challenged,
    Entry,
    EntryMark,
    Phase,
    apply,
)
from boggle_desk.engine.boggle.rules import (
    BoggleRules,
    ChallengeJudge,
    Judging,
    Writing,
    counts,
    minimum_length,
    word_points,
)
from boggle_desk.engine.game import GameLogic, Refused, Words
from boggle_desk.engine.players import (
    GiveSeat,
    Leave,
    Left,
    Player,
    SeatGiven,
    leaders,
    may_leave,
    may_sit,
    same_player,
    side_of,
    side_points,
    sides,
)


class Reason(StrEnum):
    WRONG_MOMENT = "not at this moment"
    TIMER_RUNS = "nothing moves the cubes while the timer runs"
    LETTERS_SEEN = "the letters have been seen"
    TOO_SHORT = "too short"
    AGAINST_RULES = "not by the rules of this game"
    NOT_ON_BOARD = "not on the board"
    ALREADY_LISTED = "already on the list"
    NOT_A_WORD = "not in the dictionary"
    NOT_SEARCHING = "this player is not searching"
    NOT_LISTED = "not on the list"
    ALREADY_READ = "already read"
    NOT_STANDING = "does not stand"
    OWN_WORD = "one's own word"
    ALREADY_RULED = "already ruled upon"
    NO_VOTE = "has no vote"
    ALREADY_VOTED = "has voted already"
    OTHER_CUBES = "not the cubes of this game"
    NO_HINTS = "no hints at this table"
    NO_HINT_LEFT = "no word is left to hint at"
    NO_SUCH_SEAT = "nobody sits there"
    TOO_FEW_PLAYERS = "nobody would be left to play against"
    NAME_TAKEN = "somebody else has this name, or it has none"
    ROUND_RUNS = "the round is not over"


def entry_points(rules: BoggleRules, player: Player, entry: Entry) -> int:
    """Return an entry's points: none unless it stands or if a hint told it, negative if a lost challenge cost some."""
    if entry.mark is EntryMark.STANDING:
        return 0 if entry.told else word_points(rules, player, entry.word)
    return -entry.cost


def penalty(rules: BoggleRules, player: Player, word: str) -> int:
    return word_points(rules, player, word) if rules.penalty else 0


def word_totals(position: BogglePosition) -> tuple[int, ...]:
    """Return the points of the round's words so far, by seat, without handicaps."""
    return tuple(
        sum(entry_points(position.rules, player, entry) for entry in entries)
        for player, entries in zip(position.players, position.lists, strict=True)
    )


def round_points(position: BogglePosition) -> tuple[int, ...]:
    """Return the points of the round so far, by seat, with the head start of all who are here (rule B33)."""
    granted = (0 if seat in position.left else each.head_start for seat, each in enumerate(position.players))
    return tuple(map(add, granted, word_totals(position)))


@dataclass(frozen=True)
class ReadingActs:
    """How many different words several players have and how many one alone, and how many of each were read."""

    shared: int
    shared_read: int
    rare: int
    rare_read: int


def acts_of(position: BogglePosition) -> ReadingActs:
    """Return how far the reading of all lists is; skipped words are left out."""
    lists = [[entry for entry in entries if entry.mark is not EntryMark.SKIPPED] for entries in position.lists]
    unread = {entry.word for entries in lists for entry in entries if entry.mark is EntryMark.WRITTEN}
    words = {entry.word: len(position.holders(entry.word)) > 1 for entries in lists for entry in entries}
    shared = {word for word, several in words.items() if several}
    rare = words.keys() - shared
    return ReadingActs(len(shared), len(shared - unread), len(rare), len(rare - unread))


def is_over(position: BogglePosition) -> bool:
    """Return whether the rules end the game after the rounds scored so far (rules B26, B27)."""
    points = side_points(position.players, position.totals, position.left)
    return position.rules.end_game(points, len(position.rounds))


Events = Iterator[BoggleEvent]


def decide(position: BogglePosition, move: BoggleMove, words: Words, rng: Random) -> tuple[BoggleEvent, ...]:
    """Return the events of the move. Raises `Refused` with a `Reason`."""
    phases, decision = _DECISIONS[type(move)]
    if position.phase not in phases:
        moves_cubes = isinstance(move, events.Shake | events.LayBoard) and position.phase in SEARCHES
        raise Refused(Reason.TIMER_RUNS if moves_cubes else Reason.WRONG_MOMENT)
    if position.voting and not isinstance(move, Vote | events.DropVote | events.WriteWord | events.EraseWord):
        raise Refused(Reason.WRONG_MOMENT)
    return tuple(decision(position, move, words, rng))


# ------------------------------------------------------------------------------------------ the search


def _shake(position: BogglePosition, _move: events.Shake, _words: Words, rng: Random) -> Events:
    _check_unseen(position)
    yield events.Shaken(shake(position.rules.cubes.cubes, rng))


def _lay_board(position: BogglePosition, move: events.LayBoard, _words: Words, _rng: Random) -> Events:
    _check_unseen(position)
    turned_well = all(0 <= each.face < 6 and 0 <= each.quarter < 4 for each in move.cubes)
    if not turned_well or sorted(each.cube for each in move.cubes) != sorted(position.rules.cubes.cubes):
        raise Refused(Reason.OTHER_CUBES)
    yield events.Shaken(move.cubes, max(0, move.shakes), move.granted)


def _check_unseen(position: BogglePosition) -> None:
    """Refuse to move cubes that somebody has seen."""
    if position.phase is Phase.COVERED and position.searched:
        raise Refused(Reason.LETTERS_SEEN)


def _use_phones(position: BogglePosition, move: events.UsePhones, _words: Words, _rng: Random) -> Events:
    if position.rules.writing is Writing.SCREEN or not set(move.seats) <= set(position.people):
        raise Refused(Reason.NOT_SEARCHING)
    yield events.PhonesUsed(tuple(sorted(set(move.seats))))


def _write(position: BogglePosition, move: events.WriteWord, words: Words, _rng: Random) -> Events:
    word = move.word.lower()
    _check_writer(position, move, Phase.SEARCH, Phase.FINISH, Phase.COLLECT)
    if refusal := fault(position, move.seat, word, words):
        raise Refused(refusal, word, (move.seat,))
    wrote = events.Wrote(move.seat, word, move.at)
    yield wrote
    reached = tuple(_reached(apply(position, wrote), move.at))
    yield from reached
    holders = (position.entry(seat, word) for seat in position.holders(word))
    if position.phase is Phase.READ and any(entry and entry.mark in READ_MARKS for entry in holders):
        yield from _what_becomes_of(apply(position, wrote), move.seat, word, words)
    if position.phase is Phase.FINISH:
        on_screen, late = position.rules.writing is Writing.SCREEN, move.at >= position.seconds_of(move.seat)
        seats = position.searching if on_screen else (move.seat,) * late
        yield from _close_lists(position, seats, (wrote, *reached), words)


def _check_writer(position: BogglePosition, move: events.WriteWord | events.EraseWord, *usual: Phase) -> None:
    """Refuse a seat that may not write now: lists on screen are written in the search, paper lists after it. What a
    phone out of reach wrote in time counts until its list has been read."""
    seat, at_the_time = move.seat, position.phase in usual and move.round in (None, position.round)
    if seat not in range(len(position.players)):
        raise Refused(Reason.NOT_SEARCHING)
    if at_the_time and (seat in position.searching if position.is_known(seat) else position.phase is Phase.COLLECT):
        return
    in_time = position.rules.untimed or move.at < position.seconds_of(seat)
    kept = move.round == position.round and seat in position.phones and seat not in position.read
    if not (kept and in_time):
        raise Refused(Reason.NOT_SEARCHING if position.phase in usual else Reason.WRONG_MOMENT)


def fault(position: BogglePosition, seat: int, word: str, words: Words) -> Reason | None:
    """Return why the rules refuse a word (B8, B9, B13), or None; the dictionary is asked only if it judges at once."""
    player = position.players[seat]
    if not counts(position.rules, player, word):
        return Reason.TOO_SHORT if len(word) < minimum_length(position.rules, player) else Reason.AGAINST_RULES
    if position.board is None or position.board.path(word) is None:
        return Reason.NOT_ON_BOARD
    if position.entry(seat, word):
        return Reason.ALREADY_LISTED
    if position.rules.judging is Judging.AT_ONCE and word not in words:
        return Reason.NOT_A_WORD
    return None


def _erase(position: BogglePosition, move: events.EraseWord, _words: Words, _rng: Random) -> Events:
    _check_writer(position, move, Phase.SEARCH, Phase.COLLECT)
    entry = position.entry(move.seat, move.word.lower())
    if entry is None or entry.mark is not EntryMark.WRITTEN:
        raise Refused(Reason.NOT_LISTED, move.word)
    yield events.Erased(move.seat, move.word.lower())


def _set_goal(position: BogglePosition, move: events.SetGoal, words: Words, _rng: Random) -> Events:
    """Record the goal words once, and who has already reached the goal."""
    if position.goal_words or not position.rules.seeks_words or not move.words:
        raise Refused(Reason.WRONG_MOMENT)
    wrong = goals.first_wrong(position, move, words)
    if wrong is not None:
        raise Refused(Reason.NOT_ON_BOARD, wrong)
    noted = events.GoalSet(move.words)
    yield noted
    yield from _reached(apply(position, noted), position.elapsed)


def _reached(position: BogglePosition, at: float) -> Iterator[events.GoalReached]:
    """Yield who has reached the goal. Computers have none, so that their lists stay hidden, nor those on phones, whom
    others would wait for."""
    done = [each.seat for each in position.reached]
    for seat in position.searching:
        alone = seat in position.people and seat not in position.phones
        if seat not in done and alone and goals.progress(position, seat).reached:
            yield events.GoalReached(seat, at)


def _hint(position: BogglePosition, move: events.TakeHint, _words: Words, _rng: Random) -> Events:
    if move.seat not in position.searching or not position.is_known(move.seat):
        raise Refused(Reason.NOT_SEARCHING)
    if not goals.allows_hints(position, move.seat):
        raise Refused(Reason.NO_HINTS)
    hint = goals.next_hint(position, move.seat)
    if hint is None:
        raise Refused(Reason.NO_HINT_LEFT)
    yield hint


def _call_time(position: BogglePosition, _move: events.CallTime, words: Words, _rng: Random) -> Events:
    if position.rules.untimed:
        raise Refused(Reason.WRONG_MOMENT)
    called = position.next_called
    if called != position.searching:
        yield events.TimeCalled(called)
        yield events.SearchEnded(called, early=False)
        return
    yield events.TimeCalled()
    finishing = position.phones if position.rules.writing.together else position.searching
    closed = tuple(seat for seat in called if seat not in finishing or not position.rules.finish_word)
    yield from _close_lists(position, closed, (events.TimeCalled(),), words)


def _end_search(position: BogglePosition, move: events.EndSearch, words: Words, _rng: Random) -> Events:
    finishing = position.phase is Phase.FINISH
    if move.seat is not None and not (finishing and move.seat in position.searching):
        raise Refused(Reason.NOT_SEARCHING)
    seats = position.searching if move.seat is None else (move.seat,)
    yield from _close_lists(position, seats, (), words, early=not finishing)


def _close_lists(
    position: BogglePosition, seats: tuple[int, ...], before: Sequence[BoggleEvent], words: Words, early: bool = False
) -> Events:
    """End the search of these seats; once all known lists are closed, begin the reading."""
    if not seats:
        return
    ended = events.SearchEnded(seats, early)
    yield ended
    for event in (*before, ended):
        position = apply(position, event)
    if position.phase is Phase.READ:
        yield from _begin_reading(position, events.BeginReading(), words, Random(0))


# ------------------------------------------------------------------------------------------ the reading


def _begin_reading(position: BogglePosition, _move: events.BeginReading, words: Words, _rng: Random) -> Events:
    if len(sides(position.players)) == 1:
        yield from _read_for_one_side(position, words)
    elif position.rules.practice and all(map(position.is_known, range(len(position.players)))):
        yield from _read_all_lists(position, words)
    else:
        yield from _to_next_reader(position, started=False)


def _read_for_one_side(position: BogglePosition, words: Words) -> Events:
    """Read every list for a single side: nobody listens for shared words or challenges."""
    happened: list[BoggleEvent] = []
    for seat, entries in enumerate(position.lists):
        for entry in entries:
            happened.append(events.WordRead(seat, entry.word))
            if seat != _keeper(position, position.holders(entry.word), entry.word):
                happened.append(events.CrossedOff(entry.word, (seat,)))
            elif entry.word not in words:
                happened.append(events.Ruled(seat, entry.word, None, stands=False))
    yield from happened
    yield from _score(position, happened)


def _read_all_lists(position: BogglePosition, words: Words) -> Events:
    """Read all lists at once in practice, computers' too (B18)."""
    for reader in position.seats_from(position.first_reader):
        for word in [entry.word for entry in position.lists[reader]]:
            if _mark(position, reader, word) is EntryMark.WRITTEN:
                read = events.WordRead(reader, word)
                for event in (read, *_what_becomes_of(apply(position, read), reader, word, words)):
                    yield event
                    position = apply(position, event)
    yield from _score(position, ())


def _read(position: BogglePosition, move: events.ReadWord, words: Words, _rng: Random) -> Events:
    reader, word = _reader(position) if move.of is None else move.of, move.word.lower()
    if reader != position.reader and _mark(position, reader, word) is None:
        raise Refused(Reason.NOT_LISTED, word)
    entry = position.entry(reader, word)
    late = (
        entry
        and entry.mark in (EntryMark.STANDING, EntryMark.CROSSED)
        and any(not position.entry(s, word) for s in move.also)
    )
    if entry and not late and entry.mark not in (EntryMark.WRITTEN, EntryMark.SKIPPED):
        raise Refused(Reason.ALREADY_READ, word)
    _check_holders(position, (reader, *move.also), word)
    for seat in dict.fromkeys((reader, *move.also)):
        if not position.entry(seat, word):  # it stands on paper
            if refusal := fault(position, seat, word, words):
                raise Refused(refusal, word, (seat,))
            wrote = events.Wrote(seat, word, 0.0)
            yield wrote
            position = apply(position, wrote)
    if not late:
        yield events.WordRead(reader, word)
    yield from _what_becomes_of(position, reader, word, words)


def _check_holders(position: BogglePosition, seats: Sequence[int], word: str) -> None:
    """Refuse seats whose list is known to lack the word."""
    table = range(len(position.players))
    strangers = tuple(
        seat for seat in seats if seat not in table or (position.is_known(seat) and not position.entry(seat, word))
    )
    if strangers:
        raise Refused(Reason.NOT_LISTED, word, strangers)


def _what_becomes_of(position: BogglePosition, reader: int, word: str, words: Words) -> Events:
    """Cross off a shared word (B18, B34), or strike one that lost a challenge or that the dictionary lacks."""
    holders = position.holders(word)
    struck = [entry for seat in holders if (entry := position.entry(seat, word)) and entry.mark is EntryMark.STRUCK]
    own_side = side_of(position.players, reader)
    if struck:  # nothing is due for a word that the referee struck without a challenge
        cost = penalty(position.rules, position.players[reader], word) if any(entry.cost for entry in struck) else 0
        yield events.Ruled(reader, word, None, stands=False, cost=cost)
    elif any(seat not in own_side for seat in holders):
        yield events.CrossedOff(word, holders)
    elif position.rules.judging is Judging.AT_READING and word not in words:
        yield events.Ruled(reader, word, None, stands=False)
    elif len(holders) > 1:
        keeper = _keeper(position, (reader, *holders), word)
        yield events.CrossedOff(word, tuple(seat for seat in holders if seat != keeper))


def _keeper(position: BogglePosition, seats: Sequence[int], word: str) -> int:
    """Return which teammate keeps a word (rule B34): the first who found it without a hint."""
    return next((seat for seat in seats if (entry := position.entry(seat, word)) and not entry.told), seats[0])


def _mark(position: BogglePosition, seat: int, word: str) -> EntryMark | None:
    entry = position.entry(seat, word)
    return entry.mark if entry else None


def _skip(position: BogglePosition, move: events.SkipWord, _words: Words, _rng: Random) -> Events:
    reader, word = _reader(position), move.word.lower()
    if _mark(position, reader, word) is not EntryMark.WRITTEN:
        raise Refused(Reason.NOT_LISTED, word)
    yield events.Skipped(reader, word)


def _challenge(position: BogglePosition, move: events.Challenge, words: Words, _rng: Random) -> Events:
    word = move.word.lower()
    if move.by not in position.playing:
        raise Refused(Reason.WRONG_MOMENT, word)
    standing = [seat for seat in position.holders(word) if _mark(position, seat, word) is EntryMark.STANDING]
    if not standing:
        raise Refused(Reason.NOT_STANDING, word)
    owner = standing[0]
    if move.by == owner:
        raise Refused(Reason.OWN_WORD, word, (owner,))
    entry = position.entry(owner, word)
    if entry and entry.upheld:
        raise Refused(Reason.ALREADY_RULED, word)
    voting = voters(position, owner)
    given = {seat: vote for seat, vote in enumerate(move.votes) if seat in voting}
    people = [seat for seat in voting if seat in position.people]
    said = given | {seat: bool(given.get(seat)) for seat in voting if seat == move.by}  # a challenge is a vote
    votes = {seat: said.get(seat) for seat in voting if seat in people or said.get(seat) is not None}
    if len(votes) > 1 and any(given.get(seat) is None for seat in people):
        began = events.VoteBegan(word, owner, move.by, *zip(*sorted(votes.items()), strict=True))
        yield began
        yield from _rule_by_vote(apply(position, began), words)
    else:  # all is said, or nobody but the challenger could vote
        ballot = Ballot(tuple(given), tuple(given.values()))
        yield from _rule(position, Challenged(word, owner, move.by, ballot), words)


def _vote(position: BogglePosition, move: Vote, words: Words, _rng: Random) -> Events:
    if position.voting is None:
        raise Refused(Reason.WRONG_MOMENT)
    ballot, word = position.voting.ballot, position.voting.word
    if move.seat not in ballot.waiting:
        raise Refused(Reason.NO_VOTE if ballot.vote_of(move.seat) is None else Reason.ALREADY_VOTED, word)
    voted = Voted(move.seat, move.allow)
    yield voted
    yield from _rule_by_vote(apply(position, voted), words)


def _rule_by_vote(position: BogglePosition, words: Words) -> Events:
    """Rule once no vote is awaited (B20)."""
    last = position.challenges[-1]
    if not last.ballot.waiting:
        yield from _rule(position, last, words)


def _rule(position: BogglePosition, challenged: Challenged, words: Words) -> Events:
    """Rule by the votes, or on a tie by the dictionary."""
    owner, word = challenged.reader, challenged.word
    if _mark(position, owner, word) is not EntryMark.STANDING:
        return  # a phone sent while the table voted that somebody else has it too
    stands = challenged.ballot.stands(tie=word in words)
    cost = 0 if stands else penalty(position.rules, position.players[owner], word)
    yield events.Ruled(owner, word, challenged.by, stands, cost)
    for mate in () if stands else position.holders(word):  # for them it is no word either
        if _mark(position, mate, word) is EntryMark.CROSSED:
            yield events.Ruled(mate, word, None, stands)


def _drop_vote(position: BogglePosition, _move: events.DropVote, _words: Words, _rng: Random) -> Events:
    if position.voting is None:
        raise Refused(Reason.WRONG_MOMENT)
    yield events.VoteDropped()


def challengers(position: BogglePosition, owner: int) -> list[int]:
    """Return the people who may challenge a word: none of its writer's side."""
    return [seat for seat in position.people if seat not in side_of(position.players, owner)]


def may_challenge(position: BogglePosition, seat: int, word: str) -> bool:
    """Return whether somebody may challenge a word of this seat."""
    entry = position.entry(seat, word)
    stands = bool(entry and entry.mark is EntryMark.STANDING and not entry.upheld)
    return stands and bool(challengers(position, seat))


def last_call_due(position: BogglePosition) -> bool:
    """Return whether the table is to be asked, before the round is scored, if it challenges a word (rule B20)."""
    rules = position.rules
    judged = rules.judging is not Judging.ON_CHALLENGE and rules.court is ChallengeJudge.DICTIONARY
    words = ((seat, entry.word) for seat, entries in enumerate(position.lists) for entry in entries)
    return not position.last_call and not judged and any(may_challenge(position, *each) for each in words)


def voters(position: BogglePosition, owner: int) -> tuple[int, ...]:
    """Return who votes on a word (B20): nobody if the dictionary decides or only one could vote."""
    own = side_of(position.players, owner)
    others = tuple(seat for seat in position.seats_from(owner) if seat not in own)
    return others if position.rules.court is ChallengeJudge.VOTE and len(others) > 1 else ()


def _to_next_reader(position: BogglePosition, started: bool) -> Events:
    waiting = position.next_readers
    if waiting:
        yield events.ReaderChanged(waiting[0]) if started else events.ReadingBegan(waiting[0])
    elif last_call_due(position):
        yield events.LastCall()
    else:
        yield from _score(position, ())


def _score(position: BogglePosition, before: Sequence[BoggleEvent]) -> Events:
    for event in before:
        position = apply(position, event)
    scored = events.Scored(round_points(position))
    yield scored
    position = apply(position, scored)
    if is_over(position):
        yield from _end(position)


def _end(position: BogglePosition) -> Events:
    yield events.Ended(leaders(position.players, position.totals, position.left))


# ---------------------------------------------------------------------------------------- who sits there


def _leave(position: BogglePosition, move: Leave, words: Words, _rng: Random) -> Events:
    """Let a player go, at any moment; whatever only this one had to do is done."""
    seat, left = move.seat, Left(move.seat)
    if seat not in position.playing:
        raise Refused(Reason.NO_SUCH_SEAT)
    if not may_leave(position, seat):
        raise Refused(Reason.TOO_FEW_PLAYERS, "", (seat,))
    yield left
    after = apply(position, left)
    waits = any(seat in after.people for seat in after.searching)
    searched = position.phase is Phase.COVERED and position.searched and not after.next_searchers
    if searched or (seat in position.searching and not waits):
        yield from _close_lists(after, (seat, *after.searching), (), words, early=position.phase is not Phase.FINISH)
    elif position.phase is Phase.COLLECT and not after.papers:
        yield from _begin_reading(after, events.BeginReading(), words, Random(0))
    elif position.phase is Phase.READ and position.reader == seat and not position.last_call:
        yield from _to_next_reader(after, started=True)


def may_change_seats(position: BogglePosition) -> bool:
    """Return whether no round runs, or nobody has seen its letters yet."""
    return position.phase in (Phase.SHAKE, Phase.SCORED) or (position.phase is Phase.COVERED and not position.searched)


def _give_seat(position: BogglePosition, move: GiveSeat, _words: Words, _rng: Random) -> Events:
    """Hand a seat over between rounds, with its points and its team. A handicap goes with who had it."""
    if move.seat not in range(len(position.players)):
        raise Refused(Reason.NO_SUCH_SEAT)
    if not may_change_seats(position):
        raise Refused(Reason.ROUND_RUNS, "", (move.seat,))
    if not may_sit(position, move.seat, move.player):
        raise Refused(Reason.NAME_TAKEN, "", (move.seat,))
    before = position.players[move.seat]
    player = replace(move.player, team=before.team, team_sign=before.team_sign)
    yield SeatGiven(move.seat, before if same_player(before, player) else player)


def _reader(position: BogglePosition) -> int:
    if position.reader is None:
        raise Refused(Reason.WRONG_MOMENT)
    return position.reader


_PLAYED = tuple(phase for phase in Phase if phase is not Phase.ENDED)
_DECISIONS: dict[type, tuple[tuple[Phase, ...], Callable[[BogglePosition, Any, Words, Random], Events]]] = {
    events.Shake: ((Phase.SHAKE, Phase.COVERED, Phase.SCORED), _shake),
    events.LayBoard: ((Phase.SHAKE, Phase.COVERED, Phase.SCORED), _lay_board),
    events.UsePhones: (MAY_CHANGE_PHONES, _use_phones),
    events.BeginSearch: ((Phase.COVERED,), lambda now, *_given: iter((events.SearchBegan(now.next_searchers),))),
    events.ReadClock: ((Phase.SEARCH,), lambda _now, move, *_given: iter((events.ClockRead(max(0.0, move.elapsed)),))),
    events.WriteWord: ((Phase.SEARCH, Phase.FINISH, Phase.COLLECT, Phase.READ), _write),
    events.EraseWord: ((Phase.SEARCH, Phase.FINISH, Phase.COLLECT, Phase.READ), _erase),
    events.SetGoal: ((Phase.COVERED, Phase.SEARCH), _set_goal),
    events.TakeHint: ((Phase.SEARCH,), _hint),
    events.SearchOn: ((Phase.REACHED,), lambda *_given: iter((events.SearchedOn(),))),
    events.CallTime: ((Phase.SEARCH,), _call_time),
    events.EndSearch: (SEARCHES, _end_search),
    events.BeginReading: ((Phase.COLLECT,), _begin_reading),
    events.ReadWord: ((Phase.READ,), _read),
    events.SkipWord: ((Phase.READ,), _skip),
    events.Challenge: ((Phase.READ,), _challenge),
    Vote: ((Phase.READ,), _vote),
    events.DropVote: ((Phase.READ,), _drop_vote),
    events.PassReading: ((Phase.READ,), lambda now, *_given: _to_next_reader(now, started=True)),
    events.ReadTogether: (
        (Phase.READ,),
        lambda _now, move, *_given: iter((events.GatheredLists(move.together),)),
    ),
    Leave: (_PLAYED, _leave),
    GiveSeat: (_PLAYED, _give_seat),
    events.EndGame: ((Phase.SCORED,), lambda now, *_given: _end(now)),
}

_REVOCABLE = (
    events.Wrote,
    events.Erased,
    events.WordRead,
    events.CrossedOff,
    events.Skipped,
    events.VoteBegan,
    Voted,
    events.VoteDropped,
    events.Ruled,
    events.ReadingBegan,
    events.GatheredLists,
    events.ReaderChanged,
    events.LastCall,
    Left,
)
_SEATS = (Left, SeatGiven)


def _revocable(position: BogglePosition, step: Sequence[BoggleEvent]) -> bool:
    """Return whether a step may be undone: only typing, reading and who sits there may, and never what comes from a
    phone."""
    sent = any(isinstance(event, events.Wrote | events.Erased) and event.seat in position.phones for event in step)
    revocable = position.phase in (Phase.COLLECT, Phase.READ) and not sent
    seated = position.phase not in SEARCHES and all(isinstance(event, _SEATS) for event in step)
    return seated or (revocable and all(isinstance(event, _REVOCABLE) for event in step))


BOGGLE: GameLogic[BogglePosition, BoggleMove, BoggleEvent] = GameLogic(decide, apply, _revocable)


@dataclass(frozen=True)
class Draft:
    """A word, its path and points, or why it would be refused."""

    word: str = ""
    path: tuple[int, ...] = ()
    points: int = 0
    reason: Reason | None = None


def draft(position: BogglePosition, seat: int, text: str, words: Words) -> Draft:
    """Return how the rules judge a text as this player's word, without writing it."""
    word = text.strip().lower()
    if not word or position.board is None:
        return Draft()
    path = position.board.path(word) or ()
    reason = fault(position, seat, word, words)
    points = 0 if reason else word_points(position.rules, position.players[seat], word)
    return Draft(word, path, points, reason)
