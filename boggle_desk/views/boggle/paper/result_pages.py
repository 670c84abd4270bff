"""Pages with what a round came to: the board, the standing, the lists with their signs, the words all missed."""

from collections.abc import Sequence
from dataclasses import replace

from boggle_desk.engine.boggle.position import BogglePosition, Entry, Mark
from boggle_desk.engine.boggle.referee import entry_points, round_points, side_points
from boggle_desk.engine.boggle.review import ReviewedWord
from boggle_desk.engine.players import sides
from boggle_desk.views.boggle.paper.drawing import PrintedBoard, board_marks
from boggle_desk.views.boggle.paper.result_words import ResultWords
from boggle_desk.views.paper.letters import elided, fitting, width
from boggle_desk.views.paper.marks import Face, Line, Marks, Side, Text, moved
from boggle_desk.views.paper.marks import Mark as Printed
from boggle_desk.views.paper.rows import heading_row, paragraph, title_row
from boggle_desk.views.paper.sheets import Paper, Row, Section, column_width
from boggle_desk.views.theme import PAPER

_BOARD, _GAP = 165.0, 24.0
_NUMBERS = (44.0, 44.0, 48.0)
"""The widths of the columns of words, points of the round and total."""
_LINE, _STANDING = 14.0, 19.0
_WORD, _SIGN, _POINTS = 9.5, 12.0, 22.0
_TOGETHER = 20
"""The most words of a list that is not divided between columns."""
_LIST_WIDTH, _MISSED_WIDTH = 112.0, 84.0


def result_sections(
    title: str, position: BogglePosition, board: PrintedBoard, rows: Sequence[ReviewedWord], missed: int,
    words: ResultWords, paper: Paper, turned: bool,
) -> tuple[Section, ...]:  # fmt: skip
    """Return the result of a round; `rows` are the words to be shown of the `missed` ones."""
    wide = paper.room[0]
    top = [title_row(title, board.name, wide)]
    if board.code:
        top += paragraph(words.code(board.code), wide)
    sections = [Section(tuple(top), space=0), Section((_standing(position, board, words, wide, turned),), space=8)]
    sections.append(_lists(position, words, paper))
    legend = words.legend(position)
    if legend:
        sections.append(Section(paragraph(legend, wide), space=8))
    if position.board is not None:
        sections.append(_missed(rows, missed, words, paper))
    return tuple(sections)


# ------------------------------------------------------------------------------------- the standing


def _standing(position: BogglePosition, board: PrintedBoard, words: ResultWords, wide: float, turned: bool) -> Row:
    """Return the board with the standing beside it."""
    drawn: Marks = board_marks(board, _BOARD, turned) if board.labels else ()
    left = _BOARD + _GAP if drawn else 0.0
    lines = _standing_lines(position, words, wide - left)
    high = max(_BOARD if drawn else 0.0, sum(line.height for line in lines))
    marks: list[Printed] = list(drawn)
    y = 0.0
    for line in lines:
        marks += moved(line.marks, left, y)
        y += line.height
    return Row(high, tuple(marks))


def _standing_lines(position: BogglePosition, words: ResultWords, wide: float) -> list[Row]:
    outcome = paragraph(words.outcome(position), wide, 11.0, PAPER.black) if words.outcome(position) else ()
    lines = [*outcome, Row(6), _table_line(words.standing_titles(), wide, titles=True)]
    earned = position.rounds[-1] if position.rounds else round_points(position)
    totals = position.totals
    for seat in sorted(range(len(position.players)), key=lambda seat: -totals[seat]):
        player = position.players[seat]
        standing = sum(1 for entry in position.lists[seat] if entry.mark is Mark.STANDING)
        name = f"{player.name} ({player.team})" if player.team else player.name
        lines.append(_table_line((name, str(standing), *map(words.points, (earned[seat], totals[seat]))), wide))
    return [*lines, *_team_lines(position, earned, words, wide)]


def _team_lines(position: BogglePosition, earned: Sequence[int], words: ResultWords, wide: float) -> list[Row]:
    """Return a line for each team of several players."""
    lines = []
    of_round, in_all = side_points(position, earned), side_points(position, position.totals)
    for side, points, total in zip(sides(position.players), of_round, in_all, strict=True):
        team = position.players[side[0]].team
        if team and len(side) > 1:
            lines.append(_table_line((team, "", words.points(points), words.points(total)), wide, bold=True))
    return lines


def _table_line(texts: Sequence[str], wide: float, titles: bool = False, bold: bool = False) -> Row:
    size, ink = (8.0, PAPER.grey) if titles else (10.5, PAPER.black)
    face = Face.BOLD if bold else Face.REGULAR
    high = 15.0 if titles else _STANDING
    name_wide = wide - sum(_NUMBERS)
    marks: list[Printed] = [
        Text(elided(texts[0], name_wide - 6, size, face), 0, high - 5, name_wide, size, face, ink=ink)
    ]
    x = name_wide
    for text, column in zip(texts[1:], _NUMBERS, strict=True):
        last = Face.BOLD if not titles and column == _NUMBERS[-1] else face
        marks.append(Text(elided(text, column, size, last), x, high - 5, column, size, last, Side.RIGHT, ink))
        x += column
    marks.append(Line((0, high), (wide, high), 0.9 if titles else 0.4, PAPER.black if titles else PAPER.line))
    return Row(high, tuple(marks))


# ------------------------------------------------------------------------------------- the lists


def _lists(position: BogglePosition, words: ResultWords, paper: Paper) -> Section:
    columns = _columns(paper, _LIST_WIDTH)
    wide = column_width(paper, columns)
    rows: list[Row] = []
    for seat in range(len(position.players)):
        rows += _list(position, seat, words, wide)
        rows.append(Row(8, loose=True))
    return Section(tuple(rows), columns, heading=heading_row(words.lists_heading(), paper.room[0]))


def _list(position: BogglePosition, seat: int, words: ResultWords, wide: float) -> list[Row]:
    """Return a player's list; a short one stays together."""
    player, entries = position.players[seat], position.lists[seat]
    again = _list_head(words.continued(player.name), "", wide)
    rows = [_entry(position, seat, entry, words, wide, again) for entry in entries]
    if player.head_start:
        rows.append(_head_start(words.head_start(), words.points(player.head_start), wide, again))
    if not rows:
        rows.append(Row(_LINE, (Text(words.empty_list(), 0, 10, wide, _WORD, ink=PAPER.grey),)))
    if len(rows) <= _TOGETHER:
        rows = [*(replace(row, keeps=True) for row in rows[:-1]), rows[-1]]
    return [_list_head(player.name, words.points(round_points(position)[seat]), wide), *rows]


def _columns(paper: Paper, least: float) -> int:
    return max(1, int((paper.room[0] + Section.gutter) / (least + Section.gutter)))


def _list_head(name: str, points: str, wide: float) -> Row:
    taken = width(points, 10.5, Face.BOLD) + 6 if points else 0.0
    marks: list[Printed] = [Text(elided(name, wide - taken, 10.5, Face.BOLD), 0, 11, wide - taken, 10.5, Face.BOLD)]
    if points:
        marks.append(Text(points, wide - taken, 11, taken, 10.5, Face.BOLD, Side.RIGHT))
    return Row(17, (*marks, Line((0, 14.5), (wide, 14.5), 0.5)), keeps=True)


def _entry(position: BogglePosition, seat: int, entry: Entry, words: ResultWords, wide: float, again: Row) -> Row:
    """Return a word with its points; one that does not count has a line through it and a sign."""
    stands, y = entry.mark is Mark.STANDING, 10.0
    room = wide - _SIGN - _POINTS
    word, face = entry.word.upper(), Face.SEMIBOLD if stands else Face.REGULAR
    size = fitting(word, room, _WORD, face)
    marks: list[Printed] = [Text(word, 0, y, room, size, face)]
    if entry.mark in (Mark.CROSSED, Mark.STRUCK):
        marks.append(Line((-1, y - 3.4), (width(word, size, face) + 1, y - 3.4), 0.7, PAPER.black))
    points = entry_points(position, seat, entry)
    if sign := words.sign(entry):
        marks.append(Text(sign, room, y, _SIGN, _WORD, Face.BOLD, Side.MIDDLE))
    if stands or points:
        marks.append(Text(words.points(points), wide - _POINTS, y, _POINTS, _WORD, face, Side.RIGHT))
    return Row(_LINE, tuple(marks), again=again)


def _head_start(text: str, points: str, wide: float, again: Row) -> Row:
    room = wide - _POINTS
    said = Text(elided(text, room, _WORD), 0, 10, room, _WORD, ink=PAPER.grey)
    return Row(_LINE, (said, Text(points, room, 10, _POINTS, _WORD, side=Side.RIGHT)), again=again)


# ------------------------------------------------------------------------------------- the words all missed


def _missed(rows: Sequence[ReviewedWord], missed: int, words: ResultWords, paper: Paper) -> Section:
    columns = _columns(paper, _MISSED_WIDTH)
    wide = column_width(paper, columns)
    heading = heading_row(words.missed_heading(len(rows), missed), paper.room[0])
    return Section(tuple(_missed_word(row, wide) for row in rows), columns, heading=heading, space=16)


def _missed_word(row: ReviewedWord, wide: float) -> Row:
    room = wide - _POINTS
    word = row.word.upper()
    return Row(
        12.5,
        (
            Text(word, 0, 9, room, fitting(word, room, 9.0)),
            Text(str(row.points), room, 9, _POINTS, 9.0, side=Side.RIGHT, ink=PAPER.grey),
        ),
    )
