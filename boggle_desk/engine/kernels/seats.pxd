cimport cython
from libc.stdint cimport int32_t, uint32_t, uint64_t, uint8_t

from boggle_desk.engine.kernels.generator cimport Generator

cdef int BLANK, BLANKED, KINDS, MOST_IN_BAG, MOST_PLAYERS, MOVE, PLACES, SLOTS, STRIP, MOST_TURNS, _LAST_SLOT
cdef uint64_t _WIDE, _GOLDEN


cdef class Seats:
    cdef readonly Generator generator
    cdef readonly int players
    cdef readonly int rack_size
    cdef readonly int turn
    cdef readonly int turns
    cdef readonly bint over
    cdef int exchange_minimum
    cdef int pass_rounds
    cdef int scoreless_limit
    cdef bint double_end
    cdef bint made
    cdef uint8_t tiles[33]
    cdef uint8_t racks[132]
    cdef uint8_t bag[2000]
    cdef int32_t points[4]
    cdef int32_t kept[4]
    cdef uint8_t given[33]
    cdef uint64_t random
    cdef int low
    cdef int high
    cdef int passes
    cdef int scoreless

    @cython.locals(mixed=uint64_t)
    cdef void seed(self, uint64_t number) noexcept nogil

    cdef inline uint32_t pick(self, uint32_t below) noexcept nogil

    @cython.locals(kind=int)
    cdef void hold(self, int who) noexcept nogil

    @cython.locals(number=int, kind=int)
    cdef int held(self, int who) noexcept nogil

    @cython.locals(points=int32_t, letter=int)
    cdef int32_t worth(self, int who) noexcept nogil

    @cython.locals(number=int, kind=int)
    cdef void draw(self, int who) noexcept nogil

    @cython.locals(at=int, other=int)
    cdef void put_back(self, int kind) noexcept nogil

    @cython.locals(who=int, score=int32_t, at=int, code=int)
    cdef void make_play(self) noexcept nogil

    @cython.locals(who=int, kind=int, _each=int)
    cdef void exchange_given(self) noexcept nogil

    @cython.locals(who=int, other=int, points=int32_t)
    cdef void end_turn(self) noexcept nogil

    @cython.locals(kind=int, _each=int, at=int, other=int, who=int)
    cdef void deal_all(self, uint64_t number) noexcept nogil

    @cython.locals(at=int, who=int)
    cdef void clear(self) noexcept nogil
