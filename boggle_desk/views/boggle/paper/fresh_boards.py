"""Fresh boards for a table without a screen, or for a classroom."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from random import Random
from typing import Any

from PySide6.QtCore import QObject

from boggle_desk.engine.boggle.board import board_of
from boggle_desk.engine.boggle.codes import Sets
from boggle_desk.engine.boggle.known_board import code_of
from boggle_desk.engine.boggle.rules import BoggleRules
from boggle_desk.engine.boggle.wishes import ReadyWish
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.views.boggle.paper.blank_lists import Owner
from boggle_desk.views.boggle.paper.board_pages import Lists, board_sections
from boggle_desk.views.boggle.paper.drawing import PrintedBoard, labels_of
from boggle_desk.views.boggle.paper.paper_words import PaperWords
from boggle_desk.views.boggle.paper.shaken_boards import Batch, Shaken
from boggle_desk.views.boggle.paper.solutions import Solution, solution, solution_sections
from boggle_desk.views.paper.printable import Field, Number, Pick, Printable, Switch, file_name
from boggle_desk.views.paper.rows import paragraph
from boggle_desk.views.paper.sheets import Paper, Printout, Section, printed

MOST_BOARDS = 40
_MOST_LISTS = 8


@dataclass(frozen=True)
class FreshWishes:
    """Which boards are wanted, and how."""

    preset: str
    wish: ReadyWish = ReadyWish.NONE
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
        self._batches: dict[tuple[str, ReadyWish], Batch] = {}
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
            Pick("wish", self.tr("Cubes"), self._wish_titles()),
            Number("boards", self.tr("Boards"), 1, MOST_BOARDS),
            self._words.lists_field(),
            Number("players", self.tr("Lists for each board"), 1, _MOST_LISTS),
            self._words.turned_field(),
            Switch("solutions", self.tr("All words on the last page")),
            Switch("shown", self.tr("Show the letters here")),
        )

    def _wish_titles(self) -> tuple[tuple[str, ReadyWish], ...]:
        return (
            (self.tr("as they fall"), ReadyWish.NONE),
            (self.tr("with many words"), ReadyWish.MANY),
            (self.tr("with few words"), ReadyWish.FEW),
            (self.tr("for children"), ReadyWish.CHILDREN),
            (self.tr("with a long word"), ReadyWish.LONG),
        )

    def is_across(self, wishes: Any) -> bool:
        return wishes.lists is Lists.TOGETHER and wishes.players > 1

    def is_shown(self, wishes: Any) -> bool:
        return bool(wishes.shown)

    def name(self, wishes: Any) -> str:
        boards = self.tr("%n board(s)", "", wishes.boards)
        return file_name(f"{self._words.heading(self._presets[wishes.preset])} {boards}")

    def make_again(self) -> None:
        self._batches = {}

    def batch(self, wishes: FreshWishes) -> Batch:
        """Return the boards of the kind that is wished for."""
        key = (wishes.preset, wishes.wish)
        return self._batches.setdefault(key, Batch(self._presets[wishes.preset], wishes.wish))

    def job(self, wishes: Any, paper: Paper, shown: bool) -> Callable[[], Printout]:
        return partial(self._printout, wishes, self.batch(wishes), self._lexicon(), paper, shown)

    def _printout(self, wishes: FreshWishes, batch: Batch, lexicon: Lexicon, paper: Paper, shown: bool) -> Printout:
        rules, words = batch.rules, self._words
        boards = batch.first(wishes.boards, lexicon, self._luck)
        texts, owners = words.board_texts(rules), (Owner(),) * wishes.players
        sections: list[Section] = []
        for number, fallen in enumerate(boards, start=1):
            code = code_of(rules, fallen.cubes, self._sets)
            name, labels = words.board_title(number), labels_of(fallen.cubes)
            board = PrintedBoard(rules.cubes.rows, rules.cubes.columns, labels, name, code)
            said = replace(texts, rules=self._with_shakes(texts.rules, wishes.wish, fallen))
            sections += board_sections(board, owners, wishes.lists, said, paper, wishes.turned, shown)
        if wishes.solutions:
            sections += self._solutions(rules, boards, lexicon, paper) if shown else self._covered(paper)
        return printed(self.name(wishes), paper, sections, words.number)

    def _with_shakes(self, rules: str, wish: ReadyWish, fallen: Shaken) -> str:
        """Return the rules with how often it was shaken for a wish."""
        if wish is ReadyWish.NONE:
            return rules
        met = self.tr("shaken %n time(s) until it was as wished", "", fallen.shakes)
        nearest = self.tr("of %n shake(s) the nearest to the wish", "", fallen.shakes)
        return f"{rules} · {met if fallen.granted else nearest}"

    def _covered(self, paper: Paper) -> tuple[Section, ...]:
        text = self.tr("The words stay hidden here until they are on paper.")
        return (Section(paragraph(text, paper.room[0]), fresh=True),)

    def _solutions(
        self, rules: BoggleRules, boards: Sequence[Shaken], lexicon: Lexicon, paper: Paper
    ) -> tuple[Section, ...]:
        grid = (rules.cubes.rows, rules.cubes.columns)
        found = [
            solution(self._words.board_title(number), board_of(*grid, fallen.cubes), rules, lexicon)
            for number, fallen in enumerate(boards, start=1)
        ]
        return solution_sections(found, self.tr("All words of the boards"), self._head, self._continued, paper)

    def _head(self, each: Solution) -> str:
        words, points = self.tr("%n word(s)", "", len(each.words)), self.tr("%n point(s)", "", each.points)
        return self.tr("{board}: {words}, {points}").format(board=each.name, words=words, points=points)

    def _continued(self, name: str) -> str:
        return self.tr("{board}, continued").format(board=name)
