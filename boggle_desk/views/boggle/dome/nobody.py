"""Cubes of nobody's result, to be seen only while they tumble."""

from random import Random

from boggle_desk.engine.boggle.cubes import PlacedCube

_OFTEN = "EEEEEEAAAAOOOOIIIITTTTNNNNSSSSRRRRLLLHHHDDDUUCCMMPPYYGGFFBWVKXJZ"


def nobodys_cubes(count: int, luck: Random) -> tuple[PlacedCube, ...]:
    """Return cubes with letters about as common as in English."""
    return tuple(PlacedCube(tuple(luck.choice(_OFTEN) for _ in range(6)), 4, 0) for _ in range(count))
