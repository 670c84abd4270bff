"""All tiles of a rack in one play: gold runs along them, the bonus rises, sparks fly."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import cos, pi, sin
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from boggle_desk.views.appearance import Appearance
from boggle_desk.views.props import eased, sized_font

_NEXT, _PULSE = 0.09, 0.28
"""Seconds from tile to tile, and how long the gold stays on one."""
_RISE_AT, _RISE, _CLEAR_AT, _ALL = 0.3, 1.2, 1.5, 2.0
_SPARKS = 46
_CHORD = (1.0, 1.26, 1.498)
_GOLD, _DEEP = "#ffcf5a", "#c98a16"


@dataclass(frozen=True)
class Bingo:
    """The show of a bingo, `late` seconds from now, when its tiles lie."""

    look: Appearance
    tiles: Sequence[QRectF]
    ground: QRectF
    """The board."""
    bonus: int
    late: float = 0.0

    @property
    def seconds(self) -> float:
        """How long it takes."""
        return self.late + _ALL

    @property
    def area(self) -> QRectF:
        """Where on the page it is."""
        return self.ground

    @property
    def cues(self) -> Sequence[tuple[float, str, float]]:
        """Return the chord: at which second, which sound, how many times as high."""
        return [(self.late + 0.05 + 0.06 * number, "chime", pitch) for number, pitch in enumerate(_CHORD)]

    @property
    def _middle(self) -> QPointF:
        return (self.tiles[0].center() + self.tiles[-1].center()) / 2

    @cached_property
    def _number(self) -> QPainterPath:
        path = QPainterPath()
        path.addText(0, 0, sized_font(self.look.picture_px(104), QFont.Weight.Black), f"+{self.bonus}")
        path.translate(-path.boundingRect().center())
        return path

    @cached_property
    def _sparks(self) -> list[tuple[float, float, float]]:
        chance = Random(50)
        return [(chance.uniform(0, 2 * pi), chance.uniform(0.35, 1.0), chance.random()) for _ in range(_SPARKS)]

    def paint(self, painter: QPainter, second: float) -> None:
        """Paint how it is after so many seconds."""
        now = second - self.late
        if now <= 0:
            return
        fades = max(0.0, min(1.0, (_ALL - now) / (_ALL - _CLEAR_AT)))
        painter.setClipRect(self.ground)
        painter.fillRect(self.ground, QColor(48, 30, 8, round(56 * min(1.0, now / 0.15) * fades)))
        self._paint_glow(painter, now, fades)
        self._paint_gold(painter, now, fades)
        self._paint_sparks(painter, now)
        self._paint_bonus(painter, now)
        painter.setOpacity(1.0)
        painter.setClipping(False)

    def _paint_glow(self, painter: QPainter, now: float, fades: float) -> None:
        middle, px = self._middle, self.look.picture_px
        reach = px(190) * eased(now / 0.9)
        if reach < 1:
            return
        glow = QRadialGradient(middle, reach)
        glow.setColorAt(0, QColor(255, 214, 110, round(120 * fades)))
        glow.setColorAt(1, QColor(255, 214, 110, 0))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(glow)
        painter.drawEllipse(middle, reach, reach)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for late in (0.0, 0.25):
            part = (now - late) / 1.1
            if 0 < part < 1:
                painter.setPen(QPen(QColor(255, 226, 150, round(190 * (1 - part))), px(6) * (1 - part) + 1))
                painter.drawEllipse(middle, px(190) * eased(part), px(190) * eased(part))

    def _paint_gold(self, painter: QPainter, now: float, fades: float) -> None:
        px = self.look.picture_px
        for number, tile in enumerate(self.tiles):
            part = (now - _NEXT * number) / _PULSE
            if part <= 0:
                continue
            swell = 0.05 * sin(pi * min(1.0, part)) * tile.width()
            area = tile.adjusted(-swell, -swell, swell, swell)
            shine = QColor(_GOLD)
            shine.setAlphaF(0.55 * sin(pi * part) if part < 1 else 0.0)
            painter.setOpacity(fades)
            painter.setBrush(shine)
            painter.setPen(QPen(QColor(_GOLD), px(3)))
            painter.drawRoundedRect(area, px(6), px(6))
        painter.setOpacity(1.0)

    def _paint_sparks(self, painter: QPainter, now: float) -> None:
        px, middle = self.look.picture_px, self._middle
        painter.setPen(Qt.PenStyle.NoPen)
        for angle, far, own in self._sparks:
            part = (now - 0.15 - 0.4 * own) / 0.9
            if not 0 < part < 1:
                continue
            way = px(260) * far * eased(part)
            place = middle + QPointF(cos(angle) * way, sin(angle) * way + px(40) * part * part)
            colour = QColor("#fff0b8" if own > 0.5 else _GOLD)
            colour.setAlphaF(1 - part)
            size = px(7) * (1 - 0.6 * part)
            star = QPainterPath(place - QPointF(0, size))
            for turn in range(1, 8):
                reach = size if turn % 2 == 0 else size * 0.28
                star.lineTo(place + QPointF(sin(turn * pi / 4) * reach, -cos(turn * pi / 4) * reach))
            painter.fillPath(star, colour)

    def _paint_bonus(self, painter: QPainter, now: float) -> None:
        part = (now - _RISE_AT) / _RISE
        if not 0 < part < 1:
            return
        px, box = self.look.picture_px, self._number.boundingRect()
        room = self.ground.adjusted(px(24), px(24), -px(24), -px(24))
        spot = self._middle + QPointF(px(150), 0)
        if spot.x() + box.width() / 2 > room.right():
            spot = self._middle - QPointF(px(150), 0)
        rises = px(60) * eased(part)
        low = min(max(spot.y() - px(20), room.top() + box.height() / 2 + px(60)), room.bottom() - box.height() / 2)
        left = min(max(spot.x(), room.left() + box.width() / 2), room.right() - box.width() / 2)
        clear = min(1.0, part / 0.12, (1 - part) / 0.3)
        gold = QLinearGradient(0, box.top(), 0, box.bottom())
        for place, colour in ((0.0, "#ffe9a8"), (0.45, "#f6bf45"), (1.0, _DEEP)):
            gold.setColorAt(place, QColor(colour))
        for copy, strength in ((2, 0.12), (1, 0.25), (0, 1.0)):
            painter.save()
            painter.setOpacity(clear * strength)
            painter.translate(left, low - rises + copy * px(26))
            painter.setPen(QPen(QColor("#8a5a08"), px(2)) if copy == 0 else Qt.PenStyle.NoPen)
            painter.setBrush(gold)
            painter.drawPath(self._number)
            painter.restore()
