"""The family tab: who plays and wins how often, pairs, streaks and records."""

import time
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QModelIndex, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QPushButton, QSizePolicy, QVBoxLayout, QWidget

from boggle_desk.engine.players import Player
from boggle_desk.engine.statistics import FamilyReport, FamilyRow, Record, RecordKind, Rivalry, Streak
from boggle_desk.models.history_keeper import HistoryKeeper
from boggle_desk.models.history_report import Period, family_report, since
from boggle_desk.models.rows_model import Index, RowsModel, TableColumn
from boggle_desk.views.appearance import AT_LEFT, AT_RIGHT, KEEPSAKE, Appearance, painted
from boggle_desk.views.boggle.board_sheets import PrintedBoard, board_marks
from boggle_desk.views.controls import CalmButton, Card, clear_layout, discard, label
from boggle_desk.views.faces import Avatar, FaceDisc, faces_of, paint_face
from boggle_desk.views.forms import Choice
from boggle_desk.views.history.history_strings import NOTHING, HistoryStrings
from boggle_desk.views.history.tabs import HistoryTab
from boggle_desk.views.layouts import Flow, Scrolled, fill, fold, in_column, in_row, on_resize, spaced
from boggle_desk.views.paper.printable import Keepsake, KeptPlace, PrintedTable, table_of
from boggle_desk.views.tables import RowTable

_ROW, _DISC, _SMALL_DISC = 46, 34, 30
_NARROW = 1000
_MOST_ROWS = 8  # a larger family scrolls in its table
_PLAYER, _WORD, _PLAY = 0, 5, 6


class FamilyModel(RowsModel[FamilyRow]):
    """A person a row, with the disc that stands for the person everywhere."""

    names_figures = True

    def __init__(self, look: Appearance, words: HistoryStrings, parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._discs: dict[str, QIcon] = {}
        self._faces: Mapping[str, Avatar] = {}
        self.columns = tuple(
            TableColumn(title, partial(self._cell, place), AT_RIGHT if _PLAYER < place < _WORD else AT_LEFT)
            for place, title in enumerate(words.family_heads())
        )

    tip = RowsModel.text

    def _cell(self, place: int, row: FamilyRow) -> str:
        return self._words.family_row(row)[place]

    def show_people(self, rows: Sequence[FamilyRow], faces: Mapping[str, Avatar]) -> None:
        self._discs, self._faces = {}, faces
        self.show_rows(rows)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a figure's title in two lines, but for a screen reader in one."""
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return super().headerData(section, orientation)
        title = super().headerData(section, orientation, role)
        return title.replace(" ", "\n", 1) if role == Qt.ItemDataRole.DisplayRole else title

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row = self.row(index)
        if role == Qt.ItemDataRole.DecorationRole and row and index.column() == _PLAYER:
            if row.key not in self._discs:
                self._discs[row.key] = icon = QIcon()
                for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected):
                    icon.addPixmap(disc(self._look, self._faces[row.key], _DISC), mode)
            return self._discs[row.key]
        return super().data(index, role)


def disc(look: Appearance, face: Avatar, size: int) -> QPixmap:
    side = look.px(size)
    return painted(QSize(side, side), 2, lambda painter: paint_face(painter, look, face, QRectF(0, 0, side, side)))


class BestCard(CalmButton, QPushButton):
    """A record: what, how much, and who. Pressed, it opens the game."""

    def __init__(self, look: Appearance, words: HistoryStrings, record: Record, face: Avatar) -> None:
        super().__init__()
        texts = words.best(record), words.reached(record), words.holder(record)
        self.setAccessibleName(", ".join(texts))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        said = map(label, texts, ("muted", "heading", "muted"))
        parts = FaceDisc(look, face, 44), (in_column(look, *said, gap=0), 1)
        self._row = in_row(look, *parts, gap=12, margins=(16, 10, 12, 12), on=self)
        for each in self.findChildren(QWidget):
            each.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        grow = QTimer(self, singleShot=True, interval=0)  # once its texts have their letters
        grow.timeout.connect(lambda: self.setMinimumHeight(self.sizeHint().height()))
        on_resize(self, grow.start)

    def sizeHint(self) -> QSize:
        """As high as what it says; the style sheet's least height is that of a button."""
        return self._row.sizeHint()


class FamilyTab(HistoryTab):
    """What the history opens on."""

    player_asked = Signal(str)

    def __init__(self, look: Appearance, keeper: HistoryKeeper, words: HistoryStrings) -> None:
        super().__init__(look, keeper, words)
        self._faces: dict[str, Avatar] = {}
        self.report: FamilyReport | None = None
        self.period: Choice[Period] = Choice(
            self.tr("Season"),
            [
                (self.tr("This month"), Period.MONTH),
                (self.tr("This year"), Period.YEAR),
                (self.tr("All time"), Period.ALL),
            ],
        )
        self.period.choose(Period.ALL)
        self.game: Choice[bool | None] = Choice(
            self.tr("Game"), [(self.tr("Both games"), None), (self.tr("Boggle"), False), (self.tr("Scrabble"), True)]
        )
        self.model = FamilyModel(look, words, self)
        self.table = RowTable()
        self.table.show_model(self.model, self.tr("The family"))
        self.table.give_room_to(_PLAYER)
        self.bests = Flow(look, least=330)
        self._pairs, self._runs = QVBoxLayout(), QVBoxLayout()
        self._lay_out()
        for choice in (self.period, self.game):
            choice.activated.connect(lambda _place: self.ask())
        self.table.opened.connect(self._ask_for_player)
        look.changed.connect(self._show)
        self._show_instead(self.tr("Reading your games…"))

    def _lay_out(self) -> None:
        top = in_row(self.look, 1, self.game, self.period, gap=12)
        self._table_card = Card(self.look, self.table, 1)
        self._pairs_card, self._runs_card = (
            Card(self.look, label(title, "heading"), spaced(rows, self.look, 6), 1)
            for title, rows in ((self.tr("Head to head"), self._pairs), (self.tr("Winning streaks"), self._runs))
        )
        side = in_column(self.look, (self._pairs_card, 3), (self._runs_card, 2), gap=12)
        self._across = in_row(self.look, (self._table_card, 2), (side, 1), gap=16)
        content = self._content = QWidget()
        in_column(self.look, (self._across, 1), self.bests, gap=12, on=content)
        self._scrolled = Scrolled(content)
        self._parts = (self._scrolled,)
        parts = (top, (self.empty, 1), (self._scrolled, 1))
        in_column(self.look, *parts, gap=12, margins=(0, 8, 0, 0), on=self)

    def fit(self) -> None:
        px = self.look.px
        fold(self._across, self.width() < px(_NARROW))
        self.table.fit_rows(px(_ROW))
        self.table.setIconSize(QSize(px(_DISC), px(_DISC)))
        shown = max(1, min(_MOST_ROWS, self.model.rowCount()))
        self.table.setMinimumHeight(shown * px(_ROW) + self.table.horizontalHeader().sizeHint().height() + px(4))
        self._scrolled.fit()

    # ------------------------------------------------------------------------------------- asking

    def _ask_for_player(self, index: QModelIndex) -> None:
        if row := self.model.row(index):
            self.player_asked.emit(row.key)

    def ask(self) -> None:
        in_turns, begun = self.game.value, since(self.period.value, time.time())
        self._question.start(
            self._keeper.asking(lambda history, _flag: family_report(history, in_turns, begun)), self._take
        )

    def _take(self, report: FamilyReport) -> None:
        self.report = report
        self._show()
        self.note_shown()

    # ------------------------------------------------------------------------------------- showing

    def _show(self) -> None:
        report = self.report
        if report is None:
            return
        known = report.known
        for each in (self.game, self.period):
            each.setVisible(known)
        if not report.rows:
            never = self.tr("Finish a game with named players to see how you're doing.")
            self._show_instead(never if report.games or not known else self.tr("No finished games here yet."))
            return
        self._show_instead(None)
        players = tuple(Player(row.name) for row in report.rows)
        self._faces = {row.key: face for row, face in zip(report.rows, faces_of(self.look, players), strict=True)}
        self.model.show_people(report.rows, self._faces)
        for column, cells in enumerate(zip(*map(self._words.family_row, report.rows), strict=True)):
            self.table.setColumnHidden(column, {*cells} == {NOTHING})
        if any(row.word for row in report.rows):  # both would not have room
            self.table.hideColumn(_PLAY)
        self.table.setCurrentIndex(self.model.index(0, 0))
        self._fill(self._pairs_card, self._pairs, [self._pair(each) for each in report.rivalries])
        self._fill(self._runs_card, self._runs, [self._run(each) for each in report.streaks])
        self._show_bests(report.bests)
        self.fit()

    def _fill(self, card: Card, rows: QVBoxLayout, widgets: list[QWidget]) -> None:
        clear_layout(rows)
        fill(rows, *widgets)
        card.setVisible(bool(widgets))

    def _pair(self, pair: Rivalry) -> QWidget:
        met = pair.meeting
        made = QWidget()
        score = label(self.tr("{ahead} : {behind}").format(ahead=met.ahead, behind=met.behind), "heading")
        score.setAccessibleName(self._words.pair(pair))
        score.setToolTip(self._words.pair(pair))
        left, right = (FaceDisc(self.look, self._faces[key], _SMALL_DISC) for key in (pair.key, met.key))
        in_row(
            self.look, left, (label(pair.name), 1), score, (label(met.name, align=AT_RIGHT), 1), right, gap=8, on=made
        )
        return made

    def _run(self, streak: Streak) -> QWidget:
        made = QWidget()
        face = FaceDisc(self.look, self._faces[streak.key], _SMALL_DISC)
        in_row(self.look, face, (label(self._words.streak(streak), wrap=True), 1), gap=8, on=made)
        return made

    def _show_bests(self, records: Sequence[Record]) -> None:
        cards = []
        for record in records:
            card = BestCard(self.look, self._words, record, self._faces[record.holder.key])
            card.clicked.connect(lambda _checked=False, best=record: self._open_best(best))
            cards.append(card)
        before = self.bests.findChildren(BestCard)
        self.bests.fill(cards)
        discard(before)
        self.bests.setVisible(bool(cards))

    def _open_best(self, best: Record) -> None:
        self.game_asked.emit(best.game, best.at, "" if best.feat is RecordKind.PLAY else best.text)

    def tables(self) -> "list[PrintedTable]":
        report, words = self.report, self._words
        if report is None or not report.rows:
            return []
        heads = self.tr("Record"), self.tr("Value"), self.tr("Who")
        bests = [(words.best(each), words.reached(each), words.holder(each)) for each in report.bests]
        told = [*(words.pair(each) for each in report.rivalries), *(words.streak(each) for each in report.streaks)]
        made = (
            table_of(self.table),
            PrintedTable(self.tr("Records"), (heads, *bests), (False, False, False)),
            PrintedTable(self.tr("Head to head and streaks"), (("",), *((text,) for text in told)), (False,)),
        )
        return [table for table in made if len(table.rows) > 1]

    @property
    def season(self) -> str:
        return f"{self.game.currentText()} · {self.period.currentText()}"

    def marked_word(self) -> str:
        row = self.model.row(self.table.currentIndex()) if self.table.hasFocus() else None
        return row.word or row.play if row else ""


_PEOPLE, _BESTS = 8, 5  # how many people and bests the page has room for


def year_keepsake(report: FamilyReport, look: Appearance, words: HistoryStrings, year: int) -> Keepsake:
    rows = report.rows[:_PEOPLE]
    faces = faces_of(look, [Player(row.name) for row in rows])
    bests = [f"{words.best(each)}: {words.reached(each)} · {each.holder.name}" for each in report.bests]
    streaks = [words.streak(each) for each in report.streaks if not each.running]
    digits = PrintedBoard(1, len(str(year)), tuple((digit, 0) for digit in str(year)))
    return Keepsake(
        words.both_games(),
        str(year),
        words.year_title(),
        partial(board_marks, digits, turned=False, inks=KEEPSAKE),
        words.played(report),
        tuple(KeptPlace(words.player_games(row), row.won, face) for row, face in zip(rows, faces, strict=True)),
        (*bests[:_BESTS], *streaks[:1], "", words.games_won()) if rows else (),
        1 / len(str(year)),
    )
