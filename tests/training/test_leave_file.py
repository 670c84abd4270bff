"""Files of leave values: small, quick, and refused in a sentence when something is wrong."""

import struct
import zlib
from dataclasses import replace
from pathlib import Path

import msgspec
import numpy as np
import pytest
from training.leaves import held, write_file

from boggle_desk import paths
from boggle_desk.engine.rulebook import BadRules
from boggle_desk.engine.scrabble.knowledge import read_leaves
from boggle_desk.engine.scrabble.leave_file import About, offsets, read_file
from boggle_desk.engine.scrabble.rules import read_tile_sets
from boggle_desk.engine.scrabble.tiles import BLANK, TileKind, TileSet
from boggle_desk.storage.lexica import SHIPPED as DICTIONARIES

FEW = TileSet("few", "Few", "en", (TileKind("A", 3, 1, vowel=True), TileKind("B", 2, 3)), 1)
ABOUT = About("few", ("A", "B", "?"), "a list", 7, "made up")
SHIPPED = paths.resource("leaves", "english.leaves")


def written(path: Path, about: About = ABOUT) -> np.ndarray:
    """Write values of any size to a file and return them."""
    kinds = len(about.kinds)
    values = np.arange(offsets(kinds)[-1]) * 7919 % 64_000 - 32_000
    table = (values // 10 * 10).astype(np.int16)
    table[0] = 0
    write_file(path, about, table, held((3, 2, 1)))
    return table


def test_what_the_tiles_hold_comes_back(tmp_path: Path) -> None:
    table = written(tmp_path / "few.leaves")
    file = read_file(tmp_path / "few.leaves")
    again = file.table()
    possible = held((3, 2, 1))
    assert file.about == ABOUT
    assert again.dtype == np.int16
    assert possible.sum() == 4 * 3 * 2  # every number of each tile, none, or all of them
    assert (again == table)[possible].all()
    leaves = read_leaves(tmp_path / "few.leaves", FEW)
    assert leaves.value(("B", "A")) == leaves.value(("A", "B")) == table[offsets(3)[2] + 1] / 100


def test_coarse_differences_stay_near(tmp_path: Path) -> None:
    about = replace(ABOUT, coarse=4)
    table = written(tmp_path / "few.leaves", about)
    file = read_file(tmp_path / "few.leaves")
    assert file.about == about
    possible = held((3, 2, 1))
    assert 0 < np.abs(file.table().astype(int) - table)[possible].max() <= 20


def test_hundredths_are_rounded_to_tenths(tmp_path: Path) -> None:
    table = np.full(offsets(3)[-1], 1234, np.int16)
    write_file(tmp_path / "few.leaves", ABOUT, table, np.ones(len(table), np.bool_))
    assert set(read_file(tmp_path / "few.leaves").table()) == {1230}


@pytest.mark.parametrize("key", DICTIONARIES)
def test_the_shipped_files_are_small_and_made_for_the_shipped_tiles(key: str) -> None:
    path, tiles = SHIPPED.with_stem(key), read_tile_sets(paths.resource("tiles"))[key]
    file = read_file(path)
    assert path.stat().st_size < 2_000_000
    assert file.about.kinds == (*tiles.letters, BLANK)
    assert "boards" in file.about.recipe
    assert len(file.table()) == offsets(len(file.about.kinds))[-1]
    leaves = read_leaves(path, tiles)
    assert leaves.value((BLANK,)) > 20 > max(map(leaves.value, tiles.letters))


def refused(path: Path, tiles: TileSet = FEW) -> str:
    """Return the sentence with which a file is refused."""
    with pytest.raises(BadRules) as refusal:
        read_leaves(path, tiles).value(("A",))
    return str(refusal.value)


def test_a_damaged_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "few.leaves"
    written(path)
    whole = path.read_bytes()
    for at in range(0, len(whole), 5):
        path.write_bytes(whole[:at] + bytes([whole[at] ^ 16]) + whole[at + 1 :])
        assert refused(path).startswith("few.leaves: ")
        path.write_bytes(whole[:at])
        assert refused(path).startswith("few.leaves: ")


def test_a_file_of_another_kind_or_too_long_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "few.leaves"
    path.write_text("balance = []", encoding="utf-8")
    assert "no file of leaves" in refused(path)
    with path.open("wb") as file:
        file.truncate(20_000_001)
    assert "longer than 20,000,000 bytes" in refused(path)


def forged(path: Path, about: bytes, packed: bytes, version: int = 1) -> None:
    """Write a file whose checksum is right."""
    rest = struct.pack("<II", version, len(about)) + about + packed
    path.write_bytes(b"BDLEAVES" + struct.pack("<I", zlib.crc32(rest)) + rest)


def test_a_well_formed_file_with_nonsense_is_refused(tmp_path: Path) -> None:
    path, about = tmp_path / "few.leaves", msgspec.json.encode(ABOUT)
    right = zlib.compress(bytes(2 * offsets(3)[-1]))
    forged(path, about, right)
    assert read_leaves(path, FEW).value(("A",)) == 0.0
    for packed, said in (
        (b"nonsense", "cannot be unpacked"),
        (right[:-8], "not as many values"),
        (zlib.compress(b"abc"), "not as many values"),
        (zlib.compress(bytes(50_000_000)), "not as many values"),
    ):
        forged(path, about, packed)
        assert said in refused(path)
    forged(path, about, right, version=2)
    assert "version 2" in refused(path)
    forged(path, b"{}", right)
    assert "few.leaves" in refused(path)
    forged(path, about.replace(b'"B"', b'"A"'), right)
    assert "different kinds" in refused(path)


def test_leaves_of_other_tiles_are_refused(tmp_path: Path) -> None:
    assert "not leaves of the tiles of 'Spanish" in refused(SHIPPED, read_tile_sets(paths.resource("tiles"))["spanish"])
    written(tmp_path / "few.leaves", About("few", ("A", "?", "B"), "a list", 7, "made up"))
    assert "not leaves of the tiles of 'Few'" in refused(tmp_path / "few.leaves")
