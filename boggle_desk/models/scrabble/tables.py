"""Board, rack, turns and unseen tiles (P12) as tables, for the views and for screen readers."""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Qt

from boggle_desk.engine.players import Player
from boggle_desk.engine.scrabble.board import PLAIN, Board, Layout, Premium, empty_board
from boggle_desk.engine.scrabble.history import Line, LineKind
from boggle_desk.engine.scrabble.notation import coordinates
from boggle_desk.engine.scrabble.position import ScrabblePosition
from boggle_desk.engine.scrabble.tiles import BLANK, Tile
from boggle_desk.models.locale_text import listed, number_text
from boggle_desk.models.rows_model import RIGHT, GridModel, Index, RowsModel, TableColumn

Draft = tuple[tuple[int, Tile], ...]
"""Tiles that a player is still placing, each with its square."""


class TilesModel(GridModel):
    def __init__(self) -> None:
        super().__init__()
        self.values: Mapping[str, int] = {}

    def set_values(self, values: Mapping[str, int]) -> None:
        with self.changing(self.size):
            self.values = dict(values)


class ScrabbleBoardModel(TilesModel):
    """Squares with the tiles that lie there, those being placed, and what is to be noticed."""

    def __init__(self) -> None:
        super().__init__()
        self.board = empty_board(Layout("", "", 15, 15, (PLAIN,) * 225, 112))
        self.draft: Mapping[int, Tile] = {}
        self.last: frozenset[int] = frozenset()
        self.faults: frozenset[int] = frozenset()

    @property
    def size(self) -> tuple[int, int]:
        return self.layout.rows, self.layout.columns

    @property
    def layout(self) -> Layout:
        return self.board.layout

    def show(self, board: Board, draft: Draft = (), last: Collection[int] = ()) -> None:
        """Show a board, a draft and the last play, without faults. Raises `ValueError` for a square that isn't on the
        board."""
        squares = {square for square, _tile in draft} | set(last)
        if any(not 0 <= square < len(board.tiles) for square in squares):
            raise ValueError(f"squares {sorted(squares)} are not all on a board of {len(board.tiles)}")
        with self.changing((board.layout.rows, board.layout.columns)):
            self.board, self.draft, self.last, self.faults = board, dict(draft), frozenset(last), frozenset()

    def set_faults(self, squares: Collection[int]) -> None:
        with self.changing(self.size):
            self.faults = frozenset(squares)

    # ---- squares

    def tile(self, square: int) -> Tile | None:
        return self.draft.get(square) or self.board.tiles[square]

    def lies(self, square: int) -> bool:
        """Return whether a tile of an earlier turn lies there: it is never moved (rule S7)."""
        return self.board.tiles[square] is not None

    def name(self, square: int) -> str:
        """Return what a square is called: its column's letter and its row's number, as in `H8`."""
        return coordinates(self.layout, square, across=False)

    def shown(self, square: int) -> str:
        return str(self.tile(square) or "")

    # ---- sentences

    def spoken(self, square: int) -> str:
        """Return what a screen reader says of a square, as in `H8, Q, 10 points, new tile`."""
        star = [self.tr("star")] if square == self.layout.start else []
        empty = [*star, self.tr("empty"), *self._of_premium(self.layout.premiums[square])]
        parts = [self.name(square), *(self._of_tile(square) or empty)]
        if square in self.faults:
            parts.append(self.tr("doesn't fit"))
        return ", ".join(parts)

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
        worth = self.tr("blank") if tile.blank else self.tr("%n point(s)", "", self.values.get(tile.letter, 0))
        new = self.tr("new tile") if square in self.draft else self.tr("last play") if square in self.last else ""
        return [tile.letter, worth, *([new] if new else [])]


PLACES = 7


class RackModel(TilesModel):
    """Tiles in their player's order. While the rack is hidden its letters cannot be had from here (rule P8)."""

    def __init__(self) -> None:
        super().__init__()
        self._tiles: tuple[str | None, ...] = (None,) * PLACES
        self.hidden = False
        self.chosen: frozenset[int] = frozenset()

    @property
    def size(self) -> tuple[int, int]:
        return 1, self.places

    @property
    def places(self) -> int:
        return len(self._tiles)

    def show(self, tiles: Sequence[str | None], hidden: bool, chosen: Collection[int], places: int) -> None:
        shown = (*tiles, *[None] * (places - len(tiles)))
        with self.changing((1, len(shown))):
            self._tiles, self.hidden, self.chosen = shown, hidden, frozenset(chosen)

    def tile(self, place: int) -> str | None:
        return self._tiles[place] if 0 <= place < self.places else None

    def shown(self, place: int) -> str:
        return "" if self.hidden else self._tiles[place] or ""

    def spoken(self, place: int) -> str:
        """Return what a screen reader says of a place, as in `place 3: Q, 10 points, to be exchanged`."""
        sentence = self.tr("place {place}: {tile}").format(place=place + 1, tile=self._of_tile(place))
        return sentence + (self.tr(", goes back in the bag") if place in self.chosen else "")

    def _of_tile(self, place: int) -> str:
        tile = self._tiles[place]
        if tile is None:
            return self.tr("empty")
        if self.hidden:
            return self.tr("hidden tile")
        if tile == BLANK:
            return self.tr("blank")
        worth = self.tr("%n point(s)", "", self.values.get(tile, 0))
        return self.tr("{letter}, {points}").format(letter=tile, points=worth)


class TileCounts(QObject):
    """Counts tiles for a line. Qt looks up plurals under the object's own class only, so a subclass would find none."""

    def exchanged(self, count: int) -> str:
        return self.tr("exchanged %n tile(s)", "", count)

    def blanks(self, count: int) -> str:
        return self.tr("%n blank(s)", "", count)


class MovesModel(RowsModel[Line]):
    """One row a line of the history: who, what, points, total."""

    def __init__(self) -> None:
        super().__init__()
        self.columns = (
            TableColumn(self.tr("Player"), lambda line: line.player.name),
            TableColumn(self.tr("Turn"), self._text),
            TableColumn(self.tr("Points"), self._points, RIGHT),
            TableColumn(self.tr("Total"), lambda line: number_text(line.total), RIGHT),
        )
        self.table: ScrabblePosition | None = None

    def show_lines(self, lines: tuple[Line, ...], table: ScrabblePosition) -> None:
        """Show lines of the game that has this position."""
        changed = self.table is None or (lines, table.players) != (self.rows, self.table.players)
        self.table = table
        if changed:
            self.show_rows(lines)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role == Qt.ItemDataRole.TextAlignmentRole and section > 1:
            return None  # titles of numbers stand in the middle
        return super().headerData(section, orientation, role)

    tip = RowsModel.text  # names are cut where there is little room

    def _points(self, line: Line) -> str:
        return number_text(line.points, signed=True) if line.points or line.kind is LineKind.PLAY else ""

    def _text(self, line: Line) -> str:
        match line.kind:
            case LineKind.PLAY:
                return line.text
            case LineKind.EXCHANGE:
                return TileCounts().exchanged(int(line.text))
            case LineKind.PHONY:
                return self.tr("{words} came off").format(words=line.text)
            case LineKind.RACK:
                left = self.tr("the others had {tiles}") if line.points > 0 else self.tr("{tiles} left on the rack")
                return left.format(tiles=self.left_text(line.text))
            case LineKind.SEAT:
                return self.tr("{name} takes the seat").format(name=line.text)
        return {
            LineKind.PASS: self.tr("passed"),
            LineKind.BONUS: self.tr("bonus for a wrong challenge"),
            LineKind.LOST_TURN: self.tr("lost the turn"),
            LineKind.TIME: self.tr("over time"),
            LineKind.CORRECTION: self.tr("correction"),
            LineKind.LEFT: self.tr("left the game"),
        }[line.kind]

    def players_at(self, line: Line) -> tuple[Player, ...]:
        """Return who sat at the table when somebody had this turn, as far as its seat is concerned."""
        players = self.table.players if self.table else ()
        return (*players[: line.seat], line.player, *players[line.seat + 1 :])

    def left_text(self, tiles: str) -> str:
        letters, blanks = tiles.replace(BLANK, ""), tiles.count(BLANK)
        said = TileCounts().blanks(blanks) if blanks else ""
        return listed([part for part in (letters, said) if part])


@dataclass(frozen=True)
class Unseen:
    letter: str
    value: int
    count: int
    unseen: int


class UnseenModel(GridModel):
    """The letters of a set in rows of a few columns."""

    def __init__(self) -> None:
        super().__init__()
        self.tiles: tuple[Unseen, ...] = ()
        self.columns = 5

    def show_position(self, position: ScrabblePosition, seat: int | None) -> None:
        """Show what this player has not seen; None is somebody who sees no rack."""
        unseen = Counter(position.unseen_by(seat))
        counts = Counter(position.rules.tiles.tiles)
        values = position.rules.tiles.values.items()
        tiles = tuple(Unseen(letter, value, counts[letter], unseen[letter]) for letter, value in values)
        if tiles != self.tiles:
            self._take(tiles, self.columns)

    def set_columns(self, columns: int) -> None:
        if columns != self.columns:
            self._take(self.tiles, columns)

    def _take(self, tiles: tuple[Unseen, ...], columns: int) -> None:
        self.beginResetModel()
        self.tiles, self.columns = tiles, columns
        self.endResetModel()

    @property
    def size(self) -> tuple[int, int]:
        return -(-len(self.tiles) // self.columns), self.columns

    def tile(self, index: Index) -> Unseen | None:
        place = self.place(index)
        return self.tiles[place] if index.isValid() and place < len(self.tiles) else None

    def flags(self, index: Index) -> Qt.ItemFlag:
        return super().flags(index) if self.tile(index) else Qt.ItemFlag.NoItemFlags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        found = self.tile(index)
        if found is None or role not in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return None
        text, letter = self.tr("{letter}: {unseen} of {count} unseen, {points}"), found.letter
        points = self.tr("%n point(s)", "", found.value)
        shown = self.tr("blank") if letter == BLANK else letter
        return text.format(letter=shown, unseen=found.unseen, count=found.count, points=points)
