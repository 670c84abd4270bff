"""Questions with real dialogs."""

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

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
