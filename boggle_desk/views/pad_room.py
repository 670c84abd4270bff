"""The room of the score pad: with real cubes or a real board, who plays by which rules."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout

from boggle_desk.views.game_page import GameSetupPage
from boggle_desk.views.pad_setup import PadSetupPage
from boggle_desk.views.page import RoomPage
from boggle_desk.views.services import Services


class PadRoom(RoomPage):
    """Shows the page for the game that was on the table last; the other one is a click away."""

    def __init__(self, services: Services, pages: Mapping[str, Callable[[Services], GameSetupPage]]) -> None:
        """`pages` make the page before each kind of pad."""
        super().__init__(services)
        self._pages = pages
        self._stack = QStackedWidget()
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._stack)
        kind = services.choices.settings.pad.kind
        self._show(kind if kind in pages else next(iter(pages)))

    @property
    def setup(self) -> PadSetupPage:
        """The page in front."""
        page = self._stack.currentWidget()
        assert isinstance(page, PadSetupPage)  # noqa: S101  # only such pages are in the stack
        return page

    def _show(self, kind: str) -> None:
        before = self._stack.currentWidget()
        if before:
            self.leave()
        page = self._pages[kind](self.services)
        assert isinstance(page, PadSetupPage)  # noqa: S101  # only such pages are handed in
        page.chosen.connect(lambda rules, players: self.play_asked.emit(rules, players, ()))
        page.back_asked.connect(self.home_asked)
        # when the key that chose is done: it puts the keyboard on the button in the end
        page.other_asked.connect(self._change, Qt.ConnectionType.QueuedConnection)
        self._stack.addWidget(page)
        self._stack.setCurrentWidget(page)
        if before:
            self._stack.removeWidget(before)
            before.deleteLater()

    def _change(self, kind: str) -> None:
        self._show(kind)
        self.take_focus()

    def leave(self) -> None:
        self.setup.leave()

    def take_focus(self) -> None:
        self.setup.take_focus()
