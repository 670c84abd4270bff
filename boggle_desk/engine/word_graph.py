"""A dictionary as one minimal graph in flat memory: small, opened without being read, walked letter by letter.

The graph is an array of 32-bit numbers. A node is `[child mask, accept mask, target, target ...]`: bit *n* of the child
mask says that words go on after letter *n* of the alphabet, bit *n* of the accept mask says that a word ends with that
letter, and the targets, in letter order, are the places of the nodes that follow. Node `NOWHERE` has neither words nor
children. A file holds them compressed. A second array of the same length, made when it is asked for, counts words:
beside the accept mask, and on beside each target, stands the number of words that run through the earlier targets of
the node; the last entry is the number through all of them. It turns words into numbers (their rank in sorted order) and
numbers into words.

A `TwoWayGraph` is read in both directions, from any letter of a word: first leftwards, then on to the right. Its array
begins with the nodes of the word graph. Behind them stand the backward nodes, the minimal graph of everything that
begins a word, read from its end (Gordon, Software: Practice and Experience 24, 1994, keeps the same strings and marks
the turn by a letter). A backward node looks like a forward one, `[child mask, accept mask, target, target ...]`, and
the entry just before it is the forward node that the letters lead to when they are read from the left: there a word
goes on to the right. It is 0 if none does. Bit *n* of the accept mask says that the letters so far with letter *n* in
front are a word. Words of more than 26 letters are left out backwards, no table is longer.
"""

import os
import secrets
import struct
import sys
import time
import zlib
from array import array
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache, cached_property
from itertools import starmap
from pathlib import Path
from threading import Lock
from typing import Any

from boggle_desk.engine.kernels import graphs
from boggle_desk.engine.kernels.codes import TOP

_OLD = 3_600  # seconds after which a draft is abandoned


def write_whole(path: Path, parts: Iterable[Any]) -> None:
    """Write the parts, bytes or arrays, to `path`, replacing the old file only when the new one is safe. Raises
    OSError."""
    draft = path.with_name(f"{path.name}.{secrets.token_hex(4)}.part")
    _sweep(path.parent)
    try:
        with draft.open("xb") as file:
            for part in parts:
                file.write(part)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError:
        with suppress(OSError):
            draft.unlink()
        raise


def _sweep(folder: Path) -> None:
    """Remove the drafts of killed programs."""
    for draft in folder.glob("*.part"):
        with suppress(OSError):
            if draft.is_file() and time.time() - draft.stat().st_mtime > _OLD:
                draft.unlink()


ROOT = 2  # the root; the two numbers before it are the node without words
MAXIMUM_LETTERS = 32  # one bit each
LONGEST_WORD = 255

_HALF, _FIVE = 30, (1 << 30) - 1  # the bits of five letters in a key of ten
_FIRST_TILE = 0xE000  # the first of the letters that stand for tiles, which no language has
_STRANGE = MAXIMUM_LETTERS  # the number of every sign that is no letter of the alphabet


def check_alphabet(alphabet: str) -> None:
    """Raise ValueError unless `alphabet` is 1 to 32 different lower-case letters."""
    if not 1 <= len(alphabet) <= MAXIMUM_LETTERS:
        raise ValueError(f"An alphabet has 1 to {MAXIMUM_LETTERS} letters, not {len(alphabet)}.")
    if len(set(alphabet)) != len(alphabet) or alphabet != alphabet.lower():
        raise ValueError("The letters of an alphabet are lower-case and all different.")


def build_nodes(words: Iterable[str], alphabet: str) -> "tuple[array[int], int, int]":
    """Return the nodes of the minimal graph, and how many words there are and how long the longest is. The words come
    sorted by the alphabet, each once.

    Raises ValueError for a word out of order, one that is empty or has more than 255 letters, and for a letter outside
    the alphabet.
    """
    check_alphabet(alphabet)
    listed = list(words)
    longest = max(map(len, listed), default=0)
    if longest > LONGEST_WORD:
        raise ValueError(f"A word has at most {LONGEST_WORD} letters, not {longest}.")
    numbers = defaultdict(lambda: _STRANGE, {ord(letter): number for number, letter in enumerate(alphabet)})
    letters = "".join(listed).translate(numbers).encode("latin-1")
    try:
        nodes = graphs.build_graph(letters, bytes(map(len, listed)), len(alphabet))
    except ValueError as problem:
        raise ValueError(_sentence(problem, listed, alphabet)) from None
    return nodes, len(listed), longest


def _sentence(problem: ValueError, words: list[str], alphabet: str) -> str:
    said, number = problem.args
    if number is None:
        return str(said)
    word = words[number]
    if not word or not set(word) <= set(alphabet):
        return f"'{word}' is no word over the alphabet."
    return f"'{word}' does not come after '{words[number - 1]}'."


_TWO_WAY_MAGIC = b"BDTWOWAY"
_TWO_WAY_VERSION = 1
_TWO_WAY_HEADER = struct.Struct("<8sQQ4I")  # magic, the two halves of the checksum, version, root, length, 0
_TWO_WAY_CHECKED_FROM = 24  # the checksum covers everything after the magic and itself
_MAXIMUM_BYTES = 1 << 28


def _content(path: Path, least: int, what: str) -> bytes:
    """Return a file's bytes. They are not mapped into memory, where shortening the file would end the program. Raises
    OSError, and ValueError for a file that is too small or too large."""
    if path.exists() and not path.is_file():
        raise ValueError(f"{path.name} is no file.")
    with path.open("rb") as file:
        size = os.fstat(file.fileno()).st_size
        if not least <= size <= _MAXIMUM_BYTES:
            raise ValueError(f"{path.name} is no {what}: it has {size} bytes.")
        return file.read(size)


@dataclass(frozen=True, eq=False)
class TwoWayGraph:
    """An unchangeable set of words to be read in both directions. Raises ValueError unless the nodes are whole."""

    nodes: "memoryview[int]"
    """The graph, for kernels: see the head of this module."""
    root: int  # the backward root; its neighbour is `forward`
    forward = ROOT
    """The forward root."""

    def __post_init__(self) -> None:
        graphs.check_two_way(self.nodes, self.root)

    @classmethod
    def build(cls, word_graph: "WordGraph") -> "TwoWayGraph":
        """Return a graph's words for both directions. Raises ValueError for a graph that is damaged or too large."""
        nodes = graphs.build_two_way(word_graph.nodes, starmap(_sorted, graphs.prefixes_of(word_graph.nodes)))
        return cls(memoryview(nodes).toreadonly(), len(word_graph.nodes) + 1)

    @classmethod
    def open(cls, path: Path) -> "TwoWayGraph":
        """Return the graph saved at `path`. Raises OSError, or ValueError for a damaged file."""
        view, name = memoryview(_content(path, _TWO_WAY_HEADER.size, "two-way graph")), path.name
        if sys.byteorder != "little":
            raise ValueError("Word graphs need a little-endian computer.")
        magic, low, high, version, root, length, _ = _TWO_WAY_HEADER.unpack_from(view)
        if magic != _TWO_WAY_MAGIC:
            raise ValueError(f"{name} is no two-way graph.")
        if version != _TWO_WAY_VERSION:
            raise ValueError(
                f"{name} has version {version} of two-way graphs; this program reads version {_TWO_WAY_VERSION}."
            )
        room = len(view) - _TWO_WAY_HEADER.size - 4 * length
        if room not in (0, 4) or len(view) % 8 or graphs.checksum(view[_TWO_WAY_CHECKED_FROM:]) != high << 64 | low:
            raise ValueError(f"{name} is damaged.")
        return cls(view[_TWO_WAY_HEADER.size : _TWO_WAY_HEADER.size + 4 * length].cast("I"), root)

    def save(self, path: Path) -> None:
        """Write the graph to `path`, all or nothing. Raises OSError."""
        whole = len(self.nodes) // 2 * 2
        body, last = self.nodes[:whole], bytes(self.nodes[whole:]).ljust(8 * (len(self.nodes) - whole), b"\0")

        def header(low: int, high: int) -> bytes:
            return _TWO_WAY_HEADER.pack(_TWO_WAY_MAGIC, low, high, _TWO_WAY_VERSION, self.root, len(self.nodes), 0)

        total = graphs.checksum(memoryview(header(0, 0))[_TWO_WAY_CHECKED_FROM:], body, last)
        write_whole(path, (header(total & 0xFFFF_FFFF_FFFF_FFFF, total >> 64), body, last))

    def belongs_to(self, word_graph: "WordGraph") -> bool:
        """Return whether this is the graph of the same words, node by node."""
        length = len(word_graph.nodes)
        return self.root == length + 1 and bytes(self.nodes[:length]) == bytes(word_graph.nodes)


def _sorted(keys: graphs.Keys, onward: memoryview, whole: memoryview) -> graphs.Prefixes:
    """Put the prefixes that end with the same letter in the order of their letters from the end, and return them: five
    letters at a time, the farthest first, and the places that they had in the same number, for such are sorted fast."""
    import numpy as np

    columns = [np.asarray(each) for each in (*keys, onward, whole)]
    last = columns[0] >> TOP
    cuts = np.flatnonzero(last[1:] != last[:-1]) + 1
    for parts in zip(*(np.split(each, cuts) for each in columns), strict=True):
        order = places = np.arange(len(parts[0]))
        for key in (each.view(np.int64) for each in reversed(parts[:3])):
            for half in (key & _FIVE, key >> _HALF):
                if half.any():
                    order = order[np.sort(half[order] << _HALF | places) & _FIVE]
        for part in parts:
            part[:] = part[order]
    return keys, onward, whole


ENGLISH = "abcdefghijklmnopqrstuvwxyz"
NOWHERE = 0  # the node without words, for every step off the graph

_BUILDING = Lock()
_MAGIC = b"BDWORDS\n"
_PLAIN, _COMPRESSED = 1, 2
"""The versions of files: nodes and counts as they are, which the shelf may still have, and the nodes in a zlib stream
with a checksum behind it. That of the head tells words apart, and is the same in both."""
_HEADER = struct.Struct(f"<8s6I{MAXIMUM_LETTERS}I")
_CHECKED_FROM = 12  # the checksum covers everything after the magic and itself, in the plain version


def child(nodes: "memoryview[int]", node: int, letter: int) -> int:
    """Return the node that follows `node` by the letter with this number, or `NOWHERE`."""
    mask = nodes[node]
    bit = 1 << letter
    return nodes[node + 2 + (mask & (bit - 1)).bit_count()] if mask & bit else NOWHERE


def accepts(nodes: "memoryview[int]", node: int, letter: int) -> bool:
    """Return whether a word ends with the letter with this number at `node`."""
    return bool(nodes[node + 1] >> letter & 1)


@dataclass(frozen=True, eq=False)
class WordGraph:
    """An unchangeable set of words over an alphabet, in alphabetical order."""

    alphabet: str  # the letters in order; the place of a letter is its number
    nodes: "memoryview[int]"
    """The graph, for solvers: see the head of this module, `child` and `accepts`."""
    word_count: int
    longest: int  # the longest word's length
    beside: Path | None = None  # the path of the two-way graph, or None to build it each time
    checksum: int = 0  # the checksum of the graph's file, which identifies its words; 0 for a built graph

    @cached_property
    def before(self) -> "memoryview[int]":
        """The counts of words, parallel to `nodes`. Raises ValueError for nodes that are no graph."""
        return _readable(graphs.word_counts(self.nodes))

    @cached_property
    def letter_numbers(self) -> dict[str, int]:
        """From 0."""
        return {letter: number for number, letter in enumerate(self.alphabet)}

    @cached_property
    def two_way(self) -> TwoWayGraph:
        """The same words for both directions: from the file if that is good, else built and saved if possible. Other
        threads wait meanwhile."""
        with _BUILDING:
            if self.beside:
                with suppress(OSError, ValueError):
                    kept = TwoWayGraph.open(self.beside)
                    if kept.belongs_to(self):
                        return kept
            built = TwoWayGraph.build(self)
            if self.beside:
                with suppress(OSError):
                    self.beside.parent.mkdir(parents=True, exist_ok=True)
                    built.save(self.beside)
            return built

    def respelled(self, tiles: Sequence[str]) -> "WordGraph":
        """Return the words in up to 32 other letters, each of which stands for the text of a tile: all words that can
        be spelled so, the longest tile first. Where there is a tile CH, no word is laid with a C and an H. If their
        two-way graph is kept, they are in it."""
        letters = "".join(map(chr, range(_FIRST_TILE, _FIRST_TILE + len(tiles))))
        check_alphabet(letters)
        beside = self.beside and self.beside.with_suffix(f".{zlib.crc32(' '.join(tiles).encode()):08x}.twoway")
        nodes = None
        with suppress(OSError, ValueError):
            kept = TwoWayGraph.open(beside) if beside else None
            nodes = kept and kept.nodes[: kept.root - 1]
        nodes = nodes or _readable(_respelled(self, tiles))
        before = graphs.word_counts(nodes)
        count = before[ROOT + 1 + nodes[ROOT].bit_count()] + nodes[ROOT + 1].bit_count()
        return WordGraph(letters, nodes, count, self.longest, beside)

    def keeping(self, beside: Path | None) -> "WordGraph":
        """Return this graph with its two-way graph saved at this path."""
        return replace(self, beside=beside)

    @cached_property
    def _backwards(self) -> list[tuple[int, str]]:
        return [(1 << number, self.alphabet[number]) for number in reversed(range(len(self.alphabet)))]

    @classmethod
    def build(cls, words: Iterable[str], alphabet: str = ENGLISH) -> "WordGraph":
        """Return the minimal graph of words that come sorted by the alphabet, each once.

        Raises ValueError for a word out of order, an empty word or one with a letter outside the alphabet.
        """
        nodes, word_count, longest = build_nodes(words, alphabet)
        return cls(alphabet, _readable(nodes), word_count, longest)

    @classmethod
    def open(cls, path: Path) -> "WordGraph":
        """Return the graph saved at `path`. Raises OSError, or ValueError for a damaged file."""
        return cls.from_bytes(_content(path, _HEADER.size, "word graph"), path.name)

    @classmethod
    def from_bytes(cls, data: bytes, name: str = "The data") -> "WordGraph":
        """Return the graph in `data`, as `to_bytes` made it. Raises ValueError, calling the data by `name`."""
        view = memoryview(data)
        if sys.byteorder != "little":
            raise ValueError("Word graphs need a little-endian computer.")
        if len(view) < _HEADER.size or bytes(view[: len(_MAGIC)]) != _MAGIC:
            raise ValueError(f"{name} is no word graph.")
        _, checksum, version, letters, word_count, longest, length, *codes = _HEADER.unpack_from(view)
        if version not in (_PLAIN, _COMPRESSED):
            raise ValueError(f"{name} has version {version} of word graphs; this program reads up to {_COMPRESSED}.")
        body = view[_HEADER.size :]
        if version == _COMPRESSED:
            body = _inflated(view, min(4 * length, _MAXIMUM_BYTES))
        elif len(view) != _HEADER.size + 8 * length or zlib.crc32(view[_CHECKED_FROM:]) != checksum:
            raise ValueError(f"{name} is damaged.")
        if len(body) < 4 * length:
            raise ValueError(f"{name} is damaged.")
        if letters > MAXIMUM_LETTERS or length < ROOT + 2 or max(codes) > sys.maxunicode:
            raise ValueError(f"{name} is damaged.")
        alphabet = "".join(map(chr, codes[:letters]))
        check_alphabet(alphabet)
        return cls(alphabet, body[: 4 * length].cast("I"), word_count, longest, checksum=checksum)

    def to_bytes(self) -> bytes:
        """Return the graph as the contents of a file; equal graphs give equal bytes."""
        codes = [ord(letter) for letter in self.alphabet]
        codes += [0] * (MAXIMUM_LETTERS - len(codes))
        sizes = (len(self.alphabet), self.word_count, self.longest, len(self.nodes), *codes)
        plain = _HEADER.pack(_MAGIC, 0, _PLAIN, *sizes) + self.nodes.tobytes() + self.before.tobytes()
        header = _HEADER.pack(_MAGIC, zlib.crc32(plain[_CHECKED_FROM:]), _COMPRESSED, *sizes)
        data = header + zlib.compress(self.nodes, 9)
        return data + zlib.crc32(data).to_bytes(4, "little")

    def save(self, path: Path) -> None:
        """Write the graph to `path`, all or nothing. Raises OSError."""
        write_whole(path, (self.to_bytes(),))

    def __len__(self) -> int:
        return self.word_count

    def __contains__(self, word: object) -> bool:
        if not isinstance(word, str) or not word:
            return False
        node = self._walk(word[:-1])
        letter = self.letter_numbers.get(word[-1])
        return letter is not None and accepts(self.nodes, node, letter)

    def __iter__(self) -> Iterator[str]:
        return self._words([("", ROOT)])

    def has_prefix(self, text: str) -> bool:
        """Return whether a word begins with `text`, which may be a whole word, or empty if there are words."""
        if not text:
            return self.word_count > 0
        return self._walk(text) != NOWHERE or text in self

    def number(self, word: str) -> int | None:
        """Return the rank of `word` in sorted order, from 0, or None if it is not in the graph."""
        rank, node, found = 0, ROOT, 0
        for character in word:
            letter = self.letter_numbers.get(character)
            if letter is None or node == NOWHERE:
                return None
            bit = 1 << letter
            mask, ends = self.nodes[node], self.nodes[node + 1]
            place = node + 1 + (mask & (bit - 1)).bit_count()
            rank += self.before[place] + (ends & (2 * bit - 1)).bit_count()
            found = ends & bit
            node = self.nodes[place + 1] if mask & bit else NOWHERE
        return rank - 1 if found else None

    def word(self, number: int) -> str:
        """Return the word with this rank. Raises IndexError."""
        if not 0 <= number < self.word_count:
            raise IndexError(f"There is no word number {number} among {self.word_count}.")
        text, node = "", ROOT
        while True:
            mask, ends, place = self.nodes[node], self.nodes[node + 1], node + 1
            for letter, character in enumerate(self.alphabet):
                if ends >> letter & 1:
                    if number == 0:
                        return text + character
                    number -= 1
                if mask >> letter & 1:
                    inside = self.before[place + 1] - self.before[place]
                    if number < inside:
                        text, node = text + character, self.nodes[place + 1]
                        break
                    number -= inside
                    place += 1
            else:
                raise ValueError("The word graph is damaged.")

    def _walk(self, text: str) -> int:
        """Return the node after `text`; the same as `child` letter by letter, without its calls."""
        nodes, numbers, node = self.nodes, self.letter_numbers, ROOT
        for character in text:
            bit = 1 << numbers.get(character, MAXIMUM_LETTERS)
            mask = nodes[node]
            if not mask & bit:
                return NOWHERE
            node = nodes[node + 2 + (mask & (bit - 1)).bit_count()]
        return node

    def _words(self, waiting: list[tuple[str, int]]) -> Iterator[str]:
        """Yield the words of the stack from its top: a node is taken apart, anything at `NOWHERE` is a word."""
        while waiting:
            start, node = waiting.pop()
            if node == NOWHERE:
                yield start
                continue
            mask, ends = self.nodes[node], self.nodes[node + 1]
            place = node + 2 + mask.bit_count()
            for bit, character in self._backwards:
                if mask & bit:
                    place -= 1
                    waiting.append((start + character, self.nodes[place]))
                if ends & bit:
                    waiting.append((start + character, NOWHERE))


def _respelled(words: WordGraph, tiles: Sequence[str]) -> "array[int]":
    """Return the nodes of the minimal graph of the words in tiles, made from node to node."""
    numbers = words.letter_numbers
    found: dict[tuple[int, ...], int] = {(0, 0): 0}  # the nodes, deepest first, with serial numbers as targets
    paths = [
        (number, tile, [numbers[letter] for letter in tile])
        for number, tile in enumerate(tiles)
        if numbers.keys() >= set(tile)
    ]
    longer = {tile: {each[len(tile) :] for each in tiles if each.startswith(tile)} - {""} for tile in tiles}

    @cache
    def serial(node: int, barred: frozenset[str]) -> int:
        """Return the serial number of the node, where none of these texts may follow: with the tile before, they would
        have been a longer one."""
        mask, ends, targets = 0, 0, []
        letters = words.nodes[node] | words.nodes[node + 1]
        for number, tile, path in paths:
            if not letters >> path[0] & 1 or any(map(tile.startswith, barred)):
                continue
            place = node
            for letter in path[:-1]:
                place = child(words.nodes, place, letter)
            ends |= accepts(words.nodes, place, path[-1]) << number
            rest = longer[tile].union(each[len(tile) :] for each in barred if each.startswith(tile))
            beyond = child(words.nodes, place, path[-1])
            if beyond != NOWHERE and (target := serial(beyond, frozenset(rest))):
                mask |= 1 << number
                targets.append(target)
        return found.setdefault((mask, ends, *targets), len(found))

    serial(ROOT, frozenset())
    entries, place, places = list(found), ROOT, [NOWHERE] * len(found)
    for number in reversed(range(1, len(entries))):
        places[number], place = place, place + len(entries[number])
    nodes = array("I", [0, 0])
    for mask, ends, *targets in reversed(entries[1:] or entries):
        nodes.extend([mask, ends, *(places[target] for target in targets)])
    return nodes


def _inflated(data: memoryview, size: int) -> memoryview:
    """Return the nodes of a compressed file, at most `size` bytes; none if its final checksum is wrong."""
    if zlib.crc32(data[:-4]) != int.from_bytes(data[-4:], "little"):
        return data[:0]
    with suppress(zlib.error):
        return memoryview(zlib.decompressobj().decompress(data[_HEADER.size : -4], size))
    return data[:0]


def _readable(numbers: "array[int]") -> "memoryview[int]":
    return memoryview(numbers).toreadonly()
