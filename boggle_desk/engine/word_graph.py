"""A dictionary as one minimal graph in flat memory: small, opened without being read, walked letter by letter.

The graph is an array of 32-bit numbers. A node is `[child mask, accept mask, target, target ...]`: bit *n* of the child
mask says that words go on after letter *n* of the alphabet, bit *n* of the accept mask says that a word ends with that
letter, and the targets, in letter order, are the places of the nodes that follow. Node `NOWHERE` has neither words nor
children. A second array of the same length counts words: beside the accept mask, and on beside each target, stands the
number of words that run through the earlier targets of the node; the last entry is the number through all of them. It
turns words into numbers (their rank in sorted order) and numbers into words.

A `TwoWayGraph` is read in both directions, from any letter of a word: first leftwards, then on to the right. Its array
begins with the nodes of the word graph. Behind them stand the backward nodes, the minimal graph of everything that
begins a word, read from its end (Gordon, Software: Practice and Experience 24, 1994, keeps the same strings and marks
the turn by a letter). A backward node looks like a forward one, `[child mask, accept mask, target, target ...]`, and
the entry just before it is the forward node that the letters lead to when they are read from the left: there a word
goes on to the right. It is 0 if none does. Bit *n* of the accept mask says that the letters so far with letter *n* in
front are a word. Words of more than 26 letters are left out backwards, no table is longer.
"""

import os
import struct
import sys
import zlib
from array import array
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path

from boggle_desk.engine.files import write_whole
from boggle_desk.engine.kernels import graphs

ROOT = 2
"""The node where every word begins; the two numbers before it are the node without words."""
MAXIMUM_LETTERS = 32
"""The most letters that an alphabet can have: one bit each."""
LONGEST_WORD = 255
"""The most letters that a word of a graph can have."""

_STRANGE = MAXIMUM_LETTERS  # the number of every sign that is no letter of the alphabet


def check_alphabet(alphabet: str) -> None:
    """Raise ValueError unless `alphabet` is 1 to 32 different lower-case letters."""
    if not 1 <= len(alphabet) <= MAXIMUM_LETTERS:
        raise ValueError(f"An alphabet has 1 to {MAXIMUM_LETTERS} letters, not {len(alphabet)}.")
    if len(set(alphabet)) != len(alphabet) or alphabet != alphabet.lower():
        raise ValueError("The letters of an alphabet are lower-case and all different.")


class LetterNumbers(dict[int, int]):
    """The number of each letter of an alphabet by its code, as `str.translate` asks; other signs share one beyond."""

    def __init__(self, alphabet: str) -> None:
        super().__init__({ord(letter): number for number, letter in enumerate(alphabet)})

    def __missing__(self, code: int) -> int:
        return _STRANGE


def build_nodes(words: Iterable[str], alphabet: str) -> "tuple[array[int], array[int], int, int]":
    """Return the nodes of the minimal graph, the counts of words beside them, and how many words there are and how long
    the longest is. The words come sorted by the alphabet, each once.

    Raises ValueError for a word out of order, one that is empty or has more than 255 letters, and for a letter outside
    the alphabet.
    """
    check_alphabet(alphabet)
    listed = list(words)
    longest = max(map(len, listed), default=0)
    if longest > LONGEST_WORD:
        raise ValueError(f"A word has at most {LONGEST_WORD} letters, not {longest}.")
    letters = "".join(listed).translate(LetterNumbers(alphabet)).encode("latin-1")
    try:
        nodes, before = graphs.build_graph(letters, bytes(map(len, listed)), len(alphabet))
    except ValueError as problem:
        raise ValueError(_sentence(problem, listed, alphabet)) from None
    return nodes, before, len(listed), longest


def _sentence(problem: ValueError, words: list[str], alphabet: str) -> str:
    """Return what is wrong, by the word that the kernel points to."""
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
    """Return the bytes of a file. They are not mapped into memory, where shortening the file later would end the
    program. Raises OSError, and ValueError for a file that is too small or too large."""
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
    root: int
    """The backward node where nothing has been read; its neighbour is `forward`."""
    forward = ROOT
    """The forward node where every word begins."""

    def __post_init__(self) -> None:
        graphs.check_two_way(self.nodes, self.root)

    @classmethod
    def build(cls, word_graph: "WordGraph") -> "TwoWayGraph":
        """Return the words of a graph to be read in both directions. Raises ValueError for a graph that is damaged or
        too large."""
        keys, onward, whole = graphs.prefixes_of(word_graph.nodes)
        nodes = graphs.build_two_way(word_graph.nodes, *_sorted(keys, onward, whole))
        return cls(memoryview(nodes).toreadonly(), len(word_graph.nodes) + 1)

    @classmethod
    def open(cls, path: Path) -> "TwoWayGraph":
        """Return the graph saved at `path`. Raises OSError, or ValueError for a damaged file."""
        return cls._read(_content(path, _TWO_WAY_HEADER.size, "two-way graph"), path.name)

    @classmethod
    def _read(cls, data: bytes, name: str) -> "TwoWayGraph":
        view = memoryview(data)
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
        body = bytes(self.nodes) + bytes(len(self.nodes) % 2 * 4)
        rest = _TWO_WAY_HEADER.pack(_TWO_WAY_MAGIC, 0, 0, _TWO_WAY_VERSION, self.root, len(self.nodes), 0)[
            _TWO_WAY_CHECKED_FROM:
        ]
        total = graphs.checksum(memoryview(rest + body))
        low, high = total & 0xFFFF_FFFF_FFFF_FFFF, total >> 64
        header = _TWO_WAY_HEADER.pack(_TWO_WAY_MAGIC, low, high, _TWO_WAY_VERSION, self.root, len(self.nodes), 0)
        write_whole(path, (header, body))

    def belongs_to(self, word_graph: "WordGraph") -> bool:
        """Tell whether this is the graph of the same words, node by node."""
        length = len(word_graph.nodes)
        return self.root == length + 1 and bytes(self.nodes[:length]) == bytes(word_graph.nodes)


def _sorted(keys: graphs.Keys, onward: memoryview, whole: memoryview) -> graphs.Prefixes:
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


ENGLISH = "abcdefghijklmnopqrstuvwxyz"
"""The alphabet of English, the default."""
NOWHERE = 0
"""The node without words that every step off the graph leads to."""

_MAGIC = b"BDWORDS\n"
_VERSION = 1
_HEADER = struct.Struct(f"<8s6I{MAXIMUM_LETTERS}I")
_CHECKED_FROM = 12  # the checksum covers everything after the magic and itself


def child(nodes: "memoryview[int]", node: int, letter: int) -> int:
    """Return the node that follows `node` by the letter with this number, or `NOWHERE`."""
    mask = nodes[node]
    bit = 1 << letter
    return nodes[node + 2 + (mask & (bit - 1)).bit_count()] if mask & bit else NOWHERE


def accepts(nodes: "memoryview[int]", node: int, letter: int) -> bool:
    """Tell whether a word ends with the letter with this number at `node`."""
    return bool(nodes[node + 1] >> letter & 1)


@dataclass(frozen=True, eq=False)
class WordGraph:
    """An unchangeable set of words over an alphabet, in alphabetical order."""

    alphabet: str
    """The letters in order; the place of a letter is its number."""
    nodes: "memoryview[int]"
    """The graph, for solvers: see the head of this module, `child` and `accepts`."""
    before: "memoryview[int]"
    """The counts of words, parallel to `nodes`."""
    word_count: int
    longest: int
    """The number of letters of the longest word."""
    beside: Path | None = None
    """Where the two-way graph of the same words is kept, or None to build it each time."""
    checksum: int = 0
    """The checksum of the file that the graph was read from, which tells words apart; 0 for one that was built."""

    @cached_property
    def letter_numbers(self) -> dict[str, int]:
        """The number of each letter of the alphabet, from 0."""
        return {letter: number for number, letter in enumerate(self.alphabet)}

    @cached_property
    def two_way(self) -> TwoWayGraph:
        """The same words to be read in both directions: from its file if that is good, else built and kept there. It
        does not matter if the file cannot be written."""
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

    def keeping(self, beside: Path | None) -> "WordGraph":
        """Return the same graph with its two-way graph kept at this path."""
        return replace(self, beside=beside)

    @cached_property
    def _backwards(self) -> list[tuple[int, str]]:
        return [(1 << number, self.alphabet[number]) for number in reversed(range(len(self.alphabet)))]

    @classmethod
    def build(cls, words: Iterable[str], alphabet: str = ENGLISH) -> "WordGraph":
        """Return the minimal graph of words that come sorted by the alphabet, each once.

        Raises ValueError for a word out of order, an empty word or one with a letter outside the alphabet.
        """
        nodes, before, word_count, longest = build_nodes(words, alphabet)
        return cls(alphabet, _readable(nodes), _readable(before), word_count, longest)

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
        if version != _VERSION:
            raise ValueError(f"{name} has version {version} of word graphs; this program reads version {_VERSION}.")
        if len(view) != _HEADER.size + 8 * length or zlib.crc32(view[_CHECKED_FROM:]) != checksum:
            raise ValueError(f"{name} is damaged.")
        if letters > MAXIMUM_LETTERS or length < ROOT + 2 or max(codes) > sys.maxunicode:
            raise ValueError(f"{name} is damaged.")
        alphabet = "".join(map(chr, codes[:letters]))
        check_alphabet(alphabet)
        numbers = view[_HEADER.size :].cast("I")
        return cls(alphabet, numbers[:length], numbers[length:], word_count, longest, checksum=checksum)

    def to_bytes(self) -> bytes:
        """Return the graph as the contents of a file; equal graphs give equal bytes."""
        codes = [ord(letter) for letter in self.alphabet]
        codes += [0] * (MAXIMUM_LETTERS - len(codes))
        sizes = (_VERSION, len(self.alphabet), self.word_count, self.longest, len(self.nodes))
        body = self.nodes.tobytes() + self.before.tobytes()
        checksum = zlib.crc32(_HEADER.pack(_MAGIC, 0, *sizes, *codes)[_CHECKED_FROM:] + body)
        return _HEADER.pack(_MAGIC, checksum, *sizes, *codes) + body

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
        """Tell whether a word begins with `text`; a word begins with itself, and with nothing if there are words."""
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


def _readable(numbers: "array[int]") -> "memoryview[int]":
    return memoryview(numbers).toreadonly()
