"""A field for a whole number."""

from PySide6.QtWidgets import QSpinBox

from boggle_desk.views.wheel import leave_wheel

_INDENT = 8
"""How far the number stands in from the frame, as it does in other fields, in pixels of the screen."""


def number_field(name: str, least: int, most: int, least_text: str = "") -> QSpinBox:
    """Return a field that a screen reader calls by this name; `least_text` stands for the least number."""
    field = leave_wheel(QSpinBox(minimum=least, maximum=most))
    field.setAccessibleName(name)
    field.setSpecialValueText(least_text)
    field.lineEdit().setTextMargins(_INDENT, 0, 0, 0)
    return field
