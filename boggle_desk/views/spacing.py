"""Rows and columns of widgets, with spaces that follow the size of the letters while the page is shown."""

from typing import TypeVar

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget

from boggle_desk.views.appearance import Appearance

Laid = TypeVar("Laid", bound=QLayout)
Box = TypeVar("Box", bound=QBoxLayout)
Margins = tuple[int, int, int, int]
Part = QWidget | QLayout | int | tuple[QWidget | QLayout, int | Qt.AlignmentFlag]
"""What goes into a row or column: a widget or a layout, with its stretch or its alignment where it needs one. A number
is free room with this stretch."""


def in_row(
    look: Appearance, *parts: Part, gap: int | None = None, margins: Margins | None = None, on: QWidget | None = None
) -> QHBoxLayout:
    """Return these parts beside each other; `on` a widget they reach its edges, unless there are margins."""
    return _laid(fill(QHBoxLayout(), *parts), look, gap, margins, on)


def in_column(
    look: Appearance, *parts: Part, gap: int | None = None, margins: Margins | None = None, on: QWidget | None = None
) -> QVBoxLayout:
    """Return these parts below each other, like `in_row`."""
    return _laid(fill(QVBoxLayout(), *parts), look, gap, margins, on)


def fill(layout: Box, *parts: Part) -> Box:
    """Put parts behind those that are there; return the layout."""
    for part in parts:
        each, how = part if isinstance(part, tuple) else (part, 0)
        if isinstance(each, int):
            layout.addStretch(each)
        elif isinstance(each, QLayout):
            layout.addLayout(each, how)
        elif isinstance(how, Qt.AlignmentFlag):
            layout.addWidget(each, 0, how)
        else:
            layout.addWidget(each, how)
    return layout


def bare(layout: Box) -> Box:
    """Take the space around and between its parts from a layout; return it."""
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(0)
    return layout


def _laid(layout: Box, look: Appearance, gap: int | None, margins: Margins | None, on: QWidget | None) -> Box:
    if on is not None:
        on.setLayout(layout)
        layout.setContentsMargins(0, 0, 0, 0)
    return layout if gap is None and margins is None else spaced(layout, look, gap, margins)


def spaced(layout: Laid, look: Appearance, spacing: int | None = None, margins: Margins | None = None) -> Laid:
    """Give a layout its spaces, in pixels of the design, now and whenever the look changes; None leaves them as they
    are. Return the layout."""
    _Spacing(layout, look, spacing, margins)
    return layout


class _Spacing(QObject):
    """Lives as long as its layout."""

    def __init__(self, layout: QLayout, look: Appearance, spacing: int | None, margins: Margins | None) -> None:
        super().__init__(layout)
        self._layout, self._look, self._spacing, self._margins = layout, look, spacing, margins
        look.changed.connect(self._fit)
        self._fit()

    def _fit(self) -> None:
        px = self._look.px
        if self._spacing is not None:
            self._layout.setSpacing(px(self._spacing))
        if self._margins is not None:
            left, top, right, bottom = (px(each) if each else 0 for each in self._margins)
            self._layout.setContentsMargins(left, top, right, bottom)
