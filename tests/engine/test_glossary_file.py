"""A file of meanings: what is written is found again, one block is read for it, and no bytes do harm."""

import struct
import zlib
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from lexicon.gloss_writing import write_glosses

from boggle_desk.engine import glossary
from boggle_desk.engine.glossary import MAGIC, DamagedGlossary, GlossFile

ROWS = [(f"w{number:05}", f"n=the meaning of number {number}, żółw\tn>en turtle") for number in range(4_000)]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    made = tmp_path / "glossary"
    write_glosses(made, ROWS)
    return made


def test_what_is_written_is_found(path: Path) -> None:
    file = GlossFile(path)
    assert list(file) == ROWS
    assert all(file.line(word) == text for word, text in ROWS[::97])
    assert file.line(ROWS[0][0]) == ROWS[0][1]
    assert file.line(ROWS[-1][0]) == ROWS[-1][1]


@pytest.mark.parametrize(
    "word", ["", "a", "w", "w0000", "w000001", "zzz", "n=the", "w00001\tn=the", "w00001\n", "\n", "\0"]
)
def test_other_words_have_no_line(path: Path, word: str) -> None:
    assert GlossFile(path).line(word) == ""


def test_a_file_is_compressed_and_only_one_block_is_unfolded(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert path.stat().st_size < sum(len(word) + len(text.encode()) for word, text in ROWS) / 3
    file, unfolded = GlossFile(path), list[int]()
    original = glossary.unfolded
    monkeypatch.setattr(glossary, "unfolded", lambda data, samples=b"": unfolded.append(1) or original(data, samples))
    for word, _ in ROWS[:20]:
        file.line(word)
    assert len(unfolded) == 1


def test_the_same_lines_give_the_same_bytes(path: Path, tmp_path: Path) -> None:
    write_glosses(tmp_path / "again", ROWS)
    assert (tmp_path / "again").read_bytes() == path.read_bytes()


@pytest.mark.parametrize(
    "content",
    [b"", b"Gloss", MAGIC, MAGIC + bytes(8), b"SQLite format 3\0" * 200, MAGIC + b"\xff" * 2000],
    ids=["empty", "short", "magic", "no index", "foreign", "huge sizes"],
)
def test_what_is_no_glossary_is_said(tmp_path: Path, content: bytes) -> None:
    made = tmp_path / "glossary"
    made.write_bytes(content)
    with pytest.raises(DamagedGlossary, match="'glossary' cannot be read"):
        GlossFile(made)


def test_a_missing_file_is_said(tmp_path: Path) -> None:
    with pytest.raises(DamagedGlossary, match="'nothing' cannot be read"):
        GlossFile(tmp_path / "nothing")


def _with_index(index: bytes, *blocks: bytes) -> bytes:
    packed, samples = zlib.compress(index), zlib.compress(b"")
    return b"".join((MAGIC, struct.pack("<II", len(packed), len(samples)), packed, samples, *blocks))


@pytest.mark.parametrize(
    "index",
    [
        b"",
        b"9",
        b"9\ta\tb",
        b"x\ta",
        b"-4\ta",
        b"8\ta",
        b"9999999999999999999999\ta",
        b"\xff\ta",
        b"4\tb\n4\ta",
        b"0\ta",
    ],
)
def test_a_wrong_index_is_said(tmp_path: Path, index: bytes) -> None:
    made = tmp_path / "glossary"
    made.write_bytes(_with_index(index, b"12345"))
    with pytest.raises(DamagedGlossary):
        GlossFile(made)


@pytest.mark.parametrize(
    "block", [b"no zlib", zlib.compress(b"a\tb")[:-3], zlib.compress(b"a\t\xff"), zlib.compress(b"a\tb") + b"more"]
)
def test_a_damaged_block_is_said_when_it_is_asked(tmp_path: Path, block: bytes) -> None:
    made = tmp_path / "glossary"
    made.write_bytes(_with_index(f"{len(block)}\ta".encode(), block))
    file = GlossFile(made)
    with pytest.raises(DamagedGlossary, match="'glossary' cannot be read"):
        file.line("a")


def test_a_block_that_unfolds_without_end_is_refused(tmp_path: Path) -> None:
    block = zlib.compress(bytes(300_000_000), 9)
    made = tmp_path / "glossary"
    made.write_bytes(_with_index(f"{len(block)}\ta".encode(), block))
    with pytest.raises(DamagedGlossary):
        GlossFile(made).line("a")


def _cut(data: bytearray, rng: Random) -> bytearray:
    return data[: rng.randrange(len(data))]


def _flipped(data: bytearray, rng: Random) -> bytearray:
    for _ in range(rng.randrange(1, 9)):
        data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
    return data


@pytest.mark.parametrize("harm", [_cut, _flipped])
def test_no_damage_does_harm(tmp_path: Path, path: Path, harm: Callable[[bytearray, Random], bytearray]) -> None:
    """Cut or with wrong bits it says that it is damaged, or answers as before."""
    whole, right = path.read_bytes(), dict(ROWS)
    for seed in range(60):
        rng = Random(seed)
        made = tmp_path / f"{seed}"
        made.write_bytes(harm(bytearray(whole), rng))
        try:
            file = GlossFile(made)
            for word in rng.sample(sorted(right), 5):
                assert file.line(word) == right[word]
        except DamagedGlossary:
            continue
