"""Tiles that a player has put on the board and may still take back: nothing has happened yet."""

from random import Random

from PySide6.QtCore import QObject, Signal

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
