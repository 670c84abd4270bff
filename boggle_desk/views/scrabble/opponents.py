"""The computers at the table: they think when it is their turn, and let others' plays stand or challenge them."""

from os import cpu_count
from random import Random

from PySide6.QtCore import QObject, QTimer, Signal

from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.scrabble.computer import ComputerMove, choose
from boggle_desk.engine.scrabble.events import Accept, Challenge, Pass
from boggle_desk.engine.scrabble.plays import Play
from boggle_desk.engine.scrabble.position import Phase, ScrabblePosition
from boggle_desk.models.background_task import BackgroundTask
from boggle_desk.models.session import GameSession
from boggle_desk.views.services import AppContext

_TRY_MS = 260
"""How long each play that a computer considers is seen."""


class Opponents(QObject):
    """Plays for the computers of one table. `follow` looks at the position and does what there is to do."""

    changed = Signal()
    """Somebody waits, or goes on."""
    tried = Signal(object)
    """A `Play` that a computer considers, to be seen for a moment (P4)."""

    def __init__(self, services: AppContext, session: GameSession, lexicon: Lexicon, parent: QObject) -> None:
        super().__init__(parent)
        self._services, self._session, self._lexicon = services, session, lexicon
        self.waiting = False
        """Whether a computer waits for a sign (P5)."""
        self._turn = BackgroundTask(self, "A computer player could not find a move.")
        self._tries: list[Play] = []
        self._move: ComputerMove | None = None
        self._show = QTimer(self, interval=_TRY_MS)
        self._show.timeout.connect(self._show_next)

    def follow(self) -> None:
        """Do what is to be done for the computers in this position, if anything."""
        self.stop()
        position: ScrabblePosition = self._session.position
        if position.phase is Phase.CHALLENGE:
            QTimer.singleShot(0, self, self._judge)
        elif position.phase is Phase.TURN and position.turn is not None and self._is_computer(position.turn):
            if self._follows_computer(position) and self._services.choices.settings.scrabble.wait:
                self.waiting = True
                self.changed.emit()
            else:
                self._think(position)

    def go_on(self) -> None:
        """Give the sign that a computer waits for."""
        if self.waiting:
            self.waiting = False
            self._think(self._session.position)
            self.changed.emit()

    def stop(self) -> None:
        """Give up thinking; the turn stays open, and `follow` begins anew."""
        self._turn.cancel()
        self._show.stop()
        self._tries, self._move, self.waiting = [], None, False

    def _is_computer(self, seat: int) -> bool:
        return self._session.position.players[seat].level is not None

    def _follows_computer(self, position: ScrabblePosition) -> bool:
        seat = position.turn or 0
        before = (seat - 1) % len(position.players)
        return position.turns > 1 and before != seat and self._is_computer(before)

    def _think(self, position: ScrabblePosition) -> None:
        """Look for a move from what the player on turn may see, and nothing else; `follow` gives it up."""
        if position.turn is None:
            return
        levels = self._services.levels
        key = position.players[position.turn].level or ""
        level = levels.get(key) or list(levels.values())[-1]
        tiles, services = position.rules.tiles.key, self._services
        leaves, wins = services.leaves.get(tiles), services.wins.get(tiles)
        view, words, rng = position.seen_by(position.turn), self._lexicon, Random(services.rng.randrange(1 << 62))
        self._turn.start(
            lambda flag: choose(view, level, words, rng, flag.is_set, flag.tell, leaves, wins, cpu_count() or 1),
            self._decided,
            lambda _error: self._decided(Pass()),  # the game goes on, and the log says why
            self._note_try,
        )

    def _note_try(self, play: Play) -> None:
        if self._services.choices.settings.scrabble.watch:
            self._tries.append(play)
            if not self._show.isActive() and self._services.look.motion:
                self._show_next()
                self._show.start()

    def _decided(self, move: ComputerMove) -> None:
        self._move = move
        if not self._show.isActive():
            self._make_move()

    def _show_next(self) -> None:
        if self._tries:
            self.tried.emit(self._tries.pop(0))
        elif self._move is not None:
            self._make_move()

    def _make_move(self) -> None:
        self._show.stop()
        move, self._move, self._tries = self._move, None, []
        if move is not None:
            self._session.submit(move)

    def _judge(self) -> None:
        """Let the computers challenge what they know to be wrong; accept where no person could doubt the play."""
        position: ScrabblePosition = self._session.position
        laid = position.last
        if position.phase is not Phase.CHALLENGE or laid is None:
            return
        others = [seat for seat in range(len(position.players)) if seat != laid.seat]
        computers = [seat for seat in others if self._is_computer(seat)]
        wrong = any(word.text not in self._lexicon for word in laid.words)
        if wrong and computers:
            self._session.submit(Challenge(computers[0]))
        elif len(computers) == len(others) or self._is_computer(laid.seat):
            self._session.submit(Accept())
