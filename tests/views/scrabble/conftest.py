"""A desk with Ann and Bea in front of it, who play Scrabble."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from tests.views.scrabble.table_fixtures import Sitting, open_desk, scrabble_settings


@pytest.fixture
def people(qapp: QApplication) -> Iterator[Sitting]:
    """Return the program as it opens for Ann and Bea."""
    with open_desk(scrabble_settings("Ann", "Bea")) as opened:
        yield opened
