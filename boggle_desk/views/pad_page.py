"""What both score pads share: set-up page, table page and panels."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from boggle_desk.engine.game import Position, Refused
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.players import Player
from boggle_desk.models.prompt import Action, PadAct, Prompt
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
    show_actions,
    takes,
    tell,
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

    acted = Signal(object)
    """A move, or an act that the page knows."""
    changed = Signal()
    """What is typed, or marked, is something else."""
    main: FittingButton

    def __init__(self, look: Appearance, scrolls: bool = True) -> None:
        """`scrolls`: the cards have their own scroll bar, and the buttons stay in sight."""
        super().__init__()
        self.look, self.now = look, Prompt("")
        self.buttons: dict[object, QAbstractButton] = {}
        """The buttons beside the main one, by what they do."""
        content = QWidget()
        self.column = QVBoxLayout(content)
        self.foot = QVBoxLayout()
        whole = fill(QVBoxLayout(self), (Scrolled(content) if scrolls else content, 1), self.foot)
        for layout in (whole, self.column, self.foot):
            spaced(layout, look, 10, (0, 0, 0, 0))

    def make(self, deed: object, role: str = "", removes: bool = False) -> FittingButton:
        """Return a button for something that may be done at times."""
        made = button("", lambda: self.do(deed), role, removes=removes)
        self.buttons[deed] = made
        return made

    def show_prompt(self, now: Prompt) -> None:
        self.now = now
        show_actions(self.buttons, now)
        self.show_main(now.actions[-1])

    def show_main(self, action: Action) -> None:
        become(self.main, action.title)

    def do(self, deed: object) -> None:
        """Do what a button is for."""
        self._do(next((each for each in self.now.actions if each.deed == deed), None))

    def press_main(self) -> None:
        """Do what Enter does."""
        self._do(self.now.actions[-1])

    def _do(self, action: Action | None) -> None:
        if action and action.enabled:
            self.acted.emit(action.does)

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

    right = "muted"  # how it is said what a line means

    def __init__(self, look: Appearance, scrolls: bool = True, least: int = 200) -> None:
        """`least` is the width in which a player's chip makes do."""
        super().__init__(look, scrolls)
        self.heading = label("", "heading", wrap=True)
        self.line = PadLine()
        self.main = button("", self.press_main, "primary")
        self.line.textEdited.connect(lambda _text: wake(self.main))
        self.line.textChanged.connect(lambda _text: self._change())
        self.verdict = label("", "muted", wrap=True)
        self.asked: Any = None
        """What was questioned as a likely slip; pressing the main button again writes it."""
        self.seats = PlayerChips(look, least)

    def speak(self, text: str, role: str) -> None:
        self.verdict.setText(text)
        set_role(self.verdict, role)

    def show_refusal(self, text: str) -> None:
        self.speak(text, "bad")

    def _change(self) -> None:
        self.asked = None
        self.changed.emit()

    def show_prompt(self, now: Prompt) -> None:
        super().show_prompt(now)
        tell(self.heading, now.heading)
        main = now.actions[-1]
        role = "accent" if not main.sure else self.right if main.enabled else "muted"
        self.speak(now.text, "bad" if now.bad else role)

    def show_main(self, action: Action) -> None:
        if self.asked:  # else it changes as somebody types
            become(self.main, action.title)
        self.main.setText(action.title)
        self.main.setEnabled(action.enabled)

    def ask_about(self, asked: object) -> None:
        """Question a likely slip."""
        self.asked = asked
        self.changed.emit()
        self.line.selectAll()
        announce(self, self.now.text)

    def take_focus(self) -> None:
        self.line.setFocus()


class EndPanel(PadPanel):
    """The panel of a finished game or round. A subclass lays its buttons out."""

    def __init__(self, look: Appearance, scrolls: bool = True) -> None:
        super().__init__(look, scrolls)
        self.heading, self.text, self.note = (label("", role, wrap=True) for role in ("title", "", "muted"))
        self.home, self.look_back, self.print = map(self.make, (PadAct.HOME, PadAct.LOOK_BACK, PadAct.PRINT))
        self.print.setToolTip(self.tr("Print or save as PDF (Ctrl+P)"))
        self.main = button("", self.press_main, "primary")

    def show_prompt(self, now: Prompt) -> None:
        super().show_prompt(now)
        for part, text in ((self.heading, now.heading), (self.text, now.text), (self.note, now.note)):
            tell(part, text)

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
        self.acts: dict[PadAct, Callable[[], object]] = {
            PadAct.HOME: self.home_asked.emit, PadAct.LOOK_BACK: self.look_back_asked.emit,
            PadAct.PRINT: self.print_asked.emit, PadAct.ANOTHER: self.another_asked.emit,
        }  # fmt: skip

    @property
    def prompt(self) -> Prompt:
        """What is said now, and what may be done."""
        raise NotImplementedError

    def act(self, deed: Any) -> None:
        """Make a move, or do what the page knows by its name."""
        if isinstance(deed, PadAct):
            self.acts[deed]()
        else:
            self.session.submit(deed)

    def follow(self, event: Any) -> None:
        raise NotImplementedError

    def after_step(self) -> None:
        """Show the position after a step, or after one was undone."""
        raise NotImplementedError

    def why_not(self, refusal: Refused) -> str:
        raise NotImplementedError

    def stack(self, *panels: PadPanel) -> None:
        for panel in panels:
            self.panels.addWidget(panel)
            panel.acted.connect(self.act)

    @property
    def panel(self) -> PadPanel:
        panel = self.panels.currentWidget()
        assert isinstance(panel, PadPanel)  # noqa: S101  # only panels are in the stack
        return panel

    def switch(self, panel: PadPanel, now: Prompt) -> None:
        """Show a panel; a new one takes the keyboard."""
        panel.show_prompt(now)
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
