"""Board and rack as tables: what is on each square and place, for the views and for screen readers."""

from collections.abc import Collection, Mapping, Sequence

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt

from boggle_desk.engine.scrabble.board import PLAIN, Board, Layout, Premium, empty_board
from boggle_desk.engine.scrabble.tiles import BLANK, Tile
from boggle_desk.models.rows_model import Index

_ALPHABET = 26
Draft = tuple[tuple[int, Tile], ...]
"""Tiles that a player is still placing, each with its square."""


class ScrabbleBoardModel(QAbstractTableModel):
    """Squares in reading order with the tiles that lie there, those being placed, and what is to be noticed."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._board = empty_board(Layout("", "", 15, 15, (PLAIN,) * 225, 112))
        self._draft: dict[int, Tile] = {}
        self._last: frozenset[int] = frozenset()
        self._faults: frozenset[int] = frozenset()
        self._values: Mapping[str, int] = {}

    @property
    def layout(self) -> Layout:
        """The board without tiles."""
        return self._board.layout

    @property
    def board(self) -> Board:
        """The board with the tiles of earlier turns."""
        return self._board

    @property
    def draft(self) -> Mapping[int, Tile]:
        """The tiles being placed, by square."""
        return self._draft

    @property
    def last(self) -> frozenset[int]:
        """The squares of the last play."""
        return self._last

    @property
    def faults(self) -> frozenset[int]:
        """The squares that a refusal is about."""
        return self._faults

    def show(self, board: Board, draft: Draft = (), last: Collection[int] = ()) -> None:
        """Show a board, the tiles being placed on it and the squares of the last play; faults are forgotten.

        Raises:
            ValueError: a square is not on the board.
        """
        squares = {square for square, _tile in draft} | set(last)
        if any(not 0 <= square < len(board.tiles) for square in squares):
            raise ValueError(f"squares {sorted(squares)} are not all on a board of {len(board.tiles)}")
        old = self.layout
        reset = (old.rows, old.columns) != (board.layout.rows, board.layout.columns)
        if reset:
            self.beginResetModel()
        self._board, self._draft, self._last, self._faults = board, dict(draft), frozenset(last), frozenset()
        if reset:
            self.endResetModel()
        else:
            self._everything_changed()

    def set_faults(self, squares: Collection[int]) -> None:
        """Mark the squares that a refusal is about; none of them takes the marks away."""
        self._faults = frozenset(squares)
        self._everything_changed()

    def set_values(self, values: Mapping[str, int]) -> None:
        self._values = dict(values)
        self._everything_changed()

    def value(self, tile: Tile) -> int:
        """Return what a tile counts; a blank counts nothing (rule S8)."""
        return 0 if tile.blank else self._values.get(tile.letter, 0)

    def _everything_changed(self) -> None:
        layout = self.layout
        self.dataChanged.emit(self.index(0, 0), self.index(layout.rows - 1, layout.columns - 1))

    # ---- squares

    def tile(self, square: int) -> Tile | None:
        """Return the tile on a square, whether it lies or is being placed."""
        return self._draft.get(square) or self._board.tiles[square]

    def lies(self, square: int) -> bool:
        """Tell whether a tile of an earlier turn lies there: it is never moved (rule S7)."""
        return self._board.tiles[square] is not None

    def square(self, index: Index) -> int:
        """Return the number of a square in reading order."""
        return index.row() * self.layout.columns + index.column()

    def square_index(self, square: int) -> QModelIndex:
        return self.index(square // self.layout.columns, square % self.layout.columns)

    def name(self, square: int) -> str:
        """Return what a square is called: its column's letter and its row's number, as in `H8`."""
        row, column = divmod(square, self.layout.columns)
        return f"{column_name(column)}{row + 1}"

    # ---- the table

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else self.layout.rows

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else self.layout.columns

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        """Return the tile's letter, small for a blank, or the sentence a screen reader says."""
        if not index.isValid():
            return None
        square = self.square(index)
        if role == Qt.ItemDataRole.DisplayRole:
            return str(self.tile(square) or "")
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self.spoken(square)
        return None

    # ---- sentences

    def spoken(self, square: int) -> str:
        """Return what a screen reader says of a square, as in `H8, Q, 10 points, new tile`."""
        parts = [self.name(square), *(self._of_tile(square) or self._of_empty(square))]
        if square in self._faults:
            parts.append(self.tr("refused"))
        return ", ".join(parts)

    def _of_empty(self, square: int) -> list[str]:
        start = [self.tr("star")] if square == self.layout.start else []
        premium = self.layout.premiums[square]
        return [*start, self.tr("empty"), *self._of_premium(premium)]

    def _of_premium(self, premium: Premium) -> list[str]:
        words = {2: self.tr("double word"), 3: self.tr("triple word"), 4: self.tr("quadruple word")}
        letters = {2: self.tr("double letter"), 3: self.tr("triple letter"), 4: self.tr("quadruple letter")}
        said = []
        if premium.letter != 1:
            other = self.tr("letter times {factor}").format(factor=premium.letter)
            said.append(letters.get(premium.letter, other))
        if premium.word != 1:
            said.append(words.get(premium.word, self.tr("word times {factor}").format(factor=premium.word)))
        return said

    def _of_tile(self, square: int) -> list[str]:
        tile = self.tile(square)
        if tile is None:
            return []
        worth = self.tr("blank") if tile.blank else self.tr("%n point(s)", "", self.value(tile))
        return [tile.letter, worth, *self._of_turn(square)]

    def _of_turn(self, square: int) -> list[str]:
        if square in self._draft:
            return [self.tr("new tile")]
        return [self.tr("last play")] if square in self._last else []


def column_name(column: int) -> str:
    """Return a column's letter, or two beyond the 26th."""
    more, rest = divmod(column, _ALPHABET)
    return (chr(ord("A") + more - 1) if more else "") + chr(ord("A") + rest)


PLACES = 7
"""How many tiles a rack holds (rule S1)."""


class RackModel(QAbstractTableModel):
    """Tiles in their player's order. While the rack is hidden its letters cannot be had from here (rule P8)."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tiles: tuple[str | None, ...] = (None,) * PLACES
        self._hidden = False
        self._chosen: frozenset[int] = frozenset()
        self._values: Mapping[str, int] = {}

    @property
    def places(self) -> int:
        """How many tiles there is room for."""
        return len(self._tiles)

    @property
    def hidden(self) -> bool:
        """Tell whether only the backs of the tiles are seen."""
        return self._hidden

    @property
    def chosen(self) -> frozenset[int]:
        """The places whose tiles are chosen for an exchange."""
        return self._chosen

    def show(self, tiles: Sequence[str | None], hidden: bool, chosen: Collection[int], places: int) -> None:
        """Show these tiles, None for an empty place; there are `places` of them, or as many as there are tiles."""
        shown = (*tiles, *[None] * (places - len(tiles)))
        reset = len(shown) != len(self._tiles)
        if reset:
            self.beginResetModel()
        self._tiles, self._hidden, self._chosen = shown, hidden, frozenset(chosen)
        if reset:
            self.endResetModel()
        else:
            self._everything_changed()

    def set_values(self, values: Mapping[str, int]) -> None:
        self._values = dict(values)
        self._everything_changed()

    def _everything_changed(self) -> None:
        self.dataChanged.emit(self.index(0, 0), self.index(0, self.places - 1))

    def tile(self, place: int) -> str | None:
        """Return the tile at a place, None if it is empty."""
        return self._tiles[place] if 0 <= place < self.places else None

    def value(self, letter: str) -> int:
        return self._values.get(letter, 0)

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else 1

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else self.places

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        """Return the letter, or the sentence a screen reader says; no letter while hidden."""
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return "" if self._hidden else self._tiles[index.column()] or ""
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self.spoken(index.column())
        return None

    def spoken(self, place: int) -> str:
        """Return what a screen reader says of a place, as in `place 3: Q, 10 points, to be exchanged`."""
        sentence = self.tr("place {place}: {tile}").format(place=place + 1, tile=self._of_tile(place))
        return sentence + (self.tr(", to be exchanged") if place in self._chosen else "")

    def _of_tile(self, place: int) -> str:
        tile = self._tiles[place]
        if tile is None:
            return self.tr("empty")
        if self._hidden:
            return self.tr("hidden tile")
        if tile == BLANK:
            return self.tr("blank")
        worth = self.tr("%n point(s)", "", self.value(tile))
        return self.tr("{letter}, {points}").format(letter=tile, points=worth)
