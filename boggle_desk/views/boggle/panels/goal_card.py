"""How far one is: a bar with the goal marked on it, and words by length."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from boggle_desk.engine.boggle.goals import Progress, progress
from boggle_desk.engine.boggle.position import BogglePosition, Phase
from boggle_desk.views.boggle.goal_sentences import GoalSentences, clock_text
from boggle_desk.views.kit import Card, label
from boggle_desk.views.look import Look


class GoalBar(QWidget):
    """A bar that fills up; a line across it and a small flag say where the goal is."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._progress = Progress(0, 0, None, 0, ())
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def show_progress(self, made: Progress) -> None:
        """Show how far somebody is."""
        self._progress = made
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(200), self._look.px(24))

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, px, made = self._look.theme, self._look.px, self._progress
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        groove = QRectF(1, px(8), self.width() - 2, px(14))
        radius = groove.height() / 2
        painter.setPen(QPen(QColor(theme.muted), 1))
        painter.setBrush(QColor(theme.table))
        painter.drawRoundedRect(groove, radius, radius)
        if made.found and made.words:
            filled = QRectF(groove)
            filled.setWidth(max(groove.height(), groove.width() * made.found / made.words))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.good if made.reached else theme.accent))
            painter.drawRoundedRect(filled, radius, radius)
        if made.needed and made.words:
            self._paint_flag(painter, groove, made.needed / made.words)

    def _paint_flag(self, painter: QPainter, groove: QRectF, share: float) -> None:
        px = self._look.px
        place = min(groove.left() + groove.width() * share, groove.right() - px(1))
        painter.setPen(QPen(QColor(self._look.theme.text), px(2)))
        painter.drawLine(round(place), 1, round(place), round(groove.bottom()))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._look.theme.text))
        painter.drawRect(QRectF(place - px(9), 1, px(9), px(6)))


class GoalCard(Card):
    """Shows the goal of a search; hidden where there is none."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, margin=14, spacing=6)
        self._say = GoalSentences(self)
        self.reached = label("", "good", wrap=True)
        self.found = label("", "heading", wrap=True)
        self.bar = GoalBar(look)
        self.lengths = label("", "muted", wrap=True)
        for part in (self.reached, self.found, self.bar, self.lengths):
            self.column.addWidget(part)

    def show_position(self, position: BogglePosition, seat: int) -> None:
        """Show how far a player is."""
        self.setVisible(position.rules.goal is not None)
        made = progress(position, seat)
        at = next((reached.at for reached in position.reached if reached.seat == seat), None)
        waits = at is not None and position.phase is Phase.REACHED
        if not position.goal_words:
            self.found.setText(self.tr("There are no such words on this board."))
            self.lengths.clear()
        else:
            goal = self._say.goal(made) if at is None or waits else self._say.reached(at)
            parts = [self._say.found(made, position.rules.goal_words), self._say.bonus(made), goal]
            self.found.setText(", ".join(part for part in parts if part))
            self.lengths.setText(self._say.lengths(made))
            self.lengths.setAccessibleName(self._say.lengths_aloud(made))
        self.bar.show_progress(made)
        self.reached.setVisible(waits)
        if waits:
            text = self.tr("★ Goal reached in {time}! Enter ends, typing goes on.")
            self.reached.setText(text.format(time=clock_text(at or 0.0)))
