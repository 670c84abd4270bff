"""Cards with pictures, one of which is chosen; and pictures that people save or copy. Nothing is ever sent."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import TypeVar

from PySide6.QtCore import QBuffer, QMimeData, QObject, QPointF, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QGuiApplication,
    QImage,
    QImageWriter,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from boggle_desk.models.background_task import BackgroundTask
from boggle_desk.storage.disk import export_file
from boggle_desk.views.appearance import (
    CENTRE,
    Appearance,
    Theme,
    drawn,
    mix,
    set_pen_brush,
    sized_font,
    smooth_painter,
    write,
)
from boggle_desk.views.controls import CalmButton, paint_focus
from boggle_desk.views.forms import Options
from boggle_desk.views.images import paint_drawing
from boggle_desk.views.layouts import Flow
from boggle_desk.views.notices import reason_of
from boggle_desk.views.popup import Popup
from boggle_desk.views.render_cache import Images, RenderCache, RenderKey
from boggle_desk.views.services import AppContext

Paint = Callable[[QPainter, Theme, QRectF], None]
"""Paints a picture into a box, on a thread. For the same picture it is the same function each time."""
Value = TypeVar("Value")


@dataclass(frozen=True)
class _PictureKey(RenderKey):
    """Its geometry is the width, the height and the pixels of the screen for one of these."""

    paint: Paint


def _painted(key: _PictureKey, _before: _PictureKey | None, _images: Images) -> Iterator[tuple[str, QImage]]:
    wide, high, ratio = key.geometry
    box = QRectF(0, 0, wide, high)
    yield "", drawn(wide, high, ratio, lambda painter: key.paint(painter, key.theme, box))


class Picture:
    """Shows an image rendered on a background thread."""

    def __init__(self, on: QWidget) -> None:
        self._on = on
        self._cache: RenderCache[_PictureKey] = RenderCache(_painted, lambda one, other: one.paint is other.paint, on)
        self._cache.ready.connect(on.update)

    def show(self, painter: QPainter, theme: Theme, box: QRectF, paint: Paint) -> None:
        if box.isEmpty():
            return
        with QSignalBlocker(self._cache):  # what is there at once is shown now, not once more
            self._cache.want(_PictureKey((box.width(), box.height(), self._on.devicePixelRatioF()), theme, paint))
            if not self._on.isVisible():
                self._cache.finish()
        if picture := self._cache.pictures.get(""):
            painter.drawPixmap(box, picture, QRectF(picture.rect()))


class PictureButton(CalmButton, QAbstractButton):
    """A card with a picture, a title and a few words. The chosen one is filled and has a tick."""

    def __init__(self, look: Appearance, title: str, summary: str, paint: Paint) -> None:
        super().__init__()
        self._look, self._picture = look, Picture(self)
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.MinimumExpanding)
        self.tell(title, summary, paint)

    def tell(self, title: str, summary: str, paint: Paint) -> None:
        self._summary, self._paint = summary, paint
        self.setText(title)
        self.setAccessibleName(title)
        self.setAccessibleDescription(summary)
        self.setToolTip(summary)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return room for the title, but not for a very long one."""
        px, wide = self._look.px, QFontMetricsF(sized_font(self._look.px(18))).horizontalAdvance(self.text())
        return QSize(max(px(88), min(px(22) + round(wide), px(128))), px(150))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(88), self._look.px(150))

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, px = self._look.theme, self._look.px
        painter = smooth_painter(self)
        chosen = self.isChecked()
        sheet = QRectF(self.rect()).adjusted(px(4), px(4), -px(4), -px(4))
        firm = max(0.45, QColor(theme.line).alphaF())
        unlit = theme.muted if self.underMouse() else mix(theme.muted, theme.card, firm)
        edge = QColor(theme.accent if chosen else unlit)
        set_pen_brush(
            painter, mix(theme.accent, theme.card, 0.07) if chosen else theme.card, edge, px(3) if chosen else 1
        )
        painter.drawRoundedRect(sheet, px(16), px(16))
        line = px(20)
        words = sheet.adjusted(px(6), 0, -px(6), -px(10))
        wrap = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignHCenter
        for pixels in range(px(15), px(11) - 1, -1):  # words that have no room in two lines are smaller
            painter.setFont(sized_font(pixels))
            lines = painter.fontMetrics().boundingRect(words.toRect(), int(wrap), self._summary)
            if lines.height() <= 2 * line and lines.width() <= words.width():
                break
        high, aside = min(lines.height(), 2 * line) if self._summary else 0, px(10)
        if sheet.width() < px(130):  # one with a longer title or fewer words has no larger picture than those beside it
            high, aside = 2 * line, max(aside, round(sheet.width() - px(70)) // 2)
        box = sheet.adjusted(aside, px(10), -aside, -(high + px(24) + px(16)))
        self._picture.show(painter, theme, box, self._paint)
        below = QRectF(words.left(), words.bottom() - high, words.width(), high)
        painter.setPen(QColor(theme.muted))
        painter.drawText(below, int(wrap), self._summary)
        title = QRectF(words.left(), below.top() - px(25), words.width(), px(24))
        wide = QFontMetricsF(sized_font(px(18))).horizontalAdvance(self.text())
        font = sized_font(px(18) * max(0.55, min(1.0, 0.97 * title.width() / max(1.0, wide))))
        write(painter, title, self.text(), font, theme.text, CENTRE, cut=True)
        if chosen:
            self._paint_tick(painter, QRectF(sheet.right() - px(34), sheet.top() + px(10), px(24), px(24)))
        if self.hasFocus():
            paint_focus(painter, self._look, self.rect())

    def _paint_tick(self, painter: QPainter, box: QRectF) -> None:
        set_pen_brush(painter, self._look.theme.accent)
        painter.drawEllipse(box)
        ink = QColor(self._look.theme.on_accent)
        painter.setPen(QPen(ink, box.width() / 9, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        share = [(0.28, 0.52), (0.44, 0.68), (0.73, 0.35)]
        painter.drawPolyline(QPolygonF([box.topLeft() + QPointF(x, y) * box.width() for x, y in share]))


class PictureChoice(Options[Value]):
    """A row of picture cards. Where there are many, all but the first ones are on a sheet behind the last card, which
    shows the one that was picked there."""

    gap = 8

    def __init__(
        self,
        look: Appearance,
        name: str,
        options: list[tuple[str, str, Value]],
        picture: Callable[[Value], Paint],
        in_sight: int = 99,
        more: str = "",
    ) -> None:
        """`in_sight` options have a card in the row; `more` is what the card of the others says."""
        self._picture, self._in_sight, self._more_text = picture, in_sight, more
        self._others: list[QAbstractButton] = []
        self.more: PictureButton | None = None
        super().__init__(look, name, options)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.changed.connect(self._show_more)

    def make_button(self, title: str, summary: str, value: Value) -> QAbstractButton:
        return PictureButton(self._look, title, summary, self._picture(value))

    def offer(self, options: list[tuple[str, str, Value]]) -> None:
        self._others, self._options = [], options
        super().offer(options)
        if self._others and self.more is None:
            self.more = PictureButton(self._look, self._more_text, "", self._picture(options[-1][2]))
            self._flow = Flow(self._look, least=170)
            self.sheet = Popup(self._look, self.accessibleName(), self, self._fill_sheet, QSize(760, 480))
            self.sheet.hold(self._flow)
            self.more.clicked.connect(self._open)
            self._column.addWidget(self.more)
        if self.more:
            self._flow.fill(self._others)
            self.more.setVisible(bool(self._others))
            self._show_more()

    def place(self, each: QAbstractButton, value: Value) -> None:
        if len(self._values) <= self._in_sight + 1 or self._values.index(value) < self._in_sight:
            self._column.insertWidget(self._values.index(value), each)
        else:
            self._others.append(each)
            each.clicked.connect(lambda _checked=False: self.sheet.close_sheet())

    def _fill_sheet(self, sheet: Popup) -> None:
        sheet.body.addWidget(self._flow)

    def _open(self) -> None:
        self._show_more()
        self.sheet.open_sheet()
        for each in self._others:  # none of them may be chosen so far
            each.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        next((each for each in self._others if each.isChecked()), self._others[0]).setFocus()

    def _show_more(self) -> None:
        """Let the last card show what was picked behind it."""
        if self.more is None:
            return
        place = next(place for place, each in enumerate(self.buttons) if each.isChecked())
        picked = self.buttons[place] in self._others
        self.more.setChecked(picked)
        if picked:
            title, summary, value = self._options[place]
            self.more.tell(title, summary, self._picture(value))
        else:
            names = ", ".join(each.text() for each in self._others[:2])
            names = names if len(names) <= 24 else self._others[0].text()
            self.more.tell(self._more_text, names, self._picture(self._options[-1][2]))

    def focus_chosen(self) -> None:
        chosen = next(each for each in self.buttons if each.isChecked())
        (self.more if self.more and chosen in self._others else chosen).setFocus()


@cache
def drawing(name: str) -> Paint:
    """Return what paints a picture of `resources/images/drawn`."""
    return lambda painter, _theme, box: paint_drawing(painter, name, box)


PNG = ".png"


def png(image: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, b"png").write(image)
    return bytes(buffer.data().data())


class PictureSharing(QObject):
    """Saves and copies pictures for a page, and says what came of it."""

    said = Signal(str)

    def __init__(self, services: AppContext, page: QWidget) -> None:
        super().__init__(page)
        self._services, self._page = services, page
        self._work = BackgroundTask(self)

    def save(self, name: str, make: Callable[[], QImage]) -> None:
        """Ask where to save the picture that `make` returns on a thread, and write it there."""
        title, kinds = self.tr("Save picture"), [(PNG, self.tr("Pictures"))]
        path = self._services.ask.save_file(self._page, title, name + PNG, kinds)
        if path is None:
            return
        place = self._services.workshop
        self._work.start(
            lambda _flag: export_file(path, png(make()), place),
            lambda _none: self.said.emit(self.tr("Saved: {file}").format(file=path.name)),
            lambda error: self.said.emit(
                self.tr("The picture couldn't be saved: {reason}").format(reason=reason_of(error))
            ),
            writes=path.name,
        )

    def copy(self, image: QImage, text: str) -> None:
        """Copy a picture, and a text for where no picture can be pasted."""
        data = QMimeData()
        data.setImageData(image)
        data.setText(text)
        QGuiApplication.clipboard().setMimeData(data)
        self.said.emit(self.tr("Copied"))
