"""Widgets for goals and hints."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from boggle_desk.engine.boggle.goals import Progress, progress
from boggle_desk.engine.boggle.position import BogglePosition
from boggle_desk.engine.tiers import Vocabulary
from boggle_desk.models.boggle.goal_strings import GoalSentences
from boggle_desk.views.appearance import Appearance, set_pen_brush, smooth_painter
from boggle_desk.views.controls import Card, label, tell
from boggle_desk.views.layouts import in_column


class GoalBar(QWidget):
    """A progress bar with a line and a flag at the goal."""

    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self._look = look
        self._progress = Progress(0, 0, None, 0, ())
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_progress(self, made: Progress) -> None:
        self._progress = made
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(200), self._look.px(24))

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, px, made = self._look.theme, self._look.px, self._progress
        painter = smooth_painter(self)
        groove = QRectF(1, px(8), self.width() - 2, px(14))
        radius = groove.height() / 2
        set_pen_brush(painter, theme.table, theme.muted)
        painter.drawRoundedRect(groove, radius, radius)
        if made.found and made.words:
            filled = QRectF(groove)
            filled.setWidth(max(groove.height(), groove.width() * made.found / made.words))
            set_pen_brush(painter, theme.good if made.reached else theme.accent)
            painter.drawRoundedRect(filled, radius, radius)
        if made.needed and made.words:
            place = min(groove.left() + groove.width() * (made.needed / made.words), groove.right() - px(1))
            painter.setPen(QPen(QColor(theme.text), px(2)))
            painter.drawLine(round(place), 1, round(place), round(groove.bottom()))
            set_pen_brush(painter, theme.text)
            painter.drawRect(QRectF(place - px(9), 1, px(9), px(6)))


class GoalProgress(QWidget):
    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self._say = GoalSentences(self)
        self.found, self.lengths = label("", "heading", wrap=True), label("", "muted", wrap=True)
        self._bar = GoalBar(look)
        in_column(look, self.found, self._bar, self.lengths, gap=6, on=self)

    def show_progress(self, made: Progress, kind: Vocabulary, goal: str) -> None:
        """Show what is found of a kind of words, and the sentence about the goal."""
        said = (self._say.found(made, kind), self._say.bonus(made), goal)
        self.found.setText(", ".join(filter(None, said)))
        self._bar.show_progress(made)
        self.lengths.setText(self._say.lengths(made))
        self.lengths.setAccessibleName(self._say.lengths_aloud(made))

    def show_none(self) -> None:
        self._bar.show_progress(Progress(0, 0, None, 0, ()))
        self.found.setText(self.tr("This board has no such words."))
        self.lengths.clear()


class GoalCard(Card):
    def __init__(self, look: Appearance) -> None:
        super().__init__(look, margin=14, spacing=6)
        self._say = GoalSentences(self)
        self.reached = label("", "good", wrap=True)
        self._progress = GoalProgress(look)
        self.found, self.lengths = self._progress.found, self._progress.lengths
        self.lay(self.reached, self._progress)

    def show_position(self, position: BogglePosition, seat: int, told: str) -> None:
        """Show how far the search of this player is; `told` that its goal was reached while time stands still."""
        self.setVisible(position.rules.goal is not None)
        made = progress(position, seat)
        at = next((reached.at for reached in position.reached if reached.seat == seat), None)
        if position.goal_words:
            goal = self._say.goal(made) if at is None or told else self._say.reached(at)
            self._progress.show_progress(made, position.rules.goal_words, goal)
        else:
            self._progress.show_none()
        tell(self.reached, told)
