"""Fields in which one value is chosen."""

from collections.abc import Callable
from typing import Generic, TypeVar

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QComboBox, QSpinBox, QVBoxLayout, QWidget

from boggle_desk.views.kit import OptionButton
from boggle_desk.views.look import Look
from boggle_desk.views.spacing import spaced

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


Value = TypeVar("Value")


class Choice(QComboBox, Generic[Value]):
    """A combo box over values. They stay here: Qt would hand enums back as plain text."""

    def __init__(self, name: str, options: list[tuple[str, Value]]) -> None:
        super().__init__()
        self.setAccessibleName(name)
        leave_wheel(self)
        self._values: list[Value] = []
        self.offer(options)

    def offer(self, options: list[tuple[str, Value]], key: Callable[[Value], object] = lambda value: value) -> None:
        """Offer these values; the one that was chosen stays so if one with the same `key` is there, else the first
        one is."""
        chosen = self.chosen
        self.clear()
        self._values = [value for _text, value in options]
        self.addItems([text for text, _value in options])
        same = (place for place, value in enumerate(self._values) if chosen is not None and key(value) == key(chosen))
        self.setCurrentIndex(next(same, 0))

    @property
    def value(self) -> Value:
        """The value that is chosen."""
        return self._values[self.currentIndex()]

    @property
    def chosen(self) -> Value | None:
        """The value that is chosen, None where there is none to choose."""
        return self.value if self.currentIndex() >= 0 else None

    def choose(self, value: Value) -> None:
        """Choose a value if it is there."""
        if value in self._values:
            self.setCurrentIndex(self._values.index(value))


class Options(QWidget, Generic[Value]):
    """A column of option buttons over values."""

    changed = Signal()

    def __init__(self, look: Look, name: str, options: list[tuple[str, str, Value]]) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self._look = look
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        spaced(self._column, look, 6)
        self._values: list[Value] = []
        self.buttons: list[OptionButton] = []
        self.offer(options)

    def offer(self, options: list[tuple[str, str, Value]]) -> None:
        """Offer these values; the one that was chosen stays so if it is among them, else the first one is."""
        chosen = self.value if self.buttons else None
        for each in self.buttons:
            self._column.removeWidget(each)
            each.hide()
            each.setParent(None)
            each.deleteLater()
        self._values = [value for _title, _summary, value in options]
        self.buttons = [OptionButton(self._look, title, summary) for title, summary, _value in options]
        for each in self.buttons:
            self._column.addWidget(each)
            each.clicked.connect(lambda _checked=False: self.changed.emit())
        self.buttons[self._values.index(chosen) if chosen in self._values else 0].setChecked(True)

    def focus_chosen(self) -> None:
        """Give the keyboard to the chosen button: the one that had it may be gone."""
        next(each for each in self.buttons if each.isChecked()).setFocus()

    @property
    def value(self) -> Value:
        """The value that is chosen."""
        return next(v for v, each in zip(self._values, self.buttons, strict=True) if each.isChecked())

    def choose(self, value: Value) -> None:
        """Choose a value if it is there."""
        if value in self._values and value != self.value:
            self.buttons[self._values.index(value)].setChecked(True)
            self.changed.emit()
