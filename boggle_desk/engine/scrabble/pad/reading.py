"""Reads typed lines of the Scrabble pad against the board and counts them."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from boggle_desk.engine.game import Refused, Words
from boggle_desk.engine.scrabble.board import Board
from boggle_desk.engine.scrabble.notation import BadPlay, play_text, square_named, tiles_named
from boggle_desk.engine.scrabble.pad.events import CountedWord, Kind, Note, PadTurn
from boggle_desk.engine.scrabble.pad.position import ScrabblePadRules, board_after, is_complete
from boggle_desk.engine.scrabble.plays import Fault, Play, Reason, fault, lines_formed, play_of, score_play, word_on
from boggle_desk.engine.scrabble.rules import Judging
from boggle_desk.engine.scrabble.tiles import Tile, without_tiles

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
