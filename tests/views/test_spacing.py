"""Spaces follow the letters on every page, whatever size it was opened with."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLayout, QSpinBox, QVBoxLayout, QWidget

from boggle_desk.app.pages import ROOMS
from boggle_desk.views.appearance import Appearance
from boggle_desk.views.layouts import spaced
from tests.views.boggle.table_fixtures import Sitting, open_desk, settings_for
from tests.views.boggle.table_stages import play_to

pytestmark = pytest.mark.slow


def test_spaces_grow_and_shrink_with_the_letters_and_end_with_their_layout(qapp: QApplication) -> None:
    look, widget = Appearance(), QWidget()
    row, column = spaced(QHBoxLayout(), look, 6), spaced(QVBoxLayout(widget), look, margins=(0, 10, 20, 30))
    column.addLayout(row)
    before = column.spacing()
    for scale in (2, 1):
        look.choose(text_scale=scale)
        margins = column.contentsMargins()
        assert (margins.left(), margins.top(), margins.right(), margins.bottom()) == (
            0,
            10 * scale,
            20 * scale,
            30 * scale,
        )
        assert (row.spacing(), column.spacing()) == (6 * scale, before)
    widget.deleteLater()
    del widget, row, column
    qapp.processEvents()
    look.choose(text_scale=2)


def spaces(page: QWidget) -> list[tuple[str, int, int, int]]:
    """Return the spacing and two margins of all layouts that are shown on a page."""
    return sorted(
        (type(each).__name__, each.spacing(), each.contentsMargins().left(), each.contentsMargins().bottom())
        for each in page.findChildren(QLayout)
        if (owner := each.parentWidget()) and owner.isVisible() and not owner.objectName().startswith("qt_scrollarea")
    )


@pytest.mark.parametrize("place", ["boggle", "scrabble", *(room.key for room in ROOMS)])
def test_a_page_that_was_opened_with_large_letters_looks_as_if_it_had_not(qapp: QApplication, place: str) -> None:
    """On the way, numbers stand in from the frame of their fields, and a wheel that scrolls the page leaves them."""
    with open_desk(settings_for("Ann", "Ben")) as people:
        shown = []
        for before in (0, 10):
            people.desk.window.scale_text(before)
            show(people, place)
            page = people.desk.window.pages.currentWidget()
            assert page is not None
            fields, least = page.findChildren(QSpinBox), people.desk.services.look.px(8)
            near = [each.accessibleName() for each in fields if each.lineEdit().textMargins().left() < least]
            assert near == [], "numbers on the frame"
            turned = [each.accessibleName() for each in fields if each.focusPolicy() is not Qt.FocusPolicy.StrongFocus]
            assert turned == [], "a wheel changes them"
            people.desk.window.scale_text(0)
            people.settle()
            people.wait(lambda page=page: getattr(page, "idle", True))  # type: ignore[misc]  # some pages read games
            shown.append(spaces(page))
            people.desk.go_home()
        assert shown[0] == shown[1]


@pytest.mark.parametrize("stage", ["team reading", "team scores", "review"])
def test_a_table_that_was_come_to_with_large_letters_looks_as_if_it_had_not(qapp: QApplication, stage: str) -> None:
    shown = []
    for before in (0, 10):
        with open_desk(settings_for()) as people:
            people.desk.window.scale_text(before)
            play_to(people, stage)
            people.desk.window.scale_text(0)
            people.settle()
            shown.append(spaces(people.table))
    assert shown[0] == shown[1]


def show(people: Sitting, place: str) -> None:
    """Open a room, or the page where a game is set up."""
    if place in [room.key for room in ROOMS]:
        people.desk.show_room(place)
    else:
        people.desk.new_table(place)
    people.settle()
