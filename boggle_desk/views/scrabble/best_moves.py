"""The best moves of a turn: their list, and what is said of them."""

from collections.abc import Callable
from random import Random

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHeaderView, QWidget

from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.scrabble.analysis import Judge
from boggle_desk.engine.scrabble.board import Board
from boggle_desk.engine.scrabble.position import Phase, ScrabblePosition
from boggle_desk.engine.scrabble.review import Outcome, PlayerSummary, TurnReview
from boggle_desk.engine.scrabble.rules import Hints
from boggle_desk.engine.scrabble.values import Basis, Candidate, Evaluation
from boggle_desk.models.background_task import BackgroundTask
from boggle_desk.models.locale_text import number_text
from boggle_desk.models.rows_model import Index
from boggle_desk.models.scrabble.analysis import KEPT, MOVE, POINTS, RANK, WORTH, CandidatesModel, review_last
from boggle_desk.models.session import GameSession
from boggle_desk.storage.shipped import leaves_of
from boggle_desk.views.appearance import Appearance
from boggle_desk.views.controls import label
from boggle_desk.views.layouts import in_column, on_resize
from boggle_desk.views.scrabble.turns import PlayDelegate
from boggle_desk.views.services import AppContext
from boggle_desk.views.tables import RowTable


def decimal(number: float) -> str:
    return number_text(number, 1)


class AnalysisStrings(QObject):
    def of_turn(self, review: TurnReview) -> str:
        found, unknown = review.evaluation, ", ".join(review.unknown).upper()
        if found is None:
            return self.tr("We don't know the rack, so there's nothing to compare.")
        if review.turn.outcome is not Outcome.MADE:
            text = self._of_lost(review)
        elif unknown:
            text = self.tr("So we don't compare it with other plays.")
        else:
            return self._ranked(review, found.total)
        lacks = self.tr("Not in this dictionary: {words}.").format(words=unknown)
        return f"{lacks} {text}" if unknown else text

    def _of_lost(self, review: TurnReview) -> str:
        sat_out = review.turn.outcome is Outcome.SAT_OUT
        if review.loss is None:
            return self.tr("A turn lost to a challenge.") if sat_out else self.tr("The tiles came off.")
        text = self.tr("The tiles came off. That cost about {points} points.")
        if sat_out:
            text = self.tr("A turn lost to a challenge. That cost about {points} points.")
        return text.format(points=decimal(review.loss))

    def _ranked(self, review: TurnReview, total: int) -> str:
        moves = self.tr("%Ln play(s)", "", total)
        if review.evaluation and review.evaluation.as_good and review.rank != 1:
            text = self.tr("Number {rank} of {moves}, and probably as good as the best.")
            return text.format(rank=review.rank, moves=moves)
        if review.cost_only_wins:
            text = self.tr("Number {rank} of {moves}. The best wins {share}% more games.")
            return text.format(rank=review.rank, moves=moves, share=round(100 * review.wins_lost))
        if review.found_best:
            return self.tr("The best of {moves} (or as good).").format(moves=moves)
        if review.rank is None:
            text = self.tr("{points} points below the best of {moves}.")
            return text.format(moves=moves, points=decimal(review.loss or 0.0))
        text = self.tr("Number {rank} of {moves}, {points} points below the best.")
        return text.format(rank=review.rank, moves=moves, points=decimal(review.loss or 0.0))

    def of_better(self, word: str, kept: str, best: Candidate, made: Candidate) -> str:
        points, worth = best.score - made.score, best.equity - made.equity
        if worth - points > points and kept:
            gain = number_text(round(worth), signed=True)
            return self.tr("{word} keeps {tiles}: {gain}").format(word=word, tiles=kept, gain=gain)
        return self.tr("{word} scores %n more", "", points).format(word=word) if points > 0 else ""

    def of_basis(self, basis: Basis) -> str:
        texts = {
            Basis.STATIC: self.tr("Worth: points plus the tiles you keep, estimated."),
            Basis.SIMULATED: self.tr("Wins: how often this play wins in trial games."),
            Basis.PREENDGAME: self.tr("Wins (pre-endgame): how many draws from the bag win. ± means an estimate."),
            Basis.EXACT: self.tr("Worth: points to the end with perfect play. Exact."),
        }
        return texts[basis]

    def of_player(self, summary: PlayerSummary) -> list[str]:
        lines = []
        if summary.mean_loss is not None:
            text = self.tr("{points} points lost per turn over {turns}")
            turns = self.tr("%n turn(s)", "", summary.valued)
            lines.append(text.format(points=decimal(summary.mean_loss), turns=turns))
            lines.append(self.tr("Found the best play %n time(s)", "", summary.best_found))
        if summary.stood:
            lines.append(self.tr("%n play(s) counted with words not in the dictionary", "", summary.stood))
        lost = summary.taken_back + summary.sat_out
        if lost:
            text = self.tr("{turns} lost to challenges, about {points} points")
            turns = self.tr("%n turn(s)", "", lost)
            lines.append(text.format(turns=turns, points=decimal(summary.lost_turns)))
        if summary.unknown_racks:
            lines.append(self.tr("%n turn(s) with an unknown rack", "", summary.unknown_racks))
        return lines or [self.tr("No turns")]

    def of_lead(self, scores: tuple[int, ...], names: tuple[str, ...]) -> str:
        best, *others = sorted(scores, reverse=True)
        ahead = [name for name, score in zip(names, scores, strict=True) if score == best]
        if len(names) == 1:
            return self.tr("%n point(s)", "", best)
        if len(ahead) > 1:
            return self.tr("{names} are level").format(names=", ".join(ahead))
        return self.tr("{name} leads by {points}").format(name=ahead[0], points=best - others[0])


_ROOMY = 16  # rows from which the table has all columns


class CandidatesTable(RowTable):
    """The moves. Enter or a double click asks for the meaning of the chosen one, Escape clears the choice."""

    let_go = Signal()
    asked = Signal(object)  # the `Candidate` whose word is asked for

    def __init__(self, leaf: Callable[[QKeyEvent], bool] | None = None) -> None:
        super().__init__()
        self._leaf = leaf
        self.candidates = CandidatesModel()
        self.show_model(self.candidates, self.tr("Best plays"))
        self.give_room_to(MOVE, others=QHeaderView.ResizeMode.Fixed, scrolls=False)
        self.roomy, self._height = True, 0
        self.doubleClicked.connect(lambda index: self.asked.emit(self.candidates.row(index)))

    @property
    def chosen(self) -> Candidate | None:
        return self.candidates.row(self.currentIndex())

    def fit(self, height: int) -> None:
        self.ensurePolished()
        metrics, header = self.fontMetrics(), self.horizontalHeader()
        self.roomy = self.width() >= _ROOMY * height
        beside = height * 3 // 5
        worth = "100 % ± 0.55" if self.candidates.wins else "−000.0"
        for column, sample in ((RANK, "▸ 0000"), (POINTS, ""), (KEPT, "WWEEEEE"), (WORTH, worth)):
            title = self.candidates.headerData(column, Qt.Orientation.Horizontal)
            wide = max(metrics.horizontalAdvance(sample), metrics.horizontalAdvance(title)) + beside
            header.resizeSection(column, wide)
            self.setColumnHidden(column, not self.roomy)
        header.setVisible(self.roomy)
        self._height = height
        self.fit_rows(height if self.roomy else round(height * 1.6))

    def below(self, index: Index) -> str:
        """Return what stands below a play; nothing where columns show it."""
        row = self.candidates.row(index)
        if self.roomy or row is None:
            return ""
        model = self.candidates
        points, kept, worth = (model.text(row, column) for column in (POINTS, KEPT, WORTH))
        told = (
            self.tr("{points} points").format(points=points) if points else "",
            self.tr("keeps {tiles}").format(tiles=kept) if kept else "",
            f"{model.headerData(WORTH, Qt.Orientation.Horizontal)} {worth}",
        )
        return " · ".join(filter(None, told))

    def beside(self, index: Index) -> str:
        row, model = self.candidates.row(index), self.candidates
        played = not self.roomy and row is not None and model.tells_places and model.was_made(row)
        return self.tr("you played this") if played else ""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit(self._height)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._leaf and self._leaf(event):
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.chosen:
            self.asked.emit(self.chosen)
        elif event.key() == Qt.Key.Key_Escape and self.chosen:
            self.let_go.emit()
        else:
            super().keyPressEvent(event)


class BestMoves(QWidget):
    previewed = Signal(object)  # the `Candidate` to show on the board, or None
    word_asked = Signal(str)

    def __init__(self, look: Appearance, leaf: Callable[[QKeyEvent], bool] | None = None) -> None:
        super().__init__()
        self._look, self._say = look, AnalysisStrings(self)
        self.setAccessibleName(self.tr("Best plays"))
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.headline, self.basis = label("", "accent", wrap=True), label("", "muted", wrap=True)
        self.headline.setAlignment(Qt.AlignmentFlag.AlignTop)  # also where there is no list below it
        self.board_before: Board | None = None
        self.table = CandidatesTable(leaf)
        self.table.setItemDelegateForColumn(MOVE, PlayDelegate(look, self.table, self.table.below, self.table.beside))
        in_column(look, self.headline, (self.table, 1), self.basis, margins=(0, 6, 0, 0), on=self)
        self.table.selectionModel().currentRowChanged.connect(self._choose)
        self.table.let_go.connect(self.let_go)
        self.table.asked.connect(self._ask)
        on_resize(self, self._fit)
        look.follow(self._fit)

    def _fit(self) -> None:
        self.table.fit(self._look.px(29))
        self.table.setMinimumHeight(self._look.px(84))
        self.basis.setVisible(self.width() >= _ROOMY * self._look.px(29))
        self.table.setToolTip("" if self.basis.isVisibleTo(self) else self.basis.text())

    def show_review(self, review: TurnReview | None, otherwise: str = "") -> None:
        self.board_before = review.turn.before.board if review else None
        self.table.candidates.show_review(review)
        told = (self._say.of_turn(review), self._why(review)) if review else (otherwise,)
        self.headline.setText("\n".join(filter(None, told)))
        self._show_basis(review.evaluation if review else None)

    def _why(self, review: TurnReview) -> str:
        """Return why the best play is better than the one that was made; nothing where it is not."""
        found = review.evaluation
        if review.rank is None or review.found_best or review.cost_only_wins or not found or not found.made:
            return ""
        best, model = found.best[0], self.table.candidates
        word = best.words[0].upper() if best.words else model.move_text(best)
        return self._say.of_better(word, model.text(best, KEPT), best, found.made)

    def show_moves(self, before: ScrabblePosition, evaluation: Evaluation, headline: str) -> None:
        """Show the moves of a position; the chosen one stays chosen if it is still there."""
        marked = self.table.chosen
        self.board_before = before.board
        self.table.candidates.show_moves(before.board, before.rules.tiles, evaluation)
        self.headline.setText(headline)
        self._show_basis(evaluation)
        rows = enumerate(self.table.candidates.rows)
        again = next((row for row, each in rows if marked and each.move == marked.move), None)
        if again is not None:
            self.table.setCurrentIndex(self.table.candidates.index(again, 0))

    def _show_basis(self, evaluation: Evaluation | None) -> None:
        self.basis.setText(self._say.of_basis(evaluation.basis) if evaluation else "")
        self.table.setVisible(evaluation is not None)
        if self.hasFocus():
            self.take_focus()
        self._fit()

    def take_focus(self) -> None:
        (self.table if self.table.isVisibleTo(self) else self).setFocus()

    def let_go(self) -> None:
        self.table.clearSelection()
        self.table.setCurrentIndex(QModelIndex())

    @property
    def word(self) -> str:
        chosen = self.table.chosen
        return chosen.words[0] if chosen and chosen.words else ""

    def _choose(self, now: QModelIndex | QPersistentModelIndex) -> None:
        self.previewed.emit(self.table.candidates.row(now))

    def _ask(self, candidate: Candidate | None) -> None:
        if candidate and candidate.words:
            self.word_asked.emit(candidate.words[0])


class LastTurn(QObject):
    """Fills a list of best moves for one seat while it is looked at; only for those who may see that seat's tiles."""

    def __init__(
        self, services: AppContext, session: GameSession[ScrabblePosition], lexicon: Lexicon, best: BestMoves
    ) -> None:
        super().__init__(best)
        self._services, self._session, self._lexicon, self._best = services, session, lexicon, best
        self._question = BackgroundTask(self, "A turn could not be looked at.")
        self._asked: tuple[int, int] | None = None
        session.rewound.connect(self.stop)  # another turn may get the same number

    def follow(self, seat: int | None, looked_at: bool) -> None:
        """Show the last turn of a seat, None for nobody's. Nothing is computed unless it is `looked_at`."""
        position = self._session.position
        if position.rules.hints is Hints.NONE and position.phase is not Phase.ENDED:
            self._say(self.tr("These rules show the best plays after the game."))
            return
        if seat is None or position.phase not in (Phase.TURN, Phase.ENDED):
            self._say(self.tr("You'll see it when it's your turn again."))
            return
        wanted = (seat, position.turns)
        if looked_at and wanted != self._asked:
            self._say(self.tr("Looking for better plays…"))
            self._ask(position, seat)
            self._asked = wanted

    def _ask(self, position: ScrabblePosition, seat: int) -> None:
        tiles = position.rules.tiles
        leaves = leaves_of(tiles)
        opening, steps, judge = self._session.opening, self._session.steps, Judge(self._lexicon, leaves)
        rng = Random(self._services.rng.randrange(1 << 62))
        self._question.start(
            lambda flag: review_last(opening, steps, seat, judge, rng, flag),
            lambda review: self._best.show_review(review, self.tr("You haven't played yet.")),
            lambda _error: self._say(self.tr("Something went wrong. Please try again.")),
        )

    def _say(self, text: str) -> None:
        self._question.cancel()
        self._asked = None
        self._best.show_review(None, text)

    def stop(self) -> None:
        self._question.cancel()
        self._asked = None
