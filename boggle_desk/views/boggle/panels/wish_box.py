"""Beside the dome: what the table wishes of its boards, how the shaking for it goes, and what can be decided."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from boggle_desk.engine.boggle.position import BogglePosition, Phase
from boggle_desk.models.boggle.wished_shake import WishedShake, Wishing
from boggle_desk.views.boggle.board_words import BoardWords
from boggle_desk.views.kit import announce, button, label, set_role
from boggle_desk.views.look import Look


class WishBox(QWidget):
    """Shows itself where there is something to say about the board. `waits` tells when the dome has to wait."""

    waits = Signal(bool)

    def __init__(self, look: Look, shaking: WishedShake) -> None:
        super().__init__()
        self._shaking = shaking
        self._say = BoardWords(self)
        self._position: BogglePosition | None = None
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
        shaking.changed.connect(self._show)

    def show_position(self, position: BogglePosition) -> None:
        """Show the wish, or how the board that lies there came about."""
        self._position = position
        self._show()

    def _show(self) -> None:
        position, shaking = self._position, self._shaking
        if position is None:
            return
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
        position, shaking = self._position, self._shaking
        shakes = self.tr("%n shake(s) so far", "", shaking.shakes)
        if position is None or shaking.nearest is None or shaking.state is not Wishing.STUCK:
            return self.tr("{shakes}. Nobody has seen a letter.").format(shakes=shakes)
        found = self._say.tally(position.rules.wish, shaking.nearest.tally)
        stuck = self.tr("None of %n shake(s) gave such a board.", "", shaking.shakes)
        return self.tr("{stuck} The nearest one: {found}.").format(stuck=stuck, found=found)
