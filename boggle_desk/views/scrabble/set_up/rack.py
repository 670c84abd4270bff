"""The rack whose tiles are typed."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent

from boggle_desk.engine.scrabble.tiles import BLANK
from boggle_desk.views.scrabble.rack import RackView
from boggle_desk.views.theme import Theme


class SetUpRack(RackView):
    """Letters are `letter_typed`, Space and `?` a blank; Backspace and Delete are `erase_typed`. Nothing is carried."""

    erase_typed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.set_movable(False)
        self.set_motion(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do what the class says of its keys; what it does not speak of goes to the rack or the page."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()
        elif event.key() in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete):
            self.erase_typed.emit()
        elif event.text() in (" ", BLANK):
            self.letter_typed.emit(BLANK)
        else:
            super().keyPressEvent(event)
