"""The tray as real bodies (MuJoCo): cubes, walls, low ridges between the wells, the dome as a lid.

Everything is computed in the tray's own frame: a moving tray is a changing pull. The library is imported on first use,
because it takes a tenth of a second.
"""

import importlib
import math
import os
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from boggle_desk.views.boggle.dome.assignment import cheapest
from boggle_desk.views.boggle.dome.faces import PITCH, STANDING, Vector, well
from boggle_desk.views.boggle.dome.settle import Frame, Take

FRAMES_A_SECOND = 60
_STEPS = 5
_PULL = 140.0
_LID = 4.2
_TOSS = 34
"""Frames of the last toss, before the cubes are led into their wells."""
_LONGEST = 110
_LIFTS = (300, 20, -240, 320, 20, -240, -100)


def load() -> tuple[Any, Any]:
    """Import and return the physics library and numpy.

    Raises:
        ImportError: there is no build of the library for this machine.
    """
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    return importlib.import_module("mujoco"), importlib.import_module("numpy")


def _wall(x: float, y: float, half_x: float, half_y: float) -> str:
    return f'<geom type="box" class="tray" pos="{x} {y} {_LID}" size="{half_x} {half_y} {_LID}"/>'


def _tray(rows: int, columns: int) -> str:
    x, y = columns * PITCH / 2 - 0.02, rows * PITCH / 2 - 0.02
    parts = [f'<geom type="plane" class="tray" size="{x} {y} 1"/>']
    parts += [_wall(side * (x + 1), 0, 1, y + 2) + _wall(0, side * (y + 1), x + 2, 1) for side in (-1, 1)]
    parts.append(f'<geom type="box" class="tray" pos="0 0 {_LID + 1}" size="{x + 1} {y + 1} 1"/>')
    ridge = '<geom type="capsule" class="tray" size="0.05" fromto="{} {} 0.06 {} {} 0.06"/>'
    parts += [ridge.format(c, -y, c, y) for c in (i * PITCH - columns * PITCH / 2 for i in range(1, columns))]
    parts += [ridge.format(-x, c, x, c) for c in (i * PITCH - rows * PITCH / 2 for i in range(1, rows))]
    return "".join(parts)


def _world(rows: int, columns: int) -> str:
    step = 1 / (FRAMES_A_SECOND * _STEPS)
    touch = f'solref="{2 * step:.5f} 1" solimp="0.9 0.99 0.01" friction="0.25 0.01 0.001"'
    body = '<body pos="{} {} 0.5"><freejoint/><geom type="box" class="cube" size="0.5 0.5 0.5" mass="1"/></body>'
    bodies = "".join(body.format(*well(cell, rows, columns)) for cell in range(rows * columns))
    return f"""<mujoco>
      <option timestep="{step}" gravity="0 0 {-_PULL}" iterations="20" ls_iterations="10" cone="pyramidal"
              solver="Newton" integrator="implicitfast"><flag multiccd="disable"/></option>
      <size memory="60M"/>
      <default><default class="tray"><geom {touch}/></default>
      <default class="cube"><geom {touch} contype="2" conaffinity="3"/></default></default>
      <worldbody>{_tray(rows, columns)}{bodies}</worldbody></mujoco>"""


class PhysicsShaker:
    """Shakes real bodies, and finds takes that end with each of them in a well."""

    def __init__(self, rows: int, columns: int) -> None:
        self.rows, self.columns, self.count = rows, columns, rows * columns
        self._mujoco, self._np = load()
        self._model = self._mujoco.MjModel.from_xml_string(_world(rows, columns))
        self._data = self._mujoco.MjData(self._model)
        self._cubes = self._model.body_geomadr[1:].copy()
        self._wells = self._np.array([well(cell, rows, columns) for cell in range(self.count)])
        self._standing = self._np.array(STANDING).reshape(24, 3, 3)

    def begin(self, poses: Frame) -> None:
        """Put the bodies there, at rest."""
        self._data.qpos[:] = self._np.array(poses, float).ravel()
        self._data.qvel[:] = 0
        self._mujoco.mj_forward(self._model, self._data)

    def advance(self, push: Vector) -> Frame:
        """Return the poses 1/60 s later, while the tray is accelerated by `push` (cube edges per second squared)."""
        self._model.opt.gravity[:] = (-push[0], -push[1], -_PULL - push[2])
        self._data.xfrc_applied[:] = 0
        self._step(self._data)
        return self._frame(self._data)

    def proposals(self, luck: Random) -> Iterator[Take | None]:
        """Yield None for every frame computed ahead, then a take from the present state, or stop without one."""
        data = self._mujoco.MjData(self._model)
        self._mujoco.mj_copyData(data, self._model, self._data)
        yield from _Guide(self, data, luck).frames()

    def _step(self, data: Any) -> None:
        for _ in range(_STEPS):
            self._mujoco.mj_step(self._model, data)
        self._keep_inside(data)

    def _keep_inside(self, data: Any) -> None:
        """Put back what fast motion pushed through a wall, and limit the speeds."""
        np = self._np
        places, speeds = data.qpos.reshape(self.count, 7), data.qvel.reshape(self.count, 6)
        x, y = self.columns * PITCH / 2 - 0.45, self.rows * PITCH / 2 - 0.45
        low, high = np.array([-x, -y, 0.35]), np.array([x, y, _LID - 0.4])
        lost = ~((places[:, :3] >= low) & (places[:, :3] <= high))
        if lost.any():
            places[:, :3] = np.clip(np.nan_to_num(places[:, :3]), low, high)
            speeds[:, :3][lost] *= -0.3
        np.clip(np.nan_to_num(speeds, copy=False), -60, 60, out=speeds)

    def _frame(self, data: Any) -> Frame:
        poses: Frame = data.qpos.reshape(self.count, 7).tolist()
        return poses


class _Guide:
    """Leads the bodies of one take: a last toss, a jiggle, then springs to the nearest wells and the nearest faces."""

    def __init__(self, shaker: PhysicsShaker, data: Any, luck: Random) -> None:
        self.s, self.data, self.np = shaker, data, shaker._np
        self.phases = [luck.uniform(0, math.tau) for _ in range(4)]
        headings = [luck.uniform(0, math.tau) for _ in range(shaker.count)]
        self.spins = [self._spins(headings, stage, luck) for stage in range(4)]
        self.cells: list[int] | None = None
        self.done = False

    def _spins(self, headings: list[float], stage: int, luck: Random) -> Any:
        """Return a wanted spin for each body: over a side, then over the side across, so that each face goes under."""
        rows = []
        for heading in headings:
            angle, speed = heading + stage * math.pi / 2 + luck.gauss(0, 0.15), luck.uniform(44, 56)
            rows.append([speed * math.cos(angle), speed * math.sin(angle), luck.gauss(0, 6)])
        return self.np.array(rows)

    def frames(self) -> Iterator[Take | None]:
        """Yield None for each frame, then the take; nothing more when the bodies did not find their wells."""
        taken: list[Frame] = []
        self._collide(self.np.zeros(self.s.count, bool))
        for number in range(_LONGEST):
            self.data.xfrc_applied[:] = 0
            pull = self._toss(number) if number < _TOSS else self._lead(number - _TOSS)
            self.s._model.opt.gravity[:] = pull
            self.s._step(self.data)
            taken.append(self.s._frame(self.data))
            if self.done:
                break
            yield None
        self._collide(self.np.zeros(self.s.count, bool))
        if self.done and self.cells is not None:
            yield Take(taken, tuple(self.cells))

    def _collide(self, free: Any) -> None:
        """Let bodies collide with each other, except the `free` ones, which only feel the tray."""
        self.s._model.geom_contype[self.s._cubes] = self.np.where(free, 0, 2)
        self.s._model.geom_conaffinity[self.s._cubes] = self.np.where(free, 1, 3)

    def _turning(self) -> tuple[Any, Any]:
        matrices = self.data.xmat[1:].reshape(self.s.count, 3, 3)
        speeds = self.data.qvel.reshape(self.s.count, 6)[:, 3:]
        return matrices, self.np.einsum("kij,kj->ki", matrices, speeds)

    def _toss(self, number: int) -> tuple[float, float, float]:
        time, swell = number / FRAMES_A_SECOND, math.sin(math.pi * min(1.0, (number + 3) / _TOSS))
        _, turning = self._turning()
        wanted = self.spins[min(3, 4 * number // _TOSS)]
        self.data.xfrc_applied[1:, 3:] = self.np.clip((wanted - turning) * 20 * min(1.0, 2.2 * swell), -900, 900)
        x = 200 * swell * math.cos(math.tau * 3.2 * time + self.phases[0])
        y = 200 * swell * math.sin(math.tau * 3.2 * time + self.phases[1])
        return x, y, _LIFTS[min(6, number // 5)]

    def _lead(self, number: int) -> tuple[float, float, float]:
        if number >= 4:
            self._spring(number)
        left, time = max(0.0, 1 - number / 28), number / FRAMES_A_SECOND
        x = 130 * left * math.sin(math.tau * 7.5 * time + self.phases[2])
        y = 130 * left * math.sin(math.tau * 6.7 * time + self.phases[3])
        return x, y, -_PULL

    def _goals(self, number: int, places: Any) -> Any:
        if self.cells is None or number % 8 == 4:
            away = ((places[:, None, :2] - self.s._wells[None]) ** 2).sum(2)
            away = away * self.np.where(places[:, 2:] < 0.6, 3.0, 1.0)
            self.cells = cheapest(away.tolist())
        return self.s._wells[self.cells]

    def _spring(self, number: int) -> None:
        np = self.np
        places, speeds = self.data.xpos[1:], self.data.qvel.reshape(self.s.count, 6)
        away = self._goals(number, places) - places[:, :2]
        error, tilt = np.abs(away).max(1), self._right(number)
        firm = min(1.0, (number - 4) / 14)
        force = np.clip(150 * firm * away - (3 + 19 * firm) * speeds[:, :2], -190, 190)
        lifted = (places[:, 2] > 0.53) | (tilt > 0.07)
        if number >= 8 and lifted.any():
            force = self._hop(number, lifted, (error > 0.16) | (tilt > 0.30), away, force)
        elif number >= 15:
            self._collide(np.zeros(self.s.count, bool))
        self.data.xfrc_applied[1:, :2] = force
        still = np.abs(speeds[:, :3]).max() < 2.5 and places[:, 2].max() < 0.54
        self.done = bool(number > 12 and still and error.max() < 0.09 and tilt.max() < math.radians(4))

    def _right(self, number: int) -> Any:
        """Turn every body towards the nearest standing rotation; return how far (radians) it is from there."""
        np = self.np
        matrices, turning = self._turning()
        traces = np.einsum("kij,oij->ko", matrices, self.s._standing)
        nearest = self.s._standing[traces.argmax(1)]
        rest = nearest @ matrices.transpose(0, 2, 1)
        axis = 0.5 * np.stack(
            [rest[:, 2, 1] - rest[:, 1, 2], rest[:, 0, 2] - rest[:, 2, 0], rest[:, 1, 0] - rest[:, 0, 1]], 1
        )
        firm = min(1.0, max(0, number - 6) / 14)
        self.data.xfrc_applied[1:, 3:] = np.clip(520 * firm * axis - (1 + 26 * firm) * turning, -700, 700) / 6
        tilt: Any = np.arccos(np.clip((traces.max(1) - 1) / 2, -1, 1))
        return tilt

    def _hop(self, number: int, lifted: Any, far: Any, away: Any, force: Any) -> Any:
        """Let bodies that are not seated hop over to their own wells and press themselves in with a wobble."""
        np, time = self.np, number / FRAMES_A_SECOND
        hopping, pressing = lifted & far, lifted & ~far
        if number >= 15:
            self._collide(lifted)
        places, speeds = self.data.xpos[1:], self.data.qvel.reshape(self.s.count, 6)
        rise = _PULL + np.clip(130 * (1.62 - places[:, 2]) - 16 * speeds[:, 2], -200, 260)
        force = np.where(hopping[:, None], np.clip(260 * away - 26 * speeds[:, :2], -320, 320), force)
        self.data.xfrc_applied[1:, 2] = np.where(hopping, rise, np.where(pressing, -110.0, 0.0))
        wobble = np.array([60 * math.sin(time * 75), 60 * math.cos(time * 67)])
        moved: Any = force + np.where(pressing[:, None], wobble, 0.0)
        return moved


def jolts(before: Frame, now: Frame, after: Frame) -> Sequence[float]:
    """Return the speed changes (cube edges per frame) of the bodies over three frames: what is heard as clicks."""
    found = []
    for a, b, c in zip(before, now, after, strict=True):
        found.append(math.hypot(a[0] - 2 * b[0] + c[0], a[1] - 2 * b[1] + c[1], a[2] - 2 * b[2] + c[2]))
    return found
