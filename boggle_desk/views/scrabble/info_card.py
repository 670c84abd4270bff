"""What a player may want to look at: the turns so far, what is unseen, what the squares mean."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QTabWidget

from boggle_desk.engine.scrabble.history import Kind, Line
from boggle_desk.engine.scrabble.position import ScrabblePosition
from boggle_desk.models.scrabble.moves_model import MovesModel
from boggle_desk.models.scrabble.unseen_model import UnseenModel
from boggle_desk.views.kit import Card
from boggle_desk.views.look import Look
from boggle_desk.views.scrabble.best_moves import BestMoves
from boggle_desk.views.scrabble.moves_table import TurnsTable
from boggle_desk.views.tables import RowTable


class InfoCard(Card):
    """Tabs: turns, tiles (values, distribution, unseen: P12), and what could have been played in the turn before."""

    word_asked = Signal(str)
    """A word of the chosen turn is asked for."""
    looked_at = Signal()
    """Another tab is in front."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, margin=10)
        self.moves, self.tiles = MovesModel(), UnseenModel()
        self.moves_view = TurnsTable(self.moves)
        self.tiles_view = RowTable()
        self.tiles_view.show_model(self.tiles, self.tr("Tiles"))
        self.tiles_view.give_room_to(0)
        self.moves_view.doubleClicked.connect(lambda index: self._ask(self.moves.row(index)))
        self._tabs = QTabWidget()
        self._tabs.setDocumentMode(True)
        self._tabs.addTab(self.moves_view, self.tr("Turns"))
        self._tabs.addTab(self.tiles_view, self.tr("Tiles"))
        self.best = BestMoves(look)
        self.best.word_asked.connect(self.word_asked)
        self._tabs.addTab(self.best, self.tr("My last turn"))
        self._tabs.setTabToolTip(2, self.tr("What could I have played? (F3)"))
        self._tabs.currentChanged.connect(self._turn_over)
        self.column.addWidget(self._tabs)
        bar = self.moves_view.verticalScrollBar()
        bar.rangeChanged.connect(lambda _least, most: bar.setValue(most))  # the last turn stays in sight
        look.changed.connect(self._size_rows)
        self._size_rows()

    def _size_rows(self) -> None:
        self.moves_view.fit(self._look.px(29))
        self.tiles_view.fit_rows(self._look.px(29))

    def show_position(self, position: ScrabblePosition, lines: tuple[Line, ...], seat: int | None) -> None:
        """Show the turns, and what the player at this seat has not seen; None sees no rack."""
        self.moves.show_lines(lines, position.players)
        self.tiles.show_position(position, seat)

    def show_tiles(self) -> None:
        """Bring the tiles to the front."""
        self._tabs.setCurrentWidget(self.tiles_view)

    def show_best(self) -> None:
        """Bring what could have been played to the front, and the keyboard to it."""
        self._tabs.setCurrentWidget(self.best)
        self.best.take_focus()

    @property
    def best_in_front(self) -> bool:
        """Whether what could have been played is in front."""
        return self._tabs.currentWidget() is self.best

    def _turn_over(self, _tab: int) -> None:
        self.best.let_go()
        self.looked_at.emit()

    def _ask(self, line: Line | None) -> None:
        if line and line.kind is Kind.PLAY:
            self.word_asked.emit(line.text.partition(" ")[2].replace("(", "").replace(")", "").lower())
