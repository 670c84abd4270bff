"""Leafing through games of Boggle round by round."""

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication

from boggle_desk.engine.boggle.events import Scored
from boggle_desk.engine.boggle.position import EntryMark, Phase
from boggle_desk.storage.exchange import OpenedGame
from boggle_desk.storage.games import GameState
from boggle_desk.views.boggle.boggle_viewer_page import BoggleViewerPage, rounds
from boggle_desk.views.player_view import PlayerView
from tests.storage.play import new_game, next_step, play_on
from tests.views.boggle.table_fixtures import Sitting, open_desk, settings_for


@contextmanager
def leafing(opened: OpenedGame) -> Iterator[tuple[Sitting, BoggleViewerPage]]:
    """Show a game in the window."""
    with open_desk(settings_for("Ann", "Bea")) as people:
        people.desk.show_games()
        assert people.desk.games
        people.desk.games.view_asked.emit(opened)
        page = people.desk.viewer
        assert isinstance(page, BoggleViewerPage)
        people.settle()
        yield people, page


def finished(seed: int = 5) -> OpenedGame:
    """Return a game of several rounds that is over."""
    game, rng = new_game(), Random(seed)
    while game.position.phase is not Phase.ENDED:
        game.follow(next_step(game, rng, end=0.2 if game.position.round > 2 else 0.0))
    return OpenedGame("boggle", game, GameState.FINISHED, 1)


def in_search(state: GameState) -> OpenedGame:
    """Return a game that was left in the middle of its first search."""
    game, rng = new_game(), Random(4)
    while game.position.phase is not Phase.SEARCH:
        play_on(game, rng, 1)
    return OpenedGame("boggle", game, state, 1)


def letters(page: BoggleViewerPage) -> list[str]:
    """Return the letters that the board gives to a screen reader."""
    model = page.dome.model()
    return [model.index(row, column).data() for row in range(4) for column in range(4)]


def test_every_round_that_was_scored_can_be_looked_at() -> None:
    opened = finished()
    scored = [event.points for step in opened.game.steps for event in step if isinstance(event, Scored)]
    found = rounds(opened)
    assert len(found) > 2
    assert [position.rounds[-1] for position in found] == scored
    assert found[-1] == opened.game.position


def test_a_page_opens_with_the_last_round_and_keys_leaf(qapp: QApplication) -> None:
    opened = finished()
    with leafing(opened) as (people, page):
        last = page.last_place
        assert page.place == last
        assert letters(page) == [cube.letters for cube in page.position.cubes]
        people.key(Qt.Key.Key_Left)
        assert page.where.text().startswith(f"Round {last},")
        people.key(Qt.Key.Key_Home)
        assert page.place == 0
        assert letters(page) == [cube.letters for cube in page.position.cubes]
        people.key(Qt.Key.Key_Right)
        people.key(Qt.Key.Key_End)
        assert page.place == last


def test_buttons_leaf(qapp: QApplication) -> None:
    with leafing(finished()) as (people, page):
        people.click(page.first)
        people.click(page.forward)
        assert page.place == 1
        people.click(page.back)
        people.click(page.last)
        assert page.place == page.last_place


def test_lists_have_marks_and_points(qapp: QApplication) -> None:
    with leafing(finished()) as (_people, page):
        for seat, view in enumerate(page.lists):
            entries = page.position.lists[seat]
            shown = [view.entries.entry(view.entries.index(row)) for row in range(view.entries.rowCount())]
            assert tuple(shown) == entries
        assert any(entry.mark is EntryMark.STANDING for entries in page.position.lists for entry in entries)


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_a_name_has_room_beside_the_numbers(qapp: QApplication, scale: float) -> None:
    with leafing(finished()) as (people, page):
        people.desk.services.choices.change(text_scale=scale)
        people.resize(QSize(1280, 800))
        assert all(chip.width() > page.look.px(110) for chip in page.standing.findChildren(PlayerView))
        texts = people.texts(page.standing)
        assert "Total" in texts
        assert ("Words" in texts) == (scale == 1.0)


def test_a_chosen_word_is_shown_on_the_board_and_has_a_meaning(qapp: QApplication) -> None:
    with leafing(finished()) as (people, page):
        seat = next(seat for seat, entries in enumerate(page.position.lists) if len(entries) > 1)
        page.tabs.setCurrentIndex(seat)
        people.settle()
        people.click_row(page.lists[seat], 1)
        word = page.position.lists[seat][1].word
        assert page.marked_word() == word
        asked: list[str] = []
        page.meaning_asked.connect(asked.append)
        people.click(page.meaning)
        people.settle()
        assert asked == [word]


@pytest.mark.parametrize("state", [GameState.RUNNING, GameState.ABANDONED])
def test_what_is_still_being_played_stays_hidden(qapp: QApplication, state: GameState) -> None:
    """A look at the list of games must not uncover the cubes or the others' words."""
    opened = in_search(state)
    with leafing(opened) as (people, page):
        hidden = state is GameState.RUNNING
        assert bool(page.position.cubes) is not hidden
        assert page.last_place == 0
        assert "No points were counted here." in people.texts(page)


def test_escape_leads_back_to_the_games(qapp: QApplication) -> None:
    with leafing(finished()) as (people, _page):
        people.key(Qt.Key.Key_Escape)
        people.settle()
        assert people.desk.viewer is None
        assert people.desk.window.pages.currentWidget() is people.desk.games
