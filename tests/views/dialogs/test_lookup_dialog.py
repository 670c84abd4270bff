"""Looking words up: while typing, and at once with Enter."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.word_graph import WordGraph
from boggle_desk.storage.lexica import open_shipped
from boggle_desk.views.dialogs.lookup_dialog import LookupDialog
from boggle_desk.views.dialogs.side_window import SideWindow


@pytest.fixture
def lexicon() -> Lexicon:
    return open_shipped().refusing_offensive(True)


@pytest.fixture
def dialog(services: Any, host: QWidget, lexicon: Lexicon, opened: Callable[[SideWindow], SideWindow]) -> LookupDialog:
    made = LookupDialog(services, lambda: lexicon, host)
    opened(made)
    return made


def test_it_begins_with_a_hint_and_the_keyboard_in_the_field(dialog: LookupDialog) -> None:
    assert dialog.field.hasFocus()
    assert dialog.hint.isVisible()
    assert not dialog.card.isVisible()


def test_enter_answers_at_once_and_is_ready_for_the_next_word(dialog: LookupDialog) -> None:
    QTest.keyClicks(dialog.field, "cats")
    QTest.keyClick(dialog.field, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert dialog.card.cubes.accessibleName() == "CATS"
    assert "form of CAT" in dialog.card.meaning.text.toPlainText()
    assert not dialog.hint.isVisible()
    QTest.keyClicks(dialog.field, "zorp")
    QTest.keyClick(dialog.field, Qt.Key.Key_Return)
    assert dialog.card.cubes.accessibleName() == "ZORP"
    assert dialog.card.verdict.text() == "Not in the dictionary"


def test_the_answer_comes_while_typing(dialog: LookupDialog, qtbot: QtBot) -> None:
    QTest.keyClicks(dialog.field, "dog")
    assert not dialog.card.isVisible()
    qtbot.waitUntil(dialog.card.isVisible)
    assert dialog.card.word == "dog"


def test_accents_are_taken_off(dialog: LookupDialog) -> None:
    dialog.look_up(" Café ")
    assert dialog.card.word == "cafe"
    assert dialog.card.verdict.text() == "✓ Counts"


def test_letters_of_the_dictionary_stay(services: Any, host: QWidget) -> None:
    german = Lexicon("own", "Worte", "de", WordGraph.build(["zäh", "über"], "abehrzäü"))
    dialog = LookupDialog(services, lambda: german, host)
    dialog.look_up("Über")
    assert (dialog.card.word, dialog.card.verdict.property("role")) == ("über", "pill good")
    dialog.look_up("zah")
    assert (dialog.card.word, dialog.card.verdict.property("role")) == ("zah", "pill")
    dialog.look_up("über-zäh")
    assert "letters of this dictionary only" in dialog.hint.text()


def test_a_word_too_long_for_cubes_is_written(dialog: LookupDialog) -> None:
    dialog.look_up("uncharacteristically")
    assert dialog.card.meaning.word.text() == "UNCHARACTERISTICALLY"
    assert dialog.card.meaning.word.isVisible()
    dialog.look_up("dog")
    assert not dialog.card.meaning.word.isVisible()


@pytest.mark.parametrize("text", ["t-shirt", "don't", "two words", "m4", "\u03a9"])
def test_what_is_no_plain_word_gets_a_sentence(dialog: LookupDialog, text: str) -> None:
    """B10"""
    dialog.look_up(text)
    assert "letters from A to Z only" in dialog.hint.text()
    assert not dialog.card.isVisible()


def test_a_word_set_aside_is_told_from_an_unknown_one(dialog: LookupDialog, lexicon: Lexicon) -> None:
    graph = lexicon.graph
    word = next(word for n in range(len(graph)) if lexicon.is_offensive(word := graph.word(n)))
    dialog.look_up(word)
    assert dialog.card.verdict.text() == "Hurtful or crude"


def test_closing_while_an_answer_is_due_leaves_no_timer(dialog: LookupDialog, qtbot: QtBot) -> None:
    QTest.keyClicks(dialog.field, "dog")
    with qtbot.waitSignal(dialog.destroyed):
        QTest.keyClick(dialog.field, Qt.Key.Key_Escape)
