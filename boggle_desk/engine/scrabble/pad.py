"""The score pad for Scrabble on a real board (rule B30): its moves and events, what is written, how a line is read, and
its referee. Lines and seats count from 0."""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property
from itertools import takewhile
from random import Random
from typing import Any

from boggle_desk.engine.game import GameLogic, Refused, Words
from boggle_desk.engine.house import NO_HOUSE, House
from boggle_desk.engine.players import Player, check_seat, leaders, seated
from boggle_desk.engine.rulebook import AroundRules
from boggle_desk.engine.scrabble.board import Board, empty_board
from boggle_desk.engine.scrabble.notation import BadPlay, play_text, rack_named, square_named, tiles_named
from boggle_desk.engine.scrabble.plays import (
    Fault,
    Play,
    Reason,
    fault,
    lines_formed,
    play_of,
    rack_worth,
    score_play,
    word_on,
)
from boggle_desk.engine.scrabble.position import MOST_PLAYERS
from boggle_desk.engine.scrabble.rules import EndRacks, Judging, ScrabbleRules
from boggle_desk.engine.scrabble.tiles import Rack, Tile, in_order, without_tiles

# ------------------------------------------------------------------------------------------------------ what is written


class Kind(StrEnum):
    PLAY = "play"  # a word and its square; the pad counts it
    SCORE = "score"  # the points of a turn without its word
    EXCHANGE = "exchange"
    PASS = "pass"  # noqa: S105  # a turn, not a word for a door
    LOST_TURN = "lost turn"  # the player misses the next turn after a wrong challenge
    EXTRA = "extra"  # a bonus, a penalty, a correction


@dataclass(frozen=True)
class Note:
    kind: Kind
    text: str = ""  # square and word of a play, such as `8D RETSINA`
    number: int = 0  # the points, or how many tiles are exchanged


@dataclass(frozen=True)
class CountedWord:
    text: str
    score: int


@dataclass(frozen=True)
class PadTurn:
    seat: int
    kind: Kind
    points: int = 0  # its points, unless it was withdrawn
    text: str = ""  # a play in the usual notation: letters already there in parentheses, blanks in lower case
    laid: tuple[tuple[int, Tile], ...] = ()  # the tiles of the play with their squares
    found: tuple[tuple[int, Tile], ...] = ()
    """Tiles in parentheses that the pad didn't know, because an earlier turn has points only."""
    words: tuple[CountedWord, ...] = ()
    unknown: tuple[str, ...] = ()  # unlisted words, if the dictionary was asked
    number: int = 0  # tiles exchanged
    withdrawn: bool = False  # whether the play came off the board and counts nothing (rule S12)

    @property
    def counted(self) -> int:
        return 0 if self.withdrawn else self.points

    @property
    def is_play(self) -> bool:
        """Whether tiles were laid: it is a word, or points other than 0."""
        return self.kind is Kind.PLAY or (self.kind is Kind.SCORE and self.points != 0)

    @property
    def takes_turn(self) -> bool:
        return self.kind not in (Kind.EXTRA, Kind.LOST_TURN)


# ---------------------------------------------------------------------------------------------------------------- moves


@dataclass(frozen=True)
class WriteTurn:
    seat: int
    note: Note


@dataclass(frozen=True)
class InsertTurn:
    """Insert a forgotten line before another."""

    place: int
    seat: int
    note: Note


@dataclass(frozen=True)
class CorrectTurn:
    place: int
    seat: int
    note: Note


@dataclass(frozen=True)
class RemoveTurn:
    place: int


@dataclass(frozen=True)
class WithdrawPlay:
    """Take a play off the board (rule S12), or lay it again."""

    place: int
    withdrawn: bool = True


@dataclass(frozen=True)
class Challenge:
    by: int


@dataclass(frozen=True)
class EndGame:
    """End the game. `left`: the unplayed tiles by seat, as letters or points; empty for none (rules S13, S19)."""

    left: tuple[str, ...]


@dataclass(frozen=True)
class Reopen:
    """Go back into the game."""


ScrabblePadMove = WriteTurn | InsertTurn | CorrectTurn | RemoveTurn | WithdrawPlay | Challenge | EndGame | Reopen

# --------------------------------------------------------------------------------------------------------------- events


@dataclass(frozen=True)
class TurnWritten:
    """A line was inserted at `place`. The lines of `anew`, by their new places, count differently now."""

    place: int
    turn: PadTurn
    anew: tuple[tuple[int, PadTurn], ...] = ()


@dataclass(frozen=True)
class TurnReplaced:
    """A line was replaced. The lines of `anew` count differently now."""

    place: int
    turn: PadTurn
    anew: tuple[tuple[int, PadTurn], ...] = ()


@dataclass(frozen=True)
class TurnRemoved:
    """A line was removed. The lines of `anew`, by their new places, count differently now."""

    place: int
    anew: tuple[tuple[int, PadTurn], ...] = ()


@dataclass(frozen=True)
class Upheld:
    """The challenge of the play at `place` failed. What it costs or earns is in lines of its own."""

    place: int
    by: int


@dataclass(frozen=True)
class RackLeft:
    """A player's unplayed tiles, if known, their worth, and how the score changes (rule S19)."""

    seat: int
    tiles: Rack
    worth: int
    points: int


@dataclass(frozen=True)
class Reopened:
    """The game continues without the unplayed tiles."""


@dataclass(frozen=True)
class Ended:
    """The game ended; tied players win together."""

    winners: tuple[int, ...]


ScrabblePadEvent = TurnWritten | TurnReplaced | TurnRemoved | Upheld | RackLeft | Reopened | Ended


# --------------------------------------------------------------------------------------------------------- the position


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


def board_after(rules: ScrabblePadRules, turns: Iterable[PadTurn]) -> Board:
    """Return the board as far as it is known. Raises `ValueError` if tiles overlap."""
    board = empty_board(rules.game.layout)
    for turn in turns:
        if not turn.withdrawn:
            tiles = (*turn.found, *turn.laid)
            if any(not 0 <= square < len(board.tiles) or board.tiles[square] for square, _tile in tiles):
                raise ValueError("a tile cannot lie beyond the board or on another tile")
            board = board.with_tiles(tiles)
    return board


def is_complete(turns: Iterable[PadTurn]) -> bool:
    """Return whether every tile on the real board is known: no turn has points only."""
    return not any(turn.kind is Kind.SCORE and turn.counted for turn in turns)


@dataclass(frozen=True)
class ScrabblePadPosition:
    """Everything on the pad at one moment. Scores are added up, never stored."""

    rules: ScrabblePadRules
    players: tuple[Player, ...]
    turns: tuple[PadTurn, ...] = ()
    left: tuple[RackLeft, ...] = ()  # after the end
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
            if turn.kind is Kind.LOST_TURN:
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
        played = [turn for turn in reversed(self.turns) if turn.kind is not Kind.EXTRA]
        passes = len(list(takewhile(lambda turn: turn.kind is Kind.PASS, played)))
        scoreless = len(list(takewhile(lambda turn: not turn.counted, played)))
        return rules.stall(passes, scoreless, len(self.players))


def opening(rules: ScrabblePadRules, players: Iterable[Player]) -> ScrabblePadPosition:
    """Return an empty pad. Raises `ValueError` unless there are one to four players (rule S1)."""
    return ScrabblePadPosition(rules, seated(players, MOST_PLAYERS))


def apply(position: ScrabblePadPosition, event: ScrabblePadEvent) -> ScrabblePadPosition:
    """Return the position after the event. Raises `ValueError` for a line or seat that isn't there. Whether tiles fit
    is seen when `board` is read."""
    return _CHANGES[type(event)](position, event)


def _turn_written(position: ScrabblePadPosition, event: TurnWritten) -> ScrabblePadPosition:
    turns = position.turns
    if not 0 <= event.place <= len(turns):
        raise ValueError(f"there is no line {event.place}")
    return _with_turns(position, (*turns[: event.place], event.turn, *turns[event.place :]), event.anew)


def _turn_replaced(position: ScrabblePadPosition, event: TurnReplaced) -> ScrabblePadPosition:
    turns, place = position.turns, _place(position, event.place)
    return _with_turns(position, (*turns[:place], event.turn, *turns[place + 1 :]), event.anew)


def _turn_removed(position: ScrabblePadPosition, event: TurnRemoved) -> ScrabblePadPosition:
    turns, place = position.turns, _place(position, event.place)
    return _with_turns(position, turns[:place] + turns[place + 1 :], event.anew)


def _with_turns(
    position: ScrabblePadPosition, turns: tuple[PadTurn, ...], anew: Iterable[tuple[int, PadTurn]]
) -> ScrabblePadPosition:
    changed = list(turns)
    for place, turn in anew:
        if not 0 <= place < len(changed):
            raise ValueError(f"there is no line {place}")
        changed[place] = turn
    for turn in changed:
        check_seat(position.players, turn.seat)
    return replace(position, turns=tuple(changed))


def _upheld(position: ScrabblePadPosition, event: Upheld) -> ScrabblePadPosition:
    _place(position, event.place)
    check_seat(position.players, event.by)
    return position


def _rack_left(position: ScrabblePadPosition, event: RackLeft) -> ScrabblePadPosition:
    check_seat(position.players, event.seat)
    return replace(position, left=(*position.left, event))


def _place(position: ScrabblePadPosition, place: int) -> int:
    if not 0 <= place < len(position.turns):
        raise ValueError(f"there is no line {place}")
    return place


_CHANGES: dict[type, Callable[[ScrabblePadPosition, Any], ScrabblePadPosition]] = {
    TurnWritten: _turn_written,
    TurnReplaced: _turn_replaced,
    TurnRemoved: _turn_removed,
    Upheld: _upheld,
    RackLeft: _rack_left,
    Reopened: lambda now, _event: replace(now, left=(), phase=Phase.PLAY, winners=()),
    Ended: lambda now, event: replace(now, phase=Phase.ENDED, winners=event.winners),
}


# ------------------------------------------------------------------------------------------------------- reading a line

MOST_POINTS = 100_000
_LONGEST_TEXT = 200
_ONLY_IF_COMPLETE = (Reason.NOT_TOUCHING, Reason.TOO_FEW, Reason.NOT_ON_START)
"""Faults that can't be found while part of the board is unknown."""


_LIKELY = {Kind.SCORE: range(301), Kind.EXTRA: range(-100, 101)}
"""Points that are taken unasked: hardly any play exceeds 300, and penalties are fives and tens."""


def is_unlikely(turn: PadTurn) -> bool:
    """Return whether typed points are likely a slip."""
    return turn.kind in _LIKELY and turn.points not in _LIKELY[turn.kind]


class PadReason(StrEnum):
    """Why the pad refuses a line, besides the reasons for any play."""

    WRONG_MOMENT = "not at this moment"
    NO_SUCH_PLACE = "no such line, or nobody sits there"
    NO_SQUARE = "no square"
    NO_LETTERS = "no letters of this set"
    OTHER_LETTER = "another letter lies there"
    NOTHING_THERE = "no tile lies there"
    OFF_BOARD = "leaves the board"
    NOTHING_LAID = "lays no tile"
    TOO_MANY = "more tiles than a rack holds"
    TOO_MUCH = "more than the pad has room for"
    NO_TILES = "neither tiles nor points"
    NO_PLAY = "no play to doubt"


class PadRefused(Refused):
    """A refused line, with the squares and words at fault."""

    def __init__(self, reason: StrEnum, squares: Sequence[int] = (), word: str = "", place: int | None = None) -> None:
        super().__init__(reason, word)
        self.squares = tuple(squares)
        self.place = place  # the later line that a correction would break; None if the line itself is wrong


@dataclass(frozen=True)
class ReadContext:
    rules: ScrabblePadRules
    board: Board
    complete: bool
    words: Words


def context_after(rules: ScrabblePadRules, turns: Sequence[PadTurn], words: Words) -> ReadContext:
    """Return the context for the line after these."""
    return ReadContext(rules, board_after(rules, turns), is_complete(turns), words)


def read_note(context: ReadContext, seat: int, note: Note) -> PadTurn:
    """Return the line, counted. Raises `PadRefused`."""
    if note.kind is Kind.PLAY:
        return _read_play(context, seat, note.text)
    if abs(note.number) > MOST_POINTS:
        raise PadRefused(PadReason.TOO_MUCH, word=str(note.number))
    if note.kind is Kind.EXCHANGE:
        return _read_exchange(context, seat, note.number)
    points = note.number if note.kind in (Kind.SCORE, Kind.EXTRA) else 0
    return PadTurn(seat, note.kind, points)


def _read_exchange(context: ReadContext, seat: int, number: int) -> PadTurn:
    if not 1 <= number <= context.rules.game.rack_size:
        raise PadRefused(PadReason.TOO_MANY, word=str(number))
    return PadTurn(seat, Kind.EXCHANGE, number=number)


def _read_play(context: ReadContext, seat: int, text: str) -> PadTurn:
    square, across, word = _parts(context, text)
    play, found = _placed(context, square, across, word)
    board = context.board.with_tiles(found)
    _check(context, board, play)
    scored = score_play(context.rules.game, board, play)
    unknown: tuple[str, ...] = ()
    if context.rules.judging is not Judging.CHALLENGE:
        unknown = tuple(dict.fromkeys(each.text for each in scored.words if each.text not in context.words))
    if unknown and context.rules.judging is Judging.REFUSE:
        wrong = {at for each in scored.words if each.text in unknown for at in each.squares}
        raise PadRefused(Reason.NOT_A_WORD, sorted(wrong), ", ".join(unknown))
    words = tuple(CountedWord(each.text, each.score) for each in scored.words)
    written = play_text(board, play)
    return PadTurn(seat, Kind.PLAY, scored.score, written, play.laid, tuple(found), words, unknown)


def _parts(context: ReadContext, text: str) -> tuple[int, bool, str]:
    """Return square, direction and word; the square may come after the word."""
    parts = text.split()
    if len(text) > _LONGEST_TEXT or len(parts) != 2:
        raise PadRefused(PadReason.NO_SQUARE, word=text[:_LONGEST_TEXT])
    for name, word in (parts, reversed(parts)):
        try:
            return *square_named(context.board.layout, name), word
        except BadPlay:
            continue
    raise PadRefused(PadReason.NO_SQUARE, word=parts[0])


def _check(context: ReadContext, board: Board, play: Play) -> None:
    """Refuse a play that doesn't fit. Any tile that isn't on the board may be on the rack."""
    rules = context.rules.game
    if len(play.laid) > rules.rack_size:
        raise PadRefused(PadReason.TOO_MANY, play.squares, str(len(play.laid)))
    lying = [tile.face for tile in board.tiles if tile]
    try:
        rest = without_tiles(rules.tiles.tiles, lying)
    except ValueError as error:
        raise PadRefused(Reason.NOT_ON_RACK, play.squares) from error
    wrong: Fault | None = fault(rules, board, rest, play)
    if wrong and not context.complete and wrong.reason in _ONLY_IF_COMPLETE:
        wrong = None if lines_formed(board, play) else Fault(Reason.TOO_FEW, play.squares)
    if wrong:
        raise PadRefused(wrong.reason, wrong.squares)


def _placed(context: ReadContext, square: int, across: bool, word: str) -> tuple[Play, list[tuple[int, Tile]]]:
    """Return the play of a word, and unknown tiles in parentheses. The line may be the whole word or, if that makes a
    word, only the letters laid."""
    letters = _letters(context, word)
    try:
        return _whole(context, square, across, letters)
    except PadRefused as refused:
        if refused.reason is not PadReason.OTHER_LETTER or any(lying for _tile, lying in letters):
            raise
        play = _only_new(context, square, across, [tile for tile, _lying in letters])
        if play is None:
            raise
        return play, []


def _letters(context: ReadContext, word: str) -> list[tuple[Tile, bool]]:
    """Return the tiles of a word, each with whether it is in parentheses. A blank is in lower case or brackets, unless
    the whole word is in lower case."""
    if word == word.lower():
        word = word.upper()
    word = re.sub(r"\[([^\W\d_])\]", lambda match: match[1].lower(), word)
    letters: list[tuple[Tile, bool]] = []
    for part in re.findall(r"\([^()]*\)|[^()]+|[()]", word):
        lying = len(part) > 1 and part.startswith("(")
        try:
            tiles = tiles_named(context.rules.game.tiles, part[1:-1] if lying else part)
        except BadPlay as error:
            raise PadRefused(PadReason.NO_LETTERS, word=part) from error
        letters += [(tile, lying) for tile in tiles]
    return letters


def _whole(
    context: ReadContext, square: int, across: bool, letters: Sequence[tuple[Tile, bool]]
) -> tuple[Play, list[tuple[int, Tile]]]:
    laid: list[tuple[int, Tile]] = []
    found: list[tuple[int, Tile]] = []
    at: int | None = square
    for tile, lying in letters:
        if at is None:
            raise PadRefused(PadReason.OFF_BOARD)
        there = context.board.tiles[at]
        through = tile.letter == "."
        if there and not through and there.letter != tile.letter:
            raise PadRefused(PadReason.OTHER_LETTER, (at,), there.letter)
        if not there and (through or (lying and context.complete)):
            raise PadRefused(PadReason.NOTHING_THERE, (at,))
        if not there:
            (found if lying else laid).append((at, tile))
        at = context.board.beside(at, across, 1)
    if not laid:
        raise PadRefused(PadReason.NOTHING_LAID)
    return play_of(laid), found


def _only_new(context: ReadContext, square: int, across: bool, tiles: Sequence[Tile]) -> Play | None:
    """Return the play of tiles on the free squares from `square` on, if it makes a word."""
    laid: list[tuple[int, Tile]] = []
    at: int | None = square
    for tile in tiles:
        while at is not None and context.board.tiles[at]:
            at = context.board.beside(at, across, 1)
        if at is None:
            return None
        laid.append((at, tile))
        at = context.board.beside(at, across, 1)
    after = context.board.with_tiles(laid)
    return play_of(laid) if word_on(after, after.line(square, across)) in context.words else None


# ---------------------------------------------------------------------------------------------------------- the referee

MOST_TURNS = 400
_HIGHEST_RACK = 1_000

Events = Iterator[ScrabblePadEvent]


def decide(
    position: ScrabblePadPosition, move: ScrabblePadMove, words: Words, _rng: Random
) -> tuple[ScrabblePadEvent, ...]:
    """Return the move's events. Raises `PadRefused`."""
    phases, decision = _DECISIONS[type(move)]
    if position.phase not in phases:
        raise PadRefused(PadReason.WRONG_MOMENT)
    return tuple(decision(position, move, words))


def read_turn(position: ScrabblePadPosition, place: int, seat: int, note: Note, words: Words) -> PadTurn:
    """Return a line as it would be written at a place. Raises `PadRefused`."""
    _check_seat(position, seat)
    turn = read_note(context_after(position.rules, position.turns[:place], words), seat, note)
    last = place == len(position.turns)
    if turn.kind is Kind.EXCHANGE and last and position.complete:
        least = max(position.rules.game.exchange_minimum, turn.number)  # rule S9
        if position.in_bag < least:
            raise PadRefused(Reason.BAG_TOO_SMALL, word=str(position.in_bag))
    return turn


def _write(position: ScrabblePadPosition, move: WriteTurn, words: Words) -> Events:
    yield from _insert(position, InsertTurn(len(position.turns), move.seat, move.note), words)


def _insert(position: ScrabblePadPosition, move: InsertTurn, words: Words) -> Events:
    if not 0 <= move.place <= len(position.turns):
        raise PadRefused(PadReason.NO_SUCH_PLACE)
    if len(position.turns) >= MOST_TURNS:
        raise PadRefused(PadReason.TOO_MUCH)
    turn = read_turn(position, move.place, move.seat, move.note, words)
    yield from _with_outcome(position, TurnWritten(move.place, turn), words)


def _correct(position: ScrabblePadPosition, move: CorrectTurn, words: Words) -> Events:
    _check_place(position, move.place)
    turn = read_turn(position, move.place, move.seat, move.note, words)
    yield from _with_outcome(position, TurnReplaced(move.place, turn), words)


def _remove(position: ScrabblePadPosition, move: RemoveTurn, words: Words) -> Events:
    _check_place(position, move.place)
    yield from _with_outcome(position, TurnRemoved(move.place), words)


def _withdraw(position: ScrabblePadPosition, move: WithdrawPlay, words: Words) -> Events:
    _check_place(position, move.place)
    turn = position.turns[move.place]
    if not turn.is_play or turn.withdrawn is move.withdrawn:
        raise PadRefused(PadReason.NO_PLAY)
    if turn.kind is Kind.PLAY and not move.withdrawn:  # it must still fit the board
        context = context_after(position.rules, position.turns[: move.place], words)
        turn = read_note(context, turn.seat, Note(Kind.PLAY, turn.text))
    yield from _with_outcome(position, TurnReplaced(move.place, replace(turn, withdrawn=move.withdrawn)), words)


def _with_outcome(
    position: ScrabblePadPosition, change: TurnWritten | TurnReplaced | TurnRemoved, words: Words
) -> Events:
    """Make a change, recount the lines below, and name the winners again after the end."""
    turns = list(apply(position, change).turns)
    anew = []
    for place in range(change.place + (not isinstance(change, TurnRemoved)), len(turns)):
        shown = place + len(position.turns) - len(turns)  # where people see it now
        turn = _counted_anew(position, turns, place, shown, words)
        if turn != turns[place]:
            turns[place] = turn
            anew.append((place, turn))
    change = replace(change, anew=tuple(anew))
    yield change
    if position.phase is Phase.ENDED:
        yield Ended(leaders(position.players, apply(position, change).scores))


def _counted_anew(
    position: ScrabblePadPosition, turns: Sequence[PadTurn], place: int, shown: int, words: Words
) -> PadTurn:
    """Return a line recounted on the board above it. Raises `PadRefused` with the place where it is shown."""
    turn = turns[place]
    if turn.kind is not Kind.PLAY or turn.withdrawn:
        return turn
    try:
        context = context_after(position.rules, turns[:place], words)
        return read_note(context, turn.seat, Note(Kind.PLAY, turn.text))
    except PadRefused as refused:
        raise PadRefused(refused.reason, refused.squares, refused.word, shown) from refused


def _challenge(position: ScrabblePadPosition, move: Challenge, words: Words) -> Events:
    """Let the dictionary judge the last play (rule S12)."""
    _check_seat(position, move.by)
    place = next((at for at in reversed(range(len(position.turns))) if position.turns[at].takes_turn), None)
    turn = position.turns[place] if place is not None else None
    if place is None or turn is None or turn.kind is not Kind.PLAY or turn.withdrawn or turn.seat == move.by:
        raise PadRefused(PadReason.NO_PLAY)
    false = tuple(dict.fromkeys(word.text for word in turn.words if word.text not in words))
    rule, end = position.rules.game.challenge, len(position.turns)
    if false:
        yield TurnReplaced(place, replace(turn, withdrawn=True, unknown=false))
        return
    yield Upheld(place, move.by)
    if rule.bonus:
        yield TurnWritten(end, PadTurn(turn.seat, Kind.EXTRA, rule.bonus))
    if rule.costs_turn:
        yield TurnWritten(end, PadTurn(move.by, Kind.LOST_TURN))


def _check_place(position: ScrabblePadPosition, place: int) -> None:
    if not 0 <= place < len(position.turns):
        raise PadRefused(PadReason.NO_SUCH_PLACE)


def _check_seat(position: ScrabblePadPosition, seat: int) -> None:
    if not 0 <= seat < len(position.players):
        raise PadRefused(PadReason.NO_SUCH_PLACE)


def _end_game(position: ScrabblePadPosition, move: EndGame, _words: Words) -> Events:
    racks = read_racks(position, move.left)
    after = position
    for left in _points_left(position, racks):
        yield left
        after = apply(after, left)
    yield Ended(leaders(after.players, after.scores))


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


def _points_left(position: ScrabblePadPosition, racks: Sequence[tuple[Rack, int] | None]) -> Iterator[RackLeft]:
    """Yield the scores of unplayed tiles (rule S19, or the tournament's doubling). Of several players without tiles the
    last to play went out."""
    doubled = position.rules.game.end_racks is EndRacks.DOUBLE
    empty = [seat for seat, rack in enumerate(racks) if rack is None]
    order = [turn.seat for turn in reversed(position.turns) if turn.kind in (Kind.PLAY, Kind.SCORE)]
    out = next((seat for seat in (*order, *empty) if seat in empty), None)
    gain = 0
    for seat, rack in enumerate(racks):
        if rack is not None:
            gain += rack[1]
            yield RackLeft(seat, rack[0], rack[1], 0 if doubled and out is not None else -rack[1])
    if out is not None and gain:
        yield RackLeft(out, (), 0, 2 * gain if doubled else gain)


_BOTH = (Phase.PLAY, Phase.ENDED)
_DECISIONS: dict[type, tuple[tuple[Phase, ...], Callable[[ScrabblePadPosition, Any, Words], Events]]] = {
    WriteTurn: ((Phase.PLAY,), _write),
    InsertTurn: (_BOTH, _insert),
    CorrectTurn: (_BOTH, _correct),
    RemoveTurn: (_BOTH, _remove),
    WithdrawPlay: (_BOTH, _withdraw),
    Challenge: ((Phase.PLAY,), _challenge),
    EndGame: ((Phase.PLAY,), _end_game),
    Reopen: ((Phase.ENDED,), lambda *_given: iter((Reopened(),))),
}


def _revocable(position: ScrabblePadPosition, step: Sequence[ScrabblePadEvent]) -> bool:
    """Return whether a step may be undone: all but `Reopen`, and corrections after the end."""
    if isinstance(step[0], Reopened):
        return False
    return position.phase is not Phase.ENDED or not isinstance(step[0], TurnWritten | TurnReplaced | TurnRemoved)


SCRABBLE_PAD: GameLogic[ScrabblePadPosition, ScrabblePadMove, ScrabblePadEvent] = GameLogic(decide, apply, _revocable)
