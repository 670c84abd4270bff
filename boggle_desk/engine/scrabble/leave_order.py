"""The order of leaves in a dense table, the one that the kernel `generator` numbers them by, worked out in numpy.

Leaves of fewer tiles come first; among equals, those whose last tile is of an earlier kind, then those whose last but
one is, and so on, with the tiles of a leave sorted by kind. So the leaves of one size that end with one kind stand
together, and are the first leaves of one tile less with that tile behind each: everything here is put together in such
blocks, a few hundred in all, and nothing asks leave by leave.
"""

from collections.abc import Sequence
from math import comb
from typing import TypeVar

import numpy as np
import numpy.typing as npt

from boggle_desk.engine.kernels.codes import LONGEST_LEAVE

Numbers = npt.NDArray[np.int32]
Number = TypeVar("Number", np.int16, np.int32)


def offsets(kinds: int) -> list[int]:
    """Return where the leaves of each size begin, from 0 tiles on, and at last how many leaves there are."""
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


def held(counts: Sequence[int]) -> npt.NDArray[np.bool_]:
    """Return of every leave whether a set with so many tiles of each kind holds it."""
    levels, runs = [np.ones(1, np.bool_)], np.zeros(1, np.uint8)
    for size in range(LONGEST_LEAVE):
        possible, longer = [], []
        for kind, count in enumerate(counts):
            fresh, all_of_them = block(kind, size)
            run = np.append(np.ones(fresh, np.uint8), runs[fresh:all_of_them] + np.uint8(1))
            possible.append(levels[-1][:all_of_them] & (run <= count))
            longer.append(run)
        levels.append(np.concatenate(possible))
        runs = np.concatenate(longer)
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
    """Return the table of leaves of other kinds: each is one of the table's, or None, and leaves with it are worth
    nothing."""
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
    """Return what leaves of the next size are worth by those of all smaller ones, at least of sizes 0 and 1: without
    its last tile, and what that tile is worth where the last but one is missing."""
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


def fill_gaps(table: npt.NDArray[np.int16], known: npt.NDArray[np.bool_], kinds: int) -> npt.NDArray[np.int16]:
    """Return the table with the values that are not known as smaller leaves let expect; of single tiles, nothing."""
    starts = offsets(kinds)
    first, rest = np.where(known, table, 0)[: starts[2]].astype(np.int32), table.astype(np.int32)
    levels = [first[:1], first[1:]]
    for size in range(2, LONGEST_LEAVE + 1):
        part = slice(starts[size], starts[size + 1])
        levels.append(np.where(known[part], rest[part], expected(levels, kinds)))
    return np.clip(np.concatenate(levels), -32_767, 32_767).astype(np.int16)
