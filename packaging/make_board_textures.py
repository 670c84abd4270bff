"""Make the pictures of the crossword game in resources/images: the board's frame and squares, tiles, rack and bag.

Each is a landscape of heights in the wood, the cloth and the lamplight of `make_textures.py`, seen from nearly above.

Run: python packaging/make_board_textures.py [kinds as frame,square,tiles,shadow,rack,bag]
"""

import sys
from collections.abc import Callable

import make_textures
import numpy as np
from make_textures import FELT, FOLDER, THREAD, Array, Height, Picture, Tray, arc, box, lit, noise, pile, smooth
from PySide6.QtGui import QImage
from sources import digest, record

UNIT = 246
"""Pixels for an edge of the dome's cubes: with it the grain is as coarse as on the dome's tray."""
OUTER, FRAME, AROUND = 2.6, 0.315, 0.30
"""Half the side of the pictured frame, how wide it is, and the room for its shadow, in cube edges."""
VARIANTS, TILE, TILE_ROOM = 8, 208, 1.08
"""Differently grown tiles, the pixels of each picture and how many tile sides it shows."""
MAPLE = np.array([[288, 246, 182], [334, 318, 282]]) / 255
"""Maple from its dark to its light; above 1, for a flat surface gets less than the whole light."""
LINEN = np.array([318, 304, 266]) / 255
TILT = 0.22
_FREE, _BRIGHT = 0.513, 1.24
"""The lamplight on a flat surface by its own reckoning; how much brighter narrow pieces of walnut are."""
LAMP_HEADROOM = 0.15
"""How far above a surface its own light is followed: nearer, its highest places would count as half in shadow."""
BAG_SIDE = (480, 560)
TAKEN = (digest(make_textures.__file__, make_textures.TAKEN),)


class Flat(Picture):
    """Parallel rays, a little from the south, through the pixels of a picture whose middle is the origin."""

    def __init__(self, size: tuple[int, int], unit: float, band: range, height: Height, top: float,
                 tilt: float = TILT) -> None:  # fmt: skip
        self.height, self.tilt = height, tilt
        across = (np.arange(size[0]) + 0.5 - size[0] / 2) / unit
        up = (size[1] / 2 - 0.5 - np.array(band)) / unit
        self.a, self.b = np.meshgrid(across, up)
        self.ray = np.stack([np.zeros_like(self.a), np.full_like(self.a, tilt), -np.ones_like(self.a)], -1)
        self.x, self.y, self.z = self._meet(top)

    def at(self, z: Array | float) -> tuple[Array, Array]:
        """Return where the rays pass a height."""
        return self.a, self.b - self.tilt * np.asarray(z)


class BoardFrame(Tray):
    """A frame of mitred walnut around a field; the tray's wood, narrower."""

    field, top = 0.08, 0.225

    def __init__(self) -> None:
        self.outer = OUTER
        self.hole = OUTER - FRAME

    def height(self, x: Array, y: Array) -> Array:
        """Return the height of frame, field, or table (0)."""
        inside, outside = box(x, y, self.hole, 0.05), box(x, y, self.outer, 0.17)
        inner, outer = np.maximum(inside, 0), np.maximum(-outside, 0)
        z = self.top - 0.035 * arc(inner / 0.035) - 0.11 * arc(outer / 0.10)
        z = z - 0.022 * np.exp(-(((inner - 0.070) / 0.011) ** 2)) + 0.012 * np.sin(np.clip(inner / FRAME, 0, 1) * np.pi)
        return np.where(outside < 0, np.where(inside < 0, self.field, z), 0.0)

    def colour(self, x: Array, y: Array, z: Array) -> tuple[Array, Array, Array]:
        """Return the colours of walnut, its shine, and no nap."""
        colour, fibre = self._walnut(x, y)
        return colour * _BRIGHT, 0.55 + 0.45 * fibre, np.zeros_like(x)


class Square:
    """One square of the board: a shallow well between rounded ridges; the picture is one pitch wide."""

    def height(self, x: Array, y: Array) -> Array:
        """Return the height of the ridges over the wells of a board that goes on for ever."""
        u, v = np.mod(x + 0.5, 1) - 0.5, np.mod(y + 0.5, 1) - 0.5
        return np.asarray(0.042 * smooth((box(u, v, 0.462, 0.085) + 0.030) / 0.055))

    def colour(self, x: Array, y: Array, z: Array) -> tuple[Array, Array, Array]:
        """Return plain white without shine."""
        return np.ones((*x.shape, 3)), np.zeros_like(x), np.zeros_like(x)


class MapleTile:
    """A tile of maple with eased edges; its side is 1."""

    thick, ease = 0.20, 0.075

    def __init__(self, variant: int) -> None:
        self.shift = 17.3 * variant
        self.variant = variant

    def height(self, x: Array, y: Array) -> Array:
        """Return the height of the tile, or of the table (0)."""
        inside = -box(x, y, 0.5, 0.105)
        return np.where(inside > 0, self.thick - self.ease * 0.85 * arc(inside / self.ease), 0.0)

    def colour(self, x: Array, y: Array, z: Array) -> tuple[Array, Array, Array]:
        """Return the colours of maple, its shine, and no nap."""
        along, across = x + self.shift, y * 1.0 + self.shift * 3
        bend = 0.22 * noise(along * 0.9, across * 1.1) + 0.05 * noise(along * 2.7 + 5, across * 4)
        rings = 0.5 + 0.5 * np.sin((across + bend) * 2 * np.pi * (2.6 + 0.35 * (self.variant % 4)))
        fibre = 0.6 * noise(along * 3, across * 46 + bend * 20) + 0.4 * noise(along * 9 + 7, across * 90)
        flake = smooth((noise(along * 7 + 31, across * 64 + bend * 40) - 0.74) / 0.12)
        t = np.clip(0.60 + 0.20 * rings + 0.26 * (fibre - 0.5) + 0.16 * (noise(along * 1.3, across * 1.7) - 0.5), 0, 1)
        t = t - 0.14 * flake - 0.05 * (self.variant % 3)
        end = smooth((0.10 - z) / 0.08)
        colour = MAPLE[0] * (1 - t[..., None]) + MAPLE[1] * t[..., None]
        return colour * (1 + 0.75 * end)[..., None], 0.50 + 0.3 * fibre, np.zeros_like(x)


class Bar:
    """A bar of walnut with rounded edges, for the two parts of a rack."""

    def __init__(self, half: tuple[float, float], ease: float, thick: float, middle: float, shade: float) -> None:
        self.half, self.ease, self.thick, self.middle, self.shade = half, ease, thick, middle, shade

    def inside(self, x: Array, y: Array) -> Array:
        """Return how far inside the bar a place is, negative outside."""
        long, high = self.half
        corner = min(0.13, high * 0.9)
        a, b = np.abs(x) - long + corner, np.abs(y - self.middle) - high + corner
        away = np.hypot(np.maximum(a, 0), np.maximum(b, 0)) + np.minimum(np.maximum(a, b), 0) - corner
        return np.asarray(-away)

    def height(self, x: Array, y: Array) -> Array:
        """Return the height of the bar, or of the table (0)."""
        inside = self.inside(x, y)
        z = self.thick - self.ease * arc(inside / self.ease)
        return np.where(inside > 0, z, 0.0)

    def colour(self, x: Array, y: Array, z: Array) -> tuple[Array, Array, Array]:
        """Return the colours of walnut with the grain along the bar, its shine, and no nap."""
        colour, fibre = Tray(5)._walnut(x, y + 500.37 + 3 * self.thick)
        low = smooth((self.middle + self.half[1] * 0.3 - y) / (1.1 * self.half[1])) * self.shade
        return colour * _BRIGHT * (1 - low)[..., None], 0.6 + 0.4 * fibre, np.zeros_like(x)


_BODY = np.array([(-1.02, 0.0), (-1.01, 0.30), (-0.98, 0.50), (-0.92, 0.66), (-0.80, 0.80), (-0.60, 0.885),
                  (-0.38, 0.88), (-0.14, 0.78), (0.08, 0.60), (0.26, 0.40), (0.38, 0.27), (0.46, 0.225)])  # fmt: skip
_CORD = 0.45
_TIES = (((0.13, 0.42), (0.50, 0.40), (0.50, 0.16), (0.40, -0.02)),
         ((0.14, 0.44), (0.66, 0.46), (0.72, 0.24), (0.66, 0.10)))  # fmt: skip
_LABEL = (0.0, -0.44, 0.41, 0.225)


def _bezier(points: tuple[tuple[float, float], ...]) -> Array:
    t = np.linspace(0, 1, 40)[:, None]
    a, b, c, d = (np.array(point) for point in points)
    return np.asarray(a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t * t * (1 - t) + d * t**3)


class Bag:
    """A bag of green cloth with a drawstring and a stitched label."""

    def __init__(self) -> None:
        v = np.linspace(-1.02, 0.46, 400)
        raw = np.interp(v, _BODY[:, 0], _BODY[:, 1])
        pad = np.concatenate([np.full(30, raw[0]), raw, np.full(30, raw[-1])])
        self.v, self.w = v, np.convolve(pad, np.hanning(61) / np.hanning(61).sum(), "valid")
        self.ties = [_bezier(points) for points in _TIES]

    def width(self, y: Array) -> Array:
        """Return half the width of the bag at a height on the picture."""
        body = np.interp(y, self.v, self.w, left=0, right=0.225)
        ruff = 0.215 + 0.30 * smooth((y - _CORD) / 0.62) ** 0.8
        return np.where(y > _CORD, ruff, body)

    def brim(self, x: Array) -> Array:
        """Return how high the ruffled edge reaches."""
        return np.asarray(0.93 + 0.065 * np.sin(x * 19 + 1.1) + 0.035 * np.sin(x * 33 + 2) - 0.35 * x * x)

    def turn(self, x: Array, y: Array) -> Array:
        """Return how far around the bag a place is, from -π/2 to π/2."""
        return np.asarray(np.arcsin(np.clip(x / np.maximum(self.width(y), 0.02), -1, 1)))

    def cloth(self, x: Array, y: Array) -> Array:
        """Return the height of the cloth, negative where there is none."""
        width = self.width(y)
        part = 1 - (x / np.maximum(width, 0.02)) ** 2
        there = (part > 0) & (y < self.brim(x)) & (y > -1.02)
        angle = self.turn(x, y)
        round_ = np.sqrt(np.clip(part, 0, 1)) * np.where(y > _CORD, 0.20 + 0.25 * (y - _CORD), 0.62 * width**0.8 + 0.06)
        return np.where(there, 0.06 + round_ + self._folds(angle, x, y), -1.0)

    def _folds(self, angle: Array, x: Array, y: Array) -> Array:
        wander = 1.1 * noise(angle * 1.2 + 5, y * 1.6 + 9)
        body = np.exp(-np.maximum(_CORD - y, 0) / 0.50) * 0.068 + 0.009
        sharp = 1 - 2 * np.abs(np.sin(angle * 4.5 + wander + 0.4)) ** 0.75
        soft = np.sin(angle * 8.5 + wander * 1.6) * 0.35
        ruff = 0.085 * (1 - 2 * np.abs(np.sin(angle * 3.8 + 0.9 * wander)) ** 0.8)
        dents = 0.045 * (noise(x * 2.3 + 4, y * 2.1) - 0.5) + 0.02 * (noise(x * 5, y * 4 + 3) - 0.5)
        return np.where(y > _CORD, ruff * smooth((y - _CORD) / 0.25) + 0.05 * sharp, body * (sharp + soft) + dents)

    def cord(self, x: Array, y: Array) -> tuple[Array, Array]:
        """Return how high the cord stands out (0 where there is none), and how far along it a place is."""
        sag = _CORD - 0.03 - 0.05 * (1 - (x / 0.25) ** 2)
        away = np.where(np.abs(x) < 0.245, np.abs(y - sag), 9.0)
        high, along = np.sqrt(np.clip(1 - (away / 0.047) ** 2, 0, 1)) * 0.10, x * 1.0
        for tie in self.ties:
            away, place = _nearest(x, y, tie)
            here = np.sqrt(np.clip(1 - (away / 0.030) ** 2, 0, 1)) * 0.07
            bead = np.sqrt(np.clip(1 - (np.hypot(x - tie[-1, 0], y - tie[-1, 1] + 0.03) / 0.062) ** 2, 0, 1)) * 0.13
            along, high = np.where(here > high, place, along), np.maximum(high, here)
            along, high = np.where(bead >= high, 99.0, along), np.maximum(high, bead)
        return high, along

    def label(self, x: Array, y: Array) -> Array:
        """Return how far inside the label a place is, negative outside."""
        left, middle, wide, high = _LABEL
        a, b = np.abs(x - left) - wide + 0.07, np.abs(y - middle) - high + 0.07
        return np.asarray(0.07 - np.hypot(np.maximum(a, 0), np.maximum(b, 0)) - np.minimum(np.maximum(a, b), 0))

    def height(self, x: Array, y: Array) -> Array:
        """Return the height of the bag, or of the table (0)."""
        cloth = np.maximum(self.cloth(x, y), 0)
        high, _along = self.cord(x, y)
        flat = 0.06 + 0.60 * self.width(y) ** 0.8 * np.sqrt(np.clip(1 - (x / 1.1) ** 2, 0, 1)) + 0.04
        labelled = np.where(self.label(x, y) > 0, np.maximum(cloth, flat), cloth)
        return np.where(high > 0, np.maximum(labelled, 0.12) + high, labelled)

    def colour(self, x: Array, y: Array, z: Array) -> tuple[Array, Array, Array]:
        """Return colour, shine and nap."""
        weave = 0.5 * noise(x * 120, y * 120) + 0.5 * noise(x * 60 + 3, y * 60)
        cloth = FELT * (1.02 + 0.34 * weave + 0.30 * noise(x * 2.1, y * 2.4))[..., None]
        hem = np.abs(self.brim(x) - 0.075 - y)
        cloth = cloth * (1 - 0.35 * np.exp(-((hem / 0.012) ** 2)))[..., None]
        inside = self.label(x, y)
        linen = LINEN * (0.90 + 0.10 * noise(x * 90, y * 30) + 0.06 * noise(x * 25, y * 90))[..., None]
        edge = np.where(np.abs(x - _LABEL[0]) / _LABEL[2] > np.abs(y - _LABEL[1]) / _LABEL[3], y, x)
        stitch = ((np.abs(inside - 0.042) < 0.011) & (np.mod(edge * 13, 1) < 0.62))[..., None]
        linen = np.where(stitch, THREAD * 0.80, linen)
        colour = np.where((inside > 0)[..., None], linen, cloth)
        high, along = self.cord(x, y)
        twist = 0.76 + 0.34 * (0.5 + 0.5 * np.sin(along * 105 + (y + x) * 60)) * (along < 90) + 0.2 * (along > 90)
        colour = np.where((high > 0)[..., None], THREAD * 1.10 * twist[..., None], colour)
        plain = (inside > 0) | (high > 0)
        return colour, np.where(high > 0, 0.75, 0.0), np.where(plain, 0.0, 0.85)


def _nearest(x: Array, y: Array, curve: Array) -> tuple[Array, Array]:
    best, place = np.full(x.shape, 9.0), np.zeros(x.shape)
    for number in range(len(curve) - 1):
        (ax, ay), (bx, by) = curve[number], curve[number + 1]
        long = (bx - ax) ** 2 + (by - ay) ** 2
        t = np.clip(((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / long, 0, 1)
        away = np.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay))
        place = np.where(away < best, (number + t) * 0.02, place)
        best = np.minimum(best, away)
    return best, place


def frame(size: tuple[int, int], unit: float, band: range) -> Array:
    """Return the frame with its shadows on the table and on the field, which shows through."""
    surface = BoardFrame()
    picture = Flat(size, unit, band, surface.height, surface.top + 0.05)
    colour = lit(picture, surface, surface.top + LAMP_HEADROOM)
    wood = (box(picture.x, picture.y, surface.outer, 0.17) < 0) & (box(picture.x, picture.y, surface.hole, 0.05) > 0)
    light = 0.35 * picture.openness() ** 1.3 + 0.65 * picture.lamplight(surface.top + LAMP_HEADROOM) / _FREE
    field = np.clip(1 - light, 0, 0.8) * (box(picture.x, picture.y, surface.hole, 0.05) <= 0)
    x, y = picture.at(0.0)
    near = np.maximum(box(x, y, surface.outer, 0.17), 0)
    cast = box(x - 0.06, y + 0.09, surface.outer - 0.02, 0.17)
    shadow = np.clip(0.50 * np.exp(-near / 0.04) + 0.60 * smooth(0.5 - cast / 0.42) ** 1.5, 0, 0.85)
    outside = box(picture.x, picture.y, surface.outer, 0.17) >= 0
    return pile(colour, wood * 1.0, np.where(outside, shadow, field))


def square(size: tuple[int, int], unit: float, band: range) -> Array:
    """Return what light makes of one square: white where it is brighter than a flat board, black where darker."""
    surface = Square()
    picture = Flat(size, unit, band, surface.height, 0.05, 0.0)
    light = lit(picture, surface, 0.05 + LAMP_HEADROOM)[..., 0]
    flat = np.percentile(light, 60)
    brighter, darker = np.clip((light / flat - 1) * 1.5, 0, 0.55), np.clip((1 - light / flat) * 1.25, 0, 0.6)
    return pile(np.ones((*light.shape, 3)), brighter, darker)


def tile(variant: int) -> Callable[[tuple[int, int], float, range], Array]:
    """Return what paints a tile."""

    def paint(size: tuple[int, int], unit: float, band: range) -> Array:
        surface = MapleTile(variant)
        picture = Flat(size, unit, band, surface.height, surface.thick + 0.01)
        colour = lit(picture, surface, surface.thick + LAMP_HEADROOM)
        return pile(colour, (picture.z > 0.002) * 1.0, np.zeros_like(picture.z))

    return paint


def rack(upper: bool) -> Callable[[tuple[int, int], float, range], Array]:
    """Return what paints one of the two parts of a rack: the back that tiles lean on, or the lip before them."""
    surface = Bar((2.70, 0.30), 0.05, 0.10, 0.0, 0.55) if upper else Bar((2.82, 0.155), 0.13, 0.22, 0.0, 0.28)

    def paint(size: tuple[int, int], unit: float, band: range) -> Array:
        picture = Flat(size, unit, band, surface.height, surface.thick + 0.02, 0.12)
        colour = lit(picture, surface, surface.thick + LAMP_HEADROOM)
        x, y = picture.at(0.0)
        near, cast = np.maximum(-surface.inside(x, y), 0), -surface.inside(x - 0.05, y + 0.10)
        shadow = np.clip(0.45 * np.exp(-near / 0.035) + 0.5 * smooth(0.5 - cast / 0.36) ** 1.5, 0, 0.8)
        return pile(colour, (surface.inside(picture.x, picture.y) > 0) * 1.0, shadow)

    return paint


def bag(size: tuple[int, int], unit: float, band: range) -> Array:
    """Return the bag and its shadow."""
    surface = Bag()
    picture = Flat(size, unit, band, lambda x, y: surface.height(x, y - 0.03), 1.0, 0.0)
    picture.y = picture.y - 0.03
    picture.height = surface.height
    colour = lit(picture, surface, 0.95 + LAMP_HEADROOM)
    x, y = picture.x, picture.y
    spread = np.hypot((x - 0.06) / 1.02, (y + 0.93) / 0.20)
    shadow = 0.60 * smooth(1.15 - spread) + 0.28 * smooth(0.9 - np.hypot((x - 0.10) / 1.05, (y + 0.55) / 0.62))
    return pile(colour, (picture.z > 0.03) * 1.0, np.clip(shadow, 0, 0.75))


def shadow(width: int, soft: float, strength: float) -> Array:
    """Return a tile's soft shadow, twice as wide as the tile."""
    a = (np.arange(width) + 0.5) / width * 2 - 1
    x, y = np.meshgrid(a, a)
    dark = smooth(0.5 - box(x, y, 0.5, 0.12) / soft) * strength
    return np.concatenate([np.zeros((width, width, 3)), dark[..., None]], -1)


Paint = Callable[[tuple[int, int], float, range], Array]


def painted(paint: Paint, size: tuple[int, int], unit: float) -> Array:
    """Return a picture, computed at twice its size in bands."""
    bands, (width, height) = [], size
    for start in range(0, 2 * height, 32):
        band = range(start, min(start + 32, 2 * height))
        pixels = paint((2 * width, 2 * height), 2 * unit, band)
        bands.append(pixels.reshape(len(band) // 2, 2, width, 2, 4).mean((1, 3)))
    return np.concatenate(bands)


def save(name: str, pixels: Array, quality: int) -> None:
    """Write a picture as WebP."""
    numbers = np.ascontiguousarray((np.clip(pixels[..., [2, 1, 0, 3]], 0, 1) * 255 + 0.5).astype(np.uint8))
    height, width = numbers.shape[:2]
    image = QImage(numbers.data, width, height, 4 * width, QImage.Format.Format_ARGB32_Premultiplied)
    assert image.convertToFormat(QImage.Format.Format_ARGB32).save(str(FOLDER / name), quality=quality)


def make_frame() -> None:
    """Write the frame."""
    side = round(2 * (OUTER + AROUND) * UNIT)
    save("board_frame.webp", painted(frame, (side, side), UNIT), 86)


def make_square() -> None:
    """Write the light on a square."""
    save("board_square.webp", painted(square, (160, 160), 160), 92)


def make_tiles() -> None:
    """Write the tiles, side by side."""
    pictures = [painted(tile(variant), (TILE, TILE), TILE / TILE_ROOM) for variant in range(VARIANTS)]
    save("board_tiles.webp", np.concatenate(pictures, 1), 90)


def make_shadow() -> None:
    """Write the shadows of a tile that lies and of one that is lifted."""
    save("board_shadow.webp", np.concatenate([shadow(128, 0.16, 0.62), shadow(128, 0.62, 0.62)], 1), 90)


def make_rack() -> None:
    """Write the back of the rack above its lip."""
    size = (round(6.2 * UNIT), round(1.0 * UNIT))
    save("board_rack.webp", np.concatenate([painted(rack(True), size, UNIT), painted(rack(False), size, UNIT)]), 86)


def make_bag() -> None:
    """Write the bag."""
    save("board_bag.webp", painted(bag, BAG_SIDE, BAG_SIDE[0] / 2.20), 88)


def main() -> None:
    """Write the pictures that are asked for, or all."""
    makers = {"frame": make_frame, "square": make_square, "tiles": make_tiles, "shadow": make_shadow,
              "rack": make_rack, "bag": make_bag}  # fmt: skip
    for kind in sys.argv[1].split(",") if len(sys.argv) > 1 else makers:
        makers[kind]()
    if len(sys.argv) == 1:
        record(__file__, TAKEN)


if __name__ == "__main__":
    main()
