"""Fields in which a value is chosen."""

from dataclasses import dataclass
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QObject, QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QPushButton, QScrollArea, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from boggle_desk.views.appearance import Appearance
from boggle_desk.views.dialogs.side_window import Measure
from boggle_desk.views.forms import Choice, Field, Form, Stepper, number_field


def offered(*values: int) -> list[tuple[str, int]]:
    return [(str(value), value) for value in values]


def test_what_was_chosen_stays_if_it_is_there(qtbot: QtBot) -> None:
    box = Choice("Number", offered(1, 2, 3))
    qtbot.addWidget(box)
    box.choose(3)
    box.offer(offered(2, 3, 4))
    assert box.value == 3
    box.offer(offered(5, 6))
    assert box.value == 5


def test_what_counts_as_the_same_can_be_said(qtbot: QtBot) -> None:
    box = Choice("Number", offered(1, 12, 23))
    qtbot.addWidget(box)
    box.choose(12)
    box.offer(offered(31, 22, 32), key=lambda value: value % 10)
    assert box.value == 22


def test_where_there_is_nothing_nothing_is_chosen(qtbot: QtBot) -> None:
    box = Choice[int]("Number", [])
    qtbot.addWidget(box)
    assert box.chosen is None
    box.offer(offered(7))
    assert box.chosen == 7
    box.offer([])
    assert box.chosen is None


def test_a_number_that_was_stepped_with_the_mouse_is_not_selected(qtbot: QtBot) -> None:
    number = number_field("Points", 0, 99)
    stepper = Stepper(Appearance(), number)
    qtbot.addWidget(stepper)
    stepper.findChildren(QPushButton)[-1].click()
    assert (number.value(), number.lineEdit().hasSelectedText()) == (1, False)


def _turn_down(area: QScrollArea, widget: QWidget) -> None:
    place = widget.mapTo(area, widget.rect().center())
    QTest.wheelEvent(area.windowHandle(), QPointF(place), QPoint(0, -120))


@pytest.fixture
def form(qtbot):
    spin, slider = number_field("Points", 0, 99), Measure(Appearance(), "Volume", 0, 100, 10)
    spin.setValue(50)
    slider.setValue(50)
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


# ------------------------------------------------------------------------------------------- forms


@dataclass(frozen=True)
class Rules:
    """Rules as a game has them."""

    seconds: int = 180
    target: int | None = None
    hints: bool = False


def timed_form(parent: QObject) -> Form:
    hints, screen = QCheckBox("Hints"), QCheckBox("On screen")
    return Form(
        parent,
        (
            Field("seconds", number_field("Minutes", 1, 30, unit=60)),
            Field("target", number_field("Target", 0, 1000), lambda points: points or None, lambda points: points or 0),
            Field("hints", hints, when=screen.isChecked),
            Field("screen", screen),
        ),
    )


def test_a_form_shows_and_reads_rules_and_what_is_remembered_by_one_table(qapp: QApplication) -> None:
    parent = QObject()
    form = timed_form(parent)
    form.show_rules(Rules(seconds=240, target=None), ("seconds", "target"))
    assert form.remembered() == {"seconds": 240, "target": 0, "hints": False, "screen": False}
    form.show(SimpleNamespace(seconds=None, target=50, screen=True, hints=True))
    assert form.rules() == {"seconds": 240, "target": 50, "hints": True, "screen": True}


def test_only_what_a_person_changes_is_told_and_what_cannot_be_chosen_is_off(qapp: QApplication) -> None:
    parent = QObject()
    form, told = timed_form(parent), list[str]()
    form.changed.connect(told.append)
    form.show(SimpleNamespace(seconds=300, hints=True))
    hints, screen = form.fields["hints"].widget, form.fields["screen"].widget
    assert (told, hints.isEnabled()) == ([], False)
    assert form.remembered()["hints"]
    assert not form.rules()["hints"]
    assert isinstance(screen, QCheckBox)
    screen.click()
    assert (told, hints.isEnabled()) == (["screen"], True)
