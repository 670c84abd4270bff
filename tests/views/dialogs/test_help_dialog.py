"""The help explains every rule in words of its own, and leads to each place by keyboard."""

import re
import shutil
import tomllib
from collections.abc import Callable
from itertools import groupby
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from boggle_desk.app import pages
from boggle_desk.app.pages import ROOMS
from boggle_desk.models.boggle.boggle_strings import BoggleStrings
from boggle_desk.models.scrabble.scrabble_strings import ScrabbleStrings
from boggle_desk.paths import resource
from boggle_desk.views.appearance import Appearance
from boggle_desk.views.boggle.boggle_pad_table_page import BogglePadPage
from boggle_desk.views.boggle.boggle_real_board import RealBoardPage
from boggle_desk.views.dialogs.help_dialog import HelpDialog, HelpSection, read_chapters
from boggle_desk.views.dialogs.side_window import SideWindow
from boggle_desk.views.from_the_table_page import FromTheTablePage
from boggle_desk.views.games_page import GamesPage
from boggle_desk.views.history.history_page import HistoryPage
from boggle_desk.views.learn.learn_page import LearnPage
from boggle_desk.views.page import Page
from boggle_desk.views.play_alone_page import PlayAlonePage
from boggle_desk.views.scrabble.duplicate_table_page import DuplicateTablePage
from boggle_desk.views.scrabble.position_page import PositionPage
from boggle_desk.views.scrabble.scrabble_pad_table_page import ScrabblePadPage
from boggle_desk.views.scrabble.scrabble_table_page import ScrabbleTablePage
from tests.views.boggle.table_fixtures import open_desk, settings_for

RULES = [f"B{number}" for number in range(1, 37)]
RULES += [f"S{number}" for number in range(1, 20)]
RULES += [f"P{number}" for number in range(1, 21)]
CHAPTERS = read_chapters(resource("help"))
GROUPS = list(dict.fromkeys(chapter.group for chapter in CHAPTERS))
SECTIONS = [section for chapter in CHAPTERS for section in chapter.sections]


def test_every_rule_is_explained_in_a_section_of_its_own() -> None:
    """B1 to B36, S1 to S19 and P1 to P20: one section, with a heading and at least two sentences or a table."""
    assert [rule for rule in RULES if sum(rule in section.rules for section in SECTIONS) != 1] == []
    explaining = [section for section in SECTIONS if set(RULES) & set(section.rules)]
    assert [section.title for section in explaining if not section.title or len(section.plain.split()) < 15] == []


def test_no_rule_that_is_not_there_is_explained() -> None:
    assert {rule for section in SECTIONS for rule in section.rules} == set(RULES)


@pytest.mark.parametrize("path", sorted(resource("rules", "boggle").glob("*.toml")), ids=lambda path: path.stem)
def test_every_preset_is_explained_by_its_title_with_its_numbers(path: Path, look: Appearance) -> None:
    """The numbers of the files and of the help are the same (B1, B2, B9, B26, B27)."""
    rules = tomllib.loads(path.read_text(encoding="utf-8"))
    title = BoggleStrings(look).preset_title(path.stem)
    (section,) = [section for section in SECTIONS if section.title == title]
    words = ("no", "one", "two", "three", "four", "five", "six")
    assert f"{words[rules['minimum_length']]} letters or more" in section.plain.replace("words need ", "")
    minutes = rules.get("seconds", 180) // 60
    assert f"{words[minutes]} minute{'s' * (minutes != 1)}" in section.plain.lower()
    if "target" in rules:
        assert f"first to {rules['target']} points" in section.plain
    else:
        assert f"{words[rules['rounds']]} rounds" in section.plain


def _about_preset(key: str, look: Appearance) -> HelpSection:
    title = ScrabbleStrings(look).preset_title(key)
    (section,) = [section for section in SECTIONS if section.title == title]
    return section


@pytest.mark.parametrize("path", sorted(resource("rules", "scrabble").glob("*.toml")), ids=lambda path: path.stem)
def test_every_scrabble_preset_is_explained_by_its_title(path: Path, look: Appearance) -> None:
    """S9, S12, S13, P18: what happens to challenged words, and the numbers of the files."""
    rules = tomllib.loads(path.read_text(encoding="utf-8"))
    challenge, text = rules["challenge"], _about_preset(path.stem, look).plain
    said = {"table": "decide together", "refuse": "dictionary decides", "challenge": "challenge"}
    if path.stem != "tournament_single":  # it refers to the club
        assert said[challenge["judging"]] in text
    if challenge.get("bonus"):
        assert f"{challenge['bonus']} points" in text
    assert ("loses the next turn" in text) == challenge.get("costs_turn", False)


def test_the_club_is_explained_with_its_numbers(look: Appearance) -> None:
    """S9, S13: the other presets of challenges refer to it, and have the same numbers."""
    text = _about_preset("club", look).plain
    numbers = {6: "Six", 7: "seven"}
    for path in resource("rules", "scrabble").glob("*.toml"):
        rules = tomllib.loads(path.read_text(encoding="utf-8"))
        if rules["challenge"]["judging"] == "challenge":
            assert f"{numbers[rules['exchange_minimum']]} tiles" in text
            assert f"{numbers[rules['scoreless_limit']]} turns in a row" in text


def test_the_worth_of_tiles_is_that_of_the_set() -> None:
    """S2"""
    (section,) = [section for section in SECTIONS if "S2" in section.rules]
    rows = re.findall(r"^\| (\d+) \| (.*) \|$", section.text, re.MULTILINE)
    told = {letter: int(value) for value, letters in rows for letter in letters.split() if letter != "blank"}
    kinds = tomllib.loads(resource("tiles", "english.toml").read_text(encoding="utf-8"))["kinds"]
    assert told == {kind["letter"]: kind["value"] for kind in kinds}


def test_every_level_is_named() -> None:
    """P2"""
    (section,) = [section for section in SECTIONS if "P2" in section.rules]
    levels = tomllib.loads(resource("levels", "scrabble.toml").read_text(encoding="utf-8"))
    assert all(level.capitalize() in section.plain for level in levels)


def test_chapters_of_a_game_stand_together() -> None:
    """Few groups, each in one piece, and none with more than twelve chapters."""
    groups = [(group, len(list(chapters))) for group, chapters in groupby(CHAPTERS, key=lambda each: each.group)]
    assert [group for group, _count in groups] == ["Boggle", "Scrabble", "Both games"]
    assert all(count <= 12 for _group, count in groups)
    assert {chapter.group for chapter in CHAPTERS for each in chapter.sections if each.rules[:1] >= ("S",)} == {
        "Scrabble"
    }


@pytest.mark.slow
def test_every_key_of_the_menu_is_in_the_table(qapp: QApplication) -> None:
    with open_desk(settings_for("Ann")) as people:
        actions = people.desk.window.findChildren(QAction)
        keys = {key.toString() for action in actions for key in action.shortcuts()[:1]}
    chapter = next(chapter for chapter in CHAPTERS if chapter.title == "Keys")
    told = {key for row in chapter.markdown.splitlines() for key in re.findall(r"\*\*(.+?)\*\*", row)}
    assert {key.replace("++", "+Plus").replace("+-", "+Minus") for key in keys} - told == set()
    assert len(keys) > 10


def test_no_comment_and_no_rule_id_is_shown() -> None:
    shown = "".join(chapter.markdown for chapter in CHAPTERS)
    assert "<!--" not in shown
    assert not re.search(r"\b[BSP]\d", shown)
    assert "Both games" not in shown


def test_each_page_without_a_translation_is_english(tmp_path: Path) -> None:
    assert read_chapters(resource("help"), "xx") == CHAPTERS
    shutil.copytree(resource("help", "en"), tmp_path / "en")
    (tmp_path / "xx").mkdir()
    (tmp_path / "xx" / "41_keys.md").write_text("# Tasten\n\nEingabe\n", encoding="utf-8")
    chapters = read_chapters(tmp_path, "xx")
    assert [chapter.name for chapter in chapters] == [chapter.name for chapter in CHAPTERS]
    assert [chapter.title for chapter in chapters if chapter not in CHAPTERS] == ["Tasten"]


def test_the_best_place_comes_first() -> None:
    section = HelpSection("Challenging a word", "Any **other** player\ncan challenge.", ("B20",))
    assert [section.rank(text) for text in ("b20", "challenging", "word", "other player can", "sand")] == [
        0,
        0,
        1,
        2,
        None,
    ]


@pytest.fixture
def dialog(look: Appearance, host: QWidget, opened: Callable[[SideWindow], SideWindow]) -> HelpDialog:
    made = HelpDialog(look, host, "en")
    opened(made)
    return made


def test_arrow_keys_turn_the_pages(dialog: HelpDialog) -> None:
    assert dialog.contents.count() == len(CHAPTERS) + len(GROUPS)
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
    assert dialog.contents.count() == len(CHAPTERS) + len(GROUPS)


def test_groups_are_headings_that_cannot_be_chosen(dialog: HelpDialog) -> None:
    heads = [item for row in range(dialog.contents.count()) if not (item := dialog.contents.item(row)).flags()]
    assert [item.text() for item in heads] == GROUPS
    assert dialog.contents.currentItem().text() == CHAPTERS[0].title
    QTest.keyClick(dialog.contents, Qt.Key.Key_End)
    assert dialog.contents.currentItem().text() == CHAPTERS[-1].title
    QTest.keyClick(dialog.contents, Qt.Key.Key_Home)
    assert dialog.contents.currentItem().text() == CHAPTERS[0].title


@pytest.mark.parametrize(
    ("rule", "title"), [("b4", "Why some letters have a line"), ("s8", "Blanks"), ("p4", "Watch it think")]
)
def test_a_search_by_rule_finds_its_section(dialog: HelpDialog, rule: str, title: str) -> None:
    QTest.keyClicks(dialog.search, rule)
    assert dialog.contents.item(0).text() == title


PAGES = sorted({
    *(page for offer in pages.OFFERS.values() for page in (offer.pages().setup, offer.pages().viewer)),
    *(HistoryPage, LearnPage, FromTheTablePage, PositionPage, PlayAlonePage, RealBoardPage, GamesPage),
    *(BogglePadPage, ScrabblePadPage, ScrabbleTablePage, DuplicateTablePage),
}, key=str)  # fmt: skip
"""All pages but Home and the table of Boggle, which the first chapter explains."""


@pytest.mark.parametrize("page", PAGES)
def test_the_help_opens_at_the_chapter_of_a_page(dialog: HelpDialog, page: type[Page]) -> None:
    """R-23: F1 knows every page."""
    assert page.help_page != Page.help_page
    dialog.show_chapter(page.help_page)
    title = next(chapter.title for chapter in CHAPTERS if chapter.name == page.help_page)
    assert dialog.contents.currentItem().text() == title
    assert dialog.page.document().firstBlock().text() == title


def test_how_to_play_opens_at_the_chapter_of_a_room(qapp: QApplication) -> None:
    with open_desk(settings_for("Ann", "Bea")) as table:
        for room in ROOMS:
            table.desk.show_room(room.key)
            assert type(table.desk.room) in PAGES
            table.desk.show_help()
            table.wait(lambda: table.desk.window.findChild(HelpDialog) is not None)
            help_ = table.desk.window.findChild(HelpDialog)
            assert help_ is not None
            assert (
                help_.contents.currentItem().data(Qt.ItemDataRole.UserRole)[0].name == type(table.desk.room).help_page
            )
            help_.close()
            table.settle()


def test_what_is_typed_in_the_list_of_chapters_is_searched(dialog: HelpDialog) -> None:
    """R-23"""
    dialog.contents.setFocus()
    QTest.keyClick(dialog.contents, Qt.Key.Key_V)
    QTest.keyClicks(dialog.search, "ote")
    assert dialog.search.text() == "vote"
    assert "vote" in dialog.contents.currentItem().text().casefold()


def test_a_search_that_finds_nothing_says_so_and_shows_no_stale_page(
    dialog: HelpDialog,
) -> None:
    QTest.keyClicks(dialog.search, "xylocarp")
    assert dialog.contents.count() == 0
    assert dialog.page.toPlainText() == "Nothing found for “xylocarp”. Try another word."
    dialog.search.clear()
    assert "Nothing found" not in dialog.page.toPlainText()
