"""Computers at a table of Scrabble or duplicate: they think on a background thread, may be watched (P4), and
challenge."""

from collections.abc import Callable
from os import cpu_count
from random import Random

from PySide6.QtCore import QObject, QTimer, Signal

from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.players import level_of
from boggle_desk.engine.scrabble.bluff import doubts
from boggle_desk.engine.scrabble.computer import choose
from boggle_desk.engine.scrabble.duplicate import Answer, DuplicatePosition, LayBest, computer_answer, top
from boggle_desk.engine.scrabble.duplicate import Phase as DuplicatePhase
from boggle_desk.engine.scrabble.events import Accept, Challenge, Pass, PlayTiles
from boggle_desk.engine.scrabble.knowledge import ComputerLevel
from boggle_desk.engine.scrabble.plays import Play
from boggle_desk.engine.scrabble.position import Phase, ScrabblePosition
from boggle_desk.engine.scrabble.tiles import Rack
from boggle_desk.engine.scrabble.values import OwnMove
from boggle_desk.models.background_task import BackgroundTask, StopFlag
from boggle_desk.models.choices import SettingsModel
from boggle_desk.models.session import GameSession
from boggle_desk.storage.shipped import leaves_of, scrabble_levels, wins_of

_LOOK_MS, _PAUSE_MS = 900, 500


class ScrabbleComputers(QObject):
    changed = Signal()
    tried = Signal(object)  # a `Play` that a computer considers (P4)
    content = Signal(tuple)  # the seats of the computers that don't challenge the last play

    def __init__(
        self,
        session: GameSession[ScrabblePosition],
        words: Lexicon,
        choices: SettingsModel,
        moves: Callable[[], bool],
        rng: Random,
        parent: QObject,
    ) -> None:
        """`moves` says whether there is animation."""
        super().__init__(parent)
        self._session, self._words, self._choices, self._moves, self._rng = session, words, choices, moves, rng
        self.waiting = False
        self._turn = BackgroundTask(self, "A computer player could not find a move.")
        self._doubt = BackgroundTask(self, "A computer player could not judge a word.")
        self._doubter: int | None = None
        self._look = QTimer(self, singleShot=True, interval=_LOOK_MS)
        self._look.timeout.connect(self._say_doubt)
        self._tries: list[Play] = []
        self._tried: Play | None = None
        self._hurries = False
        self._move: OwnMove | None = None
        self._show = QTimer(self)
        self._show.timeout.connect(self._show_next)

    def follow(self, landing: float = 0.0) -> None:
        """Let the computers do what the position asks for. A move waits `landing` seconds until the last tiles lie, a
        watched thought a little longer."""
        self.stop()
        position = self._session.position
        if position.phase is Phase.CHALLENGE:
            self._judge(position)
        elif position.phase is Phase.TURN and position.turn is not None and self._is_computer(position.turn):
            if self._follows_computer(position) and self._choices.settings.scrabble.wait:
                self.waiting = True
                self.changed.emit()
            else:
                if landing and self._moves():
                    self._show.start(round(1000 * landing) + (_PAUSE_MS if self.watched else 0))
                self._think(position)

    def go_on(self) -> None:
        if self.waiting:
            self.waiting = False
            self._think(self._session.position)
            self.changed.emit()

    def stop(self) -> None:
        self._turn.cancel()
        self._doubt.cancel()
        self._look.stop()
        self._show.stop()
        self._tries, self._tried, self._move, self.waiting, self._hurries = [], None, None, False, False

    def _is_computer(self, seat: int) -> bool:
        return self._session.position.players[seat].level is not None

    def _follows_computer(self, position: ScrabblePosition) -> bool:
        seat, playing = position.turn or 0, position.playing
        before = playing[playing.index(seat) - 1]
        return position.turns > 1 and before != seat and self._is_computer(before)

    def _chance(self) -> Random:
        return Random(self._rng.randrange(1 << 62))

    def _level(self, seat: int) -> ComputerLevel:
        return level_of(self._session.position.players[seat], scrabble_levels())

    def _think(self, position: ScrabblePosition) -> None:
        if position.turn is None:
            return
        level, tiles = self._level(position.turn), position.rules.tiles
        leaves, wins = leaves_of(tiles), wins_of(tiles)
        view, words, rng = position.seen_by(position.turn), self._words, self._chance()
        self._turn.start(
            lambda flag: choose(view, level, words, rng, flag.is_set, flag.tell, leaves, wins, cpu_count() or 1),
            self._decided,
            lambda _error: self._decided(Pass()),  # the log says why
            self._note_try,
        )

    def _note_try(self, play: Play) -> None:
        if self.watched and not self._hurries:
            self._tried = play
            self._tries.append(play)
            if not self._show.isActive():
                self._show_next()

    @property
    def watched(self) -> bool:
        """Whether people watch the computers think (P4); not where a game counts."""
        setup, rules = self._choices.settings.scrabble, self._session.position.rules
        return setup.watch and rules.take_back and self._moves()

    def play_now(self) -> None:
        self._hurries = True
        self._tries.clear()
        self._show.stop()
        if self._move is not None:
            self._make_move()

    def _decided(self, move: OwnMove) -> None:
        self._move = move
        if isinstance(move, PlayTiles) and move.play != self._tried:
            self._note_try(move.play)  # what is played was seen before, where it is watched
        if not self._show.isActive():
            self._make_move()

    def _show_next(self) -> None:
        if self._tries:
            self.tried.emit(self._tries.pop(0))
            self._show.start(self._choices.settings.scrabble.look)
        elif self._move is not None:
            self._make_move()
        else:
            self._show.stop()

    def _make_move(self) -> None:
        self._show.stop()
        move, self._move, self._tries, self._hurries = self._move, None, [], False
        if move is not None:
            self._session.submit(move)

    def _judge(self, position: ScrabblePosition) -> None:
        """Let each computer judge the last play by the words of its level alone, so it may be bluffed."""
        seats = self.judges
        if not seats:
            return
        judges = [(seat, position.seen_by(seat), self._level(seat), self._words, self._chance()) for seat in seats]
        doubting = (seat for seat, view, level, words, rng in judges if doubts(view, level, words, rng))
        self._doubt.start(lambda _flag: next(doubting, None), self._judged, lambda _error: self._judged(None))

    @property
    def judges(self) -> tuple[int, ...]:
        position = self._session.position
        laid = position.last
        if position.phase is not Phase.CHALLENGE or laid is None:
            return ()
        return tuple(s for s in position.playing if s != laid.seat and self._is_computer(s))

    def _judged(self, doubter: int | None) -> None:
        self._doubter = doubter
        self._look.start(_LOOK_MS if self._moves() else 0)

    def _say_doubt(self) -> None:
        """Challenge, or not; people who may challenge too are still asked."""
        judges, position = self.judges, self._session.position
        if not judges:
            return
        if self._doubter is not None:
            self._session.submit(Challenge(self._doubter))
            return
        self.content.emit(judges)
        if len(judges) == len(position.playing) - 1:
            self._session.submit(Accept())


Found = tuple[Play | None, dict[int, Play | None]]
"""The best play, and the computers' answers by seat."""


class DuplicateComputers(QObject):
    """Finds the best play and the computers' answers as soon as a rack is drawn, and hands them in when it is their
    turn."""

    def __init__(
        self,
        session: GameSession[DuplicatePosition],
        words: Lexicon,
        rng: Random,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._session, self._words, self._rng = session, words, rng
        self._search = BackgroundTask(self, "The best play could not be found.")
        self._rack: Rack = ()
        self._found: Found | None = None

    def follow(self) -> None:
        position = self._session.position
        if position.phase not in (DuplicatePhase.READY, DuplicatePhase.SEARCH, DuplicatePhase.ANSWER):
            return
        if self._found and self._rack is position.rack:
            QTimer.singleShot(0, self, self._hand_in)
        elif not self._search.running:
            self._search.start(self._work(position), self._take, lambda _error: self._take((None, {})))

    def stop(self) -> None:
        self._search.cancel()

    def _work(self, position: DuplicatePosition) -> Callable[[StopFlag], Found]:
        words, leaves = self._words, leaves_of(position.rules.game.tiles)
        levels, rng = scrabble_levels(), Random(self._rng.randrange(1 << 62))
        computers = {seat: level_of(player, levels) for seat, player in enumerate(position.players) if player.level}

        def work(flag: StopFlag) -> Found:
            best = top(position, words, leaves, flag.is_set)
            answers = {
                seat: computer_answer(position, seat, level, words, rng, flag.is_set) if best else None
                for seat, level in computers.items()
            }
            return best, answers

        return work

    def _take(self, found: Found) -> None:
        """Take what was found; if the search failed, computers have no play."""
        self._rack, self._found = self._session.position.rack, found
        self._hand_in()

    def _hand_in(self) -> None:
        position = self._session.position
        if self._found is None or self._rack is not position.rack:
            return
        best, answers = self._found
        if position.phase is DuplicatePhase.READY and best is None:
            self._session.submit(LayBest(None))
        elif position.phase is DuplicatePhase.ANSWER:
            computer = next((seat for seat in position.waiting if position.players[seat].level is not None), None)
            if computer is not None:
                self._session.submit(Answer(computer, answers.get(computer)))
            elif not position.waiting:
                self._session.submit(LayBest(best))
