"""Kill the table while eight phones write on it, and see that no word is lost.

Each life of the program is a process of its own with the real window on Qt's screenless platform: it goes on with the
game that waits, and listens again where its phones look for it. The phones are lines of this process. Each keeps what
it wrote until it is answered, as the page does, and writes on while the table is dead. In the end every word is on its
list, once.
"""

import asyncio
import json
import os
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from PySide6.QtWidgets import QApplication
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.typing import Origin

from boggle_desk.engine.boggle.events import BeginSearch, Shake
from boggle_desk.engine.boggle.rules import Writing
from boggle_desk.engine.players import Player
from boggle_desk.storage.games import GameStore
from tests.trust.disk import ROOT
from tests.trust.kills import data, live_in
from tests.views.boggle.table_fixtures import open_desk, settings_for, wait_until

_PHONES, _WRITES = 8, 0.15
"""How many phones, and the seconds in which each writes a word."""
_SECONDS = 100_000
_Told = dict[str, Any]


class _Phone:
    """What a page does: it keeps what was written until it is answered, and comes back with its secret."""

    def __init__(self, number: int) -> None:
        self.name, self.secret = f"Player {number}", ""
        self.kept: dict[str, _Told] = {}
        self.wrote: list[str] = []
        self.refused: list[str] = []
        self.line: ClientConnection | None = None
        self.state: _Told = {}
        self._arrived = 0.0
        self._words = iter(list[str]())

    def find(self) -> None:
        """See what could be written: all of four letters that touch."""
        board = self.state["board"]
        wide, letters = board["columns"], [each.lower() for each in board["letters"]]
        near = [
            [at for at in range(len(letters)) if max(abs(at % wide - of % wide), abs(at // wide - of // wide)) == 1]
            for of in range(len(letters))
        ]
        walks = [[at] for at in range(len(letters))]
        for _ in range(3):
            walks = [[*walk, at] for walk in walks for at in near[walk[-1]] if at not in walk]
        self._words = iter(dict.fromkeys("".join(letters[at] for at in walk) for walk in walks))

    @property
    def at(self) -> float:
        """How long the search has gone, by this phone's clock."""
        clock = self.state["clock"]
        gone = time.monotonic() - self._arrived if clock["running"] else 0.0
        return max(0.0, round(float(self.state["seconds"] - clock["left"]) + gone, 1))

    async def write(self) -> None:
        """Write one word, on this line or the next."""
        identity, word = f"word-{len(self.wrote):08}", next(self._words)
        self.wrote.append(word)
        what = {"act": "write", "word": word, "at": self.at, "round": self.state["round"]}
        self.kept[identity] = {"do": "move", "id": identity, **what}
        await self._put(self.kept[identity])

    async def _put(self, message: _Told) -> None:
        if self.line:
            try:
                await self.line.send(json.dumps(message))
            except ConnectionClosed:
                self.line = None

    async def talk(self, address: str) -> None:
        """Come to the table again and again."""
        path, origin = address.replace("http:", "ws:", 1), Origin(address.rpartition("/")[0])
        while True:
            try:
                async with connect(f"{path}/ws", origin=origin, proxy=None, compression=None) as line:
                    await line.send(json.dumps({"do": "hello", "version": 1, "secret": self.secret}))
                    async for text in line:
                        await self._take(line, json.loads(text))
            except (ConnectionClosed, InvalidHandshake, OSError):
                pass
            self.line = None
            await asyncio.sleep(0.1)

    async def _take(self, line: ClientConnection, told: _Told) -> None:
        match told:
            case {"is": "welcome", "seat": -1}:
                assert not self.secret, f"{self.name} has lost the seat"
                sit = {"do": "sit", "id": "take-a-seat", "seat": -1, "name": self.name}
                await line.send(json.dumps(sit))
            case {"is": "welcome"}:
                self.secret, self.line = told["secret"], line
                for message in list(self.kept.values()):
                    await self._put(message)
            case {"is": "state"}:
                self.state, self._arrived = told, time.monotonic()
            case {"is": "done"}:
                self.kept.pop(told["id"], None)
                self.refused += [] if told["ok"] else [told["say"]]


async def _next_line(process: asyncio.subprocess.Process, home: Path) -> str:
    assert process.stdout
    line = (await process.stdout.readline()).decode().strip()
    assert line, f"the table ended by itself: {(home / 'errors').read_text()}"
    return line


async def _until(ready: Any) -> None:
    while not ready():  # noqa: ASYNC110  # phones tell nobody
        await asyncio.sleep(0.02)


async def _table(home: Path) -> asyncio.subprocess.Process:
    with (home / "errors").open("wb") as errors:
        return await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", "tests.trust.lines", str(home)),
            cwd=ROOT, env=os.environ | {"PYTHONPATH": str(ROOT)}, stdout=asyncio.subprocess.PIPE, stderr=errors,
        )  # fmt: skip


async def _lives(count: int, home: Path, rng: Random) -> list[_Phone]:
    """Kill so many tables while phones write, and let a last one hear everything."""
    phones = [_Phone(number) for number in range(1, _PHONES + 1)]
    tasks = list[asyncio.Task[None]]()
    for life in range(count + 1):
        process = await _table(home)
        try:
            opening = asyncio.ensure_future(_next_line(process, home))
            while life and not opening.done():  # they write on while nobody hears them
                await asyncio.sleep(_WRITES)
                await asyncio.gather(*(phone.write() for phone in phones if rng.random() < 0.3))
            address = await opening
            tasks = tasks or [asyncio.create_task(phone.talk(address)) for phone in phones]
            assert await _next_line(process, home) == "begun"
            await _until(lambda: all(phone.line and phone.state.get("open") for phone in phones))
            for phone in phones if not life else ():
                phone.find()
            for _ in range(rng.randrange(2, 12)):
                await asyncio.gather(*(phone.write() for phone in phones))
                await asyncio.sleep(rng.random() * _WRITES)
            if life == count:
                await _until(lambda: not any(phone.kept for phone in phones))
        finally:
            process.kill()
            await process.wait()
    for task in tasks:
        task.cancel()
    for ended in await asyncio.gather(*tasks, return_exceptions=True):
        assert isinstance(ended, asyncio.CancelledError), ended
    return phones


def run(count: int, folder: Path, rng: Random) -> str:
    """Kill the table so often, and say how much was written. Raises `AssertionError`."""
    data(folder).mkdir(parents=True)
    live_in(folder)
    phones = asyncio.run(_lives(count, folder, rng))
    store = GameStore.open(data(folder) / "games.sqlite")
    (game,) = store.unfinished()
    position = store.load(game.id).position
    store.close()
    for phone, listed in zip(phones, position.lists, strict=True):
        assert not phone.refused, f"{phone.name} was refused: {phone.refused}"
        words = [entry.word for entry in listed]
        assert sorted(words) == sorted(phone.wrote), f"{phone.name} wrote {phone.wrote}, and {words} is there"
    return f"{sum(len(phone.wrote) for phone in phones):,} words on {_PHONES} phones; all there, each once"


def _begin(people: Any) -> Iterator[None]:
    """Have phones invited, in a new game or the one that waits."""
    desk, waiting = people.desk, people.desk.services.store.unfinished()
    desk.find_addresses = lambda: ["127.0.0.1"]
    if waiting:
        desk.resume(waiting[0].id)
    else:
        rules = desk.services.boggle_presets["classic"]
        rules = replace(rules, writing=Writing.PHONES, fair_shake=False, seconds=_SECONDS)
        desk.invite("boggle", rules, tuple(Player(f"Player {number}") for number in range(1, _PHONES + 1)), ())
    wait_until(lambda: desk.phones is not None and desk.phones.server is not None)
    yield
    wait_until(lambda: len(desk.phones.held) == _PHONES and not desk.phones.away)
    desk.join.press_main()
    if waiting:
        desk.table.timer.resume()
    else:
        desk.phones.show_board(True)
        desk.table.session.submit(Shake())
        desk.table.session.submit(BeginSearch())
    yield


def main() -> None:
    """Be the table, until somebody ends this."""
    live_in(Path(sys.argv[1]))
    application = QApplication([])
    with open_desk(settings_for()) as people:
        begin = _begin(people)
        next(begin)
        print(people.desk.phones.address, flush=True)
        next(begin)
        print("begun", flush=True)
        application.exec()


if __name__ == "__main__":
    main()
