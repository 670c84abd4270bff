"""What the kernels need of the module `cython` while they are not compiled, so that nothing has to be installed."""

from contextlib import nullcontext

compiled = False
nogil = nullcontext()
