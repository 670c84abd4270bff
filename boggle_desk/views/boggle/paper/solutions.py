"""All words of several boards, for whoever corrects the lists."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import groupby

from boggle_desk.engine.boggle.board import Board
from boggle_desk.engine.boggle.rules import BoggleRules, table_points
from boggle_desk.engine.boggle.solver import solve
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.views.paper.letters import elided, width, wrapped
from boggle_desk.views.paper.marks import Face, Line, Text
from boggle_desk.views.paper.rows import heading_row
from boggle_desk.views.paper.sheets import Paper, Row, Section, column_width
from boggle_desk.views.theme import PAPER

COLUMNS = 2
_SIZE, _LINE, _LENGTH = 8.0, 10.5, 14.0


@dataclass(frozen=True)
class Solution:
    """All words of a board, the longest first, and what they come to."""

    name: str
    words: tuple[str, ...]
    points: int


def solution(name: str, board: Board, rules: BoggleRules, lexicon: Lexicon) -> Solution:
    """Return all words of a board but the offensive ones."""
    found = (each.word for each in solve(board, lexicon.graph, rules.minimum_length))
    words = sorted((word for word in found if not lexicon.is_offensive(word)), key=lambda word: (-len(word), word))
    points = sum(table_points(rules.points, rules.points_beyond, len(word)) for word in words)
    return Solution(name, tuple(words), points)


def solution_sections(
    solutions: Sequence[Solution], heading: str, head: Callable[[Solution], str], again: Callable[[str], str],
    paper: Paper,
) -> tuple[Section, ...]:  # fmt: skip
    """Return the solutions on pages of their own, board by board, words of a length together."""
    wide = column_width(paper, COLUMNS)
    rows: list[Row] = []
    for each in solutions:
        rows.append(_head(head(each), wide))
        rows += _words(each, _head(again(each.name), wide), wide)
        rows.append(Row(9, loose=True))
    return (Section(tuple(rows), COLUMNS, heading=heading_row(heading, paper.room[0]), fresh=True),)


def _head(text: str, wide: float) -> Row:
    text = elided(text, wide, 9.5, Face.BOLD)
    return Row(16, (Text(text, 0, 10, wide, 9.5, Face.BOLD), Line((0, 13), (wide, 13), 0.5)), keeps=True)


def _words(each: Solution, again: Row, wide: float) -> list[Row]:
    rows = []
    for length, words in groupby(each.words, key=len):
        for place, line in enumerate(wrapped(" ".join(words).upper(), wide - _LENGTH, _SIZE)):
            marks = [Text(line, _LENGTH, 8, wide - _LENGTH, _SIZE)]
            if not place:
                marks.insert(0, Text(str(length), 0, 8, width("00", _SIZE), _SIZE, Face.BOLD, ink=PAPER.grey))
            rows.append(Row(_LINE, tuple(marks), again=again))
    return rows
