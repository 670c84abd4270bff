"""The words of the shipped dictionary, for tests that look at all of them, and small dictionaries with levels."""

from collections.abc import Mapping
from functools import cache

from boggle_desk.engine.lexicon import Levels, Lexicon
from boggle_desk.engine.word_graph import WordGraph
from boggle_desk.storage.lexica import open_shipped


@cache
def shipped_words() -> tuple[str, ...]:
    """Return all words of English in their order. Walking the graph takes a second."""
    return tuple(open_shipped().graph)


def levels_of(graph: WordGraph, levels: Mapping[str, int]) -> Levels:
    """Return these level bytes, 0 for words that are not given, and no frequencies."""
    return Levels(graph, bytes(levels.get(word, 0) for word in graph), bytes(len(graph)))


def lexicon_of(levels: Mapping[str, int]) -> Lexicon:
    """Return an English dictionary of these words with these level bytes."""
    graph = WordGraph.build(sorted(levels))
    return Lexicon("own", "Own", "en", graph, levels_of(graph, levels))
