"""A dictionary that is read in both directions, from any letter of a word: first leftwards, then on to the right.

The array begins with the nodes of the word graph (see `word_graph`). Behind them stand the backward nodes, the minimal
graph of everything that begins a word, read from its end (Gordon, Software: Practice and Experience 24, 1994, keeps the
same strings and marks the turn by a letter). A backward node looks like a forward one, `[child mask, accept mask,
target, target ...]`, and the entry just before it is the forward node that the letters lead to when they are read from
the left: there a word goes on to the right. It is 0 if none does. Bit *n* of the accept mask says that the letters so
far with letter *n* in front are a word. Words of more than 26 letters are left out backwards, no table is longer.
"""

import mmap
import os
import struct
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from boggle_desk.engine.files import write_whole
from boggle_desk.engine.kernels import graph_checks, reversed_prefixes, word_graphs
from boggle_desk.engine.word_graph_builder import ROOT

if TYPE_CHECKING:
    from boggle_desk.engine.word_graph import WordGraph

_MAGIC = b"BDTWOWAY"
_VERSION = 1
_HEADER = struct.Struct("<8sQQ4I")  # magic, the two halves of the checksum, version, root, length, 0
_CHECKED_FROM = 24  # the checksum covers everything after the magic and itself
_MAXIMUM_BYTES = 1 << 28


@dataclass(frozen=True, eq=False)
class TwoWayGraph:
    """An unchangeable set of words to be read in both directions. Raises ValueError unless the nodes are whole."""

    nodes: "memoryview[int]"
    """The graph, for kernels: see the head of this module."""
    root: int
    """The backward node where nothing has been read; its neighbour is `forward`."""
    forward = ROOT
    """The forward node where every word begins."""

    def __post_init__(self) -> None:
        graph_checks.check_two_way(self.nodes, self.root)

    @classmethod
    def build(cls, word_graph: "WordGraph") -> "TwoWayGraph":
        """Return the words of a graph to be read in both directions. Raises ValueError for a graph that is damaged or
        too large."""
        keys, onward, whole = reversed_prefixes.prefixes_of(word_graph.nodes)
        nodes = word_graphs.build_two_way(word_graph.nodes, *_sorted(keys, onward, whole))
        return cls._trusted(memoryview(nodes).toreadonly(), len(word_graph.nodes) + 1)

    @classmethod
    def open(cls, path: Path) -> "TwoWayGraph":
        """Return the graph saved at `path`, mapped into memory. Raises OSError, or ValueError for a damaged file."""
        with path.open("rb") as file:
            size = os.fstat(file.fileno()).st_size
            if not _HEADER.size <= size <= _MAXIMUM_BYTES or size % 8:
                raise ValueError(f"{path.name} is no two-way graph: it has {size} bytes.")
            return cls._read(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ), path.name)

    @classmethod
    def _read(cls, data: mmap.mmap, name: str) -> "TwoWayGraph":
        view = memoryview(data)
        if sys.byteorder != "little":
            raise ValueError("Word graphs need a little-endian computer.")
        magic, low, high, version, root, length, _ = _HEADER.unpack_from(view)
        if magic != _MAGIC:
            raise ValueError(f"{name} is no two-way graph.")
        if version != _VERSION:
            raise ValueError(f"{name} has version {version} of two-way graphs; this program reads version {_VERSION}.")
        room = len(view) - _HEADER.size - 4 * length
        if room not in (0, 4) or graph_checks.checksum(view[_CHECKED_FROM:]) != high << 64 | low:
            raise ValueError(f"{name} is damaged.")
        return cls._trusted(view[_HEADER.size : _HEADER.size + 4 * length].cast("I"), root)

    @classmethod
    def _trusted(cls, nodes: "memoryview[int]", root: int) -> "TwoWayGraph":
        """Return a graph that was just built, or whose checksum says so."""
        graph = object.__new__(cls)
        object.__setattr__(graph, "nodes", nodes)
        object.__setattr__(graph, "root", root)
        return graph

    def save(self, path: Path) -> None:
        """Write the graph to `path`, all or nothing. Raises OSError."""
        body = bytes(self.nodes) + bytes(len(self.nodes) % 2 * 4)
        rest = _HEADER.pack(_MAGIC, 0, 0, _VERSION, self.root, len(self.nodes), 0)[_CHECKED_FROM:]
        total = graph_checks.checksum(memoryview(rest + body))
        low, high = total & 0xFFFF_FFFF_FFFF_FFFF, total >> 64
        header = _HEADER.pack(_MAGIC, low, high, _VERSION, self.root, len(self.nodes), 0)
        write_whole(path, (header, body))

    def belongs_to(self, word_graph: "WordGraph") -> bool:
        """Tell whether this is the graph of the same words, node by node."""
        length = len(word_graph.nodes)
        return self.root == length + 1 and bytes(self.nodes[:length]) == bytes(word_graph.nodes)


def _sorted(keys: reversed_prefixes.Keys, onward: memoryview, whole: memoryview) -> reversed_prefixes.Prefixes:
    """Return the prefixes in the order of their letters from the end."""
    import numpy as np

    first, second, third = (np.asarray(key) for key in keys)
    order = np.argsort(first, kind="stable")
    leading = first[order]
    alike = np.zeros(len(order) + 1, bool)
    alike[1:-1] = leading[1:] == leading[:-1]
    places = np.flatnonzero(alike[1:] | alike[:-1])  # what more than ten letters must tell apart, run by run
    tied = order[places]
    order[places] = tied[np.lexsort((third[tied], second[tied], first[tied]))]
    ordered = [memoryview(key[order].tobytes()).cast("Q") for key in (first, second, third)]
    following = memoryview(np.asarray(onward)[order].tobytes()).cast("I")
    return (ordered[0], ordered[1], ordered[2]), following, memoryview(np.asarray(whole)[order].tobytes())
