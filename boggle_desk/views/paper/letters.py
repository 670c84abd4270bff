"""How wide texts are on paper, and how they are made to fit. May be asked on any thread."""

import threading

from PySide6.QtGui import QFont, QFontMetricsF

from boggle_desk.views.paper.marks import Face

GRAIN = 20
"""Letters are set in twentieths of a point, as fine as sizes of type are."""
_MEASURED = 1000
_CAPITAL = 0.717
"""The height of Lato's capitals at a size of 1."""
_MORE = "…"
_measures = threading.local()
"""Metrics are kept by each thread for itself: many texts are measured for one page."""
_JOINING = ("liga", "clig", "calt")
"""What makes one sign of several: in a PDF the letters of a joined sign could neither be searched nor copied."""


def font(face: Face, size: float) -> QFont:
    """Return the font of a size in points for a painter that counts in `GRAIN`s of a point."""
    return _font(face, max(1, round(size * GRAIN)))


def _font(face: Face, pixels: int) -> QFont:
    made = QFont("Lato")
    made.setPixelSize(pixels)
    made.setWeight(QFont.Weight(face.value))
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    for feature in _JOINING:
        made.setFeature(QFont.Tag(feature), 0)
    return made


def capital(size: float) -> float:
    """Return how high the capitals of a size are."""
    return _CAPITAL * size


def width(text: str, size: float, face: Face = Face.REGULAR) -> float:
    """Return how wide a text is."""
    return _metrics(face).horizontalAdvance(text) * size / _MEASURED


def _metrics(face: Face) -> QFontMetricsF:
    kept: dict[Face, QFontMetricsF] = _measures.__dict__.setdefault("kept", {})
    if face not in kept:
        kept[face] = QFontMetricsF(_font(face, _MEASURED))
    return kept[face]


def elided(text: str, room: float, size: float, face: Face = Face.REGULAR) -> str:
    """Return a text that fits into the room, with `…` for what was left out at its end. What cannot be printed, such as
    a line break in a name, becomes a space."""
    text = "".join(sign if sign.isprintable() else " " for sign in text).strip()
    if width(text, size, face) <= room:
        return text
    least, most = 0, len(text)
    while least < most:
        middle = (least + most + 1) // 2
        if width(text[:middle].rstrip() + _MORE, size, face) <= room:
            least = middle
        else:
            most = middle - 1
    return text[:least].rstrip() + _MORE if least else ""


def wrapped(text: str, room: float, size: float, face: Face = Face.REGULAR) -> list[str]:
    """Return the lines of a text that fit into the room; a word wider than that is cut into pieces."""
    lines: list[str] = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if width(longer, size, face) <= room:
            lines[-1] = longer
            continue
        pieces = _pieces(word, room, size, face)
        lines = [*lines, *pieces] if lines[-1] else [*lines[:-1], *pieces]
    return lines


def _pieces(word: str, room: float, size: float, face: Face) -> list[str]:
    pieces = [""]
    for sign in word:
        if pieces[-1] and width(pieces[-1] + sign, size, face) > room:
            pieces.append("")
        pieces[-1] += sign
    return pieces


def fitting(text: str, room: float, size: float, face: Face = Face.REGULAR) -> float:
    """Return the size, at most this one, at which a text fits into the room."""
    wide = width(text, size, face)
    return size if wide <= room else size * room / wide
