"""What a play tells of the rest of the rack: guesses that fit, none that does not, rollouts that begin with them."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from boggle_desk.engine.kernels.codes import BLANK, BLANKED, KINDS, MOST_HANDS, PASS, PLAY
from tests.engine.kernels.machines import TOURNAMENT, Maker, counts_of
from tests.engine.kernels.ways import Ways

REFUSALS = (ValueError, TypeError, RuntimeError, OverflowError)


def split(hands: bytes) -> Counter[bytes]:
    """Return the hands, each with how often it was guessed."""
    return Counter(hands[at : at + KINDS] for at in range(0, len(hands), KINDS))


def used_in(before: bytes, after: bytes) -> bytes:
    """Return the counts of the tiles that were laid between two boards."""
    counts = bytearray(KINDS)
    for old, new in zip(before, after, strict=True):
        if old != new:
            counts[BLANK if new > BLANKED else new - 1] += 1
    return bytes(counts)


def less(counts: bytes, others: bytes) -> bytes:
    """Return the first counts without the second."""
    return bytes(one - other for one, other in zip(counts, others, strict=True))


def plays(maker: Maker, games: int) -> list[tuple[bytes, bytes, bytes, bytes, int, int]]:
    """Return of each play that left tiles: the board, what was used, what was kept, what its opponent had not seen, the
    tiles in the bag, and the score."""
    table, found = maker.table(), []
    for number in range(games):
        table.deal(number)
        while not table.over and table.in_bag():
            seat, board, bag, points = table.turn, table.board(), table.in_bag(), table.scores()
            rack, other = table.rack(seat), table.rack(1 - seat)
            kind = table.think()[0]
            table.act()
            used = used_in(board, table.board())
            kept = less(rack, used)
            if kind == PLAY and any(kept) and not table.over:
                seen = less(less(table.tile_counts(), used_in(bytes(len(board)), table.board())), other)
                found.append((board, used, kept, seen, bag, table.scores()[seat] - points[seat]))
    return found


def test_what_was_kept_is_among_the_guesses(ways: Ways) -> None:
    """The static player's own plays, with no slack at all: what it kept always fits."""
    maker = Maker(ways)
    table, told, asked = maker.table(), 0, 0
    for board, used, kept, unseen, bag, score in plays(maker, 6 if ways.compiled else 1)[: 40 if ways.compiled else 3]:
        hands, tried = table.infer(board, used, unseen, sum(kept), bag, score, 5, 6_000 if ways.compiled else 150, 0)
        found = split(hands)
        if sum(kept) == 1 or ways.compiled:
            assert kept in found
            asked += 1
        assert sum(found.values()) == min(tried, len(hands) // KINDS)
        assert all(sum(hand) == sum(kept) and not any(map(int.__gt__, hand, unseen)) for hand in found)
        told += sum(found.values()) < tried
    assert asked
    assert told


def test_a_guess_that_fits_leads_to_nothing_better(ways: Ways) -> None:
    """Every hand is held against the choice of a table that is dealt it, play by play."""
    maker = Maker(ways, TOURNAMENT)
    table, refused = maker.table(), 0
    for board, used, kept, unseen, bag, score in plays(maker, 3)[: 12 if ways.compiled else 2]:
        tries = 400 if ways.compiled else 40
        strict, tried = table.infer(board, used, unseen, sum(kept), bag, score, 5, tries, 0)
        lenient, all_tried = table.infer(board, used, unseen, sum(kept), bag, score, 5, tries, 1_000_000)
        assert (tried, all_tried) == (tries, tries) or len(lenient) == MOST_HANDS * KINDS
        assert not split(strict) - split(lenient)
        for hand in split(lenient):
            fits = maker.leaves.value(maker.numbers.rack(hand)) + score >= _best(maker, board, used, hand, bag) - 1e-3
            assert fits == (hand in split(strict))
            refused += not fits
    assert refused


def _best(maker: Maker, board: bytes, used: bytes, hand: bytes, bag: int) -> float:
    """Return what the best move with a rack is worth, every play and every exchange weighed in Python."""
    generator, numbers = maker.generator(), maker.numbers
    generator.set_board(board)
    rack = bytes(map(int.__add__, used, hand))
    generator.find_all(rack)
    parts = numbers.parts(numbers.rack(rack))
    scores, kept, _moves = generator.found()
    worth = [
        score + maker.leaves.value(parts.kept(part))
        for score, part in zip(memoryview(scores).cast("i"), memoryview(kept).cast("i"), strict=True)
    ]
    if bag >= maker.rules.exchange_minimum:
        size = sum(rack)
        racks = [parts.kept(part) for part in range(parts.total - 1)]
        worth += [maker.leaves.value(rest) for rest in racks if size - len(rest) <= bag]
    return max(worth)


def test_equal_seeds_give_equal_guesses_both_ways() -> None:
    found = []
    for compiled in (True, False):
        maker = Maker(Ways(compiled))
        board, used, kept, unseen, bag, score = plays(maker, 1)[1]
        asked = (board, used, unseen, sum(kept), bag, score)
        found.append([maker.table().infer(*asked, number, 60) for number in (3, 3, 4)])
    assert found[0] == found[1]
    assert found[0][0] == found[0][1] != found[0][2]


def test_rollouts_begin_with_the_hands(ways: Ways) -> None:
    """Seat 1 holds one of them and tiles from the bag; each is dealt, and no tile is lost."""
    maker = Maker(ways)
    table = maker.table()
    rack, unseen = maker.counts("AELRT"), maker.counts("AAEEELRSSTT?")
    hands = [maker.counts(hand) for hand in ("SS", "E?", "LT")]
    table.begin_rollouts(maker.nothing, rack, unseen, [5, 5], [0, 0], hands=b"".join(hands))
    table.add_candidate(PASS)
    met = Counter[int]()
    for number in range(60):
        table.rollouts(number, 0, 1, 0)
        dealt = table.rack(1)
        assert (sum(dealt), table.in_bag()) == (5, 7)
        fitting = [place for place, hand in enumerate(hands) if not any(map(int.__gt__, hand, dealt))]
        assert fitting
        met.update(fitting)
    assert len(met) == 3
    table.begin_rollouts(maker.nothing, rack, unseen, [5, 5], [0, 0])
    table.add_candidate(PASS)
    without = 0
    for number in range(60):
        table.rollouts(number, 0, 1, 0)
        without += not any(all(map(int.__ge__, table.rack(1), hand)) for hand in hands)
    assert without


WRONG: dict[str, Callable[[Any, bytes], object]] = {
    "no used tiles": lambda t, b: t.infer(b, bytes(33), counts_of(_0=9), 2, 9, 5, 1, 10),
    "used beyond the letters": lambda t, b: t.infer(b, counts_of(_31=1), counts_of(_0=9), 2, 9, 5, 1, 10),
    "unseen beyond the letters": lambda t, b: t.infer(b, counts_of(_0=1), counts_of(_31=9), 2, 9, 5, 1, 10),
    "a rack too large": lambda t, b: t.infer(b, counts_of(_0=2), counts_of(_0=9), 3, 9, 5, 1, 10),
    "fewer than none": lambda t, b: t.infer(b, counts_of(_0=2), counts_of(_0=9), -1, 9, 5, 1, 10),
    "more than unseen": lambda t, b: t.infer(b, counts_of(_0=1), counts_of(_0=1), 2, 9, 5, 1, 10),
    "no bag": lambda t, b: t.infer(b, counts_of(_0=1), counts_of(_0=9), 2, 0, 5, 1, 10),
    "a bag beyond all": lambda t, b: t.infer(b, counts_of(_0=1), counts_of(_0=9), 2, 1 << 40, 5, 1, 10),
    "too much unseen": lambda t, b: t.infer(b, counts_of(_0=1), b"\xff" * 33, 2, 9, 5, 1, 10),
    "a list unseen": lambda t, b: t.infer(b, counts_of(_0=1), [9] + [0] * 32, 2, 9, 5, 1, 10),
    "a short board": lambda t, b: t.infer(b[1:], counts_of(_0=1), counts_of(_0=9), 2, 9, 5, 1, 10),
    "codes beyond all": lambda t, b: t.infer(b"\xff" * len(b), counts_of(_0=1), counts_of(_0=9), 2, 9, 5, 1, 10),
    "a score beyond all": lambda t, b: t.infer(b, counts_of(_0=1), counts_of(_0=9), 2, 9, 1 << 40, 1, 10),
    "tries below none": lambda t, b: t.infer(b, counts_of(_0=1), counts_of(_0=9), 2, 9, 5, 1, -1),
    "tries beyond all": lambda t, b: t.infer(b, counts_of(_0=1), counts_of(_0=9), 2, 9, 5, 1, 1 << 40),
    "a seed below 0": lambda t, b: t.infer(b, counts_of(_0=1), counts_of(_0=9), 2, 9, 5, -1, 10),
    "a slack below 0": lambda t, b: t.infer(b, counts_of(_0=1), counts_of(_0=9), 2, 9, 5, 1, 10, -1),
    "half a hand": lambda t, b: t.begin_rollouts(b, counts_of(_0=1), counts_of(_0=9), [1, 4], [0, 0], hands=b"\1"),
    "a hand too large": lambda t, b: t.begin_rollouts(
        b, counts_of(_0=1), counts_of(_0=9), [1, 4], [0, 0], hands=counts_of(_0=5)
    ),
    "a hand of seen tiles": lambda t, b: t.begin_rollouts(
        b, counts_of(_0=1), counts_of(_0=9), [1, 4], [0, 0], hands=counts_of(_1=1)
    ),
    "too many hands": lambda t, b: t.begin_rollouts(
        b, counts_of(_0=1), counts_of(_0=9), [1, 4], [0, 0], hands=counts_of(_0=1) * (MOST_HANDS + 1)
    ),
    "hands in a list": lambda t, b: t.begin_rollouts(b, counts_of(_0=1), counts_of(_0=9), [1, 4], [0, 0], hands=[1]),
}


@pytest.mark.parametrize("wrong", WRONG.values(), ids=WRONG)
def test_wrong_calls_are_refused_and_leave_it_usable(ways: Ways, wrong: Callable[[Any, bytes], object]) -> None:
    maker = Maker(ways, TOURNAMENT)
    table = maker.table()
    table.deal(11)
    with pytest.raises(REFUSALS):
        wrong(table, maker.nothing)
    assert table.think()[0] in (PASS, PLAY)
    table.act()
    hands, tried = table.infer(maker.nothing, maker.counts("TEA"), maker.counts("AERST"), 1, 5, 3, 1, 5, 1_000_000)
    assert (len(hands), tried) == (5 * KINDS, 5)
