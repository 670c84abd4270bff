"""What the window asks of a game's pages, whichever game it is."""

from typing import Any

from PySide6.QtCore import Signal

from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.models.session import GameSession
from boggle_desk.views.look import Look
from boggle_desk.views.page import Page


class GameSetupPage(Page):
    """Before a game."""

    chosen = Signal(object, object)
    """The rules, and the players as a tuple."""
    back_asked = Signal()


class GamePage(Page):
    """A game on the table."""

    home_asked = Signal()
    another_asked = Signal()
    meaning_asked = Signal(str)
    """What a word means."""

    def __init__(self, look: Look, session: GameSession, lexicon: Lexicon) -> None:
        super().__init__(look)
        self.session, self.lexicon = session, lexicon

    @property
    def words_closed(self) -> bool:
        """Whether nobody may look words up now."""
        return False

    def marked_word(self) -> str:
        """Return the word that is marked beside the board, if there is one."""
        return ""

    def take_back(self) -> None:
        """Undo a slip, if the rules let it be undone."""
        self.session.take_back()

    def pause_or_resume(self) -> None:
        """Let time stand still, or go on; without a clock there is nothing to do."""

    def turn_board(self) -> None:
        """Turn the board by a quarter, where it can be turned."""

    @property
    def game_position(self) -> Any:
        """The position of the game."""
        return self.session.position
