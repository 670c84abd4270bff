"""From a take of tumbling bodies to an exact ending: which letters each body carries, and when a letter may change.

A take shows bodies, not letters. From the pose in which each body comes to lie follows which of the 24 ways of painting
it shows the decided result. A face gets its new letter only in a frame in which it points away from the eye.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from boggle_desk.engine.boggle.cubes import PlacedCube
from boggle_desk.views.boggle.dome.faces import (
    Label,
    Matrix,
    Pose,
    Vector,
    facing_up,
    flattened,
    labels_for,
    multiplied,
    nearest_standing,
    quaternion,
    rotation,
    well,
)

Frame = Sequence[Pose]
"""The poses of all bodies at one moment; moments are 1/60 s apart."""
EASE = 10
"""Frames in which a nearly still body slides into its exact place."""
HIDDEN = 0.012
"""How far (as a cosine) a face must point away from the eye to count as hidden."""


@dataclass(frozen=True)
class Take:
    """Frames that end with every body at rest in a well of its own: `cells[body]`."""

    frames: list[Frame]
    cells: tuple[int, ...]


@dataclass(frozen=True)
class Swap:
    """A face of a body gets a new label."""

    body: int
    face: int
    label: Label


@dataclass(frozen=True)
class Plan:
    """A take with letters: what changes in which frame, and the labels of every body at the end."""

    frames: list[Frame]
    swaps: dict[int, list[Swap]]
    labels: list[list[Label]]
    seen_swaps: int
    """How many labels could only be changed in sight: 0 in a plan that may be shown."""


def resting(rows: int, columns: int, turns: Sequence[Matrix], cells: Sequence[int], luck: Random) -> Frame:
    """Return poses in the middle of the wells, off by a hair as in a real tray."""
    poses = []
    for cell, standing in zip(cells, turns, strict=True):
        x, y = well(cell, rows, columns)
        half = math.radians(luck.gauss(0, 1.0)) / 2
        yaw = rotation((0, 0, 0, math.cos(half), 0, 0, math.sin(half)))
        dx, dy = luck.uniform(-0.018, 0.018), luck.uniform(-0.018, 0.018)
        poses.append((x + dx, y + dy, 0.5, *quaternion(multiplied(yaw, standing))))
    return poses


def lying(rows: int, columns: int, luck: Random) -> Frame:
    """Return the poses of bodies that lie unturned in the cells of their own number."""
    count = rows * columns
    return resting(rows, columns, [facing_up(4, 0)] * count, range(count), luck)


def between(a: Pose, b: Pose, part: float) -> Pose:
    """Return the pose on the way from `a` (0) to `b` (1); the turn takes the short way."""
    near = 1 if a[3] * b[3] + a[4] * b[4] + a[5] * b[5] + a[6] * b[6] >= 0 else -1
    rest = 1 - part
    x, y, z = (a[i] * rest + b[i] * part for i in range(3))
    w, i, j, k = (a[n] * rest + b[n] * part * near for n in range(3, 7))
    length = math.sqrt(w * w + i * i + j * j + k * k) or 1.0
    return (x, y, z, w / length, i / length, j / length, k / length)


def eased(take: Take, rows: int, columns: int, luck: Random) -> Take:
    """Return the take with frames added that bring every body to its exact place."""
    last = take.frames[-1]
    standing = [nearest_standing(rotation(pose)) for pose in last]
    goal = resting(rows, columns, standing, take.cells, luck)
    frames = list(take.frames)
    for step in range(1, EASE + 1):
        part = step / EASE
        part = part * part * (3 - 2 * part)
        frames.append([between(a, b, part) for a, b in zip(last, goal, strict=True)])
    return Take(frames, take.cells)


def hidden_frames(frames: Sequence[Frame], body: int, eye: Vector) -> list[list[bool]]:
    """Return for each of the six faces in which frames it points away from the eye."""
    hidden: list[list[bool]] = [[] for _ in range(6)]
    for frame in frames:
        pose = frame[body]
        m = rotation(pose)
        x, y, z = eye[0] - pose[0], eye[1] - pose[1], eye[2] - flattened(pose[2])
        edge = 0.5 - HIDDEN * math.sqrt(x * x + y * y + z * z)
        for axis in range(3):
            towards = m[axis] * x + m[axis + 3] * y + m[axis + 6] * z
            hidden[2 * axis].append(towards < edge)
            hidden[2 * axis + 1].append(-towards < edge)
    return hidden


def hidden_moment(hidden: list[bool]) -> int | None:
    """Return the first of three hidden frames in a row: two of them may be left out when a screen is late."""
    for number in range(len(hidden) - 2):
        if all(hidden[number : number + 3]):
            return number
    return None


def planned(take: Take, labels: Sequence[Sequence[Label]], cubes: Sequence[PlacedCube],
            eye: Vector) -> Iterator[Plan | None]:  # fmt: skip
    """Yield None while working, body by body, and last the plan that ends with `cubes` in the cells."""
    swaps: dict[int, list[Swap]] = {}
    final: list[list[Label]] = []
    seen = 0
    for body, cell in enumerate(take.cells):
        new = labels_for(cubes[cell], nearest_standing(rotation(take.frames[-1][body])))
        hidden = hidden_frames(take.frames, body, eye)
        for face in range(6):
            if new[face] == labels[body][face]:
                continue
            moment = hidden_moment(hidden[face])
            if moment is None:
                seen, moment = seen + 1, 0
            swaps.setdefault(moment, []).append(Swap(body, face, new[face]))
        final.append(new)
        yield None
    yield Plan(take.frames, swaps, final, seen)
