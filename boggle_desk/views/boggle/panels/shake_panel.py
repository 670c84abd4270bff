"""Beside the dome before a search: what the table wishes of its boards; shake it, then lift it."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from boggle_desk.engine.boggle.events import BeginSearch
from boggle_desk.engine.boggle.position import BogglePosition, Phase
from boggle_desk.engine.boggle.rules import Writing
from boggle_desk.models.boggle.wished_shake import WishedShake, Wishing
from boggle_desk.views.boggle.dome import physics
from boggle_desk.views.boggle.dome_view import Cubes
from boggle_desk.views.boggle.panels.panel import Panel, Table
from boggle_desk.views.boggle.players import Standing
from boggle_desk.views.boggle.words import BoardWords
from boggle_desk.views.kit import Card, announce, button, label, press_focused, set_role


class WishBox(QWidget):
    """Shows itself where there is something to say about the board. `waits` tells when the dome has to wait."""

    waits = Signal(bool)

    def __init__(self, table: Table, shaking: WishedShake) -> None:
        super().__init__()
        self._table, self._shaking = table, shaking
        self._say = BoardWords(self)
        self._said = ""
        self.text = label("", "muted", wrap=True)
        self.progress = label("", "accent", wrap=True)
        self.nearest = button(self.tr("Take the nearest board"), shaking.take_nearest)
        """Stands where the panel keeps it in sight."""
        self.more = button(self.tr("Shake on"), shaking.go_on)
        self.plain = button(self.tr("Shake without the wish"), shaking.shake_plainly)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for each in (self.progress, self.text, self.more, self.plain):
            column.addWidget(each)
        shaking.changed.connect(self.refresh)

    def refresh(self) -> None:
        """Show the wish, or how the board on the table came about."""
        position, shaking = self._table.position(), self._shaking
        wish = position.rules.wish
        came = self._say.coming_about(position) if position.phase is Phase.COVERED and not shaking.waiting else ""
        self.text.setText(came or (self._say.wish(wish) if wish else ""))
        waiting, stuck = shaking.waiting, shaking.state is Wishing.STUCK
        self.progress.setText(self._progress_text() if waiting else "")
        set_role(self.progress, "bad" if stuck else "accent")
        self.progress.setVisible(waiting)
        for each in (self.nearest, self.plain):
            each.setVisible(waiting)
        self.nearest.setEnabled(shaking.nearest is not None)
        self.more.setVisible(waiting and stuck)
        self.setVisible(bool(self.text.text() or waiting))
        self.waits.emit(waiting)
        if waiting and stuck and self._said != self.progress.text():
            self._said = self.progress.text()
            announce(self, self._said)
            self.nearest.setFocus()

    def _progress_text(self) -> str:
        shaking = self._shaking
        shakes = self.tr("%n shake(s) so far", "", shaking.shakes)
        if shaking.nearest is None or shaking.state is not Wishing.STUCK:
            return self.tr("{shakes}. Nobody has seen a letter.").format(shakes=shakes)
        found = self._say.tally(self._table.position().rules.wish, shaking.nearest.tally)
        stuck = self.tr("None of %n shake(s) gave such a board.", "", shaking.shakes)
        return self.tr("{stuck} The nearest one: {found}.").format(stuck=stuck, found=found)


class ShakePanel(Panel):
    """Asks for a shake, and once the cubes lie still for the dome to be lifted by whoever searches next."""

    shake_taken = Signal()
    """The Shake button is held."""
    shake_let_go = Signal()
    print_asked = Signal()
    """The board is wanted on paper."""

    def __init__(self, table: Table, shaking: WishedShake) -> None:
        super().__init__(table)
        card = Card(self.look)
        self._heading, self._text = label("", "title", wrap=True), label("", "muted", wrap=True)
        self.wish = WishBox(table, shaking)
        self.wish.waits.connect(self._wait)
        card.column.addStretch()
        for part in (self._heading, self._text, self.wish):
            card.column.addWidget(part)
        card.column.addStretch()
        self._standing = Standing(self.look)
        card.column.addWidget(self._standing)
        self.column.addWidget(card, 1)
        self.shake = button(self.tr("Shake!"), lambda: None, "primary")
        self.again = button(self.tr("Shake again"), lambda: None)
        for each in (self.shake, self.again):
            each.pressed.connect(self.shake_taken)
            each.released.connect(self.shake_let_go)
        self.lift = button(self.tr("Lift the dome"), self.press_main, "primary")
        self.print = button(self.tr("Print this board…"), self.print_asked.emit)
        self.print.setToolTip(self.tr("Boards with blank lists for all; the screen stays covered (Ctrl+P)"))
        self.foot.addLayout(self.row(self.again, self.lift, stretch=1))
        self.foot.addWidget(self.print)
        self.foot.addWidget(self.shake)
        self.foot.addWidget(self.wish.nearest)
        self._cubes = Cubes.STILL
        self._waiting = False
        self._covered = self._untouched = False

    def show_position(self, position: BogglePosition) -> None:
        self._covered = position.phase is Phase.COVERED
        self._standing.setVisible(bool(position.rounds))
        self._standing.show_totals(position)
        self.wish.refresh()
        handed_over = self._covered and bool(position.searched)
        self._untouched = self._covered and not handed_over and position.shakes > 0
        self._show_buttons()
        self.print.setVisible(self._covered and not handed_over and position.rules.writing is Writing.PAPER)
        if self._cubes is Cubes.FALLING:
            self._heading.setText(self.tr("Here come the cubes!"))
            self._text.setText("")
        elif not self._covered or self._cubes is Cubes.SHAKEN:
            self._heading.setText(self.tr("Shake the dome"))
            how = self.tr("Hold Space, press and drag the dome, or hold the button. Let go to let the cubes fall.")
            if not position.round and self.look.motion and not physics.is_here():
                still = self.tr("The cubes can’t tumble on this computer, so you’ll see the board at once.")
                how = f"{how}\n{still}"
            self._text.setText(how)
        elif position.rules.writing is Writing.PAPER:
            self._heading.setText(self.tr("Pencils ready?"))
            text = self.tr("When all can see the board, lift the dome. The glass turns with it.")
            self._text.setText("\n".join(filter(None, (text, self.table.say.handicaps_text(position)))))
        else:
            self._ask_searcher(position)

    def _ask_searcher(self, position: BogglePosition) -> None:
        """Ask the next one at the keyboard to lift the dome; computers search along without being asked."""
        person = next((seat for seat in position.next_searchers if not position.is_computer(seat)), None)
        heading, granted = self.tr("The computers are ready"), ""
        if person is not None:
            player = position.players[person]
            heading = self.tr("{name}, it is your turn").format(name=player.name)
            granted = self.table.say.handicap_text(player)
        text = self.tr("Lift the dome, and the glass turns with it.")
        if len(position.people) > 1:
            text = self.tr("The same cubes for everybody. Lift the dome when nobody else is looking.")
        if granted:
            text = self.tr("{text}\nYour handicap: {granted}").format(text=text, granted=granted)
        self._heading.setText(heading)
        self._text.setText(text)

    def show_cubes(self, cubes: Cubes) -> None:
        """Show what the cubes do: until they lie still nothing can be lifted or printed."""
        if cubes is not self._cubes:
            self._cubes = cubes
            self.show_position(self.table.position())

    def _wait(self, waiting: bool) -> None:
        """Say whether the dome waits for a board that the table wishes for: then nothing is shaken or lifted."""
        self._waiting = waiting
        self._show_buttons()

    def _show_buttons(self) -> None:
        self._text.setVisible(not self._waiting)
        self.shake.setVisible(not self._covered and not self._waiting)
        self.again.setVisible(self._untouched and not self._waiting)
        self.lift.setVisible(self._covered and not self._waiting)
        for each in (self.lift, self.print):
            each.setEnabled(self._cubes is Cubes.STILL)

    def press_main(self) -> None:
        if self._waiting:
            press_focused(self)
        elif self._covered and self._cubes is Cubes.STILL:
            self.submitted.emit(BeginSearch())
