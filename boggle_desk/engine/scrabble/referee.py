"""The referee of a Scrabble game: what each move brings about."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from math import ceil
from random import Random
from typing import Any

from boggle_desk.engine.ballot import Vote, Voted
from boggle_desk.engine.game import GameLogic, Refused, Words
from boggle_desk.engine.players import GiveSeat, Leave, Left, SeatGiven, leaders, may_leave, may_sit
from boggle_desk.engine.scrabble import events, plays
from boggle_desk.engine.scrabble.plays import FormedWord, Play, PlayScore, Reason
from boggle_desk.engine.scrabble.position import Laid, Phase, ScrabblePosition, apply
from boggle_desk.engine.scrabble.rules import REFUSE, EndRacks, Hints, Judging
from boggle_desk.engine.scrabble.tiles import BLANK, Rack, Tile
from boggle_desk.engine.values import changed

Events = Iterator[events.ScrabbleEvent]
MOST_GRADES = 4  # the grades of a hint: where, how long, the first letter, the word
_MOST_DRAWS = 50  # the most ties: then chance decides, for a bag of one letter would always tie


class RefusedPlay(Refused):
    def __init__(self, reason: Reason, squares: Sequence[int] = (), words: Sequence[str] = ()) -> None:
        super().__init__(reason, ", ".join(words))
        self.squares = tuple(squares)
        self.words = tuple(words)


def decide(
    position: ScrabblePosition, move: events.ScrabbleMove, words: Words, rng: Random
) -> tuple[events.ScrabbleEvent, ...]:
    """Return the events that the move brings about. Raises `Refused` with a `Reason`."""
    phases, decision = _DECISIONS[type(move)]
    if position.phase not in phases:
        raise RefusedPlay(Reason.WRONG_MOMENT)
    return tuple(decision(position, move, words, rng))


def foreseen(
    position: ScrabblePosition, move: events.PlayTiles | events.Exchange | events.Pass, words: Words
) -> events.ScrabbleEvent:
    """Return the first event of a move where the dictionary refuses words that it lacks, whatever these rules say. It
    also tells from what `seen_by` shows. Raises `Refused`."""
    strict = changed(position, rules=replace(position.rules, challenge=REFUSE))
    phases, decision = _DECISIONS[type(move)]
    if position.phase not in phases:
        raise RefusedPlay(Reason.WRONG_MOMENT)
    return next(decision(strict, move, words, Random(0)))


# ------------------------------------------------------------------------------------------- the start


def _start(position: ScrabblePosition, move: events.Start, _words: Words, rng: Random) -> Events:
    if move.first is not None and move.first not in range(len(position.players)):
        raise RefusedPlay(Reason.NO_SUCH_SEAT)
    drawn = _draw_lots(position, rng) if move.first is None else events.FirstDrawn((), move.first)
    yield drawn
    seat = drawn.first
    for _ in position.players:
        filled = events.Drew(seat, _taken(position, position.rules.rack_size, rng))
        yield filled
        position, seat = apply(position, filled), position.next_seat(seat)
    yield events.NextTurn(drawn.first)


def _draw_lots(position: ScrabblePosition, rng: Random) -> events.FirstDrawn:
    draws: list[tuple[events.Lot, ...]] = []
    seats = list(range(len(position.players)))
    nearness = {letter: place for place, letter in enumerate((BLANK, *position.rules.tiles.letters))}
    while not draws or (len(seats) > 1 and len(draws) < _MOST_DRAWS):
        tiles = rng.sample(position.rules.tiles.tiles, len(seats))
        draws.append(tuple(map(events.Lot, seats, tiles)))
        nearest = min(nearness[tile] for tile in tiles)
        seats = [lot.seat for lot in draws[-1] if nearness[lot.tile] == nearest]
    return events.FirstDrawn(tuple(draws), rng.choice(seats))


def _taken(position: ScrabblePosition, count: int, rng: Random) -> Rack:
    """Return tiles taken from the bag by chance, as many as asked for while it lasts (rule S6)."""
    return tuple(rng.sample(position.bag, max(0, min(count, len(position.bag)))))


# ------------------------------------------------------------------------------------------- the turns


def _play(position: ScrabblePosition, move: events.PlayTiles, words: Words, rng: Random) -> Events:
    seat, play = _on_turn(position), plays.play_of(move.play.laid)
    found = plays.fault(position.rules, position.board, position.racks[seat], play)
    if found:
        raise RefusedPlay(found.reason, found.squares)
    scored = plays.score_play(position.rules, position.board, play)
    unknown = plays.unlisted(scored.words, words)
    if unknown and position.judging is Judging.REFUSE:
        raise RefusedPlay(Reason.NOT_A_WORD, plays.squares_of(unknown, scored.words), unknown)
    played = events.Played(seat, play, scored.words, scored.score)
    yield played
    if unknown and position.judging is Judging.TABLE:
        yield events.TableAsked(seat, unknown)
    elif position.judging is not Judging.CHALLENGE:
        yield from _stands(apply(position, played), seat, rng)


def _stands(position: ScrabblePosition, seat: int, rng: Random) -> Events:
    """Go on after a play that stands: fill the rack (rule S6); the game ends if its player went out (rule S13)."""
    tiles = _taken(position, position.rules.rack_size - len(position.racks[seat]), rng)
    if tiles:
        drew = events.Drew(seat, tiles)
        yield drew
        position = apply(position, drew)
    if position.out is None:
        yield from _go_on(position, seat)
    else:
        yield from _end(position)


def _exchange(position: ScrabblePosition, move: events.Exchange, words: Words, rng: Random) -> Events:
    seat = _on_turn(position)
    if not move.tiles:
        yield from _pass(position, events.Pass(), words, rng)
        return
    if missing := [*(Counter(move.tiles) - Counter(position.racks[seat])).elements()]:
        raise RefusedPlay(Reason.NOT_ON_RACK, words=missing)
    if len(move.tiles) > position.exchangeable:
        raise RefusedPlay(Reason.BAG_TOO_SMALL)
    exchanged = events.Exchanged(seat, move.tiles, _taken(position, len(move.tiles), rng))
    yield exchanged
    yield from _go_on(apply(position, exchanged), seat)


def _pass(position: ScrabblePosition, _move: events.Pass, _words: Words, _rng: Random) -> Events:
    passed = events.Passed(_on_turn(position))
    yield passed
    yield from _go_on(apply(position, passed), passed.seat)


def _go_on(position: ScrabblePosition, seat: int) -> Events:
    """Hand the turn to the left; who lost a turn by a challenge sits it out."""
    seat = position.next_seat(seat)
    while seat in position.losing and not position.is_stalled:
        lost = events.TurnLost(seat)
        yield lost
        position, seat = apply(position, lost), position.next_seat(seat)
    if position.is_stalled:
        yield from _end(position)
    else:
        yield events.NextTurn(seat)


def _end(position: ScrabblePosition) -> Events:
    last: tuple[events.ScrabbleEvent, ...] = (*_overtime(position), *_end_racks(position))
    for event in last:
        yield event
        position = apply(position, event)
    yield events.Ended(leaders(position.players, position.scores, position.left))


def _overtime(position: ScrabblePosition) -> tuple[events.Adjusted, ...]:
    rules = position.rules
    over = (
        ceil((position.seconds_used(seat) - position.seconds_allowed(seat)) / 60)
        for seat in range(len(position.players))
    )
    late = [(seat, minutes) for seat, minutes in enumerate(over) if rules.seconds and minutes > 0]
    return tuple(events.Adjusted(seat, -rules.overtime * minutes, events.Cause.TIME) for seat, minutes in late)


def _end_racks(position: ScrabblePosition) -> tuple[events.EndRack, ...]:
    """Return what the unplayed tiles count when the game ends now (rule S19)."""
    rules, out = position.rules, position.out
    racks = {seat: rack for seat, rack in enumerate(position.racks) if rack}
    worths = {seat: plays.rack_worth(rules.tiles, rack) for seat, rack in racks.items()}
    points = plays.end_points(rules, worths, out)
    if out is not None and racks:
        gained = {out: tuple(chain.from_iterable(racks.values()))}
        racks = gained if rules.end_racks is EndRacks.DOUBLE else racks | gained
    return tuple(events.EndRack(seat, rack, points[seat]) for seat, rack in racks.items())


# ------------------------------------------------------------------------------------------ challenges


def _answer(position: ScrabblePosition, move: events.AnswerTable, _words: Words, rng: Random) -> Events:
    laid, wrong = _laid(position), position.asked
    answered = events.TableAnswered(laid.seat, wrong, move.stands)
    yield answered
    if move.stands:
        yield from _stands(apply(position, answered), laid.seat, rng)
    else:
        yield from _take_off(apply(position, answered), None, wrong)


def _vote(position: ScrabblePosition, move: Vote, words: Words, rng: Random) -> Events:
    """Answer for the table once no vote is awaited; on a tie the words don't count (P18)."""
    if move.seat not in position.ballot.waiting:
        said = position.ballot.vote_of(move.seat) is not None
        raise RefusedPlay(Reason.ALREADY_SAID if said else Reason.NO_VOTE)
    voted = Voted(move.seat, move.allow)
    yield voted
    position = apply(position, voted)
    if not position.ballot.waiting:
        yield from _answer(position, events.AnswerTable(position.ballot.stands()), words, rng)


def _challenge(position: ScrabblePosition, move: events.Challenge, words: Words, rng: Random) -> Events:
    laid, rule = _laid(position), position.rules.challenge
    if move.by not in position.playing:
        raise RefusedPlay(Reason.NO_SUCH_SEAT)
    if move.by == laid.seat:
        raise RefusedPlay(Reason.OWN_PLAY)
    wrong = plays.unlisted(laid.words, words)
    if wrong:
        yield from _take_off(position, move.by, wrong)
        return
    failed = events.ChallengeFailed(laid.seat, move.by, rule.costs_turn, rule.bonus)
    yield failed
    yield from _stands(apply(position, failed), laid.seat, rng)


def _take_off(position: ScrabblePosition, by: int | None, wrong: tuple[str, ...]) -> Events:
    laid = _laid(position)
    removed = events.PhonyRemoved(laid.seat, by, wrong, laid.score)
    yield removed
    yield from _go_on(apply(position, removed), laid.seat)


def _accept(position: ScrabblePosition, _move: events.Accept, _words: Words, rng: Random) -> Events:
    accepted = events.Accepted(_laid(position).seat)
    yield accepted
    yield from _stands(apply(position, accepted), accepted.seat, rng)


def _consent(position: ScrabblePosition, move: events.Consent, words: Words, rng: Random) -> Events:
    laid = _laid(position)
    if move.seat not in position.playing:
        raise RefusedPlay(Reason.NO_SUCH_SEAT)
    if move.seat == laid.seat:
        raise RefusedPlay(Reason.OWN_PLAY)
    if move.seat in position.content:
        raise RefusedPlay(Reason.ALREADY_SAID)
    consented = events.Consented(move.seat)
    yield consented
    position = apply(position, consented)
    if set(position.judges) <= set(position.content):
        yield from _accept(position, events.Accept(), words, rng)


def _rearrange(position: ScrabblePosition, move: events.RearrangeRack, _words: Words, _rng: Random) -> Events:
    if move.seat not in range(len(position.players)):
        raise RefusedPlay(Reason.NO_SUCH_SEAT)
    held, wanted = Counter(position.racks[move.seat]), Counter(move.rack)
    if held != wanted:
        raise RefusedPlay(Reason.NOT_ON_RACK, words=[*((wanted - held) or (held - wanted)).elements()])
    yield events.Rearranged(move.seat, move.rack)


def _hint(position: ScrabblePosition, move: events.TakeHint, _words: Words, _rng: Random) -> Events:
    if position.rules.hints is Hints.NONE or not 1 <= move.grade <= MOST_GRADES:
        raise RefusedPlay(Reason.WRONG_MOMENT)
    yield events.Hinted(_on_turn(position), move.grade)


def _read_clock(position: ScrabblePosition, move: events.ReadClock, _words: Words, _rng: Random) -> Events:
    seat = position.on_clock
    if seat is None or move.seconds < position.seconds_used(seat):
        raise RefusedPlay(Reason.WRONG_MOMENT)
    yield events.ClockRead(seat, move.seconds)


def _call_time(position: ScrabblePosition, _move: events.CallTime, words: Words, rng: Random) -> Events:
    """End a turn that ran out of time: it is passed, or an open challenge is over."""
    if not position.rules.turn_seconds or position.turn_used < position.rules.turn_seconds:
        raise RefusedPlay(Reason.WRONG_MOMENT)
    if position.phase is Phase.CHALLENGE:
        yield from _accept(position, events.Accept(), words, rng)
    else:
        yield from _pass(position, events.Pass(), words, rng)


# ---------------------------------------------------------------------------------------- who sits there


def _open_racks(position: ScrabblePosition, move: events.OpenRacks, _words: Words, _rng: Random) -> Events:
    if move.open == position.rules.open_racks or (move.open and not position.rules.may_open_racks):
        raise RefusedPlay(Reason.WRONG_MOMENT)
    yield events.RacksOpened(move.open)


def _leave(position: ScrabblePosition, move: Leave, _words: Words, _rng: Random) -> Events:
    if move.seat not in position.playing:
        raise RefusedPlay(Reason.NO_SUCH_SEAT)
    if not may_leave(position, move.seat):
        raise RefusedPlay(Reason.TOO_FEW_PLAYERS)
    left = Left(move.seat)
    yield left
    if move.seat == position.turn:
        yield from _go_on(apply(position, left), move.seat)


def _give_seat(position: ScrabblePosition, move: GiveSeat, _words: Words, rng: Random) -> Events:
    """Hand a seat over with rack and points; one that was left gets new tiles."""
    seat, player = move.seat, move.player
    if seat not in range(len(position.players)):
        raise RefusedPlay(Reason.NO_SUCH_SEAT)
    if not may_sit(position, seat, player):
        raise RefusedPlay(Reason.NAME_TAKEN)
    if seat in position.left and not position.bag:
        raise RefusedPlay(Reason.BAG_TOO_SMALL)
    yield SeatGiven(seat, player)
    if seat in position.left:
        yield events.Drew(seat, _taken(position, position.rules.rack_size, rng))


def _end_game(position: ScrabblePosition, _move: events.EndGame, _words: Words, _rng: Random) -> Events:
    yield from _end(position)


def _on_turn(position: ScrabblePosition) -> int:
    if position.turn is None:
        raise RefusedPlay(Reason.WRONG_MOMENT)
    return position.turn


def _laid(position: ScrabblePosition) -> Laid:
    if position.last is None:
        raise RefusedPlay(Reason.WRONG_MOMENT)
    return position.last


_OPEN = (Phase.TURN, Phase.ASKED, Phase.CHALLENGE)
_DECISIONS: dict[type, tuple[tuple[Phase, ...], Callable[[ScrabblePosition, Any, Words, Random], Events]]] = {
    events.Start: ((Phase.START,), _start),
    events.PlayTiles: ((Phase.TURN,), _play),
    events.Exchange: ((Phase.TURN,), _exchange),
    events.Pass: ((Phase.TURN,), _pass),
    events.AnswerTable: ((Phase.ASKED,), _answer),
    Vote: ((Phase.ASKED,), _vote),
    events.Challenge: ((Phase.CHALLENGE,), _challenge),
    events.Accept: ((Phase.CHALLENGE,), _accept),
    events.Consent: ((Phase.CHALLENGE,), _consent),
    events.RearrangeRack: (_OPEN, _rearrange),
    events.TakeHint: ((Phase.TURN,), _hint),
    events.ReadClock: ((Phase.TURN, Phase.CHALLENGE), _read_clock),
    events.CallTime: ((Phase.TURN, Phase.CHALLENGE), _call_time),
    events.OpenRacks: ((Phase.TURN,), _open_racks),
    Leave: ((Phase.TURN,), _leave),
    GiveSeat: ((Phase.TURN,), _give_seat),
    events.EndGame: ((Phase.TURN,), _end_game),
}

_REVOCABLE = (
    events.Played,
    events.TableAsked,
    Voted,
    events.TableAnswered,
    events.Consented,
    events.PhonyRemoved,
    events.Passed,
    events.NextTurn,
    events.Rearranged,
    events.ClockRead,
    events.RacksOpened,
    Left,
    SeatGiven,
)
_BY_THE_TABLE = (events.Adjusted, events.EndRack, events.Ended)  # what the table's own end consists of


_REVOCABLE_AT_HOME = (*_REVOCABLE, events.Accepted, events.Drew, events.Exchanged)


def _revocable(position: ScrabblePosition, step: Sequence[events.ScrabbleEvent]) -> bool:
    """Slips may be undone: of ends only the table's own, nothing a challenge decided, nor, where people challenge, a
    draw."""
    at_home = position.judging is not Judging.CHALLENGE or sum(each.level is None for each in position.players) < 2
    challenged = any(isinstance(event, events.PhonyRemoved) and event.by is not None for event in step)
    kinds = _REVOCABLE_AT_HOME if at_home else _REVOCABLE
    allowed: tuple[type, ...] = _BY_THE_TABLE if position.phase is Phase.ENDED else kinds
    harmless = all(isinstance(event, allowed) for event in step) and not challenged
    return position.rules.take_back and position.phase is not Phase.START and harmless


SCRABBLE: GameLogic[ScrabblePosition, events.ScrabbleMove, events.ScrabbleEvent] = GameLogic(
    decide, apply, _revocable, idle=(events.ClockRead,)
)


@dataclass(frozen=True)
class Draft:
    """What the tiles say so far, what they would count, why they would be refused, and the squares that it is about."""

    words: tuple[FormedWord, ...] = ()
    score: int = 0
    reason: Reason | None = None
    squares: tuple[int, ...] = ()
    unknown: tuple[str, ...] = ()  # words that the dictionary lacks, where the rules let it speak before a play
    play: Play = plays.EMPTY


def draft(position: ScrabblePosition, seat: int, laid: Iterable[tuple[int, Tile]], words: Words) -> Draft:
    """Return what the rules say of tiles as a play of this player, without laying them. A blank without a letter has
    the empty letter."""
    play = plays.play_of(laid)
    board, rules = position.board, position.rules
    found = plays.fault(rules, board, position.racks[seat], play)
    scored = plays.score_play(rules, board, play) if plays.can_be_read(board, play) else PlayScore((), 0)
    if found:
        return Draft(scored.words, scored.score, found.reason, found.squares, play=play)
    unknown = () if position.judging is Judging.CHALLENGE else plays.unlisted(scored.words, words)
    if unknown and position.judging is Judging.REFUSE:
        wrong = plays.squares_of(unknown, scored.words)
        return Draft(scored.words, scored.score, Reason.NOT_A_WORD, wrong, unknown, play)
    return Draft(scored.words, scored.score, unknown=unknown, play=play)
