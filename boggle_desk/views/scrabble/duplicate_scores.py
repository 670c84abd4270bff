"""How everybody stands in a game of duplicate Scrabble, the plays that were laid for all, and its sheet."""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QObject, QRectF, Qt
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QSizePolicy

from boggle_desk.engine.game import StepResult
from boggle_desk.engine.players import Player
from boggle_desk.engine.scrabble.board import Board
from boggle_desk.engine.scrabble.duplicate import BestLaid, DuplicateEvent, DuplicatePosition
from boggle_desk.engine.scrabble.notation import play_text
from boggle_desk.engine.scrabble.plays import can_be_read
from boggle_desk.models.locale_text import number_text
from boggle_desk.models.rows_model import PadGrid, Row, SheetCell, TextTable
from boggle_desk.models.scrabble.duplicate_prompts import DuplicateStrings
from boggle_desk.views.appearance import Appearance
from boggle_desk.views.controls import Card
from boggle_desk.views.faces import faces_of
from boggle_desk.views.layouts import fill, measured, sized
from boggle_desk.views.paper.printable import PadOnPaper, PadSheet, Printable
from boggle_desk.views.player_view import ROW, PlayerNow, PlayerView
from boggle_desk.views.scrabble.scrabble_paper import BOARD, board_marks
from boggle_desk.views.scrabble.turns import PlayDelegate, letters_of, paint_letters
from boggle_desk.views.tables import RowTable


class TurnScores(NamedTuple):
    """A turn: the position with all answers, the best play, and the position after it."""

    before: DuplicatePosition
    best: BestLaid
    after: DuplicatePosition


def turns_of(
    opening: DuplicatePosition, moments: Iterable[StepResult[DuplicatePosition, DuplicateEvent]]
) -> tuple[TurnScores, ...]:
    before, turns = opening, list[TurnScores]()
    for moment in moments:
        if isinstance(moment.event, BestLaid):
            turns.append(TurnScores(before, moment.event, moment.position))
        before = moment.position
    return tuple(turns)


class DuplicatePaper(QObject):
    """Puts a game on paper."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._say = DuplicateStrings(self)

    def sheets(self, turns: Sequence[TurnScores], whole: DuplicatePosition, when: int | None) -> tuple[Printable, ...]:
        """Return what can be printed of a game: everybody's plays beside the best ones, and the board."""
        if not turns:
            return ()
        seats, last = range(len(whole.players)), turns[-1].after
        rows = [
            (*(self._cell(turn, seat) for seat in seats), self._best_cell(turn.before.board, turn.best))
            for turn in turns
        ]
        names, titles = [player.name for player in whole.players], [str(row + 1) for row in range(len(rows))]
        totals = [number_text(points) for points in (*last.scores, last.tops)]
        sheet = PadGrid((*names, self.tr("Best play")), tuple(totals), tuple(titles), tuple(rows), whole.winners)
        shares = [f"{names[seat]} {self._say.percent(last, seat)}" for seat in seats]
        marks = board_marks(last.board, whole.rules.game.tiles, BOARD)
        said = self._say.result(whole) if whole.winners else ""
        title, heading = self.tr("Duplicate"), self.tr("Board")
        return (PadSheet(PadOnPaper(title, sheet, said, (", ".join(shares),), marks, BOARD, heading, when=when)),)

    def _cell(self, turn: TurnScores, seat: int) -> SheetCell:
        answer, board = turn.before.answers[seat], turn.before.board
        if answer is None or answer.play is None or not can_be_read(board, answer.play):
            return SheetCell(None, "–", "0")
        return SheetCell(None, play_text(board, answer.play), number_text(answer.score), answer.reason is not None)

    def _best_cell(self, board: Board, best: BestLaid) -> SheetCell:
        return SheetCell(None, play_text(board, best.play), number_text(best.score))


def _write_note(look: Appearance, painter: QPainter, box: QRectF, text: str, font: QFont, ink: str) -> None:
    """Write a note in which a blank of a play stands out."""
    painter.setFont(font)
    fitted = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, int(box.width()))
    paint_letters(painter, look, letters_of(fitted), box, ink)


class ScoresCard(Card):
    def __init__(self, look: Appearance, players: Sequence[Player]) -> None:
        super().__init__(look, margin=12, spacing=0)
        named, writer = zip(faces_of(look, players), players, strict=True), partial(_write_note, look)
        self.rows = [PlayerView(look, face, each.name, ROW, writer) for face, each in named]
        fill(self.column, *self.rows)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)

    def show_standings(self, standings: Sequence[PlayerNow]) -> None:
        for row, now in zip(self.rows, standings, strict=True):
            row.show_now(**now._asdict())


class BestPlays(RowTable):
    """The plays that were laid for all, turn by turn. The last one stays in sight."""

    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self._look = look
        self._rows = TextTable((self.tr("Turn"), self.tr("Best play"), self.tr("Points")), (2,), self)
        self.show_model(self._rows, self.tr("Turns"))
        self.setItemDelegateForColumn(1, PlayDelegate(look, self))
        self.give_room_to(1)
        self.keep_end_in_sight()
        measured(self, look, lambda table: table.fit_rows(look.px(32)))
        sized(self, look, high=130)

    def show_turns(self, turns: Sequence[TurnScores]) -> None:
        self._rows.show_rows(
            [
                Row((str(number), play_text(turn.before.board, turn.best.play), number_text(turn.best.score)))
                for number, turn in enumerate(turns, start=1)
            ]
        )
