"""Results on paper: of a round or game, and of the score pad."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication

from boggle_desk.engine.boggle import pad
from boggle_desk.engine.boggle.codes import Sets
from boggle_desk.engine.boggle.events import BoggleEvent
from boggle_desk.engine.boggle.position import SEARCHES, BogglePosition, Entry, EntryMark, Phase
from boggle_desk.engine.boggle.referee import entry_points, round_points
from boggle_desk.engine.boggle.review import ReviewedWord, best_of_game, missed, search_board, standings
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.players import leaders, side_points, sides
from boggle_desk.models.boggle.boggle_strings import seats_text
from boggle_desk.models.boggle.pad_prompts import BogglePadStrings
from boggle_desk.models.locale_text import day_text, number_text, with_sign
from boggle_desk.views.appearance import KEEPSAKE, PAPER
from boggle_desk.views.boggle.board_sheets import BoardSheet, PaperStrings, board_marks, board_on_paper
from boggle_desk.views.faces import Avatar
from boggle_desk.views.forms import Field, number_field
from boggle_desk.views.paper.printable import (
    Keepsake,
    KeepsakeSheet,
    KeptPlace,
    PadOnPaper,
    PadSheet,
    Printable,
    file_name,
)
from boggle_desk.views.paper.sheets import (
    Cell,
    FontWeight,
    Line,
    Marks,
    Paper,
    Printout,
    Row,
    Section,
    Side,
    beside,
    column_width,
    heading_row,
    line,
    paragraph,
    printed,
    title_row,
    width,
)

translate = QCoreApplication.translate
_SIGNS = {EntryMark.CROSSED: "=", EntryMark.STRUCK: "×", EntryMark.SKIPPED: "o", EntryMark.WRITTEN: "?"}
"""The sign behind a word that earned nothing, besides the line: readable without colour."""
_BOARD, _GAP = 165.0, 24.0
_NUMBERS = (44.0, 44.0, 48.0)  # the widths of the columns for words, round points and total
_LINE, _STANDING = 14.0, 19.0
_WORD, _SIGN, _POINTS = 9.5, 12.0, 22.0
_LIST_WIDTH, _MISSED_WIDTH = 112.0, 84.0


Past = tuple[BogglePosition, tuple[tuple[BoggleEvent, ...], ...]]  # a game's opening position, and its events by step


@dataclass(frozen=True)
class ResultWishes:
    missed: int = 90
    turned: bool = False


class ResultStrings(PaperStrings):
    def keepsake(
        self, position: BogglePosition, past: Past, sets: Sets, when: int, faces: Sequence[Avatar]
    ) -> Keepsake:
        """Return a game's keepsake page, reading the whole game."""
        best, totals = best_of_game(*past), side_points(position.players, position.totals)
        runs = zip(*standings(position.players, position.rounds), strict=True)
        places = [
            KeptPlace(self.game.side_name(position, side), points, faces[side[0]], run)
            for side, points, run in zip(sides(position.players), totals, runs, strict=True)
        ]
        shown, said = position, ""
        if best:
            shown = replace(position, cubes=best.cubes)
            said = self.tr("Best word: {word} · {name} · {points}").format(
                word=best.won.word.upper(),
                name=position.players[best.won.seat].name,
                points=self.tr("%n point(s)", "", best.won.points),
            )
        alone = with_sign(totals[0], self.tr("%n point(s)", "", abs(totals[0])))
        return Keepsake(
            self.heading(position.rules),
            day_text(when, lasting=True),
            alone if len(places) == 1 else self.game.winner_text(position, position.totals, True),
            partial(
                board_marks,
                board_on_paper(shown, self, sets),
                turned=False,
                inks=KEEPSAKE,
                path=best.path if best else (),
            ),
            said,
            tuple(sorted(places, key=lambda place: -place.points)),
        )


class ResultSheet(Printable):
    """The lists of a round with what stands and what doesn't, the points, and the missed words."""

    def __init__(
        self, position: BogglePosition, lexicon: Callable[[], Lexicon] | None, sets: Sets, when: int | None = None
    ) -> None:
        """Without a `lexicon` missed words stay secret."""
        super().__init__()
        self._day = "" if when is None else day_text(when, lasting=True)
        self._position, self._lexicon = position, lexicon
        self._words = PaperStrings(self)
        self._board = board_on_paper(position, self._words, sets)
        self.title = self.tr("The result of this round")
        self.wishes = ResultWishes()

    def fields(self) -> tuple[Field, ...]:
        missed_words = Field("missed", number_field(self.tr("Missed words at most"), 0, 500))
        turned = self._words.turned_field()
        return (missed_words, turned) if self._lexicon else (turned,)

    def name(self, wishes: Any) -> str:
        return file_name(self.tr("{round}, result").format(round=self._words.round_name(self._position)))

    def job(self, wishes: Any, paper: Paper, shown: bool) -> Callable[[], Printout]:
        return partial(self._printout, wishes, self._lexicon and self._lexicon(), paper)

    def _printout(self, wishes: ResultWishes, lexicon: Lexicon | None, paper: Paper) -> Printout:
        position, board, wide = self._position, self._board, paper.room[0]
        beside = " · ".join(filter(None, (board.name, self._day)))
        top = [title_row(self._words.heading(position.rules), beside, wide)]
        if board.code:
            top += paragraph(self.tr("Board code: {code}").format(code=board.code), wide)
        standing = Section((self._standing(wide, wishes.turned),), space=8)
        sections = [Section(tuple(top), space=0), standing, self._lists(paper)]
        if legend := self._legend():
            sections.append(Section(paragraph(legend, wide), space=8))
        if lexicon and position.board is not None:
            rows = [row for row in missed(search_board(position, lexicon)) if row.listed]
            sections.append(self._missed(rows[: wishes.missed], len(rows), paper))
        return printed(self._words.round_name(position), paper, sections, self.number)

    def _standing(self, wide: float, turned: bool) -> Row:
        drawn: Marks = board_marks(self._board, _BOARD, turned) if self._board.labels else ()
        left = _BOARD + _GAP if drawn else 0.0
        return beside(drawn, self._standing_lines(wide - left), left, least=_BOARD if drawn else 0.0)

    def _standing_lines(self, wide: float) -> list[Row]:
        position, outcome = self._position, self._outcome()
        titles = self.tr("Player"), self.tr("Words"), self.tr("Round"), self.tr("Total")
        lines = [*(paragraph(outcome, wide, 11.0, PAPER.black) if outcome else ()), Row(6)]
        lines.append(_table_line(titles, wide, titles=True))
        earned = position.rounds[-1] if position.rounds else round_points(position)
        totals = position.totals
        for seat in sorted(range(len(position.players)), key=lambda seat: -totals[seat]):
            player = position.players[seat]
            standing = sum(entry.mark is EntryMark.STANDING for entry in position.lists[seat])
            name = f"{player.name} ({player.team})" if player.team else player.name
            lines.append(_table_line((name, str(standing), number_text(earned[seat]), number_text(totals[seat])), wide))
        of_round, in_all = side_points(position.players, earned), side_points(position.players, totals)
        for side, points, total in zip(sides(position.players), of_round, in_all, strict=True):
            team = position.players[side[0]].team
            if team and len(side) > 1:
                lines.append(_table_line((team, "", number_text(points), number_text(total)), wide, bold=True))
        return lines

    def _outcome(self) -> str:
        position = self._position
        if len(position.players) == 1 and position.rounds:
            return ""
        if position.phase is Phase.ENDED and position.winners:
            winners = position.winners
            one, several = self.tr("{names} won the game."), self.tr("The game is a tie: {names}.")
        elif position.phase not in (Phase.SCORED, Phase.ENDED) or not position.rounds:
            return self.tr("No points were counted here.")
        else:
            winners = leaders(position.players, position.rounds[-1])
            one, several = self.tr("{names} won the round."), self.tr("A tie this round: {names}.")
        teams = {position.players[seat].team for seat in winners}
        together = len(winners) == 1 or (len(teams) == 1 and None not in teams)
        return (one if together else several).format(names=seats_text(position, winners))

    def _lists(self, paper: Paper) -> Section:
        columns = _columns(paper, _LIST_WIDTH)
        wide = column_width(paper, columns)
        rows: list[Row] = []
        for seat in range(len(self._position.players)):
            rows += self._list(seat, wide)
            rows.append(Row(8, loose=True))
        return Section(tuple(rows), columns, heading=heading_row(self.tr("The lists"), paper.room[0]))

    def _list(self, seat: int, wide: float) -> list[Row]:
        """Return a player's list; a short one isn't divided."""
        position = self._position
        player, entries = position.players[seat], position.lists[seat]
        again = _list_head(self.tr("{name}, continued").format(name=player.name), "", wide)
        rows = [_entry(entry, entry_points(position.rules, player, entry), wide, again) for entry in entries]
        if player.head_start:
            said = Cell(self.tr("head start"), wide - _POINTS, _WORD, ink=PAPER.grey)
            points = Cell(number_text(player.head_start), _POINTS, _WORD, side=Side.RIGHT)
            rows.append(line([said, points], _LINE, 10, again=again))
        if not rows:
            rows.append(line([Cell(self.tr("no words"), wide, _WORD, ink=PAPER.grey)], _LINE, 10))
        if len(rows) <= 20:
            rows = [*(replace(row, keeps=True) for row in rows[:-1]), rows[-1]]
        return [_list_head(player.name, number_text(round_points(position)[seat]), wide), *rows]

    def _legend(self) -> str:
        texts = {
            EntryMark.CROSSED: self.tr("= crossed off: others had it too"),
            EntryMark.STRUCK: self.tr("× doesn't count"),
            EntryMark.SKIPPED: self.tr("o not read"),
            EntryMark.WRITTEN: self.tr("? not read yet"),
        }
        used = {entry.mark for entries in self._position.lists for entry in entries}
        return " · ".join(text for mark, text in texts.items() if mark in used)

    def _missed(self, rows: Sequence[ReviewedWord], count: int, paper: Paper) -> Section:
        text = self.tr("Words that nobody had: the commonest {shown} of {missed}").format(shown=len(rows), missed=count)
        if not count:
            text = self.tr("Nobody missed a word of this board.")
        elif len(rows) == count:
            text = self.tr("%n word(s) that nobody had, the commonest first", "", count)
        columns = _columns(paper, _MISSED_WIDTH)
        wide = column_width(paper, columns)
        lines = tuple(_missed_word(row, wide) for row in rows)
        return Section(lines, columns, heading=heading_row(text, paper.room[0]), space=16)


def _columns(paper: Paper, least: float) -> int:
    return max(1, int((paper.room[0] + Section.gutter) / (least + Section.gutter)))


def _table_line(texts: Sequence[str], wide: float, titles: bool = False, bold: bool = False) -> Row:
    size, ink = (8.0, PAPER.grey) if titles else (10.5, PAPER.black)
    face = FontWeight.BOLD if bold else FontWeight.REGULAR
    high, thick, colour = (15.0, 0.9, PAPER.black) if titles else (_STANDING, 0.4, PAPER.line)
    name = Cell(texts[0], wide - sum(_NUMBERS), size, face, ink=ink, gap=6)
    faces = face, face, face if titles else FontWeight.BOLD
    numbers = zip(texts[1:], _NUMBERS, faces, strict=True)
    cells = [name, *(Cell(text, column, size, each, Side.RIGHT, ink) for text, column, each in numbers)]
    return line(cells, high, high - 5, Line((0, high), (wide, high), thick, colour))


def _list_head(name: str, points: str, wide: float) -> Row:
    size, face = 10.5, FontWeight.BOLD
    taken = width(points, size, face) + 6 if points else 0.0
    cells = Cell(name, wide - taken, size, face), Cell(points, taken, size, face, Side.RIGHT)
    return line(cells, 17, 11, Line((0, 14.5), (wide, 14.5), 0.5), keeps=True)


def _entry(entry: Entry, points: int, wide: float, again: Row) -> Row:
    """Return a word with its points; one that doesn't count has a line and a sign."""
    stands, struck = entry.mark is EntryMark.STANDING, entry.mark in (EntryMark.CROSSED, EntryMark.STRUCK)
    face = FontWeight.SEMIBOLD if stands else FontWeight.REGULAR
    cells = (
        Cell(entry.word.upper(), wide - _SIGN - _POINTS, _WORD, face, fits=True, struck=struck),
        Cell(_SIGNS.get(entry.mark, ""), _SIGN, _WORD, FontWeight.BOLD, Side.MIDDLE),
        Cell(number_text(points) if stands or points else "", _POINTS, _WORD, face, Side.RIGHT),
    )
    return line(cells, _LINE, 10, again=again)


def _missed_word(row: ReviewedWord, wide: float) -> Row:
    points = Cell(str(row.points), _POINTS, 9.0, side=Side.RIGHT, ink=PAPER.grey)
    return line([Cell(row.word.upper(), wide - _POINTS, 9.0, fits=True), points], 12.5, 9)


def sheets_of_round(
    position: BogglePosition,
    lexicon: Callable[[], Lexicon] | None,
    sets: Sets,
    past: Past | None = None,
    when: int | None = None,
    faces: Sequence[Avatar] = (),
) -> tuple[Printable, ...]:
    """Return a round's printables: a keepsake (of an ended game), the result (once scored; without missed words if no
    `lexicon`), the board (covered: for paper lists, hidden on screen; not while searched nor if known; B6, B7)."""
    covered = position.phase is Phase.COVERED
    secret = covered and not (position.untouched and position.rules.writing.together)
    if not position.cubes or position.phase in SEARCHES or secret:
        return ()
    board = BoardSheet(position, covered, sets)
    if position.phase not in (Phase.SCORED, Phase.ENDED):
        return (board,)
    result = ResultSheet(position, lexicon, sets, when)
    if past is None or when is None or position.phase is not Phase.ENDED or not position.rounds:
        return result, board
    return KeepsakeSheet(partial(ResultStrings().keepsake, position, past, sets, when, faces)), result, board


def sheets_of_pad(
    position: pad.BogglePadPosition, title: str, say: BogglePadStrings, when: int | None = None
) -> tuple[Printable, ...]:
    """Return a pad's printables; none while it is empty."""
    if not any(any(each.entries) for each in position.rounds):
        return ()
    ended = position.phase is pad.Phase.ENDED
    said = say.winner_text(position) if ended else say.game.round_title(position)
    notes = (*_teams(position), *_lists(position))
    return (PadSheet(PadOnPaper(title, say.sheet(position), said, notes, when=when)),)


def _lists(position: pad.BogglePadPosition) -> tuple[str, ...]:
    """Return a line per typed list, words that don't count last (rule B18)."""
    text = translate("BogglePadPaper", "Round {number}, {name}: {words}")
    return tuple(
        text.format(number=number + 1, name=player.name, words=_words_text(words))
        for number, lists in enumerate(position.lists)
        for player, words in zip(position.players, lists, strict=True)
        if words
    )


def _words_text(words: tuple[Entry, ...]) -> str:
    counted, fallen = (
        ", ".join(each.word.upper() for each in words if (each.mark is EntryMark.STANDING) is stands)
        for stands in (True, False)
    )
    no_points = translate("BogglePadPaper", "no points: {words}").format(words=fallen) if fallen else ""
    return "; ".join(filter(None, (counted, no_points)))


def _teams(position: pad.BogglePadPosition) -> tuple[str, ...]:
    text = translate("BogglePadPaper", "{team} ({names}): {points} in all")
    totals = zip(sides(position.players), side_points(position.players, position.totals), strict=True)
    return tuple(
        text.format(team=position.players[side[0]].team, names=seats_text(position, side), points=number_text(total))
        for side, total in totals
        if len(side) > 1
    )
