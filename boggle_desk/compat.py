"""What PySide needs on Python 3.11: patches of Qt's classes, for everybody."""

from collections.abc import Callable
from functools import wraps
from types import FunctionType
from typing import Any

from PySide6.QtCore import QObject
from shiboken6 import Shiboken


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


def guard_overrides() -> None:
    QObject.__init_subclass__ = classmethod(_guard_overrides)  # type: ignore[assignment]  # set for all


def _forget(layout: Any) -> None:
    for place in range(layout.count()):
        item = layout.itemAt(place)
        if hasattr(item, "itemAt"):
            _forget(item)
        elif item:
            Shiboken.invalidate(item)


def forget_items() -> None:
    """Let layouts keep none of the items of a layout that is added to them.

    PySide 6.11, the last for Python 3.11, keeps each as long as the outer layout, also when Qt has deleted it, and
    calls a later widget at the same address by its name: a viewport was a QWidgetItem.
    """
    from PySide6.QtWidgets import QBoxLayout, QGridLayout, QLayout

    def forgetful(add: Callable[..., None]) -> Callable[..., None]:
        # Not by `wraps`: PySide would make a signature for its documentation, a tenth of what the first page takes.
        def call(outer: QLayout, *args: Any, **kwargs: Any) -> None:
            add(outer, *args, **kwargs)
            for each in args if outer.parentWidget() else ():
                if isinstance(each, QLayout):
                    _forget(each)

        return call

    for kind, name in ((QBoxLayout, "addLayout"), (QBoxLayout, "insertLayout"), (QGridLayout, "addLayout")):
        setattr(kind, name, forgetful(getattr(kind, name)))
