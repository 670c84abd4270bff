"""The server for phones: it listens on one address, shows nothing but its page, and nothing hostile gets past it."""

import asyncio
import json
import os
import socket
import sys
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, suppress
from queue import Queue
from random import Random
from threading import current_thread
from typing import Any
from unittest.mock import Mock

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from boggle_desk.models.phones import server as server_module
from boggle_desk.models.phones.messages import Beat, Hello, Message, Move, read
from boggle_desk.models.phones.server import BURST, PhoneServer, _Phone

TOKEN = "ABCDEFGH"  # noqa: S105  # an invitation of these tests
FILES = {
    "index.html": ("text/html", b"<!DOCTYPE html>"), "phone.js": ("text/javascript", b"0"),
    "phone.css": ("text/css", b""), "refused.html": ("text/html", b'<html lang="{lang}">{say}'),
}  # fmt: skip
Heard = Queue[tuple[int, Message | None]]


class Server(PhoneServer):
    """A server that keeps what it heard."""

    def __init__(self) -> None:
        self.heard: Heard = Queue()
        super().__init__("127.0.0.1", 0, TOKEN, lambda: FILES, lambda phone, said: self.heard.put((phone, said)))

    @property
    def origin(self) -> str:
        return f"http://{self.host}"


@pytest.fixture
def server() -> Iterator[Server]:
    made = Server()
    yield made
    made.close(wait=60)
    assert not made.running


def raw(server: Server, request: bytes, whole: bool = True) -> bytes:
    """Send bytes, and return what comes back until the end. What is no `whole` request ends there."""
    with socket.create_connection((server.address, server.port)) as talk:
        talk.sendall(request)
        if not whole:
            talk.shutdown(socket.SHUT_WR)
        answer = b""
        with suppress(ConnectionResetError):
            while part := talk.recv(65_536):
                answer += part
    return answer


def get(server: Server, path: str, host: str = "", method: str = "GET", more: str = "") -> tuple[int, str]:
    """Return the status of a request, and the whole answer."""
    request = f"{method} {path} HTTP/1.1\r\nHost: {host or server.host}\r\nConnection: close\r\n{more}\r\n"
    answer = raw(server, request.encode())
    return int(answer.split()[1]), answer.decode()


def connected(server: Server, **options: Any) -> connect:
    options.setdefault("origin", server.origin)
    return connect(f"ws://{server.host}/{TOKEN}/ws", proxy=None, compression=None, **options)


def talk(server: Server, say: Callable[[ClientConnection], Any], **options: Any) -> Any:
    """Open a phone's line, and return what comes of talking."""

    async def whole() -> Any:
        async with connected(server, **options) as line:
            return await say(line)

    return asyncio.run(whole())


def test_only_the_page_is_shown(server: Server) -> None:
    assert get(server, f"/{TOKEN}/")[0] == 200
    assert get(server, f"/{TOKEN}/phone.js")[0] == 200
    assert get(server, f"/{TOKEN}")[0] == 302
    assert get(server, "/phone.css")[0] == 200  # the looks of the page for who is refused
    assert get(server, "/phone.js")[0] == 404
    below = ("..", "../phone.js", "%2e%2e/server.py", "other", "/index.html", "index.html/", "%00")
    hidden = ["/", "//", "/ABCDEFGX/", *(f"/{TOKEN}/{path}" for path in below)]
    assert {get(server, path)[0] for path in hidden} <= {400, 404}


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "PATCH"])
def test_nothing_can_be_sent_but_by_the_line(server: Server, method: str) -> None:
    assert get(server, f"/{TOKEN}/", method=method)[0] in (400, 405)


def test_a_page_from_elsewhere_reaches_nothing(server: Server) -> None:
    """Names that lead here by a trick of another site are refused, and so are its scripts."""
    assert get(server, f"/{TOKEN}/", host="evil.example")[0] == 400
    assert get(server, f"/{TOKEN}/", more="Host: evil.example\r\n")[0] == 400
    for origin in ("http://evil.example", f"https://{server.host}", "null"):
        with pytest.raises(InvalidStatus) as refused:
            talk(server, lambda line: line.recv(), origin=origin)
        assert refused.value.response.status_code == 403
    server.origins = ("192.0.2.7:8377",)  # where the table was before
    with pytest.raises(TimeoutError):
        talk(server, lambda line: asyncio.wait_for(line.recv(), 0.1), origin="http://192.0.2.7:8377")


def test_the_page_may_load_only_from_here(server: Server) -> None:
    head = get(server, f"/{TOKEN}/")[1].partition("\r\n\r\n")[0]
    policy = next(line for line in head.splitlines() if line.startswith("Content-Security-Policy"))
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "connect-src 'self' ws:;" in policy  # the table may move to another address
    assert "nosniff" in head
    assert "Python" not in head


def test_who_guesses_tokens_is_refused_for_a_while(server: Server) -> None:
    statuses = [get(server, f"/GUESS{number:03}/")[0] for number in range(60)]
    assert statuses[0] == 404
    assert statuses[-1] == 429
    assert get(server, f"/{TOKEN}/")[0] == 429
    assert get(server, "/phone.css")[0] == 200


def test_who_is_refused_reads_why(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the language of the table, in the page's look, by the same policy, and with nothing that was asked for."""
    server.words = "de", {"404": "Diese <Einladung> gilt nicht mehr.", "503": "Zu viele."}
    for path in ("/OLDCODES/", "/OLDCODES/ws", f"/{TOKEN}/other", "/"):
        status, answer = get(server, f"{path}?%3Cscript%3E=<b>")
        assert status == 404
        assert answer.endswith('<html lang="de">Diese &lt;Einladung&gt; gilt nicht mehr.')
        assert "default-src 'none'" in answer
    assert "Location" not in get(server, "/OLDCODES")[1]
    monkeypatch.setattr(server_module, "_MOST_PHONES", 0)
    assert get(server, f"/{TOKEN}/")[1].endswith("Zu viele.")


async def _drain(line: ClientConnection) -> int:
    with suppress(ConnectionClosed):
        async for text in line:
            assert isinstance(text, str)
    return line.close_code or 0


GOOD = json.dumps({"do": "hello", "version": 1, "secret": ""})
_WRONG_MOVES = (
    '"act":"shake"', '"act":"write","word":7', '"act":"write","word":"HOT","at":-1', '"act":"write","at":NaN',
    '"act":"play","laid":[[0,"A"]]', '"act":"play","laid":[[9999,"A",true]]', '"act":"play","laid":[[0,"ABCDE",true]]',
    f'"act":"write","word":"{"A" * 41}"',
)  # fmt: skip
BAD = [
    *("", "null", "[]", "{}", "{", "[" * 3000, '{"do":"shutdown"}', '{"do":"hello"}', '{"do":"hello","version":"1"}'),
    *('{"do":"hello","version":1,"more":2}', '{"do":"sit","id":"long-enough","seat":1e9}'),
    *('{"do":"move","id":"short","act":"write"}', '{"do":"move","id":"long enough","act":"write"}'),
    '{"do":"name","name":"' + "N" * 41 + '"}',
    *('{"do":"move","id":"long-enough",' + wrong + "}" for wrong in _WRONG_MOVES),
]


@pytest.mark.parametrize("text", BAD, ids=range(len(BAD)))
def test_nonsense_ends_the_line_and_is_not_heard(server: Server, text: str) -> None:
    async def say(line: ClientConnection) -> int:
        await line.send(text)
        return await _drain(line)

    assert talk(server, say) == 1008
    assert server.heard.get()[1] is None
    assert server.heard.empty()


def test_a_message_may_not_be_large(server: Server) -> None:
    async def say(line: ClientConnection) -> int:
        await line.send(json.dumps({"do": "name", "name": "x" * 5000}))
        return await _drain(line)

    assert talk(server, say) in (1006, 1008, 1009)
    assert server.heard.get()[1] is None
    assert server.heard.empty()


def test_who_speaks_too_fast_is_cut_off(server: Server) -> None:
    async def say(line: ClientConnection) -> int:
        with suppress(ConnectionClosed):  # it ended while more was being said
            for _ in range(10 * BURST):
                await line.send(GOOD)
        return await _drain(line)

    assert talk(server, say) in (1006, 1008)
    heard = [said for _phone, said in server.heard.queue if said is not None]
    assert BURST <= len(heard) < 10 * BURST


def test_what_is_said_is_heard_and_answered(server: Server) -> None:
    async def say(line: ClientConnection) -> list[str]:
        await line.send(GOOD)
        await line.send('{"do":"move","id":"move-0001","act":"write","word":"HOT","at":1.5}')
        first, hello = await asyncio.to_thread(server.heard.get)
        _same, move = await asyncio.to_thread(server.heard.get)
        assert hello == Hello(1)
        assert isinstance(move, Move)
        assert (move.word, move.at) == ("HOT", 1.5)
        server.send(first, "one")
        server.send(first, "two")
        server.send(first, "three")
        server.send(first, "")
        return [str(await line.recv()) for _ in range(3)]

    assert talk(server, say) == ["one", "two", "three"]


def test_few_can_be_there_at_once(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_module, "_MOST_PHONES", 1)

    async def say(_line: ClientConnection) -> int:
        try:
            await connected(server)
        except InvalidStatus as refused:
            return refused.response.status_code
        return 0

    assert talk(server, say) == 503


def test_nothing_comes_after_what_was_sent_last() -> None:
    """A table that waited to be sent came after the news that there is none any more."""
    sent: list[str] = []

    async def send(text: str) -> None:
        sent.append(text)

    async def talk() -> None:
        phone = _Phone(Mock(send=send))
        for table in ("one table", "another"):
            phone.take(table, latest=True)
        phone.take("gone")
        writing = asyncio.create_task(phone.write())
        await asyncio.sleep(0)
        phone.take("")
        await writing

    asyncio.run(talk())
    assert sent == ["another", "gone"]


def test_it_ends_when_it_is_closed(server: Server) -> None:
    async def say(line: ClientConnection) -> int:
        await asyncio.to_thread(server.close)
        return await _drain(line)

    assert talk(server, say) == 1001
    server.close(wait=60)
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection((server.address, server.port))


def test_a_server_that_fails_says_so_and_leaves_nothing_behind(caplog: pytest.LogCaptureFixture) -> None:
    def broken() -> Any:
        raise RuntimeError("no files")

    heard: Heard = Queue()
    made = PhoneServer("127.0.0.1", 0, TOKEN, broken, lambda phone, said: heard.put((phone, said)))
    assert heard.get() == (0, None)
    made.close(wait=60)
    assert not made.running
    assert "has stopped" in caplog.text
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection((made.address, made.port))


def test_an_address_of_another_machine_cannot_be_had() -> None:
    with pytest.raises(OSError, match=r"."):
        PhoneServer("192.0.2.1", 0, TOKEN, dict, lambda _phone, _said: None)


def crowd(server: Server, count: int, source: str = "127.0.0.1") -> list[socket.socket]:
    """Open connections that never say anything, from this address."""
    opened = []
    for _ in range(count):
        with suppress(OSError):
            opened.append(socket.create_connection((server.address, server.port), source_address=(source, 0)))
    return opened


def test_a_stranger_disturbs_nobody(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    """P24: beyond 96 connections the oldest were closed, which were the family's; handles and log lines had no end."""

    async def family() -> None:
        async with AsyncExitStack() as opened:
            lines = [await opened.enter_async_context(connected(server)) for _ in range(8)]
            handles = len(os.listdir("/proc/self/fd")) if sys.platform == "linux" else 0  # noqa: PTH208  # numbers only
            for line in lines:
                await line.send(GOOD)
            heard = [asyncio.ensure_future(line.recv()) for line in lines]  # signs of life are answered meanwhile
            elsewhere = "127.0.0.9" if sys.platform == "linux" else "127.0.0.1"
            strangers = await asyncio.to_thread(crowd, server, 2_000, elsewhere)
            for line in lines:
                await line.send('{"do":"beat"}')
            assert await asyncio.gather(*heard) == 8 * ['{"is":"beat"}']
            if elsewhere != "127.0.0.1":
                await lines.pop().close()
                await opened.enter_async_context(connected(server))  # who was away comes back
            if handles:  # those of the strangers themselves are here too
                assert len(os.listdir("/proc/self/fd")) - handles - len(strangers) < 60  # noqa: PTH208  # numbers only
            for each in strangers:
                each.close()

    asyncio.run(family())
    said = [server.heard.get() for _ in range(16)]
    assert len({phone for phone, message in said if isinstance(message, Beat)}) == 8
    assert "Traceback" not in caplog.text
    assert len(caplog.records) == 1


def test_a_place_is_free_again_for_who_has_the_code(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Who takes all places and says nothing loses them."""
    monkeypatch.setattr(server_module, "_STRANGE", 0.2)
    strangers = crowd(server, 40)

    def answered() -> bool:
        with suppress(OSError, IndexError):
            return get(server, f"/{TOKEN}/")[0] == 200
        return False

    while not answered():
        pass
    for each in strangers:
        each.close()
    assert len(caplog.records) == 1


def test_it_speaks_ipv6() -> None:
    try:
        made = PhoneServer("::1", 0, TOKEN, lambda: FILES, lambda _phone, _said: None)
    except OSError:
        pytest.skip("no IPv6 here")
    try:
        assert made.host == f"[::1]:{made.port}"
        with urllib.request.urlopen(f"http://{made.host}/{TOKEN}/") as page:
            assert "ws:" in page.headers["Content-Security-Policy"]
    finally:
        made.close(wait=60)


def bitten(text: bytes, rng: Random) -> bytes:
    """Return some bytes with a few changed, lost, doubled or new."""
    bytes_ = bytearray(text)
    for _ in range(rng.randrange(1, 6)):
        at = rng.randrange(len(bytes_) + 1)
        match rng.randrange(4):
            case 0:
                bytes_[at:at] = bytes(rng.randrange(256) for _ in range(rng.randrange(1, 9)))
            case 1:
                del bytes_[at : at + rng.randrange(1, 9)]
            case 2:
                bytes_[at : at + 1] = bytes([rng.randrange(256)])
            case _:
                bytes_ += bytes_[at : at + rng.randrange(40)]
    return bytes(bytes_)


def hostile_requests(server: Server, count: int, rng: Random) -> None:
    """Send requests that chance has bitten into; none brings the server down, or shows what is not the page."""
    lines = [f"GET /{TOKEN}/ws HTTP/1.1", f"Host: {server.host}", f"Origin: {server.origin}", "Upgrade: websocket"]
    lines += ["Connection: Upgrade", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "", ""]
    good = "\r\n".join(lines)
    for _ in range(count):
        answer = raw(server, bitten(good.encode(), rng), whole=False)
        assert answer.startswith(b"HTTP/") or not answer
        assert b"Traceback" not in answer


def hostile_messages(server: Server, count: int, rng: Random) -> None:
    """Read messages that chance has bitten into, and send a part of them: the first that is wrong ends a line."""
    samples = [GOOD, '{"do":"move","id":"move-0001","act":"play","laid":[[112,"C",false]],"at":1.5}', *BAD]
    for _ in range(count):
        with suppress(msgspec.MsgspecError, UnicodeError, RecursionError):
            assert isinstance(read(bitten(rng.choice(samples).encode(), rng)), Message)

    async def say(line: ClientConnection) -> None:
        for _ in range(20):
            text = bitten(rng.choice(samples).encode(), rng).decode(errors="replace")
            await line.send(text)

    for _ in range(count // 20):
        with suppress(ConnectionClosed):  # it was cut off
            talk(server, say)


def test_hostile_requests_and_messages(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_module, "_MOST_WRONG", 10**9)
    rng = Random(30)
    hostile_requests(server, 150, rng)
    hostile_messages(server, 400, rng)
    assert get(server, f"/{TOKEN}/")[0] == 200
    assert current_thread().is_alive()
