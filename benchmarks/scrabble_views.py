"""Time the crossword board: a whole repaint, the repaint around one carried tile, a new size, the board's own picture;
and a frame of each animation: tiles that fly, a bingo, a challenge, the podium.

Each figure stands beside a baseline of the same run, one plain picture of the board's size painted in a loop, so that
runs on different machines can be compared.

Run: python benchmarks/scrabble_views.py [--platform offscreen]
"""

import argparse
import os
import time
from collections.abc import Callable
from dataclasses import replace
from itertools import cycle
from statistics import median
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

    from boggle_desk.views.page import Page
    from boggle_desk.views.scrabble.scrabble_board import ScrabbleBoardView
    from boggle_desk.views.scrabble.tile_motion import TileLayer

Case = tuple[str, Callable[[], object], int]
"""What is measured, the work, and how many times it is done."""
CASES = ((660, 1.0), (990, 1.0), (990, 2.0))
"""The board's side in logical pixels, and device pixels for each."""


def timed(work: Callable[[], object], times: int = 40) -> tuple[float, float]:
    """Return the median and the 95th of a hundred CPU milliseconds of some work."""
    work()
    took = []
    for _ in range(times):
        start = time.thread_time()
        work()
        took.append((time.thread_time() - start) * 1000)
    took.sort()
    return median(took), took[int(len(took) * 0.95)]


def animations(board: "ScrabbleBoardView", layer: "TileLayer", sheet: "QImage", page: "Page") -> list[Case]:
    """Return what paints a frame of each animation, the next one each time."""
    from PySide6.QtCore import QPointF, QRectF
    from PySide6.QtGui import QPainter, QRegion

    from boggle_desk.views.decorations import Place, Podium
    from boggle_desk.views.scrabble.stage import BingoShow, Show, VerdictShow
    from boggle_desk.views.scrabble.tile_motion import Flight, FloatingTile
    from boggle_desk.views.scrabble.tiles import TileFace

    look, face, steps = page.look, TileFace("Q", 10), cycle(range(40))
    row = [board.tile_area(square).translated(10, 10) for square in range(105, 112)]
    field = board.geometry_of_squares.field.translated(10, 10)
    floating = tuple(Flight(face, area, area.translated(0, 300)) for area in row)
    flying = [FloatingTile(face, area.center(), area.width(), 0.5, area.width()) for area in row]
    podium = Podium(look, tall=1.8)
    podium.resize(620, 520)
    podium.show_places([Place(name, 300, rank, lambda *_: None) for rank, name in enumerate(("Ann", "Bea", "Cem"), 1)])

    def frame(act: Show) -> None:
        painter = QPainter(sheet)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        act.paint(painter, act.seconds * next(steps) / 40)
        painter.end()

    def rising() -> None:
        podium.show_at(Podium.SECONDS * next(steps) / 40)
        podium.render(sheet)

    def landing() -> None:
        """Paint seven tiles in the air, and what is below them."""
        shift, area = QPointF(0, next(steps) * 4 - 80), QRectF()
        moved = [replace(tile, middle=tile.middle + shift) for tile in flying]
        layer.show_tiles(moved)
        for each in moved:
            area = area.united(each.reach)
        page.render(sheet, area.topLeft().toPoint(), QRegion(area.toAlignedRect()))

    bingo = BingoShow(look, field, row, 50)
    challenge = VerdictShow(look, field, floating, None, "Ann challenges", "NOT IN THE DICTIONARY", False)
    return [
        ("frame: seven tiles fly", landing, 40),
        ("frame: bingo", lambda: frame(bingo), 40),
        ("frame: challenge", lambda: frame(challenge), 40),
        ("frame: podium", rising, 40),
    ]


def measure(side: int, ratio: float) -> None:
    """Print the figures of one size."""
    from PySide6.QtCore import QPointF, QRect
    from PySide6.QtGui import QImage, QPainter, QPixmap, QRegion

    from boggle_desk.engine.scrabble.board import Layout, Premium, empty_board
    from boggle_desk.engine.scrabble.tiles import Tile, TileKind, TileSet
    from boggle_desk.views.appearance import LIGHT, Appearance
    from boggle_desk.views.page import Page
    from boggle_desk.views.scrabble.scrabble_board import ScrabbleBoardView
    from boggle_desk.views.scrabble.squares import BoardRenderKey, ground, settled
    from boggle_desk.views.scrabble.tile_motion import FloatingTile, TileLayer
    from boggle_desk.views.scrabble.tiles import TileFace

    class Board(ScrabbleBoardView):
        """A board that believes in a screen of another resolution."""

        def devicePixelRatioF(self) -> float:  # noqa: N802 - the name is Qt's
            return ratio

    page = Page(Appearance())
    page.resize(side + 20, side + 20)
    board = Board(page.look, parent=page)
    board.setGeometry(10, 10, side, side)
    layout = Layout("x", "X", 15, 15, tuple(Premium(1 + number % 3 // 2) for number in range(225)), 112)
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    board.set_tile_set(TileSet("x", "X", "en", tuple(TileKind(letter, 4, 2) for letter in letters), 2))
    laid = [(number * 9 // 4, Tile(letters[number % 26], number % 17 == 0)) for number in range(100)]
    lying = empty_board(layout).with_tiles(laid)
    board.show_board(lying)
    layer = TileLayer(page, page.look)
    tile = FloatingTile(TileFace("Q", 10), QPointF(side / 2, side / 2), 1.16 * side / 17, 0.8, 1.5 * side / 17)
    page.show()
    board.finish_pictures()
    sheet = QImage(round(page.width() * ratio), round(page.height() * ratio), QImage.Format.Format_RGB32)
    sheet.setDevicePixelRatio(ratio)

    faces = tuple((square, TileFace(tile.letter, 2, tile.blank)) for square, tile in laid)
    key = BoardRenderKey(board.geometry_of_squares, LIGHT, layout, True, False, faces)
    plain_ground = QPixmap.fromImage(ground(key))

    def plain() -> None:
        painter = QPainter(sheet)
        painter.drawPixmap(10, 10, plain_ground)
        painter.end()

    def whole() -> None:
        board.render(sheet)

    def around() -> None:
        """Paint what a step of a carried tile touches: table, board and tile."""
        layer.show_tiles([tile])
        area = tile.reach.toAlignedRect().adjusted(-12, -12, 12, 12)
        page.render(sheet, area.topLeft(), QRegion(QRect(area)))

    def resized() -> None:
        board.resize(board.width() + (1 if board.width() % 2 == 0 else -1), side)
        board.render(sheet)

    def typed() -> None:
        """Show one more tile that is being placed, and paint all of it."""
        board.show_board(lying, ((224, Tile("Q")),))
        board.render(sheet)

    base, _ = timed(plain)
    print(f"  {side} px at {ratio:g}x; baseline {base:.2f} ms")

    def pictures() -> None:
        settled(ground(key), key)

    cases = (("whole board", whole, 40), ("carried tile", around, 60), ("one more new tile", typed, 30),
             ("while resizing", resized, 30), ("its own pictures, on a thread", pictures, 5),
             *animations(board, layer, sheet, page))  # fmt: skip
    for name, work, times in cases:
        middle, late = timed(work, times)
        print(f"    {name:30} median {middle:6.2f}  p95 {late:6.2f} ms  ({middle / base:5.1f} × baseline)")
    page.hide()


def main() -> None:
    """Measure every size."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0] if __doc__ else None)
    parser.add_argument("--platform", default="offscreen")
    os.environ["QT_QPA_PLATFORM"] = parser.parse_args().platform
    from PySide6.QtWidgets import QApplication

    application = QApplication([])
    for side, ratio in CASES:
        measure(side, ratio)
        application.processEvents()


if __name__ == "__main__":
    main()
