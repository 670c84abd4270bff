"""What the turns of a game come to, player by player, with ways to the turns that cost most."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtWidgets import QVBoxLayout, QWidget

from boggle_desk.engine.scrabble.review import Summary, TurnReview
from boggle_desk.views.kit import button, clear_layout, label
from boggle_desk.views.look import Look
from boggle_desk.views.scrabble.analysis_words import AnalysisWords, decimal
from boggle_desk.views.scrolled import Scrolled
from boggle_desk.views.spacing import spaced


class AnalysisSummary(QWidget):
    """A heading, some lines and some links for every player."""

    def __init__(self, look: Look, names: Sequence[str], go: Callable[[TurnReview], object]) -> None:
        super().__init__()
        self._names, self._go = tuple(names), go
        self._say = AnalysisWords(self)
        content = QWidget()
        self._column = QVBoxLayout(content)
        spaced(self._column, look, 2, (0, 6, 0, 0))
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(Scrolled(content))

    def show_summaries(self, summaries: Sequence[Summary], text_of: Callable[[TurnReview], str], judged: str) -> None:
        """Show these; `text_of` says what a turn was."""
        clear_layout(self._column)
        for summary in summaries:
            self._column.addWidget(label(self._names[summary.seat], "heading"))
            self._column.addWidget(label("\n".join(self._say.of_player(summary)), "", wrap=True))
            for review in summary.worst:
                text = self.tr("{turn}: {points} points lost")
                text = text.format(turn=text_of(review), points=decimal(review.loss or 0.0))
                self._column.addWidget(button(text, partial(self._go, review), "link"))
        self._column.addWidget(label(judged, "muted", wrap=True))
        self._column.addStretch(1)
