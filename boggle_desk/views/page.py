"""What all pages have in common: the table they lie on."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from boggle_desk.views.look import Look
from boggle_desk.views.texture import table_pixmap

if TYPE_CHECKING:
    from boggle_desk.engine.lexicon import Lexicon
    from boggle_desk.views.paper.printable import Printable


class Page(QWidget):
    """A page of the window, on the table's paper."""

    print_asked = Signal()
    """What is shown is wanted on paper."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        look.changed.connect(self.update)

    def take_focus(self) -> None:
        """Give the keyboard to the part of the page that waits for it."""
        self.setFocus()

    def printables(self, _lexicon: "Callable[[str], Lexicon]") -> "tuple[Printable, ...]":
        """Return what can be printed of what is shown; the dictionary of a game is had by its key."""
        return ()

    def take_back(self) -> None:
        """Undo the last step, where a step can be undone."""

    def pause_or_resume(self) -> None:
        """Let time stand still, or go on, where there is a clock."""

    def turn_board(self) -> None:
        """Turn the board by a quarter, where it can be turned."""

    def can(self, act: Callable[[Any], None]) -> bool:
        """Return whether one of these acts does anything here."""
        return getattr(type(self), act.__name__) is not act

    def leave(self) -> None:
        """Come to rest: another page is shown, or the window closes."""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawPixmap(0, 0, table_pixmap(self.look.theme, self.size(), self.devicePixelRatioF()))
