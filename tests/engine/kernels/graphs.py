"""What the tests of kernels need: words as numbers, graphs of them, and a look at a two-way graph from outside."""

import string
from array import array
from collections.abc import Iterable
from types import ModuleType

from boggle_desk.engine.word_graph import ROOT, WordGraph, child

LETTERS = string.ascii_lowercase + "äöüßñ"
SMALL = sorted(["ace", "aces", "at", "be", "bee", "bees", "face", "faces", "qi", "za"])
LONGEST_BACKWARD = 26


def encoded(words: Iterable[str], alphabet: str = LETTERS) -> tuple[bytes, bytes]:
    """Return words as numbers of letters and lengths."""
    listed = list(words)
    return bytes(alphabet.index(letter) for letter in "".join(listed)), bytes(map(len, listed))


def in_order(words: Iterable[str], alphabet: str = LETTERS) -> list[str]:
    """Return the words in the order of the alphabet."""
    return sorted(words, key=lambda word: [alphabet.index(letter) for letter in word])


def graph_of(words: Iterable[str], alphabet: str = LETTERS) -> WordGraph:
    """Return the graph of words in any order."""
    return WordGraph.build(in_order(words, alphabet), alphabet)


def sorted_prefixes(
    nodes: "memoryview[int]", kernel: ModuleType
) -> tuple[tuple[memoryview, memoryview, memoryview], memoryview, memoryview]:
    """Return the prefixes of a graph in order."""
    batches = kernel.prefixes_of(nodes)
    rows = sorted(row for keys, *parts in batches for row in zip(*keys, *parts, strict=True))
    columns = [list(column) for column in zip(*rows, strict=True)] or [[]] * 5
    keys = [memoryview(array("Q", column)) for column in columns[:3]]
    return (keys[0], keys[1], keys[2]), memoryview(array("I", columns[3])), memoryview(bytes(columns[4]))


def readings(graph: WordGraph, nodes: "memoryview[int]") -> dict[str, tuple[int, str]]:
    """Return what every backward node of a two-way graph says: by the letters that lead to it, as they are read from
    the left, the forward node beside it and the letters in front that make a word."""
    found = {}
    waiting = [("", len(graph.nodes) + 1)]
    while waiting:
        text, node = waiting.pop()
        in_front = [letter for number, letter in enumerate(graph.alphabet) if nodes[node + 1] >> number & 1]
        found[text] = (nodes[node - 1], "".join(in_front))
        for number, letter in enumerate(graph.alphabet):
            if following := child(nodes, node, number):
                waiting.append((letter + text, following))
    return found


def expected_readings(graph: WordGraph, words: Iterable[str]) -> dict[str, tuple[int, str]]:
    """Return what they must say, from the words alone and the forward nodes."""
    short = {word for word in words if len(word) <= LONGEST_BACKWARD}
    begun = {word[:length] for word in short for length in range(len(word))}
    ends = {text[start:] for text in begun | short for start in range(1, len(text) + 1)}
    return {
        text: (
            _forward(graph, text) if text in begun else 0,
            "".join(letter for letter in graph.alphabet if letter + text in short),
        )
        for text in {"", *begun, *ends}
    }


def _forward(graph: WordGraph, text: str) -> int:
    node = ROOT
    for letter in text:
        node = child(graph.nodes, node, graph.letter_numbers[letter])
    return node
