"""The code of a board, to be read aloud, copied, and played by."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QGridLayout, QWidget

from boggle_desk.engine.boggle.codes import Sets
from boggle_desk.engine.boggle.known_board import again, code_of
from boggle_desk.engine.boggle.position import BogglePosition
from boggle_desk.storage.board_results import BoardKey, key_of
from boggle_desk.views.boggle.board_words import BoardWords
from boggle_desk.views.kit import announce, button, label
from boggle_desk.views.look import Look


class CodeRow(QWidget):
    """Shows the code of a position's board, once everybody has seen the board."""

    play_asked = Signal(object, object, object)
    """The same board again: the rules, the players, and the move that lays it."""
    results_asked = Signal(object, str)
    """Who played this board: its `BoardKey`, and the code."""

    def __init__(self, look: Look, sets: Sets) -> None:
        super().__init__()
        self._look, self._sets = look, sets
        self._say = BoardWords(self)
        self._position: BogglePosition | None = None
        self._key: BoardKey | None = None
        self.code = label("", "heading", wrap=True)
        self.code.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.came = label("", "muted", wrap=True)
        self.copy = button(self.tr("Copy"), self._copy, "small")
        self.copy.setAccessibleName(self.tr("Copy the code of this board"))
        self.copy.setToolTip(self.copy.accessibleName())
        self.results = button(self.tr("Results"), self._ask_results, "small")
        self.results.setAccessibleName(self.tr("Who played this board?"))
        self.results.setToolTip(self.results.accessibleName())
        self.again = button(self.tr("Play this board again"), self._play)
        """Stands where the page has place for it."""
        self.again.setToolTip(self.tr("This very board once more, with the players of this table"))
        self._lay_out()
        look.changed.connect(self._fit)

    def _lay_out(self) -> None:
        self._grid = QGridLayout(self)
        self._grid.addWidget(self.code, 0, 0)
        self._grid.addWidget(self.copy, 0, 1)
        self._grid.addWidget(self.results, 0, 2)
        self._grid.addWidget(self.came, 1, 0, 1, 3)
        self._grid.setColumnStretch(0, 1)
        self._fit()

    def _fit(self) -> None:
        self._grid.setContentsMargins(0, self._look.px(6), 0, 0)
        self._grid.setHorizontalSpacing(self._look.px(8))
        self._grid.setVerticalSpacing(self._look.px(4))

    def show_position(self, position: BogglePosition) -> None:
        """Show the code of this board; a board that no code can say can be played again all the same."""
        self._position, self._key = position, key_of(position)
        code = code_of(position.rules, position.cubes, self._sets)
        self.code.setText(code or self.tr("This board has no code."))
        self.code.setAccessibleName(self.tr("Code of this board: {code}").format(code=code) if code else "")
        self.came.setText(self._say.coming_about(position))
        self.came.setVisible(bool(self.came.text()))
        self.copy.setEnabled(bool(code))
        self.copy.setText(self.tr("Copy"))
        self.setVisible(bool(position.cubes))
        self.again.setEnabled(bool(position.cubes))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.code.text())
        announce(self, self.tr("The code is copied."))
        self.copy.setText(self.tr("Copied"))

    def _play(self) -> None:
        if self._position:
            known = again(self._position.rules, self._position.cubes)
            self.play_asked.emit(known.rules, self._position.players, (known.move,))

    def _ask_results(self) -> None:
        if self._key:
            self.results_asked.emit(self._key, self.code.text())
