cimport cython
from libc.stdint cimport int16_t, int32_t, uint32_t, uint8_t

from boggle_desk.engine.kernels.bits cimport lowest, popcount
from boggle_desk.engine.kernels.generator cimport Generator
from boggle_desk.engine.kernels.numbers cimport ANCHOR

cdef int BLANKED, KINDS, LONGEST_LEAVE, PLACES, _ROW, _HIGHEST, _ONE


cdef class PoolScores:
    cdef readonly Generator generator
    cdef const uint32_t[::1] nodes
    cdef readonly int full
    cdef readonly int kinds
    cdef readonly int blank
    cdef int tiles_in_pool
    cdef int spare
    cdef int placed
    cdef int anchor
    cdef int leftmost
    cdef int limit
    cdef int wanted
    cdef uint32_t present
    cdef int32_t lowest_best
    cdef uint8_t squares[1406]
    cdef uint8_t letter_bonus[1406]
    cdef uint8_t word_bonus[1406]
    cdef uint32_t fits[1406]
    cdef int32_t hooks[1406]
    cdef int32_t values[128]
    cdef int32_t pool[33]
    cdef int32_t left[33]
    cdef int32_t letters[8]
    cdef int32_t gains[8]
    cdef int32_t crossed[8]
    cdef int32_t losses[8]
    cdef int32_t ordered_kinds[8]
    cdef int32_t steps[297]
    cdef int32_t starts[9]
    cdef int16_t[::1] bests
    cdef int16_t[::1] floors

    @cython.locals(at=int)
    cdef void take_board(self) noexcept nogil

    @cython.locals(at=int32_t, letter=int, number=int)
    cdef void find_scores(self) noexcept nogil

    @cython.final
    @cython.locals(open_left=bint, onward=uint32_t)
    cdef void go_on(self, int place, uint32_t target, bint complete, int32_t points, int32_t factor, int32_t extra) noexcept nogil

    @cython.locals(children=uint32_t, accepted=uint32_t, code=int, bit=uint32_t, target=uint32_t, fitting=uint32_t,
                   word=int32_t, hook=int32_t, hooked=int32_t, letter=uint32_t, gain=int32_t, crossed=int32_t)
    cdef void spell(self, int place, uint32_t node, int32_t points, int32_t factor, int32_t extra) noexcept nogil

    cdef inline void take_tile(self, uint32_t letter) noexcept nogil

    cdef inline void give_back(self, uint32_t letter) noexcept nogil

    @cython.locals(score=int32_t, size=int, least=int32_t, at=int, letter=int32_t, loss=int32_t, to=int, place=int32_t, blanks=int)
    cdef void note(self, int32_t points, int32_t factor, int32_t extra) noexcept nogil

    @cython.locals(each=int, letter=int32_t, behind=int, lettered=int, further=int32_t, more=int)
    cdef void blank_out(self, int at, int turn, int32_t place, int32_t score, int blanks) noexcept nogil

    @cython.locals(each=int)
    cdef void note_blanks(self, int turn, int32_t place, int32_t score) noexcept nogil
