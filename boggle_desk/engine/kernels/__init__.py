"""The hot loops: plain Python, each with C types for the compiler in a `.pxd` beside it; the same answers either way.

A kernel holds nothing but numbers in flat arrays. Its public methods check all they are handed, so that no call reads
or writes beyond an array; `cython.nogil` marks what runs beside the window.

Python takes a kernel's compiled library where one lies beside the source. With BOGGLE_DESK_PURE=1 in the environment it
takes the sources, to debug them or to compare; a program that was frozen into a folder has no sources and ignores it.
"""

import os
import pkgutil
import sys
from importlib import import_module
from importlib.machinery import SOURCE_SUFFIXES, ExtensionFileLoader, FileFinder, SourceFileLoader

if os.environ.get("BOGGLE_DESK_PURE") == "1" and not hasattr(sys, "frozen"):
    for _folder in __path__:
        sys.path_importer_cache[_folder] = FileFinder(_folder, (SourceFileLoader, SOURCE_SUFFIXES))


def compiled() -> dict[str, bool]:
    """Import all kernels and return of each, by its name, whether it is a compiled library."""
    names = [module.name for module in pkgutil.iter_modules(__path__) if not module.name.startswith("_")]
    modules = {name: import_module(f"{__name__}.{name}") for name in names}
    libraries = {name: isinstance(module.__loader__, ExtensionFileLoader) for name, module in modules.items()}
    # What lies beside the kernels for them to share is always plain, and has no use for `cython`.
    return {name: library for name, library in libraries.items() if library or hasattr(modules[name], "cython")}
