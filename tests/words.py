"""The words of the shipped dictionary, for tests that look at all of them: walking the graph takes a second."""

from functools import cache

from boggle_desk.storage.lexica import open_shipped


@cache
def shipped_words() -> tuple[str, ...]:
    """Return all words of English in their order."""
    return tuple(open_shipped().graph)
