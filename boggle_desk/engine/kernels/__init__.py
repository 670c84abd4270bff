"""The hot loops: plain Python, each with C types for the compiler in a `.pxd` beside it; the same answers either way.

A kernel holds nothing but numbers in flat arrays. Its public methods check all they are handed, so that no call reads
or writes beyond an array; `cython.nogil` marks what runs without holding up the window.

Python takes the compiled library of a kernel where there is one beside the source. With BOGGLE_DESK_PURE=1 in the
environment it takes the sources, to debug them or to compare; a program that was frozen into a folder has no sources
and ignores it.
"""

import os
import pkgutil
import sys
from collections.abc import Callable, Iterable
from functools import cache, lru_cache, partial
from importlib.machinery import SOURCE_SUFFIXES, ExtensionFileLoader, FileFinder, SourceFileLoader
from importlib.util import find_spec
from threading import local
from typing import Any, Concatenate, ParamSpec, TypeVar

Asked = ParamSpec("Asked")
Made = TypeVar("Made")
Graph = TypeVar("Graph")
_NO_KERNELS = frozenset({"codes", "uncompiled"})


def prefer_sources(folders: Iterable[str]) -> None:
    """Make Python import the sources in these folders, not the libraries beside them, if BOGGLE_DESK_PURE=1 asks."""
    if os.environ.get("BOGGLE_DESK_PURE") == "1" and not hasattr(sys, "frozen"):
        for folder in folders:
            sys.path_importer_cache[folder] = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))


def compiled() -> dict[str, bool]:
    """Return for each kernel, by its name, whether Python takes a compiled library."""
    names = {module.name for module in pkgutil.iter_modules(__path__) if not module.name.startswith("_")} - _NO_KERNELS
    specs = {name: find_spec(f"{__name__}.{name}") for name in sorted(names)}
    return {name: isinstance(spec and spec.loader, ExtensionFileLoader) for name, spec in specs.items()}


def kept_with_graph(make: Callable[Concatenate[Graph, Asked], Made]) -> Callable[Concatenate[Graph, Asked], Made]:
    """Cache the results of a function in its first argument: they go with the words when nobody uses these any more."""

    def made(graph: Graph, /, *asked: Asked.args, **named: Asked.kwargs) -> Made:
        kept: Any = vars(graph).setdefault(make.__qualname__, cache(partial(make, graph)))
        found: Made = kept(*asked, **named)
        return found

    return made


def per_thread(
    most: int,
) -> Callable[[Callable[Concatenate[Graph, Asked], Made]], Callable[Concatenate[Graph, Asked], Made]]:
    """Cache the last results of a function in each thread, also in its first argument: an object of a kernel serves one
    thread at a time."""

    def cached(make: Callable[Concatenate[Graph, Asked], Made]) -> Callable[Concatenate[Graph, Asked], Made]:
        def made(graph: Graph, /, *asked: Asked.args, **named: Asked.kwargs) -> Made:
            kept = vars(graph).setdefault(make.__qualname__, local())
            if not hasattr(kept, "made"):
                kept.made = lru_cache(most)(partial(make, graph))
            found: Made = kept.made(*asked, **named)
            return found

        return made

    return cached


prefer_sources(__path__)
