"""Small widgets that every page is made of."""

from collections.abc import Callable, Iterable, Mapping
from math import inf
from time import monotonic
from typing import TYPE_CHECKING, cast
from weakref import WeakKeyDictionary, WeakSet

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAction,
    QColor,
    QCursor,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QPixmapCache,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QMenu,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QStyle,
    QStyleOption,
    QStyleOptionButton,
    QStylePainter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import Shiboken

from boggle_desk.models.prompt import Prompt
from boggle_desk.views.appearance import Appearance, painted, set_pen_brush, smooth_painter
from boggle_desk.views.images import icon
from boggle_desk.views.layouts import Part, fill, measured

PRESSING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_SMALLEST = 0.45  # the smallest share of its size at which a text without room is painted


class FittingLabel(QLabel):
    """Paints its text smaller rather than cut off, and leaves room for the dots of an Ü, which rise above a line."""

    _above = 0  # the room for them

    def setText(self, text: str) -> None:
        super().setText(text)
        self._make_room()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._make_room()

    def set_margins(self, left: int, top: int, right: int, bottom: int) -> None:
        self._above = 0
        self.setContentsMargins(left, top, right, bottom)
        self._make_room()

    def _make_room(self) -> None:
        high = "".join(sign for sign in self.text() if sign.isupper() and not sign.isascii())
        metrics = self.fontMetrics()
        above = max(0, -metrics.tightBoundingRect(high).top() - metrics.ascent()) if high else 0
        if above != self._above:
            margins = self.contentsMargins()
            margins.setTop(margins.top() + above - self._above)
            self.setContentsMargins(margins)
            self._above = above

    def paintEvent(self, event: QPaintEvent) -> None:
        room, share, wish = self.contentsRect(), 1.0, self.sizeHint()
        if wish.width() > self.width() or wish.height() > self.height():
            while share > _SMALLEST and not self._fits(room.size() / share):
                share -= 0.05
        if share == 1:
            super().paintEvent(event)
            return
        painter, style = QPainter(self), self.style()
        option = QStyleOption()
        option.initFrom(self)
        style.drawPrimitive(QStyle.PrimitiveElement.PE_Widget, option, painter, self)
        painter.translate(room.topLeft())
        painter.scale(share, share)
        place = QRect(QPoint(), room.size() / share)
        align = QStyle.visualAlignment(self.layoutDirection(), self.alignment()) | self._flags
        style.drawItemText(painter, place, align, self.palette(), self.isEnabled(), self.text(), self.foregroundRole())

    @property
    def _flags(self) -> int:
        wrap = Qt.TextFlag.TextWordWrap if self.wordWrap() else Qt.TextFlag.TextExpandTabs
        return int(wrap | (Qt.TextFlag.TextShowMnemonic if self.buddy() else Qt.TextFlag.TextExpandTabs))

    def _fits(self, room: QSize) -> bool:
        """Return whether the text fits; rich text is left to Qt."""
        if self.textFormat() != Qt.TextFormat.PlainText or not self.text():
            return True
        metrics, slack = self.fontMetrics(), self.fontMetrics().height() // 5
        needed = metrics.boundingRect(QRect(QPoint(), room), self._flags, self.text())
        return needed.width() <= room.width() + 1 and needed.height() <= room.height() + slack


if TYPE_CHECKING:
    _AnyButton = QAbstractButton
else:
    _AnyButton = object  # the kind of button comes from the class that uses it


_came: "WeakKeyDictionary[QWidget, tuple[float, QPoint | None]]" = WeakKeyDictionary()
_unseen: "WeakSet[QWidget]" = WeakSet()
_FAR = QPoint(-1_000_000, 0)
_REST = 1.5
"""How long what comes takes nothing, as a share of the time of a double click: for 600 ms with the usual 400."""


def rest(widget: QWidget, mouse: QPoint | None = None) -> None:
    """Let what has just come, or does something new, take no click or key for a while: they were meant for what was
    there before. Where the place of the `mouse` is given, clicks from elsewhere are taken."""
    came, before = _came.get(widget, (-inf, mouse))
    _came[widget] = monotonic(), None if before is None and _rests(came) else mouse
    _unseen.add(widget)


def seen() -> None:
    """Let what has come rest from now on: it has just been painted, which may take long."""
    for widget in _unseen:
        if widget in _came:
            _came[widget] = monotonic(), _came[widget][1]
    _unseen.clear()


def _rests(came: float) -> bool:
    return monotonic() < came + _REST * QApplication.doubleClickInterval() / 1000


def rest_keys(widget: QWidget) -> None:
    """Let something take no key for a while, while clicks on what has not changed are taken."""
    rest(widget, _FAR)


def wake(widget: QWidget) -> None:
    """Let something take keys and clicks again: what is typed there is meant for it."""
    _came.pop(widget, None)


def takes(widget: QWidget | None, mouse: QPoint | None = None) -> bool:
    """Return whether a key that is pressed now, or a click of the `mouse`, may be meant for a widget: neither it nor
    what it is in has just come. What comes too soon must have ended, too, for as long as a double click takes."""
    while widget:
        came, before = _came.get(widget, (-inf, None))
        far = mouse is not None and before is not None and (mouse - before).manhattanLength()
        if _rests(came) and far <= QApplication.startDragDistance():
            again = monotonic() - (_REST - 1) * QApplication.doubleClickInterval() / 1000
            _came[widget] = max(came, again), before
            return False
        widget = None if widget.isWindow() else widget.parentWidget()
    return True


def unkeyed(text: str) -> str:
    """Return a text, which may be a name, for a place where "&" is before a key's letter."""
    return text.replace("&", "&&")


class CalmButton(_AnyButton):
    """A button that takes no key right after it appears, and no click where it appears under the mouse (see `rest`). A
    text that is set later may be a name: its "&" is no shortcut."""

    def setText(self, text: str) -> None:
        super().setText(unkeyed(text))

    def text(self) -> str:
        return super().text().replace("&&", "&")

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        rest(self, QCursor.pos())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if takes(self, event.globalPosition().toPoint()):
            super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in PRESSING or (takes(self) and not event.isAutoRepeat()):  # a held key presses once
            super().keyPressEvent(event)


class EnterButton(CalmButton):
    """Enter presses it, as Space does."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
        elif takes(self) and not event.isAutoRepeat():
            self.click()


class FittingButton(CalmButton, QPushButton):
    """Paints its text smaller rather than cut off."""

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.sizeHint().width() <= self.width():
            super().paintEvent(event)
            return
        room = self.width() - self.fontMetrics().height() // 2
        needed = self.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, super().text()).width()
        needed += 0 if self.icon().isNull() else self.iconSize().width() + 4
        share = min(max(room / max(needed, 1), _SMALLEST), 1.0)  # without the padding, in which Qt cuts the words off
        painter, option = QStylePainter(self), QStyleOptionButton()
        self.initStyleOption(option)
        painter.drawControl(QStyle.ControlElement.CE_PushButtonBevel, option)
        painter.scale(share, share)
        option.rect = QRect(QPoint(), self.size() / share)
        painter.drawControl(QStyle.ControlElement.CE_PushButtonLabel, option)


class FittingCheckBox(QCheckBox):
    def paintEvent(self, event: QPaintEvent) -> None:
        share = max(self.width() / max(self.sizeHint().width(), 1), _SMALLEST)
        if share >= 1:
            super().paintEvent(event)
            return
        painter, option = QStylePainter(self), QStyleOptionButton()
        self.initStyleOption(option)
        painter.scale(share, share)
        option.rect = QRect(QPoint(), self.size() / share)
        painter.drawControl(QStyle.ControlElement.CE_CheckBox, option)


def label(text: str = "", role: str = "", wrap: bool = False, align: Qt.AlignmentFlag | None = None) -> QLabel:
    """Return a label in one of the style sheet's roles."""
    made = FittingLabel(text)
    if align is not None:
        made.setAlignment(align)
    made.setProperty("role", role)
    made.setWordWrap(wrap)
    made.setTextFormat(Qt.TextFormat.PlainText)
    return made


def button(
    text: str,
    pressed: Callable[[], object],
    role: str = "",
    parent: QWidget | None = None,
    tip: str = "",
    name: str = "",
    removes: bool = False,
) -> FittingButton:
    """Return a button that calls `pressed`; `name` is what a screen reader says in place of its text, and the keyboard
    never jumps to one that `removes` something. It knows its size only within a parent that is in the window."""
    made = FittingButton(text, parent)
    made.setProperty("removes", removes)
    made.setProperty("role", role)
    made.setAutoDefault(False)
    made.setToolTip(tip)
    made.setAccessibleName(name)
    made.clicked.connect(lambda _checked=False: pressed())
    return made


def press_focused(page: QWidget, kind: type[QAbstractButton] = QAbstractButton) -> bool:
    """Press the button of a page that has the keyboard, as Enter does; return whether there is one of this kind."""
    focus = page.focusWidget()
    if not isinstance(focus, kind):
        return False
    if takes(focus):
        focus.click()
    return True


def pass_focus(window: QWidget, forward: bool, move: Callable[[bool], bool]) -> bool:
    """Let Tab `move` the keyboard in a window. Where a button goes that has it, Qt moves it likewise: then back, and
    never to one that removes something, or the next press of the same key would."""
    before = window.focusWidget()
    if before is None or (before.isEnabled() and before.isVisible()):
        return move(forward)
    moved = move(False)
    while moved and (now := window.focusWidget()) is not before and now and now.property("removes"):
        moved = move(False)
    return moved


def announce(widget: QWidget, text: str) -> None:
    """Let a screen reader announce something that happened away from the focus."""
    if text:
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))


def discard(widgets: Iterable[QWidget]) -> None:
    """Hide widgets that are seen no more at once; they are deleted when nothing is about them any longer."""
    for each in widgets:
        each.hide()
        each.deleteLater()


def clear_layout(layout: QLayout) -> None:
    while (item := layout.takeAt(0)) is not None:
        if widget := item.widget():
            discard([widget])
        if not item.layout():
            Shiboken.delete(item)  # Qt leaves it to us, and PySide to Qt


def paint_focus(painter: QPainter, look: Appearance, place: QRect) -> None:
    """Paint the ring of what has the keyboard, outside its frame: what is chosen has a mark of its own."""
    set_pen_brush(painter, edge=look.theme.text, width=look.px(2))
    inside = QRectF(place).adjusted(look.px(1), look.px(1), -look.px(1), -look.px(1))
    painter.drawRoundedRect(inside, look.px(15), look.px(15))


def show_if(shown: object, *parts: QWidget) -> None:
    """Show the widgets if that is true; else hide them."""
    for part in parts:
        part.setVisible(bool(shown))


def tell(part: QLabel | QPushButton, text: str) -> None:
    """Set the text; hide the widget if it is empty."""
    part.setText(text)
    part.setVisible(bool(text))


def become(made: QAbstractButton, text: str) -> None:
    """Let a button do something else from now on."""
    if made.text() != text:
        made.setText(text)
        rest(made)


def show_actions(buttons: Mapping[object, QAbstractButton], now: Prompt) -> None:
    """Show the buttons of what may be done now, by what they do."""
    actions = {each.deed: each for each in now.actions}
    for deed, made in buttons.items():
        if action := actions.get(deed):
            become(made, action.title)
            made.setEnabled(action.enabled)
        made.setVisible(action is not None)


def set_role(widget: QWidget, role: str, kind: str = "role") -> None:
    if widget.property(kind) != role:
        widget.setProperty(kind, role)
        widget.style().unpolish(widget)
        widget.style().polish(widget)


def paint_card(painter: QPainter, look: Appearance, place: QRect, edge: str, width: int = 1) -> None:
    """Paint a sheet of card with a soft shadow below; `edge` is the colour of its outline. It is put together from a
    small one, whose middle is stretched: painting large ones took a fifth of a page's time."""
    px, ratio = look.px, painter.device().devicePixelRatioF()
    corner = px(16) + px(4) + 2
    side = px(64) + 2 * corner
    if ratio % 1 or min(place.width(), place.height()) < side:  # between pixels the parts would not meet
        _paint_sheet(painter, look, place, edge, width)
        return
    small, name = QPixmap(), f"card {hash(look.theme)} {edge} {width} {side} {ratio}"
    if not QPixmapCache.find(name, small):
        whole = QRect(0, 0, side, side)
        small = painted(whole.size(), ratio, lambda painter: _paint_sheet(painter, look, whole, edge, width))
        QPixmapCache.insert(name, small)
    middle = place.adjusted(corner, corner, -corner, -corner)
    columns = ((place.x(), corner), (middle.x(), middle.width()), (middle.right() + 1, corner))
    rows = ((place.y(), corner), (middle.y(), middle.height()), (middle.bottom() + 1, corner))
    of = ((0, corner), (corner, 1), (side - corner, corner))
    for (x, wide), (from_x, of_x) in zip(columns, of, strict=True):
        for (y, high), (from_y, of_y) in zip(rows, of, strict=True):
            source = QRectF(from_x * ratio, from_y * ratio, of_x * ratio, of_y * ratio)
            painter.drawPixmap(QRectF(x, y, wide, high), small, source)


def _paint_sheet(painter: QPainter, look: Appearance, place: QRect, edge: str, width: int) -> None:
    px = look.px
    sheet = QRectF(place).adjusted(1, 1, -1, -px(4))
    set_pen_brush(painter, QColor(0, 0, 0, round(look.theme.shadow * 70)))
    lower = sheet.adjusted(0, max(0, sheet.height() - px(64)), 0, 0)  # all of the shadow that is seen
    for depth in (px(4), px(2)):
        painter.drawRoundedRect(lower.translated(0, depth), px(16), px(16))
    set_pen_brush(painter, look.theme.card, edge, width if width == 1 else px(width))
    painter.drawRoundedRect(sheet.adjusted(width // 2, width // 2, -(width // 2), -(width // 2)), px(16), px(16))


class Card(QFrame):
    """A sheet of card on the table: rounded, with a soft edge below. Its content goes into `column`."""

    def __init__(self, look: Appearance, *parts: Part, margin: int = 18, spacing: int = 8) -> None:
        super().__init__()
        self._look = look
        self._margin, self._spacing = margin, spacing
        self.column = fill(QVBoxLayout(self), *parts)
        look.follow(self._fit)

    def lay(self, *parts: Part) -> None:
        fill(self.column, *parts)

    def _fit(self) -> None:
        m, below = self._look.px(self._margin), self._look.px(4)
        self.column.setContentsMargins(m, m * 3 // 4, m, m * 3 // 4 + below)
        self.column.setSpacing(self._look.px(self._spacing))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        paint_card(painter, self._look, self.rect(), self._look.theme.line)


class PageStack(QStackedWidget):
    """A stack that asks for no more room than the widget in front needs."""

    def __init__(self, *pages: QWidget) -> None:
        super().__init__()
        self.currentChanged.connect(self._change)
        for page in pages:
            self.addWidget(page)

    def _change(self, _place: int) -> None:
        self.updateGeometry()
        if front := self.currentWidget():
            rest(front, QCursor.pos())

    def sizeHint(self) -> QSize:
        front = self.currentWidget()
        return front.sizeHint() if front else super().sizeHint()

    def minimumSizeHint(self) -> QSize:
        front = self.currentWidget()
        return front.minimumSizeHint() if front else super().minimumSizeHint()


def add_row(form: QFormLayout, words: str, field: QWidget) -> None:
    """Add a field whose words stand level with what is in it, not at its upper edge."""
    form.addRow(words, field)
    made = cast(QLabel, form.labelForField(field))
    made.setTextFormat(Qt.TextFormat.PlainText)  # it may be a name
    made.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)


_BUTTON, _PICTURE, _GAP = QSize(40, 36), 22, 2
_MOST = 3  # the buttons that `corner_room` keeps room for


class MenuButton(QWidget):
    """Sound and menu for the upper right corner of a page; while it is seen, the window hides its menu bar."""

    seen = Signal(bool)

    def __init__(self, look: Appearance, *own: QWidget, parent: QWidget | None = None, grows: bool = False) -> None:
        """Larger letters leave its size as it is, unless it `grows` with those beside it."""
        super().__init__(parent)
        self._look = look
        self.sound, self.menu = SmallButton(look, grows=grows), SmallButton(look, grows=grows)
        self.menu.setAccessibleName(self.tr("Menu"))
        self.menu.setToolTip(self.tr("Menu (F10)"))
        self.menu.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(_GAP)
        fill(row, *own, self.sound, self.menu)
        look.follow(self._dress)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.seen.emit(True)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.seen.emit(False)

    def take(self, sound: QAction, menu: QMenu) -> None:
        """Show the window's menu, and whether it is muted."""
        self.sound.setDefaultAction(sound)
        self.menu.setMenu(menu)
        menu.aboutToHide.connect(self._see_mouse)

    def _see_mouse(self) -> None:
        """Look where the mouse is: as long as a menu is open, nobody else hears that it has gone."""
        under = self.menu.rect().contains(self.menu.mapFromGlobal(QCursor.pos()))
        self.menu.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, under)
        self.menu.update()

    def place(self, wide: int, right: int) -> None:
        place = QRect(QPoint(wide - right - self.sizeHint().width(), self._look.picture_px(4)), self.sizeHint())
        self.setGeometry(QStyle.visualRect(self.layoutDirection(), QRect(0, 0, wide, place.bottom()), place))
        self.raise_()

    def _dress(self) -> None:
        self.menu.setIcon(icon(self._look, "menu"))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Stay readable over what scrolls below."""
        ground = QColor(self._look.theme.table)
        ground.setAlphaF(0.8)
        painter = smooth_painter(self)
        set_pen_brush(painter, ground)
        painter.drawRoundedRect(QRectF(self.rect()), self.height() / 4, self.height() / 4)


def corner_room(look: Appearance) -> QWidget:
    """Return what keeps the end of a row at the top of a page free for a `MenuButton` that lies over the page."""
    px = look.picture_px
    return measured(
        QWidget(), look, lambda room: room.setFixedSize(_MOST * (px(_BUTTON.width()) + _GAP), px(_BUTTON.height()))
    )


class SmallButton(CalmButton, QToolButton):
    """A button with a picture. A click leaves the keyboard where it is."""

    def __init__(self, look: Appearance, size: QSize = _BUTTON, grows: bool = False) -> None:
        """One that `grows` is as large as the letters beside it."""
        super().__init__()
        self._look, self._size, self._grows = look, size, grows
        self.setAutoRaise(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        look.follow(self._fit)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
        elif self.menu():
            self.showMenu()
        else:
            self.click()

    def sizeHint(self) -> QSize:
        return self.maximumSize()  # the corner of a menu bar asks for nothing else

    def _fit(self) -> None:
        px = self._look.px if self._grows else self._look.picture_px
        self.setFixedSize(px(self._size.width()), px(self._size.height()))
        picture = min(px(_PICTURE), px(self._size.height()))
        self.setIconSize(QSize(picture, picture))
