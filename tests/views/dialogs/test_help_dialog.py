"""The help explains every rule in words of its own, and leads to each place by keyboard."""

import re
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from boggle_desk.paths import resource
from boggle_desk.views.dialogs.help_dialog import HelpDialog
from boggle_desk.views.dialogs.help_text import Section, read_chapters
from boggle_desk.views.dialogs.side_window import SideWindow
from boggle_desk.views.look import Look

RULES = [f"B{number}" for number in range(1, 30)]
KEYS = ["Space", "Enter", "Backspace", "Esc", "Arrows", "F1", "F11", "S", "C"]
KEYS += [f"Ctrl+{key}" for key in ("P", "R", "Z", "N", "L", "H", "D", ",", "Plus", "Minus", "0", "Q")]
CHAPTERS = read_chapters(resource("help"))
SECTIONS = [section for chapter in CHAPTERS for section in chapter.sections]


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_is_explained_in_a_section_of_its_own(rule: str) -> None:
    """B1 to B29: one section, with a heading and at least two sentences or a table."""
    (section,) = [section for section in SECTIONS if rule in section.rules]
    assert section.title
    assert len(section.plain.split()) >= 15


@pytest.mark.parametrize("path", sorted(resource("rules", "boggle").glob("*.toml")), ids=lambda path: path.stem)
def test_every_preset_is_explained_with_its_numbers(path: Path) -> None:
    """The numbers of the files and of the help are the same (B1, B2, B9, B26, B27)."""
    rules = tomllib.loads(path.read_text(encoding="utf-8"))
    (section,) = [section for section in SECTIONS if section.title.lower() == path.stem]
    words = ("no", "one", "two", "three", "four", "five", "six")
    assert f"{words[rules['minimum_length']]} letters or more" in section.plain.replace("words need ", "")
    assert f"{words[rules.get('seconds', 180) // 60]} minutes" in section.plain.lower()
    if "target" in rules:
        assert f"first to {rules['target']} points" in section.plain
    else:
        assert f"{words[rules['rounds']]} rounds" in section.plain


@pytest.mark.parametrize("key", KEYS)
def test_every_key_is_in_the_table(key: str) -> None:
    keys = next(chapter for chapter in CHAPTERS if chapter.title == "Keys")
    assert re.search(rf"^\| .*\*\*{re.escape(key)}\*\*", keys.markdown, re.MULTILINE)


def test_no_comment_and_no_rule_id_is_shown() -> None:
    shown = "".join(chapter.markdown for chapter in CHAPTERS)
    assert "<!--" not in shown
    assert not re.search(r"\bB\d", shown)


def test_a_language_without_help_gets_english() -> None:
    assert read_chapters(resource("help"), "xx") == CHAPTERS


def test_the_best_place_comes_first() -> None:
    section = Section("Doubting a word", "Any **other** player\ncan challenge.", ("B20",))
    assert [section.rank(text) for text in ("b20", "doubt", "word", "other player can", "sand")] == [0, 0, 1, 2, None]


@pytest.fixture
def dialog(look: Look, host: QWidget, opened: Callable[[SideWindow], SideWindow]) -> HelpDialog:
    made = HelpDialog(look, host, "en")
    opened(made)
    return made


def test_arrow_keys_turn_the_pages(dialog: HelpDialog) -> None:
    assert dialog.contents.count() == len(CHAPTERS)
    for chapter in CHAPTERS:
        assert dialog.page.document().firstBlock().text() == chapter.title
        assert dialog.page.verticalScrollBar().value() == 0
        QTest.keyClick(dialog.contents, Qt.Key.Key_Down)
    QTest.keyClick(dialog.contents, Qt.Key.Key_Return)
    assert dialog.page.hasFocus()


def test_search_by_keyboard_leads_to_the_place(dialog: HelpDialog) -> None:
    QTest.keyClick(dialog, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert dialog.search.hasFocus()
    QTest.keyClicks(dialog.search, "crossing")
    assert dialog.contents.item(0).text() == "Crossing off"
    assert dialog.page.document().firstBlock().text() == "A round and its rules"
    QApplication.processEvents()
    top = dialog.page.cursorForPosition(dialog.page.viewport().rect().topLeft()).block()
    assert "Crossing off" in {top.text(), top.next().text()} or dialog.page.verticalScrollBar().value() > 0
    assert dialog.page.extraSelections()
    QTest.keyClick(dialog.search, Qt.Key.Key_Down)
    assert dialog.contents.hasFocus()
    QTest.keyClick(dialog.search, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert dialog.page.hasFocus()
    QTest.keyClick(dialog, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(dialog.search, Qt.Key.Key_Delete)
    assert dialog.contents.count() == len(CHAPTERS)


def test_a_search_by_rule_finds_its_section(dialog: HelpDialog) -> None:
    QTest.keyClicks(dialog.search, "b4")
    assert dialog.contents.item(0).text() == "Why some letters have a line"


def test_a_search_without_success_says_so(dialog: HelpDialog) -> None:
    before = dialog.page.toPlainText()
    dialog.search.setText("xylophone")
    assert dialog.contents.count() == 0
    assert dialog._count.text().startswith("0 ")
    assert dialog.page.toPlainText() == before


def test_the_help_opens_at_a_heading(dialog: HelpDialog) -> None:
    assert dialog.show_section("Ties")
    assert dialog.page.document().firstBlock().text() == "Points and winning"
    assert dialog.page.verticalScrollBar().value() > 0
    assert not dialog.show_section("There is no such heading")
