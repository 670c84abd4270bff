"""Beside the dome before a search: what the table wishes of its boards; shake it, then lift it."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from boggle_desk.engine.boggle.events import BeginSearch
from boggle_desk.engine.boggle.position import BogglePosition, Phase
from boggle_desk.models.boggle.board_search import WishedShake, Wishing
from boggle_desk.views.boggle.boggle_players import FaceRow
from boggle_desk.views.boggle.dome import physics
from boggle_desk.views.boggle.dome_view import Cubes
from boggle_desk.views.boggle.panels.panel import Panel, Table
from boggle_desk.views.controls import Card, announce, button, label, press_focused, set_role, show_if
from boggle_desk.views.hourglass import Hourglass
from boggle_desk.views.layouts import fill, in_column, sized
from boggle_desk.views.notices import StatusLine


class WishBox(QWidget):
    """Shows itself where there is something to say about the board. `waits` tells when the dome has to wait."""

    waits = Signal(bool)

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
        shaking.changed.connect(self.refresh)

    def refresh(self) -> None:
        """Show the wish, or how the board on the table came about."""
        position, shaking = self._table.position, self._shaking
        wish = position.rules.wish
        came = self._table.say.coming_about(position) if position.phase is Phase.COVERED and not shaking.waiting else ""
        self.text.setText(came or (self._table.say.wish(wish) if wish else ""))
        waiting, stuck = shaking.waiting, shaking.state is Wishing.STUCK
        self.waits.emit(waiting)
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
        self.wish.waits.connect(self._wait)
        glass = (self.glass, Qt.AlignmentFlag.AlignHCenter)
        card = Card(self.look, 0, glass, 0, self._heading, self._text, self._how, self.wish, 0)
        fill(self.column, self._players_card, (card, 1))
        self.look.follow(self._show_players)
        self.shake, self.again = button("", lambda: None, "primary"), button("", lambda: None)
        for each in (self.shake, self.again):
            each.pressed.connect(table.dome.press_shake)
            each.released.connect(table.dome.release_shake)
        self.lift = button(self.tr("Lift the dome"), self.press_main, "primary")
        self.print = button(self.tr("Print this board…"), table.page.print_asked.emit)
        self.print.setToolTip(self.tr("Print boards and blank lists, with the screen covered (Ctrl+P)"))
        self.back = button(self.tr("Back to the scores"), self.back_asked.emit)
        fill(
            self.foot, self.print, self.back, self.row(self.again, self.lift, stretch=1), self.shake, self.wish.nearest
        )
        self._cubes = Cubes.STILL
        self._waiting = False
        self._covered = self._untouched = False

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
        self._covered = position.phase is Phase.COVERED
        self.players.show_points(position)
        self._show_players()
        self.wish.refresh()
        handed_over = self._covered and bool(position.searched)
        self._untouched = self._covered and not handed_over and position.shakes > 0
        self._show_buttons()
        self.back.setVisible(position.phase is Phase.SCORED)
        self.print.setVisible(self._untouched and position.rules.writing.together)  # a known board is secret
        self._how.clear()
        if self._cubes is Cubes.FALLING:
            self._say(self.tr("Here come the cubes!"), "")
        elif self._cubes is Cubes.SHAKEN:
            self._say(self._shake_texts(len(position.people) == 1)[0], self.tr("The cubes drop when you let go."))
        elif not self._covered:
            self._ask_for_a_shake(position)
        elif position.rules.writing.together:
            alone = len(position.people) == 1
            lines = (
                "" if alone else self.tr("Can everyone see the board?"),
                self._lift_text(alone),
                self.table.say.handicaps_text(position),
            )
            heading = self.tr("Pencil ready?") if alone else self.tr("Pencils ready?")
            self._say(heading, "\n".join(filter(None, lines)))
        else:
            self._ask_searcher(position)

    def _say(self, heading: str, text: str) -> None:
        self._heading.setText(heading)
        self._text.setText(text)

    def _lift_text(self, alone: bool) -> str:
        """Ask for the dome to be lifted. Other languages than English speak to one or to several."""
        several = self.tr("Lift the dome to start the timer.")
        return self.tr("Lift the dome to start the timer.", "to one") if alone else several

    def _shake_texts(self, alone: bool) -> tuple[str, str, str, str]:
        """Ask for a shake, and say what follows: with a timer, without one, and where nothing can tumble."""
        if alone:
            return (
                self.tr("Give it a good shake", "to one"),
                self.tr("The timer starts when you lift the dome.", "to one"),
                self.tr("Take as long as you like, there's no timer.", "to one"),
                self.tr("The cubes can't tumble on this computer, so you'll see the board at once.", "to one"),
            )
        return (
            self.tr("Give it a good shake"),
            self.tr("The timer starts when you lift the dome."),
            self.tr("Take as long as you like, there's no timer."),
            self.tr("The cubes can't tumble on this computer, so you'll see the board at once."),
        )

    def _ask_for_a_shake(self, position: BogglePosition) -> None:
        heading, timed, untimed, still = self._shake_texts(len(position.people) == 1)
        text = untimed if position.rules.untimed else timed
        if not position.round and self.look.motion and not physics.is_here():
            text = still
        self._say(heading, text)
        theme, space = self.look.theme, self.tr("Space")
        style = f"background: {theme.table}; color: {theme.text}; font-weight: 700"
        key = f'<span style="{style}">&nbsp;{space}&nbsp;</span>'
        self._how.setText(self.tr("You can also hold {key} or drag the dome.").format(key=key))

    def _ask_searcher(self, position: BogglePosition) -> None:
        """Ask the next one at the keyboard to lift the dome; computers search along without being asked."""
        person = next((seat for seat in position.next_searchers if not position.is_computer(seat)), None)
        heading, granted = self.tr("The computers are ready"), ""
        if person is not None:
            player = position.players[person]
            heading = self.tr("{name}, it's your turn").format(name=player.name)
            granted = self.table.say.handicap_text(player)
        text = self._lift_text(alone=True)
        if len(position.people) > 1:
            text = self.tr("Same cubes for everyone. Lift the dome when nobody else is looking.")
        if granted:
            text = self.tr("{text}\nYour handicap: {granted}").format(text=text, granted=granted)
        self._say(heading, text)

    @property
    def heading(self) -> str:
        """What the panel says in large letters."""
        return self._heading.text()

    def show_cubes(self, cubes: Cubes) -> None:
        """Show what the cubes do; until they lie still nothing can be lifted or printed."""
        if cubes is not self._cubes:
            self._cubes = cubes
            self.show_position(self.table.position)

    def _wait(self, waiting: bool) -> None:
        """While the dome waits for a wished board, nothing is shaken or lifted."""
        self._waiting = waiting
        self._show_buttons()

    def _show_buttons(self) -> None:
        in_hand = self._cubes is Cubes.SHAKEN
        self.shake.setText(self.tr("Let go to drop the cubes") if in_hand else self.tr("Hold to shake"))
        self.again.setText(self.tr("Let go to drop the cubes") if in_hand else self.tr("Shake again"))
        show_if(not self._waiting, self._text, self._how)
        self.shake.setVisible(not self._covered and not self._waiting)
        self.again.setVisible(self._untouched and not self._waiting)
        self.lift.setVisible(self._covered and not self._waiting)
        for each in (self.lift, self.print):
            each.setEnabled(self._cubes is Cubes.STILL)
        self.again.setEnabled(self._cubes is not Cubes.FALLING)

    def press_main(self) -> None:
        if self._waiting:
            press_focused(self)
        elif self._covered and self._cubes is Cubes.STILL:
            self.table.session.submit(BeginSearch())
