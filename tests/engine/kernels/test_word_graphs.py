"""The kernels that build word graphs, both ways: the same as ever, against brute force, and safe from nonsense."""

from array import array
from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boggle_desk.engine.word_graph import WordGraph
from boggle_desk.storage.lexica import open_shipped
from tests.engine.kernels.graphs import (
    LETTERS,
    SMALL,
    encoded,
    expected_readings,
    graph_of,
    in_order,
    readings,
    sorted_prefixes,
)
from tests.engine.kernels.ways import Ways
from tests.words import shipped_words

WORDS = st.sets(st.text("abcß", min_size=1, max_size=7), max_size=40)
LONG = ["ab", "a" * 25, "a" * 26, "a" * 27, "b" + "a" * 25, "b" * 30, "ca" * 13 + "d", "ca" * 13]


def test_the_shipped_graph_comes_out_byte_for_byte() -> None:
    graph = open_shipped("english").graph
    nodes = Ways(compiled=True)["graphs"].build_graph(*encoded(shipped_words()), 26)
    assert nodes.tobytes() == bytes(graph.nodes)


@given(WORDS)
def test_a_graph_holds_exactly_its_words(ways: Ways, words: set[str]) -> None:
    nodes = ways["graphs"].build_graph(*encoded(in_order(words)), len(LETTERS))
    graph = WordGraph(LETTERS, memoryview(nodes), len(words), 7)
    assert list(graph) == in_order(words)
    assert ways["graphs"].word_counts(nodes) == array("I", graph.before)
    assert [graph.number(word) for word in in_order(words)] == list(range(len(words)))


def test_no_words_make_a_root_without_words(ways: Ways) -> None:
    assert ways["graphs"].build_graph(b"", b"", 26) == array("I", [0, 0, 0, 0])


def test_the_last_of_32_letters_and_255_of_them_are_taken(ways: Ways) -> None:
    nodes = ways["graphs"].build_graph(bytes([0] + [31] * 255), bytes([1, 255]), 32)
    assert list(nodes[2:5]) == [1 << 31, 1, 5]
    assert list(nodes[-2:]) == [0, 1 << 31]
    assert ways["graphs"].word_counts(nodes)[4] == 1
    assert len(nodes) == 2 + 254 * 3 + 2


@pytest.mark.parametrize(
    ("letters", "lengths", "size", "word"),
    [
        (b"\0\1", b"\1\1", 1, 1),
        (b"\1\0", b"\1\1", 26, 1),
        (b"\0\0", b"\1\1", 26, 1),
        (b"\0\1\0", b"\2\1", 26, 1),
        (b"\0", b"\1\0", 26, 1),
        (b"", b"\0", 26, 0),
        (b"\3\4\xff", b"\2\1", 32, 1),
    ],
)
def test_a_wrong_word_is_pointed_to(ways: Ways, letters: bytes, lengths: bytes, size: int, word: int) -> None:
    with pytest.raises(ValueError, match=r"^\('A word (is empty or|does not come)") as refusal:
        ways["graphs"].build_graph(letters, lengths, size)
    assert refusal.value.args[1] == word


@pytest.mark.parametrize(
    ("letters", "lengths", "size"),
    [
        (b"\0\1", b"\1", 26),
        (b"\0", b"\1\1", 26),
        (b"", b"\xff" * 1000, 26),
        (b"\0", b"\1", 0),
        (b"\0", b"\1", 33),
        (b"\0", b"\1", -1),
        (b"\0", b"\1", 1 << 70),
        (b"\0", b"\1", 2.5),
        (b"\0", b"\1", None),
        ("a", b"\1", 26),
        (b"\0", [1], 26),
        (memoryview(b"\0"), b"\1", 26),
        (None, None, 26),
    ],
)
def test_what_are_no_words_is_refused(ways: Ways, letters: object, lengths: object, size: object) -> None:
    with pytest.raises(ValueError, match=r"alphabet has|add up|are bytes of"):
        ways["graphs"].build_graph(letters, lengths, size)


# ------------------------------------------------------------------------------------- in two directions


@given(WORDS)
def test_every_stretch_of_every_word_reads_both_ways(ways: Ways, words: set[str]) -> None:
    graph = graph_of(words)
    prefixes = sorted_prefixes(graph.nodes, ways["graphs"])
    nodes = memoryview(ways["graphs"].build_two_way(graph.nodes, [prefixes]))
    assert nodes[: len(graph.nodes)] == graph.nodes
    assert readings(graph, nodes) == expected_readings(graph, words)
    ways["graphs"].check_two_way(nodes, len(graph.nodes) + 1, len(LETTERS))


def test_words_of_more_than_26_letters_are_not_read_backwards(ways: Ways) -> None:
    graph = graph_of(LONG)
    prefixes = sorted_prefixes(graph.nodes, ways["graphs"])
    nodes = memoryview(ways["graphs"].build_two_way(graph.nodes, [prefixes]))
    assert readings(graph, nodes) == expected_readings(graph, LONG)
    assert graph.longest == 30


def test_words_in_all_32_letters_read_both_ways(ways: Ways) -> None:
    alphabet = LETTERS + "é"
    words = [alphabet[number] + alphabet[31 - number] + alphabet[31] for number in range(32)]
    graph = graph_of(words, alphabet)
    prefixes = sorted_prefixes(graph.nodes, ways["graphs"])
    nodes = memoryview(ways["graphs"].build_two_way(graph.nodes, [prefixes]))
    assert readings(graph, nodes) == expected_readings(graph, words)


@given(WORDS)
def test_no_two_backward_nodes_are_alike(ways: Ways, words: set[str]) -> None:
    graph = graph_of(words)
    nodes = ways["graphs"].build_two_way(graph.nodes, [sorted_prefixes(graph.nodes, ways["graphs"])])
    seen, place = set(), len(graph.nodes)
    while place < len(nodes):
        node = tuple(nodes[place : place + 3 + nodes[place + 1].bit_count()])
        assert node not in seen
        seen.add(node)
        place += len(node)
    assert place == len(nodes)


def test_the_prefixes_of_a_few_words(ways: Ways) -> None:
    graph = WordGraph.build(["ab", "b"])
    ((keys, onward, whole),) = ways["graphs"].prefixes_of(graph.nodes)
    assert list(keys[0]) == [1 << 54, 2 << 54 | 1 << 48, 2 << 54]
    assert list(keys[1]) == list(keys[2]) == [0, 0, 0]
    assert list(onward) == [graph.nodes[4], 0, 0]
    assert list(whole) == [0, 1, 1]


@given(WORDS, st.integers(1, 40))
def test_batches_of_prefixes_are_all_of_them(ways: Ways, words: set[str], most: int) -> None:
    """They overwrite each other, and a batch is larger only where one letter ends more."""
    nodes = graph_of(words).nodes
    ((keys, *parts),) = ways["graphs"].prefixes_of(nodes)
    whole = [*zip(*keys, *parts, strict=True)]
    ends = Counter(key >> 54 for key, *_rest in whole)
    batches = [[*zip(*keys, *parts, strict=True)] for keys, *parts in ways["graphs"].prefixes_of(nodes, most)]
    assert [row for batch in batches for row in batch] == whole
    assert all(len(batch) <= max([most, *ends.values()]) for batch in batches)


def test_a_walk_stops_at_too_many_prefixes(ways: Ways, monkeypatch: pytest.MonkeyPatch) -> None:
    """All words of 26 letters over 32: a graph of 136 bytes a letter, and 10 ** 39 words."""
    nodes = array("I", [0, 0])
    for depth in range(26):
        nodes.extend([0xFFFFFFFF if depth < 25 else 0, 0 if depth < 25 else 0xFFFFFFFF])
        nodes.extend([len(nodes) + 32] * 32 if depth < 25 else [])
    if not ways.compiled:  # its eight million steps would take half a minute
        monkeypatch.setattr(ways["graphs"], "MOST_PREFIXES", 10_000)
    with pytest.raises(ValueError, match="too many beginnings"):
        next(ways["graphs"].prefixes_of(nodes))


Prefixes = tuple[tuple[memoryview, memoryview, memoryview], memoryview, memoryview]
Spoil = Callable[[Prefixes], object]


def changed(view: memoryview, place: int, value: int) -> memoryview:
    """Return a copy with another number at a place."""
    numbers = array(view.format, view.tolist())
    numbers[place] = value
    return memoryview(numbers)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda keys, onward, whole: (keys, changed(onward, 0, 1), whole),
        lambda keys, onward, whole: (keys, changed(onward, 3, 3), whole),
        lambda keys, onward, whole: (keys, changed(onward, 0, 0xFFFFFFFF), whole),
        lambda keys, onward, whole: (keys, changed(onward, 0, 0), changed(whole, 0, 0)),
        lambda keys, onward, whole: ((changed(keys[0], 1, 0), *keys[1:]), onward, whole),
        lambda keys, onward, whole: ((changed(keys[0], 1, keys[0][0]), *keys[1:]), onward, whole),
        lambda keys, onward, whole: ((changed(keys[0], 1, (1 << 64) - 1), *keys[1:]), onward, whole),
        lambda keys, onward, whole: ((changed(keys[0], 0, 33 << 54), *keys[1:]), onward, whole),
        lambda keys, onward, whole: (tuple(changed(key, 3, 0x041041041041041) for key in keys), onward, whole),
        lambda keys, onward, whole: (keys, onward[:-1], whole),
        lambda keys, onward, whole: ((*keys[:2], keys[2][1:]), onward, whole),
        lambda keys, onward, whole: (keys, onward, whole[1:]),
        lambda keys, onward, whole: ((keys[0][::-1], *keys[1:]), onward, whole),
        lambda keys, onward, whole: (keys, onward[::2], whole),
        lambda keys, onward, whole: (keys, keys[0], whole),
        lambda keys, onward, whole: (keys[:2], onward, whole),
        lambda keys, onward, whole: (keys, onward, whole.tolist()),
        lambda keys, onward, whole: (None, onward, whole),
    ],
)
def test_prefixes_of_another_graph_are_refused(ways: Ways, spoil: Callable[..., tuple[object, object, object]]) -> None:
    graph = graph_of(SMALL)
    keys, onward, whole = sorted_prefixes(graph.nodes, ways["graphs"])
    with pytest.raises((ValueError, TypeError)):
        ways["graphs"].build_two_way(graph.nodes, [spoil(keys, onward, whole)])


def test_a_compiled_builder_cannot_be_reached_while_it_works() -> None:
    """Its methods run beside other threads, so they are there for the kernel alone."""
    compiled = Ways(compiled=True)
    nodes = graph_of(SMALL).nodes
    for thing in (compiled["graphs"].GraphBuilder(26), compiled["graphs"].PrefixWalk(nodes)):
        assert [name for name in dir(thing) if not name.startswith("__")] == []
