"""Beside the dome before a search: what the table wishes of its boards; shake it, then lift it."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from boggle_desk.engine.boggle.events import BeginSearch
from boggle_desk.engine.boggle.position import BogglePosition, Phase
from boggle_desk.models.boggle.board_search import WishedShake, Wishing
from boggle_desk.models.boggle.prompts import Act
from boggle_desk.views.boggle.boggle_players import FaceRow
from boggle_desk.views.boggle.panels.panel import Panel, Table
from boggle_desk.views.controls import Card, announce, button, label, press_focused, set_role, show_if
from boggle_desk.views.hourglass import Hourglass
from boggle_desk.views.layouts import fill, in_column, sized
from boggle_desk.views.notices import StatusLine


class WishBox(QWidget):
    """Shows itself where there is something to say about the board."""

    def __init__(self, table: Table, shaking: WishedShake) -> None:
        super().__init__()
        self._table, self._shaking = table, shaking
        self._said = ""
        self.text = label("", "muted", wrap=True, align=Qt.AlignmentFlag.AlignHCenter)
        self.progress = label("", "accent", wrap=True, align=Qt.AlignmentFlag.AlignHCenter)
        self.nearest = button(self.tr("Take the nearest board"), shaking.take_nearest)
        """Stands where the panel keeps it in sight."""
        self.more = button(self.tr("Shake on"), shaking.go_on)
        self.plain = button(self.tr("Shake without the wish"), shaking.shake_plainly)
        in_column(table.services.look, self.progress, self.text, self.more, self.plain, on=self)

    def refresh(self) -> None:
        """Show the wish, or how the board on the table came about."""
        position, shaking = self._table.position, self._shaking
        wish = position.rules.wish
        came = self._table.say.coming_about(position) if position.phase is Phase.COVERED and not shaking.waiting else ""
        self.text.setText(came or (self._table.say.wish(wish) if wish else ""))
        waiting, stuck = shaking.waiting, shaking.state is Wishing.STUCK
        waiting = waiting and bool(wish)  # a fair board is there in a moment
        self.progress.setText(self._progress_text() if waiting else "")
        set_role(self.progress, "bad" if stuck else "accent")
        self.progress.setVisible(waiting)
        show_if(waiting, self.nearest, self.plain)
        self.nearest.setEnabled(shaking.nearest is not None)
        self.more.setVisible(waiting and stuck)
        self.setVisible(bool(self.text.text() or waiting))
        if waiting and stuck and self._said != self.progress.text():
            self._said = self.progress.text()
            announce(self, self._said)
            self.nearest.setFocus()

    def _progress_text(self) -> str:
        shaking = self._shaking
        shakes = self.tr("%n shake(s) so far", "", shaking.shakes)
        if shaking.nearest is None or shaking.state is not Wishing.STUCK:
            return self.tr("{shakes}. Nobody has seen a letter.").format(shakes=shakes)
        found = self._table.say.tally(self._table.position.rules.wish, shaking.nearest.tally)
        stuck = self.tr("None of %n shake(s) gave such a board.", "", shaking.shakes)
        return self.tr("{stuck} The nearest one: {found}.").format(stuck=stuck, found=found)


class ShakePanel(Panel):
    """Asks for a shake, and once the cubes lie still for the dome to be lifted by whoever searches next."""

    back_asked = Signal()

    def __init__(self, table: Table, shaking: WishedShake) -> None:
        super().__init__(table)
        self.players = FaceRow(self.look)
        self._players_card = Card(self.look, self.players)
        self.glass = sized(Hourglass(self.look), self.look, 250, 120, fixed=True, grows=False)
        self.glass.lie()
        self._heading, self._text = label("", "stage", wrap=True), StatusLine(self.look, Qt.AlignmentFlag.AlignHCenter)
        self._how = label("", "muted", wrap=True)
        self._how.setTextFormat(Qt.TextFormat.RichText)
        for part in (self._heading, self._how):
            part.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.wish = WishBox(table, shaking)
        glass = (self.glass, Qt.AlignmentFlag.AlignHCenter)
        card = Card(self.look, 0, glass, 0, self._heading, self._text, self._how, self.wish, 0)
        fill(self.column, self._players_card, (card, 1))
        shaking.changed.connect(self._follow_wish)
        self.look.follow(self._show_players)
        self.shake, self.again = button("", lambda: None, "primary"), button("", lambda: None)
        for each in (self.shake, self.again):
            each.pressed.connect(table.dome.press_shake)
            each.released.connect(table.dome.release_shake)
        self.lift = button("", self.press_main, "primary")
        self.print = button("", table.page.print_asked.emit)
        self.print.setToolTip(self.tr("Print boards and blank lists, with the screen covered (Ctrl+P)"))
        self.back = button("", self.back_asked.emit)
        self.buttons = {Act.PRINT: self.print, Act.BACK: self.back, BeginSearch: self.lift}
        fill(
            self.foot, self.print, self.back, self.row(self.again, self.lift, stretch=1), self.shake, self.wish.nearest
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.glass.setVisible(self.height() >= self.look.px(480))
        self._show_players()

    def _show_players(self) -> None:
        """Show who plays, where there is room for their names; large letters need all of it for what is asked."""
        position, inside = self.table.position, self.width() - self.look.px(36)
        several = len(position.players) > 1 and not self.large
        self._players_card.setVisible(several and self.players.has_room(position, inside))
        set_role(self._heading, "title" if self.large else "stage")

    def show_position(self, position: BogglePosition) -> None:
        self.players.show_points(position)
        self._show_players()
        self.wish.refresh()
        self._show_prompt()

    def _follow_wish(self) -> None:
        self.wish.refresh()
        self._show_prompt()

    def _show_prompt(self) -> None:
        now = self.prompt
        self._heading.setText(now.heading)
        self._text.setText(now.text)
        self._how.clear()  # an empty text would take a line
        theme, space = self.look.theme, self.tr("Space")
        style = f"background: {theme.table}; color: {theme.text}; font-weight: 700"
        if now.aside:
            self._how.setText(now.aside.format(key=f'<span style="{style}">&nbsp;{space}&nbsp;</span>'))
        show_if(not self.table.state().waits, self._text, self._how)
        self.show_actions(now)
        for deed, made in ((Act.SHAKE, self.shake), ("again", self.again)):  # whose text changes in the hand
            action = next((each for each in now.actions if each.deed == deed), None)
            made.setVisible(action is not None)
            if action:
                made.setText(action.title)
                made.setEnabled(action.enabled)

    @property
    def heading(self) -> str:
        """What the panel says in large letters."""
        return self._heading.text()

    def press_main(self) -> None:
        state, main = self.table.state(), self.prompt.main
        if state.waits:
            press_focused(self)
        elif main and main.enabled and isinstance(main.does, BeginSearch):
            self.table.session.submit(BeginSearch())
