"""Widgets for goals and hints."""

from collections.abc import Sequence
from math import inf

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from boggle_desk.engine.boggle.goals import Progress, points_at, progress
from boggle_desk.engine.boggle.position import BogglePosition
from boggle_desk.engine.tiers import Vocabulary
from boggle_desk.models.boggle.goal_strings import GoalSentences
from boggle_desk.views.appearance import Appearance, set_pen_brush, smooth_painter
from boggle_desk.views.controls import Card, label, tell
from boggle_desk.views.layouts import in_column

Pace = Sequence[tuple[float, int]]


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


class RaceTrack(QWidget):
    """A thin line with a mark for this round and a pale one, the ghost, for the best."""

    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self._look, self._marks = look, (0.0, 0.0)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_marks(self, own: float, ghost: float) -> None:
        """Show how far both are, as shares of the line."""
        if self._marks != (own, ghost):
            self._marks = own, ghost
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(200), self._look.px(18))

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, px, painter = self._look.theme, self._look.px, smooth_painter(self)
        side, line = px(14), self.height() / 2
        (own, ghost), room = self._marks, self.width() - side - 2
        painter.setPen(QPen(QColor(theme.line), px(3)))
        painter.drawLine(round(side / 2), round(line), round(self.width() - side / 2), round(line))
        painter.setPen(QPen(QColor(theme.accent), px(3)))
        painter.drawLine(round(side / 2), round(line), round(1 + side / 2 + room * own), round(line))
        for share, fill, edge in ((ghost, None, theme.muted), (own, theme.accent, theme.card)):
            set_pen_brush(
                painter, fill, QPen(QColor(edge), px(2), Qt.PenStyle.SolidLine if fill else Qt.PenStyle.DotLine)
            )
            painter.drawEllipse(QRectF(1 + room * share, line - side / 2 + 1, side - 2, side - 2))


class RaceCard(Card):
    """The small goal of who searches alone, and the race against the ghost of the best round."""

    def __init__(self, look: Appearance) -> None:
        super().__init__(look, margin=14, spacing=6)
        self._say = GoalSentences(self)
        self.goal, self.said, self.track = (
            label("", "heading", wrap=True),
            label("", "muted", wrap=True),
            RaceTrack(look),
        )
        self.lay(self.goal, self.track, self.said)
        self.hide()

    def show_race(self, goal: str, own: Pace, best: Pace, second: float) -> None:
        tell(self.goal, goal)
        made, ghost = points_at(own, second), points_at(best, second)
        most = max(1, points_at(best, inf), made)
        self.track.setVisible(bool(best))
        self.track.show_marks(made / most, ghost / most)
        tell(self.said, self._say.race(made, ghost) if best else "")


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
