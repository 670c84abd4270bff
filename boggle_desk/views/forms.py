"""Fields in which one value is chosen, and forms that show, read and remember many of them by their names."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Generic, NamedTuple, TypeVar

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QShowEvent, QValidator, QWheelEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QSlider,
    QSpinBox,
    QStyle,
    QStyleOptionComboBox,
    QStylePainter,
    QVBoxLayout,
    QWidget,
)

from boggle_desk.views.appearance import Appearance, set_pen_brush, smooth_painter
from boggle_desk.views.controls import FittingButton, add_row, button, label, paint_focus
from boggle_desk.views.layouts import Flow, WrappingRow, fill, sized, spaced


class LeavesWheel:
    """Leaves the wheel to the page: scrolling a long form would change what is under the mouse."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class Capitals(QValidator):
    """Turns what is typed into capitals, as on cubes and tiles."""

    def validate(self, text: str, place: int) -> tuple[QValidator.State, str, int]:
        return QValidator.State.Acceptable, text.upper(), place


_FONT_CHANGES = (QEvent.Type.FontChange, QEvent.Type.StyleChange)


class NumberField(LeavesWheel, QSpinBox):
    """Its number is indented like the text of other fields."""

    unit = 1  # what one stands for in the value that is remembered: 60 where minutes are typed and seconds remembered
    usual: int | None = None  # the number that the least one, which has a text, stands for: steps begin and end there

    def stepBy(self, steps: int) -> None:  # noqa: N802  # Qt calls it so
        if self.usual is None:
            super().stepBy(steps)
        else:
            counted = max(self.minimum() + 1, self._counted + steps)
            self.setValue(self.minimum() if counted == self.usual else counted)
        if not self.hasFocus():
            self.lineEdit().deselect()

    @property
    def _counted(self) -> int:
        return self.usual if self.usual is not None and self.value() == self.minimum() else self.value()

    @property
    def can_fall(self) -> bool:
        return self._counted > self.minimum() + (self.usual is not None)

    @property
    def can_rise(self) -> bool:
        return self._counted < self.maximum()

    def stepEnabled(self) -> QAbstractSpinBox.StepEnabledFlag:  # noqa: N802  # Qt calls it so
        up, down = QAbstractSpinBox.StepEnabledFlag.StepUpEnabled, QAbstractSpinBox.StepEnabledFlag.StepDownEnabled
        none = QAbstractSpinBox.StepEnabledFlag.StepNone
        return (up if self.can_rise else none) | (down if self.can_fall else none)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in _FONT_CHANGES:
            indent = self.fontMetrics().height() // 2
            centred = self.alignment() & Qt.AlignmentFlag.AlignHCenter
            self.lineEdit().setTextMargins(indent, 0, indent if centred else 0, 0)


def number_field(name: str, least: int, most: int, least_text: str = "", unit: int = 1) -> NumberField:
    """Return a field with this accessible name; `least_text` is shown for the least number."""
    field = NumberField(minimum=least, maximum=most)
    field.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    field.setAccessibleName(name)
    field.lineEdit().setAccessibleName(name)
    field.setSpecialValueText(least_text)
    field.unit = unit
    return field


Value = TypeVar("Value")


class Choice(LeavesWheel, QComboBox, Generic[Value]):
    """A combo box over values. They stay here: Qt would hand enums back as plain text."""

    def __init__(self, name: str, options: list[tuple[str, Value]]) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setAccessibleDescription(name)  # on Linux Qt calls a combo box by what is chosen in it
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._values: list[Value] = []
        self.offer(options)

    def offer(self, options: list[tuple[str, Value]], key: Callable[[Value], object] = lambda value: value) -> None:
        """Offer these values; keep the chosen one if one with the same `key` is there, else choose the first."""
        chosen = self.chosen
        self.clear()
        self._values = [value for _text, value in options]
        self.addItems([text for text, _value in options])
        same = (place for place, value in enumerate(self._values) if chosen is not None and key(value) == key(chosen))
        self.setCurrentIndex(next(same, 0))

    def sizeHint(self) -> QSize:  # the style's own is a little too narrow for its padding
        return super().sizeHint() + QSize(2 * self.fontMetrics().averageCharWidth(), 0)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Show with … that a text has no room; the list has all of it."""
        painter, option = QStylePainter(self), QStyleOptionComboBox()
        self.initStyleOption(option)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        part = QStyle.SubControl.SC_ComboBoxEditField
        room = self.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, part, self).width()
        option.currentText = self.fontMetrics().elidedText(option.currentText, Qt.TextElideMode.ElideRight, room - 2)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)

    def showPopup(self) -> None:
        room = self.screen().availableSize().width() // 2
        self.view().setMinimumWidth(min(self.view().sizeHintForColumn(0) + 2 * self.fontMetrics().height(), room))
        super().showPopup()

    @property
    def value(self) -> Value:
        return self._values[self.currentIndex()]

    @property
    def chosen(self) -> Value | None:
        """The value that is chosen, None where there is none to choose."""
        return self.value if self.currentIndex() >= 0 else None

    def choose(self, value: Value) -> None:
        if value in self._values:
            self.setCurrentIndex(self._values.index(value))


def _reach_chosen(each: QAbstractButton, chosen: bool) -> None:
    """Let Tab lead to the chosen button, and arrows from there; Qt does so only for one that somebody has pressed."""
    each.setFocusPolicy(Qt.FocusPolicy.StrongFocus if chosen else Qt.FocusPolicy.ClickFocus)


class Options(QWidget, Generic[Value]):
    """Buttons over values, one of which is chosen. A subclass makes them."""

    changed = Signal()
    gap = 4

    def __init__(self, look: Appearance, name: str, options: list[tuple[str, str, Value]]) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self._look = look
        self._column = spaced(QHBoxLayout(self), look, self.gap, (0, 0, 0, 0))
        self._values: list[Value] = []
        self.buttons: list[QAbstractButton] = []
        self._group = QButtonGroup(self)
        self.offer(options)

    def make_button(self, title: str, summary: str, _value: Value) -> QAbstractButton:
        raise NotImplementedError

    def place(self, each: QAbstractButton, _value: Value) -> None:
        """Put the button of a value where it belongs."""
        self._column.addWidget(each)

    def offer(self, options: list[tuple[str, str, Value]]) -> None:
        """Offer these values; keep the chosen one if it is among them, else choose the first."""
        chosen = self.value if self.buttons else None
        for each in self.buttons:
            self._group.removeButton(each)
            each.hide()
            each.setParent(None)
            each.deleteLater()
        self._values = [value for _title, _summary, value in options]
        self.buttons = [self.make_button(*option) for option in options]
        for each, value in zip(self.buttons, self._values, strict=True):
            self._group.addButton(each)
            self.place(each, value)
            each.clicked.connect(lambda _checked=False: self.changed.emit())
            each.toggled.connect(partial(_reach_chosen, each))
        self.buttons[self._values.index(chosen) if chosen in self._values else 0].setChecked(True)

    def showEvent(self, event: QShowEvent) -> None:
        """Let Tab leave out all others; before, they have taken their places in its way."""
        super().showEvent(event)
        for each in self.buttons:
            _reach_chosen(each, each.isChecked())

    def focus_chosen(self) -> None:
        """Give the keyboard to the chosen button: the one that had it may be gone."""
        next(each for each in self.buttons if each.isChecked()).setFocus()

    @property
    def value(self) -> Value:
        return next(v for v, each in zip(self._values, self.buttons, strict=True) if each.isChecked())

    def choose(self, value: Value) -> None:
        if value in self._values and value != self.value:
            self.buttons[self._values.index(value)].setChecked(True)
            self.changed.emit()


class Segments(Options[Value]):
    """A few short values side by side."""

    def make_button(self, title: str, summary: str, _value: Value) -> QAbstractButton:
        made = FittingButton(title)
        made.setProperty("role", "segment")
        made.setCheckable(True)
        made.setAutoDefault(False)
        made.setToolTip(summary)
        made.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        return made


class Chips(Segments[Value]):
    """Some values, all in sight, in as many rows as they need."""

    def __init__(self, look: Appearance, name: str, options: list[tuple[str, Value]]) -> None:
        self._flow = Flow(look, gap=6)
        super().__init__(look, name, [(text, "", value) for text, value in options])
        self._column.addWidget(self._flow)
        self._flow.fill(self.buttons)

    def place(self, each: QAbstractButton, _value: Value) -> None:
        """Leave it to the flow."""

    @property
    def text(self) -> str:
        """What is chosen, as it is called."""
        return next(each.text() for each in self.buttons if each.isChecked())


class Switch(QCheckBox):
    """A box that looks like a switch; its words are beside it, in the row that it belongs to."""

    def __init__(self, look: Appearance, name: str) -> None:
        super().__init__()
        self._look = look
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(64), self._look.px(40))

    def hitButton(self, place: QPoint) -> bool:  # noqa: N802  # Qt calls it so
        return self.rect().contains(place)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, px = self._look.theme, self._look.px
        painter = smooth_painter(self)
        painter.setOpacity(1.0 if self.isEnabled() else 0.4)
        slot = QRectF(0, 0, px(52), px(30))
        slot.moveCenter(QRectF(self.rect()).center())
        on = self.isChecked()
        set_pen_brush(
            painter, QColor(theme.accent) if on else QColor(theme.card), theme.accent if on else theme.muted, px(2)
        )
        painter.drawRoundedRect(slot, slot.height() / 2, slot.height() / 2)
        knob = QRectF(0, 0, px(20), px(20))
        knob.moveCenter(slot.center() + QPointF((1 if on else -1) * (slot.width() / 2 - px(15)), 0))
        set_pen_brush(painter, theme.on_accent if on else theme.muted)
        painter.drawEllipse(knob)
        if self.hasFocus():
            paint_focus(painter, self._look, self.rect())


class Stepper(QWidget):
    """A number with a button at each end. The buttons are for the mouse; the number itself takes the keys."""

    def __init__(self, look: Appearance, number: NumberField) -> None:
        super().__init__()
        self._number = number
        number.setAlignment(Qt.AlignmentFlag.AlignCenter)
        number.setProperty("role", "stepped")
        row = spaced(QHBoxLayout(self), look, 4, (0, 0, 0, 0))
        self._less = self._end("−", self.tr("Less"), -1)
        self._more = self._end("+", self.tr("More"), 1)
        fill(row, self._less, (number, 1), self._more)
        number.valueChanged.connect(self._show)
        self._show()

    def _end(self, sign: str, name: str, step: int) -> QPushButton:
        end = button(sign, partial(self._number.stepBy, step), "step")
        end.setAccessibleName(f"{self._number.accessibleName()}: {name}")
        end.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        end.setAutoRepeat(True)
        return end

    def _show(self) -> None:
        self._less.setEnabled(self._number.can_fall)
        self._more.setEnabled(self._number.can_rise)


# ------------------------------------------------------------------------------------------- forms


@dataclass(frozen=True)
class Field:
    """One choice. Rules and remembered settings both have it under `name`, and the widget shows the remembered value.
    `keep` turns the rules' value into that, `read` turns it back."""

    name: str
    widget: QWidget
    read: Callable[[Any], Any] = lambda value: value
    keep: Callable[[Any], Any] = lambda value: value
    when: Callable[[], bool] | None = None  # says whether it can be chosen now; a box that cannot counts as off

    @property
    def _kind(self) -> "_WidgetKind":
        return next(kind for kind in _KINDS if isinstance(self.widget, kind.type))

    @property
    def value(self) -> Any:
        """What the widget shows, as it is remembered; None where there is nothing to choose from yet."""
        return self._kind.value(self.widget)

    def show(self, value: Any) -> None:
        self._kind.show(self.widget, value)

    @property
    def chosen(self) -> Any:
        """The signal of the widget that tells of another value."""
        return getattr(self.widget, self._kind.signal)


class _WidgetKind(NamedTuple):
    """How a kind of widget tells that another value is chosen, what it shows, and how it shows something else."""

    type: type[QWidget]
    signal: str
    value: Callable[[Any], Any]
    show: Callable[[Any, Any], None]


_KINDS = (
    _WidgetKind(QAbstractButton, "toggled", QAbstractButton.isChecked, QAbstractButton.setChecked),
    _WidgetKind(
        NumberField, "valueChanged", lambda w: w.value() * w.unit, lambda w, value: w.setValue(round(value / w.unit))
    ),
    _WidgetKind(QSlider, "valueChanged", lambda w: w.value() / 100, lambda w, value: w.setValue(round(value * 100))),
    _WidgetKind(Choice, "currentIndexChanged", lambda w: w.chosen, Choice.choose),
    _WidgetKind(Options, "changed", lambda w: w.value, Options.choose),
)


class FieldRow(QWidget):
    """A row of a form; a click anywhere on that of a switch turns it."""

    def __init__(self, look: Appearance, control: QWidget) -> None:
        super().__init__()
        self._look, self._control = look, control

    def sizeHint(self) -> QSize:
        return super().sizeHint().expandedTo(self.minimumSizeHint())

    def minimumSizeHint(self) -> QSize:  # a minimum of its own would hide that of what is in it
        return super().minimumSizeHint().expandedTo(QSize(0, self._look.px(52)))

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        if isinstance(self._control, QAbstractButton) and self._control.isEnabled():
            self._control.click()

    def paintEvent(self, _event: QPaintEvent) -> None:
        QPainter(self).fillRect(0, 0, self.width(), 1, QColor(self._look.theme.line))


class Form(QObject):
    """Fields by their names: one table from which rules are made, shown and remembered."""

    changed = Signal(str)  # something else is chosen in the field of this name, not because it was shown

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
                add_row(layout, each.widget.accessibleName(), each.widget)

    def section(self, look: Appearance, title: str, names: Collection[str], others: Sequence[QWidget] = ()) -> QWidget:
        """Return these fields, and `others` outside the form, as rows below a title."""
        made = QWidget()
        rows = spaced(QVBoxLayout(made), look, 2, (0, 0, 0, 8))
        rows.addWidget(label(title, "accent"))
        for control in (*(self.fields[name].widget for name in names), *others):
            words = label(control.accessibleName())
            words.setBuddy(control)
            inside = spaced(WrappingRow(), look, None, (0, 4, 0, 4))
            if isinstance(control, NumberField):  # all as wide as the widest
                fill(inside, (words, 1), sized(Stepper(look, control), look, wide=236))
            else:
                fill(inside, (words, 1), control)
            row = FieldRow(look, control)
            row.setLayout(inside)
            rows.addWidget(row)
        rows.addStretch(1)
        return made

    def show(self, remembered: object) -> None:
        """Show what the attributes of these names say; what says None, or is not there, is left as it is."""
        self.show_values({name: getattr(remembered, name, None) for name in self.fields})

    def show_rules(self, rules: object, names: Collection[str]) -> None:
        self.show_values({name: self.fields[name].keep(getattr(rules, name)) for name in names})

    def show_values(self, values: Mapping[str, Any]) -> None:
        """Show remembered values by name; None and unknown names are skipped."""
        self._shows = True
        for name, field in self.fields.items():
            if values.get(name) is not None:
                field.show(values[name])
        self._shows = False
        self._offer()

    def remembered(self) -> dict[str, Any]:
        return {name: each.value for name, each in self.fields.items()}

    def rules(self) -> dict[str, Any]:
        """Return what is chosen as the rules have it, by name."""
        return {
            name: each.read(each.value) if each.when is None or each.when() else False
            for name, each in self.fields.items()
        }
