cimport cython
from libc.stdint cimport uint8_t, uint32_t, uint64_t

from boggle_desk.engine.kernels.bits cimport lowest, popcount
from boggle_desk.engine.kernels.codes cimport *

cdef bint mark_nodes(const uint32_t[::1] nodes, uint8_t[::1] marks, uint32_t place, uint32_t end, uint32_t beside,
                     uint32_t beyond) noexcept nogil

@cython.locals(behind=uint32_t, entry=uint32_t)
cdef bint leads_on(const uint32_t[::1] nodes, const uint8_t[::1] marks, uint32_t place, uint32_t end,
                   uint32_t beside) noexcept nogil

@cython.locals(place=uint32_t, total=uint64_t, course=uint64_t)
cdef void add_up(const uint64_t[::1] data, uint32_t count, uint64_t[::1] sums) noexcept nogil


@cython.locals(behind=uint32_t, node=uint32_t, words=uint32_t, place=uint32_t, following=uint32_t)
cdef void count_words(const uint32_t[::1] nodes, const uint8_t[::1] marks, uint32_t[::1] before,
                      uint32_t size) noexcept nogil


@cython.final
cdef class PrefixWalk:
    cdef const uint32_t[::1] nodes
    cdef uint8_t[::1] shortest
    cdef uint32_t[::1] at, left, targets, ends, counts
    cdef uint64_t[::1] keys, first, second, third
    cdef uint32_t[::1] onward
    cdef uint8_t[::1] whole
    cdef uint32_t size, count, room, next_letter
    cdef object parts

    # None of these can be called from Python: a walk runs beside other threads.
    cdef count_all(self, most)
    cdef batch(self)
    cdef set_room(self, room)

    @cython.locals(behind=uint32_t, node=uint32_t, nearest=uint32_t, place=uint32_t)
    cdef void find_shortest(self, const uint8_t[::1] marks) noexcept nogil

    @cython.locals(depth=int, letter=uint32_t, following=uint32_t, whole=uint32_t)
    cdef void walk(self) noexcept nogil

    cdef void enter(self, uint32_t depth, uint32_t node) noexcept nogil

    @cython.locals(node=uint32_t)
    cdef uint32_t following(self, uint32_t depth, uint32_t letter) noexcept nogil

    @cython.locals(above=uint32_t, place=uint32_t, end=uint32_t)
    cdef void note(self, uint32_t depth, uint32_t letter, uint32_t onward, uint32_t whole) noexcept nogil


@cython.final
cdef class GraphBuilder:
    cdef uint32_t[::1] pool, starts
    cdef uint64_t[::1] table
    cdef uint8_t[::1] letters, path
    cdef uint32_t[::1] masks, ends, onward, degrees, children
    cdef uint32_t alphabet_size, pool_room, used, slots, serials, depth, length, held
    cdef const uint8_t[::1] words, sizes
    cdef const uint64_t[::1] first, second, third
    cdef const uint32_t[::1] following
    cdef const uint8_t[::1] whole, marks
    cdef uint32_t[::1] places, written
    cdef uint32_t nodes, count, taken, offset

    # None of these can be called from Python: a builder runs beside other threads.
    cdef forward_graph(self)
    cdef two_way_graph(self, forward)
    cdef uint32_t _close_all(self, begin, beside) except? 0
    cdef _make_room(self)
    cdef bint has_room_in_pool(self) noexcept nogil
    cdef bint has_free_slots(self) noexcept nogil

    @cython.locals(place=uint32_t, slot=uint32_t)
    cdef void fill_table(self, const uint64_t[::1] full) noexcept nogil

    @cython.locals(problem=int)
    cdef add_words(self, letters, lengths)

    @cython.locals(problem=int)
    cdef add_prefixes(self, keys, onward, whole, marks)

    @cython.locals(length=uint32_t, place=uint32_t, letter=uint8_t)
    cdef int take_words(self) noexcept nogil

    @cython.locals(length=uint32_t, following=uint32_t, whole=uint8_t)
    cdef int take_prefixes(self) noexcept nogil

    @cython.locals(place=uint32_t, letter=uint32_t)
    cdef uint32_t take_letters(self, uint64_t key, uint32_t length) noexcept nogil

    @cython.locals(common=uint32_t, place=uint32_t)
    cdef bint add(self, uint32_t length, uint32_t whole, uint32_t onward) noexcept nogil

    cdef void open(self, uint32_t depth) noexcept nogil

    @cython.locals(serial=uint32_t)
    cdef void close(self, uint32_t depth) noexcept nogil

    @cython.locals(start=uint32_t, degree=uint32_t, child=uint32_t, place=uint32_t, key=uint64_t, slot=uint32_t,
                   serial=uint32_t)
    cdef uint32_t register(self, bint alone) noexcept nogil

    @cython.locals(place=uint32_t)
    cdef bint is_same(self, uint32_t one, uint32_t other, uint32_t length) noexcept nogil

    @cython.locals(behind=uint32_t, serial=uint32_t)
    cdef uint32_t set_places(self, uint32_t place, uint32_t beside) noexcept nogil

    @cython.locals(serial=uint32_t, start=uint32_t, place=uint32_t, child=uint32_t)
    cdef void write_nodes(self, uint32_t beside) noexcept nogil
