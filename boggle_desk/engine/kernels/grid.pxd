cimport cython
from cpython.bytes cimport PyBytes_AsString
from libc.stdint cimport uint8_t, uint32_t, uint64_t

cdef uint32_t MOST_LETTERS, NOWHERE
cdef uint64_t ONE


cdef inline const uint8_t *start_of(bytes boards):
    return <const uint8_t *> PyBytes_AsString(boards)


cdef class Grid:
    cdef str alphabet
    cdef uint32_t size, faces, offset, special
    cdef bint many
    cdef bytes boards
    cdef const uint8_t *board
    cdef uint8_t[::1] beside, degrees, positions, face_letters, face_sizes, signs
    cdef uint32_t[::1] around, face_starts, face_bits, sign_starts
    cdef uint64_t[::1] near_low, near_high, cells_low, cells_high, many_low, many_high

    cdef set_faces(self, faces)

    @cython.locals(cell=int, row=int, column=int, position=int, near_row=int, near_column=int, near=int)
    cdef void set_neighbours(self, int rows, int columns) noexcept nogil

    cdef show(self, bytes boards)

    @cython.locals(letter=uint32_t, cell=uint32_t, face=uint32_t, several=cython.bint, bits=uint32_t, near=uint32_t)
    cdef bint lay(self, uint32_t offset) noexcept nogil

    @cython.locals(length=uint32_t, cell=uint32_t, face=uint32_t, place=uint32_t)
    cdef uint32_t spell(self, const uint8_t *path, uint32_t start, uint32_t count, uint8_t *text) noexcept nogil
