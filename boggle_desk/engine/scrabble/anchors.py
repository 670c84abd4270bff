"""The squares where a play can take hold: every play covers at least one, and is found from the first it covers."""

from typing import NamedTuple

from boggle_desk.engine.scrabble.grid import Grid


class Anchor(NamedTuple):
    """An empty place that a play may cover, next to a tile or at the start of an empty board."""

    place: int
    room: int
    """How many empty places before it a play from this anchor may cover: up to the anchor, tile or edge before."""
    end: int
    """The place after the last of the line."""
    block: int
    """Where the tiles begin that lie right before it; the place itself if there are none."""


def find_anchors(grid: Grid, fits: list[int], hooks: list[int]) -> list[Anchor]:
    """Return the anchors of all lines, but for those that no letter fits."""
    anchors: list[Anchor] = []
    opening = {grid.start, grid.across(grid.start)} if not any(grid.codes) else set()
    for start, end in grid.lines():
        _of_line(grid, hooks, opening, start, end, anchors)
    return [anchor for anchor in anchors if fits[anchor.place]]


def _of_line(grid: Grid, hooks: list[int], opening: set[int], start: int, end: int, anchors: list[Anchor]) -> None:
    codes, room, block = grid.codes, 0, start
    for place in range(start, end):
        if codes[place]:
            if place == start or not codes[place - 1]:
                block = place
            room = 0
            continue
        follows = place > start and codes[place - 1] != 0
        precedes = place + 1 < end and codes[place + 1] != 0
        if follows or precedes or hooks[place] >= 0 or place in opening:
            anchors.append(Anchor(place, room, end, block if follows else place))
            room = 0
        else:
            room += 1
