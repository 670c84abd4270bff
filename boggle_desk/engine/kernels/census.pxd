cimport cython
from libc.stdint cimport int16_t, int32_t

from boggle_desk.engine.kernels.pool_scores cimport PoolScores

cdef int BLANK, KINDS, LONGEST_LEAVE, _ROW, _SPLITS, _UNRATED


cdef class Census(PoolScores):
    cdef bint made
    cdef int hand_size
    cdef int32_t at_hand[33]
    cdef int32_t last_kinds[33]
    cdef int32_t ratings[33]
    cdef int32_t laid_ranks[1024]
    cdef int32_t kept_ranks[1024]
    cdef int32_t laid_sizes[1024]
    cdef int32_t pure[1024]
    cdef int32_t below[9]
    cdef int32_t above[9]
    cdef int16_t[::1] leaves
    cdef int32_t[::1] worths
    cdef double[::1] means

    @cython.locals(at=int32_t, kind=int)
    cdef void rate_racks(self) noexcept nogil

    @cython.locals(number=int, kind=int, again=bint, longer=int)
    cdef void extend(self, int size, int first, int32_t rank, int splits) noexcept nogil

    @cython.locals(old=int, new=int, number=int, laid=int, kept=int)
    cdef int split(self, int size, int kind, bint again, int splits) noexcept nogil

    @cython.locals(size=int, count=int, number=int, again=int, base=int, at=int, laid=int, kept=int, score=int32_t, value=int32_t)
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
