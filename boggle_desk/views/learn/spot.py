"""Spot it: words that somebody knows and did not see, to be found on the very board where they were."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QWidget

from boggle_desk.engine.boggle.board import Board
from boggle_desk.engine.learning import SpotBoard, worth
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.views.appearance import Appearance
from boggle_desk.views.boggle.board_picture import BoardPicture
from boggle_desk.views.boggle.boggle_home_box import cubes_of
from boggle_desk.views.controls import Card, announce, button, clear_layout, label, set_role, show_if
from boggle_desk.views.forms import Capitals
from boggle_desk.views.layouts import Scrolled, button_row, fold, in_column, in_row, on_resize
from boggle_desk.views.services import AppContext

_SIDE, _CARD = 480, 350
_REACH = 0.42  # how near to its middle a cube is hit, in its edges: a way across a corner touches no other cube


class SmallBoard(BoardPicture):
    """A board on which a word is traced by the mouse: press, draw over the cubes, let go; or click one cube after the
    other. It does not grow with the letters."""

    traced = Signal(str)  # the letters on the way each time it grows; empty when a new way begins

    def __init__(self, look: Appearance) -> None:
        super().__init__(look)
        self._shown: Board | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.hide()

    def show_way(self, board: Board | None, path: tuple[int, ...] = ()) -> None:
        self._shown = board
        self.setVisible(board is not None)
        if board:
            self.show_board(board, cubes_of(board.faces))
            self.show_path(path)

    def sizeHint(self) -> QSize:
        return QSize(self._look.picture_px(_SIDE), self._look.picture_px(_SIDE))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._reach(event.position(), pressed=True)
        else:
            super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._reach(event.position(), pressed=False)

    def _reach(self, spot: QPointF, pressed: bool) -> None:
        """Extend the way to the cube at a spot, or go back to it; a press beside the way begins a new one."""
        board, cell = self._shown, self.cell_at(spot, _REACH)
        if board is None or cell is None:
            return
        if cell in self.path:
            path = self.path[: self.path.index(cell) + 1]
        elif not self.path or cell in board.neighbours[self.path[-1]]:
            path = (*self.path, cell)
        else:
            path = (cell,) if pressed else self.path
        if path != self.path:
            self.show_path(path)
            self.traced.emit("".join(board.letters[each] for each in path))


class SpotView(QWidget):
    """One board at a time, with up to three words on it. Type a word and press Enter, or trace it and let go."""

    spotted = Signal(str, bool)  # a word, and whether it was found; otherwise it was shown
    next_asked = Signal()

    def __init__(self, services: AppContext, lexicon: Callable[[], Lexicon | None]) -> None:
        super().__init__()
        self._look, self._lexicon = services.look, lexicon
        self._task: SpotBoard | None = None
        self._board: Board | None = None
        self._done: dict[str, bool] = {}
        self._has_others = False  # whether there are boards beside the one that is shown
        self.picture = SmallBoard(services.look)
        self.task = label("", "heading", wrap=True)
        self.news = label("", wrap=True)
        self.field = QLineEdit(placeholderText=self.tr("Your word"))
        self.show_me = button(self.tr("Show me"), self._show_one)
        self.next = button(self.tr("Next board"), self._leave, "primary")
        self._words = in_column(services.look, gap=6)
        self._lay_out()
        self.picture.traced.connect(self._trace)
        on_resize(self, self._fit)
        self.show_boards(())

    def _lay_out(self) -> None:
        self.field.setProperty("role", "word")
        self.field.setValidator(Capitals(self.field))
        self.field.setAccessibleName(self.tr("The word you see"))
        content = QWidget()
        parts = (self.task, self.field, self.news, self._words, 1, button_row(self.show_me, self.next))
        self._card = Card(self._look, *parts, spacing=12)
        both = (self.picture, Qt.AlignmentFlag.AlignCenter), (self._card, 1)
        self._across = in_row(self._look, *both, gap=24, margins=(4, 10, 4, 4), on=content)
        in_column(self._look, Scrolled(content), on=self)

    def _fit(self) -> None:
        fold(self._across, self.width() < self._look.picture_px(_SIDE) + self._look.px(_CARD))

    def show_boards(self, boards: tuple[SpotBoard, ...]) -> None:
        """Ask for the words of the first board, not twice in a row for those of one; one that is open stays."""
        last = self._task.where if self._task else None
        self._has_others = len(boards) > 1
        if not self._is_over and any(each.where.faces == last.faces for each in boards if last):
            self.next.setEnabled(self._has_others)
            return
        others = [each for each in boards if last is None or each.where.faces != last.faces]
        task = self._task = next(iter([*others, *boards]), None)
        self._board = Board(task.where.rows, task.where.columns, task.where.faces) if task else None
        self._done = {}
        self.picture.show_way(self._board)
        show_if(task is not None, self.field, self.show_me, self.next)
        self.field.clear()
        self._say("")
        if task:
            self.task.setText(self.tr("You know %n word(s) that you missed here. Spot them!", "", len(task.words)))
        else:
            self.task.setText(self.tr("Nothing to spot yet. Words you overlook in Boggle come here."))
        self._show_words()

    @property
    def _is_over(self) -> bool:
        return self._task is None or len(self._done) == len(self._task.words)

    def _show_words(self) -> None:
        clear_layout(self._words)
        for word in self._task.words if self._task else ():
            points = self.tr("%n point(s)", "", worth(word))
            letters = self.tr("%n letter(s)", "", len(word))
            name = letters if word not in self._done else word.upper()
            sign = {None: "○", True: "✓", False: "→"}[self._done.get(word)]
            row = label(self.tr("{sign} {word} · {points}").format(sign=sign, word=name, points=points), "heading")
            self._words.addWidget(row)
        self.show_me.setEnabled(not self._is_over)
        self.next.setEnabled(self._is_over or self._has_others)

    def _say(self, text: str, role: str = "muted") -> None:
        set_role(self.news, role)
        self.news.setText(text)
        announce(self, text)

    def _trace(self, letters: str) -> None:
        self.field.setText(letters)
        if self._task and letters in self._task.words and letters not in self._done:
            self.enter()

    def enter(self) -> None:
        task, board, lexicon = self._task, self._board, self._lexicon()
        if task is None or board is None or lexicon is None:
            return
        word, shown = lexicon.spelled(self.field.text()).strip(), self.field.text().strip().upper()
        if not word:
            return
        if word in task.words and word not in self._done:
            self._finish(word, found=True)
        elif word in self._done:
            self._say(self.tr("You have {word} already.").format(word=shown))
        elif board.path(word) is None:
            self._say(self.tr("{word} isn't on this board.").format(word=shown))
        elif word in lexicon:
            self._say(self.tr("{word} counts too! Look for another one.").format(word=shown))
        else:
            self._say(self.tr("{word} isn't in the dictionary.").format(word=shown))
        self.field.selectAll()

    def _show_one(self) -> None:
        if self._task:
            self._finish(next(word for word in self._task.words if word not in self._done), found=False)

    def _leave(self) -> None:
        """Ask for another board; words that weren't found here come back another time."""
        self._done = dict.fromkeys(self._task.words if self._task else (), False)
        self.next_asked.emit()
        self.take_focus()

    def _finish(self, word: str, found: bool) -> None:
        self._done[word] = found
        self.picture.show_way(self._board, (self._board.path(word) or ()) if self._board else ())
        self.field.clear()
        self._show_words()
        text = self.tr("Found: {word}!") if found else self.tr("Here it is: {word}")
        self._say(text.format(word=word.upper()), "good" if found else "muted")
        self.spotted.emit(word, found)
        self.take_focus()

    def take_focus(self) -> None:
        (self.next if self._is_over and self._task else self.field).setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.field.hasFocus():
                self.enter()
            elif self.next.hasFocus():
                self.next.click()
            elif self.show_me.hasFocus():
                self.show_me.click()
        else:
            super().keyPressEvent(event)
