"""Small pictures on buttons, drawn in one colour of the theme."""

from functools import lru_cache

from PySide6.QtGui import QIcon, QImage, QPixmap

from boggle_desk.paths import resource
from boggle_desk.views.appearance import Appearance

_LARGEST = 96
"""The side in which pictures are made, in pixels: Qt makes them smaller, not larger."""


def icon(look: Appearance, name: str, colour: str = "") -> QIcon:
    """Return a picture of `resources/images/icons` in a colour, that of the text unless another is given."""
    return _icon(name, colour or look.theme.text)


@lru_cache(maxsize=64)
def _icon(name: str, colour: str) -> QIcon:
    drawn = resource("images", "icons", f"{name}.svg").read_text(encoding="utf-8")
    sized = drawn.replace("<svg ", f'<svg width="{_LARGEST}" height="{_LARGEST}" ').replace("currentColor", colour)
    return QIcon(QPixmap.fromImage(QImage.fromData(sized.encode())))
