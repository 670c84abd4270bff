"""What the window asks of a game's pages, whichever game it is."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.players import Player
from boggle_desk.models.session import GameSession
from boggle_desk.views.appearance import Appearance
from boggle_desk.views.kit import button, label, press_focused
from boggle_desk.views.layouts import CardColumns
from boggle_desk.views.page import Page
from boggle_desk.views.rules_card import RulesCard
from boggle_desk.views.services import AppContext
from boggle_desk.views.spacing import spaced


class GameSetupPage(Page):
    """Before a game: two columns of cards that scroll, and below them the way back and to the table.

    A subclass makes its cards, `rules` among them, and calls `lay_out`; it says in `chosen_game` what they come to.
    """

    rules: RulesCard

    chosen = Signal(object, object, object)
    """The rules, the players as a tuple, and the moves that the game begins with."""
    back_asked = Signal()

    def __init__(self, services: AppContext) -> None:
        super().__init__(services.look)
        self.services = services
        self.start = button(self.tr("Start"), self.press_start, "primary")
        self.back = button(self.tr("Back"), self.back_asked.emit)
        self.area = QScrollArea()
        services.lexica.entries_changed.connect(self._show_lexica)

    def lay_out(self, title: str, left: Sequence[QWidget]) -> None:
        """Lay the cards on the page, that of the rules on the right."""
        self.cards = CardColumns(self.look, left, (self.rules,))
        self.area.setWidgetResizable(True)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.cards.resize(self.cards.size())  # or Qt would measure all now, in letters that nobody sees
        self.area.setWidget(self.cards)
        buttons = QHBoxLayout()
        buttons.addWidget(self.back)
        buttons.addWidget(self.start, 1)
        whole = QVBoxLayout(self)
        spaced(whole, self.look, 16, (60, 24, 60, 24))
        whole.addWidget(label(title, "title"))
        whole.addWidget(self.area, 1)
        whole.addLayout(buttons)
        self._show_lexica()

    def scroll_to(self, part: QWidget) -> None:
        """Bring a part of a card into sight as soon as it is laid out."""
        QTimer.singleShot(0, lambda: self.area.ensureWidgetVisible(part))

    def chosen_game(self) -> tuple[Any, tuple[Player, ...]]:
        """Return the rules and the players as chosen, and remember the table for the next time."""
        raise NotImplementedError

    def first_moves(self) -> tuple[Any, ...]:
        """Return the moves that the chosen game begins with."""
        return ()

    def press_start(self) -> None:
        """Begin the game."""
        rules, players = self.chosen_game()
        self.services.lexica.choose(rules.lexicon)
        self.chosen.emit(rules, players, self.first_moves())

    def leave(self) -> None:
        """Remember the table as it is: who comes back by a menu or after a slip finds it again."""
        if self.isVisible():  # out of sight it may be older than what is remembered
            self.chosen_game()
        super().leave()

    def _show_lexica(self) -> None:
        lexica = self.services.lexica
        titles = [(entry.title, entry.key) for entry in lexica.entries if not entry.damaged]
        self.rules.show_lexica(titles or [(lexica.chosen, lexica.chosen)], lexica.chosen)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.cards.fit(self.width())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not press_focused(self, QPushButton):
                self.press_start()
        elif event.key() == Qt.Key.Key_Escape:
            self.back_asked.emit()
        else:
            super().keyPressEvent(event)


class GamePage(Page):
    """A game on the table."""

    home_asked = Signal()
    another_asked = Signal()
    look_back_asked = Signal()
    """To step through the game that is over."""
    meaning_asked = Signal(str)
    """What a word means."""
    play_asked = Signal(object, object, object)
    """Another game: the rules, the players as a tuple, and the moves that it begins with."""

    def __init__(self, look: Appearance, session: GameSession, lexicon: Lexicon) -> None:
        super().__init__(look)
        self.session, self.lexicon = session, lexicon

    help_section = ""
    """The section of the help that explains this game first."""

    @property
    def words_closed(self) -> str:
        """Why nobody may look words up now; empty if anybody may."""
        return ""

    @property
    def words_closed_away(self) -> str:
        """Why nobody may look words up while this game waits behind another page; empty if anybody may."""
        return ""

    @property
    def printing_closed(self) -> str:
        """Why nothing may be printed now; empty if it may."""
        return ""

    def marked_word(self) -> str:
        """Return the word that is marked beside the board, if there is one."""
        return ""

    def take_back(self) -> None:
        """Undo a slip, if the rules let it be undone."""
        self.session.take_back()

    def redo(self) -> None:
        """Do again what was undone last."""
        self.session.redo()

    def can_now(self, act: Callable[[Any], None]) -> bool:
        match act:
            case Page.take_back:
                return self.session.can_take_back()
            case Page.redo:
                return self.session.can_redo()
        return super().can_now(act)
