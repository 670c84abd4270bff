"""One place says whether words may be looked up now, and every road asks it (T14)."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
from PySide6.QtCore import QThreadPool
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QWidget

from boggle_desk.app.pages import ROOMS
from boggle_desk.engine.boggle.events import BeginSearch, CallTime, WriteWord
from boggle_desk.engine.boggle.pad import EndSearch
from boggle_desk.engine.boggle.rules import Writing
from boggle_desk.engine.game import Game
from boggle_desk.engine.glossary import Glossary
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.players import Player
from boggle_desk.engine.scrabble.duplicate import DUPLICATE, DrawRack, DuplicateRules, StartTurn
from boggle_desk.engine.scrabble.duplicate import opening as duplicate_opening
from boggle_desk.storage.games import GameState
from boggle_desk.storage.lexica import open_or_shipped
from boggle_desk.views.boggle import board_sheets, result_sheets
from boggle_desk.views.dialogs.lookup_dialog import LookupDialog
from boggle_desk.views.paper.print_preview import PrintPreview
from boggle_desk.views.paper.sheets import Paper, Size
from boggle_desk.views.scrabble import scrabble_analysis
from tests.engine.boggle.pads import Pad as BogglePad
from tests.engine.boggle.table import Table
from tests.engine.games_by_hand import alone, crossword
from tests.engine.scrabble.pads import Pad as ScrabblePad
from tests.engine.scrabble.table import FAMILY
from tests.engine.scrabble.table import Table as CrosswordTable
from tests.storage.duplicate_play import LEXICON
from tests.storage.keeping import keep
from tests.views.boggle.table_fixtures import Sitting, open_desk, settings_for

Kept = tuple[str, Game[Any, Any, Any]]


def _challenge() -> Kept:
    """Return a club game at "Does anybody challenge?"."""
    table = CrosswordTable("STATION", "ANTEZQX", bag="EE", base="tournament_ten", names=("Ann", "Cem"))
    table.play("8D STATION")
    return "scrabble", table.game


def _duplicate() -> Kept:
    game: Game[Any, Any, Any] = Game(DUPLICATE, duplicate_opening(DuplicateRules(FAMILY), (Player("Ann"),)))
    for move in (DrawRack(), StartTurn()):
        game.play(move, LEXICON, CrosswordTable("CAT").rng)
    return "duplicate", game


def _search(*moves: Any, **rules: Any) -> Kept:
    table = Table(Player("Ann", extra_seconds=60), "Bea", **rules)
    table.play(BeginSearch(), *moves)
    return "boggle", table.game


def _boggle_pad(*moves: Any) -> Kept:
    pad = BogglePad()
    pad.ask(BeginSearch(), *moves)
    return "boggle_pad", pad.game


def _scrabble_pad(base: str, *lines: str) -> Kept:
    pad = ScrabblePad(base=base)
    pad.write(*lines)
    return "scrabble_pad", pad.game


CLOSING: dict[str, Callable[[], Kept]] = {
    "Does anybody challenge?": _challenge,
    "a half-played Duplicate": _duplicate,
    "a Boggle round under way": _search,
    "words are written": lambda: _search(WriteWord(0, "toils", 10), writing=Writing.SCREEN),
    "extra time": lambda: _search(CallTime()),
    "the score pad's timer runs": _boggle_pad,
    "a challenge on the score pad": lambda: _scrabble_pad("tournament_double", "8H CAT"),
}
OPEN: dict[str, Callable[[], Kept]] = {
    "nothing": lambda: ("boggle", alone()),
    "a game that is over": lambda: ("scrabble", crossword()),
    "a pad that judges at once": lambda: _scrabble_pad("family", "8H CAT"),
    "a pad whose timer has ended": lambda: _boggle_pad(EndSearch()),
}


@pytest.fixture
def people(qapp: QApplication) -> Iterator[Sitting]:
    with open_desk(settings_for("Ann", "Bea")) as opened:
        opened.wait(lambda: opened.desk.services.lexica.lexicon is not None)
        opened.desk.services.learning.open()
        opened.wait(lambda: opened.desk.services.learning.store is not None)
        yield opened


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return what was asked of a dictionary since: whether a word is in it, what a word means, or for words."""
    told = list[str]()

    def listen(owner: Any, name: str) -> None:
        real = getattr(owner, name)

        def ask(*arguments: Any, **named: Any) -> Any:
            told.append(f"{owner.__name__}.{name}")
            return real(*arguments, **named)

        monkeypatch.setattr(owner, name, ask)

    for owner, name in (
        (Lexicon, "__contains__"),
        (Glossary, "meanings"),
        (board_sheets, "words_on"),
        (result_sheets, "search_board"),
        (scrabble_analysis, "review_all"),
    ):
        listen(owner, name)
    return told


def _dialogs(people: Sitting) -> list[QDialog]:
    return [each for each in people.desk.window.findChildren(QDialog) if each.isVisible()]


def _settle(people: Sitting) -> None:
    people.settle()
    people.wait(lambda: not QThreadPool.globalInstance().activeThreadCount())
    people.settle()


def _walk(people: Sitting, told: list[str]) -> Iterator[str]:
    """Go through every room, every dialog of the menu, every game that is over and every score pad; yield what tells
    anything about words."""
    desk = people.desk
    ways: dict[str, Callable[[], None]] = {room.key: partial(_see_room, people, room.key) for room in ROOMS}
    for action in (action for menu in desk.window.menus for action in menu.actions()):
        if action.text().endswith("…") and not action.menu() and "game" not in action.text():
            ways[action.text()] = action.trigger
    for game in desk.services.store.games():
        if game.state is GameState.FINISHED:
            ways[f"{game.kind} finished"] = partial(_look_at, people, game.id)
        elif game.kind == "scrabble_pad":
            ways[f"{game.kind} running"] = partial(_write_on, people, game.id)
    for name, go in ways.items():
        desk.go_home()
        told.clear()
        go()
        _settle(people)
        for dialog in _dialogs(people):
            _print_and_type(people, dialog)
            dialog.close()
        if told:
            yield name
    desk.go_home()


def _see_room(people: Sitting, key: str) -> None:
    people.desk.show_room(key)
    _settle(people)
    if people.desk.room:
        _print_and_type(people, people.desk.room)


def _write_on(people: Sitting, number: int) -> None:
    people.desk.resume(number)
    _settle(people)
    if people.desk.table:
        _print_and_type(people, people.desk.table, "J8 to")


def _look_at(people: Sitting, number: int) -> None:
    people.desk.show_games()
    assert people.desk.games
    people.desk.games.open_game(number)
    people.wait(lambda: people.desk.viewer is not None)
    viewer = people.desk.viewer
    assert viewer
    viewer.analyse()
    viewer.meaning.click()
    for printable in viewer.printables(open_or_shipped):
        printable.job(printable.wishes, Paper(Size.A4), True)()


def _print_and_type(people: Sitting, page: QWidget, text: str = "cat") -> None:
    """Print what can be printed there, and type a word wherever a line takes one."""
    for bench in page.findChildren(PrintPreview):
        for place in range(bench.what.count()):
            bench.what.setCurrentIndex(place)
            bench.printable.job(bench.form.wishes, bench.paper, True)()
    for line in page.findChildren(QLineEdit):
        if line.isVisible() and line.isEnabled() and not line.isReadOnly():
            line.setText(text)
            line.textEdited.emit(text)
            line.returnPressed.emit()
    _settle(people)


@pytest.mark.parametrize("at", CLOSING)
def test_t14_nothing_lists_or_judges_words_of_a_game_in_front_that_closes_the_dictionary(
    at: str, people: Sitting, told: list[str]
) -> None:
    desk = people.desk
    closing = keep(desk.services.store, *CLOSING[at]())
    for room in (each.key for each in ROOMS if each.looks_up):
        desk.resume(closing)
        _settle(people)  # the best play of a Duplicate is looked for
        told.clear()
        desk.show_room(room)
        desk.look_up("cat")
        _settle(people)
        assert (desk.room, _dialogs(people), told) == (None, [], [])
        assert "No dictionary" in desk.window.toast.text()
    assert people.ask.questions == []


@pytest.mark.slow
def test_t14_once_people_leave_such_games_all_is_open_to_everybody(people: Sitting, told: list[str]) -> None:
    """S-35, B-52: pads and rooms too, whatever waits."""
    desk, store = people.desk, people.desk.services.store
    keep(store, "boggle", alone())
    keep(store, "scrabble", crossword())
    keep(store, *_scrabble_pad("family", "8H CAT"))
    for make in CLOSING.values():
        desk.resume(keep(store, *make()))
        _settle(people)
        assert "No dictionary" in desk.services.words_closed()
    found = {*_walk(people, told)}
    assert {"learn", "boggle finished", "scrabble finished", "scrabble_pad running"} <= found
    assert people.ask.questions == []


@pytest.mark.parametrize("at", CLOSING)
def test_a_waiting_game_closes_the_dictionary_at_its_own_table_only(at: str, people: Sitting) -> None:
    """S-35, B-52: an abandoned practice shut *Words* and the score pad for the whole house."""
    desk, store = people.desk, people.desk.services.store
    closing = keep(store, *CLOSING[at]())
    assert desk.services.words_closed() == ""
    desk.look_up("cat")
    [dialog] = _dialogs(people)
    assert isinstance(dialog, LookupDialog)
    dialog.close()
    desk.show_room("learn")
    assert desk.room
    desk.resume(keep(store, *_scrabble_pad("family", "8H CAT")))
    assert desk.table
    assert desk.services.words_closed() == ""
    desk.resume(closing)
    assert "No dictionary" in desk.services.words_closed()
    assert people.ask.questions == []


@pytest.mark.parametrize("at", OPEN)
def test_t14_other_games_close_nothing_in_front(at: str, people: Sitting) -> None:
    number = keep(people.desk.services.store, *OPEN[at]())
    if people.desk.services.store.game(number).state is GameState.RUNNING:  # type: ignore[union-attr]
        people.desk.resume(number)
    assert people.desk.services.words_closed() == ""
    people.desk.look_up("cat")
    [dialog] = _dialogs(people)
    assert isinstance(dialog, LookupDialog)
    dialog.close()
