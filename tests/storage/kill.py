"""Kill a playing process at random moments and see what is left.

`python -m tests.storage.kill FOLDER KILLS SEED` prints what it did, and fails at the first event that was acknowledged
and is missing. It forks, so it runs on its own, without threads.
"""

import contextlib
import os
import signal
import sys
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

from boggle_desk.engine.boggle.position import Phase
from boggle_desk.storage.games import GameStore
from tests.storage.play import new_game, next_step

_ACK = 8 + 4 + 32


def chain(before: bytes, step: tuple[Any, ...]) -> bytes:
    """Return the fingerprint of all steps up to this one."""
    return sha256(before + repr(step).encode()).digest()


def play_for_ever(path: Path, acknowledge: Callable[[int, int, bytes], None], rng: Random) -> None:
    """Play random games and take steps back, going on with what is stored, and never return.

    Each change is acknowledged with the game's number, its steps and their fingerprint.
    """
    store = GameStore.open(path)
    offered = store.unfinished()
    number, game = (offered[0].id, store.load(offered[0].id)) if offered else (0, new_game())
    while True:
        if not number or game.position.phase is Phase.ENDED:
            game = new_game(rng.choice(("classic", "master")))
            number = store.begin("boggle", game.opening)
        elif game.can_take_back() and rng.random() < 0.1:
            game.take_back()
            store.retract(number, len(game.steps))
        else:
            step = next_step(game, rng, end=0.5)
            store.append(number, len(game.steps), step)
            game.follow(step)
        acknowledge(number, len(game.steps), fingerprint(game.steps))


def fingerprint(steps: tuple[tuple[Any, ...], ...]) -> bytes:
    """Return the fingerprint of the steps."""
    value = b""
    for step in steps:
        value = chain(value, step)
    return value


@dataclass
class Tally:
    """What has been done and acknowledged."""

    kills: int = 0
    changes: int = 0
    before_any: int = 0
    """Kills before anything was acknowledged: while the store was opened or made."""
    further: int = 0
    """Kills after a change was stored and before it was acknowledged."""


def run(folder: Path, kills: int, rng: Random, most: int = 20) -> Tally:
    """Kill so many players; every fifth of them while it makes its first file.

    Raises `AssertionError` if something that was acknowledged is missing or a file is damaged.
    """
    tally = Tally()
    path = folder / "games.sqlite"
    known: dict[int, dict[int, bytes]] = {}
    last: dict[int, int] = {}
    for kill in range(kills):
        if kill % 5 == 4:
            path, known, last = folder / f"first-{kill}.sqlite", {}, {}
        sent = killed_after(0 if kill % 5 == 4 else rng.randrange(most), _ACK, _player(path, rng.random()), rng)
        acknowledged = [_read(sent[at : at + _ACK]) for at in range(0, len(sent) - _ACK + 1, _ACK)]
        tally.kills += 1
        tally.changes += len(acknowledged)
        tally.before_any += not acknowledged
        for number, steps, print_ in acknowledged:
            known.setdefault(number, {})[steps] = print_
            last[number] = steps
        tally.further += _check(path, known, last)
    return tally


def killed_after(count: int, size: int, act: Callable[[Callable[[bytes], object]], object], rng: Random) -> bytes:
    """Let a child act, and kill it at some moment after it has sent so many messages of a size. Return what it sent."""
    read, write = os.pipe()
    child = os.fork()
    if not child:
        os.close(read)
        with contextlib.suppress(BaseException):
            act(lambda message: os.write(write, message))
            signal.pause()
        os._exit(3)
    os.close(write)
    with os.fdopen(read, "rb") as stream:
        sent = stream.read(count * size)
        for _moment in range(rng.randrange(400_000)):
            pass
        os.kill(child, signal.SIGKILL)
        sent += stream.read()
    _, status = os.waitpid(child, 0)
    assert os.WIFSIGNALED(status), "the child ended by itself"
    return sent


def _player(path: Path, seed: float) -> Callable[[Callable[[bytes], object]], None]:
    def act(send: Callable[[bytes], object]) -> None:
        def acknowledge(number: int, steps: int, print_: bytes) -> None:
            send(number.to_bytes(8, "big") + steps.to_bytes(4, "big") + print_.ljust(32, b"\0"))

        play_for_ever(path, acknowledge, Random(seed))

    return act


def _read(message: bytes) -> tuple[int, int, bytes]:
    return int.from_bytes(message[:8], "big"), int.from_bytes(message[8:12], "big"), message[12:]


def _check(path: Path, known: dict[int, dict[int, bytes]], last: dict[int, int]) -> int:
    """Return how many games are one change ahead of what was acknowledged; take their state over as known."""
    store = GameStore.open(path)
    assert store.notices == (), store.notices
    ahead = 0
    stored = {each.id for each in store.games()}
    assert known.keys() <= stored, "a game is missing"
    for number in stored:
        steps = store.load(number).steps
        count = last.get(number, 0)
        assert abs(len(steps) - count) <= 1, f"game {number}: {len(steps)} steps, {count} acknowledged"
        same = min(len(steps), count)
        expected = known.get(number, {}).get(same, b"").rstrip(b"\0") if same else b""
        assert fingerprint(steps[:same]).rstrip(b"\0") == expected, f"game {number}: other steps"
        ahead += len(steps) != count or number not in known
        last[number] = len(steps)
        known.setdefault(number, {})[len(steps)] = fingerprint(steps).ljust(32, b"\0")
    store.close()
    return ahead


if __name__ == "__main__":
    print(run(Path(sys.argv[1]), int(sys.argv[2]), Random(int(sys.argv[3]))))
