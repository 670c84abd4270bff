"""Computers at a Boggle table: they write, read their lists and challenge."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QThreadPool, QTimer
from pytestqt.qtbot import QtBot

from boggle_desk import paths
from boggle_desk.engine.boggle.computer import plan, read_levels, rng_for
from boggle_desk.engine.boggle.events import (
    BeginReading,
    BeginSearch,
    CallTime,
    EndSearch,
    PassReading,
    ReadWord,
    Shake,
    Shaken,
    VoteBegan,
    WordRead,
    WriteWord,
    Wrote,
)
from boggle_desk.engine.boggle.position import BogglePosition, EntryMark, Phase, opening
from boggle_desk.engine.boggle.referee import BOGGLE
from boggle_desk.engine.boggle.rules import ChallengeJudge, Judging, Writing
from boggle_desk.engine.game import Game
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.players import Player, level_of
from boggle_desk.engine.word_graph import WordGraph
from boggle_desk.models.boggle import rivals
from boggle_desk.models.boggle import rivals as rivals_module
from boggle_desk.models.boggle.rivals import BoggleComputers, RivalReading
from boggle_desk.models.boggle.search_timer import SearchTimer
from boggle_desk.models.clock import CountdownClock
from boggle_desk.models.session import GameSession
from boggle_desk.settings import Pace
from boggle_desk.storage.lexica import open_shipped
from tests.engine.boggle.table import FACES, WORDS, lying, rules_for
from tests.models.nowhere import Nowhere

LEVELS = {level.key: level for level in read_levels(paths.resource("levels", "boggle.toml"))}
ENGLISH = open_shipped()
PATIENCE = 60_000


class Sitting:
    """A game with its glass and its computers; the test turns the hands."""

    def __init__(self, game: Game[Any, Any, Any], words: Lexicon = ENGLISH) -> None:
        self.at = 0.0
        self.game = game
        self.session = GameSession(game, words, Random(3), Nowhere())
        self.clock = CountdownClock(now=lambda: self.at)
        self.timer = SearchTimer(self.session, self.clock)
        self.refused: list[Any] = []
        self.session.refused.connect(self.refused.append)
        self.rivals = BoggleComputers(self.session, self.clock, words)

    @property
    def position(self) -> BogglePosition:
        """The position."""
        position: BogglePosition = self.session.position
        return position

    def begin(self, qtbot: QtBot) -> None:
        """Lift the dome and wait until the computers have searched the board."""
        self.session.submit(BeginSearch())
        self.wait(qtbot)

    def wait(self, qtbot: QtBot) -> None:
        """Wait until the computers have searched the board."""
        qtbot.waitUntil(lambda: not self.rivals.planning)

    def run(self, seconds: float) -> None:
        """Let seconds pass, a tick after each half of one."""
        for _ in range(round(seconds * 2)):
            self.at += 0.5
            self.clock.tick()

    def words(self, seat: int) -> list[str]:
        """Return a list."""
        return [entry.word for entry in self.position.lists[seat]]

    def planned(self, seat: int) -> list[tuple[float, str]]:
        """Return what a seat is to write."""
        view = self.position.seen_by(seat)
        level = level_of(self.position.players[seat], LEVELS)
        return [(at, word) for at, word in plan(view, seat, level, ENGLISH, rng_for(view, seat), 180)]


Sit = Callable[..., Sitting]


@pytest.fixture
def sit(qtbot: QtBot) -> Iterator[Sit]:
    """Return a function that seats a person and computers at a shaken dome."""
    made: list[Sitting] = []

    def seat(*levels: str | None, game: Game[Any, Any, Any] | None = None, **changes: Any) -> Sitting:
        if game is None:
            players = tuple(Player(f"P{place}", level=level) for place, level in enumerate(levels))
            rules = rules_for(FACES, 4, 4, **{"writing": Writing.SCREEN} | changes)
            game = Game(BOGGLE, opening(rules, players))
            game.play(Shake(), ENGLISH, Random(3))
        made.append(Sitting(game))
        return made[-1]

    yield seat
    for sitting in made:
        sitting.clock.stop()
    QThreadPool.globalInstance().waitForDone(PATIENCE)


@pytest.mark.parametrize("writing", list(Writing))
def test_they_write_what_they_planned_when_it_is_due(sit: Sit, qtbot: QtBot, writing: Writing) -> None:
    table = sit(None, "casual", "expert", writing=writing)
    table.begin(qtbot)
    planned = {seat: table.planned(seat) for seat in (1, 2)}
    for at in (20, 60, 179):
        table.run(at - table.clock.elapsed)
        for seat in (1, 2):
            assert table.words(seat) == [word for second, word in planned[seat] if second <= at]
    assert table.words(1)
    assert table.words(0) == []
    assert table.refused == []


def test_the_second_is_written_beside_the_word(sit: Sit, qtbot: QtBot) -> None:
    table = sit(None, "casual")
    table.begin(qtbot)
    planned = table.planned(1)
    table.run(100)
    assert [(entry.at, entry.word) for entry in table.position.lists[1]] == planned[: len(table.words(1))]


def test_they_pause_with_the_glass(sit: Sit, qtbot: QtBot) -> None:
    table = sit(None, "champion")
    table.begin(qtbot)
    table.run(10)
    table.timer.pause()
    before = table.words(1)
    assert before
    table.run(60)
    assert table.words(1) == before
    table.timer.resume()
    table.run(10)
    assert len(table.words(1)) > len(before)


def test_nothing_is_written_after_the_end(sit: Sit, qtbot: QtBot) -> None:
    table = sit(None, "champion", None)
    table.begin(qtbot)
    table.run(5)
    before = table.words(1)
    table.session.submit(EndSearch())
    table.run(60)
    assert table.position.phase is Phase.COVERED
    assert table.words(1) == before


def test_b14_a_computer_searches_with_each_person_as_long_as_that_person(sit: Sit, qtbot: QtBot) -> None:
    """Whoever ends early closes no list but the own one; a killed game finds the same words."""
    table = sit(None, "champion", None, finish_word=False)
    table.begin(qtbot)
    planned = table.planned(1)
    table.run(5)
    table.session.submit(EndSearch())
    early = table.words(1)
    table.session.submit(BeginSearch())
    assert table.position.searching == (2, 1)
    table.wait(qtbot)
    table.run(60)
    table.clock.stop()
    again = sit(game=Game(BOGGLE, table.game.opening, table.game.steps))
    again.wait(qtbot)
    again.timer.resume()
    again.run(180)
    assert early == [word for second, word in planned if second <= 5]
    assert again.words(1) == [word for _second, word in planned]
    assert again.position.phase is Phase.READ
    assert again.refused == []


def test_an_end_while_the_board_is_searched_is_heeded(sit: Sit, qtbot: QtBot) -> None:
    table = sit(None, "champion", finish_word=False)
    table.session.submit(BeginSearch())
    assert table.rivals.planning
    table.session.submit(CallTime())
    QThreadPool.globalInstance().waitForDone(PATIENCE)
    table.wait(qtbot)
    assert table.words(1) == []


def test_a_game_that_was_cut_off_loses_and_doubles_nothing(sit: Sit, qtbot: QtBot) -> None:
    """Words since the last note of the time are on the list already when the glass goes on from there."""
    table = sit(None, "casual", "champion")
    table.begin(qtbot)
    whole = {seat: [word for _at, word in table.planned(seat)] for seat in (1, 2)}
    table.run(33.5)
    assert table.position.elapsed < 33.5
    again = sit(game=Game(BOGGLE, table.game.opening, table.game.steps))
    table.clock.stop()
    assert again.words(2) == table.words(2)
    again.wait(qtbot)
    again.timer.resume()
    again.run(60)
    assert len(again.words(2)) > len(table.words(2))
    again.run(180)
    for seat in (1, 2):
        assert again.words(seat) == whole[seat]
    assert again.refused == []


def test_a_level_that_is_gone_gives_way_to_a_middling_one(sit: Sit) -> None:
    table = sit(None, "grandmaster", "child")
    assert level_of(table.position.players[1], LEVELS).key == "regular"
    assert level_of(table.position.players[2], LEVELS).key == "child"


def test_people_alone_start_no_search(sit: Sit) -> None:
    table = sit(None, None)
    table.session.submit(BeginSearch())
    assert not table.rivals.planning


def test_a_failed_search_is_logged_and_the_game_goes_on(
    sit: Sit, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: Any) -> Any:
        raise RuntimeError("no dictionary")

    monkeypatch.setattr(rivals_module, "look", fail)
    table = sit(None, "casual")
    table.begin(qtbot)
    table.run(30)
    assert "could not search" in caplog.text
    assert table.position.phase is Phase.SEARCH
    assert not any(isinstance(event, Wrote) for step in table.session.steps for event in step)


def with_extra_time(*players: Player, writing: Writing) -> Game[Any, Any, Any]:
    """Return a game of these players with the cubes lying still."""
    game: Game[Any, Any, Any] = Game(BOGGLE, opening(rules_for(FACES, 4, 4, writing=writing, seconds=20), players))
    game.play(Shake(), ENGLISH, Random(3))
    return game


CHAMPIONS = (Player("Ada", level="champion"), Player("Bob", level="champion", extra_seconds=20))


def last_second(table: Sitting, seat: int) -> float:
    """Return when a computer wrote its last word."""
    return max(entry.at for entry in table.position.lists[seat])


def test_b33_on_paper_a_computer_with_extra_time_searches_on_when_the_others_are_called(sit: Sit, qtbot: QtBot) -> None:
    table = sit(game=with_extra_time(Player("Ann"), *CHAMPIONS, writing=Writing.PAPER))
    table.begin(qtbot)
    table.run(20)
    assert table.position.searching == (2,)
    before = [table.words(seat) for seat in (1, 2)]
    table.run(20)
    assert table.words(1) == before[0]
    assert len(table.words(2)) > len(before[1])
    assert last_second(table, 1) <= 20.0 < last_second(table, 2) <= 40.0
    assert table.position.phase is Phase.COLLECT
    assert not table.refused


def test_b33_on_paper_a_game_cut_off_in_the_extra_time_goes_on_with_the_same_words(sit: Sit, qtbot: QtBot) -> None:
    whole, cut = (sit(game=with_extra_time(Player("Ann"), *CHAMPIONS, writing=Writing.PAPER)) for _ in range(2))
    for table in (whole, cut):
        table.begin(qtbot)
        table.run(24)
    again = sit(game=Game(BOGGLE, cut.game.opening, cut.game.steps))
    again.wait(qtbot)
    again.timer.resume()
    for table in (whole, again):
        table.run(20)
    assert again.words(2) == whole.words(2)
    assert again.position.phase is whole.position.phase is Phase.COLLECT


def test_b33_on_screen_a_computers_extra_time_costs_the_person_none(sit: Sit, qtbot: QtBot) -> None:
    table = sit(game=with_extra_time(Player("Ann"), *CHAMPIONS, writing=Writing.SCREEN))
    table.begin(qtbot)
    assert table.clock.left == 20.0
    table.run(20)
    assert table.position.phase is Phase.FINISH
    assert last_second(table, 1) <= 20.0 < last_second(table, 2) <= 40.0
    assert not table.refused


LEXICON = Lexicon("own", "Own", "en", WordGraph.build(sorted(WORDS)))
EVE = Player("Eve", level="champion")
ANN = Player("Ann")


class ReadingAloud:
    """A game at the reading."""

    def __init__(
        self, *players: Player, lists: tuple[str, ...], motion: bool = True, in_turn: bool = False, **changes: Any
    ) -> None:
        self.pace = Pace.NORMAL if motion else Pace.BY_HAND
        game: Game[Any, Any, Any] = Game(
            BOGGLE, opening(rules_for(FACES, 4, 4, **{"writing": Writing.SCREEN} | changes), players)
        )
        game.follow((Shaken(lying(FACES)),))
        self.session = GameSession(game, LEXICON, Random(3), Nowhere())
        self.reading = RivalReading(self.session, LEXICON, lambda: self.pace, None, lambda: in_turn)
        self.reading.due.connect(self._read)
        self.submit(BeginSearch())
        late = []
        for seat, words in enumerate(lists):
            moves = [WriteWord(seat, word) for word in words.split()]
            if game.position.is_known(seat):
                self.submit(*moves)
            else:
                late += moves
        self.submit(*([EndSearch()] if not late and changes.get("writing") is not Writing.PAPER else [CallTime()]))
        self.submit(*late)
        if changes.get("writing") is Writing.PAPER:
            self.submit(BeginReading())

    @property
    def position(self) -> BogglePosition:
        """The position."""
        position: BogglePosition = self.session.position
        return position

    def submit(self, *moves: Any) -> None:
        """Play moves that the rules allow."""
        for move in moves:
            assert self.session.submit(move), move

    def marks(self, seat: int) -> list[EntryMark]:
        """Return what became of a list."""
        return [entry.mark for entry in self.position.lists[seat]]

    def _read(self) -> None:
        reader, unread = self.position.reader, self.position.next_unread
        assert reader is not None
        if self.reading.together:
            self.submit(PassReading() if unread is None else ReadWord(unread[1], of=unread[0]))
        else:
            self.submit(ReadWord(next(e.word for e in self.position.lists[reader] if e.mark is EntryMark.WRITTEN)))


Read = Callable[..., ReadingAloud]


@pytest.fixture
def read(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Read]:
    """Return a function that begins a reading in which computers are quick."""
    monkeypatch.setattr(rivals, "WORD_MS", 5)
    monkeypatch.setattr(rivals, "PAPER_MS", 5)
    made: list[ReadingAloud] = []

    def begin(*players: Player, **values: Any) -> ReadingAloud:
        made.append(ReadingAloud(*players, **values))
        return made[-1]

    yield begin
    for sitting in made:
        sitting.reading.stop()


def test_it_reads_word_by_word_to_the_end_and_then_waits(read: Read, qtbot: QtBot) -> None:
    table = read(EVE, ANN, lists=("tea eat ate", "tin"), penalty=True)
    qtbot.waitUntil(lambda: EntryMark.WRITTEN not in table.marks(0))
    assert table.marks(0) == [EntryMark.STANDING] * 3
    assert not table.reading.has_next
    assert table.position.reader == 0


def test_people_read_at_their_own_pace(read: Read) -> None:
    table = read(ANN, EVE, lists=("tea", "tin"), penalty=True)
    assert not table.reading.has_next
    assert not table.reading.reads_by_itself


def test_it_waits_while_held_and_goes_on(read: Read, qtbot: QtBot) -> None:
    table = read(EVE, ANN, lists=("tea eat", "tin"), penalty=True)
    table.reading.hold()
    assert table.reading.held
    assert not table.reading.reads_by_itself
    with qtbot.waitSignal(table.reading.due):
        table.reading.go_on()
    qtbot.waitUntil(lambda: table.marks(0) == [EntryMark.STANDING] * 2)


def test_it_waits_where_nothing_moves_by_itself(read: Read) -> None:
    table = read(EVE, ANN, lists=("tea eat ate", "tin"), motion=False)
    assert not table.reading.reads_by_itself


@pytest.mark.parametrize("asked", [True, False])
def test_all_lists_are_read_together_shared_words_first_and_the_last_can_still_be_challenged(
    read: Read, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, asked: bool
) -> None:
    """Nobody has to ask for it unless the last table read in turn; a person goes on to the scores."""
    monkeypatch.setattr(rivals, "ALL_MS", 1)
    lists = ("grind toil tin", "toil soil tea")
    table = read(ANN, Player("Bea"), lists=lists, writing=Writing.PAPER, in_turn=asked)
    order: list[str] = []
    table.session.happened.connect(lambda event: order.append(event.word) if isinstance(event, WordRead) else None)
    assert table.reading.together is not asked
    if asked:
        table.reading.read_all()
    qtbot.waitUntil(lambda: table.position.next_unread is None)
    assert order == ["toil", "tea", "tin", "soil", "grind"]
    assert not table.reading.findChildren(QTimer)[0].isActive()
    table.submit(PassReading())
    assert table.position.last_call
    table.submit(PassReading())
    assert table.position.phase is Phase.SCORED
    assert not table.reading.reads_all


def test_the_reading_together_waits_and_takes_no_longer_than_it_may(
    read: Read, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A rare word has more time than a shared one."""
    monkeypatch.setattr(rivals, "ALL_MS", 50_000)
    monkeypatch.setattr(rivals, "ALL_WITHIN_MS", 10**9)
    table = read(ANN, Player("Bea"), lists=("grind toil", "toil tea"), writing=Writing.PAPER, in_turn=True)
    waits: list[int] = []
    table.reading.waits.connect(waits.append)
    for within in (10**9, 135_000):
        monkeypatch.setattr(rivals, "ALL_WITHIN_MS", within)
        table.reading.read_all()
        table.submit(ReadWord("toil"), ReadWord("tea", of=1))
        assert [wait for wait in waits if wait > 1] == [50_000, 110_000] if within > 10**6 else [25_000, 55_000]
        table.session.take_back()
        table.session.take_back()
        waits.clear()
    for pace, wait in ((Pace.SLOW, 37_500), (Pace.QUICK, 12_500)):
        table.pace = pace
        table.reading.read_all()
        table.submit(ReadWord("toil"))
        assert waits[-1] == wait
        table.session.take_back()
    assert table.reading.held
    assert not table.reading.findChildren(QTimer)[0].isActive()
    table.reading.read_in_turn()
    assert not table.reading.together


def test_b19_b21_where_reading_can_cost_points_everybody_decides_what_to_read(read: Read) -> None:
    table = read(ANN, Player("Bea"), lists=("grind toil", "toil tea"), writing=Writing.PAPER, penalty=True)
    assert not table.reading.together


def test_taking_back_holds_it(read: Read) -> None:
    table = read(EVE, ANN, lists=("tea eat", "tin"), motion=False)
    table.submit(ReadWord("tea"))
    table.session.take_back()
    assert table.reading.held


def test_a_new_reader_is_not_held(read: Read) -> None:
    table = read(EVE, Player("Rob", level="casual"), ANN, lists=("tea", "eat", "tin"), penalty=True)
    table.reading.hold()
    table.submit(ReadWord("tea"), PassReading())
    assert not table.reading.held


def test_it_gives_people_time_to_look_on_their_paper(read: Read, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rivals, "PAPER_MS", 70_000)
    waits: list[int] = []
    table = read(EVE, ANN, lists=("tea", ""), writing=Writing.PAPER, penalty=True)
    waits.append(table.reading.findChildren(QTimer)[0].interval())
    typed = read(EVE, ANN, lists=("tea", "tin"), writing=Writing.PAPER, penalty=True)
    waits.append(typed.reading.findChildren(QTimer)[0].interval())
    assert waits == [70_000, 5]


def test_by_hand_all_lists_are_read_together_too(read: Read) -> None:
    """B-44: slow people and those without animation saw an open list."""
    table = read(ANN, Player("Bea"), lists=("grind toil", "toil tea"), writing=Writing.PAPER, motion=False)
    assert (table.reading.together, table.reading.reads_all) == (True, False)
    assert not table.reading.findChildren(QTimer)[0].isActive()


def test_the_next_round_is_read_as_the_table_wanted(read: Read) -> None:
    table = read(ANN, Player("Bea"), lists=("grind toil", "toil tea"), writing=Writing.PAPER)
    assert table.reading.together
    table.reading.read_in_turn()
    while table.position.phase is Phase.READ:
        unread = [e.word for e in table.position.lists[table.position.reader or 0] if e.mark is EntryMark.WRITTEN]
        table.submit(ReadWord(unread[0]) if unread else PassReading())
    table.submit(Shake())
    assert table.position.together is False


# ------------------------------------------------------------------------------------------ doubts


def test_a_computer_thinks_before_it_challenges(read: Read, qtbot: QtBot) -> None:
    """Never faster than people can follow, and the next word waits for it."""
    table = read(ANN, EVE, lists=("tea slin", "tin"), in_turn=True)
    waits: list[int] = []
    table.reading.waits.connect(waits.append)
    table.submit(ReadWord("slin"))
    assert (table.reading.thinker, table.marks(0)[1]) == (1, EntryMark.STANDING)
    assert waits[-1] >= 1500
    qtbot.waitUntil(lambda: table.marks(0)[1] is EntryMark.STRUCK)
    assert table.reading.thinker is None


def test_it_also_thinks_about_a_good_word_and_lets_it_be(
    read: Read, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rivals, "wonders", lambda _level, word, _share: word == "grind")
    table = read(ANN, EVE, lists=("tea grind", "tin"), in_turn=True)
    table.submit(ReadWord("tea"))
    assert table.reading.thinker is None
    table.submit(ReadWord("grind"))
    assert table.reading.thinker == 1
    qtbot.waitUntil(lambda: table.reading.thinker is None)
    assert table.marks(0) == [EntryMark.STANDING] * 2
    assert not table.position.challenges


def test_who_goes_on_too_soon_does_not_silence_it(read: Read, qtbot: QtBot) -> None:
    table = read(ANN, EVE, lists=("slin tea", "tin"), in_turn=True)
    table.submit(ReadWord("slin"), ReadWord("tea"))
    qtbot.waitUntil(lambda: table.marks(0) == [EntryMark.STRUCK, EntryMark.STANDING])


def test_b20_it_doubts_a_false_word(read: Read, qtbot: QtBot) -> None:
    table = read(ANN, EVE, lists=("tea slin", "tin"))
    table.submit(ReadWord("tea"), ReadWord("slin"))
    qtbot.waitUntil(lambda: table.marks(0) == [EntryMark.STANDING, EntryMark.STRUCK])


def test_it_doubts_each_of_several_words_read_at_once(read: Read, qtbot: QtBot) -> None:
    table = read(ANN, EVE, lists=("tri slin", "tin"))
    table.submit(ReadWord("tri"))
    qtbot.waitUntil(lambda: table.marks(0)[0] is EntryMark.STRUCK)
    table.submit(ReadWord("slin"))
    qtbot.waitUntil(lambda: table.marks(0) == [EntryMark.STRUCK] * 2)


@pytest.mark.parametrize("doubter", [Player("Kid", level="child"), Player("Eve", level="champion", team="red")])
def test_a_child_misses_it_and_nobody_doubts_a_partner(read: Read, doubter: Player) -> None:
    """`tri` is not among the tenth that a child sees through."""
    players = (Player("Ann", team="red"), Player("Bea"), doubter)
    table = read(*players, lists=("tri", "tea", "tin"), writing=Writing.PAPER)
    table.submit(ReadWord("tri"))
    QCoreApplication.processEvents()  # a doubt would come with the next round of events
    assert table.marks(0) == [EntryMark.STANDING]


def test_b20_the_table_votes_where_it_votes(read: Read, qtbot: QtBot) -> None:
    players = (ANN, EVE, Player("Bea"))
    table = read(*players, lists=("slin", "tin", "tea"), court=ChallengeJudge.VOTE, writing=Writing.PAPER)
    table.submit(ReadWord("slin"))
    qtbot.waitUntil(lambda: table.session.position.voting is not None)
    assert table.session.steps[-1] == (VoteBegan("slin", 0, 1, (1, 2), (False, None)),)
    assert (table.reading.held, table.reading.reads_by_itself) == (True, False)


def test_b20_where_nobody_else_could_vote_the_dictionary_decides(read: Read, qtbot: QtBot) -> None:
    table = read(ANN, EVE, lists=("slin", "tin"), court=ChallengeJudge.VOTE)
    table.submit(ReadWord("slin"))
    qtbot.waitUntil(lambda: table.marks(0) == [EntryMark.STRUCK])


def test_where_the_referee_looks_nobody_doubts(read: Read) -> None:
    table = read(ANN, EVE, lists=("slin tea", "tin"), judging=Judging.AT_READING)
    table.submit(ReadWord("slin"), ReadWord("tea"))
    QCoreApplication.processEvents()  # a doubt would come with the next round of events
    assert table.marks(0) == [EntryMark.STRUCK, EntryMark.STANDING]
    assert len(table.session.steps[-1]) == 1
