"""Building the minimal word graph from sorted words, in one pass; `word_graph` describes what comes out."""

from array import array

ROOT = 2
"""The node where every word begins; the two numbers before it are the node without words."""
MAXIMUM_LETTERS = 32
"""The most letters that an alphabet can have: one bit each."""

_Node = tuple[int, ...]  # child mask, accept mask, and the serial number of each child


def check_alphabet(alphabet: str) -> None:
    """Raise ValueError unless `alphabet` is 1 to 32 different lower-case letters."""
    if not 1 <= len(alphabet) <= MAXIMUM_LETTERS:
        raise ValueError(f"An alphabet has 1 to {MAXIMUM_LETTERS} letters, not {len(alphabet)}.")
    if len(set(alphabet)) != len(alphabet) or alphabet != alphabet.lower():
        raise ValueError("The letters of an alphabet are lower-case and all different.")


class WordGraphBuilder:
    """Takes words in order and keeps each distinct node once (incremental minimisation of sorted input: Daciuk,
    Mihov, Watson and Watson, Computational Linguistics 26, 2000).

    The nodes along the latest word are still open: three lists hold their child masks, accept masks and children.
    """

    def __init__(self, alphabet: str) -> None:
        self.word_count = 0
        self.longest = 0
        self._bits = {letter: 1 << number for number, letter in enumerate(alphabet)}
        self._latest = ""
        self._masks, self._ends = [0], [0]
        self._children: list[list[int]] = [[]]
        self._serials: dict[_Node, int] = {}

    def add(self, word: str) -> None:
        """Take the next word. Raises ValueError if it does not come after the one before, or is no word."""
        masks, ends, bits = self._masks, self._ends, self._bits
        try:
            self._close(self._shared(word))
            for character in word[len(masks) - 1 : -1]:
                masks[-1] |= bits[character]
                masks.append(0)
                ends.append(0)
                self._children.append([])
            ends[-1] |= bits[word[-1]]
        except (KeyError, IndexError):
            raise ValueError(f"'{word}' is no word over the alphabet.") from None
        self._latest = word
        self.word_count += 1
        self.longest = max(self.longest, len(word))

    def finish(self) -> "tuple[array[int], array[int]]":
        """Return the nodes and the counts of words, with the root at `ROOT`."""
        self._close(0)
        root = (self._masks[0], self._ends[0], *self._children[0])
        built = [*self._serials, root]  # children before parents, so the root comes last
        places, size = [0] * len(built), ROOT
        for serial in reversed(range(len(built))):
            places[serial] = size
            size += len(built[serial])
        return _flat(built, places), _counts(built, places, size)

    def _shared(self, word: str) -> int:
        """Return the number of letters at the start that `word` shares with the latest one."""
        latest, bits = self._latest, self._bits
        common, limit = 0, min(len(word), len(latest))
        while common < limit and word[common] == latest[common]:
            common += 1
        if latest and (common == len(word) or (common < limit and bits[word[common]] < bits[latest[common]])):
            raise ValueError(f"'{word}' does not come after '{latest}'.")
        return common

    def _close(self, depth: int) -> None:
        """Give every open node below `depth` its serial number, the same for nodes that are the same."""
        masks, ends, children, serials = self._masks, self._ends, self._children, self._serials
        while len(masks) - 1 > depth:
            node = (masks.pop(), ends.pop(), *children.pop())
            children[-1].append(serials.setdefault(node, len(serials)))


def _flat(built: list[_Node], places: list[int]) -> "array[int]":
    flat = array("I", [0] * ROOT)
    for mask, ends, *children in reversed(built):
        flat.append(mask)
        flat.append(ends)
        flat.extend([places[serial] for serial in children])
    return flat


def _counts(built: list[_Node], places: list[int], size: int) -> "array[int]":
    counts, words = array("I", [0]) * size, [0] * len(built)
    for serial, (_, ends, *children) in enumerate(built):
        place, through = places[serial] + 1, 0
        for following in children:
            through += words[following]
            place += 1
            counts[place] = through
        words[serial] = through + ends.bit_count()
    return counts
