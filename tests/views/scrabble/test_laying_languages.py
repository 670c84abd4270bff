"""Typing with the tiles of other languages: letters with marks, and tiles of two letters (P14, P16)."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from boggle_desk.engine.scrabble.notation import word_text
from boggle_desk.engine.scrabble.plays import Reason, play_of
from boggle_desk.models.scrabble.drafts import TurnDraft
from boggle_desk.views.appearance import Appearance
from boggle_desk.views.scrabble.rack import RackView
from boggle_desk.views.scrabble.scrabble_board import ScrabbleBoardView
from boggle_desk.views.scrabble.tile_drag import TileDrag
from boggle_desk.views.scrabble.tile_placing import BlankCard, TileEntry
from tests.engine.scrabble.table import TILE_SETS, Table


class Desk:
    """A board and a rack to type at."""

    def __init__(self, qtbot: QtBot, key: str, rack: str, *before: str) -> None:
        tiles = TILE_SETS[key]
        self.game = Table(rack, "EEEEEEE", words={"coche", "ocho"}, tiles=tiles)
        for text in before:
            self.game.play(text)
        self.page = QWidget()
        self.look = Appearance(motion=False)
        self.board, self.rack = ScrabbleBoardView(self.look), RackView(self.look)
        for part in (self.board, self.rack):
            part.setParent(self.page)
            part.set_tile_set(tiles)
        self.board.resize(600, 600)
        qtbot.addWidget(self.page)
        self.blank, self.draft = BlankCard(self.look), TurnDraft(self.page)
        self.blank.setParent(self.page)
        drag = TileDrag(self.page, self.board, self.rack, self.look)
        self.laying = TileEntry(self.board, self.rack, drag, self.blank, self.draft, self.page)
        self.refusals: list[Reason] = []
        self.laying.refused.connect(lambda reason, _squares: self.refusals.append(reason))
        self.draft.changed.connect(self.show)
        self.draft.take_rack(self.game.now.racks[self.game.now.turn or 0])
        self.show()

    def show(self) -> None:
        self.board.show_board(self.game.now.board, self.draft.laid)
        self.laying.show_position(self.game.now, is_open=True)

    def type(self, text: str) -> str:
        """Type keys; return the word that lies there then."""
        for letter in text:
            self.laying.type_letter(letter, as_blank=False)
        return word_text(self.game.now.board, play_of(self.draft.laid)) if self.draft.laid else ""


@pytest.mark.parametrize(
    ("key", "rack", "typed", "word"),
    [
        ("german", "ÜBERXYZ", "über", "ÜBER"),
        ("german", "?BERXYZ", "über", "üBER"),
        ("polish", "ŻÓŁWABC", "żółw", "ŻÓŁW"),
        ("spanish", "NIÑOXYZ", "niño", "NIÑO"),
        ("spanish", "CO[CH]EXYZ", "coche", "CO[CH]E"),
        ("spanish", "[CH]OEEXYZ", "choe", "[CH]OE"),
        ("spanish", "CO?EXYZJ", "coche", "CO[ch]E"),
        ("spanish", "[LL]AMAXYZ", "llama", "[LL]AMA"),
        ("spanish", "L[LL]AMAXY", "llama", "[LL]AMA"),
        ("spanish", "PER[RR]OXY", "perr", "PE[RR]"),
        ("spanish", "[CH]AAEEOO", "ca", "[CH]A"),
        ("english", "CHATEAU", "chat", "CHAT"),
    ],
)
def test_what_is_typed_is_laid(qtbot: QtBot, key: str, rack: str, typed: str, word: str) -> None:
    desk = Desk(qtbot, key, rack)
    assert desk.type(typed) == word
    assert desk.refusals == []


def test_two_tiles_stay_two_where_the_rack_has_no_joined_one(qtbot: QtBot) -> None:
    """The referee says then why they cannot stay."""
    desk = Desk(qtbot, "spanish", "CO[C]HEXYZ")
    assert desk.type("coche") == "COCHE"
    assert len(desk.draft.laid) == 5
    assert desk.refusals == []


def test_a_joined_tile_on_the_board_is_passed_over(qtbot: QtBot) -> None:
    desk = Desk(qtbot, "spanish", "O[CH]OXYZA", "8H O[CH]O")
    desk.draft.take_rack(("O", "E"))
    desk.board.set_cursor_square(desk.game.rules.layout.start + 1)
    desk.board.set_across(False)
    assert desk.type("che") == "([CH])E"
    desk.draft.clear()
    desk.board.set_cursor_square(desk.game.rules.layout.start + 1 - 15)
    assert desk.type("oe") == "O([CH])E"
    assert desk.refusals == []


def test_letters_come_from_real_keys(qtbot: QtBot) -> None:
    desk = Desk(qtbot, "german", "ÜBERXYZ")
    for letter in "über":  # QTest types ASCII only
        press = QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, letter)
        QApplication.sendEvent(desk.board, press)
    assert [tile.letter for _square, tile in desk.draft.laid] == ["Ü", "B", "E", "R"]
    QTest.keyClick(desk.board, Qt.Key.Key_Backspace)
    assert [tile.letter for _square, tile in desk.draft.laid] == ["Ü", "B", "E"]
