# What the kernels use of Cython, which ships no types of its own; the C types are in each kernel's .pxd.
from contextlib import AbstractContextManager

compiled: bool
nogil: AbstractContextManager[None]
