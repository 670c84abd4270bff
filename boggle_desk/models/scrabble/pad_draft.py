"""A line being typed for the Scrabble pad (P15)."""

import re
from dataclasses import dataclass

from boggle_desk.engine.game import Words
from boggle_desk.engine.scrabble.board import Board
from boggle_desk.engine.scrabble.notation import BadPlay, coordinates, square_named, tiles_named
from boggle_desk.engine.scrabble.pad import (
    CorrectTurn,
    InsertTurn,
    Kind,
    Note,
    PadRefused,
    PadTurn,
    ScrabblePadMove,
    ScrabblePadPosition,
    WriteTurn,
    board_after,
    read_turn,
)

_POINTS = re.compile(r"[+-]?[0-9]{1,6}")


@dataclass(frozen=True)
class Aim:
    """Where a line goes: last, in place of another, or before it."""

    seat: int
    place: int | None = None  # the line to correct; None appends
    insert: bool = False  # whether to insert before `place`

    def move(self, note: Note) -> ScrabblePadMove:
        if self.place is None:
            return WriteTurn(self.seat, note)
        return InsertTurn(self.place, self.seat, note) if self.insert else CorrectTurn(self.place, self.seat, note)


@dataclass(frozen=True)
class PadDraft:
    """A typed line: as it would be written, or why it can't."""

    note: Note | None = None
    turn: PadTurn | None = None
    refused: PadRefused | None = None


def note_of(text: str) -> Note | None:
    """Return what a typed line means: points of a turn (`24`), extra points (`+5`, `-10`), or square and word; None if
    empty."""
    text = text.strip().replace("−", "-")
    if not text:
        return None
    if _POINTS.fullmatch(text):
        return Note(Kind.EXTRA if text[0] in "+-" else Kind.SCORE, number=int(text))
    return Note(Kind.PLAY, text)


def draft_of(position: ScrabblePadPosition, aim: Aim, text: str, words: Words) -> PadDraft:
    note = note_of(text)
    if note is None:
        return PadDraft()
    place = len(position.turns) if aim.place is None else aim.place
    try:
        return PadDraft(note, read_turn(position, place, aim.seat, note, words))
    except PadRefused as refused:
        return PadDraft(note, refused=refused)


def board_before(position: ScrabblePadPosition, aim: Aim) -> Board:
    return position.board if aim.place is None else board_after(position.rules, position.turns[: aim.place])


def with_square(board: Board, text: str, square: int, across: bool) -> str:
    """Return the line moved to another square, without the dots for tiles already there."""
    word = _split(board, text)[1].replace(".", "")
    return f"{coordinates(board.layout, square, across)} {word}"


def with_letter(position: ScrabblePadPosition, board: Board, text: str, letter: str, blank: bool) -> str:
    """Return the line with one more letter on the next free square. Dots stand for tiles in between."""
    start, word = _split(board, text)
    if start is None:
        return text
    square, across = start
    try:
        gone = len(tiles_named(position.rules.game.tiles, word.replace("(", "").replace(")", "")))
    except BadPlay:
        return text
    at = board.beside(square, across, gone) if gone else square
    dots = ""
    while at is not None and board.tiles[at]:
        dots += "."
        at = board.beside(at, across, 1)
    return f"{coordinates(board.layout, square, across)} {word}{dots}{f'[{letter}]' if blank else letter}"


def _split(board: Board, text: str) -> tuple[tuple[int, bool] | None, str]:
    name, _, word = text.strip().partition(" ")
    try:
        return square_named(board.layout, name), word.strip()
    except BadPlay:
        return None, ""
