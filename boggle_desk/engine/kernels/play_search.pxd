cimport cython
from libc.stdint cimport int32_t, uint32_t, uint8_t

from boggle_desk.engine.kernels.bits cimport fetch, lowest, popcount
from boggle_desk.engine.kernels.held_rack cimport HeldRack
from boggle_desk.engine.kernels.numbers cimport ANCHOR, BLANK, BLANKED, MOVE, NOTHING, ONE_POINT, PLACES, REACH, STRIP

cdef uint32_t ANY_LETTER, ONE_BIT
cdef int _VOWEL_FINE
cdef int32_t _MOST_PLAYS


cdef inline void fetch_node(const uint32_t[::1] nodes, uint32_t node) noexcept nogil:
    fetch(&nodes[node])


cdef class PlaySearch(HeldRack):
    cdef int bingo_tiles
    cdef int bingo_bonus
    cdef object asked
    cdef uint8_t[::1] stopping
    cdef int start_row
    cdef int start_column
    cdef uint32_t vowels
    cdef uint8_t strip[1406]
    cdef uint8_t laid[32]
    cdef int32_t anchors[8436]
    cdef int32_t left_bounds[17]
    cdef int32_t right_bounds[289]
    cdef int row
    cdef int32_t to_beat
    cdef int anchor_count
    cdef int anchor
    cdef int leftmost
    cdef int limit
    cdef int first
    cdef bint down
    cdef bint best_only
    cdef bint with_leaves
    cdef readonly int32_t count
    cdef int32_t room
    cdef int32_t[::1] equities
    cdef int32_t[::1] scores
    cdef int32_t[::1] parts
    cdef uint8_t[::1] moves

    @cython.final
    @cython.locals(best=int, at=int)
    cdef bint comes_first(self, int first, int length) noexcept nogil

    @cython.final
    @cython.locals(score=int32_t, equity=int32_t, length=int, at=int32_t, move=int32_t, offset=int)
    cdef void record(self, int first, int final, int32_t points, int32_t factor, int32_t extra) noexcept nogil

    @cython.final
    @cython.locals(fine=int32_t, place=int, other=int)
    cdef int32_t opening_fine(self, int first, int final) noexcept nogil

    @cython.final
    @cython.locals(open_left=bint, row=int, onward=uint32_t, open_right=bint)
    cdef inline void go_on(self, int place, uint32_t target, bint complete, int32_t points, int32_t factor,
                           int32_t extra) noexcept nogil

    @cython.final
    @cython.locals(children=uint32_t, accepted=uint32_t, code=int, bit=uint32_t, fitting=uint32_t, wild=bint,
                   ahead=uint32_t, bonus=int32_t, word=int32_t, hook=int32_t, crossed=int32_t, previous=int, letter=uint32_t, target=uint32_t, complete=bint,
                   gain=int32_t)
    cdef void walk(self, int place, uint32_t node, int32_t points, int32_t factor, int32_t extra) noexcept nogil

    @cython.final
    @cython.locals(at=int)
    cdef void add_anchor(self, int place, int leftmost, int limit) noexcept nogil

    @cython.final
    @cython.locals(left=int, right=int, first=int, limit=int, place=int)
    cdef void find_anchors(self, int start, int end) noexcept nogil

    @cython.final
    @cython.locals(stride=int, row=int, column=int, begin=int, line=int)
    cdef void find_all_anchors(self) noexcept nogil

    cdef void forget(self, bint best_only, bint with_leaves) noexcept nogil

    cdef void search_anchor(self, int number) noexcept nogil

    @cython.locals(number=int)
    cdef void search_all(self) noexcept nogil

    @cython.locals(move=int, length=int, at=int)
    cdef void put_move(self, int number) noexcept nogil

    @cython.locals(counts=cython.p_const_uchar)
    cpdef find_all(self, bytes rack)
