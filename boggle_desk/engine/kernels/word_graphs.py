"""Building word graphs from sorted words, each distinct node once; `word_graph` and `two_way_graph` describe them.

Words come as bytes of letter numbers and bytes of lengths. What leaves here are arrays of 32-bit numbers.
"""

from array import array

try:
    import cython
except ImportError:
    from boggle_desk.engine.kernels import uncompiled as cython
if not cython.compiled:
    from boggle_desk.engine.kernels.bits import popcount
from boggle_desk.engine.kernels.graph_checks import check_graph, numbers

ROOT, MOST_LETTERS, LONGEST_WORD, LONGEST_BACKWARD = 2, 32, 255, 26
LARGEST = 1 << 26  # the most entries of an array
FIRST_ROOM, FIRST_SLOTS = 1 << 16, 1 << 13
ROOM_A_WORD = LONGEST_WORD * (3 + MOST_LETTERS)  # what one word can need
GOLDEN = 0x9E3779B97F4A7C15  # 2 ** 64 divided by the golden ratio: its products spread well
WHOLE = 0xFFFFFFFFFFFFFFFF
TOP, LETTERS_A_KEY = 54, 10  # see `reversed_prefixes`
ONE = 1
FINE, STRANGE, UNSORTED = 0, 1, 2

Numbers = memoryview  # of 32-bit numbers
Keys = tuple[memoryview, memoryview, memoryview]


def build_graph(letters: bytes, lengths: bytes, alphabet_size: int) -> "tuple[array[int], array[int]]":
    """Return the nodes of the minimal graph of sorted words, and the counts of words beside them.

    Raises ValueError for a word that is empty, out of order or has a letter beyond the alphabet, with the number of the
    word as its second argument; and for lengths that do not add up, or too large a graph.
    """
    builder = GraphBuilder(alphabet_size)
    builder.add_words(letters, lengths)
    return builder.forward_graph()


def build_two_way(nodes: Numbers, keys: Keys, onward: Numbers, whole: memoryview) -> "array[int]":
    """Return the nodes of a graph and behind them the backward nodes, from the sorted prefixes (`reversed_prefixes`).

    Raises ValueError if the nodes are no graph, or the prefixes are out of order or not of this graph.
    """
    forward = numbers(nodes, "I")
    marks = check_graph(forward)
    builder = GraphBuilder(MOST_LETTERS)
    builder.add_prefixes(keys, onward, whole, marks)
    return builder.two_way_graph(forward)


class GraphBuilder:
    """Takes strings of letters in order and keeps each distinct node once (incremental minimisation of sorted input:
    Daciuk, Mihov, Watson and Watson, Computational Linguistics 26, 2000).

    The nodes along the latest string are still open. A closed node has a serial number and a place in the pool, as
    `[node beside it, child mask, accept mask, serial number of each child]`; a hash table finds one that is the same.
    """

    def __init__(self, alphabet_size: int) -> None:
        if not isinstance(alphabet_size, int) or not 1 <= alphabet_size <= MOST_LETTERS:
            raise ValueError(f"An alphabet has 1 to {MOST_LETTERS} letters, not {alphabet_size}.")
        self.alphabet_size = alphabet_size
        self.pool, self.pool_room, self.used = array("I", bytes(4 * FIRST_ROOM)), FIRST_ROOM, 0
        self.starts, self.keys = array("I", bytes(2 * FIRST_SLOTS)), array("I", bytes(2 * FIRST_SLOTS))
        self.table = array("I", bytes(4 * FIRST_SLOTS))
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
        if problem == STRANGE:
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

    def forward_graph(self) -> "tuple[array[int], array[int]]":
        """Return the nodes and the counts of words. The builder is used up."""
        size = self._close_all(ROOT, 0)
        nodes, before = array("I", bytes(4 * size)), array("I", bytes(4 * size))
        self.written, self.before, self.through = nodes, before, array("I", bytes(4 * self.serials))
        with cython.nogil:
            self.write_nodes(0)
            self.count_words()
        return nodes, before

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
            self.slots *= 2
            self.starts, self.keys = _longer(self.starts, self.slots // 2), _longer(self.keys, self.slots // 2)
            self.table = array("I", bytes(4 * self.slots))
            self.fill_table()

    def has_room_in_pool(self) -> bool:
        """Return whether the nodes of one more string fit."""
        return self.used + ROOM_A_WORD <= self.pool_room

    def has_free_slots(self) -> bool:
        """Return whether the table is still half empty after one more string."""
        return 2 * (self.serials + LONGEST_WORD + 1) <= self.slots

    def fill_table(self) -> None:
        """Put every closed node into the empty table."""
        for serial in range(self.serials):
            slot = self.keys[serial] & self.slots - 1
            while self.table[slot]:
                slot = slot + 1 & self.slots - 1
            self.table[slot] = serial + 1

    def take_words(self) -> int:
        """Take words while there is room; return what is wrong with the next one, or `FINE`."""
        while self.taken < self.count and self.has_room_in_pool() and self.has_free_slots():
            length = self.sizes[self.taken]
            if length == 0:
                return STRANGE
            for place in range(length):
                letter = self.words[self.offset + place]
                if letter >= self.alphabet_size:
                    return STRANGE
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
                return STRANGE
            if following and (following >= self.nodes or self.marks[following] != 1):
                return STRANGE
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
            self.ends[length - 1] |= ONE << self.letters[length - 1]
        return True

    def open(self, depth: int) -> None:
        """Open the nodes along the path down to this depth."""
        while self.depth < depth:
            self.masks[self.depth] |= ONE << self.path[self.depth]
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
        key >>= 32
        slot = key & self.slots - 1
        while self.table[slot]:
            serial = self.table[slot] - 1
            if not alone and self.keys[serial] == key and self.is_same(self.starts[serial], start, 3 + degree):
                return serial
            slot = slot + 1 & self.slots - 1
        serial = self.serials
        self.table[slot] = serial + 1
        self.starts[serial], self.keys[serial] = start, key
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
        """Write every node to its place."""
        for serial in range(self.serials):
            start, place = self.starts[serial], self.places[serial]
            if beside:
                self.written[place - 1] = self.pool[start]
            self.written[place] = self.pool[start + 1]
            self.written[place + 1] = self.pool[start + 2]
            for child in range(popcount(self.pool[start + 1])):
                self.written[place + 2 + child] = self.places[self.pool[start + 3 + child]]

    def count_words(self) -> None:
        """Write the counts of words beside each node; `through` takes those from each node on."""
        for serial in range(self.serials):
            start, place, words = self.starts[serial], self.places[serial], 0
            for child in range(popcount(self.pool[start + 1])):
                words += self.through[self.pool[start + 3 + child]]
                self.before[place + 2 + child] = words
            self.through[serial] = words + popcount(self.pool[start + 2])


def _longer(numbers: "array[int]", length: int) -> "array[int]":
    """Return the numbers followed by zeros."""
    longer = array("I", bytes(4 * length))
    memoryview(longer)[: len(numbers)] = memoryview(numbers)
    return longer
