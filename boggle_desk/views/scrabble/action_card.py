"""What can be done now: a heading, a sentence, and the buttons for it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout

from boggle_desk.views.kit import Card, button, clear_layout, label, set_role
from boggle_desk.views.layouts import Flow
from boggle_desk.views.look import Look
from boggle_desk.views.scrolled import Scrolled

_HEIGHT, _LINES = 246, 58
"""The height of the card and of the sentence at least, in pixels of the design: the card is as high in every turn."""


@dataclass(frozen=True)
class Action:
    """A button: what it says, what it does, whether it can be pressed."""

    title: str
    call: Callable[[], object]
    enabled: bool = True


@dataclass(frozen=True)
class Situation:
    """A heading, a sentence, and the actions of a moment; the last one is the main one."""

    heading: str
    text: str
    actions: Sequence[Action] = ()


class ActionCard(Card):
    """Shows a situation; Enter on the page does its main action. A long sentence scrolls, the buttons keep their
    place."""

    resized = Signal()
    """The card would like another height."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._heading = label("", "heading", wrap=True)
        self._text = label("", "muted", wrap=True)
        self._text.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self._sentence = Scrolled(self._text)
        self._smaller, self._main = Flow(look), QVBoxLayout()
        self._buttons: list[QPushButton] = []
        self._actions: tuple[Action, ...] = ()
        self.column.addWidget(self._heading)
        self.column.addWidget(self._sentence, 1)
        self.column.addWidget(self._smaller)
        self.column.addLayout(self._main)

    def wanted_height(self, width: int) -> int:
        """Return how high the card is at a width: the same in every situation that has room for it."""
        self._sentence.setMinimumHeight(self._look.px(_LINES))
        layout = self.column
        least = layout.minimumHeightForWidth(width) if layout.hasHeightForWidth() else layout.minimumSize().height()
        return max(self._look.px(_HEIGHT), least)

    def show_situation(self, now: Situation, bad: bool = False) -> None:
        """Say what the situation is, `bad` if it is a refusal, and offer its actions. Buttons stay the same widgets
        while their number stays, so that focus is not lost."""
        self._heading.setText(now.heading)
        self._text.setText(now.text)
        set_role(self._text, "bad" if bad else "muted")
        self._sentence.verticalScrollBar().setValue(0)
        if len(now.actions) != len(self._buttons):
            self._exchange_buttons(len(now.actions))
        self._actions = tuple(now.actions)
        for made, action in zip(self._buttons, now.actions, strict=True):
            made.setText(action.title)
            made.setEnabled(action.enabled)

    def _exchange_buttons(self, number: int) -> None:
        """Put so many new buttons in place of those before: the smaller ones side by side, the main one below."""
        before, self._buttons = self._buttons, [self._made(place, number) for place in range(number)]
        self._smaller.fill(self._buttons[:-1])
        clear_layout(self._main)
        for each in self._buttons[-1:]:
            self._main.addWidget(each)
        for each in before[:-1]:
            each.hide()
            each.deleteLater()

    def press_main(self) -> None:
        """Do the main action, if it can be done."""
        if self._actions and self._actions[-1].enabled:
            self._actions[-1].call()

    def take_focus(self) -> None:
        """Give the keyboard to the main button."""
        if self._buttons:
            self._buttons[-1].setFocus()

    def _made(self, place: int, count: int) -> QPushButton:
        """Return the button of a place; the last one is the main one."""
        made = button("", lambda: self._press(place), "primary" if place == count - 1 else "")
        made.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard where it is
        return made

    def _press(self, place: int) -> None:
        if self._actions[place].enabled:
            self._actions[place].call()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.resized.emit()
        return super().event(event)
