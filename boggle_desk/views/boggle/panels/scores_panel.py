"""The table of a round's points, and what a practice came to."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from boggle_desk.engine.boggle.events import EndGame
from boggle_desk.engine.boggle.goals import Result, result
from boggle_desk.engine.boggle.known_board import code_of
from boggle_desk.engine.boggle.position import BogglePosition, Phase
from boggle_desk.engine.players import sides
from boggle_desk.models.background_task import BackgroundTask
from boggle_desk.models.locale_text import day_text
from boggle_desk.storage.results import Practised, best, key_of, practised
from boggle_desk.views.boggle.goals import GoalBar, GoalSentences
from boggle_desk.views.boggle.known_boards import ResultsDialog
from boggle_desk.views.boggle.panels.panel import Panel, Table
from boggle_desk.views.boggle.players import Standing
from boggle_desk.views.kit import Card, button, label, set_role
from boggle_desk.views.services import AppContext
from boggle_desk.views.spacing import spaced


class ResultView(QWidget):
    """The goal words that were found, the hints that helped, and whether it was better than ever before; hidden where
    there was no goal and no practice."""

    beaten = Signal()
    """The result is the best one so far."""

    def __init__(self, services: AppContext) -> None:
        super().__init__()
        self._services = services
        self._say = GoalSentences(self)
        self._shown: BogglePosition | None = None
        self._search = BackgroundTask(self, "The best could not be looked up.")
        self.found = label("", "heading", wrap=True)
        self.bar = GoalBar(services.look)
        self.lengths = label("", "muted", wrap=True)
        self.helped = label("", "muted", wrap=True)
        self.best = label("", "muted", wrap=True)
        column = QVBoxLayout(self)
        spaced(column, services.look, 8, (0, 10, 0, 0))
        for part in (self.found, self.bar, self.lengths, self.helped, self.best):
            column.addWidget(part)

    def show_position(self, position: BogglePosition) -> None:
        """Show what the only person at the table came to on the board that was scored."""
        rules = position.rules
        shown = (rules.practice or rules.goal is not None) and len(position.people) == 1
        self.setVisible(shown)
        if not shown or not position.rounds:
            return
        made = result(position, position.people[0])
        said = (self._say.found(made.progress, rules.goal_words), self._say.bonus(made.progress))
        in_heading = made.at is None or len(position.players) == 1
        goal = self._say.goal(made.progress) if in_heading else self._say.reached(made.at or 0.0)
        self.found.setText(", ".join(part for part in (*said, goal) if part))
        self.bar.show_progress(made.progress)
        self.lengths.setText(self._say.lengths(made.progress))
        self.lengths.setAccessibleName(self._say.lengths_aloud(made.progress))
        for part in (self.found, self.bar, self.lengths):
            part.setVisible(rules.goal is not None)
        self.helped.setText(self._say.helped(made))
        self.helped.setVisible(bool(made.hints))
        if rules.practice and position.phase is Phase.ENDED and self._shown != position:
            self._shown = position
            self._look_for_best(position, made)

    def _look_for_best(self, position: BogglePosition, made: Result) -> None:
        """Ask the stored games what was reached before, beside the window."""
        self.best.clear()
        reader = self._services.store.reader()
        self._search.start(
            lambda flag: practised(reader, position, flag.check), lambda games: self._compare(games, made)
        )

    def _compare(self, games: tuple[Practised, ...], made: Result) -> None:
        if not games:
            return
        now = max(games, key=lambda each: (each.ended, each.game))
        before = best(each for each in games if each is not now)
        is_best = best(games) is now
        if is_best and before is not None:
            text = self.tr("★ Your best so far! Before it was {before}.").format(before=self._told(before))
        elif is_best:
            text = self.tr("★ Your first result by these rules. It is the one to beat.")
        elif before is None:
            text = self.tr("Only results without hints are compared. There is none by these rules yet.")
        elif made.hints:
            text = self.tr("Your best without a hint: {before}.").format(before=self._told(before))
        else:
            text = self.tr("Your best: {before}.").format(before=self._told(before))
        self.best.setText(text)
        set_role(self.best, "good" if is_best else "muted")
        if is_best:
            self.beaten.emit()

    def _told(self, each: Practised) -> str:
        when = day_text(each.ended)
        return self.tr("{measure} ({date})").format(measure=self._say.measure(each.result), date=when)


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
        card = Card(self.look)
        self._heading, self._text = label("", "title", wrap=True), label("", "muted", wrap=True)
        self._standing = Standing(self.look)
        self.result = ResultView(table.services)
        self.result.beaten.connect(lambda: table.services.sound.play("chime"))
        for part in (self._heading, self._text, self._standing, self.result):
            card.column.addWidget(part)
        card.column.addStretch()
        self.column.addWidget(card, 1)
        self.words = button(self.tr("All words of the board"), self.words_asked.emit)
        self.compare = button(self.tr("Who else played this board?"), self._compare)
        self.stop = button(self.tr("Stop here"), lambda: self.submitted.emit(EndGame()))
        self.home = button(self.tr("To the start"), self.home_asked.emit)
        self.main = button("", self.press_main, "primary")
        self.print = button(self.tr("Print…"), self.print_asked.emit)
        self.print.setToolTip(self.tr("Print the result or the board, or save it as PDF (Ctrl+P)"))
        self.foot.addWidget(self.compare)
        self.foot.addLayout(self.row(self.words, self.print, stretch=0))
        self.foot.addLayout(self.row(self.stop, self.home, self.main, stretch=2))

    def show_position(self, position: BogglePosition) -> None:
        self._ended = position.phase is Phase.ENDED
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
        position = self.table.position()
        if key := key_of(position):
            code = code_of(position.rules, position.cubes, self.table.services.cube_sets)
            ResultsDialog(self.table.services, key, code, self.window()).open()

    def _winner_text(self, position: BogglePosition) -> str:
        if position.rules.practice and len(position.players) == 1:
            return GoalSentences(self).outcome(result(position, 0))
        if not self._ended and len(sides(position.players)) == 1:
            return self.tr("%n point(s)", "", sum(position.rounds[-1]))
        return self.table.say.winner_text(position, position.rounds[-1], self._ended)

    def _standing_text(self, position: BogglePosition) -> str:
        if self._ended and position.rules.practice:
            return self.tr("Another board comes with the same rules. All words of this one can be looked at.")
        if self._ended:
            return self.tr("Would you like to play another game? The scores start again, the players stay.")
        return self.table.say.goes_to(position)

    def take_focus(self) -> None:
        self.main.setFocus()

    def press_main(self) -> None:
        (self.another_asked if self._ended else self.next_asked).emit()
