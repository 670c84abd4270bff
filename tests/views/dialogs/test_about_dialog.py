"""About says what must be said, and shows every licence as it was written."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget

from boggle_desk import __version__
from boggle_desk.paths import resource
from boggle_desk.views.appearance import Appearance
from boggle_desk.views.dialogs import about_dialog
from boggle_desk.views.dialogs.about_dialog import AboutDialog, Licence, find_licences
from boggle_desk.views.dialogs.side_window import SideWindow

ROOT = Path(__file__).parents[3]


@pytest.fixture
def dialog(look: Appearance, host: QWidget, opened: Callable[[SideWindow], SideWindow]) -> AboutDialog:
    made = AboutDialog(look, host)
    opened(made)
    return made


def test_it_says_the_version_and_whose_the_trademarks_are(dialog: AboutDialog) -> None:
    said = " ".join(part.text() for part in dialog.tabs.widget(0).findChildren(QLabel))
    assert __version__ in said
    assert "Boggle and Scrabble are trademarks of their owners" in said
    assert "independent program, not made, sponsored or endorsed by them" in said
    for owner in ("Kevin Atkinson", "J Ross Beresford 1993–2000", "Princeton University"):
        assert owner in said


def test_every_licence_file_is_listed_and_shown_as_written(dialog: AboutDialog) -> None:
    """By keyboard: to the second page, then down the list."""
    files = [*resource("licences").rglob("*"), *resource("lexica").glob("*/licences/*")]
    texts = {path.read_bytes().decode("utf-8").strip() for path in files if path.is_file()}
    assert len(texts) > 10
    QTest.keyClick(dialog.tabs.tabBar(), Qt.Key.Key_Right)
    assert dialog.tabs.currentIndex() == 1
    shown = set()
    for _row in range(dialog.licences.count()):
        QTest.keyClick(dialog.licences, Qt.Key.Key_Down)
        shown.add(dialog.text.toPlainText().strip())
    QTest.keyClick(dialog.licences, Qt.Key.Key_Home)
    shown.add(dialog.text.toPlainText().strip())
    assert {_plain(text) for text in texts} <= {_plain(text) for text in shown}


def _plain(text: str) -> str:
    """Return the text without line ends and form feeds, which an editor keeps in its own way."""
    return re.sub(r"\s+", " ", text)


def test_our_own_licence_is_that_of_the_project() -> None:
    assert find_licences()[0].text() == (ROOT / "LICENSE").read_text(encoding="utf-8")


def test_a_text_in_latin_1_is_read(tmp_path: Path) -> None:
    path = tmp_path / "old-text.txt"
    path.write_bytes("Björn".encode("latin-1"))
    assert Licence("Old", path).text() == "Björn"


def test_a_missing_text_is_said(
    look: Appearance,
    host: QWidget,
    opened: Callable[[SideWindow], SideWindow],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(about_dialog, "find_licences", lambda: [Licence("Lost", tmp_path / "lost.txt")])
    dialog = AboutDialog(look, host)
    opened(dialog)
    dialog.licences.setCurrentRow(0)
    assert "missing" in dialog.text.toPlainText()


def test_the_details_go_to_the_clipboard_without_personal_folders(dialog: AboutDialog) -> None:
    dialog.copy.click()
    details = QGuiApplication.clipboard().text()
    assert f"Boggle Desk {__version__}" in details
    assert "Python 3." in details
    assert "Qt 6." in details
    assert str(Path.home()) not in details
    assert "/" not in details
    assert "Copied." in [label.text() for label in dialog.findChildren(QLabel)]
