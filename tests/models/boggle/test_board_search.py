"""Shaking for a wish or a fair board on a background thread: the dome is let go before or after the board is found
(B5, B6, B7, B36)."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import islice
from random import Random

import pytest
from PySide6.QtCore import QThreadPool
from pytestqt.qtbot import QtBot

from boggle_desk import paths
from boggle_desk.engine.boggle import wishes
from boggle_desk.engine.boggle.board import board_of
from boggle_desk.engine.boggle.cubes import PlacedCube, shake
from boggle_desk.engine.boggle.events import Shaken
from boggle_desk.engine.boggle.position import BogglePosition, Phase, opening
from boggle_desk.engine.boggle.referee import BOGGLE
from boggle_desk.engine.boggle.rules import BoardWish
from boggle_desk.engine.boggle.solver import solve
from boggle_desk.engine.boggle.wishes import Wanted, read_floors, wished_board
from boggle_desk.engine.game import Game
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.word_graph import WordGraph
from boggle_desk.models.boggle import board_search
from boggle_desk.models.boggle.board_search import WishedShake, Wishing
from boggle_desk.models.session import GameSession
from boggle_desk.storage.lexica import open_shipped
from tests.engine.boggle.table import PRESETS, at_least, players
from tests.models.nowhere import Nowhere

ENGLISH = open_shipped()
FLOORS = read_floors(paths.resource("rules", "fair_shake.toml"))
PATIENCE = 60_000
SOME = BoardWish(least_words=150)
NEVER = BoardWish(least_words=5_000)


def shakes(seed: int, fair: bool = False) -> Iterator[tuple[PlacedCube, ...]]:
    """Yield the boards that come one after the other."""
    cubes = PRESETS["classic"].cubes.cubes
    first = shake(cubes, Random(seed))
    if fair:
        yield first
    stream = Random(str(first) if fair else Random(seed).getrandbits(64))
    while True:
        yield shake(cubes, stream)


class Hand:
    """A table with a wish, and the hand at its dome."""

    def __init__(self, wish: BoardWish, seed: int = 5, fair: bool = False, lexicon: Lexicon = ENGLISH) -> None:
        rules = replace(PRESETS["classic"], wish=wish, fair_shake=fair)
        self.session = GameSession(Game(BOGGLE, opening(rules, players("Ann"))), lexicon, Random(1), Nowhere())
        self.shaking = WishedShake(self.session, lexicon, Random(seed), FLOORS)
        self.plain = list(islice(shakes(seed, fair), 1000))

    @property
    def now(self) -> BogglePosition:
        position: BogglePosition = self.session.position
        return position

    @property
    def shaken(self) -> list[Shaken]:
        return [event for step in self.session.steps for event in step if isinstance(event, Shaken)]


@pytest.fixture(autouse=True)
def _calm(qapp: object) -> Iterator[None]:
    yield
    QThreadPool.globalInstance().waitForDone(PATIENCE)


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> int:
    """Return after how many shakes a wish is out of reach in this test."""
    monkeypatch.setattr(wishes, "MOST_SHAKES", 100)
    return 100


def shake_for(wish: BoardWish, seed: int = 5, fair: bool = False, lexicon: Lexicon = ENGLISH) -> Hand:
    """Take the dome and let it go."""
    hand = Hand(wish, seed, fair, lexicon)
    hand.shaking.begin()
    hand.shaking.let_go()
    return hand


def wait(qtbot: QtBot, shaking: WishedShake, state: Wishing) -> None:
    qtbot.waitUntil(lambda: shaking.state is state)


def test_without_a_wish_letting_go_is_one_plain_shake(qtbot: QtBot) -> None:
    hand = shake_for(BoardWish())
    assert hand.now.phase is Phase.COVERED
    assert (hand.now.shakes, hand.now.granted) == (1, None)


def test_b5_the_board_is_one_of_the_plain_shakes_and_the_event_tells_which(qtbot: QtBot) -> None:
    hand = shake_for(SOME)
    qtbot.waitUntil(lambda: hand.now.phase is Phase.COVERED)
    (event,) = hand.shaken
    assert event.granted
    assert event.cubes == hand.plain[event.shakes - 1]
    wanted = Wanted(SOME, at_least(3), ENGLISH)
    found = wished_board(wanted, Random(Random(5).getrandbits(64)))
    assert (found.cubes, found.shakes) == (event.cubes, event.shakes)


def test_b7_a_board_that_is_found_waits_until_the_dome_is_let_go(qtbot: QtBot) -> None:
    hand = Hand(SOME)
    hand.shaking.begin()
    wait(qtbot, hand.shaking, Wishing.FOUND)
    assert (hand.now.phase, hand.shaking.waiting) == (Phase.SHAKE, False)
    hand.shaking.let_go()
    assert (hand.now.phase, hand.now.granted) == (Phase.COVERED, True)
    assert hand.shaking.state is Wishing.IDLE


def test_an_impossible_wish_stops_and_the_nearest_board_is_taken(qtbot: QtBot, few: int) -> None:
    hand = shake_for(NEVER)
    wait(qtbot, hand.shaking, Wishing.STUCK)
    assert (hand.shaking.waiting, hand.shaking.shakes, hand.now.phase) == (True, few, Phase.SHAKE)
    nearest = hand.shaking.nearest
    assert nearest
    hand.shaking.take_nearest()
    assert (hand.now.cubes, hand.now.shakes, hand.now.granted) == (nearest.cubes, few, False)
    assert nearest.cubes == hand.plain[nearest.place - 1]


def test_shaking_on_goes_on_in_the_same_stream_and_counts_on(qtbot: QtBot, few: int) -> None:
    hand = shake_for(NEVER)
    wait(qtbot, hand.shaking, Wishing.STUCK)
    first = hand.shaking.nearest
    hand.shaking.go_on()
    assert hand.shaking.state is Wishing.SHAKING
    wait(qtbot, hand.shaking, Wishing.STUCK)
    assert hand.shaking.shakes == 2 * few
    assert first
    assert hand.shaking.nearest
    assert hand.shaking.nearest.tally.words >= first.tally.words
    hand.shaking.take_nearest()
    assert hand.now.cubes in hand.plain[: 2 * few]
    assert hand.now.shakes == 2 * few


def test_the_table_may_shake_without_its_wish(qtbot: QtBot, few: int) -> None:
    hand = shake_for(NEVER)
    hand.shaking.shake_plainly()
    assert (hand.now.phase, hand.now.shakes, hand.now.granted) == (Phase.COVERED, 1, None)
    assert hand.shaking.state is Wishing.IDLE
    QThreadPool.globalInstance().waitForDone(PATIENCE)
    assert len(hand.shaken) == 1


def test_what_was_stopped_lays_nothing(qtbot: QtBot) -> None:
    hand = shake_for(SOME)
    hand.shaking.stop()
    QThreadPool.globalInstance().waitForDone(PATIENCE)
    qtbot.waitUntil(lambda: hand.shaking.state is Wishing.IDLE)
    assert (hand.shaken, hand.shaking.waiting) == ([], False)


def test_b6_the_dome_may_be_shaken_again_for_the_wish_until_it_is_lifted(qtbot: QtBot) -> None:
    hand = Hand(SOME)
    for count in (1, 2):
        hand.shaking.begin()
        hand.shaking.let_go()
        qtbot.waitUntil(lambda count=count: len(hand.shaken) == count)
    assert hand.now.round == 1
    assert hand.shaken[0].cubes != hand.shaken[1].cubes


def test_a_dome_that_falls_from_the_hand_when_the_page_is_left_lays_nothing(qtbot: QtBot) -> None:
    hand = Hand(SOME)
    hand.shaking.begin()
    hand.shaking.stop()
    hand.shaking.let_go()
    assert (hand.shaken, hand.now.phase) == ([], Phase.SHAKE)


def everyday(cubes: tuple[PlacedCube, ...]) -> int:
    found = solve(board_of(4, 4, cubes), ENGLISH.graph)
    return sum(ENGLISH.is_everyday(each.word) and not ENGLISH.is_offensive(each.word) for each in found)


@cache
def poor_seeds() -> dict[int, int]:
    """Return seeds of hands and how many boards below the floor come first: one with none, others with one or more."""
    found: dict[int, int] = {}
    for seed in range(200):
        boards = enumerate(shakes(seed, fair=True))
        poor = next(place for place, cubes in boards if everyday(cubes) >= FLOORS[16][3])
        if poor or 0 not in found.values():
            found[seed] = poor
    return found


def test_b36_a_fair_shake_shakes_again_exactly_below_the_floor_and_the_event_tells_how_often(qtbot: QtBot) -> None:
    """A rule of families: nobody has to search a board that holds next to nothing."""
    seeds = poor_seeds()
    assert {0, 1} <= set(seeds.values())
    for seed, poor in seeds.items():
        hand = shake_for(BoardWish(), seed, fair=True)
        qtbot.waitUntil(lambda hand=hand: hand.now.phase is Phase.COVERED)
        assert hand.shaken == [Shaken(hand.plain[poor], poor + 1, granted=True)]


def test_b36_a_wish_comes_before_the_fair_shake(qtbot: QtBot) -> None:
    few = BoardWish(least_words=1, most_words=30)
    hand = shake_for(few, fair=True)
    qtbot.waitUntil(lambda: hand.now.phase is Phase.COVERED)
    assert everyday(hand.now.cubes) < FLOORS[16][3]


def test_b36_where_no_board_is_fair_the_best_is_laid_unasked_and_the_event_says_so(qtbot: QtBot) -> None:
    """A dictionary of four words, which are all as good as everyday ones for want of better knowledge."""
    words = Lexicon("own", "Four words", "en", WordGraph.build(["eat", "sea", "tea", "tee"], ENGLISH.graph.alphabet))
    hand = shake_for(BoardWish(), fair=True, lexicon=words)
    qtbot.waitUntil(lambda: hand.now.phase is Phase.COVERED)
    most = max(len(solve(board_of(4, 4, cubes), words.graph)) for cubes in hand.plain[: wishes.FAIR_SHAKES])
    assert most
    assert len(solve(board_of(4, 4, hand.now.cubes), words.graph)) == most
    assert (hand.now.shakes, hand.now.granted) == (wishes.FAIR_SHAKES, False)


def test_progress_is_told(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wishes, "MOST_SHAKES", 2_000)
    hand = Hand(NEVER)
    heard: list[int] = []
    hand.shaking.changed.connect(lambda: heard.append(hand.shaking.shakes))
    hand.shaking.begin()
    wait(qtbot, hand.shaking, Wishing.STUCK)
    assert heard == sorted(heard)
    assert len(set(heard)) > 5


def test_a_search_that_fails_ends_in_a_plain_shake(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_values: object) -> None:
        raise ValueError("no such board")

    monkeypatch.setattr(board_search, "wished_board", broken)
    hand = shake_for(SOME)
    qtbot.waitUntil(lambda: hand.now.phase is Phase.COVERED)
    assert "could not be looked for" in caplog.text
