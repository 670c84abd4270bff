cimport cython
from libc.stdint cimport int32_t, uint32_t

from boggle_desk.engine.kernels.numbers cimport ANCHOR, ANYTHING, BLANK, MOVE, NOTHING, ONE_POINT, REACH
from boggle_desk.engine.kernels.play_search cimport PlaySearch

cdef uint32_t ANY_LETTER, ONE_BIT
cdef int KINDS, MOST_LETTERS, MOST_TILES, _MOST_FACTOR, _MOST_SPANS


cdef class Bounds(PlaySearch):
    cdef int32_t part_points[32768]
    cdef int32_t together[476]
    cdef bint weighed[28]
    cdef int blank_phase
    cdef int32_t first_part
    cdef int32_t last_part
    cdef int usable
    cdef int32_t dearest[32]
    cdef uint32_t dearest_bits[32]
    cdef uint32_t before
    cdef uint32_t behind
    cdef int32_t sure_points
    cdef int32_t sure_extra
    cdef int32_t more_times[32]
    cdef int32_t cross_times[32]
    cdef int32_t ordered[32]
    cdef int32_t span_bounds[8192]
    cdef int32_t span_places[8192]
    cdef int32_t span_count

    @cython.final
    @cython.locals(weight=int32_t, kind=int, number=int, value=int32_t, part=int32_t)
    cdef void order_parts(self) noexcept nogil

    @cython.final
    @cython.locals(all_blanks=int32_t, factor=int)
    cdef void take_phase(self, bint with_blanks) noexcept nogil

    @cython.final
    @cython.locals(number=int, letter=int, _each=int, value=int32_t, at=int)
    cdef void order_tiles(self) noexcept nogil

    @cython.final
    @cython.locals(row=int, number=int, all_points=int32_t, part=int32_t, worth=int32_t)
    cdef void weigh(self, int factor) noexcept nogil

    @cython.final
    @cython.locals(at=int)
    cdef inline int32_t most_of(self, uint32_t fitting) noexcept nogil

    @cython.final
    @cython.locals(node=uint32_t, place=int, onward=uint32_t)
    cdef void read_block(self, int anchor) noexcept nogil

    @cython.final
    @cython.locals(bonus=int32_t, crossing=int32_t, most=int32_t)
    cdef inline int note_square(self, int place, uint32_t fitting, bint beside, int noted) noexcept nogil

    @cython.final
    @cython.locals(worth=int32_t, each=int, times=int32_t, at=int, score=int32_t)
    cdef int32_t worth_at_most(self, int32_t points, int32_t factor, int32_t extra, int number, int noted) noexcept nogil

    @cython.final
    @cython.locals(allowed=uint32_t, best=int32_t, left=int, left_points=int32_t, left_extra=int32_t, left_factor=int32_t,
                   left_count=int, left_noted=int, left_key=uint32_t, left_tiles=int, code=int, points=int32_t,
                   extra=int32_t, factor=int32_t, number=int, noted=int, key=uint32_t, through=int, right=int,
                   worth=int32_t, fitting=uint32_t)
    cdef int32_t bound(self, int anchor, int leftmost, int limit, bint naming) noexcept nogil

    @cython.final
    cdef inline void note_span(self, int left, int number, int32_t worth) noexcept nogil

    @cython.final
    @cython.locals(number=int, at=int)
    cdef void bound_anchors(self) noexcept nogil

    @cython.final
    @cython.locals(best=int, other=int, field=int, kept=int32_t)
    cdef void bring_best(self, int number) noexcept nogil

    @cython.final
    @cython.locals(at=int)
    cdef void promise_all(self) noexcept nogil

    @cython.final
    @cython.locals(begin=int32_t, end=int32_t, at=int, span=int32_t, best=int32_t, left=int, most=int32_t)
    cdef void promise(self, int number) noexcept nogil
