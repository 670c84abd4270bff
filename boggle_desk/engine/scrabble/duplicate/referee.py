"""The referee of duplicate Scrabble, by the rules of the French clubs.

Each turn the best play (the *top*) is laid for all, so that everybody always has the same board and rack. Of several
plays with the most points it is the one that keeps the better tiles. Each player scores the own answer, secret until
then; an invalid one or an unlisted word scores nothing. The result is the own total in percent of the tops' total;
tiles left count for nobody.

In the first fifteen turns a rack has at least two vowels and two consonants, then one of each; a blank and the Y are
either. Other racks, and those without a play, are drawn again if the remaining tiles can do better. The game ends when
they have no vowel or no consonant, or no play is found.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import groupby
from random import Random
from typing import Any

from boggle_desk.engine.game import GameLogic, Words
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.players import leaders
from boggle_desk.engine.scrabble.computer import choose
from boggle_desk.engine.scrabble.duplicate import events
from boggle_desk.engine.scrabble.duplicate.position import DuplicatePosition, Phase, apply
from boggle_desk.engine.scrabble.events import CallTime, Ended, PlayTiles, ReadClock
from boggle_desk.engine.scrabble.knowledge import ComputerLevel, Leaves, plain_leaves
from boggle_desk.engine.scrabble.movegen import Found, find_plays, tile_graph
from boggle_desk.engine.scrabble.plays import Play, Reason, can_be_read, fault, play_of, score_play
from boggle_desk.engine.scrabble.referee import RefusedPlay
from boggle_desk.engine.scrabble.tiles import BLANK, Rack, TileSet
from boggle_desk.engine.stopping import Stop, never

Events = Iterator[events.DuplicateEvent]
STRICT_TURNS = 15  # in the first turns a rack needs two vowels and two consonants, later one of each
_EITHER = (BLANK, "Y")  # vowel or consonant, as one likes
_MOST_BARREN = 5  # racks without a play in a row after which the board counts as full


def decide(
    position: DuplicatePosition, move: events.DuplicateMove, words: Words, rng: Random
) -> tuple[events.DuplicateEvent, ...]:
    """Return the move's events. Raises `Refused` with a `Reason`."""
    phases, decision = _DECISIONS[type(move)]
    if position.phase not in phases:
        raise RefusedPlay(Reason.WRONG_MOMENT)
    return tuple(decision(position, move, words, rng))


def is_fair(tiles: TileSet, rack: Rack, least: int) -> bool:
    """Return whether a rack has at least `least` vowels and as many consonants."""
    vowels = {kind.letter for kind in tiles.kinds if kind.vowel}
    either = sum(tile in _EITHER for tile in rack)
    own = sum(tile in vowels and tile not in _EITHER for tile in rack)
    return max(0, least - own) + max(0, least - (len(rack) - own - either)) <= either


def _draw(position: DuplicatePosition, _move: events.DrawRack, _words: Words, rng: Random) -> Events:
    yield _next_rack(position, rng, position.rack)


def _next_rack(position: DuplicatePosition, rng: Random, kept: Rack) -> events.RackDrawn | Ended:
    """Fill up the kept tiles; if that is no fair rack, draw all again until one is."""
    rules, turn = position.rules.game, position.turns + position.begins_turn
    pool, size = position.bag + position.rack, rules.rack_size
    least = min(2 if turn <= STRICT_TURNS else 1, size // 2)
    while least > 1 and not is_fair(rules.tiles, pool, least):
        least -= 1
    if not pool or not is_fair(rules.tiles, pool, least):
        return Ended(leaders(position.players, position.scores))
    rest = position.bag if kept else pool
    rack, rejected = (*kept, *rng.sample(rest, min(size - len(kept), len(rest)))), 0
    while not is_fair(rules.tiles, rack, least):
        rack, rejected = tuple(rng.sample(pool, min(size, len(pool)))), rejected + 1
    return events.RackDrawn(rack, rejected)


def _read_clock(position: DuplicatePosition, move: ReadClock, _words: Words, _rng: Random) -> Events:
    if move.seconds < position.elapsed:
        raise RefusedPlay(Reason.WRONG_MOMENT)
    yield events.ClockRead(move.seconds)


def _answer(position: DuplicatePosition, move: events.Answer, words: Words, _rng: Random) -> Events:
    if move.seat not in range(len(position.players)):
        raise RefusedPlay(Reason.NO_SUCH_SEAT)
    yield judged(position, move.seat, move.play, words)


def judged(position: DuplicatePosition, seat: int, play: Play | None, words: Words) -> events.Answered:
    if play is None:
        return events.Answered(seat, None)
    play, rules, board = play_of(play.laid), position.rules.game, position.board
    found = fault(rules, board, position.rack, play)
    if found and not can_be_read(board, play):
        return events.Answered(seat, play, reason=found.reason)
    scored = score_play(rules, board, play)
    if found:
        return events.Answered(seat, play, scored.words, reason=found.reason)
    unknown = tuple(dict.fromkeys(word.text for word in scored.words if word.text not in words))
    if unknown:
        return events.Answered(seat, play, scored.words, reason=Reason.NOT_A_WORD, unknown=unknown)
    return events.Answered(seat, play, scored.words, scored.score)


def _lay_best(position: DuplicatePosition, move: events.LayBest, words: Words, rng: Random) -> Events:
    """Lay the play found, or a better answer. Without any the rack is drawn again."""
    found = judged(position, 0, move.play, words)
    if found.reason:
        raise RefusedPlay(found.reason, words=found.unknown)
    best = max((found, *filter(None, position.answers)), key=lambda each: each.score)
    if best.play is None:
        over = not position.bag or position.barren >= _MOST_BARREN
        yield Ended(leaders(position.players, position.scores)) if over else _next_rack(position, rng, ())
    elif position.phase is Phase.READY or position.waiting:
        raise RefusedPlay(Reason.WRONG_MOMENT)
    else:
        yield events.BestLaid(best.play, best.words, best.score)


_DECISIONS: dict[type, tuple[tuple[Phase, ...], Callable[[DuplicatePosition, Any, Words, Random], Events]]] = {
    events.DrawRack: ((Phase.START, Phase.LAID), _draw),
    events.StartTurn: ((Phase.READY,), lambda *_given: iter((events.TurnBegan(),))),
    ReadClock: ((Phase.SEARCH,), _read_clock),
    CallTime: ((Phase.SEARCH,), lambda *_given: iter((events.TimeCalled(),))),
    events.Answer: ((Phase.ANSWER,), _answer),
    events.LayBest: ((Phase.READY, Phase.ANSWER), _lay_best),
}


def _revocable(position: DuplicatePosition, step: Sequence[events.DuplicateEvent]) -> bool:
    """Answers may be taken back until the best play is seen."""
    return position.phase is Phase.ANSWER and all(isinstance(event, events.Answered) for event in step)


DUPLICATE: GameLogic[DuplicatePosition, events.DuplicateMove, events.DuplicateEvent] = GameLogic(
    decide, apply, _revocable
)


def top(position: DuplicatePosition, words: Lexicon, leaves: Leaves | None = None, stop: Stop = never) -> Play | None:
    """Return the play of shown words with the most points, of several the one that keeps the better tiles, or None.
    Raises `Stopped` when `stop` says so."""
    rules, board = position.rules.game, position.board
    leaves = leaves or plain_leaves(rules.tiles)
    plays = find_plays(board, position.rack, rules.tiles, tile_graph(words.graph, rules.tiles), rules.bonus, stop)
    least = rules.first_play_minimum if board.is_empty else 1
    ranked = sorted((each for each in plays.found if each.placed >= least), key=lambda each: -each.score)
    tied: list[Found] = []
    for _score, alike in groupby(ranked, key=lambda each: each.score):
        tied = [each for each in alike if all(word in words and words.is_shown(word) for word in plays.words(each))]
        if tied:
            break
    best = max(tied, key=lambda each: (leaves.value(plays.kept(each)), each.move), default=None)
    return plays.play(best) if best else None


def computer_answer(
    position: DuplicatePosition, seat: int, level: ComputerLevel, words: Lexicon, rng: Random, stop: Stop = never
) -> Play | None:
    """Return a computer's answer: the play with the most points that its level sees; what it keeps doesn't matter.
    Raises `Stopped` when `stop` says so."""
    greedy = replace(level, leave=0.0, exchanges=False, rollouts=0, bluffs=0.0)
    move = choose(position.seen_by(seat), greedy, words, rng, stop)
    return move.play if isinstance(move, PlayTiles) else None
