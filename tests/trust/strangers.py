"""Send the server for phones requests and messages that chance has bitten into: none brings it down or shows what is
not its page."""

from pathlib import Path
from random import Random
from unittest.mock import patch

from boggle_desk.models.phones import server as server_module
from tests.models.phones.test_server import TOKEN, Server, get, hostile_messages, hostile_requests


def run(count: int, _folder: Path, rng: Random) -> str:
    """Send a fifth of them as requests, and say how many were. Raises `AssertionError`."""
    requests = count // 5
    server = Server()
    try:
        with patch.object(server_module, "_MOST_WRONG", 10**9):
            hostile_requests(server, requests, rng)
            hostile_messages(server, count - requests, rng)
            assert get(server, f"/{TOKEN}/")[0] == 200
    finally:
        server.close(wait=60)
    assert not server.running
    return f"{requests:,} requests, {count - requests:,} messages"
