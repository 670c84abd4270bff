"""The analysis of a recorded game: its controls, its summary, the plot of the lead."""

import os
from collections.abc import Callable, Collection, Sequence
from functools import partial

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QProgressBar, QSizePolicy, QWidget

from boggle_desk.engine.players import Player, seat_names
from boggle_desk.engine.scrabble.analysis import Judge
from boggle_desk.engine.scrabble.history import LineKind
from boggle_desk.engine.scrabble.review import Outcome, PlayerSummary, TurnReview, summaries
from boggle_desk.models.background_task import BackgroundTask
from boggle_desk.models.scrabble.analysis import AnalysisProgress, open_words, review_all
from boggle_desk.storage.exchange import OpenedGame
from boggle_desk.storage.games import GameState
from boggle_desk.storage.reviews import pack, seconds_of
from boggle_desk.storage.shipped import leaves_of, wins_of
from boggle_desk.views.appearance import Appearance, set_pen_brush
from boggle_desk.views.controls import announce, button, clear_layout, label
from boggle_desk.views.faces import faces_of
from boggle_desk.views.layouts import Scrolled, in_column, in_row
from boggle_desk.views.plot import Axis, Plot, spread
from boggle_desk.views.scrabble.best_moves import AnalysisStrings, BestMoves, decimal
from boggle_desk.views.scrabble.turns import GameMoment, MovesTable
from boggle_desk.views.services import AppContext

_DASHES = ((), (4.0, 2.0), (1.0, 2.0), (6.0, 2.0, 1.0, 2.0))  # lines differ in more than colour


class LeadPlot(Plot):
    """The lead of the first of two players above the line, of the second below, or their chance to win; of more players
    the points. A click goes to a place; costly turns have a mark at the lower edge."""

    went = Signal(int)

    def __init__(self, look: Appearance, players: Sequence[Player], leaf: Callable[[QKeyEvent], bool]) -> None:
        super().__init__(look)
        self._names, self._leaf = tuple(player.name for player in players), leaf
        self._colours = [QColor(face.colour) for face in faces_of(look, players)]
        self._scores: tuple[tuple[int, ...], ...] = ()
        self._marked = frozenset[int]()
        self.wins: tuple[float, ...] = ()  # the first of two players' chance to win after each place, if known
        self._tell: Callable[[int], str] = str
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("The lead, turn by turn"))
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_scores(self, scores: Sequence[tuple[int, ...]], tell: Callable[[int], str]) -> None:
        """Show the scores after each place; `tell` says them in words."""
        self._scores, self._tell = tuple(scores), tell
        self.forget()

    def show_wins(self, wins: Sequence[float]) -> None:
        self.wins = tuple(wins)
        self.setAccessibleName(
            self.tr("The chance to win, turn by turn") if wins else self.tr("The lead, turn by turn")
        )
        self.forget()

    def show_place(self, place: int) -> None:
        self.place = place
        self.setAccessibleDescription(self._tell(place))
        self.update()

    def mark(self, places: Collection[int]) -> None:
        self._marked = frozenset(places)
        self.forget()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(300), self._look.px(100))

    # ------------------------------------------------------------------------------------- places

    @property
    def lines(self) -> Sequence[Sequence[float]]:
        if len(self._scores) < 2:  # a line has two ends
            return []
        if self.wins:
            return [[200 * chance - 100 for chance in self.wins]]
        if len(self._names) == 2:
            return [[scores[0] - scores[1] for scores in self._scores]]
        return list(zip(*self._scores, strict=True))

    @property
    def axis(self) -> Axis:
        """The axis; two players have their names beside it, and room above and below zero."""
        px = self._look.px
        two = len(self._names) == 2
        names = 0
        if two:
            metrics = QFontMetrics(self.small_font())
            widest = max(metrics.horizontalAdvance(f"▲ {name} ") for name in self._names)
            names = min(widest, self.width() // 4)
        legend = px(18) if self._marked else 0
        field = QRectF(self.rect()).adjusted(px(10) + names, px(10), -px(14 if two else 30), -px(13) - legend)
        values = [value for line in self.lines for value in line] or [0]
        least, most = min(values), max(values)
        if self.wins:
            least, most = -100, 100
        elif two:
            least, most = min(least, -max(1, most) // 2), max(most, -least // 2, 1)
        return Axis(field, max(0, len(self._scores) - 1), least, most)

    # ------------------------------------------------------------------------------------- painting

    def paint_figures(self, painter: QPainter) -> None:
        theme, px = self._look.theme, self._look.px
        set_pen_brush(painter, theme.card, theme.line)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), px(12), px(12))
        drawn = [self.axis.curve(line) for line in self.lines]
        if drawn and len(self._names) == 2:
            self._paint_lead(painter, drawn[0])
        else:
            self._paint_all(painter, drawn)
        self._paint_marked(painter)

    def _paint_lead(self, painter: QPainter, points: list[QPointF]) -> None:
        theme, field, zero = self._look.theme, self.axis.field, self.axis.spot(0, 0).y()
        area = QPolygonF([QPointF(points[0].x(), zero), *points, QPointF(points[-1].x(), zero)])
        for seat, half in enumerate((QRectF(0, 0, self.width(), zero), QRectF(0, zero, self.width(), self.height()))):
            colour = QColor(self._colours[seat])
            colour.setAlphaF(0.42)
            painter.save()
            painter.setClipRect(half)
            set_pen_brush(painter, colour)
            painter.drawPolygon(area)
            painter.restore()
        painter.setPen(QPen(QColor(theme.muted), 1))
        painter.drawLine(QPointF(field.left(), zero), QPointF(field.right(), zero))
        painter.setPen(QPen(QColor(theme.text), self._look.px(2)))
        painter.drawPolyline(points)
        self._write(painter, self._names[0], Qt.AlignmentFlag.AlignTop)
        self._write(painter, self._names[1], Qt.AlignmentFlag.AlignBottom)

    def _write(self, painter: QPainter, name: str, side: Qt.AlignmentFlag) -> None:
        painter.setPen(QColor(self._look.theme.text))
        field, edge = self.axis.field, self._look.px(10)
        room = QRectF(edge, field.top(), field.left() - edge, field.height())
        arrow = "▲" if side == Qt.AlignmentFlag.AlignTop else "▼"
        text = painter.fontMetrics().elidedText(f"{arrow} {name}", Qt.TextElideMode.ElideRight, int(room.width()))
        painter.drawText(room, side | Qt.AlignmentFlag.AlignLeft, text)

    def _paint_all(self, painter: QPainter, drawn: list[list[QPointF]]) -> None:
        for seat, points in enumerate(drawn):
            pen = QPen(self._colours[seat], self._look.px(2))
            if dashes := _DASHES[seat % len(_DASHES)]:
                pen.setDashPattern(list(dashes))
            painter.setPen(pen)
            painter.drawPolyline(points)
        # who each curve is of, beside its end
        px, field, ends = self._look.px, self.axis.field, [points[-1] for points in drawn]
        painter.setPen(QColor(self._look.theme.text))
        heights = spread([end.y() for end in ends], px(14), field.bottom())
        for name, end, height in zip(self._names, ends, heights, strict=True):
            painter.drawText(QPointF(end.x() + px(10), height + px(5)), name[:1].upper())

    def _paint_marked(self, painter: QPainter) -> None:
        if not self._marked or not self.lines:
            return
        px, field, bad = self._look.px, self.axis.field, QColor(self._look.theme.bad)
        below = QRectF(0, field.bottom() + px(9), self.width() - px(14), px(20))
        painter.setPen(bad)
        painter.drawText(below, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom, self.tr("▲ costly turn"))
        set_pen_brush(painter, bad)
        for place in self._marked:
            x, wide, bottom = self.axis.spot(place, 0).x(), px(4), field.bottom() + px(9)
            painter.drawPolygon(QPolygonF([QPointF(x - wide, bottom), QPointF(x + wide, bottom),
                                           QPointF(x, bottom - px(6))]))  # fmt: skip

    # ------------------------------------------------------------------------------------- hands

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton and self._scores:
            self.went.emit(self.axis.place_at(event.position().x()))

    mouseMoveEvent = mousePressEvent

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._leaf(event):
            super().keyPressEvent(event)

    def told(self, place: int) -> str:
        return self._tell(place)


SECONDS = 1.0  # the seconds for each turn when looking closer
LATE_SECONDS = 8.0


class AnalysisBar(QWidget):
    """A button to begin; then a progress bar and *Cancel*; then a note."""

    begun = Signal(float)  # the seconds to simulate each turn; 0 for an estimate
    cancelled = Signal()
    left = Signal()  # the bar gives up the keyboard

    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self.begin = button(self.tr("Analyse game"), lambda: self.begun.emit(0.0))
        self.begin.setToolTip(self.tr("See what each turn cost and a better play"))
        self.closer = button(self.tr("Look closer"), lambda: self.begun.emit(SECONDS))
        self.closer.setToolTip(self.tr("Try out every turn many times. Takes a few seconds each"))
        self.cancel = button(self.tr("Cancel"), self.cancelled.emit)
        self.progress = QProgressBar()
        self.progress.setAccessibleName(self.tr("Analysing"))
        self.note = label("", "muted", wrap=True)
        row = in_row(look, (self.begin, 1), (self.closer, 1), (self.progress, 1), self.cancel, gap=8)
        in_column(look, row, self.note, gap=4, on=self)
        self.show_rest("")

    def show_rest(self, note: str, again: bool = True, closer: bool = False) -> None:
        """Show a note; `again` offers to begin, `closer` to simulate."""
        had_focus = self.cancel.hasFocus()
        if had_focus and not again:
            self.left.emit()
        self.closer.setVisible(closer)
        self.progress.hide()
        self.cancel.hide()
        self.begin.setVisible(again)
        self.note.setText(note)
        self.note.setVisible(bool(note))
        if had_focus and again:
            self.begin.setFocus()
        announce(self, note)

    def show_progress(self, done: int, total: int) -> None:
        had_focus = self.begin.hasFocus() or self.closer.hasFocus()
        self.begin.hide()
        self.closer.hide()
        self.note.hide()
        self.progress.show()
        self.cancel.show()
        if had_focus:
            self.cancel.setFocus()
        self.progress.setMaximum(max(1, total))
        self.progress.setValue(done)
        self.progress.setFormat(self.tr("{done} of {total} turns").format(done=done, total=total))


class AnalysisSummary(QWidget):
    def __init__(self, look: Appearance, names: Sequence[str], go: Callable[[TurnReview], object]) -> None:
        super().__init__()
        self._names, self._go = tuple(names), go
        self._say = AnalysisStrings(self)
        content = QWidget()
        self._column = in_column(look, gap=2, margins=(0, 6, 0, 0), on=content)
        in_column(look, Scrolled(content), on=self)

    def show_summaries(
        self, summaries: Sequence[PlayerSummary], text_of: Callable[[TurnReview], str], judged: str
    ) -> None:
        clear_layout(self._column)
        for summary in summaries:
            self._column.addWidget(label(self._names[summary.seat], "heading"))
            self._column.addWidget(label("\n".join(self._say.of_player(summary)), "", wrap=True))
            for review in summary.worst:
                text = self.tr("{turn}: {points} points lost")
                text = text.format(turn=text_of(review), points=decimal(review.loss or 0.0))
                self._column.addWidget(button(text, partial(self._go, review), "link"))
        self._column.addWidget(label(judged, "muted", wrap=True))
        self._column.addStretch(1)


class GameAnalysis(QObject):
    begun = Signal()  # there is something new to show
    went = Signal(int)

    def __init__(
        self,
        services: AppContext,
        opened: OpenedGame,
        moments: Sequence[GameMoment],
        turns: MovesTable,
        leaf: Callable[[QKeyEvent], bool],
    ) -> None:
        super().__init__(turns)
        self._services, self._opened, self._moments, self._turns = services, opened, moments, turns
        players = moments[0].position.players
        names = tuple(map(", ".join, seat_names(moments[-1].position)))
        self._names, self._say = names, AnalysisStrings(self)
        self._place, self._seconds = 0, 0.0
        self.reviews: dict[int, TurnReview] = {}
        self._dictionary = ""
        self.bar = AnalysisBar(services.look)
        self.plot = LeadPlot(services.look, players, leaf)
        self.best = BestMoves(services.look, leaf)
        self.summary = AnalysisSummary(services.look, names, lambda review: self.went.emit(review.turn.line + 1))
        self.task = BackgroundTask(self, "A game could not be analysed.")
        self.plot.show_scores([moment.position.scores for moment in moments], self._standing)
        self.bar.begun.connect(self.begin)
        self.bar.cancelled.connect(self.task.cancel)
        self.plot.went.connect(self.went)
        self.task.progressed.connect(self._take)
        self.task.done.connect(lambda _none: self._finish())
        self.task.stopped.connect(lambda: self._stop(self.tr("Analysis stopped.")))
        self.task.failed.connect(lambda _error: self._stop(self.tr("The analysis couldn't finish. Please try again.")))

    def resume(self) -> None:
        """Show what was found before, and go on where that stopped."""
        kept = self._kept()
        if kept and not self._services.words_closed():
            self.begin(max(seconds_of(judge) for judge, _data in kept.values()))

    def _kept(self) -> dict[int, tuple[str, str]]:
        """Return what was found before about this game, if it is one of ours and over."""
        number, store = self._opened.number, self._services.store
        return {} if number is None or self._opened.state is GameState.RUNNING else store.reviews(number)

    def begin(self, seconds: float = 0.0) -> None:
        """Review the game from its start, unless words may not be looked up."""
        services, game = self._services, self._opened.game
        if services.refuses_words():
            return
        # A file from elsewhere names no dictionary that is on this shelf.
        own = services.lexica.game == game.position.rules.tiles.key
        key = services.lexica.chosen if self._opened.count and own else game.position.rules.lexicon
        self.task.blockSignals(False)
        self.reviews, self._dictionary, self._seconds = {}, "", seconds
        self._turns.begin_analysis()
        self.bar.show_progress(0, 0)
        tiles = game.position.rules.tiles
        leaves, wins, refuses = leaves_of(tiles), wins_of(tiles), services.choices.settings.refuses_offensive
        threads, opening = max(1, (os.cpu_count() or 2) - 1), game.opening

        def judge() -> Judge:
            late = LATE_SECONDS if seconds else 0.0
            return Judge(open_words(key, refuses).housed(opening.house), leaves, wins, seconds, threads, late)

        steps, seed = game.steps, services.rng.randrange(1 << 62)
        kept = self._kept()
        self.task.start(lambda flag: review_all(opening, steps, judge, seed, flag, kept))
        self.begun.emit()
        self.show_place(self._place)

    def show_place(self, place: int) -> None:
        self._place = place
        self.plot.show_place(place)
        review = self.reviews.get(place - 1)
        self.best.show_review(review, "" if review else self._nothing_yet(place))

    def _nothing_yet(self, place: int) -> str:
        line = self._moments[place].line
        if line is None:
            return self.tr("Choose a turn to see its best plays.")
        chosen = line.kind in (LineKind.PLAY, LineKind.EXCHANGE, LineKind.PASS, LineKind.LOST_TURN)
        if not chosen:
            return self.tr("There was nothing to choose here.")
        return self.tr("This turn is still to come.") if self.task.running else self.tr("This turn wasn't checked.")

    def of_place(self, place: int) -> str:
        review = self.reviews.get(place - 1)
        return self._say.of_turn(review) if review else ""

    def _standing(self, place: int) -> str:
        lead = self._say.of_lead(self._moments[place].position.scores, self._names)
        line = self._moments[place].line
        if line is None:
            return self.tr("Start")
        if self.plot.wins:
            share = self.tr("{name} wins {share}% from here")
            lead = f"{lead}. {share.format(name=self._names[0], share=round(100 * self.plot.wins[place]))}"
        text = self.tr("{name}, {turn}: {lead}")
        return text.format(name=line.player.name, turn=self._text_of(place - 1), lead=lead)

    def leave(self) -> None:
        self.task.blockSignals(True)
        self.task.cancel()

    def _take(self, told: AnalysisProgress) -> None:
        self._dictionary, review = told.dictionary, told.review
        if review:
            self.reviews[review.turn.line] = review
            if told.judge and self._opened.number is not None and self._opened.state is not GameState.RUNNING:
                self._services.store.keep_review(self._opened.number, review.turn.number, told.judge, pack(review))
            self._turns.moves.show_review(review)
            if review.turn.line == self._place - 1:
                self.best.show_review(review)
        self.bar.show_progress(len(self.reviews), told.total)

    def _finish(self) -> None:
        self._end()
        closer = not self._seconds and len(self._names) > 1
        self.bar.show_rest("", again=False, closer=closer)
        self._services.history.refresh()
        announce(self.bar, self.tr("Analysis finished."))

    def _stop(self, note: str) -> None:
        self._end()
        self.bar.show_rest(note)

    def _end(self) -> None:
        found = summaries(list(self.reviews.values()), len(self._names))
        judged = self.tr("Checked with the dictionary “{title}”.").format(title=self._dictionary)
        judged = judged if self._dictionary else ""
        self.summary.show_summaries(found, lambda review: self._text_of(review.turn.line), judged)
        self.plot.mark([review.turn.line + 1 for summary in found for review in summary.worst])
        self.plot.show_wins(self._wins())
        self.show_place(self._place)

    def _wins(self) -> list[float]:
        if len(self._names) != 2 or not any(_chance(review) is not None for review in self.reviews.values()):
            return []
        chances, last = [0.5], self._moments[-1].position
        for place in range(1, len(self._moments)):
            review = self.reviews.get(place - 1)
            chance = _chance(review) if review else None
            if chance is not None and review:
                chance = chance if review.turn.seat == 0 else 1.0 - chance
            chances.append(chances[-1] if chance is None else chance)
        if last.winners:
            chances[-1] = 0.5 if len(last.winners) == 2 else 1.0 - last.winners[0]
        return chances

    def _text_of(self, line: int) -> str:
        return str(self._turns.moves.index(line, 1).data() or "")


def _chance(review: TurnReview) -> float | None:
    if review.evaluation is None:
        return None
    lost = review.turn.outcome is not Outcome.MADE
    made = review.evaluation.passing if lost else review.evaluation.made
    return made.win if made else None
