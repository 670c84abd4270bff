"""How many play, what their scores are, and whose turn it is."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QRadioButton, QWidget

from boggle_desk.engine.scrabble.position import MOST_PLAYERS
from boggle_desk.engine.scrabble.set_up import MOST_POINTS, SetUp
from boggle_desk.views.forms import Choice, number_field
from boggle_desk.views.look import Look
from boggle_desk.views.spacing import spaced

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
