"""Which letters may stand on an empty square for the sake of the word that crosses it (rule S4), and what that word's
other letters are worth."""

from collections.abc import Sequence

from boggle_desk.engine.scrabble.grid import Grid
from boggle_desk.engine.word_graph_builder import ROOT

ANY = (1 << 32) - 1
"""Every letter: nothing crosses the square."""
NO_WORD = -1
"""The worth where nothing crosses the square: the tile forms one word only."""


def cross_checks(grid: Grid, nodes: Sequence[int]) -> tuple[list[int], list[int]]:
    """Return by place the bits of the letters that may stand there in a word along the place's own line, and the points
    of the tiles already in the word across it, or `NO_WORD`. Where a tile lies, nothing fits."""
    codes = grid.codes
    fits, hooks = [0 if code else ANY for code in codes], [NO_WORD] * len(codes)
    for square in range(grid.half):
        if codes[square]:
            continue
        other = grid.across(square)
        fits[other], hooks[other] = _check(grid, nodes, square)
        fits[square], hooks[square] = _check(grid, nodes, other)
    return fits, hooks


def _check(grid: Grid, nodes: Sequence[int], place: int) -> tuple[int, int]:
    """Return the letters that make a word of the tiles on both sides of `place` in its line, and those tiles' worth."""
    codes, values, bits = grid.codes, grid.values, grid.bits
    start, end = grid.line(place)
    first, final = place, place + 1
    while first > start and codes[first - 1]:
        first -= 1
    while final < end and codes[final]:
        final += 1
    if final - first == 1:
        return ANY, NO_WORD
    node = _walk(nodes, ROOT, [bits[code] for code in codes[first:place]])
    worth = sum([values[code] for code in codes[first:final]])
    if final == place + 1:
        return nodes[node + 1], worth
    return _between(nodes, node, [bits[code] for code in codes[place + 1 : final]]), worth


def _walk(nodes: Sequence[int], node: int, path: list[int]) -> int:
    for bit in path:
        mask = nodes[node]
        node = nodes[node + 2 + (mask & (bit - 1)).bit_count()] if mask & bit else 0
    return node


def _between(nodes: Sequence[int], node: int, after: list[int]) -> int:
    """Return the letters after `node` from which the tiles `after` make up a word."""
    maybe, fitting, place = nodes[node], 0, node + 2
    *middle, final = after
    while maybe:
        bit = maybe & -maybe
        maybe ^= bit
        if nodes[_walk(nodes, nodes[place], middle) + 1] & final:
            fitting |= bit
        place += 1
    return fitting
