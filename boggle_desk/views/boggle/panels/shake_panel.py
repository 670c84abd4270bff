"""Beside the dome before a search: what the table wishes of its boards; shake it, then lift it."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from boggle_desk.engine.boggle.events import BeginSearch
from boggle_desk.engine.boggle.position import BogglePosition
from boggle_desk.models.boggle.board_search import WishedShake
from boggle_desk.models.boggle.prompts import Act
from boggle_desk.models.prompt import Prompt
from boggle_desk.views.appearance import Appearance
from boggle_desk.views.boggle.boggle_players import FaceRow
from boggle_desk.views.boggle.panels.panel import Panel, Table
from boggle_desk.views.controls import Card, announce, button, label, press_focused, set_role, show_if, tell
from boggle_desk.views.hourglass import Hourglass
from boggle_desk.views.layouts import fill, in_column, sized
from boggle_desk.views.notices import StatusLine


class WishBox(QWidget):
    """Shows itself where there is something to say about the board."""

    def __init__(self, look: Appearance, shaking: WishedShake) -> None:
        super().__init__()
        self._said = ""
        self.text = label("", "muted", wrap=True, align=Qt.AlignmentFlag.AlignHCenter)
        self.progress = label("", "accent", wrap=True, align=Qt.AlignmentFlag.AlignHCenter)
        self.nearest = button("", shaking.take_nearest)
        """Stands where the panel keeps it in sight."""
        self.more, self.plain = button("", shaking.go_on), button("", shaking.shake_plainly)
        in_column(look, self.progress, self.text, self.more, self.plain, on=self)

    def show_prompt(self, now: Prompt) -> None:
        """Show the wish, or how the board on the table came about."""
        told = "".join(now.news)
        self.text.setText(now.note)
        set_role(self.progress, "bad" if now.bad else "accent")
        tell(self.progress, told)
        self.setVisible(bool(now.note or told))
        if now.bad and self._said != told:
            self._said = told
            announce(self, told)
            self.nearest.setFocus()


class ShakePanel(Panel):
    """Asks for a shake, and once the cubes lie still for the dome to be lifted by whoever searches next."""

    def __init__(self, table: Table, shaking: WishedShake) -> None:
        super().__init__(table)
        self.players = FaceRow(self.look)
        self._players_card = Card(self.look, self.players)
        self.glass = sized(Hourglass(self.look), self.look, 250, 120, fixed=True, grows=False)
        self.glass.lie()
        self.heading, self._text = label("", "stage", wrap=True), StatusLine(self.look, Qt.AlignmentFlag.AlignHCenter)
        self._how = label("", "muted", wrap=True)
        self._how.setTextFormat(Qt.TextFormat.RichText)
        for part in (self.heading, self._how):
            part.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.wish = WishBox(self.look, shaking)
        glass = (self.glass, Qt.AlignmentFlag.AlignHCenter)
        card = Card(self.look, 0, glass, 0, self.heading, self._text, self._how, self.wish, 0)
        fill(self.column, self._players_card, (card, 1))
        shaking.changed.connect(self._show_prompt)
        self.look.follow(self._show_players)
        self.shake, self.again = button("", lambda: None, "primary"), button("", lambda: None)
        for each in (self.shake, self.again):
            each.pressed.connect(table.dome.press_shake)
            each.released.connect(table.dome.release_shake)
        self.lift = button("", self.press_main, "primary")
        self.print, self.back = map(self.acting, (Act.PRINT, Act.BACK))
        self.print.setToolTip(self.tr("Print boards and blank lists, with the screen covered (Ctrl+P)"))
        self.buttons |= {
            BeginSearch: self.lift, Act.SHAKE_ON: self.wish.more,
            Act.SHAKE_PLAINLY: self.wish.plain, Act.TAKE_NEAREST: self.wish.nearest,
        }  # fmt: skip
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
        set_role(self.heading, "title" if self.large else "stage")

    def show_position(self, position: BogglePosition) -> None:
        self.players.show_points(position)
        self._show_players()
        self._show_prompt()

    def _show_prompt(self) -> None:
        now = self.prompt
        self.heading.setText(now.heading)
        self._text.setText(now.text)
        self._how.clear()  # an empty text would take a line
        theme, space = self.look.theme, self.tr("Space")
        style = f"background: {theme.table}; color: {theme.text}; font-weight: 700"
        if now.aside:
            self._how.setText(now.aside.format(key=f'<span style="{style}">&nbsp;{space}&nbsp;</span>'))
        show_if(not self.table.state().waits, self._text, self._how)
        self.show_actions(now)
        self.wish.show_prompt(now)
        for deed, made in ((Act.SHAKE, self.shake), ("again", self.again)):  # whose text changes in the hand
            action = next((each for each in now.actions if each.deed == deed), None)
            made.setVisible(action is not None)
            if action:
                made.setText(action.title)
                made.setEnabled(action.enabled)

    def press_main(self) -> None:
        state, main = self.table.state(), self.prompt.main
        if state.waits:
            press_focused(self)
        elif main and main.enabled and isinstance(main.does, BeginSearch):
            self.table.session.submit(BeginSearch())
