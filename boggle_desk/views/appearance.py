"""How everything looks right now: theme, size of letters, motion. One object that every view listens to."""

import re
from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtGui import QPaintDevice, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from boggle_desk.settings import Person
from boggle_desk.views.theme import DARK, LIGHT, Theme, mixtures

_DESIGNED_FOR = QSize(1280, 800)
_SMALLEST, _LARGEST = 0.7, 3.0
_LENGTH = re.compile(r"\b(\d+)([up])\b")
_COLOUR = re.compile(r"@(\w+)")


class Appearance(QObject):
    """The theme in force, the length of a design pixel and whether things may move."""

    changed = Signal()
    """Something is another; widgets are measured and painted anew by themselves after it."""

    def __init__(self, dark: bool = False, text_scale: float = 1.0, motion: bool = True) -> None:
        super().__init__()
        self._dark, self._text_scale, self._window = dark, text_scale, _DESIGNED_FOR
        self.motion = motion
        """Whether things may move."""
        self.people: Mapping[str, Person] = {}
        """Those whose faces are remembered, by their `folded` names."""
        self._measure()

    @property
    def theme(self) -> Theme:
        """The colours in force."""
        return DARK if self._dark else LIGHT

    def _measure(self) -> None:
        window = min(self._window.width() / _DESIGNED_FOR.width(), self._window.height() / _DESIGNED_FOR.height())
        self.unit, self._picture_unit = (
            max(_SMALLEST, min(_LARGEST, window * scale)) for scale in (self._text_scale, 1.0)
        )
        """Screen pixels for one pixel of the 1280×800 design: `unit` grows with the size of letters too."""

    def px(self, design: float) -> int:
        """Return a length of the design in screen pixels, at least one."""
        return max(1, round(design * self.unit))

    def picture_px(self, design: float) -> int:
        """Return a length of the design that does not grow with the letters, at least one pixel: boards keep theirs."""
        return max(1, round(design * self._picture_unit))

    def choose(
        self,
        dark: bool | None = None,
        text_scale: float | None = None,
        motion: bool | None = None,
        window: QSize | None = None,
    ) -> None:
        """Choose lamplight or daylight, the size of letters (1.0 is the designed one), whether things may move, and the
        size of the window; what is None stays."""
        before = (self._dark, self._text_scale, self.motion, self._window)
        self._dark = self._dark if dark is None else dark
        self._text_scale = text_scale or self._text_scale
        self.motion = self.motion if motion is None else motion
        self._window = window or self._window
        if (self._dark, self._text_scale, self.motion, self._window) != before:
            self._measure()
            self.changed.emit()
            for widget in QApplication.allWidgets():  # connected to each, `changed` would keep a little of every one
                widget.updateGeometry()
                widget.update()


def style_sheet(template: str, look: Appearance, images: Path) -> str:
    """Return the application's style sheet: `@names` become colours, `@images` the folder of pictures, `17u` becomes 17
    pixels of the design, `17p` does not grow with the letters."""
    colours = {name: value for name, value in vars(look.theme).items() if isinstance(value, str)}
    colours |= mixtures(look.theme) | {"images": images.as_posix()}
    sized = _LENGTH.sub(lambda match: f"{(look.px if match[2] == 'u' else look.picture_px)(int(match[1]))}px", template)
    return _COLOUR.sub(lambda match: colours[match[1]], sized)


def smooth_painter(surface: QPaintDevice) -> QPainter:
    """Return what paints a widget or a picture with smooth edges."""
    painter = QPainter(surface)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return painter


def painted(size: QSize, ratio: float, paint: Callable[[QPainter], object]) -> QPixmap:
    """Return a picture of this size in logical pixels, painted with smooth edges; `ratio` is that of its screen."""
    picture = QPixmap(size * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = smooth_painter(picture)
    paint(painter)
    painter.end()
    return picture
