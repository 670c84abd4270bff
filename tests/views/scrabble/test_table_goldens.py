"""Pictures of the pages of a crossword game as they were approved."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from boggle_desk.settings import ThemeChoice, WindowPlace
from tests.goldens import check_golden
from tests.views.pages import page_seen
from tests.views.scrabble.table_fixtures import Sitting, open_desk, scrabble_settings
from tests.views.scrabble.table_stages import NAMES, play_to

pytestmark = pytest.mark.slow

LIGHT, DARK = ThemeChoice.LIGHT, ThemeChoice.DARK
LAPTOP = (1280, 800)

WHOLE, SIDE, BELOW = (0.0, 0.0, 1.0, 1.0), (0.55, 0.0, 1.0, 1.0), (0.0, 0.68, 1.0, 1.0)
BOARD = (0.0, 0.0, 0.55, 1.0)
"""What is kept of a page, as shares of its width and height: left, top, right, bottom."""

PICTURES = [
    ("setup", LIGHT, LAPTOP, WHOLE),
    ("draft", LIGHT, LAPTOP, WHOLE),
    ("blank", DARK, LAPTOP, BOARD),
    ("challenge", LIGHT, LAPTOP, BELOW),
    ("end", DARK, LAPTOP, WHOLE),
]


@contextmanager
def sitting(theme: ThemeChoice, size: tuple[int, int]) -> Iterator[Sitting]:
    """Open the program in a look, on a window of a size."""
    values = replace(scrabble_settings(*NAMES), theme=theme, window=WindowPlace(0, 0, *size))
    with open_desk(values) as people:
        people.resize(QSize(*size))
        yield people


def picture(people: Sitting, part: tuple[float, float, float, float]) -> QImage:
    """Return a part of a page as it is seen."""
    whole = page_seen(people)
    left, top, right, bottom = (round(share * whole.size().toTuple()[at % 2]) for at, share in enumerate(part))
    return whole.copy(QRect(left, top, right - left, bottom - top))


@pytest.mark.parametrize(
    ("stage", "theme", "size", "part"),
    PICTURES,
    ids=[f"{stage}-{theme}-{size[0]}" for stage, theme, size, _ in PICTURES],
)
def test_the_page_looks_as_it_was_approved(
    qapp: QApplication,
    stage: str,
    theme: ThemeChoice,
    size: tuple[int, int],
    part: tuple[float, float, float, float],
) -> None:
    with sitting(theme, size) as people:
        play_to(people, stage)
        check_golden(picture(people, part), f"scrabble-table/{stage}-{theme}-{size[0]}")
