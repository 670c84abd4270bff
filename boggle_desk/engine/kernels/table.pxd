cimport cython
from libc.math cimport exp
from libc.stdint cimport int32_t, int64_t, uint8_t, uint32_t, uint64_t

from boggle_desk.engine.kernels.generator cimport Generator

cdef int PLACES, SLOTS, BLANK, BLANKED, KINDS, LONGEST_LEAVE, MOVE, STRIP
cdef int32_t NOTHING, ONE_POINT
cdef int PASS, PLAY, EXCHANGE, MOST_PLAYERS, MOST_IN_BAG, MOST_CANDIDATES, MOST_TURNS, RESULTS, BAG_STEPS
cdef int _STUCK, _STUCK_TIMES, _OUT_TIMES, _LAST_SLOT
cdef uint64_t _WIDE, _GOLDEN


@cython.final
cdef class Table:
    cdef readonly Generator generator
    cdef readonly int players, rack_size, turn, turns
    cdef readonly bint over
    cdef int exchange_minimum, pass_rounds, scoreless_limit
    cdef bint double_end, set_up_done, made
    cdef uint64_t thought
    cdef uint8_t tiles[33]
    cdef uint8_t racks[132]
    cdef uint8_t base_racks[132]
    cdef uint8_t bag[2000]
    cdef uint8_t unseen[1000]
    cdef uint8_t order[1000]
    cdef int32_t points[4]
    cdef int32_t base_points[4]
    cdef int32_t held_by[4]
    cdef int32_t kept[4]
    cdef uint8_t given[33]
    cdef uint8_t candidates[8192]
    cdef uint8_t kinds[256]
    cdef int32_t values[256]
    cdef double shifts[128]
    cdef double widths[128]
    cdef uint64_t random
    cdef int low, high, passes, scoreless, base_passes, base_scoreless, unseen_count, candidate_count
    cdef int choice
    cdef int32_t keeping, done
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

    @cython.locals(who=int, in_bag=int)
    cdef void choose(self, bint with_leaves) noexcept nogil

    @cython.locals(others=int32_t, other=int, part=int32_t, rest=int32_t, points=int32_t, kind=int, number=int)
    cdef void value_end(self, int who) noexcept nogil

    @cython.locals(size=int, best=int32_t, part=int32_t, kept=int)
    cdef void consider_exchange(self, int in_bag, bint with_leaves) noexcept nogil

    @cython.locals(who=int, rest=int32_t, kind=int, number=int)
    cdef void make_choice(self) noexcept nogil

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

    cdef void finish(self, int mask) noexcept nogil

    @cython.locals(seats=int)
    cpdef _finish(self, mask)

    @cython.locals(known=bint)
    cpdef think(self, bint with_leaves=*)

    @cython.locals(seeded=uint64_t, start=int64_t, many=int64_t, deep=int)
    cpdef rollouts(self, number, first, rounds, plies)
