"""Decorations that show points: coins, stamps, wood, the podium, and confetti."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import modf, sin
from random import Random

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QPen,
    QRadialGradient,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from boggle_desk.models.locale_text import with_sign
from boggle_desk.views.appearance import (
    CENTRE,
    Appearance,
    fitted_font,
    mix,
    set_pen_brush,
    sized_font,
    smooth_painter,
    write,
)
from boggle_desk.views.images import paint_drawing
from boggle_desk.views.show import Moving, Show, TimedPicture, eased

GOLD, FIGURE = "#f2b84b", "#3a2600"
Disc = Callable[[QPainter, QRectF], object]  # paints who somebody is into a square box: a face, or the sign of a team
_BRIGHT = ("#b5463c", "#2a7d78", "#f2b84b", "#3a6ea5", "#8a4fa0", "#5e7d2f")


def paint_coin(painter: QPainter, look: Appearance, box: QRectF, text: str, dashed: bool = False) -> None:
    """Paint a coin with a number into a square box. A dashed ring is a coin that nobody won."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    size = box.width()
    disc = box.adjusted(0.04 * size, 0.04 * size, -0.04 * size, -0.04 * size)
    if dashed:
        pen = QPen(QColor(look.theme.muted), max(1.5, 0.055 * size))
        pen.setDashPattern([3, 2.2])
        set_pen_brush(painter, edge=pen)
        painter.drawEllipse(disc)
    else:
        _paint_gold(painter, disc, size)
    font = sized_font(size * (0.5 if len(text) < 3 else 0.4), QFont.Weight.Black)
    write(painter, disc, text, font, look.theme.text if dashed else FIGURE, CENTRE)
    painter.restore()


def _paint_gold(painter: QPainter, disc: QRectF, size: float) -> None:
    set_pen_brush(painter, QColor(0, 0, 0, 70))
    painter.drawEllipse(disc.translated(0, 0.05 * size))
    light = QRadialGradient(disc.topLeft() + QPointF(0.32 * size, 0.26 * size), size)
    for place, colour in ((0, mix(GOLD, "#ffffff", 0.45)), (0.45, GOLD), (1, mix(GOLD, "#7a4a00", 0.5))):
        light.setColorAt(place, QColor(colour))
    set_pen_brush(painter, light, mix(GOLD, "#7a4a00", 0.55), max(1.0, 0.05 * size))
    painter.drawEllipse(disc)
    set_pen_brush(painter, edge=QColor(255, 240, 200, 120), width=max(1.0, 0.03 * size))
    painter.drawEllipse(disc.adjusted(0.1 * size, 0.1 * size, -0.1 * size, -0.1 * size))


def paint_wood(painter: QPainter, look: Appearance, box: QRectF, radius: float) -> None:
    """Paint a walnut board with upright grain and a lit upper edge."""
    theme = look.theme
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    wood = QLinearGradient(box.topLeft(), box.bottomLeft())
    wood.setColorAt(0, QColor(mix(theme.wood_light, theme.wood_dark, 0.62)))
    wood.setColorAt(1, QColor(theme.wood_dark))
    set_pen_brush(painter, wood)
    painter.drawRoundedRect(box, radius, radius)
    step = look.picture_px(9)
    grain = Random(7)
    for number in range(1, int((box.width() - radius) / step)):
        painter.setPen(QPen(QColor(20, 8, 0, grain.randrange(8, 34)), look.picture_px(grain.choice((1, 2, 3)))))
        x = box.left() + radius / 2 + number * step + grain.uniform(-0.3, 0.3) * step
        painter.drawLine(QPointF(x, box.top() + 2), QPointF(x, box.bottom() - 2))
    edge = QLinearGradient(box.topLeft(), box.bottomLeft())
    edge.setColorAt(0, QColor(255, 220, 170, 130))
    edge.setColorAt(min(1.0, 3 * radius / max(1.0, box.height())), QColor(255, 220, 170, 0))
    set_pen_brush(painter, edge=edge, width=look.picture_px(2))
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), radius, radius)
    painter.restore()


def paint_bar(painter: QPainter, look: Appearance, room: QRectF, colour: str, share: float) -> None:
    """Paint a bar that is filled to a share."""
    full = QRectF(room.topLeft(), QSizeF(max(room.height(), room.width() * share), room.height()))
    own = colour if look.theme.name == "light" else mix(colour, "#ffffff", 0.8)
    for bar, tone in ((room, look.theme.line), (full, own)):
        set_pen_brush(painter, tone)
        painter.drawRoundedRect(bar, room.height() / 2, room.height() / 2)


_RED, _GREEN, _RED_PAPER, _GREEN_PAPER = "#b0302b", "#1b6f46", "#fbe9df", "#e6f2e6"


def paint_stamp(
    painter: QPainter, look: Appearance, middle: QPointF, size: QSizeF, text: str, good: bool, dropped: float
) -> None:
    """Paint a verdict as a rubber stamp leaves it, a little askew; it falls while `dropped` goes from 0 to 1."""
    share, scale = min(1.0, size.height() / look.px(60)), 1.6 - 0.6 * dropped
    ink, paper = QColor(_GREEN if good else _RED), QColor(_GREEN_PAPER if good else _RED_PAPER)
    paper.setAlphaF(0.95)

    def px(length: float) -> float:
        return look.px(length) * share

    painter.save()
    painter.setOpacity(min(1.0, dropped * 2))
    painter.translate(middle)
    painter.rotate(-5)
    painter.scale(scale, scale)
    frame = QRectF(-size.width() / 2, -size.height() / 2, size.width(), size.height())
    set_pen_brush(painter, paper, ink, px(6))
    painter.drawRoundedRect(frame, px(14), px(14))
    inner = frame.adjusted(px(9), px(9), -px(9), -px(9))
    set_pen_brush(painter, edge=ink, width=px(2))
    painter.drawRoundedRect(inner, px(8), px(8))
    wide = QFontMetricsF(sized_font(100, QFont.Weight.Black)).horizontalAdvance(text) or 1.0
    high = min(px(42), 0.86 * inner.height(), 100 * (inner.width() - px(24)) / wide)
    write(painter, inner, text, sized_font(high, QFont.Weight.Black), ink, CENTRE)
    # some ink is missing, as of a stamp that is used every evening
    set_pen_brush(painter, paper)
    for number in range(16):
        x = frame.left() + frame.width() * modf(number * 0.618 + 0.07)[0]
        y = frame.top() + frame.height() * (0.04 if number % 2 else 0.93)
        spot = px(2 + number % 4)
        painter.drawEllipse(QPointF(x, y), spot * 1.8, spot * 0.8)
    painter.restore()


@dataclass(frozen=True)
class Place:
    """Where a player or a team came in: the rank counts from 1, and those who tie share it."""

    name: str
    points: int
    rank: int
    disc: Disc


def placed(names: Sequence[str], points: Sequence[int], discs: Sequence[Disc]) -> list[Place]:
    """Return where everybody came in."""
    ranks = (1 + sum(other > own for other in points) for own in points)
    return [Place(*each) for each in zip(names, points, ranks, discs, strict=True)]


_STEPS, _FELT, _FEW = {1: 120, 2: 88, 3: 64, 4: 44}, 12, 4
"""How high each step is, the height of the felt on it in px at 1280x800, and up to how many all have a step."""
_WIDE, _WIDE_OF_TWO, _GAP, _DISC, _FIRST_DISC, _SMALL_DISC, _CROWN, _LINE = 152, 200, 8, 80, 104, 40, 32, 28
_RINGS = {1: GOLD, 2: "#b4bac1", 3: "#b8764a"}  # around the discs by rank
_RISE, _COUNT = 0.25, 0.6  # seconds in which a step rises, and in which points count up


class Podium(TimedPicture):
    """The first three, or four of four, on steps of walnut that bear the points; the others stand beside them."""

    moves = Show(
        *(Moving(f"step {rank}", (max(_STEPS) - rank) * _RISE, _RISE) for rank in _STEPS),
        *(Moving(f"points {rank}", (max(_STEPS) - rank + 1) * _RISE, _COUNT) for rank in _STEPS),
        Moving("points beside", 0.0, _COUNT),
        Moving("crown", max(_STEPS) * _RISE, _COUNT),
    )

    def __init__(self, look: Appearance, tall: float = 1.0) -> None:
        """`tall` multiplies the height of the steps."""
        super().__init__(look)
        self._tall = tall
        self._places: tuple[Place, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_places(self, places: Sequence[Place]) -> None:
        self._places = tuple(sorted(places, key=lambda place: place.rank))
        told = (
            self.tr("{rank}. {name}, {points}").format(
                rank=place.rank,
                name=place.name,
                points=with_sign(place.points, self.tr("%n point(s)", "", abs(place.points))),
            )
            for place in self._places
        )
        self.tell(", ".join(told), max(_STEPS) * _RISE)  # when the crown comes
        self.updateGeometry()

    @property
    def _on_steps(self) -> list[Place]:
        """Return who stands on the steps, from left to right: the first between the second and the third."""
        last = max(_STEPS) if len(self._places) <= _FEW else max(_STEPS) - 1
        best = [place for place in self._places if place.rank <= last]
        return best[1:2] + best[:1] + best[2:] if len(best) <= _FEW else best[1::2][::-1] + best[::2]

    @property
    def _beside(self) -> list[Place]:
        return [place for place in self._places if place not in self._on_steps]

    def sizeHint(self) -> QSize:
        px = self._look.picture_px
        high = px(self._tall * _STEPS[1] + _FIRST_DISC + _CROWN + 4 * _GAP) + self._look.px(_LINE)
        return QSize(px((len(self._on_steps) + (0.8 if self._beside else 0)) * _WIDE + 4 * _GAP), high)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.sizeHint().width() * 3 // 5, self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        px, steps = self._look.picture_px, self._on_steps
        if not steps:
            return
        aside = px(_WIDE) if self._beside else 0
        most = px(_WIDE if len(steps) > 2 else _WIDE_OF_TWO)
        wide = min(most, (self.width() - aside - px(2 * _GAP)) / len(steps))
        left = max(px(_GAP), (self.width() - aside - wide * len(steps)) / 2)
        floor = self.height() - px(2 * _GAP)
        for number, place in enumerate(steps):
            self._paint_step(painter, place, QRectF(left + number * wide, 0, wide, floor))
        foot = QRectF(left - px(_GAP), floor, wide * len(steps) + 2 * px(_GAP), px(_GAP))
        set_pen_brush(painter, self._look.theme.wood_dark)
        painter.drawRoundedRect(foot, px(3), px(3))
        self._paint_beside(painter, foot.right() + px(_GAP), foot.bottom())

    def _paint_step(self, painter: QPainter, place: Place, room: QRectF) -> None:
        px = self._look.picture_px
        risen = self.now(f"step {place.rank}")
        if risen <= 0:
            return
        high = px(self._tall * _STEPS[place.rank]) * risen
        step = QRectF(room.left(), room.bottom() - high, room.width(), high)
        painter.setClipRect(step)
        whole = px(self._tall * _STEPS[place.rank]) + px(10)  # its lower edge is out of sight
        paint_wood(painter, self._look, QRectF(step.left(), step.top(), step.width(), whole), px(8))
        light = QLinearGradient(step.topLeft(), step.bottomLeft())
        light.setColorAt(0, QColor(255, 205, 150, 56))
        light.setColorAt(1, QColor(0, 0, 0, 96))
        painter.fillRect(step, light)
        points = _counted(place, self.now(f"points {place.rank}"))
        top = QRectF(step.left(), step.top() + px(_FELT), step.width(), px(min(80, _STEPS[place.rank] - _FELT)))
        font = fitted_font(points, min(px(46), 0.9 * top.height()), 0.9 * step.width(), QFont.Weight.Black)
        for down, ink in ((px(2), "#2a1206"), (0, "#ffe7b8")):
            write(painter, top.translated(0, down), points, font, ink, CENTRE)
        painter.setClipping(False)
        cloth = QRectF(step.left() + px(5), step.top() - px(4), step.width() - px(10), px(_FELT))
        set_pen_brush(painter, mix(self._look.theme.felt, "#2c9488", 0.4), QColor(0, 0, 0, 70))
        painter.drawRoundedRect(cloth, px(4), px(4))
        line = self._look.px(_LINE)
        size = px(_FIRST_DISC if place.rank == 1 else _DISC)
        disc = QRectF(step.center().x() - size / 2, step.top() - line - size - px(6), size, size)
        self._paint_disc(painter, place, disc)
        name = QRectF(step.left(), step.top() - line - px(4), step.width(), line)
        said = f"{place.rank}. {place.name}"  # or the points on the wood would be taken for it
        font = fitted_font(said, self._look.px(18), step.width())
        write(painter, name, said, font, self._look.theme.text, CENTRE, cut=True)

    def _paint_disc(self, painter: QPainter, place: Place, disc: QRectF) -> None:
        px = self._look.picture_px
        disc = disc.translated(0, -self.up(f"disc {place.rank}"))
        if place.rank == 1:
            disc = disc.translated(0, -px(4))
            warm = QRadialGradient(disc.center(), disc.width() * 0.9)
            warm.setColorAt(0.4, QColor(255, 207, 90, 90))
            warm.setColorAt(1, QColor(255, 207, 90, 0))
            painter.fillRect(disc.adjusted(-disc.width(), -disc.width(), disc.width(), disc.width()), warm)
        place.disc(painter, disc)
        if ring := _RINGS.get(place.rank):
            set_pen_brush(painter, edge=ring, width=px(4))
            painter.drawEllipse(disc.adjusted(-px(2), -px(2), px(2), px(2)))
        if place.rank == 1:
            self._paint_crown(painter, disc)

    def _paint_crown(self, painter: QPainter, disc: QRectF) -> None:
        """Paint the crown, which lands when everybody stands."""
        landed = self.now("crown")
        unit = disc.width() / 100
        top = disc.top() - unit * (26 + 28 * (1.35 - landed))
        painter.setOpacity(landed)
        paint_drawing(painter, "crown", QRectF(disc.center().x() - 40 * unit, top, 80 * unit, 46 * unit))
        painter.setOpacity(1)

    def _paint_beside(self, painter: QPainter, left: float, floor: float) -> None:
        size, row = self._look.picture_px(_SMALL_DISC), self._look.picture_px(_SMALL_DISC + _GAP)
        for number, place in enumerate(self._beside):
            top = floor - size - (len(self._beside) - 1 - number) * row
            self._paint_disc(painter, place, QRectF(left, top, size, size))
            gap = self._look.picture_px(_GAP)
            name = QRectF(left + size + gap, top, self.width() - left - size - gap, size)
            said = f"{place.name}  {_counted(place, self.now('points beside'))}"
            write(painter, name, said, fitted_font(said, self._look.px(18), name.width()), self._look.theme.text)


def _counted(place: Place, part: float) -> str:
    """Return somebody's points while they count up."""
    return str(round(place.points * part)).replace("-", "−")


class Confetti(TimedPicture):
    """Pieces of paper that fly up once and come to lie on the table; none without animation."""

    SECONDS = 1.6

    def __init__(self, look: Appearance, parent: QWidget) -> None:
        super().__init__(look, parent)
        chance = Random(64)
        self._pieces = [
            (chance.random(), chance.random() ** 0.8, chance.uniform(0, 180), chance.choice(_BRIGHT), chance.random())
            for _ in range(64)
        ]
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAccessibleName(" ")

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self._look.motion:
            return
        painter = smooth_painter(self)
        painter.setPen(Qt.PenStyle.NoPen)
        part = min(1.0, self._seconds / self.SECONDS)
        px, flown = self._look.picture_px, eased(part)
        for x, y, angle, colour, own in self._pieces:
            across = (0.5 + (x - 0.5) * flown) * self.width()
            high = 0.35 * sin(part * 3.1416) * (0.4 + own)
            down = (0.45 + (y - 0.45) * flown - high) * (self.height() - px(8))  # whole pieces lie there
            painter.save()
            painter.translate(across, down)
            painter.rotate(angle + 540 * (1 - flown) * (0.5 + own))
            turned = abs(1 - 2 * ((own + 3 * (1 - flown)) % 1)) if part < 1 else 1.0
            painter.setBrush(QColor(colour))
            painter.setOpacity(0.9)
            painter.drawRect(QRectF(-px(5), -px(3.5) * turned, px(10), px(7) * turned))
            painter.restore()
