"""The computers at the table: they think, may be watched (P4), and challenge."""

from dataclasses import dataclass, replace
from os import cpu_count
from random import Random
from typing import Any, NamedTuple

from PySide6.QtCore import QEvent, QObject, QRectF, QSignalBlocker, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QSlider, QWidget

from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.scrabble.bluff import doubts
from boggle_desk.engine.scrabble.computer import ComputerMove, choose
from boggle_desk.engine.scrabble.events import Accept, Challenge, Pass, PlayTiles
from boggle_desk.engine.scrabble.knowledge import ComputerLevel
from boggle_desk.engine.scrabble.notation import play_text
from boggle_desk.engine.scrabble.plays import Play, score_play
from boggle_desk.engine.scrabble.position import Phase, ScrabblePosition
from boggle_desk.engine.scrabble.tiles import Tile
from boggle_desk.models.background_task import BackgroundTask
from boggle_desk.models.locale_text import number_text
from boggle_desk.models.session import GameSession
from boggle_desk.settings import LONGEST_LOOK, SHORTEST_LOOK
from boggle_desk.views.appearance import AT_RIGHT, Appearance, sized_font, smooth_painter
from boggle_desk.views.faces import FaceDisc, faces_of
from boggle_desk.views.kit import Card, button, label
from boggle_desk.views.layouts import in_row
from boggle_desk.views.scrabble.turns import paint_letters
from boggle_desk.views.services import AppContext

_LOOK_MS, _PAUSE_MS = 900, 500  # before a challenge, and before thoughts are shown


class _Judge(NamedTuple):
    seat: int
    level: ComputerLevel
    view: ScrabblePosition
    rng: Random


class Opponents(QObject):
    changed = Signal()
    tried = Signal(object)
    """A `Play` that a computer considers (P4)."""
    content = Signal(tuple)
    """The seats of the computers that don't challenge the last play."""

    def __init__(self, services: AppContext, session: GameSession, lexicon: Lexicon, parent: QObject) -> None:
        super().__init__(parent)
        self._services, self._session, self._lexicon = services, session, lexicon
        self.waiting = False
        self._turn = BackgroundTask(self, "A computer player could not find a move.")
        self._doubt = BackgroundTask(self, "A computer player could not judge a word.")
        self._doubter: int | None = None
        self._look = QTimer(self, singleShot=True, interval=_LOOK_MS)
        self._look.timeout.connect(self._say_doubt)
        self._tries: list[Play] = []
        self._tried: Play | None = None
        self._hurries = False
        self._move: ComputerMove | None = None
        self._show = QTimer(self)
        self._show.timeout.connect(self._show_next)

    def follow(self, landing: float = 0.0) -> None:
        """Let the computers do what the position asks for. A move waits `landing` seconds until the last tiles lie."""
        self.stop()
        position: ScrabblePosition = self._session.position
        if position.phase is Phase.CHALLENGE:
            self._judge(position)
        elif position.phase is Phase.TURN and position.turn is not None and self._is_computer(position.turn):
            if self._follows_computer(position) and self._services.choices.settings.scrabble.wait:
                self.waiting = True
                self.changed.emit()
            else:
                if landing and self._services.look.motion:
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
        seat = position.turn or 0
        before = (seat - 1) % len(position.players)
        return position.turns > 1 and before != seat and self._is_computer(before)

    def _chance(self) -> Random:
        return Random(self._services.rng.randrange(1 << 62))

    def _level(self, seat: int) -> ComputerLevel:
        levels = self._services.levels
        return levels.get(self._session.position.players[seat].level or "") or list(levels.values())[-1]

    def _think(self, position: ScrabblePosition) -> None:
        if position.turn is None:
            return
        level, tiles, services = self._level(position.turn), position.rules.tiles.key, self._services
        leaves, wins = services.leaves.get(tiles), services.wins.get(tiles)
        view, words, rng = position.seen_by(position.turn), self._lexicon, self._chance()
        self._turn.start(
            lambda flag: choose(view, level, words, rng, flag.is_set, flag.tell, leaves, wins, cpu_count() or 1),
            self._decided,
            lambda _error: self._decided(Pass()),  # the game goes on, and the log says why
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
        setup, rules = self._services.choices.settings.scrabble, self._session.position.rules
        return setup.watch and rules.take_back and self._services.look.motion

    def play_now(self) -> None:
        self._hurries = True
        self._tries.clear()
        self._show.stop()
        if self._move is not None:
            self._make_move()

    def _decided(self, move: ComputerMove) -> None:
        self._move = move
        if isinstance(move, PlayTiles) and move.play != self._tried:
            self._note_try(move.play)  # what is played was seen before, where it is watched
        if not self._show.isActive():
            self._make_move()

    def _show_next(self) -> None:
        if self._tries:
            self.tried.emit(self._tries.pop(0))
            self._show.start(self._services.choices.settings.scrabble.look)
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
        judges = [_Judge(seat, self._level(seat), position.seen_by(seat), self._chance()) for seat in seats]
        words = self._lexicon
        doubting = (each.seat for each in judges if doubts(each.view, each.level, words, each.rng))
        self._doubt.start(lambda _flag: next(doubting, None), self._judged, lambda _error: self._judged(None))

    @property
    def judges(self) -> tuple[int, ...]:
        position: ScrabblePosition = self._session.position
        laid = position.last
        if position.phase is not Phase.CHALLENGE or laid is None:
            return ()
        return tuple(s for s in range(len(position.players)) if s != laid.seat and self._is_computer(s))

    def _judged(self, doubter: int | None) -> None:
        self._doubter = doubter
        self._look.start(_LOOK_MS if self._services.look.motion else 0)

    def _say_doubt(self) -> None:
        """Challenge, or not; people who may challenge too are still asked."""
        judges, position = self.judges, self._session.position
        if not judges:
            return
        if self._doubter is not None:
            self._session.submit(Challenge(self._doubter))
            return
        self.content.emit(judges)
        if len(judges) == len(position.players) - 1:
            self._session.submit(Accept())


_ROWS = 4


@dataclass(frozen=True)
class Considered:
    where: str
    word: str
    points: int


class Candidates(QWidget):
    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self._look = look
        self.rows: tuple[Considered, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_rows(self, rows: tuple[Considered, ...]) -> None:
        self.rows = rows
        self.setAccessibleName(", ".join(f"{row.word} {row.points}" for row in rows) or " ")
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(200), self._look.px(_ROWS * 24))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(120), self._look.px(24))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        px, theme, most = self._look.px, self._look.theme, max((row.points for row in self.rows), default=1) or 1
        high = min(px(28), self.height() / _ROWS)
        for number, row in enumerate(self.rows):
            room = QRectF(0, number * high, self.width(), high).adjusted(0, px(2), 0, -px(2))
            bar = QRectF(room.left(), room.top(), room.width() * max(0.0, row.points) / most, room.height())
            shade = QColor(theme.accent)
            shade.setAlphaF(0.30 if number == 0 else 0.13)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(shade)
            painter.drawRoundedRect(bar, px(5), px(5))
            painter.setPen(QColor(theme.text))
            painter.setFont(
                sized_font(min(px(16), high * 0.7), QFont.Weight.Black if number == 0 else QFont.Weight.Bold)
            )
            words = room.adjusted(px(8), 0, -px(8), 0)
            letters = [(sign.upper(), sign.islower()) for sign in f"{row.where}  {row.word}"]
            paint_letters(painter, self._look, letters, words)
            painter.setPen(QColor(theme.text))
            painter.drawText(words, AT_RIGHT, f"+{number_text(row.points)}")


class ThinkingCard(Card):
    play_asked = Signal()
    rack_toggled = Signal()

    def __init__(self, services: AppContext, below: QWidget) -> None:
        super().__init__(services.look, margin=14, spacing=6)
        self._choices = services.choices
        self._seat: int | None = None
        self.laid: tuple[tuple[int, Tile], ...] = ()
        self._below = below
        self.setParent(below)
        below.installEventFilter(self)
        self._head = in_row(services.look, gap=8)
        self._disc: FaceDisc | None = None
        self._title = label("", "heading", wrap=True)
        self._head.addWidget(self._title, 1)
        self.candidates = Candidates(services.look)
        self.rack = button("", self._toggle_rack, "small")
        self.rack.setCheckable(True)
        self.pace = QSlider(Qt.Orientation.Horizontal)
        self.pace.setRange(SHORTEST_LOOK, LONGEST_LOOK)
        self.pace.setInvertedAppearance(True)
        self.pace.setAccessibleName(self.tr("Pace"))
        self.pace.setToolTip(self.tr("Slower or faster"))
        self.pace.valueChanged.connect(lambda milliseconds: self._choose(look=milliseconds))
        self.now = button(self.tr("Play now"), self.play_asked.emit, "primary")
        for each in (self.rack, self.now):
            each.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._head.addLayout(in_row(services.look, self.rack, (self.pace, 1), gap=12))
        self.lay(self._head, (self.candidates, 1), self.now)
        self.hide()

    @property
    def shown_rack(self) -> int | None:
        return self._seat if self.isVisibleTo(self._below) and self.rack.isChecked() else None

    def consider(self, position: ScrabblePosition, play: Play) -> None:
        seat = position.turn
        if seat is None:
            return
        scored = score_play(position.rules, position.board, play)
        where, _space, word = play_text(position.board, play).partition(" ")
        row = Considered(where, word, scored.score)
        before = self.candidates.rows if self._seat == seat and not self.isHidden() else ()
        others = [each for each in before if each != row][: _ROWS - 1]
        self._open(seat, position)
        self.laid = play.laid
        self.candidates.show_rows(tuple(sorted((row, *others), key=lambda each: -each.points)))

    def _open(self, seat: int, position: ScrabblePosition) -> None:
        if self._seat == seat and not self.isHidden():
            return
        name, setup = position.players[seat].name, self._choices.settings.scrabble
        self._seat = seat
        face = faces_of(self._look, position.players)[seat]
        if self._disc is None:
            self._disc = FaceDisc(self._look, face, 34)
            self._head.insertWidget(0, self._disc)
        self._disc.show_face(face)
        self._title.setText(self.tr("{name} is thinking…").format(name=name))
        self.rack.setText(self.tr("{name}'s rack").format(name=name))
        self.rack.setChecked(setup.watch_rack)
        with QSignalBlocker(self.pace):
            self.pace.setValue(setup.look)
        self.setGeometry(self._below.rect())
        self.show()
        self.raise_()

    def _toggle_rack(self) -> None:
        self._choose(watch_rack=self.rack.isChecked())
        self.rack_toggled.emit()

    def _choose(self, **values: Any) -> None:
        self._choices.change(scrabble=replace(self._choices.settings.scrabble, **values))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self._below:
            self.setGeometry(self._below.rect())
        return super().eventFilter(watched, event)
