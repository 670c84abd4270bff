"""The page of the Scrabble pad, and its panels."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QDateTime, Signal
from PySide6.QtWidgets import QFormLayout, QHBoxLayout, QLineEdit, QMenu, QWidget

from boggle_desk.engine.game import Refused
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.scrabble.events import Challenge
from boggle_desk.engine.scrabble.notation import NotationFault
from boggle_desk.engine.scrabble.pad import (
    EndGame,
    Kind,
    Note,
    Phase,
    RemoveTurn,
    Reopen,
    ScrabblePadMove,
    ScrabblePadPosition,
    Upheld,
    WithdrawPlay,
    is_unlikely,
)
from boggle_desk.engine.scrabble.rules import Judging
from boggle_desk.models.scrabble.drafts import Aim, PadDraft, board_before, draft_of, with_letter, with_square
from boggle_desk.models.session import GameSession
from boggle_desk.views.appearance import Appearance
from boggle_desk.views.board_with_panel import BoardWithPanel
from boggle_desk.views.controls import (
    Card,
    FittingButton,
    add_row,
    announce,
    become,
    button,
    label,
    show_if,
    tell,
    unkeyed,
)
from boggle_desk.views.house_words import HouseOffer, house_button
from boggle_desk.views.layouts import Flow, Scrolled, fill, in_column, sized
from boggle_desk.views.pad_page import EndPanel, LinePanel, PadPage, PadPanel
from boggle_desk.views.paper.printable import Printable
from boggle_desk.views.scrabble.scrabble_board import board_of
from boggle_desk.views.scrabble.scrabble_pad_strings import ScrabblePadStrings
from boggle_desk.views.services import AppContext


class RacksPanel(PadPanel):
    """Asks for everybody's unplayed tiles, as letters or points (rule S19)."""

    left = Signal()  # the game is to continue

    def __init__(self, look: Appearance) -> None:
        super().__init__(look, scrolls=False)
        self.lines: list[QLineEdit] = []
        text = self.tr("Type letters (? for a blank) or points. Leave it empty for none.")
        self._form, self._said = QFormLayout(), label("", "bad", wrap=True)
        self._said.hide()
        heading = label(self.tr("Which tiles are left over?"), "heading", wrap=True)
        parts = (heading, label(text, "muted", wrap=True), self._form, self._said)
        self.column.addWidget(Card(look, *parts, margin=14, spacing=6))
        back = button(self.tr("Back to the game"), self.left.emit)
        self.main = button(self.tr("End the game"), self.press_main, "primary")
        self.foot.addLayout(self.row(back, self.main, stretch=1))

    def show_position(self, position: ScrabblePadPosition) -> None:
        if len(self.lines) != len(position.players):
            for _line in self.lines:
                self._form.removeRow(0)
            self.lines = [QLineEdit(maxLength=20, placeholderText=self.tr("no tiles left")) for _ in position.players]
            for line, player in zip(self.lines, position.players, strict=True):
                line.setAccessibleName(self.tr("{name}'s tiles left over").format(name=player.name))
                add_row(self._form, unkeyed(player.name), line)
        self._said.hide()

    def show_refusal(self, text: str) -> None:
        tell(self._said, text)

    def press_main(self) -> None:
        self.submitted.emit(EndGame(tuple(line.text() for line in self.lines)))

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
    def __init__(self, look: Appearance, say: ScrabblePadStrings) -> None:
        super().__init__(look, scrolls=False)
        self._say = say
        self._heading, self._text = label("", "title", wrap=True), label("", "", wrap=True)
        hint = self.tr("Play again? To fix a mistake, click its line on the pad.")
        parts = (self._heading, self._text, label(hint, "muted", wrap=True))
        self.column.addWidget(Card(look, *parts, margin=14, spacing=6))
        self.reopen = button(self.tr("Back to the game"), lambda: self.submitted.emit(Reopen()))
        self.print.setToolTip(self.tr("Print or save as PDF (Ctrl+P)"))
        fill(self.foot, Flow(look, (self.home, self.reopen, self.look_back, self.print)), self.main)

    def show_position(self, position: ScrabblePadPosition) -> None:
        self._heading.setText(self._say.winner_text(position))
        tell(self._text, self._say.left_text(position))


class EntryPanel(LinePanel):
    """Takes square and word, or points; buttons for the rest."""

    typed = Signal(str)
    aimed = Signal(object)
    end_asked = Signal()

    def __init__(
        self, look: Appearance, say: ScrabblePadStrings, position: ScrabblePadPosition, house: HouseOffer
    ) -> None:
        super().__init__(look, scrolls=False, least=112)
        self._say, self._position, self.house = say, position, house
        self._aim, self._draft = Aim(0), PadDraft()
        self.seats.chosen.connect(lambda seat: self._aim_at(seat, self._aim.insert))
        self.line.setPlaceholderText(self.tr("8D WORD or points"))
        self.line.setMaxLength(120)
        self.line.textEdited.connect(self.typed)
        parts = (self.heading, self.seats, Flow(look, (sized(self.line, look, high=48), self.main)), self.verdict)
        self.column.addWidget(Card(look, *parts, margin=14, spacing=6))
        self.pass_ = button(self.tr("Pass"), lambda: self._write(Note(Kind.PASS)))
        self.exchange = FittingButton(self.tr("Exchange"))
        self._exchanges = QMenu(self.exchange)
        self.exchange.setMenu(self._exchanges)
        self.withdraw = button("", self._withdraw)
        self.challenge = FittingButton(self.tr("Challenge"))
        self._challengers = QMenu(self.challenge)
        self.challenge.setMenu(self._challengers)
        self.end = button(self.tr("End the game"), self.end_asked.emit)
        self.remove = button(self.tr("Remove line"), self._remove, removes=True)
        self.insert = button(self.tr("Insert line"), lambda: self._aim_at(self._aim.seat, insert=True))
        self.insert.setToolTip(self.tr("Add a turn you forgot before this one"))
        self.leave = button(self.tr("Cancel"), self.left.emit)
        self.house.ruled.connect(self.tell)
        lines = (self.pass_, self.exchange, self.withdraw, self.challenge, house_button(self.house), self.end)
        fill(self.foot, Flow(look, lines), Flow(look, (self.remove, self.insert, self.leave)))

    def show_position(self, position: ScrabblePadPosition, aim: Aim, draft: PadDraft, text: str) -> None:
        fresh = position is not self._position or not self.seats.chips
        emptied = self._draft.note is not None and draft.note is None
        self._position, self._aim, self._draft = position, aim, draft
        if self.line.text() != text:
            self.line.setText(text)
        if self.seats.seat_players(position.players):
            self._fill_exchanges(position)
        for seat, chip in enumerate(self.seats.chips):
            chip.setChecked(seat == aim.seat)
        name = position.players[aim.seat].name
        heading = self.tr("Insert a line for {name}") if aim.insert else self.tr("Correct {name}'s line")
        self.heading.setText(heading.format(name=name))
        self.heading.setVisible(aim.place is not None)  # else the pad and the chips say whose turn it is
        self.line.setAccessibleName(self.tr("{name}'s turn: square and word, or points").format(name=name))
        if draft.note != self.doubted:
            self.doubted = None
        become(self.main, self.tr("Add anyway") if self.doubted else self.tr("Add"))
        self.main.setEnabled(draft.turn is not None)
        if fresh or emptied or draft.note is not None:
            self._show_meaning()
        self._show_buttons()

    def _fill_exchanges(self, position: ScrabblePadPosition) -> None:
        self._exchanges.clear()
        for count in range(1, position.rules.game.rack_size + 1):
            action = self._exchanges.addAction(self.tr("%n tile(s)", "", count))
            action.triggered.connect(lambda _on=False, n=count: self._write(Note(Kind.EXCHANGE, number=n)))

    def _show_meaning(self) -> None:
        position, draft = self._position, self._draft
        if draft.refused:
            begun = draft.refused.reason is NotationFault.NO_SQUARE  # no slip, only not yet all of it
            self.speak(self._say.why_not(draft.refused, position), "muted" if begun else "bad")
        elif draft.turn and is_unlikely(draft.turn):
            if not self.doubted:  # else it is asked already
                self.speak(self.tr("%n point(s)?", "", draft.turn.points), "accent")
        elif draft.turn:
            self.speak(self._say.meaning(draft.turn, position), "accent" if draft.turn.unknown else "good")
        elif self._aim.place is None:
            self.speak(self._say.after_turn(position), "muted")
        else:
            self.speak(self.tr("Type it correctly or choose below."), "muted")

    def tell(self, text: str) -> None:
        """Say a challenge's result, or what the family decided."""
        self.speak(text, "accent")

    def _show_buttons(self) -> None:
        position, correcting = self._position, self._aim.place is not None
        turn = position.turns[self._withdrawable] if self._withdrawable is not None else None
        wordless = turn is not None and turn.kind is Kind.SCORE  # the dictionary cannot judge it, but people can
        challenged = position.rules.judging is Judging.CHALLENGE and not correcting and not wordless
        self.withdraw.setVisible(not challenged and not self._aim.insert)
        become(self.withdraw, self.tr("It counts") if turn and turn.withdrawn else self.tr("It doesn't count"))
        self.withdraw.setToolTip(self.tr("The tiles come off the board. No points for this turn"))
        self.withdraw.setEnabled(turn is not None)
        self.challenge.setVisible(challenged)
        self.challenge.setEnabled(turn is not None and not turn.withdrawn)
        judged = (*turn.unknown, *(word.text for word in turn.words)) if turn and not wordless else ()
        told = position.rules.judging is Judging.TABLE  # else the dictionary says nothing before a challenge
        decided = position.rules.game.take_back and turn and (turn.withdrawn or (told and turn.unknown))
        self.house.show_word(judged[0] if judged and decided else "", position.players[turn.seat].name if turn else "")
        self._challengers.clear()
        for seat, player in enumerate(position.players):
            if turn and seat != turn.seat:
                action = self._challengers.addAction(self.tr("{name} challenges").format(name=player.name))
                action.triggered.connect(lambda _on=False, by=seat: self.submitted.emit(Challenge(by)))
        self.end.setVisible(not correcting and position.phase is Phase.PLAY)
        show_if(correcting and not self._aim.insert, self.remove, self.insert)
        self.leave.setVisible(correcting)

    @property
    def _withdrawable(self) -> int | None:
        """The place of the play that can be withdrawn: the one being corrected, or the last."""
        position, place = self._position, self._aim.place
        if place is None:
            place = next((at for at in reversed(range(len(position.turns))) if position.turns[at].takes_turn), -1)
        return place if place >= 0 and position.turns[place].is_play else None

    def press_main(self) -> None:
        note, turn = self._draft.note, self._draft.turn
        if note and turn and is_unlikely(turn) and note != self.doubted:
            text = self.tr("%n point(s)? Fix it or add it anyway.", "", turn.points)
            self.ask_about(note, text, self.tr("Add anyway"))
        elif note and turn:
            self._write(note)

    def _write(self, note: Note) -> None:
        self._submit(self._aim.move(note))

    def _submit(self, move: ScrabblePadMove) -> None:
        """Submit a move; leave the line if allowed."""
        before = self._position
        self.submitted.emit(move)
        if self._position is not before:
            self.left.emit()

    def _aim_at(self, seat: int, insert: bool) -> None:
        self.aimed.emit(Aim(seat, self._aim.place, insert))
        self.line.setFocus()

    def _withdraw(self) -> None:
        if (place := self._withdrawable) is not None:
            self.submitted.emit(WithdrawPlay(place, not self._position.turns[place].withdrawn))
            if self._aim.place is not None:
                self.left.emit()

    def _remove(self) -> None:
        if self._aim.place is not None:
            self._submit(RemoveTurn(self._aim.place))


class ScrabblePadPage(PadPage[ScrabblePadPosition]):
    """The known board, the pad, and a line to write in. Clicks and letters on the board go into the line."""

    def __init__(self, services: AppContext, session: GameSession[ScrabblePadPosition], lexicon: Lexicon) -> None:
        super().__init__(services, session, lexicon)
        self._say = ScrabblePadStrings(self)
        self._aim = Aim(self.position.next_seat)
        self._text, self._ending, self._typing = "", False, False
        self._news = ""  # said once about the last step
        self.board = board_of(services, self.position.rules.game.tiles)
        self.board.drop_old_keys()
        self.board.show_board(self.position.board)
        self.board.set_cursor_square(self.position.rules.game.layout.start)  # so that the focus alone moves nothing
        self.entry_panel = EntryPanel(services.look, self._say, self.position, HouseOffer(services, lexicon, self))
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
        content = QWidget()
        pad = sized(self.pad, self.look, high=280)
        in_column(self.look, heading, (pad, 1), self.panels, gap=10, on=content)
        self._side = Scrolled(content)
        self.beside = BoardWithPanel(self.look, self.board, self._side, 560)
        in_column(self.look, self.beside, on=self)

    def _title_text(self) -> str:
        return self.tr("Score pad · {game}").format(game=self._say.game.preset_title(self.position.rules.key))

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
