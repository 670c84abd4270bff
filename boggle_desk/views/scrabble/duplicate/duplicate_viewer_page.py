"""A game of duplicate Scrabble, turn by turn."""

from collections.abc import Callable

from PySide6.QtCore import QModelIndex
from PySide6.QtWidgets import QWidget

from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.scrabble.duplicate.position import DuplicatePosition, Phase
from boggle_desk.storage.exchange import OpenedGame
from boggle_desk.views.controls import Card
from boggle_desk.views.layouts import in_column
from boggle_desk.views.paper.printable import Printable
from boggle_desk.views.scrabble.duplicate.scores import (
    BestPlays,
    DuplicateStrings,
    PlayerStatus,
    ScoresCard,
    Turn,
    turns_of,
)
from boggle_desk.views.scrabble.rack import RackView
from boggle_desk.views.scrabble.scrabble_board import board_of
from boggle_desk.views.services import AppContext
from boggle_desk.views.viewer_page import ViewerPage


class DuplicateViewerPage(ViewerPage):
    """Shows the board after each best play, its rack, and everybody's answers."""

    side = 570

    def __init__(self, services: AppContext, opened: OpenedGame) -> None:
        super().__init__(services, opened)
        self.whole: DuplicatePosition = opened.game.position
        self._say = DuplicateStrings(self)
        self._start: DuplicatePosition = opened.game.opening
        self.turns = turns_of(self._start, opened.game.moments())
        tiles = self._start.rules.game.tiles
        self.board, self.rack = board_of(services, tiles, editable=False), RackView(services.look)
        self.rack.set_tile_set(tiles)
        self.rack.set_movable(False)
        self.scores = ScoresCard(services.look, self._start.players)
        self.list = BestPlays(services.look)
        self.list.show_turns(self.turns)
        self.list.selectionModel().currentRowChanged.connect(self._choose)
        self._lay_out()

    def _lay_out(self) -> None:
        left = QWidget()
        in_column(self.look, (self.board, 1), self.rack, on=left)
        card = Card(self.look, margin=12)
        card.column.addWidget(self.list)
        self.lay_beside(left, [(self.scores, 0), (card, 1)])

    def fit(self) -> None:
        self.rack.setFixedHeight(self.look.picture_px(72))

    @property
    def last_place(self) -> int:
        return len(self.turns)

    @property
    def turn(self) -> Turn | None:
        """None at the start."""
        return self.turns[self.place - 1] if self.place else None

    def _choose(self, row: QModelIndex) -> None:
        if row.isValid():
            self.go(row.row() + 1)

    def show_place(self) -> None:
        turn = self.turn
        position = turn.after if turn else self._start
        self.title.setText(self.opened.name or self.tr("Duplicate"))
        self.board.show_board(position.board, (), turn.best.play.squares if turn else ())
        self.rack.show_rack(turn.before.rack if turn else (), False, (), position.rules.game.rack_size)
        over = self.place == self.last_place and self.whole.phase is Phase.ENDED
        self.scores.show_standings([
            PlayerStatus(
                self._say.answer(position.answers[seat], turn.before.board) if turn else "",
                position.scores[seat],
                self._say.percent(position, seat),
                over and seat in self.whole.winners,
            )
            for seat in range(len(position.players))
        ])  # fmt: skip
        if turn:
            self.list.setCurrentIndex(self.list.model().index(self.place - 1, 0))
        else:
            self.list.clearSelection()

    def printables(self, _lexicon: Callable[[str], Lexicon]) -> tuple[Printable, ...]:
        return self._say.sheets(self.turns, self.whole, self.when)

    def what_is_shown(self) -> str:
        return self._say.best(self.turn.best, self.turn.before.board) if self.turn else self.tr("Start")

    def marked_word(self) -> str:
        return self.turn.best.words[0].text if self.turn and self.turn.best.words else ""

    def take_focus(self) -> None:
        self.list.setFocus()
