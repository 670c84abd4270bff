"""Time the crossword board: a whole repaint, the repaint around one carried tile, a new size, the board's own picture.

Each figure stands beside a baseline of the same run, one plain picture of the board's size painted in a loop, so that
runs on different machines can be compared.

Run: python benchmarks/scrabble_views.py [--platform offscreen]
"""

import argparse
import os
import time
from collections.abc import Callable
from statistics import median

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


def measure(side: int, ratio: float) -> None:
    """Print the figures of one size."""
    from PySide6.QtCore import QPointF, QRect
    from PySide6.QtGui import QImage, QPainter, QRegion

    from boggle_desk.engine.scrabble.board import Layout, Premium, empty_board
    from boggle_desk.engine.scrabble.tiles import Tile, TileKind, TileSet
    from boggle_desk.views.appearance import Appearance
    from boggle_desk.views.page import Page
    from boggle_desk.views.scrabble.board import ScrabbleBoardView
    from boggle_desk.views.scrabble.grip import TileFace
    from boggle_desk.views.scrabble.motion import FloatingTile, TileLayer
    from boggle_desk.views.scrabble.squares import ground, settled
    from boggle_desk.views.theme import LIGHT

    class Board(ScrabbleBoardView):
        """A board that believes in a screen of another resolution."""

        def devicePixelRatioF(self) -> float:  # noqa: N802 - the name is Qt's
            return ratio

    page = Page(Appearance())
    page.resize(side + 20, side + 20)
    board = Board(LIGHT, page)
    board.setGeometry(10, 10, side, side)
    layout = Layout("x", "X", 15, 15, tuple(Premium(1 + number % 3 // 2) for number in range(225)), 112)
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    board.set_tile_set(TileSet("x", "X", "en", tuple(TileKind(letter, 4, 2) for letter in letters), 2))
    laid = [(number * 9 // 4, Tile(letters[number % 26], number % 17 == 0)) for number in range(100)]
    lying = empty_board(layout).with_tiles(laid)
    board.show_board(lying)
    layer = TileLayer(page, LIGHT)
    tile = FloatingTile(TileFace("Q", 10), QPointF(side / 2, side / 2), 1.16 * side / 17, 0.8, 1.5 * side / 17)
    page.show()
    board.finish_pictures()
    sheet = QImage(round(page.width() * ratio), round(page.height() * ratio), QImage.Format.Format_RGB32)
    sheet.setDevicePixelRatio(ratio)

    def plain() -> None:
        painter = QPainter(sheet)
        painter.drawPixmap(10, 10, board._studio.pictures.ground)
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
        settled(ground(board._key), board._key)

    cases = (("whole board", whole, 40), ("carried tile", around, 60), ("one more new tile", typed, 30),
             ("while resizing", resized, 30), ("its own pictures, on a thread", pictures, 5))  # fmt: skip
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
