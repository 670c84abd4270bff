"""What is wrong with the texts of a page as it is shown: cut off, hidden, on each other, not translated; and keys that
two lines of a menu share."""

import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from unittest.mock import patch

from PySide6.QtCore import QAbstractListModel, QLocale, QModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QAction, QFontMetrics, QFontMetricsF, QPainter
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QCheckBox,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QRadioButton,
    QStyledItemDelegate,
    QTabBar,
    QToolButton,
    QWidget,
)

from boggle_desk.models.locale_text import LANGUAGES
from boggle_desk.views.boggle.round_end import MissedWord
from boggle_desk.views.controls import FittingButton, FittingCheckBox, FittingLabel
from boggle_desk.views.dialogs.help_dialog import HelpPage

_OWN_TEXTS = (QLabel, QPushButton, QCheckBox, QRadioButton, QComboBox)
"""Those of Qt that paint what they are told; what paints itself sees to it that it fits."""
_FITTING = (FittingButton, FittingLabel, FittingCheckBox)
_PIECE = re.compile(r"‹[^‹›…]*[›…]|<[^>]*>|&\w+;")
_WORD = re.compile(r"\w*[a-z]{2}\w*")
_KNOWN = {"Boggle", "Scrabble", "Desk", "Lato", "Ctrl"} | {
    *LANGUAGES.values(),
    *(QLocale.c().dayName(day) for day in range(1, 8)),
    *(QLocale.c().monthName(month) for month in range(1, 13)),
}
"""Names; and days are words of Qt, not ours."""
_TEXTS = ("text", "title", "toolTip", "accessibleName", "accessibleDescription", "placeholderText", "windowTitle")
_CONTENT = (HelpPage, MissedWord, QToolButton)
"""They show pages of their own language, meanings of words, and Qt's own arrows."""


def untranslated(shown: list[QWidget], names: set[str]) -> Iterator[str]:
    """Yield what is said in words that aren't in the brackets of the pseudo-language, nor names."""
    for part in shown:
        if isinstance(part, _CONTENT):
            continue
        texts = [part.property(each) for each in _TEXTS] + [action.text() for action in part.actions()]
        if isinstance(part, QComboBox):
            texts += [part.itemText(row) for row in range(part.count())]
        for text in texts:
            if text and set(_WORD.findall(_PIECE.sub(" ", text))) - _KNOWN - names:
                yield f"“{text}” of {type(part).__name__} isn't translated"


def cut(top: QWidget, smallest: float, names: set[str], rows: bool = True) -> Iterator[str]:
    """Yield each text of a window that isn't seen whole. Some of our widgets paint a text smaller rather than cut it,
    down to this share of its size. Names may end with dots where a tooltip has them whole, other texts only in cells.
    Without `rows`, what lists and tables hold isn't looked at."""
    shown = [part for part in (top, *top.findChildren(QWidget)) if part.isVisible()]
    yield from squeezed(shown, smallest)
    yield from _hidden(
        [part for part in shown if isinstance(part, QLabel | QAbstractButton | QComboBox) and _text(part)]
    )
    for part in shown:
        if isinstance(part, QTabBar):
            yield from _tabs(part)
        elif isinstance(part, QHeaderView) and part.orientation() is Qt.Orientation.Horizontal and part.model():
            yield from _columns(part)
        elif isinstance(part, QAbstractItemView) and rows:
            yield from _cells(part)
        elif isinstance(part, QLineEdit) and not part.text():
            text, room = part.placeholderText(), part.contentsRect().width()
            wide = part.fontMetrics().horizontalAdvance(text)
            if wide > room:
                yield f"“{text}” of {type(part).__name__} has {room}, not {wide}"
    with _listening(names, rows) as painted:
        top.grab()
    yield from painted


def squeezed(shown: list[QWidget], smallest: float) -> Iterator[str]:
    """Yield texts that don't fit into their part, painted smaller down to a share of their size where it does that."""
    yield from filter(None, (_squeezed(part, smallest) for part in shown))


def _text(part: QWidget) -> str:
    return part.currentText() if isinstance(part, QComboBox) else str(part.property("text") or "")


def _squeezed(part: QWidget, smallest: float) -> str:
    """Return why a text doesn't fit into its part, empty if it does."""
    text = _text(part)
    kinds = [kind for kind in type(part).mro() if kind.__module__.startswith("boggle_desk")]
    own = any("paintEvent" in vars(kind) for kind in kinds if kind not in _FITTING)
    if own or not isinstance(part, _OWN_TEXTS) or not text or "<" in text:
        return ""
    room, needed = part.contentsRect().size(), part.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, text)
    if isinstance(part, QLabel):
        if part.wordWrap():
            words = [part.fontMetrics().horizontalAdvance(word) for word in re.split(r"[\s/–-]", text)]
            needed = QSize(max(words), part.heightForWidth(round(part.width() / smallest)))
    elif isinstance(part, QPushButton):
        needed += QSize(0 if part.icon().isNull() else part.iconSize().width() + 4, 0)
    else:
        needed += QSize(part.fontMetrics().height() * 3 // 2, 0)  # the box or the arrow beside it
    share = smallest if isinstance(part, _FITTING) else 1
    if share * needed.width() <= room.width() + 1 and share * needed.height() <= room.height() + 2:
        return ""
    where = type(part.parent()).__name__
    has, wants = f"{room.width()}×{room.height()}", f"{needed.width()}×{needed.height()}"
    return f"“{text}” of {type(part).__name__} in {where} has {has}, not {wants}"


def _hidden(texts: list[QWidget]) -> Iterator[str]:
    """Yield texts that lie partly outside of what holds them, or on each other, where nobody can scroll."""
    siblings = defaultdict[object, list[QWidget]](list)
    for part in texts:
        if not _scrolled(part):
            room, whole = part.visibleRegion().boundingRect(), part.rect()
            if room.isValid() and (room.width() < whole.width() - 2 or room.height() < whole.height() - 2):
                yield f"“{_text(part)}” of {type(part).__name__} shows {room.width()}×{room.height()} of its place"
        for other in siblings[part.parent()]:
            if other.geometry().adjusted(2, 2, -2, -2).intersects(part.geometry()):
                yield f"“{_text(other)}” lies on “{_text(part)}”"
        siblings[part.parent()].append(part)


def _scrolled(part: QWidget) -> bool:
    parent = part.parentWidget()
    while parent and not (isinstance(parent, QAbstractScrollArea) and parent.verticalScrollBar().maximum() > 0):
        parent = parent.parentWidget()
    return parent is not None


def _tabs(part: QTabBar) -> Iterator[str]:
    for place in range(part.count()):
        wide = part.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, part.tabText(place)).width()
        if wide > part.tabRect(place).width():
            yield f"tab “{part.tabText(place)}” has {part.tabRect(place).width()}, not {wide}"


def _columns(part: QHeaderView) -> Iterator[str]:
    for place in range(part.count()):
        text = str(part.model().headerData(place, part.orientation()) or "")
        wide = max((part.fontMetrics().horizontalAdvance(line) for line in text.splitlines()), default=0)
        if wide > part.sectionSize(place) and not part.isSectionHidden(place):
            yield f"column “{text}” has {part.sectionSize(place)}, not {wide}"


def _cells(part: QAbstractItemView) -> Iterator[str]:
    """Yield texts of cells that Qt paints with dots at their end, where no tooltip has the whole."""
    model, inside = part.model(), part.viewport().rect()
    if model is None:
        return
    for row in range(min(model.rowCount(QModelIndex()), 200)):
        for column in range(1 if isinstance(model, QAbstractListModel) else model.columnCount(QModelIndex())):
            place = part.visualRect(index := model.index(row, column))
            text = str(index.data() or "")
            qt_paints = type(part.itemDelegateForIndex(index)) is QStyledItemDelegate
            if text and qt_paints and place.intersects(inside) and not getattr(part, "wordWrap", bool)():
                wide = part.fontMetrics().horizontalAdvance(text)
                if wide > place.width() and text not in str(index.data(Qt.ItemDataRole.ToolTipRole) or ""):
                    yield f"cell “{text}” has {place.width()}, not {wide}"


@contextmanager
def _listening(names: set[str], rows: bool) -> Iterator[dict[str, None]]:
    """Return what widgets that paint themselves cut off meanwhile."""
    found, whole, drawn = dict[str, None](), dict[str, str](), QPainter.drawText

    def hear(elide: Callable[..., str]) -> Callable[..., str]:
        def elided(metrics: QFontMetrics, text: str, *how: object) -> str:
            short = elide(metrics, text, *how)
            if short != text:
                whole[short] = text
            return short

        return elided

    def draw(painter: QPainter, *what: object) -> object:
        text, told = what[-1], painter.device()
        if not isinstance(told, QWidget) or (not rows and isinstance(told.parent(), QAbstractItemView)):
            return drawn(painter, *what)
        if text in whole and not (whole[str(text)] in names and whole[str(text)] in told.toolTip()):
            found[f"“{whole[str(text)]}” is painted as “{text}” by {type(told).__name__}"] = None
        if len(what) == 3 and isinstance(what[0], QRect | QRectF) and isinstance(text, str) and len(text) > 2:
            place, flags = what[0], int(what[1])  # type: ignore[call-overload]  # numbers or flags
            needed = painter.fontMetrics().boundingRect(QRectF(place).toRect(), flags, text)
            if needed.width() > place.width() + 2 and not flags & Qt.TextFlag.TextDontClip:
                found[
                    f"“{text}” is painted {needed.width()} wide into {round(place.width())} by {type(told).__name__}"
                ] = None
        return drawn(painter, *what)

    with (
        patch.object(QFontMetrics, "elidedText", hear(QFontMetrics.elidedText)),
        patch.object(QFontMetricsF, "elidedText", hear(QFontMetricsF.elidedText)),
        patch.object(QPainter, "drawText", draw),
    ):
        yield found


def double_keys(menus: list[QMenu]) -> Iterator[str]:
    """Yield what two lines of a menu share: a letter to press, or a shortcut."""
    for menu in menus:
        lines = [action for action in menu.actions() if action.isVisible() and action.text()]
        for kind in (_mnemonic, lambda action: action.shortcut().toString()):
            seen = dict[str, str]()
            for action in lines:
                key = kind(action)
                if key and seen.setdefault(key, action.text()) != action.text():
                    yield f"menu “{menu.title()}”: “{seen[key]}” and “{action.text()}” have one key"


def _mnemonic(action: QAction) -> str:
    found = re.search("&([^&])", action.text())
    return found.group(1).casefold() if found else ""
