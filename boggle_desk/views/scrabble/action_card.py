"""What can be done now: a heading, a sentence, and the buttons for it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QVBoxLayout

from boggle_desk.views.flow import Flow
from boggle_desk.views.kit import Card, button, clear_layout, label, set_role
from boggle_desk.views.look import Look


@dataclass(frozen=True)
class Action:
    """A button: what it says, what it does, whether it can be pressed. The last one of a list is the main one."""

    title: str
    call: Callable[[], object]
    enabled: bool = True


class ActionCard(Card):
    """Shows a situation and its actions; Enter on the page does the main one."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._heading = label("", "heading", wrap=True)
        self._text = label("", "muted", wrap=True)
        self._smaller, self._main = Flow(look), QVBoxLayout()
        self._buttons: list[QPushButton] = []
        self._actions: tuple[Action, ...] = ()
        self.column.addWidget(self._heading)
        self.column.addWidget(self._text)
        self.column.addStretch()
        self.column.addWidget(self._smaller)
        self.column.addLayout(self._main)

    def show_text(self, heading: str, text: str, bad: bool = False) -> None:
        """Say what the situation is; `bad` if it is a refusal."""
        self._heading.setText(heading)
        self._heading.setVisible(bool(heading))
        self._text.setText(text)
        set_role(self._text, "bad" if bad else "muted")

    def show_actions(self, actions: Sequence[Action]) -> None:
        """Offer these actions. Buttons stay the same widgets while their number stays, so that focus is not lost."""
        if len(actions) != len(self._buttons):
            self._exchange_buttons(len(actions))
        self._actions = tuple(actions)
        for made, action in zip(self._buttons, actions, strict=True):
            made.setText(action.title)
            made.setEnabled(action.enabled)

    def _exchange_buttons(self, number: int) -> None:
        """Put so many new buttons in place of those before: the smaller ones side by side, the main one below."""
        before, self._buttons = self._buttons, [self._made(place, number) for place in range(number)]
        self._smaller.fill(self._buttons[:-1])
        self._smaller.setVisible(number > 1)
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
