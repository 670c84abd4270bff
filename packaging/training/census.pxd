cimport cython
from libc.stdint cimport int16_t, int32_t, uint32_t, uint8_t

from boggle_desk.engine.kernels.bits cimport lowest, popcount
from boggle_desk.engine.kernels.codes cimport *
from boggle_desk.engine.kernels.moves cimport MoveGenerator


@cython.final  # so that its own calls are direct ones
cdef class Census:
    cdef readonly MoveGenerator generator
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
    cdef uint8_t squares[PLACES]
    cdef uint8_t letter_bonus[PLACES]
    cdef uint8_t word_bonus[PLACES]
    cdef uint32_t cross_sets[PLACES]
    cdef int32_t cross_scores[PLACES]
    cdef int32_t values[2 * BLANKED]
    cdef int32_t pool[KINDS]
    cdef int32_t left[KINDS]
    cdef int32_t letters[LARGEST_RACK + 1]
    cdef int32_t gains[LARGEST_RACK + 1]
    cdef int32_t crossed[LARGEST_RACK + 1]
    cdef int32_t losses[LARGEST_RACK + 1]
    cdef int32_t ordered_kinds[LARGEST_RACK + 1]
    cdef int32_t steps[KINDS * (LARGEST_RACK + 2)]
    cdef int32_t starts[LARGEST_RACK + 2]
    cdef int16_t[::1] bests
    cdef int16_t[::1] floors
    cdef bint made
    cdef int hand_size
    cdef int32_t at_hand[KINDS]
    cdef int32_t last_kinds[KINDS]
    cdef int32_t ratings[KINDS]
    cdef int32_t laid_ranks[SPLITS * (LARGEST_RACK + 1)]
    cdef int32_t kept_ranks[SPLITS * (LARGEST_RACK + 1)]
    cdef int32_t laid_sizes[SPLITS * (LARGEST_RACK + 1)]
    cdef int32_t pure[SPLITS * (LARGEST_RACK + 1)]
    cdef int32_t below[LARGEST_RACK + 2]
    cdef int32_t above[LARGEST_RACK + 2]
    cdef int16_t[::1] leaves
    cdef int32_t[::1] worths
    cdef double[::1] means

    @cython.locals(at=int)
    cdef void take_board(self) noexcept nogil

    @cython.locals(at=int32_t, letter=int, number=int)
    cdef void find_scores(self) noexcept nogil

    @cython.locals(open_left=bint, onward=uint32_t)
    cdef void go_on(self, int place, uint32_t target, bint complete, int32_t points, int32_t factor,
                    int32_t extra) noexcept nogil

    @cython.locals(children=uint32_t, accepted=uint32_t, code=int, bit=uint32_t, target=uint32_t, fitting=uint32_t,
                   word=int32_t, cross_score=int32_t, hooked=int32_t, letter=uint32_t, gain=int32_t, crossed=int32_t)
    cdef void spell(self, int place, uint32_t node, int32_t points, int32_t factor, int32_t extra) noexcept nogil

    cdef inline void take_tile(self, uint32_t letter) noexcept nogil

    cdef inline void give_back(self, uint32_t letter) noexcept nogil

    @cython.locals(score=int32_t, size=int, least=int32_t, at=int, letter=int32_t, loss=int32_t, to=int, place=int32_t,
                   blanks=int)
    cdef void note(self, int32_t points, int32_t factor, int32_t extra) noexcept nogil

    @cython.locals(each=int, letter=int32_t, behind=int, lettered=int, further=int32_t, more=int)
    cdef void blank_out(self, int at, int turn, int32_t place, int32_t score, int blanks) noexcept nogil

    @cython.locals(each=int)
    cdef void note_blanks(self, int turn, int32_t place, int32_t score) noexcept nogil

    @cython.locals(at=int32_t, kind=int)
    cdef void rate_racks(self) noexcept nogil

    @cython.locals(number=int, kind=int, again=bint, longer=int)
    cdef void extend(self, int size, int first, int32_t rank, int splits) noexcept nogil

    @cython.locals(old=int, new=int, number=int, laid=int, kept=int)
    cdef int split(self, int size, int kind, bint again, int splits) noexcept nogil

    @cython.locals(size=int, count=int, number=int, again=int, base=int, at=int, laid=int, kept=int, score=int32_t,
                   value=int32_t)
    cdef void rate_last(self, int first, int32_t rank, int splits) noexcept nogil

    @cython.locals(number=int, worth=int32_t)
    cdef void keep_last(self, int count, int32_t kept, int row, int32_t score) noexcept nogil

    @cython.locals(number=int, worth=int32_t)
    cdef void lay_last(self, int first, int count, int32_t laid, int row, int32_t value) noexcept nogil

    @cython.locals(at=int32_t, size=int)
    cdef void average(self) noexcept nogil

    @cython.locals(number=int, kind=int)
    cdef void average_from(self, int size, int first) noexcept nogil

    @cython.locals(size=int, at=int, total=double, number=int, kind=int, longer=int32_t)
    cdef void average_one(self) noexcept nogil
