"""Analysing a game that is leafed through: by mouse and by keys, with progress and cancel; nothing covered is told."""

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt, QThreadPool
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from boggle_desk.engine.players import Player
from boggle_desk.engine.scrabble.position import Phase
from boggle_desk.engine.scrabble.review import Outcome
from boggle_desk.settings import Person
from boggle_desk.storage.exchange import OpenedGame, open_game
from boggle_desk.storage.games import GameState
from boggle_desk.views.appearance import Appearance
from boggle_desk.views.faces import COLOURS
from boggle_desk.views.scrabble.scrabble_analysis import LeadPlot, spread
from boggle_desk.views.scrabble.scrabble_viewer_page import ScrabbleViewerPage
from tests.engine.scrabble.table import PRESETS, TILE_SETS, Table
from tests.storage.scrabble_play import scrabble_game
from tests.views.boggle.table_fixtures import PATIENCE, Sitting, wait_until
from tests.views.scrabble.table_fixtures import open_desk as open_table
from tests.views.scrabble.table_fixtures import scrabble_settings, seated
from tests.views.scrabble.test_viewer_page import family_four, leafing

pytestmark = pytest.mark.slow

GCG_FILES = Path(__file__).parents[2] / "data" / "gcg"
TURNS, BEST, SUMMARY = range(3)


def analyse(people: Sitting, page: ScrabbleViewerPage) -> None:
    """Press the button, which large letters may have put out of sight, and wait for the end."""
    people.tab_to(page.analysis.bar.begin)
    people.key(Qt.Key.Key_Space)
    wait_until(lambda: not page.analysis.task.running)
    people.settle()


def cost(page: ScrabbleViewerPage, line: int) -> str:
    return str(page.turns.moves.index(line, 4).data() or "")


def two_turns() -> OpenedGame:
    """Return a game of two turns that a shared screen saw to its end."""
    table = Table("CATSEEE", "ONTEASE")
    table.play("8G CAT")
    table.play("9H ON")
    return OpenedGame("scrabble", table.game, GameState.ABANDONED)


def test_each_turn_has_its_cost_and_the_best_moves(qapp: QApplication, tmp_path: Path) -> None:
    with leafing(family_four(tmp_path)) as (people, page):
        assert not page.tabs.tabBar().isVisible()
        analyse(people, page)
        assert page.tabs.tabBar().isVisible()
        assert page.analysis.plot.isVisible()
        costs = [cost(page, line) for line in range(page.last_place)]
        assert costs[0].startswith("−")
        assert costs[1] == "*", "AO and TN are no words here"
        assert costs[7:8] == [""], "a line that is no turn costs nothing"
        assert page.turns.columnWidth(1) > page.turns.fontMetrics().horizontalAdvance("10J (A)GO ")
        page.go(1)
        people.tab_to(page.tabs.tabBar())
        people.key(Qt.Key.Key_Right)
        assert page.tabs.currentIndex() == BEST, "the keyboard alone is enough"
        assert "below the best" in page.analysis.best.headline.text()
        assert page.analysis.best.table.candidates.rowCount() > 3
        page.go(7)
        assert list(page.analysis.reviews.values())[6].turn.outcome is Outcome.TAKEN_BACK
        assert "INTRESS" in page.analysis.best.headline.text()
        page.go(page.last_place)
        assert "nothing to choose" in page.analysis.best.headline.text()


def test_another_move_is_seen_on_the_board_while_it_is_chosen(qapp: QApplication, tmp_path: Path) -> None:
    with leafing(family_four(tmp_path)) as (people, page):
        analyse(people, page)
        page.go(1)
        page.tabs.setCurrentIndex(BEST)
        table = page.analysis.best.table
        table.setFocus()
        people.key(Qt.Key.Key_Down)
        chosen = table.candidates.row(table.currentIndex())
        assert chosen
        assert all(page.board.is_draft(square) for square, _tile in chosen.laid)
        assert page.marked_word() == chosen.words[0]
        people.key(Qt.Key.Key_Escape)
        assert not any(page.board.is_draft(square) for square, _tile in chosen.laid)
        assert people.desk.viewer is page, "Escape lets go of the move first"
        people.key(Qt.Key.Key_Right)
        assert page.place == 2


def test_a_turn_can_be_read_beside_its_cost_in_large_letters(qapp: QApplication, tmp_path: Path) -> None:
    with leafing(family_four(tmp_path), 2.0) as (people, page):
        analyse(people, page)
        page.turns.fit(people.desk.services.look.px(30))
        assert page.turns.columnWidth(1) > page.turns.fontMetrics().horizontalAdvance("10J (A)GO ")


@pytest.mark.parametrize(
    ("heights", "expected"),
    [
        ([10, 40, 70], [10, 40, 70]),
        ([40, 41, 10], [40, 54, 10]),
        ([96, 99, 98, 97], [58, 100, 86, 72]),
        ([50, 50], [50, 64]),
        ([], []),
    ],
)
def test_the_names_of_the_curves_do_not_lie_on_each_other(heights: list[float], expected: list[float]) -> None:
    assert spread(heights, 14, 100) == expected


def test_each_curve_has_the_colour_of_its_player(qtbot: QtBot) -> None:
    look = Appearance()
    look.people = {"ann": Person("Ann", 5)}
    plot = LeadPlot(look, [Player("Ann"), Player("Bea"), Player("Cem")], lambda _key: False)
    qtbot.addWidget(plot)
    plot.resize(400, 200)
    plot.show_scores([(50, 20, 0)] * 2, str)
    image = plot.grab().toImage()
    seen = {image.pixelColor(200, y).name() for y in range(200)}
    assert COLOURS[5] in seen
    assert COLOURS[0] not in seen


def test_plot_and_summary_lead_to_turns(qapp: QApplication, tmp_path: Path) -> None:
    with leafing(family_four(tmp_path)) as (people, page):
        analyse(people, page)
        plot = page.analysis.plot
        QTest.mouseClick(plot, Qt.MouseButton.LeftButton, pos=QPoint(1, plot.height() // 2))
        assert page.place == 0
        QTest.mouseClick(plot, Qt.MouseButton.LeftButton, pos=QPoint(plot.width() - 1, 5))
        assert page.place == page.last_place
        plot.setFocus()
        people.key(Qt.Key.Key_Left)
        assert page.place == page.last_place - 1
        assert "leads by" in plot.accessibleDescription()
        page.tabs.setCurrentIndex(SUMMARY)
        people.settle()
        texts = " ".join(people.texts(page.analysis.summary))
        assert "lost per turn over" in texts
        assert "1 turn lost to challenges" in texts
        assert "Checked with the dictionary" in texts
        links = [link for link in page.analysis.summary.findChildren(QPushButton) if link.isVisible()]
        people.click(next(link for link in links if "8G CAT" in link.text()))
        assert page.place == 1


def test_it_goes_on_beside_stepping_and_can_be_stopped(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with leafing(family_four(tmp_path)) as (people, page):
        task, bar = page.analysis.task, page.analysis.bar
        people.click(bar.begin)
        assert task.running
        page.go(3)
        assert page.place == 3
        people.click(bar.cancel)
        wait_until(lambda: not task.running)
        people.settle()
        assert "stopped" in bar.note.text() or not bar.note.isVisible()
        assert bar.begin.isVisible() or bar.closer.isVisible()


def test_leaving_the_page_gives_the_analysis_up(qapp: QApplication, tmp_path: Path) -> None:
    with leafing(family_four(tmp_path)) as (people, page):
        people.click(page.analysis.bar.begin)
        people.desk.show_games()
        assert not page.analysis.task.running
        QThreadPool.globalInstance().waitForDone(PATIENCE)
        people.settle()


def test_an_unknown_rack_is_said(qapp: QApplication) -> None:
    opened = open_game(GCG_FILES / "partial.gcg", PRESETS["tournament_single"], TILE_SETS)
    with leafing(opened) as (people, page):
        analyse(people, page)
        assert cost(page, 1) == "?"
        page.go(2)
        assert "We don't know the rack" in page.analysis.best.headline.text()
        assert not page.analysis.best.table.isVisibleTo(page.analysis.best)


def test_a_running_game_with_covered_racks_is_not_analysed(qapp: QApplication) -> None:
    """Else the best moves would tell what the others hold (P8)."""
    game = scrabble_game(Random(2), 12, players=2)
    with leafing(OpenedGame("scrabble", game, GameState.RUNNING, 1)) as (_people, page):
        assert not page.analysis.bar.isVisible()


def test_looking_closer_gives_chances(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boggle_desk.views.scrabble.scrabble_analysis.SECONDS", 0.05)
    with leafing(two_turns()) as (people, page):
        analyse(people, page)
        assert page.analysis.plot.accessibleName().startswith("The lead")
        people.click(page.analysis.bar.closer)
        wait_until(lambda: not page.analysis.task.running)
        people.settle()
        wins = page.analysis.plot.wins
        assert len(wins) == page.last_place + 1
        assert all(0 < share < 1 for share in wins)
        page.go(1)
        rows = page.analysis.best.table.candidates
        assert "%" in rows.index(0, 4).data()
        assert "±" in rows.index(0, 4).data()
        assert not page.analysis.bar.closer.isVisible()


def test_looking_closer_tries_every_draw_when_one_tile_is_left(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("boggle_desk.views.scrabble.scrabble_analysis.SECONDS", 0.05)
    table = Table("CATS", "TOEN", bag="E")
    table.play("8G CAT")
    with leafing(OpenedGame("scrabble", table.game, GameState.ABANDONED)) as (people, page):
        analyse(people, page)
        people.click(page.analysis.bar.closer)
        wait_until(lambda: not page.analysis.task.running)
        people.settle()
        page.go(1)
        page.tabs.setCurrentIndex(BEST)
        assert page.analysis.best.basis.text().startswith("Wins (pre-endgame)")
        rows = page.analysis.best.table.candidates
        assert rows.index(0, 4).data().endswith("%"), "no draw was left to chance"


def test_from_the_end_of_a_game_one_looks_back(qapp: QApplication) -> None:
    with open_table(scrabble_settings("Ann")) as sitting:
        seated(sitting, "Ann", hands=("CAT",), bag="", rack_size=3)
        sitting.write("H8", "CAT")
        sitting.enter()
        assert sitting.phase is Phase.ENDED
        sitting.press("Analyse")
        page = sitting.desk.viewer
        assert isinstance(page, ScrabbleViewerPage)
        sitting.wait(lambda: bool(page.analysis.reviews) and not page.analysis.task.running)  # S-28: with one click
        assert cost(page, 0)
        assert page.leave_page.text() == "Back to the results"
        sitting.key(Qt.Key.Key_Escape)
        sitting.settle()
        assert sitting.table.ending is not None, "the podium, not the saved games"
        assert sitting.table.ending.isVisible()
        sitting.press("Analyse")
        sitting.click(sitting.desk.viewer.leave_page)
        sitting.press("Home")
        assert sitting.desk.table is None
