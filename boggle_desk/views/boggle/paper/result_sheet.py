"""What a round came to, to be printed."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from PySide6.QtCore import QObject

from boggle_desk.engine.boggle.codes import Sets
from boggle_desk.engine.boggle.position import BogglePosition
from boggle_desk.engine.boggle.review import missed, search_board
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.views.boggle.paper.board_sheet import board_on_paper
from boggle_desk.views.boggle.paper.paper_words import PaperWords
from boggle_desk.views.boggle.paper.result_pages import result_sections
from boggle_desk.views.boggle.paper.result_words import ResultWords
from boggle_desk.views.paper.printable import Field, Number, Printable, file_name
from boggle_desk.views.paper.sheets import Paper, Printout, printed

_MOST_MISSED = 500


@dataclass(frozen=True)
class ResultWishes:
    """How a result is wanted."""

    missed: int = 90
    """The most words to be shown of those that nobody had."""
    turned: bool = False


class ResultSheet(Printable):
    """The lists of a round with what stands and what was crossed off or struck, the points, and what all missed."""

    def __init__(
        self, position: BogglePosition, lexicon: Callable[[], Lexicon], sets: Sets, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._position, self._lexicon = position, lexicon
        self._paper_words, self._words = PaperWords(self), ResultWords(self)
        self._board = board_on_paper(position, self._paper_words, sets)
        self.title = self.tr("The result of this round")
        self.wishes = ResultWishes()

    @property
    def fields(self) -> tuple[Field, ...]:
        missed_words = Number("missed", self.tr("Missed words at most"), 0, _MOST_MISSED)
        return missed_words, self._paper_words.turned_field()

    def name(self, wishes: Any) -> str:
        return file_name(self.tr("{round}, result").format(round=self._paper_words.round_name(self._position)))

    def _title(self) -> str:
        return self._paper_words.heading(self._position.rules)

    def job(self, wishes: Any, paper: Paper, shown: bool) -> Callable[[], Printout]:
        return partial(self._printout, wishes, self._lexicon(), paper)

    def _printout(self, wishes: ResultWishes, lexicon: Lexicon, paper: Paper) -> Printout:
        rows = missed(search_board(self._position, lexicon))
        listed = tuple(row for row in rows if row.listed)
        sections = result_sections(
            self._title(), self._position, self._board, listed[: wishes.missed], len(listed), self._words, paper,
            wishes.turned,
        )  # fmt: skip
        return printed(self._paper_words.round_name(self._position), paper, sections, self._paper_words.number)
