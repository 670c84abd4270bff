cimport cython
from libc.stdint cimport int32_t, uint32_t, uint64_t

from boggle_desk.engine.kernels.endgame_board cimport EndgameBoard

cdef int BLANKED, KINDS, MOVE, STRIP, _MARKS, _ANSWERS, _DONE, _GOING_OUT, _STAYING, _MOST_STACK, _KEPT_PLAYS, _KEPT_BITS
cdef int32_t NOTHING, _INFINITE
cdef uint64_t _ONE, _GOLDEN
cdef uint32_t _ANY, _STEP


cdef class EndgamePlays(EndgameBoard):

    @cython.locals(kind=int)
    cdef void hold(self, int who) noexcept nogil

    @cython.locals(at=int)
    cdef void forget_lines(self) noexcept nogil

    @cython.locals(mark=uint64_t, key=uint64_t, at=int)
    cdef int line_plays(self, int line, int who) noexcept nogil

    @cython.locals(number=int, count=int)
    cdef bint find_line(self, int line, int who, uint64_t key, int at) noexcept nogil

    @cython.final
    @cython.locals(start=int, highest=int32_t, highest_out=int32_t, number=int, move=int, laid=int,
                   length=int, used=int, mark=uint32_t, offset=int, code=int, score=int32_t)
    cdef void keep_plays(self, int at, int held) noexcept nogil

    @cython.locals(who=int, top=int, held=int, out=int32_t, line=int, kept=int, start=int, count=int, play=int, offset=int,
                   score=int32_t, used=int32_t, mark=uint32_t)
    cdef int gather(self, int first) noexcept nogil

    @cython.final
    @cython.locals(other=int, flushed=int, line=int, kept=int, square=int, number=int)
    cdef void find_answers(self) noexcept nogil

    @cython.final
    @cython.locals(value=int32_t, at=int)
    cdef void add_answer(self, int play, int base, int count) noexcept nogil

    @cython.final
    @cython.locals(move=int, first=int, length=int, at=int, place=int, other=int)
    cdef void mark_spoils(self, int play, uint32_t bit) noexcept nogil

    @cython.final
    cdef inline void mark_spoilt(self, int place, uint32_t bit) noexcept nogil

    @cython.locals(who=int, whole=int32_t, rest=int32_t, at=int, move=int, start=int, spoilt=uint32_t, offset=int, left=int32_t,
                   best=int32_t, number=int)
    cdef bint answer(self, int first, int end) noexcept nogil

    @cython.locals(best=int, highest=int32_t, at=int)
    cdef int pick(self, int first, int end) noexcept nogil

    @cython.locals(who=int, best=int, highest=int32_t, rest=int32_t, out=int32_t, line=int, kept=int, play=int, value=int32_t)
    cdef int best_greedy(self) noexcept nogil

    @cython.final
    @cython.locals(player=int, left_passes=int, left_scoreless=int, board_key=uint64_t, blanks_laid=int, gained=int32_t,
                   changed=bint, at=int, best=int, who=int, sign=int, score=int32_t)
    cdef int32_t play_out(self) noexcept nogil
