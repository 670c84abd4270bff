"""A word graph as a solver of boards reads it: the letters that can follow side by side, the first words nearest."""

from array import array

try:
    import cython
except ImportError:
    from boggle_desk.engine.kernels import uncompiled as cython
if not cython.compiled:
    from boggle_desk.engine.kernels.bits import popcount
from boggle_desk.engine.kernels.graph_checks import check_graph, numbers

ROOT = 2
MOST_WORDS, LONGEST_WORD = 1 << 26, 255
ONE = 1


class Edges:
    """The edges of a word graph, by number; 0 is the entrance, before every word.

    An edge is a number of 64 bits: the letters that can follow it (32 bits), the number of the edge of the first of
    them (31 bits; the others come behind in the order of letters), and on top whether it ends a word. The numbers
    passed along the edges of a word add up to its number in sorted order, plus one. Edges lie by their distance from
    the entrance, so that those that every board asks for share a cache.

    Raises ValueError unless the nodes are a graph of at most 67 million words over this alphabet.
    """

    begun: bool

    def __init__(self, nodes: memoryview, alphabet: str) -> None:
        if cython.compiled and self.begun:
            raise RuntimeError("Edges are made once.")
        if not isinstance(alphabet, str):
            raise TypeError("An alphabet is a string of letters.")
        self.begun, self.ready = True, False
        self.marks = check_graph(nodes, len(alphabet))
        self.alphabet, self.nodes, self.size = alphabet, numbers(nodes, "I"), len(self.marks)
        self.length, self.reached = 0, 0
        self.counts, self.places = array("I", bytes(4 * self.size)), array("I", bytes(4 * self.size))
        self.queue = array("I", bytes(4 * (self.size // 2)))
        self.depths = array("H", bytes(2 * self.size))
        with cython.nogil:
            self.count_words()
        if self.counts[ROOT] >= MOST_WORDS or self.depths[ROOT] > LONGEST_WORD:
            raise ValueError(f"A solver takes less than {MOST_WORDS} words, of up to {LONGEST_WORD} letters.")
        with cython.nogil:
            self.set_places()
        self.word_count = self.counts[ROOT]
        self.edges, self.passed = array("Q", bytes(8 * self.length)), array("I", bytes(4 * self.length))
        with cython.nogil:
            self.write()
        self.counts = self.places = self.queue = array("I", [0])
        self.depths, self.marks = array("H", [0]), bytearray(1)
        self.ready = True

    def count_words(self) -> None:
        """Set how many words go on from each node and with how many letters, from the last node to the first, up to a
        limit each."""
        for behind in range(self.size - ROOT):
            node = self.size - 1 - behind
            if self.marks[node]:
                words, depth = popcount(self.nodes[node + 1]), 0
                for place in range(node + 2, node + 2 + popcount(self.nodes[node])):
                    words += self.counts[self.nodes[place]]
                    depth = max(depth, self.depths[self.nodes[place]])
                self.counts[node], self.depths[node] = min(words, MOST_WORDS), min(depth, LONGEST_WORD) + 1

    def set_places(self) -> None:
        """Number the edges of the nodes, nearest nodes first; the place of a node is the number of its first edge."""
        self.queue[0], self.places[ROOT] = ROOT, 1
        self.length, self.reached, done = 1 + popcount(self.nodes[ROOT] | self.nodes[ROOT + 1]), 1, 0
        while done < self.reached:
            node = self.queue[done]
            done += 1
            for place in range(node + 2, node + 2 + popcount(self.nodes[node])):
                following = self.nodes[place]
                if self.places[following] == 0:
                    self.places[following] = self.length
                    self.length += popcount(self.nodes[following] | self.nodes[following + 1])
                    self.queue[self.reached] = following
                    self.reached += 1

    def write(self) -> None:
        """Write the edges of every node that was reached."""
        self.edges[0] = self.following(ROOT)
        for done in range(self.reached):
            node = self.queue[done]
            mask, ends, target, edge, before = self.nodes[node], self.nodes[node + 1], node + 2, self.places[node], 0
            letters = mask | ends
            while letters:
                bit = letters & -letters
                letters &= letters - 1
                whole = ONE if ends & bit else 0
                before += whole
                self.edges[edge], self.passed[edge] = whole << 63, before
                if mask & bit:
                    self.edges[edge] |= self.following(self.nodes[target])
                    before += self.counts[self.nodes[target]]
                    target += 1
                edge += 1

    def following(self, node: int) -> int:
        """Return the letters after a node and the number of its first edge, as an edge to it holds them."""
        place = self.places[node]
        return self.nodes[node] | self.nodes[node + 1] | place << 32
