"""A real board: its letters are entered, and all its words are found."""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QPushButton, QWidget

from boggle_desk.engine.boggle.codes import BadCode, plain_signs, read_code
from boggle_desk.engine.boggle.cubes import BLOCK, CubeSet, PlacedCube
from boggle_desk.engine.boggle.known_board import KnownBoard, code_of
from boggle_desk.engine.boggle.real_board import (
    EMPTY,
    LONGEST_TEXT,
    SIDES,
    BadBoard,
    BadText,
    Fit,
    TypedBoard,
    face_of,
    read_board,
    recognise,
)
from boggle_desk.engine.boggle.rules import WordRange
from boggle_desk.engine.boggle.solver import SolvedBoard, solve_board
from boggle_desk.engine.players import Player
from boggle_desk.engine.word_graph import ENGLISH
from boggle_desk.models.background_task import BackgroundTask
from boggle_desk.models.boggle.boggle_strings import BoggleStrings
from boggle_desk.models.boggle.tables import LaidLetters
from boggle_desk.storage.shipped import cube_sets
from boggle_desk.views.appearance import Appearance, Theme
from boggle_desk.views.board_with_panel import BoardWithPanel
from boggle_desk.views.boggle.dome_view import TAP_REACH, DomeView
from boggle_desk.views.boggle.known_boards import COUNTED_AS, game_on, lettered, table_rules
from boggle_desk.views.boggle.words_panel import ListPanel, WordsPanel
from boggle_desk.views.controls import (
    Card,
    PageStack,
    announce,
    button,
    clear_layout,
    label,
    press_focused,
    set_role,
    show_if,
    tell,
)
from boggle_desk.views.forms import Choice
from boggle_desk.views.layouts import LazyTabs, Scrolled, WrappingRow, fields_of, fill, in_column, in_row, set_tab_order
from boggle_desk.views.letters import in_letters, typed_letters
from boggle_desk.views.page import RoomPage
from boggle_desk.views.services import AppContext


def typed_board(text: str, services: AppContext) -> TypedBoard:
    """Return the board of typed letters or a code. Raises `BadBoard`."""
    try:
        return read_board(text)
    except BadBoard:
        with suppress(BadCode, ValueError):
            board = read_code(text, cube_sets()).board
            if len(plain_signs(text)) >= 12 and board.rows == board.columns:  # shorter ones are codes by chance only
                return TypedBoard(board.rows, board.faces)
        raise


class FacesCard(Card):
    """A button for each face; focus stays on the board, where faces can be typed."""

    chosen = Signal(str)  # the face for the cursor's square

    def __init__(self, look: Appearance, faces: Iterable[str]) -> None:
        """`faces` are all on known cubes."""
        super().__init__(look, margin=12)
        self.heading = label("", "heading")
        self._grid = QGridLayout()
        self.lay(self.heading, self._grid)
        self._pairs = sorted(face for face in faces if len(face) > 1)
        self.buttons: dict[str, QPushButton] = {}
        self.offer(ENGLISH)

    def offer(self, alphabet: str) -> None:
        """Offer the letters of a lower-case alphabet, the pairs, the solid face and none."""
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
        text = self.tr("What's in row {row}, column {column}?")
        self.heading.setText(text.format(row=row + 1, column=column + 1))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Put as many faces into a row as fit, the words for solid and empty below."""
        narrow = [self.buttons[face] for face in self.buttons if face not in (BLOCK, EMPTY)]
        widest = max(made.sizeHint().width() for made in narrow) + self._grid.horizontalSpacing()
        columns = max(2, min(9, self.contentsRect().width() // widest))
        for made in self.buttons.values():
            self._grid.removeWidget(made)
        for at, made in enumerate(narrow):
            self._grid.addWidget(made, at // columns, at % columns)
        last, half = len(narrow) // columns + 1, columns // 2
        self._grid.addWidget(self.buttons[BLOCK], last, 0, 1, half)
        self._grid.addWidget(self.buttons[EMPTY], last, half, 1, columns - half)


_SELECTABLE = Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard


class LayPanel(QWidget):
    """Says how to enter letters, and how many are known."""

    size_chosen = Signal(int)
    paste_asked = Signal()
    clear_asked = Signal()

    def __init__(self, look: Appearance, faces: Iterable[str], say: BoggleStrings) -> None:
        """`faces` are all on known cubes."""
        super().__init__()
        self._say = say
        self.sides: Choice[int] = Choice(self.tr("Size of the board"), [(f"{side} × {side}", side) for side in SIDES])
        self.sides.activated.connect(lambda _place: self.size_chosen.emit(self.sides.value))
        self.paste = button(self.tr("Paste"), self.paste_asked.emit, tip=self.tr("Paste letters or a code (Ctrl+V)"))
        self.clear = button(self.tr("Clear"), self.clear_asked.emit)
        self.how = label("", "muted", wrap=True)
        self.state, self.box = label("", "accent", wrap=True), label("", "muted", wrap=True)
        self.code = label("", "muted", wrap=True)
        self.code.setTextInteractionFlags(_SELECTABLE)
        self.trouble = label("", "bad", wrap=True)
        self.faces = FacesCard(look, faces)
        row = fill(WrappingRow(), (self.sides, 1), self.paste, self.clear)
        head = (label(self.tr("Enter the letters"), "heading"), self.how, row)
        card = Card(look, *head, self.state, self.box, self.code, self.trouble)
        in_column(look, card, self.faces, 1, gap=12, on=self)

    def show_letters(self, letters: LaidLetters, fits: tuple[Fit, ...], code: str = "") -> None:
        """Show how many letters are known, which box they may come from, and the board's code, if any."""
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
        tell(self.code, self.tr("Board code: {code}").format(code=code) if code else "")
        self.show_trouble("")

    def _box_text(self, letters: LaidLetters, fits: tuple[Fit, ...]) -> str:
        if not letters.known or not fits:
            return ""
        possible = [self._say.cubes_name(fit.cubes) for fit in fits if fit.possible]
        if possible:
            text = self.tr("The cubes may come from: {names}.")
            return text.format(names=self.tr(" or ").join(possible))
        best = fits[0]
        if len(best.misfits) > 3:  # more are counted, not named
            return self.tr("No box we know has these letters.")
        text = self.tr("They look like {name}, except for {letters}. Is that right?")
        place, side = self.tr("{letter} in row {row}, column {column}"), letters.side
        named = ", ".join(
            place.format(letter=letters.faces[cell], row=cell // side + 1, column=cell % side + 1)
            for cell in best.misfits
        )
        return text.format(name=self._say.cubes_name(best.cubes), letters=named)

    def show_trouble(self, text: str) -> None:
        tell(self.trouble, text)
        set_role(self.trouble, "bad")
        announce(self, text)

    def show_bad_text(self, bad: BadBoard) -> None:
        sentences = {
            BadText.NOTHING: self.tr("There's nothing to paste. Copy some letters first."),
            BadText.TOO_LONG: self.tr("That's too long for a board."),
            BadText.STRANGE_SIGN: self.tr("“{sign}” isn't a letter. Copy letters only."),
            BadText.NO_BOARD: self.tr("That's {count} letters. A board needs 16, 25 or 36."),
        }
        self.show_trouble(sentences[bad.reason].format(sign=bad.sign, count=bad.faces))


_Key = Qt.Key
_FOR_THE_PAGE = (_Key.Key_Return, _Key.Key_Enter, _Key.Key_Escape)


class LayingBoard(DomeView):
    """The board without its dome, on which letters are laid.

    Keys: a letter is laid at the cursor, which moves on; with Shift a pair that begins with it, as `Th`; `#` is
    a solid face, Space an empty square. Arrow keys, Home, End, Page up and down move the cursor. Backspace takes the
    letter before back, Delete the one at the cursor. Ctrl+V lays a whole text.
    """

    letter_typed = Signal()
    paste_typed = Signal()
    cell_pressed = Signal()

    def __init__(self, theme: Theme, letters: LaidLetters, sets: Iterable[CubeSet]) -> None:
        """Shift enters the letter pairs of `sets` for this size of board."""
        super().__init__(theme, motion=False)
        self._letters = letters
        self._pairs = {
            (each.rows, face[0]): face for each in sets for cube in each.cubes for face in cube if len(face) > 1
        }
        self._typed_at = -1  # the cell of the last letter, until anything else is done
        self.alphabet = ENGLISH  # the letters that can be typed, in lower case
        self.set_shakeable(False)
        self.set_tracing(False)
        self.selectionModel().currentChanged.connect(lambda _now, _before: self._forget())

    def show_faces(self, side: int, cubes: Sequence[PlacedCube]) -> None:
        """Show these cubes; the cursor stays if the size does."""
        cell = min(self.cursor_cell, side * side - 1)
        self.show_board(side, side, tuple(cubes), False)
        self.set_cursor_cell(cell)

    @property
    def cursor_cell(self) -> int:
        current = self.currentIndex()
        return self._board.place(current) if current.isValid() else 0

    def set_cursor_cell(self, cell: int) -> None:
        self.setCurrentIndex(self._board.cell_index(cell))

    def show_cursor(self) -> None:
        """Show the cursor, for mouse users too."""
        self._by_keys = True
        self._repaint()

    def lay(self, face: str) -> None:
        cell = self.cursor_cell
        self._letters.put(cell, face)
        if cell + 1 < len(self._letters.faces):
            self.set_cursor_cell(cell + 1)
        self.show_cursor()
        self._typed_at = cell

    def _type(self, letter: str, shifted: bool) -> None:
        if letter == "U" and self._typed_at >= 0 and self._letters.faces[self._typed_at] == "Qu":
            self._forget()  # a U behind a Q is part of the same face, once
        else:
            pair = self._pairs.get((self._letters.side, letter)) if shifted else None
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
        """No tracing."""

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        """Nothing is being traced."""

    # ---- keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._by_keys = True
        key, text = event.key(), event.text()
        if event.matches(QKeySequence.StandardKey.Paste):
            self.paste_typed.emit()
        elif letters := typed_letters(event):
            for letter in in_letters(letters, self.alphabet):
                self._type(letter, bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
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
        """There is no dome to release."""
        event.ignore()

    def keyboardSearch(self, search: str) -> None:
        """Letters set faces."""


class RealBoardPage(RoomPage):
    """Letters are entered, then the words are shown; a click on a cube or a typed letter leads back."""

    help_page = "47_real_board"
    takes_letters = True

    def __init__(self, services: AppContext) -> None:
        super().__init__(services)
        self.letters = LaidLetters(parent=self)
        self._say = BoggleStrings(self)
        self._search = BackgroundTask(self, "A board could not be looked through.")
        self._known: KnownBoard | None = None
        self._counted_for = 0
        faces = {face for each in services.own_cube_sets for cube in each.cubes for face in cube}
        self.board = LayingBoard(services.look.theme, self.letters, services.own_cube_sets)
        self.laying = LayPanel(self.look, faces, self._say)
        self.words = WordsPanel(self.look, services.boggle_presets, self._say)
        self.list = ListPanel(self.look)
        self.tabs = LazyTabs()
        self.stack = PageStack()
        self.search = button(self.tr("Find all words"), self.find_words, "primary")
        self.change = button(self.tr("Change the letters"), self.lay_letters)
        self.meaning = button(self.tr("Meaning"), lambda: self.meaning_asked.emit(self.marked_word()))
        self.meaning.setToolTip(self.tr("What the chosen word means (Enter or Ctrl+L)"))
        self.play = button(self.tr("Play this board"), self.play_board)
        self.play.setToolTip(self.tr("Cover the letters and play them with the timer"))
        self.home = button(self.tr("Back"), self.home_asked.emit)
        self._lay_out()
        self.stack.addWidget(self.laying)
        self.stack.addWidget(self._card)
        set_tab_order(fields_of(self))
        self._connect()
        self._follow_dictionary()
        with suppress(BadBoard):  # the letters that lay here the last time
            last = read_board(services.choices.settings.real_board)
            self.letters.lay(last.side, last.faces)
        self._show_letters()
        self.lay_letters()

    def _count_by_size(self) -> None:
        """Use the usual rules for this size until others are chosen."""
        if self.letters.side != self._counted_for:
            self._counted_for = self.letters.side
            self.words.count_by(COUNTED_AS[self.letters.side])

    def _lay_out(self) -> None:
        self.tabs.setDocumentMode(True)
        self.tabs.add(self.tr("All words"), self.words)
        self.tabs.add(self.tr("Our list"), self.list)
        self._card = Card(self.look, (self.tabs, 1), margin=12, spacing=4)
        content, self._side = QWidget(), QWidget()
        in_column(self.look, label(self.tr("Real Boggle board"), "title", wrap=True), (self.stack, 1), on=content)
        ways = in_row(self.look, (self.home, 1), (self.play, 1), (self.change, 1), (self.meaning, 1))
        self._scrolled = Scrolled(content)
        in_column(self.look, (self._scrolled, 1), self.search, ways, on=self._side)
        self.beside = BoardWithPanel(self.look, self.board, self._side, 500, (12, 12, 22, 16))
        in_column(self.look, self.beside, on=self)

    def _connect(self) -> None:
        self.letters.changed.connect(self._show_letters)
        self.board.cell_pressed.connect(self.lay_letters)
        self.board.letter_typed.connect(self.lay_letters)
        self.board.paste_typed.connect(self.paste)
        self.board.selectionModel().currentChanged.connect(lambda _now, _before: self._show_square())
        self.laying.faces.chosen.connect(self.board.lay)
        self.laying.size_chosen.connect(self.letters.resize)
        for chosen in (self.laying.faces.chosen, self.laying.size_chosen):
            chosen.connect(lambda _choice: self.board.setFocus())
        self.laying.paste_asked.connect(self.paste)
        self.laying.clear_asked.connect(self._clear)
        self._search.done.connect(self._show_solved)
        trouble = self.tr("Couldn't find the words. Please try again.")
        self._search.failed.connect(lambda _error: self.words.summary.setText(trouble))
        self.words.counting_changed.connect(self._solve)
        self.list.judged.connect(self.words.take_list)
        self.services.lexica.lexicon_changed.connect(self._follow_dictionary)
        self.tabs.currentChanged.connect(lambda _tab: self._front().table.point())
        self.words.table.pointed.connect(lambda cells: self._point(self.words, cells))
        self.list.table.pointed.connect(lambda cells: self._point(self.list, cells))
        for panel in (self.words, self.list):
            panel.table.meaning_asked.connect(self.meaning_asked)

    def fit(self) -> None:
        self.board.set_theme(self.look.theme)

    # ------------------------------------------------------------------------------------- the letters

    @property
    def shows_words(self) -> bool:
        return self.stack.currentWidget() is self._card

    def lay_letters(self) -> None:
        self._search.cancel()
        self._show_panel(self.laying)
        self.board.show_path(())
        self.board.setFocus()
        self.board.show_cursor()

    def _show_panel(self, panel: QWidget) -> None:
        words = panel is self._card
        if self.stack.currentWidget() is not panel:
            self.stack.setCurrentWidget(panel)
        self.beside.need(self._scrolled if words else None, whole=True)
        show_if(not words, self.search, self.play)
        show_if(words, self.change, self.meaning)

    def _show_letters(self) -> None:
        letters = self.letters
        self._count_by_size()
        fits = recognise(letters.side, letters.side, letters.faces, self.services.own_cube_sets)
        unplaced = [PlacedCube((face, *(EMPTY,) * 5), 0, 0) for face in letters.faces]
        placed = fits[0].placed if letters.complete and fits and fits[0].possible else ()
        self.board.show_faces(letters.side, [cube for cube in placed if cube] or unplaced)
        self._known, code = None, ""
        if letters.complete:
            coded = lettered(letters.faces, letters.side, self.services, fits)
            usual = self.services.boggle_presets[COUNTED_AS[letters.side]]
            table = replace(table_rules(self.services), penalty=usual.penalty, hints=usual.hints)
            self._known = known = game_on(coded, self.services, table)
            code = code_of(known.rules, known.move.cubes, cube_sets())
        self.laying.show_letters(letters, fits, code)
        self.search.setEnabled(letters.known > 1)
        self.play.setEnabled(letters.complete)
        self._show_square()

    def play_board(self) -> None:
        """Start a one-round game on this board with the last players."""
        if self._known:
            two = tuple(Player(self.tr("Player {number}").format(number=number)) for number in (1, 2))
            players = self.services.choices.settings.players or two
            self.play_asked.emit(self._known.rules, players, (self._known.move,))

    def _show_square(self) -> None:
        self.laying.faces.show_square(*divmod(self.board.cursor_cell, self.letters.side))

    def _clear(self) -> None:
        ask, title = self.services.ask, self.tr("Clear the board")
        text = self.tr("Remove all letters from the board?")
        if not self.letters.known or ask.confirm(self, title, text, self.tr("Clear"), self.tr("Cancel")):
            self.letters.clear()
            self.board.set_cursor_cell(0)
        self.board.setFocus()

    def paste(self) -> None:
        """Enter the copied letters or show why they are no board."""
        text = QGuiApplication.clipboard().text()[: LONGEST_TEXT + 1]
        self.lay_letters()
        try:
            typed = typed_board(text, self.services)
        except BadBoard as bad:
            self.laying.show_bad_text(bad)
            return
        self.letters.lay(typed.side, typed.faces)
        self.laying.show_trouble("")

    # ------------------------------------------------------------------------------------- the words

    def find_words(self) -> None:
        if not self.search.isEnabled():
            return
        self._show_panel(self._card)
        self.words.summary.setText(self.tr("Looking for all words…"))
        self._solve()
        self.take_focus()

    def _solve(self) -> None:
        lexicon = self.services.lexica.lexicon
        if lexicon:
            board, counted = self.letters.board, WordRange(self.words.rules)
            self._search.start(lambda _flag: solve_board(board, lexicon, counted))

    def _follow_dictionary(self) -> None:
        if lexicon := self.services.lexica.lexicon:
            self.board.alphabet = lexicon.graph.alphabet
            self.laying.faces.offer(lexicon.graph.alphabet)
        if self.shows_words:
            self._solve()

    def _show_solved(self, solved: SolvedBoard) -> None:
        self.list.show_solved(solved)
        self.words.show_solved(solved)
        self._front().table.point()
        announce(self, self.words.summary.text())

    def _front(self) -> WordsPanel | ListPanel:
        return self.list if self.tabs.front is self.list else self.words

    def _point(self, panel: QWidget, cells: tuple[int, ...]) -> None:
        if self.shows_words and panel is self._front():
            self.board.show_path(cells)
            self.meaning.setEnabled(bool(self.marked_word()))

    def marked_word(self) -> str:
        return self._front().table.chosen_word if self.shows_words else ""

    # ------------------------------------------------------------------------------------- the page

    def take_focus(self) -> None:
        if not self.shows_words:
            self.board.setFocus()
            self.board.show_cursor()
        elif self._front() is self.list:
            self.list.text.setFocus()
        else:
            self.words.table.setFocus()

    def leave(self) -> None:
        """Stop; the letters stay for the next visit."""
        self._search.cancel()
        self.board.skip()
        faces = " ".join(face or "." for face in self.letters.faces) if self.letters.known else ""
        self.services.choices.change(real_board=faces)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not press_focused(self) and not self.shows_words:
                self.find_words()
        elif event.matches(QKeySequence.StandardKey.Paste):
            self.paste()
        elif event.key() == Qt.Key.Key_Escape and self.shows_words:
            self.lay_letters()
        elif typed_letters(event) and not self.shows_words and isinstance(self.focusWidget(), QAbstractButton):
            self.board.setFocus()
            self.board.keyPressEvent(event)
        else:
            super().keyPressEvent(event)
