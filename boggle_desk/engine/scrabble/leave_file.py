"""Leave values as a file, and their order. Leaves of fewer tiles come first; those of one size are sorted by their last
kind, then the last but one, and so on, as in the kernel `generator`. So the leaves that end with one kind stand
together, and all work is done in such blocks. The file: magic, version, checksum and length of a description; the
description as JSON; then the values, by size: the difference to what smaller leaves let expect, in tenths of a point or
coarser, zigzag-encoded as 16-bit numbers, low bytes first, packed by zlib."""

import struct
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from math import comb
from pathlib import Path
from typing import TypeVar

import msgspec
import numpy as np
import numpy.typing as npt

from boggle_desk.engine.kernels.codes import LONGEST_LEAVE, MOST_LETTERS
from boggle_desk.engine.rulebook import BadRules

Numbers = npt.NDArray[np.int32]
Number = TypeVar("Number", np.int16, np.int32)


def offsets(kinds: int) -> list[int]:
    """Return where the leaves of each size begin, and at last how many there are."""
    return [0, *(comb(kinds + size, size) for size in range(LONGEST_LEAVE + 1))]


def block(kind: int, size: int) -> tuple[int, int]:
    """Return how many leaves of `size` tiles end before a kind, and how many end with it or before it."""
    return (comb(kind + size - 1, size), comb(kind + size, size)) if size else (1, 1)


def summed(first: Sequence[int], again: Sequence[int]) -> Numbers:
    """Return of every leave the sum over its tiles: by kind for the first tile of it, and for every further one."""
    levels: list[Numbers] = [np.zeros(1, np.int32)]
    for size in range(LONGEST_LEAVE):
        parts = []
        for kind in range(len(first)):
            fresh, all_of_them = block(kind, size)
            parts += [levels[-1][:fresh] + np.int32(first[kind]), levels[-1][fresh:all_of_them] + np.int32(again[kind])]
        levels.append(np.concatenate(parts))
    return np.concatenate(levels)


def listed(kinds: int, size: int) -> npt.NDArray[np.uint8]:
    """Return the leaves of a size, a row of kinds in order for each."""
    rows = np.zeros((1, 0), np.uint8)
    for length in range(size):
        counts = [block(kind, length)[1] for kind in range(kinds)]
        before = np.concatenate([rows[:count] for count in counts])
        last = np.repeat(np.arange(kinds, dtype=np.uint8), counts)
        rows = np.column_stack([before, last])
    return rows


def ranks(rows: npt.NDArray[np.uint8], kinds: int) -> npt.NDArray[np.int64]:
    """Return the places of leaves among those of their size, given as rows of kinds in order."""
    places = np.zeros(len(rows), np.int64)
    for at in range(rows.shape[1]):
        steps = np.array([comb(kind + at, at + 1) for kind in range(kinds)], np.int64)
        places += steps[rows[:, at]]
    return places


def reordered(table: npt.NDArray[np.int16], kinds: int, taken: Sequence[int | None]) -> npt.NDArray[np.int16]:
    """Return the table for other kinds; None and unknown kinds are worth nothing."""
    known = np.array([kinds if kind is None else kind for kind in taken], np.uint8)
    starts = offsets(kinds)
    parts = []
    for size in range(LONGEST_LEAVE + 1):
        rows = np.sort(known[listed(len(taken), size)], axis=1)
        strange = rows[:, -1] == kinds if size else np.zeros(1, np.bool_)
        places = starts[size] + ranks(np.where(strange[:, None], np.uint8(0), rows), kinds)
        parts.append(np.where(strange, np.int16(0), table[places]))
    return np.concatenate(parts)


def expected(levels: Sequence[npt.NDArray[Number]], kinds: int) -> npt.NDArray[Number]:
    """Return what leaves of the next size should be worth: each without its last tile, plus what that tile adds where
    the last but one is missing."""
    shorter, shortest = levels[-1], levels[-2]
    size = len(levels)
    without_last = np.concatenate([np.arange(block(kind, size - 2)[1]) for kind in range(kinds)])
    parts, start = [], 0
    for kind in range(kinds):
        count, behind = block(kind, size - 1)[1], block(kind, size - 2)[1]
        gains = shorter[start : start + behind] - shortest[:behind]
        parts.append(shorter[:count] + gains[without_last[:count]])
        start += behind
    return np.concatenate(parts)


MAGIC = b"BDLEAVES"
VERSION = 1
_HEADER = struct.Struct("<8sIII")  # magic, checksum of all behind it, version, bytes of the description
_CHECKED_FROM = 12
_LARGEST_FILE, _LARGEST_DESCRIPTION = 20_000_000, 10_000
STEP = 10  # hundredths of a point
_COARSEST = 100

Table = npt.NDArray[np.int16]


@dataclass(frozen=True)
class About:
    """What a file of leaves is for, and where it comes from."""

    tiles: str
    kinds: tuple[str, ...]
    lexicon: str
    checksum: int
    recipe: str
    coarse: int = 1
    """The unit of the differences from two tiles on, in tenths of a point."""


@dataclass(frozen=True)
class LeaveFile:
    name: str
    about: About
    packed: bytes

    def table(self) -> Table:
        kinds = len(self.about.kinds)
        starts = offsets(kinds)
        room = 2 * starts[-1]
        unpacker = zlib.decompressobj()
        try:
            data = unpacker.decompress(self.packed, room)
        except zlib.error as error:
            raise BadRules(f"{self.name}: the values cannot be unpacked ({error})") from error
        if len(data) != room or not unpacker.eof:
            raise BadRules(f"{self.name}: there are not as many values as {kinds} kinds of tiles have leaves")
        planes = np.frombuffer(data, np.uint8).reshape(2, -1)
        doubled = planes[0] | planes[1].astype(np.uint16) << 8
        differences = (doubled >> 1).astype(np.int16) ^ -(doubled & 1).astype(np.int16)
        levels = [differences[:1], differences[1 : starts[2]]]
        for size in range(2, LONGEST_LEAVE + 1):
            levels.append(
                expected(levels, kinds) + differences[starts[size] : starts[size + 1]] * np.int16(self.about.coarse)
            )
        return np.concatenate(levels) * np.int16(STEP)


def read_file(path: Path) -> LeaveFile:
    """Return what a file of leaves holds. Raises `BadRules` for a damaged or another one."""
    if path.stat().st_size > _LARGEST_FILE:
        raise BadRules(f"{path.name}: longer than {_LARGEST_FILE:,} bytes, which no file of leaves is")
    data = path.read_bytes()
    if len(data) < _HEADER.size or data[: len(MAGIC)] != MAGIC:
        raise BadRules(f"{path.name}: this is no file of leaves")
    _magic, checksum, version, length = _HEADER.unpack_from(data)
    if zlib.crc32(data[_CHECKED_FROM:]) != checksum:
        raise BadRules(f"{path.name}: the file is damaged")
    if version != VERSION:
        raise BadRules(f"{path.name}: the file has version {version}; this program reads version {VERSION}")
    try:
        about = msgspec.json.decode(data[_HEADER.size : _HEADER.size + min(length, _LARGEST_DESCRIPTION)], type=About)
    except msgspec.MsgspecError as error:
        raise BadRules(f"{path.name}: {error}") from error
    if not 1 <= about.coarse <= _COARSEST:
        raise BadRules(f"{path.name}: its values are {about.coarse} tenths of a point apart")
    if not 2 <= len(about.kinds) <= MOST_LETTERS + 1 or len(set(about.kinds)) < len(about.kinds):
        raise BadRules(f"{path.name}: leaves are of 2 to {MOST_LETTERS + 1} different kinds of tiles")
    return LeaveFile(path.name, about, data[_HEADER.size + length :])
