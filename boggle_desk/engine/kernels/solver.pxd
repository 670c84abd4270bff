cimport cython
from libc.stdint cimport int64_t, uint32_t, uint64_t

from boggle_desk.engine.kernels.bits cimport lowest, popcount
from boggle_desk.engine.kernels.edges cimport Edges
from boggle_desk.engine.kernels.finds cimport Finds
from boggle_desk.engine.kernels.grid cimport Grid

cdef extern from *:
    """
    #define ROW 208
    #define PORTION 192
    #define NOWHERE 63
    #define ONE 1ULL
    #define EMPTY (1ULL << 63)
    #define LOW 0xFFFFFFFFULL
    #define FIRST_EDGE 0x7FFFFFFFULL
    #if defined(__GNUC__)
    #define FETCH(place) __builtin_prefetch(place)
    #else
    #define FETCH(place)
    #endif
    """
    const uint32_t ROW, PORTION, NOWHERE
    const uint64_t ONE, EMPTY, LOW, FIRST_EDGE
    void FETCH(const void *place) noexcept nogil

cdef int NEW, READY, BUSY


cdef inline uint64_t *longs(uint64_t[::1] numbers) noexcept nogil:
    return &numbers[0]


cdef inline uint32_t *ints(uint32_t[::1] numbers) noexcept nogil:
    return &numbers[0]


cdef inline void fetch(const uint64_t *edges, const uint32_t *passed_by, uint64_t edge) noexcept nogil:
    FETCH(edges + edge)
    FETCH(passed_by + edge)


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
