"""Below the pad when the game ends: what was not played, and who has won."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFormLayout, QLineEdit, QWidget

from boggle_desk.engine.scrabble.pad.events import EndGame, Reopen
from boggle_desk.engine.scrabble.pad.position import ScrabblePadPosition
from boggle_desk.views.kit import Card, button, centre_labels, label
from boggle_desk.views.layouts import Flow
from boggle_desk.views.look import Look
from boggle_desk.views.pad_page import EndPanel, PadPanel
from boggle_desk.views.scrabble.pad.words import ScrabblePadWords


class RacksPanel(PadPanel):
    """Asks every player for the tiles that were not played, as letters or as points (rule S19)."""

    left = Signal()
    """The game goes on."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, scrolls=False)
        self.lines: list[QLineEdit] = []
        card = Card(look, margin=14, spacing=6)
        card.column.addWidget(label(self.tr("Which tiles were not played?"), "heading", wrap=True))
        text = self.tr("Letters, with ? for a blank, or their points. Nothing for who has gone out.")
        card.column.addWidget(label(text, "muted", wrap=True))
        self._form = QFormLayout()
        card.column.addLayout(self._form)
        self._said = label("", "bad", wrap=True)
        self._said.hide()
        card.column.addWidget(self._said)
        self.column.addWidget(card)
        back = button(self.tr("Back to the game"), self.left.emit)
        self.main = button(self.tr("End the game"), self.press_main, "primary")
        self.foot.addLayout(self.row(back, self.main, stretch=1))

    def show_position(self, position: ScrabblePadPosition) -> None:
        """Show a line for each player."""
        if len(self.lines) != len(position.players):
            for _line in self.lines:
                self._form.removeRow(0)
            self.lines = [QLineEdit() for _player in position.players]
            for line, player in zip(self.lines, position.players, strict=True):
                line.setMaxLength(20)
                line.setPlaceholderText(self.tr("has gone out"))
                line.setAccessibleName(self.tr("Unplayed tiles of {name}").format(name=player.name))
                self._form.addRow(player.name, line)
            centre_labels(self._form)
        self._said.hide()

    def clear(self) -> None:
        """Forget what was typed: another game."""
        for line in self.lines:
            line.clear()

    def show_refusal(self, text: str) -> None:
        self._said.setText(text)
        self._said.show()

    def press_main(self) -> None:
        self.submitted.emit(EndGame(tuple(line.text() for line in self.lines)))

    def press_enter(self, focus: QWidget | None) -> None:
        """Go to the next player's line, and end the game behind the last one."""
        place = next((at for at, line in enumerate(self.lines) if line is focus), -1)
        if 0 <= place < len(self.lines) - 1:
            self.lines[place + 1].setFocus()
        else:
            self.press_main()

    def take_focus(self) -> None:
        self.lines[0].setFocus()


class WinnerPanel(EndPanel):
    """Who has won; another game, or the way back into this one."""

    def __init__(self, look: Look, say: ScrabblePadWords) -> None:
        super().__init__(look, scrolls=False)
        self._say = say
        card = Card(look, margin=14, spacing=6)
        self._heading, self._text = label("", "title", wrap=True), label("", "", wrap=True)
        card.column.addWidget(self._heading)
        card.column.addWidget(self._text)
        hint = self.tr("Another game? The scores start again, the players stay. For a slip, click its line on the pad.")
        card.column.addWidget(label(hint, "muted", wrap=True))
        self.column.addWidget(card)
        self.reopen = button(self.tr("Play on"), lambda: self.submitted.emit(Reopen()))
        self.print.setToolTip(self.tr("Print pad and board, or save them as PDF (Ctrl+Shift+P)"))
        self.foot.addWidget(Flow(look, (self.home, self.reopen, self.look_back, self.print)))
        self.foot.addWidget(self.main)

    def show_position(self, position: ScrabblePadPosition) -> None:
        """Show the winner and what the unplayed tiles counted."""
        self._heading.setText(self._say.winner_text(position))
        self._text.setText(self._say.left_text(position))
        self._text.setVisible(bool(self._text.text()))
