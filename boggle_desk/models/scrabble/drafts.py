"""What is being laid or typed and is no move yet: the tiles of a turn (P15), and a line for the Scrabble pad."""

import re
from dataclasses import dataclass
from random import Random

from PySide6.QtCore import QObject, Signal

from boggle_desk.engine.game import Words
from boggle_desk.engine.scrabble.board import Board
from boggle_desk.engine.scrabble.notation import BadPlay, coordinates, square_named, tiles_named
from boggle_desk.engine.scrabble.pad import (
    Kind,
    Note,
    PadRefused,
    PadTurn,
    ScrabblePadMove,
    ScrabblePadPosition,
    WriteTurn,
    read_turn,
)
from boggle_desk.engine.scrabble.tiles import BLANK, Rack, Tile


class TurnDraft(QObject):
    """A rack in its player's order, and where some of its tiles lie for now. A tile is named by its place on the rack,
    so that it can go back. Squares must be free."""

    changed = Signal()
    reordered = Signal(tuple)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rack: list[str] = []
        self._laid: dict[int, tuple[int, Tile]] = {}

    @property
    def rack(self) -> Rack:
        return tuple(self._rack)

    @property
    def laid(self) -> tuple[tuple[int, Tile], ...]:
        """The tiles on the board, in order of squares."""
        return tuple((square, self._laid[square][1]) for square in sorted(self._laid))

    @property
    def places(self) -> tuple[int, ...]:
        """The places of the rack that still hold their tile, in order."""
        gone = {place for place, _tile in self._laid.values()}
        return tuple(place for place in range(len(self._rack)) if place not in gone)

    def take_rack(self, rack: Rack) -> None:
        """Take over a rack. Tiles stay on the board if it is the same rack in any order."""
        if rack == self.rack:
            return
        if sorted(rack) != sorted(self._rack):
            self._laid.clear()
        else:
            self._follow_order(list(rack))
        self._rack = list(rack)
        self.changed.emit()

    def clear(self) -> None:
        if self._laid:
            self._laid.clear()
            self.changed.emit()

    def tile_at(self, square: int) -> Tile | None:
        return self._laid[square][1] if square in self._laid else None

    def lay(self, place: int, square: int, letter: str = "") -> bool:
        """Lay the tile of a place (a blank as `letter`); one that lay there goes back. Return whether it could be
        laid."""
        if place not in self.places or (self._rack[place] == BLANK and not letter):
            return False
        face = self._rack[place]
        self._laid[square] = (place, Tile(letter, blank=True) if face == BLANK else Tile(face))
        self.changed.emit()
        return True

    def lay_letter(self, letter: str, square: int, as_blank: bool = False) -> bool:
        """Lay a letter by its own tile, else (or `as_blank`) by a blank. Return whether the rack had it."""
        own = [place for place in self.places if self._rack[place] == letter]
        blanks = [place for place in self.places if self._rack[place] == BLANK]
        found = blanks if as_blank else own or blanks
        return bool(found) and self.lay(found[0], square, letter)

    def lift(self, square: int) -> bool:
        if self._laid.pop(square, None) is None:
            return False
        self.changed.emit()
        return True

    def shift(self, start: int, end: int) -> bool:
        """Move a laid tile, or exchange it with another. Return whether there was one."""
        if start not in self._laid or start == end:
            return False
        moved, there = self._laid.pop(start), self._laid.pop(end, None)
        self._laid[end] = moved
        if there:
            self._laid[start] = there
        self.changed.emit()
        return True

    def move(self, place: int, to: int) -> None:
        """Put the tile of a place elsewhere on the rack (P10)."""
        order = list(range(len(self._rack)))
        order.insert(to, order.pop(place))
        self._reorder(order)

    def juggle(self, rng: Random) -> None:
        """Mix the tiles on the rack; the order always changes if it can (P10)."""
        places = list(self.places)
        if len({self._rack[place] for place in places}) < 2:
            return
        before = [self._rack[place] for place in places]
        mixed = places
        while [self._rack[place] for place in mixed] == before:
            mixed = rng.sample(places, len(places))
        order = list(range(len(self._rack)))
        for place, source in zip(places, mixed, strict=True):
            order[place] = source
        self._reorder(order)

    def _reorder(self, order: list[int]) -> None:
        self._rack = [self._rack[source] for source in order]
        now = {source: place for place, source in enumerate(order)}
        self._laid = {square: (now[place], tile) for square, (place, tile) in self._laid.items()}
        self.changed.emit()
        self.reordered.emit(self.rack)

    def _follow_order(self, rack: list[str]) -> None:
        free = list(range(len(rack)))
        for square, (place, tile) in self._laid.items():
            found = next(at for at in free if rack[at] == self._rack[place])
            free.remove(found)
            self._laid[square] = (found, tile)


_POINTS = re.compile(r"[+-]?[0-9]{1,6}")


@dataclass(frozen=True)
class Aim:
    """Where a line goes: last, in place of another, or before it."""

    seat: int
    place: int | None = None  # the line to correct; None appends
    insert: bool = False  # whether to insert before `place`

    def move(self, note: Note) -> ScrabblePadMove:
        return WriteTurn(self.seat, note, self.place, self.insert)


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
    return position.board if aim.place is None else position.before(aim.place).board


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
