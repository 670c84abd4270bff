"""Hints at the table: asked for one grade after the other, counted, and forgotten with the turn."""

from PySide6.QtCore import QObject, Signal

from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.scrabble.analysis import Grade, Hint, find_hint, own_view
from boggle_desk.engine.scrabble.events import Exchange, PlayTiles, TakeHint
from boggle_desk.engine.scrabble.knowledge import plain_leaves
from boggle_desk.engine.scrabble.position import Phase, ScrabblePosition
from boggle_desk.engine.scrabble.rules import Hints
from boggle_desk.models.background_task import BackgroundTask
from boggle_desk.models.scrabble.turn_draft import TurnDraft
from boggle_desk.models.session import GameSession
from boggle_desk.views.kit import announce
from boggle_desk.views.scrabble.board_view import ScrabbleBoardView
from boggle_desk.views.scrabble.hint_mark import HintMark
from boggle_desk.views.scrabble.hint_words import HintWords
from boggle_desk.views.services import Services


class Hinting(QObject):
    """Holds the hint of the turn in play and how much of it was told."""

    changed = Signal()
    """There is something else to say."""
    exchange_asked = Signal(tuple)
    """The hint is to exchange these tiles."""

    def __init__(
        self, services: Services, session: GameSession, lexicon: Lexicon, board: ScrabbleBoardView, draft: TurnDraft
    ) -> None:
        super().__init__(board)
        self._services, self._session, self._lexicon = services, session, lexicon
        self._board, self._draft = board, draft
        self.mark = HintMark(services.look, board)
        self._words = HintWords(self)
        self._turn, self._grade = 0, 0
        self._hint: Hint | None = None
        self._failed = False
        self._search = BackgroundTask(self, "No hint could be found.")

    @property
    def _position(self) -> ScrabblePosition:
        position: ScrabblePosition = self._session.position
        return position

    @property
    def allowed(self) -> bool:
        """Whether the rules of this table allow hints."""
        return self._position.rules.hints is not Hints.NONE

    @property
    def title(self) -> str:
        """What the button says."""
        return self._words.title(self._grade)

    @property
    def ready(self) -> bool:
        """Whether a hint can be asked for now."""
        return self.allowed and self._position.phase is Phase.TURN and not self._search.running

    @property
    def text(self) -> str:
        """What was told in this turn; nothing before the first grade."""
        if self._search.running:
            return self._words.looking()
        if self._failed:
            return self._words.none()
        if self._grade == Grade.WORD and self._draft.laid and not self.lies:
            return ""
        layout = self._position.rules.layout
        return self._words.of(self._hint, self._grade, layout, self.lies) if self._hint and self._grade else ""

    @property
    def lies(self) -> bool:
        """Whether the word of the hint lies on the board as a draft."""
        return self._hint is not None and bool(self._draft.laid) and self._draft.laid == self._hint.candidate.laid

    def follow(self) -> None:
        """Look at the position: with another turn the hint is forgotten."""
        if self._turn != self._position.turns or self._position.phase is not Phase.TURN:
            self.forget()
            self._turn = self._position.turns

    def forget(self) -> None:
        """Drop the hint and its mark."""
        self._search.cancel()
        self._hint, self._grade, self._failed = None, 0, False
        self.mark.show_squares(())

    def ask(self) -> None:
        """Tell the next grade; the first one is looked for beside the window."""
        if not self.ready:
            return
        if self._hint:
            self._tell()
            return
        rules = self._position.rules
        leaves = self._services.leaves.get(rules.tiles.key) or plain_leaves(rules.tiles)
        view, words = own_view(self._position, self._position.turn or 0), self._lexicon
        self._search.start(lambda flag: find_hint(view, words, leaves, stop=flag.is_set), self._take, self._fail)
        self.changed.emit()

    def _take(self, hint: Hint) -> None:
        if self._turn == self._position.turns and self.ready:
            self._hint = hint
            self._tell()

    def _fail(self, _error: Exception) -> None:
        self._failed = True
        self.changed.emit()

    def _tell(self) -> None:
        hint = self._hint
        if hint is None:
            return
        if self._grade < Grade.WORD:
            without_word = self._grade and not isinstance(hint.move, PlayTiles)
            self._grade = Grade.WORD if without_word else self._grade + 1
            self._session.submit(TakeHint(self._grade))
        self._show(hint)
        self.changed.emit()
        announce(self._board, self.text)

    def _show(self, hint: Hint) -> None:
        if not isinstance(hint.move, PlayTiles):
            if self._grade == Grade.WORD and isinstance(hint.move, Exchange):
                self.exchange_asked.emit(hint.move.tiles)
            return
        if self._grade == Grade.WHERE:
            self.mark.show_squares(self._whole_line(hint))
        elif self._grade < Grade.WORD:
            self.mark.show_squares(hint.line)
        else:
            self.mark.show_squares(())
            self._lay(hint.move)
        if not self._draft.laid:
            self._lead(hint)

    def _whole_line(self, hint: Hint) -> tuple[int, ...]:
        layout = self._position.rules.layout
        row, column = divmod(hint.line[0], layout.columns)
        if hint.across:
            return tuple(range(row * layout.columns, (row + 1) * layout.columns))
        return tuple(range(column, layout.rows * layout.columns, layout.columns))

    def _lead(self, hint: Hint) -> None:
        """Put the cursor where the word begins as soon as that was told, so that one may type at once."""
        if self._grade >= Grade.LENGTH:
            self._board.set_cursor_square(hint.line[0])
            self._board.set_across(hint.across)

    def _lay(self, move: PlayTiles) -> None:
        """Lay the word; nothing is played."""
        self._draft.clear()
        for square, tile in move.play.laid:
            self._draft.lay_letter(tile.letter, square, tile.blank)
