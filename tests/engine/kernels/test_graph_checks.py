"""No array that is not a word graph passes as one, compiled and not; a checksum sees every change."""

import random
from array import array

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.kernels.graphs import LETTERS, SMALL, graph_of
from tests.engine.kernels.ways import Ways

NUMBERS = st.lists(st.one_of(st.integers(0, 12), st.integers(0, 0xFFFFFFFF)), max_size=24)
GRAPH = graph_of(SMALL)


def is_graph(nodes: list[int], start: int = 2, first: int = 2, beside: int = 0) -> bool:
    """Return whether the numbers are nodes, by following what is written at the head of `word_graph`."""
    places, place = set(), start
    while place < len(nodes):
        if place + beside + 2 > len(nodes):
            return False
        places.add(place + beside)
        place += beside + 2 + nodes[place + beside].bit_count()
    targets = {n: nodes[n + 2 : n + 2 + nodes[n].bit_count()] for n in places}
    return place == len(nodes) and all(to in places and to > n for n in targets for to in targets[n])


@given(NUMBERS)
def test_a_graph_is_known_by_its_nodes(ways: Ways, numbers: list[int]) -> None:
    nodes = [0, 0, *numbers]
    fits = len(nodes) > 3 and is_graph(nodes)
    try:
        marks = ways["graphs"].check_graph(array("I", nodes))
    except ValueError:
        assert not fits
    else:
        assert fits
        assert marks.count(1) == len([place for place in range(len(nodes)) if marks[place]])


def test_a_wrong_number_anywhere_is_seen_unless_it_makes_other_words(ways: Ways, rng: random.Random) -> None:
    for place in range(len(GRAPH.nodes)):
        for wrong in (0, 1, place, 0xFFFFFFFF, len(GRAPH.nodes), rng.randrange(1 << 32)):
            nodes = GRAPH.nodes.tolist()
            nodes[place] = wrong
            fits = not nodes[0] and not nodes[1] and is_graph(nodes)
            fits = fits and all((nodes[n] | nodes[n + 1]) >> len(LETTERS) == 0 for n in _starts(nodes))
            try:
                ways["graphs"].check_graph(array("I", nodes), len(LETTERS))
            except ValueError:
                assert not fits, (place, wrong)
            else:
                assert fits, (place, wrong)


def _starts(nodes: list[int]) -> list[int]:
    places, place = [], 2
    while place < len(nodes):
        places.append(place)
        place += 2 + nodes[place].bit_count()
    return places


def test_a_wrong_number_in_the_backward_part_is_seen(ways: Ways, rng: random.Random) -> None:
    whole, root = GRAPH.two_way.nodes.tolist(), GRAPH.two_way.root
    forward = set(_starts(GRAPH.nodes.tolist()))
    check, seen = ways["graphs"].check_two_way, 0
    check(array("I", whole), root)
    for place in range(root - 1, len(whole)):
        for wrong in (0, 1, 2, place, 0xFFFFFFFF, len(whole), rng.randrange(1 << 32)):
            nodes = whole.copy()
            nodes[place] = wrong
            beside, at, fits = [], root - 1, is_graph(nodes, root - 1, root, 1)
            while fits and at < len(nodes):
                beside.append(nodes[at])
                at += 3 + nodes[at + 1].bit_count()
            fits = fits and all(node == 0 or node in forward for node in beside)
            try:
                check(array("I", nodes), root)
            except ValueError:
                seen += 1
                assert not fits, (place, wrong)
            else:
                assert fits, (place, wrong)
    assert seen > 200


@pytest.mark.parametrize("root", [-1, 0, 2, 4, 5, 1 << 31, 1 << 64, None, "5", 5.0])
def test_a_backward_graph_begins_where_it_begins(ways: Ways, root: object) -> None:
    with pytest.raises(ValueError, match=r"No backward graph begins at|are no"):
        ways["graphs"].check_two_way(GRAPH.two_way.nodes, root)


@pytest.mark.parametrize(
    "wrong", [array("i", [0] * 4), array("Q", [0] * 4), b"\0" * 16, array("I", [0] * 8)[::2], [0, 0, 0, 0], None, 7]
)
def test_only_whole_numbers_are_nodes(ways: Ways, wrong: object) -> None:
    for call in (ways["graphs"].check_graph, lambda nodes: next(ways["graphs"].prefixes_of(nodes))):
        if wrong == array("I", [0] * 4):
            continue
        with pytest.raises((ValueError, TypeError)):
            call(wrong)
    strided = memoryview(array("I", [0] * 8))[::2]
    with pytest.raises(ValueError, match="format"):
        ways["graphs"].check_graph(strided)


@pytest.mark.parametrize("size", [0, 33, -5, 1 << 40, None, 2.0])
def test_an_alphabet_has_1_to_32_letters(ways: Ways, size: object) -> None:
    with pytest.raises(ValueError, match="alphabet has 1 to 32"):
        ways["graphs"].check_graph(GRAPH.nodes, size)


@given(st.lists(st.integers(0, (1 << 64) - 1), min_size=1, max_size=9), st.data())
def test_the_checksum_is_fletchers_and_sees_a_change(ways: Ways, numbers: list[int], data: st.DataObject) -> None:
    checksum = ways["graphs"].checksum
    total = course = 0
    for number in numbers:
        total = (total + number) % (1 << 64)
        course = (course + total) % (1 << 64)
    whole = array("Q", numbers).tobytes()
    assert checksum(whole) == course << 64 | total
    assert checksum(memoryview(bytearray(whole))) == course << 64 | total
    place, bit = data.draw(st.integers(0, len(whole) - 1)), data.draw(st.integers(0, 7))
    wrong = bytearray(whole)
    wrong[place] ^= 1 << bit
    assert checksum(wrong) != checksum(whole)
    swapped = numbers[1:2] + numbers[:1] + numbers[2:]
    assert (checksum(array("Q", swapped)) == checksum(whole)) == (swapped == numbers)


def test_a_checksum_is_of_eight_bytes_at_a_time(ways: Ways) -> None:
    assert ways["graphs"].checksum(b"") == 0
    with pytest.raises(ValueError, match="7 bytes"):
        ways["graphs"].checksum(b"1234567")
    with pytest.raises(TypeError):
        ways["graphs"].checksum("12345678")
