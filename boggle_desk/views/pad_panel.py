"""What stands beside a score pad: cards, and buttons below them."""

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from boggle_desk.views.kit import button
from boggle_desk.views.look import Look
from boggle_desk.views.scrolled import Scrolled
from boggle_desk.views.spacing import spaced


class PadLine(QLineEdit):
    """A line to type in. While it is empty, undoing is the pad's: it takes back what was written last."""

    def event(self, event: QEvent) -> bool:
        undoing = (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.matches(QKeySequence.StandardKey.Undo)
        )
        if undoing and not self.text():
            event.ignore()
            return True
        return super().event(event)


class PadPanel(QWidget):
    """A column of cards above a row of buttons. It submits moves and keeps no facts of the game."""

    submitted = Signal(object)
    """A move that somebody asks for."""

    def __init__(self, look: Look, scrolls: bool = True) -> None:
        """`scrolls` gives the cards a scroll bar of their own, so that the buttons stay in sight; without it the panel
        takes the height that it needs."""
        super().__init__()
        self.look = look
        content = QWidget()
        self.column = QVBoxLayout(content)
        self.foot = QVBoxLayout()
        whole = QVBoxLayout(self)
        whole.addWidget(Scrolled(content) if scrolls else content, 1)
        whole.addLayout(self.foot)
        for layout in (whole, self.column, self.foot):
            spaced(layout, look, 10, (0, 0, 0, 0))

    def press_main(self) -> None:
        """Do what Enter does."""

    def take_focus(self) -> None:
        """Give the keyboard to what waits for it."""

    def show_refusal(self, text: str) -> None:
        """Say why a move was refused."""

    def row(self, *widgets: QWidget, stretch: int | None = None) -> QHBoxLayout:
        """Return a row of widgets; the one at `stretch` takes the room that is left, or all share it."""
        made = spaced(QHBoxLayout(), self.look, 10)
        for place, widget in enumerate(widgets):
            made.addWidget(widget, 1 if stretch in (None, place) else 0)
        return made


class EndPanel(PadPanel):
    """The panel of a finished game: another one, back to the start, back into this one, or on paper. An heir lays the
    buttons out."""

    another_asked = Signal()
    home_asked = Signal()
    look_back_asked = Signal()
    print_asked = Signal()

    def __init__(self, look: Look, scrolls: bool = True) -> None:
        super().__init__(look, scrolls)
        self.home = button(self.tr("To the start"), self.home_asked.emit)
        self.look_back = button(self.tr("Look back"), self.look_back_asked.emit)
        self.print = button(self.tr("Print…"), self.print_asked.emit)
        self.main = button(self.tr("Another game"), self.press_main, "primary")

    def press_main(self) -> None:
        self.another_asked.emit()

    def take_focus(self) -> None:
        self.main.setFocus()
