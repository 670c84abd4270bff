"""What people see: pages, painting, animation, sound."""

import sys

from boggle_desk import models  # noqa: F401  # before the first widget's class

if sys.version_info < (3, 12):
    from collections.abc import Callable
    from typing import Any

    from PySide6.QtWidgets import QBoxLayout, QGridLayout, QLayout
    from shiboken6 import Shiboken

    def _forget_items(layout: QLayout) -> None:
        for place in range(layout.count()):
            item = layout.itemAt(place)
            if isinstance(item, QLayout):
                _forget_items(item)
            elif item:
                Shiboken.invalidate(item)

    def _forgetful(add: Callable[..., None]) -> Callable[..., None]:
        """Return a method that adds a layout to another and keeps none of its items.

        PySide 6.11, the last for Python 3.11, keeps each as long as the outer layout, also when Qt has deleted it, and
        calls a later widget at the same address by its name: a viewport was a QWidgetItem.
        """

        # Not by `wraps`: PySide would make a signature for its documentation, a tenth of what the first page takes.
        def call(outer: QLayout, *args: Any, **kwargs: Any) -> None:
            add(outer, *args, **kwargs)
            if outer.parentWidget():
                for each in args:
                    if isinstance(each, QLayout):
                        _forget_items(each)

        return call

    for _layout, _name in ((QBoxLayout, "addLayout"), (QBoxLayout, "insertLayout"), (QGridLayout, "addLayout")):
        setattr(_layout, _name, _forgetful(getattr(_layout, _name)))
