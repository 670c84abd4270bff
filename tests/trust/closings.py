"""Close the window of the real program while it does something long, and measure how soon the process is gone.

Each kind of work is begun in a home with many games. `python -m tests.trust.closings [--games N] [KIND ...]` prints a
line for each kind: the seconds from the closing to the end of the process, and the games that are there then. A screen
is used if there is one. Two seconds is too long.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic

from boggle_desk.storage.backups import Backups
from boggle_desk.storage.disk import hold
from boggle_desk.storage.exchange import to_lines
from boggle_desk.storage.games import GameStore
from boggle_desk.storage.lexica import open_shipped
from tests.storage.many_games import fill
from tests.trust.working import WORK

_FOLDERS = {"XDG_DATA_HOME": "data", "XDG_CONFIG_HOME": "config", "XDG_CACHE_HOME": "cache", "XDG_STATE_HOME": "state"}


def _furnish(home: Path, count: int, rng: Random) -> None:
    """Put so many games, a copy, files to import, a file with everything and a list of words into a home."""
    data = home / "data" / "boggle-desk"
    data.mkdir(parents=True)
    fill(data / "games.sqlite", count, rng)
    store = GameStore.open(data / "games.sqlite")
    (home / "files").mkdir()
    for game in store.recent(count):
        (home / "files" / f"{game.id}.jsonl").write_bytes(to_lines(store.written(game.id)))
    for game in range(count * 4 // 5):
        shutil.copy(Path("tests/data/gcg/family_four.gcg"), home / "files" / f"{game}.gcg")
    backups = Backups(data, store.reader())
    backups.make()
    backups.pack(home / "all.zip", home / "none.json")
    store.close()
    words = sorted(open_shipped().graph)
    (home / "words.txt").write_text("\n".join(word + end for end in ("", "QX", "XQ", "ZX") for word in words))


def _closed(kind: str, home: Path) -> tuple[float, int]:
    """Return how many seconds the process lived after its window was closed, and how many games are there. What it left
    must be whole."""
    here = home / "trial"
    shutil.copytree(home, here, ignore=shutil.ignore_patterns("trial", "files"))
    if kind in ("bringing_in", "restoring"):
        for each in (here / "data" / "boggle-desk").glob("games.sqlite*"):
            each.unlink()
    (here / "files").symlink_to(home / "files")
    folders = {name: str(here / folder) for name, folder in _FOLDERS.items()} | {"HOME": str(here)}
    environment = {"QT_QPA_PLATFORM": "xcb" if "DISPLAY" in os.environ else "offscreen"} | os.environ | folders
    try:
        ended = subprocess.run(
            [sys.executable, "-m", "tests.trust.working", kind, str(here)],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        )
        gone = monotonic()
        said = {name: value for line in ended.stdout.splitlines() for name, value in json.loads(line).items()}
        assert said["busy"] or kind == "nothing", f"{kind} was over before the window was closed"
        assert "Traceback" not in ended.stderr, ended.stderr
        os.close(hold(here / "data" / "boggle-desk" / "in-use"))
        store = GameStore.open(here / "data" / "boggle-desk" / "games.sqlite")
        assert not store.notices
        stored = len(store.games())
        store.close()
        assert not [*here.glob("written*.part")]
        seconds = gone - max(said["closed"], said.get("agreed", 0))
        return seconds, stored
    finally:
        shutil.rmtree(here)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2_000)
    parser.add_argument("kinds", nargs="*", metavar="KIND")
    chosen = parser.parse_args()
    with TemporaryDirectory() as folder:
        _furnish(Path(folder), chosen.games, Random(1))
        for kind in chosen.kinds or WORK:
            try:
                seconds, games = _closed(kind, Path(folder))
                print(f"{kind}: {seconds:.2f} s, {games} games", flush=True)
            except (AssertionError, subprocess.CalledProcessError) as error:
                print(f"{kind}: {getattr(error, 'stderr', error)}")


if __name__ == "__main__":
    main()
