cimport cython
from libc.stdint cimport uint8_t, uint32_t, uint64_t

from boggle_desk.engine.kernels.bits cimport lowest, popcount

cdef uint32_t ROOT, LONGEST_BACKWARD, FAR, MOST_PREFIXES
cdef uint64_t FIRST_LETTER
cdef int TOP

cdef class PrefixWalk:
    cdef const uint32_t[::1] nodes
    cdef uint8_t[::1] shortest
    cdef uint32_t[::1] at, left, targets
    cdef uint64_t[::1] keys, first, second, third
    cdef uint32_t[::1] onward
    cdef uint8_t[::1] whole
    cdef uint32_t size, count, room

    # None of these can be called from Python: a walk runs beside other threads.
    cdef prefixes(self)
    cdef set_room(self, room)

    @cython.locals(behind=uint32_t, node=uint32_t, nearest=uint32_t, place=uint32_t)
    cdef void find_shortest(self, const uint8_t[::1] marks) noexcept nogil

    @cython.locals(depth=int, letter=uint32_t, following=uint32_t, whole=uint32_t)
    cdef void walk(self) noexcept nogil

    cdef void enter(self, uint32_t depth, uint32_t node) noexcept nogil

    @cython.locals(node=uint32_t)
    cdef uint32_t following(self, uint32_t depth, uint32_t letter) noexcept nogil

    @cython.locals(above=uint32_t, place=uint32_t)
    cdef void note(self, uint32_t depth, uint32_t letter, uint32_t onward, uint32_t whole) noexcept nogil
