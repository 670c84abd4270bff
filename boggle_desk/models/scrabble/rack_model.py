"""A rack as a table of one row: its tiles, for the view and for screen readers."""

from collections.abc import Collection, Mapping, Sequence

from PySide6.QtCore import QAbstractTableModel, QObject, Qt

from boggle_desk.engine.scrabble.tiles import BLANK
from boggle_desk.models.rows_model import Index

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
        """Say what each letter is worth."""
        self._values = dict(values)
        self._everything_changed()

    def _everything_changed(self) -> None:
        self.dataChanged.emit(self.index(0, 0), self.index(0, self.places - 1))

    def tile(self, place: int) -> str | None:
        """Return the tile at a place, None if it is empty."""
        return self._tiles[place] if 0 <= place < self.places else None

    def value(self, letter: str) -> int:
        """Return what a letter is worth."""
        return self._values.get(letter, 0)

    def rowCount(self, parent: Index | None = None) -> int:
        """Return one: a rack is a row."""
        return 0 if parent is not None and parent.isValid() else 1

    def columnCount(self, parent: Index | None = None) -> int:
        """Return the number of places."""
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
