"""The plays of a position that was written down as CGP, without a game around it."""

from collections import Counter
from dataclasses import dataclass
from math import prod

from boggle_desk.engine.scrabble.knowledge import Leaves
from boggle_desk.engine.scrabble.movegen import Plays, TileGraph, find_plays
from boggle_desk.engine.scrabble.rules import ScrabbleRules
from boggle_desk.engine.scrabble.set_up import CgpPosition, read_cgp
from boggle_desk.engine.scrabble.values import Valuation


@dataclass(frozen=True)
class PlayFinder:
    """By which rules and words plays are found."""

    rules: ScrabbleRules
    graph: TileGraph
    leaves: Leaves

    def read(self, text: str) -> CgpPosition:
        """Return a position. Raises `BadCgp`."""
        return read_cgp(text, self.rules.layout, self.rules.tiles, self.rules.rack_size)

    def plays(self, position: CgpPosition) -> Plays:
        """Return all plays of the player on turn."""
        rules = self.rules
        return find_plays(position.board, position.racks[0], rules.tiles, self.graph, rules.bonus)

    def bag(self, position: CgpPosition) -> int:
        """Return how many tiles are in the bag."""
        return position.bag(self.rules.tiles, self.rules.rack_size)

    def exchanges(self, position: CgpPosition) -> int:
        """Return the number of different sets of tiles that may be exchanged."""
        if self.bag(position) < self.rules.exchange_minimum:
            return 0
        return prod(count + 1 for count in Counter(position.racks[0]).values()) - 1

    def valuation(self, position: CgpPosition) -> Valuation:
        """Return what values the plays."""
        tiles = self.rules.tiles
        bag = self.bag(position)
        others = 0 if bag else sum(tiles.values[tile] for tile in position.unseen(tiles))
        return Valuation(position.board, tiles, self.leaves, bag, others)
