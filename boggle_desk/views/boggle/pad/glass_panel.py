"""Beside the pad before and while the glass runs."""

from PySide6.QtCore import Signal

from boggle_desk.engine.boggle.pad.events import EndSearch, TurnGlass
from boggle_desk.engine.boggle.pad.position import BogglePadPosition, Phase
from boggle_desk.views.boggle.pad.words import seats_text
from boggle_desk.views.boggle.words import BoggleWords
from boggle_desk.views.flow import Flow
from boggle_desk.views.kit import Card, button, label
from boggle_desk.views.look import Look
from boggle_desk.views.pad_panel import PadPanel


class GlassPanel(PadPanel):
    """Says what to do with cubes and glass, and what words count."""

    pause_asked = Signal()
    finish_asked = Signal()
    """All say that they are finished (rule B16)."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._boggle = BoggleWords(self)
        self._phase, self._glass = Phase.READY, True
        card = Card(look)
        self._heading, self._text = label("", "title", wrap=True), label("", "muted", wrap=True)
        self._least, self._points = label("", "", wrap=True), label("", "")
        self._handicap = label("", "accent", wrap=True)
        card.column.addStretch()
        for each in (self._heading, self._text, self._least, self._handicap, self._points):
            card.column.addWidget(each)
        card.column.addStretch()
        self.column.addWidget(card, 1)
        self.other = button("", self._press_other)
        self.main = button("", self.press_main, "primary")
        self.foot.addWidget(Flow(look, (self.other, self.main)))

    def show_position(self, position: BogglePadPosition, paused: bool, stopped: tuple[int, ...] = ()) -> None:
        """Show what there is to do; for those who are `stopped` time is up already (rule B33)."""
        self._phase, self._glass = position.phase, position.rules.glass
        searching = position.phase is Phase.SEARCH
        if paused:
            heading, text = self.tr("The glass lies on its side"), self.tr("Cover the cubes until all go on.")
        elif stopped:
            going_on = tuple(seat for seat in range(len(position.players)) if seat not in stopped)
            heading = self.tr("Write on, {names}!").format(names=seats_text(position, going_on))
            text = self.tr("Time is up for {names}.").format(names=seats_text(position, stopped))
        elif searching:
            heading, text = self.tr("Write!"), self.tr("Everybody writes words on paper, in secret.")
        else:
            heading = self.tr("Shake the box")
            text = self.tr("Let the cubes settle. Lift the lid and turn the glass in one go.")
        self._heading.setText(heading)
        self._text.setText(text)
        self._least.setText(self.tr("Words need %n letter(s) or more.", "", position.rules.game.minimum_length))
        self._points.setText(self._boggle.points_lines(position.rules.game, position.players))
        handicaps = [(player.name, self._boggle.handicap_text(player)) for player in position.players]
        self._handicap.setText("\n".join(f"{name}: {text}" for name, text in handicaps if text))
        self._handicap.setVisible(bool(self._handicap.text()))
        if searching:
            self.other.setText(self.tr("Go on") if paused else self.tr("Pause"))
            self.main.setText(self.tr("All are finished"))
        else:
            write, turn = self.tr("Write points"), self.tr("Turn the glass")
            self.main.setText(turn if self._glass else write)
            self.other.setText(write if self._glass else turn)

    def _press_other(self) -> None:
        if self._phase is Phase.SEARCH:
            self.pause_asked.emit()
        else:
            self.submitted.emit(EndSearch() if self._glass else TurnGlass())

    def press_main(self) -> None:
        if self._phase is Phase.SEARCH:
            self.finish_asked.emit()
            return
        turns = self._phase is Phase.READY and self._glass
        self.submitted.emit(TurnGlass() if turns else EndSearch())

    def take_focus(self) -> None:
        self.main.setFocus()
