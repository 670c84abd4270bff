"""What a computer considers, over the card of actions while people watch it think (P4)."""

from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QSlider, QWidget

from boggle_desk.engine.scrabble.notation import play_text
from boggle_desk.engine.scrabble.plays import Play, score_play
from boggle_desk.engine.scrabble.position import ScrabblePosition
from boggle_desk.engine.scrabble.tiles import Tile
from boggle_desk.models.locale_text import number_text
from boggle_desk.settings import LONGEST_LOOK, SHORTEST_LOOK
from boggle_desk.views.appearance import AT_RIGHT, Appearance, set_pen_brush, sized_font, smooth_painter, write
from boggle_desk.views.controls import Card, button, label
from boggle_desk.views.faces import FaceDisc, faces_at
from boggle_desk.views.layouts import fold, in_row, on_resize
from boggle_desk.views.scrabble.turns import paint_letters
from boggle_desk.views.services import AppContext

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
            set_pen_brush(painter, shade)
            painter.drawRoundedRect(bar, px(5), px(5))
            font = sized_font(min(px(16), high * 0.7), QFont.Weight.Black if number == 0 else QFont.Weight.Bold)
            words = room.adjusted(px(8), 0, -px(8), 0)
            letters = [(sign.upper(), sign.islower()) for sign in f"{row.where}  {row.word}"]
            write(painter, words, f"+{number_text(row.points)}", font, theme.text, AT_RIGHT)
            paint_letters(painter, self._look, letters, words)


class ThinkingCard(Card):
    """Lies over the card of actions while a computer is watched."""

    play_asked = Signal()
    rack_toggled = Signal()

    def __init__(self, services: AppContext, below: QWidget) -> None:
        super().__init__(services.look, margin=14, spacing=6)
        self._choices = services.choices
        self._seat: int | None = None
        self.laid: tuple[tuple[int, Tile], ...] = ()
        self._below = below
        self.setParent(below)
        on_resize(below, lambda: self.setGeometry(below.rect()), self)
        self._who = in_row(services.look, gap=8)
        self._disc: FaceDisc | None = None
        self._title = label("", "heading", wrap=True)
        self._who.addWidget(self._title, 1)
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
        ways = in_row(services.look, self.rack, (self.pace, 1), gap=12)
        self._head = in_row(services.look, (self._who, 1), ways, gap=8)
        self.lay(self._head, (self.candidates, 1), self.now)
        services.look.follow(self._fold)
        self.hide()

    def _fold(self) -> None:
        """Give large letters and the pace a line each."""
        fold(self._head, self._look.px(100) > self._look.picture_px(120))

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
        face = faces_at(self._look, position)[seat]
        if self._disc is None:
            self._disc = FaceDisc(self._look, face, 34)
            self._who.insertWidget(0, self._disc)
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
