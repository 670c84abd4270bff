"""Paints cubes with QPainter: numpy places everything at once, drawn as polygons and outlines, in a few milliseconds
without a graphics card."""

import math
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from itertools import islice, product
from string import ascii_uppercase

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QByteArray, QDataStream, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRawFont,
    QTransform,
)

from boggle_desk.paths import resource
from boggle_desk.views.appearance import Theme
from boggle_desk.views.boggle.dome.camera import Camera
from boggle_desk.views.boggle.dome.detail import DETAILS, Detail
from boggle_desk.views.boggle.dome.faces import BARRED, NORMALS, RIGHTS, ROUND, UPS, Label, Pose, is_solid
from boggle_desk.views.boggle.dome.physics import flattened, lying

Array = NDArray[np.float64]
_HERE = QPointF()

_CAP_HEIGHT, _WIDEST = 0.56, 0.68


def _fitted(letters: str, cap: float) -> QPainterPath:
    """Return letters' outline around the origin in this height, if not too wide. The font is loaded each time: Qt
    crashes if the thread that loaded it is gone."""
    font, path, pen = QRawFont(str(resource("fonts", "Lato-Bold.ttf")), 200.0), QPainterPath(), 0.0
    for glyph in font.glyphIndexesForString(letters):
        outline = font.pathForGlyph(glyph)
        outline.translate(pen, 0)
        path.addPath(outline)
        pen += font.advancesForGlyphIndexes([glyph])[0].x() * 0.97
    factor = cap / font.pathForGlyph(font.glyphIndexesForString("H")[0]).boundingRect().height()
    factor = min(factor, _WIDEST / max(path.boundingRect().width(), 1e-6))
    path = QTransform.fromScale(factor, factor).map(path)
    middle = path.boundingRect().center()
    path.translate(-middle.x(), -middle.y())
    return path


def _lozenge() -> QPainterPath:
    path = QPainterPath()
    for half in (0.30, 0.24, 0.13):
        path.addPolygon(QPolygonF([QPointF(0, -half), QPointF(half, 0), QPointF(0, half), QPointF(-half, 0)]))
        path.closeSubpath()
    return path


@cache
def outline(label: Label) -> QPainterPath:
    """Return a label's outline around the origin, y down, for a face of length 1. For any thread."""
    letters, quarter = label
    if not letters:
        return QPainterPath()
    if is_solid(letters):
        return _lozenge()
    if quarter:
        return QTransform().rotate(90 * quarter).map(outline((letters, 0)))
    path = _fitted(letters, _CAP_HEIGHT if len(letters) == 1 else _CAP_HEIGHT * 0.86)
    if letters in BARRED:
        path.translate(0, -0.05)
        box, bar = path.boundingRect(), QPainterPath()
        bar.addRoundedRect(QRectF(-box.width() * 0.44, box.bottom() + 0.052, box.width() * 0.88, 0.058), 0.018, 0.018)
        path.addPath(bar)
    return path.simplified()


LEVELS = 72
"""Brightnesses of a ramp."""
_light = np.array((-0.40, 0.50, 0.92))
LIGHT = _light / np.linalg.norm(_light)
"""The direction to the lamp, upper left above the table."""


@cache
def ramp(colour: str, strength: float) -> tuple[QColor, ...]:
    """Return a colour from dark to light, cooler in the shadows."""
    base, shades = QColor(colour), []
    for level in range(LEVELS):
        light = level / 64
        dark = max(0.0, 1 - light)
        warm = (1.0, 0.988 - 0.03 * dark, 0.962 - 0.10 * dark)
        parts = [min(255, int(part * (1 - strength + strength * light) * tint)) for part, tint in zip(
            (base.red(), base.green(), base.blue()), warm, strict=True)]  # fmt: skip
        shades.append(QColor(*parts))
    return tuple(shades)


_SIDE, _FREE = 48, 0.055
"""A shadow's cells per side, and the empty part on each side."""
_NEXT = 1.05
"""The ratio of two shadow sizes: there are few to make."""


@cache
def _black(opacity: int) -> QImage:
    """Return the soft shadow of a rounded square."""
    across = np.abs((np.arange(_SIDE) + 0.5) / _SIDE * 4 - 2) - 0.72
    u, v = np.meshgrid(across, across)
    away = np.hypot(np.maximum(u, 0), np.maximum(v, 0)) + np.minimum(np.maximum(u, v), 0)
    strength = np.clip(1 - (away + 0.30) / 1.35, 0, 1)
    pixels = np.zeros((_SIDE, _SIDE, 4), np.uint8)
    pixels[..., 3] = (255 * strength**2 * (3 - 2 * strength)).astype(int) * opacity // 16
    return QImage(pixels.data, _SIDE, _SIDE, 4 * _SIDE, QImage.Format.Format_ARGB32_Premultiplied).copy()


@lru_cache(maxsize=96)
def _sprite(step: int, opacity: int, ratio: float) -> tuple[QImage, float]:
    """Return the shadow of size number `step`, and half its side in logical pixels."""
    side = max(4, round(_NEXT**step * ratio))
    free = round(side * _FREE)
    keep, smooth = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    image = _black(opacity).scaled(side, side, keep, smooth).copy(free, free, side - 2 * free, side - 2 * free)
    image.setDevicePixelRatio(ratio)
    return image, image.width() / ratio / 2


def shadow(painter: QPainter, place: Sequence[float], width: float, opacity: int, ratio: float) -> None:
    """Paint a cube's soft shadow, strength 2 to 10, at (x, y), with `ratio` pixels per logical one."""
    sprite, half = _sprite(round(math.log(width) / math.log(_NEXT)), opacity, ratio)
    painter.drawImage(int(place[0] - half), int(place[1] - half), sprite)  # between pixels it takes longer


def shade(size: QSize) -> QImage:
    return _black(10).scaled(size, mode=Qt.TransformationMode.SmoothTransformation)


_NORMALS, _RIGHTS, _DOWNS = np.array(NORMALS, float), np.array(RIGHTS, float), -np.array(UPS, float)
_CORNERS = np.array([[x, y, z] for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)], float) * (0.5 - ROUND)
_POINTS, _WAYS = np.concatenate([_CORNERS, _NORMALS / 2]), np.concatenate([_RIGHTS, _DOWNS])
"""Points of each cube: corners of the core, middles of faces; then right and down of each face."""
_MOVING, _LYING = (np.stack([np.cos(ways), np.sin(ways)]) for ways in (
    np.arange(count) * math.tau / count for count in (16, 96)
))  # fmt: skip
"""The directions in which a cube's outline is searched."""
_UPWARDS = np.array([1.0, -1.0])
_SHADED, _SHADED_MORE = np.array([0.09, -0.12, -0.5]), np.array([0.36, -0.42, -1.0])
"""From a cube's middle to its shadow's, and more per edge above."""


def _plate(half: float, radius: float) -> QPainterPath:
    """Return a rounded square around the origin as a polygon."""
    points = []
    for sx, sy, start in ((-1, -1, 180), (1, -1, 270), (1, 1, 0), (-1, 1, 90)):
        for step in range(5):
            angle = math.radians(start + 90 * step / 4)
            middle_x, middle_y = sx * (half - radius), sy * (half - radius)
            points.append(QPointF(middle_x + radius * math.cos(angle), middle_y + radius * math.sin(angle)))
    path = QPainterPath()
    path.addPolygon(QPolygonF(points))
    return path


_PLATE, _GROOVE, _FACE = _plate(0.468, 0.140), _plate(0.403, 0.113), _plate(0.395, 0.105)
_TONES = (0.965, 0.88, 1.01, 1.0, 0.52)
"""Light on a face: plate, groove, what is in it, ink, carving."""
_LIT_BODY, _LIT_FACE = ((0.0, 1.08), (0.40, 0.88), (1.0, 0.44)), (1.0, 1.03, 0.945, 1.0, 0.52)
"""Light on a lying cube from lamp to shade; and on its face: plate, both edges of what is in it, ink, carving."""
_SHADOW, _FLOATING, _SMALLER = 2.1, 1.7, 0.75
"""The width of a cube's shadow, of one above `_LOW`, and their ratio."""
_LOW, _FALLS = 0.15, 0.6
"""From this height a cube shades cubes below it, at most this far down, where cubes lie."""

_STEP = np.dtype([("kind", ">i4"), ("x", ">f8"), ("y", ">f8")])


def _paths(outlines: Array) -> list[QPainterPath]:
    """Return paths around outlines of equal length; point by point would take six times as long."""
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
    """Return the map from products of a unit quaternion's parts to a rotation matrix."""
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
    """The cubes of one picture, in its pixels."""

    def __init__(self, camera: Camera, poses: Sequence[Pose], scale: float = 1.0,
                 corner: QPointF = _HERE, angle: float = 0.0, around: Array = _LYING) -> None:  # fmt: skip
        """The picture starts at the camera's `corner`, with `scale` pixels per camera pixel; `angle` turns the tray
        clockwise."""
        moved = np.array(poses, float)
        places, parts, count = moved[:, :3], moved[:, 3:], len(moved)
        turns = ((parts[:, :, None] * parts[:, None]).reshape(count, 16) @ _PRODUCTS).reshape(count, 3, 3)
        high = places[:, 2] = flattened(places[:, 2])
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
        far = (corners @ around).argmax(1)
        self.hulls = corners[np.arange(count)[:, None], far] + self.edges[:, None, None] * (ROUND * around.T)
        away = (axes @ middles[:, :, None])[..., 0] @ _NORMALS.T
        distances = (middles * middles).sum(1)[:, None]
        self.facing = -(away + 0.5) / np.sqrt(distances + away + 0.25)
        self.up, lit = turns[:, 2] @ _NORMALS.T, (LIGHT @ turns) @ _NORMALS.T
        shut_in = 0.55 + 0.45 * np.minimum(np.maximum(high[:, None] + self.up / 2 + 0.05, 0), 1)
        self.shut_in = 0.60 + 0.40 * np.clip(high, 0, 1)
        self.light = (0.45 + 0.64 * np.maximum(0, lit)) * shut_in
        ways = (_WAYS @ axes).reshape(count, 2, 6, 3)
        slopes = (faces[..., :2] / faces[..., 2:])[:, None]
        across = (ways[..., :2] - slopes * ways[..., 2:]) * (factors[:, None, 8:] * _UPWARDS)
        self.frames = np.concatenate([across[:, 0], across[:, 1], seen[:, 8:]], -1)


_Side = tuple[Label, bool, bool, Sequence[float], Sequence[int], float]
"""A side: label, whether legible, whether smooth, frame, levels of light, how much it faces upwards."""


class CubePainter:
    """Paints moving cubes in a theme's colours."""

    def __init__(self, theme: Theme) -> None:
        self._ivory, self._wood, self._ink = (
            tuple((QBrush(tone), QPen(tone, 0)) for tone in ramp(colour, strength))
            for colour, strength in ((theme.ivory, 1.0), (theme.wood_light, 1.0), (theme.ink, 0.45))
        )
        self._picture = QImage()

    def painted(self, camera: Camera, scale: float, detail: Detail, ground: QImage, poses: Sequence[Pose],
                labels: Sequence[Sequence[Label]], angle: float, seen: float) -> QImage:  # fmt: skip
        """Return a picture of `camera.dome`: cubes over `ground`, farthest first, `scale` pixels per logical one.
        `angle` turns the tray clockwise; `seen` (0 to 1) is the letters' opacity. The next picture reuses it."""
        if self._picture.size() != ground.size():
            self._picture = QImage(ground.size(), ground.format())
        memoryview(self._picture.bits())[:] = ground.constBits()
        corner = QPointF(camera.dome.topLeft())
        painter = QPainter(self._picture)
        hole = camera.opening.translated(-corner)
        felt = QRectF(hole.topLeft() * scale, hole.size() * scale)
        self._cubes(painter, detail, _Placed(camera, poses, scale, corner, angle, _MOVING), labels, seen, felt)
        painter.end()
        return self._picture

    def paint(self, painter: QPainter, camera: Camera, detail: Detail, poses: Sequence[Pose],
              labels: Sequence[Sequence[Label]], felt: QRectF, moved: QPointF = _HERE,
              angle: float = 0.0, seen: float = 1.0) -> None:  # fmt: skip
        """Paint cubes where the camera sees them, or `moved`; shadows of lying ones stay on the felt."""
        placed = _Placed(camera, poses, 1.0, -moved, angle, _LYING if detail.still else _MOVING)
        self._cubes(painter, detail, placed, labels, seen, felt.translated(moved))

    def _cubes(self, painter: QPainter, detail: Detail, placed: _Placed, labels: Sequence[Sequence[Label]],
               seen: float, felt: QRectF) -> None:  # fmt: skip
        """Paint cubes with shadows, farthest first; shadows of lying ones stay on the felt."""
        order = np.argsort(-placed.depth)
        facing = np.maximum(placed.facing, 0)[order]
        light = placed.light[order]
        of_cubes, of_faces = shown = np.nonzero(facing > detail.least / 2)
        faces = zip(*(each.tolist() for each in (
            of_faces, facing[shown] > (detail.least if seen else 1), facing[shown] > detail.smooth,
            placed.frames[order][shown], _levels(light[shown], _LIT_FACE if detail.still else _TONES),
        )), strict=True)  # fmt: skip
        mean = (facing * light).sum(1) / facing.sum(1)
        cubes = tuple(zip(*(each.tolist() for each in (
            order, placed.low[order], placed.shadows[order], placed.widths[order], placed.middles[order],
            placed.edges[order], _levels(mean, (0.60 if detail.soft else 0.86, 0.96)), np.bincount(of_cubes),
        )), _paths(placed.hulls[order]), strict=True))  # fmt: skip
        ratio = painter.device().devicePixelRatio()
        if detail.bodies:
            painter.save()
            painter.setClipRect(felt)
            for _, low, shade, width, *_ in cubes:
                if low:
                    shadow(painter, shade, width, 9, ratio)
            painter.restore()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, detail.still)
        for number, low, shade, width, middle, edge, tones, count, hull in cubes:
            if not low:
                shadow(painter, shade, width * (1.0 if detail.sharp else _SMALLER), 7, ratio)
            sides = ((labels[number][face], *rest, placed.up[number, face]) for face, *rest in islice(faces, count))
            if detail.still:
                self._lying_cube(painter, detail, hull, middle, edge, placed.shut_in[number], sides)
            else:
                self._moving_cube(painter, detail, hull, middle, edge, tones, sides, seen)

    def _moving_cube(self, painter: QPainter, detail: Detail, hull: QPainterPath, middle: Sequence[float],
                     edge: float, tones: Sequence[int], sides: Iterable[_Side], seen: float) -> None:  # fmt: skip
        _draw(painter, hull, self._ivory[tones[0]], detail.smooth < 1)
        place, fade = painter.setTransform, painter.setOpacity
        if detail.soft:  # darker away from the lamp
            (x, y), shift = middle, 0.022 * edge
            place(QTransform(0.955, 0, 0, 0.955, x * 0.045 - shift * 0.62, y * 0.045 - shift * 0.78))
            painter.fillPath(hull, self._ivory[tones[1]][0])
        for label, readable, smooth, frame, (plate, groove, ground, ink, carved), _up in sides:
            solid = readable and is_solid(label[0])
            shades = self._wood if solid else self._ivory
            place(QTransform(*frame))
            _draw(painter, _PLATE, shades[plate], smooth)
            if detail.grooves:
                _draw(painter, _GROOVE, shades[groove], smooth)
                _draw(painter, _FACE, shades[ground], smooth)
            if readable and label[0]:
                fade(seen)
                _draw(painter, outline(label), self._wood[carved] if solid else self._ink[ink], smooth)
                fade(1.0)
        painter.resetTransform()

    def _lying_cube(self, painter: QPainter, detail: Detail, hull: QPainterPath, middle: Sequence[float], edge: float,
                    shut_in: float, sides: Iterable[_Side]) -> None:  # fmt: skip
        if detail.bodies:
            self._lit_body(painter, hull, middle, edge, shut_in)
        for label, readable, _smooth, frame, levels, up in sides:
            place, solid = QTransform(*frame), is_solid(label[0])
            if detail.bodies or solid:
                self._lit_face(painter, solid, place, edge, levels)
            if readable and label[0]:
                self._pressed_letter(painter, label, place, levels, 1 - min(1.0, max(0.0, up * 1.6)))

    def _lit_body(self, painter: QPainter, hull: QPainterPath, middle: Sequence[float], edge: float,
                  shut_in: float) -> None:  # fmt: skip
        (x, y), reach = middle, edge * 0.62
        light = QLinearGradient(x - 0.62 * reach, y - 0.78 * reach, x + 0.62 * reach, y + 0.78 * reach)
        for place, strength in _LIT_BODY:
            light.setColorAt(place, self._ivory[min(LEVELS - 1, int(strength * shut_in * 64))][1].color())
        painter.fillPath(hull, light)

    def _lit_face(self, painter: QPainter, solid: bool, frame: QTransform, edge: float,
                  levels: Sequence[int]) -> None:  # fmt: skip
        tones = [(self._wood if solid else self._ivory)[level][1].color() for level in levels[:3]]
        tones[0].setAlpha(150)
        painter.fillPath(frame.map(_PLATE), tones[0])
        middle, away = QPointF(frame.dx(), frame.dy()), QPointF(0.3 * edge, 0.4 * edge)
        light, rim = QLinearGradient(middle - away, middle + away), QLinearGradient(middle - away, middle + away)
        light.setColorAt(0, tones[1])
        light.setColorAt(1, tones[2])
        ground = frame.map(_FACE)
        painter.fillPath(ground, light)
        if frame.determinant() > 0.3 * edge * edge:  # not where the eye hardly sees it
            for place, white in ((0, QColor(255, 255, 255, 150)), (0.5, QColor(255, 255, 255, 0)),
                                 (1, QColor(60, 40, 20, 60))):  # fmt: skip
                rim.setColorAt(place, white)
            painter.strokePath(ground, QPen(QBrush(rim), edge * 0.014))

    def _pressed_letter(self, painter: QPainter, label: Label, frame: QTransform, levels: Sequence[int],
                        fade: float) -> None:  # fmt: skip
        """Paint a letter and the light on its far edge, both weak on an averted face (`fade`)."""
        path, solid = frame.map(outline(label)), is_solid(label[0])
        ink = (self._wood[levels[4]] if solid else self._ink[levels[3]])[1].color()
        ink.setAlphaF(1 - 0.5 * fade)
        step = 0.009 * math.hypot(frame.m11(), frame.m12())
        caught = QColor(255, 255, 255, int((60 if solid else 150) * (1 - fade)))
        painter.fillPath(path.translated(step * 0.8, step), caught)
        painter.fillPath(path, ink)


def _draw(painter: QPainter, path: QPainterPath, tone: tuple[QBrush, QPen], smooth: bool) -> None:
    """Fill an area, with a fine pen for smooth edges: half the cost of a smooth area."""
    painter.fillPath(path, tone[0])
    if smooth:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
        painter.strokePath(path, tone[1])
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)


def _levels(light: Array, strengths: Sequence[float]) -> NDArray[np.int64]:
    """Return ramp indices of brightnesses for each strength (the last axis)."""
    return np.minimum(light[..., None] * strengths * 64, LEVELS - 1).astype(int)


def rehearse(theme: Theme, camera: Camera, ratio: float) -> None:
    """Paint an unseen picture to load letters and shadows before cubes move."""
    ground = QImage(camera.dome.size() * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    poses = lying(camera.rows, camera.columns)
    labels = [[("A", 0)] * 6] * len(poses)
    for letters, quarter in product(ascii_uppercase, range(4)):
        outline((letters, quarter))
    CubePainter(theme).painted(camera, ratio, DETAILS[1], ground, poses, labels, 0.0, 1.0)
