"""A board and the panel beside it: the board never gives room to larger letters, the panel does."""

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainterPath, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QFrame, QStyle, QWidget

from boggle_desk.views.appearance import Appearance, set_pen_brush, smooth_painter
from boggle_desk.views.controls import CalmButton, announce, set_role
from boggle_desk.views.layouts import Margins, Scrolled, on_resize

_HANDLE, _INSIDE, _LEFT_FREE = 26, 8, 40
"""The handle, the room within the drawer, and what an open drawer leaves of the board, in pixels of the picture."""
KEY = Qt.Key.Key_F6


class BoardWithPanel(QWidget):
    """Lays out a board with a panel beside it.

    The board has the room that it has with letters of the designed size, however large they are. Where the panel would
    need more than the rest it becomes a drawer: it keeps its place, and opens over the board by its handle, by F6, or
    by itself when `need` is told of a part that does not fit. Esc closes it.
    """

    resized = Signal()

    def __init__(
        self,
        look: Appearance,
        board: QWidget,
        panel: QWidget,
        wide: int,
        margins: Margins = (12, 10, 20, 12),
        gap: int = 14,
        bleed: float = 0.0,
    ) -> None:
        """`wide` is the panel's usual width; `bleed` the share of the board's picture that is empty at each edge."""
        super().__init__()
        self._look, self._board, self._panel = look, board, panel
        self._wide, self._share, self._margins, self._gap, self._bleed = wide, 0.5, margins, gap, bleed
        self._open = self._by_itself = False
        self._needed: Scrolled | None = None
        self._whole = False
        board.setParent(self)
        self._sheet = QFrame(self)
        self.handle = _Handle(look, self._sheet)
        self.handle.clicked.connect(lambda: self.set_open(not self._open))
        panel.setParent(self._sheet)
        self._settled = QTimer(self, singleShot=True, interval=0)
        self._settled.timeout.connect(self._meet_need)
        look.changed.connect(self._follow_look)
        on_resize(self, self._place)

    @property
    def is_drawer(self) -> bool:
        """Whether the letters are too large for the panel's place."""
        return self._look.px(self._wide) > self._strip()

    @property
    def is_open(self) -> bool:
        return self._open and self.is_drawer

    def set_wide(self, wide: int, share: float = 0.5) -> None:
        """Choose the panel's width with letters of the designed size, and the most of the window that it takes; the
        board takes the rest."""
        if (wide, share) != (self._wide, self._share):
            self._wide, self._share = wide, share
            self._place()

    def set_open(self, opened: bool) -> None:
        """Open the drawer over the board, or close it; a panel that has all its room is no drawer."""
        opened, self._by_itself = opened and self.is_drawer, False
        if opened == self._open:
            return
        self._open = opened
        self._place()
        announce(self.handle, self.tr("Panel open") if opened else self.tr("Panel closed"))

    def need(self, part: Scrolled | None, whole: bool = False) -> None:
        """Open the drawer if `part` doesn't fit, or if it wants the `whole` width; None releases it."""
        self._needed, self._whole = part, whole
        self._settled.start()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._settled.start()

    def _meet_need(self) -> None:
        if not self.isVisible():  # how large it will be is not known
            return
        if self._needed is None:
            if self._by_itself:
                self.set_open(False)
        elif not self._open and (self._whole or self._needed.verticalScrollBar().maximum() > 0):
            self.set_open(True)
            self._by_itself = self._open

    def _strip(self) -> int:
        return max(1, min(self._look.picture_px(self._wide), round(self.width() * self._share)))

    def _place(self) -> None:
        px, drawer, strip = self._look.picture_px, self.is_drawer, self._strip()
        self._open = self._open and drawer
        left, top, right, below = (px(each) if each else 0 for each in self._margins)
        gap, inside = px(self._gap), px(_INSIDE)
        edge = self.width() - right - strip
        place = QRect(left, top, max(1, edge - gap - left), max(1, self.height() - top - below))
        if drawer:  # the menu bar has grown with the letters; the board has what was free above and below it instead
            place = QRect(left, 0, place.width(), self.height() - (px(_INSIDE) if self._bleed else 0))
        beyond = round(min(place.width(), place.height()) * self._bleed)
        _put(self._board, place.adjusted(-beyond, -beyond, beyond, beyond))
        self.handle.setVisible(drawer)
        self.handle.show_open(self._open)
        if drawer:
            open_wide = min(self._look.px(self._wide) + px(_HANDLE) + 2 * inside, self.width() - px(_LEFT_FREE))
            wide = max(open_wide, self.width() - edge) if self._open else self.width() - edge
            _put(self._sheet, QRect(self.width() - wide, 0, wide, self.height()))
            _put(self.handle, QRect(0, 0, px(_HANDLE), self.height()))
            across, down = max(1, wide - px(_HANDLE) - inside), max(1, self.height() - 2 * inside)
            _put(self._panel, QRect(px(_HANDLE), inside, across, down))
        else:
            _put(self._sheet, QRect(edge, top, strip, max(1, self.height() - top - below)))
            self._panel.setGeometry(self._sheet.rect())
        set_role(self._sheet, ("drawer mirrored" if self.isRightToLeft() else "drawer") if drawer else "")
        self._sheet.raise_()
        self.resized.emit()

    def _follow_look(self) -> None:
        self._place()
        self._settled.start()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == KEY and self.is_drawer:
            self.set_open(not self._open)
        elif event.key() == Qt.Key.Key_Escape and self.is_open:
            self.set_open(False)
        else:
            super().keyPressEvent(event)


def _put(part: QWidget, place: QRect) -> None:
    """Place a part in its parent, whose right side is the left one where people read from right to left."""
    if around := part.parentWidget():
        part.setGeometry(QStyle.visualRect(part.layoutDirection(), around.rect(), place))


class _Handle(CalmButton, QAbstractButton):
    """The left edge of a drawer: a grip with an arrow, pressed by mouse or keyboard."""

    def __init__(self, look: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self._open = look, False
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.show_open(False)

    def show_open(self, opened: bool) -> None:
        self._open = opened
        name = self.tr("Close the panel (Esc)") if opened else self.tr("Open the panel (F6)")
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, px, middle = self._look.theme, self._look.picture_px, QPointF(self.rect().center())
        painter = smooth_painter(self)
        if self.underMouse() or self.hasFocus():
            set_pen_brush(painter, theme.card, theme.accent if self.hasFocus() else None, px(3))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(2, px(8), -2, -px(8)), px(8), px(8))
        cap, join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
        set_pen_brush(painter, edge=QPen(QColor(theme.accent), px(4), Qt.PenStyle.SolidLine, cap, join))
        side = px(5) * (-1 if self._open != self.isRightToLeft() else 1)
        arrow = QPainterPath(middle + QPointF(side, -px(10)))
        arrow.lineTo(middle + QPointF(-side, 0))
        arrow.lineTo(middle + QPointF(side, px(10)))
        painter.drawPath(arrow)
