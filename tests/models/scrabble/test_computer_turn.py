"""A computer that thinks beside the window."""

from random import Random
from threading import Event
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QThreadPool
from pytestqt.qtbot import QtBot

from boggle_desk import paths
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.scrabble.events import Pass, PlayTiles
from boggle_desk.engine.scrabble.levels import ComputerLevel, read_levels
from boggle_desk.engine.scrabble.position import Phase
from boggle_desk.engine.scrabble.tiles import HIDDEN
from boggle_desk.engine.stopping import Stopped
from boggle_desk.models.scrabble import computer_turn
from boggle_desk.models.scrabble.computer_turn import ComputerTurn
from boggle_desk.storage.lexica import open_shipped
from tests.engine.scrabble.table import Table

PATIENCE = 5_000
LEVELS = {level.key: level for level in read_levels(paths.resource("levels", "scrabble.toml"))}


@pytest.fixture(scope="module")
def words() -> Lexicon:
    return open_shipped()


@pytest.fixture
def table(words: Lexicon) -> Table:
    return Table("CATSING", "DNSRALU", words=words)


@pytest.fixture
def turn(qtbot: QtBot) -> Any:
    made = ComputerTurn()
    yield made
    made.stop()
    QThreadPool.globalInstance().waitForDone(PATIENCE)


@pytest.mark.parametrize("key", LEVELS)
def test_a_move_comes_with_its_ticket_and_the_rules_allow_it(
    turn: ComputerTurn, table: Table, words: Lexicon, qtbot: QtBot, key: str
) -> None:
    """P2, P4: every level shows plays that it tries, the last of which it makes."""
    tried: list[Any] = []
    turn.tried.connect(lambda play, ticket: tried.append((play, ticket)))
    with qtbot.waitSignal(turn.decided, timeout=PATIENCE) as told:
        turn.think(table.now, LEVELS[key], words, Random(4), ticket=17)
        assert turn.thinking
    move, ticket = told.args
    assert ticket == 17
    assert isinstance(move, PlayTiles)
    assert tried[-1] == (move.play, 17)
    assert not turn.thinking
    table.ask(move)
    assert table.now.turn == 1


def test_the_same_luck_gives_the_same_move(turn: ComputerTurn, table: Table, words: Lexicon, qtbot: QtBot) -> None:
    moves = []
    for _ in range(2):
        with qtbot.waitSignal(turn.decided, timeout=PATIENCE) as told:
            turn.think(table.now, LEVELS["casual"], words, Random(9), ticket=1)
        moves.append(told.args[0])
    assert moves[0] == moves[1]


def held(monkeypatch: pytest.MonkeyPatch) -> tuple[Event, Event, list[Any]]:
    """Have computers think until they are let go; return when they have begun, how to let go, and what they saw."""
    begun, go, seen = Event(), Event(), []

    def choose(view: Any, _level: ComputerLevel, _words: Lexicon, _luck: Random, stop: Any, *_more: Any) -> Any:
        seen.append(view)
        begun.set()
        while not go.wait(0.005):
            if stop():
                raise Stopped
        return Pass()

    monkeypatch.setattr(computer_turn, "choose", choose)
    return begun, go, seen


def test_it_is_handed_no_more_than_its_player_may_see(
    turn: ComputerTurn, table: Table, words: Lexicon, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """P2: other racks and the bag are hidden from the thinking itself."""
    _begun, go, seen = held(monkeypatch)
    go.set()
    with qtbot.waitSignal(turn.decided, timeout=PATIENCE):
        turn.think(table.now, LEVELS["expert"], words, Random(4), ticket=1)
    assert seen[0].racks == (table.now.racks[0], (HIDDEN,) * 7)
    assert set(seen[0].bag) == {HIDDEN}


def test_stopping_ends_the_thinking_and_tells_nothing(
    turn: ComputerTurn, table: Table, words: Lexicon, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """P4: a computer can be stopped at any moment."""
    begun, _go, _seen = held(monkeypatch)
    with qtbot.assertNotEmitted(turn.decided, wait=30):
        turn.think(table.now, LEVELS["expert"], words, Random(4), ticket=1)
        assert begun.wait(5)
        turn.stop()
        assert not turn.thinking
        assert QThreadPool.globalInstance().waitForDone(PATIENCE)
    turn.stop()


def test_a_new_thought_drops_the_one_before(
    turn: ComputerTurn, table: Table, words: Lexicon, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of two thoughts only the later one is told, even if the earlier one was done already."""
    begun, go, _seen = held(monkeypatch)
    told: list[int] = []
    turn.decided.connect(lambda _move, ticket: told.append(ticket))
    turn.think(table.now, LEVELS["expert"], words, Random(4), ticket=1)
    assert begun.wait(5)
    go.set()
    QThreadPool.globalInstance().waitForDone(PATIENCE)  # done, and its news lies in the window's queue
    turn.think(table.now, LEVELS["expert"], words, Random(4), ticket=2)
    qtbot.waitUntil(lambda: bool(told), timeout=PATIENCE)
    QCoreApplication.processEvents()
    assert told == [2]


def test_with_nobody_on_turn_nothing_is_thought(turn: ComputerTurn, table: Table, words: Lexicon, qtbot: QtBot) -> None:
    table.ask(Pass())
    table.ask(Pass())
    assert table.now.phase is Phase.ENDED
    turn.think(table.now, LEVELS["expert"], words, Random(4), ticket=1)
    assert not turn.thinking


def test_the_real_thinking_looks_up_often_enough_to_stop(words: Lexicon) -> None:
    """P4: between two questions whether to stop lies little work, even with two blanks on the rack."""
    table = Table("AEINRS?", "DNSRAL?", words=words)
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return asked >= 5

    from boggle_desk.engine.scrabble.computer import choose

    with pytest.raises(Stopped):
        choose(table.now.seen_by(0), LEVELS["expert"], words, Random(1), stop)
    assert asked == 5
