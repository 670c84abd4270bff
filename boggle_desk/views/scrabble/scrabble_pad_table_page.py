"""The page of the Scrabble pad, and its panels."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QDateTime, Signal
from PySide6.QtWidgets import QFormLayout, QHBoxLayout, QLineEdit, QMenu, QWidget

from boggle_desk.engine.game import Refused
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.scrabble.pad import (
    Kind,
    RemoveTurn,
    Reopen,
    ScrabblePadPosition,
    Upheld,
    WithdrawPlay,
)
from boggle_desk.models.prompt import PadAct, Prompt
from boggle_desk.models.scrabble.drafts import Aim, board_before, with_letter, with_square
from boggle_desk.models.scrabble.pad_prompts import PadState, ScrabblePadStrings, Stage
from boggle_desk.models.session import GameSession
from boggle_desk.views.appearance import Appearance
from boggle_desk.views.board_with_panel import BoardWithPanel
from boggle_desk.views.controls import Card, FittingButton, add_row, announce, button, label, tell, unkeyed
from boggle_desk.views.house_words import HouseOffer, house_button
from boggle_desk.views.layouts import Flow, Scrolled, fill, in_column, sized
from boggle_desk.views.pad_page import EndPanel, LinePanel, PadPage, PadPanel
from boggle_desk.views.paper.printable import Printable
from boggle_desk.views.scrabble.scrabble_board import board_of
from boggle_desk.views.scrabble.scrabble_paper import sheets_of_pad
from boggle_desk.views.services import AppContext


class RacksPanel(PadPanel):
    """Asks for everybody's unplayed tiles, as letters or points (rule S19)."""

    def __init__(self, look: Appearance) -> None:
        super().__init__(look, scrolls=False)
        self.lines: list[QLineEdit] = []
        self._form, self._said = QFormLayout(), label("", "bad", wrap=True)
        self._said.hide()
        self._heading, self._text = label("", "heading", wrap=True), label("", "muted", wrap=True)
        self.column.addWidget(Card(look, self._heading, self._text, self._form, self._said, margin=14, spacing=6))
        self.main = button("", self.press_main, "primary")
        self.foot.addLayout(self.row(self.make(PadAct.LEAVE), self.main, stretch=1))

    def show_prompt(self, now: Prompt) -> None:
        super().show_prompt(now)
        self._heading.setText(now.heading)
        self._text.setText(now.text)

    def show_position(self, position: ScrabblePadPosition) -> None:
        if len(self.lines) != len(position.players):
            for _line in self.lines:
                self._form.removeRow(0)
            self.lines = [QLineEdit(maxLength=20, placeholderText=self.tr("no tiles left")) for _ in position.players]
            for line, player in zip(self.lines, position.players, strict=True):
                line.textChanged.connect(lambda _text: self.changed.emit())
                line.setAccessibleName(self.tr("{name}'s tiles left over").format(name=player.name))
                add_row(self._form, unkeyed(player.name), line)
        self._said.hide()

    def show_refusal(self, text: str) -> None:
        tell(self._said, text)

    @property
    def left(self) -> tuple[str, ...]:
        return tuple(line.text() for line in self.lines)

    def press_enter(self, focus: QWidget | None) -> None:
        """Go to the next player's line; after the last, end the game."""
        place = next((at for at, line in enumerate(self.lines) if line is focus), -1)
        if 0 <= place < len(self.lines) - 1:
            self.lines[place + 1].setFocus()
        else:
            self.press_main()

    def take_focus(self) -> None:
        self.lines[0].setFocus()


class WinnerPanel(EndPanel):
    def __init__(self, look: Appearance) -> None:
        super().__init__(look, scrolls=False)
        self.column.addWidget(Card(look, self.heading, self.text, self.note, margin=14, spacing=6))
        self.reopen = self.make(Reopen)
        fill(self.foot, Flow(look, (self.home, self.reopen, self.look_back, self.print)), self.main)


class EntryPanel(LinePanel):
    """Takes square and word, or points; buttons for the rest."""

    typed = Signal(str)
    aimed = Signal(int)
    right = "good"

    def __init__(self, look: Appearance, house: HouseOffer) -> None:
        super().__init__(look, scrolls=False, least=112)
        self.house = house
        self.seats.chosen.connect(self.aimed)
        self.line.setPlaceholderText(self.tr("8D WORD or points"))
        self.line.setMaxLength(120)
        self.line.textEdited.connect(self.typed)
        parts = (self.heading, self.seats, Flow(look, (sized(self.line, look, high=48), self.main)), self.verdict)
        self.column.addWidget(Card(look, *parts, margin=14, spacing=6))
        self.pass_, self.withdraw, self.end = map(self.make, ("pass", WithdrawPlay, PadAct.END))
        self.withdraw.setToolTip(self.tr("The tiles come off the board. No points for this turn"))
        self.exchange, self.challenge = FittingButton(""), FittingButton("")
        self.buttons |= {PadAct.EXCHANGE: self.exchange, PadAct.CHALLENGE: self.challenge}
        for each in (self.exchange, self.challenge):
            each.setMenu(QMenu(each))
        self.remove = self.make(RemoveTurn, removes=True)
        self.insert, self.leave = map(self.make, (PadAct.INSERT, PadAct.LEAVE))
        self.insert.setToolTip(self.tr("Add a turn you forgot before this one"))
        lines = (self.pass_, self.exchange, self.withdraw, self.challenge, house_button(self.house), self.end)
        fill(self.foot, Flow(look, lines), Flow(look, (self.remove, self.insert, self.leave)))

    def show_position(self, position: ScrabblePadPosition, seat: int, text: str) -> None:
        if self.line.text() != text:
            self.line.setText(text)
        self.seats.seat_players(position.players)
        for each, chip in enumerate(self.seats.chips):
            chip.setChecked(each == seat)
        name = position.players[seat].name
        self.line.setAccessibleName(self.tr("{name}'s turn: square and word, or points").format(name=name))

    def show_prompt(self, now: Prompt) -> None:
        super().show_prompt(now)
        for made, key in ((self.exchange, "exchange"), (self.challenge, "challenger")):
            made.menu().clear()
            for each in now.actions:
                if each.key == key:
                    action = made.menu().addAction(each.title.replace("&", "&&"))
                    action.triggered.connect(lambda _on=False, does=each.does: self.acted.emit(does))


class ScrabblePadPage(PadPage[ScrabblePadPosition]):
    """The known board, the pad, and a line to write in. Clicks and letters on the board go into the line."""

    def __init__(self, services: AppContext, session: GameSession[ScrabblePadPosition], lexicon: Lexicon) -> None:
        super().__init__(services, session, lexicon)
        self._say = ScrabblePadStrings(self)
        self._aim = Aim(self.position.next_seat)
        self._text, self._ending, self._typing = "", False, False
        self._news = ""  # said about the last play, until something is typed
        self.board = board_of(services, self.position.rules.game.tiles)
        self.board.drop_old_keys()
        self.board.show_board(self.position.board)
        self.board.set_cursor_square(self.position.rules.game.layout.start)  # so that the focus alone moves nothing
        self.entry_panel = EntryPanel(services.look, HouseOffer(services, lexicon, self))
        self.racks_panel, self.winner_panel = RacksPanel(services.look), WinnerPanel(services.look)
        self.stack(self.entry_panel, self.racks_panel, self.winner_panel)
        self.acts |= {
            PadAct.ASK: lambda: self.entry_panel.ask_about(self.state.draft.note), PadAct.LEAVE: self._leave,
            PadAct.INSERT: lambda: self._take_aim(replace(self._aim, insert=True)), PadAct.END: self._ask_for_racks,
        }  # fmt: skip
        self._lay_out()
        self._connect()
        self._show_all()

    def _lay_out(self) -> None:
        title = label(self._say.title(self.position), "title", wrap=True)
        self._bag = label("", "muted")
        heading = fill(QHBoxLayout(), (title, 1), self._bag)
        content = QWidget()
        pad = sized(self.pad, self.look, high=280)
        in_column(self.look, heading, (pad, 1), self.panels, gap=10, on=content)
        self._side = Scrolled(content)
        self.beside = BoardWithPanel(self.look, self.board, self._side, 560)
        in_column(self.look, self.beside, on=self)

    def _connect(self) -> None:
        self._side.verticalScrollBar().rangeChanged.connect(lambda _least, _most: self._show_panel())
        self.pad.chosen.connect(self._correct)
        self.entry_panel.typed.connect(self._type)
        self.entry_panel.aimed.connect(lambda seat: self._take_aim(replace(self._aim, seat=seat)))
        self.entry_panel.changed.connect(self._show_line)
        self.racks_panel.changed.connect(self._show_line)
        self.entry_panel.house.ruled.connect(self._tell)
        self.board.tile_pressed.connect(lambda _square: self._take_square())
        self.board.direction_changed.connect(lambda _across: self._take_square())
        self.board.cursor_moved.connect(lambda _square: self._take_square())
        self.board.letter_typed.connect(self._take_letter)
        self.board.erase_typed.connect(self._erase_letter)
        self.board.enter_typed.connect(self.press_enter)

    @property
    def state(self) -> PadState:
        asked, left = self.entry_panel.asked, self.racks_panel.left
        return PadState(self.position, self._aim, self.lexicon, self._text, asked, self._ending, left, self._news)

    @property
    def prompt(self) -> Prompt:
        return self._say.at_screen(self.state)

    def _show_all(self) -> None:
        position, state = self.position, self.state
        draft, now = state.draft, self.prompt
        self._bag.setText(now.aside)
        self.pad.show_sheet(self._say.sheet(position))
        self.pad.mark(self._aim.place)
        laid = draft.turn.laid if draft.turn else ()
        last = position.turns[-1] if position.turns and self._aim.place is None else None
        squares = [square for square, _tile in last.laid] if last and not last.withdrawn else []
        self.board.show_board(board_before(position, self._aim), laid, squares)
        self.board.set_faults(draft.refused.squares if draft.refused and draft.refused.place is None else ())
        self.entry_panel.show_position(position, self._aim.seat, self._text)
        self.racks_panel.show_position(position)
        panels = {Stage.RACKS: self.racks_panel, Stage.WINNER: self.winner_panel}
        self.switch(panels.get(state.stage, self.entry_panel), now)
        self._offer(now)

    def _show_line(self) -> None:
        if self.panels.currentIndex() == self.state.stage.value - 1:  # else all is shown in a moment
            now = self.prompt
            self.panel.show_prompt(now)
            self._offer(now)

    def _offer(self, now: Prompt) -> None:
        """Offer to make the word of the last play, or of the corrected line, a house word."""
        by = self.position.players[now.asks[0]].name if now.asks else ""
        self.entry_panel.house.show_word(now.word, by)

    def _tell(self, news: str) -> None:
        self._news = news
        self._show_line()

    def take_focus(self) -> None:
        super().take_focus()
        self._show_panel()

    def _show_panel(self) -> None:
        bar = self._side.verticalScrollBar()
        bar.setValue(bar.maximum())

    def follow(self, event: Any) -> None:
        self.services.sound.play("tile")

    def why_not(self, refusal: Refused) -> str:
        return self._say.why_not(refusal, self.position)

    def after_step(self) -> None:
        upheld = (event for step in self.session.steps[-1:] for event in step if isinstance(event, Upheld))
        self._news = "".join(self._say.upheld(event, self.position) for event in upheld)
        self.leave_line()

    def leave_line(self) -> None:
        """Go back to the line below all others."""
        self._aim, self._text, self._ending = Aim(self.position.next_seat), "", False
        self._show_all()
        if self.panel is self.entry_panel and not self.board.hasFocus():
            self.entry_panel.take_focus()
        now = self.prompt
        announce(self, now.text if self.panel is self.entry_panel else now.heading)

    def _type(self, text: str) -> None:
        self._text, self._news = text, ""
        self._show_all()

    def _take_aim(self, aim: Aim) -> None:
        if aim.insert and not self._aim.insert:
            self._text = ""
        self._aim = aim
        self._show_all()
        self.entry_panel.line.setFocus()

    def _correct(self, place: int) -> None:
        turn = self.position.turns[place]
        texts = {Kind.PLAY: turn.text, Kind.SCORE: str(turn.points), Kind.EXTRA: f"{turn.points:+d}"}
        self._aim, self._text, self._ending = Aim(turn.seat, place), texts.get(turn.kind, ""), False
        self._news = ""
        self._show_all()
        self.entry_panel.take_focus()
        self.entry_panel.line.selectAll()

    def _take_square(self) -> None:
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

    def _ask_for_racks(self) -> None:
        self._ending = True
        self._show_all()

    def _leave(self) -> None:
        """Go back to the game from the tiles left over, and from a line being corrected to the one below all others."""
        if self._ending:
            self._ending = False
            self._show_all()
        else:
            self.leave_line()

    def printables(self, _lexicon: Callable[[str], Lexicon]) -> tuple[Printable, ...]:
        return sheets_of_pad(
            self.position, self._say.title(self.position), self._say, QDateTime.currentSecsSinceEpoch()
        )

    def marked_word(self) -> str:
        return self.state.marked

    def press_enter(self) -> None:
        if self.panel is self.racks_panel:
            self.racks_panel.press_enter(self.focusWidget())
        else:
            super().press_enter()

    @property
    def can_leave(self) -> bool:
        return self.state.may_leave
