"""The question whether all have finished does not outlast the glass."""

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QMessageBox

from boggle_desk.engine.boggle.position import Phase
from boggle_desk.engine.boggle.rules import Writing
from boggle_desk.views.ask import Ask
from tests.views.boggle.table_fixtures import FakeAsk, Sitting, seated


def test_b15_the_glass_closes_the_question(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FakeAsk, "confirm", Ask.confirm)
    seated(sitting, "Ann", "Bea", writing=Writing.SCREEN, finish_word=False)
    sitting.hold(Qt.Key.Key_Space)
    sitting.enter()
    assert sitting.position.searching == (0,)
    seen: list[QMessageBox] = []

    def run_out() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        seen.append(box)
        sitting.run_out()

    QTimer.singleShot(0, run_out)
    sitting.click(sitting.table.search_panel.end)  # comes back when the question is gone
    assert len(seen) == 1
    assert not seen[0].isVisible()
    assert sitting.phase is Phase.COVERED
    assert sitting.position.searched == (0,)


def test_b16_an_answer_ends_the_search(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FakeAsk, "confirm", Ask.confirm)
    seated(sitting, "Ann", "Bea", writing=Writing.SCREEN)
    sitting.hold(Qt.Key.Key_Space)
    sitting.enter()

    def agree() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        box.defaultButton().click()

    QTimer.singleShot(0, agree)
    sitting.click(sitting.table.search_panel.end)
    assert sitting.position.searched == (0,)
    sitting.desk.services.ask.withdraw()  # nothing is asked, so nothing happens
