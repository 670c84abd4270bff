"""What a search for a goal came to, beside the best under the same rules."""

from PySide6.QtCore import QDateTime, QLocale, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from boggle_desk.engine.boggle.goals import Result, result
from boggle_desk.engine.boggle.position import BogglePosition, Phase
from boggle_desk.models.background_task import BackgroundTask
from boggle_desk.storage.bests import Practised, best, practised
from boggle_desk.views.boggle.goal_sentences import GoalSentences
from boggle_desk.views.boggle.panels.goal_card import GoalBar
from boggle_desk.views.kit import label, set_role
from boggle_desk.views.services import Services
from boggle_desk.views.spacing import spaced


class ResultView(QWidget):
    """The goal words that were found, the hints that helped, and whether it was better than ever before; hidden where
    there was no goal and no practice."""

    beaten = Signal()
    """The result is the best one so far."""

    def __init__(self, services: Services) -> None:
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
        when = QLocale().toString(QDateTime.fromSecsSinceEpoch(each.ended).date(), QLocale.FormatType.ShortFormat)
        return self.tr("{measure} ({date})").format(measure=self._say.measure(each.result), date=when)
