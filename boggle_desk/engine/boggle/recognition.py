"""From which box the letters of a board may come: which cube lies on which square."""

from collections.abc import Iterable
from dataclasses import dataclass

from boggle_desk.engine.boggle.cubes import Cube, CubeSet, PlacedCube
from boggle_desk.engine.boggle.laying import matched


@dataclass(frozen=True)
class Fit:
    """A set of cubes laid on the squares so that as many faces as possible can be up."""

    cubes: CubeSet
    placed: tuple[PlacedCube | None, ...]
    """What lies on each square; None where no letter is known, or no cube was left that has it."""
    misfits: tuple[int, ...]
    """The squares whose letters cannot come from this set beside the others."""

    @property
    def possible(self) -> bool:
        """Whether all the known letters can come from this set."""
        return not self.misfits

    @property
    def complete(self) -> bool:
        """Whether a cube lies on every square."""
        return None not in self.placed


def recognise(rows: int, columns: int, faces: tuple[str, ...], sets: Iterable[CubeSet]) -> tuple[Fit, ...]:
    """Return how each set for a board of this size fits the faces (empty ones are not known), the best first."""
    fits = [_fit(faces, each) for each in sets if (each.rows, each.columns) == (rows, columns)]
    return tuple(sorted(fits, key=lambda fit: len(fit.misfits)))


def _fit(faces: tuple[str, ...], cubes: CubeSet) -> Fit:
    cube_on = matched(cubes.cubes, faces)
    placed = tuple(
        _up(cubes.cubes[cube_on[square]], face) if square in cube_on else None for square, face in enumerate(faces)
    )
    misfits = tuple(square for square, face in enumerate(faces) if face and square not in cube_on)
    return Fit(cubes, placed, misfits)


def _up(cube: Cube, face: str) -> PlacedCube:
    return PlacedCube(cube, cube.index(face), 0)
