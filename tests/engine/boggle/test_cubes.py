"""Equipment: the cubes of each edition and how a shake falls (B1 to B5)."""

import random
from collections import Counter
from dataclasses import replace

import pytest

from boggle_desk.engine.boggle.cubes import BLOCK, CubeSet, PlacedCube, cube_set, shake
from tests.engine.boggle.table import CUBE_SETS, PRESETS

LETTERS = {
    "classic4": "A8 B3 C3 D4 E10 F2 G3 H3 I7 J1 K2 L5 M3 N5 O6 P3 Qu1 R4 S5 T5 U4 V2 W2 X1 Y3 Z1",
    "new4": "A6 B2 C2 D3 E11 F2 G2 H5 I6 J1 K1 L4 M2 N6 O7 P2 Qu1 R5 S6 T9 U3 V2 W3 X1 Y3 Z1",
    "big5_1979": "A12 B1 C5 D6 E19 F4 G3 H5 I11 J1 K1 L5 M4 N11 O11 P4 Qu1 R12 S9 T13 U4 V1 W2 X1 Y3 Z1",
    "deluxe5": "A12 B1 C5 D6 E18 F4 G3 H6 I11 J1 K1 L5 M4 N11 O11 P4 Qu1 R11 S9 T13 U4 V1 W3 X1 Y3 Z1",
    "challenge5": "A12 B1 C5 D5 E19 F4 G3 H4 I12 J1 K2 L5 M5 N10 O10 P4 Qu2 R11 S9 T13 U5 V1 W2 X1 Y3 Z1",
    "super6": (
        "#3 A17 An1 B3 C6 D9 E26 Er1 F4 G4 H9 He1 I15 In1 J2 K2 L7 M5 N16 O17 P4 Qu2 R11 S14 T15 Th1 U6 V2 W4 X2 Y4 Z2"
    ),
}
"""The faces of every official box, counted from published transcriptions."""


def histogram(cubes: CubeSet) -> dict[str, int]:
    return Counter(face for cube in cubes.cubes for face in cube)


@pytest.mark.parametrize("key", LETTERS)
def test_b1_b2_official_sets_have_their_known_faces(key: str) -> None:
    counted = histogram(CUBE_SETS[key])
    assert " ".join(f"{face}{counted[face]}" for face in sorted(counted)) == LETTERS[key]


def test_b1_b2_every_shipped_set_is_counted_here() -> None:
    assert {key for key, cubes in CUBE_SETS.items() if cubes.language == "en"} == set(LETTERS)


@pytest.mark.parametrize("language", ["de", "es", "fr", "nl", "pl"])
def test_every_language_has_cubes_for_every_grid(language: str) -> None:
    own = [cubes for cubes in CUBE_SETS.values() if cubes.language == language and not cubes.earlier]
    assert [(cubes.rows, cubes.columns) for cubes in own] == [(4, 4), (5, 5), (6, 6)]
    letters = {face for cubes in own for cube in cubes.cubes for face in cube}
    assert letters >= set({"de": "ÄÖÜ", "es": "Ñ", "fr": "W", "nl": ["IJ"], "pl": "ĄĆĘŁŃÓŚŹŻ"}[language])


@pytest.mark.parametrize(("preset", "grid", "cubes"), [("classic", (4, 4), 16), ("master", (5, 5), 25)])
def test_b1_b2_cubes_fill_the_grid_and_the_timer_runs_three_minutes(
    preset: str, grid: tuple[int, int], cubes: int
) -> None:
    rules = PRESETS[preset]
    assert (rules.cubes.rows, rules.cubes.columns) == grid
    assert len(rules.cubes.cubes) == cubes
    assert rules.seconds == 180


def test_b1_a_set_that_does_not_fill_its_grid_is_refused() -> None:
    with pytest.raises(ValueError, match="16 cubes do not fill 4×5 cells"):
        replace(CUBE_SETS["new4"], columns=5)


def test_b1_a_cube_has_six_faces() -> None:
    with pytest.raises(ValueError, match="has 5 faces"):
        cube_set({"key": "k", "name": "n", "language": "en", "rows": 1, "columns": 1, "cubes": ["ABCDE"]})


@pytest.mark.parametrize("entry", [{}, {"cubes": [1]}, {"cubes": None}, []])
def test_b1_a_set_described_wrongly_is_told_apart_from_a_crash(entry: object) -> None:
    with pytest.raises(ValueError, match="described wrongly"):
        cube_set(entry)  # type: ignore[arg-type]  # that it is no mapping is the point


@pytest.mark.parametrize("key", [key for key in LETTERS if key != "super6"])
def test_b3_qu_is_one_face(key: str) -> None:
    faces = histogram(CUBE_SETS[key])
    assert faces["Qu"] >= 1
    assert "Q" not in faces


def test_b3_cubes_are_written_as_letters_or_between_commas() -> None:
    described = {"key": "k", "name": "n", "language": "en", "rows": 1, "columns": 2}
    assert cube_set(described | {"cubes": ["EIO###", "H,I,M,N,Qu,U"]}).cubes == (
        ("E", "I", "O", BLOCK, BLOCK, BLOCK),
        ("H", "I", "M", "N", "Qu", "U"),
    )


@pytest.mark.parametrize("key", LETTERS)
def test_b5_a_shake_uses_every_cube_once(key: str, rng: random.Random) -> None:
    cubes = CUBE_SETS[key].cubes
    placed = shake(cubes, rng)
    assert Counter(each.cube for each in placed) == Counter(cubes)
    assert all(each.letters == each.cube[each.face] for each in placed)


def test_b5_cells_faces_and_quarter_turns_are_equally_likely(rng: random.Random) -> None:
    """Each count below is a sum of independent chances; five standard deviations are never left by honest dice."""
    cubes = CUBE_SETS["new4"].cubes
    shakes = [shake(cubes, rng) for _ in range(2_000)]
    one = cubes[14]
    places = Counter(cell for placed in shakes for cell, each in enumerate(placed) if each.cube == one)
    faces = Counter(each.face for placed in shakes for each in placed)
    quarters = Counter(each.quarter for placed in shakes for each in placed)
    for counts, outcomes in ((places, 16), (faces, 6), (quarters, 4)):
        trials, chance = counts.total(), 1 / outcomes
        spread = 5 * (trials * chance * (1 - chance)) ** 0.5
        assert set(counts) == set(range(outcomes))
        assert all(abs(count - trials * chance) < spread for count in counts.values()), counts


def test_b5_the_same_luck_gives_the_same_shake() -> None:
    cubes = CUBE_SETS["big5_1979"].cubes
    assert shake(cubes, random.Random(5)) == shake(cubes, random.Random(5))
    assert shake(cubes, random.Random(5)) != shake(cubes, random.Random(6))


def test_b5_a_placed_cube_shows_its_face_as_printed() -> None:
    assert PlacedCube(("H", "I", "M", "N", "Qu", "U"), 4, 3).letters == "Qu"
