"""Fresh boards for a table without a screen, or for a classroom."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any

from PySide6.QtCore import QObject

from boggle_desk.engine.boggle.board import board_of
from boggle_desk.engine.boggle.cubes import PlacedCube, shake
from boggle_desk.engine.boggle.rules import BoggleRules
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.views.boggle.paper.blank_lists import Owner
from boggle_desk.views.boggle.paper.board_pages import Lists, board_sections
from boggle_desk.views.boggle.paper.codes import Sets, code_of
from boggle_desk.views.boggle.paper.drawing import PrintedBoard, labels_of
from boggle_desk.views.boggle.paper.paper_words import PaperWords
from boggle_desk.views.boggle.paper.solutions import Solution, solution, solution_sections
from boggle_desk.views.paper.printable import Field, Number, Pick, Printable, Switch, file_name
from boggle_desk.views.paper.rows import paragraph
from boggle_desk.views.paper.sheets import Paper, Printout, Section, printed

Boards = Sequence[tuple[PlacedCube, ...]]
MOST_BOARDS = 40
_MOST_LISTS = 8


@dataclass(frozen=True)
class FreshWishes:
    """Which boards are wanted, and how."""

    preset: str
    boards: int = 1
    lists: Lists = Lists.EACH
    players: int = 1
    turned: bool = False
    solutions: bool = False
    shown: bool = False


class FreshBoards(Printable):
    """Boards that nobody has seen: the screen shows their letters only if it is asked to (rule B7). Each is shaken when
    it is first wanted and stays until `make_again`."""

    def __init__(
        self, presets: Mapping[str, BoggleRules], luck: Random, lexicon: Callable[[], Lexicon], sets: Sets, preset: str,
        parent: QObject | None = None,
    ) -> None:  # fmt: skip
        super().__init__(parent)
        self._presets, self._luck, self._lexicon = presets, luck, lexicon
        self._words, self._sets = PaperWords(self), sets
        self._shaken: dict[str, list[tuple[PlacedCube, ...]]] = {}
        self.secret = True
        self.hidden_note = self.tr("The letters are on the paper only, until you want to see them here.")
        self.title = self.tr("Fresh boards")
        self.again = self.tr("Shake others")
        self.wishes = FreshWishes(preset if preset in presets else next(iter(presets)))

    @property
    def fields(self) -> tuple[Field, ...]:
        titles = tuple((self._words.game.preset_title(key), key) for key in self._presets)
        return (
            Pick("preset", self.tr("Game"), titles),
            Number("boards", self.tr("Boards"), 1, MOST_BOARDS),
            self._words.lists_field(),
            Number("players", self.tr("Lists for each board"), 1, _MOST_LISTS),
            self._words.turned_field(),
            Switch("solutions", self.tr("All words on the last page")),
            Switch("shown", self.tr("Show the letters here")),
        )

    def is_across(self, wishes: Any) -> bool:
        return wishes.lists is Lists.TOGETHER and wishes.players > 1

    def is_shown(self, wishes: Any) -> bool:
        return bool(wishes.shown)

    def name(self, wishes: Any) -> str:
        boards = self.tr("%n board(s)", "", wishes.boards)
        return file_name(f"{self._words.heading(self._presets[wishes.preset])} {boards}")

    def make_again(self) -> None:
        self._shaken = {}

    def boards(self, wishes: FreshWishes) -> Boards:
        """Return the boards as they have fallen."""
        kept = self._shaken.setdefault(wishes.preset, [])
        cubes = self._presets[wishes.preset].cubes.cubes
        while len(kept) < wishes.boards:
            kept.append(shake(cubes, self._luck))
        return tuple(kept[: wishes.boards])

    def job(self, wishes: Any, paper: Paper, shown: bool) -> Callable[[], Printout]:
        lexicon = self._lexicon() if wishes.solutions and shown else None
        return partial(self._printout, wishes, self.boards(wishes), lexicon, paper, shown)

    def _printout(
        self, wishes: FreshWishes, boards: Boards, lexicon: Lexicon | None, paper: Paper, shown: bool
    ) -> Printout:
        rules, words = self._presets[wishes.preset], self._words
        grid = (rules.cubes.rows, rules.cubes.columns)
        texts, owners = words.board_texts(rules), (Owner(),) * wishes.players
        sections: list[Section] = []
        for number, cubes in enumerate(boards, start=1):
            board = PrintedBoard(*grid, labels_of(cubes), words.board_title(number), code_of(rules, cubes, self._sets))
            sections += board_sections(board, owners, wishes.lists, texts, paper, wishes.turned, shown)
        if wishes.solutions:
            sections += self._solutions(rules, boards, lexicon, paper)
        return printed(self.name(wishes), paper, sections, words.number)

    def _solutions(
        self, rules: BoggleRules, boards: Boards, lexicon: Lexicon | None, paper: Paper
    ) -> tuple[Section, ...]:
        heading = self.tr("All words of the boards")
        if lexicon is None:
            covered = paragraph(self.tr("The words stay hidden here until they are on paper."), paper.room[0])
            return (Section(covered, fresh=True),)
        found = [
            solution(
                self._words.board_title(number), board_of(rules.cubes.rows, rules.cubes.columns, cubes), rules, lexicon
            )
            for number, cubes in enumerate(boards, start=1)
        ]
        return solution_sections(found, heading, self._head, self._continued, paper)

    def _head(self, each: Solution) -> str:
        words, points = self.tr("%n word(s)", "", len(each.words)), self.tr("%n point(s)", "", each.points)
        return self.tr("{board}: {words}, {points}").format(board=each.name, words=words, points=points)

    def _continued(self, name: str) -> str:
        return self.tr("{board}, continued").format(board=name)
