"""Time the dome: how long frames take and how evenly they come while it is shaken, cubes fall, and it is lifted.

Each figure stands beside a baseline of the same run, one plain QImage of the dome's size drawn after each frame, so
that runs on different machines, and on busy ones, can be compared. Platforms: `offscreen`, and `xcb` where there is a
display.

Run: python -m benchmarks.dome [--rounds 3] [--platform offscreen]
"""

import argparse
import os
import subprocess
import sys
import time
from random import Random
from statistics import median

CASES = ((4, 776), (5, 776), (4, 1056), (5, 1056))
"""Cells along a side, and the dome's side in pixels in a window of 1280×800 or 1920×1080."""
Samples = dict[str, list[float]]
_KINDS = tuple(f"{moment} {what}" for moment in ("shake", "settle", "lift") for what in ("cpu", "wall", "interval"))
_PLAIN = "plain picture"


def measured(cells: int, side: int, rounds: int) -> tuple[Samples, list[float]]:
    """Return seconds by kind of sample, how long each settle took. CPU time is that of all threads: Qt scales pictures
    on several."""
    from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent
    from PySide6.QtWidgets import QApplication

    from boggle_desk.engine.boggle.cubes import shake
    from boggle_desk.views.appearance import LIGHT
    from boggle_desk.views.boggle.dome.motion import State
    from boggle_desk.views.boggle.dome.physics import make_ready
    from boggle_desk.views.boggle.dome_view import DomeView

    samples: Samples = {name: [] for name in (*_KINDS, _PLAIN)}
    picture = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(QColor(120, 80, 40))
    onto = QImage(side, side, QImage.Format.Format_RGB32)

    class Timed(DomeView):
        """A dome that notes how long its frames take: motion and painting together."""

        begun = motion_cpu = motion_wall = interval = 0.0

        def _tick(self) -> None:
            cpu, wall = time.process_time(), time.perf_counter()
            self.interval, self.begun = wall - self.begun if self.begun else 0.0, wall
            super()._tick()
            self.motion_cpu, self.motion_wall = time.process_time() - cpu, time.perf_counter() - wall

        def paintEvent(self, event: QPaintEvent) -> None:
            cpu, wall = time.process_time(), time.perf_counter()
            state, lifting = self._motion.state, self._motion.lifting
            super().paintEvent(event)
            if state is State.LYING and not lifting:
                return
            moment = "shake" if state is State.SHAKEN else "lift" if lifting else "settle"
            samples[f"{moment} cpu"].append(self.motion_cpu + time.process_time() - cpu)
            samples[f"{moment} wall"].append(self.motion_wall + time.perf_counter() - wall)
            if self.interval:
                samples[f"{moment} interval"].append(self.interval)
            cpu = time.process_time()
            painter = QPainter(onto)
            painter.drawImage(0, 0, picture)
            painter.end()
            samples[_PLAIN].append(time.process_time() - cpu)

    application = QApplication.instance() or QApplication([])
    view = Timed(LIGHT)
    make_ready(cells, cells)
    view.set_seed(1)
    view.resize(side, side)
    view.show_board(cells, cells, None, True)
    view.show()
    _wait(application, lambda: False, 0.4)
    view.finish_pictures()
    rng, settles, letters = Random(1), list[float](), "ABCDEFGHIJKLMNOPRSTUVWXYZ"
    for _ in range(rounds):
        result = shake([tuple(rng.choice(letters) for _ in range(6)) for _ in range(cells * cells)], rng)
        view.begun = 0.0
        view.press_shake()
        _wait(application, lambda: False, 1.2)
        view.release_shake()
        start = time.perf_counter()
        view.settle(result)
        _wait(application, lambda: view._motion.state is State.LYING, 6)
        settles.append(time.perf_counter() - start)
        view.begun = 0.0
        view.lift()
        _wait(application, lambda: not view._motion.lifting, 2)
        view.begun = 0.0
    view.hide()
    return samples, settles


def _wait(application: object, done: object, seconds: float) -> None:
    """Let the window live until `done` or the time is over."""
    from PySide6.QtCore import QEventLoop, QTimer

    loop, watch = QEventLoop(), QTimer(interval=20)
    until = time.perf_counter() + seconds
    watch.timeout.connect(lambda: loop.quit() if done() or time.perf_counter() > until else None)  # type: ignore[operator]  # a test without arguments
    watch.start()
    loop.exec()
    watch.stop()


def report(cells: int, side: int, samples: Samples, settles: list[float]) -> None:
    """Print the figures of one case."""
    baseline = median(samples[_PLAIN])
    print(f"  {cells * cells} cubes, {side} px: settle {', '.join(f'{s:.2f}' for s in settles)} s; "
          f"baseline {baseline * 1000:.2f} ms")  # fmt: skip
    for name, values in samples.items():
        if not values:
            continue
        ordered = sorted(values)
        middle, late = median(ordered), ordered[int(len(ordered) * 0.95)]
        print(f"    {name:15} median {middle * 1000:5.1f}  p95 {late * 1000:5.1f}  max {ordered[-1] * 1000:5.1f} ms  "
              f"({middle / baseline:4.0f} × baseline, {len(ordered)} samples)")  # fmt: skip


def platforms() -> list[str]:
    """Return the platforms to measure on."""
    return ["offscreen", "xcb"] if os.environ.get("DISPLAY") else ["offscreen"]


def main() -> None:
    """Measure every case, each platform in a process of its own."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0] if __doc__ else None)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--platform")
    chosen = parser.parse_args()
    if chosen.platform is None:
        for platform in platforms():
            subprocess.run([sys.executable, "-m", "benchmarks.dome", *sys.argv[1:], "--platform", platform], check=True)
        return
    os.environ["QT_QPA_PLATFORM"] = chosen.platform
    print(chosen.platform)
    for cells, side in CASES:
        report(cells, side, *measured(cells, side, chosen.rounds))


if __name__ == "__main__":
    main()
