"""The score pad for Scrabble on a real board (rule B30): its moves and events, what is written, how a line is read, and
its referee. Lines and seats count from 0."""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
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
from boggle_desk.engine.scrabble.events import Challenge, Ended
from boggle_desk.engine.scrabble.notation import (
    BadPlay,
    NotationFault,
    lay_out,
    play_text,
    rack_named,
    square_named,
    tiles_named,
)
from boggle_desk.engine.scrabble.plays import (
    Play,
    Reason,
    end_points,
    fault,
    lines_formed,
    play_of,
    rack_worth,
    score_play,
    squares_of,
    unlisted,
    word_on,
)
from boggle_desk.engine.scrabble.position import MOST_PLAYERS, ScrabblePosition
from boggle_desk.engine.scrabble.rules import Judging, ScrabbleRules
from boggle_desk.engine.scrabble.tiles import Rack, Tile, TileSet, in_order, without_tiles
from boggle_desk.engine.values import changed

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
    """Write a line below all others, in place of another, or before it."""

    seat: int
    note: Note
    place: int | None = None
    insert: bool = False


@dataclass(frozen=True)
class RemoveTurn:
    place: int


@dataclass(frozen=True)
class WithdrawPlay:
    """Take a play off the board (rule S12), or lay it again."""

    place: int
    withdrawn: bool = True


@dataclass(frozen=True)
class EndGame:
    """End the game. `left`: the unplayed tiles by seat, as letters or points; empty for none (rules S13, S19)."""

    left: tuple[str, ...]


@dataclass(frozen=True)
class Reopen:
    """Go back into the game."""


ScrabblePadMove = WriteTurn | RemoveTurn | WithdrawPlay | Challenge | EndGame | Reopen

# --------------------------------------------------------------------------------------------------------------- events


@dataclass(frozen=True)
class TurnWritten:
    """A line was inserted at `place`. `anew` has the lines that were rescored, by their new places."""

    place: int
    turn: PadTurn
    anew: tuple[tuple[int, PadTurn], ...] = ()


@dataclass(frozen=True)
class TurnReplaced:
    """A line was replaced. `anew` has the lines that were rescored."""

    place: int
    turn: PadTurn
    anew: tuple[tuple[int, PadTurn], ...] = ()


@dataclass(frozen=True)
class TurnRemoved:
    """A line was removed. `anew` has the lines that were rescored, by their new places."""

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

    def before(self, place: int) -> "ScrabblePadPosition":
        """Return the pad without a line and those after it."""
        return self if place == len(self.turns) else changed(self, turns=self.turns[:place])

    def played_to(self, place: int) -> "ScrabblePadPosition":
        """Return the pad as it was before a line, while the game was on."""
        return changed(self, turns=self.turns[:place], left=(), phase=Phase.PLAY, winners=())

    @cached_property
    def board(self) -> Board:
        """The board as far as it is known. Raises `ValueError` if tiles overlap."""
        board = empty_board(self.rules.game.layout)
        for turn in self.turns:
            if not turn.withdrawn:
                tiles = (*turn.found, *turn.laid)
                if any(not 0 <= square < len(board.tiles) or board.tiles[square] for square, _tile in tiles):
                    raise ValueError("a tile cannot lie beyond the board or on another tile")
                board = board.with_tiles(tiles)
        return board

    @property
    def complete(self) -> bool:
        """Whether every tile on the real board is known: no turn has points only."""
        return not any(turn.kind is Kind.SCORE and turn.counted for turn in self.turns)

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
    def table(self) -> ScrabblePosition:
        """The game as far as the pad knows it: the board, and a bag as if all racks were full. Nobody's rack is
        known."""
        game, seats = self.rules.game, len(self.players)
        bag, racks = self.unseen[seats * game.rack_size :], ((),) * seats
        return ScrabblePosition(game, self.players, self.board.tiles, racks, bag, self.scores)

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
    def open_play(self) -> int | None:
        """The place of the last turn, if its words can be challenged."""
        last = next((at for at in reversed(range(len(self.turns))) if self.turns[at].takes_turn), None)
        doubted = last is not None and self.turns[last].kind is Kind.PLAY and not self.turns[last].withdrawn
        return last if doubted else None

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


def _edited(position: ScrabblePadPosition, event: TurnWritten | TurnReplaced | TurnRemoved) -> ScrabblePadPosition:
    gone = 0 if isinstance(event, TurnWritten) else 1
    place, turns = _place(event.place, len(position.turns) - gone), list(position.turns)
    turns[place : place + gone] = () if isinstance(event, TurnRemoved) else (event.turn,)
    for at, turn in event.anew:
        turns[_place(at, len(turns) - 1)] = turn
    for turn in turns:
        check_seat(position.players, turn.seat)
    return changed(position, turns=tuple(turns))


def _upheld(position: ScrabblePadPosition, event: Upheld) -> ScrabblePadPosition:
    _place(event.place, len(position.turns) - 1)
    check_seat(position.players, event.by)
    return position


def _rack_left(position: ScrabblePadPosition, event: RackLeft) -> ScrabblePadPosition:
    check_seat(position.players, event.seat)
    return changed(position, left=(*position.left, event))


def _place(place: int, last: int) -> int:
    if not 0 <= place <= last:
        raise ValueError(f"there is no line {place}")
    return place


_CHANGES: dict[type, Callable[[ScrabblePadPosition, Any], ScrabblePadPosition]] = {
    TurnWritten: _edited,
    TurnReplaced: _edited,
    TurnRemoved: _edited,
    Upheld: _upheld,
    RackLeft: _rack_left,
    Reopened: lambda now, _event: changed(now, left=(), phase=Phase.PLAY, winners=()),
    Ended: lambda now, event: changed(now, phase=Phase.ENDED, winners=event.winners),
}


# ------------------------------------------------------------------------------------------------------- reading a line

MOST_POINTS = 100_000
_LONGEST_TEXT = 200
_ONLY_IF_COMPLETE = (Reason.NOT_TOUCHING, Reason.TOO_FEW, Reason.NOT_ON_START)
"""Faults that can't be found while part of the board is unknown."""


_LIKELY = {Kind.SCORE: range(301), Kind.EXTRA: range(-100, 101)}
"""Points accepted without a question: hardly any play exceeds 300, and penalties are fives and tens."""


def is_unlikely(turn: PadTurn) -> bool:
    """Return whether typed points are likely a slip."""
    return turn.kind in _LIKELY and turn.points not in _LIKELY[turn.kind]


class PadReason(StrEnum):
    """Why the pad refuses a line, besides the reasons for any play and the slips in its text."""

    WRONG_MOMENT = "not at this moment"
    NO_SUCH_PLACE = "no such line, or nobody sits there"
    NO_WORD = "makes no word"
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


def read_note(pad: ScrabblePadPosition, seat: int, note: Note, words: Words) -> PadTurn:
    """Return the next line of a pad, counted. Raises `PadRefused`."""
    if note.kind is Kind.PLAY:
        return _read_play(pad, seat, note.text, words)
    if abs(note.number) > MOST_POINTS:
        raise PadRefused(PadReason.TOO_MUCH, word=str(note.number))
    if note.kind is Kind.EXCHANGE and not 1 <= note.number <= pad.rules.game.rack_size:
        raise PadRefused(PadReason.TOO_MANY, word=str(note.number))
    if note.kind is Kind.EXCHANGE:
        return PadTurn(seat, Kind.EXCHANGE, number=note.number)
    return PadTurn(seat, note.kind, note.number if note.kind in (Kind.SCORE, Kind.EXTRA) else 0)


def _read_play(pad: ScrabblePadPosition, seat: int, text: str, words: Words) -> PadTurn:
    play, found = _placed(pad, text, words)
    board, rules = pad.board.with_tiles(found), pad.rules
    _check(pad, board, play)
    scored = score_play(rules.game, board, play)
    unknown: tuple[str, ...] = ()
    if rules.judging is not Judging.CHALLENGE:
        unknown = unlisted(scored.words, words)
    if unknown and rules.judging is Judging.REFUSE:
        raise PadRefused(Reason.NOT_A_WORD, squares_of(unknown, scored.words), ", ".join(unknown))
    counted = tuple(CountedWord(each.text, each.score) for each in scored.words)
    return PadTurn(seat, Kind.PLAY, scored.score, play_text(board, play), play.laid, found, counted, unknown)


def _check(pad: ScrabblePadPosition, board: Board, play: Play) -> None:
    """Refuse a play that doesn't fit. Any tile that isn't on the board may be on the rack."""
    rules = pad.rules.game
    if len(play.laid) > rules.rack_size:
        raise PadRefused(PadReason.TOO_MANY, play.squares, str(len(play.laid)))
    try:
        rest = without_tiles(rules.tiles.tiles, [tile.face for tile in board.tiles if tile])
    except ValueError as error:
        raise PadRefused(Reason.NOT_ON_RACK, play.squares) from error
    wrong = fault(rules, board, rest, play)
    if wrong and not pad.complete and wrong.reason in _ONLY_IF_COMPLETE:
        if lines_formed(board, play):
            return
        raise PadRefused(PadReason.NO_WORD, play.squares)
    if wrong:
        raise PadRefused(wrong.reason, wrong.squares)


Laid = tuple[tuple[int, Tile], ...]


def _placed(pad: ScrabblePadPosition, text: str, words: Words) -> tuple[Play, Laid]:
    """Return the play of a text, and the unknown tiles in its parentheses. The word may be whole or, if that makes a
    word, only the letters laid."""
    square, across, word = _parts(pad.board, text)
    try:
        letters = _letters(pad.rules.game.tiles, word)
        tiles = [tile for tile, _lying in letters]
        laid = lay_out(pad.board, square, across, tiles)
    except BadPlay as slip:
        only_new = slip.slip is NotationFault.OCCUPIED and not any(lying for _tile, lying in letters)
        play = _only_new(pad.board, square, across, tiles, words) if only_new else None
        if play is None:
            raise _refused(pad.board, slip) from slip
        return play, ()
    lines = pad.board.straight(square, across)
    lying = {at for at, (_tile, lies) in zip(lines, letters, strict=False) if lies}
    found = tuple(each for each in laid if each[0] in lying)
    if found and pad.complete:
        raise PadRefused(NotationFault.NO_TILE, (found[0][0],))
    if len(found) == len(laid):
        raise PadRefused(NotationFault.LAYS_NONE)
    return play_of(each for each in laid if each not in found), found


def _refused(board: Board, slip: BadPlay) -> PadRefused:
    named = slip.values.get("square")
    squares = (square_named(board.layout, str(named))[0],) if named else ()
    return PadRefused(slip.slip, squares, str(slip.values.get("there") or slip.values.get("letter") or ""))


def _parts(board: Board, text: str) -> tuple[int, bool, str]:
    """Return square, direction and word; the square may come after the word."""
    parts = text.split()
    if len(text) > _LONGEST_TEXT or len(parts) != 2:
        raise PadRefused(NotationFault.NO_SQUARE, word=text[:_LONGEST_TEXT])
    for name, word in (parts, reversed(parts)):
        with suppress(BadPlay):
            return *square_named(board.layout, name), word
    raise PadRefused(NotationFault.NO_SQUARE, word=parts[0])


def _letters(tiles: TileSet, word: str) -> list[tuple[Tile, bool]]:
    """Return the tiles of a word, each with whether it is in parentheses. A blank is in lower case or brackets, unless
    the whole word is in lower case. Raises `BadPlay`."""
    word = word.upper() if word == word.lower() else word
    word = re.sub(r"\[([^\W\d_])\]", lambda match: match[1].lower(), word)
    parts = re.findall(r"\(([^()]*)\)|([^()]+|[()])", word)
    return [(tile, bool(lying)) for lying, plain in parts for tile in tiles_named(tiles, lying or plain)]


def _only_new(board: Board, square: int, across: bool, tiles: Sequence[Tile], words: Words) -> Play | None:
    """Return the play of tiles on the free squares from `square` on, if it makes a word."""
    free = [at for at in board.straight(square, across) if not board.tiles[at]]
    if len(free) < len(tiles):
        return None
    laid = list(zip(free, tiles, strict=False))
    after = board.with_tiles(laid)
    return play_of(laid) if word_on(after, after.line(square, across)) in words else None


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
    turn = read_note(position.before(place), seat, note, words)
    last = place == len(position.turns) and position.complete
    if turn.kind is Kind.EXCHANGE and last and turn.number > position.table.exchangeable:  # rule S9
        raise PadRefused(Reason.BAG_TOO_SMALL)
    return turn


def _write(position: ScrabblePadPosition, move: WriteTurn, words: Words) -> Events:
    last, corrects = len(position.turns), move.place is not None and not move.insert
    place = last if move.place is None else move.place
    if move.place is None and position.phase is Phase.ENDED:
        raise PadRefused(PadReason.WRONG_MOMENT)
    _check_place(position, place, lines=not corrects)
    if not corrects and last >= MOST_TURNS:
        raise PadRefused(PadReason.TOO_MUCH)
    turn = read_turn(position, place, move.seat, move.note, words)
    yield from _with_outcome(position, (TurnReplaced if corrects else TurnWritten)(place, turn), words)


def _remove(position: ScrabblePadPosition, move: RemoveTurn, words: Words) -> Events:
    _check_place(position, move.place)
    yield from _with_outcome(position, TurnRemoved(move.place), words)


def _withdraw(position: ScrabblePadPosition, move: WithdrawPlay, words: Words) -> Events:
    _check_place(position, move.place)
    turn = position.turns[move.place]
    if not turn.is_play or turn.withdrawn is move.withdrawn:
        raise PadRefused(PadReason.NO_PLAY)
    turn = replace(turn, withdrawn=move.withdrawn)
    turn = _recounted(position.before(move.place), turn, words)  # it must still fit the board
    yield from _with_outcome(position, TurnReplaced(move.place, turn), words)


def _recounted(before: ScrabblePadPosition, turn: PadTurn, words: Words) -> PadTurn:
    """Return a line as it counts after those before it. Raises `PadRefused`."""
    if turn.kind is not Kind.PLAY or turn.withdrawn:
        return turn
    return read_note(before, turn.seat, Note(Kind.PLAY, turn.text), words)


def _with_outcome(
    position: ScrabblePadPosition, change: TurnWritten | TurnReplaced | TurnRemoved, words: Words
) -> Events:
    """Make a change, recount the lines below, and name the winners again after the end."""
    after, anew = apply(position, change), []
    for place in range(change.place + (not isinstance(change, TurnRemoved)), len(after.turns)):
        try:
            turn = _recounted(after.before(place), after.turns[place], words)
        except PadRefused as refused:
            refused.place = place + len(position.turns) - len(after.turns)  # where people see the line now
            raise
        if turn != after.turns[place]:
            anew.append((place, turn))
            after = apply(after, TurnReplaced(place, turn))
    yield replace(change, anew=tuple(anew))
    if position.phase is Phase.ENDED:
        yield Ended(leaders(after.players, after.scores))


def _challenge(position: ScrabblePadPosition, move: Challenge, words: Words) -> Events:
    """Let the dictionary judge the last play (rule S12)."""
    _check_seat(position, move.by)
    place = position.open_play
    if place is None or position.turns[place].seat == move.by:
        raise PadRefused(PadReason.NO_PLAY)
    turn, rule, end = position.turns[place], position.rules.game.challenge, len(position.turns)
    if false := tuple(dict.fromkeys(word.text for word in turn.words if word.text not in words)):
        yield TurnReplaced(place, replace(turn, withdrawn=True, unknown=false))
        return
    yield Upheld(place, move.by)
    if rule.bonus:
        yield TurnWritten(end, PadTurn(turn.seat, Kind.EXTRA, rule.bonus))
    if rule.costs_turn:
        yield TurnWritten(end, PadTurn(move.by, Kind.LOST_TURN))


def _check_place(position: ScrabblePadPosition, place: int, lines: int = 0) -> None:
    if not 0 <= place < len(position.turns) + lines:
        raise PadRefused(PadReason.NO_SUCH_PLACE)


def _check_seat(position: ScrabblePadPosition, seat: int) -> None:
    if not 0 <= seat < len(position.players):
        raise PadRefused(PadReason.NO_SUCH_PLACE)


def _end_game(position: ScrabblePadPosition, move: EndGame, _words: Words) -> Events:
    """Count the unplayed tiles. Of several players without tiles the last to play went out."""
    racks = {seat: rack for seat, rack in enumerate(read_racks(position, move.left)) if rack}
    order = [turn.seat for turn in reversed(position.turns) if turn.kind in (Kind.PLAY, Kind.SCORE)]
    out = next((seat for seat in (*order, *range(len(position.players))) if seat not in racks), None)
    points = end_points(position.rules.game, {seat: worth for seat, (_tiles, worth) in racks.items()}, out)
    after = position
    for seat in racks if out is None or not points[out] else (*racks, out):
        left = RackLeft(seat, *racks.get(seat, ((), 0)), points[seat])
        yield left
        after = apply(after, left)
    yield Ended(leaders(after.players, after.scores))


def read_racks(position: ScrabblePadPosition, left: Sequence[str]) -> tuple[tuple[Rack, int] | None, ...]:
    """Return by seat the unplayed tiles, if named, and their worth. Raises `PadRefused`."""
    if len(left) != len(position.players):
        raise PadRefused(PadReason.NO_SUCH_PLACE)
    racks = tuple(_read_rack(position, text) for text in left)
    named = Counter(tile for rack in racks if rack for tile in rack[0])
    if missing := sorted(named - Counter(position.unseen)):
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


_BOTH = (Phase.PLAY, Phase.ENDED)
_DECISIONS: dict[type, tuple[tuple[Phase, ...], Callable[[ScrabblePadPosition, Any, Words], Events]]] = {
    WriteTurn: (_BOTH, _write),
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
