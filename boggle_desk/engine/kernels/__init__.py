"""The hot loops: plain Python, each with the C types for the compiler in a `.pxd` beside it; the same answers twice.

A kernel holds nothing but numbers in flat arrays. Its public methods check all they are handed, so that no call reads
or writes beyond an array; `cython.nogil` marks what runs beside the window.

Python takes a kernel's compiled library where one lies beside the source. With BOGGLE_DESK_PURE=1 in the environment it
takes the sources, to debug them or to compare; a program that was frozen into a folder has no sources and ignores it.
"""

import os
import pkgutil
import sys
from importlib.machinery import SOURCE_SUFFIXES, ExtensionFileLoader, FileFinder, SourceFileLoader
from importlib.util import find_spec

_HELPERS = {"bits", "uncompiled"}

if os.environ.get("BOGGLE_DESK_PURE") == "1" and not hasattr(sys, "frozen"):
    for _folder in __path__:
        sys.path_importer_cache[_folder] = FileFinder(_folder, (SourceFileLoader, SOURCE_SUFFIXES))


def compiled() -> dict[str, bool]:
    """Return of every kernel, by its name, whether Python takes a compiled library."""
    names = sorted({module.name for module in pkgutil.iter_modules(__path__)} - _HELPERS)
    return {name: _is_library(f"{__name__}.{name}") for name in names}


def _is_library(module: str) -> bool:
    found = find_spec(module)
    return found is not None and isinstance(found.loader, ExtensionFileLoader)
