"""What `CubeLight` draws, by numpy: the same look in a hundred times the time, for moving pictures of few pixels."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from boggle_desk.engine.kernels import codes
from boggle_desk.views.boggle.dome.faces import ROUND

Array = NDArray[Any]
HALF, FLAT = 0.5, 0.5 - ROUND
_LIGHTS = (codes.KEY, codes.SKY, codes.WARM, codes.LOW_LIGHT)
_STEP, _NEAR = 3, 1.9  # pixels that share the light on felt, and how far apart cubes shade each other
_AXES = ((1, 2), (0, 2), (0, 1))  # the axes along a face's rows and upwards, by the axis out of it


def _film(light: Array) -> Array:
    over = np.maximum(light - 0.80, 0) * 5
    part = over + 0.5 * over * over
    return np.asarray(np.minimum(light, 0.80) + 0.20 * part / (part + 1))


def _dot(one: Array, other: Array) -> Array:
    return np.asarray(np.einsum("...i,...i->...", one, other))


class PlainLight:
    """Draws pictures of cubes; see `CubeLight` for what it is handed."""

    def set_letters(self, atlas: Array, texels: int) -> None:
        self._atlas, self._texels = atlas, texels

    def set_picture(self, width: int, height: int, out: Array, ground: Array, bent: Array, glass: Array) -> None:
        """Take the pixels to be written, and those behind the cubes."""
        self._out, self._bent = out.reshape(height, width), bent
        self._glass = glass.reshape(-1, codes.GLASS).astype(np.intp)
        self._ground = ground.view(np.uint8).reshape(height, width, 4)[..., [2, 1, 0, 3]].astype(np.float32)
        self._x, self._y = np.meshgrid(np.arange(width, dtype=np.float32), np.arange(height, dtype=np.float32))

    def place(self, look: Array, cubes: Array, labels: Array) -> None:
        """Place the cubes, the farthest first."""
        self._look, self._tones = look, look[codes.LOOK :].reshape(codes.TONES, 2, 3)
        self._cubes, self._labels = cubes.reshape(-1, codes.FROM), labels.reshape(-1, 6, 2)
        self._axes = look[codes.RIGHT : codes.ORIGIN_X].reshape(3, 3)
        depth = (self._cubes[:, :3] - look[codes.EYE : codes.RIGHT]) @ self._axes[2]
        self._order = np.argsort(-depth)
        self._reach = 0.95 / (depth * look[codes.A_PIXEL])
        texels, across, level = self._texels, 2 * self._texels - (self._texels >> codes.SIZES - 1), 0
        while level < codes.SIZES - 1 and texels >> level > 2 * self._reach.mean():
            level += 1
        size, first = texels >> level, 2 * (texels - (texels >> level)) * (across + (texels >> level))
        letters = self._atlas.reshape(-1, across * across)[:, first : first + size * size]
        self._letters = letters.reshape(-1, size, size).astype(np.float32)

    def draw(self) -> None:
        """Draw the picture, and bend it through the glass."""
        look, eye, axes = self._look, self._look[codes.EYE : codes.RIGHT], self._axes
        a = (self._x + 0.5 - look[codes.ORIGIN_X]) * look[codes.A_PIXEL]
        b = (self._y + 0.5 - look[codes.ORIGIN_Y]) * look[codes.A_PIXEL]
        rays = (axes[2] + a[..., None] * axes[0] - b[..., None] * axes[1]).astype(np.float32)
        floor = self._floor(rays[::_STEP, ::_STEP]).repeat(_STEP, 0).repeat(_STEP, 1)[: rays.shape[0], : rays.shape[1]]
        picture = self._ground / 255
        picture[..., :3] *= floor[..., None]
        picture[..., 3] = 1 - (1 - picture[..., 3]) * np.minimum(floor, 1)
        for cube in self._order:
            middle = (self._cubes[cube, :3] - eye) @ axes.T
            x, y = middle[:2] / (middle[2] * look[codes.A_PIXEL]) * (1, -1) + look[codes.ORIGIN_X : codes.ORIGIN_Y + 1]
            reach = self._reach[cube]
            rows = slice(max(0, int(y - reach)), max(0, int(y + reach) + 1))
            columns = slice(max(0, int(x - reach)), max(0, int(x + reach) + 1))
            if rays[rows, columns].size:
                self._draw_cube(cube, rays[rows, columns], picture[rows, columns])
        numbers = np.rint(np.clip(picture, 0, 1) * 255).astype(np.uint32)
        self._out[:] = numbers[..., 3] << 24 | numbers[..., 0] << 16 | numbers[..., 1] << 8 | numbers[..., 2]
        if len(self._glass):
            self._bent[:] = self._out.ravel()
            seen = self._out.ravel()[self._glass[:, 1]]
            self._bent[self._glass[:, 0]] = np.where(self._glass[:, 2] >> 16 < 128, 0, seen)

    def _floor(self, rays: Array) -> Array:
        look, eye = self._look, self._look[codes.EYE : codes.RIGHT]
        points = eye - rays * (eye[2] / rays[..., 2:])
        over = eye + rays * ((look[codes.RIM] - eye[2]) / rays[..., 2:])
        frame = np.maximum(np.abs(over[..., 0]) - look[codes.HALF_X], np.abs(over[..., 1]) - look[codes.HALF_Y]) > 0
        points = np.where(frame[..., None], over, points)
        lit, near = self._shade(points, np.array((0, 0, 1), np.float32), -1)
        light = (0.46 + 0.54 * lit) * (0.48 + 0.52 * near) * look[codes.FELT]
        return np.asarray(np.where(frame, 1 + (np.minimum(light, 1) - 1) * 0.8, light))

    def _shade(self, points: Array, out: Array, skip: int) -> tuple[Array, Array]:
        """Return how much of lamp and sky points see between the cubes."""
        lamp = self._look[codes.LAMP : codes.KEY]
        lit = np.ones(points.shape[:-1], np.float32)
        away = points[..., 2] + 0.35 * out[..., 2] if skip >= 0 else np.full_like(lit, 9.0)
        for cube in self._cubes:
            if skip < 0 or 0 < ((cube[:3] - self._cubes[skip, :3]) ** 2).sum() < _NEAR * _NEAR:
                gap = cube[:3] - points
                along = np.maximum(gap @ lamp, 0.2)
                beside = np.sqrt(np.maximum(_dot(gap, gap) - along * along, 0)) - 0.57
                free = np.clip(0.5 + 2.6 * beside / np.maximum(along, 0.45), 0, 1)
                lit = np.minimum(lit, np.where(along > 0.2, free * free * (3 - 2 * free), 1))
                gap = gap - np.float32(0.3) * out
                away = np.minimum(away, np.sqrt(_dot(gap, gap)) - 0.55)
        return lit, np.clip(0.55 + 1.3 * away, 0.35, 1)

    def _draw_cube(self, number: int, rays: Array, picture: Array) -> None:
        cube = self._cubes[number]
        turn = cube[codes.TURN : codes.FROM].reshape(3, 3)
        eye, rays = (self._look[codes.EYE : codes.RIGHT] - cube[:3]) @ turn, rays @ turn
        facing = np.where(rays < 0, np.float32(1), np.float32(-1))
        steps = (HALF * facing - eye) / np.where(np.abs(rays) < 1e-6, 1e-6, rays)
        axis, way = steps.argmax(-1), steps.max(-1)
        for _ in range(2):
            place = eye + rays * way[..., None]
            core = np.sign(place) * np.maximum(np.abs(place) - FLAT, 0)
            free = np.where(core != 0, rays, 0)
            size, g = _dot(free, free) + 1e-9, _dot(core, free)
            root = np.sqrt(np.maximum(g * g - size * (_dot(core, core) - ROUND * ROUND), 0))
            way = way - np.clip((g + root) / size, -0.6, 0.25)
        place = eye + rays * way[..., None]
        core = np.sign(place) * np.maximum(np.abs(place) - FLAT, 0)
        far = np.sqrt(_dot(core, core))
        pixel = way * self._look[codes.A_PIXEL]
        cover = np.clip(1 - (far - ROUND) / pixel, 0, 1) * (np.abs(place).max(-1) < 0.6)
        seen = cover > 0
        if seen.any():
            colour = self._colours(number, turn, place[seen], core[seen], far[seen], axis[seen], facing[seen])
            share = cover[seen][:, None]
            picture[seen, :3] = picture[seen, :3] * (1 - share) + colour * share
            picture[seen, 3] = 1 - (1 - picture[seen, 3]) * (1 - share[:, 0])

    def _colours(self, number: int, turn: Array, place: Array, core: Array, far: Array, axis: Array,
                 facing: Array) -> Array:  # fmt: skip
        """Return the colours of places on a cube, in its own directions; `core` leads to them from the inner cube."""
        look, cube, tones = self._look, self._cubes[number], self._tones
        colour, out = np.repeat(tones[:1, 0], len(place), 0), core / np.maximum(far, 1e-6)[:, None]
        for side, sign in ((side, sign) for side in range(3) for sign in (1, -1)):
            on = (axis == side) & (facing[:, side] == sign)
            if on.any():
                u_axis, v_axis = _AXES[side]
                u = place[on, u_axis] * (-sign if side == 1 else sign)
                v, (label, tone) = place[on, v_axis], self._labels[number, 2 * side + (sign < 0)]
                gap = np.hypot(np.maximum(np.abs(u) - 0.285, 0), np.maximum(np.abs(v) - 0.285, 0)) - 0.103
                inside, groove = np.clip(0.5 - gap * 60, 0, 1)[:, None], np.maximum(1 - gap * gap * 1900, 0)[:, None]
                for _ in range(label & 3):
                    u, v = -v, u
                ink = self._ink(label >> 2, u, v)[:, None]
                face = tones[tone, 0] + (tones[tone, 1] - tones[tone, 0]) * ink * look[codes.SEEN] * 0.97
                colour[on] = (colour[on] + (face - colour[on]) * inside) * (1 - 0.18 * groove * groove)
        out = out @ turn.T
        lit, near = self._shade(cube[:3] + place @ turn.T, out, number)
        lamp = np.maximum(out @ look[codes.LAMP : codes.KEY], 0) * lit
        lamp *= 0.90 + 0.24 * (place @ turn.T @ look[codes.LAMP : codes.KEY])
        sky, south = (0.5 + 0.5 * out[:, 2]) * near, (0.5 - 0.5 * out[:, 1]) ** 2 * near
        lights = (lamp, sky, south, near - sky)
        total = sum(each[:, None] * look[at : at + 3] for each, at in zip(lights, _LIGHTS, strict=True))
        view = look[codes.EYE : codes.RIGHT] - cube[:3]
        half = look[codes.LAMP : codes.KEY] + view / np.linalg.norm(view)
        shiny = np.maximum(out @ (half / np.linalg.norm(half)), 0) ** 8
        return _film(colour * total + (look[codes.SHINE] * (0.15 * shiny**8 + 0.075 * shiny) * lit)[:, None])

    def _ink(self, letter: int, u: Array, v: Array) -> Array:
        """Return the ink of a letter at places of its face, right and up."""
        picture = self._letters[letter]
        x, y = ((each + 0.5) * len(picture) - 0.5 for each in (u, -v))
        left, top = (np.clip(each, 0, len(picture) - 2).astype(int) for each in (x, y))
        x, y = x - left, y - top
        above = picture[top, left] * (1 - x) + picture[top, left + 1] * x
        below = picture[top + 1, left] * (1 - x) + picture[top + 1, left + 1] * x
        return np.asarray(np.clip((above * (1 - y) + below * y) / 255 * 1.8 - 0.4, 0, 1))
