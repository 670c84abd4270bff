"""The wheel over a form moves the page, never a choice that lies under the mouse."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QScrollArea, QSlider, QSpinBox, QVBoxLayout, QWidget

from boggle_desk.views.choices import Choice
from boggle_desk.views.wheel import leave_wheel


def _turn_down(area: QScrollArea, widget: QWidget) -> None:
    place = widget.mapTo(area, widget.rect().center())
    QTest.wheelEvent(area.windowHandle(), QPointF(place), QPoint(0, -120))


@pytest.fixture
def form(qtbot):
    spin, slider = leave_wheel(QSpinBox(value=50)), leave_wheel(QSlider(Qt.Orientation.Horizontal, value=50))
    choice = Choice("Level", [("Person", None), ("Expert", "expert")])
    content = QWidget()
    content.setMinimumHeight(2000)
    column = QVBoxLayout(content)
    column.setAlignment(Qt.AlignmentFlag.AlignTop)
    for each in (spin, slider, choice):
        column.addWidget(each)
    area = QScrollArea()
    area.resize(300, 300)
    area.setWidgetResizable(True)
    area.setWidget(content)
    qtbot.addWidget(area)
    area.show()
    return area, spin, slider, choice


def test_the_wheel_over_a_control_scrolls_the_page_and_changes_no_choice(form):
    area, spin, slider, choice = form
    for each in (spin, slider, choice):
        area.verticalScrollBar().setValue(0)
        _turn_down(area, each)
        assert area.verticalScrollBar().value() > 0
    assert (spin.value(), slider.value(), choice.value) == (50, 50, None)
    assert not choice.hasFocus()
