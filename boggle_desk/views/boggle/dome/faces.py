"""The cube: its six faces, 24 rotations, and the letters on it."""

from collections.abc import Sequence
from functools import cache
from itertools import product
from random import Random

from PySide6.QtGui import QQuaternion, QVector3D

from boggle_desk.engine.boggle.cubes import BLOCK, Cube, PlacedCube

PITCH = 1.17  # the distance of neighbouring wells, in cube edges
ROUND = 0.13  # the radius of edges and corners
BARRED = frozenset("MWZ")  # underlined letters (rule B4): turned, M looks like W, and Z like N

Vector = tuple[float, float, float]
Pose = Sequence[float]  # x, y, z of the centre, then the unit quaternion w, x, y, z
Label = tuple[str, int]  # a face's letters, and clockwise quarters from its own upright

NORMALS: tuple[Vector, ...] = ((1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1))
RIGHTS: tuple[Vector, ...] = ((0, 1, 0), (0, -1, 0), (-1, 0, 0), (1, 0, 0), (1, 0, 0), (-1, 0, 0))
UPS: tuple[Vector, ...] = ((0, 0, 1), (0, 0, 1), (0, 0, 1), (0, 0, 1), (0, 1, 0), (0, 1, 0))
_BLANK: Cube = ("",) * 6


def turned(degrees: float) -> QQuaternion:
    """Return the turn on the table, anticlockwise for the viewer."""
    return QQuaternion.fromAxisAndAngle(0, 0, 1, degrees)


STANDING = tuple(
    turned(-90 * quarter)
    * QQuaternion.fromAxes(*(QVector3D(*axes[face]) for axes in (RIGHTS, UPS, NORMALS))).conjugated()
    for face, quarter in product(range(6), range(4))
)
"""The 24 rotations of a cube on the table with edges along the axes."""


def facing_up(face: int, quarter: int) -> int:
    """Return the number of the rotation with this face up, its letter upright, then turned clockwise by quarters."""
    return 4 * face + quarter % 4


UNTURNED = facing_up(4, 0)


def labels_for(placed: PlacedCube, standing: int = UNTURNED) -> list[Label]:
    """Return the labels that make a body in rotation `standing` the placed cube with its real net."""
    labels: list[Label] = [("", 0)] * 6
    places = _places_of_faces(facing_up(placed.face, placed.quarter), standing)
    for letters, (face, quarter) in zip(placed.cube, places, strict=True):
        labels[face] = (letters, quarter)
    return labels


@cache
def _places_of_faces(lying: int, standing: int) -> tuple[tuple[int, int], ...]:
    """Return for each face of a lying cube the face of the standing body, and the quarters on it."""
    from_cube = STANDING[standing].conjugated() * STANDING[lying]

    def moved(axis: Vector) -> Vector:
        way = from_cube.rotatedVector(QVector3D(*axis))
        return round(way.x()), round(way.y()), round(way.z())

    faces = [NORMALS.index(moved(normal)) for normal in NORMALS]
    ways = [[UPS[face], RIGHTS[face], *(tuple(-part for part in axis) for axis in (UPS[face], RIGHTS[face]))]
            for face in faces]  # fmt: skip
    return tuple((face, way.index(moved(up))) for face, way, up in zip(faces, ways, UPS, strict=True))


def well(cell: int, rows: int, columns: int) -> tuple[float, float]:
    row, column = divmod(cell, columns)
    return (column - (columns - 1) / 2) * PITCH, ((rows - 1) / 2 - row) * PITCH


def blank(count: int) -> tuple[PlacedCube, ...]:
    return (PlacedCube(_BLANK, 4, 0),) * count


def is_solid(letters: str) -> bool:
    return letters == BLOCK


_OFTEN = "EEEEEEAAAAOOOOIIIITTTTNNNNSSSSRRRRLLLHHHDDDUUCCMMPPYYGGFFBWVKXJZ"


def placeholder_cubes(count: int, rng: Random) -> tuple[PlacedCube, ...]:
    """Return cubes with letters about as common as in English."""
    return tuple(PlacedCube(tuple(rng.choice(_OFTEN) for _ in range(6)), 4, 0) for _ in range(count))
