"""From words to a minimal word graph: letters become numbers here, and the kernel builds. `word_graph` describes what
comes out."""

from array import array
from collections.abc import Iterable

from boggle_desk.engine.kernels import word_graphs

ROOT = 2
"""The node where every word begins; the two numbers before it are the node without words."""
MAXIMUM_LETTERS = 32
"""The most letters that an alphabet can have: one bit each."""
LONGEST_WORD = 255
"""The most letters that a word of a graph can have."""

_STRANGE = MAXIMUM_LETTERS  # the number of every sign that is no letter of the alphabet


def check_alphabet(alphabet: str) -> None:
    """Raise ValueError unless `alphabet` is 1 to 32 different lower-case letters."""
    if not 1 <= len(alphabet) <= MAXIMUM_LETTERS:
        raise ValueError(f"An alphabet has 1 to {MAXIMUM_LETTERS} letters, not {len(alphabet)}.")
    if len(set(alphabet)) != len(alphabet) or alphabet != alphabet.lower():
        raise ValueError("The letters of an alphabet are lower-case and all different.")


class LetterNumbers(dict[int, int]):
    """The number of each letter of an alphabet by its code, as `str.translate` asks; other signs share one beyond."""

    def __init__(self, alphabet: str) -> None:
        super().__init__({ord(letter): number for number, letter in enumerate(alphabet)})

    def __missing__(self, code: int) -> int:
        return _STRANGE


def build_nodes(words: Iterable[str], alphabet: str) -> "tuple[array[int], array[int], int, int]":
    """Return the nodes of the minimal graph, the counts of words beside them, and how many words there are and how long
    the longest is. The words come sorted by the alphabet, each once.

    Raises ValueError for a word out of order, one that is empty or has more than 255 letters, and for a letter outside
    the alphabet.
    """
    check_alphabet(alphabet)
    listed = list(words)
    longest = max(map(len, listed), default=0)
    if longest > LONGEST_WORD:
        raise ValueError(f"A word has at most {LONGEST_WORD} letters, not {longest}.")
    letters = "".join(listed).translate(LetterNumbers(alphabet)).encode("latin-1")
    try:
        nodes, before = word_graphs.build_graph(letters, bytes(map(len, listed)), len(alphabet))
    except ValueError as problem:
        raise ValueError(_sentence(problem, listed, alphabet)) from None
    return nodes, before, len(listed), longest


def _sentence(problem: ValueError, words: list[str], alphabet: str) -> str:
    """Return what is wrong, by the word that the kernel points to."""
    said, number = problem.args
    if number is None:
        return str(said)
    word = words[number]
    if not word or not set(word) <= set(alphabet):
        return f"'{word}' is no word over the alphabet."
    return f"'{word}' does not come after '{words[number - 1]}'."
