"""Board searches on a background thread: for a wished or a fair board, and for the goal words."""

from enum import Enum, auto
from random import Random

from PySide6.QtCore import QObject, Signal

from boggle_desk.engine.boggle.cubes import PlacedCube, shake
from boggle_desk.engine.boggle.events import LayBoard, SetGoal, Shake, Shaken
from boggle_desk.engine.boggle.goals import goal_words
from boggle_desk.engine.boggle.position import BogglePosition, Phase
from boggle_desk.engine.boggle.rules import lacking
from boggle_desk.engine.boggle.solver import Found, words_on
from boggle_desk.engine.boggle.wishes import Floors, Wanted, WishedBoard, wanted_by, wished_board
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.models.background_task import BackgroundTask, StopFlag
from boggle_desk.models.boggle.prompts import WishNow
from boggle_desk.models.session import GameSession


class Wishing(Enum):
    IDLE = auto()
    SHAKING = auto()
    FOUND = auto()  # a board that fulfils the wish is ready
    STUCK = auto()  # no shake has fulfilled the wish; the table decides


class WishedShake(QObject):
    """Looks for a wished or fair board while the dome is shaken, and lays it once the dome is let go, or when it is
    found."""

    changed = Signal()

    def __init__(
        self,
        session: GameSession[BogglePosition],
        words: Lexicon,
        rng: Random,
        floors: Floors,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session, self._rng = session, rng
        self._wanted = wanted_by(session.position.rules, floors, words)
        self._work = BackgroundTask(self, "The wished board could not be looked for.")
        self._stream = Random(0)
        self._first: tuple[PlacedCube, ...] | None = None
        self._before = self._now = 0
        self._let_go = False
        self.state = Wishing.IDLE
        self.nearest: WishedBoard | None = None  # the best board so far

    @property
    def shakes(self) -> int:
        return self._before + self._now

    def begin(self) -> None:
        self.stop()
        if self._wanted:
            fair = self._wanted.fair  # then the first shake is the one that it would be without the rule
            self._first = shake(self._wanted.cubes.cubes, self._rng) if fair else None
            self._stream = Random(str(self._first) if fair else self._rng.getrandbits(64))
            self.nearest, self._before, self._now = None, 0, 0
            self._shake()

    def let_go(self) -> None:
        """Lay the board when it is found; shake if any will do."""
        if not self._wanted:
            self._session.submit(Shake())
            return
        if self.state is Wishing.IDLE:
            return  # the page was left with the dome in the hand
        self._let_go = True
        if self.state is Wishing.FOUND and self.nearest:
            self._lay(self.nearest)
        else:
            self.changed.emit()

    def go_on(self) -> None:
        if self.state is Wishing.STUCK:
            self._shake()

    def take_nearest(self) -> None:
        if self.nearest and self.state is not Wishing.IDLE:
            self._lay(self.nearest)

    def shake_plainly(self) -> None:
        self.stop()
        self._session.submit(Shake())

    def stop(self) -> None:
        self._work.cancel()
        self.state, self._let_go = Wishing.IDLE, False

    @property
    def waiting(self) -> bool:
        """Whether the dome was let go and there is no board yet."""
        return self._let_go and self.state is not Wishing.IDLE

    @property
    def known(self) -> WishNow:
        """What may be told as long as the dome waits."""
        return WishNow(self.shakes, self.nearest.tally if self.nearest else None, self.state is Wishing.STUCK)

    def _shake(self) -> None:
        wanted, stream, first = self._wanted, self._stream, self._first
        assert wanted  # noqa: S101  # see `begin`
        self.state = Wishing.SHAKING
        self._work.start(
            lambda flag: _shaken(wanted, stream, first, flag),
            self._take,
            lambda _error: self.shake_plainly(),
            self._hear,
        )
        self.changed.emit()

    def _hear(self, so_far: WishedBoard) -> None:
        self._now = so_far.shakes
        self._keep_nearer(so_far)
        self.changed.emit()

    def _keep_nearer(self, found: WishedBoard) -> None:
        assert self._wanted  # noqa: S101  # see `begin`
        wish = self._wanted.wish
        if self.nearest is None or lacking(wish, found.tally) < lacking(wish, self.nearest.tally):
            self.nearest = found

    def _take(self, found: WishedBoard) -> None:
        self._before, self._now = self._before + found.shakes, 0
        self._keep_nearer(found)
        settled = found.granted or bool(
            self._wanted and self._wanted.fair
        )  # the best of the fair shakes is laid without asking
        self.state = Wishing.FOUND if settled else Wishing.STUCK
        if settled and self._let_go:
            self._lay(found)
        else:
            self.changed.emit()

    def _lay(self, board: WishedBoard) -> None:
        shakes, phase = max(1, self.shakes), self._session.position.phase
        self.stop()
        if phase in (Phase.SHAKE, Phase.COVERED, Phase.SCORED):
            self._session.submit(LayBoard(board.cubes, shakes, board.granted))


def _shaken(wanted: Wanted, stream: Random, first: tuple[PlacedCube, ...] | None, flag: StopFlag) -> WishedBoard:
    def told(so_far: WishedBoard) -> None:
        flag.check()
        flag.tell(so_far)

    return wished_board(wanted, stream, told, first)


class GoalSearch(QObject):
    """Finds the goal words as soon as the cubes lie still, before the dome is lifted."""

    def __init__(self, session: GameSession[BogglePosition], words: Lexicon, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session, self._words = session, words
        self._work = BackgroundTask(self, "The goal words could not be found.")
        session.happened.connect(lambda event: self._look() if isinstance(event, Shaken) else None)
        self._look()

    @property
    def running(self) -> bool:
        return self._work.running

    def stop(self) -> None:
        self._work.cancel()

    def _look(self) -> None:
        """Search the board if its goal words are wanted and unknown."""
        self.stop()
        position = self._session.position
        waits = position.phase in (Phase.COVERED, Phase.SEARCH) and not position.goal_words
        if not waits or not position.rules.seeks_words:
            return
        words = self._words
        self._work.start(lambda flag: _searched(position, words, flag), self._note)

    def _note(self, found: tuple[Found, ...]) -> None:
        position = self._session.position
        if found and position.phase in (Phase.COVERED, Phase.SEARCH) and not position.goal_words:
            self._session.submit(SetGoal(tuple(each.word for each in found), tuple(each.path for each in found)))


def _searched(position: BogglePosition, words: Lexicon, flag: StopFlag) -> tuple[Found, ...]:
    if position.board is None:
        return ()
    found = words_on(position.board, words, position.word_range)
    flag.check()
    return tuple(each for each in goal_words(found, position.rules, words) if each.word in words)
