"""Fields in which one value is chosen, and forms that show, read and remember many of them by their names."""

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QAbstractButton, QComboBox, QFormLayout, QSlider, QSpinBox, QVBoxLayout, QWidget

from boggle_desk.views.appearance import Appearance
from boggle_desk.views.kit import OptionButton, centre_labels
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

    Qt lets the wheel change whatever is under the mouse, so that scrolling a long form would change it unnoticed.
    """
    control.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    control.installEventFilter(_LeftToThePage(control))
    return control


_FONT_CHANGES = (QEvent.Type.FontChange, QEvent.Type.StyleChange)


class NumberField(QSpinBox):
    """Its number is indented like the text of other fields."""

    unit = 1
    """What one stands for in the value that is remembered: 60 where minutes are typed and seconds remembered."""

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in _FONT_CHANGES:
            self.lineEdit().setTextMargins(self.fontMetrics().height() // 2, 0, 0, 0)


def number_field(name: str, least: int, most: int, least_text: str = "", unit: int = 1) -> NumberField:
    """Return a field with this accessible name; `least_text` is shown for the least number."""
    field = leave_wheel(NumberField(minimum=least, maximum=most))
    field.setAccessibleName(name)
    field.setSpecialValueText(least_text)
    field.unit = unit
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

    def __init__(self, look: Appearance, name: str, options: list[tuple[str, str, Value]]) -> None:
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


# ------------------------------------------------------------------------------------------- forms


@dataclass(frozen=True)
class Field:
    """One thing that is chosen. Rules and what is remembered both have it under this name, and its widget shows what is
    remembered. `keep` turns what the rules have into that, `read` turns it back."""

    name: str
    widget: QWidget
    read: Callable[[Any], Any] = lambda value: value
    keep: Callable[[Any], Any] = lambda value: value
    when: Callable[[], bool] | None = None
    """Says whether it can be chosen now; a box that cannot counts as off."""

    @property
    def value(self) -> Any:
        """What the widget shows, as it is remembered; None where there is nothing to choose from yet."""
        match self.widget:
            case QAbstractButton():
                return self.widget.isChecked()
            case NumberField():
                return self.widget.value() * self.widget.unit
            case QSlider():
                return self.widget.value() / 100
            case Choice():
                return self.widget.chosen
            case Options():
                return self.widget.value
        raise TypeError(type(self.widget))

    def show(self, value: Any) -> None:
        """Show a remembered value."""
        match self.widget:
            case QAbstractButton():
                self.widget.setChecked(value)
            case NumberField():
                self.widget.setValue(round(value / self.widget.unit))
            case QSlider():
                self.widget.setValue(round(value * 100))
            case Choice() | Options():
                self.widget.choose(value)

    @property
    def chosen(self) -> Any:
        """The signal of the widget that tells of another value."""
        match self.widget:
            case QAbstractButton():
                return self.widget.toggled
            case QSpinBox() | QSlider():
                return self.widget.valueChanged
            case Choice():
                return self.widget.currentIndexChanged
            case Options():
                return self.widget.changed
        raise TypeError(type(self.widget))


class Form(QObject):
    """Fields by their names: one table from which rules are made, shown and remembered."""

    changed = Signal(str)
    """Something else is chosen in the field of this name, not because it was shown."""

    def __init__(self, parent: QObject, fields: Iterable[Field]) -> None:
        super().__init__(parent)
        self.fields = {each.name: each for each in fields}
        self._shows = False
        for each in self.fields.values():
            each.chosen.connect(lambda *_told, name=each.name: self._take(name))
        self._offer()

    def _take(self, name: str) -> None:
        self._offer()
        if not self._shows:
            self.changed.emit(name)

    def _offer(self) -> None:
        for each in self.fields.values():
            if each.when:
                each.widget.setEnabled(each.when())

    def lay_out(self, layout: QFormLayout, leave: Collection[str] = ()) -> None:
        """Put the fields into rows, but for those to `leave` elsewhere; a box says itself what it is."""
        layout.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        for each in self.fields.values():
            if each.name in leave:
                continue
            if isinstance(each.widget, QAbstractButton):
                layout.addRow(each.widget)
            else:
                layout.addRow(each.widget.accessibleName(), each.widget)
        centre_labels(layout)

    def show(self, remembered: object) -> None:
        """Show what the attributes of these names say; what says None, or is not there, is left as it is."""
        self._show({name: getattr(remembered, name, None) for name in self.fields})

    def show_rules(self, rules: object, names: Collection[str]) -> None:
        """Show in the fields of these names what the rules say."""
        self._show({name: self.fields[name].keep(getattr(rules, name)) for name in names})

    def _show(self, values: dict[str, Any]) -> None:
        self._shows = True
        for name, value in values.items():
            if value is not None:
                self.fields[name].show(value)
        self._shows = False
        self._offer()

    def remembered(self) -> dict[str, Any]:
        """Return what is chosen as it is remembered, by name."""
        return {name: each.value for name, each in self.fields.items()}

    def rules(self) -> dict[str, Any]:
        """Return what is chosen as the rules have it, by name."""
        return {
            name: each.read(each.value) if each.when is None or each.when() else False
            for name, each in self.fields.items()
        }
