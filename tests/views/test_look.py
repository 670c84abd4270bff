"""The look: one unit for all lengths, one signal for every change."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from boggle_desk.views.appearance import DARK, LIGHT, Appearance, Theme

DESIGN = QSize(1280, 800)


@pytest.mark.parametrize(
    ("size", "scale", "unit"),
    [
        (DESIGN, 1.0, 1.0),
        (DESIGN, 1.5, 1.5),
        (QSize(1920, 1080), 1.0, 1.35),
        (QSize(1280, 1600), 1.0, 1.0),
        (QSize(2560, 1600), 2.0, 3.0),
        (QSize(300, 200), 1.0, 0.7),
    ],
    ids=["as designed", "large letters", "full hd", "upright", "at most", "at least"],
)
def test_a_design_pixel_grows_with_the_window_and_the_letters(size: QSize, scale: float, unit: float) -> None:
    look = Appearance(text_scale=scale)
    look.choose(window=size)
    assert look.unit == pytest.approx(unit)
    assert look.px(100) == round(100 * unit)


def test_no_length_is_nothing() -> None:
    look = Appearance()
    look.choose(window=QSize(10, 10))
    assert [look.px(0), look.px(0.1), look.px(1)] == [1, 1, 1]


def test_only_what_changes_is_told(qapp: QApplication) -> None:
    look = Appearance()
    told: list[None] = []
    look.changed.connect(lambda: told.append(None))
    for again in range(2):
        look.choose(dark=True)
        look.choose(text_scale=1.5)
        look.choose(motion=False)
        look.choose(window=QSize(1600, 900))
        assert len(told) == 4, again
    assert (look.theme, look.motion) == (DARK, False)
    look.choose(dark=False)
    assert look.theme is LIGHT


def luminance(colour: str) -> float:
    """Return the relative luminance of `#rrggbb` (WCAG 2.1)."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, two: str) -> float:
    lighter, darker = sorted((luminance(one), luminance(two)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize(
    ("ink", "ground"),
    [*((ink, "card") for ink in ("text", "muted", "accent", "good", "bad")), ("text", "table"), ("muted", "table")],
)
def test_letters_stand_out_from_what_they_stand_on(theme: Theme, ink: str, ground: str) -> None:
    """WCAG 2.1 asks for 4.5 to 1. Coloured letters stand on cards only."""
    assert contrast(getattr(theme, ink), getattr(theme, ground)) >= 4.5


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_buttons_and_cubes_can_be_read(theme: Theme) -> None:
    assert contrast(theme.on_accent, theme.accent) >= 4.5
    assert contrast(theme.ink, theme.ivory) >= 7
