"""test_codes."""

from dataclasses import replace
from hashlib import sha256
from itertools import pairwise
from random import Random

import hypothesis.strategies as st
import pytest
from hypothesis import given

from boggle_desk.engine.boggle.board import Board, board_of
from boggle_desk.engine.boggle.codes import (
    BASE,
    FIRST_SETS,
    KNOWN,
    LATER_SETS,
    SETS,
    SIGNS,
    TABLES,
    BadCode,
    CodedBoard,
    CodeFault,
    Counting,
    board_code,
    grouped,
    opened,
    plain_signs,
    read_code,
    sealed,
)
from boggle_desk.engine.boggle.cubes import shake
from boggle_desk.engine.boggle.known_board import code_of, counting_of
from tests.engine.boggle.table import CUBE_SETS, FACES, PRESETS

SEEDS = st.integers(0, 2**32)
USUAL = st.builds(
    lambda length, minutes, table: Counting(length, 60 * minutes, *table),
    st.integers(2, 8),
    st.integers(1, 30),
    st.sampled_from(TABLES),
)
SPELLED = st.builds(
    Counting,
    st.integers(1, 28),
    st.integers(1, 20_000),
    st.lists(st.integers(0, 840), min_size=1, max_size=12).map(tuple),
    st.integers(0, 28),
)
GOLDEN = {
    "0PE3-VP29-JQG0-TT50": ("classic", "new4"),
    "1WDK-F4NH-28HX6-KFGQ-G4FP4": ("master", "big5_1979"),
    "2TWW-VMGK-915H-7FYA4": ("calculator", "new4"),
    "3H3F-5H02-HRXC-53JKC": ("linear", "new4"),
    "41DXR-EA3AW-1E4X1-DTX1P-1VXP8-CRDYR-T1TXP": ("super", "super6"),
    "539A-P5GN-0E6TK-710H-102J-WW180": (None, "deluxe5"),
    "51135-TW5AH-2M54P-MJND8": (None, "classic4"),
    "60503-83100-0102C-1W5RY-TA8D2-0RQ4E": (None, "new4"),
    "5613-AFK1-KQ7M-2MHK": (None, "german4"),
    "5913-H60FP-14FRP-5PXTP": (None, "french4"),
    "5D13G-6GK33-J71DY-89KPQ": (None, "spanish4"),
    "5G13-K4TW-815Q-WPK5": (None, "dutch4"),
    "5M9C-QVKAM-HGK0V-A28D-5CTK3-VPYTH": (None, "polish5"),
}
"""Codes as they were once written. They must be read for ever."""


def shaken(key: str, seed: int) -> Board:
    cubes = CUBE_SETS[key]
    return board_of(cubes.rows, cubes.columns, shake(cubes.cubes, Random(seed)))


def wrongs(text: str) -> CodeFault:
    with pytest.raises(BadCode) as bad:
        read_code(text, CUBE_SETS)
    return bad.value.fault


@given(st.sampled_from(KNOWN), SEEDS)
def test_a_board_of_a_preset_goes_into_its_code_and_back(known: tuple[str, str, Counting], seed: int) -> None:
    preset, cubes, counting = known
    board = shaken(cubes, seed)
    code = board_code(board, cubes, counting, CUBE_SETS)
    assert read_code(code, CUBE_SETS) == CodedBoard(board, cubes, counting, preset)


@given(st.sampled_from((*SETS, *LATER_SETS)), SEEDS, USUAL | SPELLED)
def test_any_board_of_any_set_with_any_rules_goes_into_its_code_and_back(
    cubes: str, seed: int, counting: Counting
) -> None:
    board = shaken(cubes, seed)
    read = read_code(board_code(board, cubes, counting, CUBE_SETS), CUBE_SETS)
    assert (read.board, read.cubes, read.counting) == (board, cubes, counting)


@given(st.integers(4, 6), st.randoms(use_true_random=False), USUAL)
def test_letters_of_a_real_box_go_into_a_code_and_back(size: int, rng: Random, counting: Counting) -> None:
    faces = [*"ABCDEFGHIJKLMNOPQRSTUVWXYZ#", "Qu", "An", "Er", "He", "In", "Th", *rng.choice(("", "ÄÖÜ", "ÑŁŻ"))]
    board = Board(size, size, tuple(rng.choice(faces) for _ in range(size * size)))
    read = read_code(board_code(board, "letters", counting, CUBE_SETS), CUBE_SETS)
    assert (read.board, read.counting) == (board, counting)


def test_shipped_sets_and_presets_are_those_that_codes_mean() -> None:
    """A set or preset that is changed would change the meaning of codes that are on paper; it needs a number more."""
    assert {*SETS, *LATER_SETS} == set(CUBE_SETS)
    for key, cubes, counting in KNOWN:
        preset = PRESETS[key]
        assert (preset.cubes.key, counting_of(preset)) == (cubes, counting)


def test_sets_that_are_in_codes_never_change() -> None:
    """Codes on paper, saved games and old boards of the day rest on their letters, also on those no longer offered."""
    written = "\n".join(f"{key} {CUBE_SETS[key].cubes}" for key in SETS)
    assert sha256(written.encode()).hexdigest()[:16] == "d9412924c10b26fa"
    assert [key for key in SETS if CUBE_SETS[key].earlier] == [key.removesuffix("_2026") for key in LATER_SETS]


@pytest.mark.parametrize("code", GOLDEN)
def test_codes_of_the_first_version_are_read_and_written_as_ever(code: str) -> None:
    read = read_code(code, CUBE_SETS)
    assert (read.preset, read.cubes) == GOLDEN[code]
    assert board_code(read.board, read.cubes or "", read.counting, CUBE_SETS) == code


@given(st.sampled_from(FIRST_SETS), SEEDS)
def test_lengths_are_as_stated(cubes: str, seed: int) -> None:
    preset = next((key for key, known, _ in KNOWN if known == cubes), None)
    counting = counting_of(PRESETS[preset or "classic"])
    signs = plain_signs(board_code(shaken(cubes, seed), cubes, counting, CUBE_SETS))
    least, most = {4: (13, 19), 5: (21, 26), 6: (31, 38)}[CUBE_SETS[cubes].rows]
    more = 0 if preset else 3
    assert least + more <= len(signs) <= most + more


@pytest.mark.parametrize("key", [*SETS, *LATER_SETS])
def test_every_single_wrong_sign_is_found(key: str) -> None:
    code = plain_signs(board_code(shaken(key, 7), key, KNOWN[0][2], CUBE_SETS))
    for place, sign in enumerate(code):
        for other in SIGNS.replace(sign, ""):
            assert wrongs(code[:place] + other + code[place + 1 :]) is CodeFault.WRONG_SIGN


@pytest.mark.slow
@pytest.mark.parametrize("key", SETS)
def test_every_swap_of_neighbours_is_found(key: str) -> None:
    swapped = 0
    for seed in range(20):
        code = plain_signs(board_code(shaken(key, seed), key, KNOWN[0][2], CUBE_SETS))
        for place, (one, two) in enumerate(pairwise(code)):
            if one != two:
                assert wrongs(code[:place] + two + one + code[place + 2 :]) is CodeFault.WRONG_SIGN
                swapped += 1
    assert swapped > 200


@given(st.lists(st.integers(0, BASE - 1), min_size=2, max_size=70), st.data())
def test_the_check_finds_a_wrong_sign_and_a_swap_at_any_length(values: list[int], data: st.DataObject) -> None:
    code = plain_signs(sealed(values))
    assert opened(code) == tuple(values)
    place = data.draw(st.integers(0, len(code) - 2))
    other = data.draw(st.sampled_from(SIGNS.replace(code[place], "")))
    for wrong in (
        code[:place] + other + code[place + 1 :],
        code[:place] + code[place + 1] + code[place] + code[place + 2 :],
    ):
        if wrong != code:
            with pytest.raises(BadCode):
                opened(wrong)


def test_few_lost_or_doubled_signs_are_not_found() -> None:
    """One check sign finds 28 of 29 of them, and most of the rest are no board."""
    tried = missed = 0
    for seed in range(40):
        code = plain_signs(board_code(shaken("new4", seed), "new4", KNOWN[0][2], CUBE_SETS))
        for place in range(len(code)):
            for wrong in (code[:place] + code[place + 1 :], code[: place + 1] + code[place:]):
                tried += 1
                try:
                    read_code(wrong, CUBE_SETS)
                except BadCode:
                    continue
                missed += 1
    assert tried > 1000
    assert missed <= tried / 40


def test_a_code_is_read_however_it_is_typed() -> None:
    code = "0PE3-VP29-JQG0-TT50"
    right = read_code(code, CUBE_SETS)
    for typed in (
        code.lower(),
        f"  {code.replace('-', ' ')}\n",
        code.replace("-", ""),
        code.replace("-", " – "),
        code.replace("0", "o").replace("5", "s").replace("2", "Z"),
        " ".join(code),
        "o_pE3.VP29,JQG0:TTSO",
    ):
        assert read_code(typed, CUBE_SETS) == right


def test_signs_that_look_alike_are_not_used_and_read_as_the_one_that_is() -> None:
    assert not set("OILSZBU") & set(SIGNS)
    assert len(set(SIGNS)) == BASE == 29
    assert plain_signs("oilszbu") == "011528V"


def test_a_code_that_cannot_be_is_refused_with_the_reason() -> None:
    assert wrongs("") is CodeFault.EMPTY
    assert wrongs(" - ") is CodeFault.EMPTY
    assert wrongs("0") is CodeFault.TOO_SHORT
    assert wrongs("0PE3-V?29") is CodeFault.STRANGE_SIGN
    assert wrongs("0" * 5000) is CodeFault.TOO_LONG
    assert wrongs(sealed((28, 1, 2, 3))) is CodeFault.NEWER
    assert wrongs(sealed((5, 22, 2, 3, 1, 1, 1))) is CodeFault.NEWER
    assert wrongs(sealed((7, 28, 2, 3, 1, 1, 1))) is CodeFault.NEWER
    assert wrongs(sealed((9, 0, 2, 3, 1, 1, 1))) is CodeFault.NEWER
    assert wrongs(sealed((5, 0))) is CodeFault.TOO_SHORT
    assert wrongs(sealed((5, 0, 28, 28, 1, 1))) is CodeFault.NO_BOARD
    assert wrongs(sealed((6, 0, 0, 0, 0, 1, 1, 0, 0, 1, 4))) is CodeFault.NO_BOARD
    assert wrongs(sealed((0, *[28] * 15))) is CodeFault.NO_BOARD
    with pytest.raises(BadCode, match="the sign Ж"):
        read_code("0Ж0", CUBE_SETS)


@given(st.text(max_size=60) | st.text(SIGNS, min_size=3, max_size=60))
def test_any_text_is_a_board_or_refused(text: str) -> None:
    try:
        coded = read_code(text, CUBE_SETS)
    except BadCode:
        return
    assert board_code(coded.board, coded.cubes or "", coded.counting, CUBE_SETS)


@given(st.lists(st.integers(0, BASE - 1), min_size=2, max_size=45))
def test_any_rightly_sealed_code_is_a_board_or_refused(values: list[int]) -> None:
    try:
        coded = read_code(sealed(values), CUBE_SETS)
    except BadCode:
        return
    assert len(coded.board.faces) in (16, 25, 36)


def test_groups_are_of_four_and_five_signs() -> None:
    assert grouped("") == ""
    assert grouped("ABC") == "ABC"
    for length in range(12, 80):
        signs = "7" * length
        groups = grouped(signs).split("-")
        assert "".join(groups) == signs
        assert {len(group) for group in groups} <= {4, 5}


def test_what_no_code_can_say_has_none() -> None:
    rules = PRESETS["classic"]
    cubes = shake(rules.cubes.cubes, Random(1))
    assert code_of(rules, cubes, CUBE_SETS)
    assert code_of(rules, cubes[:-1], CUBE_SETS) == ""
    assert code_of(replace(rules, minimum_length=29), cubes, CUBE_SETS) == ""
    assert code_of(replace(rules, points=(0, 900)), cubes, CUBE_SETS) == ""
    with pytest.raises(ValueError, match="the face 'Ж'"):
        board_code(Board(4, 4, ("Ж", *FACES[1:])), "new4", counting_of(rules), CUBE_SETS)
    with pytest.raises(ValueError, match="4×3"):
        board_code(Board(4, 3, FACES[:12]), "new4", counting_of(rules), CUBE_SETS)
