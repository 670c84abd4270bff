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
from itertools import count
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Any

import msgspec

from boggle_desk.models.phones.messages import LARGEST, Beat, Message, read

if TYPE_CHECKING:  # it takes as long as the first page, and most tables never ask for it
    from aiohttp import web

PORT = 8377
"""The port that is taken if nothing else has it."""
RATE, BURST = 30, 60
"""Messages a second from one phone, and at once."""
HEARTBEAT = 3.0
"""The seconds of silence after which a phone is asked for a sign of life; without one for half of that, it is gone."""
_MOST_PHONES, _MOST_CONNECTIONS, _MOST_WAITING, _QUEUE = 32, 160, 300, 64
_MOST_STRANGERS, _MOST_OF_ONE = 48, 16
"""How many connections may be open that have not shown the code: in all, and from one address."""
_MOST_WRONG, _FORGIVEN = 40, 60.0
"""How many wrong addresses one machine may ask for in how many seconds."""
_PATIENCE, _STRANGE, _PAUSE = 10.0, 4.0, 0.2
"""The seconds until a connection has said what it wants, until it has shown the code, and until the next can be taken
when the system has no room for one."""
_TYPES = {
    ".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml", ".png": "image/png",
    ".webp": "image/webp", ".woff2": "font/woff2", ".ttf": "font/ttf",
}  # fmt: skip
_LASTING, _DAY = ("font/ttf", "image/png", "image/webp"), 86_400
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
        self._strangers: dict[asyncio.Transport, tuple[str, float]] = {}
        """The open connections that have not shown the code: from where, and since when."""
        self._known: set[asyncio.Transport] = set()
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
        from aiohttp import web

        self._shown = self._files()
        app = web.Application(client_max_size=1)
        app.router.add_route("*", "/{path:.*}", self._answer)
        app.on_response_prepare.append(self._protect)
        quiet = logging.getLogger(f"{__name__}.http")
        quiet.setLevel(logging.CRITICAL)  # what strangers send is no news of ours
        runner = web.AppRunner(
            app, access_log=None, logger=quiet, keepalive_timeout=_PATIENCE, shutdown_timeout=1.0, handle_signals=False
        )
        await runner.setup()
        assert runner.server  # noqa: S101  # it was set up
        self._loop.set_exception_handler(lambda _loop, trouble: self._log_once(str(trouble.get("message"))))
        self._socket.setblocking(False)
        accepting = self._loop.create_task(self._accept(runner.server))
        try:
            while not self._closing.is_set():
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._closing.wait(), _STRANGE / 2)
                self._weed()
        finally:
            accepting.cancel()
            for phone in self._phones.values():
                phone.take("", code=1001)
            for stranger in self._strangers:
                stranger.abort()
            await runner.cleanup()

    async def _accept(self, handler: Callable[[], asyncio.BaseProtocol]) -> None:
        """Let in who comes, unless there are too many: those who are here stay, the newest is refused."""
        while True:
            try:
                talk, (address, *_more) = await self._loop.sock_accept(self._socket)
            except OSError as error:  # no handle is left, or it is gone again
                self._log_once(f"A connection could not be taken: {error}")
                await asyncio.sleep(_PAUSE)
                continue
            self._strangers = {each: who for each, who in self._strangers.items() if not each.is_closing()}
            self._known = {each for each in self._known if not each.is_closing()}
            of_one = sum(who == address for who, _since in self._strangers.values())
            strangers, all_ = len(self._strangers), len(self._strangers) + len(self._known)
            if of_one >= _MOST_OF_ONE or strangers >= _MOST_STRANGERS or all_ >= _MOST_CONNECTIONS:
                talk.close()
                self._log_once("Too many connections: the newest are refused.")
                await asyncio.sleep(0)  # nobody waits for a flood
                continue
            with suppress(OSError):
                transport, _protocol = await self._loop.connect_accepted_socket(handler, talk)
                self._strangers[transport] = address, time.monotonic()

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
        for transport, (_address, since) in self._strangers.items():
            if now - since > _STRANGE:
                transport.abort()

    def _knows(self, transport: asyncio.Transport | None) -> None:
        """A connection has shown the code."""
        if transport and self._strangers.pop(transport, None):
            self._known.add(transport)

    async def _protect(self, _request: "web.Request", response: "web.StreamResponse") -> None:
        response.headers.update(
            {
                "Content-Security-Policy": (
                    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
                    "connect-src 'self' ws:; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
                    "frame-ancestors 'none'"
                ),
                "X-Content-Type-Options": "nosniff",
                "Referrer-Policy": "no-referrer",
                "Cross-Origin-Resource-Policy": "same-origin",
                "Cross-Origin-Opener-Policy": "same-origin",
                "Cache-Control": f"private, max-age={_DAY}" if response.content_type in _LASTING else "no-cache",
                "Server": "",
            }
        )

    async def _answer(self, request: "web.Request") -> "web.StreamResponse":
        from aiohttp import web

        stranger = request.remote or ""
        if request.headers.getall("Host", []) != [self.host] or request.method not in ("GET", "HEAD"):
            return web.Response(status=400)
        token, slash, name = request.path[1:].partition("/")
        if token.endswith(_LOOKS) and not slash:
            name = token
        elif self._wrong[stranger] >= _MOST_WRONG:
            return self._refuse(429)
        elif token.upper() != self._token:
            self._wrong[stranger] += 1
            return self._refuse(404)
        else:
            self._knows(request.transport)
        if token.upper() == self._token and not slash:
            return web.Response(status=302, headers={"Location": f"/{token}/"})
        if name == "ws":
            return await self._talk(request)
        if not name and len(self._phones) >= _MOST_PHONES:
            return self._refuse(503)
        found = self._shown.get(name or "index.html")
        if found is None:
            return self._refuse(404)
        return web.Response(body=found[1], content_type=found[0], charset="utf-8" if "text" in found[0] else None)

    def _refuse(self, status: int) -> "web.Response":
        """Return a page that says why there is no other. Nothing that was asked for is in it."""
        from aiohttp import web

        language, sentences = self.words
        page = self._shown.get("refused.html", ("", b""))[1].decode()
        page = page.format(lang=escape(language), say=escape(sentences.get(str(status), "")))
        return web.Response(status=status, text=page, content_type="text/html", charset="utf-8")

    async def _talk(self, request: "web.Request") -> "web.StreamResponse":
        """Speak with one phone until one of both goes."""
        from aiohttp import web

        origin, *more = request.headers.getall("Origin", [""])
        if more or origin not in {f"http://{host}" for host in (self.host, *self.origins)}:
            return web.Response(status=403)
        if len(self._phones) >= _MOST_PHONES:
            return web.Response(status=503)
        talk = web.WebSocketResponse(heartbeat=HEARTBEAT, max_msg_size=LARGEST, compress=False, timeout=1.0)
        if not talk.can_prepare(request):
            return web.Response(status=400)
        await talk.prepare(request)
        number, phone = next(_numbers), _Phone(talk)
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
            await talk.close(code=phone.code)
        return talk

    async def _listen(self, number: int, phone: "_Phone") -> None:
        """Hand on what a phone says, until it says what it may not."""
        from aiohttp import WSMsgType

        timeout: float | None = _PATIENCE
        with suppress(msgspec.MsgspecError, UnicodeError, RecursionError, TimeoutError):
            while (frame := await asyncio.wait_for(phone.socket.receive(), timeout)).type is WSMsgType.TEXT:
                message = read(frame.data)
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

    def __init__(self, talk: "web.WebSocketResponse") -> None:
        self.socket = talk
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
        with suppress(ConnectionError, RuntimeError):
            while True:
                await self._wake.wait()
                self._wake.clear()
                while self._waiting:
                    if not (text := self._waiting.popleft()):
                        return
                    await self.socket.send_str(text)
                if text := self._latest:
                    self._latest = ""
                    await self.socket.send_str(text)


def _listening(address: str, port: int) -> socket.socket:
    """Return a socket that is bound to the port, or to a free one if something else has it. Who comes before the server
    is ready waits."""
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    try:
        return socket.create_server((address, port), family=family, backlog=_QUEUE)
    except OSError:
        return socket.create_server((address, 0), family=family, backlog=_QUEUE)
