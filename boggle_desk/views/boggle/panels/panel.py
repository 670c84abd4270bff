"""What all panels beside the dome have in common, and the one that is shown while the sand stands still."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from boggle_desk.engine.boggle.position import BogglePosition
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.views.boggle.words import BoggleWords
from boggle_desk.views.kit import Card, button, label
from boggle_desk.views.layouts import WrappingRow
from boggle_desk.views.scrolled import Scrolled
from boggle_desk.views.services import Services
from boggle_desk.views.spacing import spaced


@dataclass(frozen=True)
class Table:
    """What a panel may ask about the game at the table."""

    services: Services
    lexicon: Lexicon
    say: BoggleWords
    elapsed: Callable[[], float]
    """Seconds of the running search that have gone."""
    turned: Callable[[], int] = lambda: 0
    """By how many quarters the board is seen turned clockwise."""


class Panel(QWidget):
    """Shows one phase of a position and submits moves. It keeps no facts of the game."""

    submitted = Signal(object)
    """A move that the players ask for."""
    pointed = Signal(tuple)
    """Cells of the board to be shown, none to show nothing."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table
        self.look = table.services.look
        content = QWidget()
        self.column = QVBoxLayout(content)
        """The cards; they scroll when large letters need more room than there is."""
        self.foot = QVBoxLayout()
        """The buttons, which stay in sight."""
        whole = QVBoxLayout(self)
        self.scrolled = Scrolled(content)
        self.scrolled.setMinimumHeight(1)  # nothing, if there is room for the buttons only
        whole.addWidget(self.scrolled, 1)
        whole.addLayout(self.foot)
        for layout in (whole, self.column, self.foot):
            spaced(layout, self.look, 14, (0, 0, 0, 0))

    def show_position(self, position: BogglePosition) -> None:
        """Show the position, right and at once."""
        raise NotImplementedError

    def press_main(self) -> None:
        """Do what Enter does."""

    def press_hint(self) -> None:
        """Do what F2 does."""

    def take_focus(self) -> None:
        """Give the keyboard to what waits for it."""

    def take_letter(self, letter: str) -> None:
        """Take a letter that was typed while the board had the focus."""

    def take_trace(self, cells: tuple[int, ...], ended: bool) -> None:
        """Take a path that is traced on the board."""

    def marked_word(self) -> str:
        """Return the word that is marked, or nothing."""
        return ""

    def show_refusal(self, text: str) -> None:
        """Say why a move was refused."""

    def row(self, *widgets: QWidget, stretch: int | None = None) -> WrappingRow:
        """Return a row of widgets; the one at `stretch` takes the room that is left."""
        made = spaced(WrappingRow(), self.look, 12)
        for place, widget in enumerate(widgets):
            made.addWidget(widget, 1 if place == stretch else 0)
        return made


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
