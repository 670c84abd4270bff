"""A score pad, to be printed: that of either game."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from PySide6.QtCore import QObject

from boggle_desk.views.paper.pad_pages import PadOnPaper, pad_sections
from boggle_desk.views.paper.printable import Field, Printable, Switch, file_name
from boggle_desk.views.paper.sheets import Paper, Printout, printed

_MANY = 6
"""More players than this have room on paper that lies across."""


@dataclass(frozen=True)
class PadWishes:
    """How a pad is wanted."""

    board: bool = True


class PadSheet(Printable):
    """The sheet with all that is written and the totals; with the board where the pad knows it."""

    def __init__(self, pad: PadOnPaper, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pad = pad
        self.title = self.tr("This score pad")
        self.wishes = PadWishes()

    @property
    def fields(self) -> tuple[Field, ...]:
        return (Switch("board", self.tr("The board")),) if self._pad.board else ()

    def is_across(self, wishes: Any) -> bool:
        return len(self._pad.sheet.names) > _MANY

    def name(self, wishes: Any) -> str:
        return file_name(self._document)

    @property
    def _document(self) -> str:
        text = self.tr("{title}: {names}")
        return text.format(title=self._pad.title, names=", ".join(self._pad.sheet.names))

    def _number(self, place: int, pages: int) -> str:
        return self.tr("Page {place} of {pages}").format(place=place, pages=pages)

    def job(self, wishes: Any, paper: Paper, shown: bool) -> Callable[[], Printout]:
        return partial(self._printout, wishes, paper)

    def _printout(self, wishes: PadWishes, paper: Paper) -> Printout:
        pad = self._pad if wishes.board else replace(self._pad, board=())
        return printed(self._document, paper, pad_sections(pad, paper), self._number)
