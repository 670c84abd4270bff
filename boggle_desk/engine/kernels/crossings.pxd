cimport cython
from libc.stdint cimport int32_t, uint16_t, uint32_t, uint64_t, uint8_t

from boggle_desk.engine.kernels.bits cimport popcount

cdef uint32_t ANY_LETTER, ONE_BIT
cdef int BLANKED, LARGEST_SIDE, MOST_LETTERS, NO_WORD, PLACES, SLOTS, STRANGE


cdef class Crossings:
    cdef bint busy
    cdef uint64_t uses
    cdef const uint32_t[::1] nodes
    cdef uint32_t root
    cdef uint32_t forward
    cdef readonly int rows
    cdef readonly int columns
    cdef readonly int half
    cdef readonly int end
    cdef readonly int letters
    cdef int tiles
    cdef uint8_t values[128]
    cdef uint32_t bits[128]
    cdef uint8_t squares[1406]
    cdef uint32_t fits[1406]
    cdef int32_t hooks[1406]
    cdef uint8_t letter_bonus[1406]
    cdef uint8_t word_bonus[1406]
    cdef uint16_t turned[1406]
    cdef uint16_t square_of[1406]
    cdef uint16_t across[676]
    cdef uint8_t saved_squares[44992]
    cdef uint32_t saved_fits[44992]
    cdef int32_t saved_hooks[44992]
    cdef int32_t saved_tiles[32]

    @cython.locals(mask=uint32_t)
    cdef inline uint32_t step(self, uint32_t node, uint32_t bit) noexcept nogil

    @cython.final
    @cython.locals(other=int, first=int, final=int, at=int, points=int32_t, before=uint32_t, after=uint32_t)
    cdef void check_crossing(self, int place) noexcept nogil

    @cython.final
    @cython.locals(fitting=uint32_t, ending=uint32_t, maybe=uint32_t, bit=uint32_t, node=uint32_t, at=int)
    cdef uint32_t between(self, uint32_t before, uint32_t after, int other, int final) noexcept nogil

    @cython.locals(square=int, place=int, other=int)
    cdef void lay(self, const uint8_t *codes) noexcept nogil

    @cython.locals(place=int)
    cdef void lay_nothing(self) noexcept nogil

    @cython.locals(at=int, place=int, other=int)
    cdef void put(self, int first, int length, const uint8_t *codes) noexcept nogil

    cdef inline void mend(self, int place) noexcept nogil

    @cython.locals(base=int, at=int)
    cdef void save(self, int slot) noexcept nogil

    @cython.locals(base=int, at=int)
    cdef void restore(self, int slot) noexcept nogil

    @cython.locals(board=cython.p_const_uchar, code=uint8_t)
    cpdef set_board(self, bytes codes)

    cpdef idle(self)

    cpdef occupy(self)
