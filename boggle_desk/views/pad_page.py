"""What both score pads share: set-up page, table page and panels."""

from typing import Any

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from boggle_desk.engine.game import Position, Refused
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.players import Player
from boggle_desk.models.session import GameSession
from boggle_desk.views.appearance import Appearance
from boggle_desk.views.controls import (
    Card,
    FittingButton,
    PageStack,
    announce,
    become,
    button,
    label,
    press_focused,
    set_role,
    takes,
    wake,
)
from boggle_desk.views.forms import Segments
from boggle_desk.views.game_page import GamePage, GameSetupPage
from boggle_desk.views.layouts import Scrolled, fill, in_row, spaced
from boggle_desk.views.pad_sheet import ScorePad
from boggle_desk.views.player_view import PlayerChips
from boggle_desk.views.services import AppContext


class PadLine(QLineEdit):
    """A line to type in. While it is empty, Undo and Redo are the page's."""

    @property
    def begun(self) -> bool:
        return bool(self.text())

    def event(self, event: QEvent) -> bool:
        undoing = (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and (event.matches(QKeySequence.StandardKey.Undo) or event.matches(QKeySequence.StandardKey.Redo))
        )
        if undoing and not self.begun:
            event.ignore()
            return True
        return super().event(event)


class PadPanel(QWidget):
    """A column of cards above a row of buttons."""

    submitted = Signal(object)
    main: FittingButton

    def __init__(self, look: Appearance, scrolls: bool = True) -> None:
        """`scrolls`: the cards have their own scroll bar, and the buttons stay in sight."""
        super().__init__()
        self.look = look
        content = QWidget()
        self.column = QVBoxLayout(content)
        self.foot = QVBoxLayout()
        whole = fill(QVBoxLayout(self), (Scrolled(content) if scrolls else content, 1), self.foot)
        for layout in (whole, self.column, self.foot):
            spaced(layout, look, 10, (0, 0, 0, 0))

    def press_main(self) -> None:
        """Do what Enter does."""

    def take_focus(self) -> None:
        """Give the keyboard to what waits for it."""

    def show_refusal(self, text: str) -> None:
        """Say why a move was refused."""

    def row(self, *widgets: QWidget, stretch: int | None = None) -> QHBoxLayout:
        """Return a row of widgets; the one at `stretch` takes the free room, else all share it."""
        parts = [(widget, 1 if stretch in (None, place) else 0) for place, widget in enumerate(widgets)]
        return in_row(self.look, *parts, gap=10)


class LinePanel(PadPanel):
    """A line to write in for one of the players."""

    left = Signal()  # the correction is done or given up

    def __init__(self, look: Appearance, scrolls: bool = True, least: int = 200) -> None:
        """`least` is the width in which a player's chip makes do."""
        super().__init__(look, scrolls)
        self.heading = label("", "heading", wrap=True)
        self.line = PadLine()
        self.main = button("", self.press_main, "primary")
        self.line.textEdited.connect(lambda _text: wake(self.main))
        self.verdict = label("", "muted", wrap=True)
        self.doubted: object = None
        """The entry that was questioned as a likely slip; pressing the main button again writes it."""
        self.seats = PlayerChips(look, least)

    def speak(self, text: str, role: str) -> None:
        self.verdict.setText(text)
        set_role(self.verdict, role)

    def show_refusal(self, text: str) -> None:
        self.speak(text, "bad")

    def ask_about(self, doubted: object, text: str, anyway: str) -> None:
        """Question a likely slip; pressing the main button again writes it `anyway`."""
        self.doubted = doubted
        self.speak(text, "bad")
        become(self.main, anyway)
        self.line.selectAll()
        announce(self, text)

    def take_focus(self) -> None:
        self.line.setFocus()


class EndPanel(PadPanel):
    """The panel of a finished game. A subclass lays its buttons out."""

    another_asked = Signal()
    home_asked = Signal()
    look_back_asked = Signal()
    print_asked = Signal()

    def __init__(self, look: Appearance, scrolls: bool = True) -> None:
        super().__init__(look, scrolls)
        self.home = button(self.tr("Home"), self.home_asked.emit)
        self.look_back = button(self.tr("Look back"), self.look_back_asked.emit)
        self.print = button(self.tr("Print…"), self.print_asked.emit)
        self.main = button(self.tr("Play again"), self.press_main, "primary")

    def press_main(self) -> None:
        self.another_asked.emit()

    def take_focus(self) -> None:
        self.main.setFocus()


class PadPage(GamePage[Position]):
    """The page of a pad. A subclass hands its panels to `stack`, lays everything out, and shows one by `switch`."""

    help_page = "40_score_pad"

    def __init__(self, services: AppContext, session: GameSession[Position], lexicon: Lexicon) -> None:
        super().__init__(services.look, session, lexicon)
        self.services = services
        self.pad = ScorePad(services.look)
        self.panels = PageStack()
        session.happened.connect(self.follow)
        session.stepped.connect(self.after_step)
        session.rewound.connect(self.after_step)
        session.refused.connect(self._refused)

    def follow(self, event: Any) -> None:
        raise NotImplementedError

    def after_step(self) -> None:
        """Show the position after a step, or after one was undone."""
        raise NotImplementedError

    def why_not(self, refusal: Refused) -> str:
        raise NotImplementedError

    def stack(self, *panels: PadPanel, end: EndPanel) -> None:
        """Stack the panels; `end` is that of a finished game."""
        for panel in (*panels, end):
            self.panels.addWidget(panel)
            panel.submitted.connect(self.session.submit)
        end.another_asked.connect(self.another_asked)
        end.print_asked.connect(self.print_asked)
        end.home_asked.connect(self.home_asked)
        end.look_back_asked.connect(self.look_back_asked)

    @property
    def panel(self) -> PadPanel:
        panel = self.panels.currentWidget()
        assert isinstance(panel, PadPanel)  # noqa: S101  # only panels are in the stack
        return panel

    def switch(self, panel: PadPanel) -> None:
        """Show a panel; a new one takes the keyboard."""
        changed = panel is not self.panels.currentWidget()
        self.panels.setCurrentWidget(panel)
        if changed:
            self.let_rest(panel)
            panel.take_focus()

    def take_focus(self) -> None:
        self.panel.take_focus()

    def _refused(self, refusal: Refused) -> None:
        text = self.why_not(refusal)
        self.panel.show_refusal(text)
        announce(self, text)

    def press_enter(self) -> None:
        """Do what Enter does where it presses no button."""
        self.panel.press_main()

    @property
    def can_leave(self) -> bool:
        """Whether Escape leaves a line before the page."""
        raise NotImplementedError

    def leave_line(self) -> None:
        raise NotImplementedError

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not press_focused(self) and takes(self.panel.main):
                self.press_enter()
        elif event.key() == Qt.Key.Key_Escape and self.can_leave:
            self.leave_line()
        else:
            super().keyPressEvent(event)


class PadSetupPage(GameSetupPage):
    help_page = "40_score_pad"

    def __init__(self, services: AppContext, kind: str) -> None:
        super().__init__(services)
        self._kind = kind
        self.game_card = Card(services.look, margin=24)
        self.game_card.column.addWidget(label(self.tr("What are you playing?"), "heading"))
        self.games: Segments[str] = Segments(
            services.look,
            self.tr("What are you playing?"),
            [
                (self.tr("Boggle"), self.tr("Your own cubes, pencils and paper"), "boggle_pad"),
                (self.tr("Scrabble"), self.tr("Your own board and tiles"), "scrabble_pad"),
            ],
        )
        self.games.choose(kind)
        # when the key that chose is done: it puts the keyboard on the button in the end
        self.games.changed.connect(self._change_game, Qt.ConnectionType.QueuedConnection)
        self.game_card.column.addWidget(self.games)
        self.game_card.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.start.setText(self.tr("Start"))

    def _change_game(self) -> None:
        if self.games.value != self._kind:
            self.kind_asked.emit(self.games.value)

    def lay_out_pad(self, right: list[QWidget]) -> None:
        self.lay_out(self.tr("Score pad"), [self.game_card, *right])

    def people(self) -> tuple[Player, ...]:
        """Return the people who sat down last; no computer plays at a real table."""
        return tuple(player for player in self.services.choices.settings.players if player.level is None)

    def remembered(self, players: tuple[Player, ...]) -> tuple[Player, ...]:
        """Return these people and the computers that sat at the last table."""
        computers = [player for player in self.services.choices.settings.players if player.level is not None]
        return (*players, *computers)

    def take_focus(self) -> None:
        self.games.focus_chosen()
