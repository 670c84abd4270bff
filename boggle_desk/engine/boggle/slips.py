"""False words that somebody may take for words: misspelt ones and wrong endings, such as `sheeps` or `leter`."""

from collections.abc import Iterable, Iterator

from boggle_desk.engine.boggle.board import Board
from boggle_desk.engine.lexicon import Lexicon

_ENDINGS = ("s", "ed", "er", "y")
_SOUNDS = (("ph", "f"), ("ck", "k"), ("ie", "ei"), ("ea", "ee"), ("ai", "ay"), ("ce", "se"), ("c", "k"), ("le", "el"))
_LONGEST = 7
"""Who writes a false word writes no long one."""


def slips(board: Board, known: Iterable[str], words: Lexicon, least: int) -> list[str]:
    """Return false words on the board that are near to known ones, sorted: at least so many letters long, and not
    in the dictionary. Whether one is near to an offensive word is asked only of what is written."""
    near = {false for word in known for false in _misspelt(word)}
    return [
        false
        for false in sorted(near)
        if least <= len(false) <= _LONGEST and false not in words.graph and board.path(false) is not None
    ]


def _misspelt(word: str) -> Iterator[str]:
    for ending in _ENDINGS:
        yield word + ending
    for right, wrong in _SOUNDS:
        if right in word:
            yield word.replace(right, wrong, 1)
    for place in range(1, len(word)):
        if word[place] == word[place - 1]:
            yield word[:place] + word[place + 1 :]
    if word.endswith("e"):
        yield word[:-1]
