"""Everybody at a game of duplicate Scrabble: disc, name, a line beneath, total and percent of the best; and the plays
that were laid for all."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from boggle_desk.engine.players import Player
from boggle_desk.engine.scrabble.notation import play_text
from boggle_desk.models.locale_text import number_text
from boggle_desk.models.rows_model import Row, TextTable
from boggle_desk.views.appearance import Appearance
from boggle_desk.views.faces import Face, faces_of, paint_face
from boggle_desk.views.kit import AT_LEFT, AT_RIGHT, Card
from boggle_desk.views.props import sized_font
from boggle_desk.views.scrabble.duplicate.words import Turn
from boggle_desk.views.scrabble.turns import PlayDelegate
from boggle_desk.views.tables import RowTable

_HIGH, _ROOMY = 42, 300
"""The height of a line, and the width from which on it has room for percents, in pixels of the design."""


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
        look.changed.connect(self.updateGeometry)

    def show_standing(self, now: Standing) -> None:
        """Show a line and the total."""
        self._now = now
        said = self.tr("%n point(s)", "", now.points)
        self.setAccessibleName(", ".join(filter(None, (self._name, now.note, said, now.percent))))
        self.setToolTip(now.note)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(240), self._look.px(_HIGH))

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, px, now = self._look.theme, self._look.px, self._now
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
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
            painter.drawText(place, AT_LEFT, fitted)


class ScoresCard(Card):
    """All players, in the order of their seats."""

    def __init__(self, look: Appearance, players: Sequence[Player]) -> None:
        super().__init__(look, margin=12, spacing=0)
        faces = faces_of(look, players)
        self.rows = [ScoreRow(look, face, each.name) for face, each in zip(faces, players, strict=True)]
        rows = QVBoxLayout()
        rows.setSpacing(0)
        for row in self.rows:
            rows.addWidget(row)
        self.column.addLayout(rows)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)

    def show_standings(self, standings: Sequence[Standing]) -> None:
        """Show everybody's line."""
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
        bar = self.verticalScrollBar()
        bar.rangeChanged.connect(lambda _least, most: bar.setValue(most))
        look.changed.connect(self._fit)
        self._fit()

    def _fit(self) -> None:
        self.fit_rows(self._look.px(32))
        self.setMinimumHeight(self._look.px(130))

    def show_turns(self, turns: Sequence[Turn]) -> None:
        """Show these turns."""
        self._rows.show_rows(
            [
                Row((str(number), play_text(turn.before.board, turn.best.play), number_text(turn.best.score)))
                for number, turn in enumerate(turns, start=1)
            ]
        )
