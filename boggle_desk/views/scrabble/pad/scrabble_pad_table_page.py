"""The page of the Scrabble pad."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QDateTime
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from boggle_desk.engine.game import Refused
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.scrabble.pad.events import Kind, Upheld
from boggle_desk.engine.scrabble.pad.position import Phase, ScrabblePadPosition
from boggle_desk.models.scrabble.pad_draft import Aim, board_before, draft_of, with_letter, with_square
from boggle_desk.models.session import GameSession
from boggle_desk.views.board_with_panel import BoardWithPanel
from boggle_desk.views.controls import announce, label
from boggle_desk.views.house_words import HouseOffer
from boggle_desk.views.layouts import Scrolled, fill, in_column
from boggle_desk.views.pad_page import PadPage
from boggle_desk.views.paper.printable import Printable
from boggle_desk.views.scrabble.pad.scrabble_pad_panels import EntryPanel, RacksPanel, WinnerPanel
from boggle_desk.views.scrabble.pad.scrabble_pad_strings import ScrabblePadStrings
from boggle_desk.views.scrabble.scrabble_board import board_of
from boggle_desk.views.scrabble.scrabble_strings import ScrabbleStrings
from boggle_desk.views.services import AppContext


class ScrabblePadPage(PadPage[ScrabblePadPosition]):
    """The known board, the pad, and a line to write in. A click on the board puts its square into the line; letters
    typed there go into the line."""

    def __init__(self, services: AppContext, session: GameSession[ScrabblePadPosition], lexicon: Lexicon) -> None:
        super().__init__(services, session, lexicon)
        self._say = ScrabblePadStrings(self)
        self._aim = Aim(self.position.next_seat)
        self._text, self._ending, self._typing = "", False, False
        self._news = ""
        """Said once about the last step."""
        self.board = board_of(services, self.position.rules.game.tiles)
        self.board.drop_old_keys()
        self.board.show_board(self.position.board)
        self.board.set_cursor_square(self.position.rules.game.layout.start)  # so that the focus alone moves nothing
        self.entry_panel = EntryPanel(services.look, self._say, HouseOffer(services, lexicon, self))
        self.racks_panel = RacksPanel(services.look)
        self.winner_panel = WinnerPanel(services.look, self._say)
        self.stack(self.entry_panel, self.racks_panel, end=self.winner_panel)
        self._lay_out()
        self._connect()
        self._show_all()

    def _lay_out(self) -> None:
        title = label(self._title_text(), "title", wrap=True)
        self._bag = label("", "muted")
        heading = fill(QHBoxLayout(), (title, 1), self._bag)
        self.panels.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        content = QWidget()
        in_column(self.look, heading, (self.pad, 1), self.panels, gap=10, on=content)
        self._side = Scrolled(content)
        self.beside = BoardWithPanel(self.look, self.board, self._side, 560)
        in_column(self.look, self.beside, on=self)
        self.fit()

    def _title_text(self) -> str:
        return self.tr("Score pad · {game}").format(game=ScrabbleStrings(self).preset_title(self.position.rules.key))

    def fit(self) -> None:
        px = self.look.px
        self.pad.setMinimumHeight(px(280))
        self.entry_panel.line.setMinimumHeight(px(48))

    def _connect(self) -> None:
        self._side.verticalScrollBar().rangeChanged.connect(lambda _least, _most: self._show_panel())
        self.pad.chosen.connect(self._correct)
        self.entry_panel.typed.connect(self._type)
        self.entry_panel.aimed.connect(self._take_aim)
        self.entry_panel.left.connect(self.leave_line)
        self.entry_panel.end_asked.connect(lambda: self._set_ending(True))
        self.racks_panel.left.connect(lambda: self._set_ending(False))
        self.board.tile_pressed.connect(lambda _square: self._take_square())
        self.board.direction_changed.connect(lambda _across: self._take_square())
        self.board.cursor_moved.connect(lambda _square: self._take_square())
        self.board.letter_typed.connect(self._take_letter)
        self.board.erase_typed.connect(self._erase_letter)
        self.board.enter_typed.connect(self.press_enter)

    # ------------------------------------------------------------------------------------- showing

    def _show_all(self) -> None:
        position = self.position
        draft = draft_of(position, self._aim, self._text, self.lexicon)
        self._bag.setText(self._say.bag_text(position))
        self.pad.show_sheet(self._say.sheet(position))
        self.pad.mark(self._aim.place)
        laid = draft.turn.laid if draft.turn else ()
        last = position.turns[-1] if position.turns and self._aim.place is None else None
        squares = [square for square, _tile in last.laid] if last and not last.withdrawn else []
        self.board.show_board(board_before(position, self._aim), laid, squares)
        self.board.set_faults(draft.refused.squares if draft.refused and draft.refused.place is None else ())
        self.entry_panel.show_position(position, self._aim, draft, self._text)
        if self._ending:
            self.racks_panel.show_position(position)
            self.switch(self.racks_panel)
        elif position.phase is Phase.ENDED and self._aim.place is None:
            self.winner_panel.show_position(position)
            self.switch(self.winner_panel)
        else:
            self.switch(self.entry_panel)

    def take_focus(self) -> None:
        super().take_focus()
        self._show_panel()

    def _show_panel(self) -> None:
        bar = self._side.verticalScrollBar()
        bar.setValue(bar.maximum())

    def follow(self, event: Any) -> None:
        self.services.sound.play("tile")
        if isinstance(event, Upheld):
            self._news = self._say.upheld(event, self.position)

    def why_not(self, refusal: Refused) -> str:
        return self._say.why_not(refusal, self.position)

    def after_step(self) -> None:
        self.leave_line()

    # ------------------------------------------------------------------------------------- the line

    def leave_line(self) -> None:
        """Go back to the line below all others."""
        self._aim, self._text, self._ending = Aim(self.position.next_seat), "", False
        self._show_all()
        if self.panel is self.entry_panel and not self.board.hasFocus():
            self.entry_panel.take_focus()
        news, self._news = self._news, ""
        if news:
            self.entry_panel.tell(news)
        announce(self, news or self._say.after_turn(self.position))

    def _type(self, text: str) -> None:
        self._text = text
        self._show_all()

    def _take_aim(self, aim: Aim) -> None:
        if aim.insert and not self._aim.insert:
            self._text = ""
        self._aim = aim
        self._show_all()

    def _correct(self, place: int) -> None:
        turn = self.position.turns[place]
        texts = {Kind.PLAY: turn.text, Kind.SCORE: str(turn.points), Kind.EXTRA: f"{turn.points:+d}"}
        self._aim, self._text, self._ending = Aim(turn.seat, place), texts.get(turn.kind, ""), False
        self._show_all()
        self.entry_panel.take_focus()
        self.entry_panel.line.selectAll()

    def _take_square(self) -> None:
        """Start the line on the cursor's square."""
        if self._typing or self.panel is not self.entry_panel or not self.board.hasFocus():
            return
        board = board_before(self.position, self._aim)
        self._type(with_square(board, self._text, self.board.cursor_square, self.board.across))

    def _take_letter(self, letter: str, blank: bool) -> None:
        board = board_before(self.position, self._aim)
        if self.panel is self.entry_panel:
            begun = self._text or with_square(board, "", self.board.cursor_square, self.board.across)
            self._type(with_letter(self.position, board, begun, letter, blank))
            self._move_cursor(self.board.advance_cursor)

    def _erase_letter(self) -> None:
        name, _, word = self._text.partition(" ")
        word = word.rstrip(".")
        word = word[:-3] if word.endswith("]") else word[:-1]
        self._type(f"{name} {word.rstrip('.')}" if word else name)
        self._move_cursor(self.board.retreat_cursor)

    def _move_cursor(self, move: Any) -> None:
        """Move the board's cursor without the line following it."""
        self._typing = True
        move()
        self._typing = False

    # ------------------------------------------------------------------------------------- doing

    def _set_ending(self, ending: bool) -> None:
        self._ending = ending
        self._show_all()

    def printables(self, _lexicon: Callable[[str], Lexicon]) -> tuple[Printable, ...]:
        return self._say.printables(self.position, self._title_text(), QDateTime.currentSecsSinceEpoch())

    def marked_word(self) -> str:
        """Return the word of the line being corrected, or of the last one."""
        turns = self.position.turns
        turn = turns[-1 if self._aim.place is None else self._aim.place] if turns else None
        return turn.words[0].text if turn and turn.words else ""

    def press_enter(self) -> None:
        if self.panel is self.racks_panel:
            self.racks_panel.press_enter(self.focusWidget())
        else:
            super().press_enter()

    @property
    def can_leave(self) -> bool:
        return self._aim.place is not None or bool(self._text) or self._ending
