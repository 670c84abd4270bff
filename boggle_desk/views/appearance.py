"""How everything looks: themes, the size of letters and motion in force right now, and how it is painted."""

import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QObject, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QGradient,
    QImage,
    QPaintDevice,
    QPainter,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QApplication

from boggle_desk.paths import resource
from boggle_desk.settings import Person


@dataclass(frozen=True)
class Theme:
    """Colours as `#rrggbb` or `#aarrggbb`; strengths from 0 to 1."""

    name: str
    table: str
    vignette: float
    text: str
    muted: str
    card: str
    line: str
    accent: str
    accent_text: str  # the accent for what must be read
    on_accent: str
    good: str
    bad: str
    wood_dark: str
    wood_light: str
    felt: str
    ivory: str
    ink: str
    shadow: float


_THEMES = tomllib.loads(resource("themes.toml").read_text(encoding="utf-8"))
LIGHT, DARK = (Theme(**_THEMES[name]) for name in ("light", "dark"))
CONTRAST = replace(DARK, **_THEMES["contrast"])
"""High contrast, with the pictures of the dark theme."""


@dataclass(frozen=True)
class Inks:
    """What paper is printed with: a laser printer has one ink and a raster. Nothing that must be read is lighter than
    `grey`."""

    black: str
    grey: str
    line: str
    tint: str
    paper: str
    ground: str = ""  # what cubes lie on; nothing for the paper itself, as for `face`
    face: str = ""  # the faces of cubes and tiles
    lit: str = ""  # the faces on which the best word lies; nothing to leave them as the others
    way: str = ""  # the way of the word over them


PAPER = Inks(black="#000000", grey="#4d4d4d", line="#8c8c8c", tint="#ededed", paper="#ffffff")
KEEPSAKE = Inks(
    black="#33241a", grey="#705634", line="#b8975f", tint="#6d4529", paper="#fffbf2", ground="#1f5a55", face="#fff4dc",
    lit="#f8d386", way="#b4531a",
)  # fmt: skip
"""The colours of the box, for a page to be framed; `tint` is its wood."""


def mixtures(theme: Theme) -> dict[str, str]:
    """Return the shades that are mixed from two colours of a theme, by name."""
    return {
        "accent_lit": mix(theme.accent, "#ffffff", 0.94),
        "accent_low": mix(theme.accent, "#000000", 0.9),
        "accent_edge": mix(theme.accent, "#000000", 0.65),
        "chosen": mix(theme.accent, theme.card, 0.22),
        "good_low": mix(theme.good, theme.card, 0.12),
        "field": mix(theme.card, theme.table, 0.7),
        "line": mix(f"#{theme.line[3:]}", theme.card, int(theme.line[1:3], 16) / 255),  # borders overlap at corners
    }


def mix(colour: str, other: str, share: float) -> str:
    """Return a colour `#rrggbb` that is `share` of the one and the rest of the other."""
    one, two = (tuple(int(c[i : i + 2], 16) for i in (1, 3, 5)) for c in (colour, other))
    return "#" + "".join(f"{round(a * share + b * (1 - share)):02x}" for a, b in zip(one, two, strict=True))


_DESIGNED_FOR = QSize(1280, 800)
_SMALLEST, _LARGEST = 0.7, 3.0
_LENGTH = re.compile(r"\b(\d+)([up])\b")
_COLOUR = re.compile(r"@(\w+)")


class Appearance(QObject):
    changed = Signal()  # theme, scale or window size have changed; Qt then measures and paints all widgets again

    def __init__(self, dark: bool = False, text_scale: float = 1.0, motion: bool = True) -> None:
        super().__init__()
        self._dark, self._contrast, self._text_scale, self._window = dark, False, text_scale, _DESIGNED_FOR
        self.motion = motion
        self.people: Mapping[str, Person] = {}  # those whose faces are remembered, by their `folded` names
        self._measure()

    @property
    def theme(self) -> Theme:
        return CONTRAST if self._contrast else DARK if self._dark else LIGHT

    def _measure(self) -> None:
        window = min(self._window.width() / _DESIGNED_FOR.width(), self._window.height() / _DESIGNED_FOR.height())
        self.unit, self._picture_unit = (
            max(_SMALLEST, min(_LARGEST, window * scale)) for scale in (self._text_scale, 1.0)
        )
        """Screen pixels for one pixel of the 1280×800 design: `unit` grows with the size of letters too."""

    def follow(self, fit: Callable[[], object]) -> None:
        """Call `fit` now and after every change of theme, scale or window size."""
        self.changed.connect(fit)
        fit()

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
        contrast: bool | None = None,
    ) -> None:
        """Choose lamplight or daylight, the size of letters (1.0 is the designed one), whether things may move, the
        size of the window, and high contrast, which has colours of its own; what is None stays."""
        wanted = {"_dark": dark, "_text_scale": text_scale, "motion": motion, "_window": window, "_contrast": contrast}
        others = {name: value for name, value in wanted.items() if value not in (None, getattr(self, name))}
        if others:
            vars(self).update(others)
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


# ------------------------------------------------------------------------------------------------- painting


AT_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute
AT_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute
"""For text that is painted beside other things: right-to-left languages leave it there."""
CENTRE = Qt.AlignmentFlag.AlignCenter
TO_LAMP = (-0.40, 0.50, 0.92)
"""The way to the lamp that lights all cubes and tiles: it is upper left above the table."""
Shade = QColor | QGradient | QBrush | str


def sized_font(pixels: float, weight: QFont.Weight = QFont.Weight.Bold) -> QFont:
    """Return the game's font, `pixels` high."""
    font = QFont("Lato", weight=weight)
    font.setPixelSize(max(1, round(pixels)))
    return font


def fitted_font(text: str, pixels: float, width: float, weight: QFont.Weight = QFont.Weight.Bold) -> QFont:
    """Return the game's font, `pixels` high or as much smaller as a text needs to be this wide at most."""
    wide = QFontMetricsF(sized_font(pixels, weight)).horizontalAdvance(text)
    return sized_font(pixels if wide <= width else int(pixels * width / wide), weight)


def set_pen_brush(
    painter: QPainter, fill: Shade | None = None, edge: Shade | QPen | None = None, width: float = 1
) -> None:
    """Take colours for what is painted next: within it, and for its edge. None paints nothing there."""
    painter.setBrush(Qt.BrushStyle.NoBrush if fill is None else _brush(fill))
    if edge is None:
        painter.setPen(Qt.PenStyle.NoPen)
    else:
        painter.setPen(edge if isinstance(edge, QPen) else QPen(_brush(edge), width))


def _brush(shade: Shade) -> QBrush:
    return QBrush(QColor(shade) if isinstance(shade, str) else shade)


def write(
    painter: QPainter,
    box: QRect | QRectF,
    text: str,
    font: QFont,
    ink: QColor | str,
    align: Qt.AlignmentFlag | Qt.TextFlag = AT_LEFT,
    cut: bool = False,
) -> bool:
    """Write a line into a box; one that may be `cut` ends with … where it has no room. Return whether it does."""
    painter.setFont(font)
    painter.setPen(QColor(ink))
    room = int(box.width())
    shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, room) if cut else text
    painter.drawText(box, align, shown)
    return shown != text


def smooth_painter(surface: QPaintDevice) -> QPainter:
    painter = QPainter(surface)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return painter


def drawn(width: float, height: float, ratio: float, paint: Callable[[QPainter], object]) -> QImage:
    """Return a picture of this size in logical pixels, painted with smooth edges, on any thread; `ratio` is that of
    its screen."""
    picture = QImage(round(width * ratio), round(height * ratio), QImage.Format.Format_ARGB32_Premultiplied)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = smooth_painter(picture)
    paint(painter)
    painter.end()
    return picture


def painted(size: QSize, ratio: float, paint: Callable[[QPainter], object]) -> QPixmap:
    """Return a picture of this size in logical pixels, painted with smooth edges; `ratio` is that of its screen."""
    picture = QPixmap(size * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = smooth_painter(picture)
    paint(painter)
    painter.end()
    return picture
