"""A page with a board, a rack and a hand between them, and a simple owner that says yes to what is dropped."""

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from boggle_desk.engine.scrabble.board import PLAIN, Board, Layout, Premium, empty_board
from boggle_desk.engine.scrabble.tiles import BLANK, Tile, TileKind, TileSet
from boggle_desk.views.appearance import DARK, LIGHT, Appearance, Theme
from boggle_desk.views.page import Page
from boggle_desk.views.scrabble.rack import RackView
from boggle_desk.views.scrabble.scrabble_board import ScrabbleBoardView
from boggle_desk.views.scrabble.tile_drag import BoardSquare, RackPlace, Spot, TileDrag

_HALF = (
    "T..d...T...d..T", ".D...t...t...D.", "..D...d.d...D..", "d..D...d...D..d",
    "....D.....D....", ".t...t...t...t.", "..d...d.d...d..", "T..d...D...d..T",
)  # fmt: skip
_PREMIUMS = {".": PLAIN, "d": Premium(2), "t": Premium(3), "D": Premium(1, 2), "T": Premium(1, 3)}
LAYOUT = Layout("standard", "Standard", 15, 15, tuple(_PREMIUMS[c] for row in _HALF + _HALF[6::-1] for c in row), 112)
_VALUES = {1: "AEILNORSTU", 2: "DG", 3: "BCMP", 4: "FHVWY", 5: "K", 8: "JX", 10: "QZ"}
TILES = TileSet(
    "english", "English", "en", tuple(TileKind(c, 1, value) for value, letters in _VALUES.items() for c in letters), 2
)
START = 112


def square(name: str, columns: int = 15) -> int:
    """Return the square that is called so, as `H8`."""
    return (int(name[1:]) - 1) * columns + ord(name[0]) - ord("A")


def written(*words: str) -> tuple[tuple[int, Tile], ...]:
    """Return tiles for words given as `E8>FAMILY` (across) or `F7vGAMES` (down); small letters are blanks."""
    tiles: dict[int, Tile] = {}
    for word in words:
        step = 1 if ">" in word else 15
        name, letters = word.replace("v", ">", 1).split(">") if step == 15 else word.split(">")
        for number, letter in enumerate(letters):
            tiles.setdefault(square(name) + number * step, Tile(letter.upper(), letter.islower()))
    return tuple(tiles.items())


EIGHT_WORDS = ("E8>FAMILY", "F7vGAMES", "H6vQUIZ", "F11>STAR", "I11vRObIN", "F15>JOIN", "J6vTOY", "J6>TEN")


def board(*words: str, layout: Layout = LAYOUT) -> Board:
    """Return a board with words on it."""
    return empty_board(layout).with_tiles(written(*words))


class Desk:
    """The page, and what its owner does with drops: it keeps rack and draft like a player does."""

    def __init__(self, theme: Theme = LIGHT, motion: bool = False, lying: Board | None = None) -> None:
        look = Appearance(theme is DARK, motion=motion)
        self.page = Page(look)
        self.page.resize(620, 720)
        self.board, self.rack = ScrabbleBoardView(look, parent=self.page), RackView(look, parent=self.page)
        self.board.setGeometry(10, 0, 600, 600)
        self.rack.setGeometry(90, 606, 440, 108)
        self.drag = TileDrag(self.page, self.board, self.rack, look)
        self.lying = lying or board("G8>QUIZ")
        self.tiles: list[str | None] = ["E", "R", "T", "A", "S", BLANK, "N"]
        self.draft: dict[int, Tile] = {}
        self.refusing = False
        self.told: list[tuple[Spot, Spot]] = []
        self.drag.put = self._put
        self.rack.tile_dropped.connect(self._take_back)
        self.rack.moved.connect(self._rearrange)
        for view in (self.board, self.rack):
            view.set_tile_set(TILES)
        self.show()

    def show(self) -> None:
        """Show what the owner holds."""
        self.board.show_board(self.lying, tuple(self.draft.items()))
        self.rack.show_rack(self.tiles)

    def _put(self, spot: Spot, to: int) -> bool:
        self.told.append((spot, BoardSquare(to)))
        if self.refusing:
            return False
        before = self.draft.get(to)
        if isinstance(spot, RackPlace):
            face = self.tiles[spot.at]
            assert face is not None
            self.tiles[spot.at] = None if before is None else before.face
            self.draft[to] = Tile("X", True) if face == BLANK else Tile(face)
        else:
            self.draft[to] = self.draft.pop(spot.at)
            if before is not None:
                self.draft[spot.at] = before
        self.show()
        return True

    def _take_back(self, spot: BoardSquare, place: int) -> None:
        self.told.append((spot, RackPlace(place)))
        self.tiles.remove(None)
        self.tiles.insert(place, self.draft.pop(spot.at).face)
        self.show()

    def _rearrange(self, start: int, end: int) -> None:
        self.told.append((RackPlace(start), RackPlace(end)))
        self.tiles.insert(end, self.tiles.pop(start))
        self.show()

    # ---- the hand

    def at(self, spot: Spot) -> tuple[QWidget, QPoint]:
        """Return a viewport and the middle of a spot in it."""
        if isinstance(spot, RackPlace):
            return self.rack.viewport(), self.rack.tile_area(spot.at).center().toPoint()
        return self.board.viewport(), self.board.tile_area(spot.at).center().toPoint()

    def pull(self, start: Spot, end: Spot | QPoint, steps: int = 4) -> tuple[QWidget, QPoint]:
        """Press on one spot and move to another, or to a point of the page; return where the mouse is."""
        viewport, press = self.at(start)
        if isinstance(end, QPoint):
            goal = viewport.mapFrom(self.page, end)
        else:
            other, point = self.at(end)
            goal = viewport.mapFromGlobal(other.mapToGlobal(QPointF(point))).toPoint()
        QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=press)
        for step in range(1, steps + 1):
            QTest.mouseMove(viewport, press + (goal - press) * step / steps)
        return viewport, goal

    def carry(self, start: Spot, end: Spot | QPoint) -> None:
        """Drag a tile from one spot to another and let it go."""
        viewport, goal = self.pull(start, end)
        QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=goal)

    def click(self, spot: Spot) -> None:
        """Click on a spot."""
        viewport, point = self.at(spot)
        QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=point)
