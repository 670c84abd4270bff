"""How cubes are painted: the same at rest and in motion, letters the right way round, and without the kernel too."""

import math
from collections.abc import Sequence
from random import Random

import numpy
import pytest
from PySide6.QtCore import QPointF, QRect
from PySide6.QtGui import QColor, QImage, QTransform
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from boggle_desk.engine.boggle.cubes import shake
from boggle_desk.views.appearance import DARK, LIGHT, Theme
from boggle_desk.views.boggle.dome import camera, cube_painter
from boggle_desk.views.boggle.dome.camera import Camera
from boggle_desk.views.boggle.dome.cube_painter import CubePainter
from boggle_desk.views.boggle.dome.faces import Label, Pose, blank, labels_for
from boggle_desk.views.boggle.dome.motion import CubeMotion, State
from boggle_desk.views.boggle.dome.physics import lying
from boggle_desk.views.boggle.dome.scene import Scene
from tests.goldens import alike, rgba
from tests.views.boggle.test_dome_settle import LETTERS, picture

CAMERA = Camera(200, 200, 2, 2)
UPRIGHT = (0.0, 0.0, 0.5, 1.0, 0.0, 0.0, 0.0)


def ground() -> QImage:
    image = QImage(CAMERA.dome.size(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(LIGHT.felt))
    return image


def painted(labels: Sequence[Sequence[Label]], poses: Sequence[Pose] = (UPRIGHT,), theme: Theme = LIGHT,
            **how: float) -> QImage:  # fmt: skip
    return CubePainter(theme).painted(CAMERA, 1.0, ground(), poses, labels, **how).copy()


def face(image: QImage) -> QImage:
    """Return the upper face of a cube in the middle."""
    middle, edge = CAMERA.point(0, 0, 1) - CAMERA.dome.topLeft(), CAMERA.scale_at(0, 0, 1) * 0.6
    return image.copy(QRect(round(middle.x() - edge / 2), round(middle.y() - edge / 2), round(edge), round(edge)))


def apart(one: QImage, other: QImage) -> float:
    return float(numpy.abs(rgba(one).astype(int) - rgba(other).astype(int)).mean())


@pytest.mark.parametrize("quarter", range(4))
def test_a_letter_is_turned_clockwise_by_quarters(qapp: QApplication, quarter: int) -> None:
    upright = face(painted([[("R", 0)] * 6])).transformed(QTransform().rotate(90 * quarter))
    seen = face(painted([[("R", quarter)] * 6]))
    others = [face(painted([[("R", other)] * 6])) for other in range(4) if other != quarter]
    assert apart(upright, seen) < min(apart(upright, other) for other in others) / 3


@pytest.mark.parametrize("side", range(6))
def test_every_side_has_its_letter_and_its_line(qapp: QApplication, side: int) -> None:
    """B4, and nothing on the others."""
    turns = ((0, 0.7, 0), (0, -0.7, 0), (0.7, 0, 0), (-0.7, 0, 0), (0, 0, 0), (1, 0, 0))
    x, y, z = turns[side]  # which bring each side up
    pose = (0.0, 0.0, 0.5, math.sqrt(max(0.0, 1 - x * x - y * y - z * z)), x, -y, z)
    only = [[("M", 0) if each == side else ("", 0) for each in range(6)]]
    ink = [numpy.count_nonzero(rgba(face(painted(labels, [pose])))[..., 0] < 90) for labels in
           (only, [[("N", 0) if each == side else ("", 0) for each in range(6)]],
            [[("", 0) if each == side else ("M", 0) for each in range(6)]])]  # fmt: skip
    assert ink[0] > 200
    assert ink[2] == 0
    assert ink[0] != ink[1]


@pytest.mark.skipif(not camera.is_quick(), reason="moving cubes have fewer pixels without the kernel")
@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_cubes_that_come_to_rest_change_nothing_of_their_look(qapp: QApplication, theme: Theme) -> None:
    rng = Random(2)
    cubes = shake([tuple(rng.choice(LETTERS) for _ in range(6)) for _ in range(16)], rng)
    motion, scene = CubeMotion(4, 4, cubes, False, rng), Scene(theme)
    scene.fit(400, 400, 1.0, 4, 4)
    scene.finish(motion)
    at_rest = picture(scene, motion)
    motion.state = State.PLAYED
    motion.poses, motion.labels = lying(4, 4), [labels_for(cube) for cube in cubes]
    assert alike(at_rest, picture(scene, motion))


def test_hidden_letters_leave_no_trace(qapp: QApplication) -> None:
    """B7: solid faces neither."""
    labels = [[("Qu", 1), ("#", 0), ("M", 2), ("A", 0), ("#", 0), ("Z", 3)]]
    assert painted(labels, seen=0.0) == painted([[("", 0)] * 6], seen=0.0)
    assert apart(painted(labels), painted([[("", 0)] * 6])) > 0.5


def test_without_the_kernel_cubes_have_the_same_look(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    tumbling = [(0.3, 0.4, 0.5, 1.0, 0.0, 0.0, 0.0), (-0.5, -0.2, 1.2, 0.7, 0.5, 0.4, 0.316)]
    labels: list[list[Label]] = [[("W", 1), ("B", 0), ("#", 0), ("D", 2), ("E", 3), ("F", 0)]] * 2
    monkeypatch.setattr(cube_painter, "is_quick", lambda: False)
    plain, bare = painted(labels, tumbling), painted([[("", 0)] * 6] * 2, tumbling)
    monkeypatch.setattr(cube_painter, "is_quick", camera.is_quick)
    if not camera.is_quick():
        pytest.skip("the kernel is not compiled")
    drawn = painted(labels, tumbling)
    assert apart(plain, drawn) < 8
    assert apart(plain, drawn) < apart(bare, drawn)


@pytest.mark.parametrize("part", [0.2, 0.5, 0.8])
def test_no_cube_is_cut_while_the_board_turns(qapp: QApplication, part: float) -> None:
    motion, scene = CubeMotion(4, 4, blank(16), False, Random(1)), Scene(LIGHT)
    scene.fit(400, 400, 1.0, 4, 4)
    scene.finish(motion)
    motion.turn(1)
    motion.turned = part
    seen, factor = picture(scene, motion), 1 - 0.24 * math.sin(math.pi * part)
    for cell in range(16):
        spot, _edge = scene.spot(cell, 4, 4, motion.angle)
        place = (spot - QPointF(200, 200)) * factor + QPointF(200, 200)
        assert seen.pixelColor(place.toPoint()).lightness() > 200, cell


def test_letters_are_painted_before_the_dome_is_lifted(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """So a lift doesn't begin with the picture that takes longest."""
    cubes = shake([tuple("ABCDEF")] * 16, Random(4))
    motion, scene = CubeMotion(4, 4, cubes, True, Random(1)), Scene(LIGHT)
    scene.fit(400, 400, 1.0, 4, 4)
    scene.finish(CubeMotion(4, 4, blank(16), True, Random(1)))
    motion.state = State.PLAYED
    with qtbot.waitSignal(scene.changed):
        picture(scene, motion)
    monkeypatch.delattr(CubePainter, "painted")
    motion.state = State.LYING
    motion.lift()
    motion.dome, motion.veil = 0.7, 0.5
    assert not alike(picture(scene, motion), picture(scene, CubeMotion(4, 4, cubes, True, Random(1))))


def test_letters_that_fade_leave_the_tray_as_it_is(qapp: QApplication) -> None:
    motion, scene = CubeMotion(4, 4, shake([tuple("ABCDEF")] * 16, Random(4)), False, Random(1)), Scene(LIGHT)
    scene.fit(400, 400, 1.0, 4, 4)
    scene.finish(motion)
    shown = rgba(picture(scene, motion)).astype(int)
    motion.veil = 0.5
    faded, hole = rgba(picture(scene, motion)).astype(int), scene.camera.opening.toAlignedRect()
    differs = numpy.abs(shown - faded).max(-1) > 2
    assert differs.sum() > 1000
    differs[hole.top() : hole.bottom() + 1, hole.left() : hole.right() + 1] = False
    assert not differs.any()
