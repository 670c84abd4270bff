"""Letters typed where no text field is: AltGr, dead keys, compose, input methods, in all languages (G6)."""

import sys
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QInputMethodEvent, QInputMethodQueryEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from boggle_desk import app
from boggle_desk.views.appearance import Appearance
from boggle_desk.views.controls import label
from boggle_desk.views.letters import in_letters, typed_letters
from boggle_desk.views.scrabble.rack import RackView
from boggle_desk.views.scrabble.scrabble_board import ScrabbleBoardView
from boggle_desk.views.scrabble.tile_drag import TileTable
from tests.engine.scrabble.table import TILE_SETS
from tests.views.boggle.table_fixtures import undress

Key, Modifier = Qt.Key, Qt.KeyboardModifier


def key(text: str, modifiers: Modifier = Modifier.NoModifier, number: int = 0) -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, number, modifiers, text)


@pytest.mark.parametrize(
    ("text", "modifiers", "letters"),
    [
        ("a", Modifier.NoModifier, "a"),
        ("Ö", Modifier.ShiftModifier, "Ö"),
        ("ą", Modifier.GroupSwitchModifier, "ą"),
        ("ą", Modifier.ControlModifier | Modifier.AltModifier, "ą"),  # AltGr on Windows
        ("Ą", Modifier.ControlModifier | Modifier.AltModifier | Modifier.ShiftModifier, "Ą"),
        ("u\u0308", Modifier.NoModifier, "ü"),
        ("7", Modifier.NoModifier, ""),
        ("a", Modifier.ControlModifier, ""),
        ("a", Modifier.MetaModifier, ""),
        ("", Modifier.NoModifier, ""),
    ],
)
def test_a_key_is_its_letters_or_a_command(text: str, modifiers: Modifier, letters: str) -> None:
    assert typed_letters(key(text, modifiers)) == letters


def test_option_makes_letters_where_alt_opens_no_menus(monkeypatch: pytest.MonkeyPatch) -> None:
    assert typed_letters(key("ą", Modifier.AltModifier)) == ""
    monkeypatch.setattr(sys, "platform", "darwin")
    assert typed_letters(key("ą", Modifier.AltModifier)) == "ą"


TYPED = [
    ("german", "äÄßẞé", "ÄÄSSSSE"),
    ("polish", "ąćęłńóśźżŻé", "ĄĆĘŁŃÓŚŹŻŻE"),
    ("spanish", "ñÑáüç", "ÑÑAUC"),
    ("french", "éèêëàçœÉï", "EEEEACOEEI"),
    ("dutch", "ĳĲëé", "IJIJEE"),
    ("english", "äéñœ", "AENOE"),
]


@pytest.mark.parametrize(("language", "typed", "letters"), TYPED)
def test_letters_are_those_of_the_tiles(language: str, typed: str, letters: str) -> None:
    assert in_letters(typed, (each for each in TILE_SETS[language].letters if len(each) == 1)) == letters


class Page(QWidget):
    takes_letters = True


@pytest.fixture
def table(qtbot: QtBot, qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[TileTable]:
    """Return a board or a rack for a language, with the keyboard."""
    app.prepare(qapp)
    kind, language = request.param
    page, look = Page(), Appearance(motion=False)
    shown: TileTable = kind(look)
    shown.setParent(page)
    shown.set_tile_set(TILE_SETS[language])
    qtbot.addWidget(page)
    page.show()
    page.activateWindow()
    shown.setFocus()
    qtbot.waitUntil(shown.hasFocus)
    yield shown
    undress()


def heard(table: TileTable) -> list[str]:
    letters = list[str]()
    table.letter_typed.connect(lambda letter, *_blank: letters.append(letter))
    return letters


@pytest.mark.parametrize("table", [(ScrabbleBoardView, "german"), (RackView, "german")], indirect=True)
def test_input_methods_are_asked_and_heard(table: TileTable) -> None:
    letters = heard(table)
    query = QInputMethodQueryEvent(Qt.InputMethodQuery.ImEnabled)
    QApplication.sendEvent(table, query)
    assert query.value(Qt.InputMethodQuery.ImEnabled)
    for preedit, commit in (("¨", ""), ("", "ä"), ("", "ß"), ("", "Ü")):
        event = QInputMethodEvent(preedit, [])
        event.setCommitString(commit)
        QApplication.sendEvent(table, event)
    assert "".join(letters) == "ÄSSÜ"


@pytest.mark.parametrize("table", [(ScrabbleBoardView, "german"), (ScrabbleBoardView, "english")], indirect=True)
def test_dead_keys_that_nobody_composes_are_put_on_the_next_letter(table: TileTable) -> None:
    letters = heard(table)
    dead, shift = Key.Key_Dead_Diaeresis, Key.Key_Shift
    for event in (key("", number=dead), key("a"), key("", number=dead), key("", number=shift), key("u"), key("b")):
        QApplication.sendEvent(table, event)
    assert "".join(letters) in ("ÄÜB", "AUB")


@pytest.mark.parametrize("table", [(ScrabbleBoardView, "german")], indirect=True)
def test_what_is_chosen_while_a_key_is_held_replaces_its_letter(qtbot: QtBot, table: ScrabbleBoardView) -> None:
    """As macOS does."""
    order = list[str]()
    table.letter_typed.connect(lambda letter, _blank: order.append(letter))
    table.erase_typed.connect(lambda: order.append("erased"))
    QApplication.sendEvent(table, key("a"))
    event = QInputMethodEvent()
    event.setCommitString("ä", -1, 1)
    QApplication.sendEvent(table, event)
    assert order == ["A", "erased", "Ä"]


@pytest.mark.parametrize("text", ["Ü isn't on your rack.", "ŻÓŁW", "AÑO", "U isn't on your rack."])
@pytest.mark.parametrize("pixels", [15, 22, 30])
def test_the_dots_of_capitals_are_not_cut_off_at_the_top_of_a_label(qtbot: QtBot, text: str, pixels: int) -> None:
    """The font puts them above its line."""
    shown = label("", align=Qt.AlignmentFlag.AlignTop)
    qtbot.addWidget(shown)
    shown.setText(text)
    font = shown.font()
    font.setPixelSize(pixels)
    shown.setFont(font)
    metrics = shown.fontMetrics()
    capitals = "".join(sign for sign in text if sign.isupper())
    assert shown.contentsRect().top() + metrics.ascent() >= -metrics.tightBoundingRect(capitals).top()
    shown.setText("more")
    assert shown.contentsMargins().top() == 0
