"""Names and scores, and whose turn it is (P7)."""

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from boggle_desk.engine.scrabble.position import ScrabblePosition
from boggle_desk.engine.scrabble.tiles import Rack
from boggle_desk.views.kit import SEAT_COLOURS, clear_layout
from boggle_desk.views.look import Look
from boggle_desk.views.spacing import spaced


class PlayerCard(QWidget):
    """One player: initial, name, a line beneath, the score. Whose turn it is has a frame and says so."""

    def __init__(self, look: Look, seat: int, name: str) -> None:
        super().__init__()
        self._look, self._seat, self._name = look, seat, name
        self._score, self._note, self._on_turn = 0, "", False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._fit)
        self._fit()

    def _fit(self) -> None:
        self.setFixedHeight(self._look.px(74))

    def show_player(self, score: int, note: str, on_turn: bool) -> None:
        """Show the score, a line beneath the name, and whether it is this player's turn."""
        self._score, self._note, self._on_turn = score, note, on_turn
        text = self.tr("{name}: {score} points, {note}").format(name=self._name, score=score, note=note)
        self.setAccessibleName(text)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, px = self._look.theme, self._look.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        sheet = QRectF(self.rect()).adjusted(2, 2, -2, -px(4))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, round(theme.shadow * 70)))
        painter.drawRoundedRect(sheet.translated(0, px(3)), px(14), px(14))
        painter.setBrush(QColor(theme.card))
        painter.setPen(QPen(QColor(theme.accent if self._on_turn else theme.line), px(3) if self._on_turn else 1))
        painter.drawRoundedRect(sheet, px(14), px(14))
        score_width = self._paint_score(painter, sheet)
        words = sheet.adjusted(px(62), px(8), -score_width - px(18), -px(8))
        if QFontMetricsF(self._font(17, heavy=False)).horizontalAdvance(self._name) <= words.width():
            self._paint_circle(painter, sheet)
        else:
            self._paint_bar(painter, sheet)
            words.setLeft(sheet.left() + px(14))
        self._paint_words(painter, words)

    def _font(self, pixels: int, heavy: bool = True) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(self._look.px(pixels))
        font.setWeight(QFont.Weight.Black if heavy else QFont.Weight.DemiBold)
        return font

    def _paint_circle(self, painter: QPainter, sheet: QRectF) -> None:
        px = self._look.px
        circle = QRectF(sheet.left() + px(14), sheet.center().y() - px(19), px(38), px(38))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(SEAT_COLOURS[self._seat % len(SEAT_COLOURS)]))
        painter.drawEllipse(circle)
        painter.setPen(QColor("white"))
        painter.setFont(self._font(18))
        painter.drawText(circle, Qt.AlignmentFlag.AlignCenter, self._name[:1].upper())

    def _paint_bar(self, painter: QPainter, sheet: QRectF) -> None:
        """Paint the colour of the seat where the name has no room beside a circle."""
        px = self._look.px
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(SEAT_COLOURS[self._seat % len(SEAT_COLOURS)]))
        painter.drawRoundedRect(
            QRectF(sheet.left() + px(5), sheet.top() + px(12), px(4), sheet.height() - px(24)), 2, 2
        )

    def _paint_score(self, painter: QPainter, sheet: QRectF) -> int:
        painter.setPen(QColor(self._look.theme.text))
        painter.setFont(self._font(32))
        right = sheet.adjusted(0, 0, -self._look.px(14), 0)
        score = str(self._score).replace("-", "−")
        painter.drawText(right, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, score)
        return painter.fontMetrics().horizontalAdvance(score)

    def _paint_words(self, painter: QPainter, room: QRectF) -> None:
        theme = self._look.theme
        lines = (
            (self._name, self._font(17, heavy=False), theme.text, Qt.AlignmentFlag.AlignTop),
            (self._note, self._font(14, heavy=False), theme.accent if self._on_turn else theme.muted,
             Qt.AlignmentFlag.AlignBottom),
        )  # fmt: skip
        for text, font, colour, side in lines:
            painter.setFont(font)
            painter.setPen(QColor(colour))
            fitted = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, int(room.width()))
            painter.drawText(room, side | Qt.AlignmentFlag.AlignLeft, fitted)


class PlayersCard(QWidget):
    """All players in two columns."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._cards: list[PlayerCard] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        spaced(self._grid, look, 8)

    def show_position(self, position: ScrabblePosition, show_racks: bool = False) -> None:
        """Show scores and whose turn it is; the tiles of all racks too if they are open (P8)."""
        if len(self._cards) != len(position.players):
            clear_layout(self._grid)
            self._cards = [PlayerCard(self._look, s, player.name) for s, player in enumerate(position.players)]
            for seat, card in enumerate(self._cards):
                self._grid.addWidget(card, seat // 2, seat % 2)
        for seat, card in enumerate(self._cards):
            on_turn = position.turn == seat
            rack = (
                self._rack_text(position.racks[seat])
                if show_racks
                else self.tr("%n tile(s)", "", len(position.racks[seat]))
            )
            note = self.tr("to play · {rack}").format(rack=rack) if on_turn else rack
            card.show_player(position.scores[seat], note, on_turn)

    def card_area(self, seat: int) -> QRect:
        """Return where a player's card is on the screen, nothing while it cannot be seen."""
        card = self._cards[seat]
        if card.visibleRegion().isEmpty():
            return QRect()
        return QRect(card.mapToGlobal(QPoint()), card.size())

    def _rack_text(self, rack: Rack) -> str:
        return " ".join(rack) or self.tr("no tiles")
