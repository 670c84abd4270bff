cimport cython
from cpython.list cimport PyList_GetItem, PyList_New, PyList_SetItem
from cpython.ref cimport Py_INCREF
from cpython.tuple cimport PyTuple_New, PyTuple_SetItem
from libc.stdint cimport int32_t, int64_t, uint8_t, uint32_t, uint64_t

from boggle_desk.engine.kernels.bits cimport lowest
from boggle_desk.engine.kernels.grid cimport Grid

cdef extern from "Python.h":
    void PyObject_GC_UnTrack(void *thing)
    str PyUnicode_FromStringAndSize(const char *text, Py_ssize_t length)

cdef extern from *:
    """
    #define ROW 208
    #define NOWHERE 63
    #define ONE 1ULL
    #define LOW 0xFFFFFFFFULL
    #define WHOLE 0xFFFFFFFFFFFFFFFFULL
    #define GOLDEN 0x9E3779B97F4A7C15ULL
    #define SHORT 4
    #define SHIFT 51
    """
    const uint32_t ROW, NOWHERE, SHORT
    const uint64_t ONE, LOW, WHOLE, GOLDEN
    const int SHIFT


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
