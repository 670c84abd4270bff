cimport cython
from libc.stdint cimport uint8_t, uint32_t, uint64_t

cdef uint32_t MOST_LETTERS, NOWHERE
cdef uint64_t ONE


cdef class Grid:
    cdef str alphabet
    cdef uint32_t size, faces, offset, special
    cdef bint many
    cdef const uint8_t[::1] board
    cdef uint8_t[::1] beside, degrees, positions, face_letters, face_sizes, signs
    cdef uint32_t[::1] around, face_starts, face_bits, sign_starts
    cdef uint64_t[::1] near_low, near_high, cells_low, cells_high, many_low, many_high

    cdef set_faces(self, faces)

    @cython.locals(cell=int, row=int, column=int, position=int, near_row=int, near_column=int, near=int)
    cdef void set_neighbours(self, int rows, int columns) noexcept nogil

    @cython.locals(beyond=uint32_t, place=uint32_t)
    cdef bint fits(self, uint32_t cells) noexcept nogil

    @cython.locals(letter=uint32_t, cell=uint32_t, face=uint32_t, several=cython.bint, bits=uint32_t, near=uint32_t)
    cdef void lay(self, uint32_t offset) noexcept nogil

    @cython.locals(length=uint32_t, cell=uint32_t, face=uint32_t, place=uint32_t)
    cdef uint32_t spell(self, const uint8_t *path, uint32_t start, uint32_t count, uint8_t *text) noexcept nogil
