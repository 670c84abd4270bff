"""What the first page does not wait for: all the modules of the program, each of which takes a millisecond or a few."""

from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages

_FLOORS = ("engine", "storage", "models", "views", "app")
"""From the lowest up, so that hardly a module brings many others with it."""


def all_modules() -> Iterator[str]:
    """Yield the names of all modules that the window may need."""
    for floor in _FLOORS:
        package = import_module(f"boggle_desk.{floor}")
        yield from (found.name for found in walk_packages(package.__path__, f"{package.__name__}."))
