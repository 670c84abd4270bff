"""A page beside the games: where one looks back, learns or keeps score."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent

from boggle_desk.views.page import Page
from boggle_desk.views.services import Services


class RoomPage(Page):
    """A page that the first page and a menu lead to, and Escape leads home from."""

    home_asked = Signal()
    games_asked = Signal()
    """To the list of stored games."""
    meaning_asked = Signal(str)
    """What a word means."""
    play_asked = Signal(object, object, object)
    """A game: the rules, the players as a tuple, and the moves that it begins with."""
    view_asked = Signal(object)
    """To leaf through an `OpenedGame`."""

    def __init__(self, services: Services) -> None:
        super().__init__(services.look)
        self.services = services

    def marked_word(self) -> str:
        """Return the word that is marked, if there is one."""
        return ""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.home_asked.emit()
        else:
            super().keyPressEvent(event)
