cimport cython
from libc.math cimport exp
from libc.stdint cimport int32_t, int64_t, uint64_t, uint8_t

from boggle_desk.engine.kernels.inference cimport Inference
from boggle_desk.engine.kernels.generator cimport Generator

cdef int BAG_STEPS, BLANK, EXCHANGE, KINDS, MOST_HANDS, MOST_IN_BAG, MOST_PLAYERS, MOVE, PASS, PLAY, RESULTS, SLOTS, STRIP, MOST_CANDIDATES, _LAST_SLOT


@cython.final  # so that its own calls are direct ones
cdef class Table(Inference):
    cdef bint set_up_done
    cdef uint8_t base_racks[132]
    cdef uint8_t unseen[1000]
    cdef uint8_t order[1000]
    cdef uint8_t known[33792]
    cdef int known_hands
    cdef int32_t base_points[4]
    cdef int32_t held_by[4]
    cdef uint8_t candidates[8192]
    cdef uint8_t kinds[256]
    cdef int32_t values[256]
    cdef double shifts[128]
    cdef double widths[128]
    cdef int base_passes
    cdef int base_scoreless
    cdef int unseen_count
    cdef int candidate_count
    cdef int32_t done
    cdef double[::1] results

    @cython.locals(at=int, other=int, kind=int, first=int)
    cdef void shuffle(self, uint64_t number) noexcept nogil

    @cython.locals(base=int, first=int, kind=int, _each=int, at=int)
    cdef int put_hand(self) noexcept nogil

    @cython.locals(at=int, who=int, _each=int)
    cdef void set_up(self) noexcept nogil

    @cython.locals(base=int, kind=int, at=int)
    cdef void make_candidate(self, int number) noexcept nogil

    @cython.locals(ply=int)
    cdef void roll(self, int number, int plies) noexcept nogil

    @cython.locals(best=double, who=int, points=double)
    cdef double lead(self) noexcept nogil

    @cython.locals(step=int, x=double)
    cdef double chance(self, double lead) noexcept nogil

    @cython.locals(at=int64_t, each=int64_t, candidate=int, lead=double)
    cdef void roll_all(self, uint64_t number, int64_t first, int64_t rounds, int plies) noexcept nogil

    @cython.locals(seeded=uint64_t, start=int64_t, many=int64_t, deep=int)
    cpdef rollouts(self, number, first, rounds, plies)
