"""The page of stored games, by keyboard and by mouse: go on, step through, save, open, put away."""

import gc
import weakref
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from random import Random
from threading import Event
from typing import Any
from unittest.mock import patch

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt, QThreadPool
from PySide6.QtWidgets import QApplication, QMenu
from shiboken6 import Shiboken

from boggle_desk.engine.game import Game
from boggle_desk.models.games_model import GameColumn
from boggle_desk.storage.backups import Backups
from boggle_desk.storage.erasure import erase_game
from boggle_desk.storage.exchange import Whose, save_game
from boggle_desk.storage.games import GameState
from boggle_desk.storage.history import GameHistory, UpdateSummary
from boggle_desk.views.ask import Ask
from boggle_desk.views.boggle.boggle_viewer_page import BoggleViewerPage
from boggle_desk.views.games_page import GamesPage, file_name
from boggle_desk.views.scrabble.scrabble_viewer_page import ScrabbleViewerPage
from tests.engine.boggle.table import Table
from tests.engine.games_by_hand import crossword, on_paper, on_screen
from tests.storage.keeping import keep
from tests.storage.play import new_game, play_on, played
from tests.storage.scrabble_play import scrabble_game
from tests.storage.written import written_game
from tests.views.boggle.table_fixtures import Sitting, open_desk, settings_for

CONTROL = Qt.KeyboardModifier.ControlModifier
GCG_FILES = Path(__file__).parents[1] / "data" / "gcg"


@pytest.fixture
def people(qapp: QApplication) -> Iterator[Sitting]:
    with open_desk(settings_for("Ann", "Bea")) as opened:
        yield opened


def stored(people: Sitting, game: Game[Any, Any, Any]) -> int:
    """Store a game of Scrabble and return its number."""
    store = people.desk.services.store
    number = store.begin("scrabble", game.opening)
    for place, step in enumerate(game.steps):
        store.append(number, place, step)
    return number


def page(people: Sitting) -> GamesPage:
    """Open the page by its keys and wait until it knows all."""
    people.key(Qt.Key.Key_O, CONTROL)
    found = in_front(people)
    people.wait(lambda: not found.games.unknown())
    return found


def in_front(people: Sitting) -> GamesPage:
    """Return the page of games, which is in front."""
    found = people.desk.games
    assert found is not None
    assert people.desk.window.pages.currentWidget() is found
    return found


def viewer(people: Sitting) -> ScrabbleViewerPage | BoggleViewerPage:
    """Return the page that leafs through a game, when it is there."""
    people.wait(lambda: people.desk.viewer is not None)
    found = people.desk.viewer
    assert isinstance(found, ScrabbleViewerPage | BoggleViewerPage)
    assert people.desk.window.pages.currentWidget() is found
    return found


def states(people: Sitting) -> list[GameState]:
    """Return the states of all stored games."""
    return [game.state for game in people.desk.services.store.games()]


# ------------------------------------------------------------------------------------------------- the list


def test_without_games_a_sentence_says_so_and_a_file_can_be_opened(people: Sitting) -> None:
    games = page(people)
    assert any("No saved games yet" in text for text in people.texts(games))
    assert not games.table.isVisible()
    assert QApplication.focusWidget() is games.open
    assert [each.isEnabled() for each in (games.resume, games.step, games.save, games.away)] == [False] * 4


def test_the_start_page_leads_to_the_games_and_back(people: Sitting) -> None:
    people.key(Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier)
    in_front(people)
    people.key(Qt.Key.Key_Escape)
    people.settle()
    assert people.desk.window.pages.currentWidget() is people.desk.home
    assert people.desk.games is None


def test_games_are_listed_newest_first_and_the_first_is_chosen(people: Sitting) -> None:
    played(people.desk.services.store, Random(1), 30)
    stored(people, scrabble_game(Random(6), 1000))
    games = page(people)
    assert [games.games.index(row, 0).data() for row in range(2)] == ["Scrabble: Family", "Boggle: Classic"]
    assert games.table.currentIndex().row() == 0
    assert QApplication.focusWidget() is games.table


def test_who_comes_to_the_table_by_tab_sees_it(people: Sitting) -> None:
    stored(people, crossword())
    table = page(people).table
    people.settle()
    before = table.grab().toImage()
    people.key(Qt.Key.Key_Tab)
    people.tab_to(table)
    people.settle()
    edge = QPoint(1, table.height() // 2)
    ringed = table.grab().toImage()
    assert ringed.pixelColor(edge) != before.pixelColor(edge)
    people.key(Qt.Key.Key_Tab)
    people.settle()
    assert table.grab().toImage().pixelColor(edge) == before.pixelColor(edge)


def test_what_can_be_done_follows_the_chosen_game(people: Sitting) -> None:
    stored(people, scrabble_game(Random(2), 8))
    stored(people, scrabble_game(Random(6), 1000))
    games = page(people)
    assert not games.resume.isEnabled()
    assert games.step.isEnabled()
    people.key(Qt.Key.Key_Down)
    assert games.resume.isEnabled()
    assert games.away.isEnabled()
    assert "Łucja" in games.away.accessibleDescription()


def test_some_hundred_games_are_listed_before_any_of_them_is_played_through(people: Sitting) -> None:
    store, game = people.desk.services.store, scrabble_game(Random(6), 12)
    for _ in range(300):
        store.begin("scrabble", game.opening)
    with patch("boggle_desk.storage.replay.final_position", side_effect=AssertionError):
        people.key(Qt.Key.Key_O, CONTROL)
        games = in_front(people)
        assert games.games.rowCount() == 300
        assert len(games.games.unknown()) == 300
        people.key(Qt.Key.Key_End)
        assert games.table.currentIndex().row() == 299
        games.leave()
        people.settle()


def test_only_games_in_sight_are_played_through_until_the_list_is_scrolled(people: Sitting) -> None:
    store, game = people.desk.services.store, scrabble_game(Random(6), 12)
    numbers = [store.begin("scrabble", game.opening) for _ in range(60)]
    people.key(Qt.Key.Key_O, CONTROL)
    games = in_front(people)
    people.wait(lambda: numbers[-10] not in games.games.unknown())
    assert numbers[0] in games.games.unknown()
    people.key(Qt.Key.Key_End)
    people.wait(lambda: numbers[0] not in games.games.unknown())
    assert numbers[30] in games.games.unknown()


# ------------------------------------------------------------------------------------------------ going on


def test_enter_goes_on_with_a_running_game(people: Sitting) -> None:
    played(people.desk.services.store, Random(1), 3)
    page(people)
    people.key(Qt.Key.Key_Return)
    people.settle()
    assert people.desk.table is not None
    assert people.desk.games is None


def test_the_button_goes_on_with_the_game_that_was_clicked(people: Sitting) -> None:
    stored(people, scrabble_game(Random(2), 8))
    stored(people, scrabble_game(Random(6), 1000))
    games = page(people)
    people.click_row(games.table, 1)
    people.click(games.resume)
    people.settle()
    assert people.desk.table is not None
    assert len(people.desk.table.session.position.players) == 3


@pytest.mark.parametrize("sure", [True, False])
def test_a_game_is_put_away_after_a_question(people: Sitting, sure: bool) -> None:
    stored(people, scrabble_game(Random(2), 8))
    games = page(people)
    people.ask.answer = sure
    people.click(games.away)
    assert len(people.ask.questions) == 1
    assert states(people) == [GameState.ABANDONED if sure else GameState.RUNNING]
    assert games.away.isEnabled() is not sure


# ------------------------------------------------------------------------------------------ stepping through


def test_enter_steps_through_a_finished_game_and_escape_comes_back_to_it(people: Sitting) -> None:
    stored(people, scrabble_game(Random(6), 1000))
    stored(people, scrabble_game(Random(2), 8))
    page(people)
    people.key(Qt.Key.Key_End)
    people.key(Qt.Key.Key_Return)
    shown = viewer(people)
    assert isinstance(shown, ScrabbleViewerPage)
    assert not shown.keep.isVisible()
    people.key(Qt.Key.Key_Escape)
    people.settle()
    assert in_front(people).table.currentIndex().row() == 1
    assert people.desk.viewer is None


def test_the_button_steps_through_a_game_of_boggle(people: Sitting) -> None:
    played(people.desk.services.store, Random(5), 260)
    people.click(page(people).step)
    assert isinstance(viewer(people), BoggleViewerPage)


def test_a_damaged_game_is_not_shown_and_its_line_is_told(people: Sitting) -> None:
    stored(people, scrabble_game(Random(6), 1000))
    with people.desk.services.store.writer() as connection:
        connection.execute("update event set data = '[]' where step = 3 and place = 0")
    games = page(people)
    people.click(games.step)
    people.wait(lambda: bool(people.ask.told))
    assert "Line " in people.ask.told[0]
    assert in_front(people).step.isEnabled()


# ---------------------------------------------------------------------------------------------------- files


def test_a_game_is_saved_and_opened_again(people: Sitting, tmp_path: Path) -> None:
    game = scrabble_game(Random(6), 1000)
    stored(people, game)
    games = page(people)
    people.ask.file = tmp_path / "ours.jsonl"
    people.click(games.save)
    people.wait(lambda: "ours.jsonl" in games.news.text())
    assert games.focusWidget() is games.table, "the keyboard stays with the game"
    assert people.ask.proposed.endswith(".gcg")
    people.click(games.open)
    shown = viewer(people)
    assert shown.opened.game.steps == game.steps
    assert len(states(people)) == 1, "looking at a file stores nothing"


@pytest.mark.parametrize("answer", [True, False])
def test_a_running_game_is_saved_with_its_racks_only_if_people_say_so(
    people: Sitting, tmp_path: Path, answer: bool
) -> None:
    """P8: our own file shows all tiles, as the game goes on from it."""
    stored(people, scrabble_game(Random(2), 8))
    games = page(people)
    people.ask.file, people.ask.answer = tmp_path / "ours.jsonl", answer
    people.click(games.save)
    assert "everybody's tiles" in people.ask.questions[-1]
    people.wait(lambda: not answer or "ours.jsonl" in games.news.text())
    assert people.ask.file.exists() is answer
    people.ask.file = tmp_path / "ours.gcg"
    people.click(games.save)
    people.wait(lambda: "ours.gcg" in games.news.text())
    assert len(people.ask.questions) == 1, "a GCG file hides them"
    assert "#rack" not in people.ask.file.read_text(encoding="utf-8")


def test_a_gcg_file_is_kept_among_the_games_if_asked(people: Sitting) -> None:
    people.ask.file = GCG_FILES / "family_four.gcg"
    page(people)
    people.key(Qt.Key.Key_Space)
    shown = viewer(people)
    people.click(shown.keep)
    people.wait(lambda: states(people) == [GameState.FINISHED])
    people.settle()
    games = in_front(people)
    assert games.game is not None
    assert games.game.title == "Ann Archer, Ben Bowman, Cleo Cooper, Dan Draper"
    assert "family_four.gcg" in games.news.text()


def test_a_running_game_from_a_file_can_go_on_here(people: Sitting, tmp_path: Path) -> None:
    game = new_game()
    play_on(game, Random(3), 4)
    people.ask.file = tmp_path / "evening.jsonl"
    save_game(people.ask.file, written_game("boggle", game))
    people.click(page(people).open)
    people.click(viewer(people).keep)
    people.wait(lambda: states(people) == [GameState.RUNNING] and people.desk.viewer is None)
    games = in_front(people)
    people.wait(lambda: games.resume.isEnabled() and not games.games.unknown())
    people.click(games.resume)
    people.settle()
    assert people.desk.table is not None
    assert people.desk.table.session.position.players == game.position.players


def test_a_broken_file_is_refused_and_all_stays_as_it_was(people: Sitting, tmp_path: Path) -> None:
    stored(people, scrabble_game(Random(2), 8))
    before = people.desk.services.store.games()
    people.ask.file = tmp_path / "broken.gcg"
    games = page(people)
    for content, said in (
        (b"#player1 a Ann\n>a: CAT 8G CAT +10 10\nnonsense\n", "Line 3: "),
        (b'{"format":99,"kind":"boggle","opening":{}}\n', "Line 1: "),
        (b"\x00\x01\x02", "Line 1: "),
        (b"", "There are no players in this file."),
    ):
        people.ask.file.write_bytes(content)
        people.ask.told.clear()
        people.click(games.open)
        people.wait(lambda: bool(people.ask.told))
        assert people.ask.told[0].startswith(said)
        assert people.desk.services.store.games() == before
        assert people.desk.viewer is None
        assert in_front(people).open.isEnabled()


def test_a_folder_is_imported_at_once_and_bad_files_are_named(people: Sitting, tmp_path: Path) -> None:
    (tmp_path / "club").mkdir()
    for name in ("family_four.gcg", "french_latin1.gcg"):
        (tmp_path / "club" / name).write_bytes((GCG_FILES / name).read_bytes())
    (tmp_path / "broken.gcg").write_bytes(b"#player1 a Ann\n>a: CAT 8G CAT +10 10\nnonsense\n")
    (tmp_path / "empty.GCG").write_bytes(b"")
    (tmp_path / "letter.txt").write_text("Dear Ann")
    people.ask.file, games = tmp_path, page(people)
    for said in ("2 games imported · 2 files left out", "0 games imported · 2 already here · 2 files left out"):
        people.click(games.folder)
        people.wait(lambda said=said: games.news.text() == said)
    assert games.games.rowCount() == 2
    first, second = people.ask.told[-1].splitlines()
    assert first.startswith("broken.gcg: Line 3: ")
    assert second.startswith("empty.GCG: There are no players in this file.")


def test_several_files_are_imported_and_reach_the_history(people: Sitting) -> None:
    games, keeper = page(people), people.desk.services.history
    people.ask.files = tuple(GCG_FILES / name for name in ("family_four.gcg", "french_latin1.gcg"))
    people.click(games.open)
    people.wait(lambda: games.news.text() == "2 games imported" and not keeper.busy)
    assert keeper.account.read == 2
    assert not people.ask.told


def test_games_of_others_are_here_to_look_at_and_count_nowhere(people: Sitting, tmp_path: Path) -> None:
    """R-20: strangers are no family, and a file of 2013 was not played today."""
    dated = tmp_path / "final.gcg"
    dated.write_bytes(b"#title Final, 2013-11-02\n" + (GCG_FILES / "partial.gcg").read_bytes())
    games, keeper = page(people), people.desk.services.history
    people.ask.whose_, people.ask.files = Whose(), (GCG_FILES / "family_four.gcg", dated)
    people.click(games.open)
    people.wait(lambda: games.news.text() == "2 games imported" and not keeper.busy)
    assert people.ask.questions == ["Import games"]  # one question for all files
    assert keeper.account == UpdateSummary()
    assert people.desk.services.store.recent(8) == []
    assert {games.games.text(game, GameColumn.STATE) for game in games.games.rows} == {"not ours"}
    assert [games.games.text(game, GameColumn.WHEN) for game in games.games.rows] == [
        "2 November 2013, 12:00",
        "Date unknown",
    ]
    people.click(games.whose)
    people.wait(lambda: keeper.account.read == 1 and not keeper.busy)
    assert games.whose.text() == "Not ours"
    people.click(games.whose)
    people.wait(lambda: keeper.account.dropped == 1 and not keeper.busy)
    games.press_main()
    assert viewer(people).opened.state is GameState.OTHERS


def test_nothing_is_imported_if_nobody_says_whose_it_is(people: Sitting) -> None:
    games = page(people)
    people.ask.whose_, people.ask.files = None, tuple(GCG_FILES.glob("*.gcg"))
    people.click(games.open)
    people.settle()
    assert not people.desk.services.store.games()


def test_a_file_that_is_not_there_and_one_that_cannot_be_written_are_told(people: Sitting, tmp_path: Path) -> None:
    stored(people, scrabble_game(Random(2), 8))
    games = page(people)
    people.ask.file = tmp_path / "nowhere" / "game.jsonl"
    people.click(games.open)
    people.wait(lambda: len(people.ask.told) == 1)
    people.click(games.save)
    people.wait(lambda: len(people.ask.told) == 2)
    assert all("No such file" in text and "nowhere" in text for text in people.ask.told)


def test_the_proposed_name_can_be_a_name_on_every_system(people: Sitting) -> None:
    stored(people, scrabble_game(Random(2), 8, players=4))
    game = people.desk.services.store.games()[0]
    assert file_name(game).startswith("Zoë Quick, Ben, Łucja ❤, D #4 20")


def test_a_page_that_is_left_while_it_reads_tells_nothing_more(people: Sitting) -> None:
    people.ask.file = GCG_FILES / "family_four.gcg"
    people.click(page(people).open)
    people.key(Qt.Key.Key_H, CONTROL)
    people.settle()
    assert people.desk.window.pages.currentWidget() is people.desk.home
    assert people.desk.viewer is None


@pytest.mark.parametrize("name", ["game", "game.jsonl"])
def test_a_saved_file_gets_the_ending_of_its_pattern(people: Sitting, tmp_path: Path, name: str) -> None:
    """The real dialog, answered at once."""
    with patch("PySide6.QtWidgets.QFileDialog.exec", return_value=1):
        patterns = [(".jsonl", "Game of Boggle Desk")]
        path = Ask().save_file(people.desk.window, "Save", str(tmp_path / name), patterns)
    assert path == tmp_path / "game.jsonl"


@pytest.mark.parametrize("act", ["delete", "save"])
def test_what_was_asked_for_is_done_though_the_page_is_gone(people: Sitting, tmp_path: Path, act: str) -> None:
    stored(people, scrabble_game(Random(2), 8))
    people.ask.file = tmp_path / "game.jsonl"
    games = page(people)
    pool, free = QThreadPool.globalInstance(), Event()
    for _ in range(pool.maxThreadCount()):  # so that it has not even begun when the page goes
        pool.start(lambda: free.wait(60))
    people.click(games.delete if act == "delete" else games.save)
    people.desk.go_home()
    people.desk.window.drop_page(games)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not Shiboken.isValid(games)
    free.set()
    if act == "delete":
        people.wait(lambda: not people.desk.services.store.games())
    else:
        people.wait(lambda: people.ask.file is not None and people.ask.file.exists())
    people.settle()


@pytest.mark.slow
def test_pages_that_are_done_with_leave_nothing_behind(people: Sitting) -> None:
    """Whoever leafs through many games must not fill the memory with boards."""
    stored(people, scrabble_game(Random(6), 1000))
    played(people.desk.services.store, Random(5), 260)
    left: list[weakref.ref[Any]] = []
    for row in (0, 1, 0):
        games = page(people)
        left.append(weakref.ref(games))
        people.click_row(games.table, row)
        people.click(games.step)
        left.append(weakref.ref(viewer(people)))
        people.settle()
        people.desk.go_home()
        people.settle()
        del games
    gc.collect()
    assert len(left) == 6
    assert [each() for each in left if each() is not None] == []


# ---------------------------------------------------------------------------------------- filtering and deleting


def listed(games: GamesPage) -> list[str]:
    """Return the players of the games that are listed."""
    return [games.games.index(row, GameColumn.PLAYERS).data() for row in range(games.games.rowCount())]


@pytest.fixture
def three(people: Sitting) -> Sitting:
    """Three finished games: Ann and Bea, ann and Bea, Ann and Cem."""
    store = people.desk.services.store
    for kind, game in (("boggle", on_paper()), ("boggle", on_screen()), ("scrabble", crossword())):
        keep(store, kind, game)
    return people


def test_games_are_found_by_names_and_kind(three: Sitting) -> None:
    games = page(three)
    assert len(listed(games)) == 3
    three.click(games.filter.names)
    three.type("bea")
    assert sorted(listed(games)) == ["Ann, Bea", "ann, Bea"]
    assert games.news.text() == "2 of 3 games"
    three.type(", cem")
    assert listed(games) == []
    assert games.empty.text() == "No saved game matches."
    assert not games.delete.isEnabled()
    games.filter.names.clear()
    games.filter.kind.setFocus()
    three.key(Qt.Key.Key_End)
    assert games.filter.kind.currentText() == "Scrabble"
    assert listed(games) == ["Ann, Cem"]


def test_games_are_found_by_their_time(three: Sitting) -> None:
    games = page(three)
    games.filter.days.setFocus()
    three.key(Qt.Key.Key_Down)
    assert len(listed(games)) == 3, "all were played in the last week"
    three.key(Qt.Key.Key_End)
    assert games.filter.days.currentText() == "Older than a year"
    assert listed(games) == []


def test_a_game_is_named_by_its_rules(three: Sitting) -> None:
    games = page(three)
    kinds = {games.games.index(row, GameColumn.KIND).data() for row in range(3)}
    assert kinds == {"Boggle: Classic", "Scrabble: Tournament, ten points"}


def test_a_game_is_deleted_after_being_asked_about(three: Sitting) -> None:
    games, store = page(three), three.desk.services.store
    gone = games.game
    assert gone
    three.ask.answer = False
    three.click(games.delete)
    assert f"the game of {gone.title}" in three.ask.questions[-1]
    assert "removed from your history and backups" in three.ask.questions[-1]
    assert len(store.games()) == 3
    three.ask.answer = True
    three.click(games.delete)
    three.wait(lambda: games.news.text() == "Game deleted.")
    assert gone.id not in [game.id for game in store.games()]
    assert len(listed(games)) == 2
    assert QApplication.focusWidget() is games.table
    keeper = three.desk.services.history
    three.wait(lambda: not keeper.busy)


def test_buttons_stay_where_they_are_whatever_game_is_chosen(three: Sitting) -> None:
    """B-54: *Save as file* was hit for *Step through*."""
    keep(three.desk.services.store, "boggle", Table("Ann", "Bea").game)
    games = page(three)
    seen: dict[str, set[int]] = {}
    states = set()
    for row in range(games.games.rowCount()):
        three.click_row(games.table, row)
        three.settle()
        states.add(games.game.state if games.game else None)
        for each in (games.delete, games.save, games.step, games.resume, games.away, games.home):
            if each.isVisible():
                seen.setdefault(each.text(), set()).add(each.x())
    assert len(states) > 1, "games that are over and one that is not"
    assert {text: len(places) for text, places in seen.items()} == dict.fromkeys(seen, 1)


def test_several_games_are_saved_and_deleted_at_once(three: Sitting, tmp_path: Path) -> None:
    """R-26"""
    games = page(three)
    three.ask.file = tmp_path
    games.table.selectAll()
    assert not games.step.isVisible()
    three.click(games.save)
    three.wait(lambda: "saved" in games.news.text())
    assert len(list(tmp_path.iterdir())) == 3
    three.click(games.delete)
    three.wait(lambda: "deleted" in games.news.text())
    assert three.ask.careful[0].startswith("Delete 3 game")
    assert not three.desk.services.store.games()


def test_a_file_that_is_kept_is_shown_whatever_was_filtered(three: Sitting) -> None:
    games = page(three)
    three.click(games.filter.names)
    three.type("nobody of this name")
    assert listed(games) == []
    games.show_games(1)
    assert len(listed(games)) == 3
    assert games.game
    assert games.game.id == 1


# ------------------------------------------------------------------------------------------ backups


def test_d3_a_game_that_is_missing_comes_back_from_a_backup(people: Sitting) -> None:
    number = stored(people, scrabble_game(Random(1), 30))
    services = people.desk.services
    made: list[object] = []
    services.backups.made.connect(made.append)
    services.backups.make()
    people.wait(lambda: bool(made))
    with services.store.writer() as connection:
        erase_game(connection, number)
    services.store.left(number)
    games = page(people)
    assert games.games.rowCount() == 0
    games.restore.click()
    people.wait(lambda: games.news.text() == "1 game brought back.")
    assert [line.partition(": ")[2] for line in people.ask.lines] == ["1 game", ""]
    assert games.games.rowCount() == 1
    games.restore.click()
    people.wait(lambda: games.news.text() == "Everything in this backup is already here.")


def test_without_a_backup_that_is_said_and_a_file_can_be_taken(people: Sitting, tmp_path: Path) -> None:
    stored(people, scrabble_game(Random(1), 8))
    store, archive = people.desk.services.store, tmp_path / "all.zip"
    Backups(tmp_path, store.reader()).pack(archive, tmp_path / "settings.json")
    games, people.ask.file = page(people), archive
    assert games.last_copy.isHidden()
    games.restore.click()
    people.wait(lambda: games.news.text() == "Everything in this backup is already here.")
    assert "no backup yet" in people.ask.questions[0]
    assert people.ask.questions[1] == "Whatever is missing is added. Nothing you have now changes."
    people.desk.services.backups.make()
    people.wait(lambda: games.last_copy.text().startswith("Last backup: "))


def test_t10_games_that_are_gone_are_offered_once_from_the_last_backup(people: Sitting) -> None:
    number = stored(people, scrabble_game(Random(1), 8))
    services = people.desk.services
    services.history.backups.make()
    with services.store.writer() as connection:
        erase_game(connection, number)
    services.backups.make()
    banner = people.desk.window.banner
    people.wait(lambda: "1 more game" in banner.text)
    banner.read.click()
    services.backups.make()
    people.wait(lambda: services.backups.latest is not None)
    assert banner.text == ""


def test_a_file_with_everything_among_others_is_brought_in_after_them(people: Sitting, tmp_path: Path) -> None:
    """T13"""
    games, packed = page(people), tmp_path / "all.zip"
    people.ask.file = packed
    people.click(games.pack)
    people.wait(lambda: games.news.text() == "Everything saved as all.zip.")
    people.desk.open_files([packed, GCG_FILES / "family_four.gcg"])
    people.wait(lambda: games.news.text() == "Everything in this backup is already here.")
    assert len(people.desk.services.store.games()) == 1
    assert not [text for text in people.ask.told if "can't" in text or "game:" in text]


def test_everything_is_saved_in_one_file_and_brought_in_again(people: Sitting, tmp_path: Path) -> None:
    number = stored(people, scrabble_game(Random(1), 30))
    services, games = people.desk.services, page(people)
    services.choices.change(learner="Zoë")
    people.ask.file = tmp_path / "all.zip"
    games.pack.click()
    people.wait(lambda: games.news.text() == "Everything saved as all.zip.")
    assert people.ask.proposed.startswith("Boggle Desk 20")
    with services.store.writer() as connection:
        erase_game(connection, number)
    services.choices.change(learner="Ben")
    games.open.click()
    people.wait(lambda: games.news.text() == "1 game brought back.")
    people.wait(lambda: services.choices.settings.learner == "Zoë")
    assert people.ask.careful == ["The file has settings. Use them in place of yours?"]
    people.ask.file.write_bytes(b"no zip")
    games.open.click()
    people.wait(lambda: bool(people.ask.told))
    assert games.news.text() == "all.zip can't be opened"


def test_with_large_letters_there_is_room_for_the_games(people: Sitting) -> None:
    """R-22: what is rarely done goes into a menu then, and no way covers another."""
    for seed in range(6):
        stored(people, scrabble_game(Random(seed), 8))
    people.desk.services.choices.change(text_scale=2.0)
    people.key(Qt.Key.Key_O, CONTROL)
    found = in_front(people)
    people.settle()
    rows = found.table.viewport().height() // found.table.rowHeight(0)
    assert rows >= 3
    areas = [each.geometry() for each in (found.home, found.more, found.step, found.resume)]
    assert all(found.rect().contains(area) for area in areas)
    assert not any(first.intersects(second) for first, second in combinations(areas, 2))
    people.click(found.more)
    menu = found.findChild(QMenu)
    assert menu is not None
    assert [action.text() for action in menu.actions()][:4] == ["Delete…", "Archive…", "Save as file…", "Open files…"]
    menu.close()
    people.desk.services.choices.change(text_scale=1.0)
    people.settle()
    assert found.delete.isVisible()
    assert found.open.isVisible()
    assert not found.more.isVisible()
    assert found.resume.y() < found.home.geometry().center().y() < found.resume.geometry().bottom()
    assert found.home.width() < found.resume.width()


def test_many_games_are_analysed_in_the_background_and_history_tells(people: Sitting) -> None:
    """42.3: what was found is kept with each game; nothing of a game that isn't over."""
    first, second, running = stored(people, crossword()), stored(people, crossword()), scrabble_game(Random(1), 3)
    stored(people, running)
    store, found = people.desk.services.store, page(people)
    found.table.selectAll()
    assert sorted(found.analysable) == [first, second]
    people.click(found.analyse)
    people.wait(lambda: all(len(store.reviews(each)) == 3 for each in (first, second)))
    people.wait(lambda: "analysed" in found.news.text())
    again = GameHistory.open(store)
    again.update()
    assert again.rows("select count(*) from turn where loss is not null") != [(0,)]
    again.close()
