cimport cython
from libc.stdint cimport int32_t, int64_t, uint8_t, uint64_t

from boggle_desk.engine.kernels.static_player cimport StaticPlayer

cdef int BLANK, EXCHANGE, KINDS, LONGEST_LEAVE, MOST_HANDS, MOST_IN_BAG, PASS
cdef int32_t NOTHING, ONE_POINT


cdef class Inference(StaticPlayer):
    cdef uint8_t pool[1000]
    cdef uint8_t used[33]
    cdef uint8_t hands[33792]
    cdef int pooled
    cdef int hand_size
    cdef int hand_count
    cdef int tried

    @cython.locals(base=int, kind=int, at=int, other=int)
    cdef void guess(self) noexcept nogil

    @cython.locals(best=int32_t, part=int32_t, kind=int)
    cdef int32_t regret(self, int32_t score) noexcept nogil

    cdef void guess_all(self, uint64_t number, int tries, int32_t score, int32_t slack) noexcept nogil

    @cython.locals(most=int, points=int32_t, seeded=uint64_t, allowed=int32_t)
    cpdef infer(self, board, used, unseen, kept, in_bag, score, number, tries, slack=*)
