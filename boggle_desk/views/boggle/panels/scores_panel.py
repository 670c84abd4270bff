"""After the reading: who won the round, how the game stands, and what now."""

from PySide6.QtCore import Signal

from boggle_desk.engine.boggle.events import EndGame
from boggle_desk.engine.boggle.goals import result
from boggle_desk.engine.boggle.known_board import code_of
from boggle_desk.engine.boggle.position import BogglePosition, Phase
from boggle_desk.engine.boggle.referee import leaders
from boggle_desk.engine.players import sides
from boggle_desk.storage.board_results import key_of
from boggle_desk.views.boggle.goal_sentences import GoalSentences
from boggle_desk.views.boggle.panels.panel import Panel, Table
from boggle_desk.views.boggle.panels.result_view import ResultView
from boggle_desk.views.boggle.results_view import ResultsDialog
from boggle_desk.views.boggle.standing import Standing
from boggle_desk.views.kit import Card, button, label


class ScoresPanel(Panel):
    """Points of the round and totals; the next round, another game (rule B29), or all words of the board."""

    next_asked = Signal()
    another_asked = Signal()
    words_asked = Signal()
    home_asked = Signal()
    print_asked = Signal()

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._ended = False
        self._position: BogglePosition | None = None
        self._card = Card(self.look)
        self._heading = label("", "title", wrap=True)
        self._text = label("", "muted", wrap=True)
        self._card.column.addWidget(self._heading)
        self._card.column.addWidget(self._text)
        self._standing = Standing(self.look)
        self._card.column.addWidget(self._standing)
        self.result = ResultView(table.services)
        self.result.beaten.connect(lambda: table.services.sound.play("chime"))
        self._card.column.addWidget(self.result)
        self._card.column.addStretch()
        self.column.addWidget(self._card, 1)
        self.words = button(self.tr("All words of the board"), self.words_asked.emit)
        self.compare = button(self.tr("Who else played this board?"), self._compare)
        self.stop = button(self.tr("Stop here"), lambda: self.submitted.emit(EndGame()))
        self.home = button(self.tr("To the start"), self.home_asked.emit)
        self.main = button("", self.press_main, "primary")
        self.print = button(self.tr("Print…"), self.print_asked.emit)
        self.print.setToolTip(self.tr("Print the result or the board, or save it as PDF (Ctrl+Shift+P)"))
        self.foot.addWidget(self.compare)
        self.foot.addLayout(self.row(self.words, self.print, stretch=0))
        self.foot.addLayout(self.row(self.stop, self.home, self.main, stretch=2))

    def show_position(self, position: BogglePosition) -> None:
        self._ended, self._position = position.phase is Phase.ENDED, position
        if self._ended and self.stop.hasFocus():
            self.take_focus()
        self.compare.setVisible(position.shakes == 0)  # others may have played a board that is known
        self.stop.setVisible(not self._ended)
        self.home.setVisible(self._ended)
        again = self.tr("Another board") if position.rules.practice else self.tr("Another game")
        self.main.setText(again if self._ended else self.tr("Next round"))
        self._heading.setText(self._winner_text(position))
        self._text.setText(self._standing_text(position))
        self._standing.show_round(position)
        self.result.show_position(position)

    def _compare(self) -> None:
        """Show everybody's results on this board."""
        key = key_of(self._position) if self._position else None
        if self._position and key:
            services = self.table.services
            code = code_of(self._position.rules, self._position.cubes, services.cube_sets)
            ResultsDialog(self.look, services.store, key, code, self.window()).open()

    def _winner_text(self, position: BogglePosition) -> str:
        if position.rules.practice and len(position.players) == 1:
            return GoalSentences(self).outcome(result(position, 0))
        if self._ended:
            return self._won(
                position,
                position.winners,
                self.tr("{names} wins the game!"),
                self.tr("The game goes to {names}!"),
                self.tr("The game is a tie: {names}"),
            )
        if len(sides(position.players)) == 1:
            return self.tr("%n point(s)", "", sum(position.rounds[-1]))
        winners = leaders(position, position.rounds[-1])
        return self._won(
            position,
            winners,
            self.tr("{names} wins the round"),
            self.tr("The round goes to {names}"),
            self.tr("The round is a tie: {names}"),
        )

    def _won(self, position: BogglePosition, winners: tuple[int, ...], one: str, team: str, several: str) -> str:
        """Return who has won, in the words for one player, for a team, or for several sides (rules B28, B34)."""
        winning = [side for side in sides(position.players) if any(seat in winners for seat in side)]
        alone = position.players[winning[0][0]].team is None
        return (several if len(winning) > 1 else one if alone else team).format(
            names=self.table.say.sides_text(position, winners)
        )

    def _standing_text(self, position: BogglePosition) -> str:
        rules = position.rules
        if self._ended and rules.practice:
            return self.tr("Another board comes with the same rules. All words of this one can be looked at.")
        if self._ended:
            return self.tr("Would you like to play another game? The scores start again, the players stay.")
        if rules.target is not None and rules.rounds is not None:
            text = self.tr("Round {round} of {rounds}, unless somebody has {target} points before.")
            return text.format(round=position.round, rounds=rules.rounds, target=rules.target)
        if rules.target is not None:
            return self.tr("First to {target} wins.").format(target=rules.target)
        if rules.rounds is not None:
            return self.tr("Round {round} of {rounds}.").format(round=position.round, rounds=rules.rounds)
        return self.tr("Play as many rounds as you like.")

    def take_focus(self) -> None:
        self.main.setFocus()

    def press_main(self) -> None:
        (self.another_asked if self._ended else self.next_asked).emit()
