"""Kill the program while it is played, and see what is left.

Each life of the program is a child of this process with the real window on Qt's screenless platform. It goes on with
the game that waits, plays random moves through its own session, and tells of every step once the store has kept it.
It is killed with SIGKILL some steps later, every fifth life while the window opens for the first time. Then everything
that was told must be in the file, and at most one step more.
"""

import contextlib
import os
import signal
import traceback
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from random import Random
from typing import Any

from PySide6.QtWidgets import QApplication

from boggle_desk.app.main_window import MainWindowController
from boggle_desk.engine.players import Player
from boggle_desk.engine.scrabble.position import ScrabblePosition
from boggle_desk.storage.games import GameStore
from tests.engine.scrabble.table import PRESETS
from tests.storage import play, scrabble_play
from tests.storage.play import fingerprint
from tests.views.boggle.table_fixtures import open_desk, settings_for

_HEAD = 8 + 4
_PRINT = 32
Send = Callable[[bytes], object]
HOMES = ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME")


def live_in(home: Path) -> None:
    """Have this process keep the user's files there, and show its windows nowhere."""
    os.environ.update(dict.fromkeys(HOMES, str(home)), QT_QPA_PLATFORM="offscreen")


def data(home: Path) -> Path:
    """Return the folder of games of somebody who lives there."""
    return home / "boggle-desk"


def move(position: Any, rng: Random, end: float = 0.5) -> Any:
    """Return a random move for a position of either game; it may be refused."""
    if isinstance(position, ScrabblePosition):
        return scrabble_play.next_move(position, rng, 0.05)
    return play.next_move(position, rng, end)


def begin(desk: MainWindowController, rng: Random) -> None:
    """Put a game of two people on the table, by rules that chance takes."""
    presets = [play.presets()["classic"], play.presets()["master"], PRESETS["family"], PRESETS["tournament_single"]]
    desk.begin(rng.choice(presets), (Player("Ann"), Player("Bea")))


def killed_after(count: int, size: int, act: Callable[[Send], object], rng: Random) -> bytes:
    """Let a child act, and kill it at some moment after it has sent so many messages of a size. Return what it sent."""
    read, write = os.pipe()
    child = os.fork()
    if not child:
        os.close(read)
        try:
            act(lambda message: os.write(write, message))
            signal.pause()
        except BaseException:  # noqa: BLE001  # whatever it was, this process ends here
            traceback.print_exc()
        os._exit(3)
    os.close(write)
    with os.fdopen(read, "rb") as stream:
        sent = stream.read(count * size)
        for _moment in range(rng.randrange(400_000)):
            pass
        with contextlib.suppress(ProcessLookupError):
            os.kill(child, signal.SIGKILL)
        sent += stream.read()
    _, status = os.waitpid(child, 0)
    assert os.WIFSIGNALED(status), "the child ended by itself"
    return sent


def _play(home: Path, seed: float, send: Send) -> None:
    """Play on in the window, and never return."""
    live_in(home)
    rng, application = Random(seed), QApplication([])
    with open_desk(settings_for("Ann", "Bea")) as people:
        desk = people.desk
        waiting = desk.services.store.unfinished()
        _tell(desk.services.store, send)
        if waiting:
            desk.resume(waiting[0].id)
        while True:
            if not desk.table or desk.table.session.position.phase == "ended":
                begin(desk, rng)
            session = desk.table.session  # type: ignore[union-attr]  # a game was begun
            if session.can_take_back() and rng.random() < 0.1:
                session.take_back()
            else:
                session.submit(move(session.position, rng))
            application.processEvents()  # a clock may take steps by itself


def _tell(store: GameStore, send: Send) -> None:
    """Have the store tell how a game stands as soon as it has kept a step or taken one back."""
    append, retract = store.append, store.retract
    known = {each.id: store.load(each.id).steps for each in store.unfinished()}

    def tell(game: int, steps: tuple[Any, ...]) -> None:
        known[game] = steps
        send(game.to_bytes(8, "big") + len(steps).to_bytes(4, "big") + fingerprint(steps))

    def keep(game: int, step: int, events: Sequence[Any]) -> None:
        append(game, step, events)
        tell(game, (*known.get(game, ()), tuple(events)))

    def take_back(game: int, step: int) -> None:
        retract(game, step)
        tell(game, known[game][:step])

    store.append, store.retract = keep, take_back  # type: ignore[method-assign]


def run(count: int, folder: Path, rng: Random) -> str:
    """Kill so many lives, and say what they had told. Raises `AssertionError`."""
    told = ahead = early = 0
    for package in ("engine", "storage", "models", "views"):
        for module in walk_packages(import_module(f"boggle_desk.{package}").__path__, f"boggle_desk.{package}."):
            import_module(module.name)  # what is imported here is there in every life
    home, known = folder, dict[int, dict[int, bytes]]()
    last: dict[int, int] = {}
    for life in range(count):
        first = life % 5 == 4
        if first or not life:
            home, known, last = folder / f"home-{life}", {}, {}
            data(home).mkdir(parents=True)
        wait = 0 if first else rng.randrange(1, 30)
        seed = rng.random()
        sent = killed_after(wait, _HEAD + _PRINT, lambda send: _play(home, seed, send), rng)  # noqa: B023  # at once
        for at in range(0, len(sent), _HEAD + _PRINT):
            number, steps = int.from_bytes(sent[at : at + 8], "big"), int.from_bytes(sent[at + 8 : at + _HEAD], "big")
            known.setdefault(number, {})[steps] = sent[at + _HEAD : at + _HEAD + _PRINT]
            last[number] = steps
            told += 1
        early += not sent
        ahead += _check(data(home) / "games.sqlite", known, last)
    return f"{told} steps told, {early} kills before the first, {ahead} with one step more than was told; none missing"


def _check(path: Path, known: dict[int, dict[int, bytes]], last: dict[int, int]) -> int:
    """Return how many games are one change ahead of what was told; take their state over as known."""
    store = GameStore.open(path)
    assert store.notices == (), store.notices
    stored = {each.id: store.load(each.id).steps for each in store.games()}
    store.close()
    assert {number for number, steps in last.items() if steps} <= stored.keys(), "a game is missing"
    ahead = 0
    for number, steps in stored.items():
        count = last.get(number, 0)
        assert abs(len(steps) - count) <= 1, f"game {number}: {len(steps)} steps, {count} told"
        same = min(len(steps), count)
        if same in known.get(number, {}):
            assert fingerprint(steps[:same]) == known[number][same], f"game {number}: other steps"
        ahead += len(steps) != count
        last[number] = len(steps)
        known.setdefault(number, {})[len(steps)] = fingerprint(steps)
    return ahead
