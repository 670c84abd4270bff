"""The card of a round on today's board: what somebody made of it, and nothing that would tell a letter."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QImage, QLinearGradient, QPainter, QPaintEvent, QRadialGradient
from PySide6.QtWidgets import QWidget

from boggle_desk.models.locale_text import number_text
from boggle_desk.views.appearance import (
    AT_LEFT,
    AT_RIGHT,
    CENTRE,
    CONTRAST,
    LIGHT,
    Appearance,
    mix,
    set_pen_brush,
    sized_font,
    smooth_painter,
    write,
)
from boggle_desk.views.decorations import GOLD, paint_coin, paint_wood
from boggle_desk.views.faces import Avatar, paint_face

SIZE = QSize(600, 648)
"""The card in design pixels; a saved picture is twice as large."""
_HEAT = ("#fffaf0", "#fdedbd", "#fbdd92", "#f7c766", "#eeaa42", "#e08d35", "#c96128")
"""What a cube is painted with on which no word ran, one word, two and so on; the last for all above."""
_ROWS, _CUBES = 5, 7
"""The most rows of lengths, and the most cubes in one of them; a tick for each of the last seven days at most."""
_CREAM = "#fff4dc"


@dataclass(frozen=True)
class DayCard:
    """What the card says, in the window's language."""

    name: str
    face: Avatar
    about: str
    """The day and the language of the board."""
    points: int
    points_word: str
    note: str
    """Below the board, such as that there were hints."""
    rows: int
    columns: int
    paths: tuple[tuple[int, ...], ...]
    """The cells of each word."""
    lengths: tuple[tuple[str, int], ...]
    """How many words there are of each length, the shortest first."""
    streak: int
    streak_text: str
    call: str
    """What it says to whoever gets the picture."""


def through(paths: Sequence[Sequence[int]]) -> Counter[int]:
    return Counter(cell for path in paths for cell in path)


def paint_day_card(
    painter: QPainter, look: Appearance, card: DayCard, width: float, words: int | None = None, numbers: bool = False
) -> None:
    """Paint the card from the upper left corner, this wide. Cubes are coloured for the first `words` of its words, or
    all; `numbers` says by figures how many."""
    painter.save()
    painter.scale(width / SIZE.width(), width / SIZE.width())
    frame = QRectF(QPointF(), SIZE.toSizeF())
    plain = Appearance()  # one pixel of the design is one here, in daylight
    paint_wood(painter, plain, frame.adjusted(1, 1, -1, -1), 26)
    felt = frame.adjusted(24, 24, -24, -24)
    light = QRadialGradient(QPointF(felt.center().x(), felt.top() + 140), felt.height() * 0.8)
    light.setColorAt(0, QColor(mix(LIGHT.felt, "#ffffff", 0.84)))
    light.setColorAt(1, QColor(mix(LIGHT.felt, "#000000", 0.72)))
    set_pen_brush(painter, light, QColor(0, 0, 0, 120), 2)
    painter.drawRoundedRect(felt, 14, 14)
    _paint_head(painter, look, card)
    _paint_cubes(painter, card, through(card.paths[:words]), numbers)
    _paint_lengths(painter, card)
    _paint_foot(painter, card)
    painter.restore()


def _say(
    painter: QPainter,
    box: tuple[float, float, float, float],
    text: str,
    size: float,
    weight: QFont.Weight = QFont.Weight.DemiBold,
    align: Qt.AlignmentFlag = AT_LEFT,
    ink: str = _CREAM,
) -> None:
    write(painter, QRectF(*box), text, sized_font(size, weight), ink, align, cut=True)


def _paint_head(painter: QPainter, look: Appearance, card: DayCard) -> None:
    black = QFont.Weight.Black
    set_pen_brush(painter, _CREAM)
    painter.drawEllipse(QRectF(52, 46, 64, 64))
    paint_face(painter, look, card.face, QRectF(55, 49, 58, 58))
    points = number_text(card.points)
    _say(painter, (300, 36, 248, 86), points, 84, black, AT_RIGHT, "#ffd98a")
    painter.setFont(sized_font(84, black))
    room = 400 - painter.fontMetrics().horizontalAdvance(points)
    _say(painter, (132, 48, room, 36), card.name, 30, black)
    _say(painter, (132, 82, room, 26), card.about, 18)
    _say(painter, (300, 114, 248, 28), card.points_word, 18, align=AT_RIGHT)


def _paint_cubes(painter: QPainter, card: DayCard, ran: Counter[int], numbers: bool) -> None:
    gap, side = 6.0, 298.0
    cell = (side - gap * (max(card.rows, card.columns) - 1)) / max(card.rows, card.columns)
    for place in range(card.rows * card.columns):
        row, column = divmod(place, card.columns)
        box = QRectF(52 + column * (cell + gap), 158 + row * (cell + gap), cell, cell)
        _paint_cube(painter, box, _HEAT[min(ran[place], len(_HEAT) - 1)])
        if numbers:
            font = sized_font(cell * 0.42, QFont.Weight.Black)
            write(painter, box, number_text(ran[place]), font, LIGHT.ink, CENTRE)
    _say(painter, (44, 464, 314, 28), card.note, 16, align=CENTRE)


def _paint_cube(painter: QPainter, box: QRectF, colour: str) -> None:
    radius = box.width() * 0.16
    set_pen_brush(painter, QColor(0, 0, 0, 90))
    painter.drawRoundedRect(box.translated(0, box.width() * 0.06), radius, radius)
    shade = QLinearGradient(box.topLeft(), box.bottomLeft())
    shade.setColorAt(0, QColor(mix(colour, "#ffffff", 0.8)))
    shade.setColorAt(1, QColor(mix(colour, "#000000", 0.93)))
    set_pen_brush(painter, shade, QColor(0, 0, 0, 45))
    painter.drawRoundedRect(box, radius, radius)


def _paint_lengths(painter: QPainter, card: DayCard) -> None:
    for place, (text, count) in enumerate(card.lengths[:_ROWS]):
        top = 158 + 60 * place
        _say(painter, (384, top, 164, 26), text, 16)
        many = count > _CUBES
        for number in range(1 if many else count):
            _paint_cube(painter, QRectF(384 + 21 * number, top + 28, 18, 18), _HEAT[0])
        if many:
            _say(painter, (408, top + 24, 140, 26), f"× {number_text(count)}", 17, QFont.Weight.Bold)


def _paint_foot(painter: QPainter, card: DayCard) -> None:
    painter.setPen(QColor(255, 255, 255, 70))
    painter.drawLine(QPointF(52, 508), QPointF(548, 508))
    coins = min(card.streak, _CUBES) if card.streak > 1 else 0
    for number in range(coins):
        paint_coin(painter, Appearance(), QRectF(50 + 42 * number, 524, 40, 40), "✓")
    left = 58 + 42 * coins if coins else 52
    _say(painter, (left, 522, 548 - left, 44), card.streak_text, 22, QFont.Weight.Black)
    _say(painter, (52, 574, 240, 28), "Boggle Desk", 17, QFont.Weight.Bold)
    _say(painter, (300, 574, 248, 28), card.call, 17, QFont.Weight.Bold, AT_RIGHT, GOLD)


def day_picture(look: Appearance, card: DayCard) -> QImage:
    """Return the card as a picture of twice its size; it may be made on any thread."""
    image = QImage(SIZE.width() * 2, SIZE.height() * 2, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = smooth_painter(image)
    paint_day_card(painter, look, card, image.width(), numbers=look.theme is CONTRAST)
    painter.end()
    return image


class DayCardView(QWidget):
    """The card, as large as its place allows."""

    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self._look, self._words = look, 0
        self._card: DayCard | None = None

    def show_card(self, card: DayCard) -> None:
        self._card, self._words = card, len(card.paths)
        told = (f"{text}: {number_text(count)}" for text, count in card.lengths)
        said = (f"{number_text(card.points)} {card.points_word}", *told, card.streak_text)
        self.setAccessibleName(f"{card.name}, {card.about}: {', '.join(filter(None, said))}")
        self.update()

    def show_words(self, words: int) -> None:
        """Colour the cubes of the first words only."""
        if words != self._words:
            self._words = words
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.picture_px(SIZE.width()), self._look.picture_px(SIZE.height()))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint() / 2

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._card is None:
            return
        painter = smooth_painter(self)
        shown = QSize(SIZE).scaled(self.size(), Qt.AspectRatioMode.KeepAspectRatio)
        painter.translate((self.width() - shown.width()) / 2, (self.height() - shown.height()) / 2)
        numbers = self._look.theme is CONTRAST
        paint_day_card(painter, self._look, self._card, shown.width(), self._words, numbers)
