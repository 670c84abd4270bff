"""The board keeps its room whatever the size of the letters; the panel gives way and opens over it."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QTabBar, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from boggle_desk.engine.ballot import Vote
from boggle_desk.engine.boggle.events import BeginReading, Challenge, ReadWord, Shake
from boggle_desk.engine.boggle.position import Phase
from boggle_desk.settings import WindowPlace
from boggle_desk.views.appearance import Appearance
from boggle_desk.views.board_with_panel import BoardWithPanel
from boggle_desk.views.layouts import Scrolled
from tests.views.access import describe
from tests.views.boggle import table_fixtures as boggle
from tests.views.boggle.table_stages import play_to as play_boggle
from tests.views.scrabble import table_fixtures as scrabble
from tests.views.scrabble.table_stages import NAMES
from tests.views.scrabble.table_stages import play_to as play_scrabble

pytestmark = pytest.mark.slow

SIZES = [(1280, 800), (1024, 600), (960, 540)]
"""The design, a small laptop, and 1920×1080 scaled by two."""


@contextmanager
def at(size: tuple[int, int], scale: float, scrabble_game: bool) -> Iterator[Any]:
    """Return the program in a window of this size with letters of this size."""
    fixtures: Any = scrabble if scrabble_game else boggle
    settings = scrabble.scrabble_settings(*NAMES) if scrabble_game else boggle.settings_for("Ann", "Bea", "Cem")
    settings = replace(settings, text_scale=scale, window=WindowPlace(0, 0, *size))
    with fixtures.open_desk(settings) as people:
        people.resize(QSize(*size))
        yield people


def board_of(people: Any) -> QWidget:
    """Return Scrabble's board or Boggle's dome."""
    table = people.desk.table
    board: QWidget = table.board if hasattr(table, "board") else table.dome
    return board


def covered(people: Any, board: Any) -> bool:
    """Return whether the panel is over a square or cube of the board; the glass around them may reach further."""
    window, sheet = people.desk.window, people.table.beside.handle.parentWidget()
    model = board.model()
    last = model.index(model.rowCount() - 1, model.columnCount() - 1)
    cells = board.visualRect(model.index(0, 0)).united(board.visualRect(last))
    cells.moveTopLeft(board.viewport().mapTo(window, cells.topLeft()))
    return cells.intersects(QRect(sheet.mapTo(window, QPoint()), sheet.size()))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scrabble_game", [True, False], ids=["scrabble", "boggle"])
def test_large_letters_take_nothing_from_the_board(
    qapp: QApplication, size: tuple[int, int], scrabble_game: bool
) -> None:
    """S-2, R-1: nor does the window outgrow a small screen."""
    found: dict[float, tuple[int, int, int]] = {}
    for scale in (1.0, 2.0):
        with at(size, scale, scrabble_game) as people:
            (play_scrabble if scrabble_game else play_boggle)(people, "turn" if scrabble_game else "search")
            people.settle()
            board = board_of(people)
            assert people.desk.window.size() == QSize(*size)
            assert people.desk.window.minimumSize().height() <= 500
            assert not covered(people, board)
            rack = people.table.rack.height() if scrabble_game else 0
            found[scale] = (board.width(), board.height(), rack)
    large, small = found[2.0], found[1.0]
    assert min(large[:2]) >= min(small[:2]), (small, large)
    assert large[2] == small[2]


@pytest.mark.parametrize("key", ["real_board", "position"])
def test_large_letters_take_nothing_from_the_board_of_a_room(qapp: QApplication, key: str) -> None:
    """R-22"""
    found = list[int]()
    for scale in (1.0, 2.0):
        with at((1280, 800), scale, scrabble_game=False) as people:
            people.desk.show_room(key)
            people.settle()
            board = people.desk.room.board
            found.append(min(board.width(), board.height()))
            assert too_narrow(people.desk.room) == []
            assert people.desk.room.beside.is_drawer == (scale > 1)
            people.desk.room.beside.setFocus()
            QTest.keyClick(people.desk.room.beside, Qt.Key.Key_F6)
            assert people.desk.room.beside.is_open == (scale > 1)
    assert found[1] >= found[0]


def too_narrow(page: QWidget) -> list[str]:
    """Return the tabs in sight that have no room for their words, and buttons that have none for small ones either."""
    least = {QTabBar: 1.0, QPushButton: 0.5}
    parts = [(part, share) for kind, share in least.items() for part in page.findChildren(kind) if part.isVisible()]
    return [describe(part) for part, share in parts if part.width() < share * part.sizeHint().width() - 1]


@pytest.mark.parametrize("scrabble_game", [True, False], ids=["scrabble", "boggle"])
def test_keys_mouse_and_screen_reader_reach_the_drawer(qapp: QApplication, scrabble_game: bool) -> None:
    with at((1024, 600), 2.0, scrabble_game) as people:
        (play_scrabble if scrabble_game else play_boggle)(people, "turn" if scrabble_game else "covered")
        people.settle()
        beside = people.table.beside
        board, wide = board_of(people), beside.handle.parentWidget().width
        closed = wide()
        people.key(Qt.Key.Key_F6)
        assert beside.is_open
        assert wide() > closed
        assert covered(people, board), "it is over the board"
        people.key(Qt.Key.Key_Escape)
        assert (beside.is_open, wide()) == (False, closed)
        people.click(beside.handle)
        assert beside.is_open
        named = QAccessible.queryAccessibleInterface(beside.handle)
        assert named.role() == QAccessible.Role.PushButton
        assert named.text(QAccessible.Text.Name) == "Close the panel (Esc)"
        people.click(beside.handle)
        assert not beside.is_open
        people.tab_to(beside.handle)
        people.key(Qt.Key.Key_Space)
        assert beside.is_open


def test_the_drawer_that_opened_for_the_scores_closes_before_the_next_shake(qapp: QApplication) -> None:
    with at((1280, 800), 2.0, scrabble_game=False) as people:
        play_boggle(people, "scores")
        people.settle()
        assert people.table.beside.is_open
        people.table.scores_panel.main.click()
        people.settle()
        assert people.table.panels.currentWidget() is people.table.shake_panel
        assert not people.table.beside.is_open


def test_b7_a_drawer_that_was_opened_before_the_search_does_not_cover_the_board(qapp: QApplication) -> None:
    with at((1280, 800), 2.0, scrabble_game=False) as people:
        play_boggle(people, "covered")
        people.table.beside.set_open(True)
        people.table.shake_panel.lift.click()
        people.settle()
        assert people.phase is Phase.SEARCH
        assert not people.table.beside.is_open


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_with_large_letters_what_is_asked_at_the_dome_is_read_without_scrolling(
    qapp: QApplication, size: tuple[int, int]
) -> None:
    with at(size, 2.0, scrabble_game=False) as people:
        boggle.on_screen(people, "Ann", "Bea").table.submit(Shake())
        people.settle()
        assert people.table.shake_panel.scrolled.verticalScrollBar().maximum() == 0


def test_b20_after_the_ballots_the_word_and_its_stamp_are_seen(qapp: QApplication) -> None:
    """With large letters the page scrolls where lists are on paper."""
    with at((1280, 800), 2.0, scrabble_game=False) as people:
        play_boggle(people, "search on paper")
        people.run_out()
        people.settle()
        people.table.submit(BeginReading())
        people.table.submit(ReadWord("tgu"))
        people.settle()
        panel = people.table.reading_panel
        bar = panel.scrolled.verticalScrollBar()
        assert bar.maximum() > 0
        bar.setValue(bar.maximum())
        people.table.submit(Challenge("tgu", 1))
        while people.position.voting:
            people.table.submit(Vote(people.position.voting.ballot.waiting[0], allow=False))
        panel.challenge.decide()
        people.settle()
        assert panel.word.stamp
        assert panel.word.mapTo(panel.scrolled.viewport(), QPoint()).y() >= 0


def test_the_sign_of_the_pause_grows_with_the_letters(qapp: QApplication) -> None:
    with at((1280, 800), 2.0, scrabble_game=False) as people:
        play_boggle(people, "search")
        pause = people.table.search_panel.pause
        assert pause.icon().actualSize(pause.iconSize()) == QSize(40, 40)


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_what_is_to_be_typed_is_never_cut_off(qapp: QApplication, scale: float) -> None:
    with at((1280, 800), scale, scrabble_game=False) as people:
        play_boggle(people, "search")
        entry = people.table.search_panel.entry
        entry.clear()
        told = (entry.line.placeholderText(), entry.said)
        assert told == (("Type or trace a word", "") if scale == 1 else ("", "Type or trace a word"))


def test_all_words_are_offered_when_there_is_one(qapp: QApplication) -> None:
    with at((1280, 800), 2.0, scrabble_game=False) as people:
        play_boggle(people, "covered")
        people.enter("")
        people.settle()
        assert people.table.search_panel.entry.isVisible()
        assert not people.table.search_panel.all.isVisible()
        people.enter("hot")
        assert people.table.search_panel.all.isVisible()


def test_letters_of_the_designed_size_need_no_drawer(qapp: QApplication) -> None:
    with at((1280, 800), 1.0, True) as people:
        play_scrabble(people, "turn")
        beside = people.table.beside
        people.key(Qt.Key.Key_F6)
        assert (beside.is_drawer, beside.is_open, beside.handle.isVisible()) == (False, False, False)


@pytest.fixture
def page(qapp: QApplication) -> Iterator[tuple[Appearance, BoardWithPanel, Scrolled]]:
    """Return a board with a panel whose content is higher than there is room for."""
    look = Appearance(text_scale=2.0)
    look.choose(window=QSize(1024, 600))
    content = QWidget()
    column = QVBoxLayout(content)
    text = QLabel(" ".join(str(Random(1).random()) for _ in range(60)))
    text.setWordWrap(True)
    column.addWidget(text)
    panel, board = Scrolled(content), QPushButton("board")
    beside = BoardWithPanel(look, board, panel, 400)
    beside.resize(1024, 560)
    beside.show()
    yield look, beside, panel
    beside.close()
    beside.deleteLater()


def test_it_opens_by_itself_for_a_decision_and_closes_after_it(
    page: tuple[Appearance, BoardWithPanel, Scrolled],
) -> None:
    _look, beside, panel = page
    assert panel.verticalScrollBar().maximum() > 0
    assert not beside.is_open
    beside.need(panel)
    boggle.wait_until(lambda: beside.is_open)
    beside.need(None)
    boggle.wait_until(lambda: not beside.is_open)
    beside.set_open(True)
    beside.need(None)
    QApplication.processEvents()
    assert beside.is_open, "what a person opened stays open"


def test_a_panel_that_has_its_room_again_is_no_drawer(page: tuple[Appearance, BoardWithPanel, Scrolled]) -> None:
    look, beside, _panel = page
    beside.set_open(True)
    look.choose(text_scale=1.0)
    assert (beside.is_drawer, beside.is_open) == (False, False)
    assert not beside.handle.isVisible()


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_from_right_to_left_the_panel_lies_on_the_left(qtbot: QtBot, scale: float) -> None:
    look, places = Appearance(text_scale=scale), []
    for direction in (Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft):
        board, panel = QLabel("board"), QLabel("panel")
        beside = BoardWithPanel(look, board, panel, 440)
        beside.setLayoutDirection(direction)
        qtbot.addWidget(beside)
        beside.resize(1280, 800)
        beside.show()
        beside.set_open(True)
        places.append([QRect(part.mapTo(beside, QPoint()), part.size()) for part in (board, panel)])
    for place, mirrored in zip(*places, strict=True):
        assert (mirrored.left(), mirrored.size()) == (1280 - 1 - place.right(), place.size())
    assert places[1][1].left() < places[1][0].right()
