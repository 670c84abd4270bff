"""The end of a round or game: race track, coins, cubes that spell a name, the lead."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise, zip_longest
from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QGradient,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QQuaternion,
    QRadialGradient,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from boggle_desk.engine.boggle.cubes import PlacedCube
from boggle_desk.engine.boggle.position import BogglePosition
from boggle_desk.engine.boggle.review import Finish, WonWord
from boggle_desk.models.boggle.boggle_strings import BoggleStrings
from boggle_desk.models.locale_text import number_text
from boggle_desk.views.appearance import (
    CENTRE,
    Appearance,
    fitted_font,
    mix,
    painted,
    set_pen_brush,
    sized_font,
    smooth_painter,
    write,
)
from boggle_desk.views.boggle.boggle_players import side_shown
from boggle_desk.views.boggle.dome.camera import TableCamera
from boggle_desk.views.boggle.dome.faces import Pose, labels_for, turned
from boggle_desk.views.controls import CalmButton, paint_focus
from boggle_desk.views.decorations import Disc, paint_coin, paint_wood
from boggle_desk.views.images import paint_drawing
from boggle_desk.views.layouts import on_resize
from boggle_desk.views.plot import round_step
from boggle_desk.views.show import Moving, Show, TimedPicture, eased

if TYPE_CHECKING:
    from boggle_desk.views.boggle.dome.cube_painter import CubePainter

# ------------------------------------------------------------------------------------------- the race


@dataclass(frozen=True)
class Runner:
    """A side on the race track: its total, and the last round's points."""

    name: str
    disc: Disc
    colour: str
    total: int
    made: int
    coins: tuple[int, ...] = ()
    """What the last round brought, coin by coin."""


def runners_of(look: Appearance, say: BoggleStrings, position: BogglePosition, finish: Finish) -> list[Runner]:
    """Return the sides that run in the finish of the last round, in their order at the table."""
    return [
        Runner(
            *side_shown(look, say, position, each.side),
            each.total,
            each.total - each.before,
            tuple(won.points for won in each.coins),
        )
        for each in sorted(finish.runners, key=lambda each: each.side)
    ]


_HEAD, _BELOW = 28, 6
"""The room above the lanes for numbers, and below."""
_LANES = {4: 52, 6: 36, 99: 28}
"""How high a lane is, by the most sides."""
_NAMES, _RIM, _BEFORE, _AFTER = 164, 48, 16, 56
"""The widths of the names, the right rim, and the felt before the first hole and after the last."""
_A_POINT, _LONGEST_RUN = 0.06, 0.9
"""Seconds per hole, and for the longest run."""
_GHOSTS, _GHOST_APART = 4, 0.05
"""How many pawns are seen where one was before, and by how many seconds of its way they are apart at most."""
_PASSING = 0.4
"""How many seconds it takes until the lanes lie in their new order, once the run is over."""
_NEAR_LANES, _PHOTO_LANES = {2: 160, 3: 136, 4: 106, 6: 70, 99: 50}, {4: 94, 6: 62, 99: 46}
"""The same for a finish, and for one whose photo lies below the lanes of the first two."""
_LEAST_LANES, _LEAST_LANE = 4, 28
"""A finish with little room has the room of so many low lanes; more sides share it."""
_NEAR_HEAD, _NEAR_BELOW, _NEAR_NAMES, _FURTHER_BACK, _NEAR_BEFORE, _NEAR_AFTER = 46, 16, 172, 60, 36, 128
"""The measures of a finish: the wood above and below the felt, the width of the names, the felt for those who are still
before its first hole, before that hole, and after the last, where the winner stands."""
_SET_OFF, _COIN_TIME, _SLOW_TIME, _SLOW_FROM, _LONGEST_FINISH = 0.4, 0.22, 0.26, 3, 4.4
"""Seconds until the first coin, for a coin far from the line and for each point near it, how many points before it that
begins, and the longest that all coins take."""


class RaceTrack(TimedPicture):
    """A walnut board on which each side's pawn runs to its points, towards the target or the best total. The lanes lie
    as everybody stood before the round, until the run is over."""

    SECONDS = _LONGEST_RUN + _PASSING

    def __init__(self, look: Appearance) -> None:
        super().__init__(look)
        self._runners: tuple[Runner, ...] = ()
        self._target: int | None = None
        self._lanes = _LANES
        self._start, self._end = 0, 10
        self._before: tuple[int, ...] = ()
        """Where each runner's lane was before the round."""
        self._told_at = 0.0
        """When the lanes change."""
        self._ground: tuple[object, QPixmap] | None = None
        self._steps: tuple[tuple[float, tuple[int, ...]], ...] = ()
        """The seconds by which each coin of a finish has been counted, and the totals then; empty at other times."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)

    def show_runners(self, runners: Sequence[Runner], target: int | None) -> None:
        """Show the sides, in the end best first."""
        self._runners = tuple(sorted(runners, key=lambda runner: -runner.total))
        before = sorted(runners, key=lambda runner: runner.made - runner.total)
        self._before = tuple(before.index(runner) for runner in self._runners)
        self._told_at = _LONGEST_RUN
        self._target, self._start, self._steps, self._lanes = target, 0, (), _LANES
        most = max((runner.total for runner in runners), default=0)
        self._end = target if target is not None else max(10, math.ceil(most / 10) * 10)
        told = self.tr("{name}: {total} ({made} this round)")
        said = (
            told.format(name=each.name, total=number_text(each.total), made=number_text(each.made, signed=True))
            for each in self._runners
        )
        self.tell(", ".join(said), self._told_at)
        self.updateGeometry()

    def show_finish(self, runners: Sequence[Runner], line: int, silence: float) -> None:
        """Show the last points before the line from close by; each next coin of all sides is run at once, slower near
        the line. The lanes change some seconds of `silence` after it, if there is a photo to wait for."""
        self.show_runners(runners, line)
        self._lanes = _PHOTO_LANES if silence else _NEAR_LANES
        starts = [runner.total - runner.made for runner in self._runners]
        self._end = max(line, self._runners[0].total)
        self._start = min(*starts[:2], self._end - 1)
        steps, now, seconds = [(0.0, tuple(starts))], starts, 0.0
        for made in zip_longest(*(runner.coins for runner in self._runners), fillvalue=0):
            then = [before + points for before, points in zip(now, made, strict=True)]
            near = [p for at, p in zip(then[:2], made, strict=False) if at >= line - _SLOW_FROM]
            seconds += max(_COIN_TIME, _SLOW_TIME * max(near, default=0))
            steps.append((seconds, tuple(then)))
            now = then
        share = min(1.0, _LONGEST_FINISH / max(seconds, 1e-6))
        self._steps = tuple((_SET_OFF + share * at, totals) for at, totals in steps)
        self._told_at = self.seconds + silence
        self.tell(self._said, self._told_at)

    @property
    def seconds(self) -> float:
        """How long a finish runs."""
        return self._steps[-1][0] if self._steps else 0.0

    def totals_at(self, seconds: float) -> tuple[float, ...]:
        """Return the points of each side of a finish, best in the end first, at a moment."""
        for (began, before), (ended, after) in pairwise(self._steps):
            if seconds < ended:
                part = max(0.0, (seconds - began) / (ended - began))
                return tuple(one + (other - one) * part for one, other in zip(before, after, strict=True))
        return tuple(map(float, self._steps[-1][1]))

    def lanes_at(self, seconds: float) -> tuple[float, ...]:
        """Return how many lanes down each side runs, best in the end first, at a moment."""
        part = eased((seconds - self._told_at) / _PASSING)
        return tuple(before + (place - before) * part for place, before in enumerate(self._before))

    @property
    def _near(self) -> bool:
        return bool(self._steps)

    @property
    def _behind(self) -> int:
        """The room before the first hole for those who begin a finish further back."""
        return self._look.picture_px(_FURTHER_BACK) if self._near and min(self._steps[0][1]) < self._start else 0

    @property
    def _lane(self) -> float:
        return (self.height() - self._head - self._below) / max(1, len(self._runners))

    def sizeHint(self) -> QSize:
        design = next(high for most, high in self._lanes.items() if len(self._runners) <= most)
        lane = max(self._look.picture_px(design), self._look.px(_LEAST_LANE))
        return QSize(self._look.picture_px(1184), len(self._runners) * lane + self._head + self._below)

    @property
    def _head(self) -> int:
        return self._look.px(_NEAR_HEAD if self._near else _HEAD)

    @property
    def _below(self) -> int:
        return self._look.picture_px(_NEAR_BELOW if self._near else _BELOW)

    def minimumSizeHint(self) -> QSize:
        least = min(len(self._runners), _LEAST_LANES) * self._look.px(_LEAST_LANE) + self._head + self._below
        return QSize(self._look.picture_px(400), least if self._near else self.sizeHint().height())

    def _names_width(self) -> float:
        metrics = QFontMetricsF(self._name_font())
        widest = max((metrics.horizontalAdvance(each.name) for each in self._runners), default=0)
        px = self._look.picture_px
        return min(max(px(_NEAR_NAMES if self._near else _NAMES), widest + px(92)), 0.3 * self.width())

    def _name_font(self) -> QFont:
        return sized_font(min(self._look.px(18), 0.6 * self._lane))

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self._runners:
            return
        ratio, (felt, first, last) = self.devicePixelRatioF(), self._measures()
        seen = self.size(), ratio, self._look.theme, self._look.unit, self._start, self._end, self._target
        key = *seen, felt, first, len(self._runners), self._near
        if self._ground is None or self._ground[0] != key:
            self._ground = key, painted(self.size(), ratio, self._paint_ground)
        painter = smooth_painter(self)
        painter.drawPixmap(0, 0, self._ground[1])
        lane = QRectF(felt.topLeft(), QSizeF(felt.width(), self._lane))
        for runner, down in zip(self._runners, self.lanes_at(self._seconds), strict=True):
            self._paint_runner(painter, runner, lane.translated(0, down * self._lane), first, last)

    def _paint_ground(self, painter: QPainter) -> None:
        """Paint the board without those who run."""
        px, (felt, first, last) = self._look.picture_px, self._measures()
        paint_wood(painter, self._look, QRectF(self.rect()).adjusted(1, 1, -1, -px(3)), px(20))
        self._paint_felt(painter, felt)
        self._paint_scale(painter, first, last, felt.top())
        lane = QRectF(felt.topLeft(), QSizeF(felt.width(), self._lane))
        for number in range(len(self._runners)):
            if number:
                painter.setPen(QPen(QColor(255, 255, 255, 26), 1))
                painter.drawLine(lane.topLeft() + QPointF(px(8), 0), lane.topRight() - QPointF(px(8), 0))
            self._paint_holes(painter, lane, first, last)
            lane.translate(0, self._lane)
        if self._target is not None:
            half = px(12 if self._near else 7)
            line = self._x(self._target, first, last)
            if self._near:
                glow = QLinearGradient(line - px(60), 0, line + px(60), 0)
                for at, alpha in ((0.0, 0), (0.5, 130), (1.0, 0)):
                    glow.setColorAt(at, QColor(255, 205, 120, alpha))
                painter.fillRect(QRectF(line - px(60), felt.top(), px(120), felt.height()), glow)
            paint_finish(painter, QRectF(line - half, felt.top(), 2 * half, felt.height()))

    def _measures(self) -> tuple[QRectF, float, float]:
        """Return the felt, and where its first and its last hole are."""
        px = self._look.picture_px
        left, top = self._names_width(), self._head
        rim = self._below if self._near else px(_RIM)
        felt = QRectF(left, top, self.width() - left - rim, self.height() - top - self._below)
        before, after = (_NEAR_BEFORE, _NEAR_AFTER) if self._near else (_BEFORE, _AFTER)
        return felt, felt.left() + px(before) + self._behind, felt.right() - px(after)

    def _paint_felt(self, painter: QPainter, felt: QRectF) -> None:
        """Paint the cloth; in a finish the light is at the line."""
        px, felt_colour = self._look.picture_px, self._look.theme.felt
        cloth: QGradient = QLinearGradient(felt.topLeft(), felt.bottomLeft())
        first, last = mix(felt_colour, "#000000", 0.86), felt_colour
        if self._near:
            cloth = QRadialGradient(felt.topRight() + QPointF(-0.2 * felt.width(), 0.3 * felt.height()), felt.width())
            first, last = mix(felt_colour, "#2c9488", 0.66), mix(felt_colour, "#000000", 0.66)
        cloth.setColorAt(0, QColor(first))
        cloth.setColorAt(1, QColor(last))
        set_pen_brush(painter, cloth, QColor(0, 0, 0, 150), px(2))
        painter.drawRoundedRect(felt, px(12), px(12))

    def _x(self, points: float, first: float, last: float) -> float:
        hole = (last - first) / (self._end - self._start)
        return max(first - self._behind, first + hole * (min(points, self._end) - self._start))

    def _paint_scale(self, painter: QPainter, first: float, last: float, top: float) -> None:
        font, wide, shown = sized_font(self._look.px(15)), self._look.px(58), self._end - self._start
        step = int(round_step(wide * shown / (last - first)))
        step = max(2, step) if self._near else max(10, min(self._end, step))
        lowest = (self._target or 0) % step if self._near else 0
        for points in range(-((lowest - self._start) // step) * step + lowest, self._end + 1, step):
            x, line = self._x(points, first, last), self._near and points == self._target
            strong = sized_font(self._look.px(22), QFont.Weight.Black) if line else font
            write(painter, QRectF(x - wide / 2, 0, wide, top), str(points), strong, "#e8c890", CENTRE)

    def _paint_holes(self, painter: QPainter, lane: QRectF, first: float, last: float) -> None:
        px = self._look.picture_px
        step = int(round_step(max(1.0, px(8) * (self._end - self._start) / (last - first))))
        set_pen_brush(painter, QColor(3, 20, 22, 200))
        middle = lane.center().y() + 0.12 * lane.height()
        for points in range(self._start, self._end + 1, step):
            size = px(5 if self._near else 3.6 if points % 5 == 0 else 2.6)
            painter.drawEllipse(QPointF(self._x(points, first, last), middle), size, size)

    def _paint_runner(self, painter: QPainter, runner: Runner, lane: QRectF, first: float, last: float) -> None:
        px = self._look.picture_px
        size = min(px(56 if self._near else 40), 0.82 * self._lane)
        disc = QRectF(px(16), lane.center().y() - size / 2, size, size)
        runner.disc(painter, disc)
        name = QRectF(disc.right() + px(12), lane.top(), lane.left() - disc.right() - px(16), lane.height())
        write(painter, name, runner.name, self._name_font(), "#ffffff", cut=True)
        self._paint_pawn(painter, runner, lane, first, last)

    def _paint_pawn(self, painter: QPainter, runner: Runner, lane: QRectF, first: float, last: float) -> None:
        px = self._look.picture_px
        before = runner.total - runner.made
        run = max(1e-6, min(_LONGEST_RUN, abs(runner.made) * _A_POINT))
        part = max(0.0, min(1.0, self._seconds / run))
        if self._near:
            place = self._runners.index(runner)
            now = self.totals_at(self._seconds)[place]
        else:
            now = before + runner.made * part
        foot = lane.center().y() + 0.12 * lane.height()
        start, x = self._x(before, first, last), self._x(now, first, last)
        if runner.made:
            self._paint_trail(painter, runner.colour, start, x, foot)
        hop = abs(math.sin(math.pi * (now - before))) * 0.22 * lane.height() * (0.5 if self._near else 1.0)
        tall = min(px(88 if self._near else 48), 0.92 * self._lane)
        for late in range(_GHOSTS, 0, -1) if self._near else ():  # where it was a moment ago
            ended = next(at for at, totals in self._steps if totals[place] == runner.total)
            then = self._x(self.totals_at(min(self._seconds, ended) - _GHOST_APART)[place], first, last)
            painter.setOpacity(0.5 * (1 - late / (_GHOSTS + 1)))
            ghost = QPointF(x - late * max(0.0, min(x - then, px(15))), foot + 0.32 * tall)
            paint_pawn(painter, runner.colour, ghost, tall)
        painter.setOpacity(1.0)
        paint_pawn(painter, runner.colour, QPointF(x, foot + 0.32 * tall - hop), tall)
        total, made = number_text(round(now)), number_text(round(now) - before, signed=True)
        strong = sized_font(min(px(34 if self._near else 26), 0.62 * self._lane), QFont.Weight.Black)
        if self._near:
            write(painter, QRectF(x + 0.5 * tall, lane.top(), px(90), lane.height()), total, strong, "#ffffff")
            return
        small = sized_font(min(px(17), 0.42 * self._lane))
        wide, gap = QFontMetricsF(strong).horizontalAdvance(total), px(10)
        both = wide + gap + QFontMetricsF(small).horizontalAdvance(made)
        at = x + px(26)
        on_flag = self._target is not None and at < last + px(10) and at + both > last - px(10)
        if on_flag or at + both > lane.right() - px(4):
            at = min(start, x) - px(24) - both
        if at < lane.left():
            at = x - px(24) - both  # on the trail, which begins at the edge
        write(painter, QRectF(at, lane.top(), wide + gap, lane.height()), total, strong, "#ffffff")
        if self._seconds > 0:  # nothing is made before it runs
            write(painter, QRectF(at + wide + gap, lane.top(), both, lane.height()), made, small, "#f2b84b")

    def _paint_trail(self, painter: QPainter, colour: str, start: float, end: float, y: float) -> None:
        px = self._look.picture_px
        light = QLinearGradient(QPointF(start, y), QPointF(end, y))
        faint, full, half = QColor(colour), QColor(mix(colour, "#ffffff", 0.8)), px(8 if self._near else 4)
        faint.setAlpha(20 if self._near else 40)
        light.setColorAt(0, faint)
        light.setColorAt(1, full)
        set_pen_brush(painter, light)
        painter.drawRect(QRectF(min(start, end), y - half, abs(end - start), 2 * half))
        pen = QPen(QColor(230, 230, 220, 190), px(2))
        pen.setDashPattern([2.2, 1.8])
        set_pen_brush(painter, QColor(10, 50, 50, 190), pen)
        painter.drawEllipse(QPointF(start, y), px(10), px(10))


def paint_finish(painter: QPainter, box: QRectF) -> None:
    square = box.width() / 2
    painter.save()
    painter.setClipRect(box)
    painter.fillRect(box, QColor("#f4efe4"))
    for row in range(math.ceil(box.height() / square)):
        place = QPointF(box.left() + (row % 2) * square, box.top() + row * square)
        painter.fillRect(QRectF(place, QPointF(place.x() + square, place.y() + square)), QColor("#1b263e"))
    painter.restore()


def paint_pawn(painter: QPainter, colour: str, foot: QPointF, tall: float) -> None:
    """Paint a pawn with a white edge whose foot is at a point."""
    lit, low = mix(colour, "#ffffff", 0.65), mix(colour, "#000000", 0.75)
    box = QRectF(foot.x() - 0.4 * tall, foot.y() - 1.05 * tall, 0.8 * tall, 1.1 * tall)
    paint_drawing(painter, "pawn", box, own=colour, lit=lit, low=low)


# ------------------------------------------------------------------------------------------- coins


@dataclass(frozen=True)
class Hoard:
    """A player's words that scored."""

    name: str
    disc: Disc
    words: tuple[WonWord, ...]


_ROW, _LINE, _COIN, _BESIDE = 72, 36, 30, 56
"""The heights of a row, a line and a coin; the width of the disc."""
_SCALES = (1.7, 1.5, 1.3, 1.15, 1.0)
"""Sizes of a single player's words; several players use the last two."""
_DROP, _FALL, _ALL_DROPPED = 0.07, 0.22, 1.4
"""Seconds between coins, for a coin's fall, and for all of them."""


class CoinRows(TimedPicture):
    """A row per player with a coin for each word; a single player's are in columns, as large as fits."""

    def __init__(self, look: Appearance) -> None:
        super().__init__(look)
        self._hoards: tuple[Hoard, ...] = ()

    def dropped(self, seconds: float) -> int:
        """Return how many coins have started by then."""
        return sum(each.at <= seconds for each in self.moves.moves)

    def show_hoards(self, hoards: Sequence[Hoard]) -> None:
        self._hoards, count = tuple(hoards), sum(len(each.words) for each in hoards)
        pace = min(_DROP, _ALL_DROPPED / max(1, count))
        self.moves = Show(*(Moving(f"coin {number}", number * pace, _FALL) for number in range(count)))
        told = []
        for each in hoards:
            words = ", ".join(f"{won.word.upper()} {number_text(won.points)}" for won in each.words)
            told.append(self.tr("{name}: {words}").format(name=each.name, words=words or self.tr("nothing")))
        self.tell(". ".join(told), self.moves.seconds)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(420), len(self._hoards) * self._look.px(_ROW))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(200), len(self._hoards) * self._look.px(_LINE))

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self._hoards:
            return
        painter = smooth_painter(self)
        px, before, top = self._look.px, 0, 0.0
        scale, lines = self._fitting()
        high = min(scale * px(_LINE), self.height() / len(self._hoards))
        while sum(lines) > max(len(lines), int(self.height() / high)):
            lines[lines.index(max(lines))] -= 1
        free = 0.0 if self._alone else min(px(_ROW - _LINE), (self.height() - sum(lines) * high) / len(lines))
        for hoard, count in zip(self._hoards, lines, strict=True):
            box = QRectF(0, top, self.width(), count * high + free)
            if top:
                painter.setPen(QPen(QColor(self._look.theme.line), 1))
                painter.drawLine(box.topLeft(), box.topRight())
            if not self._alone:
                size = min(px(40), box.height() - px(6))
                hoard.disc(painter, QRectF(0, box.center().y() - size / 2, size, size))
            beside = box.adjusted(self._beside, free / 2, 0, -free / 2)
            self._paint_words(painter, hoard.words, beside, before, high / px(_LINE))
            top, before = box.bottom(), before + len(hoard.words)

    @property
    def _alone(self) -> bool:
        return len(self._hoards) == 1

    @property
    def _beside(self) -> int:
        return 0 if self._alone else self._look.px(_BESIDE)

    def _fitting(self) -> tuple[float, list[int]]:
        """Return the size of all words, and each player's number of lines."""
        room = QRectF(0, 0, self.width() - self._beside, math.inf)
        for scale in _SCALES if self._alone else _SCALES[-2:]:
            lines = [len({box.top() for box in self._placed(each.words, room, scale)[0]}) or 1 for each in self._hoards]
            if sum(lines) * scale * self._look.px(_LINE) <= self.height() and (self._alone or max(lines) == 1):
                break
        return scale, lines

    def _placed(self, words: Sequence[WonWord], room: QRectF, scale: float) -> tuple[list[QRectF], QRectF | None]:
        """Return the coins' places line by line, as many as fit, and the place of the count of the rest, if any."""
        px, metrics = self._look.px, QFontMetricsF(sized_font(scale * self._look.px(16)))
        line, coin, gap = scale * px(_LINE), scale * px(_COIN), px(16)
        wide = [coin + scale * px(6) + metrics.horizontalAdvance(won.word.upper()) for won in words]
        boxes, x, y = list[QRectF](), room.left(), room.top()
        for own in [max(wide, default=0.0)] * len(wide) if self._alone else wide:
            if x + own > room.right() and x > room.left():
                x, y = room.left(), y + line
            if y + line > room.bottom() + 1:
                break
            boxes.append(QRectF(x, y + (line - coin) / 2, coin, coin))
            x += own + gap
        if len(boxes) == len(words):
            return boxes, None
        said = metrics.horizontalAdvance(self.tr("+{number} more").format(number=len(words)))
        while boxes and boxes[-1].left() + wide[len(boxes) - 1] + gap + said > room.right():
            boxes.pop()
        last = boxes[-1].translated(wide[len(boxes) - 1] + gap, 0) if boxes else QRectF(room.topLeft(), QSizeF(1, line))
        return boxes, last

    def _paint_words(
        self, painter: QPainter, words: Sequence[WonWord], room: QRectF, number: int, scale: float
    ) -> None:
        boxes, rest = self._placed(words, room, scale)
        font = sized_font(scale * self._look.px(16))
        for place, (won, box) in enumerate(zip(words, boxes, strict=False)):
            self._paint_won(painter, won, box, number + place, font)
        if rest:
            more = self.tr("+{number} more").format(number=len(words) - len(boxes))
            beside = QRectF(rest.left(), rest.top(), self.width(), rest.height())
            write(painter, beside, more, font, self._look.theme.muted)

    def _paint_won(self, painter: QPainter, won: WonWord, coin: QRectF, number: int, font: QFont) -> None:
        fallen = self.now(f"coin {number}")
        if fallen <= 0:
            return
        painter.setOpacity(fallen)
        place = coin.translated(0, -(1 - fallen) * self._look.px(26))
        paint_coin(painter, self._look, place, number_text(won.points), dashed=won.points < 1)
        word = QRectF(coin.right() + self._look.px(6), coin.top() - 20, self.width(), coin.height() + 40)
        write(painter, word, won.word.upper(), font, self._look.theme.text)
        painter.setOpacity(1.0)


class MissedWord(CalmButton, QAbstractButton):
    """A missed word with its unwon coin and meaning; pressed, it is shown on the board."""

    def __init__(self, look: Appearance, word: str, points: int, meaning: str = "") -> None:
        super().__init__()
        self._look, self._points, self._meaning = look, points, meaning
        self.setToolTip(meaning)
        self.setAccessibleDescription(meaning)
        self.shown = 1.0
        """Opacity, 0 to 1."""
        self.setText(word.upper())
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setAccessibleName(self.tr("{word}, {points}").format(
            word=word.upper(), points=self.tr("%n point(s)", "", points)
        ))  # fmt: skip
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(110), self._look.px(86 if self._meaning else 60))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def show_part(self, part: float) -> None:
        self.shown = part
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        px, theme = self._look.px, self._look.theme
        painter = smooth_painter(self)
        painter.setOpacity(self.shown)
        strip = QColor(255, 255, 255, 13) if theme.name == "dark" else QColor("#f1eadd")
        set_pen_brush(painter, strip, theme.accent if self.isChecked() or self.underMouse() else None, px(2))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(px(2), px(2), -px(2), -px(2)), px(12), px(12))
        if self.hasFocus():
            paint_focus(painter, self._look, self.rect())
        coin = px(34)
        room = QRectF(px(14), 0, self.width() - coin - px(36), px(44) if self._meaning else self.height())
        font = fitted_font(self.text(), px(22), room.width(), QFont.Weight.Black)
        write(painter, room, self.text(), font, theme.text)
        box = QRectF(self.width() - coin - px(14), room.center().y() - coin / 2, coin, coin)
        paint_coin(painter, self._look, box, number_text(self._points), dashed=True)
        if self._meaning:
            below = QRectF(px(14), room.bottom() - px(4), self.width() - px(28), px(42))
            font, text = sized_font(px(15), QFont.Weight.DemiBold), self._meaning
            wraps = Qt.TextFlag.TextWordWrap
            while " " in text and QFontMetricsF(font).boundingRect(below, wraps, text).height() > below.height():
                text = f"{text.rsplit(' ', 1)[0]}…"
            write(painter, below, text, font, theme.muted, wraps)


# ------------------------------------------------------------------------------------------- cubes


_LARGE = {1: 128, 2: 128, 3: 128, 4: 112, 5: 96, 6: 84}
"""The edge of a cube by the length of the name."""
LONGEST_NAME = 6
_SMALL = 66
_HIGH = 256
"""With less height the cubes are smaller."""
_AROUND = ((0.155, 0.20, -28), (0.065, 0.50, 38), (0.135, 0.71, -4), (0.218, 0.57, 18),
           (0.788, 0.22, 20), (0.788, 0.70, -42), (0.875, 0.54, -14), (0.893, 0.20, 10))  # fmt: skip
"""Where small cubes lie (parts of width and height) and their angle; none under the menu button."""
_ROLL, _APART = 1.4, 0.07
"""Seconds that a cube rolls, and between two cubes."""


@dataclass(frozen=True)
class _Tumbler:
    """A cube: its place in parts of the picture, its edge in px at 1280x800, and its rotation."""

    cube: PlacedCube
    x: float
    y: float
    edge: int
    angle: float
    tilt: tuple[float, float]


class TumblingName(TimedPicture):
    """Cubes that roll in and spell a name, with some of the board's around."""

    SECONDS = _ROLL

    def __init__(self, look: Appearance) -> None:
        super().__init__(look)
        self._cubes: tuple[_Tumbler, ...] = ()
        self._picture: QPixmap | None = None
        self._painters: dict[int, CubePainter] = {}
        """By the edge of the cubes."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        look.changed.connect(self._forget)
        on_resize(self, self._forget)

    def show_name(self, letters: str, around: Sequence[PlacedCube]) -> None:
        self.setAccessibleName(letters)
        chance, edge = Random(letters), _LARGE.get(len(letters), _LARGE[LONGEST_NAME])
        others = [letter for cube in around for letter in cube.cube if len(letter) == 1] or [*"ESTARN"]
        cubes = []
        for number, letter in enumerate(letters):
            cube = PlacedCube((*(chance.choice(others) for _ in range(4)), letter, "E"), 4, 0)
            x = 0.5 + (number - (len(letters) - 1) / 2) * 1.72 * edge / 1184
            tilt = (chance.uniform(-0.34, -0.1), chance.uniform(-0.28, 0.28))
            cubes.append(_Tumbler(cube, x, 0.43 + chance.uniform(-0.03, 0.03), edge, chance.uniform(-14, 14), tilt))
        reach = ((len(letters) - 1) * 0.86 + 0.62) * edge / 1184 + 0.026
        free = [spot for spot in _AROUND if abs(spot[0] - 0.5) > reach]
        for placed, (x, y, angle) in zip(around, free, strict=False):
            tilt = (chance.uniform(-0.55, -0.2), chance.uniform(-0.45, 0.45))
            cubes.append(_Tumbler(replace(placed, quarter=0), x, y, _SMALL, angle, tilt))
        self._cubes = tuple(cubes)
        self._forget()

    def _forget(self) -> None:
        self._picture = None
        self._painters.clear()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.picture_px(1184), self._look.picture_px(270))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.picture_px(400), self._look.picture_px(200))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self._seconds < self.SECONDS:
            self._paint(painter)
            return
        ratio = self.devicePixelRatioF()
        if self._picture is None or self._picture.devicePixelRatioF() != ratio:
            self._picture = painted(self.size(), ratio, self._paint)
        painter.drawPixmap(0, 0, self._picture)

    def _paint(self, painter: QPainter) -> None:
        from boggle_desk.views.boggle.dome.cube_painter import CubePainter  # with numpy, which takes long to load

        wide, high = self.width(), self.height()
        room = min(self._look.picture_px(_HIGH), high) / _HIGH
        sizes = {tumbler.edge: room * tumbler.edge for tumbler in self._cubes}
        ratio = painter.device().devicePixelRatio()
        for size, edge in sorted(sizes.items()):
            if size not in self._painters:
                self._painters[size] = CubePainter(self._look.theme, helped=True)
            camera = TableCamera(wide, high, 4, 4, edge)
            scale = camera.computable(ratio)
            cubes = [(number, tumbler) for number, tumbler in enumerate(self._cubes) if tumbler.edge == size]
            poses = [_rolled(tumbler, number, self._seconds, wide / edge, high / edge) for number, tumbler in cubes]
            labels = [labels_for(tumbler.cube) for _, tumbler in cubes]
            picture = self._painters[size].painted(camera, scale, None, poses, labels)
            painter.drawImage(QRectF(0, 0, wide, high), picture)


def _rolled(tumbler: _Tumbler, number: int, seconds: float, wide: float, high: float) -> Pose:
    """Return the pose of a cube that rolls in from the upper left, slower and with smaller bounces, onto its face."""
    rest_x, rest_y = (tumbler.x - 0.5) * wide, (0.5 - tumbler.y) * high
    start = number * _APART % 0.5
    part = max(0.0, min(1.0, (seconds - start) / (_ROLL - 0.5)))
    left = 1 - eased(part)
    x, y = rest_x - left * (wide * 0.9 + 1), rest_y + left * high * 0.6
    z = 0.55 + abs(math.sin(part * 3 * math.pi)) * 1.2 * (1 - part) ** 2
    forward, aside = tumbler.tilt
    turn = turned(-tumbler.angle) * _about(1, 0, forward) * _about(0, 1, aside)
    rolled = _about(0, 1, -left * 2.5 * math.tau) * _about(1, 0, -left * math.tau) * turn
    return (x, y, z, rolled.scalar(), rolled.x(), rolled.y(), rolled.z())


def _about(x: float, y: float, angle: float) -> QQuaternion:
    return QQuaternion.fromAxisAndAngle(x, y, 0, math.degrees(angle))
