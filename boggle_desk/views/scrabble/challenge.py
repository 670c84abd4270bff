"""A challenge on the board: who challenges, the tiles lift, the stamp falls, and they lie down again or go back."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from boggle_desk.views.appearance import Appearance
from boggle_desk.views.faces import Face, paint_face
from boggle_desk.views.kit import AT_LEFT
from boggle_desk.views.props import eased, paint_stamp, sized_font
from boggle_desk.views.scrabble import tiles
from boggle_desk.views.scrabble.tiles import TileFace


@dataclass
class Floating:
    """A tile that is challenged: how it looks, where it lies, and where it goes."""

    face: TileFace
    kind: int
    start: QRectF
    end: QRectF


_LIFT, _STAMP_AT, _FALL, _GO_AT, _GO = 0.3, 0.9, 0.16, 2.1, 0.5
"""Seconds: the tiles lift; the stamp falls, and how long; the tiles go, and how long."""


@dataclass(frozen=True)
class Verdict:
    """A play that is challenged: its tiles lift, the stamp falls, and the tiles lie down again or go back."""

    look: Appearance
    floating: tuple[Floating, ...]
    ground: QRectF
    by: Face | None
    said: str
    stamp: str
    good: bool

    @property
    def seconds(self) -> float:
        """How long it takes."""
        return _GO_AT + _GO

    @property
    def area(self) -> QRectF:
        """Where on the page it is."""
        ends = self.ground
        for each in self.floating:
            ends = ends.united(each.end.adjusted(-20, -20, 20, 20))
        return ends

    @property
    def cues(self) -> Sequence[tuple[float, str, float]]:
        """Sounds: at which second, which one, how many times as high."""
        return ((0.02, "tile", 1.0), (_STAMP_AT + _FALL * 0.9, "stamp", 1.0), (_GO_AT + _GO * 0.8, "tile", 1.0))

    def paint(self, painter: QPainter, second: float) -> None:
        """Paint how it is after so many seconds."""
        px, theme = self.look.picture_px, self.look.theme
        veil = QColor(20, 14, 6, round(70 * min(1.0, second / _LIFT, (self.seconds - second) / _GO)))
        painter.fillRect(self.ground, veil)
        went = eased((second - _GO_AT) / _GO)
        lift = eased(second / _LIFT) * (1 - went)
        placed = []
        for each in self.floating:
            start, end = each.start, each.end
            middle = start.center() + (end.center() - start.center()) * went - QPointF(0, 0.22 * start.height() * lift)
            side = start.width() + (end.width() - start.width()) * went
            placed.append((each, middle, side * (1 + 0.10 * lift)))
        for _each, middle, side in placed:
            tiles.paint_shadow(painter, middle, side, lift, theme)
        for each, middle, side in placed:
            area = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
            tiles.paint_scaled(painter, each.face, area, each.start.width() * 1.1, each.kind, theme)
        if second < _GO_AT:
            self._paint_words(painter, second, px)

    def _paint_words(self, painter: QPainter, second: float, px: Callable[[float], int]) -> None:
        word = self.floating[0].start
        for each in self.floating:
            word = word.united(each.start)
        clear = min(1.0, second / _LIFT, (_GO_AT - second) / 0.2)
        painter.setOpacity(max(0.0, clear))
        high = self.look.px(56)
        font = sized_font(self.look.px(22), QFont.Weight.Black)
        wide = QFontMetricsF(font).horizontalAdvance(self.said) + (high if self.by else 0) + high * 0.7
        room = self.ground.adjusted(px(12), px(12), -px(12), -px(12))
        stamp = QSizeF(min(self.look.px(400), room.width() * 0.8), self.look.px(84))
        above = word.top() - room.top() > high + px(24)
        top = word.top() - high - px(20) if above else word.bottom() + px(20)
        left = min(max(word.center().x() - wide / 2, room.left()), room.right() - wide)
        box = QRectF(left, top, wide, high)
        _paint_plate(painter, self.look, box, self.said, font, self.by)
        if second >= _STAMP_AT:
            fallen = min(1.0, (second - _STAMP_AT) / _FALL)
            shaken = px(2) if 0.9 <= fallen < 1 else 0
            below = (word.bottom() if above else box.bottom()) + stamp.height() * 0.42
            middle = QPointF(
                min(max(word.center().x(), room.left() + stamp.width() / 2), room.right() - stamp.width() / 2) + shaken,
                min(max(below, room.top() + stamp.height() / 2 + px(12)), room.bottom() - stamp.height() / 2 - px(12)),
            )
            paint_stamp(painter, self.look, middle, stamp, self.stamp, self.good, fallen)
        painter.setOpacity(1.0)


def _paint_plate(
    painter: QPainter, look: Appearance, box: QRectF, text: str, font: QFont, face: Face | None = None
) -> None:
    """Paint a plate of card with a sentence, and before it who it is about."""
    theme, high = look.theme, box.height()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 70))
    painter.drawRoundedRect(box.translated(0, look.picture_px(4)), high / 2, high / 2)
    painter.setBrush(QColor(theme.card))
    painter.setPen(QPen(QColor(theme.line), 1))
    painter.drawRoundedRect(box, high / 2, high / 2)
    room = box.adjusted(high * 0.35, 0, -high * 0.35, 0)
    if face:
        paint_face(
            painter, look, face, QRectF(box.left() + high * 0.12, box.top() + high * 0.12, high * 0.76, high * 0.76)
        )
        room.setLeft(box.left() + high * 1.1)
    painter.setFont(font)
    painter.setPen(QColor(theme.text))
    painter.drawText(room, AT_LEFT, text)
