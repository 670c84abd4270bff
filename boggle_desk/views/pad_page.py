"""A score pad in use, whichever game it is: the pad, and a stack of panels of which one takes what is written."""

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent

from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.models.session import GameSession
from boggle_desk.views.game_page import GamePage
from boggle_desk.views.kit import PageStack, announce, press_focused
from boggle_desk.views.pad_panel import EndPanel, PadPanel
from boggle_desk.views.pad_sheet import ScorePad
from boggle_desk.views.services import Services


class PadPage(GamePage):
    """Shows the position of a session; every move goes through the session. An heir makes the panels, hands them to
    `stack`, lays everything out, and shows one panel by `switch`."""

    help_section = "The score pad"

    def __init__(self, services: Services, session: GameSession, lexicon: Lexicon) -> None:
        super().__init__(services.look, session, lexicon)
        self.services = services
        self.pad = ScorePad(services.look)
        self.panels = PageStack()

    def stack(self, *panels: PadPanel, end: EndPanel) -> None:
        """Put the panels on the stack; `end` is the one of a finished game."""
        for panel in (*panels, end):
            self.panels.addWidget(panel)
            panel.submitted.connect(self.submit)
        end.another_asked.connect(self.another_asked)
        end.print_asked.connect(self.print_asked)
        end.home_asked.connect(self.home_asked)
        end.look_back_asked.connect(self.look_back_asked)

    def submit(self, move: Any) -> None:
        """Ask the session for a move."""
        self.session.submit(move)

    def fit(self) -> None:
        """Follow the size of the page and of the letters."""
        raise NotImplementedError

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    @property
    def panel(self) -> PadPanel:
        """The panel that is shown."""
        panel = self.panels.currentWidget()
        assert isinstance(panel, PadPanel)  # noqa: S101  # only panels are in the stack
        return panel

    def switch(self, panel: PadPanel) -> None:
        """Show a panel; a new one takes the keyboard."""
        changed = panel is not self.panels.currentWidget()
        self.panels.setCurrentWidget(panel)
        if changed:
            panel.take_focus()

    def take_focus(self) -> None:
        self.panel.take_focus()

    def refuse(self, text: str) -> None:
        """Say why a move was refused."""
        self.panel.show_refusal(text)
        announce(self, text)

    def press_enter(self) -> None:
        """Do what Enter does where it presses no button."""
        self.panel.press_main()

    @property
    def can_leave(self) -> bool:
        """Whether there is something that Escape leaves before the page."""
        raise NotImplementedError

    def leave_line(self) -> None:
        """Leave what is being written or corrected."""
        raise NotImplementedError

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not press_focused(self):
                self.press_enter()
        elif event.key() == Qt.Key.Key_Escape and self.can_leave:
            self.leave_line()
        else:
            super().keyPressEvent(event)
