"""Files of text lines that are found by their first word: compressed in blocks, mapped, one block read at a time.

A file is `MAGIC`, the sizes of the index and of the samples (32 bits each, little-endian), both compressed, and the
blocks one after the other, each compressed with the samples as zlib's preset dictionary. The index has a line for each
block: its size in bytes, a tab, and its first word. A block has lines that begin with a word and a tab, in the order of
the words' code points.
"""

import mmap
import struct
import zlib
from bisect import bisect_right
from collections.abc import Iterator
from functools import lru_cache
from itertools import accumulate, pairwise
from pathlib import Path

MAGIC = b"Glosses1"
SIZES = struct.Struct("<II")
_LARGEST = 1_000_000  # the most bytes that a part may unfold to
_KEPT_FILES, _KEPT_BLOCKS = 8, 16


class DamagedGlossary(ValueError):
    """The glossary cannot be read."""


class GlossFile:
    """An open file. Any thread may ask."""

    def __init__(self, path: Path) -> None:
        """Map the file and read its index. Raises DamagedGlossary."""
        self._name = path.name
        try:
            with path.open("rb") as file:
                self._data = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
            head = len(MAGIC) + SIZES.size
            if self._data[: len(MAGIC)] != MAGIC:
                raise ValueError("it is no glossary")
            size, samples = SIZES.unpack(self._data[len(MAGIC) : head])
            rows = [row.split("\t") for row in unfolded(self._data[head : head + size]).decode().split("\n")]
            self._samples = unfolded(self._data[head + size : head + size + samples])
            self._first = [word for _, word in rows]
            self._ends = list(accumulate((int(size) for size, _ in rows), initial=head + size + samples))
            rising = all(a < b for a, b in (*pairwise(self._ends), *pairwise(self._first)))
            if not rising or self._ends[-1] != len(self._data):
                raise ValueError("its index is wrong")
        except (OSError, ValueError, struct.error, zlib.error) as problem:
            raise self._damaged(problem) from problem
        self._block = lru_cache(_KEPT_BLOCKS)(self._read)

    def line(self, word: str) -> str:
        """Return what follows the word and its tab; empty if the file does not have the word. Raises
        DamagedGlossary."""
        place = bisect_right(self._first, word) - 1
        if place < 0 or "\n" in word or "\t" in word:
            return ""
        block, start = self._block(place), f"\n{word}\t".encode("utf-8", "replace")
        found = block.find(start)
        return "" if found < 0 else self._decoded(block[found + len(start) : block.find(b"\n", found + 1)])

    def __iter__(self) -> Iterator[tuple[str, str]]:
        """Yield every word with what follows it. Raises DamagedGlossary."""
        for place in range(len(self._first)):
            for row in self._decoded(self._read(place)).strip("\n").split("\n"):
                word, _, rest = row.partition("\t")
                yield word, rest

    def _read(self, place: int) -> bytes:
        """Return a block, between line ends."""
        try:
            data = unfolded(self._data[self._ends[place] : self._ends[place + 1]], self._samples)
        except (ValueError, zlib.error) as problem:
            raise self._damaged(problem) from problem
        return b"\n%b\n" % data

    def _decoded(self, data: bytes) -> str:
        try:
            return data.decode()
        except UnicodeDecodeError as problem:
            raise self._damaged(problem) from problem

    def _damaged(self, problem: Exception) -> DamagedGlossary:
        return DamagedGlossary(f"The glossary '{self._name}' cannot be read: {problem}.")


open_glosses = lru_cache(_KEPT_FILES)(GlossFile)
"""Return the open file of a path; the last ones stay open."""


def unfolded(data: bytes, samples: bytes = b"") -> bytes:
    """Return what the data were before they were compressed. Raises ValueError and zlib.error."""
    unfolder = zlib.decompressobj(zdict=samples)
    found = unfolder.decompress(data, _LARGEST)
    if not unfolder.eof or unfolder.unused_data:
        raise ValueError("a part does not end")
    return found
