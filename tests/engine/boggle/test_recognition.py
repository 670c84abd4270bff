"""From which box letters come (B1, B2)."""

from random import Random

import pytest

from boggle_desk.engine.boggle.cubes import CubeSet, shake
from boggle_desk.engine.boggle.real_board import Fit, recognise
from tests.engine.boggle.table import CUBE_SETS


def fits_of(side: int, faces: str | tuple[str, ...]) -> dict[str, Fit]:
    return {fit.cubes.key: fit for fit in recognise(side, side, tuple(faces), CUBE_SETS.values())}


@pytest.mark.parametrize("cubes", CUBE_SETS.values(), ids=lambda each: each.key)
def test_every_shake_of_a_box_comes_from_that_box(cubes: CubeSet, rng: Random) -> None:
    for _ in range(20):
        faces = tuple(cube.letters for cube in shake(cubes.cubes, rng))
        fit = fits_of(cubes.rows, faces)[cubes.key]
        assert fit.possible
        assert fit.complete
        assert sorted(cube.cube for cube in fit.placed if cube) == sorted(cubes.cubes)
        assert tuple(cube.letters for cube in fit.placed if cube) == faces


def test_a_letter_too_many_is_found() -> None:
    fits = fits_of(4, "KKKAAEEIIOOTTRRS")
    assert not fits["new4"].possible
    assert len(fits["new4"].misfits) >= 1
    assert all(fits["new4"].placed[square] is None for square in fits["new4"].misfits)


def test_few_letters_come_from_many_boxes_and_one_may_tell_them_apart() -> None:
    few = ("E", *[""] * 15)
    assert all(fit.possible and not fit.complete for fit in fits_of(4, few).values())
    assert set(fits_of(4, few)) == {"new4", "classic4"}
    two_k = ("K", "K", *[""] * 14)  # the new cubes have one K, the classic ones two
    assert {key for key, fit in fits_of(4, two_k).items() if fit.possible} == {"classic4"}


def test_the_best_fit_comes_first() -> None:
    found = recognise(4, 4, ("K", "K", *[""] * 14), CUBE_SETS.values())
    assert [len(fit.misfits) for fit in found] == sorted(len(fit.misfits) for fit in found)
    assert recognise(3, 5, ("A",) * 15, CUBE_SETS.values()) == ()
