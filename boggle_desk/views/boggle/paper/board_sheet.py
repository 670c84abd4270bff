"""The board on the table, to be printed with blank lists."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from PySide6.QtCore import QObject

from boggle_desk.engine.boggle.codes import Sets
from boggle_desk.engine.boggle.known_board import code_of
from boggle_desk.engine.boggle.position import BogglePosition
from boggle_desk.views.boggle.paper.board_pages import Lists, board_sections
from boggle_desk.views.boggle.paper.drawing import PrintedBoard, labels_of
from boggle_desk.views.boggle.paper.paper_words import PaperWords
from boggle_desk.views.paper.printable import Field, Printable, file_name
from boggle_desk.views.paper.sheets import Paper, Printout, printed


@dataclass(frozen=True)
class BoardWishes:
    """How a board is wanted."""

    lists: Lists = Lists.EACH
    turned: bool = False
    names: bool = True


def board_on_paper(position: BogglePosition, words: PaperWords, sets: Sets) -> PrintedBoard:
    """Return the board of a position as it is printed."""
    cubes = position.rules.cubes
    name = words.game.round_title(position)
    code = code_of(position.rules, position.cubes, sets) if position.cubes else ""
    return PrintedBoard(cubes.rows, cubes.columns, labels_of(position.cubes), name, code)


class BoardSheet(Printable):
    """The board of a round with a blank list for each player. While it is covered, the screen shows it without letters:
    they are on the paper only (rule B7)."""

    def __init__(self, position: BogglePosition, covered: bool, sets: Sets, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = PaperWords(self)
        self._position = position
        people = tuple(player for player in position.players if player.level is None)
        self._writers = people or position.players  # a computer needs no paper
        self._board = board_on_paper(position, self._words, sets)
        self.secret = covered
        self.hidden_note = self.tr("The letters are on the paper only. The screen shows them when the dome is lifted.")
        self.title = self.tr("This board with blank lists")
        self.wishes = BoardWishes()

    @property
    def fields(self) -> tuple[Field, ...]:
        return self._words.lists_field(), self._words.names_field(), self._words.turned_field()

    def is_across(self, wishes: Any) -> bool:
        return wishes.lists is Lists.TOGETHER and len(self._writers) > 1

    def name(self, wishes: Any) -> str:
        return file_name(self._words.round_name(self._position))

    def job(self, wishes: Any, paper: Paper, shown: bool) -> Callable[[], Printout]:
        return partial(self._printout, wishes, paper, shown)

    def _printout(self, wishes: BoardWishes, paper: Paper, shown: bool) -> Printout:
        rules, words = self._position.rules, self._words
        owners = words.owners(rules, self._writers)
        if not wishes.names:
            owners = tuple(replace(owner, name="") for owner in owners)
        sections = board_sections(
            self._board, owners, wishes.lists, words.board_texts(rules), paper, wishes.turned, shown
        )
        return printed(words.round_name(self._position), paper, sections, words.number)
