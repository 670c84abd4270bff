"""Word graphs as arrays of 32-bit numbers: building them from sorted words, each distinct node once, and checking that
a walk never leaves one. `word_graph` describes them.

Words come as bytes of letter numbers and bytes of lengths. The backward nodes of a two-way graph are made of every
prefix of its words, read from its end.
"""

from array import array
from collections.abc import Iterable, Iterator
from mmap import mmap
from typing import Literal

try:
    import cython
except ImportError:
    from boggle_desk.engine.kernels import uncompiled as cython

if not cython.compiled:
    from boggle_desk.engine.kernels.codes import *
    from boggle_desk.engine.kernels.uncompiled import lowest, popcount

LARGEST = 1 << 26  # the most entries of an array
FIRST_ROOM, FIRST_SLOTS = 1 << 16, 1 << 13

Numbers = memoryview  # of 32-bit numbers
Keys = tuple[memoryview, memoryview, memoryview]
Prefixes = tuple[Keys, memoryview, memoryview]


def check_graph(nodes: Numbers, alphabet_size: int = MOST_LETTERS) -> bytearray:
    """Return a byte for each entry, 1 where a node begins. Raises ValueError unless the nodes lie one behind the other
    and lead only to later ones, by letters of the alphabet."""
    entries = numbers(nodes, "I")
    marks = bytearray(len(entries))
    _check_forward(entries, marks, len(entries), alphabet_size)
    return marks


def check_two_way(nodes: Numbers, root: int, alphabet_size: int = MOST_LETTERS) -> None:
    """Raise ValueError unless the nodes are a graph and then a backward graph, whose first node is at `root`."""
    entries = numbers(nodes, "I")
    count = len(entries)
    if not isinstance(root, int) or not ROOT + 2 < root < count:
        raise ValueError(f"No backward graph begins at {root}.")
    marks = bytearray(count)
    beyond = _check_forward(entries, marks, root - 1, alphabet_size)
    if not mark_nodes(entries, marks, root - 1, count, 1, beyond) or not leads_on(entries, marks, root - 1, count, 1):
        raise ValueError("The backward nodes are no graph.")


def checksum(*parts: memoryview | bytes) -> int:
    """Return two sums over the 64-bit numbers of the parts: of the numbers, and of the first sum's course (Fletcher).
    Raises ValueError unless each is whole numbers of eight bytes."""
    sums = array("Q", [0, 0])
    for part in parts:
        plain = memoryview(part).cast("B")
        if len(plain) % 8:
            raise ValueError(f"{len(plain)} bytes are no whole numbers of eight bytes.")
        add_up(plain.cast("Q"), len(plain) // 8, sums)
    return sums[1] << 64 | sums[0]


def numbers(data: memoryview, kind: str) -> memoryview:
    """Return a view of numbers of this kind of `array`. Raises ValueError for other data, and for too many."""
    view = memoryview(data)
    if view.format != kind or view.ndim != 1 or not view.c_contiguous:
        raise ValueError(f"The numbers have the format '{view.format}', not '{kind}'.")
    if len(view) > LARGEST:
        raise ValueError(f"{len(view)} numbers are too many.")
    return view


def _check_forward(nodes: Numbers, marks: bytearray, end: int, alphabet_size: int) -> int:
    """Check the nodes before `end` and mark where each begins; return the bits beyond the alphabet."""
    if not isinstance(alphabet_size, int) or not 1 <= alphabet_size <= MOST_LETTERS:
        raise ValueError(f"An alphabet has 1 to {MOST_LETTERS} letters, not {alphabet_size}.")
    beyond = 0xFFFFFFFF >> alphabet_size << alphabet_size
    fits = end >= ROOT + 2 and not nodes[0] and not nodes[1]
    if not fits or not mark_nodes(nodes, marks, ROOT, end, 0, beyond) or not leads_on(nodes, marks, ROOT, end, 0):
        raise ValueError("The nodes are no word graph.")
    return beyond


def mark_nodes(nodes: Numbers, marks: bytearray, place: int, end: int, beside: int, beyond: int) -> bool:
    """Mark where each node begins, with 1 or backward ones with 2; return whether they fill the place up to `end`.
    `beside` tells how many numbers stand before each."""
    while place < end:
        place += beside
        if end - place < 2 or (nodes[place] | nodes[place + 1]) & beyond:
            return False
        if end - place - 2 < popcount(nodes[place]):
            return False
        marks[place] = 1 + beside
        place += 2 + popcount(nodes[place])
    return True


def leads_on(nodes: Numbers, marks: bytearray, place: int, end: int, beside: int) -> bool:
    """Return whether each target is a later node of the same kind, and what stands beside is nothing or a node."""
    while place < end:
        if beside and nodes[place] and (nodes[place] >= end or marks[nodes[place]] != 1):
            return False
        place += beside
        behind = place + 2 + popcount(nodes[place])
        for entry in range(place + 2, behind):
            if nodes[entry] <= place or nodes[entry] >= end or marks[nodes[entry]] != 1 + beside:
                return False
        place = behind
    return True


def add_up(data: memoryview, count: int, sums: "array[int]") -> None:
    """Let both `sums` go on over the numbers."""
    total, course = sums[0], sums[1]
    for place in range(count):
        total = total + data[place] & WHOLE
        course = course + total & WHOLE
    sums[0], sums[1] = total, course


def word_counts(nodes: Numbers) -> "array[int]":
    """Return the counts of words beside the nodes of a graph. Raises ValueError if they are none."""
    marks = check_graph(nodes)
    before = array("I", bytes(4 * len(marks)))
    count_words(nodes, marks, before, len(marks))
    return before


def count_words(nodes: Numbers, marks: bytearray, before: "array[int]", size: int) -> None:
    """Write the counts of words, from the last node to the first."""
    for behind in range(size - ROOT):
        node, words = size - 1 - behind, 0
        if marks[node]:
            for place in range(node + 2, node + 2 + popcount(nodes[node])):
                following = nodes[place]
                words += before[following + 1 + popcount(nodes[following])] + popcount(nodes[following + 1])
                before[place] = words


def build_graph(letters: bytes, lengths: bytes, alphabet_size: int) -> "array[int]":
    """Return the nodes of the minimal graph of sorted words.

    Raises ValueError for a word that is empty, out of order or has a letter beyond the alphabet, with the number of the
    word as its second argument; and for lengths that do not add up, or too large a graph.
    """
    builder = GraphBuilder(alphabet_size)
    builder.add_words(letters, lengths)
    return builder.forward_graph()


def build_two_way(nodes: Numbers, batches: Iterable[Prefixes]) -> "array[int]":
    """Return the nodes of a graph and behind them the backward nodes, from the batches of `prefixes_of`, each sorted.

    Raises ValueError if the nodes are no graph, or the prefixes are out of order or not of this graph.
    """
    forward = numbers(nodes, "I")
    marks = check_graph(forward)
    builder = GraphBuilder(MOST_LETTERS)
    for keys, onward, whole in batches:
        builder.add_prefixes(keys, onward, whole, marks)
    return builder.two_way_graph(forward)


def prefixes_of(nodes: memoryview, most: int = 3 << 18) -> Iterator[Prefixes]:
    """Yield the keys of each prefix of the words of a graph in reverse, the node where words go on after it, or 0, and
    whether it is a word: in the order of their last letters, in batches that overwrite each other, of at most so many
    unless more end with the same letter. Words too long to be read backwards are left out. Raises ValueError if the
    nodes are no graph, or have too many prefixes."""
    walk = PrefixWalk(nodes)
    walk.count_all(most)
    while walk.next_letter < MOST_LETTERS:
        yield walk.batch()


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
        self.ends, self.counts = (array("I", bytes(4 * MOST_LETTERS)) for _ in range(2))
        self.next_letter = 0
        self.set_room(0)

    def count_all(self, most: int) -> None:
        """Count the prefixes by their last letters, and make room for the largest batch. Raises ValueError for too
        many."""
        with cython.nogil:
            self.walk()
        if self.count > MOST_PREFIXES:
            raise ValueError("The words have too many beginnings.")
        self.counts[:] = self.ends
        self.set_room(max(min(self.count, most), *self.counts))

    def batch(self) -> Prefixes:
        """Write down the prefixes with the next last letters, as many as there is room for."""
        start, begin = 0, self.next_letter
        for letter in range(MOST_LETTERS):
            self.ends[letter] = self.room
            if letter == self.next_letter >= begin and start + self.counts[letter] <= self.room:
                self.ends[letter], start = start, start + self.counts[letter]
                self.next_letter += 1
        with cython.nogil:
            self.walk()
        (first, second, third), onward, whole = self.parts
        return (first[:start], second[:start], third[:start]), onward[:start], whole[:start]

    def set_room(self, room: int) -> None:
        """Make arrays for `room` prefixes, which the next walks fill; without any they count."""
        self.parts = (zeros("Q", room), zeros("Q", room), zeros("Q", room)), zeros("I", room), zeros("B", room)
        (self.first, self.second, self.third), self.onward, self.whole = self.parts
        self.room = room

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
        end = self.ends[letter]
        if end < self.room:
            self.first[end] = self.keys[place]
            self.second[end] = self.keys[place + 1]
            self.third[end] = self.keys[place + 2]
            self.onward[end] = onward
            self.whole[end] = whole
        self.ends[letter] = end + 1
        self.count += 1


class GraphBuilder:
    """Takes strings of letters in order and keeps each distinct node once (incremental minimisation of sorted input:
    Daciuk, Mihov, Watson and Watson, Computational Linguistics 26, 2000).

    The nodes along the latest string are still open. A closed node has a serial number and a place in the pool, as
    `[node beside it, child mask, accept mask, serial number of each child]`; a hash table finds one that is the same:
    half of each entry is the hash of a node, half its serial number, from 1.
    """

    def __init__(self, alphabet_size: int) -> None:
        if not isinstance(alphabet_size, int) or not 1 <= alphabet_size <= MOST_LETTERS:
            raise ValueError(f"An alphabet has 1 to {MOST_LETTERS} letters, not {alphabet_size}.")
        self.alphabet_size = alphabet_size
        self.pool, self.pool_room, self.used = zeros("I", FIRST_ROOM), FIRST_ROOM, 0
        self.starts, self.table = zeros("I", FIRST_SLOTS // 2), zeros("Q", FIRST_SLOTS)
        self.slots, self.serials = FIRST_SLOTS, 0
        self.letters, self.path = array("B", bytes(LONGEST_WORD + 1)), array("B", bytes(LONGEST_WORD + 1))
        self.masks, self.ends = array("I", bytes(4 * LONGEST_WORD + 4)), array("I", bytes(4 * LONGEST_WORD + 4))
        self.onward, self.degrees = array("I", bytes(4 * LONGEST_WORD + 4)), array("I", bytes(4 * LONGEST_WORD + 4))
        self.children = array("I", bytes(4 * MOST_LETTERS * (LONGEST_WORD + 1)))
        self.depth, self.length, self.held, self.taken, self.offset = 0, 0, 0, 0, 0

    def add_words(self, letters: bytes, lengths: bytes) -> None:
        """Take sorted words, as numbers of letters. Raises ValueError, see `build_graph`."""
        if not isinstance(letters, bytes) or not isinstance(lengths, bytes):
            raise ValueError("Words are bytes of letters and bytes of lengths.")
        if sum(lengths) != len(letters):
            raise ValueError(f"The lengths add up to {sum(lengths)}, and there are {len(letters)} letters.", None)
        if len(letters) > LARGEST:
            raise ValueError("The words make too large a graph.", None)
        self.words, self.sizes, self.count = letters, lengths, len(lengths)
        self.taken, self.offset = 0, 0
        problem = FINE
        while self.taken < self.count and problem == FINE:
            self._make_room()
            with cython.nogil:
                problem = self.take_words()
        if problem == INVALID:
            raise ValueError("A word is empty or has a letter beyond the alphabet.", self.taken)
        if problem == UNSORTED:
            raise ValueError("A word does not come after the one before.", self.taken)

    def add_prefixes(self, keys: Keys, onward: memoryview, whole: memoryview, marks: bytearray) -> None:
        """Take sorted prefixes of the graph whose nodes begin at these marks. Raises ValueError."""
        if not isinstance(marks, bytearray):
            raise ValueError("The marks are a byte for each entry.")
        first, second, third = [numbers(each, "Q") for each in keys]
        following, ends = numbers(onward, "I"), numbers(whole, "B")
        if not len(first) == len(second) == len(third) == len(following) == len(ends):
            raise ValueError("The parts of the prefixes are not equally long.")
        self.first, self.second, self.third, self.following, self.whole = first, second, third, following, ends
        self.marks, self.nodes, self.count, self.taken = marks, len(marks), len(first), 0
        problem = FINE
        while self.taken < self.count and problem == FINE:
            self._make_room()
            with cython.nogil:
                problem = self.take_prefixes()
        if problem != FINE:
            raise ValueError("The prefixes are out of order or not of this graph.", self.taken)

    def forward_graph(self) -> "array[int]":
        """Return the nodes. The builder is used up."""
        nodes = array("I", bytes(4 * self._close_all(ROOT, 0)))
        self.written = nodes
        with cython.nogil:
            self.write_nodes(0)
        return nodes

    def two_way_graph(self, forward: Numbers) -> "array[int]":
        """Return the nodes with the backward ones behind them."""
        before = numbers(forward, "I")
        if self.taken:
            self.onward[0] = ROOT
        nodes = array("I", bytes(4 * self._close_all(len(before), 1)))
        memoryview(nodes)[: len(before)] = before
        self.written = nodes
        with cython.nogil:
            self.write_nodes(1)
        return nodes

    def _close_all(self, begin: int, beside: int) -> int:
        """Close every node, the root last and never the same as another; give each its place and return the size."""
        self._make_room()
        with cython.nogil:
            self.close(0)
            self.register(True)
        self.table = zeros("Q", 0)  # nothing is looked up any more
        self.places = array("I", bytes(4 * self.serials))
        return self.set_places(begin, beside)

    def _make_room(self) -> None:
        """Have room for one more string at least. Raises ValueError if that would be too large."""
        if not self.has_room_in_pool():
            self.pool_room *= 2
            if self.pool_room > LARGEST:
                raise ValueError("The words make too large a graph.", None)
            self.pool = _longer(self.pool, self.pool_room)
        if not self.has_free_slots():
            full, self.slots = self.table, 2 * self.slots
            self.starts, self.table = _longer(self.starts, self.slots // 2), zeros("Q", self.slots)
            self.fill_table(full)

    def has_room_in_pool(self) -> bool:
        """Return whether the nodes of one more string fit."""
        return self.used + ROOM_A_WORD <= self.pool_room

    def has_free_slots(self) -> bool:
        """Return whether the table is still half empty after one more string."""
        return 2 * (self.serials + LONGEST_WORD + 1) <= self.slots

    def fill_table(self, full: memoryview) -> None:
        """Put every closed node of the full table into the empty one."""
        for place in range(self.slots // 2):
            if full[place]:
                slot = (full[place] >> 32) & self.slots - 1
                while self.table[slot]:
                    slot = slot + 1 & self.slots - 1
                self.table[slot] = full[place]

    def take_words(self) -> int:
        """Take words while there is room; return what is wrong with the next one, or `FINE`."""
        while self.taken < self.count and self.has_room_in_pool() and self.has_free_slots():
            length = self.sizes[self.taken]
            if length == 0:
                return INVALID
            for place in range(length):
                letter = self.words[self.offset + place]
                if letter >= self.alphabet_size:
                    return INVALID
                self.letters[place] = letter
            if not self.add(length, 1, 0):
                return UNSORTED
            self.offset += length
            self.taken += 1
        return FINE

    def take_prefixes(self) -> int:
        """Take prefixes while there is room; return what is wrong with the next one, or `FINE`."""
        while self.taken < self.count and self.has_room_in_pool() and self.has_free_slots():
            length = self.take_letters(self.first[self.taken], 0)
            if length == LETTERS_A_KEY:
                length = self.take_letters(self.second[self.taken], length)
                length = self.take_letters(self.third[self.taken], length)
            following, whole = self.following[self.taken], self.whole[self.taken]
            if length == 0 or length > LONGEST_BACKWARD or (following == 0 and whole == 0):
                return INVALID
            if following and (following >= self.nodes or self.marks[following] != 1):
                return INVALID
            if not self.add(length, whole, following):
                return UNSORTED
            self.taken += 1
        return FINE

    def take_letters(self, key: int, length: int) -> int:
        """Put the letters of a key behind those of the string; return how many there are now."""
        for place in range(LETTERS_A_KEY):
            letter = key >> TOP - 6 * place & 63
            if letter == 0 or letter > MOST_LETTERS:
                break
            self.letters[length] = letter - 1
            length += 1
        return length

    def add(self, length: int, whole: int, onward: int) -> bool:
        """Add the string in `letters`, as a word if it is `whole`, with the node beside its end. Return False if it
        does not come after the latest one."""
        common = 0
        while common < length and common < self.length and self.letters[common] == self.path[common]:
            common += 1
        if common == length or (common < self.length and self.letters[common] < self.path[common]):
            return False
        self.close(common)
        for place in range(common, length):
            self.path[place] = self.letters[place]
        self.length = length
        self.open(length if onward else length - 1)
        if onward:
            self.onward[length] = onward
        if whole:
            self.ends[length - 1] |= ONE_BIT << self.letters[length - 1]
        return True

    def open(self, depth: int) -> None:
        """Open the nodes along the path down to this depth."""
        while self.depth < depth:
            self.masks[self.depth] |= ONE_BIT << self.path[self.depth]
            self.depth += 1
            self.masks[self.depth] = 0
            self.ends[self.depth] = 0
            self.onward[self.depth] = 0
            self.degrees[self.depth] = 0

    def close(self, depth: int) -> None:
        """Close every open node below this depth."""
        while self.depth > depth:
            serial = self.register(False)
            self.held -= self.degrees[self.depth]
            self.depth -= 1
            self.children[self.held] = serial
            self.held += 1
            self.degrees[self.depth] += 1

    def register(self, alone: bool) -> int:
        """Return the serial number of the deepest open node, which is a new one unless there is one like it."""
        start, degree = self.used, self.degrees[self.depth]
        self.pool[start] = self.onward[self.depth]
        self.pool[start + 1] = self.masks[self.depth]
        self.pool[start + 2] = self.ends[self.depth]
        for child in range(degree):
            self.pool[start + 3 + child] = self.children[self.held - degree + child]
        key = 0
        for place in range(start, start + 3 + degree):
            key = (key ^ self.pool[place]) * GOLDEN & WHOLE
        slot = (key >> 32) & self.slots - 1
        while self.table[slot]:
            if not alone and self.table[slot] >> 32 == key >> 32:
                serial = (self.table[slot] & LOW) - 1
                if self.is_same(self.starts[serial], start, 3 + degree):
                    return serial
            slot = slot + 1 & self.slots - 1
        serial = self.serials
        self.table[slot] = key >> 32 << 32 | serial + 1
        self.starts[serial] = start
        self.serials += 1
        self.used += 3 + degree
        return serial

    def is_same(self, one: int, other: int, length: int) -> bool:
        """Return whether two nodes of the pool are alike; they differ in a mask if they are not equally long."""
        place = 0
        while place < length and self.pool[one + place] == self.pool[other + place]:
            place += 1
        return place == length

    def set_places(self, place: int, beside: int) -> int:
        """Choose the place of each node, the last one first: parents come before their children. Return the size."""
        for behind in range(self.serials):
            serial = self.serials - 1 - behind
            self.places[serial] = place + beside
            place += beside + 2 + popcount(self.pool[self.starts[serial] + 1])
        return place

    def write_nodes(self, beside: int) -> None:
        for serial in range(self.serials):
            start, place = self.starts[serial], self.places[serial]
            if beside:
                self.written[place - 1] = self.pool[start]
            self.written[place] = self.pool[start + 1]
            self.written[place + 1] = self.pool[start + 2]
            for child in range(popcount(self.pool[start + 1])):
                self.written[place + 2 + child] = self.places[self.pool[start + 3 + child]]


def zeros(kind: Literal["B", "I", "Q"], count: int) -> memoryview:
    """Return zeros of this kind of `array`, in pages that take no memory until they are written to."""
    return memoryview(mmap(-1, 8 * max(1, count))).cast(kind)[:count]


def _longer(numbers: memoryview, length: int) -> memoryview:
    """Return the numbers followed by zeros."""
    longer = zeros("I", length)
    longer[: len(numbers)] = memoryview(numbers)
    return longer
