"""Time the hourglass: what a tick costs while people search on paper, and in the last seconds under the lamp.

Each figure, CPU time of all threads, stands beside a baseline of the same run: one plain QImage of the size of what is
painted, drawn after each tick. Most ticks move the sand by less than half a pixel and paint nothing, so p95 counts too.

Run: python -m benchmarks.hourglass [--times 40]
"""

import argparse
import os
import time
from collections.abc import Callable
from statistics import median

_SIZE = (1280, 776)
_SIDE = 432


def _report(name: str, times: int, work: Callable[[int], object], plain: Callable[[], object]) -> None:
    """Do some work and draw a plain picture in turns, and print what they took."""
    taken: tuple[list[float], list[float]] = ([], [])
    for number in range(times):
        begun = time.process_time()
        work(number)
        between = time.process_time()
        plain()
        taken[0].append(1000 * (between - begun))
        taken[1].append(1000 * (time.process_time() - between))
    middle, late, base = median(taken[0]), sorted(taken[0])[int(times * 0.95)], median(taken[1])
    print(f"{name:28} median {middle:6.2f}  p95 {late:6.2f} ms  "
          f"({middle / base:5.1f} and {late / base:5.1f} plain pictures of its size)")  # fmt: skip


def main() -> None:
    """Print a line for each figure."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--times", type=int, default=40)
    times = parser.parse_args().times
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

    from PySide6.QtCore import QSize
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

    def plain(size: QSize) -> Callable[[], object]:
        image, onto = (QImage(size, QImage.Format.Format_ARGB32_Premultiplied) for _ in range(2))
        image.fill(QColor("#806040"))

        def draw() -> None:
            painter = QPainter(onto)
            painter.drawImage(0, 0, image)
            painter.end()

        return draw

    _report("tick", times, tick, plain(clock.size()))
    lamp.burn(1.0)
    _report("tick under the lamp", times, glow, plain(clock.size()))
    _report("whole table under the lamp", times, lambda _number: table.repaint(), plain(table.size()))


if __name__ == "__main__":
    main()
