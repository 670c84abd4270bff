"""Leave values as a file of less than a megabyte for a million values.

A head of magic, version, checksum, and the length of a description; the description, as JSON; and the values. Those are
in tenths of a point, size by size in the order of `leave_order`: the difference to what smaller leaves let expect,
doubled (of a negative one, the complement of its double), first the low bytes of all and then the high ones, packed by
zlib, all in numbers of 16 bits. Most high bytes are 0, and so are the differences of leaves that the tile set does not
hold.
"""

import struct
import zlib
from dataclasses import dataclass
from pathlib import Path

import msgspec
import numpy as np
import numpy.typing as npt

from boggle_desk.engine.files import write_whole
from boggle_desk.engine.kernels.codes import LONGEST_LEAVE, MOST_LETTERS
from boggle_desk.engine.rulebook import BadRules
from boggle_desk.engine.scrabble.leave_order import expected, offsets

SUFFIX = ".leaves"
_MAGIC = b"BDLEAVES"
_VERSION = 1
_HEADER = struct.Struct("<8sIII")  # magic, checksum of all behind it, version, bytes of the description
_CHECKED_FROM = 12
_LARGEST_FILE, _LARGEST_DESCRIPTION = 20_000_000, 10_000
_STEP = 10  # hundredths of a point

Table = npt.NDArray[np.int16]


@dataclass(frozen=True)
class About:
    """What a file of leaves is for, and where it comes from."""

    tiles: str
    """The key of the tile set."""
    kinds: tuple[str, ...]
    """Its tiles in the order of the table, the blank last."""
    lexicon: str
    """The dictionary that it was trained with, by name."""
    checksum: int
    """And by the checksum of its words."""
    recipe: str
    """How it was trained, in a sentence."""


@dataclass(frozen=True)
class LeaveFile:
    """A file that was read, its values still packed."""

    name: str
    about: About
    packed: bytes

    def table(self) -> Table:
        """Return the values in hundredths of a point. Raises `BadRules` if there are too few or too many."""
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
            levels.append(expected(levels, kinds) + differences[starts[size] : starts[size + 1]])
        return np.concatenate(levels) * np.int16(_STEP)


def read_file(path: Path) -> LeaveFile:
    """Return what a file of leaves holds. Raises `BadRules` for one that is damaged, or of another kind."""
    if path.stat().st_size > _LARGEST_FILE:
        raise BadRules(f"{path.name}: longer than {_LARGEST_FILE:,} bytes, which no file of leaves is")
    data = path.read_bytes()
    if len(data) < _HEADER.size or data[: len(_MAGIC)] != _MAGIC:
        raise BadRules(f"{path.name}: this is no file of leaves")
    _magic, checksum, version, length = _HEADER.unpack_from(data)
    if zlib.crc32(data[_CHECKED_FROM:]) != checksum:
        raise BadRules(f"{path.name}: the file is damaged")
    if version != _VERSION:
        raise BadRules(f"{path.name}: the file has version {version}; this program reads version {_VERSION}")
    try:
        about = msgspec.json.decode(data[_HEADER.size : _HEADER.size + min(length, _LARGEST_DESCRIPTION)], type=About)
    except msgspec.MsgspecError as error:
        raise BadRules(f"{path.name}: {error}") from error
    if not 2 <= len(about.kinds) <= MOST_LETTERS + 1 or len(set(about.kinds)) < len(about.kinds):
        raise BadRules(f"{path.name}: leaves are of 2 to {MOST_LETTERS + 1} different kinds of tiles")
    return LeaveFile(path.name, about, data[_HEADER.size + length :])


def write_file(path: Path, about: About, table: Table, held: npt.NDArray[np.bool_]) -> None:
    """Write a table to a file, all or nothing. Leaves that the tile set does not hold (`held` is false) are left out
    and read as what smaller ones let expect. Raises OSError."""
    kinds = len(about.kinds)
    starts = offsets(kinds)
    steps = np.rint(table / _STEP).astype(np.int16)
    levels = [steps[:1], steps[1 : starts[2]]]
    differences = [steps[: starts[2]]]
    for size in range(2, LONGEST_LEAVE + 1):
        part = slice(starts[size], starts[size + 1])
        guess = expected(levels, kinds)
        levels.append(np.where(held[part], steps[part], guess))
        differences.append(levels[-1] - guess)
    joined = np.concatenate(differences)
    doubled = (joined << 1 ^ joined >> 15).view(np.uint16)
    planes = np.stack([doubled & 255, doubled >> 8]).astype(np.uint8)
    description = msgspec.json.encode(about)
    rest = struct.pack("<II", _VERSION, len(description)) + description + zlib.compress(planes.tobytes(), 9)
    write_whole(path, (_MAGIC, struct.pack("<I", zlib.crc32(rest)), rest))
