"""The eye above the table: perspective from tray to widget, and how many pixels of moving cubes are computed."""

import math
from collections import deque
from dataclasses import dataclass
from functools import cache, cached_property

from PySide6.QtCore import QPointF, QRect, QRectF, QSize
from PySide6.QtGui import QPolygonF

from boggle_desk.engine.kernels import compiled
from boggle_desk.engine.kernels.codes import MOST_PIXELS
from boggle_desk.views.boggle.dome.faces import PITCH, Vector

TILT = math.radians(8.0)
FRAME = 0.54  # the walnut frame's width in cube edges
GAP = 0.12  # from the felt to the frame
RIM = 0.62
TOP, FOOT = 2.62, 0.62
TOP_OUT, FOOT_OUT = 0.055, 0.175  # how far top and foot reach beyond the felt
_BENT = 0.5  # how far inwards rounded rims reach, at their corners
LOOK = 0.3
MARGIN = 0.052  # the free part of the widget's shorter side, for the shadow and the hand


def felt_half(cells: int) -> float:
    return cells * PITCH / 2 - 0.02


def outer_half(cells: int) -> float:
    return felt_half(cells) + GAP + FRAME


@dataclass(frozen=True)
class Camera:
    """A view of a tray with `rows`×`columns` cells as on screen, in a rectangle of the widget."""

    width: float
    height: float
    rows: int
    columns: int

    @cached_property
    def scale(self) -> float:
        """Logical pixels per cube edge at `LOOK`."""
        free = 1 - 2 * MARGIN
        shorter = min(self.width, self.height)
        across = (self.width - shorter * (1 - free)) / (2 * outer_half(self.columns) * 1.012)
        along = (self.height - shorter * (1 - free)) / (2 * outer_half(self.rows) * 1.012)
        return max(1.0, min(across, along))

    @cached_property
    def reach(self) -> float:
        tray, most = self.outline, min(self.width, self.height) * MARGIN * 0.9
        free = (tray.left(), tray.top(), self.width - tray.right(), self.height - tray.bottom())
        return max(1.0, min(most, *free))

    @cached_property
    def distance(self) -> float:
        """The eye's distance in cube edges; all boards have the same angle."""
        return 5.6 * max(self.rows, self.columns, 3)

    @cached_property
    def eye(self) -> Vector:
        return (0.0, -math.sin(TILT) * self.distance, LOOK + math.cos(TILT) * self.distance)

    def turned(self, x: float, y: float, z: float) -> Vector:
        """Return a direction for the eye: right, up, away."""
        sine, cosine = math.sin(TILT), math.cos(TILT)
        return x, y * cosine + z * sine, y * sine - z * cosine

    def seen(self, x: float, y: float, z: float) -> Vector:
        """Return a place for the eye: right, up, away."""
        return self.turned(x, y - self.eye[1], z - self.eye[2])

    def point(self, x: float, y: float, z: float) -> QPointF:
        a, b, c = self.seen(x, y, z)
        k = self.scale * self.distance / c
        return QPointF(self.width / 2 + a * k, self.height / 2 - b * k)

    def scale_at(self, x: float, y: float, z: float) -> float:
        """Return logical pixels per cube edge at a place."""
        return self.scale * self.distance / self.seen(x, y, z)[2]

    def box(self, half_x: float, half_y: float, z: float) -> QRectF:
        """Return the rectangle around a level rectangle of the tray."""
        corners = [self.point(sx * half_x, sy * half_y, z) for sx in (-1, 1) for sy in (-1, 1)]
        return QPolygonF(corners).boundingRect()

    @property
    def hole(self) -> tuple[float, float]:
        """Half the length and half the depth of the frame's hole, in cube edges."""
        return felt_half(self.columns) + GAP, felt_half(self.rows) + GAP

    @cached_property
    def opening(self) -> QRectF:
        return self.box(*self.hole, RIM)

    @cached_property
    def dome(self) -> QRect:
        half_x, half_y = felt_half(self.columns), felt_half(self.rows)
        top = self.box(half_x + TOP_OUT, half_y + TOP_OUT, TOP)
        foot = self.box(half_x + FOOT_OUT, half_y + FOOT_OUT, FOOT)
        return top.united(foot).adjusted(-1, -1, 1, 1).toAlignedRect()

    @cached_property
    def clear(self) -> QRect:
        """What is seen through the top of the dome, within its rims: the largest rectangle that nothing bends."""
        half_x, half_y = felt_half(self.columns) + TOP_OUT - _BENT, felt_half(self.rows) + TOP_OUT - _BENT
        return self.box(half_x, half_y, TOP).adjusted(1, 1, -1, -1).toAlignedRect()

    def computable(self, ratio: float) -> float:
        """Return this pixel ratio, or the largest in which a picture of the dome can be computed."""
        return min(ratio, MOST_PIXELS / (self.dome.width() + 1))

    @cached_property
    def outline(self) -> QRectF:
        """The rectangle of the tray, from foot to rim, which is nearer to the eye."""
        half_x, half_y = outer_half(self.columns), outer_half(self.rows)
        return self.box(half_x, half_y, 0.3).united(self.box(half_x, half_y, RIM))


@dataclass(frozen=True)
class TableCamera(Camera):
    """A view of cubes on a table without a tray, `edge` logical pixels long; the picture is the whole rectangle."""

    edge: float = 1.0

    @property
    def scale(self) -> float:
        return self.edge

    @property
    def hole(self) -> tuple[float, float]:
        return self.width, self.height

    @property
    def dome(self) -> QRect:
        return QRect(0, 0, round(self.width), round(self.height))


def turned_size(rows: int, columns: int, quarters: int) -> tuple[int, int]:
    """Return rows and columns on screen after quarter turns."""
    return (columns, rows) if quarters % 2 else (rows, columns)


_SHARES, _COARSE, _LEAST = (1.0, 0.8, 0.63, 0.5, 0.4, 0.32, 0.25, 0.2), (0.28, 0.2), 0.4
"""Computed pixels for each of the screen's, along a side: by the kernel, and by numpy; the least for a logical one."""
_BUDGET, _SPARE, _LATE = 0.012, 0.006, 0.021
"""Seconds: the most work per picture, less than which makes none late, the most between pictures."""
_FINER = 0.6  # how much longer the cubes of a finer picture take
_FIRST = 400_000  # the most pixels of a picture until it is known how quick the machine is
_NOTED, _TOO_MANY, _CALM = 8, 3, 45
"""Pictures remembered, how many may be late, how many must be quick before a finer one."""


@cache
def is_quick() -> bool:
    """Return whether the kernel is compiled; without it numpy draws, which takes a hundred times as long."""
    return compiled()["light"]


def shares(ratio: float) -> tuple[float, ...]:
    """Return the shares of computed pixels for a pixel ratio, finest first; the coarsest looks alike on all screens."""
    return tuple(share for share in _SHARES if share * ratio >= _LEAST) if is_quick() else _COARSE


class Governor:
    """Chooses the share of pixels by past pictures: smaller soon after late ones, larger after many quick ones."""

    def __init__(self, ratio: float = 1.0, size: QSize | None = None) -> None:
        """`ratio` is the screen's pixels for a logical one; of these a picture has `size`."""
        self._shares, area = shares(ratio), size.width() * size.height() if size else 0
        self._place = sum(area * (share * ratio) ** 2 > _FIRST for share in self._shares[:-1])
        self._late: deque[bool] = deque(maxlen=_NOTED)
        self._quick = 0

    @property
    def share(self) -> float:
        return self._shares[self._place]

    def note(self, work: float, interval: float, drawn: float) -> None:
        """Record a picture's seconds of work, since the last picture, and of work on its cubes' pixels."""
        self._late.append(work > _BUDGET or (interval > _LATE and work > _SPARE))  # else something else was slow
        self._quick = self._quick + 1 if work + _FINER * drawn < _BUDGET else 0
        if sum(self._late) >= _TOO_MANY:
            self._step(1)
        elif self._quick >= _CALM:
            self._step(-1)

    def _step(self, step: int) -> None:
        self._place = max(0, min(len(self._shares) - 1, self._place + step))
        self._late.clear()
        self._quick = 0
