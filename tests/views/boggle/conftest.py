"""A desk with Ann and Bea in front of it."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from tests.views.boggle.table_fixtures import Sitting, open_desk, settings_for


@pytest.fixture
def sitting(qapp: QApplication) -> Iterator[Sitting]:
    """Return the program as it opens for Ann and Bea, who play until 12 points."""
    with open_desk(settings_for("Ann", "Bea", target=12)) as opened:
        yield opened
