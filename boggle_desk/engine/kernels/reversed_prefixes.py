"""Every prefix of the words of a graph, read from its end: what the backward nodes of a two-way graph are made of."""

from array import array

try:
    import cython
except ImportError:
    from boggle_desk.engine.kernels import uncompiled as cython
if not cython.compiled:
    from boggle_desk.engine.kernels.bits import lowest, popcount
from boggle_desk.engine.kernels.graph_checks import check_graph, numbers

ROOT = 2
LONGEST_BACKWARD = 26  # the most letters of a word that is read backwards: the side of the largest table
FAR = 255  # further than any end of a word
MOST_PREFIXES = 1 << 23
TOP, FIRST_LETTER = 54, 1  # a key of 64 bits holds ten letters of six bits, from the top; 0 ends the string

Keys = tuple[memoryview, memoryview, memoryview]
Prefixes = tuple[Keys, memoryview, memoryview]


def prefixes_of(nodes: memoryview) -> Prefixes:
    """Return the keys of each prefix of the words of a graph in reverse, the node where words go on after it, or 0, and
    whether it is a word. Words too long to be read backwards are left out. Raises ValueError if the nodes are no graph,
    or have too many prefixes."""
    walk = PrefixWalk(nodes)
    return walk.prefixes()


class PrefixWalk:
    """A walk along every prefix of the words of a graph, leaving out words too long to be read backwards.

    By depth: the node, the letters that are still to be taken, the place of the next target, and the three keys of the
    letters so far. Raises ValueError if the nodes are no graph.
    """

    def __init__(self, nodes: memoryview) -> None:
        marks = check_graph(nodes)
        self.nodes, self.size, self.count = numbers(nodes, "I"), len(marks), 0
        self.shortest = bytearray(self.size)
        self.find_shortest(marks)
        self.at, self.left, self.targets = (array("I", bytes(4 * LONGEST_BACKWARD + 4)) for _ in range(3))
        self.keys = array("Q", bytes(24 * LONGEST_BACKWARD + 24))
        self.set_room(0)

    def prefixes(self) -> Prefixes:
        """Count the prefixes, then write them down. Raises ValueError for too many."""
        self.set_room(0)
        with cython.nogil:
            self.walk()
        if self.count > MOST_PREFIXES:
            raise ValueError("The words have too many beginnings.")
        parts = self.set_room(self.count)
        with cython.nogil:
            self.walk()
        return parts

    def set_room(self, room: int) -> Prefixes:
        """Return new arrays for so many prefixes, which the next walk fills; without any it counts."""
        first, second, third = (array("Q", bytes(8 * room)) for _ in range(3))
        onward, whole = array("I", bytes(4 * room)), bytearray(room)
        self.first, self.second, self.third, self.onward, self.whole = first, second, third, onward, whole
        self.room = room
        keys = (memoryview(first), memoryview(second), memoryview(third))
        return keys, memoryview(onward), memoryview(whole)

    def find_shortest(self, marks: bytearray) -> None:
        """Set how many letters from each node the nearest end of a word is away, from the last node to the first."""
        for behind in range(self.size - ROOT):
            node = self.size - 1 - behind
            if marks[node]:
                nearest = 1 if self.nodes[node + 1] else FAR
                for place in range(node + 2, node + 2 + popcount(self.nodes[node])):
                    nearest = min(nearest, self.shortest[self.nodes[place]] + 1)
                self.shortest[node] = nearest

    def walk(self) -> None:
        """Count the prefixes, and write them down if there is room."""
        self.count, depth = 0, 0
        self.enter(0, ROOT)
        while depth >= 0 and self.count <= MOST_PREFIXES:
            if self.left[depth] == 0:
                depth -= 1
                continue
            letter = lowest(self.left[depth])
            self.left[depth] &= self.left[depth] - 1
            following = self.following(depth, letter)
            whole = self.nodes[self.at[depth] + 1] >> letter & 1
            if following or whole:
                self.note(depth, letter, following, whole)
            if following:
                depth += 1
                self.enter(depth, following)

    def enter(self, depth: int, node: int) -> None:
        """Stand on a node with all its letters to take."""
        self.at[depth], self.targets[depth] = node, node + 2
        self.left[depth] = self.nodes[node] | self.nodes[node + 1]

    def following(self, depth: int, letter: int) -> int:
        """Return the node after this letter, or 0 if no word goes on that can be read backwards."""
        if not self.nodes[self.at[depth]] >> letter & 1:
            return 0
        node = self.nodes[self.targets[depth]]
        self.targets[depth] += 1
        return node if depth + 1 + self.shortest[node] <= LONGEST_BACKWARD else 0

    def note(self, depth: int, letter: int, onward: int, whole: int) -> None:
        """Write down the prefix that takes this letter at this depth, and its keys for the prefixes after it."""
        above, place = 3 * depth, 3 * depth + 3
        self.keys[place] = (letter + FIRST_LETTER) << TOP | self.keys[above] >> 6
        self.keys[place + 1] = (self.keys[above] & 63) << TOP | self.keys[above + 1] >> 6
        self.keys[place + 2] = (self.keys[above + 1] & 63) << TOP | self.keys[above + 2] >> 6
        if self.count < self.room:
            self.first[self.count] = self.keys[place]
            self.second[self.count] = self.keys[place + 1]
            self.third[self.count] = self.keys[place + 2]
            self.onward[self.count] = onward
            self.whole[self.count] = whole
        self.count += 1
