"""Every text can be read in all three themes: as the style sheet has it, and as the pages are painted (R-22)."""

import re
from collections.abc import Iterator
from dataclasses import replace

import numpy
import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QLabel, QRadioButton, QWidget

from boggle_desk.paths import resource
from boggle_desk.settings import ThemeChoice
from boggle_desk.views.appearance import CONTRAST, DARK, LIGHT, Theme, mixtures
from tests.goldens import rgba
from tests.views import walk
from tests.views.boggle.table_fixtures import open_desk, settings_for
from tests.views.test_theme import contrast

THEMES = ((LIGHT, 4.5), (DARK, 4.5), (CONTRAST, 7.0))
_RULE = re.compile(r"([^{}]+)\{([^}]*)\}")
_COLOUR = re.compile(r"@(\w+)")
_STATE = re.compile(r"(?<!:):[\w-]+")
_PART = re.compile(r"::(?!item|tab|section)")
"""A part of a widget on which no letters are."""
_PAIRS = (
    ("color", "background"),
    ("placeholder-text-color", "background"),
    ("selection-color", "selection-background-color"),
)
_PAINTED = {'QLabel[role="remark"]': {"background": ["text"]}}
"""Grounds that a widget paints itself."""


def pairs(sheet: str) -> Iterator[tuple[str, str, str]]:
    """Yield each selector with an ink and a ground that it may have. What a state doesn't say is as without it; what
    has no ground of its own lies on the table, a card or a field."""
    said: dict[str, dict[str, list[str]]] = {selector: dict(own) for selector, own in _PAINTED.items()}
    for names, body in _RULE.findall(sheet):
        for selector in names.split(","):
            for line in body.split(";"):
                name, _, value = line.strip().partition(":")
                if colours := _COLOUR.findall(value):
                    said.setdefault(selector.strip(), {})[name] = colours
    for selector, own in said.items():
        usual = said.get(_STATE.sub("", selector), {})
        if ":disabled" in selector or _PART.search(selector):
            continue
        for ink_name, ground_name in _PAIRS:
            inks = own.get(ink_name) or usual.get(ink_name) or (["text"] if ink_name == "color" else [])
            for ink in inks:
                for ground in own.get(ground_name) or usual.get(ground_name) or ("table", "card", "field"):
                    yield selector, ink, ground


@pytest.mark.parametrize(("theme", "least"), THEMES, ids=lambda each: getattr(each, "name", each))
def test_each_ink_of_the_sheet_stands_out_from_each_ground_that_it_is_on(theme: Theme, least: float) -> None:
    colours = {name: value for name, value in vars(theme).items() if isinstance(value, str)} | mixtures(theme)
    found = list(pairs(resource("style.qss").read_text(encoding="utf-8")))
    assert len(found) > 100
    assert {(selector, ink, ground) for selector, ink, ground in found if ink == "accent"} == set()
    poor = {
        f"{selector}: {ink} on {ground}, {got:.2f}"
        for selector, ink, ground in found
        if (got := contrast(colours[ink][-7:], colours[ground][-7:])) < least
    }
    assert poor == set()


def read(image: QImage, area: QRect) -> float:
    """Return how much the letters in an area stand out: its commonest colour against the one farthest from it."""
    pixels = rgba(image.copy(area & image.rect()))[..., :3].reshape(-1, 3)
    if not len(pixels):
        return 99.0
    numbers, counts = numpy.unique(pixels @ numpy.array((1 << 16, 1 << 8, 1), numpy.uint32), return_counts=True)
    light = _luminance(numpy.stack((numbers >> 16, numbers >> 8 & 255, numbers & 255), axis=1))
    own = light[counts.argmax()]
    return float(((numpy.maximum(light, own) + 0.05) / (numpy.minimum(light, own) + 0.05)).max())


def _luminance(colours: numpy.ndarray) -> numpy.ndarray:
    parts = colours / 255
    linear = numpy.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)
    found: numpy.ndarray = linear @ (0.2126, 0.7152, 0.0722)
    return found


def unreadable(page: QWidget, least: float) -> Iterator[str]:
    """Yield each label and button in sight that can't be read, with its contrast."""
    image = page.grab().toImage()
    for part in page.findChildren(QWidget):
        if not isinstance(part, QLabel | QAbstractButton) or not part.isVisible() or not part.isEnabled():
            continue
        text = part.text().replace("&", "").strip()
        seen = part.visibleRegion().boundingRect()
        if not text or seen.size() != part.size() or (isinstance(part, QLabel) and part.pixmap()):
            continue
        edge = 0 if isinstance(part, QLabel | QCheckBox | QRadioButton) else 5
        got = read(image, QRect(part.mapTo(page, QPoint()), part.size()).adjusted(edge, edge, -edge, -edge))
        if got < least:
            yield f"{type(part).__name__} {text!r}: {got:.2f}"


@pytest.mark.slow
@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("choice", "least"),
    [(ThemeChoice.LIGHT, 4.5), (ThemeChoice.DARK, 4.5), (ThemeChoice.CONTRAST, 7.0)],
    ids=str,
)
def test_what_is_painted_on_every_page_can_be_read(choice: ThemeChoice, least: float) -> None:
    poor: list[str] = []
    with open_desk(replace(settings_for("Ann", "Bea"), theme=choice)) as people:

        def visit(name: str) -> None:
            page = people.desk.window.page
            poor.extend(f"{name}: {each}" for each in unreadable(page, least)) if page else None

        walk.begin(people, visit)
        walk.rooms(people, visit)
    assert poor == []


def test_letters_too_faint_are_found() -> None:
    image = QImage(20, 10, QImage.Format.Format_RGB32)
    image.fill(QColor("#fbf8f2"))
    for x in range(5, 9):
        image.setPixelColor(x, 5, QColor("#d9813f"))
    assert read(image, image.rect()) < 4.5
    image.setPixelColor(6, 5, QColor(LIGHT.accent_text))
    assert read(image, image.rect()) >= 4.5
