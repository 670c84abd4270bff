"""The tabs of the history: what they share, one player's figures, and all records."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from boggle_desk.engine.statistics import Point, smoothed
from boggle_desk.models.background_task import BackgroundTask
from boggle_desk.models.history_keeper import HistoryKeeper
from boggle_desk.models.locale_text import day_text
from boggle_desk.models.rows_model import Row, TextTable
from boggle_desk.storage.figures import Measure, Records, Report, TermsChoice, choices_of, records_of, report_of
from boggle_desk.storage.history import KnownPlayer
from boggle_desk.views.appearance import AT_RIGHT, CENTRE, Appearance, set_pen_brush
from boggle_desk.views.controls import Card, label
from boggle_desk.views.forms import Choice
from boggle_desk.views.history.history_strings import HistoryStrings, number
from boggle_desk.views.layouts import Scrolled, Tabs, fill, fold, in_column, in_row, on_resize, sized
from boggle_desk.views.plot import Axis, Plot, marks
from boggle_desk.views.tables import RowTable

_LEAVES = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_PageUp: -10, Qt.Key.Key_PageDown: 10}
_DOTS = 400  # more games than this are shown by their line alone: dots would run together


class ProgressPlot(Plot):
    """A dot for each game, side by side in the order in which they were played, and a line through the means of the
    latest ones; a single game is in the middle, its date below it. Left, Right, Home and End leaf
    through the games; Enter or a double click asks for one.

    The same numbers are in the table of games beside it, and the description tells them in words.
    """

    asked = Signal(int, int, str)  # the number of a game, from its end and with no word marked

    def __init__(self, look: Appearance) -> None:
        super().__init__(look)
        self._points: tuple[Point, ...] = ()
        self._scale = marks(())
        self._tell: Callable[[Point], str] = lambda point: str(point.value)
        self._write: Callable[[float], str] = str
        self._ends = ("", "")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumWidth(1)

    def show_points(
        self,
        name: str,
        summary: str,
        points: Sequence[Point],
        tell: Callable[[Point], str],
        write: Callable[[float], str],
        ends: tuple[str, str],
    ) -> None:
        """Show figures in the order of time. `tell` describes one, `write` formats an axis mark, `ends` are the end
        labels."""
        self._points, self._tell, self._write, self._ends = tuple(points), tell, write, ends
        self._summary, self._scale = summary, marks([point.value for point in points])
        self.setAccessibleName(name)
        self._go(len(self._points) - 1)
        self.forget()

    @property
    def point(self) -> Point | None:
        return self._points[self.place] if self._points else None

    def _go(self, place: int) -> None:
        self.place = max(0, min(len(self._points) - 1, place))
        told = [self._summary, self._tell(self._points[self.place])] if self._points else [self._summary]
        self.setAccessibleDescription(" ".join(told))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(420), self._look.px(200))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(200), self._look.px(150))

    # ------------------------------------------------------------------------------------- places

    @property
    def lines(self) -> Sequence[Sequence[float]]:
        return [[point.value for point in self._points]] if self._points else []

    @property
    def axis(self) -> Axis:
        """Numbers stand to the left of the field, dates below it."""
        px, metrics = self._look.px, QFontMetrics(self.small_font())
        widest = max(metrics.horizontalAdvance(self._write(mark)) for mark in self._scale)
        field = QRectF(self.rect()).adjusted(widest + px(16), px(16), -px(14), -metrics.height() - px(10))
        return Axis(field, max(0, len(self._points) - 1), self._scale[0], self._scale[-1])

    # ------------------------------------------------------------------------------------- painting

    def paint_figures(self, painter: QPainter) -> None:
        if self._points:
            self._paint_scale(painter)
            self._paint_ends(painter)
            self._paint_games(painter)

    def _paint_scale(self, painter: QPainter) -> None:
        theme, px, axis = self._look.theme, self._look.px, self.axis
        field = axis.field
        for mark in self._scale:
            y = axis.spot(0, mark).y()
            faint = QColor(theme.muted)
            faint.setAlphaF(0.7 if mark == 0 else 0.25)
            painter.setPen(QPen(faint, 1))
            painter.drawLine(QPointF(field.left(), y), QPointF(field.right(), y))
            painter.setPen(QColor(theme.text))
            room = QRectF(0, y - px(12), field.left() - px(6), px(24))
            painter.drawText(room, AT_RIGHT, self._write(mark))

    def _paint_ends(self, painter: QPainter) -> None:
        field, px = self.axis.field, self._look.px
        painter.setPen(QColor(self._look.theme.muted))
        below = QRectF(field.left() - px(4), field.bottom() + px(4), field.width() + px(8), self.height())
        first, last = self._ends
        top, alone = Qt.AlignmentFlag.AlignTop, len(self._points) == 1
        painter.drawText(below, top | (Qt.AlignmentFlag.AlignHCenter if alone else Qt.AlignmentFlag.AlignLeft), first)
        if not alone:
            painter.drawText(below, top | Qt.AlignmentFlag.AlignRight, last)

    def _paint_games(self, painter: QPainter) -> None:
        theme, px, axis = self._look.theme, self._look.px, self.axis
        values = [point.value for point in self._points]
        if len(values) <= _DOTS:
            set_pen_brush(painter, theme.card, theme.muted, px(1.5))
            for spot in axis.curve(values):
                painter.drawEllipse(spot, px(3), px(3))
        set_pen_brush(painter, edge=theme.text, width=px(2.5))
        painter.drawPolyline(axis.curve(smoothed(values)))

    # ------------------------------------------------------------------------------------- hands

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if not self._points:
            super().keyPressEvent(event)
        elif key in _LEAVES:
            self._go(self.place + _LEAVES[key])
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self._go(0 if key == Qt.Key.Key_Home else len(self._points) - 1)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.point:
            self.asked.emit(self.point.game, 0, "")
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self._points:
            self._go(self.axis.place_at(event.position().x()))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self._points:
            self.asked.emit(self._points[self.axis.place_at(event.position().x())].game, 0, "")

    def told(self, place: int) -> str:
        return self._tell(self._points[place])


class HistoryTable(RowTable):
    """Rows about games and words. Enter or a double click asks for the game of the chosen row, where it has one."""

    asked = Signal(int, int, str)
    """The number of a game, the round or turn, 0 for its end, and the word that the row is about."""

    def __init__(self, name: str, model: TextTable, wide: int = 0) -> None:
        """The column `wide` takes the room that is left."""
        super().__init__()
        self._rows = model
        self.show_model(model, name)
        self.give_room_to(wide)
        self.opened.connect(self._ask)

    @property
    def chosen(self) -> Row | None:
        return self._rows.row(self.currentIndex())

    def _ask(self, index: QModelIndex) -> None:
        row = self._rows.row(index)
        if row and row.game is not None:
            self.asked.emit(row.game, row.at, row.word)


_ROW = 30
_NARROW = 900
_LEAST_HEIGHT = 475


class HistoryTab(QWidget):
    """Asks the history on a background thread. A row or dot of a game leads there by Enter or a double click."""

    game_asked = Signal(int, int, str)
    """A game, the round or turn that is asked for, 0 for its end, and a word that is to be marked there."""
    shown = Signal()  # the figures are on the page, or it is known that there are none

    def __init__(self, look: Appearance, keeper: HistoryKeeper, words: HistoryStrings) -> None:
        super().__init__()
        self.look, self._words = look, words
        self._keeper, self._question = keeper, BackgroundTask(self, "The history could not be read.")
        self._question.failed.connect(self._say_trouble)
        self._known = False
        self.empty = label("", "heading", wrap=True, align=CENTRE)
        self._parts: tuple[QWidget, ...] = ()
        look.changed.connect(self.fit)
        on_resize(self, self.fit)

    def fit(self) -> None:
        """Follow the size of the tab and the letters."""

    def _show_instead(self, text: str | None) -> None:
        """Show a sentence instead of the figures; None: the figures."""
        for each in self._parts:
            each.setVisible(text is None)
        self.empty.setText(text or "")
        self.empty.setVisible(text is not None)

    def _say_trouble(self, error: Exception) -> None:
        self._show_instead(self.tr("Your history can't be read: {reason}").format(reason=error))

    def cancel(self) -> None:
        self._question.cancel()

    def refresh(self, reload: bool = True) -> None:
        """Ask the history, unless the answer is known and `reload` is False."""
        self._known = self._known and not reload
        if not self._known and (reload or not self._question.running):
            self.ask()

    def forget(self, reload: bool) -> None:
        """Cancel the question; `reload` says that what is shown is out of date."""
        self.cancel()
        self._known = self._known and not reload

    def ask(self) -> None:
        raise NotImplementedError

    def note_shown(self) -> None:
        self._known = True
        self.shown.emit()

    def marked_word(self) -> str:
        return ""


class PlayersTab(HistoryTab):
    def __init__(self, look: Appearance, keeper: HistoryKeeper, words: HistoryStrings) -> None:
        super().__init__(look, keeper, words)
        self.terms: Choice[TermsChoice] = Choice(self.tr("Game and rules"), [])
        self._wanted = ""
        self.report: Report | None = None
        self.player: Choice[KnownPlayer] = Choice(self.tr("Player"), [])
        self.measure: Choice[Measure] = Choice(self.tr("What the plot shows"), [])
        self.plot = ProgressPlot(look)
        self._make_tables()
        self._lay_out()
        self.player.activated.connect(lambda _place: self._ask_player())
        self.terms.activated.connect(lambda _place: self._ask_report())
        self.measure.activated.connect(lambda _place: self._show_progress())
        for each in (*self._tables, self.plot):
            each.asked.connect(self.game_asked)

    def _make_tables(self) -> None:
        self._figures = TextTable((self.tr("Statistic"), self.tr("Value")), (1,), self)
        found = (self.tr("Points"), self.tr("Times"), self.tr("When"))
        self._best = TextTable((self.tr("Word or play"), *found), (1, 2), self)
        self._longest = TextTable((self.tr("Word"), *found), (1, 2), self)
        heads = (self.tr("Other player"), self.tr("Games"), self.tr("Ahead"), self.tr("Tied"), self.tr("Behind"))
        self._met = TextTable((*heads, self.tr("Points")), (1, 2, 3, 4, 5), self)
        numbers = (self.tr("When"), self.tr("Players"), self.tr("Value"), self.tr("Average of the last ten"))
        self._numbers = TextTable(numbers, (2, 3), self)
        self.figures = HistoryTable(self.tr("Statistics"), self._figures)
        self.best = HistoryTable(self.tr("Best words"), self._best)
        self.longest = HistoryTable(self.tr("Longest words"), self._longest)
        self.met = HistoryTable(self.tr("Head to head"), self._met)
        self.numbers = HistoryTable(self.tr("Game by game"), self._numbers, wide=1)
        self._tables = (self.figures, self.best, self.longest, self.met, self.numbers)

    def _lay_out(self) -> None:
        self.choosing = fill(QBoxLayout(QBoxLayout.Direction.LeftToRight), (self.player, 2), (self.terms, 5))
        self.details = sized(Tabs(), self.look, high=200)
        self.details.setDocumentMode(True)
        for table in (self.best, self.longest, self.met, self.numbers):
            self.details.addTab(table, table.accessibleName())
        left, right, below = (
            Card(self.look, *parts, margin=12, spacing=6)
            for parts in ((self.figures,), (self.measure, (self.plot, 1)), (self.details,))
        )
        self._right = fill(QVBoxLayout(), (right, 5), (below, 4))
        self._content = QWidget()
        self._across = in_row(self.look, (left, 4), (self._right, 7))
        self._within = in_column(self.look, self.choosing, (self._across, 1), on=self._content)
        self._scrolled = Scrolled(self._content)
        self._whole = fill(QVBoxLayout(self), (self.empty, 1), (self._scrolled, 1))
        self._parts = (self.player, self.terms, self._scrolled)
        self._show_instead("")

    def fit(self) -> None:
        px = self.look.px
        narrow = self.width() < px(_NARROW)
        for row in (self.choosing, self._across):
            fold(row, narrow)
        self._content.setMinimumHeight(0 if narrow else px(_LEAST_HEIGHT))
        for each in (self._whole, self._within, self.choosing, self._across, self._right):
            each.setSpacing(px(10))
        self._whole.setContentsMargins(0, px(8), 0, 0)
        for table in self._tables:
            table.fit_rows(px(_ROW))
        self._fit_figures()

    def _fit_figures(self) -> None:
        """Leave room for all figures: what is around them scrolls."""
        rows = self._figures.rowCount() * self.look.px(_ROW)
        self.figures.setMinimumHeight(rows + self.figures.horizontalHeader().sizeHint().height() + self.look.px(6))
        self._scrolled.fit()

    # ------------------------------------------------------------------------------------- asking

    def ask(self) -> None:
        self._question.start(self._keeper.asking(lambda history, _flag: history.players()), self._show_players)

    def choose(self, key: str) -> None:
        """Show the player with this key as soon as the answer is there."""
        self._wanted, self._known = key, False

    def _show_players(self, players: tuple[KnownPlayer, ...]) -> None:
        if not players:
            self.report = None
            self._show_instead(self.tr("Finish a game with named players to see how you're doing."))
            self.note_shown()
            return
        self._show_instead(None)
        self.player.offer([(self._words.player(each), each) for each in players], lambda each: each.key)
        if wanted := next((each for each in players if each.key == self._wanted), None):
            self.player.choose(wanted)
            self._wanted = ""
        self._ask_player()

    def _ask_player(self) -> None:
        if player := self.player.chosen:
            self._question.start(
                self._keeper.asking(lambda history, _flag: choices_of(history, player.key)), self._show_terms
            )

    def _show_terms(self, choices: Sequence[TermsChoice]) -> None:
        self.terms.offer([(self._words.choice(each), each) for each in choices], lambda each: each.terms)
        self._ask_report()

    def _ask_report(self) -> None:
        player, choice = self.player.chosen, self.terms.chosen
        if player and choice:
            self._question.start(
                self._keeper.asking(lambda history, _flag: report_of(history, player.key, choice)), self._show_report
            )

    # ------------------------------------------------------------------------------------- showing

    def _show_report(self, report: Report) -> None:
        self.report = report
        words = self._words
        self.terms.setToolTip(self.terms.currentText())  # large letters may leave too little room for it
        self._figures.show_rows([words.figure(*each) for each in report.figures])
        self._fit_figures()
        self._best.show_rows([words.find(each) for each in report.best])
        self._longest.show_rows([words.find(each) for each in report.longest])
        self._met.show_rows(words.meetings(report.meetings))
        self.measure.offer([(words.measure(measure), measure) for measure in report.progress])
        self._show_progress()
        for table in self._tables:
            table.setCurrentIndex(table.model().index(0, 0))
        self.note_shown()

    def _show_progress(self) -> None:
        report, measure = self.report, self.measure.chosen
        if not report or not measure:
            return
        points = report.progress[measure]
        ends = (day_text(points[0].at), day_text(points[-1].at)) if points else ("", "")
        self.plot.show_points(
            self.tr("Progress: {measure}").format(measure=self._words.measure(measure)),
            self._words.summary(measure, points),
            points,
            lambda point: self._words.point(measure, point),
            lambda mark: number(mark, 0 if mark == round(mark) else 1),
            ends,
        )
        self._numbers.show_rows(self._words.progress(points))

    def marked_word(self) -> str:
        table = next((each for each in self._tables if each.hasFocus()), None)
        return table.chosen.word if table and table.chosen else ""


_RECORD_ROW = 40


class RecordsTab(HistoryTab):
    def __init__(self, look: Appearance, keeper: HistoryKeeper, words: HistoryStrings) -> None:
        super().__init__(look, keeper, words)
        self.terms: Choice[TermsChoice] = Choice(self.tr("Game and rules"), [])
        self.records: Records | None = None
        heads = (self.tr("Record"), self.tr("Value"), self.tr("Who"), self.tr("With"), self.tr("When"))
        self._rows = TextTable(heads, (1,), self)
        self.table = HistoryTable(self.tr("Records"), self._rows)
        self.note = label(
            self.tr("Only people set records, without hints or a head start. Each set of rules has its own."),
            "muted",
            wrap=True,
        )
        self._parts = (self.terms, self.table)
        self._lay_out()
        self.terms.activated.connect(lambda _place: self._show_chosen())
        self.table.asked.connect(self.game_asked)

    def _lay_out(self) -> None:
        card = Card(self.look, self.empty, (self.table, 1))
        in_column(self.look, self.terms, (card, 1), self.note, gap=10, margins=(0, 8, 0, 0), on=self)

    def fit(self) -> None:
        self.table.fit_rows(self.look.px(_RECORD_ROW))

    def ask(self) -> None:
        if not self.records:
            self._show_instead(self.tr("Looking up your records…"))
        self._question.start(self._keeper.asking(lambda history, _flag: records_of(history)), self._show)

    def _show(self, records: Records) -> None:
        self.records = records
        self.terms.offer([(self._words.choice(each), each) for each in records.choices], lambda each: each.terms)
        self._show_instead(None if records.choices else self.tr("No records yet. Finish a game to set one."))
        self._show_chosen()
        self.note_shown()

    def _show_chosen(self) -> None:
        records, choice = self.records, self.terms.chosen
        if records and choice:
            self._rows.show_rows([self._words.record(each) for each in records.records[choice.id]])
            self.table.setCurrentIndex(self._rows.index(0, 0))

    def marked_word(self) -> str:
        return self.table.chosen.word if self.table.hasFocus() and self.table.chosen else ""
