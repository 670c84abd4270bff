cimport cython
from libc.stdint cimport int16_t, int32_t, uint32_t, uint8_t

from boggle_desk.engine.kernels.bits cimport lowest
from boggle_desk.engine.kernels.crossings cimport Crossings

cdef uint32_t ANY_LETTER, ONE_BIT, _SPREAD
cdef int BLANKED, KINDS, LARGEST_SIDE, LONGEST_LEAVE, MOST_LETTERS, MOST_TILES, STEPS, SPELLED_BITS


cdef class HeldRack(Crossings):
    cdef uint32_t playable
    cdef uint32_t naming
    cdef uint8_t rack[33]
    cdef int32_t weights[33]
    cdef uint32_t rack_mask
    cdef int rack_size
    cdef int placed
    cdef int latest
    cdef readonly int32_t part
    cdef int32_t leaves[32768]
    cdef int32_t ranks[32768]
    cdef uint8_t sizes[32768]
    cdef int32_t chosen[231]
    cdef int32_t offsets[8]
    cdef const int16_t[::1] table
    cdef readonly bint has_leaves
    cdef uint32_t keys[64]
    cdef uint32_t rack_key
    cdef uint32_t known_letters
    cdef uint32_t good_letters
    cdef int blanks
    cdef bint spells_alone
    cdef bint can_spell
    cdef const uint8_t[::1] spelled
    cdef uint8_t[::1] marks

    @cython.locals(kind=int)
    cdef void take_rack(self, const uint8_t *counts) noexcept nogil

    @cython.locals(weight=int32_t, kind=int, number=int)
    cdef void take_held(self) noexcept nogil

    @cython.locals(weight=int32_t, kind=int, number=int, column=int, part=int32_t, size=int)
    cdef void value_leaves(self) noexcept nogil

    @cython.locals(letter=int)
    cdef void gather_keys(self, int blanks) noexcept nogil

    @cython.final
    @cython.locals(at=uint32_t)
    cdef inline bint spells(self, uint32_t key) noexcept nogil

    @cython.final
    @cython.locals(letter=int)
    cdef bint spells_with_blank(self, uint32_t key) noexcept nogil

    @cython.locals(letter=int)
    cdef void name_blank(self, uint32_t key) noexcept nogil

    @cython.locals(bit=uint32_t)
    cdef bint uses_all(self, uint32_t key, int number, int code) noexcept nogil

    @cython.final
    @cython.locals(children=uint32_t, accepted=uint32_t, wanted=uint32_t, target=uint32_t, letter=uint32_t, bit=uint32_t,
                   following=uint32_t, at=uint32_t)
    cdef void mark_from(self, uint32_t node, uint32_t key, int most) noexcept nogil

    cpdef set_leaves(self, table)
