"""The cube as a solid: its six faces, its 24 rotations, and which letter stands where on it."""

import math
from collections.abc import Sequence
from functools import cache
from itertools import permutations, product
from random import Random

from boggle_desk.engine.boggle.cubes import BLOCK, Cube, PlacedCube

PITCH = 1.17
"""The distance between the centres of two neighbouring wells, in cube edges."""

Vector = tuple[float, float, float]
Matrix = tuple[float, float, float, float, float, float, float, float, float]
Pose = Sequence[float]
"""Where a cube is: x, y, z of its centre, then the unit quaternion w, x, y, z."""
Label = tuple[str, int]
"""What is painted on a face: its letters, and quarter turns clockwise against the face's own upright."""

NORMALS: tuple[Vector, ...] = ((1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1))
RIGHTS: tuple[Vector, ...] = ((0, 1, 0), (0, -1, 0), (-1, 0, 0), (1, 0, 0), (1, 0, 0), (-1, 0, 0))
UPS: tuple[Vector, ...] = ((0, 0, 1), (0, 0, 1), (0, 0, 1), (0, 0, 1), (0, 1, 0), (0, 1, 0))
_QUARTERS = {(0, 1): 0, (1, 0): 1, (0, -1): 2, (-1, 0): 3}
_BLANK: Cube = ("",) * 6


def dot(a: Vector, b: Vector) -> float:
    """Return the scalar product."""
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def apply(m: Matrix, v: Vector) -> Vector:
    """Return the vector turned by a row-major 3×3 matrix."""
    x, y, z = v
    return (m[0] * x + m[1] * y + m[2] * z, m[3] * x + m[4] * y + m[5] * z, m[6] * x + m[7] * y + m[8] * z)


def transposed(m: Matrix) -> Matrix:
    """Return the matrix with rows and columns changed: the inverse of a rotation."""
    return (m[0], m[3], m[6], m[1], m[4], m[7], m[2], m[5], m[8])


def multiplied(a: Matrix, b: Matrix) -> Matrix:
    """Return the rotation that does `b` first and then `a`."""
    columns = [apply(a, (b[i], b[i + 3], b[i + 6])) for i in range(3)]
    (p, s, v), (q, t, w), (r, u, x) = columns
    return (p, q, r, s, t, u, v, w, x)


def rotation(pose: Pose) -> Matrix:
    """Return the row-major rotation matrix of a pose."""
    _, _, _, w, x, y, z = pose
    xx, yy, zz, xy, xz, yz, wx, wy, wz = x * x, y * y, z * z, x * y, x * z, y * z, w * x, w * y, w * z
    return (
        1 - 2 * (yy + zz), 2 * (xy - wz), 2 * (xz + wy),
        2 * (xy + wz), 1 - 2 * (xx + zz), 2 * (yz - wx),
        2 * (xz - wy), 2 * (yz + wx), 1 - 2 * (xx + yy),
    )  # fmt: skip


def quaternion(m: Matrix) -> tuple[float, float, float, float]:
    """Return the unit quaternion of a rotation matrix, by its largest component (Shepperd's method)."""
    squares = (m[0] + m[4] + m[8], m[0] - m[4] - m[8], m[4] - m[0] - m[8], m[8] - m[0] - m[4])
    largest = max(range(4), key=squares.__getitem__)
    big = math.sqrt(1 + squares[largest]) / 2
    k = 1 / (4 * big)
    a, b, c = (m[7] - m[5]) * k, (m[2] - m[6]) * k, (m[3] - m[1]) * k
    d, e, f = (m[3] + m[1]) * k, (m[2] + m[6]) * k, (m[7] + m[5]) * k
    return ((big, a, b, c), (a, big, d, e), (b, d, big, f), (c, e, f, big))[largest]


def _upright_rotations() -> tuple[Matrix, ...]:
    found: list[Matrix] = []
    for order in permutations(range(3)):
        for signs in product((1, -1), repeat=3):
            rows = [tuple(float(signs[i]) if order[i] == j else 0.0 for j in range(3)) for i in range(3)]
            a, b, c = rows
            if (
                a[0] * (b[1] * c[2] - b[2] * c[1])
                - a[1] * (b[0] * c[2] - b[2] * c[0])
                + a[2] * (b[0] * c[1] - b[1] * c[0])
                > 0
            ):
                found.append((a[0], a[1], a[2], b[0], b[1], b[2], c[0], c[1], c[2]))
    return tuple(found)


STANDING = _upright_rotations()
"""The 24 rotations in which a cube stands on a face with its edges along the axes."""


def nearest_standing(m: Matrix) -> Matrix:
    """Return the one of the 24 standing rotations that is nearest to a rotation."""
    return max(STANDING, key=lambda s: sum(p * q for p, q in zip(s, m, strict=True)))


def facing_up(face: int, quarter: int) -> Matrix:
    """Return the rotation with this face up, its letter upright for the viewer, then turned clockwise by quarters."""
    right, up, normal = RIGHTS[face], UPS[face], NORMALS[face]
    c, s = ((1, 0), (0, -1), (-1, 0), (0, 1))[quarter % 4]
    return multiplied((c, -s, 0, s, c, 0, 0, 0, 1), (*right, *up, *normal))


def labels_for(placed: PlacedCube, standing: Matrix) -> list[Label]:
    """Return the six labels of a body that stands so, that make it the placed cube with its real net."""
    labels: list[Label] = [("", 0)] * 6
    for letters, (face, quarter) in zip(
        placed.cube, _places_of_faces(placed.face, placed.quarter, standing), strict=True
    ):
        labels[face] = (letters, quarter)
    return labels


@cache
def _places_of_faces(face: int, quarter: int, standing: Matrix) -> tuple[tuple[int, int], ...]:
    """Return for each face of a cube that lies so the face of a body that stands so, and the quarter turns on it."""
    from_cube, places = multiplied(transposed(standing), facing_up(face, quarter)), []
    for own in range(6):
        normal, up = apply(from_cube, NORMALS[own]), apply(from_cube, UPS[own])
        place = max(range(6), key=lambda f: dot(NORMALS[f], normal))
        places.append((place, _QUARTERS[round(dot(up, RIGHTS[place])), round(dot(up, UPS[place]))]))
    return tuple(places)


def reading(pose: Pose, labels: Sequence[Label]) -> Label:
    """Return what a lying cube says to the viewer: the letters of its upper face and their quarter turn."""
    m = rotation(pose)
    face = max(range(6), key=lambda f: apply(m, NORMALS[f])[2])
    x, y, _ = apply(m, UPS[face])
    letters, quarter = labels[face]
    return letters, (round(math.atan2(x, y) / (math.pi / 2)) + quarter) % 4


def well(cell: int, rows: int, columns: int) -> tuple[float, float]:
    """Return x and y of the middle of a cell's well."""
    row, column = divmod(cell, columns)
    return (column - (columns - 1) / 2) * PITCH, ((rows - 1) / 2 - row) * PITCH


def blank(count: int) -> tuple[PlacedCube, ...]:
    """Return cubes without letters."""
    return (PlacedCube(_BLANK, 4, 0),) * count


def is_solid(letters: str) -> bool:
    """Tell whether a face is the solid one, that no word passes."""
    return letters == BLOCK


def flattened(z: float) -> float:
    """Return the height at which a flying cube is drawn, so that it stays under the dome."""
    return z if z <= 1 else 1 + (z - 1) * 0.45


_OFTEN = "EEEEEEAAAAOOOOIIIITTTTNNNNSSSSRRRRLLLHHHDDDUUCCMMPPYYGGFFBWVKXJZ"


def placeholder_cubes(count: int, rng: Random) -> tuple[PlacedCube, ...]:
    """Return cubes with letters about as common as in English."""
    return tuple(PlacedCube(tuple(rng.choice(_OFTEN) for _ in range(6)), 4, 0) for _ in range(count))
