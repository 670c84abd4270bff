"""Spaces in a layout that follow the size of the letters while the page is shown."""

from typing import TypeVar

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QLayout

from boggle_desk.views.appearance import Appearance

Laid = TypeVar("Laid", bound=QLayout)
Margins = tuple[int, int, int, int]


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
