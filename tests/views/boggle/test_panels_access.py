"""Every page for everybody: names for a screen reader, all of it by Tab, and no text cut off."""

from collections.abc import Iterator

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

from boggle_desk.settings import Appearance
from boggle_desk.views import kit
from tests.views.boggle.table_fixtures import Sitting, open_desk, settings_for
from tests.views.boggle.table_stages import NAMES, STAGES, play_to

_CONTROLS = {
    QAccessible.Role.PushButton,
    QAccessible.Role.CheckBox,
    QAccessible.Role.RadioButton,
    QAccessible.Role.ComboBox,
    QAccessible.Role.SpinBox,
    QAccessible.Role.EditableText,
    QAccessible.Role.List,
    QAccessible.Role.Table,
}


@pytest.fixture
def people(qapp: QApplication) -> Iterator[Sitting]:
    """Return the program as it opens for three, on a window of 1280×800."""
    with open_desk(settings_for(*NAMES)) as opened:
        yield opened


def tree(part: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """Yield what a screen reader finds, from the top down."""
    yield part
    for number in range(part.childCount()):
        child = part.child(number)
        if child and child.isValid() and not child.state().invisible:
            yield from tree(child)


def page_of(people: Sitting) -> QWidget:
    page = people.desk.window.pages.currentWidget()
    assert page
    return page


@pytest.mark.parametrize("stage", STAGES)
def test_every_control_has_a_name(people: Sitting, stage: str) -> None:
    play_to(people, stage)
    found = list(tree(QAccessible.queryAccessibleInterface(page_of(people))))
    controls = [part for part in found if part.role() in _CONTROLS]
    assert len(controls) >= 2
    unnamed = [
        type(part.object()).__name__
        for part in controls
        if not part.text(QAccessible.Text.Name).strip() and not isinstance(part.parent().object(), QComboBox | QSpinBox)
    ]
    assert unnamed == []


def test_the_board_is_a_table_whose_cells_say_their_letter_and_place(people: Sitting) -> None:
    """B3, B7: covered, each cell says so and no letter; lifted, each says its own."""
    play_to(people, "covered")
    assert {name.partition(",")[0] for name in cell_names(people)} == {"covered"}
    people.enter("")
    people.settle()
    names = cell_names(people)
    assert len(set(names)) == 16
    assert [name.partition(",")[0] for name in names][:6] == ["W", "S", "S", "U", "H", "Qu"]
    people.table.pause_or_resume()
    people.settle()
    assert {name.partition(",")[0] for name in cell_names(people)} == {"covered"}


def cell_names(people: Sitting) -> list[str]:
    """Return what a screen reader says of each cell."""
    board = QAccessible.queryAccessibleInterface(people.table.dome)
    assert board.role() == QAccessible.Role.Table
    assert board.text(QAccessible.Text.Name)
    children = [board.child(number) for number in range(board.childCount())]
    cells = [child for child in children if child.role() == QAccessible.Role.Cell]
    return [cell.text(QAccessible.Text.Name) for cell in cells]


def test_what_happens_is_announced(people: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    """B14, B18: calls of the glass, time, refusals and the reading are said even if the keyboard is elsewhere."""
    said: list[str] = []
    monkeypatch.setattr("boggle_desk.views.boggle.table_page.announce", lambda _page, text: said.append(text))
    play_to(people, "reading")
    texts = [text for text in said if text]
    missing = {part for part in ("60 seconds", "10 seconds", "Time", "HOT", "Ann reads") if part not in " ".join(texts)}
    assert missing == set()
    assert all("%n" not in text for text in texts)


def test_the_digits_say_the_time_that_is_left(people: Sitting) -> None:
    play_to(people, "search on paper")
    names = [label.accessibleName() for label in people.table.clock_card.findChildren(QLabel)]
    assert any("8 seconds" in name for name in names)


# ------------------------------------------------------------------------------------------ by Tab


@pytest.mark.parametrize("stage", STAGES)
def test_tab_reaches_everything_and_comes_round(people: Sitting, stage: str) -> None:
    play_to(people, stage)
    page = page_of(people)
    wanted = {part for part in page.findChildren(QWidget) if acts(part)}
    assert len(wanted) >= 2
    seen = set()
    for _step in range(60):
        focus = QApplication.focusWidget()
        seen.add(focus)
        people.key(Qt.Key.Key_Tab)
    assert sorted(describe(part) for part in wanted - seen) == []


def acts(part: QWidget) -> bool:
    """Return whether something can be done with a widget now, and Tab alone leads to it (arrows lead to options)."""
    if not (part.isVisible() and part.isEnabled()) or isinstance(part.parent(), QSpinBox | QComboBox | QLineEdit):
        return False
    if isinstance(part, kit.SeatChip) and not part.isCheckable():
        return False  # it only shows who
    if isinstance(part, QAbstractButton):
        group = part.group()
        exclusive = part.autoExclusive() or (group is not None and group.exclusive())
        return part.isChecked() or not exclusive
    return isinstance(part, QLineEdit | QComboBox | QSpinBox | QListView | QTableView)


def describe(part: QWidget) -> str:
    name = part.accessibleName() or getattr(part, "text", str)()
    return f"{type(part).__name__} '{name}'"


# ------------------------------------------------------------------------------------------ room


@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_no_text_is_cut_off_and_nothing_lies_on_anything(people: Sitting, stage: str, dark: bool) -> None:
    """A window of 1280×800 has room for every page in the designed size of letters."""
    if dark:
        people.desk.services.choices.change(theme=Appearance.DARK)
    play_to(people, stage)
    assert faults(people) == []


@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("scale", [1.3, 2.0])
def test_large_letters_scroll_where_there_is_no_room(people: Sitting, stage: str, scale: float) -> None:
    """Nothing lies on anything and no text is cut off; what does not fit can be scrolled to."""
    people.desk.services.choices.change(text_scale=scale)
    play_to(people, stage)
    assert faults(people) == []
    page = page_of(people)
    wide = [area for area in page.findChildren(QAbstractScrollArea) if area.horizontalScrollBar().maximum() > 0]
    assert wide == []


def faults(people: Sitting) -> list[str]:
    """Return what is cut off, outside, or beneath something else."""
    page = page_of(people)
    parts = [part for part in page.findChildren(QWidget) if is_text(part)]
    assert len(parts) >= 3
    return [
        *(f"{describe(part)} has {part.size().toTuple()}, needs {needs(part)}" for part in parts if is_cut(part)),
        *(f"{describe(part)} is not wholly seen" for part in parts if is_hidden_in_part(part)),
        *(f"{describe(one)} lies on {describe(two)}" for one, two in overlapping(page, parts)),
        *(
            f"{describe(rows)} has no room for its rows"
            for rows in page.findChildren(QAbstractItemView)
            if squeezed(rows)
        ),
    ]


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
    if isinstance(part, QLineEdit | QComboBox | QSpinBox | kit.SeatChip):
        return part.minimumSizeHint().width(), part.minimumSizeHint().height()
    return hint.width(), hint.height()


def is_cut(part: QWidget) -> bool:
    width, height = needs(part)
    if isinstance(part, kit.SeatChip) and part.maximumWidth() < width:
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


def test_a_text_that_is_cut_off_would_be_seen(people: Sitting) -> None:
    play_to(people, "home")
    people.desk.home.new.setFixedWidth(60)
    people.desk.home.help.setFixedHeight(10)
    people.settle()
    found = faults(people)
    assert any("Play Boggle" in fault for fault in found)
    assert any("How to play" in fault for fault in found)


def test_a_button_on_a_text_would_be_seen(people: Sitting) -> None:
    play_to(people, "home")
    people.desk.home.help.move(people.desk.home.settings.pos())
    assert any("lies on" in fault for fault in faults(people))
