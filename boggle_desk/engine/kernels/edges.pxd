cimport cython
from libc.stdint cimport uint8_t, uint16_t, uint32_t, uint64_t

from boggle_desk.engine.kernels.bits cimport popcount

cdef uint32_t ROOT, MOST_WORDS, LONGEST_WORD
cdef uint64_t ONE


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
