"""The hot loops: plain Python, each with C types for the compiler in a `.pxd` beside it; the same answers either way.

A kernel holds nothing but numbers in flat arrays. Its public methods check all they are handed, so that no call reads
or writes beyond an array; `cython.nogil` marks what runs beside the window.

Python takes the compiled library of a kernel where there is one beside the source. With BOGGLE_DESK_PURE=1 in the
environment it takes the sources, to debug them or to compare; a program that was frozen into a folder has no sources
and ignores it.
"""

import os
import pkgutil
import sys
from importlib.machinery import SOURCE_SUFFIXES, ExtensionFileLoader, FileFinder, SourceFileLoader
from importlib.util import find_spec

if os.environ.get("BOGGLE_DESK_PURE") == "1" and not hasattr(sys, "frozen"):
    for _folder in __path__:
        sys.path_importer_cache[_folder] = FileFinder(_folder, (SourceFileLoader, SOURCE_SUFFIXES))

TRAINING = frozenset({"census"})
"""The kernels that only training needs: in a source tree they are compiled when it first begins."""
_NO_KERNELS = frozenset({"codes", "uncompiled"})


def compiled(training: bool = False) -> dict[str, bool]:
    """Return of each kernel, by its name, whether Python takes a compiled library; those that only training needs are
    among them if they are asked for."""
    names = {module.name for module in pkgutil.iter_modules(__path__) if not module.name.startswith("_")} - _NO_KERNELS
    specs = {name: find_spec(f"{__name__}.{name}") for name in sorted(names if training else names - TRAINING)}
    return {name: isinstance(spec and spec.loader, ExtensionFileLoader) for name, spec in specs.items()}
