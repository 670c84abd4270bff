"""Hints at the table: asked for grade by grade, shown on the board, and forgotten with the turn."""

from PySide6.QtCore import QObject, Signal

from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.scrabble.analysis import Hint, PlayGrade, find_hint, own_view
from boggle_desk.engine.scrabble.events import Exchange, PlayTiles, TakeHint
from boggle_desk.engine.scrabble.position import Phase, ScrabblePosition
from boggle_desk.engine.scrabble.rules import Hints
from boggle_desk.engine.scrabble.tiles import BLANK
from boggle_desk.models.background_task import BackgroundTask
from boggle_desk.models.scrabble.drafts import TurnDraft
from boggle_desk.models.session import GameSession
from boggle_desk.storage.shipped import leaves_of
from boggle_desk.views.controls import announce
from boggle_desk.views.scrabble.scrabble_board import ScrabbleBoardView
from boggle_desk.views.services import AppContext


class Hinting(QObject):
    changed = Signal()
    exchange_asked = Signal(tuple)

    def __init__(
        self,
        services: AppContext,
        session: GameSession[ScrabblePosition],
        lexicon: Lexicon,
        board: ScrabbleBoardView,
        draft: TurnDraft,
    ) -> None:
        super().__init__(board)
        self._services, self._session, self._lexicon = services, session, lexicon
        self._board, self._draft = board, draft
        self._turn, self._grade = 0, 0
        self._hint: Hint | None = None
        self._failed = False
        self._search = BackgroundTask(self, "No hint could be found.")

    @property
    def _position(self) -> ScrabblePosition:
        return self._session.position

    @property
    def allowed(self) -> bool:
        return self._position.rules.hints is not Hints.NONE

    @property
    def title(self) -> str:
        titles = {
            0: self.tr("Hint"),
            PlayGrade.WHERE: self.tr("How long?"),
            PlayGrade.LENGTH: self.tr("First letter?"),
            PlayGrade.FIRST_LETTER: self.tr("Which word?"),
            PlayGrade.WORD: self.tr("Show again"),
        }
        return titles[self._grade]

    @property
    def ready(self) -> bool:
        return self.allowed and self._position.phase is Phase.TURN and not self._search.running

    @property
    def text(self) -> str:
        if self._search.running:
            return self.tr("Looking for a hint…")
        if self._failed:
            return self.tr("There's no hint right now.")
        hint = self._hint
        told = isinstance(hint.move, PlayTiles) and self._grade == PlayGrade.WORD if hint else False
        if not hint or not self._grade or (told and not self.lies):
            return ""
        return self._play_text(hint) if isinstance(hint.move, PlayTiles) else self._text_without_word(hint)

    def _play_text(self, hint: Hint) -> str:
        if self._grade >= PlayGrade.WORD:
            points = self.tr("%n point(s)", "", hint.candidate.score)
            text = self.tr("It's {word}, for {points}. Enter plays it. Esc removes it.")
            return text.format(word=hint.word.upper(), points=points)
        row, column = divmod(hint.line[0], self._position.rules.layout.columns)
        where = self.tr("Look along row {row}.") if hint.across else self.tr("Look down column {column}.")
        parts = [where.format(row=row + 1, column=chr(ord("A") + column))]
        if self._grade >= PlayGrade.LENGTH:
            letters = self.tr("%n letter(s)", "", len(hint.line))
            tiles = self.tr("%n tile(s)", "", len(hint.candidate.laid))
            parts.append(
                self.tr("The word has {letters} and uses {tiles} of yours.").format(letters=letters, tiles=tiles)
            )
        if self._grade >= PlayGrade.FIRST_LETTER:
            parts.append(self.tr("It starts with {letter}.").format(letter=hint.word[:1].upper()))
        return " ".join(parts)

    def _text_without_word(self, hint: Hint) -> str:
        if not isinstance(hint.move, Exchange):
            return self.tr("There's nothing to play or exchange. Pass this turn.")
        if self._grade < PlayGrade.WORD:
            return self.tr("No good word here. Exchange some tiles.")
        tiles = " ".join(self.tr("blank") if tile == BLANK else tile for tile in hint.move.tiles)
        return self.tr("No good word here. Exchange {tiles}.").format(tiles=tiles)

    @property
    def lies(self) -> bool:
        return self._hint is not None and bool(self._draft.laid) and self._draft.laid == self._hint.candidate.laid

    def follow(self) -> None:
        """Forget the hint if it is another turn."""
        if self._turn != self._position.turns or self._position.phase is not Phase.TURN:
            self.forget()
            self._turn = self._position.turns

    def forget(self) -> None:
        self._search.cancel()
        self._hint, self._grade, self._failed = None, 0, False
        self._board.show_hint(())

    def ask(self) -> None:
        """Show the next grade; search for the first one on a background thread."""
        if not self.ready:
            return
        if self._hint:
            self._tell()
            return
        rules = self._position.rules
        leaves = leaves_of(rules.tiles)
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
        if self._grade < PlayGrade.WORD:
            without_word = self._grade and not isinstance(hint.move, PlayTiles)
            self._grade = PlayGrade.WORD if without_word else self._grade + 1
            self._session.submit(TakeHint(self._grade))
        self._show(hint)
        self.changed.emit()
        announce(self._board, self.text)

    def _show(self, hint: Hint) -> None:
        if not isinstance(hint.move, PlayTiles):
            if self._grade == PlayGrade.WORD and isinstance(hint.move, Exchange):
                self.exchange_asked.emit(hint.move.tiles)
            return
        if self._grade == PlayGrade.WHERE:
            layout = self._position.rules.layout
            row, column = divmod(hint.line[0], layout.columns)
            across = range(row * layout.columns, (row + 1) * layout.columns)
            self._board.show_hint(across if hint.across else range(column, len(layout.premiums), layout.columns))
        elif self._grade < PlayGrade.WORD:
            self._board.show_hint(hint.line)
        else:
            self._board.show_hint(())
            self._draft.clear()
            for square, tile in hint.move.play.laid:
                self._draft.lay_letter(tile.letter, square, tile.blank)
        if not self._draft.laid and self._grade >= PlayGrade.LENGTH:  # so that the word can be typed at once
            self._board.set_cursor_square(hint.line[0])
            self._board.set_across(hint.across)
