"""The computers that search along: one sees that they write, and how much, but not what."""

from math import sin, tau

from PySide6.QtCore import QPointF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QGridLayout

from boggle_desk.engine.boggle.position import BogglePosition
from boggle_desk.views.boggle.seat_chips import show_team
from boggle_desk.views.kit import Card, SeatChip, label
from boggle_desk.views.look import Look

_STROKE_MS = 900
_ROOM = 46
"""The width that the pencil takes at the right of a chip, in pixels of the design."""
_COLUMNS = 2


class PencilChip(SeatChip):
    """A player's chip with a pencil that moves when a word is written."""

    def __init__(self, look: Look, seat: int, name: str) -> None:
        super().__init__(look, seat, name)
        self.stroke = QVariantAnimation(self, duration=_STROKE_MS, startValue=0.0, endValue=1.0)
        self.stroke.valueChanged.connect(lambda _part: self.update())
        self.words = 0

    def show_words(self, count: int) -> None:
        """Show how many words are on the list; another one is seen being written."""
        if self._look.motion and count > self.words:
            self.stroke.start()
        self.words = count
        self.set_note(self.tr("%n word(s)", "", count))

    def rest(self) -> None:
        """Lay the pencil down."""
        self.stroke.stop()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        moves = self.stroke.state() is not QVariantAnimation.State.Stopped
        part = float(self.stroke.currentValue()) if moves else float(self.words > 0)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_pencil(painter, part, moves)

    def _paint_pencil(self, painter: QPainter, part: float, moves: bool) -> None:
        theme, px = self._look.theme, self._look.px
        left, line = self.width() - px(_ROOM), self.height() * 0.7
        reach = px(26) * part
        painter.setPen(QPen(QColor(theme.muted), px(2), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        if reach > 1:
            painter.drawLine(QPointF(left, line), QPointF(left + reach, line))
        dip = px(2) * sin(part * 5 * tau) if moves else 0.0
        painter.translate(left + reach, line + dip)
        painter.rotate(35)
        painter.setPen(Qt.PenStyle.NoPen)
        half, point, end = px(3), px(7), px(26)
        painter.setBrush(QColor(theme.accent))
        painter.drawRect(-half, -end, 2 * half, end - point)
        painter.setBrush(QColor(theme.text))
        painter.drawPolygon(QPolygonF([QPointF(-half, -point), QPointF(half, -point), QPointF(0, 0)]))


class PencilsCard(Card):
    """A chip for each computer that searches."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, margin=12, spacing=2)
        self._look_here = look
        self._chips: dict[int, PencilChip] = {}
        self._round = 0
        self.column.addWidget(label(self.tr("Searching with you"), "muted"))
        self._grid = QGridLayout()
        self.column.addLayout(self._grid)
        self.hide()

    def show_position(self, position: BogglePosition) -> None:
        """Show who of the computers searches, and how many words each has."""
        seats = sorted(seat for seat in position.searching if position.is_computer(seat))
        if self._round != position.round or list(self._chips) != seats:
            self._seat(position, seats)
        for seat, chip in self._chips.items():
            chip.show_words(len(position.lists[seat]))
        self.setVisible(bool(seats))

    def rest(self) -> None:
        """Let all pencils lie."""
        for chip in self._chips.values():
            chip.rest()

    def _seat(self, position: BogglePosition, seats: list[int]) -> None:
        self._round = position.round
        for chip in self._chips.values():
            chip.rest()
            self._grid.removeWidget(chip)
            chip.deleteLater()
        self._chips = {seat: PencilChip(self._look_here, seat, position.players[seat].name) for seat in seats}
        for place, (seat, chip) in enumerate(self._chips.items()):
            show_team(chip, position, seat)
            chip.words = len(position.lists[seat])
            self._grid.addWidget(chip, place // _COLUMNS, place % _COLUMNS)
