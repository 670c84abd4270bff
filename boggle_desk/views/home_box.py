"""A game of the home page: its box, rendered, above the button that opens it. Both are one button. Below it there may
be a link to a quicker way into the game."""

from functools import cache
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QFont, QLinearGradient, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QPushButton, QSizePolicy

from boggle_desk.engine.rulebook import read_table
from boggle_desk.paths import resource
from boggle_desk.views.appearance import CENTRE, Appearance, mixtures, set_pen_brush, smooth_painter, write
from boggle_desk.views.controls import CalmButton
from boggle_desk.views.layouts import on_resize

PICTURE = 432  # the height of a box's picture in px at 1280×800, which larger letters leave as it is
_OVERLAP = 16  # how much of the picture's foot, which is shadow, the button covers
_BUTTON, _CAPTION = QSize(240, 56), 32


@cache
def shown_in(language: str) -> dict[str, Any]:
    """Return what the pictures show in the language with this key."""
    table: dict[str, Any] = read_table(resource("home.toml"))[language]
    return table


class GameBox(CalmButton, QAbstractButton):
    """A subclass paints the box in `paint_box`; `middle` is the share of the width that lies left of its middle."""

    middle = 0.5

    def __init__(self, look: Appearance, title: str, caption: str) -> None:
        super().__init__()
        self.look, self._caption = look, caption
        self._link: QPushButton | None = None
        self.setText(title)
        self.setAccessibleName(title)
        self.setAccessibleDescription(caption)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        look.changed.connect(self._follow_look)
        on_resize(self, self._place_link)

    def take_link(self, link: QPushButton) -> None:
        """Show a link in place of the caption."""
        link.setParent(self)
        self._link, self._caption = link, ""

    def _place_link(self) -> None:
        if self._link:
            size = self._link.sizeHint()
            left = round(self.button_place.center().x() - size.width() / 2)
            self._link.setGeometry(left, self.height() - size.height(), size.width(), size.height())

    def _follow_look(self) -> None:
        self.updateGeometry()
        self.update()
        QTimer.singleShot(0, self, self._place_link)  # when the link has its new letters

    def paint_box(self, painter: QPainter) -> None:
        """Paint the box, `picture_px(PICTURE)` high."""
        raise NotImplementedError

    def sizeHint(self) -> QSize:
        look = self.look
        below = look.picture_px(PICTURE) - look.picture_px(_OVERLAP)
        return QSize(look.picture_px(PICTURE), below + look.px(_BUTTON.height()) + look.px(_CAPTION))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.picture_px(240), self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        look, lit = self.look, self.underMouse()
        painter = smooth_painter(self)
        painter.save()
        painter.translate(0, self.lift)
        self.paint_box(painter)
        painter.restore()
        button = self.button_place
        self._paint_button(painter, button.translated(0, look.px(2) if self.isDown() else 0), lit)
        font = QFont(self.font())
        font.setPixelSize(look.px(16))
        room = QRectF(button.center().x() - self.width() / 2, button.bottom() + look.px(8), self.width(), look.px(24))
        write(painter, room, self._caption, font, look.theme.muted, CENTRE)

    def _paint_button(self, painter: QPainter, place: QRectF, lit: bool) -> None:
        theme, px = self.look.theme, self.look.px
        set_pen_brush(painter, mixtures(theme)["accent_edge"])
        painter.drawRoundedRect(place.translated(0, px(3)), px(14), px(14))
        light = QLinearGradient(place.topLeft(), place.bottomLeft())
        shades = mixtures(theme)
        light.setColorAt(0, QColor(shades["accent_lit"]))
        light.setColorAt(1, QColor(shades["accent_lit" if lit else "accent_low"]))
        painter.setBrush(light)
        painter.drawRoundedRect(place, px(14), px(14))
        font = QFont(self.font())
        font.setPixelSize(px(22))
        font.setWeight(QFont.Weight.Black)
        write(painter, place, self.text(), font, theme.on_accent, CENTRE)
        if self.hasFocus():
            set_pen_brush(painter, edge=theme.text, width=px(3))
            away = px(3) + px(3) / 2
            painter.drawRoundedRect(place.adjusted(-away, -away, away, away + px(3)), px(18), px(18))

    @property
    def lift(self) -> int:
        """How far down the picture is moved: it rises to the mouse."""
        if not (self.underMouse() and self.look.motion):
            return 0
        return self.look.px(2) * (1 if self.isDown() else -1)

    @property
    def button_place(self) -> QRectF:
        look = self.look
        wide = min(look.px(_BUTTON.width()), self.width() - look.px(12))
        top = look.picture_px(PICTURE) - look.picture_px(_OVERLAP)
        return QRectF(self.width() * self.middle - wide / 2, top, wide, look.px(_BUTTON.height()) - look.px(4))

    @property
    def centre(self) -> QPointF:
        return QPointF(self.width() * self.middle, self.look.picture_px(PICTURE) / 2)
