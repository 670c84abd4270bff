"""Pages painted: on the screen, on a printer, in a PDF. May be called on any thread."""

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPageLayout, QPageSize, QPainter, QPdfWriter, QPen, QPolygonF

from boggle_desk import __version__
from boggle_desk.views.paper.letters import GRAIN, capital, font, width
from boggle_desk.views.paper.marks import Box, Line, Mark, Outline, Side, Text
from boggle_desk.views.paper.sheets import Page, Paper, Printout, Size
from boggle_desk.views.theme import PAPER

_DOTS = 1200
"""Dots per inch that a PDF counts in; its letters and lines are outlines and have none."""
_POINTS = 72


def paint(painter: QPainter, page: Page, scale: float) -> None:
    """Paint a page, `scale` units of the painter for each point."""
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    painter.scale(scale / GRAIN, scale / GRAIN)
    for mark in page.marks:
        _paint(painter, mark)
    painter.restore()


def _paint(painter: QPainter, mark: Mark) -> None:
    if isinstance(mark, Text):
        _paint_text(painter, mark)
        return
    _take_pen(painter, mark.thick, mark.ink)
    if isinstance(mark, Line):
        painter.drawLine(_point(*mark.start), _point(*mark.end))
        return
    painter.setBrush(QColor(mark.fill) if mark.fill else Qt.BrushStyle.NoBrush)
    if isinstance(mark, Outline):
        painter.drawPolygon(QPolygonF([_point(*point) for point in mark.points]))
    elif isinstance(mark, Box):
        radius = mark.radius * GRAIN
        painter.drawRoundedRect(QRectF(_point(mark.x, mark.y), _size(mark.width, mark.height)), radius, radius)


def _take_pen(painter: QPainter, thick: float, ink: str) -> None:
    if not thick:
        painter.setPen(Qt.PenStyle.NoPen)
        return
    pen = QPen(QColor(ink), thick * GRAIN)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)


def _paint_text(painter: QPainter, mark: Text) -> None:
    free = mark.width - width(mark.text, mark.size, mark.face)
    x = mark.x + {Side.LEFT: 0.0, Side.MIDDLE: free / 2, Side.RIGHT: free}[mark.side]
    painter.setFont(font(mark.face, mark.size))
    painter.setPen(QColor(mark.ink))
    if not mark.turn:
        painter.drawText(_point(x, mark.y), mark.text)
        return
    middle = _point(mark.x + mark.width / 2, mark.y - capital(mark.size) / 2)
    painter.save()
    painter.translate(middle)
    painter.rotate(90 * mark.turn)
    painter.drawText(_point(x, mark.y) - middle, mark.text)
    painter.restore()


def _point(x: float, y: float) -> QPointF:
    return QPointF(x * GRAIN, y * GRAIN)


def _size(wide: float, high: float) -> QSizeF:
    return QSizeF(wide * GRAIN, high * GRAIN)


def picture(page: Page, scale: float) -> QImage:
    """Return a page as a picture, `scale` pixels for each point."""
    paper = page.paper
    size = _scaled(paper, scale)
    image = QImage(*size, QImage.Format.Format_RGB32)
    image.fill(QColor(PAPER.paper))
    painter = QPainter(image)
    paint(painter, page, scale)
    painter.end()
    return image


def _scaled(paper: Paper, scale: float) -> tuple[int, int]:
    return max(1, round(paper.width * scale)), max(1, round(paper.height * scale))


def page_layout(paper: Paper) -> QPageLayout:
    """Return the paper as printers know it, without margins: pages have their own."""
    sizes = {Size.A4: QPageSize.PageSizeId.A4, Size.LETTER: QPageSize.PageSizeId.Letter}
    orientation = QPageLayout.Orientation.Landscape if paper.across else QPageLayout.Orientation.Portrait
    return QPageLayout(QPageSize(sizes[paper.size]), orientation, QMarginsF())


def pdf(printout: Printout) -> bytes:
    """Return the PDF file of a printout: outlines and letters, with the letters' font inside."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(printout.title)
    writer.setCreator(f"Boggle Desk {__version__}")
    writer.setResolution(_DOTS)
    writer.setPageLayout(page_layout(printout.pages[0].paper))
    painter = QPainter(writer)
    for place, page in enumerate(printout.pages):
        if place:
            writer.setPageLayout(page_layout(page.paper))
            writer.newPage()
        paint(painter, page, _DOTS / _POINTS)
    painter.end()
    return bytes(buffer.data().data())
