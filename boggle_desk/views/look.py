"""How everything looks right now: theme, size of letters, motion. One object that every view listens to."""

import re
from dataclasses import asdict
from pathlib import Path

from PySide6.QtCore import QObject, QSize, Signal

from boggle_desk.views.theme import DARK, LIGHT, Theme, mixtures

_DESIGNED_FOR = QSize(1280, 800)
_SMALLEST, _LARGEST = 0.7, 3.0
_LENGTH = re.compile(r"\b(\d+)([up])\b")
_COLOUR = re.compile(r"@(\w+)")


class Look(QObject):
    """The theme in force, the length of a design pixel and whether things may move."""

    changed = Signal()

    def __init__(self, dark: bool = False, text_scale: float = 1.0, motion: bool = True) -> None:
        super().__init__()
        self._dark = dark
        self._text_scale = text_scale
        self._motion = motion
        self._window = _DESIGNED_FOR
        self._unit, self._picture_unit = self._measured(self._text_scale), self._measured(1.0)

    @property
    def theme(self) -> Theme:
        """The colours in force."""
        return DARK if self._dark else LIGHT

    @property
    def motion(self) -> bool:
        """Whether things may move."""
        return self._motion

    @property
    def unit(self) -> float:
        """Screen pixels for one pixel of the 1280×800 design: grows with the window and the chosen size of letters."""
        return self._unit

    def _measured(self, text_scale: float) -> float:
        window = min(self._window.width() / _DESIGNED_FOR.width(), self._window.height() / _DESIGNED_FOR.height())
        return max(_SMALLEST, min(_LARGEST, window * text_scale))

    def px(self, design: float) -> int:
        """Return a length of the design in screen pixels, at least one."""
        return max(1, round(design * self._unit))

    def picture_px(self, design: float) -> int:
        """Return a length of the design that does not grow with the letters, at least one pixel: boards keep theirs."""
        return max(1, round(design * self._picture_unit))

    def set_dark(self, dark: bool) -> None:
        """Choose lamplight or daylight."""
        self._set("_dark", dark)

    def set_text_scale(self, scale: float) -> None:
        """Choose the size of letters, 1.0 for the designed one."""
        self._set("_text_scale", scale)

    def set_motion(self, motion: bool) -> None:
        """Choose whether things may move."""
        self._set("_motion", motion)

    def set_window(self, size: QSize) -> None:
        """Say how large the window is."""
        self._set("_window", size)

    def _set(self, name: str, value: object) -> None:
        if getattr(self, name) != value:
            setattr(self, name, value)
            self._unit, self._picture_unit = self._measured(self._text_scale), self._measured(1.0)
            self.changed.emit()


def style_sheet(template: str, look: Look, images: Path) -> str:
    """Return the application's style sheet: `@names` become colours, `@images` the folder of pictures, `17u` becomes 17
    pixels of the design, `17p` does not grow with the letters."""
    colours = {name: value for name, value in asdict(look.theme).items() if isinstance(value, str)}
    colours |= mixtures(look.theme) | {"images": images.as_posix()}
    sized = _LENGTH.sub(lambda match: f"{(look.px if match[2] == 'u' else look.picture_px)(int(match[1]))}px", template)
    return _COLOUR.sub(lambda match: colours[match[1]], sized)
