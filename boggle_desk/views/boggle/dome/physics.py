"""Shakes the cubes: real bodies (MuJoCo) in the tray's frame, where a moving tray is a changing pull; takes that end in
wells; plans that put the decided letters on them, backwards. MuJoCo is imported on first use: that takes 0.1 s."""

import importlib
import importlib.util
import math
import os
import threading
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from PySide6.QtGui import QVector3D

from boggle_desk.engine.boggle.cubes import PlacedCube
from boggle_desk.views.boggle.dome.faces import PITCH, STANDING, UNTURNED, Label, Pose, Vector, labels_for, turned, well


def assigned(costs: Any) -> list[int]:
    """Return the column for each row with the least sum (Hungarian method in the form of Jonker and Volgenant)."""
    import numpy as np

    size = len(costs)
    priced, owner = np.full((size + 1, size + 1), np.inf), np.zeros(size + 1, int)
    priced[1:, 1:] = costs  # the prices of rows and columns are taken off; column 0 is where a row begins
    for row in range(1, size + 1):
        column, owner[0] = 0, row
        least, came_from, used = np.full(size + 1, np.inf), np.zeros(size + 1, int), np.zeros(size + 1, bool)
        while owner[column]:
            used[column] = True
            nearer = ~used & (priced[owner[column]] < least)
            least[nearer], came_from[nearer] = priced[owner[column], nearer], column
            nearest = np.where(used, np.inf, least).argmin()
            step = least[nearest]
            priced[owner[used]] -= step
            priced[:, used] += step
            least[~used] -= step
            column = int(nearest)
        while column:
            owner[column] = owner[came_from[column]]
            column = came_from[column]
    columns: list[int] = (owner[1:].argsort()).tolist()
    return columns


Frame = Sequence[Pose]  # all poses at one moment; moments are 1/60 s apart
_ON_TRAY, _AT_GLASS = 0.85, 1.3
"""How high (cube edges) the middle of a cube is that strikes the floor, at most, and the dome, at least."""
EASE = 10  # frames in which a nearly still body slides into place
HIDDEN = 0.012  # the cosine by which a hidden face points away from the eye


@dataclass(frozen=True)
class Take:
    """Frames that end with each body at rest in its well: `cells[body]`."""

    frames: list[Frame]
    cells: tuple[int, ...]


@dataclass(frozen=True)
class Swap:
    body: int
    face: int
    label: Label


@dataclass(frozen=True)
class Plan:
    """A take with letters: the swaps by frame, and the labels at the end."""

    frames: list[Frame]
    swaps: dict[int, list[Swap]]
    labels: list[list[Label]]
    seen_swaps: int  # labels changed in sight: 0 in a plan that may be shown


@cache
def _hairs(count: int) -> tuple[tuple[float, float, float], ...]:
    """Return each well's turn (degrees) and offset: always the same, as in the finished pictures."""
    rng = Random(7)
    return tuple((rng.gauss(0, 1.4), rng.uniform(-0.018, 0.018), rng.uniform(-0.018, 0.018)) for _ in range(count))


def resting(rows: int, columns: int, standing: Sequence[int], cells: Sequence[int]) -> Frame:
    """Return poses in the wells, slightly off as in a real tray."""
    poses = []
    for cell, number in zip(cells, standing, strict=True):
        x, y = well(cell, rows, columns)
        yaw, dx, dy = _hairs(rows * columns)[cell]
        turn = turned(yaw) * STANDING[number]
        poses.append((x + dx, y + dy, 0.5, turn.scalar(), turn.x(), turn.y(), turn.z()))
    return tuple(poses)


@cache
def lying(rows: int, columns: int) -> Frame:
    """Return unturned bodies, each in the cell of its number."""
    count = rows * columns
    return resting(rows, columns, [UNTURNED] * count, range(count))


def eased(take: Take, rows: int, columns: int) -> Take:
    """Return the take with frames that bring each body to its exact place."""
    import numpy as np

    last = np.array(take.frames[-1])
    goal = np.array(resting(rows, columns, _standing(last), take.cells))
    goal[:, 3:] *= np.sign((last[:, 3:] * goal[:, 3:]).sum(1))[:, None]  # the short way round
    frames = list(take.frames)
    for step in range(1, EASE + 1):
        part = step / EASE
        poses = last + (goal - last) * (part * part * (3 - 2 * part))
        poses[:, 3:] /= np.linalg.norm(poses[:, 3:], axis=1)[:, None]
        frames.append(poses.tolist())
    return Take(frames, take.cells)


def _standing(poses: Any) -> list[int]:
    import numpy as np

    turns = np.array([(turn.scalar(), turn.x(), turn.y(), turn.z()) for turn in STANDING])
    numbers: list[int] = np.abs(poses[:, 3:] @ turns.T).argmax(1).tolist()
    return numbers


def flattened(heights: Any) -> Any:
    """Return flying cubes' heights as drawn, below the dome."""
    import numpy as np

    return np.minimum(heights, 0.55 + 0.45 * heights)


def _hidden(poses: Any, eye: Vector) -> Any:
    """Return for each frame, body and face whether it points away from the eye."""
    import numpy as np

    away = np.array(eye) - poses[..., :3]
    away[..., 2] = eye[2] - flattened(poses[..., 2])
    across, scalar = poses[..., 4:], poses[..., 3:4]
    twist = 2 * np.cross(away, across)
    towards = away + scalar * twist + np.cross(twist, across)  # the direction to the eye in each body's frame
    edge = 0.5 - HIDDEN * np.linalg.norm(away, axis=-1)[..., None, None]
    return (np.stack([towards, -towards], -1) < edge).reshape(*poses.shape[:2], 6)


def planned(take: Take, labels: Sequence[Sequence[Label]], cubes: Sequence[PlacedCube], eye: Vector) -> Plan:
    """Return the plan that ends with `cubes` in the cells."""
    import numpy as np

    poses = np.array(take.frames)
    hidden = _hidden(poses, eye)
    # the first of three hidden frames in a row: two of them may be left out when a screen is late
    whole = hidden[:-2] & hidden[1:-1] & hidden[2:]
    moments, found = whole.argmax(0), whole.any(0)
    swaps: dict[int, list[Swap]] = {}
    final: list[list[Label]] = []
    seen = 0
    for body, (cell, standing) in enumerate(zip(take.cells, _standing(poses[-1]), strict=True)):
        final.append(labels_for(cubes[cell], standing))
        for face, label in enumerate(final[-1]):
            if label != labels[body][face]:
                seen += not found[body, face]
                swaps.setdefault(int(moments[body, face]), []).append(Swap(body, face, label))
    return Plan(take.frames, swaps, final, seen)


FRAMES_A_SECOND = 60
_Steps = tuple[int, int, int, int]
_EXACT: _Steps = (5, 2, 3, 20)
_ROUGH: _Steps = (3, 0, 0, 4)
"""Steps per frame, then MuJoCo's solver, integrator and rounds. Rough is enough for shaken bodies."""
_PULL = 140.0
_TOSS = 34  # frames of the last toss before cubes are guided to wells
_KICK, _HARD = 8, 60.0  # bodies are kicked every `_KICK` frames while the tray's acceleration is above `_HARD`
_LIFTS = (300, 20, -240, 320, 20, -240, -100)


def load() -> tuple[Any, Any]:
    """Return MuJoCo and numpy. Raises `ImportError` if MuJoCo has no build for this machine."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    import numpy as np

    return importlib.import_module("mujoco"), np


def _tray(rows: int, columns: int) -> str:
    x, y = columns * PITCH / 2 - 0.02, rows * PITCH / 2 - 0.02
    plane = '<geom type="plane" class="tray" size="9 9 1" pos="{} {} {}" zaxis="{} {} {}"/>'
    parts = [plane.format(0, 0, 0, 0, 0, 1), plane.format(0, 0, 4.2, 0, 0, -1)]
    parts += [plane.format(-side * x, 0, 0, side, 0, 0) + plane.format(0, -side * y, 0, 0, side, 0) for side in (-1, 1)]
    ridge = '<geom type="capsule" class="tray" size="0.05" fromto="{} {} 0.06 {} {} 0.06"/>'
    parts += [ridge.format(c, -y, c, y) for c in (i * PITCH - columns * PITCH / 2 for i in range(1, columns))]
    parts += [ridge.format(-x, c, x, c) for c in (i * PITCH - rows * PITCH / 2 for i in range(1, rows))]
    return "".join(parts)


def _world(rows: int, columns: int) -> str:
    touch = f'solref="{2 / (FRAMES_A_SECOND * _EXACT[0]):.5f} 1" solimp="0.9 0.99 0.01" friction="0.25 0.01 0.001"'
    body = '<body pos="{} {} 0.5"><freejoint/><geom type="box" class="cube" size="0.5 0.5 0.5" mass="1"/></body>'
    bodies = "".join(body.format(*well(cell, rows, columns)) for cell in range(rows * columns))
    return f"""<mujoco>
      <option gravity="0 0 {-_PULL}" ls_iterations="10" cone="pyramidal"><flag multiccd="disable"/></option>
      <size memory="60M"/>
      <default><default class="tray"><geom {touch}/></default>
      <default class="cube"><geom {touch} contype="2" conaffinity="3"/></default></default>
      <worldbody>{_tray(rows, columns)}{bodies}</worldbody></mujoco>"""


class PhysicsShaker:
    """Shakes bodies, and finds takes that end with each in a well."""

    def __init__(self, rows: int, columns: int) -> None:
        self.rows, self.columns, self.count = rows, columns, rows * columns
        self._mujoco, self._np = load()
        self._model = self._mujoco.MjModel.from_xml_string(_world(rows, columns))
        self._data = self._mujoco.MjData(self._model)
        self._cubes = self._model.body_geomadr[1:].copy()
        self._wells = self._np.array([well(cell, rows, columns) for cell in range(self.count)])
        axes = [QVector3D(*axis) for axis in ((1, 0, 0), (0, 1, 0), (0, 0, 1))]
        turns = [[turn.rotatedVector(axis).toTuple() for axis in axes] for turn in STANDING]
        self._standing = self._np.array(turns).round().transpose(0, 2, 1)
        self._rng, self._frames = Random(0), 0

    def begin(self, poses: Frame, rng: Random) -> None:
        """Place the bodies and toss each in its own way, so that rows dissolve."""
        self._data.qpos[:] = self._np.array(poses, float).ravel()
        self._data.qvel[:] = [
            speed
            for _ in range(self.count)
            for speed in (
                *(rng.uniform(-7, 7) for _ in range(2)),
                rng.uniform(6, 24),
                *(rng.uniform(-22, 22) for _ in range(3)),
            )
        ]
        self._mujoco.mj_forward(self._model, self._data)
        self._rng, self._frames = rng, 0

    def advance(self, push: Vector) -> Frame:
        """Return the poses 1/60 s later; `push` is the tray's acceleration (cube edges per second squared)."""
        self._model.opt.gravity[:] = (-push[0], -push[1], -_PULL - push[2])
        self._data.xfrc_applied[:] = 0
        self._frames += 1
        if self._frames % _KICK == 0 and math.hypot(*push) > _HARD:
            self._kick()
        self._step(self._data, _ROUGH)
        return self._frame(self._data)

    def _kick(self) -> None:
        """Throw some bodies up with a spin, as lid and walls do."""
        speeds = self._data.qvel.reshape(self.count, 6)
        for body in self._rng.sample(range(self.count), self.count // 3):
            speeds[body, 2] += self._rng.uniform(8, 22)
            speeds[body, 3:] += [self._rng.uniform(-20, 20) for _ in range(3)]

    def proposals(self, rng: Random) -> Iterator[Take | None]:
        """Yield None per computed frame, then a take from the present state, if found."""
        data = self._mujoco.MjData(self._model)
        self._mujoco.mj_copyData(data, self._model, self._data)
        yield from _Guide(self, data, rng).frames()

    def _step(self, data: Any, how: _Steps = _EXACT) -> None:
        option = self._model.opt
        steps, option.solver, option.integrator, option.iterations = how
        option.timestep = 1 / (FRAMES_A_SECOND * steps)
        self._mujoco.mj_step(self._model, data, steps)
        self._np.clip(data.qvel, -60, 60, out=data.qvel)

    def _frame(self, data: Any) -> Frame:
        poses: Frame = data.qpos.reshape(self.count, 7).tolist()
        return poses


class _Guide:
    """Guides bodies in a take: a last toss, a jiggle, then springs to the nearest wells and faces."""

    def __init__(self, shaker: PhysicsShaker, data: Any, rng: Random) -> None:
        self.s, self.data, self.np = shaker, data, shaker._np
        self.phases = [rng.uniform(0, math.tau) for _ in range(4)]
        headings = [rng.uniform(0, math.tau) for _ in range(shaker.count)]
        self.spins = [self._spins(headings, stage, rng) for stage in range(4)]
        self.cells: list[int] | None = None
        self.done = False

    def _spins(self, headings: list[float], stage: int, rng: Random) -> Any:
        """Return each body's wanted spin: over one side, then the other, so that each face goes under."""
        rows = []
        for heading in headings:
            angle, speed = heading + stage * math.pi / 2 + rng.gauss(0, 0.15), rng.uniform(44, 56)
            rows.append([speed * math.cos(angle), speed * math.sin(angle), rng.gauss(0, 6)])
        return self.np.array(rows)

    def frames(self) -> Iterator[Take | None]:
        """Yield None per frame, then the take unless bodies missed their wells."""
        taken: list[Frame] = []
        self._collide(self.np.zeros(self.s.count, bool))
        for number in range(110):
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
        """Let bodies collide, except `free` ones, which feel the tray alone."""
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

    def _spring(self, number: int) -> None:
        np = self.np
        places, speeds = self.data.xpos[1:], self.data.qvel.reshape(self.s.count, 6)
        if self.cells is None or number % 8 == 4:
            far = ((places[:, None, :2] - self.s._wells[None]) ** 2).sum(2)
            self.cells = assigned(far * np.where(places[:, 2:] < 0.6, 3.0, 1.0))
        away = self.s._wells[self.cells] - places[:, :2]
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
        """Turn bodies to the nearest standing rotation; return their distances (radians)."""
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
        """Let unseated bodies hop to their wells and wobble in."""
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


def knocks(before: Frame, now: Frame, after: Frame) -> dict[str, float]:
    """Return what bodies strike over three frames (`tray`, `glass` or each other's `cube`), and how hard: their changes
    of speed in cube edges per frame. Many together are louder than one."""
    squares: dict[str, float] = {}
    for a, b, c in zip(before, now, after, strict=True):
        x, y, z = (a[axis] - 2 * b[axis] + c[axis] for axis in range(3))
        upright, level = abs(z), math.hypot(x, y)
        struck = "cube" if upright <= level else "tray" if b[2] < _ON_TRAY else "glass" if b[2] > _AT_GLASS else "cube"
        squares[struck] = squares.get(struck, 0.0) + upright * upright + level * level
    return {struck: math.sqrt(square) for struck, square in squares.items()}


_ready: dict[tuple[int, int], PhysicsShaker] = {}  # shakers made in advance, by rows and columns
_lock = threading.Lock()


@cache
def is_here() -> bool:
    return all(importlib.util.find_spec(name) is not None for name in ("mujoco", "numpy"))


def warm_up(rows: int, columns: int) -> None:
    """Load MuJoCo and make bodies of a board on a background thread."""
    if (rows, columns) not in _ready:
        threading.Thread(target=make_ready, args=(rows, columns), name="physics", daemon=True).start()


def make_ready(rows: int, columns: int) -> None:
    """Build the simulator now; do nothing if MuJoCo is missing."""
    with _lock:
        if (rows, columns) not in _ready and is_here():
            _ready[rows, columns] = PhysicsShaker(rows, columns)


def take_ready(rows: int, columns: int) -> PhysicsShaker | None:
    """Return a shaker of this size, or None if not ready."""
    return _ready.pop((rows, columns), None)
