cimport cython
from libc.stdint cimport int32_t, uint32_t, uint8_t

from boggle_desk.engine.kernels.play_search cimport PlaySearch

cdef uint32_t ANY_LETTER
cdef int BLANK, KINDS, MOST_LETTERS, MOST_TILES, MOVE
cdef int32_t NOTHING, ONE_POINT


@cython.final  # so that its own calls are direct ones
cdef class Generator(PlaySearch):
    cdef int32_t best_leaves[16]
    cdef int32_t blankless_leaves[16]
    cdef int blank_phase
    cdef int usable
    cdef int32_t bonus_letter[32]
    cdef int32_t bonus_cross[32]
    cdef int32_t ordered[32]
    cdef int32_t dearest[32]

    @cython.locals(number=int, blanks=uint8_t)
    cdef void search_best(self, bint with_leaves) noexcept nogil

    @cython.locals(number=int, at=int)
    cdef void search_promising(self) noexcept nogil

    @cython.locals(size=int, weight=int32_t, all_blanks=int32_t, part=int32_t, number=int, kind=int, worth=int32_t)
    cdef void order_leaves(self) noexcept nogil

    @cython.locals(number=int, letter=int, _each=int, value=int32_t, at=int)
    cdef void bound_leaves(self, bint with_blanks) noexcept nogil

    @cython.locals(leave=int32_t, each=int, times=int32_t, at=int, worth=int32_t, laid=int)
    cdef int32_t worth_at_most(self, int32_t points, int32_t factor, int32_t extra, int number) noexcept nogil

    cdef inline void note_square(self, int place, int number) noexcept nogil

    @cython.locals(allowed=uint32_t, best=int32_t, left=int, left_points=int32_t, left_extra=int32_t, left_factor=int32_t,
                   left_count=int, points=int32_t, extra=int32_t, factor=int32_t, number=int, right=int, worth=int32_t,
                   whole=int, left_key=uint32_t, key=uint32_t, left_tiles=int, through=int, code=int)
    cdef int32_t bound(self, int anchor, int leftmost, int limit, bint naming) noexcept nogil

    @cython.locals(number=int, place=int, leftmost=int, limit=int, worth=int32_t, at=int, field=int)
    cdef void sort_anchors(self) noexcept nogil

    @cython.locals(counts=cython.p_const_uchar, part=int32_t, known=bint)
    cpdef find_best(self, bytes rack, leaves=*)
