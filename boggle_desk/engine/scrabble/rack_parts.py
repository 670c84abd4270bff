"""What can be left of a rack, each part under one number, as `kernels.generator` counts them."""

from dataclasses import dataclass
from functools import cached_property
from math import prod

from boggle_desk.engine.scrabble.tiles import Rack


@dataclass(frozen=True)
class RackParts:
    """The parts of one rack: equal tiles are told apart by nothing, so n tiles of a face count from 0 to n."""

    faces: tuple[str, ...]
    """The different faces that plays can use, in order of their weights."""
    counts: tuple[int, ...]
    """How many tiles have each face."""
    idle: Rack = ()
    """The tiles that no word of the dictionary has: they stay, whatever is played."""

    @cached_property
    def total(self) -> int:
        """The number of parts; the last one is the whole rack."""
        return prod(count + 1 for count in self.counts)

    def kept(self, part: int) -> Rack:
        """Return the tiles of a part."""
        tiles: list[str] = []
        for face, count in zip(self.faces, self.counts, strict=True):
            tiles += [face] * (part % (count + 1))
            part //= count + 1
        return (*tiles, *self.idle)
