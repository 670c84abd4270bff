"""A census against the long way round: every rack, every split, every way to draw, one after the other."""

from array import array
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement
from math import comb, prod
from typing import Any

import pytest

from boggle_desk.engine.kernels.codes import BLANK, BLANKED, KINDS, MOVE
from boggle_desk.engine.word_graph import WordGraph
from tests.engine.kernels.ways import Ways

LETTERS = "abcd"
WILD = len(LETTERS)
WORDS = ["ab", "abba", "ad", "ba", "bad", "cab", "caca", "da", "dad", "dada", "dd", "ddd"]
VALUES = bytes((1, 3, 4, 8))
LETTER_BONUS = bytes((1, 2, 1, 3, 1) * 5)
WORD_BONUS = bytes((1, 1, 2, 1, 1) * 5)
IMPOSSIBLE = -2_000_000_000
POOL = {0: 3, 1: 2, 2: 1, 3: 1, WILD: 2}
"""More is spelled than the pool has lettered: `dad` and `caca` need blanks."""

Set = tuple[int, ...]


def generator(ways: Ways, board: str = "") -> Any:
    """Return a generator with tiles on its board; `.` is an empty square, a capital a blank."""
    graph = WordGraph.build(WORDS, LETTERS).two_way
    made = ways["moves"].MoveGenerator(graph, 5, 5, 12, LETTER_BONUS, WORD_BONUS, VALUES, 0b1111, 3, 20)
    codes = [
        0 if sign == "." else LETTERS.index(sign.lower()) + 1 + BLANKED * sign.isupper()
        for sign in board.ljust(25, ".")
    ]
    made.set_board(bytes(codes))
    return made


BOARDS = {
    "empty": "",
    "words": "." * 10 + ".ba.." + ".a..." + ".D...",
    "corner": "ab..." + "b...." + "." * 10 + "...da",
}


def counts(tiles: Counter[int]) -> bytes:
    """Return counts as kernels take them."""
    made = bytearray(KINDS)
    for kind, number in tiles.items():
        made[BLANK if kind == WILD else kind] = number
    return bytes(made)


def place(tiles: Set) -> int:
    """Return the number of a set of tiles, smaller sets first."""
    before = sum(comb(WILD + size, size) for size in range(len(tiles)))
    return before + sum(comb(kind + turn, turn + 1) for turn, kind in enumerate(sorted(tiles)))


def sets(size: int) -> Iterator[Set]:
    """Yield the sets of so many tiles that the pool holds."""
    for tiles in combinations_with_replacement(range(WILD + 1), size):
        if not Counter(tiles) - Counter(POOL):
            yield tiles


def leave_values(size: int) -> "array[int]":
    """Return a value for every set of fewer tiles, in hundredths of a point."""
    return array("h", [number * 7919 % 3001 - 1500 for number in range(place((0,) * size))])


def highest_scores(made: Any, size: int) -> dict[Set, int]:
    """Return the highest score of each set of tiles by finding the plays of every rack that is just that set."""
    highest = {}
    for length in range(1, size + 1):
        for tiles in sets(length):
            made.find_all(counts(Counter(tiles)))
            scores, _parts, moves = made.found()
            whole = [
                score
                for at, score in enumerate(array("i", scores))
                if moves[at * MOVE + 3] == length  # the whole rack is laid
            ]
            highest[tiles] = max(whole, default=0)
    return highest


def subsets(rack: Set) -> set[Set]:
    """Return the different parts of a rack."""
    return {part for size in range(len(rack) + 1) for part in combinations(rack, size)}


def rest(rack: Set, laid: Set) -> Set:
    """Return what stays of a rack."""
    return tuple(sorted((Counter(rack) - Counter(laid)).elements()))


@pytest.fixture(params=BOARDS)
def board(request: pytest.FixtureRequest) -> str:
    """Return a board by its letters."""
    return BOARDS[request.param]


@pytest.mark.parametrize("size", [1, 3, 4])
def test_scores_racks_and_means_are_those_of_the_long_way(ways: Ways, board: str, size: int) -> None:
    made = generator(ways, board)
    census, values = ways["census"].Census(made, size), leave_values(size)
    census.set_leaves(memoryview(values))
    census.take(counts(Counter(POOL)))
    scores, racks, means = census.scores(), census.racks(), census.leave_means()

    highest = highest_scores(made, size)
    assert {tiles: scores[place(tiles)] for tiles in highest} == highest
    assert sum(map(bool, scores)) == sum(map(bool, highest.values()))

    worths = {
        rack: max(100 * highest[laid] + values[place(rest(rack, laid))] for laid in subsets(rack) if laid)
        for rack in sets(size)
    }
    first = place((0,) * size)
    assert {rack: racks[place(rack) - first] for rack in worths} == worths
    assert sum(worth != IMPOSSIBLE for worth in racks) == len(worths)

    possible = [leave for length in range(size) for leave in sets(length)]
    for leave in possible:
        draws = {
            rack: prod(
                comb(POOL[kind] - leave.count(kind), rack.count(kind) - leave.count(kind)) for kind in range(WILD + 1)
            )
            for rack in worths
            if not Counter(leave) - Counter(rack)
        }
        mean = sum(times * worths[rack] for rack, times in draws.items()) / sum(draws.values())
        assert means[place(leave)] == pytest.approx(mean)
    assert sum(mean != IMPOSSIBLE for mean in means) == len(possible)


def test_the_words_are_really_spelled_with_blanks(ways: Ways) -> None:
    """The pool has one D: DDD needs both blanks. Downwards, three squares double the word; the D scores 8."""
    made = generator(ways)
    census = ways["census"].Census(made, 3)
    census.set_leaves(memoryview(leave_values(3)))
    census.take(counts(Counter(POOL)))
    assert census.scores()[place((3, WILD, WILD))] == 2**3 * 8 + 20
    assert census.scores()[place((3, 3, WILD))] == 0


def test_a_pool_without_blanks(ways: Ways) -> None:
    made = generator(ways, BOARDS["words"])
    census = ways["census"].Census(made, 2)
    census.set_leaves(memoryview(leave_values(2)))
    census.take(counts(Counter({0: 1, 3: 1})))
    assert census.scores()[place((3, WILD))] == census.scores()[place((WILD, WILD))] == 0
    assert census.scores()[place((0, 3))] > 0
    assert [worth for worth in census.racks() if worth != IMPOSSIBLE] == [census.racks()[place((0, 3)) - place((0, 0))]]


def test_a_census_is_taken_again_on_another_board(ways: Ways) -> None:
    made = generator(ways)
    census = ways["census"].Census(made, 3)
    census.set_leaves(memoryview(leave_values(3)))
    census.take(counts(Counter(POOL)))
    before = census.racks()
    made.set_board(bytes(12) + bytes((4, 1)) + bytes(11))
    census.take(counts(Counter({0: 3})))
    assert census.racks() != before
    made.set_board(bytes(25))
    census.take(counts(Counter(POOL)))
    assert census.racks() == before


def test_both_ways_count_the_same() -> None:
    taken = []
    for compiled in (True, False):
        ways = Ways(compiled)
        census = ways["census"].Census(generator(ways, BOARDS["corner"]), 4)
        census.set_leaves(memoryview(leave_values(4)))
        census.take(counts(Counter(POOL)))
        taken.append((census.scores(), census.racks(), census.leave_means()))
    assert taken[0] == taken[1]


@pytest.mark.parametrize(
    ("pool", "said"),
    [
        (bytes(KINDS), "a pool has from 3 to 250 tiles, not 0"),
        (bytes((2,)) + bytes(KINDS - 1), "not 2"),
        (bytes((255,)) + bytes(KINDS - 1), "not 255"),
        (bytes((9,) * 4) + bytes((1,)) + bytes(KINDS - 5), "none of them for letters that the graph lacks"),
        (bytes((9,) * 4), "33 counts"),
    ],
)
def test_a_pool_that_cannot_be_is_refused(ways: Ways, pool: bytes, said: str) -> None:
    census = ways["census"].Census(generator(ways), 3)
    with pytest.raises(ValueError, match=said):
        census.take(pool)


def test_other_sizes_are_refused(ways: Ways) -> None:
    for size in (-1, 0, 8, 1000):
        with pytest.raises(ValueError, match="from 1 to 7 tiles"):
            ways["census"].Census(generator(ways), size)
    census = ways["census"].Census(generator(ways), 3)
    for length in (0, 20, 22):
        with pytest.raises(ValueError, match="leaves, not 21"):
            census.set_leaves(memoryview(array("h", bytes(2 * length))))


@pytest.mark.parametrize("other", [None, b"abc", 7])
def test_what_is_no_generator_is_refused(ways: Ways, other: object) -> None:
    with pytest.raises(TypeError):
        ways["census"].Census(other)


def test_a_census_or_generator_that_was_never_made_says_so(ways: Ways) -> None:
    if ways.compiled:
        kind, other = ways["census"].Census, ways["moves"].MoveGenerator
        unmade = kind.__new__(kind)
        for act in (
            lambda: kind(other.__new__(other)),
            lambda: unmade.take(bytes(KINDS)),
            lambda: unmade.set_leaves(memoryview(array("h"))),
            unmade.scores,
            unmade.racks,
            unmade.leave_means,
        ):
            with pytest.raises(RuntimeError, match="never made"):
                act()
