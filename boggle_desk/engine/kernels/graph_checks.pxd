cimport cython
from libc.stdint cimport uint8_t, uint32_t, uint64_t

from boggle_desk.engine.kernels.bits cimport popcount

cdef extern from *:
    """
    #define WHOLE 0xFFFFFFFFFFFFFFFFULL
    """
    const uint64_t WHOLE

cdef bint mark_nodes(const uint32_t[::1] nodes, uint8_t[::1] marks, uint32_t place, uint32_t end, uint32_t beside,
                     uint32_t beyond) noexcept nogil

@cython.locals(behind=uint32_t, entry=uint32_t)
cdef bint leads_on(const uint32_t[::1] nodes, const uint8_t[::1] marks, uint32_t place, uint32_t end,
                   uint32_t beside) noexcept nogil

@cython.locals(place=uint32_t, total=uint64_t, course=uint64_t)
cdef void add_up(const uint64_t[::1] data, uint32_t count, uint64_t[::1] sums) noexcept nogil
