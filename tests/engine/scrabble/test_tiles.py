"""Tile sets and rules read from files: what they hold, and what is wrong with a bad one."""

from pathlib import Path

import pytest

from boggle_desk.engine.rulebook import BadRules
from boggle_desk.engine.scrabble.rules import (
    DOUBLE,
    REFUSE,
    SINGLE,
    ChallengeRule,
    EndRacks,
    Judging,
    read_presets,
    read_tile_sets,
)
from boggle_desk.engine.scrabble.tiles import BLANK, TileKind, TileSet, in_order, without_tiles
from tests.engine.scrabble.table import ENGLISH, LAYOUTS, PRESETS, TILE_SETS

DISTRIBUTION = """
    A9 B2 C2 D4 E12 F2 G3 H2 I9 J1 K1 L4 M2 N6 O8 P2 Q1 R6 S4 T6 U4 V2 W2 X1 Y2 Z1
"""
VALUES = {"AEILNORSTU": 1, "DG": 2, "BCMP": 3, "FHVWY": 4, "K": 5, "JX": 8, "QZ": 10}


def test_the_english_set_is_the_printed_one_s1_s2() -> None:
    assert {kind.letter + str(kind.count) for kind in ENGLISH.kinds} == set(DISTRIBUTION.split())
    assert {kind.letter: kind.value for kind in ENGLISH.kinds} == {
        letter: value for letters, value in VALUES.items() for letter in letters
    }
    assert (ENGLISH.blanks, ENGLISH.values[BLANK], len(ENGLISH.tiles)) == (2, 0, 100)
    assert sum(ENGLISH.values[tile] for tile in ENGLISH.tiles) == 187
    assert {kind.letter for kind in ENGLISH.kinds if kind.vowel} == set("AEIOU")


@pytest.mark.parametrize(
    ("key", "total", "points"),
    [
        ("french", 102, {"K": 10, "Q": 8, "E": 1, "H": 4}),
        ("german", 102, {"Ä": 6, "Ö": 8, "Q": 10, "E": 1}),
        ("spanish", 100, {"Ñ": 8, "CH": 5, "LL": 8, "RR": 8, "Z": 10}),
        ("dutch", 102, {"Q": 10, "X": 8, "E": 1, "W": 5}),
        ("polish", 100, {"Ź": 9, "Ń": 7, "A": 1, "Ż": 5}),
    ],
)
def test_other_languages_have_their_letters(key: str, total: int, points: dict[str, int]) -> None:
    tiles = TILE_SETS[key]
    assert len(tiles.tiles) == total
    assert tiles.blanks == 2
    assert points.items() <= tiles.values.items()
    assert any(kind.vowel for kind in tiles.kinds)


def test_tiles_are_told_apart_by_their_letter() -> None:
    with pytest.raises(ValueError, match="twice in the set: A"):
        TileSet("x", "X", "en", (TileKind("A", 1, 1), TileKind("A", 2, 1)), 0)
    for wrong in ("a", "", "?", "1", "ABCDE"):
        with pytest.raises(ValueError, match="no letter"):
            TileKind(wrong, 1, 1)


def test_the_first_of_equal_tiles_leave_a_rack() -> None:
    assert without_tiles(("A", "B", "A", "C"), ("A", "C")) == ("B", "A")
    assert in_order(ENGLISH, ("?", "Z", "A")) == ("A", "Z", "?")
    with pytest.raises(ValueError, match="there is no B"):
        without_tiles(("A", "B"), ("B", "B"))


def test_the_presets_differ_in_fields_s9_s12_s13() -> None:
    family, strict, double = PRESETS["family"], PRESETS["family_strict"], PRESETS["tournament_double"]
    assert list(PRESETS)[:2] == ["family", "family_strict"]
    assert family.challenge.judging is Judging.TABLE
    assert (family.exchange_minimum, family.pass_rounds, family.scoreless_limit) == (1, 1, 0)
    assert (family.rack_size, family.bingo_bonus, family.end_racks) == (7, 50, EndRacks.BOTH)
    assert strict.challenge == REFUSE
    assert double.challenge == DOUBLE
    assert (double.exchange_minimum, double.pass_rounds, double.scoreless_limit) == (7, 0, 6)
    rules = [PRESETS[f"tournament_{key}"].challenge for key in ("single", "five", "ten")]
    assert rules == [SINGLE, *(ChallengeRule(Judging.CHALLENGE, bonus=points) for points in (5, 10))]


KIND = '{ letter = "A", count = 9, value = 1 }'


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (f'name = "X"\nlanguage = "en"\nblanks = 2\nkinds = [{KIND}]\nextra = 1', "no rule called 'extra'"),
        ('name = "X"\nlanguage = "en"\nblanks = 2\nkinds = [{ letter = "A", cuont = 9, value = 1 }]', "'cuont'"),
        ('name = "X"\nlanguage = "en"\nblanks = 2\nkinds = ["A"]', "a table is needed"),
        ('name = "X"\nlanguage = "en"\nblanks = 2', "no list of kinds"),
        (f'name = "X"\nlanguage = "en"\nblanks = -1\nkinds = [{KIND}]', "never fewer than 0 blanks"),
        (f'name = "X"\nlanguage = "en"\nblanks = 2\nkinds = [{KIND}, {KIND}]', "twice"),
    ],
)
def test_a_bad_tile_set_is_refused_by_name(tmp_path: Path, text: str, said: str) -> None:
    (tmp_path / "bad.toml").write_text(text, encoding="utf-8")
    with pytest.raises(BadRules, match=r"bad\.toml") as caught:
        read_tile_sets(tmp_path)
    assert said in str(caught.value)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('tiles = "martian"\nlayout = "standard"', "no tiles called 'martian'"),
        ('tiles = "english"\nlayout = "round"', "no board called 'round'"),
        ('tiles = "english"\nlayout = "standard"\nrack_sise = 7', "'rack_sise'"),
        ('tiles = "english"\nlayout = "standard"\nrack_size = 0', "rack_size is 0"),
        ('tiles = "english"\nlayout = "standard"\npass_rounds = 0', "might never end"),
        ('tiles = "english"\nlayout = "standard"\n[challenge]\njudging = "judge"', "judge"),
        ('tiles = "english"\nlayout = "standard"\n[challenge]\njudging = "table"\nbonnus = 5', "'bonnus'"),
        ('order = "first"\ntiles = "english"\nlayout = "standard"', "no whole number"),
    ],
)
def test_bad_rules_are_refused_by_name(tmp_path: Path, text: str, said: str) -> None:
    (tmp_path / "bad.toml").write_text(text, encoding="utf-8")
    with pytest.raises(BadRules, match=r"bad\.toml") as caught:
        read_presets(tmp_path, TILE_SETS, LAYOUTS)
    assert said in str(caught.value)
