"""The panels of the Scrabble pad."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFormLayout, QLineEdit, QMenu, QWidget

from boggle_desk.engine.scrabble.pad import events
from boggle_desk.engine.scrabble.pad.events import Kind, Note
from boggle_desk.engine.scrabble.pad.position import Phase, ScrabblePadPosition
from boggle_desk.engine.scrabble.pad.reading import PadReason, is_unlikely
from boggle_desk.engine.scrabble.rules import Judging
from boggle_desk.models.scrabble.pad_draft import Aim, PadDraft
from boggle_desk.views.appearance import Appearance
from boggle_desk.views.controls import Card, FittingButton, button, centre_labels, label
from boggle_desk.views.house_words import HouseOffer, house_button
from boggle_desk.views.layouts import Flow, fill
from boggle_desk.views.pad_page import EndPanel, LinePanel, PadPanel
from boggle_desk.views.scrabble.pad.scrabble_pad_strings import ScrabblePadStrings


class RacksPanel(PadPanel):
    """Asks for everybody's unplayed tiles, as letters or points (rule S19)."""

    left = Signal()
    """The game is to continue."""

    def __init__(self, look: Appearance) -> None:
        super().__init__(look, scrolls=False)
        self.lines: list[QLineEdit] = []
        card = Card(look, margin=14, spacing=6)
        card.column.addWidget(label(self.tr("Which tiles are left over?"), "heading", wrap=True))
        text = self.tr("Type letters (? for a blank) or points. Leave it empty for none.")
        card.column.addWidget(label(text, "muted", wrap=True))
        self._form = QFormLayout()
        self._said = label("", "bad", wrap=True)
        self._said.hide()
        fill(card.column, self._form, self._said)
        self.column.addWidget(card)
        back = button(self.tr("Back to the game"), self.left.emit)
        self.main = button(self.tr("End the game"), self.press_main, "primary")
        self.foot.addLayout(self.row(back, self.main, stretch=1))

    def show_position(self, position: ScrabblePadPosition) -> None:
        if len(self.lines) != len(position.players):
            for _line in self.lines:
                self._form.removeRow(0)
            self.lines = [QLineEdit() for _player in position.players]
            for line, player in zip(self.lines, position.players, strict=True):
                line.setMaxLength(20)
                line.setPlaceholderText(self.tr("no tiles left"))
                line.setAccessibleName(self.tr("{name}'s tiles left over").format(name=player.name))
                self._form.addRow(player.name, line)
            centre_labels(self._form)
        self._said.hide()

    def show_refusal(self, text: str) -> None:
        self._said.setText(text)
        self._said.show()

    def press_main(self) -> None:
        self.submitted.emit(events.EndGame(tuple(line.text() for line in self.lines)))

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
    """Says who won."""

    def __init__(self, look: Appearance, say: ScrabblePadStrings) -> None:
        super().__init__(look, scrolls=False)
        self._say = say
        card = Card(look, margin=14, spacing=6)
        self._heading, self._text = label("", "title", wrap=True), label("", "", wrap=True)
        hint = self.tr("Play again? To fix a mistake, click its line on the pad.")
        fill(card.column, self._heading, self._text, label(hint, "muted", wrap=True))
        self.column.addWidget(card)
        self.reopen = button(self.tr("Back to the game"), lambda: self.submitted.emit(events.Reopen()))
        self.print.setToolTip(self.tr("Print or save as PDF (Ctrl+P)"))
        fill(self.foot, Flow(look, (self.home, self.reopen, self.look_back, self.print)), self.main)

    def show_position(self, position: ScrabblePadPosition) -> None:
        self._heading.setText(self._say.winner_text(position))
        self._text.setText(self._say.left_text(position))
        self._text.setVisible(bool(self._text.text()))


class EntryPanel(LinePanel):
    """Takes square and word, or points; buttons for the rest."""

    typed = Signal(str)
    aimed = Signal(object)
    """The line's `Aim` changed."""
    end_asked = Signal()

    def __init__(self, look: Appearance, say: ScrabblePadStrings, house: HouseOffer) -> None:
        super().__init__(look, scrolls=False, least=112)
        self._say, self.house = say, house
        self._position: ScrabblePadPosition | None = None
        self._aim, self._draft = Aim(0), PadDraft()
        card = Card(look, margin=14, spacing=6)
        self.seat_chosen.connect(lambda seat: self._aim_at(seat, self._aim.insert))
        self.line.setPlaceholderText(self.tr("8D WORD or points"))
        self.line.setMaxLength(120)
        self.line.textEdited.connect(self.typed)
        fill(card.column, self.heading, self.seats, Flow(look, (self.line, self.main)), self.verdict)
        self.column.addWidget(card)
        self._make_buttons()

    def _make_buttons(self) -> None:
        self.pass_ = button(self.tr("Pass"), lambda: self._write(Note(Kind.PASS)))
        self.exchange = FittingButton(self.tr("Exchange"))
        self._exchanges = QMenu(self.exchange)
        self.exchange.setMenu(self._exchanges)
        self.withdraw = button("", self._withdraw)
        self.challenge = FittingButton(self.tr("Challenge"))
        self._challengers = QMenu(self.challenge)
        self.challenge.setMenu(self._challengers)
        self.end = button(self.tr("End the game"), self.end_asked.emit)
        self.remove = button(self.tr("Remove line"), self._remove)
        self.insert = button(self.tr("Insert line"), lambda: self._aim_at(self._aim.seat, insert=True))
        self.insert.setToolTip(self.tr("Add a turn you forgot before this one"))
        self.leave = button(self.tr("Cancel"), self.left.emit)
        self.house.ruled.connect(self.tell)
        lines = (self.pass_, self.exchange, self.withdraw, self.challenge, house_button(self.house), self.end)
        fill(self.foot, Flow(self.look, lines), Flow(self.look, (self.remove, self.insert, self.leave)))

    # ------------------------------------------------------------------------------------- showing

    def show_position(self, position: ScrabblePadPosition, aim: Aim, draft: PadDraft, text: str) -> None:
        fresh = position is not self._position
        emptied = self._draft.note is not None and draft.note is None
        self._position, self._aim, self._draft = position, aim, draft
        if self.line.text() != text:
            self.line.setText(text)
        if self.seat_players(position.players):
            self._fill_exchanges(position)
        for seat, chip in enumerate(self.chips):
            chip.setChecked(seat == aim.seat)
        name = position.players[aim.seat].name
        heading = self.tr("Insert a line for {name}") if aim.insert else self.tr("Correct {name}'s line")
        self.heading.setText(heading.format(name=name))
        self.heading.setVisible(aim.place is not None)  # else the pad and the chips say whose turn it is
        self.line.setAccessibleName(self.tr("{name}'s turn: square and word, or points").format(name=name))
        if draft.note != self.doubted:
            self.doubted = None
        self.main.setText(self.tr("Add anyway") if self.doubted else self.tr("Add"))
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
        if position is None:
            return
        if draft.refused:
            begun = draft.refused.reason is PadReason.NO_SQUARE  # no slip, only not yet all of it
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

    @property
    def said(self) -> str:
        return self.verdict.text()

    def _show_buttons(self) -> None:
        position, correcting = self._position, self._aim.place is not None
        if position is None:
            return
        turn = position.turns[self._withdrawable] if self._withdrawable is not None else None
        wordless = turn is not None and turn.kind is Kind.SCORE  # the dictionary cannot judge it, but people can
        challenged = position.rules.judging is Judging.CHALLENGE and not correcting and not wordless
        self.withdraw.setVisible(not challenged and not self._aim.insert)
        self.withdraw.setText(self.tr("It counts") if turn and turn.withdrawn else self.tr("It doesn't count"))
        self.withdraw.setToolTip(self.tr("The tiles come off the board. No points for this turn"))
        self.withdraw.setEnabled(turn is not None)
        self.challenge.setVisible(challenged)
        self.challenge.setEnabled(turn is not None and not turn.withdrawn)
        judged = (*turn.unknown, *(word.text for word in turn.words)) if turn and not wordless else ()
        told = position.rules.judging is Judging.TABLE  # else the dictionary says nothing before a challenge
        decided = turn is not None and (turn.withdrawn or (told and turn.unknown))
        self.house.show_word(judged[0] if judged and decided else "", position.players[turn.seat].name if turn else "")
        self._challengers.clear()
        for seat, player in enumerate(position.players):
            if turn and seat != turn.seat:
                action = self._challengers.addAction(self.tr("{name} challenges").format(name=player.name))
                action.triggered.connect(lambda _on=False, by=seat: self.submitted.emit(events.Challenge(by)))
        self.end.setVisible(not correcting and position.phase is Phase.PLAY)
        for each in (self.remove, self.insert):
            each.setVisible(correcting and not self._aim.insert)
        self.leave.setVisible(correcting)

    @property
    def _withdrawable(self) -> int | None:
        """The place of the play that can be withdrawn: the one being corrected, or the last."""
        position, place = self._position, self._aim.place
        if position is None:
            return None
        if place is None:
            place = next((at for at in reversed(range(len(position.turns))) if position.turns[at].takes_turn), -1)
        return place if place >= 0 and position.turns[place].is_play else None

    # ------------------------------------------------------------------------------------- doing

    def press_main(self) -> None:
        note, turn = self._draft.note, self._draft.turn
        if note and turn and is_unlikely(turn) and note != self.doubted:
            text = self.tr("%n point(s)? Fix it or add it anyway.", "", turn.points)
            self.ask_about(note, text, self.tr("Add anyway"))
        elif note and turn:
            self._write(note)

    def _write(self, note: Note) -> None:
        self._submit(self._aim.move(note))

    def _submit(self, move: events.ScrabblePadMove) -> None:
        """Submit a move; leave the line if allowed."""
        before = self._position
        self.submitted.emit(move)
        if self._position is not before:
            self.left.emit()

    def _aim_at(self, seat: int, insert: bool) -> None:
        self.aimed.emit(Aim(seat, self._aim.place, insert))
        self.line.setFocus()

    def _withdraw(self) -> None:
        position, place = self._position, self._withdrawable
        if position is not None and place is not None:
            self.submitted.emit(events.WithdrawPlay(place, not position.turns[place].withdrawn))
            if self._aim.place is not None:
                self.left.emit()

    def _remove(self) -> None:
        if self._aim.place is not None:
            self._submit(events.RemoveTurn(self._aim.place))
