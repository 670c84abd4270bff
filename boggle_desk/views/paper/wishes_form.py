"""The fields of what can be printed, as widgets."""

from dataclasses import replace
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QFormLayout, QWidget

from boggle_desk.views.choices import Choice
from boggle_desk.views.kit import centre_labels
from boggle_desk.views.number_field import number_field
from boggle_desk.views.paper.printable import Field, Number, Pick, Printable, Switch


class WishesForm(QWidget):
    """Shows what can be chosen about a printable; `wishes` is what is chosen."""

    changed = Signal()

    def __init__(self, printable: Printable) -> None:
        super().__init__()
        self.printable = printable
        self.wishes = printable.wishes
        self.widgets: dict[str, QWidget] = {}
        self._form = QFormLayout(self)
        self._form.setContentsMargins(0, 0, 0, 0)
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        for field in printable.fields:
            self._add(field)
        centre_labels(self._form)

    def _add(self, field: Field) -> None:
        value = getattr(self.wishes, field.field)
        if isinstance(field, Switch):
            check = QCheckBox(field.title)
            check.setChecked(value)
            check.toggled.connect(lambda on: self._wish(field.field, on))
            self._put(field, check)
        elif isinstance(field, Number):
            spin = number_field(field.title, field.least, field.most)
            spin.setValue(value)
            spin.valueChanged.connect(lambda number: self._wish(field.field, number))
            self._put(field, spin)
        else:
            self._put(field, self._choice(field, value))

    def _choice(self, field: Pick, value: Any) -> Choice[Any]:
        choice: Choice[Any] = Choice(field.title, list(field.options))
        choice.setSizeAdjustPolicy(Choice.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        choice.choose(value)
        choice.currentIndexChanged.connect(lambda _place: self._wish(field.field, choice.value))
        return choice

    def _put(self, field: Field, widget: QWidget) -> None:
        self.widgets[field.field] = widget
        widget.setAccessibleName(field.title)
        if isinstance(field, Switch):
            self._form.addRow(widget)
        else:
            self._form.addRow(field.title, widget)

    def _wish(self, field: str, value: Any) -> None:
        self.wishes = replace(self.wishes, **{field: value})
        self.changed.emit()
