"""What the kernels need of the module `cython`, and of `bits.pxd`, while they are not compiled."""

from array import array
from contextlib import nullcontext

compiled = False
nogil = nullcontext()


def popcount(mask: int) -> int:
    return mask.bit_count()


def lowest(mask: int) -> int:
    """Return the number of the lowest bit that is set; the mask is not 0."""
    return (mask & -mask).bit_length() - 1


def fetch(*_ahead: object) -> None:
    """Do nothing; a compiled kernel asks the processor for what it will read soon."""


def copy_bytes(to: "array[int]", at: int, source: "array[int]", first: int, count: int) -> None:
    to[at : at + count] = source[first : first + count]
