"""Time the dome: how long frames take and how evenly they come while it is shaken, cubes fall, and it is lifted.

Each figure stands beside a baseline of the same run, one plain QImage of the dome's size drawn after each frame, so
that runs on different machines, and on busy ones, can be compared. Drawn cubes are timed by stage, as CPU time of all
threads and of the busiest one, and their pixels a second stand beside those of a loop that only fills. The share of
pixels that are computed is the governor's at the end. How uneven the machine itself is stands beside each case.
Platforms: `offscreen`, and `xcb` where there is a display.

Run: python -m benchmarks.dome [--rounds 3] [--platform offscreen] [--ratio 1] [--cells 4,5,6]
"""

import argparse
import hashlib
import os
import subprocess
import sys
import threading
import time
from collections import defaultdict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from random import Random
from statistics import median
from typing import Any

SIDES = (776, 1056)
"""The dome's side in logical pixels in a window of 1280×800 or 1920×1080."""
Samples = dict[str, list[float]]
_KINDS = tuple(f"{moment} {what}" for moment in ("shake", "settle", "lift") for what in ("cpu", "wall", "interval"))
_PLAIN = "plain picture"


class Stages:
    """Stands for a `CubeLight` and notes how long its parts take in each thread."""

    def __init__(self, light: Any) -> None:
        self._light = light
        self.pictures = self.pixels = self._size = 0
        self.seconds: dict[str, dict[int, float]] = defaultdict(lambda: defaultdict(float))

    def __getattr__(self, name: str) -> Callable[..., None]:
        def timed(*arguments: Any) -> None:
            if name == "set_picture":
                self._size = arguments[0] * arguments[1]
            self.pictures, self.pixels = self.pictures + (name == "place"), self.pixels + self._size * (name == "place")
            begun = time.thread_time()
            getattr(self._light, name)(*arguments)
            self.seconds[name][threading.get_ident()] += time.thread_time() - begun

        return timed

    def report(self, pixels: int, share: float) -> None:
        """Print milliseconds a picture by stage, and pixels a second."""
        whole = 0.0
        parts = []
        for name in ("place", "light", "render", "bend"):
            spent = [1000 * each / max(1, self.pictures) for each in self.seconds[name].values()] or [0.0]
            parts.append(f"{name} {sum(spent):.2f}/{max(spent):.2f}")
            whole += max(spent)
        print(f"    cubes, all threads/busiest: {', '.join(parts)}; busiest in all {whole:.1f} ms a picture; "
              f"share of pixels {share}")  # fmt: skip
        from PySide6.QtGui import QImage

        plain, begun = QImage(pixels, 1, QImage.Format.Format_RGB32), time.thread_time()
        for number in range(20):
            plain.fill(number)
        filled = 20 * pixels / (time.thread_time() - begun)
        drawn = self.pixels / max(1, self.pictures) / whole * 1000
        print(f"    {drawn / 1e6:.0f} million pixels a second, filled {filled / 1e6:.0f}")


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
    from boggle_desk.views.boggle.dome.cube_painter import CubePainter

    view = Timed(LIGHT)
    make_ready(cells, cells)
    view.set_seed(1)
    view.resize(side, side)
    view.show_board(cells, cells, None, True)
    view.show()
    _wait(application, lambda: False, 0.4)
    view.finish_pictures()
    scene = view._scene
    scene._cubes = CubePainter(LIGHT, helped=True)
    scene._cubes._light = stages = Stages(scene._cubes._light)
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
    size = scene.camera.dome.size() * view.devicePixelRatioF()
    stages.report(size.width() * size.height(), scene._governor.share)
    view.hide()
    return samples, settles


def unrest() -> tuple[float, float]:
    """Return p95 and maximum, in medians, of the time that two threads take for equal work without Python or Qt: so
    uneven are a picture's times on this machine, whoever draws it."""
    data = bytes(4_000_000)

    def times() -> list[float]:
        taken = []
        for _ in range(150):
            begun = time.perf_counter()
            hashlib.sha256(data)  # without the interpreter's lock
            taken.append(time.perf_counter() - begun)
        return taken

    with ThreadPoolExecutor(2) as pool:
        taken = sorted(seconds for each in [pool.submit(times) for _ in range(2)] for seconds in each.result())
    return taken[int(len(taken) * 0.95)] / median(taken), taken[-1] / median(taken)


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
    baseline, load = median(samples[_PLAIN]), os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    print(f"  {cells * cells} cubes, {side} px: settle {', '.join(f'{s:.2f}' for s in settles)} s; "
          f"baseline {baseline * 1000:.2f} ms; load of the machine {load:.1f}; "
          "equal work on two threads: p95 {:.2f}, at most {:.1f} medians".format(*unrest()))  # fmt: skip
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
    parser.add_argument("--ratio", default="1")
    parser.add_argument("--cells", default="4,5,6")
    chosen = parser.parse_args()
    if chosen.platform is None:
        for platform in platforms():
            subprocess.run([sys.executable, "-m", "benchmarks.dome", *sys.argv[1:], "--platform", platform], check=True)
        return
    os.environ["QT_QPA_PLATFORM"], os.environ["QT_SCALE_FACTOR"] = chosen.platform, chosen.ratio
    print(f"{chosen.platform}, pixel ratio {chosen.ratio}")
    for cells, side in ((int(cells), side) for side in SIDES for cells in chosen.cells.split(",")):
        report(cells, side, *measured(cells, side, chosen.rounds))


if __name__ == "__main__":
    main()
