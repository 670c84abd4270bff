"""Make the pictures in resources/images: the tray for each size of board, coarse lying cubes, and the table's paper.

A tray is computed as a landscape of heights that rays from the game's own camera meet, lit by the game's own lamp.

Run: python packaging/make_textures.py [side in pixels [sizes as 4,5,6 [kinds as tray,cubes]]]
"""

import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from sources import record

from boggle_desk.views.appearance import LIGHT
from boggle_desk.views.boggle.dome.camera import FRAME, GAP, RIM, Camera, felt_half
from boggle_desk.views.boggle.dome.cube_painter import LAMP, CubePainter
from boggle_desk.views.boggle.dome.faces import PITCH
from boggle_desk.views.boggle.dome.physics import lying

Array = NDArray[np.float64]
Height = Callable[[Array, Array], Array]
FOLDER = Path(__file__).resolve().parent.parent / "resources" / "images"
SIZES = (4, 5, 6)
COARSE = 320
_SEEN = Camera(1000, 1000, 4, 4).point(1, 1, 0)
TAKEN = (FRAME, GAP, RIM, PITCH, *(f"{number:.4f}" for number in (*map(felt_half, SIZES), *LAMP, *_SEEN.toTuple())))
WALNUT = np.array([[66, 38, 22], [184, 122, 76]]) / 255
FELT = np.array([29, 100, 93]) / 255
THREAD = np.array([212, 172, 104]) / 255
_TABLE = np.random.default_rng(5).random((256, 256))


def smooth(t: Array) -> Array:
    """Return a soft step from 0 to 1."""
    t = np.clip(t, 0, 1)
    return t * t * (3 - 2 * t)


def noise(x: Array, y: Array) -> Array:
    """Return smooth noise (0 to 1) with one bump per unit."""
    column, row = np.floor(x), np.floor(y)
    u, v = smooth(x - column), smooth(y - row)
    c, r = column.astype(int) & 255, row.astype(int) & 255
    c1, r1 = (c + 1) & 255, (r + 1) & 255
    top = _TABLE[r, c] * (1 - u) + _TABLE[r, c1] * u
    return np.asarray(top * (1 - v) + (_TABLE[r1, c] * (1 - u) + _TABLE[r1, c1] * u) * v)


def box(x: Array, y: Array, half: float, corner: float) -> Array:
    """Return the distance from a rounded square, negative inside."""
    a, b = np.abs(x) - half + corner, np.abs(y) - half + corner
    return np.hypot(np.maximum(a, 0), np.maximum(b, 0)) + np.minimum(np.maximum(a, b), 0) - corner


def arc(t: Array) -> Array:
    """Return how far a quarter circle of radius 1 lies under its top, `t` from its edge."""
    t = np.clip(t, 0, 1)
    return 1 - np.sqrt(1 - (1 - t) ** 2)


class Tray:
    """The heights and colours of the tray for a square board."""

    def __init__(self, cells: int) -> None:
        self.cells = cells
        self.hole = felt_half(cells) + GAP
        self.outer = self.hole + FRAME

    def height(self, x: Array, y: Array) -> Array:
        """Return the height of the tray, or of the table (0) around it."""
        inside, outside = box(x, y, self.hole, 0.36), box(x, y, self.outer, 0.66)
        wood = np.where(outside < 0, self._frame(np.maximum(inside, 0), np.maximum(-outside, 0)), 0.0)
        return np.where(inside < 0, np.maximum(self._floor(x, y), self._wall(inside)), wood)

    def _frame(self, inner: Array, outer: Array) -> Array:
        part = inner / np.maximum(inner + outer, 1e-6)
        z = RIM + 0.075 * (1 - (1.6 * part - 0.62) ** 2)
        z = z - 0.075 * arc(inner / 0.075) - 0.26 * arc(outer / 0.24)
        return np.asarray(z - 0.042 * np.exp(-(((inner - 0.135) / 0.020) ** 2)))

    def _wall(self, inside: Array) -> Array:
        t = np.clip(1 + inside / 0.11, 0, 1)
        return np.asarray(0.56 * t**1.6)

    def _floor(self, x: Array, y: Array) -> Array:
        edge = self._well(x, y)
        return np.asarray(0.095 * smooth((edge + 0.075) / 0.10))

    def _well(self, x: Array, y: Array) -> Array:
        shift = 0.5 if self.cells % 2 == 0 else 0.0
        u, v = x / PITCH - shift, y / PITCH - shift
        last = (self.cells - 1) / 2
        column = np.clip(np.round(u) + shift, -last, last)
        row = np.clip(np.round(v) + shift, -last, last)
        return box(x - column * PITCH, y - row * PITCH, PITCH / 2 - 0.055, 0.17)

    def colour(self, x: Array, y: Array, z: Array) -> tuple[Array, Array, Array]:
        """Return colour, shine (0 to 1) and nap (0 to 1: how much cloth glows at a glancing eye)."""
        inside = box(x, y, self.hole, 0.36)
        wood, fibre = self._walnut(x, y)
        felt = self._felt(x, y)
        is_wood = smooth((inside + 0.012) / 0.024)
        colour = felt * (1 - is_wood[..., None]) + wood * is_wood[..., None]
        return colour, is_wood * (0.55 + 0.45 * fibre), 1 - is_wood

    def _walnut(self, x: Array, y: Array) -> tuple[Array, Array]:
        lying = np.abs(y) > np.abs(x)
        along = np.where(lying, x + 40 * (y > 0), y + 80 + 40 * (x > 0))
        across = np.where(lying, y, x)
        bend = 0.30 * noise(along * 0.55, across * 1.4) + 0.07 * noise(along * 2.1 + 9, across * 5)
        rings = 0.5 + 0.5 * np.sin((across + bend) * 2 * np.pi * 6.5)
        fibre = 0.6 * noise(along * 5, across * 120 + bend * 60) + 0.4 * noise(along * 16 + 7, across * 210)
        figure = noise(along * 0.8 + 3, across * 2.2)
        pores = smooth((noise(along * 9 + 31, across * 150 + bend * 90) - 0.70) / 0.12) * noise(along * 3, across * 9)
        t = np.clip(0.30 * rings + 0.42 * fibre + 0.34 * figure - 0.04, 0, 1)[..., None]
        colour = WALNUT[0] * (1 - t) + WALNUT[1] * t
        mitre = np.exp(-((np.abs(np.abs(x) - np.abs(y)) / 0.011) ** 2))
        return colour * (1 - 0.36 * pores[..., None]) * (1 - 0.55 * mitre[..., None]), fibre

    def _felt(self, x: Array, y: Array) -> Array:
        fuzz = noise(x * 64, y * 64) * 0.5 + noise(x * 130 + 5, y * 130) * 0.5 + (noise(x * 2.2, y * 2.2) - 0.5) * 0.5
        return np.asarray(FELT * (0.80 + 0.40 * fuzz[..., None]))


class Picture:
    """Rays from the camera through the pixels of a square picture, and what they meet."""

    def __init__(self, cells: int, side: int, band: range, height: Height, top: float) -> None:
        self.camera = Camera(side, side, cells, cells)
        self.height = height
        a, b = np.meshgrid(np.arange(side) + 0.5 - side / 2, side / 2 - 0.5 - np.array(band))
        focal = self.camera.scale * self.camera.distance
        a, b = a / focal, b / focal
        sine, cosine = -self.camera.eye[1] / self.camera.distance, (self.camera.eye[2] - 0.3) / self.camera.distance
        self.ray = np.stack([a, b * cosine + sine, b * sine - cosine], -1)
        self.ray = self.ray / -self.ray[..., 2:]
        self.x, self.y, self.z = self._meet(top)

    def at(self, z: Array | float) -> tuple[Array, Array]:
        """Return where the rays pass a height."""
        eye = self.camera.eye
        fall = eye[2] - z
        return eye[0] + self.ray[..., 0] * fall, eye[1] + self.ray[..., 1] * fall

    def _meet(self, top: float) -> tuple[Array, Array, Array]:
        shape = self.ray.shape[:2]
        high, low, found = np.full(shape, top), np.zeros(shape), np.zeros(shape, bool)
        for level in np.linspace(top, 0, 40):
            x, y = self.at(level)
            hit = ~found & (self.height(x, y) >= level)
            low = np.where(hit, level, low)
            high = np.where(hit, level + top / 39, high)
            found |= hit
        for _ in range(7):
            middle = (high + low) / 2
            x, y = self.at(middle)
            under = self.height(x, y) >= middle
            low, high = np.where(under, middle, low), np.where(under, high, middle)
        return (*self.at(low), low)

    def normals(self, step: float = 0.007) -> Array:
        """Return the directions straight out of what the rays meet."""
        across = (self.height(self.x + step, self.y) - self.height(self.x - step, self.y)) / (2 * step)
        along = (self.height(self.x, self.y + step) - self.height(self.x, self.y - step)) / (2 * step)
        normal = np.stack([-across, -along, np.ones_like(across)], -1)
        return np.asarray(normal / np.linalg.norm(normal, axis=-1, keepdims=True))

    def lamplight(self, top: float) -> Array:
        """Return how much of the lamp (0 to 1) each place sees; edges of shadows are soft."""
        free = np.ones_like(self.z)
        reach = np.maximum(top - self.z, 0) / LAMP[2]
        for part in np.linspace(0.03, 1, 22) ** 1.5:
            way = reach * part
            clear = self.z + LAMP[2] * way - self.height(self.x + LAMP[0] * way, self.y + LAMP[1] * way)
            free = np.minimum(free, np.clip(0.5 + clear / (0.05 + 0.32 * way), 0, 1))
        return free

    def openness(self) -> Array:
        """Return how much of the sky (0 to 1) each place sees."""
        shut = np.zeros_like(self.z)
        for radius in (0.06, 0.16, 0.38, 0.8):
            for angle in np.arange(8) * np.pi / 4 + radius * 9:
                near = self.height(self.x + radius * np.cos(angle), self.y + radius * np.sin(angle))
                shut += np.clip((near - self.z) / radius - 0.05, 0, 1.6)
        return np.asarray(np.clip(1 - shut / 30, 0, 1))


def lit(picture: Picture, surface: Tray, top: float) -> Array:
    """Return the colours of a surface in lamp and sky light."""
    normal, free, sky = picture.normals(), picture.lamplight(top), picture.openness()
    colour, shine, nap = surface.colour(picture.x, picture.y, picture.z)
    to_eye = -picture.ray / np.linalg.norm(picture.ray, axis=-1, keepdims=True)
    lamp = np.clip((normal * LAMP).sum(-1), 0, 1) * free
    half = (LAMP + to_eye) / np.linalg.norm(LAMP + to_eye, axis=-1, keepdims=True)
    gleam = np.clip((normal * half).sum(-1), 0, 1)
    glow = (1 - np.clip((normal * to_eye).sum(-1), 0, 1)) ** 2 * nap
    base = colour * (0.34 * sky**1.3 + 0.92 * lamp + 0.55 * glow * sky)[..., None]
    varnish = shine * free * (0.30 * gleam**24 + 0.34 * gleam**90)
    return np.asarray(base + varnish[..., None] * np.array([1.0, 0.93, 0.82]))


def tray(cells: int, side: int, band: range) -> Array:
    """Return the tray with its shadow on the table: red, green, blue (premultiplied) and opacity."""
    surface = Tray(cells)
    picture = Picture(cells, side, band, surface.height, RIM + 0.1)
    colour = lit(picture, surface, RIM + 0.09)
    x, y = picture.at(0.0)
    solid = (box(picture.x, picture.y, surface.outer, 0.66) < 0) * 1.0
    near = np.maximum(box(x, y, surface.outer, 0.66), 0)
    cast = box(x - 0.16, y + 0.22, surface.outer - 0.05, 0.66)
    shadow = np.clip(0.50 * np.exp(-near / 0.07) + 0.62 * smooth(0.5 - cast / 0.72) ** 1.5, 0, 0.85)
    shadow *= smooth((side - np.array(band)[:, None]) / (0.04 * side))  # it is gone where the picture ends
    return pile(colour, np.asarray(solid, float), np.asarray(shadow * (1 - solid), float))


def pile(colour: Array, solid: Array, black: Array) -> Array:
    """Return colour over black over nothing, premultiplied."""
    return np.concatenate([np.clip(colour, 0, 1) * solid[..., None], (solid + black * (1 - solid))[..., None]], -1)


def cubes(cells: int) -> None:
    """Write the coarse picture of lying cubes, as the game paints them."""
    camera, poses = Camera(COARSE, COARSE, cells, cells), lying(cells, cells)
    picture = QImage(COARSE, COARSE, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.drawImage(camera.dome, CubePainter(LIGHT).painted(camera, 1.0, None, poses, [[("", 0)] * 6] * len(poses)))
    painter.end()
    picture.save(str(FOLDER / f"cubes_{cells}_small.webp"), quality=84)


def painted(kind: Callable[[int, int, range], Array], cells: int, side: int) -> Array:
    """Return a picture, computed at twice its size in bands."""
    bands = []
    for start in range(0, 2 * side, 64):
        band = range(start, min(start + 64, 2 * side))
        pixels = kind(cells, 2 * side, band)
        bands.append(pixels.reshape(len(band) // 2, 2, side, 2, 4).mean((1, 3)))
    return np.concatenate(bands)


def save(name: str, pixels: Array, quality: int) -> None:
    """Write a picture as WebP, and a coarse one that is read in a moment."""
    numbers = np.ascontiguousarray((np.clip(pixels[..., [2, 1, 0, 3]], 0, 1) * 255 + 0.5).astype(np.uint8))
    height, width = numbers.shape[:2]
    image = QImage(numbers.data, width, height, 4 * width, QImage.Format.Format_ARGB32_Premultiplied)
    image.convertToFormat(QImage.Format.Format_ARGB32).save(str(FOLDER / f"{name}.webp"), quality=quality)
    coarse(name)


def coarse(name: str) -> None:
    """Write the coarse picture of one that is there."""
    image = QImage(str(FOLDER / f"{name}.webp"))
    small = image.scaledToWidth(COARSE, Qt.TransformationMode.SmoothTransformation)
    small.save(str(FOLDER / f"{name}_small.webp"), quality=84)


def paper(side: int = 256) -> None:
    """Write the table's grain: light and dark specks that tile."""
    rng = np.random.default_rng(3)
    spots = rng.normal(0, 1, (side, side))
    wide = np.real(np.fft.ifft2(np.fft.fft2(rng.normal(0, 1, (side, side))) * _low_pass(side)))
    value = 0.9 * spots + 0.6 * wide / wide.std()
    alpha = np.clip(np.abs(value) * 2.2, 0, 8) / 255
    pixels = np.concatenate([np.where(value > 0, alpha, 0)[..., None]] * 3 + [alpha[..., None]], -1)
    numbers = np.ascontiguousarray((pixels * 255 + 0.5).astype(np.uint8))
    QImage(numbers.data, side, side, 4 * side, QImage.Format.Format_ARGB32_Premultiplied).save(
        str(FOLDER / "paper.png")
    )


def _low_pass(side: int) -> Array:
    f = np.fft.fftfreq(side)
    return np.asarray(np.exp(-(f[:, None] ** 2 + f[None] ** 2) * 900))


def main() -> None:
    """Write every picture."""
    side = int(sys.argv[1]) if len(sys.argv) > 1 else 1440
    sizes = [int(size) for size in sys.argv[2].split(",")] if len(sys.argv) > 2 else SIZES
    FOLDER.mkdir(parents=True, exist_ok=True)
    paper()
    kinds = sys.argv[3] if len(sys.argv) > 3 else "tray cubes"
    for cells in sizes:
        if "tray" in kinds:
            save(f"tray_{cells}", painted(tray, cells, side), 84)
        if "cubes" in kinds:
            cubes(cells)
    if len(sys.argv) == 1:
        record(__file__, TAKEN)


if __name__ == "__main__":
    main()
