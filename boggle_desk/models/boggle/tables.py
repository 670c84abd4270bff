"""Boards and lists of words as item models: shaken cubes, laid letters, what was written, found or typed from paper."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractListModel, QObject, Qt, Signal

from boggle_desk.engine.boggle.board import Board
from boggle_desk.engine.boggle.cubes import BLOCK
from boggle_desk.engine.boggle.pad import BogglePadPosition
from boggle_desk.engine.boggle.position import BogglePosition, Entry, EntryMark
from boggle_desk.engine.boggle.real_board import EMPTY, SIDES
from boggle_desk.engine.boggle.referee import entry_points
from boggle_desk.engine.boggle.review import ReviewedWord
from boggle_desk.engine.boggle.rules import counts, minimum_length, word_points
from boggle_desk.engine.boggle.solver import BoardWord, WordVerdict, WrittenWord
from boggle_desk.engine.lexicon import RAREST
from boggle_desk.engine.players import Player
from boggle_desk.engine.tiers import Tier
from boggle_desk.models.locale_text import with_sign
from boggle_desk.models.rows_model import RIGHT, ROOT, GridModel, Index, RowsModel, TableColumn


class BoardModel(GridModel):
    """Faces in reading order; hidden while the board is covered (rule B7)."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows = self.columns = 4
        self._faces: tuple[str, ...] = ("",) * 16
        self.covered = True

    def show(self, rows: int, columns: int, faces: Sequence[str], covered: bool) -> None:
        """Show these faces. Raises `ValueError` if they don't fill the cells."""
        if len(faces) != rows * columns:
            raise ValueError(f"{len(faces)} faces do not fill {rows}×{columns} cells")
        with self.changing((rows, columns)):
            self.rows, self.columns, self._faces, self.covered = rows, columns, tuple(faces), covered

    @property
    def size(self) -> tuple[int, int]:
        return self.rows, self.columns

    def shown(self, cell: int) -> str:
        return "" if self.covered else self._faces[cell]

    def spoken(self, cell: int) -> str:
        face, (row, column) = self._faces[cell], divmod(cell, self.columns)
        said = self.tr("solid face") if face == BLOCK else face or self.tr("empty")
        if self.covered:
            said = self.tr("covered")
        sentence = self.tr("{letter}, row {row} column {column}")
        return sentence.format(letter=said, row=row + 1, column=column + 1)


class LaidLetters(QObject):
    """A square of faces; `EMPTY` where unknown."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.side = SIDES[0]
        self.faces: tuple[str, ...] = (EMPTY,) * self.side**2  # in reading order

    @property
    def known(self) -> int:
        return sum(1 for face in self.faces if face)

    @property
    def complete(self) -> bool:
        return self.known == len(self.faces)

    @property
    def board(self) -> Board:
        """No word passes an unknown face."""
        return Board(self.side, self.side, self.faces)

    def put(self, cell: int, face: str) -> None:
        self.lay(self.side, (*self.faces[:cell], face, *self.faces[cell + 1 :]))

    def lay(self, side: int, faces: Sequence[str]) -> None:
        """Set all faces. Raises `ValueError` if they don't fill the square."""
        if len(faces) != side * side:
            raise ValueError(f"{len(faces)} faces do not fill {side}×{side} cells")
        if (side, tuple(faces)) != (self.side, self.faces):
            self.side, self.faces = side, tuple(faces)
            self.changed.emit()

    def resize(self, side: int) -> None:
        """Change the size; letters of shared rows and columns stay."""
        old, faces = self.side, self.faces
        there = [
            faces[row * old + column] if row < old and column < old else EMPTY
            for row in range(side)
            for column in range(side)
        ]
        self.lay(side, there)

    def clear(self) -> None:
        self.lay(self.side, (EMPTY,) * self.side**2)


ENTRY = Qt.ItemDataRole.UserRole
POINTS = Qt.ItemDataRole.UserRole + 1
OTHERS = Qt.ItemDataRole.UserRole + 2
ON_LIST = Qt.ItemDataRole.UserRole + 3
NUMBER = Qt.ItemDataRole.UserRole + 4


@dataclass(frozen=True)
class _Row:
    entry: Entry
    points: int
    said: str
    others: tuple[int, ...] = ()  # the other people whose typed lists have it
    on_list: bool = True
    number: int = 0  # the digit that picks it; 0 for none


class EntriesModel(QAbstractListModel):
    """The words of one list. `ENTRY` is the engine's value, `POINTS` what it counts; while lists are typed `OTHERS` are
    the other seats that have it, `ON_LIST` is whether this list does, and `NUMBER` the digit that picks it."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: tuple[_Row, ...] = ()

    def show_list(self, position: BogglePosition, seat: int) -> None:
        self.show_entries(position, seat, position.lists[seat])

    def show_entries(self, position: BogglePosition, seat: int, entries: Iterable[Entry], covered: int = 0) -> None:
        """Show these entries of a seat's list, and then `covered` ones face down: blank entries."""
        rules, player = position.rules, position.players[seat]
        rows = [_Row(e, entry_points(rules, player, e), self._mark_text(e.mark)) for e in entries]
        self._show((*rows, *(_Row(Entry(""), 0, self.tr("face down")),) * covered), newest_first=False)

    def show_writing(self, position: BogglePosition, seat: int) -> None:
        """Show a list that is being written, the newest word first, with what each word is worth."""
        rows, player = [], position.players[seat]
        for entry in position.lists[seat]:
            worth = 0 if entry.told else word_points(position.rules, player, entry.word)
            rows.append(_Row(entry, worth, with_sign(worth, self.tr("%n point(s)", "", abs(worth)))))
        self._show(tuple(rows), newest_first=True)

    def show_typing(self, position: BogglePosition, seat: int, words: Iterable[str], numbered: bool) -> None:
        """Show words that may be put on this list, or taken off, and which other people's typed lists have them."""
        others, rows = [each for each in position.papers if each != seat], []
        for number, word in enumerate(words, 1):
            entry = position.entry(seat, word)
            have = tuple(other for other in others if position.entry(other, word))
            said = self.tr("on this list") if entry else self.tr("not on this list")
            rows.append(_Row(Entry(word), 0, said, have, entry is not None, number * (numbered and entry is None)))
        self._show(tuple(rows), newest_first=False)

    def show_typed(self, position: BogglePadPosition, number: int, seat: int) -> None:
        """Show a list of a score pad, the last word first."""
        rules, player, rows = position.rules.game, position.players[seat], []
        for entry in position.lists[number][seat]:
            points = entry_points(rules, player, entry)
            said = self._mark_text(entry.mark)
            if entry.mark is EntryMark.STANDING:
                said = with_sign(points, self.tr("%n point(s)", "", abs(points)))
            elif not counts(rules, player, entry.word):
                short = len(entry.word) < minimum_length(rules, player)
                said = self.tr("too short") if short else self.tr("against the rules")
            rows.append(_Row(entry, points, said))
        self._show(tuple(rows), newest_first=True)

    def _show(self, rows: tuple[_Row, ...], newest_first: bool) -> None:
        rows, before = rows[::-1] if newest_first else rows, self._rows
        if rows == before:
            return
        if [row.entry.word for row in rows] == [row.entry.word for row in before]:
            self._rows = rows
            self.dataChanged.emit(self.index(0), self.index(len(rows) - 1))
        else:
            self.beginResetModel()
            self._rows = rows
            self.endResetModel()

    def entry(self, index: Index) -> Entry | None:
        return self._rows[index.row()].entry if index.isValid() else None

    def texts(self) -> list[str]:
        return [row.entry.word.upper() for row in self._rows]

    def row_of(self, word: str) -> int:
        return next((number for number, row in enumerate(self._rows) if row.entry.word == word), -1)

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return row.entry.word.upper()
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return ", ".join(filter(None, (str(row.number or ""), row.entry.word.upper(), row.said)))
        facts = {
            ENTRY: row.entry, POINTS: row.points, OTHERS: row.others, ON_LIST: row.on_list, NUMBER: row.number
        }  # fmt: skip
        return {int(key): fact for key, fact in facts.items()}.get(role)

    def _mark_text(self, mark: EntryMark) -> str:
        return {
            EntryMark.WRITTEN: self.tr("written"),
            EntryMark.SKIPPED: self.tr("not read"),
            EntryMark.STANDING: self.tr("counts"),
            EntryMark.CROSSED: self.tr("crossed off"),
            EntryMark.STRUCK: self.tr("doesn't count"),
        }[mark]


class WrittenWordsModel(RowsModel[WrittenWord]):
    """One row a word: a sign and the word, then its points or why it does not stand."""

    def __init__(self) -> None:
        super().__init__()
        self.columns = (
            TableColumn(
                self.tr("Word"), lambda row: f"{'✓' if row.standing is WordVerdict.STANDS else '✗'} {row.word.upper()}"
            ),
            TableColumn(self.tr("Result"), self.standing_text),
        )

    def standing_text(self, word: WrittenWord) -> str:
        if word.standing is WordVerdict.STANDS:
            return self.tr("%n point(s)", "", word.points)
        return {
            WordVerdict.TWICE: self.tr("you wrote it twice"),
            WordVerdict.TOO_SHORT: self.tr("too short"),
            WordVerdict.AGAINST_RULES: self.tr("against the rules"),
            WordVerdict.NOT_ON_BOARD: self.tr("not on the board"),
            WordVerdict.NOT_A_WORD: self.tr("not in the dictionary"),
        }[word.standing]


class CommonnessStrings(QObject):
    def column(self) -> TableColumn[Any]:
        return TableColumn(self.tr("How common"), lambda row: self.text(row.commonness))

    def text(self, commonness: int) -> str:
        if commonness <= Tier.SIMPLE.last:
            return self.tr("simple")
        if commonness <= Tier.EVERYDAY.last:
            return self.tr("everyday")
        return self.tr("less common") if commonness < RAREST else self.tr("rare")


REVIEW_POINTS, FOUND_BY = 1, 2  # columns of a review; `KNOWN` is one too


class ReviewModel(RowsModel[ReviewedWord]):
    """One row a word: the word, its points, who had it, how common it is. A word that one side alone had carries a
    star."""

    def __init__(self) -> None:
        super().__init__()
        self.columns = (
            TableColumn(self.tr("Word"), lambda row: row.word.upper()),
            TableColumn(self.tr("Points"), lambda row: str(row.points), RIGHT),
            TableColumn(self.tr("Found by"), self._finders),
            CommonnessStrings().column(),
        )
        self._players: tuple[Player, ...] = ()

    def show_words(self, rows: tuple[ReviewedWord, ...], players: tuple[Player, ...]) -> None:
        self._players = players
        self.show_rows(rows)

    def _finders(self, row: ReviewedWord) -> str:
        names = ", ".join(self._players[seat].name for seat in row.finders or row.struck)
        if row.struck and row.listed:
            text = self.tr("{names} (crossed off)")
            return text.format(names=", ".join(self._players[seat].name for seat in row.struck))
        if not row.listed:
            return self.tr("{names} (not in the dictionary)").format(names=names)
        if row.told:
            return self.tr("{names} (with a hint)").format(names=names)
        return f"★ {names}" if row.alone and len(self._players) > 1 else names


WORD, LETTERS, WORTH, KNOWN = range(4)


class BoardWordsModel(RowsModel[BoardWord]):
    """One row a word: the word (ours with a tick), its letters, its points, how common it is."""

    def __init__(self) -> None:
        super().__init__()
        self.columns = (
            TableColumn(self.tr("Word"), lambda row: "✓ " * (row.word in self._ours) + row.word.upper()),
            TableColumn(self.tr("Letters"), lambda row: str(len(row.word)), RIGHT),
            TableColumn(self.tr("Points"), lambda row: str(row.points), RIGHT),
            CommonnessStrings().column(),
        )
        self._ours: frozenset[str] = frozenset()

    def show_words(self, rows: Sequence[BoardWord], ours: Collection[str]) -> None:
        """Show these words; those of one's own list get a mark."""
        self._ours = frozenset(ours)
        self.show_rows(rows)

    def row_of(self, word: str) -> int:
        return next((row for row, each in enumerate(self.rows) if each.word == word), -1)

    def spoken(self, row: BoardWord, column: int) -> str | None:
        if column != WORD:
            return None
        points = self.tr("%n point(s)", "", row.points)
        text = self.tr("{word} (on your list), {points}") if row.word in self._ours else self.tr("{word}, {points}")
        return text.format(word=row.word.upper(), points=points)
