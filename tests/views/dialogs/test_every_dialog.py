"""What holds for every side window: a name for each control, no text cut off, and all of it by keyboard."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSlider,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QTabWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from boggle_desk.engine.word_list import NoList, NotAWordList
from boggle_desk.models.lexica_model import HouseModel, LexicaModel, Step
from boggle_desk.views.appearance import Appearance
from boggle_desk.views.ask import Ask
from boggle_desk.views.dialogs.lexica_dialog import LexicaDialog
from boggle_desk.views.dialogs.lookup_dialog import LookupDialog
from boggle_desk.views.dialogs.side_window import SideWindow
from tests.views.access import twins, unnamed

Open = Callable[[SideWindow], SideWindow]


def test_every_control_has_a_name(any_dialog: SideWindow, opened: Open) -> None:
    opened(any_dialog)
    assert unnamed(any_dialog) == []
    assert twins(any_dialog) == []


def test_a_control_without_a_name_would_be_seen(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    fields = QLineEdit(window), QLineEdit(window)
    window.show()
    assert all(field.isVisible() for field in fields)
    assert len(unnamed(window)) == 2
    assert twins(window)


def _needs(part: QWidget) -> tuple[int, int]:
    """Return the width and height that a part's text needs at its present width."""
    hint = part.sizeHint()
    if isinstance(part, QLabel) and part.wordWrap():
        return part.minimumSizeHint().width(), part.heightForWidth(part.width())
    if isinstance(part, QLineEdit):
        return part.minimumSizeHint().width(), part.fontMetrics().height()
    if isinstance(part, QComboBox):
        return part.minimumSizeHint().width(), hint.height()
    return hint.width(), hint.height()


def _cut_off(dialog: QWidget) -> list[str]:
    parts = [
        part
        for part in dialog.findChildren(QWidget)
        if isinstance(part, QLabel | QAbstractButton | QComboBox | QLineEdit | QAbstractSlider)
        and part.isVisible()
        and not part.objectName().startswith("qt_")
        and not isinstance(part.parent(), QLineEdit | QAbstractScrollArea)
        and getattr(part, "text", lambda: "x")()
    ]
    assert parts, "nothing was looked at"
    wrong = []
    for part in parts:
        width, height = _needs(part)
        left = part.mapTo(dialog, part.rect().topLeft()).x()
        if part.width() < width or part.height() < height or left < 0 or left + part.width() > dialog.width():
            name = getattr(part, "text", lambda: "")() or part.accessibleName()
            wrong.append(f"{type(part).__name__} '{name}' {part.size().toTuple()} needs {(width, height)}")
    return wrong


def _scrolls_sideways(dialog: QWidget) -> list[str]:
    """Return the lists and pages that are wider than their place (texts wrap; none may scroll sideways)."""
    areas = [area for area in dialog.findChildren(QAbstractScrollArea) if area.isVisible()]
    wide = [area.accessibleName() for area in areas if area.horizontalScrollBar().maximum() > 0]
    for rows in (area for area in areas if isinstance(area, QListWidget)):
        for number in range(rows.count()):
            width = rows.visualItemRect(rows.item(number)).width()
            longest = max(rows.fontMetrics().horizontalAdvance(w) for w in rows.item(number).text().split())
            if longest > width:
                wide.append(rows.item(number).text())
    return wide


@pytest.mark.slow
@pytest.mark.parametrize(
    ("scale", "dark"),
    [
        *((1.0, False), (1.5, True), (2.0, False)),  # before a release each with each
        *(pytest.param(*each, marks=pytest.mark.release) for each in ((1.0, True), (1.5, False), (2.0, True))),
    ],
)
def test_no_text_is_cut_off(any_dialog: SideWindow, opened: Open, look: Appearance, scale: float, dark: bool) -> None:
    """On a screen of 1280×800, with the window manager's frame round the window."""
    look.choose(text_scale=scale)
    look.choose(dark=dark)
    opened(any_dialog)
    pages = any_dialog.findChild(QTabWidget)
    for page in range(pages.count() if pages else 1):
        if pages:
            pages.setCurrentIndex(page)
        any_dialog.resize(min(1268, look.px(700)), min(756, look.px(620)))
        for _ in range(5):  # what is laid out late is laid out in some more turns
            QApplication.processEvents()
        assert any_dialog.width() <= 1268
        assert any_dialog.height() <= 756
        assert _cut_off(any_dialog) == []
        assert _scrolls_sideways(any_dialog) == []


def test_escape_closes_and_leaves_nothing(any_dialog: SideWindow, opened: Open, qtbot: QtBot) -> None:
    opened(any_dialog)
    with qtbot.waitSignal(any_dialog.destroyed):
        QTest.keyClick(QApplication.focusWidget() or any_dialog, Qt.Key.Key_Escape)


def test_tab_reaches_everything_and_comes_round(any_dialog: SideWindow, opened: Open) -> None:
    opened(any_dialog)
    wanted = {
        part
        for part in any_dialog.findChildren(QWidget)
        if part.isVisible()
        and part.isEnabled()
        and part.focusPolicy() & Qt.FocusPolicy.TabFocus
        and part.focusProxy() is None
        and isinstance(part, QAbstractButton | QComboBox | QLineEdit | QAbstractSlider | QListWidget | QTabWidget)
        and not isinstance(part.parent(), QLineEdit)
    }
    wanted -= {part for part in wanted if _is_unchosen_radio(part)}
    assert wanted
    seen: set[QObject | None] = set()
    for _step in range(40):
        focus = QApplication.focusWidget()
        if isinstance(focus, QWidget) and isinstance(focus.parent(), QTabWidget):
            seen.add(focus.parent())
        seen.add(focus)
        QTest.keyClick(focus or any_dialog, Qt.Key.Key_Tab)
    assert {part.accessibleName() or part for part in wanted - seen} == set()


def _is_unchosen_radio(part: QWidget) -> bool:
    """Arrow keys, not Tab, lead to the other answers of a question."""
    return isinstance(part, QAbstractButton) and part.autoExclusive() and not part.isChecked()


def test_no_two_shortcuts_are_the_same(any_dialog: SideWindow, opened: Open) -> None:
    opened(any_dialog)
    letters = [
        text[text.index("&") + 1].lower()
        for part in any_dialog.findChildren(QWidget)
        if isinstance(part, QLabel | QAbstractButton) and "&" in (text := part.text())
    ]
    assert sorted(letters) == sorted(set(letters))


def test_the_dialogs_with_much_in_them_still_fit(
    look: Appearance, host: QWidget, lexica: LexicaModel, opened: Open, ask: Ask, house: HouseModel, services: Any
) -> None:
    """With a report below the shelf, and with a long meaning, at twice the size of letters."""
    look.choose(text_scale=2.0)
    dialog = opened(LexicaDialog(look, ask, lexica, house, host))
    lexica.failed.emit(Step.ADD, NotAWordList(NoList.MOSTLY_NO_WORDS, 12))
    assert dialog.report.isVisible()
    dialog.resize(1268, 756)
    QApplication.processEvents()
    assert _cut_off(dialog) == []
    dialog.reject()
    lookup = opened(LookupDialog(services, lambda: lexica.lexicon, host))
    lookup.look_up("uncharacteristically")
    lookup.resize(1268, 756)
    QApplication.processEvents()
    assert _cut_off(lookup) == []
