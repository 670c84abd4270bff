from libc.stdint cimport uint32_t, uint64_t

cdef extern from "bits.h" nogil:
    void fetch(const uint32_t *ahead) noexcept
    uint32_t popcount(uint32_t mask) noexcept
    uint32_t lowest(uint64_t mask) noexcept
