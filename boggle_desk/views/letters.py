"""Letters as they are typed where no text field is: by keys, AltGr or Option, dead keys, compose and input methods."""

import sys
import unicodedata
from collections.abc import Iterable

from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtGui import QGuiApplication, QInputMethodEvent, QInputMethodQueryEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

_KeyModifier = Qt.KeyboardModifier
CONTROL = _KeyModifier.ControlModifier
COMMANDING = CONTROL | _KeyModifier.AltModifier | _KeyModifier.MetaModifier
_ALT_GR = CONTROL | _KeyModifier.AltModifier  # what Windows tells of AltGr
_MARKS = {
    Qt.Key.Key_Dead_Grave: "\u0300",
    Qt.Key.Key_Dead_Acute: "\u0301",
    Qt.Key.Key_Dead_Circumflex: "\u0302",
    Qt.Key.Key_Dead_Tilde: "\u0303",
    Qt.Key.Key_Dead_Macron: "\u0304",
    Qt.Key.Key_Dead_Breve: "\u0306",
    Qt.Key.Key_Dead_Abovedot: "\u0307",
    Qt.Key.Key_Dead_Diaeresis: "\u0308",
    Qt.Key.Key_Dead_Abovering: "\u030a",
    Qt.Key.Key_Dead_Doubleacute: "\u030b",
    Qt.Key.Key_Dead_Caron: "\u030c",
    Qt.Key.Key_Dead_Cedilla: "\u0327",
    Qt.Key.Key_Dead_Ogonek: "\u0328",
    Qt.Key.Key_Dead_Stroke: "\u0338",
}
_STROKED = {"l": "ł", "o": "ø", "d": "đ"}


def typed_letters(event: QKeyEvent) -> str:
    """Return the letters of a key, empty for a command: Alt with a letter opens a menu, but makes letters on macOS."""
    held = event.modifiers() & COMMANDING
    writes = not held or held == (_KeyModifier.AltModifier if sys.platform == "darwin" else _ALT_GR)
    text = unicodedata.normalize("NFC", event.text())
    return text if writes and text.isalpha() else ""


def in_letters(text: str, letters: Iterable[str]) -> str:
    """Return typed letters as tiles or cubes have them, in capitals: É is E where there is no É, and ß is SS."""
    from boggle_desk.engine.word_list import fold

    return fold(text.lower(), "".join(letters).lower()).upper()


class Composing(QObject):
    """Has dead keys, compose and input methods reach what takes letters by `keyPressEvent`: whatever has the keyboard
    on a page that `takes_letters` and is no text field. What they make comes as keys without a number."""

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        self._watched: QWidget | None = None
        self._mark = ""  # of a dead key that nobody else composes
        application.focusChanged.connect(self._follow)

    def _follow(self, before: QWidget | None, now: QWidget | None) -> None:
        self._mark = ""
        if self._watched is not None and before is self._watched:
            before.removeEventFilter(self)
        self._watched = None
        if now is not None and not now.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled) and _takes_letters(now):
            self._watched = now
            now.installEventFilter(self)
            QGuiApplication.inputMethod().update(Qt.InputMethodQuery.ImEnabled)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QInputMethodQueryEvent):
            event.setValue(Qt.InputMethodQuery.ImEnabled, True)
            event.setValue(Qt.InputMethodQuery.ImHints, int(Qt.InputMethodHint.ImhNoPredictiveText.value))
            if isinstance(watched, QWidget):
                middle = watched.rect().center()
                event.setValue(Qt.InputMethodQuery.ImCursorRectangle, QRect(middle, middle))
            event.accept()
            return True
        if isinstance(event, QInputMethodEvent):
            for _replaced in range(event.replacementLength()):
                _press(Qt.Key.Key_Backspace)
            for letter in event.commitString():
                _press(text=letter)
            event.accept()
            return True
        return isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and self._composes(event)

    def _composes(self, event: QKeyEvent) -> bool:
        """Keep the mark of a dead key that came as a key, and put it on the next letter. Return whether that is all."""
        key, mark = event.key(), self._mark
        if key in _MARKS:
            self._mark = _MARKS[Qt.Key(key)]
            return True
        if not mark or not event.text():
            return False  # Shift, perhaps
        self._mark = ""
        letter = event.text()
        made = unicodedata.normalize("NFC", letter + mark)
        if mark == _MARKS[Qt.Key.Key_Dead_Stroke]:
            small = _STROKED.get(letter.lower(), "")
            made = small if letter.islower() else small.upper()
        if not letter.isalpha() or len(made) != 1:
            return False
        _press(text=made, modifiers=event.modifiers())
        return True


def _takes_letters(widget: QWidget | None) -> bool:
    while widget is not None:
        if getattr(widget, "takes_letters", False):
            return True
        widget = widget.parentWidget()
    return False


def _press(key: int = 0, text: str = "", modifiers: Qt.KeyboardModifier | None = None) -> None:
    """Send a key to whatever has the keyboard now."""
    if modifiers is None:
        modifiers = QGuiApplication.queryKeyboardModifiers() & _KeyModifier.ShiftModifier
    if receiver := QApplication.focusWidget():
        QApplication.sendEvent(receiver, QKeyEvent(QEvent.Type.KeyPress, key, modifiers, text))
