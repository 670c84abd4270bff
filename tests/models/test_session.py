"""A session keeps an event before anybody sees it; a refused move leaves everything as it was."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from boggle_desk.engine.boggle.events import (
    BeginReading,
    BeginSearch,
    BoggleMove,
    CallTime,
    CrossedOff,
    EndSearch,
    PassReading,
    ReadWord,
    Scored,
    Shake,
    WordRead,
    WriteWord,
    Wrote,
)
from boggle_desk.engine.boggle.position import Phase, opening
from boggle_desk.engine.boggle.referee import BOGGLE, Reason
from boggle_desk.engine.game import Game, Refused
from boggle_desk.models.session import GameSession
from tests.engine.boggle.table import FACES, WORDS, players, rules_for


class Notebook:
    """Keeps steps like a store, and writes down the order in which everything happens."""

    def __init__(self) -> None:
        self.steps: dict[int, tuple[Any, ...]] = {}
        self.order: list[str] = []
        self.breaks = False

    def append(self, step: int, events: tuple[Any, ...]) -> None:
        if self.breaks:
            raise OSError("no room")
        self.steps[step] = events
        self.order.append(f"kept {step}")

    def retract(self, step: int) -> None:
        del self.steps[step]
        self.order.append(f"forgot {step}")


class Heard:
    """What a session told, in order, in the notebook's order as well."""

    def __init__(self, session: GameSession, notebook: Notebook) -> None:
        self.events: list[Any] = []
        self.refusals: list[Refused] = []
        self.phases: list[Phase] = []
        self.steps = self.rewinds = 0
        self._session, self._notebook = session, notebook
        session.happened.connect(self._event)
        session.refused.connect(self.refusals.append)
        session.stepped.connect(self._step)
        session.rewound.connect(self._rewind)

    def _event(self, event: Any) -> None:
        self.events.append(event)
        self.phases.append(self._session.position.phase)
        self._notebook.order.append(f"told {type(event).__name__}")

    def _step(self) -> None:
        self.steps += 1

    def _rewind(self) -> None:
        self.rewinds += 1


@pytest.fixture
def notebook() -> Notebook:
    return Notebook()


@pytest.fixture
def session(qtbot: QtBot, notebook: Notebook, rng: Random) -> GameSession:
    """Return a game of two on paper, before the first shake."""
    game: Game[Any, Any, Any] = Game(BOGGLE, opening(rules_for(FACES, 4, 4), players("Ann", "Bea")))
    return GameSession(game, WORDS, rng, notebook)


@pytest.fixture
def heard(session: GameSession, notebook: Notebook) -> Heard:
    return Heard(session, notebook)


def to_reading(session: GameSession) -> None:
    """Play on until the lists on paper are read."""
    moves: list[BoggleMove] = [Shake(), BeginSearch(), CallTime(), BeginReading()]
    assert [session.submit(move) for move in moves] == [True] * len(moves)


def word_of(session: GameSession, listed: bool = True) -> str:
    """Return a word that lies on the board as it fell."""
    board = session.position.board
    return next(word for word in sorted(WORDS if listed else {"slin", "tri"}) if board.path(word))


def test_events_are_told_after_they_are_kept(session: GameSession, notebook: Notebook, heard: Heard) -> None:
    assert session.submit(Shake())
    assert session.submit(BeginSearch())
    assert notebook.order == ["kept 0", "told Shaken", "kept 1", "told SearchBegan"]
    assert tuple(notebook.steps.values()) == session.steps
    assert heard.steps == 2


def test_b14_all_events_of_a_step_see_the_position_after_it(session: GameSession, heard: Heard) -> None:
    """The step that ends a round holds several events; none of them is told with half of it done."""
    to_reading(session)
    word = word_of(session)
    heard.events.clear(), heard.phases.clear()
    assert session.submit(ReadWord(word, also=(1,)))
    assert [type(event) for event in heard.events] == [Wrote, Wrote, WordRead, CrossedOff]
    assert set(heard.phases) == {Phase.READ}
    assert session.position.last_word == word


def test_b6_a_refusal_changes_nothing_and_says_why(session: GameSession, notebook: Notebook, heard: Heard) -> None:
    session.submit(Shake())
    session.submit(BeginSearch())
    before, kept, told = session.position, dict(notebook.steps), list(heard.events)
    assert not session.submit(Shake())
    assert [refusal.reason for refusal in heard.refusals] == [Reason.TIMER_RUNS]
    assert session.position is before
    assert (notebook.steps, heard.events, heard.steps) == (kept, told, 2)


def test_what_cannot_be_kept_does_not_happen(session: GameSession, notebook: Notebook, heard: Heard) -> None:
    before = session.position
    notebook.breaks = True
    with pytest.raises(OSError, match="no room"):
        session.submit(Shake())
    assert session.position is before
    assert (session.steps, heard.events) == ((), [])


def test_what_cannot_be_applied_is_not_kept(session: GameSession, notebook: Notebook) -> None:
    """Else the store would be a step ahead, and refuse every later one."""
    apply, failing = BOGGLE.apply, [True]

    def faulty(position: Any, event: Any) -> Any:
        if failing:
            raise RuntimeError("interrupted")
        return apply(position, event)

    logic = replace(BOGGLE, apply=faulty)
    session = GameSession(Game(logic, session.opening), WORDS, Random(1), notebook)
    with pytest.raises(RuntimeError, match="interrupted"):
        session.submit(Shake())
    assert (session.steps, notebook.steps) == ((), {})
    failing.clear()
    assert session.submit(Shake())
    assert session.submit(BeginSearch())
    assert tuple(notebook.steps.values()) == session.steps


def test_a_slip_of_the_reading_is_taken_back(session: GameSession, notebook: Notebook, heard: Heard) -> None:
    to_reading(session)
    before, steps = session.position, session.steps
    session.submit(ReadWord(word_of(session)))
    assert session.can_take_back()
    assert session.take_back()
    assert (session.position, session.steps) == (before, steps)
    assert tuple(notebook.steps.values()) == steps
    assert notebook.order[-1] == "forgot 4"
    assert heard.rewinds == 1


def test_nothing_that_others_have_seen_is_taken_back(session: GameSession, notebook: Notebook, heard: Heard) -> None:
    for move in (Shake(), BeginSearch(), CallTime()):  # reading leads back to the lists
        session.submit(move)
        before, kept = session.position, dict(notebook.steps)
        assert not session.can_take_back()
        assert not session.take_back()
        assert (session.position, notebook.steps) == (before, kept)
    assert heard.rewinds == 0


def test_what_was_taken_back_happens_again_and_is_kept_again(session: GameSession, notebook: Notebook) -> None:
    to_reading(session)
    session.submit(ReadWord(word_of(session)))
    after, steps = session.position, session.steps
    assert not session.can_redo()
    session.take_back()
    heard = Heard(session, notebook)
    assert session.redo()
    assert (session.position, session.steps) == (after, steps)
    assert tuple(notebook.steps.values()) == steps
    assert tuple(heard.events) == steps[-1]
    assert not session.redo()


def test_another_move_leaves_nothing_to_redo(session: GameSession) -> None:
    to_reading(session)
    session.submit(ReadWord(word_of(session)))
    session.take_back()
    assert session.submit(ReadWord(word_of(session)))
    steps = session.steps
    assert not session.can_redo()
    assert not session.redo()
    assert session.steps == steps


def test_a_session_goes_on_where_a_game_was(session: GameSession, rng: Random, notebook: Notebook) -> None:
    """A game that is taken up counts its steps on from those it has."""
    session.submit(Shake())
    taken_up = GameSession(Game(BOGGLE, opening(session.position.rules, session.position.players), session.steps),
                           WORDS, rng, notebook)  # fmt: skip
    assert taken_up.position == session.position
    assert taken_up.submit(BeginSearch())
    assert sorted(notebook.steps) == [0, 1]


def test_moves_of_a_whole_round_are_kept_step_by_step(session: GameSession, notebook: Notebook, heard: Heard) -> None:
    session.submit(Shake())
    session.submit(BeginSearch())
    session.submit(EndSearch())
    session.submit(WriteWord(0, word_of(session)))
    session.submit(BeginReading())
    session.submit(PassReading())
    session.submit(PassReading())
    assert isinstance(heard.events[-1], Scored)
    assert tuple(notebook.steps[step] for step in range(7)) == session.steps
    assert heard.steps == 7
