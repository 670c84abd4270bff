"""Paints cubes that move: everything is placed at once with numpy, and drawn as plain polygons and letter outlines, so
that a picture takes a few milliseconds without a graphics card. How much is drawn follows the time there is."""

import math
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from string import ascii_uppercase

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QByteArray, QDataStream, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QImage, QPainter, QPainterPath, QPolygonF, QTransform

from boggle_desk.views.boggle.dome.camera import Camera
from boggle_desk.views.boggle.dome.cube_painter import LIGHT, ROUND, level, outline, ramp, rounded_square, shadow
from boggle_desk.views.boggle.dome.faces import NORMALS, RIGHTS, UPS, Label, Pose, is_solid
from boggle_desk.views.boggle.dome.physics import lying
from boggle_desk.views.theme import Theme

Array = NDArray[np.float64]


@dataclass(frozen=True)
class Detail:
    """How finely cubes are drawn while they move."""

    sharp: bool
    """Whether the picture has all pixels of the screen; else it has one for each logical pixel, at most."""
    smooth: bool
    """Whether edges are drawn smoothly."""
    grooves: bool
    soft: bool
    """Whether cubes shade those below them, and their edges are darker away from the lamp."""
    least: float
    """How squarely a face must be seen (0 to 1) to have its letter."""


DETAILS = (
    Detail(True, True, True, True, 0.05),
    Detail(True, False, True, True, 0.10),
    Detail(False, False, False, True, 0.20),
    Detail(False, False, False, False, 0.35),
)
"""From the finest to the fastest."""
_BUDGET, _SPARE, _LATE = 0.0055, 0.0024, 0.021
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
        self._late.append(work > _BUDGET or interval > _LATE)
        self._quick = self._quick + 1 if work < _SPARE else 0
        if sum(self._late) >= _TOO_MANY:
            self._step(1)
        elif self._quick >= _CALM:
            self._step(-1)

    def _step(self, step: int) -> None:
        self._place = max(0, min(len(DETAILS) - 1, self._place + step))
        self._late.clear()
        self._quick = 0


_SIGNS = np.array([[x, y, z] for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)], float) * (0.5 - ROUND)
_NORMALS, _RIGHTS, _DOWNS = np.array(NORMALS, float), np.array(RIGHTS, float), -np.array(UPS, float)
_ANGLES = np.arange(24) * math.tau / 24
_AROUND = np.stack([np.cos(_ANGLES), np.sin(_ANGLES)])


def _plate(half: float, corner: float) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(rounded_square(half, corner))
    return path


_PLATE, _GROOVE, _FACE = _plate(0.466, 0.135), _plate(0.403, 0.113), _plate(0.392, 0.103)
_FELT_WIDTH, _CONTACT_WIDTH = 2.1, 1.6


def _polygons(outlines: Array) -> list[QPolygonF]:
    """Return polygons of as many points each; made one by one they would take six times as long."""
    count, points = outlines.shape[:2]
    written = np.empty((count, 4 + 16 * points), np.uint8)
    written[:, :4] = np.frombuffer(points.to_bytes(4), np.uint8)
    written[:, 4:] = outlines.astype(">f8").reshape(count, -1).view(np.uint8)
    stream, made = QDataStream(QByteArray(written.tobytes())), []
    for _ in range(count):
        polygon = QPolygonF()
        stream >> polygon
        made.append(polygon)
    return made


def _matrices(poses: Array) -> Array:
    """Return the rotations of poses."""
    w, x, y, z = poses[:, 3:].T
    return np.stack([
        1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y),
        2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x),
        2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y),
    ], 1).reshape(-1, 3, 3)  # fmt: skip


class _Placed:
    """The cubes of one picture, in its pixels."""

    def __init__(self, camera: Camera, scale: float, poses: Sequence[Pose], angle: float) -> None:
        area = camera.dome
        moved = np.array(poses, float)
        places, turns = moved[:, :3], _matrices(moved)
        places[:, 2] = np.where(places[:, 2] > 1, 0.55 + places[:, 2] * 0.45, places[:, 2])
        if angle:
            c, s = math.cos(angle), math.sin(angle)
            spin = np.array([[c, s, 0], [-s, c, 0], [0, 0, 1]])
            places, turns = places @ spin.T, spin @ turns
        view = np.array([camera.turned(*axis) for axis in ((1, 0, 0), (0, 1, 0), (0, 0, 1))]).T
        self._left = (camera.width / 2 - area.left()) * scale
        self._top = (camera.height / 2 - area.top()) * scale
        self._focal = camera.scale * camera.distance * scale
        middles = (places - camera.eye) @ view.T
        axes = view @ turns
        self.places, self.depth = places, middles[:, 2]
        self.edges = self._focal / self.depth
        self.middles = self._seen(middles)
        corners = self._seen(middles[:, None] + _SIGNS @ axes.transpose(0, 2, 1))
        far = (corners @ _AROUND).argmax(1)
        self.hulls = np.take_along_axis(corners, far[..., None], 1) + (
            self.edges[:, None, None] * ROUND * _AROUND.T[None]
        )
        self._look_at_faces(middles, axes, turns)

    def _seen(self, points: Array) -> Array:
        factor = self._focal / points[..., 2:]
        return np.asarray(points[..., :2] * factor * (1, -1) + (self._left, self._top))

    def _look_at_faces(self, middles: Array, axes: Array, turns: Array) -> None:
        normals = _NORMALS @ axes.transpose(0, 2, 1)
        faces = middles[:, None] + normals / 2
        away = np.sqrt((faces * faces).sum(-1))
        self.facing = -(normals * faces).sum(-1) / away
        out = _NORMALS @ turns.transpose(0, 2, 1)
        shut_in = 0.55 + 0.45 * np.clip(self.places[:, 2:] + out[..., 2] / 2 + 0.05, 0, 1)
        self.light = (0.45 + 0.64 * np.maximum(0, out @ LIGHT)) * shut_in
        factor = self._focal / faces[..., 2:]
        slope = faces[..., :2] / faces[..., 2:]
        sides = []
        for directions in (_RIGHTS, _DOWNS):
            way = directions @ axes.transpose(0, 2, 1)
            sides.append((way[..., :2] - slope * way[..., 2:]) * factor * (1, -1))
        self.frames = np.concatenate([*sides, self._seen(faces)], -1)


class TumblingPainter:
    """Paints moving cubes in a theme's colours."""

    def __init__(self, theme: Theme) -> None:
        self._ivory, self._wood, self._ink = (
            tuple(QBrush(tone) for tone in ramp(colour, strength))
            for colour, strength in ((theme.ivory, 1.0), (theme.wood_light, 1.0), (theme.ink, 0.45))
        )

    def painted(self, camera: Camera, scale: float, detail: Detail, ground: QImage, poses: Sequence[Pose],
                labels: Sequence[Sequence[Label]], angle: float, seen: float) -> QImage:  # fmt: skip
        """Return a picture of what lies in `camera.dome`: cubes over `ground`, the empty tray, with `scale` pixels for
        a logical one, the farthest first. `angle` turns the tray clockwise; `seen` (0 to 1) is how much of the letters
        can be seen."""
        placed = _Placed(camera, scale, poses, angle)
        picture = ground.copy()
        painter = QPainter(picture)
        _shade_felt(painter, camera, scale, placed.places.tolist())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, detail.smooth)
        painter.setPen(Qt.PenStyle.NoPen)
        hulls = _polygons(placed.hulls)
        heights, middles, edges, facing, light, frames = (
            each.tolist()
            for each in (placed.places[:, 2], placed.middles, placed.edges, placed.facing, placed.light, placed.frames)
        )
        for number in np.argsort(-placed.depth).tolist():
            (x, y), edge, height = middles[number], edges[number], heights[number] - 0.5
            if detail.soft and height > 0.15:
                off = edge * (0.14 + 0.12 * height)
                shadow(painter, QPointF(x + off, y + off * 1.2), edge * _CONTACT_WIDTH, 8.0)
            sides = [face for face in range(6) if facing[number][face] > 0.004]
            whole = sum(facing[number][face] for face in sides) or 1.0
            mean = sum(facing[number][face] * light[number][face] for face in sides) / whole
            self._body(painter, hulls[number], (x, y), edge, mean, detail.soft)
            for face in sides:
                painter.setTransform(QTransform(*frames[number][face]))
                self._face(painter, light[number][face], labels[number][face], detail.grooves,
                           seen if facing[number][face] > detail.least else 0.0)  # fmt: skip
            painter.resetTransform()
        painter.end()
        return picture

    def _body(self, painter: QPainter, hull: QPolygonF, middle: tuple[float, float], edge: float, light: float,
              rounded: bool) -> None:  # fmt: skip
        painter.setBrush(self._ivory[level(light * (0.60 if rounded else 0.86))])
        painter.drawPolygon(hull)
        if rounded:
            (x, y), shift = middle, 0.022 * edge
            painter.setBrush(self._ivory[level(light * 0.96)])
            painter.setTransform(QTransform(0.955, 0, 0, 0.955, x * 0.045 - shift * 0.62, y * 0.045 - shift * 0.78))
            painter.drawPolygon(hull)

    def _face(self, painter: QPainter, light: float, label: Label, groove: bool, seen: float) -> None:
        letters = label[0] if seen else ""
        solid = is_solid(letters)
        tones = self._wood if solid else self._ivory
        painter.setBrush(tones[level(light * 0.965)])
        painter.drawPath(_PLATE)
        if groove:
            painter.setBrush(tones[level(light * 0.88)])
            painter.drawPath(_GROOVE)
            painter.setBrush(tones[level(light * 1.01)])
            painter.drawPath(_FACE)
        if letters:
            painter.setOpacity(seen)
            painter.setBrush(self._wood[level(light * 0.52)] if solid else self._ink[level(light)])
            painter.drawPath(outline(label))
            painter.setOpacity(1.0)


def _shade_felt(painter: QPainter, camera: Camera, scale: float, places: list[list[float]]) -> None:
    """Paint the shadows of cubes on the felt."""
    corner = camera.dome.topLeft()
    hole = camera.opening.translated(-corner)
    painter.setClipRect(QRectF(hole.topLeft() * scale, hole.size() * scale))
    for x, y, z in places:
        height = max(z - 0.5, 0.0)
        at = (camera.point(x + 0.09 + 0.36 * height, y - 0.12 - 0.42 * height, 0.0) - corner) * scale
        shadow(painter, at, camera.scale * scale * (_FELT_WIDTH + 0.6 * height), 9.5 - 4.2 * height)
    painter.setClipping(False)


def rehearse(theme: Theme, camera: Camera, ratio: float) -> None:
    """Paint a picture that nobody sees, so that letters and shadows are at hand when cubes begin to move."""
    ground = QImage(camera.dome.size() * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    poses = lying(camera.rows, camera.columns)
    labels = [[("A", 0)] * 6] * len(poses)
    for letters, quarter in product(ascii_uppercase, range(4)):
        outline((letters, quarter))
    TumblingPainter(theme).painted(camera, ratio, DETAILS[1], ground, poses, labels, 0.0, 1.0)
