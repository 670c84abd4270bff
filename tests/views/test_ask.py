"""Questions with real dialogs."""

from pathlib import Path

import pytest
from PySide6.QtCore import QDate, QDateTime, QStandardPaths, Qt, QTime, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QDateEdit,
    QDialog,
    QFileDialog,
    QMessageBox,
    QRadioButton,
    QWidget,
)

from boggle_desk.storage.exchange import Whose
from boggle_desk.views.ask import Ask


@pytest.mark.parametrize(("key", "for_good", "answer"), [
    (Qt.Key.Key_Return, False, True),
    (Qt.Key.Key_Return, True, False),
    (Qt.Key.Key_Escape, False, False),
    (Qt.Key.Key_Escape, True, False),
])  # fmt: skip
def test_nothing_is_lost_for_good_by_one_enter_too_many(
    qapp: QApplication, key: Qt.Key, for_good: bool, answer: bool
) -> None:
    seen: list[str] = []

    def press() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        seen.append(box.text())
        QTest.keyClick(box, key)

    QTimer.singleShot(0, press)
    parent = QWidget()
    assert Ask().confirm(parent, "Delete", "Delete it for good?", "Delete", "Keep", for_good=for_good) is answer
    assert seen == ["Delete it for good?"]


def test_a_name_that_looks_like_a_page_of_the_web_is_shown_as_it_is(qapp: QApplication) -> None:
    shown: list[tuple[str, Qt.TextFormat]] = []

    def press() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        shown.append((box.text(), box.textFormat()))
        QTest.keyClick(box, Qt.Key.Key_Escape)

    parent, name = QWidget(), "<h1>Ann</h1>"
    QTimer.singleShot(0, press)
    Ask().tell(parent, "This game can't be opened", name)
    QTimer.singleShot(0, press)
    Ask().confirm(parent, "Delete", name, "Delete", "Keep")
    assert shown == [(name, Qt.TextFormat.PlainText)] * 2


def test_what_is_said_while_a_box_waits_is_said_in_that_box(qapp: QApplication) -> None:
    """T13: nine bad files were nine boxes, one over the other."""
    seen, ask, parent = list[str](), Ask(), QWidget()

    def say_more() -> None:
        for number in (2, 3):
            ask.tell(parent, f"{number}.gcg can't be opened", "It's damaged.")
        (box,) = (each for each in QApplication.topLevelWidgets() if isinstance(each, QMessageBox) and each.isVisible())
        assert box.icon() is QMessageBox.Icon.NoIcon, "no blue sign of Qt's"
        seen.append(box.text())
        QTest.keyClick(box, Qt.Key.Key_Escape)

    QTimer.singleShot(0, say_more)
    ask.tell(parent, "1.gcg can't be opened", "It's damaged.")
    assert seen[0].count("It's damaged.") == 3
    assert "3.gcg can't be opened" in seen[0]


def test_files_begin_among_the_documents_and_then_where_the_last_one_lay(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not where the program happens to be started from: that may be a folder of the system."""
    documents, other = tmp_path / "Documents", tmp_path / "other"
    documents.mkdir()
    other.mkdir()
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _which: str(documents))
    monkeypatch.setattr(QFileDialog, "exec", lambda _dialog: 1)
    parent, ask = QWidget(), Ask()
    patterns = [(".pdf", "PDF files")]
    assert ask.save_file(parent, "Save", "board", patterns) == documents / "board.pdf"

    begun: list[str] = []

    def chosen(_parent: QWidget, _title: str, folder: str, _pattern: str) -> tuple[str, str]:
        begun.append(folder)
        return str(other / "game.gcg"), ""

    monkeypatch.setattr(QFileDialog, "getOpenFileName", chosen)
    assert ask.open_file(parent, "Open", "*.gcg") == other / "game.gcg"
    assert begun == [str(documents)]
    assert ask.save_file(parent, "Save", "board", patterns) == other / "board.pdf"
    other.rmdir()
    assert ask.save_file(parent, "Save", "board", patterns) == documents / "board.pdf"


@pytest.mark.parametrize(("keys", "chosen"), [
    ((Qt.Key.Key_Return,), 0),
    ((Qt.Key.Key_Down, Qt.Key.Key_Return), 1),
    ((Qt.Key.Key_Escape,), None),
])  # fmt: skip
def test_one_of_some_lines_is_chosen_by_keys(qapp: QApplication, keys: tuple[Qt.Key, ...], chosen: int | None) -> None:
    def press() -> None:
        dialog = QApplication.activeModalWidget()
        assert dialog
        for key in keys:
            QTest.keyClick(dialog.focusWidget() or dialog, key)

    QTimer.singleShot(0, press)
    parent = QWidget()
    assert Ask().choose(parent, "Restore", "Which one?", ["same", "same"], "Restore") == chosen


@pytest.mark.parametrize("ours", [False, True])
def test_whose_games_are_brought_in_is_somebody_elses_unless_said(qapp: QApplication, ours: bool) -> None:
    def answer() -> None:
        dialog = qapp.activeModalWidget()
        assert isinstance(dialog, QDialog)
        if ours:
            dialog.findChildren(QRadioButton)[1].click()
            dialog.findChild(QCheckBox).click()  # type: ignore[union-attr]  # it is there
            dialog.findChild(QDateEdit).setDate(QDate(2013, 11, 2))  # type: ignore[union-attr]  # so is this
        dialog.accept()

    QTimer.singleShot(0, answer)
    at = QDateTime(QDate(2013, 11, 2), QTime(12, 0)).toSecsSinceEpoch()
    assert Ask().whose(QWidget(), "Import games") == (Whose(ours=True, at=at) if ours else Whose())
