"""Every kernel both ways: compiled, if its library is there, and as the plain Python that it was compiled from."""

import importlib
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from types import ModuleType

import pytest

from boggle_desk.engine import kernels

_PREFIX = f"{kernels.__name__}."


class Ways:
    """The kernels of one way: `ways["boggle"]` is the module; a test without its library is skipped."""

    def __init__(self, compiled: bool) -> None:
        self.compiled = compiled
        self._sources: dict[str, ModuleType] = {}

    def __getitem__(self, kernel: str) -> ModuleType:
        if not self.compiled:
            with self._own_modules():
                return importlib.import_module(_PREFIX + kernel)
        if not kernels.compiled(training=True)[kernel]:
            pytest.skip(f"{kernel} is not compiled: packaging/compile_kernels.py does it")
        return importlib.import_module(_PREFIX + kernel)

    @contextmanager
    def _own_modules(self) -> Iterator[None]:
        """Import kernels from their sources, under their own names, and leave no trace: what was imported before stays
        what the program has."""
        before = _loaded()
        attributes = dict(vars(kernels))
        finders = {folder: sys.path_importer_cache.pop(folder, None) for folder in kernels.__path__}
        sys.path_importer_cache.update(
            {folder: FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)) for folder in finders}
        )
        _exchange(before, self._sources)
        try:
            yield
        finally:
            self._sources = _loaded()
            _exchange(self._sources, before)
            sys.path_importer_cache.update({folder: finder for folder, finder in finders.items() if finder})
            for name in set(vars(kernels)) - set(attributes):
                delattr(kernels, name)
            vars(kernels).update(attributes)


def _loaded() -> dict[str, ModuleType]:
    return {name: module for name, module in sys.modules.items() if name.startswith(_PREFIX)}


def _exchange(old: dict[str, ModuleType], new: dict[str, ModuleType]) -> None:
    for name in old:
        del sys.modules[name]
    sys.modules.update(new)
