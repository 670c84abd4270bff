"""Numbers are typed alike on every page."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QSpinBox

from boggle_desk.app.rooms import ROOMS
from tests.views.boggle.table_fixtures import open_desk, settings_for
from tests.views.test_spacing import show


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("place", ["boggle", "scrabble", *(room.key for room in ROOMS)])
def test_numbers_stand_in_from_the_frame_and_are_left_alone_by_the_wheel(
    qapp: QApplication, place: str, scale: float
) -> None:
    """In some fields they stood on the frame, and a wheel that scrolls a form changed them."""
    with open_desk(settings_for("Ann", "Ben")) as people:
        people.desk.services.choices.change(text_scale=scale)
        show(people, place)
        page = people.desk.window.pages.currentWidget()
        assert page is not None
        fields = page.findChildren(QSpinBox)
        least = people.desk.services.look.px(8)
        assert [each.accessibleName() for each in fields if each.lineEdit().textMargins().left() < least] == []
        assert [each.accessibleName() for each in fields if each.focusPolicy() is not Qt.FocusPolicy.StrongFocus] == []
