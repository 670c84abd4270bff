"""A phone for tests: it speaks with the program through the loopback address, as a browser does."""

import asyncio
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import count
from queue import Empty, Queue
from threading import Thread
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.typing import Origin

from tests.views.boggle.table_fixtures import wait_until

_ids = count(1)


class Phone:
    """A page on a phone. What the laptop says is kept in order; `state` is the last snapshot."""

    def __init__(self, address: str, secret: str = "") -> None:
        self.address, self.secret, self.seat = address, secret, -1
        self.said: list[dict[str, Any]] = []
        self.text: dict[str, str] = {}
        self.lang = ""
        self.state: dict[str, Any] = {}
        self.answers: dict[str, dict[str, Any]] = {}
        self.closed, self.dropped, self.trouble = False, False, ""
        self._heard: Queue[str | None] = Queue()
        self._loop = asyncio.new_event_loop()
        self._outgoing: asyncio.Queue[str | None] = asyncio.Queue()
        self._thread = Thread(target=self._loop.run_until_complete, args=(self._talk(),), daemon=True)
        self._thread.start()
        self.send(do="hello", version=1, secret=secret)

    async def _talk(self) -> None:
        origin = self.address.rpartition("/")[0]
        address = self.address.replace("http:", "ws:", 1)
        try:
            async with connect(f"{address}/ws", origin=Origin(origin), proxy=None, compression=None) as socket:
                reading = asyncio.ensure_future(self._read(socket))
                with suppress(ConnectionClosed):
                    while (text := await self._outgoing.get()) is not None:
                        await socket.send(text)
                reading.cancel()
        except (InvalidHandshake, OSError) as error:
            self.trouble = str(error)
        self._heard.put(None)

    async def _read(self, socket: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            async for text in socket:
                self._heard.put(str(text))
        await self._outgoing.put(None)

    def send(self, **message: Any) -> None:
        self._loop.call_soon_threadsafe(self._outgoing.put_nowait, json.dumps(message))

    def listen(self) -> None:
        """Take in what was said so far."""
        while True:
            try:
                text = self._heard.get_nowait()
            except Empty:
                return
            if text is None:
                self.closed = True
                return
            message = json.loads(text)
            self.said.append(message)
            match message["is"]:
                case "welcome":
                    self.seat, self.text, self.lang = message["seat"], message["text"], message["lang"]
                    self.secret = message["secret"] or self.secret
                case "state":
                    assert message["rev"] > self.state.get("rev", 0)
                    self.state = message
                case "done" | "preview":
                    self.answers[message["id"]] = message

    def wait(self, until: Callable[[], Any]) -> None:
        """Let the window work until something is so."""

        def ready() -> bool:
            self.listen()
            assert not self.trouble, self.trouble
            return bool(until())

        wait_until(ready)

    def ask(self, do: str = "move", again: str = "", **what: Any) -> dict[str, Any]:
        """Send an act and return the answer to it."""
        identity = again or f"test-act-{next(_ids):06}"
        self.answers.pop(identity, None)
        self.send(do=do, id=identity, **what)
        self.wait(lambda: identity in self.answers)
        return self.answers[identity]

    def write(self, *words: str) -> list[str]:
        """Write words; return what was said against each."""
        return [self.ask(act="write", word=word, at=0)["say"] for word in words]

    def drop(self) -> None:
        """Lose the network."""
        if not self.dropped:
            self.dropped = True
            self._loop.call_soon_threadsafe(self._outgoing.put_nowait, None)
            self._thread.join()
            self._loop.close()


@contextmanager
def phones(address: str, *names: str) -> Iterator[list[Phone]]:
    """Open a phone for each of these and take seats with these names."""
    opened = []
    try:
        for name in names:
            opened.append(phone := Phone(address))
            phone.wait(lambda phone=phone: phone.state)
            assert phone.ask(do="sit", seat=-1, name=name)["ok"]
        yield opened
    finally:
        for phone in opened:
            phone.drop()
