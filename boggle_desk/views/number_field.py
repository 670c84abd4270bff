"""A field for a whole number."""

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QSpinBox

from boggle_desk.views.wheel import leave_wheel

_FONT_CHANGES = (QEvent.Type.FontChange, QEvent.Type.StyleChange)


class NumberField(QSpinBox):
    """Its number stands in from the frame as in other fields, by a share of the letters."""

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in _FONT_CHANGES:
            self.lineEdit().setTextMargins(self.fontMetrics().height() // 2, 0, 0, 0)


def number_field(name: str, least: int, most: int, least_text: str = "") -> NumberField:
    """Return a field that a screen reader calls by this name; `least_text` stands for the least number."""
    field = leave_wheel(NumberField(minimum=least, maximum=most))
    field.setAccessibleName(name)
    field.setSpecialValueText(least_text)
    return field
