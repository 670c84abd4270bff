"""What everybody looks at for a moment: who draws the first turn, a challenge, a bingo. A sheet over the table shows
one act after the other; nothing waits for it but computers, and any key or click ends it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from boggle_desk.engine.scrabble.events import ChallengeFailed, FirstDrawn, PhonyRemoved, Played
from boggle_desk.engine.scrabble.position import ScrabblePosition
from boggle_desk.engine.scrabble.tiles import BLANK, Tile
from boggle_desk.models.session import GameSession
from boggle_desk.views.appearance import Appearance
from boggle_desk.views.faces import Face, faces_of, paint_face
from boggle_desk.views.props import Timeline, sized_font
from boggle_desk.views.scrabble import tiles
from boggle_desk.views.scrabble.bingo import Bingo
from boggle_desk.views.scrabble.board import ScrabbleBoardView
from boggle_desk.views.scrabble.challenge import Floating, Verdict
from boggle_desk.views.scrabble.motion import TileMotion, area_on
from boggle_desk.views.scrabble.rack import RackView
from boggle_desk.views.scrabble.tiles import TileFace
from boggle_desk.views.sound import Sound


class Act(Protocol):
    """Something that is shown over the table for some seconds."""

    @property
    def seconds(self) -> float:
        """How long it takes."""

    @property
    def area(self) -> QRectF:
        """Where on the page it is."""

    @property
    def cues(self) -> Sequence[tuple[float, str, float]]:
        """Sounds: at which second, which one, how many times as high."""

    def paint(self, painter: QPainter, second: float) -> None:
        """Paint how it is after so many seconds."""


class Stage(QWidget):
    """The sheet on which acts are shown. It takes no clicks, and is hidden when nothing is shown."""

    ended = Signal()
    """An act is over."""

    def __init__(
        self,
        page: QWidget,
        board: ScrabbleBoardView,
        rack: RackView,
        motion: TileMotion,
        look: Appearance,
        sound: Sound,
    ) -> None:
        super().__init__(page)
        self._page, self._board, self._rack, self._motion = page, board, rack, motion
        self._look, self._sound = look, sound
        self._act: Act | None = None
        self._second = 0.0
        self._time: Timeline | None = None
        self._after: Callable[[], None] = lambda: None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setAccessibleName(" ")
        page.installEventFilter(self)
        self.hide()

    @property
    def runs(self) -> bool:
        """Whether something is being shown."""
        return self._act is not None

    def follow(self, event: Any, session: GameSession, viewer: int | None) -> None:
        """Show what there is to see of an event; `viewer` is the seat whose rack is seen, None if it is covered."""
        position: ScrabblePosition = session.position
        if not self._look.motion or not self._page.isVisible():
            return
        if isinstance(event, Played):
            rules = position.rules
            if rules.bingo_bonus and len(event.play.laid) >= rules.bingo_tiles:
                areas = [self._on_board(square) for square in event.play.squares]
                late = self._motion.flight.seconds_left
                self._show(Bingo(self._look, areas, self._ground, rules.bingo_bonus, late))
        elif isinstance(event, PhonyRemoved | ChallengeFailed):
            laid = next(each for step in reversed(session.steps) for each in reversed(step) if isinstance(each, Played))
            self._show_verdict(event, laid, position, viewer)

    def show_draw(self, event: FirstDrawn, position: ScrabblePosition) -> None:
        """Show which tiles were drawn for the first turn (rule S3, P6)."""
        if not self._look.motion or not event.draws:
            return
        faces, values = faces_of(self._look, position.players), position.rules.tiles.values
        drawn = tuple(
            (faces[lot.seat], TileFace(lot.tile.strip(BLANK), values[lot.tile], lot.tile == BLANK), lot.seat)
            for lot in event.draws[-1]
        )
        said = self.tr("{name} plays first").format(name=position.players[event.first].name)
        self._show(_Draw(self._look, drawn, self._ground, event.first, said))

    def skip(self) -> None:
        """Show the end."""
        if self._time:
            self._time.skip()

    @property
    def _ground(self) -> QRectF:
        return area_on(self._page, self._board, self._board.geometry_of_squares.field)

    def _on_board(self, square: int) -> QRectF:
        return area_on(self._page, self._board, self._board.tile_area(square))

    def _show_verdict(
        self, event: PhonyRemoved | ChallengeFailed, laid: Played, position: ScrabblePosition, viewer: int | None
    ) -> None:
        values, good = position.rules.tiles.values, isinstance(event, ChallengeFailed)
        faces, players = faces_of(self._look, position.players), position.players
        said = self.tr("You decide together") if event.by is None else self.tr("{name} challenges")
        floating = [
            Floating(
                TileFace(tile.letter, 0 if tile.blank else values[tile.letter], tile.blank),
                self._board.kind(square) if good else tiles.kind_of(TileFace(tile.letter, 0), square),
                self._on_board(square),
                self._on_board(square),
            )
            for square, tile in laid.play.laid
        ]
        away: tuple[int, ...] = ()
        if not good:
            away = places_of(position.racks[event.seat], [tile for _square, tile in laid.play.laid])
            home = self._motion.seat_area(event.seat)
            for number, each in enumerate(floating):
                mine = event.seat == viewer and number < len(away)
                each.end = area_on(self._page, self._rack, self._rack.tile_area(away[number])) if mine else home
            away = away if event.seat == viewer else ()
        stamp = self.tr("COUNTS") if good else self.tr("DOESN'T COUNT")
        if event.by is not None:
            stamp = self.tr("IN THE DICTIONARY") if good else self.tr("NOT IN THE DICTIONARY")
        face = faces[event.by] if event.by is not None else None
        text = said.format(name=players[event.by or 0].name)
        self._motion.flight.skip()
        self._show(Verdict(self._look, tuple(floating), self._ground, face, text, stamp, good))
        if self.runs and good:
            self._board.set_away(laid.play.squares)
            self._after = lambda: self._board.set_away(())
        elif self.runs and away:
            self._rack.set_away(away)
            self._after = lambda: self._rack.set_away(())

    # ------------------------------------------------------------------------------------- showing

    def _show(self, act: Act) -> None:
        self.skip()
        self._act, self._second = act, 0.0
        self.setGeometry(self._page.rect())
        self.show()
        self.raise_()
        self._time = Timeline(self._page, self._look, act.seconds)
        self._time.moved.connect(self._show_at)
        self._time.finished.connect(self._end)
        self._time.play()

    def _show_at(self, second: float) -> None:
        act = self._act
        if act is None:
            return
        for at, name, pitch in act.cues:
            if self._second < at <= second < act.seconds:
                self._sound.play(name, 0.9, pitch)
        self._second = second
        self.update(act.area.toAlignedRect())

    def _end(self) -> None:
        time, self._time, self._act = self._time, None, None
        after, self._after = self._after, lambda: None
        self.hide()
        after()
        if time:
            time.deleteLater()
        self.ended.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._act is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._act.paint(painter, self._second)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """End when the page takes another size: everything lies elsewhere then."""
        if event.type() == QEvent.Type.Resize:
            self.skip()
        return super().eventFilter(watched, event)


def places_of(rack: Sequence[str], laid: Sequence[Tile]) -> tuple[int, ...]:
    """Return the places of a rack to which these tiles go back."""
    free, places = list(range(len(rack))), []
    for tile in laid:
        place = next((at for at in free if rack[at] == tile.face), None)
        if place is not None:
            free.remove(place)
            places.append(place)
    return tuple(places)


# ------------------------------------------------------------------------------------- the draw for the first turn

_DEAL, _TURN, _SAY, _DRAWN = 0.18, 0.3, 0.5, 3.0
"""Seconds: from one tile to the next, a tile turns over, the sentence comes, and all together."""


@dataclass(frozen=True)
class _Draw:
    """Each player's tile for the first turn, turned over one after the other."""

    look: Appearance
    drawn: tuple[tuple[Face, TileFace, int], ...]
    ground: QRectF
    first: int
    said: str

    seconds = _DRAWN
    area = property(lambda self: self.ground)

    @property
    def cues(self) -> Sequence[tuple[float, str, float]]:
        turns = [(0.1 + _DEAL * at + _TURN * 0.6, "tile", 1.0) for at in range(len(self.drawn))]
        return (*turns, (self._told, "chime", 1.0))

    @property
    def _told(self) -> float:
        return 0.1 + _DEAL * len(self.drawn) + _TURN

    def paint(self, painter: QPainter, second: float) -> None:
        px, theme = self.look.picture_px, self.look.theme
        clear = max(0.0, min(1.0, second / 0.2, (self.seconds - second) / 0.3))
        painter.setOpacity(clear)
        side, step = px(72), px(108)
        font = sized_font(self.look.px(24), QFont.Weight.Black)
        wide = max(step * len(self.drawn), QFontMetricsF(font).horizontalAdvance(self.said)) + px(64)
        card = QRectF(0, 0, wide, px(232))
        card.moveCenter(self.ground.center())
        painter.setPen(QPen(QColor(theme.line), 1))
        painter.setBrush(QColor(theme.card))
        painter.drawRoundedRect(card, px(18), px(18))
        left = card.center().x() - step * len(self.drawn) / 2
        for number, (face, tile, seat) in enumerate(self.drawn):
            middle = left + step * (number + 0.5)
            disc = QRectF(middle - px(24), card.top() + px(16), px(48), px(48))
            paint_face(painter, self.look, face, disc)
            part = max(0.0, min(1.0, (second - 0.1 - _DEAL * number) / _TURN))
            shown = tile if part >= 0.5 else TileFace("", 0, back=True)
            area = QRectF(0, 0, side * max(0.04, abs(1 - 2 * part)), side)
            area.moveCenter(QPointF(middle, card.top() + px(116)))
            tiles.paint_scaled(painter, shown, area, side, number, theme)
            if seat == self.first and second >= self._told:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(QColor(theme.accent), px(3)))
                painter.drawRoundedRect(area.adjusted(-px(6), -px(6), px(6), px(6)), px(10), px(10))
        if second >= self._told:
            painter.setFont(font)
            painter.setPen(QColor(theme.text))
            line = QRectF(card.left(), card.bottom() - px(64), card.width(), px(44))
            painter.drawText(line, Qt.AlignmentFlag.AlignCenter, self.said)
        painter.setOpacity(1.0)
