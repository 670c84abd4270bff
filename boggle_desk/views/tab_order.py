"""The order in which the keyboard goes through a page."""

from collections.abc import Iterable
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

_REACHED = (Qt.FocusPolicy.TabFocus, Qt.FocusPolicy.StrongFocus, Qt.FocusPolicy.WheelFocus)


def lead_through(parts: Iterable[QWidget], onward: QWidget) -> None:
    """Have the keyboard come to all in these parts, in the order in which it was laid there, right before it comes to
    `onward`. Qt puts last what was laid into a page last."""
    fields = [field for part in parts for field in _fields(part)]
    before = onward.previousInFocusChain()
    while before is not None and before is not onward and (before in fields or not _is_reached(before)):
        before = before.previousInFocusChain()
    for first, second in pairwise([*([before] if before else []), *fields]):
        QWidget.setTabOrder(first, second)


def _fields(part: QWidget) -> list[QWidget]:
    return [each for each in part.findChildren(QWidget) if _is_reached(each) and each.window() is part.window()]


def _is_reached(widget: QWidget) -> bool:
    return widget.focusPolicy() in _REACHED and widget.focusProxy() is None
