"""The history room: figures that were reckoned on paper, their plot in words, records, tables, and leaving it all."""

import csv
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QAbstractItemModel, QPoint, Qt
from PySide6.QtGui import QAccessible, QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from boggle_desk import paths
from boggle_desk.engine.boggle.events import BeginSearch, CallTime, EndGame, EndSearch
from boggle_desk.engine.boggle.position import Phase, opening
from boggle_desk.engine.boggle.referee import BOGGLE
from boggle_desk.engine.flashcards import CardKind
from boggle_desk.engine.game import Game
from boggle_desk.engine.players import Player
from boggle_desk.engine.scrabble.statistics import terms_by
from boggle_desk.engine.statistics import Point
from boggle_desk.models.background_task import BackgroundTask, finish
from boggle_desk.storage.figures import Measure
from boggle_desk.storage.games import GameState
from boggle_desk.storage.learning import LearningStore
from boggle_desk.storage.lexica import open_shipped
from boggle_desk.storage.spreadsheets import SpreadsheetKind
from boggle_desk.views.appearance import Appearance
from boggle_desk.views.boggle.board_picture import BoardPicture
from boggle_desk.views.boggle.boggle_viewer_page import BoggleViewerPage
from boggle_desk.views.boggle.known_boards import game_of_day
from boggle_desk.views.history.history_family import BestCard
from boggle_desk.views.history.history_page import HistoryPage
from boggle_desk.views.history.history_strings import HistoryStrings
from boggle_desk.views.history.tabs import ProgressPlot
from boggle_desk.views.paper.printable import Printable
from boggle_desk.views.paper.sheets import Paper
from boggle_desk.views.plot import marks
from tests.engine.boggle.table import Table
from tests.engine.games_by_hand import alone, crossword, on_paper, on_screen
from tests.engine.scrabble.table import PRESETS
from tests.storage.keeping import keep
from tests.views.boggle.table_fixtures import Sitting, open_desk, settings_for, wait_until
from tests.views.paper.printed import check, texts_of


@pytest.fixture
def people(qapp: QApplication) -> Iterator[Sitting]:
    with open_desk(settings_for("Ann", "Bea")) as opened:
        yield opened


@pytest.fixture
def full(people: Sitting) -> Sitting:
    """A table at which the four games by hand were played."""
    store = people.desk.services.store
    for kind, game in (("boggle", on_paper()), ("boggle", on_screen()), ("boggle", alone()), ("scrabble", crossword())):
        keep(store, kind, game)
    return people


def album(people: Sitting) -> HistoryPage:
    """Open the room and wait until it has read all games and shows the album."""
    people.desk.show_room("history")
    page = people.desk.room
    assert isinstance(page, HistoryPage)
    keeper = people.desk.services.history
    people.wait(lambda: not keeper.busy and settled(page))
    people.settle()
    return page


def opened(people: Sitting) -> HistoryPage:
    """Open the room and in it the figures, and wait until they show the family."""
    page = album(people)
    people.click(page.figures)
    people.wait(lambda: page.family.report is not None and settled(page))
    return page


def room(people: Sitting) -> HistoryPage:
    """Open the room, and wait until the tab of players shows what it knows."""
    page = opened(people)
    page.tabs.setCurrentIndex(1)
    people.wait(lambda: page.players.report is not None or page.players.empty.text() != "")
    people.wait(lambda: settled(page))
    return page


def settled(page: HistoryPage) -> bool:
    """Return whether no answer is on its way."""
    tabs = (page.album, page.family, page.players, page.records)
    return not any(task.running for tab in tabs for task in tab.findChildren(BackgroundTask))


def rows(model: QAbstractItemModel) -> list[list[str]]:
    """Return the texts of a table."""
    return [
        [model.index(row, column).data() for column in range(model.columnCount())] for row in range(model.rowCount())
    ]


def choose(people: Sitting, page: HistoryPage, choice: Any, start: str) -> None:
    """Choose what begins so, with the keyboard."""
    texts = [choice.itemText(place) for place in range(choice.count())]
    wanted = next(place for place, text in enumerate(texts) if text.startswith(start))
    choice.setFocus()
    people.key(Qt.Key.Key_Home)
    for _ in range(wanted):
        people.key(Qt.Key.Key_Down)
    people.wait(lambda: settled(page))


def figures(page: HistoryPage) -> dict[str, str]:
    """Return the figures that are shown, by name."""
    return {row[0]: row[1] for row in rows(page.players.figures.model())}


def days_ago(people: Sitting, number: int, days: int) -> None:
    """Let a saved game have been played that many days ago."""
    with people.desk.services.store.writer() as connection:
        connection.execute("update game set started = started - ? where id = ?", (days * 86_400, number))
        connection.execute("update event set at = at - ? where game = ?", (days * 86_400, number))


@pytest.fixture
def three(full: Sitting) -> Sitting:
    """The four games by hand on three evenings: the last two today, each of the others a week before the next."""
    days_ago(full, 1, 14)
    days_ago(full, 2, 7)
    return full


def test_the_history_opens_on_the_page_of_the_latest_evening(full: Sitting) -> None:
    """See `games_by_hand`: Ann wins on paper, Bea on the screen, Ann is alone and then wins at Scrabble."""
    page = album(full)
    shown = page.album
    assert shown.isVisible()
    assert not page.tabs.isVisible()
    assert shown.about.text() == "3 × Boggle: Classic · Scrabble: Tournament, ten points"
    spoken = shown.sheet.accessibleName()
    for text in (
        shown.heading.text(),
        "Ann won the evening",
        "Ann had the last laugh",
        "Games won: Ann 2, Bea 1, Cem 0",
    ):
        assert text in spoken
    assert {"TOILS", "STATION +66"} <= set(full.texts(shown))
    assert "Best word: TOILS · Ann" in shown.sheet.accessibleDescription()
    (board,) = shown.findChildren(BoardPicture)
    assert len(board.path) == 5
    assert not shown.newer.isEnabled()
    assert not shown.older.isEnabled()


def test_pages_are_turned_by_keys_and_buttons(three: Sitting) -> None:
    page = album(three)
    shown, seen = page.album, []

    def turned(act: Callable[[], object]) -> int:
        act()
        three.wait(lambda: settled(page))
        seen.append(shown.heading.text())
        return shown.place

    assert turned(lambda: three.key(Qt.Key.Key_Right)) == 1
    assert turned(lambda: three.key(Qt.Key.Key_End)) == 2
    assert turned(lambda: three.key(Qt.Key.Key_Right)) == 2
    assert not shown.older.isEnabled()
    assert turned(lambda: three.click(shown.newer)) == 1
    assert turned(lambda: three.click(shown.older)) == 2
    assert turned(lambda: three.key(Qt.Key.Key_Home)) == 0, "where a button has gone, the keys still turn pages"
    assert len({*seen}) == 3
    assert shown.where.text() == "Contents · Page 1 of 3"


def test_the_contents_lead_to_a_page(three: Sitting) -> None:
    page = album(three)
    shown = page.album
    three.click(shown.where)
    assert shown.contents.hasFocus()
    assert [row[2:] for row in rows(shown.contents.model())] == [["2", "Ann"], ["1", "Bea"], ["1", "Ann"]]
    three.key(Qt.Key.Key_Down)
    three.key(Qt.Key.Key_Down)
    three.key(Qt.Key.Key_Return)
    three.wait(lambda: settled(page) and shown.sheet.isVisible())
    assert (shown.place, shown.heading.text()) == (2, rows(shown.contents.model())[2][1])


def test_the_finish_is_played_again(three: Sitting) -> None:
    page = album(three)
    three.key(Qt.Key.Key_End)
    three.wait(lambda: settled(page))
    three.settle()
    assert page.album.finish
    three.click(page.album.finish)
    three.wait(lambda: page.album.verdict.text() == "Ann won")
    assert page.album.track.isVisible()
    assert page.album.track.accessibleName().startswith("Ann: 2 (+2 this round)")
    assert page.album.where.hasFocus()
    three.key(Qt.Key.Key_Return)
    three.wait(lambda: settled(page) and page.album.sheet.isVisible())
    assert page.album.place == 2


def test_a_finish_without_a_race_is_seen_in_the_viewer(people: Sitting) -> None:
    keep(people.desk.services.store, "scrabble", crossword())
    page = album(people)
    assert page.album.finish
    people.click(page.album.finish)
    people.wait(lambda: people.desk.viewer is not None)
    viewer = people.desk.viewer
    assert viewer
    assert viewer.place == viewer.last_place


def test_figures_are_one_tap_deeper_and_the_album_one_tap_back(full: Sitting) -> None:
    page = album(full)
    assert not page.export.isVisible()
    full.tab_to(page.figures)
    full.key(Qt.Key.Key_Space)
    assert page.family.isVisible()
    assert page.export.isVisible()
    assert page.tabs.tabBar().hasFocus()
    full.click(page.figures)
    assert page.album.isVisible()


def test_an_empty_album_says_something_warm(people: Sitting) -> None:
    page = album(people)
    assert page.album.empty.text() == "Your album is still empty. It begins with tonight's game."
    assert page.printables(lambda _key: open_shipped()) == ()
    people.key(Qt.Key.Key_Right)


def test_an_evening_and_the_year_as_a_book_can_be_printed(three: Sitting) -> None:
    page = album(three)
    evening, book = page.printables(lambda _key: open_shipped())
    texts = on_paper_of(evening)
    assert {"Ann won", "Best word: TOILS · Ann · 2 points", "143"} <= set(texts)
    made = book.job(None, Paper(), True)()
    check(made)
    assert "Our year at the table" in made.pages[0].texts
    today = date.today()  # noqa: DTZ011  # a local day
    assert len(made.pages) == 1 + sum((today - timedelta(days=days)).year == today.year for days in (0, 7, 14))


def test_todays_board_has_one_name_in_saved_games_and_in_history(people: Sitting) -> None:
    """B-46"""
    services = people.desk.services
    known = game_of_day(services, date.today())  # noqa: DTZ011  # a local day
    game: Game[Any, Any, Any] = Game(BOGGLE, opening(known.rules, [Player("Ann")]))
    for move in (known.move, BeginSearch(), CallTime(), EndSearch()):
        game.play(move, open_shipped(), Random(1))
    if game.position.phase is not Phase.ENDED:
        game.play(EndGame(), open_shipped(), Random(1))
    keep(services.store, "boggle", game)
    page = album(people)
    assert page.album.about.text() == "Boggle: Today's board"
    people.click(page.games)
    games = people.desk.games
    assert games
    people.wait(lambda: not games.games.unknown())
    assert rows(games.games)[0][0] == "Boggle: Today's board"


def test_without_games_a_sentence_says_so(people: Sitting) -> None:
    page = room(people)
    assert "Finish a game with named players" in page.players.empty.text()
    assert page.players.empty.isVisible()
    assert not page.players.figures.isVisible()
    assert not page.remove.isEnabled()
    people.key(Qt.Key.Key_Escape)
    assert people.desk.window.pages.currentWidget() is people.desk.home


def test_the_room_opens_on_the_family(full: Sitting) -> None:
    """See `games_by_hand`: the best of everybody, and who met whom."""
    page = opened(full)
    assert [row[:3] for row in rows(page.family.model)] == [["Ann", "4", "2"], ["Bea", "2", "1"], ["Cem", "1", "0"]]
    assert page.family.report is not None
    assert [(each.name, each.meeting.name) for each in page.family.report.rivalries] == [("Ann", "Bea"), ("Ann", "Cem")]
    spoken = page.family.model.index(1, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    figures, best = "Bea, Games 2, Won 1, Per Boggle round 1.3, Per Scrabble game –", "Best Boggle word TIN · 1"
    assert spoken == f"{figures}, {best}, Best Scrabble play –"
    choose(full, page, page.family.game, "Scrabble")
    assert [row[0] for row in rows(page.family.model)] == ["Ann", "Cem"]
    heads = page.family.model
    shown = [
        heads.columns[each].title for each in range(heads.columnCount()) if not page.family.table.isColumnHidden(each)
    ]
    assert shown == ["Player", "Games", "Won", "Per Scrabble game", "Best Scrabble play"]


def test_a_row_of_the_family_leads_to_all_figures_and_a_record_to_its_game(full: Sitting) -> None:
    page = opened(full)
    full.tab_to(page.family.table)
    full.key(Qt.Key.Key_Down)
    full.key(Qt.Key.Key_Return)
    full.wait(lambda: page.players.report is not None and settled(page))
    assert page.players.player.currentText() == "Bea"
    page.tabs.setCurrentIndex(0)
    full.wait(lambda: settled(page))
    best = next(each for each in page.family.findChildren(BestCard) if "Best Boggle word" in each.accessibleName())
    assert best.accessibleName().startswith("Best Boggle word, TOILS · 2, Ann")
    full.tab_to(best)
    full.key(Qt.Key.Key_Space)
    full.wait(lambda: full.desk.viewer is not None)


def on_paper_of(sheet: Printable) -> list[str]:
    """Return the texts of a sheet, on which everything must fit."""
    made = sheet.job(None, Paper(), True)()
    check(made)
    return texts_of(made)


def test_what_is_shown_can_be_printed(full: Sitting) -> None:
    page = opened(full)
    year, family = page.printables(lambda _key: open_shipped())
    assert "Our year at the table" in on_paper_of(year)
    texts = on_paper_of(family)
    assert texts[0] == "Both games · All time"
    for text in ("Best Boggle word", "TOILS · 2", "Ann against Bea: 1 won and 1 lost"):
        assert text in texts
    page.tabs.setCurrentIndex(2)
    full.wait(lambda: page.records.records is not None and settled(page))
    (records,) = page.printables(lambda _key: open_shipped())
    assert {"Records", "Most points in a round", "Longest word"} <= set(on_paper_of(records))


def test_a_season_without_games_says_so(full: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    page = opened(full)
    monkeypatch.setattr(time, "time", lambda: 4_000_000_000.0)  # years later
    choose(full, page, page.family.period, "This year")
    assert page.family.empty.text() == "No finished games here yet."


def test_the_figures_are_those_that_were_reckoned_on_paper(full: Sitting) -> None:
    """See `games_by_hand` and `test_statistics`."""
    page = room(full)
    assert page.players.player.currentText() == "Ann"
    assert page.players.terms.currentText() == "Boggle: Classic, 4×4, 3 minutes, from 3 letters (2 games)"
    shown = figures(page)
    assert shown["Games finished"] == "2"
    assert shown["Won"] == "1 of 2 (50%)"
    assert (shown["Rounds"], shown["Points in a round"], shown["Best round"]) == ("3", "1.3", "2")
    assert (shown["Words in a minute"], shown["Letters in a word"]) == ("0.5", "4.0")
    assert (shown["Words nobody else had"], shown["Words not in the dictionary"]) == ("50%", "1")
    assert rows(page.players.met.model()) == [["Bea", "2", "1", "0", "1", "4 : 4"]]
    assert rows(page.players.best.model())[0][:3] == ["TOILS", "2", "2"]
    assert [row[2:] for row in rows(page.players.numbers.model())] == [["1.0", "1.5"], ["2.0", "2.0"]]


def test_what_is_not_comparable_is_apart_and_chosen_by_keys(full: Sitting) -> None:
    page = room(full)
    terms = page.players.terms
    assert [terms.itemText(place) for place in range(terms.count())] == [
        "Boggle: Classic, 4×4, 3 minutes, from 3 letters (2 games)",
        "Scrabble: 15×15, 2 players, Few (1 game)",
        "Boggle: Classic, 4×4, 3 minutes, from 3 letters, alone (1 game)",
    ]
    choose(full, page, terms, "Scrabble")
    shown = figures(page)
    assert (shown["Points in a game"], shown["Best game"], shown["Best play"]) == ("143.0", "143", "8D STATION, 66")
    assert (shown["Bingos in a game"], shown["Wrong challenges"]) == ("1.00", "1")
    choose(full, page, terms, "Boggle: Classic, 4×4, 3 minutes, from 3 letters, alone")
    assert "Words nobody else had" not in figures(page)
    assert figures(page)["Points in a round"] == "3.0"


def test_another_player_is_chosen(full: Sitting) -> None:
    page = room(full)
    choose(full, page, page.players.player, "Bea")
    assert figures(page)["Won"] == "1 of 2 (50%)"
    assert rows(page.players.met.model())[0][0] == "ann", "as she was written last"
    full.desk.services.history.changed.emit(full.desk.services.history.account)
    full.wait(lambda: settled(page))
    assert page.players.player.currentText() == "Bea", "who was chosen stays chosen"


def test_the_plot_says_in_words_what_it_shows(full: Sitting) -> None:
    page = room(full)
    plot = page.players.plot
    assert plot.accessibleName() == "Progress: Points in a round"
    assert "in 2 games: from 1.5 to 1.5" in plot.accessibleDescription()
    assert plot.accessibleDescription().endswith("Points in a round 1.0")
    plot.setFocus()
    full.key(Qt.Key.Key_Left)
    assert plot.accessibleDescription().endswith("Points in a round 2.0")
    assert plot.point is not None
    assert plot.point.game == 1
    full.key(Qt.Key.Key_End)
    full.click_place(plot, QPoint(plot.width() // 4, plot.height() // 2))
    assert plot.point.game == 1
    choose(full, page, page.players.measure, "Words in a minute")
    assert page.players.measure.value is Measure.QUICKNESS
    assert plot.accessibleName() == "Progress: Words in a minute"


def test_a_screen_reader_hears_whole_rows(full: Sitting) -> None:
    page = room(full)
    for table in (page.players.figures, page.players.best, page.players.met, page.players.numbers):
        assert table.accessibleName()
    spoken = page.players.met.model().index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Bea, Games 2, Ahead 1, Tied 0, Behind 1, Points 4 : 4"
    assert QAccessible.queryAccessibleInterface(page.players.plot) is not None


def test_records_and_the_game_that_made_one(full: Sitting) -> None:
    page = room(full)
    page.tabs.tabBar().setFocus()
    full.key(Qt.Key.Key_Right)
    full.wait(lambda: page.records.records is not None and settled(page))
    told = [row[:4] for row in rows(page.records.table.model())]
    assert ["Most points in a round", "2", "Ann", ""] in told
    assert ["Longest word", "5", "Ann", "TOILS"] in told
    full.tab_to(page.records.table)
    full.key(Qt.Key.Key_Return)
    full.wait(lambda: full.desk.viewer is not None)
    assert isinstance(full.desk.viewer, BoggleViewerPage)
    assert full.desk.viewer.opened.number == 1
    full.key(Qt.Key.Key_Escape)
    full.settle()
    assert full.desk.window.pages.currentWidget() is page


def test_a_double_click_on_a_word_opens_its_game(full: Sitting) -> None:
    page = room(full)
    full.click_row(page.players.best, 0)
    full.double_click_row(page.players.best, 0)
    full.wait(lambda: full.desk.viewer is not None)
    assert full.desk.viewer is not None
    assert full.desk.viewer.opened.number == 1


def test_every_figure_leads_to_its_moment_and_back(full: Sitting) -> None:
    """R-21: the round or turn in which it was reached, not the end of its game; the way back says where it leads."""
    page = room(full)
    asked: list[tuple[int, int, str]] = []
    page.players.game_asked.connect(lambda *moment: asked.append(moment))
    figures = page.players.figures
    best = next(row for row in range(figures.model().rowCount()) if rows(figures.model())[row][0] == "Best round")
    figures.setCurrentIndex(figures.model().index(best, 0))
    figures.setFocus()
    full.key(Qt.Key.Key_Return)
    full.wait(lambda: full.desk.viewer is not None)
    shown = full.desk.viewer
    assert isinstance(shown, BoggleViewerPage)
    assert asked == [(1, 1, "")]
    assert shown.position.round == 1
    assert shown.leave_page.text() == "Back to History"
    full.click(shown.leave_page)
    full.settle()
    assert full.desk.window.pages.currentWidget() is page


def test_a_word_is_marked_where_it_was_written(full: Sitting) -> None:
    """R-21: whoever asks for a word finds it in the list in front, on its board."""
    page = room(full)
    choose(full, page, page.players.player, "Bea")
    assert [row[0] for row in rows(page.players.best.model())[:2]] == ["RING", "SOIL"]
    page.players.best.setFocus()
    full.key(Qt.Key.Key_Down)
    full.key(Qt.Key.Key_Return)
    full.wait(lambda: full.desk.viewer is not None)
    shown = full.desk.viewer
    assert isinstance(shown, BoggleViewerPage)
    assert (shown.words.accessibleName(), shown.marked_word()) == ("Words of Bea", "soil")


def test_the_meaning_of_a_marked_word_can_be_asked(full: Sitting) -> None:
    page = room(full)
    page.players.best.setFocus()
    assert page.marked_word() == "toils"
    page.players.figures.setFocus()
    assert page.marked_word() == ""


@pytest.mark.parametrize("place", range(4))
def test_a_table_for_spreadsheets_is_saved(full: Sitting, tmp_path: Path, place: int) -> None:
    page = room(full)
    full.ask.file = tmp_path / "table.csv"
    full.click(page.export)
    menu = next(each for each in page.findChildren(QMenu) if each.isVisible())
    for _ in range(place + 1):
        QTest.keyClick(menu, Qt.Key.Key_Down)
    QTest.keyClick(menu, Qt.Key.Key_Return)
    full.wait(lambda: "Saved as table.csv" in page.news.text())
    assert full.ask.proposed == f"Boggle Desk {list(SpreadsheetKind)[place].value}.csv"
    with full.ask.file.open(encoding="utf-8-sig", newline="") as stream:
        lines = list(csv.reader(stream))
    assert [len(lines) - 1] == [[7, 7, 15, 3][place]], "a line for each seat, round, word or turn"


def test_a_table_that_cannot_be_saved_leaves_all_as_it_was(full: Sitting, tmp_path: Path) -> None:
    page = room(full)
    full.ask.file = tmp_path / "there is no such folder" / "table.csv"
    page.save_sheet(SpreadsheetKind.GAMES)
    full.wait(lambda: bool(full.ask.told))
    assert page.news.text() == "The table wasn't saved"
    assert page.export.isEnabled()


def test_a_player_is_removed_after_being_asked_about(full: Sitting) -> None:
    page, store = room(full), full.desk.services.store
    full.ask.answer = False
    full.click(page.remove)
    assert "Remove Ann from games" in full.ask.questions[-1]
    assert "Ann" in store.games()[0].title
    full.ask.answer = True
    full.click(page.remove)
    full.wait(lambda: "Ann is no longer" in page.news.text())
    keeper = full.desk.services.history
    full.wait(lambda: not keeper.busy and settled(page))
    players = page.players.player
    assert [players.itemText(place) for place in range(players.count())] == ["Bea", "Cem"]
    assert not any("ann" in game.title.casefold() for game in store.games())
    assert [each.name for each in full.desk.services.choices.settings.players] == ["Bea"]
    assert rows(page.players.met.model()) == [], "nobody is met who has no name"


def test_a_removed_player_is_forgotten_by_the_quiz(full: Sitting) -> None:
    learning = full.desk.services.learning
    learning.open()
    full.wait(lambda: learning.store is not None)
    assert learning.store is not None
    for name in ("Ann", "Bea"):
        learning.store.add(name, ["toils"], [CardKind.WORD], learning.today())
    page = room(full)
    full.click(page.remove)
    full.wait(lambda: "Ann is no longer" in page.news.text())
    assert learning.store.cards("Ann") == ()
    assert len(learning.store.cards("Bea")) == 1


def test_a_removed_player_is_forgotten_by_a_quiz_that_was_not_opened_yet(full: Sitting) -> None:
    learning = full.desk.services.learning
    before = LearningStore.open(paths.user_data() / "learning.sqlite")
    before.add("Ann", ["toils"], [CardKind.WORD], learning.today())
    before.close()
    page = room(full)
    assert learning.store is None
    full.click(page.remove)
    full.wait(lambda: learning.store is not None and learning.store.cards("Ann") == ())
    full.wait(lambda: "Ann is no longer" in page.news.text())


@pytest.mark.parametrize("told", [False, True], ids=["at once", "when the games are done"])
def test_a_removed_player_is_forgotten_though_the_program_is_closed(qapp: QApplication, told: bool) -> None:
    with open_desk(settings_for("Ann", "Bea")) as full:
        services, learning = full.desk.services, full.desk.services.learning
        keep(services.store, "boggle", on_paper())
        before = LearningStore.open(paths.user_data() / "learning.sqlite")
        before.add("Ann", ["toils"], [CardKind.WORD], learning.today())
        before.close()
        page = room(full)
        assert learning.store is None
        full.click(page.remove)
        if told:
            heard: list[str] = []
            services.history.person_erased.connect(lambda key, _numbers: heard.append(key))
            full.wait(lambda: heard == ["ann"])
    if not told:  # the end stops it between two of its pieces, and the next start goes on
        wait_until(finish)
        with open_desk() as again:
            again.desk.services.history.refresh()
            kept = again.desk.services.history.backups
            again.wait(lambda: kept is not None and not kept.pending_erasures())
    after = LearningStore.open(paths.user_data() / "learning.sqlite")
    assert after.cards("Ann") == ()
    after.close()


def test_a_player_is_removed_everywhere_though_the_room_is_left_at_once(full: Sitting) -> None:
    services = full.desk.services
    services.learning.open()
    full.wait(lambda: services.learning.store is not None)
    assert services.learning.store is not None
    services.learning.store.add("Ann", ["toils"], [CardKind.WORD], services.learning.today())
    services.choices.change(learner="Ann")
    full.click(room(full).remove)
    full.key(Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    full.wait(lambda: [each.name for each in services.choices.settings.players] == ["Bea"])
    full.wait(lambda: services.learning.store is not None and services.learning.store.cards("Ann") == ())
    assert services.choices.settings.learner == ""
    assert not any("ann" in game.title.casefold() for game in services.store.games())


def test_a_game_that_ends_meanwhile_appears(full: Sitting) -> None:
    page = room(full)
    keep(full.desk.services.store, "boggle", on_paper())
    full.wait(lambda: figures(page).get("Games finished") == "3")
    assert figures(page)["Won"] == "2 of 3 (67%)"


def test_the_room_can_be_left_while_it_asks(full: Sitting) -> None:
    full.desk.show_room("history")
    full.key(Qt.Key.Key_Escape)
    full.settle()
    assert full.desk.window.pages.currentWidget() is full.desk.home


def test_all_games_are_one_button_away(full: Sitting) -> None:
    page = room(full)
    full.click(page.games)
    assert full.desk.window.pages.currentWidget() is full.desk.games


def test_computers_come_last_and_cannot_be_removed(full: Sitting) -> None:
    robot = Table("Ann", Player("Robin", level="child")).game
    full.desk.services.store.give(keep(full.desk.services.store, "boggle", robot), GameState.ABANDONED)
    page = room(full)
    players = page.players.player
    assert players.itemText(players.count() - 1) == "Dot · Child"
    choose(full, page, players, "Dot")
    assert not page.remove.isEnabled()
    assert figures(page)["Games archived"] == "1"


@pytest.mark.parametrize(
    ("values", "expected"),
    [
        ([], (0.0, 0.5, 1.0)),
        ([0.0], (0.0, 0.5, 1.0)),
        ([3.0, 9.0], (0.0, 2.0, 4.0, 6.0, 8.0, 10.0)),
        ([-7.0, 12.0], (-10.0, -5.0, 0.0, 5.0, 10.0, 15.0)),
        ([340.0, 412.0], (0.0, 100.0, 200.0, 300.0, 400.0, 500.0)),
    ],
)
def test_an_axis_has_round_numbers_around_all_values(values: list[float], expected: tuple[float, ...]) -> None:
    found = marks(values)
    if values and max(values) > 1:
        assert found == expected
    assert 3 <= len(found) <= 8
    assert all(found[0] <= value <= found[-1] for value in values)


def test_the_date_of_a_single_game_stands_below_its_dot(qapp: QApplication) -> None:
    """Of several games the first date stands at the left end, the last at the right one."""
    look = Appearance()
    plot = ProgressPlot(look)
    plot.resize(600, 200)
    single = [Point(1, 0, 5.0)]
    plot.show_points("Progress", "", single, str, str, ("MMMM", "MMMM"))
    left, right = inked(plot)
    plot.show_points("Progress", "", single * 500, str, str, ("MMMM", "MMMM"))
    wide_left, wide_right = inked(plot)
    places = [plot.axis.place_at(x) for x in range(plot.width())]
    field_left, middle, field_right = (places.index(place) for place in (1, 250, 499))
    assert abs((left + right) / 2 - middle) < 4
    assert wide_left < field_left + 2
    assert wide_right > field_right - 2


def inked(plot: ProgressPlot) -> tuple[int, int]:
    """Return the first and the last column that has ink below the field of a plot."""
    image = plot.grab().toImage()
    rows = range(image.height() - QFontMetrics(plot.small_font()).height() - 4, image.height())
    ground = image.pixel(0, image.height() - 1)
    columns = [x for x in range(image.width()) if any(image.pixel(x, y) != ground for y in rows)]
    return columns[0], columns[-1]


def test_s18_other_racks_and_tiles_are_told_apart(people: Sitting) -> None:
    """Their figures are not compared, so their names must differ, too."""
    club = PRESETS["club"]
    usual, nine = terms_by(club, 2), terms_by(replace(club, rack_size=9, bingo_tiles=8, bingo_bonus=60), 2)
    german = terms_by(replace(club, tiles=replace(club.tiles, key="german")), 2)
    say = HistoryStrings(people.desk.window)
    assert say.terms(usual, "club") == "Scrabble: 15×15, 2 players"
    assert say.terms(nine, "club") == "Scrabble: 15×15, 2 players, racks of 9, 60 for 8 tiles"
    assert say.terms(german, "club") == "Scrabble: 15×15, 2 players, German"


def test_with_large_letters_the_whole_name_of_what_was_played_is_seen(full: Sitting) -> None:
    full.desk.services.choices.change(text_scale=2.0)
    page = room(full)
    full.settle()
    terms = page.players.terms
    assert terms.count() > 1
    widest = max(terms.fontMetrics().horizontalAdvance(terms.itemText(place)) for place in range(terms.count()))
    assert widest + full.desk.services.look.px(52) <= terms.width()
    assert terms.y() > page.players.player.y()
