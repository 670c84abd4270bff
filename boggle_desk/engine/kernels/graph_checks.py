"""Whether an array of numbers is a word graph, or a two-way one, so that a walk never leaves it; and its checksum."""

from array import array

try:
    import cython
except ImportError:
    from boggle_desk.engine.kernels import uncompiled as cython
if not cython.compiled:
    from boggle_desk.engine.kernels.bits import popcount

ROOT = 2  # the node where every word begins; the two numbers before it are the node without words
MOST_LETTERS = 32
LARGEST = 1 << 26  # the most entries of an array
WHOLE = 0xFFFFFFFFFFFFFFFF

Numbers = memoryview  # of 32-bit numbers


def check_graph(nodes: Numbers, alphabet_size: int = MOST_LETTERS) -> bytearray:
    """Return a byte for each entry, 1 where a node begins. Raises ValueError unless the nodes lie one behind the other
    and lead only to later ones, by letters of the alphabet."""
    entries = numbers(nodes, "I")
    marks = bytearray(len(entries))
    _check_forward(entries, marks, len(entries), alphabet_size)
    return marks


def check_two_way(nodes: Numbers, root: int, alphabet_size: int = MOST_LETTERS) -> None:
    """Raise ValueError unless the nodes are a graph and then a backward graph, whose first node stands at `root`."""
    entries = numbers(nodes, "I")
    count = len(entries)
    if not isinstance(root, int) or not ROOT + 2 < root < count:
        raise ValueError(f"No backward graph begins at {root}.")
    marks = bytearray(count)
    beyond = _check_forward(entries, marks, root - 1, alphabet_size)
    if not mark_nodes(entries, marks, root - 1, count, 1, beyond) or not leads_on(entries, marks, root - 1, count, 1):
        raise ValueError("The backward nodes are no graph.")


def checksum(data: memoryview) -> int:
    """Return two sums over the 64-bit numbers of the data: of the numbers, and of the first sum's course (Fletcher).
    Raises ValueError unless the data are whole numbers of eight bytes."""
    plain = memoryview(data).cast("B")
    if len(plain) % 8:
        raise ValueError(f"{len(plain)} bytes are no whole numbers of eight bytes.")
    sums = array("Q", [0, 0])
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
    """Put both sums over the numbers into `sums`."""
    total, course = 0, 0
    for place in range(count):
        total = total + data[place] & WHOLE
        course = course + total & WHOLE
    sums[0], sums[1] = total, course
