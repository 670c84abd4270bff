"""Play game after game in one window: memory stays flat, and no socket reaches further than this machine.

A game is thirteen rounds of Boggle, or Scrabble until nobody has a move left to try. What is compared is the memory of
the process with no work under way beside the window, after a search for cycles, and with what the system may take back
given back: large pictures at once, for what the C library keeps in their place differs from run to run. The library
`disk.c` notes every socket, whoever opens it.

`python -m tests.trust.long_play NOTHING FOLDER GAMES ROUNDS` plays.
"""

import ctypes
import gc
import json
import os
import socket
import sys
from dataclasses import replace
from pathlib import Path
from random import Random

from PySide6.QtCore import QThreadPool
from PySide6.QtWidgets import QApplication

from boggle_desk.app.preload import CycleSearch
from boggle_desk.engine.boggle.position import BogglePosition
from boggle_desk.engine.players import Player
from boggle_desk.views.render_cache import nothing_is_painted
from tests.engine.scrabble.table import PRESETS
from tests.storage import play
from tests.trust.disk import run_on_disk
from tests.trust.kills import data, live_in, move
from tests.views.boggle.table_fixtures import Sitting, open_desk, settings_for, wait_until

ROUNDS = 13
MOST_GROWTH = 5_000_000
"""Bytes that memory may grow by between the first fifth of the games and the last."""
_MANY = 50
"""So many games show whether memory grows."""
_MOST_STEPS = 250
"""Of a round of Boggle; of Scrabble a tenth for each round."""
_UNSEEN = 8
"""Moves between two pictures."""
_LOCAL = {socket.AF_UNIX, socket.AF_NETLINK}


def memory() -> int:
    """Return the bytes of memory that this process holds."""
    gc.collect()
    ctypes.CDLL("libc.so.6").malloc_trim(0)
    return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")


def play_a_game(people: Sitting, rng: Random, crossword: bool, rounds: int) -> int:
    """Play a game to its end, go back to Home, and return how many rounds of Boggle it had."""
    desk = people.desk
    rules = PRESETS["family"] if crossword else replace(play.presets()["classic"], rounds=rounds, target=None)
    desk.begin(rules, (Player("Ann"), Player("Bea")))
    assert desk.table
    session = desk.table.session
    for step in range(_MOST_STEPS * rounds // (10 if crossword else 1)):
        if session.position.phase == "ended":
            break
        session.submit(move(session.position, rng, 0.0))
        if step % _UNSEEN == 0:
            QApplication.processEvents()
    played = len(session.position.rounds) if isinstance(session.position, BogglePosition) else 0
    desk.go_home()
    people.settle()
    return played


def is_at_rest(people: Sitting) -> bool:
    """Return whether no thread works beside the window."""
    working = QThreadPool.globalInstance().activeThreadCount() > 0 or people.desk.services.history.busy
    return nothing_is_painted() and not working


def play_all(home: Path, count: int, rounds: int) -> None:
    """Play so many games, every fifth of Scrabble; print how many rounds there were and how memory grew. In the end
    open a socket of the kind that must not be."""
    live_in(home)
    data(home).mkdir(parents=True)
    application, rng = QApplication([]), Random(count)
    cycles = CycleSearch()  # as in the program: other threads never destroy what is Qt's
    played, sizes = 0, list[int]()
    with open_desk(settings_for("Ann", "Bea")) as people:
        for game in range(count):
            played += play_a_game(people, rng, game % 5 == 1, rounds)
            if game % max(1, count // 10) == 0 or game == count - 1:
                wait_until(lambda: is_at_rest(people))
                sizes.append(memory())
    cycles.end()
    assert application
    print(json.dumps([played, sizes]))
    socket.socket(socket.AF_INET).close()


def run(count: int, folder: Path, _rng: Random) -> str:
    """Play so many games, and say how memory grew. Raises `AssertionError`, and `NotHere`."""
    rounds = ROUNDS if count >= _MANY else 1
    os.environ["MALLOC_MMAP_THRESHOLD_"] = str(1 << 18)
    notes, said = run_on_disk(folder / "nothing", "tests.trust.long_play", str(folder), str(count), str(rounds))
    played, sizes = json.loads(said)
    *during, last = (note.number for note in notes if note.kind == "n")
    assert last == socket.AF_INET, "a socket would not be noticed"
    assert set(during) <= _LOCAL, f"sockets of the families {set(during) - _LOCAL}"
    before, after = max(sizes[: len(sizes) // 5 + 1]), sizes[-1]  # the first was taken after one game
    assert count < _MANY or after - before < MOST_GROWTH, f"memory grew: {sizes}"
    grown = f"memory {before / 1e6:.1f} MB after a fifth of them, {after / 1e6:.1f} MB in the end"
    return f"{played:,} rounds; {grown}; {len(during)} sockets, none that reaches another machine"


if __name__ == "__main__":
    play_all(Path(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4]))
