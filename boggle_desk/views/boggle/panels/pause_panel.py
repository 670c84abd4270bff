"""While the sand stands still."""

from PySide6.QtCore import Signal

from boggle_desk.engine.boggle.position import BogglePosition
from boggle_desk.views.boggle.panels.panel import Panel, Table
from boggle_desk.views.kit import Card, button, label


class PausePanel(Panel):
    """The letters are hidden and no sand runs until somebody goes on."""

    resume_asked = Signal()

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        card = Card(self.look)
        card.column.addStretch()
        card.column.addWidget(label(self.tr("Pause"), "title"))
        self._text = label("", "muted", wrap=True)
        card.column.addWidget(self._text)
        card.column.addStretch()
        self.column.addWidget(card, 1)
        self.resume = button(self.tr("Go on"), self.press_main, "primary")
        self.foot.addWidget(self.resume)

    def say_slept(self) -> None:
        """Say of this pause that the machine slept while the glass ran."""
        self._text.setText(self.tr("The computer was asleep, so the glass has waited. Is everybody there?"))

    def show_position(self, position: BogglePosition) -> None:
        self._text.setText(self.tr("The letters are hidden and the sand stands still."))

    def take_focus(self) -> None:
        self.resume.setFocus()

    def press_main(self) -> None:
        self.resume_asked.emit()
