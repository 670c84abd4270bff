"""Paints cubes that move: everything is placed at once with numpy, and drawn as plain polygons and letter outlines, so
that a picture takes a few milliseconds without a graphics card. How much is drawn follows the time there is."""

import math
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice, product
from string import ascii_uppercase

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QByteArray, QDataStream, QPointF, QRectF
from PySide6.QtGui import QBrush, QImage, QPainter, QPainterPath, QPen, QTransform

from boggle_desk.views.appearance import Theme
from boggle_desk.views.boggle.dome.camera import Camera
from boggle_desk.views.boggle.dome.cube_painter import LEVELS, LIGHT, ROUND, outline, ramp, rounded_square, shadow
from boggle_desk.views.boggle.dome.faces import NORMALS, RIGHTS, UPS, Label, Pose, is_solid
from boggle_desk.views.boggle.dome.physics import lying

Array = NDArray[np.float64]


@dataclass(frozen=True)
class Detail:
    """How finely cubes are drawn while they move."""

    sharp: bool
    """Whether the shadows of flying cubes are whole, and the picture has all pixels of the screen; else it has one for
    each logical pixel, at most."""
    smooth: float
    """How squarely a face must be seen (0 to 1) for its edges to be smooth, and any cube's; 1 for none."""
    grooves: bool
    soft: bool
    """Whether the edges of cubes are darker away from the lamp."""
    least: float
    """How squarely a face must be seen (0 to 1) to have its letter; half of that, to be seen at all."""


DETAILS = (
    Detail(True, 0.0, True, True, 0.05),
    Detail(False, 0.6, False, True, 0.20),
    Detail(False, 1.0, False, True, 0.20),
    Detail(False, 1.0, False, False, 0.50),
)
"""From the finest to the fastest."""
_BUDGET, _SPARE, _LATE = 0.004, 0.0026, 0.021
"""Seconds that the work for a picture may take, below which a finer one fits as well, and between two pictures."""
_NOTED, _TOO_MANY, _CALM = 8, 3, 45
"""Pictures that are remembered, how many of them may be late, how many must be quick before a finer one is tried."""


class Governor:
    """Chooses the detail by the pictures before: coarser soon after some came late, finer after many quick ones."""

    def __init__(self) -> None:
        self._place = 1
        self._late: deque[bool] = deque(maxlen=_NOTED)
        self._quick = 0

    @property
    def detail(self) -> Detail:
        """The detail of the next picture."""
        return DETAILS[self._place]

    def note(self, work: float, interval: float) -> None:
        """Take note of a picture: the seconds it took, and those since the one before."""
        self._late.append(work > _BUDGET or (interval > _LATE and work > _SPARE))  # else something else was slow
        self._quick = self._quick + 1 if work < _SPARE else 0
        if sum(self._late) >= _TOO_MANY:
            self._step(1)
        elif self._quick >= _CALM:
            self._step(-1)

    def _step(self, step: int) -> None:
        self._place = max(0, min(len(DETAILS) - 1, self._place + step))
        self._late.clear()
        self._quick = 0


_NORMALS, _RIGHTS, _DOWNS = np.array(NORMALS, float), np.array(RIGHTS, float), -np.array(UPS, float)
_CORNERS = np.array([[x, y, z] for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)], float) * (0.5 - ROUND)
_POINTS, _WAYS = np.concatenate([_CORNERS, _NORMALS / 2]), np.concatenate([_RIGHTS, _DOWNS])
"""What is looked at of each cube: the corners of its core and the middles of its faces; across and down each face."""
_ANGLES = np.arange(16) * math.tau / 16
_AROUND = np.stack([np.cos(_ANGLES), np.sin(_ANGLES)])
_ROUNDED = ROUND * _AROUND.T
_UPWARDS = np.array([1.0, -1.0])
_SHADED, _SHADED_MORE = np.array([0.09, -0.12, -0.5]), np.array([0.36, -0.42, -1.0])
"""From a cube's middle to the middle of its shadow: where it lies, and what is added for each edge above."""


def _plate(half: float, corner: float) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(rounded_square(half, corner))
    return path


_PLATE, _GROOVE, _FACE = _plate(0.466, 0.135), _plate(0.403, 0.113), _plate(0.392, 0.103)
_TONES = (0.965, 0.88, 1.01, 1.0, 0.52)
"""The strengths of light on a face: its plate, the groove, what lies in it, ink, what is carved into wood."""
_SHADOW, _FLOATING, _SMALLER = 2.1, 1.7, 0.75
"""How wide the shadow of a cube is, and that of one high enough (from `_LOW` on) to shade cubes below it."""
_LOW, _FALLS = 0.15, 0.6
"""How far a cube is off the felt to do so, and how far below it its shadow falls at most: there cubes lie."""


_HERE = QPointF()
_STEP = np.dtype([("kind", ">i4"), ("x", ">f8"), ("y", ">f8")])


def _paths(outlines: Array) -> list[QPainterPath]:
    """Return the paths around outlines of as many points each; made point by point they would take six times as
    long."""
    count, points = outlines.shape[:2]
    written = np.zeros(count, [("size", ">i4"), ("steps", _STEP, points), ("start", ">i4"), ("winding", ">i4")])
    written["size"], written["winding"] = points, 1
    steps = written["steps"]
    steps["kind"][:, 1:] = 1
    steps["x"], steps["y"] = outlines[..., 0], outlines[..., 1]
    stream, made = QDataStream(QByteArray(written.tobytes())), []
    for _ in range(count):
        path = QPainterPath()
        stream >> path
        made.append(path)
    return made


def _products() -> Array:
    """Return how the elements of a rotation follow from the products of a unit quaternion's parts."""
    signs = {"w": (1, 1, 1), "x": (1, -1, -1), "y": (-1, 1, -1), "z": (-1, -1, 1)}
    made = np.zeros((4, 4, 3, 3))
    for part, name in enumerate("wxyz"):
        made[part, part] = np.diag(signs[name])
    for a, b, c in ((0, 1, 2), (1, 2, 0), (2, 0, 1)):
        made[1 + a, 1 + b, a, b] = made[1 + a, 1 + b, b, a] = 2
        made[0, 1 + c, a, b], made[0, 1 + c, b, a] = -2, 2
    return made.reshape(16, 9)


_PRODUCTS = _products()


class _Placed:
    """Cubes of one picture, in its pixels."""

    def __init__(self, camera: Camera, poses: Sequence[Pose], scale: float, corner: QPointF, angle: float) -> None:
        """The picture begins at `corner` of the camera's and has `scale` pixels for each of its; the tray is turned
        clockwise by `angle`."""
        moved = np.array(poses, float)
        places, parts, count = moved[:, :3], moved[:, 3:], len(moved)
        turns = ((parts[:, :, None] * parts[:, None]).reshape(count, 16) @ _PRODUCTS).reshape(count, 3, 3)
        high = places[:, 2]
        np.minimum(high, 0.55 + high * 0.45, out=high)
        if angle:
            c, s = math.cos(angle), math.sin(angle)
            spin = np.array([[c, s, 0], [-s, c, 0], [0, 0, 1]])
            places, turns = places @ spin.T, spin @ turns
        view = np.array([camera.turned(*axis) for axis in ((1, 0, 0), (0, 1, 0), (0, 0, 1))])
        from_eye, focal = places - camera.eye, camera.scale * camera.distance * scale
        origin = np.array([camera.width / 2 - corner.x(), camera.height / 2 - corner.y()]) * scale
        off = high - 0.5
        falls = np.minimum(np.maximum(off, 0), _FALLS)
        middles = np.concatenate([from_eye, from_eye + _SHADED + falls[:, None] * _SHADED_MORE]) @ view
        on_screen = middles[:, :2] * (factors := focal / middles[:, 2:]) * _UPWARDS + origin
        self.middles, self.shadows = on_screen[:count], on_screen[count:]
        middles, self.depth, self.edges = middles[:count], middles[:count, 2], factors[:count, 0]
        self.low = off <= _LOW
        self.widths = self.edges * np.where(self.low, _SHADOW, _FLOATING + 0.3 * falls)
        axes = turns.transpose(0, 2, 1) @ view
        points = middles[:, None] + _POINTS @ axes
        factors = focal / points[..., 2:]
        seen = points[..., :2] * factors * _UPWARDS + origin
        corners, faces = seen[:, :8], points[:, 8:]
        far = (corners @ _AROUND).argmax(1)
        self.hulls = corners[np.arange(count)[:, None], far] + self.edges[:, None, None] * _ROUNDED
        away = (axes @ middles[:, :, None])[..., 0] @ _NORMALS.T
        distances = (middles * middles).sum(1)[:, None]
        self.facing = -(away + 0.5) / np.sqrt(distances + away + 0.25)
        up, lit = turns[:, 2] @ _NORMALS.T, (LIGHT @ turns) @ _NORMALS.T
        shut_in = 0.55 + 0.45 * np.minimum(np.maximum(high[:, None] + up / 2 + 0.05, 0), 1)
        self.light = (0.45 + 0.64 * np.maximum(0, lit)) * shut_in
        ways = (_WAYS @ axes).reshape(count, 2, 6, 3)
        slopes = (faces[..., :2] / faces[..., 2:])[:, None]
        across = (ways[..., :2] - slopes * ways[..., 2:]) * (factors[:, None, 8:] * _UPWARDS)
        self.frames = np.concatenate([across[:, 0], across[:, 1], seen[:, 8:]], -1)


class TumblingPainter:
    """Paints moving cubes in a theme's colours."""

    def __init__(self, theme: Theme) -> None:
        self._ivory, self._wood, self._ink = (
            tuple((QBrush(tone), QPen(tone, 0)) for tone in ramp(colour, strength))
            for colour, strength in ((theme.ivory, 1.0), (theme.wood_light, 1.0), (theme.ink, 0.45))
        )
        self._picture = QImage()

    def painted(self, camera: Camera, scale: float, detail: Detail, ground: QImage, poses: Sequence[Pose],
                labels: Sequence[Sequence[Label]], angle: float, seen: float) -> QImage:  # fmt: skip
        """Return a picture of what lies in `camera.dome`: cubes over `ground`, the empty tray, with `scale` pixels for
        a logical one, the farthest first. `angle` turns the tray clockwise; `seen` (0 to 1) is how much of the letters
        can be seen. The next picture is painted over it."""
        if self._picture.size() != ground.size():
            self._picture = QImage(ground.size(), ground.format())
        memoryview(self._picture.bits())[:] = ground.constBits()
        corner = QPointF(camera.dome.topLeft())
        painter = QPainter(self._picture)
        hole = camera.opening.translated(-corner)
        felt = QRectF(hole.topLeft() * scale, hole.size() * scale)
        self._cubes(painter, detail, _Placed(camera, poses, scale, corner, angle), labels, seen, felt)
        painter.end()
        return self._picture

    def paint(self, painter: QPainter, camera: Camera, detail: Detail, poses: Sequence[Pose],
              labels: Sequence[Sequence[Label]], felt: QRectF, moved: QPointF = _HERE,
              angle: float = 0.0, seen: float = 1.0) -> None:  # fmt: skip
        """Paint cubes on what is painted already, where the camera sees them or `moved` by so much; shadows of those
        that lie stay on the felt."""
        placed = _Placed(camera, poses, 1.0, -moved, angle)
        self._cubes(painter, detail, placed, labels, seen, felt.translated(moved))

    def _cubes(self, painter: QPainter, detail: Detail, placed: _Placed, labels: Sequence[Sequence[Label]],
               seen: float, felt: QRectF) -> None:  # fmt: skip
        """Paint cubes with their shadows, the farthest first; the shadows of those that lie stay on the felt."""
        order = np.argsort(-placed.depth)
        facing = np.maximum(placed.facing, 0)[order]
        light = placed.light[order]
        of_cubes, of_faces = shown = np.nonzero(facing > detail.least / 2)
        faces = zip(*(each.tolist() for each in (
            of_faces, facing[shown] > (detail.least if seen else 1), facing[shown] > detail.smooth,
            placed.frames[order][shown], _levels(light[shown], _TONES),
        )), strict=True)  # fmt: skip
        mean = (facing * light).sum(1) / facing.sum(1)
        cubes = tuple(zip(*(each.tolist() for each in (
            order, placed.low[order], placed.shadows[order], placed.widths[order], placed.middles[order],
            placed.edges[order], _levels(mean, (0.60 if detail.soft else 0.86, 0.96)), np.bincount(of_cubes),
        )), _paths(placed.hulls[order]), strict=True))  # fmt: skip
        ratio, smaller = painter.device().devicePixelRatio(), 1.0 if detail.sharp else _SMALLER
        painter.setClipRect(felt)
        for _, low, shade, width, *_ in cubes:
            if low:
                shadow(painter, shade, width, 9, ratio)
        painter.setClipping(False)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        fill, place, fade = painter.fillPath, painter.setTransform, painter.setOpacity
        for number, low, shade, width, (x, y), edge, (outer, inner), count, hull in cubes:
            if not low:
                shadow(painter, shade, width * smaller, 7, ratio)
            _draw(painter, hull, self._ivory[outer], detail.smooth < 1)
            if detail.soft:  # darker away from the lamp
                shift = 0.022 * edge
                place(QTransform(0.955, 0, 0, 0.955, x * 0.045 - shift * 0.62, y * 0.045 - shift * 0.78))
                fill(hull, self._ivory[inner][0])
            for face, readable, smooth, frame, (plate, groove, ground, ink, carved) in islice(faces, count):
                label = labels[number][face]
                solid = readable and is_solid(label[0])
                tones = self._wood if solid else self._ivory
                place(QTransform(*frame))
                _draw(painter, _PLATE, tones[plate], smooth)
                if detail.grooves:
                    _draw(painter, _GROOVE, tones[groove], smooth)
                    _draw(painter, _FACE, tones[ground], smooth)
                if readable and label[0]:
                    fade(seen)
                    _draw(painter, outline(label), self._wood[carved] if solid else self._ink[ink], smooth)
                    fade(1.0)
            painter.resetTransform()


def _draw(painter: QPainter, path: QPainterPath, tone: tuple[QBrush, QPen], smooth: bool) -> None:
    """Fill an area; smooth edges are drawn on top with a fine pen, for half of what a smooth area takes."""
    painter.fillPath(path, tone[0])
    if smooth:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
        painter.strokePath(path, tone[1])
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)


def _levels(light: Array, strengths: Sequence[float]) -> NDArray[np.int64]:
    """Return the places of brightnesses in a ramp, for each of these strengths (the last axis)."""
    return np.minimum(light[..., None] * strengths * 64, LEVELS - 1).astype(int)


def rehearse(theme: Theme, camera: Camera, ratio: float) -> None:
    """Paint a picture that nobody sees, so that letters and shadows are at hand when cubes begin to move."""
    ground = QImage(camera.dome.size() * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    poses = lying(camera.rows, camera.columns)
    labels = [[("A", 0)] * 6] * len(poses)
    for letters, quarter in product(ascii_uppercase, range(4)):
        outline((letters, quarter))
    TumblingPainter(theme).painted(camera, ratio, DETAILS[1], ground, poses, labels, 0.0, 1.0)
