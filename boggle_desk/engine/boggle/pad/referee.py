"""The referee of the Boggle pad."""

from collections.abc import Callable, Iterator, Sequence
from enum import StrEnum
from random import Random
from typing import Any

from boggle_desk.engine.boggle.events import CallTime, ClockRead, EndGame, EndSearch, ReadClock
from boggle_desk.engine.boggle.pad import events
from boggle_desk.engine.boggle.pad.events import BogglePadEvent, BogglePadMove
from boggle_desk.engine.boggle.pad.position import LONGEST_WORD, MOST_POINTS, BogglePadPosition, Phase, apply
from boggle_desk.engine.boggle.rules import search_seconds
from boggle_desk.engine.game import GameLogic, Refused, Words
from boggle_desk.engine.players import leaders

MOST_ROUNDS = 200
MOST_WORDS = 500

Events = Iterator[BogglePadEvent]
_ANY = tuple(Phase)
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


def _write_points(position: BogglePadPosition, move: events.WritePoints, _words: Words) -> Events:
    _check_place(position, move.round, move.seat)
    if abs(move.points) > MOST_POINTS:
        raise Refused(Reason.TOO_MUCH, str(move.points), (move.seat,))
    yield from _with_outcome(position, events.PointsWritten(move.round, move.seat, move.points))


def _write_words(position: BogglePadPosition, move: events.WriteWords, words: Words) -> Events:
    _check_place(position, move.round, move.seat)
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
    unknown = tuple(word for word in fresh if word not in words)
    yield from _with_outcome(position, events.WordsWritten(move.round, move.seat, fresh, unknown))


def _erase_word(position: BogglePadPosition, move: events.EraseWord, _words: Words) -> Events:
    _check_place(position, move.round, move.seat)
    entry, word = position.entry(move.round, move.seat), move.word.lower()
    if entry is None or word not in entry.words:
        raise Refused(Reason.NOT_LISTED, word, (move.seat,))
    yield from _with_outcome(position, events.WordErased(move.round, move.seat, word))


def _erase_entry(position: BogglePadPosition, move: events.EraseEntry, _words: Words) -> Events:
    _check_place(position, move.round, move.seat)
    if position.entry(move.round, move.seat) is None:
        raise Refused(Reason.NOT_LISTED, "", (move.seat,))
    yield from _with_outcome(position, events.EntryErased(move.round, move.seat))


def _judge(position: BogglePadPosition, move: events.Judge, _words: Words) -> Events:
    _check_place(position, move.round, 0)
    word = move.word.lower()
    if not any(entry and word in entry.words for entry in position.rounds[move.round].entries):
        raise Refused(Reason.NOT_LISTED, word)
    yield from _with_outcome(position, events.Judged(move.round, word, move.stands))


def _check_place(position: BogglePadPosition, number: int, seat: int) -> None:
    if not 0 <= number < len(position.rounds) or not 0 <= seat < len(position.players):
        raise Refused(Reason.NO_SUCH_PLACE)


def _with_outcome(position: BogglePadPosition, change: BogglePadEvent) -> Events:
    """Make a change. After a scored round it may end the game, change the winners or reopen the game."""
    yield change
    after = apply(position, change)
    if after.phase not in _CLOSED:
        return
    if after.is_over or after.stopped:
        yield events.Ended(leaders(after.players, after.totals), after.stopped)
    elif after.phase is Phase.ENDED:
        yield events.Reopened()


def _close_round(position: BogglePadPosition, _move: events.CloseRound, _words: Words) -> Events:
    if not any(position.rounds[-1].entries):
        raise Refused(Reason.NOTHING_WRITTEN)
    yield from _with_outcome(position, events.RoundClosed())


def _next_round(position: BogglePadPosition, _move: events.NextRound, _words: Words) -> Events:
    if len(position.rounds) >= MOST_ROUNDS:
        raise Refused(Reason.TOO_MUCH)
    yield events.RoundBegan()


_DECISIONS: dict[type, tuple[tuple[Phase, ...], Callable[[BogglePadPosition, Any, Words], Events]]] = {
    events.TurnGlass: ((Phase.READY,), lambda *_given: iter((events.GlassTurned(),))),
    ReadClock: ((Phase.SEARCH,), _read_clock),
    CallTime: ((Phase.SEARCH,), lambda *_given: iter((events.TimeCalled(),))),
    EndSearch: ((Phase.READY, Phase.SEARCH), lambda *_given: iter((events.SearchEnded(),))),
    events.WritePoints: (_ANY, _write_points),
    events.WriteWords: (_ANY, _write_words),
    events.EraseWord: (_ANY, _erase_word),
    events.EraseEntry: (_ANY, _erase_entry),
    events.Judge: (_ANY, _judge),
    events.CloseRound: ((Phase.WRITE,), _close_round),
    events.NextRound: ((Phase.SCORED,), _next_round),
    EndGame: (
        (Phase.SCORED,),
        lambda now, *_given: iter((events.Ended(leaders(now.players, now.totals), stopped=True),)),
    ),
}

_NEVER_BACK = (events.GlassTurned, ClockRead, events.TimeCalled, events.Reopened)
_CORRECTIONS = (events.PointsWritten, events.WordsWritten, events.WordErased, events.EntryErased, events.Judged)


def _revocable(position: BogglePadPosition, step: Sequence[BogglePadEvent]) -> bool:
    """Return whether a step may be undone: writing may, the clock may not; after the end only the end itself."""
    if any(isinstance(event, _NEVER_BACK) for event in step):
        return False
    return position.phase is not Phase.ENDED or not isinstance(step[0], _CORRECTIONS)


BOGGLE_PAD: GameLogic[BogglePadPosition, BogglePadMove, BogglePadEvent] = GameLogic(decide, apply, _revocable)
