"""The kernel of the generator: it lays the letters of a play one by one, from its first anchor to its end.

It handles nothing but whole numbers and lists of them, so that it can be compiled.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from boggle_desk.engine.scrabble.grid import BLANKED
from boggle_desk.engine.scrabble.rack_parts import RackParts
from boggle_desk.engine.word_graph_builder import ROOT

PLACE_SHIFT = 7
"""A laid tile is its place, shifted by so many bits, and its code."""


class Found(NamedTuple):
    """A play in numbers: light enough for tens of thousands."""

    score: int
    part: int
    """What it leaves on the rack: a number of `rack_parts`."""
    laid: tuple[int, ...]
    """The tiles in order of squares: see `PLACE_SHIFT`."""


class Lines(NamedTuple):
    """The numbers of a board by place: see `grid` and `cross_checks`; `values` and `bits` go by code."""

    codes: list[int]
    fits: list[int]
    hooks: list[int]
    letter_bonus: list[int]
    word_bonus: list[int]
    values: list[int]
    bits: list[int]


Grow = Callable[[int, int, int, int, int, int, list[int], int], None]
"""Called with place, node, part, points, factor, extra, laid and end; adds every play that goes on from there."""


def grower(nodes: Sequence[int], lines: Lines, parts: RackParts, prizes: list[int], found: list[Found]) -> Grow:  # noqa: C901 - holds `grow`
    """Return the kernel, which adds to `found`. `prizes` has by part left the points for the number of tiles laid."""
    codes, fits, hooks, letter_bonus, word_bonus, values, bits = lines
    letters, wild, weights, blank_weight, full = (
        parts.letters,
        parts.wild,
        parts.weights,
        parts.blank_weight,
        parts.full,
    )
    columns_from = len(codes) // 2
    add = found.append

    # A call for each tile laid is all that this can afford, so that everything stands in one function.
    def grow(  # noqa: C901 - see above
        place: int,
        node: int,
        part: int,
        points: int,
        factor: int,
        extra: int,
        laid: list[int],
        end: int,
    ) -> None:
        """Lay on the empty `place` every letter that words go on with at `node`, after the tiles `laid` so far.

        `part` is left of the rack. `points` are those of the word so far without its premium `factor`, `extra` those of
        the words across; `end` is the place after the line.
        """
        mask, ends = nodes[node], nodes[node + 1]
        real, free = letters[part], wild[part]
        fitting = (mask | ends) & fits[place] & (real | free)
        if not fitting:
            return
        hook, bonus, word = hooks[place], letter_bonus[place], word_bonus[place]
        factor *= word
        crossed = max(0, hook) * word + extra
        again = part == full and hook >= 0 and place >= columns_from  # one tile: found along its row already
        following = place + 1
        beside = following < end and codes[following]
        while fitting:
            bit = fitting & -fitting
            fitting ^= bit
            target = nodes[node + 2 + (mask & (bit - 1)).bit_count()] if mask & bit else 0
            ending, onward, passed = ends & bit, following, 0
            if beside:
                while (target or ending) and onward < end and codes[onward]:
                    code = codes[onward]
                    step, through = bits[code], nodes[target]
                    ending = nodes[target + 1] & step
                    target = nodes[target + 2 + (through & (step - 1)).bit_count()] if through & step else 0
                    passed += values[code]
                    onward += 1
                if not (target or ending):
                    continue
            elif node == ROOT:
                ending = 0  # one letter is no word
            if again:
                ending = 0
            letter = bit.bit_length() - 1
            if real & bit:
                left, code = part - weights[letter], letter + 1
                gain = values[code] * bonus
                across = crossed + gain * word if hook >= 0 else extra
                total = points + gain + passed
                laid.append(place << PLACE_SHIFT | code)
                if ending:
                    add(Found(total * factor + across + prizes[left], left, tuple(laid)))
                if target and left and onward < end:
                    grow(onward, target, left, total, factor, across, laid, end)
                laid.pop()
            if free & bit:
                left, code = part - blank_weight, letter + 1 + BLANKED
                total = points + passed
                laid.append(place << PLACE_SHIFT | code)
                if ending:
                    add(Found(total * factor + crossed + prizes[left], left, tuple(laid)))
                if target and left and onward < end:
                    grow(onward, target, left, total, factor, crossed, laid, end)
                laid.pop()

    return grow
