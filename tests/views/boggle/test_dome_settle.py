"""The settle ends exactly on the decided result, and no label changes while its face is in sight (B5, B14)."""

import math
from collections.abc import Sequence
from itertools import pairwise
from random import Random

import numpy
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter, QQuaternion, QVector3D
from PySide6.QtWidgets import QApplication

from boggle_desk.engine.boggle.cubes import PlacedCube, shake
from boggle_desk.views.appearance import LIGHT
from boggle_desk.views.boggle.dome import faces, physics
from boggle_desk.views.boggle.dome.camera import Camera
from boggle_desk.views.boggle.dome.motion import CubeMotion, State
from boggle_desk.views.boggle.dome.physics import PhysicsShaker, is_here, make_ready
from boggle_desk.views.boggle.dome.scene import Scene
from tests.goldens import rgba

needs_physics = pytest.mark.skipif(not is_here(), reason="no physics here")
LETTERS = "ABCDEFGHIJKLMNOPRSTUVWXYZ"
FOREVER = float("inf")


def cubes(count: int, rng: Random) -> tuple[PlacedCube, ...]:
    """Return cubes that can be told apart, with a digraph and a solid face among them."""
    sets = [tuple(rng.choice(LETTERS) for _ in range(6)) for _ in range(count)]
    sets[0] = ("Qu", "In", "#", "A", "M", "W")
    return shake(sets, rng)


def eye(side: int, turns: int) -> faces.Vector:
    """Return the eye as the widget hands it over."""
    x, y, z = Camera(760, 760, side, side).eye
    for _ in range(turns):
        x, y = -y, x
    return x, y, z


def turn_of(pose: faces.Pose) -> QQuaternion:
    return QQuaternion(*pose[3:])


def reading(turn: QQuaternion, labels: Sequence[faces.Label]) -> faces.Label:
    """Return what a lying cube says to the viewer: the letters of its upper face and their quarter turn."""
    face = max(range(6), key=lambda each: turn.rotatedVector(QVector3D(*faces.NORMALS[each])).z())
    up = turn.rotatedVector(QVector3D(*faces.UPS[face]))
    letters, quarter = labels[face]
    return letters, (round(math.atan2(up.x(), up.y()) / (math.pi / 2)) + quarter) % 4


def in_sight(pose: faces.Pose, face: int, watcher: faces.Vector) -> bool:
    """Tell whether a face points towards the watcher."""
    normal = turn_of(pose).rotatedVector(QVector3D(*faces.NORMALS[face])).toTuple()
    middle = (pose[0], pose[1], physics.flattened(pose[2]))
    away = [watcher[i] - middle[i] - normal[i] / 2 for i in range(3)]
    return sum(normal[i] * away[i] for i in range(3)) > 0


def shown(motion: CubeMotion) -> dict[int, faces.Label]:
    """Return what the bodies say, cell by cell, read back from their poses and painted labels."""
    found = {}
    for pose, labels in zip(motion.poses, motion.labels, strict=True):
        distances = [
            (pose[0] - x) ** 2 + (pose[1] - y) ** 2
            for x, y in (faces.well(cell, motion.rows, motion.columns) for cell in range(motion.rows * motion.columns))
        ]
        found[distances.index(min(distances))] = reading(turn_of(pose), labels)
    return found


def decided(result: tuple[PlacedCube, ...]) -> dict[int, faces.Label]:
    return {cell: (cube.letters, cube.quarter) for cell, cube in enumerate(result)}


class Witness:
    """Watches every picture that is shown, and notes faces that change while they stay in sight."""

    def __init__(self, motion: CubeMotion, watcher: faces.Vector) -> None:
        self.motion, self.watcher = motion, watcher
        self.changes: list[tuple[int, int]] = []
        self.seen = self._now()

    def _now(self) -> dict[tuple[int, int], faces.Label]:
        return {
            (body, face): self.motion.labels[body][face]
            for body, pose in enumerate(self.motion.poses)
            for face in range(6)
            if in_sight(pose, face, self.watcher)
        }

    def look(self) -> None:
        now = self._now()
        self.changes += [key for key in now if key in self.seen and now[key] != self.seen[key]]
        self.seen = now


def play(side: int, seed: int, turns: int = 0, steps: int = 1) -> tuple[CubeMotion, Witness]:
    """Shake and settle a board; return it at rest, with the witness of all pictures from the release on."""
    rng = Random(seed)
    motion = CubeMotion(side, side, cubes(side * side, rng), True, rng)
    make_ready(side, side)
    motion.set_turns(turns)
    motion.press(animated=True)
    for _ in range(20 + seed % 13):
        motion.advance(1, 0.0, 116.0, 30.0)
    assert motion.release()
    witness = Witness(motion, eye(side, turns))
    result = shake([cube.cube for cube in motion.cubes], rng)
    motion.settle(result, eye(side, turns), animated=True)
    veils = []
    for _ in range(600):
        motion.advance(steps, FOREVER, 116.0, 30.0)
        witness.look()
        veils.append(motion.veil)
        if motion.state is State.LYING:
            eased = (physics.EASE - 2) // steps
            assert set(veils[-eased:]) == {1.0}, "B7: covered before the cubes lie exactly"
            return motion, witness
    raise AssertionError("it never came to rest")


@needs_physics
@pytest.mark.parametrize(
    ("side", "seed"),
    [(4, 0), (4, 1), (4, 2), (4, 3), (5, 1)]  # every turn and pace
    + [pytest.param(4, seed, marks=pytest.mark.slow) for seed in range(4, 12)]
    + [pytest.param(5, seed, marks=pytest.mark.slow) for seed in range(2, 7)],
)
def test_the_cubes_say_what_was_decided_and_nobody_saw_a_change(side: int, seed: int) -> None:
    """B5: letters and quarter turns of all cells, for 16 and 25 cubes; late pictures (2, 3 frames) included."""
    motion, witness = play(side, seed, turns=seed % 4, steps=1 + seed % 3)
    assert shown(motion) == decided(motion.cubes)
    assert witness.changes == []
    assert motion.happened == ["settled"]


@needs_physics
@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("steps", [1, 3])
def test_b7_no_picture_shows_the_letters_of_a_cube_that_has_found_its_place(
    qapp: QApplication, seed: int, steps: int
) -> None:
    """Until the dome is lifted such a picture is the same whatever letters were decided."""
    rng, watcher = Random(seed), eye(4, 0)
    motion = CubeMotion(4, 4, cubes(16, rng), True, rng)
    scene = Scene(LIGHT)
    make_ready(4, 4)
    scene.finish(motion)
    motion.press(animated=True)
    for _ in range(20):
        motion.advance(1, 0.0, 116.0, 30.0)
    motion.release()
    motion.settle(shake([cube.cube for cube in motion.cubes], rng), watcher, animated=True)
    seen: list[tuple[physics.Frame, bool]] = []
    while motion.state is not State.LYING:
        motion.advance(steps, FOREVER, 116.0, 30.0)
        painted, labels = picture(scene, motion), motion.labels
        motion.labels = [[("?", 0)] * 6 for _ in labels]
        seen.append((motion.poses, painted == picture(scene, motion)))
        motion.labels = labels
    last = motion.poses
    lying = {
        next(i for i in range(len(seen)) if all(in_place(poses[body], last[body]) for poses, _same in seen[i:]))
        for body in range(16)
    }
    assert not seen[0][1], "cubes that tumble are seen"
    assert all(same for _poses, same in seen[min(lying) :])


def in_place(pose: faces.Pose, last: faces.Pose) -> bool:
    """Tell whether a body is where it ends, but for a slight tilt."""
    near = abs(QQuaternion.dotProduct(turn_of(pose), turn_of(last)))
    return math.dist(pose[:3], last[:3]) < 0.3 and 2 * math.acos(min(1.0, near)) < 0.45


def picture(scene: Scene, motion: CubeMotion) -> QImage:
    image = QImage(400, 400, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.black)
    painter = QPainter(image)
    scene.paint(painter, motion)
    painter.end()
    return image


@needs_physics
def test_a_take_that_is_skipped_ends_as_decided() -> None:
    rng = Random(5)
    motion = CubeMotion(4, 4, cubes(16, rng), True, rng)
    make_ready(4, 4)
    motion.press(animated=True)
    motion.advance(1, 0.0, 116.0, 30.0)
    motion.release()
    result = shake([cube.cube for cube in motion.cubes], rng)
    motion.settle(result, eye(4, 0), animated=True)
    while motion.state is not State.PLAYED:
        motion.advance(1, FOREVER, 116.0, 30.0)
    motion.skip()
    assert (motion.state, motion.happened) == (State.LYING, ["settled"])
    assert shown(motion) == decided(result)


@needs_physics
@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.slow) for seed in (1, 2))])
def test_36_cubes_fall_as_decided(seed: int) -> None:
    motion, witness = play(6, seed)
    assert shown(motion) == decided(motion.cubes)
    assert witness.changes == []


def test_a_face_that_never_hides_is_counted() -> None:
    """The count by which takes are refused is not always 0."""
    rng = Random(1)
    lying = physics.lying(2, 2)
    take = physics.Take([lying] * 9, (0, 1, 2, 3))
    labels = [[("?", 0)] * 6 for _ in range(4)]
    plan = physics.planned(take, labels, cubes(4, rng), eye(4, 0))
    assert plan.seen_swaps >= 4, "the upper faces at least"


def test_a_body_slides_into_its_exact_place_without_a_jump() -> None:
    lying = [list(pose) for pose in physics.lying(2, 2)]
    lying[0][0] += 0.08
    eased = physics.eased(physics.Take([lying], (0, 1, 2, 3)), 2, 2)
    xs = [frame[0][0] for frame in eased.frames]
    assert len(eased.frames) == 1 + physics.EASE
    assert max(abs(b - a) for a, b in pairwise(xs)) < 0.03
    assert abs(xs[-1] - faces.well(0, 2, 2)[0]) <= 0.019


@needs_physics
@pytest.mark.parametrize("late", [1, 6, 20])
def test_a_settle_keeps_pace_with_the_clock_however_few_pictures_are_painted(late: int) -> None:
    """Each picture brings the cubes on by the frames that have gone meanwhile: at 60, 10 and 3 pictures a second."""
    rng = Random(3)
    motion = CubeMotion(4, 4, cubes(16, rng), True, rng)
    make_ready(4, 4)
    motion.press(animated=True)
    motion.advance(1, 0.0, 116.0, 30.0)
    assert motion.release()
    motion.settle(shake([cube.cube for cube in motion.cubes], rng), eye(4, 0), animated=True)
    gone = 0
    while motion.state is not State.LYING:
        motion.advance(late, FOREVER, 116.0, 30.0)
        gone += late
    assert gone <= 180 + 2 * late, "3 seconds of frames, and what the last pictures came late"
    assert shown(motion) == decided(motion.cubes)


@needs_physics
def test_bodies_stay_in_the_tray_however_hard_it_is_shaken() -> None:
    shaker = PhysicsShaker(4, 4)
    shaker.begin(physics.lying(4, 4), Random(0))
    for number in range(90):
        side = 1 if number % 8 < 4 else -1
        for pose in shaker.advance((900.0 * side, -700.0 * side, 800.0 * side)):
            assert abs(pose[0]) < 2.5
            assert abs(pose[1]) < 2.5
            assert 0 < pose[2] < 4.3


def test_without_anything_that_shakes_the_result_is_there_at_once() -> None:
    rng = Random(4)
    motion = CubeMotion(2, 3, cubes(6, rng), True, rng)
    motion.press(animated=True)
    motion.release()
    result = shake([cube.cube for cube in motion.cubes], rng)
    motion.settle(result, (0, 0, 20), animated=True)
    assert motion.state is State.LYING
    assert shown(motion) == decided(result)


@needs_physics
def test_a_turned_board_is_shaken_as_it_lies_however_coarsely(qapp: QApplication) -> None:
    motion, scene = CubeMotion(4, 4, cubes(16, Random(3)), True, Random(3)), Scene(LIGHT)
    make_ready(4, 4)
    scene.finish(motion)
    motion.press(animated=True)
    for _ in range(30):
        motion.advance(1, 0.0, 116.0, 30.0)
    motion.hand.rest()

    def seen(turns: int, work: float) -> numpy.ndarray:
        motion.set_turns(turns)
        for _ in range(300):
            scene.note(work, 0.016)
        return rgba(picture(scene, motion)).astype(int)

    seen(1, 0.0)
    fine, coarse, other = seen(1, 0.0), seen(1, 0.03), seen(2, 0.03)
    assert numpy.abs(fine - coarse).mean() < 8 < numpy.abs(fine - other).mean()
