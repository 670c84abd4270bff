"""Finds the goal words of each board beside the window, and notes them in the game."""

from typing import Any

from PySide6.QtCore import QObject

from boggle_desk.engine.boggle.events import SetGoal, Shaken
from boggle_desk.engine.boggle.goals import goal_words, shortest
from boggle_desk.engine.boggle.position import BogglePosition, Phase
from boggle_desk.engine.boggle.solver import Found, solve
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.models.background_task import BackgroundTask, StopFlag
from boggle_desk.models.session import GameSession


class GoalSearch(QObject):
    """Looks at a board as soon as its cubes lie still, so that the goal is there when the dome is lifted."""

    def __init__(self, session: GameSession, words: Lexicon, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session, self._words = session, words
        self._work = BackgroundTask(self, "The goal words could not be found.")
        session.happened.connect(self._follow)
        self._look()

    @property
    def running(self) -> bool:
        """Whether a board is being searched."""
        return self._work.running

    def stop(self) -> None:
        """Give up looking."""
        self._work.cancel()

    def _follow(self, event: Any) -> None:
        if isinstance(event, Shaken):
            self._look()

    def _look(self) -> None:
        """Search the board that lies on the table if its goal words are wanted and not noted yet."""
        self.stop()
        position: BogglePosition = self._session.position
        waits = position.phase in (Phase.COVERED, Phase.SEARCH) and not position.goal_words
        if not waits or not position.rules.seeks_words:
            return
        words = self._words
        self._work.start(lambda flag: _searched(position, words, flag), self._note)

    def _note(self, found: tuple[Found, ...]) -> None:
        position: BogglePosition = self._session.position
        if found and position.phase in (Phase.COVERED, Phase.SEARCH) and not position.goal_words:
            self._session.submit(SetGoal(tuple(each.word for each in found), tuple(each.path for each in found)))


def _searched(position: BogglePosition, words: Lexicon, flag: StopFlag) -> tuple[Found, ...]:
    if position.board is None:
        return ()
    found = solve(position.board, words.graph, shortest(position))
    flag.check()
    return tuple(each for each in goal_words(found, position.rules, words) if each.word in words)
