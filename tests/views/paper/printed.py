"""Printed pages looked at as a typographer does: where each text stands, and whether anything is lost."""

from PySide6.QtCore import QRectF

from boggle_desk.views.paper.sheets import (
    Box,
    Line,
    Mark,
    Outline,
    Page,
    Portrait,
    Printout,
    Side,
    Text,
    capital,
    width,
)

_EDGE = 28.0
"""A centimetre: no printer needs more."""
_HAIR = 0.05


def area(mark: Mark) -> QRectF:
    """Return the rectangle that a mark covers, of a text that of its capitals."""
    if isinstance(mark, Text):
        return _text_area(mark)
    if isinstance(mark, Box):
        return QRectF(mark.x, mark.y, mark.width, mark.height)
    if isinstance(mark, Portrait):
        return QRectF(mark.x, mark.y, mark.side, mark.side)
    points = mark.points if isinstance(mark, Outline) else (mark.start, mark.end)
    assert isinstance(mark, Outline | Line)
    left, top = (min(point[axis] for point in points) for axis in (0, 1))
    right, bottom = (max(point[axis] for point in points) for axis in (0, 1))
    return QRectF(left, top, right - left, bottom - top)


def _text_area(mark: Text) -> QRectF:
    wide, high = width(mark.text, mark.size, mark.face), capital(mark.size)
    free = mark.width - wide
    x = mark.x + {Side.LEFT: 0.0, Side.MIDDLE: free / 2, Side.RIGHT: free}[mark.side]
    if mark.turn % 2:
        middle = (mark.x + mark.width / 2, mark.y - high / 2)
        return QRectF(middle[0] - high / 2, middle[1] - wide / 2, high, wide)
    return QRectF(x, mark.y - high, wide, high)


def check(printout: Printout) -> None:
    """Fail unless every page has something on it, all of it within the paper's edges, each text within its width, and
    no text on another."""
    assert printout.pages
    for page in printout.pages:
        assert len(page.texts) > 2, "a page with nothing but its foot"
        _check_edges(page)
        texts = [mark for mark in page.marks if isinstance(mark, Text) and mark.text]
        for mark in texts:
            assert width(mark.text, mark.size, mark.face) <= mark.width + _HAIR, f"'{mark.text}' is wider than its room"
        _check_apart(texts)


def _check_edges(page: Page) -> None:
    paper = QRectF(0, 0, page.paper.width, page.paper.height).adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
    for mark in page.marks:
        assert paper.contains(area(mark).adjusted(0, 0, _HAIR, _HAIR)), f"{mark} is off the paper"


def _check_apart(texts: list[Text]) -> None:
    areas = sorted(((area(text).adjusted(_HAIR, _HAIR, -_HAIR, -_HAIR), text.text) for text in texts),
                   key=lambda each: each[0].top())  # fmt: skip
    for place, (one, text) in enumerate(areas):
        for other, another in areas[place + 1 :]:
            if other.top() > one.bottom():
                break
            assert not one.intersects(other), f"'{text}' lies on '{another}'"


def texts_of(printout: Printout) -> list[str]:
    """Return all texts in the order in which they were set, without the feet of the pages."""
    return [text for page in printout.pages for text in page.texts[:-2]]
