"""The shelf: choosing, adding and removing by keyboard, with a report in plain words."""

from collections.abc import Callable
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from boggle_desk import paths
from boggle_desk.engine.word_list import LeftOut, NoList, NotAWordList, Omission, WordList
from boggle_desk.models import lexica_model
from boggle_desk.models.choices import SettingsModel
from boggle_desk.models.lexica_model import Added, HouseModel, LexicaModel, Step
from boggle_desk.storage.lexica import SHIPPED, DamagedLexicon, NoSuchLexicon, add_word_list
from boggle_desk.views.appearance import Appearance
from boggle_desk.views.dialogs.lexica_dialog import LexicaDialog, LexicaReport
from boggle_desk.views.dialogs.side_window import SideWindow
from tests.views.dialogs.conftest import FakeAsk

ALT = Qt.KeyboardModifier.AltModifier


@pytest.fixture
def dialog(
    look: Appearance,
    host: QWidget,
    ask: FakeAsk,
    lexica: LexicaModel,
    house: HouseModel,
    opened: Callable[[SideWindow], SideWindow],
) -> LexicaDialog:
    made = LexicaDialog(look, ask, lexica, house, host)
    opened(made)
    return made


@pytest.fixture
def club(tmp_path: Path, ask: FakeAsk) -> Path:
    ask.file = tmp_path / "Club words.txt"
    ask.file.write_text("cat\nzorp\ncat\nt-shirt\ndon't\n1st\n", encoding="utf-8")
    return ask.file


def _add(dialog: LexicaDialog, lexica: LexicaModel, qtbot: QtBot) -> None:
    with qtbot.waitSignals([lexica.added, lexica.entries_changed]):
        QTest.keyClick(dialog, Qt.Key.Key_A, ALT)


def test_the_shelf_says_what_each_dictionary_is(dialog: LexicaDialog) -> None:
    assert dialog.list.count() == len(SHIPPED)
    text = dialog.list.item(0).text()
    assert "English (in use)" in text
    assert "248" in text
    assert "comes with the game" in text
    assert not dialog.use.isEnabled()
    assert not dialog.remove.isEnabled()


def test_adding_by_keyboard_ends_with_a_report(
    dialog: LexicaDialog, lexica: LexicaModel, club: Path, qtbot: QtBot
) -> None:
    _add(dialog, lexica, qtbot)
    report = dialog.report.toPlainText()
    assert "“Club words” was added with 2 word" in report
    assert "1 line(s) repeat a word" in report
    assert "1 word(s) with a hyphen: line(s) 4" in report
    assert "1 word(s) with an apostrophe: line(s) 5" in report
    assert "1 word(s) with a digit: line(s) 6" in report
    assert dialog.report.hasFocus()
    assert dialog.list.currentItem().text().startswith("Club words")
    assert "your list" in dialog.list.currentItem().text()
    assert not dialog.cancel.isVisible()


def test_enter_on_a_list_takes_it_into_use(
    dialog: LexicaDialog, lexica: LexicaModel, choices: SettingsModel, club: Path, qtbot: QtBot
) -> None:
    _add(dialog, lexica, qtbot)
    dialog.list.setFocus()
    with qtbot.waitSignal(lexica.lexicon_changed):
        QTest.keyClick(dialog.list, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert lexica.lexicon is not None
    assert lexica.lexicon.title == "Club words"
    assert choices.settings.lexicon == lexica.lexicon.key
    assert "(in use)" in dialog.list.currentItem().text()


def test_while_a_list_is_read_it_can_be_given_up(
    dialog: LexicaDialog, lexica: LexicaModel, club: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on = Event()

    def slowly(*given: Any) -> object:
        go_on.wait(60)
        return add_word_list(*given)

    monkeypatch.setattr(lexica_model, "add_word_list", slowly)
    QTest.keyClick(dialog, Qt.Key.Key_A, ALT)
    qtbot.waitUntil(lambda: "Reading “Club words.txt”" in dialog.status.text())
    assert dialog.cancel.hasFocus()
    assert not dialog.add.isEnabled()
    with qtbot.waitSignals([lexica.add_stopped, lexica.entries_changed]):
        QTest.keyClick(dialog.cancel, Qt.Key.Key_Space)
        go_on.set()
    assert "Nothing was added" in dialog.status.text()
    assert dialog.list.count() == len(SHIPPED)
    assert dialog.add.isEnabled()


def test_what_is_no_word_list_is_refused_with_a_reason(
    dialog: LexicaDialog, lexica: LexicaModel, ask: FakeAsk, tmp_path: Path, qtbot: QtBot
) -> None:
    ask.file = tmp_path / "photo.jpg"
    ask.file.write_bytes(b"\xff\xd8\0\0")
    with qtbot.waitSignal(lexica.failed):
        QTest.keyClick(dialog, Qt.Key.Key_A, ALT)
    report = dialog.report.toPlainText()
    assert "isn't a word list" in report
    assert "It isn't text." in report
    assert str(tmp_path) not in report


def test_w10_the_report_names_lines_with_a_second_word(
    dialog: LexicaDialog, lexica: LexicaModel, ask: FakeAsk, tmp_path: Path, qtbot: QtBot
) -> None:
    ask.file = tmp_path / "pairs.txt"
    ask.file.write_text("cat\nfoo bar\ndog\n", encoding="utf-8")
    _add(dialog, lexica, qtbot)
    assert "more than one word. Only the first was taken: line" in dialog.report.toPlainText()
    assert "2." in dialog.report.toPlainText()


def test_no_file_chosen_changes_nothing(dialog: LexicaDialog, lexica: LexicaModel) -> None:
    dialog.add.click()
    assert not dialog.status.text()
    assert not lexica.adding


@pytest.mark.parametrize("yes", [True, False])
def test_removing_asks_first(
    dialog: LexicaDialog, lexica: LexicaModel, ask: FakeAsk, club: Path, qtbot: QtBot, yes: bool
) -> None:
    _add(dialog, lexica, qtbot)
    ask.answer = yes
    if yes:
        with qtbot.waitSignal(lexica.entries_changed):
            QTest.keyClick(dialog, Qt.Key.Key_R, ALT)
    else:
        QTest.keyClick(dialog, Qt.Key.Key_R, ALT)
        qtbot.waitUntil(lambda: bool(ask.questions))
    assert len(ask.questions) == 1
    assert dialog.list.count() == len(SHIPPED) + (not yes)
    assert club.exists()


def test_a_damaged_list_says_so_and_cannot_be_used(
    dialog: LexicaDialog, lexica: LexicaModel, club: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    _add(dialog, lexica, qtbot)
    (graph,) = (paths.user_data() / "lexica").glob("*.graph")
    graph.unlink()
    with qtbot.waitSignals([lexica.entries_changed, lexica.lexicon_changed]):
        lexica.start()
    assert "damaged" in dialog.list.currentItem().text()
    assert not dialog.use.isEnabled()
    assert dialog.remove.isEnabled()


def test_removing_the_list_of_a_game_that_is_not_over_says_so(
    look: Appearance,
    host: QWidget,
    ask: FakeAsk,
    lexica: LexicaModel,
    opened: Callable[[SideWindow], SideWindow],
    club: Path,
    qtbot: QtBot,
) -> None:
    used: list[str] = []
    dialog = LexicaDialog(look, ask, lexica, HouseModel((), lambda _words: None), host, lambda key: key in used)
    opened(dialog)
    _add(dialog, lexica, qtbot)
    ask.answer = False
    dialog.remove.click()
    assert "isn't over" not in ask.questions[-1]
    used.extend(entry.key for entry in lexica.entries if not entry.shipped)
    dialog.remove.click()
    assert "A game in progress uses it." in ask.questions[-1]


@pytest.fixture
def worte(tmp_path: Path, ask: FakeAsk) -> Path:
    ask.file = tmp_path / "Worte.txt"
    ask.file.write_text("Über\nÖl\nÄpfel\nStraße\nżaba\nño\nζωή\n", encoding="utf-8")
    return ask.file


def test_the_letters_of_the_list_can_be_chosen_by_keyboard(
    dialog: LexicaDialog, lexica: LexicaModel, ask: FakeAsk, worte: Path, qtbot: QtBot
) -> None:
    assert dialog.letters.accessibleName() == "Letters of the list"
    assert [dialog.letters.itemText(row) for row in range(dialog.letters.count())] == [
        "English: A to Z",
        "Dutch: A to Z",
        "French: A to Z",
        "German: Ä Ö Ü too",
        "Polish: Ą Ć Ę Ł Ń Ó Ś Ź Ż too",
        "Spanish: Ñ too",
    ]
    assert dialog.letters.value.key == "english"
    QTest.keyClick(dialog, Qt.Key.Key_L, ALT)
    assert dialog.letters.hasFocus()
    QTest.keyClicks(dialog.letters, "G")
    assert dialog.letters.value.key == "german"
    _add(dialog, lexica, qtbot)
    assert ask.questions == []
    report = dialog.report.toPlainText()
    assert "“Worte” was added with 6 word" in report
    assert "1 word(s) with characters not in its letters: line(s) 7" in report
    assert "German" in dialog.list.currentItem().text()
    assert dialog.letters.value.key == "german"


@pytest.mark.parametrize("yes", [True, False])
def test_a_list_full_of_other_letters_suggests_them(
    dialog: LexicaDialog, lexica: LexicaModel, ask: FakeAsk, worte: Path, qtbot: QtBot, yes: bool
) -> None:
    ask.answer = yes
    _add(dialog, lexica, qtbot)
    (question,) = ask.questions
    assert "“Worte.txt” has many letters beyond A to Z" in question
    assert "Ä, Ö, Ü" in question
    assert "German" in question
    key = next(entry.key for entry in lexica.entries if not entry.shipped)
    with qtbot.waitSignal(lexica.lexicon_changed):
        lexica.choose(key)
    assert lexica.lexicon is not None
    assert ("über" in lexica.lexicon, "uber" in lexica.lexicon) == (yes, not yes)
    assert ("not in its letters" in dialog.report.toPlainText()) == yes


def test_the_report_names_every_reason_and_the_first_lines() -> None:
    lines = {reason: Omission(12, tuple(range(1, 11))) for reason in LeftOut}
    text = LexicaReport().added_text(Added("key", "Club", WordList(("cat",), 0, lines)))
    assert text.count("1, 2, 3, 4, 5, 6, 7, 8, 9, 10 …") == len(LeftOut)
    assert "28 letters" in text
    assert "repeat" not in text
    assert "Nothing was left out." in LexicaReport().added_text(Added("key", "Club", WordList(("cat",))))


@pytest.mark.parametrize("reason", NoList)
def test_every_refusal_has_a_sentence(reason: NoList) -> None:
    text = LexicaReport().failure_text(Step.ADD, NotAWordList(reason, 7))
    assert len(text.splitlines()) == 3
    assert ("7" in text) == ("{line}" in reason.value)


@pytest.mark.parametrize("step", Step)
def test_a_failure_names_no_folder(step: Step) -> None:
    """T13: nor does it speak the system's language."""
    text = LexicaReport().failure_text(step, PermissionError(13, "Keine Berechtigung", "/home/ann/secret.txt"))
    assert text.endswith("No permission to do that")
    assert "secret" not in text
    assert LexicaReport().failure_text(step, NoSuchLexicon("club"))


def test_a_damaged_dictionary_has_a_remedy() -> None:
    assert "install" in LexicaReport().failure_text(Step.OPEN, DamagedLexicon("English", shipped=True))
    assert "again from its file" in LexicaReport().failure_text(Step.OPEN, DamagedLexicon("Club", shipped=False))
