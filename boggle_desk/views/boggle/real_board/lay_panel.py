"""A real board is laid: letters are typed or faces clicked, cell by cell."""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from boggle_desk.engine.boggle.codes import BadCode, plain_signs, read_code
from boggle_desk.engine.boggle.cubes import BLOCK, CubeSet, PlacedCube, lay, letters_only
from boggle_desk.engine.boggle.known_board import KnownBoard, again
from boggle_desk.engine.boggle.real_board import EMPTY, SIDES, BadBoard, BadText, Fit, TypedBoard, face_of, read_board
from boggle_desk.engine.boggle.rules import BoggleRules
from boggle_desk.engine.word_graph import ENGLISH
from boggle_desk.models.boggle.board_model import LaidLetters
from boggle_desk.views.appearance import Appearance
from boggle_desk.views.boggle.dome_view import COMMANDING, TAP_REACH, DomeView
from boggle_desk.views.boggle.words import BoggleWords
from boggle_desk.views.forms import Choice
from boggle_desk.views.kit import Card, announce, button, clear_layout, label, set_role
from boggle_desk.views.services import AppContext
from boggle_desk.views.spacing import spaced
from boggle_desk.views.theme import Theme

_SHORTEST_CODE = 12
"""The fewest signs of a text that is taken for a code: a few signs may be one by chance, and nobody means it."""


def typed_board(text: str, services: AppContext) -> TypedBoard:
    """Return the board of a text: its letters, or its code. Raises `BadBoard`."""
    try:
        return read_board(text)
    except BadBoard:
        with suppress(BadCode, ValueError):
            board = read_code(text, services.cube_sets).board
            if len(plain_signs(text)) >= _SHORTEST_CODE and board.rows == board.columns:
                return TypedBoard(board.rows, board.faces)
        raise


def known_board(letters: LaidLetters, fits: tuple[Fit, ...], rules: BoggleRules, services: AppContext) -> KnownBoard:
    """Return a game of one round on the board, with the cubes of the box that it may come from, or with letters alone.
    How lists are written and words judged is as it was at the last table."""
    side, table = letters.side, services.choices.settings.table
    box = fits[0].cubes if fits and fits[0].possible else letters_only(side, side, letters.faces)
    rules = replace(
        rules,
        cubes=box,
        lexicon=services.lexica.chosen,
        writing=table.writing or rules.writing,
        judging=table.judging or rules.judging,
        court=table.court or rules.court,
    )
    return again(rules, lay(box.cubes, letters.faces) or ())


_COLUMNS = 9


class FacesCard(Card):
    """A button for each face. They leave the keyboard to the board, where all of them can be typed."""

    chosen = Signal(str)
    """The face that lies on the square of the cursor."""

    def __init__(self, look: Appearance, faces: Iterable[str]) -> None:
        """`faces` are all that are printed on known cubes."""
        super().__init__(look, margin=12)
        self.heading = label("", "heading")
        self.column.addWidget(self.heading)
        self._grid = QGridLayout()
        self.column.addLayout(self._grid)
        self._pairs = sorted(face for face in faces if len(face) > 1)
        self.buttons: dict[str, QPushButton] = {}
        self.offer(ENGLISH)

    def offer(self, alphabet: str) -> None:
        """Offer the letters of an alphabet in lower case beside the pairs, the solid face and none."""
        singles = [letter.upper() for letter in alphabet if letter != "q"]  # a Q is Qu, which is a pair
        if set(singles) <= self.buttons.keys() and len(self.buttons) == len(singles) + len(self._pairs) + 2:
            return
        clear_layout(self._grid)
        self.buttons = {face: self._made(face, face) for face in (*singles, *self._pairs)}
        self.buttons[BLOCK] = self._made(self.tr("solid"), BLOCK)
        self.buttons[EMPTY] = self._made(self.tr("empty"), EMPTY)
        keys = {BLOCK: BLOCK, EMPTY: self.tr("Space")} | {pair: f"⇧ {pair[0]}" for pair in self._pairs}
        for face, typed in keys.items():
            self.buttons[face].setToolTip(self.tr("Key: {keys}").format(keys=typed))
        self._arrange()

    def _made(self, text: str, face: str) -> QPushButton:
        made = button(text, partial(self.chosen.emit, face), "small", self)
        made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        return made

    def show_square(self, row: int, column: int) -> None:
        """Say which square a face is chosen for."""
        text = self.tr("What's in row {row}, column {column}?")
        self.heading.setText(text.format(row=row + 1, column=column + 1))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Put as many faces into a row as there is room for, the words for solid and empty below them."""
        narrow = [self.buttons[face] for face in self.buttons if face not in (BLOCK, EMPTY)]
        widest = max(made.sizeHint().width() for made in narrow) + self._grid.horizontalSpacing()
        columns = max(2, min(_COLUMNS, self.contentsRect().width() // widest))
        for made in self.buttons.values():
            self._grid.removeWidget(made)
        for at, made in enumerate(narrow):
            self._grid.addWidget(made, at // columns, at % columns)
        last, half = len(narrow) // columns + 1, columns // 2
        self._grid.addWidget(self.buttons[BLOCK], last, 0, 1, half)
        self._grid.addWidget(self.buttons[EMPTY], last, half, 1, columns - half)


_SELECTABLE = Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
_MOST_NAMED = 3
"""More letters that do not fit are counted, not named."""


class LayPanel(QWidget):
    """Says how letters are laid and how far they are; its owner lays them."""

    size_chosen = Signal(int)
    paste_asked = Signal()
    clear_asked = Signal()

    def __init__(self, look: Appearance, faces: Iterable[str], say: BoggleWords) -> None:
        """`faces` are all that are printed on known cubes."""
        super().__init__()
        self._say = say
        self.sides: Choice[int] = Choice(self.tr("Size of the board"), [(f"{side} × {side}", side) for side in SIDES])
        self.sides.activated.connect(lambda _place: self.size_chosen.emit(self.sides.value))
        self.paste = button(self.tr("Paste"), self.paste_asked.emit)
        self.paste.setToolTip(self.tr("Paste letters or a code (Ctrl+V)"))
        self.clear = button(self.tr("Clear"), self.clear_asked.emit)
        self.how = label("", "muted", wrap=True)
        self.state, self.box = label("", "accent", wrap=True), label("", "muted", wrap=True)
        self.code = label("", "muted", wrap=True)
        self.code.setTextInteractionFlags(_SELECTABLE)
        self.trouble = label("", "bad", wrap=True)
        self.faces = FacesCard(look, faces)
        card = Card(look)
        card.column.addWidget(label(self.tr("Enter the letters"), "heading"))
        card.column.addWidget(self.how)
        row = QHBoxLayout()
        for each, stretch in ((self.sides, 1), (self.paste, 0), (self.clear, 0)):
            row.addWidget(each, stretch)
        card.column.addLayout(row)
        for line in (self.state, self.box, self.code, self.trouble):
            card.column.addWidget(line)
        column = spaced(QVBoxLayout(self), look, 12, (0, 0, 0, 0))
        column.addWidget(card)
        column.addWidget(self.faces)
        column.addStretch(1)

    def show_letters(self, letters: LaidLetters, fits: tuple[Fit, ...], code: str = "") -> None:
        """Show how many letters are known, which box they may come from, and the board's code if it has one."""
        self.sides.choose(letters.side)
        how = self.tr(
            "Type them row by row, or click a square and then its letter. Q is Qu. # is a solid face. "
            "Space leaves a square empty."
        )
        pairs = self.tr("Shift and a letter give its pair, such as Th.")
        self.how.setText(f"{how} {pairs}" if letters.side == max(SIDES) else how)
        text = self.tr("{known} of {all} squares filled.")
        self.state.setText(text.format(known=letters.known, all=len(letters.faces)))
        self.box.setText(self._box_text(letters, fits))
        self.code.setText(self.tr("Board code: {code}").format(code=code) if code else "")
        self.code.setVisible(bool(code))
        self.show_trouble("")

    def _box_text(self, letters: LaidLetters, fits: tuple[Fit, ...]) -> str:
        if not letters.known or not fits:
            return ""
        possible = [self._say.cubes_name(fit.cubes) for fit in fits if fit.possible]
        if possible:
            text = self.tr("The cubes may come from: {names}.")
            return text.format(names=self.tr(" or ").join(possible))
        best = fits[0]
        if len(best.misfits) > _MOST_NAMED:
            return self.tr("No box we know has these letters.")
        text = self.tr("They look like {name}, except for {letters}. Is that right?")
        place, side = self.tr("{letter} in row {row}, column {column}"), letters.side
        named = ", ".join(
            place.format(letter=letters.faces[cell], row=cell // side + 1, column=cell % side + 1)
            for cell in best.misfits
        )
        return text.format(name=self._say.cubes_name(best.cubes), letters=named)

    def show_trouble(self, text: str) -> None:
        """Say why something could not be laid; nothing takes the sentence away."""
        self.trouble.setText(text)
        self.trouble.setVisible(bool(text))
        set_role(self.trouble, "bad")
        announce(self, text)

    def show_bad_text(self, bad: BadBoard) -> None:
        """Say why a text is no board."""
        sentences = {
            BadText.NOTHING: self.tr("There's nothing to paste. Copy some letters first."),
            BadText.TOO_LONG: self.tr("That's too long for a board."),
            BadText.STRANGE_SIGN: self.tr("“{sign}” isn't a letter. Copy letters only."),
            BadText.NO_BOARD: self.tr("That's {count} letters. A board needs 16, 25 or 36."),
        }
        self.show_trouble(sentences[bad.reason].format(sign=bad.sign, count=bad.faces))


_Key = Qt.Key
_FOR_THE_PAGE = (_Key.Key_Return, _Key.Key_Enter, _Key.Key_Escape)


def cube_showing(face: str) -> PlacedCube:
    """Return a cube of which only the upper face is known."""
    return PlacedCube((face, *(EMPTY,) * 5), 0, 0)


class LayingBoard(DomeView):
    """The board without its dome, on which letters are laid.

    Keys: a letter is laid at the cursor, and the cursor goes on; with Shift a pair that begins with it, as `Th`; `#` is
    a solid face, Space an empty square. Arrow keys, Home, End, Page up and down move the cursor. Backspace takes the
    letter before back, Delete the one at the cursor. Ctrl+V lays a whole text.
    """

    letter_typed = Signal()
    paste_typed = Signal()
    cell_pressed = Signal()
    """A click on a cube or an empty square."""

    def __init__(self, theme: Theme, letters: LaidLetters, sets: Iterable[CubeSet]) -> None:
        """Shift lays the pairs of letters that `sets` have for a board of the size that lies there."""
        super().__init__(theme, motion=False)
        self._letters = letters
        self._pairs = {
            (each.rows, face[0]): face for each in sets for cube in each.cubes for face in cube if len(face) > 1
        }
        self._typed_at = -1
        """Where the latest letter was laid, as long as nothing else was done."""
        self.set_shakeable(False)
        self.set_tracing(False)
        self.selectionModel().currentChanged.connect(lambda _now, _before: self._forget())

    def show_faces(self, side: int, cubes: Sequence[PlacedCube]) -> None:
        """Show these cubes; the cursor stays where it is if the size does."""
        cell = min(self.cursor_cell, side * side - 1)
        self.show_board(side, side, tuple(cubes), False)
        self.set_cursor_cell(cell)

    @property
    def cursor_cell(self) -> int:
        """The cell of the cursor; the first one before it was ever moved."""
        current = self.currentIndex()
        return self._board.cell(current) if current.isValid() else 0

    def set_cursor_cell(self, cell: int) -> None:
        """Put the cursor on a cell."""
        self.setCurrentIndex(self._board.cell_index(cell))

    def show_cursor(self) -> None:
        """Let the cursor be seen, also by those who click."""
        self._by_keys = True
        self._repaint()

    def lay(self, face: str) -> None:
        """Lay a face at the cursor, and go on to the next square."""
        cell = self.cursor_cell
        self._letters.put(cell, face)
        if cell + 1 < len(self._letters.faces):
            self.set_cursor_cell(cell + 1)
        self.show_cursor()
        self._typed_at = cell

    def _type(self, letter: str, shifted: bool) -> None:
        if letter.upper() == "U" and self._typed_at >= 0 and self._letters.faces[self._typed_at] == "Qu":
            self._forget()  # a U behind a Q is part of the same face, once
        else:
            pair = self._pairs.get((self._letters.side, letter.upper())) if shifted else None
            self.lay(pair or face_of(letter))
        self.letter_typed.emit()

    def _erase(self, back: bool) -> None:
        if back and self.cursor_cell not in (self._typed_at, 0):
            self.set_cursor_cell(self.cursor_cell - 1)
        self._letters.put(self.cursor_cell, EMPTY)
        self._forget()

    def _forget(self) -> None:
        self._typed_at = -1

    # ---- mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            cell = self._cell_at(event.position(), TAP_REACH)
            if cell is not None:
                self.set_cursor_cell(cell)
                self.show_cursor()
                self._forget()
                self.cell_pressed.emit()

    def mouseMoveEvent(self, _event: QMouseEvent) -> None:
        """Trace nothing."""

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        """End nothing."""

    # ---- keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._by_keys = True
        key, text = event.key(), event.text()
        if event.matches(QKeySequence.StandardKey.Paste):
            self.paste_typed.emit()
        elif text.isalpha() and not event.modifiers() & COMMANDING:
            self._type(text, bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        elif text == BLOCK or key == _Key.Key_Space:
            self.lay(BLOCK if text == BLOCK else EMPTY)
            self.letter_typed.emit()
        elif key in (_Key.Key_Backspace, _Key.Key_Delete):
            self._erase(key == _Key.Key_Backspace)
        elif key in _FOR_THE_PAGE or text.strip():
            event.ignore()
        else:
            super(DomeView, self).keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Let nothing go: there is no dome in the hand."""
        event.ignore()

    def keyboardSearch(self, search: str) -> None:
        """Search nothing: letters are laid."""
