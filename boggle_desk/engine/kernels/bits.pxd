# Bits of masks, each in one instruction, and a hint to the processor what will be read soon.
from libc.stdint cimport uint32_t, uint64_t

cdef extern from *:
    """
    #include <stdint.h>
    #if defined(_MSC_VER)
    #include <intrin.h>
    static __inline void fetch(const void *ahead) { _mm_prefetch((const char *)ahead, _MM_HINT_T0); }
    static __inline uint32_t popcount(uint32_t mask) { return __popcnt(mask); }
    static __inline uint32_t lowest(uint64_t mask)
    {
        unsigned long found = 0;
        _BitScanForward64(&found, mask);
        return found;
    }
    #else
    static inline void fetch(const void *ahead) { __builtin_prefetch(ahead); }
    static inline uint32_t popcount(uint32_t mask) { return (uint32_t)__builtin_popcount(mask); }
    static inline uint32_t lowest(uint64_t mask) { return (uint32_t)__builtin_ctzll(mask); }
    #endif
    """
    void fetch(const void *ahead) noexcept nogil
    uint32_t popcount(uint32_t mask) noexcept nogil
    uint32_t lowest(uint64_t mask) noexcept nogil
