cimport cython
from libc.stdint cimport int32_t, uint64_t

from boggle_desk.engine.kernels.seats cimport Seats

cdef int BLANK, EXCHANGE, KINDS, LONGEST_LEAVE, PASS, PLAY, _STUCK, _STUCK_TIMES, _OUT_TIMES
cdef int32_t NOTHING, ONE_POINT


cdef class StaticPlayer(Seats):
    cdef uint64_t thought
    cdef int choice
    cdef int32_t keeping

    @cython.locals(who=int, in_bag=int)
    cdef void choose(self, bint with_leaves) noexcept nogil

    @cython.locals(others=int32_t, other=int, part=int32_t, rest=int32_t, points=int32_t, kind=int, number=int)
    cdef void value_end(self, int who) noexcept nogil

    @cython.locals(size=int, best=int32_t, part=int32_t, kept=int)
    cdef void consider_exchange(self, int in_bag, bint with_leaves) noexcept nogil

    @cython.locals(who=int, rest=int32_t, kind=int, number=int)
    cdef void make_choice(self) noexcept nogil

    cdef void finish(self, int mask) noexcept nogil

    @cython.locals(seats=int)
    cpdef _finish(self, mask)

    @cython.locals(known=bint)
    cpdef think(self, bint with_leaves=*)
