"""A row of faces as few digits: what shows often takes less room (arithmetic coding with exact whole numbers).

Every row of faces is a stretch of the line from 0 to 1, as wide as it is likely; the digits are the shortest fraction
that lies in it.
"""

from collections.abc import Mapping, Sequence
from itertools import accumulate, count

Weights = Mapping[str, int]
"""How often each face is printed, in the order that is agreed on."""


def to_digits(faces: Sequence[str], weights: Weights, base: int) -> tuple[int, ...]:
    """Return the digits of the faces, the highest first. Raises `KeyError` for a face without weight."""
    whole, below = sum(weights.values()), _below(weights)
    low, width = 0, 1
    for face in faces:
        low, width = low * whole + below[face] * width, width * weights[face]
    parts = whole ** len(faces)
    for length in count(1):
        scale = base**length
        number = -(-low * scale // parts)
        if number * parts < (low + width) * scale:
            return tuple(number // base**place % base for place in reversed(range(length)))
    raise AssertionError  # `count` never ends


def from_digits(digits: Sequence[int], cells: int, weights: Weights, base: int) -> tuple[str, ...]:
    """Return the faces that the digits stand for. Raises `ValueError` for digits that `to_digits` would not give."""
    whole, below = sum(weights.values()), _below(weights)
    number = 0
    for digit in digits:
        number = number * base + digit
    rest, width, faces = number * whole**cells // base ** len(digits), 1, []
    for cell in range(cells):
        unit = width * whole ** (cells - 1 - cell)
        place = rest // unit
        face = next(face for face in reversed(below) if below[face] <= place)
        rest -= below[face] * unit
        width *= weights[face]
        faces.append(face)
    if to_digits(faces, weights, base) != tuple(digits):
        raise ValueError("these are not the digits of any faces")
    return tuple(faces)


def _below(weights: Weights) -> dict[str, int]:
    """Return the sum of the weights before each face."""
    return dict(zip(weights, accumulate(weights.values(), initial=0), strict=False))
