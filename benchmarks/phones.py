"""How quickly what is tapped on a phone is on the laptop, and whether the window keeps moving meanwhile.

    python -m benchmarks.phones                 8 phones, each 20 messages a second, for 20 seconds
    python -m benchmarks.phones --seconds 60

The window is out of sight. The phones are in a process of their own and speak through the loopback address. A frame is
the time between two ticks of a timer of 16 ms that repaints clock and board; `work` is what the window's thread took of
the processor in it, which says more on a busy machine; `tap` is the time from a message to its place on the list.
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from typing import Any

PHONES, RATE, FRAME_MS = 8, 20, 16
_LIFTED_MS = 2500  # by then the dome is lifted
_WORDS = ("hot", "shot", "host", "oath", "hots", "shoe")


def percentile(values: list[float], share: float) -> float:
    """Return the value in milliseconds below which this share of the values is."""
    return 1000 * sorted(values)[min(len(values) - 1, int(share * len(values)))]


async def _play(address: str, name: str, seconds: float, number: int) -> None:
    """Write and erase words as one phone, until the time is over."""
    from websockets.asyncio.client import connect

    path, origin = address.replace("http:", "ws:", 1), address.rpartition("/")[0]
    async with connect(f"{path}/ws", origin=origin, proxy=None, compression=None) as line:
        await line.send(json.dumps({"do": "hello", "version": 1}))
        await line.send(json.dumps({"do": "sit", "id": f"sit-{number:08}", "seat": -1, "name": name}))
        async for text in line:
            if json.loads(text).get("phase") == "write":
                break
        reading = asyncio.ensure_future(_drain(line))
        end = time.monotonic() + seconds
        act = 0
        while time.monotonic() < end:
            what = {"act": ("write", "erase")[act % 2], "word": _WORDS[act // 2 % len(_WORDS)], "at": time.monotonic()}
            await line.send(json.dumps({"do": "move", "id": f"move-{number}-{act:08}", **what}))
            act += 1
            await asyncio.sleep(1 / RATE)
        reading.cancel()


async def _drain(line: Any) -> None:
    async for _frame in line:
        pass


async def _play_all(address: str, seconds: float) -> None:
    await asyncio.gather(*(_play(address, f"Player {n + 1}", seconds, n) for n in range(PHONES)))


def measure(seconds: float) -> None:
    """Print the figures of a window with all phones at work."""
    from dataclasses import replace
    from random import Random

    from PySide6.QtCore import QEventLoop, Qt, QTimer
    from PySide6.QtWidgets import QApplication

    from boggle_desk import app
    from boggle_desk.engine.boggle.events import BeginSearch, Shake
    from boggle_desk.engine.boggle.rules import Writing
    from boggle_desk.engine.players import Player

    application = QApplication([])
    app.prepare(application)
    desk = app.MainWindowController(rng=Random(502))
    desk.find_addresses = lambda: ["127.0.0.1"]
    desk.window.show()
    loop = QEventLoop()
    desk.loaded.connect(loop.quit)
    loop.exec()
    rules = replace(desk.services.boggle_presets["classic"], writing=Writing.PHONES, fair_shake=False, seconds=1800)
    desk.invite("boggle", rules, tuple(Player(f"Player {n + 1}") for n in range(PHONES)), ())

    def wait(until: Any) -> None:
        """Sleep in the event loop, as the game does: a loop that asks all the time would count as work."""
        asking = QTimer(interval=FRAME_MS)
        asking.timeout.connect(lambda: until() and loop.quit())
        asking.start()
        loop.exec()

    wait(lambda: desk.phones is not None and desk.phones.server is not None)
    assert desk.phones is not None
    assert desk.join is not None
    call = [sys.executable, "-m", "benchmarks.phones", "--play", desk.phones.address, "--seconds", str(seconds)]
    players = subprocess.Popen(call)
    wait(lambda: desk.phones is not None and len(desk.phones.held) == PHONES)
    desk.join.press_main()
    table, phones = desk.table, desk.phones
    assert table is not None
    assert phones is not None
    table.session.submit(Shake())
    table.session.submit(BeginSearch())
    taps: list[float] = []
    frames: list[float] = []
    work: list[float] = []
    judge, last, worked = phones.judge, time.perf_counter(), time.thread_time()

    def judged(seat: int, move: Any) -> str:
        said = judge(seat, move)
        taps.append(time.monotonic() - move.at)
        return said

    def tick() -> None:
        nonlocal last, worked
        now, done = time.perf_counter(), time.thread_time()
        frames.append(now - last)
        work.append(done - worked)
        last, worked = now, done
        table.clock_card.repaint()
        table.dome.viewport().repaint()

    phones.judge = judged
    timer = QTimer(interval=FRAME_MS, timerType=Qt.TimerType.PreciseTimer)
    timer.timeout.connect(tick)
    QTimer.singleShot(_LIFTED_MS, timer.start)
    wait(lambda: players.poll() is not None)
    timer.stop()
    del taps[: len(taps) // 10]
    print(f"{len(taps):,} messages of {PHONES} phones in {seconds:g} s")
    for name, values, share, most in (
        ("frame p99", frames[1:], 0.99, 20),
        ("work p99", work[1:], 0.99, 20),
        ("tap p95", taps, 0.95, 50),
    ):
        middle = percentile(values, 0.5)
        print(f"{name:10} {percentile(values, share):6.1f} ms of {most} ms (median {middle:.1f} ms)")
    desk.close()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.phones", description=__doc__.partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--play", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.play:
        asyncio.run(_play_all(options.play, options.seconds))
        return
    with tempfile.TemporaryDirectory() as home:
        os.environ |= {f"XDG_{kind}_HOME": f"{home}/{kind}" for kind in ("DATA", "CONFIG", "CACHE", "STATE")}
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        measure(options.seconds)


if __name__ == "__main__":
    main()
