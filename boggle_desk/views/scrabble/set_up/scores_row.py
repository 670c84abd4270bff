"""How many play, what their scores are, and whose turn it is."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QRadioButton, QSpinBox, QWidget

from boggle_desk.engine.scrabble.position import MOST_PLAYERS
from boggle_desk.engine.scrabble.set_up import MOST_POINTS, SetUp
from boggle_desk.views.choices import Choice
from boggle_desk.views.look import Look


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
        self.scores = [QSpinBox(minimum=-MOST_POINTS, maximum=MOST_POINTS) for _seat in range(MOST_PLAYERS)]
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(look.px(6))
        grid.addWidget(self.players, 0, 0, 1, 4)
        for seat, (turn, score) in enumerate(zip(self.turns, self.scores, strict=True)):
            self._turns.addButton(turn, seat)
            turn.setToolTip(self.tr("This player is on turn"))
            name = self.tr("Score of player {number}").format(number=seat + 1)
            score.setAccessibleName(name)
            score.setToolTip(name)
            score.setKeyboardTracking(False)
            score.valueChanged.connect(lambda value, seat=seat: self.score_chosen.emit(seat, value))
            grid.addWidget(turn, 1 + seat // 2, 2 * (seat % 2))
            grid.addWidget(score, 1 + seat // 2, 2 * (seat % 2) + 1)
            grid.setColumnStretch(2 * (seat % 2) + 1, 1)

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
