"""The cube as a solid: nets, quarter turns, and what a lying cube says."""

from itertools import combinations, permutations

import numpy
import pytest
from PySide6.QtCore import QThreadPool
from PySide6.QtGui import QQuaternion, QVector3D
from PySide6.QtWidgets import QApplication

from boggle_desk.engine.boggle.cubes import PlacedCube
from boggle_desk.views.boggle.dome import faces, physics
from boggle_desk.views.boggle.dome.cube_painter import outline
from tests.views.boggle.test_dome_settle import reading

CUBE = ("A", "B", "M", "Qu", "#", "Z")


@pytest.mark.parametrize("face", range(6))
@pytest.mark.parametrize("quarter", range(4))
def test_every_body_can_show_every_face_in_every_quarter(face: int, quarter: int) -> None:
    """B5: whichever way a body has come to stand, it can be painted to show the result."""
    placed = PlacedCube(CUBE, face, quarter)
    for standing, turn in enumerate(faces.STANDING):
        labels = faces.labels_for(placed, standing)
        assert reading(turn, labels) == (CUBE[face], quarter)
        assert sorted(letters for letters, _ in labels) == sorted(CUBE)


def test_the_net_is_one_real_net() -> None:
    """Every way of painting shows the same solid: opposite faces stay opposite."""
    for standing in range(24):
        for face in range(6):
            labels = faces.labels_for(PlacedCube(CUBE, face, 1), standing)
            for axis in range(3):
                pair = {labels[2 * axis][0], labels[2 * axis + 1][0]}
                assert pair in ({"A", "B"}, {"M", "Qu"}, {"#", "Z"})


def test_there_are_24_standing_rotations() -> None:
    for a, b in combinations(faces.STANDING, 2):
        assert abs(QQuaternion.dotProduct(a, b)) < 0.8


def test_a_quarter_turn_is_clockwise_for_the_viewer() -> None:
    way = faces.STANDING[faces.facing_up(4, 1)].rotatedVector(QVector3D(*faces.UPS[4]))
    assert (round(way.x()), round(way.y())) == (1, 0), "the top of the letter points to the right"


def test_wells_lie_in_reading_order() -> None:
    middles = [faces.well(cell, 2, 3) for cell in range(6)]
    assert middles[0] == pytest.approx((-faces.PITCH, faces.PITCH / 2))
    assert middles[5] == pytest.approx((faces.PITCH, -faces.PITCH / 2))


def test_flying_cubes_stay_under_the_dome() -> None:
    assert physics.flattened(0.5) == 0.5
    assert 1 < physics.flattened(3.8) < 2.4


def test_cubes_are_led_into_near_wells() -> None:
    """Each into its own, and on the whole as near as in the best order of all."""
    rng = numpy.random.default_rng(9)
    for _ in range(30):
        costs = rng.random((5, 5))
        found = physics.assigned(costs)
        best = min(costs[range(5), order].sum() for order in permutations(range(5)))
        assert sorted(found) == list(range(5))
        assert costs[range(5), found].sum() == pytest.approx(best)


def test_letters_are_outlined_when_the_thread_that_outlined_others_is_gone(qapp: QApplication) -> None:
    """A thread that paints ends when there was nothing to paint for half a minute; what it had loaded goes with it."""
    outline.cache_clear()
    pool = QThreadPool()
    pool.start(lambda: outline("A"))
    pool.waitForDone()
    assert all(outline(letter).boundingRect().height() > 0.4 for letter in "BCDEFGHIJKLMNOP")
