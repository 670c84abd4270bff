"""What a page must be for everybody: named for a screen reader, reached by Tab, nowhere cut off."""

from collections import Counter
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QListView,
    QSpinBox,
    QTableView,
    QWidget,
)

from boggle_desk.app.main_window import MainWindowController
from boggle_desk.settings import ThemeChoice
from boggle_desk.views.forms import Stepper
from boggle_desk.views.player_view import PlayerView
from boggle_desk.views.popup import Popup
from boggle_desk.views.render_cache import nothing_is_painted
from tests.views.boggle.table_fixtures import Sitting

LIGHT, DARK = ThemeChoice.LIGHT, ThemeChoice.DARK

_CONTROLS = {
    QAccessible.Role.PushButton,
    QAccessible.Role.CheckBox,
    QAccessible.Role.RadioButton,
    QAccessible.Role.ComboBox,
    QAccessible.Role.SpinBox,
    QAccessible.Role.EditableText,
    QAccessible.Role.List,
    QAccessible.Role.Table,
    QAccessible.Role.Slider,
    QAccessible.Role.PageTab,
    QAccessible.Role.PageTabList,
}


def page_of(desk: MainWindowController) -> QWidget:
    """Return the page that is shown, or the sheet that lies over it."""
    page = desk.window.pages.currentWidget()
    assert page
    return next((sheet for sheet in page.findChildren(Popup) if sheet.isVisible()), page)


def tree(part: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """Yield what a screen reader finds, from the top down."""
    yield part
    for number in range(part.childCount()):
        child = part.child(number)
        if child and child.isValid() and not child.state().invisible:
            yield from tree(child)


def unnamed(page: QWidget) -> list[str]:
    """Return what has no name, of the controls and of all that the keyboard can come to."""
    return [
        f"{part.role()} {type(part.object() or part.parent().object()).__name__}"
        for part in _controls(page)
        if not part.text(QAccessible.Text.Name).strip() and not isinstance(part.parent().object(), QComboBox)
    ]


def twins(page: QWidget) -> list[str]:
    """Return what cannot be told from another control of the same page by its role, name and description."""
    told = Counter(
        (part.role(), part.text(QAccessible.Text.Name), part.text(QAccessible.Text.Description))
        for part in _controls(page)
        if part.role() in _CONTROLS
    )
    return [f"{role} '{name}'" for (role, name, _description), times in told.items() if times > 1]


def _controls(page: QWidget) -> list[QAccessibleInterface]:
    found = tree(QAccessible.queryAccessibleInterface(page))
    controls = [part for part in found if part.role() in _CONTROLS or part.state().focusable]
    assert len(controls) >= 2
    return controls


def cell_names(view: QTableView) -> list[str]:
    """Return what a screen reader says of each cell of a table."""
    table = QAccessible.queryAccessibleInterface(view)
    assert table.role() == QAccessible.Role.Table
    assert table.text(QAccessible.Text.Name)
    children = [table.child(number) for number in range(table.childCount())]
    return [child.text(QAccessible.Text.Name) for child in children if child.role() == QAccessible.Role.Cell]


def beyond_tab(page: QWidget, press_tab: Callable[[], None]) -> list[str]:
    """Return what Tab does not lead to although something can be done with it."""
    wanted = {part for part in page.findChildren(QWidget) if acts(part)}
    assert len(wanted) >= 2
    first, seen = QApplication.focusWidget(), set()
    for _step in range(200):
        seen.add(QApplication.focusWidget())
        press_tab()
        if len(seen) > 1 and QApplication.focusWidget() is first:
            break
    return sorted(describe(part) for part in wanted - seen)


LOOKS = pytest.mark.parametrize("largest", [2.0, pytest.param(1.3, marks=pytest.mark.release)])
"""How large letters become, beside those of the design."""


def faults_in_every_look(people: Sitting, largest: float, then: Callable[[], object] = bool) -> dict[str, list[str]]:
    """Return what is wrong with the page in front, by look; it is left in the designed one. `then` is done in each."""
    found = {}
    for text_scale, theme in ((largest, DARK), (1.0, LIGHT)):
        people.desk.services.choices.change(text_scale=text_scale, theme=theme)
        then()
        people.settle()
        people.wait(nothing_is_painted)  # all later tests have these pictures then
        people.settle()
        if wrong := faults(page_of(people.desk)):
            found[f"{theme} {text_scale}"] = wrong
    return found


def acts(part: QWidget) -> bool:
    """Return whether something can be done with a widget now, and Tab alone leads to it (arrows lead to options)."""
    if not (part.isVisible() and part.isEnabled()) or isinstance(part.parent(), QSpinBox | QComboBox | QLineEdit):
        return False
    if isinstance(part, PlayerView) and not part.isCheckable():
        return False  # it only shows who
    if isinstance(part, QAbstractButton) and isinstance(part.parent(), Stepper):
        return False  # the number between the two takes the keys
    if isinstance(part, QAbstractButton):
        group = part.group()
        exclusive = part.autoExclusive() or (group is not None and group.exclusive())
        return part.isChecked() or not exclusive
    return isinstance(part, QLineEdit | QComboBox | QSpinBox | QListView | QTableView)


def describe(part: QWidget) -> str:
    name = part.accessibleName() or getattr(part, "text", str)()
    return f"{type(part).__name__} '{name}'"


def faults(page: QWidget) -> list[str]:
    """Return what is cut off, outside, or beneath something else."""
    parts = [part for part in page.findChildren(QWidget) if is_text(part)]
    assert len(parts) >= 2
    return [
        *(f"{describe(part)} has {part.size().toTuple()}, needs {needs(part)}" for part in parts if is_cut(part)),
        *(f"{describe(part)} is not wholly seen" for part in parts if is_hidden_in_part(part)),
        *(f"{describe(one)} lies on {describe(two)}" for one, two in overlapping(page, parts)),
        *(
            f"{describe(rows)} has no room for its rows"
            for rows in page.findChildren(QAbstractItemView)
            if squeezed(rows)
        ),
        *(f"{describe(area)} scrolls sideways" for area in page.findChildren(QAbstractScrollArea) if is_wide(area)),
    ]


def is_wide(area: QAbstractScrollArea) -> bool:
    """Return whether an area that may scroll is wider than its place."""
    never = area.horizontalScrollBarPolicy() == Qt.ScrollBarPolicy.ScrollBarAlwaysOff
    return not never and area.horizontalScrollBar().maximum() > 0


def squeezed(rows: QAbstractItemView) -> bool:
    """Return whether not one whole row and the beginning of the next can be seen."""
    model = rows.model()
    if not rows.isVisible() or model is None or model.rowCount() < 2:
        return False
    return rows.viewport().height() < 1.5 * rows.visualRect(model.index(0, 0)).height()


def is_text(part: QWidget) -> bool:
    if not part.isVisible() or isinstance(part.parent(), QSpinBox | QComboBox | QLineEdit | QAbstractScrollArea):
        return False
    if isinstance(part, QLabel | QAbstractButton):
        return bool(part.text())
    return isinstance(part, QLineEdit | QComboBox | QSpinBox)


def needs(part: QWidget) -> tuple[int, int]:
    """Return the width and height that a part's text needs at its present width."""
    hint = part.sizeHint()
    if isinstance(part, QLabel) and part.wordWrap():
        return part.minimumSizeHint().width(), part.heightForWidth(part.width())
    if isinstance(part, QLineEdit | QComboBox | QSpinBox | PlayerView):
        return part.minimumSizeHint().width(), part.minimumSizeHint().height()
    return hint.width(), hint.height()


def is_cut(part: QWidget) -> bool:
    width, height = needs(part)
    if isinstance(part, PlayerView) and part.maximumWidth() < width:
        return False  # a mere mark beside the field with the name
    return part.width() < width - 1 or part.height() < height - 1  # lengths are rounded


def is_hidden_in_part(part: QWidget) -> bool:
    """Return whether a parent shows less than the whole; in a scrolled place the rest can be scrolled to."""
    if scrolled(part):
        return False
    return part.visibleRegion().boundingRect() != part.rect()


def scrolled(part: QWidget) -> bool:
    parent = part.parentWidget()
    while parent is not None:
        if isinstance(parent, QAbstractScrollArea) and parent.verticalScrollBar().maximum() > 0:
            return True
        parent = parent.parentWidget()
    return False


def overlapping(page: QWidget, parts: list[QWidget]) -> Iterator[tuple[QWidget, QWidget]]:
    places = [(part, seen_of(page, part)) for part in parts]
    for number, (one, place) in enumerate(places):
        for two, other in places[number + 1 :]:
            if place.intersects(other) and not (one.isAncestorOf(two) or two.isAncestorOf(one)):
                yield one, two


def seen_of(page: QWidget, part: QWidget) -> QRect:
    """Return the place on the page where a part is not scrolled out of sight."""
    parent = part.parentWidget()
    place = QRect(part.mapTo(page, part.rect().topLeft()), part.size())
    while parent is not None and parent is not page:
        place = place.intersected(QRect(parent.mapTo(page, parent.rect().topLeft()), parent.size()))
        parent = parent.parentWidget()
    return place


def check_for_everybody(people: Sitting, largest: float) -> None:
    """Each control has a name, Tab leads to it, and no text is cut off in any look; the rest can be scrolled to."""
    assert faults_in_every_look(people, largest) == {}
    assert unnamed(page_of(people.desk)) == []
    assert twins(page_of(people.desk)) == []
    assert beyond_tab(page_of(people.desk), lambda: people.key(Qt.Key.Key_Tab)) == []


def check_what_a_computer_says(people: Sitting, largest: float) -> None:
    """S-27: it has the place of a status line in each look."""

    def speak() -> None:
        people.settle()
        assert people.table.speak(0, "Ich habe es mir ausgedacht, und ihr habt es geglaubt!")

    assert faults_in_every_look(people, largest, speak) == {}
