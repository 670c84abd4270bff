"""The board of the day: the same for everybody on a date, without any connection.

It is derived from the date by SHA-256 alone, so it stays the same in every version of Python and of this program. The
chance of a board is the stream of bytes `sha256(text + " " + n)` for n = 0, 1, 2 ..., with the text
`boggle-desk board of the day, 1, SET, DATE` (SET is the key of the cubes, DATE the day as 2026-11-21). A number below k
is the next 32 bits, high byte first, as a whole number modulo k; numbers of the last, incomplete k are passed over. The
cubes, in the order of their file, are mixed from the last to the second, each with one of those up to it (Fisher and
Yates); then every cell in reading order takes its face below 6 and its quarter turn below 4.
"""

from collections.abc import Iterator
from datetime import date
from hashlib import sha256
from itertools import count

from boggle_desk.engine.boggle.cubes import CubeSet, PlacedCube

_WORD = 1 << 32


def board_of_the_day(cubes: CubeSet, day: date) -> tuple[PlacedCube, ...]:
    """Return the cubes in reading order that everybody plays with on this day."""
    chance = _Chance(f"boggle-desk board of the day, 1, {cubes.key}, {day.isoformat()}")
    order = list(cubes.cubes)
    for last in range(len(order) - 1, 0, -1):
        other = chance.below(last + 1)
        order[last], order[other] = order[other], order[last]
    return tuple(PlacedCube(cube, chance.below(6), chance.below(4)) for cube in order)


class _Chance:
    """Whole numbers that follow from a text."""

    def __init__(self, text: str) -> None:
        self._words = _words(text)

    def below(self, end: int) -> int:
        """Return the next number from 0 to before the end, each as likely as any other."""
        whole = _WORD - _WORD % end
        return next(word for word in self._words if word < whole) % end


def _words(text: str) -> Iterator[int]:
    for number in count():
        block = sha256(f"{text} {number}".encode()).digest()
        yield from (int.from_bytes(block[place : place + 4], "big") for place in range(0, len(block), 4))
