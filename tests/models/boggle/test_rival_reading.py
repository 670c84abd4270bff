"""A computer reads its list by itself until it is held, and doubts what it sees to be false."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QTimer
from pytestqt.qtbot import QtBot

from boggle_desk import paths
from boggle_desk.engine.boggle.computer import read_levels
from boggle_desk.engine.boggle.events import (
    BeginReading,
    BeginSearch,
    CallTime,
    EndSearch,
    PassReading,
    ReadWord,
    Shaken,
    WriteWord,
)
from boggle_desk.engine.boggle.position import BogglePosition, Mark, opening
from boggle_desk.engine.boggle.referee import BOGGLE
from boggle_desk.engine.boggle.rules import Court, Judging, Writing
from boggle_desk.engine.game import Game
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.players import Player
from boggle_desk.engine.word_graph import WordGraph
from boggle_desk.models.boggle import rivals
from boggle_desk.models.boggle.rivals import RivalReading
from boggle_desk.models.session import GameSession
from tests.engine.boggle.table import FACES, WORDS, lying, rules_for
from tests.models.nowhere import Nowhere

LEVELS = {level.key: level for level in read_levels(paths.resource("levels", "boggle.toml"))}
LEXICON = Lexicon("own", "Own", "en", WordGraph.build(sorted(WORDS)))
EVE = Player("Eve", level="champion")
ANN = Player("Ann")


class Sitting:
    """A game at the reading."""

    def __init__(self, *players: Player, lists: tuple[str, ...], motion: bool = True, **changes: Any) -> None:
        self.motion = motion
        game: Game[Any, Any, Any] = Game(
            BOGGLE, opening(rules_for(FACES, 4, 4, **{"writing": Writing.SCREEN} | changes), players)
        )
        game.follow((Shaken(lying(FACES)),))
        self.session = GameSession(game, LEXICON, Random(3), Nowhere())
        self.reading = RivalReading(self.session, LEXICON, LEVELS, lambda: self.motion)
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

    def marks(self, seat: int) -> list[Mark]:
        """Return what became of a list."""
        return [entry.mark for entry in self.position.lists[seat]]

    def _read(self) -> None:
        reader = self.position.reader
        assert reader is not None
        unread = [entry.word for entry in self.position.lists[reader] if entry.mark is Mark.WRITTEN]
        self.submit(ReadWord(unread[0]))


Sit = Callable[..., Sitting]


@pytest.fixture
def sit(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Sit]:
    """Return a function that begins a reading in which computers are quick."""
    monkeypatch.setattr(rivals, "WORD_MS", 5)
    monkeypatch.setattr(rivals, "PAPER_MS", 5)
    made: list[Sitting] = []

    def begin(*players: Player, **values: Any) -> Sitting:
        made.append(Sitting(*players, **values))
        return made[-1]

    yield begin
    for sitting in made:
        sitting.reading.stop()


def test_it_reads_word_by_word_to_the_end_and_then_waits(sit: Sit, qtbot: QtBot) -> None:
    table = sit(EVE, ANN, lists=("tea eat ate", "tin"))
    qtbot.waitUntil(lambda: Mark.WRITTEN not in table.marks(0))
    assert table.marks(0) == [Mark.STANDING] * 3
    assert not table.reading.has_next
    assert table.position.reader == 0


def test_people_read_at_their_own_pace(sit: Sit) -> None:
    table = sit(ANN, EVE, lists=("tea", "tin"))
    assert not table.reading.has_next
    assert not table.reading.reads_by_itself


def test_it_waits_while_held_and_goes_on(sit: Sit, qtbot: QtBot) -> None:
    table = sit(EVE, ANN, lists=("tea eat", "tin"))
    table.reading.hold()
    assert table.reading.held
    assert not table.reading.reads_by_itself
    with qtbot.waitSignal(table.reading.due):
        table.reading.go_on()
    qtbot.waitUntil(lambda: table.marks(0) == [Mark.STANDING] * 2)


def test_it_waits_where_nothing_moves_by_itself_but_hurries_when_asked(sit: Sit, qtbot: QtBot) -> None:
    table = sit(EVE, ANN, lists=("tea eat ate", "tin"), motion=False)
    assert not table.reading.reads_by_itself
    table.reading.hurry()
    qtbot.waitUntil(lambda: table.marks(0) == [Mark.STANDING] * 3)
    assert not table.reading.hurries


def test_taking_back_holds_it(sit: Sit) -> None:
    table = sit(EVE, ANN, lists=("tea eat", "tin"), motion=False)
    table.submit(ReadWord("tea"))
    table.session.take_back()
    assert table.reading.held


def test_a_new_reader_is_not_held(sit: Sit) -> None:
    table = sit(EVE, Player("Rob", level="casual"), ANN, lists=("tea", "eat", "tin"))
    table.reading.hold()
    table.submit(ReadWord("tea"), PassReading())
    assert not table.reading.held


def test_it_gives_people_time_to_look_on_their_paper(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rivals, "PAPER_MS", 70_000)
    waits: list[int] = []
    table = sit(EVE, ANN, lists=("tea", ""), writing=Writing.PAPER)
    waits.append(table.reading.findChildren(QTimer)[0].interval())
    typed = sit(EVE, ANN, lists=("tea", "tin"), writing=Writing.PAPER)
    waits.append(typed.reading.findChildren(QTimer)[0].interval())
    assert waits == [70_000, 5]


# ------------------------------------------------------------------------------------------ doubts


def test_b20_it_doubts_a_false_word(sit: Sit, qtbot: QtBot) -> None:
    table = sit(ANN, EVE, lists=("tea slin", "tin"))
    table.submit(ReadWord("tea"), ReadWord("slin"))
    qtbot.waitUntil(lambda: table.marks(0) == [Mark.STANDING, Mark.STRUCK])


def test_it_doubts_each_of_several_words_read_at_once(sit: Sit, qtbot: QtBot) -> None:
    table = sit(ANN, EVE, lists=("tri slin", "tin"))
    table.submit(ReadWord("tri"))
    qtbot.waitUntil(lambda: table.marks(0)[0] is Mark.STRUCK)
    table.submit(ReadWord("slin"))
    qtbot.waitUntil(lambda: table.marks(0) == [Mark.STRUCK] * 2)


@pytest.mark.parametrize("doubter", [Player("Kid", level="child"), Player("Eve", level="champion", team="red")])
def test_a_child_misses_it_and_nobody_doubts_a_partner(sit: Sit, doubter: Player) -> None:
    """`tri` is not among the tenth that a child sees through."""
    players = (Player("Ann", team="red"), Player("Bea"), doubter)
    table = sit(*players, lists=("tri", "tea", "tin"), writing=Writing.PAPER)
    table.submit(ReadWord("tri"))
    QCoreApplication.processEvents()  # a doubt would come with the next round of events
    assert table.marks(0) == [Mark.STANDING]


def test_the_table_votes_where_it_votes(sit: Sit, qtbot: QtBot) -> None:
    table = sit(ANN, EVE, lists=("slin", "tin"), court=Court.VOTE)
    with qtbot.waitSignal(table.reading.vote_asked) as asked:
        table.submit(ReadWord("slin"))
    assert asked.args == ["slin", 0, 1]


def test_where_the_referee_looks_nobody_doubts(sit: Sit) -> None:
    table = sit(ANN, EVE, lists=("slin tea", "tin"), judging=Judging.AT_READING)
    table.submit(ReadWord("slin"), ReadWord("tea"))
    QCoreApplication.processEvents()  # a doubt would come with the next round of events
    assert table.marks(0) == [Mark.STRUCK, Mark.STANDING]
    assert len(table.session.steps[-1]) == 1
