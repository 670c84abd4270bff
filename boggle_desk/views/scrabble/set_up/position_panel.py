"""What makes up a position beside the board: rack, scores, tiles, and what is wrong with all of it."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.scrabble.set_up import Problem, SetUp, Trouble, problems, unknown_words
from boggle_desk.views.forms import number_field
from boggle_desk.views.kit import announce, button, label, set_role
from boggle_desk.views.look import Look
from boggle_desk.views.scrabble.set_up.rack import SetUpRack
from boggle_desk.views.scrabble.set_up.scores_row import ScoresRow
from boggle_desk.views.scrabble.set_up.sentences import SetUpWords
from boggle_desk.views.scrabble.set_up.tiles_card import TilesCard
from boggle_desk.views.spacing import spaced


class PositionPanel(QWidget):
    """Shows a position; its owner changes it."""

    copy_asked = Signal()
    paste_asked = Signal()
    open_asked = Signal()
    clear_asked = Signal()
    turn_of_game_chosen = Signal(int)
    """A turn of the game that was opened, from 0."""

    def __init__(self, look: Look, say: SetUpWords) -> None:
        super().__init__()
        self._look, self._say = look, say
        self.rack = SetUpRack(look.theme)
        self.scores = ScoresRow(look)
        self.tiles = TilesCard(look)
        self.trouble, self.note = label("", "bad", wrap=True), label("", "muted", wrap=True)
        self.copy = button(self.tr("Copy"), self.copy_asked.emit)
        self.copy.setToolTip(self.tr("Copy the position as a line of CGP (Ctrl+C)"))
        self.paste = button(self.tr("Paste"), self.paste_asked.emit)
        self.paste.setToolTip(self.tr("Set up the position of a copied line of CGP (Ctrl+V)"))
        self.open = button(self.tr("Open a file…"), self.open_asked.emit)
        self.open.setToolTip(self.tr("Begin with a turn of a recorded game"))
        self.clear = button(self.tr("Clear"), self.clear_asked.emit)
        self.turn = number_field(self.tr("Turn of the game"), 1, 1)
        self.turn.setKeyboardTracking(False)
        self.turn.valueChanged.connect(lambda number: self.turn_of_game_chosen.emit(number - 1))
        self.file = label("", "muted", wrap=True)
        self._lay_out()
        self.show_file("", 0)

    def _lay_out(self) -> None:
        file = QHBoxLayout()
        file.addWidget(self.file, 1)
        file.addWidget(self.turn)
        ways = QHBoxLayout()
        spaced(ways, self._look, 6)
        for each in (self.open, self.paste, self.copy, self.clear):
            ways.addWidget(each, 1)
        column = QVBoxLayout(self)
        spaced(column, self._look, 6, (0, 6, 0, 0))
        column.addWidget(self.rack)
        column.addWidget(self.scores)
        column.addWidget(self.tiles)
        column.addWidget(self.trouble)
        column.addWidget(self.note)
        column.addLayout(file)
        column.addStretch(1)
        column.addLayout(ways)
        self.fit()
        self._look.changed.connect(self.fit)

    def fit(self) -> None:
        """Follow the look."""
        self.rack.setFixedHeight(self._look.px(78))
        self.rack.set_theme(self._look.theme)

    def show_set_up(self, set_up: SetUp, lexicon: Lexicon | None) -> tuple[Problem, ...]:
        """Show a position; return what is wrong with it, which is said."""
        self.rack.set_tile_set(set_up.rules.tiles)
        self.rack.show_rack(set_up.rack, places=set_up.rules.rack_size)
        self.rack.setAccessibleName(self.tr("Rack of player {number}").format(number=set_up.turn + 1))
        self.rack.setCurrentIndex(self.rack.model().index(0, max(0, len(set_up.rack) - 1)))
        self.scores.show_set_up(set_up)
        self.tiles.show_set_up(set_up)
        found = problems(set_up)
        self._say_problems(found, set_up)
        unknown = unknown_words(set_up.board, lexicon) if lexicon else ()
        self.note.setText(self._say.of_unknown(unknown) if unknown else "")
        self.note.setVisible(bool(unknown))
        return found

    def _say_problems(self, found: tuple[Problem, ...], set_up: SetUp) -> None:
        text = " ".join(self._say.of_problem(problem, set_up.rules.layout) for problem in found)
        self.say_trouble(text)
        wrong = any(problem.trouble is not Trouble.NO_RACK for problem in found)
        set_role(self.trouble, "bad" if wrong else "muted")  # a rack that is still to be typed is no fault

    def say_trouble(self, text: str) -> None:
        """Say what is wrong; nothing takes the sentence away."""
        if text != self.trouble.text():
            announce(self, text)
        set_role(self.trouble, "bad")
        self.trouble.setText(text)
        self.trouble.setVisible(bool(text))

    def show_file(self, name: str, turns: int) -> None:
        """Offer the turns of a game that was opened, the last one first; none without a name."""
        self.turn.blockSignals(True)
        self.turn.setMaximum(max(1, turns))
        self.turn.setValue(turns)
        self.turn.blockSignals(False)
        self.turn.setSuffix(self.tr(" of {turns}").format(turns=turns))
        self.file.setText(self.tr("{file}, turn").format(file=name))
        for each in (self.file, self.turn):
            each.setVisible(bool(name))
