cimport cython
from libc.stdint cimport int32_t, uint32_t, uint64_t

from boggle_desk.engine.kernels.endgame_plays cimport EndgamePlays

cdef int BLANK, KINDS, MOVE, _PLIES, _EXACT, _LOWER, _UPPER, _UNLIMITED, _PASS_MARK, _MARKS, _DONE, _AT_ONCE, _GOING_OUT, _ASPIRED, _DEEP, _MOST_STACK
cdef int32_t _INFINITE


cdef class Endgame(EndgamePlays):

    @cython.final
    @cython.locals(here=int, offset=int, length=int, there=int, turn=int)
    cdef void note_turn(self, int ply, int at) noexcept nogil

    @cython.final
    @cython.locals(at=uint64_t)
    cdef void remember(self, uint64_t key, int depth, int32_t value, int kind, bint complete, uint32_t mark) noexcept nogil

    @cython.final
    @cython.locals(who=int, left_passes=int, left_scoreless=int, board_key=uint64_t, blanks_laid=int, score=int32_t,
                   laid=int, slot=int, value=int32_t)
    cdef int32_t after(self, int at, int depth, int32_t alpha, int32_t beta, int ply, bint again) noexcept nogil

    @cython.final
    @cython.locals(key=uint64_t, slot=uint64_t, wanted=uint32_t, info=uint32_t, known=int32_t, kind=int, who=int,
                   first=int, count=int, end=int, last=bint, offset=int, at=int, best=int32_t, best_mark=uint32_t,
                   low=int32_t, complete=bint, searched=bint, onward=int, laid=int, value=int32_t)
    cdef int32_t search(self, int depth, int32_t alpha, int32_t beta, int ply) noexcept nogil

    @cython.locals(at=int)
    cdef _forget(self)

    @cython.locals(codes=cython.p_const_uchar, kind=int, left_passes=int, left_scoreless=int)
    cdef _take(self, bytes board, bytes rack, bytes other, passes, scoreless)

    @cython.locals(deep=int, below=int32_t, above=int32_t, value=int32_t)
    cdef _try(self, depth, low, high)

    cdef _variation(self)
