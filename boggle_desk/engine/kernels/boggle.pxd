cimport cython
from cpython.bytes cimport PyBytes_AsString
from cpython.list cimport PyList_GetItem, PyList_New, PyList_SetItem
from cpython.ref cimport Py_INCREF
from cpython.tuple cimport PyTuple_New, PyTuple_SetItem
from libc.stdint cimport int32_t, int64_t, uint8_t, uint16_t, uint32_t, uint64_t

from boggle_desk.engine.kernels.bits cimport fetch, lowest, popcount
from boggle_desk.engine.kernels.codes cimport *

cdef extern from "Python.h":
    void PyObject_GC_UnTrack(void *thing)
    str PyUnicode_FromStringAndSize(const char *text, Py_ssize_t length)


cdef inline const uint8_t *start_of(bytes boards):
    return <const uint8_t *> PyBytes_AsString(boards)


cdef inline uint8_t *octets(uint8_t[::1] numbers) noexcept nogil:
    return &numbers[0]


cdef inline str text_of(const uint8_t *text, Py_ssize_t length):
    return PyUnicode_FromStringAndSize(<const char *> text, length)


cdef inline tuple cells_of(const uint8_t *path, Py_ssize_t start, Py_ssize_t count):
    # Cells are small numbers, which live for ever: the garbage collector need not know of the tuple.
    cdef Py_ssize_t place
    cdef object cell
    cells = PyTuple_New(count)
    for place in range(count):
        cell = <object> path[start + place]
        Py_INCREF(cell)
        PyTuple_SetItem(cells, place, cell)
    PyObject_GC_UnTrack(<void *> cells)
    return cells


cdef inline str word_of(list things, Py_ssize_t place):
    return <str> PyList_GetItem(things, place)


cdef inline tuple path_of(list things, Py_ssize_t place):
    return <tuple> PyList_GetItem(things, place)


cdef inline list new_list(Py_ssize_t length):
    return PyList_New(length)


cdef inline int put(list things, Py_ssize_t place, object thing) except -1:
    Py_INCREF(thing)
    return PyList_SetItem(things, place, thing)


cdef inline uint64_t *longs(uint64_t[::1] numbers) noexcept nogil:
    return &numbers[0]


cdef inline uint32_t *ints(uint32_t[::1] numbers) noexcept nogil:
    return &numbers[0]


cdef inline void fetch_edge(const uint64_t *edges, const uint32_t *passed_by, uint64_t edge) noexcept nogil:
    fetch(edges + edge)
    fetch(passed_by + edge)


@cython.final
cdef class Edges:
    cdef readonly str alphabet
    cdef readonly uint32_t word_count
    cdef uint64_t[::1] edges
    cdef uint32_t[::1] passed
    cdef const uint32_t[::1] nodes
    cdef uint32_t[::1] counts, places, queue
    cdef uint8_t[::1] marks
    cdef uint16_t[::1] depths
    cdef uint32_t size, length, reached
    cdef bint begun, ready

    @cython.locals(behind=uint32_t, node=uint32_t, words=uint32_t, depth=uint32_t, place=uint32_t)
    cdef void count_words(self) noexcept nogil

    @cython.locals(done=uint32_t, node=uint32_t, place=uint32_t, following=uint32_t)
    cdef void set_places(self) noexcept nogil

    @cython.locals(done=uint32_t, node=uint32_t, mask=uint32_t, ends=uint32_t, target=uint32_t, edge=uint32_t,
                   before=uint32_t, letters=uint32_t, bit=uint32_t, whole=uint64_t)
    cdef void write(self) noexcept nogil

    @cython.locals(place=uint64_t)
    cdef uint64_t following(self, uint32_t node) noexcept nogil


@cython.final
cdef class Grid:
    cdef str alphabet
    cdef uint32_t size, faces, offset, special
    cdef bint many
    cdef bytes boards
    cdef const uint8_t *board
    cdef uint8_t[::1] beside, degrees, positions, face_letters, face_sizes, signs
    cdef uint32_t[::1] around, face_starts, face_bits, sign_starts
    cdef uint64_t[::1] near_low, near_high, cells_low, cells_high, many_low, many_high

    cdef set_faces(self, faces)

    @cython.locals(cell=int, row=int, column=int, position=int, near_row=int, near_column=int, near=int)
    cdef void set_neighbours(self, int rows, int columns) noexcept nogil

    cdef show(self, bytes boards)

    @cython.locals(letter=uint32_t, cell=uint32_t, face=uint32_t, several=cython.bint, bits=uint32_t, near=uint32_t)
    cdef bint lay(self, uint32_t offset) noexcept nogil

    @cython.locals(length=uint32_t, cell=uint32_t, face=uint32_t, place=uint32_t)
    cdef uint32_t spell(self, const uint8_t *path, uint32_t start, uint32_t count, uint8_t *text) noexcept nogil


@cython.final
cdef class Finds:
    cdef Grid grid
    cdef uint64_t[::1] states, hits, seen, summary, codes, kept_codes
    cdef uint32_t[::1] found, slots, order, starts, kept_numbers
    cdef uint8_t[::1] path, lengths, text
    cdef int32_t[::1] points
    cdef list kept_words, kept_paths
    cdef bint listing, full
    cdef uint32_t word_count, room, listed, path_room, count, path_end
    cdef uint64_t code
    cdef int64_t total

    @cython.locals(length=uint32_t)
    cdef pay(self, list points)
    cdef list_paths(self)
    cdef make_room(self)

    @cython.locals(slot=uint32_t)
    cdef void clear(self) noexcept nogil

    cdef void take(self, uint32_t cells, uint32_t hits) noexcept nogil

    @cython.locals(place=uint32_t, hit=uint64_t, number=uint32_t, bit=uint64_t, known=uint64_t, fresh=int64_t)
    cdef void tally(self, uint32_t hits) noexcept nogil

    @cython.locals(place=uint32_t, number=uint32_t, bit=uint64_t, known=uint64_t, slot=uint32_t)
    cdef void note(self, uint32_t cells, uint32_t hits) noexcept nogil

    @cython.locals(place=uint32_t, row=uint32_t, code=uint64_t, position=uint32_t)
    cdef void write_path(self, uint64_t rest, uint32_t cells) noexcept nogil

    @cython.locals(start=uint32_t, cell=uint32_t)
    cdef bint comes_before(self, uint32_t slot, uint32_t cells) noexcept nogil

    @cython.locals(placed=uint32_t, block=uint32_t, marks=uint64_t, word=uint32_t, bits=uint64_t)
    cdef void sort(self) noexcept nogil

    @cython.locals(slot=uint32_t)
    cdef tuple lists(self)

    @cython.locals(place=uint64_t)
    cdef str word_at(self, uint32_t slot)

    @cython.locals(length=uint32_t)
    cdef str spelled(self, uint32_t slot)

    @cython.locals(place=uint64_t)
    cdef tuple path_at(self, uint32_t slot)


@cython.final
cdef class Solver:
    cdef Grid grid
    cdef Finds finds
    cdef uint64_t[::1] edges, states, hits
    cdef uint32_t[::1] passed_by, counts
    cdef int64_t[::1] totals
    cdef int state
    cdef bint scoring, strange
    cdef uint32_t word_count, size, minimum_length, number, done, new, hit_count, edge
    cdef uint64_t passed

    cdef _claim(self, boards, minimum_length)

    cdef _use(self, Edges edges)
    cdef _work(self)

    cdef void search_all(self) noexcept nogil

    @cython.locals(cell=uint32_t, face=uint32_t)
    cdef void begin(self) noexcept nogil

    @cython.locals(place=uint32_t, bit=uint32_t, letters=uint32_t)
    cdef bint step(self, uint32_t face, uint32_t letter, uint32_t edge, uint64_t passed) noexcept nogil

    @cython.locals(onward=uint64_t, rest=uint64_t, wanted=uint64_t)
    cdef void take(self, uint64_t position, uint64_t length, uint64_t low, uint64_t high,
                   uint64_t parent) noexcept nogil

    @cython.locals(edges="const uint64_t *", passed_by="const uint32_t *", states="uint64_t *", hits="uint64_t *",
                   near_low="const uint64_t *", cells_low="const uint64_t *", around="const uint32_t *",
                   special=uint32_t, least=uint32_t, following=uint64_t, new=uint64_t, hit=uint64_t, parent=uint64_t,
                   place=uint64_t, low=uint64_t, high=uint64_t, rest=uint64_t, wanted=uint32_t, onward=uint64_t,
                   letters=uint32_t, first=uint32_t, passed=uint64_t, length=uint64_t, position=uint32_t,
                   free=uint64_t, letter=uint32_t, edge=uint32_t, after=uint32_t, cells=uint64_t, near=uint64_t,
                   trying=uint64_t)
    cdef void expand(self, uint32_t depth, uint32_t count) noexcept nogil

    @cython.locals(parent=uint64_t, length=uint64_t, free_low=uint64_t, free_high=uint64_t, cells=uint64_t,
                   half=uint32_t, face=uint32_t)
    cdef void reach(self, uint32_t letter, uint32_t edge, uint64_t rest, uint64_t low, uint64_t high,
                    uint32_t position) noexcept nogil
