"""What makes up a position beside the board: rack, scores, tiles, and what is wrong with all of it."""

from collections import Counter
from functools import partial

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.scrabble.analysis import Basis, Evaluation
from boggle_desk.engine.scrabble.board import Layout
from boggle_desk.engine.scrabble.notation import coordinates
from boggle_desk.engine.scrabble.position import MOST_PLAYERS
from boggle_desk.engine.scrabble.set_up import MOST_POINTS, LyingWord, Problem, SetUp, Trouble, problems, unknown_words
from boggle_desk.engine.scrabble.tiles import BLANK
from boggle_desk.views.forms import Choice, number_field
from boggle_desk.views.kit import Card, announce, button, clear_layout, label, set_role
from boggle_desk.views.look import Look
from boggle_desk.views.scrabble.rack import RackView
from boggle_desk.views.spacing import spaced
from boggle_desk.views.theme import Theme


class SetUpRack(RackView):
    """Letters are `letter_typed`, Space and `?` a blank; Backspace and Delete are `erase_typed`. Nothing is carried."""

    erase_typed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.set_movable(False)
        self.set_motion(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do what the class says of its keys; what it does not speak of goes to the rack or the page."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()
        elif event.key() in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete):
            self.erase_typed.emit()
        elif event.text() in (" ", BLANK):
            self.letter_typed.emit(BLANK)
        else:
            super().keyPressEvent(event)


_NARROW = 400
"""Below this width, in pixels of the design, each player has a row."""


class ScoresRow(QWidget):
    """A button for who is on turn and a number for each player."""

    players_chosen = Signal(int)
    turn_chosen = Signal(int)
    score_chosen = Signal(int, int)
    """The seat and its score."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.players: Choice[int] = Choice(
            self.tr("Number of players"),
            [(self.tr("%n player(s)", "", number), number) for number in range(1, MOST_PLAYERS + 1)],
        )
        self.players.activated.connect(lambda _place: self.players_chosen.emit(self.players.value))
        self._turns = QButtonGroup(self)
        self._turns.idClicked.connect(self.turn_chosen)
        self.turns = [QRadioButton(self.tr("Player {number}").format(number=seat + 1)) for seat in range(MOST_PLAYERS)]
        names = [self.tr("Score of player {number}").format(number=seat + 1) for seat in range(MOST_PLAYERS)]
        self.scores = [number_field(name, -MOST_POINTS, MOST_POINTS) for name in names]
        self._look, self._narrow = look, False
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        spaced(self._grid, look, 6)
        for seat, (turn, score) in enumerate(zip(self.turns, self.scores, strict=True)):
            self._turns.addButton(turn, seat)
            turn.setToolTip(self.tr("This player is on turn"))
            score.setToolTip(names[seat])
            score.setKeyboardTracking(False)
            score.valueChanged.connect(lambda value, seat=seat: self.score_chosen.emit(seat, value))
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow = self.width() < self._look.px(_NARROW)
        if narrow != self._narrow:
            self._narrow = narrow
            self._arrange()

    def _arrange(self) -> None:
        """Put two players into a row, or one where letters are large."""
        grid, beside = self._grid, 1 if self._narrow else 2
        for each in (self.players, *self.turns, *self.scores):
            grid.removeWidget(each)
        grid.addWidget(self.players, 0, 0, 1, 4)
        for column in range(4):
            grid.setColumnStretch(column, column % 2 if column < 2 * beside else 0)
        for seat, (turn, score) in enumerate(zip(self.turns, self.scores, strict=True)):
            row, column = 1 + seat // beside, 2 * (seat % beside)
            grid.addWidget(turn, row, column)
            grid.addWidget(score, row, column + 1)

    def show_set_up(self, set_up: SetUp) -> None:
        """Show the players of a position."""
        seats = len(set_up.racks)
        self.players.choose(seats)
        self.turns[set_up.turn].setChecked(True)
        for seat, (turn, score) in enumerate(zip(self.turns, self.scores, strict=True)):
            turn.setVisible(seat < seats)
            score.setVisible(seat < seats)
            score.blockSignals(True)
            score.setValue(set_up.scores[seat] if seat < seats else 0)
            score.blockSignals(False)


_MOST_COLUMNS = 9
_BOARD, _RACK = range(2)


class TilesCard(Card):
    """How many of each tile nobody sees; a click puts one where it is wanted. The keyboard stays where it is, for there
    all of this can be typed; only who chooses between board and rack chooses for the keyboard, too."""

    board_chosen = Signal(str, bool)
    """A letter for the board, and whether a blank shall be it."""
    rack_chosen = Signal(str)
    erase_chosen = Signal(bool)
    """True takes a tile off the board, False off the rack."""
    target_chosen = Signal(bool)
    """True is the board, False the rack."""
    turn_chosen = Signal()
    """The other direction."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, margin=12, spacing=6)
        self._letters: tuple[str, ...] = ()
        self.buttons: dict[str, QPushButton] = {}
        self.heading = label("", "heading")
        self.on_board = button(self.tr("On the board"), self._show_target, "small")
        self.on_rack = button(self.tr("On the rack"), self._show_target, "small")
        self._targets = QButtonGroup(self)
        row = QHBoxLayout()
        row.addWidget(self.heading, 1)
        for place, each in enumerate((self.on_board, self.on_rack)):
            each.setCheckable(True)
            each.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self._targets.addButton(each, place)
            row.addWidget(each)
        self._targets.idClicked.connect(lambda place: self.target_chosen.emit(place == _BOARD))
        self.on_board.setChecked(True)
        self.column.addLayout(row)
        self._grid = QGridLayout()
        spaced(self._grid, look, 4)
        self.column.addLayout(self._grid)
        self.as_blank = QCheckBox(self.tr("as a blank"))
        self.direction = button("", self.turn_chosen.emit, "small")
        self.erase = button(self.tr("Take off"), lambda: self.erase_chosen.emit(self.to_board), "small")
        below = QHBoxLayout()
        for part in (self.as_blank, self.direction, self.erase):
            part.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            below.addWidget(part)
        self.column.addLayout(below)

    @property
    def to_board(self) -> bool:
        """Whether tiles go on the board, not on the rack."""
        return self._targets.checkedId() == _BOARD

    def aim(self, to_board: bool) -> None:
        """Let tiles go on the board, or on the rack."""
        (self.on_board if to_board else self.on_rack).setChecked(True)
        self._show_target()

    def _show_target(self) -> None:
        self.as_blank.setVisible(self.to_board)
        self.direction.setVisible(self.to_board)
        if BLANK in self.buttons:
            self.buttons[BLANK].setEnabled(not self.to_board)

    def show_direction(self, across: bool) -> None:
        """Say which way the cursor goes on."""
        self.direction.setText(self.tr("→ across") if across else self.tr("↓ down"))

    def show_set_up(self, set_up: SetUp) -> None:
        """Show how many of each tile are unseen."""
        self._take_letters((*set_up.rules.tiles.letters, BLANK))
        unseen = Counter(set_up.unseen)
        self.heading.setText(self.tr("%n unseen tile(s)", "", len(set_up.unseen)))
        for letter, made in self.buttons.items():
            shown = self.tr("blank") if letter == BLANK else letter
            made.setText(f"{shown} {unseen[letter]}")
            made.setAccessibleName(self.tr("{letter}, {count} unseen").format(letter=shown, count=unseen[letter]))
        self._show_target()

    def _take_letters(self, letters: tuple[str, ...]) -> None:
        if letters == self._letters:
            return
        self._letters = letters
        clear_layout(self._grid)
        self.buttons = {letter: button("", partial(self._choose, letter), "small") for letter in letters}
        for made in self.buttons.values():
            made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Put as many tiles into a row as there is room for."""
        letters = [letter for letter in self._letters if letter != BLANK]
        if not letters:
            return
        wide = self.fontMetrics().horizontalAdvance("MM 00") + self._look.px(14)
        columns = max(3, min(_MOST_COLUMNS, self.contentsRect().width() // (wide + self._grid.horizontalSpacing())))
        for made in self.buttons.values():
            self._grid.removeWidget(made)
        for at, letter in enumerate(letters):
            self._grid.addWidget(self.buttons[letter], at // columns, at % columns)
        row, column = divmod(len(letters), columns)
        over = columns - column < 2
        place = (row + 1, 0) if over else (row, column)
        self._grid.addWidget(self.buttons[BLANK], *place, 1, 2)

    def _choose(self, letter: str) -> None:
        if self.to_board:
            blank = self.as_blank.isChecked()
            self.as_blank.setChecked(False)
            self.board_chosen.emit(letter, blank)
        else:
            self.rack_chosen.emit(letter)


_MOST_NAMED = 6


class SetUpWords(QObject):
    """Says in the table's language what is wrong with a position, and what is known of its moves."""

    def of_problem(self, problem: Problem, layout: Layout) -> str:
        """Return why there cannot be such a position."""
        texts = {
            Trouble.TOO_MANY: self.tr("Too many tiles {tile}: {used} where the set has {there_are}."),
            Trouble.FOREIGN: self.tr("The set has no tile {tile}: {squares}."),
            Trouble.NOT_ON_START: self.tr("No tile covers the star on {squares}."),
            Trouble.NOT_CONNECTED: self.tr("These tiles do not hang together with the others: {squares}."),
            Trouble.NO_RACK: self.tr("The rack is empty: type its tiles."),
            Trouble.RACK_TOO_LONG: self.tr("There are {used} tiles on the rack, which holds {there_are}."),
        }
        return texts[problem.trouble].format(
            tile=self.tr("blank") if problem.tile == BLANK else problem.tile,
            used=problem.used,
            there_are=problem.there_are,
            squares=self._squares(problem.squares, layout),
        )

    def _squares(self, squares: tuple[int, ...], layout: Layout) -> str:
        named = ", ".join(coordinates(layout, square, across=False) for square in squares[:_MOST_NAMED])
        return f"{named} …" if len(squares) > _MOST_NAMED else named

    def of_unknown(self, words: tuple[LyingWord, ...]) -> str:
        """Return which words the dictionary lacks; they may stand."""
        named = ", ".join(word.text.upper() for word in words)
        return self.tr("Not in the dictionary, but that may be: {words}.").format(words=named)

    def of_search(self, evaluation: Evaluation, seconds: float, running: bool) -> str:
        """Return what is known of the moves."""
        known = self._of_search(evaluation, seconds, running)
        everyday = self.tr("▸ marks the best play of everyday words.")
        return f"{known} {everyday}" if evaluation.made else known

    def _of_search(self, evaluation: Evaluation, seconds: float, running: bool) -> str:
        moves = self.tr("%n move(s)", "", evaluation.total)
        if evaluation.basis is Basis.EXACT:
            return self.tr("{moves}, searched to the end of the game.").format(moves=moves)
        if evaluation.basis is Basis.PREENDGAME:
            text = self.tr("{moves}; after the best ones the end is searched for all tiles that may be drawn.")
            return text.format(moves=moves)
        if evaluation.basis is Basis.SIMULATED:
            text = self.tr("{moves}; the best ones played on for {seconds} s.")
            return text.format(moves=moves, seconds=max(1, round(seconds)))
        text = self.tr("{moves}, estimated; thinking on …") if running else self.tr("{moves}, estimated.")
        return text.format(moves=moves)


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
