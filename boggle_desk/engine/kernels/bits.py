"""Bits of masks; compiled kernels take these from `bits.h`, where each is one instruction."""


def popcount(mask: int) -> int:
    """Return how many bits are set."""
    return mask.bit_count()


def lowest(mask: int) -> int:
    """Return the number of the lowest bit that is set; the mask is not 0."""
    return (mask & -mask).bit_length() - 1
