"""One Chromium for the phones of a test. Whatever its pages complain of fails the test."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from tests.browsers.browsers import Chromium

_EXPECTED = "WebSocket", "net::ERR", "status of 404"
"""What a browser says when it is cut off, or when another table is at its address."""


@pytest.fixture
def chromium(qapp: QApplication) -> Iterator[Chromium]:
    browser = Chromium()
    yield browser
    browser.close()
    assert not [each for each in browser.troubles if not any(part in each for part in _EXPECTED)]
