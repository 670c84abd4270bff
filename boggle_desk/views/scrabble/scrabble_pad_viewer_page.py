"""The score pad of a Scrabble game, line by line."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import Qt

from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.scrabble.pad.position import Phase, ScrabblePadPosition
from boggle_desk.storage.exchange import OpenedGame
from boggle_desk.views.controls import Card, label
from boggle_desk.views.pad_sheet import ScorePad
from boggle_desk.views.paper.printable import Printable
from boggle_desk.views.scrabble.scrabble_board import board_of
from boggle_desk.views.scrabble.scrabble_pad_strings import ScrabblePadStrings
from boggle_desk.views.scrabble.scrabble_strings import ScrabbleStrings
from boggle_desk.views.services import AppContext
from boggle_desk.views.viewer_page import ViewerPage


class ScrabblePadViewerPage(ViewerPage):
    """Shows board and pad after each line: the start, the lines as they were played, and the end."""

    side = 560

    def __init__(self, services: AppContext, opened: OpenedGame) -> None:
        super().__init__(services, opened)
        self.whole: ScrabblePadPosition = opened.game.position
        self._say = ScrabblePadStrings(self)
        self.board = board_of(services, self.whole.rules.game.tiles, editable=False)
        self.pad = ScorePad(services.look)
        self.pad.chosen.connect(lambda place: self.go(place + 1))
        self.said = label("", "", wrap=True)
        card = Card(self.look, margin=14)
        card.column.addWidget(self.said)
        self.lay_beside(self.board, [(self.pad, 1), (card, 0)])

    def fit(self) -> None:
        self.pad.setMinimumHeight(self.look.px(260))

    @property
    def last_place(self) -> int:
        return len(self.whole.turns) + (self.whole.phase is Phase.ENDED)

    @property
    def position(self) -> ScrabblePadPosition:
        if self.place == self.last_place:
            return self.whole
        return replace(self.whole, turns=self.whole.turns[: self.place], left=(), phase=Phase.PLAY, winners=())

    def show_place(self) -> None:
        position = self.position
        game = ScrabbleStrings(self).preset_title(position.rules.key)
        self.title.setText(self.opened.name or self.tr("Score pad · {game}").format(game=game))
        self.pad.show_sheet(self._say.sheet(position))
        ended = position.phase is Phase.ENDED
        last = position.turns[-1] if position.turns and not ended else None
        self.pad.mark(len(position.turns) - 1 if last else None)
        squares = [square for square, _tile in last.laid] if last and not last.withdrawn else []
        self.board.show_board(position.board, (), squares)
        self.said.setText(self.what_is_shown())

    def what_is_shown(self) -> str:
        position = self.position
        if position.phase is Phase.ENDED:
            return f"{self._say.winner_text(position)}\n{self._say.left_text(position)}".strip()
        if not position.turns:
            return self.tr("Start")
        turn = position.turns[-1]
        words = ", ".join(f"{word.text.upper()} {word.score}" for word in turn.words)
        spoken = self._say.turn_spoken(position, len(position.turns) - 1)
        return f"{spoken} ({words})" if len(turn.words) > 1 else spoken

    def printables(self, _lexicon: Callable[[str], Lexicon]) -> tuple[Printable, ...]:
        return self._say.printables(self.position, self.title.text(), self.when)

    def marked_word(self) -> str:
        turns = self.position.turns
        return turns[-1].words[0].text if turns and turns[-1].words else ""

    def take_focus(self) -> None:
        self.pad.table.setFocus(Qt.FocusReason.OtherFocusReason)
