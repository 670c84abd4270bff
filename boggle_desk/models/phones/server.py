"""Serves the phones' page and its messages on one address, on a thread of its own, until it is closed.

It knows nothing of games: what a phone says goes to one function, and what is said to it comes in as text. Whatever
arrives is hostile until it is checked here.
"""

import asyncio
import logging
import socket
import time
from collections import Counter, deque
from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from html import escape
from http import HTTPStatus
from itertools import count
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Any

import msgspec

from boggle_desk.models.phones.messages import LARGEST, Beat, Message, read

if TYPE_CHECKING:  # loaded on the thread: most tables never ask for it
    from websockets.asyncio.server import ServerConnection
    from websockets.http11 import Request, Response

PORT = 8377
"""The port that is taken if nothing else has it."""
RATE, BURST = 30, 60
"""Messages a second from one phone, and at once."""
HEARTBEAT = 2.4
"""The seconds after which a phone is asked for a sign of life each time; without one for as long again, it is gone."""
_MOST_PHONES, _MOST_CONNECTIONS, _MOST_WAITING, _QUEUE = 32, 160, 300, 64
_MOST_STRANGERS, _MOST_OF_ONE = 48, 16
"""How many connections may be open that have not shown the code: in all, and from one address."""
_MOST_WRONG, _FORGIVEN = 40, 60.0
"""How many wrong addresses one machine may ask for in how many seconds."""
_PATIENCE, _STRANGE, _FAREWELL = 10.0, 4.0, 1.0
"""The seconds until a connection has said what it wants or has taken what it asked for, until it has shown the code,
and until a phone has said goodbye."""
_TYPES = {
    ".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml", ".png": "image/png",
    ".webp": "image/webp", ".woff2": "font/woff2", ".ttf": "font/ttf",
}  # fmt: skip
_LASTING, _DAY = ("font/ttf", "image/png", "image/webp"), 86_400
_PROTECTION = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self' ws:; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Connection": "close",
}
_LOOKS = (".css", ".ttf", ".png", ".svg")
"""What anybody may fetch: the looks of the page that says why there is no other."""
_numbers = count(1)
"""Of connections, whichever server they have: what is still on its way from an earlier one is nobody else's."""
_log = logging.getLogger(__name__)

Heard = Callable[[int, Message | None], None]
"""Takes the number of a connection, and what it said; None if it is gone. Number 0 is the server itself."""


def host_of(address: str, port: int) -> str:
    """Return an address and a port as they are written after `http://`."""
    return f"[{address}]:{port}" if ":" in address else f"{address}:{port}"


def files_in(*folders: Path) -> dict[str, tuple[str, bytes]]:
    """Return what the folders have to show, by name, with its type. Nothing else is ever read for a phone."""
    found = (file for folder in folders for file in sorted(folder.iterdir()) if file.suffix in _TYPES)
    return {file.name: (_TYPES[file.suffix], file.read_bytes()) for file in found}


class PhoneServer:
    """Listens from the beginning. Raises `OSError` if the address can't be had."""

    def __init__(self, address: str, port: int, token: str, files: Callable[[], Mapping[str, tuple[str, bytes]]],
                 heard: Heard) -> None:  # fmt: skip
        """`files` is called once, and `heard` for each message, both on the server's thread."""
        self.words: tuple[str, Mapping[str, str]] = ("en", {})
        """The language of the table, and its sentences: by status, why there is no page."""
        self.origins: Collection[str] = ()
        """Where else a page of this table may have been opened: it may move to another address."""
        self._token, self._files, self._heard = token, files, heard
        self._socket = _listening(address, port)
        self.address, self.port = self._socket.getsockname()[:2]
        self._runner = asyncio.Runner(loop_factory=asyncio.new_event_loop)
        self._loop = self._runner.get_loop()
        self._phones: dict[int, _Phone] = {}
        self._strangers: dict[ServerConnection, tuple[str, float]] = {}
        """The open connections that have not shown the code: from where, and since when."""
        self._known: set[ServerConnection] = set()
        """Those that have."""
        self._told: set[str] = set()
        """What was logged: each trouble once."""
        self._wrong: Counter[str] = Counter()
        self._forgives = 0.0
        self._shown: Mapping[str, tuple[str, bytes]] = {}
        self._closing = asyncio.Event()
        self._thread = Thread(target=self._run, name="phones", daemon=True)
        self._thread.start()

    @property
    def host(self) -> str:
        return host_of(self.address, self.port)

    @property
    def running(self) -> bool:
        return self._thread.is_alive()

    # ------------------------------------------------------------------------------- called from the window

    def send(self, phone: int, text: str, latest: bool = False) -> None:
        """Send a message; a `latest` one takes the place of the last such that is still waiting. Without a text the
        connection ends, after what was sent before."""
        self._soon(self._send, phone, text, latest)

    def close(self, wait: float = 0.0) -> None:
        """Stop listening and close all connections, waiting up to `wait` seconds for it to end."""
        self._soon(self._closing.set)
        if wait:
            self._thread.join(wait)

    def _soon(self, call: Callable[..., object], *arguments: Any) -> None:
        with suppress(RuntimeError):  # it is closed
            self._loop.call_soon_threadsafe(call, *arguments)

    # ------------------------------------------------------------------------------- on the server's thread

    def _run(self) -> None:
        try:
            self._runner.run(self._serve())
        except Exception:  # noqa: BLE001  # logged; the window works without phones
            _log.exception("The server for phones has stopped.")
            self._heard(0, None)
        finally:
            self._socket.close()
            self._runner.close()  # and all that is still to be done

    async def _serve(self) -> None:
        from websockets.asyncio.server import ServerConnection, serve

        come, gone = self._come, self._gone

        class Line(ServerConnection):
            """A connection that tells when it begins and ends."""

            def connection_made(self, transport: asyncio.BaseTransport) -> None:
                super().connection_made(transport)
                come(self)

            def connection_lost(self, exc: Exception | None) -> None:
                gone(self)
                super().connection_lost(exc)

        self._shown = self._files()
        quiet = logging.getLogger(f"{__name__}.http")
        quiet.setLevel(logging.CRITICAL)  # what strangers send is no news of ours
        self._loop.set_exception_handler(lambda _loop, trouble: self._log_once(str(trouble.get("message"))))
        server = await serve(
            self._talk, sock=self._socket, backlog=_QUEUE, create_connection=Line, process_request=self._answer,
            open_timeout=_PATIENCE, close_timeout=_PATIENCE, ping_interval=HEARTBEAT, ping_timeout=HEARTBEAT,
            max_size=LARGEST, compression=None, server_header=None, logger=quiet,
        )  # fmt: skip
        try:
            while not self._closing.is_set():
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._closing.wait(), _STRANGE / 2)
                self._weed()
        finally:
            for phone in self._phones.values():
                phone.take("", code=1001)
            for stranger in self._strangers:
                stranger.transport.abort()
            server.close(close_connections=False)
            with suppress(TimeoutError):
                await asyncio.wait_for(server.wait_closed(), 2 * _FAREWELL)

    def _come(self, line: "ServerConnection") -> None:
        """Let in who comes, unless there are too many: those who are here stay, the newest is refused."""
        address = str((line.remote_address or ("",))[0])
        of_one = sum(who == address for who, _since in self._strangers.values())
        strangers, all_ = len(self._strangers), len(self._strangers) + len(self._known)
        if of_one >= _MOST_OF_ONE or strangers >= _MOST_STRANGERS or all_ >= _MOST_CONNECTIONS:
            line.transport.abort()
            self._log_once("Too many connections: the newest are refused.")
        else:
            self._strangers[line] = address, time.monotonic()

    def _gone(self, line: "ServerConnection") -> None:
        self._strangers.pop(line, None)
        self._known.discard(line)

    def _log_once(self, trouble: str) -> None:
        if trouble not in self._told:
            self._told.add(trouble)
            _log.warning("%s", trouble)

    def _weed(self) -> None:
        """Forgive wrong addresses slowly, and end what takes too long to show the code."""
        now = time.monotonic()
        if now >= self._forgives:
            self._forgives = now + _PATIENCE
            self._wrong -= Counter(dict.fromkeys(self._wrong, round(_MOST_WRONG * _PATIENCE / _FORGIVEN)))
        for line, (_address, since) in self._strangers.items():
            if now - since > _STRANGE:
                line.transport.abort()

    def _answer(self, line: "ServerConnection", request: "Request") -> "Response | None":
        """Return the answer to a request; None lets it speak."""
        stranger, path = str((line.remote_address or ("",))[0]), request.path.partition("?")[0]
        if request.headers.get_all("Host") != [self.host] or request.method != "GET":
            return _response(400)
        token, slash, name = path[1:].partition("/")
        if token.endswith(_LOOKS) and not slash:
            name = token
        elif self._wrong[stranger] >= _MOST_WRONG:
            return self._refuse(429)
        elif token.upper() != self._token:
            self._wrong[stranger] += 1
            return self._refuse(404)
        elif self._strangers.pop(line, None):  # it has shown the code
            self._known.add(line)
        if token.upper() == self._token and not slash:
            return _response(302, Location=f"/{token}/")
        full = len(self._phones) >= _MOST_PHONES
        if name == "ws":
            return _response(503) if full else self._why_not(request)
        if full and not name:
            return self._refuse(503)
        found = self._shown.get(name or "index.html")
        return self._refuse(404) if found is None else _response(200, *found)

    def _refuse(self, status: int) -> "Response":
        """Return a page that says why there is no other. Nothing that was asked for is in it."""
        language, sentences = self.words
        page = self._shown.get("refused.html", ("", b""))[1].decode()
        page = page.format(lang=escape(language), say=escape(sentences.get(str(status), "")))
        return _response(status, "text/html", page.encode())

    def _why_not(self, request: "Request") -> "Response | None":
        """Return why a page may not speak; None if it may."""
        origins = {f"http://{host}" for host in (self.host, *self.origins)}
        if [each in origins for each in request.headers.get_all("Origin")] != [True]:
            return _response(403)
        return None if "websocket" in request.headers.get("Upgrade", "").lower() else _response(400)

    async def _talk(self, line: "ServerConnection") -> None:
        """Speak with one phone until one of both goes."""
        line.close_timeout = _FAREWELL
        number, phone = next(_numbers), _Phone(line)
        self._phones[number] = phone
        writing = self._loop.create_task(phone.write())
        listening = self._loop.create_task(self._listen(number, phone))
        try:
            await asyncio.wait({writing, listening}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            del self._phones[number]
            self._heard(number, None)
            for task in (writing, listening):
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
            await line.close(phone.code)

    async def _listen(self, number: int, phone: "_Phone") -> None:
        """Hand on what a phone says, until it says what it may not."""
        from websockets.exceptions import ConnectionClosed

        timeout: float | None = _PATIENCE
        with suppress(msgspec.MsgspecError, UnicodeError, RecursionError, TimeoutError, ConnectionClosed):
            while isinstance(text := await asyncio.wait_for(phone.line.recv(), timeout), str):
                message = read(text)
                if not phone.may_speak():
                    return
                if isinstance(message, Beat):
                    phone.take('{"is":"beat"}')  # at once, however busy the window is
                self._heard(number, message)
                timeout = None

    def _send(self, number: int, text: str, latest: bool) -> None:
        if phone := self._phones.get(number):
            phone.take(text, latest)


class _Phone:
    """One connection: what is to be sent, and how fast it speaks."""

    def __init__(self, line: "ServerConnection") -> None:
        self.line = line
        self._waiting: deque[str] = deque()
        self._latest = ""
        self._wake = asyncio.Event()
        self.code = 1008
        """What the end of the connection is told with: it did wrong, unless somebody says otherwise."""
        self._allowance, self._spoke = float(BURST), time.monotonic()

    def may_speak(self) -> bool:
        """Count a message; return whether it is not too much."""
        now = time.monotonic()
        self._allowance, self._spoke = min(BURST, self._allowance + RATE * (now - self._spoke)) - 1, now
        return self._allowance >= 0

    def take(self, text: str, latest: bool = False, code: int = 1000) -> None:
        """Queue a text to send; an empty one ends the connection, with this code."""
        self.code = self.code if text else code
        if latest:
            self._latest = text
        elif len(self._waiting) < _MOST_WAITING:
            self._waiting += (self._latest, text) if self._latest else (text,)  # or it would come after
            self._latest = ""
        self._wake.set()

    async def write(self) -> None:
        """Send what is to be sent, until the connection is to end."""
        from websockets.exceptions import ConnectionClosed

        with suppress(ConnectionClosed):
            while True:
                await self._wake.wait()
                self._wake.clear()
                while self._waiting:
                    if not (text := self._waiting.popleft()):
                        return
                    await self.line.send(text)
                if text := self._latest:
                    self._latest = ""
                    await self.line.send(text)


def _response(status: int, kind: str = "text/plain", body: bytes = b"", **more: str) -> "Response":
    from websockets.datastructures import Headers
    from websockets.http11 import Response

    caching = f"private, max-age={_DAY}" if kind in _LASTING else "no-cache"
    written = f"{kind}; charset=utf-8" if "text" in kind else kind
    heads = {"Content-Type": written, "Content-Length": str(len(body)), "Cache-Control": caching}
    return Response(status, HTTPStatus(status).phrase, Headers(**_PROTECTION, **heads, **more), body)


def _listening(address: str, port: int) -> socket.socket:
    """Return a socket that is bound to the port, or to a free one if something else has it. Who comes before the server
    is ready waits."""
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    try:
        return socket.create_server((address, port), family=family, backlog=_QUEUE)
    except OSError:
        return socket.create_server((address, 0), family=family, backlog=_QUEUE)
