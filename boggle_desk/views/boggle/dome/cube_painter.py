"""Paints cubes in the lamp's light: shaken, falling and lying ones alike, for any camera and pixel ratio."""

import os
import time
from collections.abc import Callable, Collection, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache, lru_cache
from string import ascii_uppercase
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPolygonF, QRawFont, QTransform

from boggle_desk.engine.kernels import codes, light
from boggle_desk.paths import resource
from boggle_desk.views.appearance import TO_LAMP, Theme
from boggle_desk.views.boggle.dome.camera import RIM, Camera, is_quick
from boggle_desk.views.boggle.dome.faces import BARRED, Label, Pose, is_solid
from boggle_desk.views.boggle.dome.glass import Glass
from boggle_desk.views.boggle.dome.physics import flattened
from boggle_desk.views.boggle.dome.plain_light import PlainLight

Array = NDArray[Any]
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
def outline(letters: str) -> QPainterPath:
    """Return the outline of a face's letters around the origin, y down, for a face of length 1. For any thread."""
    if not letters:
        return QPainterPath()
    if is_solid(letters):
        return _lozenge()
    path = _fitted(letters, _CAP_HEIGHT if len(letters) == 1 else _CAP_HEIGHT * 0.86)
    if letters in BARRED:
        path.translate(0, -0.05)
        box, bar = path.boundingRect(), QPainterPath()
        bar.addRoundedRect(QRectF(-box.width() * 0.44, box.bottom() + 0.052, box.width() * 0.88, 0.058), 0.018, 0.018)
        path.addPath(bar)
    return path.simplified()


LAMP = np.array(TO_LAMP) / np.linalg.norm(TO_LAMP)
_IVORY = (0.985, 0.934, 0.832)
_LIGHTS = {"light": ((0.86, 0.80, 0.70), (0.365, 0.37, 0.39), (0.34, 0.31, 0.27), (0.10, 0.105, 0.09)),
           "dark": ((0.86, 0.755, 0.60), (0.29, 0.285, 0.29), (0.30, 0.265, 0.21), (0.08, 0.08, 0.07))}  # fmt: skip
"""By theme the lamp's light, and light from above, from the room and from below: all as red, green and blue."""
_SHINE, _FELT = 1.35, 1.12
_BAND = 24  # rows of pixels that a thread draws at a time


def _halved(picture: Array, axis: int) -> Array:
    size = picture.shape[axis]
    return np.asarray((picture.take(range(0, size, 2), axis) + picture.take(range(1, size, 2), axis)) / 2)


@lru_cache(maxsize=128)
def _sizes(letters: str, texels: int) -> Array:
    """Return a letter's opacity (0 to 255) in all sizes, as `CubeLight` takes them."""
    image = QImage(texels, texels, QImage.Format.Format_Grayscale8)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(texels / 2, texels / 2)
    painter.scale(texels, texels)
    painter.fillPath(outline(letters), QColor("white"))
    painter.end()
    lines = np.frombuffer(image.constBits(), np.uint8).reshape(texels, image.bytesPerLine())
    high: Array = lines[:, :texels].astype(np.float32)
    sizes = list[Array]()
    for axis in (0, 1):  # the kernel makes edges sharper again, which are then straight at every angle
        high = (np.roll(high, 1, axis) + 2 * high + np.roll(high, -1, axis)) / 4
    for _ in range(codes.SIZES):
        part = high
        for _ in range(codes.SIZES):
            sizes.append(np.rint(part).astype(np.uint8).ravel())
            part = _halved(part, 1)
        high = _halved(high, 0)
    return np.concatenate(sizes)


def _rgb(colour: str, part: float = 1.0) -> tuple[float, ...]:
    tone = QColor(colour)
    return tone.redF() * part, tone.greenF() * part, tone.blueF() * part


@cache
def _helpers() -> tuple[ThreadPoolExecutor | None, int]:
    """Return threads that help the window's, if there are processors for them, and how many."""
    helping = min(os.cpu_count() or 1, 4) - 1
    return (ThreadPoolExecutor(helping, "cubes") if helping else None), helping


class CubePainter:
    """Paints cubes in a theme's light, a picture at a time; one thread at a time may use it."""

    def __init__(self, theme: Theme, helped: bool = False, calm: bool = False) -> None:
        """`helped` by other threads, where there are processors for them; or `calm`, to leave these to others."""
        self._calm = calm
        self._light: Any = light.CubeLight() if is_quick() else PlainLight()
        self._rows = [light.Row() for _ in range(1 + (_helpers()[1] if helped else 0))]
        lamp, sky, warm, low = _LIGHTS.get(theme.name, _LIGHTS["light"])
        self._look = np.zeros(codes.LOOK + 6 * codes.TONES, np.float32)
        self._look[codes.LAMP : codes.SHINE] = (*LAMP, *lamp, *sky, *warm, *low)
        self._look[codes.SHINE], self._look[codes.RIM] = _SHINE, RIM
        self._wood, carved, ink = _rgb(theme.wood_light), _rgb(theme.wood_light, 0.5), _rgb(theme.ink, 0.85)
        self._look[codes.LOOK :] = (*_IVORY, *ink, *self._wood, *carved, *_rgb("#f2c063"), *ink)
        self._letters: dict[str, int] = {}
        self._texels = 0
        self._fitted: tuple[Any, ...] = ()

    def _fit(self, camera: Camera, scale: float, ground: QImage | None, bent: bool) -> None:
        key = camera, scale, ground.cacheKey() if ground else None, bent
        if key == self._fitted:
            return
        self._fitted, area, look = key, camera.dome, self._look
        across = [camera.turned(*axis) for axis in ((1, 0, 0), (0, 1, 0), (0, 0, 1))]
        look[codes.EYE : codes.ORIGIN_X] = (*camera.eye, *(axis[part] for part in range(3) for axis in across))
        look[codes.ORIGIN_X] = (camera.width / 2 - area.left()) * scale
        look[codes.ORIGIN_Y] = (camera.height / 2 - area.top()) * scale
        look[codes.A_PIXEL] = 1 / (camera.scale * camera.distance * scale)
        look[codes.HALF_X], look[codes.HALF_Y] = camera.hole
        look[codes.FELT] = _FELT if ground else 1.0  # a shadow on nothing ends where it is as light as that
        self._size = round(area.width() * scale), round(area.height() * scale)
        self._picture = QImage(*self._size, QImage.Format.Format_ARGB32_Premultiplied)
        self._out = self._shown = np.frombuffer(self._picture.bits(), np.uint32)
        self._ground = np.frombuffer(ground.constBits(), np.uint32).copy() if ground else np.zeros_like(self._out)
        glass = np.zeros(0, np.uint32)
        if not bent:  # what lies over the tray's soft edge would make it harder
            self._ground[self._ground < 0xFF000000] = 0
        else:
            self._out, glass = np.zeros_like(self._shown), bends(camera, scale)
        self._light.set_picture(*self._size, self._out, self._ground, self._shown, glass)
        texels = _texels(camera, scale)
        if texels != self._texels:
            self._texels, self._letters = texels, {}

    def _label(self, label: Label) -> tuple[int, int]:
        """Return what the kernel calls a label: letter and quarters, and material."""
        letters, quarters = label
        if letters not in self._letters:
            self._letters[letters] = len(self._letters)
        return 4 * self._letters[letters] + quarters % 4, int(is_solid(letters))

    def painted(self, camera: Camera, scale: float, ground: QImage | None, poses: Sequence[Pose],
                labels: Sequence[Sequence[Label]], angle: float = 0.0, seen: float = 1.0,
                bent: bool = False, golden: Collection[int] = ()) -> QImage:  # fmt: skip
        """Return a picture of `camera.dome`: cubes over `ground` or nothing, `scale` pixels per logical one, `bent` by
        the glass. `angle` turns the tray clockwise; `seen` (0 to 1) is the letters' opacity; cubes with these numbers
        are `golden`. The next picture reuses this one. Without a ground, `scale` is smaller where it has to be."""
        self._fit(camera, scale if ground else camera.computable(scale), ground, bent)
        known = len(self._letters)
        numbers = np.array([self._label(label) for faces in labels for label in faces], np.int32).reshape(-1, 6, 2)
        numbers[[*golden], :, 1] = codes.TONES - 1
        if len(self._letters) > known:
            atlas = np.concatenate([_sizes(each, self._texels) for each in self._letters])
            self._light.set_letters(atlas, self._texels)
        self._look[codes.SEEN] = seen  # and solid faces are like any other
        self._look[codes.LOOK + 6 : codes.LOOK + 9] = np.array(_IVORY) * (1 - seen) + np.array(self._wood) * seen
        self._light.place(self._look, _placed(poses, angle), numbers.ravel())
        if is_quick():
            self._draw(bent)
        else:
            self._light.draw()
        return self._picture

    def _draw(self, bent: bool) -> None:
        tasks = len(self._rows)
        self._share(lambda number: self._light.light(self._rows[number], number, tasks))
        bands = iter(range(0, self._size[1], _BAND))
        self._share(lambda number: self._render(self._rows[number], bands))
        if bent:
            np.copyto(self._shown, self._out)
            self._share(lambda number: self._light.bend(self._rows[number], number, tasks))

    def _render(self, row: light.Row, bands: Iterable[int]) -> None:
        for band in bands:
            self._light.render(row, band, min(band + _BAND, self._size[1]))
            if self._calm:
                time.sleep(0.001)

    def _share(self, task: Callable[[int], None]) -> None:
        """Do a task's parts, those from 1 on by other threads."""
        helpers = _helpers()[0] if len(self._rows) > 1 else None
        others = [helpers.submit(task, number) for number in range(1, len(self._rows))] if helpers else []
        task(0)
        for each in others:
            each.result()


@lru_cache(maxsize=2)
def painter_of(theme: Theme) -> CubePainter:
    """Return a painter of small pictures, for the window's thread."""
    return CubePainter(theme)


def _placed(poses: Sequence[Pose], angle: float) -> Array:
    """Return the places of cubes as drawn and as they are, and their rotations; `angle` turns the tray clockwise."""
    moved = np.array(poses, float).reshape(-1, 7)
    w, x, y, z = moved[:, 3:].T
    parts = [1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y),
             2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x),
             2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)]  # fmt: skip
    places, turns = moved[:, :3], np.stack(parts, -1).reshape(-1, 3, 3)
    if angle:
        c, s = np.cos(angle), np.sin(angle)
        spin = np.array([[c, s, 0], [-s, c, 0], [0, 0, 1]])
        places, turns = places @ spin.T, spin @ turns
    drawn = places.copy()
    drawn[:, 2] = flattened(drawn[:, 2])
    return np.concatenate([drawn, places, turns.reshape(-1, 9)], -1).astype(np.float32).ravel()


@lru_cache(maxsize=12)
def bends(camera: Camera, ratio: float) -> Array:
    """Return what `CubeLight` is told of the glass."""
    return Glass(camera, ratio).bent()


def rehearse(camera: Camera, ratio: float) -> None:
    """Work out the glass and the letters that moving cubes will need."""
    bends(camera, ratio)
    for letters in (*ascii_uppercase, "Qu"):
        _sizes(letters, _texels(camera, ratio))


def _texels(camera: Camera, ratio: float) -> int:
    return 128 if camera.scale * ratio < 150 else 256
