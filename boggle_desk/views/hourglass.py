"""The hourglass, whose sand is the time, the digits beside or below it, and the lamp of the last seconds."""

import math
from collections.abc import Sequence

from PySide6.QtCore import QEasingCurve, QMargins, QPoint, QPointF, QRect, QRectF, QSize, QSizeF, Qt, QVariantAnimation
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPixmap,
    QRadialGradient,
)
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from boggle_desk.models.locale_text import clock_text
from boggle_desk.views.appearance import Appearance, mix, painted, set_pen_brush, smooth_painter
from boggle_desk.views.controls import Card, label, set_role
from boggle_desk.views.faces import Avatar, paint_face
from boggle_desk.views.images import paint_drawing
from boggle_desk.views.layouts import on_resize

HURRY = 10
_MINUTE, _DUSK = 60, 0.3  # from here on it is dusk: so much of the lamp burns
_TURN_MS, _PULSE_MS, _DIM_MS, _BRIGHTEN_MS = 500, 180, 800, 1200
_OUTLINED = 1000
"""Digits are outlined at this height in pixels: small outlines are now and then rounded to a 64th of a pixel."""
_WIDE, _HIGH, _MIDDLE, _NECK = 212.0, 440.0, 106.0, 220.0  # the picture of the glass in its own units
_TOP, _FLOOR, _FULL = 30.0, 409.0, 157.0
"""Where the upper bulb begins and the lower one ends, and how high all the sand stands above the neck."""
_SAND, _GLOWING = ("#c9a055", "#f1dca0", "#b98f4a"), ("#f08a2e", "#ffd77e", "#ec7f22")
_LIGHT_STOPS = ((0.0, "#ffd7a2"), (0.16, "#ffcd95"), (0.44, "#e6b183"), (0.74, "#b3978a"), (1.0, "#8d858e"))
_DISC, _GLOW = 64, QMargins(60, 60, 60, 60)  # how far around the digits their glow is seen


class Hourglass(QWidget):
    """Sand that runs from the upper bulb into the lower one: pictures of full bulbs, shown as far as there is sand."""

    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self._look = look
        self._share = 1.0
        self._flowing = False
        self._lies = False
        self.lit = 0.0
        """How much of the lamp this is (0 to 1): then the sand is left to `paint_sand`, above the dimmed room."""
        self._size = QSizeF()
        self._kept: dict[object, QPixmap] = {}
        self._turn = QVariantAnimation(self, startValue=180.0, endValue=0.0, duration=_TURN_MS)
        self._turn.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._turn.valueChanged.connect(lambda _value: self.update())

    def show_share(self, share: float, flowing: bool) -> None:
        """Show how much of the sand is still above (0 to 1), and whether it runs."""
        before, whole = self._steps, self._lies or self._turn.state() is QVariantAnimation.State.Running
        self._share, self._flowing, self._lies = min(max(share, 0.0), 1.0), flowing, False
        if self._steps != before:
            wide, high = (round(side * self._scale) // 2 + 2 for side in (_WIDE, _HIGH))
            middle = self.rect().center()
            self.update(self.rect() if whole else QRect(middle - QPoint(wide, high), middle + QPoint(wide, high)))

    def lie(self) -> None:
        self._lies, self._share, self._flowing = True, 0.3, False
        self.update()

    @property
    def lies(self) -> bool:
        return self._lies

    def turn(self) -> None:
        if self._look.motion and not self._lies:
            self._turn.start()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        self._aim(painter)
        _lay(painter, self._picture("glass_frame"))
        if self.lit <= 0:
            self._paint_sand(painter, _SAND)
        _lay(painter, self._picture("glass_shine"))

    def paint_lit(self, painter: QPainter) -> None:
        """Paint glowing sand with a painter whose origin is this widget's."""
        painter.save()
        self._aim(painter)
        if self.lit < 1:
            painter.setOpacity(1.0)
            self._paint_sand(painter, _SAND)
        painter.setOpacity(self.lit)
        self._paint_sand(painter, _GLOWING)
        painter.setOpacity(0.8)
        _lay(painter, self._picture("glass_shine"))
        painter.restore()

    @property
    def _scale(self) -> float:
        wide, high = (_HIGH, _WIDE) if self._lies else (_WIDE, _HIGH)
        return max(0.05, min(self.width() / wide, self.height() / high))

    def _aim(self, painter: QPainter) -> None:
        """Let the painter paint in the glass's own units, as it stands, lies or turns."""
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(self.width() / 2, self.height() / 2)
        painter.scale(self._scale, self._scale)
        if self._turn.state() is QVariantAnimation.State.Running:
            angle = float(self._turn.currentValue())
            across, upright = math.sin(math.radians(angle)), abs(math.cos(math.radians(angle)))
            wide, high = _HIGH * across + _WIDE * upright, _HIGH * upright + _WIDE * across
            shrink = min(1.0, self.width() / (wide * self._scale), self.height() / (high * self._scale))
            painter.scale(shrink, shrink)  # on its way it is wider than its place
            painter.rotate(angle)
        elif self._lies:
            painter.rotate(90)
        painter.translate(-_MIDDLE, -_NECK)

    @property
    def _steps(self) -> tuple[object, ...]:
        """What can be seen of the sand, its heights in half pixels: as long as that is the same, nothing is painted."""
        fine = 2 * self._scale * self.devicePixelRatioF()
        return (round(_FULL * self._share**0.55 * fine), round(84 * self._share * fine), self._share > 0,
                self._flowing, self._lies, self._scale, self.size())  # fmt: skip

    def _paint_sand(self, painter: QPainter, colours: tuple[str, str, str]) -> None:
        above, gone = _FULL * self._share**0.55, 1 - self._share
        level, shoulder, tip = _NECK - above, _FLOOR - 84 * gone, 31 * min(1.0, gone / 0.1) ** 0.5
        heap, filled = QPainterPath(QPointF(20, _FLOOR + 4)), self._share > 0 and not self._lies
        if gone > 0:
            heap.lineTo(20, shoulder + 4)
            heap.quadTo(80, shoulder - tip * 0.55, _MIDDLE, shoulder - tip)
            heap.quadTo(132, shoulder - tip * 0.55, 192, shoulder + 4)
            heap.lineTo(192, _FLOOR + 4)
        if filled:
            heap.addRect(QRectF(0, level, _WIDE, above))
        painter.save()
        painter.setClipPath(heap, Qt.ClipOperation.IntersectClip)
        _lay(painter, self._picture("glass_sand", left=colours[0], middle=colours[1], right=colours[2]))
        painter.restore()
        painter.setPen(Qt.PenStyle.NoPen)
        if filled:
            half = _half_at(level)
            painter.setBrush(QColor(colours[1]))
            painter.drawEllipse(QPointF(_MIDDLE, level), half, half * 0.09)
        if self._flowing and self._share > 0:
            painter.setBrush(QColor(colours[0]))
            painter.drawRect(QRectF(_MIDDLE - 2, _NECK, 4, shoulder - tip + 3 - _NECK))

    def _picture(self, name: str, **colours: str) -> QPixmap:
        size = QSizeF(_WIDE, _HIGH) * self._scale * self.devicePixelRatioF()
        if self._size != size:
            self._size, self._kept = size, {}
        key = (name, *colours.values())
        if key not in self._kept:
            whole = size.toSize().expandedTo(QSize(1, 1))

            def paint(painter: QPainter) -> None:
                painter.scale(whole.width() / _WIDE, whole.height() / _HIGH)
                paint_drawing(painter, name, QRectF(0, 0, _WIDE, _HIGH), **colours)

            self._kept[key] = painted(whole, 1, paint)
        return self._kept[key]


def _lay(painter: QPainter, picture: QPixmap) -> None:
    """Paint a picture of the whole glass, pixel for pixel unless the glass turns: scaling takes far longer."""
    to_screen = painter.transform()
    if to_screen.isRotating():
        painter.drawPixmap(QRectF(0, 0, _WIDE, _HIGH), picture, QRectF(picture.rect()))
        return
    painter.resetTransform()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
    picture.setDevicePixelRatio(painter.device().devicePixelRatioF())
    painter.drawPixmap(to_screen.map(QPointF(0, 0)).toPoint(), picture)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setTransform(to_screen)


def _half_at(level: float) -> float:
    low, high = 0.0, 1.0
    for _ in range(12):
        t = (low + high) / 2
        y = _TOP * (1 - t) ** 3 + 360 * t * (1 - t) ** 2 + 480 * t * t * (1 - t) + _NECK * t**3
        low, high = (t, high) if y < level else (low, t)
    t = (low + high) / 2
    return _MIDDLE - (30 * (1 - t) ** 3 + 90 * t * (1 - t) ** 2 + 216 * t * t * (1 - t) + 102 * t**3)


def light_of(left: float, length: float) -> float:
    """Return how much of the lamp burns (0 to 1) with `left` seconds of a search to go."""
    if left <= 0:
        return 0.0
    return 1.0 if left <= HURRY else _DUSK if left <= _MINUTE < length else 0.0


class Digits(QLabel):
    """Digits as large as their place; they glow with the lamp, and in the last seconds jump with each second."""

    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self._look = look
        self.lit = 0.0
        self._glow: tuple[tuple[str, int, str], QPixmap] | None = None
        self._pulse = QVariantAnimation(self, startValue=1.0, endValue=0.0, duration=_PULSE_MS)
        self._pulse.valueChanged.connect(lambda _value: self.refresh())
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)

    def pulse(self) -> None:
        """Jump: another second has begun."""
        if self._look.motion:
            self._pulse.start()

    def refresh(self) -> None:
        """Paint the digits again, and the glow that lies around them."""
        self.window().update(self.rect().marginsAdded(_GLOW).translated(self.mapTo(self.window(), QPoint())))

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.lit <= 0:
            self._paint(QPainter(self), QColor(self._look.theme.text), 1.0)

    def paint_lit(self, painter: QPainter) -> None:
        """Paint glowing digits with a painter whose origin is this widget's."""
        day = self._look.theme.name == "light"
        jump = float(self._pulse.currentValue()) if self._pulse.state() is QVariantAnimation.State.Running else 0.0
        colour = QColor("#8f3c0c" if day else "#ffc35c")
        if not day and self.lit > _DUSK:
            glow = self._glowing(colour)
            painter.setOpacity(min(1.0, self.lit * (0.6 + 0.4 * jump)))
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(self.rect().marginsAdded(_GLOW), glow)
            painter.setOpacity(1.0)
        self._paint(painter, colour, 1 + 0.06 * jump)

    def _paint(self, painter: QPainter, colour: QColor, scale: float) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = QFont(self.font())
        font.setWeight(QFont.Weight.Black)
        font.setPixelSize(_OUTLINED)
        path = QPainterPath()
        path.addText(0, 0, font, self.text())
        box, across = path.boundingRect(), QFontMetricsF(font).horizontalAdvance(self.text())
        # the digits alone are the whole height; their capitals are 0.72 of the size of a font
        size = min(self.height() / 0.76, self.width() * _OUTLINED / across if across else 1.0)
        scale *= max(1, int(size)) / _OUTLINED
        painter.save()
        painter.translate(QRectF(self.rect()).center())
        painter.scale(scale, scale)
        painter.translate(-box.center())
        painter.fillPath(path, colour)
        painter.restore()

    def _glowing(self, colour: QColor) -> QPixmap:
        """Return the glow around the digits, a quarter as large: drawn large, a picture is soft."""
        key = (self.text(), self.width() * 10000 + self.height(), colour.name())
        if self._glow is None or self._glow[0] != key:
            size = self.size().grownBy(_GLOW)
            small, soft = (QImage(size / part, QImage.Format.Format_ARGB32_Premultiplied) for part in (8, 4))
            for each in (small, soft):
                each.fill(Qt.GlobalColor.transparent)
            painter = QPainter(small)
            painter.scale(small.width() / size.width(), small.height() / size.height())
            painter.translate(_GLOW.left(), _GLOW.top())
            self._paint(painter, colour, 1.0)
            painter.end()
            painter = QPainter(soft)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            for each in (small, _scaled(_scaled(small, size / 32), size / 16)):
                painter.drawImage(soft.rect(), each)
            painter.end()
            self._glow = (key, QPixmap.fromImage(soft))
        return self._glow[1]


def _scaled(image: QImage, size: QSize) -> QImage:
    return image.scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)


class ClockCard(Card):
    """The glass, the digits and a line that says what is going on: in a row on a card, or tall on the table."""

    def __init__(self, look: Appearance) -> None:
        super().__init__(look)
        self.glass = Hourglass(look)
        self.digits = Digits(look)
        self._note = label("", "muted", wrap=True)
        self._tall = False
        self._whose: Sequence[Avatar] = ()
        self._second = -1
        for each in (self.glass, self.digits, self._note):
            each.setParent(self)
        self.set_tall(False)
        look.changed.connect(self._place)
        on_resize(self, self._place)

    def set_tall(self, tall: bool) -> None:
        """Stand as high as there is room, the digits to be read across the room; or lie on a card."""
        self._tall = tall
        set_role(self._note, "title" if tall else "muted")
        self._note.setWordWrap(tall)
        self._note.setAlignment(Qt.AlignmentFlag.AlignHCenter if tall else Qt.AlignmentFlag.AlignLeft)
        vertical = QSizePolicy.Policy.Expanding if tall else QSizePolicy.Policy.Fixed
        self.setSizePolicy(QSizePolicy.Policy.Expanding, vertical)
        self._place()

    def sizeHint(self) -> QSize:
        px = self._look.picture_px
        return QSize(
            px(300),
            px(640 if self._tall else 126) + (self._note_height() // 2 if self._note.text() and not self._tall else 0),
        )

    def minimumSizeHint(self) -> QSize:
        px = self._look.picture_px
        return QSize(px(160), px(260) if self._tall else self.sizeHint().height())

    def _note_height(self) -> int:
        return self._note.fontMetrics().lineSpacing() + self._look.px(4)

    def _place(self) -> None:
        self.updateGeometry()
        px, wide, high, note = self._look.picture_px, self.width(), self.height(), self._note_height()
        shown = bool(self._note.text())
        if self._tall and self._whose:
            edge, lines = px(14), max(px(_DISC), 2 * note)
            glass = (wide - 2 * edge) // 4
            self._note.setVisible(shown)
            self._note.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
            left = edge + (len(self._discs) * px(_DISC + 6) + px(6) if self._discs else 0)
            self._note.setGeometry(left, px(10), wide - left - edge, lines)
            below = lines + px(20)
            self.glass.setGeometry(edge, below, glass, max(1, high - below - edge))
            self.digits.setGeometry(2 * edge + glass, below, wide - 3 * edge - glass, max(1, high - below - edge))
        elif self._tall:
            lines = note * (2 if shown else 0)
            self._note.setVisible(shown)
            digits = min(px(170), high // 3)
            self.glass.setGeometry(0, px(8), wide, max(1, high - digits - lines - px(44)))
            self.digits.setGeometry(px(8), high - digits - lines - px(14), wide - 2 * px(8), digits)
            self._note.setGeometry(0, high - lines, wide, lines)
        else:
            edge, glass = px(14), px(104 if self.glass.lies else 58) if self.glass.isVisibleTo(self) else 0
            left = edge + glass + px(18) if glass else edge
            self.glass.setGeometry(edge, px(10), glass, max(1, high - px(24)))
            below = note if shown else 0
            self.digits.setGeometry(left, px(16), min(px(190), wide - left - edge), high - px(36) - below)
            self._note.setGeometry(left, high - note - px(12), wide - left - edge, note)
            across = self._note.fontMetrics().horizontalAdvance(self._note.text())
            self._note.setVisible(across <= self._note.width() - px(2))

    @property
    def _discs(self) -> Sequence[Avatar]:
        """The discs beside the note, where there is room: for one or two, and not for large letters."""
        has_room = len(self._whose) <= 2 and self._look.px(100) <= self._look.picture_px(140)
        return self._whose if has_room else ()

    def show_whose(self, faces: Sequence[Avatar]) -> None:
        """Show the faces of those whose time this is; the card takes the colour of a single one."""
        if faces != self._whose:
            self._whose = faces
            self._place()
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._tall:
            super().paintEvent(event)
        if not self._whose:
            return
        px, painter, theme = self._look.picture_px, smooth_painter(self), self._look.theme
        tint = self._whose[0].colour if len(self._whose) == 1 else theme.card
        set_pen_brush(painter, mix(theme.card, tint, 0.84 if theme.name == "light" else 0.66))
        painter.drawRoundedRect(QRectF(self.rect()), px(16), px(16))
        for place, face in enumerate(self._discs):
            paint_face(painter, self._look, face, QRectF(px(14) + place * px(_DISC + 6), px(14), px(_DISC), px(_DISC)))

    def show_time(self, left: float, length: float, running: bool) -> None:
        """Show the seconds left; of the last ten the digits show no more than the number."""
        whole = int(left + 0.999)
        hurry = running and whole <= HURRY
        if hurry and whole != self._second:
            self.digits.pulse()
        self._second = whole
        if self.glass.lies:
            self.glass.show_share(1.0, False)
            self._place()
        self._say(str(whole) if hurry else f"{whole // 60}:{whole % 60:02d}", self.tr("%n second(s) left", "", whole))
        self.glass.show_share(left / length if length else 0.0, running)

    def show_gone(self, gone: float) -> None:
        """Show the seconds that have gone, beside a glass that lies on its side."""
        whole = int(gone)
        self._say(clock_text(whole), self.tr("%n second(s) gone", "", whole))
        if not self.glass.lies:
            self.glass.lie()
            self._place()

    def _say(self, text: str, aloud: str) -> None:
        if text != self.digits.text():
            self.digits.setText(text)
            self.digits.refresh()
            self.digits.setAccessibleName(aloud)

    def show_note(self, text: str) -> None:
        if text != self._note.text():
            self._note.setText(text)
            self._place()

    def light(self, level: float) -> None:
        """Be the lamp, so much of it (0 to 1); what glows is painted by it."""
        self.glass.lit = self.digits.lit = level
        self.update()


class Lamp(QWidget):
    """The light of the end: it lies over the whole table, dims the room, and leaves the glass as its lamp."""

    def __init__(self, look: Appearance, clock: ClockCard, table: QWidget) -> None:
        super().__init__(table)
        self._look, self._clock, self._table = look, clock, table
        self._layer: tuple[tuple[QSize, QPointF, str], QPixmap] | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._fade = QVariantAnimation(self, startValue=0.0, endValue=0.0)
        self._fade.valueChanged.connect(self._shine)
        self._halo: QPixmap | None = None
        self._goal = 0.0
        self.hide()

    def burn(self, goal: float) -> None:
        """Light the lamp, so much of it (0 to 1), or let daylight come back."""
        if goal == self._goal:
            return
        self._goal, now = goal, self._clock.glass.lit
        if not self._look.motion or not self._clock.isVisible():
            self._fade.stop()
            self._shine(goal)
            return
        self._fade.stop()
        self._fade.setStartValue(now)
        self._fade.setEndValue(goal)
        self._fade.setDuration(_DIM_MS if goal > now else _BRIGHTEN_MS)
        self._fade.start()

    def _shine(self, level: float) -> None:
        self._clock.light(float(level))
        self.setVisible(level > 0)
        self.raise_()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        level = self._clock.glass.lit
        painter.setOpacity(level)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
        painter.drawPixmap(0, 0, self._dimming())
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        if self._look.theme.name != "light":
            self._shed(painter)
        for part in (self._clock.glass, self._clock.digits):
            corner = part.mapTo(self._table, part.rect().topLeft())
            if part.isVisible() and event.region().intersects(part.rect().marginsAdded(_GLOW).translated(corner)):
                painter.save()
                painter.setOpacity(1.0)
                painter.translate(corner)
                part.paint_lit(painter)
                painter.restore()

    def _shed(self, painter: QPainter) -> None:
        side = self._look.picture_px(460)  # the board lies beyond
        if self._halo is None or self._halo.width() != 2 * side:
            self._halo = QPixmap(2 * side, 2 * side)
            self._halo.fill(Qt.GlobalColor.transparent)
            light = QRadialGradient(QPointF(side, side), side)
            for at, strength in ((0.0, 84), (0.35, 62), (0.7, 22), (1.0, 0)):
                light.setColorAt(at, QColor(255, 150, 40, strength))
            made = QPainter(self._halo)
            made.fillRect(self._halo.rect(), light)
            made.end()
        glass = self._clock.glass
        middle = glass.mapTo(self._table, glass.rect().center())
        painter.drawPixmap(middle - QPoint(side, side - self._look.picture_px(90)), self._halo)

    def _dimming(self) -> QPixmap:
        """Return the one layer that everything is multiplied with."""
        place: QRect = self._clock.glass.rect()
        middle = QPointF(self._clock.glass.mapTo(self._table, place.center()))
        key = (self.size(), middle, self._look.theme.name)
        if self._layer is None or self._layer[0] != key:
            share = 0.6 if self._look.theme.name == "light" else 1.0
            light = QRadialGradient(middle, self._look.picture_px(1200))
            for at, colour in _LIGHT_STOPS:
                light.setColorAt(at, _thinned(QColor(colour), share))
            layer = QPixmap(self.size())
            painter = QPainter(layer)
            painter.fillRect(layer.rect(), light)
            painter.end()
            self._layer = (key, layer)
        return self._layer[1]


def _thinned(colour: QColor, share: float) -> QColor:
    return QColor.fromRgbF(*(1 - share * (1 - part) for part in (colour.redF(), colour.greenF(), colour.blueF())))
