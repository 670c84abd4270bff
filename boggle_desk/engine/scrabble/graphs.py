"""A dictionary in tiles: what one tile lays is one step of the graph, even if it carries two letters (`CH`)."""

from dataclasses import dataclass
from functools import cached_property, lru_cache

from boggle_desk.engine.scrabble.tiles import TileSet
from boggle_desk.engine.two_way_graph import TwoWayGraph
from boggle_desk.engine.word_graph import WordGraph
from boggle_desk.engine.word_graph_builder import MAXIMUM_LETTERS

_SIGNS = "0123456789abcdefghijklmnopqrstuv"  # one stands for each tile where a tile may carry two letters


@dataclass(frozen=True, eq=False)
class TileGraph:
    """The words of a dictionary that a tile set can lay, for the generator: see `word_graph` for the nodes."""

    letters: tuple[str, ...]
    """The letter of each number, as tiles carry it; a number that no tile carries has one too."""
    nodes: "memoryview[int]"
    playable: int
    """The bits of the numbers that a tile carries, and so a blank may stand for."""
    source: WordGraph
    """The words, spelled in these numbers."""

    @property
    def two_way(self) -> TwoWayGraph:
        """The same words to be read in both directions."""
        return self.source.two_way

    @cached_property
    def numbers(self) -> dict[str, int]:
        """The number of each letter."""
        return {letter: number for number, letter in enumerate(self.letters)}


@lru_cache(maxsize=8)
def tile_graph(graph: WordGraph, tiles: TileSet) -> TileGraph:
    """Return the graph in tiles: at once if every tile carries one letter, else spelled anew, which takes seconds for
    a large dictionary and is kept for the next time.

    Raises ValueError if a set with tiles of several letters has more than 32 of them.
    """
    carried = {kind.letter for kind in tiles.kinds}
    if any(len(letter) > 1 for letter in carried):
        return _spelled(graph, tuple(kind.letter for kind in tiles.kinds))
    letters = tuple(letter.upper() for letter in graph.alphabet)
    playable = sum(1 << number for number, letter in enumerate(letters) if letter in carried)
    return TileGraph(letters, graph.nodes, playable, graph)


def _spelled(graph: WordGraph, letters: tuple[str, ...]) -> TileGraph:
    if len(letters) > MAXIMUM_LETTERS:
        raise ValueError(f"a set with tiles of several letters has up to {MAXIMUM_LETTERS} of them, not {len(letters)}")
    signs = {letter.lower(): _SIGNS[number] for number, letter in enumerate(letters)}
    longest = max(map(len, signs))
    spelled = {_spell(word, signs, longest) for word in graph}
    again = WordGraph.build(sorted(spelled - {""}), _SIGNS[: len(letters)])
    return TileGraph(letters, again.nodes, (1 << len(letters)) - 1, again)


def _spell(word: str, signs: dict[str, str], longest: int) -> str:
    """Return the word in signs, or nothing if no tiles spell it. The longest tile is taken first: where there is a tile
    `CH`, no word is laid with a C and an H in its place."""
    spelled, at = "", 0
    while at < len(word):
        for length in range(longest, 0, -1):
            sign = signs.get(word[at : at + length])
            if sign and at + length <= len(word):
                spelled += sign
                at += length
                break
        else:
            return ""
    return spelled
