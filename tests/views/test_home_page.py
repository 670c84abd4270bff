"""Home: two boxes, the game that waits, today's board, playing alone; everything else in a quiet row and the menu."""

from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QSize, Qt, QThreadPool
from PySide6.QtGui import QAction, QContextMenuEvent
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QWidget

from boggle_desk.app.pages import ROOMS
from boggle_desk.engine.boggle.events import BeginReading, EndGame, PassReading
from boggle_desk.engine.boggle.known_board import again, board_of_the_day
from boggle_desk.engine.boggle.position import Phase
from boggle_desk.engine.boggle.rules import Writing, read_cube_sets
from boggle_desk.engine.players import Player
from boggle_desk.engine.scrabble.rules import read_tile_sets
from boggle_desk.models.games_model import GameProgress
from boggle_desk.paths import resource
from boggle_desk.settings import PracticeSetup
from boggle_desk.storage.games import GameState
from boggle_desk.storage.lexica import SHIPPED, open_shipped
from boggle_desk.views.faces import FaceDisc
from boggle_desk.views.home_box import shown_in
from boggle_desk.views.home_page import HomePage
from boggle_desk.views.play_alone_page import PlayAlonePage
from boggle_desk.views.render_cache import nothing_is_painted
from tests.views.access import faults, page_of, unnamed
from tests.views.boggle.table_fixtures import Sitting, on_screen, open_desk, settings_for
from tests.views.boggle.table_stages import shake


@pytest.fixture
def people(qapp: QApplication) -> Iterator[Sitting]:
    with open_desk(settings_for("Ann", "Bea")) as opened:
        yield opened


def leave_a_game(people: Sitting, *names: str) -> HomePage:
    """Begin a game and go home; return the page when it tells all about the game."""
    on_screen(people, *names)
    shake(people)
    people.desk.go_home()
    people.wait(lambda: len(discs(people)) == len(names))
    return people.desk.home


def discs(people: Sitting) -> list[FaceDisc]:
    """Return the players of the game that waits."""
    return [disc for disc in people.desk.home.waiting.findChildren(FaceDisc) if disc.isVisible()]


def read_all(people: Sitting) -> None:
    """Read and score the lists."""
    for move in (BeginReading(), *(PassReading(),) * 3):
        if people.phase not in (Phase.SCORED, Phase.ENDED):
            people.table.submit(move)
    assert people.phase in (Phase.SCORED, Phase.ENDED)


def entries(menu: QMenu) -> list[str]:
    return [action.text().replace("&", "") for action in menu.actions() if not action.isSeparator()]


def card_menu(people: Sitting) -> QMenu:
    """Return the menu of the card, opened by the menu key."""
    card = people.desk.home.waiting
    middle = card.go_on.rect().center()
    asked = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, middle, card.go_on.mapToGlobal(middle))
    QApplication.sendEvent(card.go_on, asked)
    (menu,) = card.findChildren(QMenu)
    return menu


def test_nothing_waits_at_first(people: Sitting) -> None:
    assert not people.desk.home.waiting.isVisible()
    assert people.desk.window.pages.currentWidget() is people.desk.home
    people.enter("")
    assert people.setup


def test_the_boxes_and_cards_lead_where_they_say(people: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    led: list[str] = []
    home = people.desk.home
    for name in ("new_asked", "room_asked"):
        getattr(home, name).disconnect()
        getattr(home, name).connect(led.append)
    for part in (home.new, home.crossword, home.today, home.alone, *home.rooms.values()):
        people.click(part)
    assert led == ["boggle", "scrabble", "boards", "alone", "from_the_table", "learn", "history"]


def test_what_is_not_on_home_is_behind_more_tools_and_in_the_menu(people: Sitting) -> None:
    home = people.desk.home
    rooms = {room.title.replace("&", "") for room in ROOMS if not room.part}
    behind = set(entries(home.tools))
    assert rooms == {way.text() for way in home.rooms.values()} | (behind & rooms)
    assert {"Saved games…", "Settings…", "How to play", "Print or save as PDF…"} <= behind
    everywhere = {text for menu in people.desk.window.menus for text in entries(menu)}
    assert rooms <= everywhere


def test_a_game_that_was_left_waits_and_goes_on(people: Sitting) -> None:
    on_screen(people, "Ann", "Bea")
    people.hold(Qt.Key.Key_Space)
    people.settle()
    people.enter("")
    people.settle()
    people.enter("hot")
    people.run(33)
    people.key(Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    people.wait(lambda: len(discs(people)) == 2)
    waiting = people.desk.home.waiting
    assert [disc.accessibleName() for disc in discs(people)] == ["Ann, 0 points", "Bea, 0 points"]
    assert waiting.go_on.accessibleName().startswith("Continue: Boggle, round 1, Ann, Bea, ")
    people.click(waiting.go_on)
    assert (people.phase, people.words(0)) == (Phase.SEARCH, ["hot"])
    assert people.table.timer.is_paused
    assert people.table.timer.clock.left == 147.0
    assert not any(people.letters())


def test_a_long_name_leaves_the_game_its_line(people: Sitting) -> None:
    home = leave_a_game(people, "Mum", "Ben", "Mia", "Grandpa Wolfgang")
    people.wait(lambda: "Boggle, round 1" in people.texts(home.waiting))
    people.settle()
    (title,) = (each for each in home.waiting.findChildren(QLabel) if each.text() == "Boggle, round 1")
    assert title.heightForWidth(title.width()) < 2 * title.fontMetrics().lineSpacing()


def test_who_leads_is_told(people: Sitting) -> None:
    home = leave_a_game(people, "Ann", "Bea")
    players = (Player("Ann"), Player("Bea"))
    for scores, target, said in (
        ((27, 31), 50, "Bea leads, first to 50"),
        ((27, 31), None, "Bea leads"),
        ((31, 31), 50, "A tie, first to 50"),
        ((0, 0), 50, "First to 50"),
    ):
        home.waiting.show_progress(GameProgress(4, scores, players=players, target=target))
        assert {"Boggle, round 4", said} <= set(people.texts(home))
        assert said in home.waiting.go_on.accessibleName()


def test_b34_at_home_a_team_leads_and_not_its_best_player(people: Sitting) -> None:
    home = leave_a_game(people, "Ann", "Bea", "Cem", "Dan")
    teams = ("Red", "Blue", "Red", "Blue")
    players = tuple(Player(name, team=team) for name, team in zip(("Ann", "Bea", "Cem", "Dan"), teams, strict=True))
    for scores, said in (
        ((1, 1, 1, 0), "Red lead"),
        ((7, 2, 0, 1), "Red lead"),
        ((7, 6, 0, 2), "Blue lead"),
        ((4, 7, 3, 0), "A tie at 7"),
    ):
        home.waiting.show_progress(GameProgress(4, scores, players=players))
        assert said in people.texts(home)


def test_the_game_that_waits_is_first_for_tab_and_has_the_keyboard(people: Sitting) -> None:
    home = leave_a_game(people, "Ann")
    assert QApplication.focusWidget() is home.waiting.go_on
    people.wait(lambda: home.today.chips and home.today.chips.chips and home.today.chips.chips[-1].isVisible())
    reached = list[QWidget]()
    at: QWidget | None = home
    while (at := at.nextInFocusChain() if at else None) is not home and at:
        if home.isAncestorOf(at) and at.focusPolicy() & Qt.FocusPolicy.TabFocus and at.isVisibleTo(home):
            reached.append(at)
    ways, discs = [*home.rooms.values(), home.more], home.today.chips.chips if home.today.chips else []
    boxes = [home.new, home.crossword, home.duel, home.today, *discs, home.alone]
    assert reached == [home.waiting.go_on, *boxes, *ways]


@pytest.mark.usefixtures("qapp")
def test_at_the_start_the_game_that_waits_has_the_keyboard() -> None:
    with open_desk(settings_for()) as before:
        leave_a_game(before, "Ann")
    with open_desk() as people:
        assert QApplication.focusWidget() is people.desk.home.waiting.go_on


def test_a_game_is_archived_only_when_that_is_meant(people: Sitting) -> None:
    home = leave_a_game(people, "Ann")
    menu = card_menu(people)
    assert entries(menu) == ["Archive this game…", "Saved games…"]
    people.ask.answer = False
    menu.actions()[0].trigger()
    assert home.waiting.isVisible()
    people.ask.answer = True
    menu.actions()[0].trigger()
    people.settle()
    assert not home.waiting.isVisible()
    assert people.desk.services.store.unfinished() == []
    assert all("Ann" in question for question in people.ask.questions)
    menu.close()


def test_of_many_games_the_latest_is_shown_and_the_others_are_one_click_away(people: Sitting) -> None:
    for number in range(3):
        home = leave_a_game(people, f"Ann {number}")
    assert "Ann 2" in home.waiting.go_on.accessibleName()
    people.click(home.waiting.others)
    assert people.desk.window.pages.currentWidget() is people.desk.games


def test_many_players_overlap_and_are_named(people: Sitting) -> None:
    home = leave_a_game(people, "Ann", "Bea", "Cem", "Dan", "Eve")
    names = [disc.accessibleName() for disc in discs(people)]
    assert names == [f"{name}, 0 points" for name in ("Ann", "Bea", "Cem", "Dan", "Eve")]
    assert all(disc.toolTip() for disc in discs(people))
    places = [disc.geometry() for disc in discs(people)]
    assert all(one.right() >= two.left() for one, two in pairwise(places))
    assert not any("Ann" in label.text() for label in home.waiting.findChildren(QLabel) if label.isVisible())


def test_a_game_that_is_over_does_not_wait(people: Sitting) -> None:
    on_screen(people, "Ann")
    people.hold(Qt.Key.Key_Space)
    people.settle()
    people.enter("")
    people.run_out()
    people.settle()
    people.table.submit(EndGame())
    people.desk.go_home()
    assert not people.desk.home.waiting.isVisible()


def test_a_round_alone_is_two_clicks_from_the_dome(people: Sitting) -> None:
    people.desk.services.choices.change(practice=PracticeSetup(name="Zoe", seconds=180, goal=0))
    people.click(people.desk.home.alone)
    page = people.desk.room
    assert isinstance(page, PlayAlonePage)
    people.click(page.start)
    rules = people.position.rules
    assert people.phase is Phase.SHAKE
    assert [player.name for player in people.position.players] == ["Zoe"]
    assert (rules.writing, rules.seconds, rules.practice) == (Writing.SCREEN, 180, True)


def test_scrabble_against_a_computer_is_one_click_away(people: Sitting) -> None:
    people.wait(lambda: bool(people.desk.services.lexica.entries))
    family = people.desk.services.choices.settings.players
    people.click(people.desk.home.duel)
    assert [player.level is None for player in people.position.players] == [True, False]
    assert people.desk.services.choices.settings.players == family


def test_today_says_who_has_played_and_who_has_not(people: Sitting) -> None:
    desk = people.desk
    today = desk.home.today
    people.wait(lambda: today.accessibleDescription() == "Ann: not yet, Bea: not yet, Nobody has played yet. Be first!")
    rules = desk.services.boggle_presets["classic"]
    known = again(rules, board_of_the_day(rules.cubes, desk.home.day()))
    desk.begin(known.rules, (Player("Bea"), Player("Cem"), Player("Pip", "beginner")), (known.move,))
    people.enter("")
    people.settle()
    people.run_out()
    read_all(people)
    desk.go_home()
    people.wait(lambda: today.accessibleDescription() == "Ann: not yet, Bea: ✓ played, and 1 more")
    desk.services.choices.change(day_shown=desk.home.day().isoformat())
    desk.go_home()
    people.wait(lambda: "Bea: 0" in today.accessibleDescription())
    assert today.accessibleDescription() == "Bea: 0, Ann: not yet, and 1 more", "the best, then who can still play"


def test_with_games_that_wait_everything_is_in_sight(people: Sitting) -> None:
    for _game in range(3):
        leave_a_game(people, "Ann", "Bea", "Cem")
    people.desk.window.setWindowState(Qt.WindowState.WindowNoState)
    home = people.desk.home
    for size in (QSize(1280, 800), QSize(1024, 600), QSize(1920, 1080)):
        people.resize(size)
        people.wait(lambda: home.more.visibleRegion().boundingRect() == home.more.rect())
        people.wait(lambda: faults(page_of(people.desk)) == [])


def test_every_control_has_a_name(people: Sitting) -> None:
    home = leave_a_game(people, "Ann", "Bea")
    assert unnamed(home) == []
    assert all(disc.accessibleName() for disc in home.findChildren(FaceDisc) if disc.isVisible())


def test_enter_presses_the_button_that_has_the_keyboard(people: Sitting) -> None:
    home = leave_a_game(people, "Ann")
    home.alone.setFocus()
    people.enter("")
    assert isinstance(people.desk.room, PlayAlonePage)


def test_recent_games_are_in_the_menu_to_go_on_with_or_to_look_at(people: Sitting) -> None:
    def recent() -> list[QAction]:
        games = people.desk.window.menus[0]
        games.aboutToShow.emit()
        way = next(each for each in games.actions() if each.text() == "&Recent games")
        menu = way.menu()
        assert isinstance(menu, QMenu)
        assert way.isEnabled() == bool(menu.actions())
        return menu.actions()

    assert not recent(), "nobody has played yet"
    leave_a_game(people, "R&B", "Bea")
    (waiting,) = recent()
    assert waiting.text().startswith("Boggle · R&&B, Bea · Today, ")
    waiting.trigger()
    assert people.position.players[0].name == "R&B"
    assert not recent(), "the game on the table is no other one"
    people.desk.go_home()
    (game,) = people.desk.services.store.games()
    people.desk.services.store.give(game.id, GameState.FINISHED)
    recent()[0].trigger()
    people.wait(lambda: people.desk.viewer is not None)
    assert people.desk.table is None


def test_saved_games_have_one_name_everywhere(people: Sitting) -> None:
    games = [action for menu in people.desk.window.menus for action in menu.actions()]
    assert [each.text().replace("&", "") for each in games if each.shortcut().toString() == "Ctrl+O"] == [
        "Saved games…"
    ]
    assert "Saved games…" in entries(people.desk.home.tools)
    pages = [page.read_text(encoding="utf-8") for page in (resource("help") / "en").glob("*.md")]
    assert pages
    assert [page[:40] for page in pages if "stored game" in page.lower()] == []


@pytest.mark.parametrize("key", sorted(SHIPPED))
def test_the_pictures_are_of_cubes_and_tiles_of_every_language(key: str) -> None:
    """BOGGLE runs over the cubes of a box of the language; the board's words count there and cross as they should."""
    shown, words, tiles = shown_in(key), open_shipped(key), read_tile_sets(resource("tiles"))[key]
    box = read_cube_sets(resource("cubes"))[shown["box"]]
    cubes = shown["cubes"].split()
    assert box.language == tiles.language == SHIPPED[key]
    assert len(cubes) == 16 == len(box.cubes)
    assert {face.upper() for cube in box.cubes for face in cube} >= set(cubes)
    lying: dict[tuple[int, int], str] = {}
    for word, row, column, way in shown["words"]:
        assert word in words or word == "SCRABBLE"
        for step, letter in enumerate(word):
            square = (row + step, column) if way == "down" else (row, column + step)
            assert lying.setdefault(square, letter) == letter
            assert max(square) < 15
    assert len(lying) == sum(len(word) for word, *_ in shown["words"]) - len(shown["words"]) + 1
    assert {*lying.values(), *shown["rack"]} <= set(tiles.letters)
    assert shown["rack"] in words


def test_the_pictures_change_with_the_language_of_the_game(people: Sitting) -> None:
    home, choices = people.desk.home, people.desk.services.choices
    pictures = []
    for language in ("english", "polish"):
        choices.change(game_language=language)
        home.show_games()
        people.settle()
        home.crossword.fill()
        people.wait(lambda: bool(people.desk.services.lexica.lexicon))
        QThreadPool.globalInstance().waitForDone()
        home.grab()  # asks for the pictures
        people.wait(nothing_is_painted)
        people.settle()
        pictures.append((home.new.grab().toImage(), home.crossword.grab().toImage()))
    assert pictures[0][0] != pictures[1][0]
    assert pictures[0][1] != pictures[1][1]
