"""Beside the pad when a round counts: who won it, how the game stands, and what now."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from boggle_desk.engine.boggle.pad.events import EndGame, NextRound
from boggle_desk.engine.boggle.pad.position import BogglePadPosition, Phase
from boggle_desk.engine.players import sides, sign_of
from boggle_desk.views.boggle.pad.words import BogglePadWords, seats_text
from boggle_desk.views.flow import Flow
from boggle_desk.views.kit import Card, SeatChip, button, clear_layout, label
from boggle_desk.views.look import Look
from boggle_desk.views.pad_panel import EndPanel


class ScoresPanel(EndPanel):
    """Points of the round and totals by side; the next round, the end, or another game (rule B29)."""

    def __init__(self, look: Look, say: BogglePadWords) -> None:
        super().__init__(look)
        self._say, self._ended = say, False
        card = Card(look)
        self._heading, self._text = label("", "title", wrap=True), label("", "muted", wrap=True)
        card.column.addWidget(self._heading)
        card.column.addWidget(self._text)
        self._grid = QGridLayout()
        card.column.addLayout(self._grid)
        card.column.addStretch()
        hint = label(self.tr("A slip? Click the entry on the pad, or go to it and press Enter."), "muted", wrap=True)
        card.column.addWidget(hint)
        self.column.addWidget(card, 1)
        self.stop = button(self.tr("Stop here"), lambda: self.submitted.emit(EndGame()))
        self.print.setToolTip(self.tr("Print the pad, or save it as PDF (Ctrl+Shift+P)"))
        self.foot.addWidget(Flow(look, (self.stop, self.home, self.look_back, self.print)))
        self.foot.addWidget(self.main)

    def show_position(self, position: BogglePadPosition) -> None:
        """Show how it stands."""
        self._ended = position.phase is Phase.ENDED
        if self._ended and self.stop.hasFocus():
            self.take_focus()
        self.stop.setVisible(not self._ended)
        self.home.setVisible(self._ended)
        self.look_back.setVisible(self._ended)
        self.main.setText(self.tr("Another game") if self._ended else self.tr("Next round"))
        self._heading.setText(self._say.winner_text(position))
        self._text.setText(self._say.standing_text(position))
        self._show_standing(position)

    def _show_standing(self, position: BogglePadPosition) -> None:
        clear_layout(self._grid)
        self._grid.setColumnStretch(0, 1)
        self._grid.setHorizontalSpacing(self.look.px(18))
        for column, title in enumerate((self.tr("Round"), self.tr("Total")), start=1):
            self._put(label(title, "muted"), 0, column)
        rows = zip(
            sides(position.players),
            position.side_points(position.points[-1]),
            position.side_points(position.totals),
            strict=True,
        )
        for row, (side, points, total) in enumerate(sorted(rows, key=lambda each: -each[2]), start=1):
            first = position.players[side[0]]
            chip = SeatChip(self.look, side[0], first.team or first.name)
            chip.set_team(sign_of(position.players, side[0]))
            chip.set_note(seats_text(position, side) if first.team else "")
            self._grid.addWidget(chip, row, 0)
            self._put(label(f"{points:+d}".replace("-", "−"), "accent"), row, 1)
            number = label(str(total).replace("-", "−"), "number")
            number.setAccessibleName(self.tr("{name}: {total}").format(name=first.team or first.name, total=total))
            self._put(number, row, 2)

    def _put(self, widget: QWidget, row: int, column: int) -> None:
        self._grid.addWidget(widget, row, column, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)

    def press_main(self) -> None:
        if self._ended:
            self.another_asked.emit()
        else:
            self.submitted.emit(NextRound())
