"""A challenge on the table: who challenges, and where the table votes everybody's ballot."""

from collections.abc import Collection

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent

from boggle_desk.engine.boggle.position import BogglePosition
from boggle_desk.views.appearance import Appearance
from boggle_desk.views.ballots import BallotBox
from boggle_desk.views.faces import faces_at
from boggle_desk.views.player_view import LARGE, PlayerView


class ChallengeScene(BallotBox):
    """Asks who challenges a word if that is open, and shows the votes if the table votes."""

    challenged = Signal(int)
    """Who challenges."""

    def __init__(self, look: Appearance) -> None:
        super().__init__(look)
        self.people: dict[int, PlayerView] = {}
        """Those who may challenge, while it is asked who does."""

    def ask(self, position: BogglePosition, seats: Collection[int]) -> None:
        """Ask which of these seats challenges."""
        self.clear()
        for seat, face in enumerate(faces_at(self._look, position)):
            if seat in seats:
                choice = PlayerView(self._look, face, position.players[seat].name, LARGE)
                choice.clicked.connect(lambda _checked=False, who=seat: self.challenged.emit(who))
                self._asked.append(choice)
                self.people[seat] = choice
        self._place()

    def clear(self) -> None:
        super().clear()
        self.people = {}

    def take_focus(self) -> None:
        """Give the keyboard to the first who is asked."""
        for choice in list(self.people.values())[:1]:
            choice.setFocus(Qt.FocusReason.TabFocusReason)
        super().take_focus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A digit says who challenges."""
        choice = self.people.get(event.key() - Qt.Key.Key_1)
        if choice:
            choice.click()
        else:
            super().keyPressEvent(event)
