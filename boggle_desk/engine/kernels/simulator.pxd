cimport cython
from libc.math cimport exp
from libc.stdint cimport int32_t, int64_t, uint32_t, uint64_t, uint8_t

from boggle_desk.engine.kernels.codes cimport *
from boggle_desk.engine.kernels.moves cimport MoveGenerator


@cython.final  # so that its own calls are direct ones
cdef class Simulator:
    cdef readonly MoveGenerator generator
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
    cdef uint8_t tiles[KINDS]
    cdef uint8_t racks[MOST_PLAYERS * KINDS]
    cdef uint8_t bag[2 * MOST_IN_BAG]
    cdef int32_t points[MOST_PLAYERS]
    cdef int32_t kept[MOST_PLAYERS]
    cdef uint8_t given[KINDS]
    cdef uint64_t random
    cdef int low
    cdef int high
    cdef int passes
    cdef int scoreless
    cdef uint64_t thought
    cdef int choice
    cdef int32_t keeping
    cdef bint has_position
    cdef uint8_t base_racks[MOST_PLAYERS * KINDS]
    cdef uint8_t unseen[MOST_IN_BAG]
    cdef uint8_t order[MOST_IN_BAG]
    cdef int32_t base_points[MOST_PLAYERS]
    cdef int32_t held_by[MOST_PLAYERS]
    cdef uint8_t candidates[MOST_CANDIDATES * MOVE]
    cdef uint8_t kinds[MOST_CANDIDATES]
    cdef int32_t values[MOST_CANDIDATES]
    cdef double shifts[BAG_STEPS]
    cdef double widths[BAG_STEPS]
    cdef int base_passes
    cdef int base_scoreless
    cdef int unseen_count
    cdef int candidate_count
    cdef int32_t done
    cdef double[::1] results

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

    @cython.locals(at=int, other=int, kind=int)
    cdef void shuffle(self, uint64_t number) noexcept nogil

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
