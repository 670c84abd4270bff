"""Computers at a table of duplicate: they answer with what their level sees, and the best play is laid for all."""

from random import Random

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from boggle_desk.engine.game import Game
from boggle_desk.engine.players import Player
from boggle_desk.engine.scrabble.duplicate import (
    DUPLICATE,
    Answer,
    BestLaid,
    DuplicatePosition,
    DuplicateRules,
    Phase,
    RackDrawn,
    StartTurn,
    opening,
)
from boggle_desk.engine.scrabble.events import CallTime
from boggle_desk.engine.scrabble.notation import rack_named
from boggle_desk.models.scrabble import computers
from boggle_desk.models.scrabble.computers import DuplicateComputers
from boggle_desk.models.session import GameSession
from tests.engine.scrabble.table import ENGLISH, FAMILY
from tests.models.nowhere import Nowhere
from tests.storage.duplicate_play import LEXICON


@pytest.fixture
def session(qtbot: QtBot) -> GameSession[DuplicatePosition]:
    """Return a game of a person and a champion who have the same rack, still covered."""
    first = opening(DuplicateRules(FAMILY), (Player("Ana"), Player("Pip", "champion")))
    game = Game(DUPLICATE, first, [(RackDrawn(rack_named(ENGLISH, "CATSEIO")),)])
    return GameSession(game, LEXICON, Random(3), Nowhere())


def seated(session: GameSession[DuplicatePosition]) -> DuplicateComputers:
    made = DuplicateComputers(session, LEXICON, Random(3), QObject(session))
    session.stepped.connect(made.follow)
    made.follow()
    return made


def test_a_computer_hands_in_after_time_is_called_and_the_best_play_follows_the_last_answer(
    session: GameSession[DuplicatePosition], qtbot: QtBot
) -> None:
    seated(session)
    session.submit(StartTurn())
    assert session.position.answers == (None, None), "nobody hands in while time runs"
    session.submit(CallTime())
    qtbot.waitUntil(lambda: session.position.answers[1] is not None)
    assert session.position.phase is Phase.ANSWER, "Ana has not handed in yet"
    session.submit(Answer(0, None))
    qtbot.waitUntil(lambda: session.position.phase is Phase.LAID)
    answer, best = session.position.answers[1], session.position.last
    assert isinstance(best, BestLaid)
    assert answer is not None
    assert answer.score == best.score > 0, "a champion sees the best play of a small dictionary"


def test_where_the_search_fails_the_best_answer_is_the_best_play(
    session: GameSession[DuplicatePosition],
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    found = computers.top(session.position, LEXICON)

    def fail(*_given: object) -> None:
        raise ValueError("no search")

    monkeypatch.setattr(computers, "top", fail)
    session.submit(StartTurn())
    session.submit(CallTime())
    session.submit(Answer(0, found))
    seated(session)
    qtbot.waitUntil(lambda: session.position.phase is Phase.LAID)
    assert session.position.answers[1] is not None
    assert session.position.answers[1].play is None, "the computer has no play"
    assert session.position.last is not None
    assert session.position.last.play == found
    assert "The best play could not be found." in caplog.text
