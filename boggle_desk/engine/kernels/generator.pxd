cimport cython
from libc.stdint cimport int32_t, uint8_t

from boggle_desk.engine.kernels.bounds cimport Bounds
from boggle_desk.engine.kernels.numbers cimport ANCHOR, BLANK, NOTHING


@cython.final  # so that its own calls are direct ones
cdef class Generator(Bounds):
    @cython.locals(number=int, blanks=uint8_t)
    cdef void search_best(self, bint with_leaves) noexcept nogil

    @cython.locals(number=int, at=int)
    cdef void search_promising(self) noexcept nogil

    @cython.locals(counts=cython.p_const_uchar, part=int32_t, known=bint)
    cpdef find_best(self, bytes rack, leaves=*)
