"""Laying the letters: the size of the board, the faces to click, and what the letters say of their box."""

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from boggle_desk.engine.boggle.real_board import SIDES, BadBoard, BadText, Fit
from boggle_desk.models.boggle.laid_letters import LaidLetters
from boggle_desk.views.boggle.real_board.faces_card import FacesCard
from boggle_desk.views.boggle.words import BoggleWords
from boggle_desk.views.choices import Choice
from boggle_desk.views.kit import Card, announce, button, label, set_role
from boggle_desk.views.look import Look
from boggle_desk.views.spacing import spaced

_SELECTABLE = Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
_MOST_NAMED = 3
"""More letters that do not fit are counted, not named."""


class LayPanel(QWidget):
    """Says how letters are laid and how far they are; its owner lays them."""

    size_chosen = Signal(int)
    paste_asked = Signal()
    clear_asked = Signal()

    def __init__(self, look: Look, faces: Iterable[str], say: BoggleWords) -> None:
        """`faces` are all that are printed on known cubes."""
        super().__init__()
        self._say = say
        self.sides: Choice[int] = Choice(self.tr("Size of the board"), [(f"{side} × {side}", side) for side in SIDES])
        self.sides.activated.connect(lambda _place: self.size_chosen.emit(self.sides.value))
        self.paste = button(self.tr("Paste"), self.paste_asked.emit)
        self.paste.setToolTip(self.tr("Lay the letters of a copied text (Ctrl+V)"))
        self.clear = button(self.tr("Clear"), self.clear_asked.emit)
        self.how = label("", "muted", wrap=True)
        self.state, self.box = label("", "accent", wrap=True), label("", "muted", wrap=True)
        self.code = label("", "muted", wrap=True)
        self.code.setTextInteractionFlags(_SELECTABLE)
        self.trouble = label("", "bad", wrap=True)
        self.faces = FacesCard(look, faces)
        self._lay_out(look)

    def _lay_out(self, look: Look) -> None:
        card = Card(look)
        card.column.addWidget(label(self.tr("Lay the letters"), "heading"))
        card.column.addWidget(self.how)
        row = QHBoxLayout()
        for each, stretch in ((self.sides, 1), (self.paste, 0), (self.clear, 0)):
            row.addWidget(each, stretch)
        card.column.addLayout(row)
        for line in (self.state, self.box, self.code, self.trouble):
            card.column.addWidget(line)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        spaced(self._column, look, 12)
        self._column.addWidget(card)
        self._column.addWidget(self.faces)
        self._column.addStretch(1)

    def show_letters(self, letters: LaidLetters, fits: tuple[Fit, ...], code: str = "") -> None:
        """Show how many letters are known, which box they may come from, and the board's code if it has one."""
        self.sides.choose(letters.side)
        how = self.tr(
            "Type them row by row, or click a square and then its letter. Q is Qu, # a solid face; the space bar "
            "leaves a square empty."
        )
        pairs = self.tr("With Shift a letter lays its pair, such as Th.")
        self.how.setText(f"{how} {pairs}" if letters.side == max(SIDES) else how)
        text = self.tr("{known} of {all} squares have their letter.")
        self.state.setText(text.format(known=letters.known, all=len(letters.faces)))
        self.box.setText(self._box_text(letters, fits))
        self.code.setText(self.tr("Code of this board: {code}").format(code=code) if code else "")
        self.code.setVisible(bool(code))
        self.show_trouble("")

    def _box_text(self, letters: LaidLetters, fits: tuple[Fit, ...]) -> str:
        if not letters.known or not fits:
            return ""
        possible = [self._say.cubes_name(fit.cubes) for fit in fits if fit.possible]
        if possible:
            text = self.tr("They can come from: {names}.")
            return text.format(names=self.tr(" or ").join(possible))
        best = fits[0]
        if len(best.misfits) > _MOST_NAMED:
            return self.tr("No set of cubes that we know shows these letters together.")
        text = self.tr("They would come from {name}, but for {letters}. Is that right?")
        named = ", ".join(self._letter_text(letters, cell) for cell in best.misfits)
        return text.format(name=self._say.cubes_name(best.cubes), letters=named)

    def _letter_text(self, letters: LaidLetters, cell: int) -> str:
        row, column = divmod(cell, letters.side)
        text = self.tr("{letter} in row {row}, column {column}")
        return text.format(letter=letters.faces[cell], row=row + 1, column=column + 1)

    def show_trouble(self, text: str) -> None:
        """Say why something could not be laid; nothing takes the sentence away."""
        self.trouble.setText(text)
        self.trouble.setVisible(bool(text))
        set_role(self.trouble, "bad")
        announce(self, text)

    def show_bad_text(self, bad: BadBoard) -> None:
        """Say why a text is no board."""
        sentences = {
            BadText.NOTHING: self.tr("There are no letters in the copied text."),
            BadText.TOO_LONG: self.tr("The copied text is too long for a board."),
            BadText.STRANGE_SIGN: self.tr("“{sign}” in the copied text is no letter."),
            BadText.NO_BOARD: self.tr("The copied text has {count} letters, which fill no board of 16, 25 or 36."),
        }
        self.show_trouble(sentences[bad.reason].format(sign=bad.sign, count=bad.faces))
