"""Scrabble on paper: the board for one ink (rules P9, P16, P20), a game with its turns, and an empty score sheet."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise
from typing import Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QCheckBox

from boggle_desk.engine.scrabble.board import PLAIN, Board, Premium
from boggle_desk.engine.scrabble.history import LineKind
from boggle_desk.engine.scrabble.notation import column_name, rack_text
from boggle_desk.engine.scrabble.pad import Phase as PadPhase
from boggle_desk.engine.scrabble.pad import ScrabblePadPosition
from boggle_desk.engine.scrabble.position import MOST_PLAYERS, Phase, ScrabblePosition
from boggle_desk.engine.scrabble.rules import ScrabbleRules
from boggle_desk.engine.scrabble.tiles import BLANK, HIDDEN, Tile, TileSet
from boggle_desk.models.locale_text import day_text, number_text
from boggle_desk.models.scrabble.pad_prompts import ScrabblePadStrings
from boggle_desk.models.scrabble.scrabble_strings import ScrabbleStrings
from boggle_desk.models.scrabble.tables import MovesModel
from boggle_desk.views.appearance import KEEPSAKE, PAPER, Appearance, Inks
from boggle_desk.views.faces import Avatar, faces_at
from boggle_desk.views.forms import Field, number_field
from boggle_desk.views.paper import sheets
from boggle_desk.views.paper.printable import (
    Keepsake,
    KeepsakeSheet,
    KeptPlace,
    PadOnPaper,
    PadSheet,
    Printable,
    file_name,
)
from boggle_desk.views.scrabble.scrabble_pictures import star_corners
from boggle_desk.views.scrabble.squares import LIGHT
from boggle_desk.views.scrabble.turns import GameMoment

BOARD = 345.0  # the side of the board on a sheet that has it beside other things, in points
EDGE = 0.62  # the room for the names of rows and columns, in sides of a square
_CIRCLE, _DIAMOND, _STAR = 0.31, 0.43, 0.36
_DIGIT, _LETTER, _VALUE = 0.4, 0.68, 0.26


def board_marks(
    board: Board, tiles: TileSet, side: float, inks: Inks = PAPER, lit: Collection[int] = ()
) -> sheets.Marks:
    """Return the board in a square, the tiles on these squares lit."""
    layout, plain = board.layout, not inks.face
    edge = EDGE if plain else 0.0
    cell = side / (max(layout.rows, layout.columns) + edge)
    left = top = edge * cell
    marks: list[sheets.Mark] = list(_names(layout.rows, layout.columns, cell)) if plain else []
    for square, premium in enumerate(layout.premiums):
        row, column = divmod(square, layout.columns)
        corner = (left + column * cell, top + row * cell)
        tile = board.tiles[square]
        marks.append(
            sheets.Box(*corner, cell, cell, thick=0.4, ink=PAPER.line, fill=_ground(premium, plain, bool(tile)))
        )
        if tile:
            marks += tile_marks(
                tile, tiles.values, corner, cell, replace(inks, face=inks.lit) if square in lit else inks
            )
        elif square == layout.start:
            marks.append(star((corner[0] + cell / 2, corner[1] + cell / 2), cell, inks))
        elif plain:
            marks += premium_marks(premium, (corner[0] + cell / 2, corner[1] + cell / 2), cell)
    frame = sheets.Box(left, top, cell * layout.columns, cell * layout.rows, thick=1.2, ink=inks.black)
    return (*marks, frame)


def _ground(premium: Premium, plain: bool, covered: bool) -> str:
    if plain:
        return "" if covered or premium == PLAIN else PAPER.tint
    return LIGHT.of(premium)[0]


def _names(rows: int, columns: int, cell: float) -> sheets.Marks:
    size, edge, face = cell * 0.36, EDGE * cell, sheets.FontWeight.REGULAR
    right, wide = sheets.Side.RIGHT, edge - cell * 0.12
    down = (
        sheets.Text(
            str(row + 1), 0, edge + (row + 0.5) * cell + sheets.capital(size) / 2, wide, size, face, right, PAPER.grey
        )
        for row in range(rows)
    )
    middle, bottom = sheets.Side.MIDDLE, edge - cell * 0.16
    across = (
        sheets.Text(column_name(column), edge + column * cell, bottom, cell, size, face, middle, PAPER.grey)
        for column in range(columns)
    )
    return (*across, *down)


def tile_marks(
    tile: Tile, values: dict[str, int], corner: sheets.Point, cell: float, inks: Inks = PAPER
) -> sheets.Marks:
    """Return a tile: a letter with its value; a blank white on black, without one."""
    x, y = corner
    gap = cell * 0.04
    inner = cell - 2 * gap
    ink, fill = (inks.paper, inks.black) if tile.blank else (inks.black, inks.face or inks.paper)
    box = sheets.Box(
        x + gap, y + gap, inner, inner, cell * 0.1, max(0.6, cell * 0.045), inks.line if inks.face else inks.black, fill
    )
    size = sheets.fitting(tile.letter, cell * 0.7, cell * _LETTER, sheets.FontWeight.BOLD)
    shift = 0.0 if tile.blank else cell * 0.06
    letter = sheets.Text(
        tile.letter,
        x - shift,
        y + cell * 0.5 + sheets.capital(size) / 2 - shift,
        cell,
        size,
        sheets.FontWeight.BOLD,
        sheets.Side.MIDDLE,
        ink,
    )
    value = values.get(tile.letter, 0)
    if tile.blank or not value:
        return box, letter
    small = sheets.Text(
        str(value), x, y + cell * 0.925, cell * 0.91, cell * _VALUE, sheets.FontWeight.SEMIBOLD, sheets.Side.RIGHT, ink
    )
    return box, letter, small


def premium_marks(premium: Premium, middle: sheets.Point, cell: float) -> sheets.Marks:
    if premium == PLAIN:
        return ()
    x, y = middle
    size, thick = cell * _DIGIT, max(0.5, cell * 0.04)
    shape: sheets.Mark
    if premium.word != 1:
        factor, half = premium.word, cell * _DIAMOND
        shape = sheets.Outline(((x, y - half), (x + half, y), (x, y + half), (x - half, y)), thick, fill=PAPER.paper)
    else:
        factor, radius = premium.letter, cell * _CIRCLE
        shape = sheets.Box(x - radius, y - radius, 2 * radius, 2 * radius, radius, thick, PAPER.black, PAPER.paper)
    digit = sheets.Text(
        str(factor), x - cell / 2, y + sheets.capital(size) / 2, cell, size, sheets.FontWeight.BOLD, sheets.Side.MIDDLE
    )
    return shape, digit


def star(middle: sheets.Point, cell: float, inks: Inks = PAPER) -> sheets.Outline:
    points = tuple((middle[0] + x, middle[1] + y) for x, y in star_corners(cell * _STAR))
    return sheets.Outline(points, 0, fill=inks.black)


def heading(rules: ScrabbleRules) -> str:
    text = QCoreApplication.translate("GameSheet", "Scrabble · {preset}")
    return text.format(preset=ScrabbleStrings().preset_title(rules.key))


_GAP = 18.0
_LINE, _SCORE, _INDENT = 15.5, 24.0, 8.0
_SIZE = 9.5
_CLOSE = 0.74  # scale that keeps a long game on one page
_SHARES = (0.05, 0.17, 0.14, 0.09, 0.37, 0.09, 0.09)  # of the columns
_WORD = 4
_RIGHT = (0, 5, 6)
_BOLD = (_WORD, 6)


@dataclass(frozen=True)
class TurnRow:
    texts: tuple[str, str, str, str, str, str, str]  # number, player, rack, square, word, points, total
    note: str = ""


def _turn(turn: TurnRow, wide: float, scale: float) -> list[sheets.Row]:
    row = _cells(turn.texts, wide, scale)
    if not turn.note:
        return [row]
    left = wide * sum(_SHARES[:4])
    notes = sheets.paragraph(turn.note, wide - left, 8.0)
    return [row, *(sheets.Row(note.height, sheets.moved(note.marks, left, 0)) for note in notes), sheets.Row(3)]


def _cells(texts: Sequence[str], wide: float, scale: float, titles: bool = False) -> sheets.Row:
    size, ink = (8.0, PAPER.grey) if titles else (max(8.0, _SIZE * scale), PAPER.black)
    high, thick, colour = _LINE * scale, *((0.9, PAPER.black) if titles else (0.3, PAPER.line))
    cells = []
    for place, (text, share) in enumerate(zip(texts, _SHARES, strict=True)):
        face = sheets.FontWeight.SEMIBOLD if place in _BOLD and not titles else sheets.FontWeight.REGULAR
        side, gap = (sheets.Side.RIGHT, 0) if place in _RIGHT else (sheets.Side.LEFT, 6)
        cells.append(sheets.Cell(text, wide * share, size, face, side, ink, gap, fits=place == _WORD))
    cells[1:2] = sheets.Cell("", _INDENT), cells[1]._replace(width=cells[1].width - _INDENT)
    ruled = sheets.Line((0, high - 0.5), (wide, high - 0.5), thick, colour)
    return sheets.line(cells, high, high - 4.5 * scale, ruled, keeps=titles)


_DIFFERS = "≠ "


@dataclass(frozen=True)
class GameWishes:
    until_shown: bool = False
    racks: bool = True


class GameSheet(Printable):
    """A game with its board, scores and turns, to the end or to the shown place. Racks stay hidden while the game runs
    and they are `covered`."""

    def __init__(
        self, moments: Sequence[GameMoment], place: int, covered: bool, name: str = "", when: int | None = None
    ) -> None:
        """`when` it was played, in seconds since 1970, if known."""
        super().__init__()
        self._moments, self._place, self._covered = moments, place, covered
        self._day = "" if when is None else day_text(when, lasting=True)
        self._called = name
        self.title = self.tr("This game with its board and turns")
        self.wishes = GameWishes()

    def fields(self) -> tuple[Field, ...]:
        fields: list[Field] = []
        if 0 < self._place < len(self._moments) - 1:
            fields.append(Field("until_shown", QCheckBox(self.tr("Only up to this turn"))))
        if not self._covered:
            fields.append(Field("racks", QCheckBox(self.tr("Racks"))))
        return tuple(fields)

    def name(self, wishes: Any) -> str:
        players = ", ".join(player.name for player in self._moments[0].position.players)
        return file_name(f"{self._title()} {players}")

    def _title(self) -> str:
        return self._called or heading(self._moments[0].position.rules)

    def printout(self, wishes: GameWishes, paper: sheets.Paper, shown: bool) -> sheets.Printout:
        return min((self._set(wishes, paper, scale) for scale in (1.0, _CLOSE)), key=lambda made: len(made.pages))

    def _set(self, wishes: GameWishes, paper: sheets.Paper, scale: float) -> sheets.Printout:
        until = self._place if wishes.until_shown else len(self._moments) - 1
        position, wide = self._moments[until].position, paper.room[0]
        side = min(BOARD * scale, wide * 0.67, paper.room[1] - 60)
        sections = [
            sheets.Section((sheets.title_row(self._title(), self._day, wide),), space=0),
            sheets.Section((self._beside(position, wide, side),), space=6),
        ]
        turns = _turns(self._moments, with_racks=wishes.racks and not self._covered)[:until]
        if rows := tuple(row for turn in turns for row in _turn(turn, wide, scale)):
            first = self.tr("The first %n line(s) of the game", "", until)
            titles = sheets.heading_row(first if wishes.until_shown else self.tr("Turns"), wide)
            sections.append(
                sheets.Section(rows, heading=titles, head=_cells(self._columns(), wide, scale, titles=True), space=14)
            )
            note = self.tr("(Brackets): already on the board. Small letters: blanks.")
            sections.append(sheets.Section(sheets.paragraph(note, wide, 8.0), space=6))
        players = ", ".join(player.name for player in position.players)
        return sheets.printed(f"{self._title()}: {players}", paper, tuple(sections), self.number)

    def _columns(self) -> tuple[str, ...]:
        return (
            self.tr("No."),
            self.tr("Player"),
            self.tr("Rack"),
            self.tr("Square"),
            self.tr("Word"),
            self.tr("Points"),
            self.tr("Total"),
        )

    def _beside(self, position: ScrabblePosition, wide: float, side: float) -> sheets.Row:
        left = side + _GAP
        rows = (*self._scores(position, wide - left), sheets.Row(16), *self._legend(position, wide - left))
        return sheets.beside(board_marks(position.board, position.rules.tiles, side), rows, left, 10.0, side)

    def _scores(self, position: ScrabblePosition, wide: float) -> list[sheets.Row]:
        ended = position.phase is Phase.ENDED
        rows = [sheets.heading_row(self.tr("Final scores") if ended else self.tr("Scores so far"), wide)]
        for seat in sorted(range(len(position.players)), key=lambda seat: -position.scores[seat]):
            score = number_text(position.scores[seat])
            taken = sheets.width(score, 15.0, sheets.FontWeight.BOLD) + 8
            cells = (
                sheets.Cell(position.players[seat].name, wide - taken, 11.0),
                sheets.Cell(score, taken, 15.0, sheets.FontWeight.BOLD, sheets.Side.RIGHT),
            )
            rows.append(sheets.line(cells, _SCORE, 16, sheets.Line((0, _SCORE - 1), (wide, _SCORE - 1), 0.4)))
        if position.winners and len(position.players) > 1:
            text = self.tr("{names} won the game.") if len(position.winners) == 1 else self.tr("It's a tie: {names}.")
            outcome = text.format(names=", ".join(position.players[seat].name for seat in position.winners))
            rows += [sheets.Row(5), *sheets.paragraph(outcome, wide, 10.5, PAPER.black)]
        return [*rows, sheets.Row(4), *sheets.paragraph(self.tr("%n tile(s) in the bag", "", len(position.bag)), wide)]

    def _legend(self, position: ScrabblePosition, wide: float) -> list[sheets.Row]:
        cell, layout = 17.0, position.rules.layout
        middle, room = (cell / 2, cell / 2), wide - cell - 7
        signs: list[tuple[sheets.Marks, str]] = []
        if any(premium.letter != 1 for premium in layout.premiums):
            signs.append((premium_marks(Premium(letter=2), middle, cell), self.tr("letter counts double")))
        if any(premium.word != 1 for premium in layout.premiums):
            signs.append((premium_marks(Premium(word=3), middle, cell), self.tr("word counts triple")))
        plain = layout.premiums[layout.start].word == 1
        start = self.tr("first word") if plain else self.tr("first word, counts double")
        signs.append(((star(middle, cell),), start))
        signs.append((tile_marks(Tile("A", blank=True), {}, (0, 0), cell), self.tr("a blank")))
        return [
            sheets.Row(21, (*marks, sheets.typeset(text, cell + 7, 11.5, room, 8.5, ink=PAPER.grey)))
            for marks, text in signs
        ]


def _is(moment: GameMoment, kind: LineKind) -> bool:
    return moment.line is not None and moment.line.kind is kind


def game_sheets(
    look: Appearance, moments: Sequence[GameMoment], place: int, covered: bool, when: int | None, name: str = ""
) -> tuple[Printable, ...]:
    """Return the game's sheet, and before it a keepsake of a game that is over."""
    game, end = GameSheet(moments, place, covered, name, when), moments[-1].position
    if end.phase is not Phase.ENDED or when is None:
        return (game,)
    return KeepsakeSheet(partial(keepsake, moments, when, faces_at(look, end))), game


def keepsake(moments: Sequence[GameMoment], when: int, faces: Sequence[Avatar]) -> Keepsake:
    position = moments[-1].position
    names = [player.name for player in position.players]
    played = zip(moments, (*moments[1:], GameMoment(position)), strict=True)
    plays = [each for each, after in played if _is(each, LineKind.PLAY) and not _is(after, LineKind.PHONY)]
    best = max(plays, key=lambda each: each.line.points if each.line else 0, default=None)
    said = ""
    if best and best.line:
        text = QCoreApplication.translate("GameSheet", "Best play: {word} · {name} · {points}")
        points = f"+{number_text(best.line.points)}"
        said = text.format(word=best.word.upper(), name=names[best.line.seat], points=points)
    winners = [names[seat] for seat in position.winners]
    one, several = (QCoreApplication.translate("GameSheet", each) for each in ("{names} wins!", "It's a tie: {names}"))
    outcome = (one if len(winners) == 1 else several).format(names=", ".join(winners))
    order = sorted(range(len(names)), key=lambda seat: -position.scores[seat])
    return Keepsake(
        heading(position.rules),
        day_text(when, lasting=True),
        outcome,
        partial(board_marks, position.board, position.rules.tiles, inks=KEEPSAKE, lit=best.squares if best else ()),
        said,
        tuple(
            KeptPlace(
                names[seat],
                position.scores[seat],
                faces[seat],
                tuple(each.position.scores[seat] for each in moments[1:]),
            )
            for seat in order
        ),
    )


def is_covered(position: ScrabblePosition) -> bool:
    return position.phase is not Phase.ENDED and not position.rules.open_racks and len(position.players) > 1


def _turns(moments: Sequence[GameMoment], with_racks: bool) -> list[TurnRow]:
    model = MovesModel()
    lines = tuple(moment.line for moment in moments[1:] if moment.line)
    model.show_lines(lines, moments[0].position)
    turns = []
    for row, (before, moment) in enumerate(pairwise(moments)):
        player, said, points, total = (model.index(row, column).data() for column in range(4))
        plays = lines[row].kind is LineKind.PLAY
        square, _, word = said.partition(" ") if plays else ("", "", said)
        differs = _DIFFERS if any(not line.agrees for line in moment.stated) else ""
        note = " ".join(line.entry.note for line in moment.stated if line.entry.note)
        rack = _rack(before.position, lines[row].seat) if with_racks and lines[row].kind in _WITH_RACK else ""
        turns.append(TurnRow((str(row + 1), player, rack, square, word, differs + points, total), note))
    return turns


_WITH_RACK = (LineKind.PLAY, LineKind.EXCHANGE, LineKind.PASS)


def _rack(position: ScrabblePosition, seat: int) -> str:
    rack = position.racks[seat]
    return "" if HIDDEN in rack else rack_text(position.rules.tiles, rack)


_ROW, _NAME, _HEAD = 19.0, 22.0, 13.0
_NUMBER, _APART = 20.0, 10.0
_WORD_SHARE = 0.46  # of a player's width
_TILES, _TILES_LINE = 10.0, 15.0


@dataclass(frozen=True)
class ScoreWishes:
    players: int = 2
    names: bool = True
    tiles: bool = True


class ScoreSheet(Printable):
    """Numbered turns with word, points and total for each player, lines for the end, all tiles to be crossed off."""

    def __init__(self, rules: ScrabbleRules, names: Sequence[str] = ()) -> None:
        super().__init__()
        self._rules, self._names = rules, tuple(names)
        self.title = self.tr("Empty Scrabble score sheet")
        self.wishes = ScoreWishes(min(max(2, len(names)), MOST_PLAYERS))

    def fields(self) -> tuple[Field, ...]:
        fields: list[Field] = [Field("players", number_field(self.tr("Players"), 1, MOST_PLAYERS))]
        if self._names:
            fields.append(Field("names", QCheckBox(self.tr("Player names"))))
        fields.append(Field("tiles", QCheckBox(self.tr("Tiles to cross off"))))
        return tuple(fields)

    def name(self, wishes: Any) -> str:
        return file_name(self.title)

    def printout(self, wishes: ScoreWishes, paper: sheets.Paper, shown: bool) -> sheets.Printout:
        wide, high = paper.room
        bonus = self.tr("{points} extra points for {tiles} tiles in one turn").format(
            points=self._rules.bingo_bonus, tiles=self._rules.bingo_tiles
        )
        scoring = self.tr("{bonus} · a blank is worth nothing").format(bonus=bonus)
        head = [sheets.title_row(heading(self._rules), "", wide), *sheets.paragraph(scoring, wide), sheets.Row(10)]
        foot = self._tiles(wide) if wishes.tiles else []
        room = high - sum(row.height for row in (*head, *foot))
        given = self._names if wishes.names else ()
        names = [given[seat] if seat < len(given) else "" for seat in range(wishes.players)]
        section = sheets.Section((*head, sheets.Row(room, self._table(names, wide, room)), *foot), space=0)
        return sheets.printed(self.title, paper, (section,), self.number)

    def _table(self, names: Sequence[str], wide: float, high: float) -> sheets.Marks:
        ends = (self.tr("minus tiles left"), self.tr("plus others' tiles"), self.tr("Final score"))
        count = max(1, int((high - _NAME - _HEAD - len(ends) * _ROW - 14) / _ROW))
        top = _NAME + _HEAD
        marks: list[sheets.Mark] = [sheets.Line((0, top), (wide, top), 0.9, PAPER.black)]
        for line in range(count):
            y = top + (line + 1) * _ROW
            marks.append(
                sheets.Text(str(line + 1), 0, y - 5.5, _NUMBER - 5, 8.0, side=sheets.Side.RIGHT, ink=PAPER.grey)
            )
            marks.append(sheets.Line((0, y), (wide, y), 0.4))
        column = (wide - _NUMBER - _APART * (len(names) - 1)) / len(names)
        for seat, name in enumerate(names):
            shown = name or self.tr("Player {number}").format(number=seat + 1)
            left = _NUMBER + seat * (column + _APART)
            marks += sheets.moved(self._player(shown, not name, column, top + count * _ROW), left, 0)
            for place, text in enumerate(ends):
                drawn = _end(text, place == 2, column, column * (1 + _WORD_SHARE) / 2)
                marks += sheets.moved(drawn, left, top + count * _ROW + 8 + place * _ROW)
        return tuple(marks)

    def _player(self, name: str, unnamed: bool, wide: float, bottom: float) -> sheets.Marks:
        size, ink = (8.0, PAPER.grey) if unnamed else (12.0, PAPER.black)
        face = sheets.FontWeight.REGULAR if unnamed else sheets.FontWeight.BOLD
        top, edges = _NAME + _HEAD, (0.0, wide * _WORD_SHARE, wide * (1 + _WORD_SHARE) / 2, wide)
        marks: list[sheets.Mark] = [sheets.typeset(name, 0, 13, wide, size, face, ink=ink)]
        if unnamed:
            marks.append(sheets.Line((sheets.width(name, size) + 5, 14), (wide, 14), 0.6))
        titles = (self.tr("Word"), self.tr("Points"), self.tr("Total"))
        for title, (left, right) in zip(titles, pairwise(edges), strict=True):
            marks.append(sheets.typeset(title, left + 3, top - 4, right - left - 4, 7.0, ink=PAPER.grey))
            marks.append(sheets.Line((left, top), (left, bottom), 0.4))
        return (*marks, sheets.Line((wide, top), (wide, bottom), 0.4))

    def _tiles(self, wide: float) -> list[sheets.Row]:
        tiles = self._rules.tiles
        title = self.tr("All tiles. Cross them off as you play.")
        rows = [sheets.Row(8), *sheets.text_rows([title], wide, 8.0, PAPER.grey), sheets.Row(2)]
        marks: list[sheets.Mark] = []
        x = 0.0
        for letter, count in [(kind.letter, kind.count) for kind in tiles.kinds] + [(BLANK, tiles.blanks)]:
            step = sheets.width(letter, _TILES, sheets.FontWeight.SEMIBOLD) + 3.2
            if x and x + count * step > wide:
                rows.append(sheets.Row(_TILES_LINE, tuple(marks)))
                marks, x = [], 0.0
            for _ in range(count):
                marks.append(sheets.Text(letter, x, 11, step, _TILES, sheets.FontWeight.SEMIBOLD))
                x += step
            x += 8
        return [*rows, sheets.Row(_TILES_LINE, tuple(marks))]


def _end(text: str, last: bool, wide: float, edge: float) -> sheets.Marks:
    face = sheets.FontWeight.BOLD if last else sheets.FontWeight.REGULAR
    thick, ink = (1.2, PAPER.black) if last else (0.5, PAPER.line)
    return (
        sheets.typeset(
            text, 0, _ROW - 5.5, edge - 6, 8.5, face, sheets.Side.RIGHT, PAPER.black if last else PAPER.grey
        ),
        sheets.Line((edge, _ROW - 2), (wide, _ROW - 2), thick, ink),
    )


def sheets_of_pad(
    position: ScrabblePadPosition, title: str, say: ScrabblePadStrings, when: int | None = None
) -> tuple[Printable, ...]:
    """Return the printables of a pad, with the known board; none while it is empty."""
    if not position.turns:
        return ()
    said = say.winner_text(position) if position.phase is PadPhase.ENDED else say.bag_text(position)
    pad = PadOnPaper(title, say.sheet(position), said, tuple(say.left_text(position).splitlines()), when=when)
    if not position.board.is_empty:
        partly = QCoreApplication.translate("ScrabblePadPaper", "Turns with points only aren't on it.")
        note = "" if position.complete else partly
        marks = board_marks(position.board, position.rules.game.tiles, BOARD)
        heading = QCoreApplication.translate("ScrabblePadPaper", "Board")
        pad = replace(pad, board=marks, board_side=BOARD, board_heading=heading, board_note=note)
    return (PadSheet(pad),)
