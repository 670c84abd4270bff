"""How long storing an event takes the thread that plays. What is left after kills and power cuts: `tests/trust`.

python -m benchmarks.storage                  latency, opening and loading
python -m benchmarks.storage --slow 50        latency on a disk of 50 writes a second (Linux, superuser)

The ways compared: `journal` is what the game does; `no sync` leaves the log to the operating system; `full` is SQLite's
synchronous=FULL, which waits for the disk in every commit.
"""

import argparse
import os
import statistics
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

from boggle_desk.engine.boggle.events import ClockRead
from boggle_desk.storage.games import GameStore
from tests.storage.play import new_game, play_on

WAYS = ("journal", "no sync", "full")
_THROTTLE = Path("/sys/fs/cgroup/blkio/blkio.throttle.write_iops_device")


def open_in_a_way(path: Path, way: str) -> GameStore:
    """Return a store that commits in one of the ways."""
    store = GameStore.open(path)
    assert store.notices == ()
    if way != "journal":
        assert store._journal
        store._journal.close()
        store._journal = None
    if way == "full":
        store._connection.execute("pragma synchronous = full")
    return store


# ------------------------------------------------------------------------------------------------ latency


def latency(folder: Path, count: int, pause: float) -> None:
    """Print how long appends take in each way, in milliseconds."""
    medians = {}
    for way in WAYS:
        store = open_in_a_way(Path(tempfile.mkdtemp(dir=folder)) / "games.sqlite", way)
        times = sorted(_append_times(store, count, pause))
        closing = time.perf_counter()
        store.close()
        closing = time.perf_counter() - closing
        medians[way] = statistics.median(times)
        over = sum(each > 0.008 for each in times)
        print(
            f"{way:8} {count} appends: median {medians[way] * 1e3:.3f}  p95 {times[int(count * 0.95)] * 1e3:.3f}  "
            f"max {times[-1] * 1e3:.3f} ms; over 8 ms: {over}; close {closing * 1e3:.1f} ms"
        )
    print(f"full takes {medians['full'] / medians['journal']:.1f} times as long as journal")


def _append_times(store: GameStore, count: int, pause: float) -> Iterator[float]:
    rng, number = Random(1), store.begin("boggle", new_game().opening)
    for step in range(count):
        time.sleep(pause * rng.random())
        began = time.perf_counter()
        store.append(number, step, (ClockRead(float(step)),))
        yield time.perf_counter() - began


def opening(folder: Path, games: int) -> None:
    """Print how long it takes to open a file of many games, to list them, and to load one."""
    path, rng = folder / "many.sqlite", Random(2)
    store = GameStore.open(path)
    game = new_game()
    play_on(game, rng, 300)
    for _ in range(games):
        number = store.begin("boggle", game.opening)
        for step, events in enumerate(game.steps):
            store.append(number, step, events)
    store.close()
    took = {}
    for what in ("open", "list", "load"):
        began = time.perf_counter()
        if what == "open":
            store = GameStore.open(path)
        elif what == "list":
            assert len(store.games()) == games
        else:
            assert store.load(1).steps == game.steps
        took[what] = (time.perf_counter() - began) * 1e3
    store.close()
    text = ", ".join(f"{what} {milliseconds:.1f} ms" for what, milliseconds in took.items())
    print(f"{games} games of {len(game.steps)} steps, {path.stat().st_size / 1e6:.1f} MB: {text}")


# -------------------------------------------------------------------------------------------- disks of our own


def _do(*command: str | Path) -> str:
    return subprocess.run([str(part) for part in command], check=True, capture_output=True, text=True).stdout.strip()


@contextmanager
def disk(folder: Path, writes_a_second: int) -> Iterator[Path]:
    """Yield the folder where a fresh and slow file system is mounted."""
    image, mounted = folder / "disk.image", folder / "disk"
    mounted.mkdir(exist_ok=True)
    image.unlink(missing_ok=True)
    with image.open("wb") as stream:
        stream.truncate(64_000_000)
    _do("mkfs.ext4", "-q", "-F", image)
    _do("mount", "-o", "loop", image, mounted)
    device = mounted.stat().st_dev
    number = f"{os.major(device)}:{os.minor(device)}"
    try:
        _THROTTLE.write_text(f"{number} {writes_a_second}")
        yield mounted
    finally:
        _THROTTLE.write_text(f"{number} 0")
        _do("umount", mounted)


def main() -> None:
    """Run what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--slow", type=int, metavar="WRITES_A_SECOND")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if chosen.slow:
            with disk(folder, chosen.slow) as mounted:
                latency(mounted, 150, 0.1)
        else:
            latency(folder, 1_000, 0.005)
            opening(folder, 300)


if __name__ == "__main__":
    main()
