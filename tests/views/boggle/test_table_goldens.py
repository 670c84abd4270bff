"""Pictures of the pages as they were approved."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from boggle_desk.settings import ThemeChoice, WindowPlace
from tests.goldens import check_golden
from tests.views.boggle.table_fixtures import Sitting, open_desk, settings_for
from tests.views.boggle.table_stages import NAMES, play_to
from tests.views.pages import page_seen

pytestmark = pytest.mark.slow

LIGHT, DARK = ThemeChoice.LIGHT, ThemeChoice.DARK
LAPTOP = (1280, 800)

PICTURES = [
    ("setup", DARK, LAPTOP, 1.6),
    ("search", LIGHT, LAPTOP, 1.0),
    ("vote", DARK, LAPTOP, 1.0),
    ("end", LIGHT, LAPTOP, 1.0),
    ("review", LIGHT, LAPTOP, 1.0),
    ("practice result", LIGHT, LAPTOP, 1.0),
]

WHOLE = ("search",)
"""Pages of the table pictured with the dome, the others without."""


@contextmanager
def sitting(theme: ThemeChoice, size: tuple[int, int], scale: float) -> Iterator[Sitting]:
    """Open the program in a look, on a window of a size."""
    place = WindowPlace(0, 0, *size)
    values = replace(settings_for(*NAMES), theme=theme, text_scale=scale, window=place, remarks=False)
    with open_desk(values) as people:
        people.resize(QSize(*size))
        yield people


def picture(people: Sitting, stage: str) -> QImage:
    """Return a page as it is seen, without the caret and what flashes for a moment."""
    if people.desk.table:
        people.table.dome.flash(())
    page, whole = people.desk.window.pages.currentWidget(), page_seen(people)
    if people.desk.table and stage not in WHOLE and people.table.dome.isVisible():
        left = people.table.panels.mapTo(page, QPoint()).x() - 8
        whole = whole.copy(left, 0, whole.width() - left, whole.height())
    return whole


@pytest.mark.parametrize(
    ("stage", "theme", "size", "scale"), PICTURES, ids=[f"{s}-{t}-{w}-{x}" for s, t, (w, _), x in PICTURES]
)
def test_the_page_looks_as_it_was_approved(
    qapp: QApplication, stage: str, theme: ThemeChoice, size: tuple[int, int], scale: float
) -> None:
    with sitting(theme, size, scale) as people:
        play_to(people, stage)
        check_golden(picture(people, stage), f"table/{stage.replace(' ', '_')}-{theme}-{size[0]}-{scale}")
