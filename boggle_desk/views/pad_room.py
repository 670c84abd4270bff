"""The room of the score pad, where you say for which game it is, and what the set-up pages of both games share."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from boggle_desk.engine.players import Player
from boggle_desk.views.forms import Segments
from boggle_desk.views.game_page import GameSetupPage
from boggle_desk.views.kit import Card, label
from boggle_desk.views.page import RoomPage, Steps
from boggle_desk.views.services import AppContext


class PadSetupPage(GameSetupPage):
    """Before a score pad: first of all, for which game."""

    other_asked = Signal(str)
    """The pad for the other game: its kind."""

    def __init__(self, services: AppContext, kind: str) -> None:
        super().__init__(services)
        self.game_card = Card(services.look)
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
        self.games.changed.connect(
            lambda: None if self.games.value == kind else self.other_asked.emit(self.games.value)
        )
        self.game_card.column.addWidget(self.games)
        self.game_card.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.start.setText(self.tr("Start"))

    def lay_out_pad(self, right: list[QWidget]) -> Steps:
        """Lay the cards on the page, the question for the game first."""
        return self.lay_out(self.tr("Score pad"), [self.game_card, *right])

    def people(self) -> tuple[Player, ...]:
        """Return the people who sat down last: no computer sits at a real table."""
        return tuple(player for player in self.services.choices.settings.players if player.level is None)

    def remembered(self, players: tuple[Player, ...]) -> tuple[Player, ...]:
        """Return who shall be remembered for the next table: these people, and the computers that sat there."""
        computers = [player for player in self.services.choices.settings.players if player.level is not None]
        return (*players, *computers)

    def take_focus(self) -> None:
        self.games.focus_chosen()


class PadRoom(RoomPage):
    """Shows the page for the game that was on the table last; the other one is a click away."""

    def __init__(self, services: AppContext, pages: Mapping[str, Callable[[AppContext], GameSetupPage]]) -> None:
        """`pages` make the page before each kind of pad."""
        super().__init__(services)
        self._pages = pages

    def build(self) -> Steps:
        self._stack = QStackedWidget()
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._stack)
        kind = self.services.choices.settings.pad.kind
        page = self._make(kind if kind in self._pages else next(iter(self._pages)))
        page.setParent(self._stack)
        yield None
        while not page.is_whole:
            page.build_on()
            yield page
        self._show(page)

    @property
    def setup(self) -> PadSetupPage:
        page = self._stack.currentWidget()
        assert isinstance(page, PadSetupPage)  # noqa: S101  # only such pages are in the stack
        return page

    def _make(self, kind: str) -> PadSetupPage:
        page = self._pages[kind](self.services)
        assert isinstance(page, PadSetupPage)  # noqa: S101  # only such pages are handed in
        page.chosen.connect(lambda rules, players: self.play_asked.emit(rules, players, ()))
        page.back_asked.connect(self.home_asked)
        # when the key that chose is done: it puts the keyboard on the button in the end
        page.other_asked.connect(self._change, Qt.ConnectionType.QueuedConnection)
        return page

    def _show(self, page: PadSetupPage) -> None:
        before = self._stack.currentWidget()
        if before:
            self.leave()
        self._stack.addWidget(page)
        self._stack.setCurrentWidget(page)
        if before:
            self._stack.removeWidget(before)
            before.deleteLater()

    def _change(self, kind: str) -> None:
        self._show(self._make(kind))
        self.take_focus()

    def leave(self) -> None:
        self.setup.leave()

    def take_focus(self) -> None:
        self.setup.take_focus()
