"""Pages with a game: the board with the scores beside it, then its turns as a table."""

from collections.abc import Sequence
from dataclasses import dataclass

from boggle_desk.engine.scrabble.board import Premium
from boggle_desk.engine.scrabble.position import ScrabblePosition
from boggle_desk.engine.scrabble.tiles import Tile
from boggle_desk.views.paper.sheets import (
    Face,
    Line,
    Mark,
    Marks,
    Paper,
    Row,
    Section,
    Side,
    Text,
    elided,
    fitting,
    heading_row,
    moved,
    paragraph,
    title_row,
    width,
)
from boggle_desk.views.scrabble.paper.drawing import board_marks, premium_marks, star, tile_marks
from boggle_desk.views.scrabble.paper.paper_words import PaperWords
from boggle_desk.views.theme import PAPER

_BOARD, _GAP = 345.0, 18.0
_LINE, _SCORE = 15.5, 24.0
_SIZE = 9.5
_SHARES = (0.05, 0.17, 0.14, 0.09, 0.37, 0.09, 0.09)
"""How the width is shared out among number, player, rack, square, word, points, total."""
_WORD = 4
_RIGHT = (0, 5, 6)
_BOLD = (_WORD, 6)


@dataclass(frozen=True)
class Turn:
    """A line of the table, and what a file notes of it."""

    texts: tuple[str, str, str, str, str, str, str]
    """Number, player, rack, square, word, points, total."""
    note: str = ""


def game_sections(
    title: str, position: ScrabblePosition, turns: Sequence[Turn], heading: str, words: PaperWords, paper: Paper
) -> tuple[Section, ...]:
    """Return the board and scores of a position and the turns that led there."""
    wide = paper.room[0]
    side = min(_BOARD, wide * 0.67, paper.room[1] - 60)
    top = _beside(position, words, wide, side)
    sections = [Section((title_row(title, "", wide),), space=0), Section((top,), space=6)]
    rows = tuple(row for turn in turns for row in _turn(turn, wide))
    if rows:
        head = _cells(words.columns(), wide, titles=True)
        sections.append(Section(rows, heading=heading_row(heading, wide), head=head, space=14))
        sections.append(Section(paragraph(words.word_note(), wide, 8.0), space=6))
    return tuple(sections)


# ------------------------------------------------------------------------------------- board and scores


def _beside(position: ScrabblePosition, words: PaperWords, wide: float, side: float) -> Row:
    """Return the board with the scores and what its signs mean beside it."""
    left = side + _GAP
    marks: list[Mark] = list(board_marks(position.board, position.rules.tiles, side))
    y = 10.0
    for row in (*_scores(position, words, wide - left), Row(16), *_legend(position, words, wide - left)):
        marks += moved(row.marks, left, y)
        y += row.height
    return Row(max(side, y), tuple(marks))


def _scores(position: ScrabblePosition, words: PaperWords, wide: float) -> list[Row]:
    rows = [heading_row(words.standing_heading(position), wide)]
    for seat in sorted(range(len(position.players)), key=lambda seat: -position.scores[seat]):
        score = words.signed(position.scores[seat])
        taken = width(score, 15.0, Face.BOLD) + 8
        name = elided(position.players[seat].name, wide - taken, 11.0)
        rows.append(
            Row(
                _SCORE,
                (
                    Text(name, 0, 16, wide - taken, 11.0),
                    Text(score, wide - taken, 16, taken, 15.0, Face.BOLD, Side.RIGHT),
                    Line((0, _SCORE - 1), (wide, _SCORE - 1), 0.4),
                ),
            )
        )
    if outcome := words.outcome(position):
        rows += [Row(5), *paragraph(outcome, wide, 10.5, PAPER.black)]
    rows += [Row(4), *paragraph(words.bag_line(position), wide)]
    return rows


def _legend(position: ScrabblePosition, words: PaperWords, wide: float) -> list[Row]:
    """Return what the signs on the board mean, as far as the board has them."""
    cell, layout = 17.0, position.rules.layout
    middle = (cell / 2, cell / 2)
    letter, word, start, blank = words.legend()
    if layout.premiums[layout.start].word == 1:
        start = words.plain_start()
    signs: list[tuple[Marks, str]] = []
    if any(premium.letter != 1 for premium in layout.premiums):
        signs.append((premium_marks(Premium(letter=2), middle, cell), letter))
    if any(premium.word != 1 for premium in layout.premiums):
        signs.append((premium_marks(Premium(word=3), middle, cell), word))
    signs.append(((star(middle, cell),), start))
    signs.append((tile_marks(Tile("A", blank=True), {}, (0, 0), cell), blank))
    return [_legend_row(marks, text, wide, cell) for marks, text in signs]


def _legend_row(marks: Marks, text: str, wide: float, cell: float) -> Row:
    room = wide - cell - 7
    return Row(21, (*marks, Text(elided(text, room, 8.5), cell + 7, 11.5, room, 8.5, ink=PAPER.grey)))


# ------------------------------------------------------------------------------------- the turns


def _turn(turn: Turn, wide: float) -> list[Row]:
    row = _cells(turn.texts, wide)
    if not turn.note:
        return [row]
    left = wide * sum(_SHARES[:4])
    notes = paragraph(turn.note, wide - left, 8.0)
    return [row, *(Row(note.height, moved(note.marks, left, 0)) for note in notes), Row(3)]


def _cells(texts: Sequence[str], wide: float, titles: bool = False) -> Row:
    size, ink = (8.0, PAPER.grey) if titles else (_SIZE, PAPER.black)
    marks: list[Mark] = []
    x = 0.0
    for place, (text, share) in enumerate(zip(texts, _SHARES, strict=True)):
        room = wide * share - (6 if place not in _RIGHT else 0)
        face = Face.SEMIBOLD if place in _BOLD and not titles else Face.REGULAR
        side = Side.RIGHT if place in _RIGHT else Side.LEFT
        indent = 8.0 if place == 1 else 0.0
        if text:
            room -= indent
            fits = fitting(text, room, size, face) if place == _WORD else size
            text = text if place == _WORD else elided(text, room, size, face)
            marks.append(Text(text, x + indent, 11, room, fits, face, side, ink))
        x += wide * share
    line = Line((0, _LINE - 0.5), (wide, _LINE - 0.5), 0.9 if titles else 0.3, PAPER.black if titles else PAPER.line)
    return Row(_LINE, (*marks, line), keeps=titles)
