"""One Chromium for the phones of a test. Whatever its pages complain of fails the test."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from boggle_desk.models.phones import seats
from tests.browsers.browsers import Chromium

_EXPECTED = "WebSocket", "net::ERR", "status of 404"
"""What a browser says when it is cut off, or when another table is at its address."""


@pytest.fixture(autouse=True)
def _own_port(worker_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave the program's port to it, and to each of pytest's processes its own."""
    monkeypatch.setattr(seats, "PORT", 8471 + int(worker_id.strip("gwmaster") or 0))


@pytest.fixture
def chromium(qapp: QApplication) -> Iterator[Chromium]:
    browser = Chromium()
    yield browser
    browser.close()
    assert not [each for each in browser.troubles if not any(part in each for part in _EXPECTED)]
