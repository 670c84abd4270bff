"""What is said of a game of duplicate Scrabble, how everybody stands, and the plays that were laid for all."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QObject, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from boggle_desk.engine.game import Moment
from boggle_desk.engine.players import Player
from boggle_desk.engine.scrabble.board import Board
from boggle_desk.engine.scrabble.duplicate.events import Answered, BestLaid, DuplicateEvent
from boggle_desk.engine.scrabble.duplicate.position import DuplicatePosition
from boggle_desk.engine.scrabble.notation import play_text
from boggle_desk.engine.scrabble.plays import Reason, can_be_read
from boggle_desk.models.locale_text import number_text, percent_text
from boggle_desk.models.rows_model import Row, TextTable
from boggle_desk.models.sheet_model import Sheet, SheetCell
from boggle_desk.views.appearance import AT_RIGHT, Appearance, sized_font, smooth_painter
from boggle_desk.views.faces import Face, faces_of, paint_face
from boggle_desk.views.kit import Card
from boggle_desk.views.layouts import fill
from boggle_desk.views.paper.printable import PadOnPaper, PadSheet, Printable
from boggle_desk.views.scrabble.paper.drawing import BOARD, board_marks
from boggle_desk.views.scrabble.turns import PlayDelegate, letters_of, paint_letters
from boggle_desk.views.tables import RowTable


class Turn(NamedTuple):
    """A turn: the position with all answers, the best play, and the position after it."""

    before: DuplicatePosition
    best: BestLaid
    after: DuplicatePosition


def turns_of(
    opening: DuplicatePosition, moments: Iterable[Moment[DuplicatePosition, DuplicateEvent]]
) -> tuple[Turn, ...]:
    """Return the turns of a game in which the best play was laid."""
    before, turns = opening, list[Turn]()
    for moment in moments:
        if isinstance(moment.event, BestLaid):
            turns.append(Turn(before, moment.event, moment.position))
        before = moment.position
    return tuple(turns)


class DuplicateWords(QObject):
    """Says what somebody found, what the best play was, and who is ahead."""

    def percent(self, position: DuplicatePosition, seat: int) -> str:
        """Return a total in percent of the best; nothing before the first play."""
        percent = position.percent(seat)
        return "" if percent is None else percent_text(percent / 100, 1)

    def answer(self, answer: Answered | None, board: Board) -> str:
        """Return what somebody found, on the board as it was then, and why it doesn't count."""
        if answer is None:
            return ""
        if answer.play is None or not answer.play.laid:
            return self.tr("no play")
        if not can_be_read(board, answer.play):
            return self.tr("doesn't fit the board")
        text = play_text(board, answer.play)
        if answer.reason is Reason.NOT_A_WORD:
            unknown = ", ".join(answer.unknown).upper()
            return self.tr("{play}: {words} not in the dictionary").format(play=text, words=unknown)
        if answer.reason is Reason.NOT_ON_RACK:
            return self.tr("{play}: not on the rack").format(play=text)
        if answer.reason:
            return self.tr("{play}: not allowed there").format(play=text)
        return self.tr("{play} {points}").format(play=text, points=number_text(answer.score, signed=True))

    def best(self, best: BestLaid, board: Board) -> str:
        """Return the best play on the board before it."""
        points = self.tr("%n point(s)", "", best.score)
        return self.tr("{play}, {points}").format(play=play_text(board, best.play), points=points)

    def finders(self, position: DuplicatePosition, best: BestLaid) -> str:
        """Return who found as many points as the best play has."""
        seats = [seat for seat, each in enumerate(position.answers) if each and each.score == best.score]
        names = ", ".join(position.players[seat].name for seat in seats)
        return self.tr("Found by {names}!").format(names=names) if seats else self.tr("Nobody found it.")

    def result(self, position: DuplicatePosition) -> str:
        """Return who won; alone, how much of the best was found."""
        names = ", ".join(position.players[seat].name for seat in position.winners)
        if len(position.players) == 1:
            text = self.tr("{percent} of the best")
        else:
            text = self.tr("It's a tie: {names}") if len(position.winners) > 1 else self.tr("{names} wins!")
        return text.format(names=names, percent=self.percent(position, 0) or percent_text(0))

    def sheets(self, turns: Sequence[Turn], whole: DuplicatePosition, when: int | None) -> tuple[Printable, ...]:
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
        sheet = Sheet((*names, self.tr("Best play")), tuple(totals), tuple(titles), tuple(rows), whole.winners)
        shares = [f"{names[seat]} {self.percent(last, seat)}" for seat in seats]
        marks = board_marks(last.board, whole.rules.game.tiles, BOARD)
        said = self.result(whole) if whole.winners else ""
        title, heading = self.tr("Duplicate"), self.tr("Board")
        return (PadSheet(PadOnPaper(title, sheet, said, (", ".join(shares),), marks, BOARD, heading, when=when)),)

    def _cell(self, turn: Turn, seat: int) -> SheetCell:
        answer, board = turn.before.answers[seat], turn.before.board
        if answer is None or answer.play is None or not can_be_read(board, answer.play):
            return SheetCell(None, "–", "0")
        return SheetCell(None, play_text(board, answer.play), number_text(answer.score), answer.reason is not None)

    def _best_cell(self, board: Board, best: BestLaid) -> SheetCell:
        return SheetCell(None, play_text(board, best.play), number_text(best.score))


_HIGH, _ROOMY = 42, 300
"""The height of a line, and the width from which on it has room for percents, in px at 1280×800."""


@dataclass(frozen=True)
class Standing:
    """What the line of a player says."""

    note: str = ""
    points: int = 0
    percent: str = ""
    best: bool = False
    """Whether this player found the best play, or won."""


class ScoreRow(QWidget):
    """One player."""

    def __init__(self, look: Appearance, face: Face, name: str) -> None:
        super().__init__()
        self._look, self._face, self._name, self._now = look, face, name, Standing()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_standing(self, now: Standing) -> None:
        self._now = now
        said = self.tr("%n point(s)", "", now.points)
        self.setAccessibleName(", ".join(filter(None, (self._name, now.note, said, now.percent))))
        self.setToolTip(now.note)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(240), self._look.px(_HIGH))

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, px, now = self._look.theme, self._look.px, self._now
        painter = smooth_painter(self)
        room = QRectF(self.rect()).adjusted(0, px(2), 0, -px(2))
        side = room.height() - px(4)
        paint_face(painter, self._look, self._face, QRectF(px(2), room.top() + px(2), side, side))
        aside = px(76) if self.width() >= px(_ROOMY) else px(4)
        percent, points = room.adjusted(room.width() - px(72), 0, 0, 0), room.adjusted(0, 0, -aside, 0)
        painter.setPen(QColor(theme.muted))
        painter.setFont(sized_font(px(15)))
        painter.drawText(percent, AT_RIGHT, now.percent if aside > px(4) else "")
        painter.setPen(QColor(theme.text))
        painter.setFont(sized_font(px(24), QFont.Weight.Black))
        total = number_text(now.points)
        painter.drawText(points, AT_RIGHT, total)
        words = room.adjusted(side + px(12), 0, -aside - px(8) - painter.fontMetrics().horizontalAdvance(total), 0)
        name = f"★ {self._name}" if now.best else self._name
        above = words.adjusted(0, 0, 0, -words.height() / 2) if now.note else words
        lines = ((name, above, 17, theme.accent if now.best else theme.text),
                 (now.note, words.adjusted(0, words.height() / 2, 0, 0), 14, theme.muted))  # fmt: skip
        for text, place, size, colour in lines:
            painter.setFont(sized_font(px(size)))
            painter.setPen(QColor(colour))
            fitted = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, int(place.width()))
            paint_letters(painter, self._look, letters_of(fitted), place, colour)


class ScoresCard(Card):
    """All players, in the order of their seats."""

    def __init__(self, look: Appearance, players: Sequence[Player]) -> None:
        super().__init__(look, margin=12, spacing=0)
        faces = faces_of(look, players)
        self.rows = [ScoreRow(look, face, each.name) for face, each in zip(faces, players, strict=True)]
        fill(self.column, *self.rows)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)

    def show_standings(self, standings: Sequence[Standing]) -> None:
        for row, now in zip(self.rows, standings, strict=True):
            row.show_standing(now)


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
        look.changed.connect(self._fit)
        self._fit()

    def _fit(self) -> None:
        self.fit_rows(self._look.px(32))
        self.setMinimumHeight(self._look.px(130))

    def show_turns(self, turns: Sequence[Turn]) -> None:
        self._rows.show_rows(
            [
                Row((str(number), play_text(turn.before.board, turn.best.play), number_text(turn.best.score)))
                for number, turn in enumerate(turns, start=1)
            ]
        )
