"""The referee of the Scrabble pad."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from boggle_desk.engine.game import GameLogic, Words
from boggle_desk.engine.players import leaders
from boggle_desk.engine.scrabble.notation import BadPlay, rack_named
from boggle_desk.engine.scrabble.pad import events
from boggle_desk.engine.scrabble.pad.position import Phase, ScrabblePadPosition, apply
from boggle_desk.engine.scrabble.pad.reading import PadReason, PadRefused, context_after, read_note
from boggle_desk.engine.scrabble.plays import Reason, rack_worth
from boggle_desk.engine.scrabble.rules import EndRacks
from boggle_desk.engine.scrabble.tiles import Rack

MOST_TURNS = 400
_HIGHEST_RACK = 1_000

Events = Iterator[events.ScrabblePadEvent]


def decide(
    position: ScrabblePadPosition, move: events.ScrabblePadMove, words: Words, _rng: Random
) -> tuple[events.ScrabblePadEvent, ...]:
    """Return the move's events. Raises `PadRefused`."""
    phases, decision = _DECISIONS[type(move)]
    if position.phase not in phases:
        raise PadRefused(PadReason.WRONG_MOMENT)
    return tuple(decision(position, move, words))


def read_turn(position: ScrabblePadPosition, place: int, seat: int, note: events.Note, words: Words) -> events.PadTurn:
    """Return a line as it would be written at a place. Raises `PadRefused`."""
    _check_seat(position, seat)
    turn = read_note(context_after(position.rules, position.turns[:place], words), seat, note)
    last = place == len(position.turns)
    if turn.kind is events.Kind.EXCHANGE and last and position.complete:
        least = max(position.rules.game.exchange_minimum, turn.number)  # rule S9
        if position.in_bag < least:
            raise PadRefused(Reason.BAG_TOO_SMALL, word=str(position.in_bag))
    return turn


def _write(position: ScrabblePadPosition, move: events.WriteTurn, words: Words) -> Events:
    yield from _insert(position, events.InsertTurn(len(position.turns), move.seat, move.note), words)


def _insert(position: ScrabblePadPosition, move: events.InsertTurn, words: Words) -> Events:
    if not 0 <= move.place <= len(position.turns):
        raise PadRefused(PadReason.NO_SUCH_PLACE)
    if len(position.turns) >= MOST_TURNS:
        raise PadRefused(PadReason.TOO_MUCH)
    turn = read_turn(position, move.place, move.seat, move.note, words)
    yield from _with_outcome(position, events.TurnWritten(move.place, turn), words)


def _correct(position: ScrabblePadPosition, move: events.CorrectTurn, words: Words) -> Events:
    _check_place(position, move.place)
    turn = read_turn(position, move.place, move.seat, move.note, words)
    yield from _with_outcome(position, events.TurnReplaced(move.place, turn), words)


def _remove(position: ScrabblePadPosition, move: events.RemoveTurn, words: Words) -> Events:
    _check_place(position, move.place)
    yield from _with_outcome(position, events.TurnRemoved(move.place), words)


def _withdraw(position: ScrabblePadPosition, move: events.WithdrawPlay, words: Words) -> Events:
    _check_place(position, move.place)
    turn = position.turns[move.place]
    if not turn.is_play or turn.withdrawn is move.withdrawn:
        raise PadRefused(PadReason.NO_PLAY)
    if turn.kind is events.Kind.PLAY and not move.withdrawn:  # it must still fit the board
        context = context_after(position.rules, position.turns[: move.place], words)
        turn = read_note(context, turn.seat, events.Note(events.Kind.PLAY, turn.text))
    yield from _with_outcome(position, events.TurnReplaced(move.place, replace(turn, withdrawn=move.withdrawn)), words)


def _with_outcome(
    position: ScrabblePadPosition, change: events.TurnWritten | events.TurnReplaced | events.TurnRemoved, words: Words
) -> Events:
    """Make a change, recount the lines below, and name the winners again after the end."""
    turns = list(apply(position, change).turns)
    anew = []
    for place in range(change.place + (not isinstance(change, events.TurnRemoved)), len(turns)):
        shown = place + len(position.turns) - len(turns)  # where people see it now
        turn = _counted_anew(position, turns, place, shown, words)
        if turn != turns[place]:
            turns[place] = turn
            anew.append((place, turn))
    change = replace(change, anew=tuple(anew))
    yield change
    if position.phase is Phase.ENDED:
        yield events.Ended(leaders(position.players, apply(position, change).scores))


def _counted_anew(
    position: ScrabblePadPosition, turns: Sequence[events.PadTurn], place: int, shown: int, words: Words
) -> events.PadTurn:
    """Return a line recounted on the board above it. Raises `PadRefused` with the place where it is shown."""
    turn = turns[place]
    if turn.kind is not events.Kind.PLAY or turn.withdrawn:
        return turn
    try:
        context = context_after(position.rules, turns[:place], words)
        return read_note(context, turn.seat, events.Note(events.Kind.PLAY, turn.text))
    except PadRefused as refused:
        raise PadRefused(refused.reason, refused.squares, refused.word, shown) from refused


def _challenge(position: ScrabblePadPosition, move: events.Challenge, words: Words) -> Events:
    """Let the dictionary judge the last play (rule S12)."""
    _check_seat(position, move.by)
    place = next((at for at in reversed(range(len(position.turns))) if position.turns[at].takes_turn), None)
    turn = position.turns[place] if place is not None else None
    if place is None or turn is None or turn.kind is not events.Kind.PLAY or turn.withdrawn or turn.seat == move.by:
        raise PadRefused(PadReason.NO_PLAY)
    false = tuple(dict.fromkeys(word.text for word in turn.words if word.text not in words))
    rule, end = position.rules.game.challenge, len(position.turns)
    if false:
        yield events.TurnReplaced(place, replace(turn, withdrawn=True, unknown=false))
        return
    yield events.Upheld(place, move.by)
    if rule.bonus:
        yield events.TurnWritten(end, events.PadTurn(turn.seat, events.Kind.EXTRA, rule.bonus))
    if rule.costs_turn:
        yield events.TurnWritten(end, events.PadTurn(move.by, events.Kind.LOST_TURN))


def _check_place(position: ScrabblePadPosition, place: int) -> None:
    if not 0 <= place < len(position.turns):
        raise PadRefused(PadReason.NO_SUCH_PLACE)


def _check_seat(position: ScrabblePadPosition, seat: int) -> None:
    if not 0 <= seat < len(position.players):
        raise PadRefused(PadReason.NO_SUCH_PLACE)


def _end_game(position: ScrabblePadPosition, move: events.EndGame, _words: Words) -> Events:
    racks = read_racks(position, move.left)
    after = position
    for left in _points_left(position, racks):
        yield left
        after = apply(after, left)
    yield events.Ended(leaders(after.players, after.scores))


def read_racks(position: ScrabblePadPosition, left: Sequence[str]) -> tuple[tuple[Rack, int] | None, ...]:
    """Return by seat the unplayed tiles, if named, and their worth. Raises `PadRefused`."""
    if len(left) != len(position.players):
        raise PadRefused(PadReason.NO_SUCH_PLACE)
    racks = tuple(_read_rack(position, text) for text in left)
    unseen = Counter(position.unseen)
    for rack in racks:
        unseen.subtract(rack[0] if rack else ())
    missing = sorted(tile for tile, count in unseen.items() if count < 0)
    if missing:
        raise PadRefused(Reason.NOT_ON_RACK, word=", ".join(missing))
    return racks


def _read_rack(position: ScrabblePadPosition, text: str) -> tuple[Rack, int] | None:
    game, text = position.rules.game, "".join(text.split())
    if not text:
        return None
    if text.isascii() and text.isdigit():
        if len(text) > 9 or int(text) > _HIGHEST_RACK:
            raise PadRefused(PadReason.TOO_MUCH, word=text[:9])
        return (), int(text)
    try:
        rack = rack_named(game.tiles, text)
    except BadPlay as error:
        raise PadRefused(PadReason.NO_TILES, word=text[:20]) from error
    if len(rack) > game.rack_size:
        raise PadRefused(PadReason.TOO_MANY, word=str(len(rack)))
    return rack, rack_worth(game.tiles, rack)


def _points_left(position: ScrabblePadPosition, racks: Sequence[tuple[Rack, int] | None]) -> Iterator[events.RackLeft]:
    """Yield the scores of unplayed tiles (rule S19, or the tournament's doubling). Of several players without tiles the
    last to play went out."""
    doubled = position.rules.game.end_racks is EndRacks.DOUBLE
    empty = [seat for seat, rack in enumerate(racks) if rack is None]
    order = [turn.seat for turn in reversed(position.turns) if turn.kind in (events.Kind.PLAY, events.Kind.SCORE)]
    out = next((seat for seat in (*order, *empty) if seat in empty), None)
    gain = 0
    for seat, rack in enumerate(racks):
        if rack is not None:
            gain += rack[1]
            yield events.RackLeft(seat, rack[0], rack[1], 0 if doubled and out is not None else -rack[1])
    if out is not None and gain:
        yield events.RackLeft(out, (), 0, 2 * gain if doubled else gain)


_BOTH = (Phase.PLAY, Phase.ENDED)
_DECISIONS: dict[type, tuple[tuple[Phase, ...], Callable[[ScrabblePadPosition, Any, Words], Events]]] = {
    events.WriteTurn: ((Phase.PLAY,), _write),
    events.InsertTurn: (_BOTH, _insert),
    events.CorrectTurn: (_BOTH, _correct),
    events.RemoveTurn: (_BOTH, _remove),
    events.WithdrawPlay: (_BOTH, _withdraw),
    events.Challenge: ((Phase.PLAY,), _challenge),
    events.EndGame: ((Phase.PLAY,), _end_game),
    events.Reopen: ((Phase.ENDED,), lambda *_given: iter((events.Reopened(),))),
}


def _revocable(position: ScrabblePadPosition, step: Sequence[events.ScrabblePadEvent]) -> bool:
    """Return whether a step may be undone: all but `Reopen`, and corrections after the end."""
    if isinstance(step[0], events.Reopened):
        return False
    return position.phase is not Phase.ENDED or not isinstance(
        step[0], events.TurnWritten | events.TurnReplaced | events.TurnRemoved
    )


SCRABBLE_PAD: GameLogic[ScrabblePadPosition, events.ScrabblePadMove, events.ScrabblePadEvent] = GameLogic(
    decide, apply, _revocable
)
