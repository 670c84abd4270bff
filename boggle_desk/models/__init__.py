"""What Qt needs and no widget does: session, clock, item models."""

import sys

from PySide6.QtCore import QObject

if "shibokensupport.feature" in sys.modules:  # it would read the source of whatever is imported, to look for PySide
    vars(sys.modules["shibokensupport.feature"])["_mod_uses_pyside"] = lambda _module: True

if sys.version_info < (3, 12):
    from collections.abc import Callable
    from functools import wraps
    from types import FunctionType
    from typing import Any

    def _raise_again(override: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(override)
        def call(*args: Any, **kwargs: Any) -> Any:
            try:
                return override(*args, **kwargs)
            except BaseException:  # catching it makes its instance
                raise

        return call

    def _guard_overrides(cls: type[QObject], /, **kwargs: Any) -> None:
        """Let what Qt calls in a class raise whole errors.

        Before Python 3.12 an error raised in C may have no instance until somebody catches it. Shiboken (6.8 to 6.12)
        reads the arguments of that instance when an override fails, and the process ends with a segmentation fault.
        """
        super(QObject, cls).__init_subclass__(**kwargs)
        bases = [base for base in cls.__mro__ if base.__module__.startswith("PySide6.")]
        for name, value in list(vars(cls).items()):
            if isinstance(value, FunctionType) and name[:2] != "__" and any(name in vars(base) for base in bases):
                setattr(cls, name, _raise_again(value))

    QObject.__init_subclass__ = classmethod(_guard_overrides)  # type: ignore[assignment]  # set for all
