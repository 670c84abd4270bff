"""Every kernel both ways: compiled, if its library is there, and as the plain Python that it was compiled from."""

import importlib
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.machinery import SOURCE_SUFFIXES, ExtensionFileLoader, FileFinder, SourceFileLoader
from importlib.util import find_spec
from types import ModuleType

import pytest
import training

from boggle_desk.engine import kernels

_PACKAGES = (kernels, training)


class Ways:
    """The kernels of one way: `ways["boggle"]` is the module; a test without its library is skipped."""

    def __init__(self, compiled: bool) -> None:
        self.compiled = compiled
        self._sources: dict[str, ModuleType] = {}

    def __getitem__(self, kernel: str) -> ModuleType:
        if not self.compiled:
            with self._own_modules():
                return importlib.import_module(full_name(kernel))
        if not is_compiled(kernel):
            pytest.skip(f"{kernel} is not compiled: packaging/compile_kernels.py does it")
        return importlib.import_module(full_name(kernel))

    @contextmanager
    def _own_modules(self) -> Iterator[None]:
        """Import kernels from their sources, under their own names, and leave no trace: what was imported before stays
        what the program has."""
        before = _loaded()
        attributes = [dict(vars(package)) for package in _PACKAGES]
        folders = [folder for package in _PACKAGES for folder in package.__path__]
        finders = {folder: sys.path_importer_cache.pop(folder, None) for folder in folders}
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
            for package, before_that in zip(_PACKAGES, attributes, strict=True):
                for name in set(vars(package)) - set(before_that):
                    delattr(package, name)
                vars(package).update(before_that)


def full_name(kernel: str) -> str:
    """Return the name by which a kernel is imported."""
    return f"{(training if kernel == 'census' else kernels).__name__}.{kernel}"


def is_compiled(kernel: str) -> bool:
    """Return whether Python takes a compiled library of a kernel."""
    spec = find_spec(full_name(kernel))
    return isinstance(spec and spec.loader, ExtensionFileLoader)


def _loaded() -> dict[str, ModuleType]:
    prefixes = tuple(f"{package.__name__}." for package in _PACKAGES)
    return {name: module for name, module in sys.modules.items() if name.startswith(prefixes)}


def _exchange(old: dict[str, ModuleType], new: dict[str, ModuleType]) -> None:
    for name in old:
        del sys.modules[name]
    sys.modules.update(new)
