"""Time the hourglass: what a tick costs while people search on paper, and in the last seconds under the lamp.

Each figure stands beside a baseline of the same run, one plain QImage of the size of what is painted.

Run: python -m benchmarks.hourglass [--times 40]
"""

import argparse
import os
import time
from collections.abc import Callable
from statistics import median

_SIZE = (1280, 776)
_SIDE = 432


def _milliseconds(times: int, work: Callable[[int], object]) -> float:
    taken = []
    for number in range(times):
        begun = time.perf_counter()
        work(number)
        taken.append(time.perf_counter() - begun)
    return median(taken) * 1000


def main() -> None:
    """Print a line for each figure."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--times", type=int, default=40)
    times = parser.parse_args().times
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

    from PySide6.QtGui import QColor, QImage, QPainter
    from PySide6.QtWidgets import QApplication, QWidget

    from boggle_desk.views.appearance import Appearance
    from boggle_desk.views.hourglass import ClockCard, Lamp

    application = QApplication.instance() or QApplication([])
    look = Appearance(dark=True, motion=False)
    table = QWidget()
    table.resize(*_SIZE)
    table.setStyleSheet("background: #282e37")
    clock = ClockCard(look)
    clock.setParent(table)
    clock.set_tall(True)
    clock.setGeometry(_SIZE[0] - _SIDE - 16, 0, _SIDE, 640)
    lamp = Lamp(look, clock, table)
    lamp.setGeometry(table.rect())
    table.show()
    application.processEvents()

    def tick(number: int) -> None:
        clock.show_time(120 - number / 10, 180, True)
        application.processEvents()

    def glow(number: int) -> None:
        clock.show_time(9 - number / 10, 180, True)
        application.processEvents()

    plain = {}
    for name, size in (("clock", clock.size()), ("table", table.size())):
        image, onto = (QImage(size, QImage.Format.Format_ARGB32_Premultiplied) for _ in range(2))
        image.fill(QColor("#806040"))

        def draw(_number: int, image: QImage = image, onto: QImage = onto) -> None:
            painter = QPainter(onto)
            painter.drawImage(0, 0, image)
            painter.end()

        plain[name] = _milliseconds(times, draw)
    figures = {"tick": (_milliseconds(times, tick), "clock")}
    lamp.burn(True)
    figures["tick under the lamp"] = (_milliseconds(times, glow), "clock")
    figures["whole table under the lamp"] = (_milliseconds(times, lambda _number: table.repaint()), "table")
    for name, (taken, base) in figures.items():
        print(f"{name:28} {taken:6.2f} ms  {taken / plain[base]:5.1f} plain pictures of its size")


if __name__ == "__main__":
    main()
