"""The wheel over a form moves the page, never a choice that lies under the mouse."""

from typing import TypeVar

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QWidget

Control = TypeVar("Control", bound=QWidget)


class _LeftToThePage(QObject):
    """Hands the wheel on to whatever the control lies on."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.Wheel:
            return False
        event.ignore()
        return True


def leave_wheel(control: Control) -> Control:
    """Have a combo box, number field or slider leave the wheel and the focus it gives to the page; return the control.

    Qt lets the wheel change whatever is under the mouse, so that who scrolls a long form changes it unawares.
    """
    control.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    control.installEventFilter(_LeftToThePage(control))
    return control
