"""A row of faces as few digits: what shows often takes less room (arithmetic coding with exact whole numbers).

Every row of faces is a stretch of the line from 0 to 1, as wide as it is likely; the digits are the shortest fraction
that lies in it.
"""

from collections.abc import Mapping, Sequence
from itertools import accumulate, count

from boggle_desk.engine.boggle.code_signs import BASE, digits, number_of

Weights = Mapping[str, int]
"""How often each face is printed, in the order that is agreed on."""


def to_digits(faces: Sequence[str], weights: Weights) -> tuple[int, ...]:
    """Return the digits of the faces, the highest first. Raises `KeyError` for a face without weight."""
    whole, below = sum(weights.values()), _below(weights)
    low, width = 0, 1
    for face in faces:
        low, width = low * whole + below[face] * width, width * weights[face]
    parts = whole ** len(faces)
    for length in count(1):
        scale = BASE**length
        number = -(-low * scale // parts)
        if number * parts < (low + width) * scale:
            return digits(number, length)
    raise AssertionError  # `count` never ends


def from_digits(values: Sequence[int], cells: int, weights: Weights) -> tuple[str, ...]:
    """Return the faces that the digits stand for. Raises `ValueError` for digits that `to_digits` would not give."""
    whole, below = sum(weights.values()), _below(weights)
    rest, width, faces = number_of(values) * whole**cells // BASE ** len(values), 1, []
    for cell in range(cells):
        unit = width * whole ** (cells - 1 - cell)
        place = rest // unit
        face = next(face for face in reversed(below) if below[face] <= place)
        rest -= below[face] * unit
        width *= weights[face]
        faces.append(face)
    if to_digits(faces, weights) != tuple(values):
        raise ValueError("these are not the digits of any faces")
    return tuple(faces)


def _below(weights: Weights) -> dict[str, int]:
    """Return the sum of the weights before each face."""
    return dict(zip(weights, accumulate(weights.values(), initial=0), strict=False))
