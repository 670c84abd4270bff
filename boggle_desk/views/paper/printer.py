"""Pages painted on the screen, into a PDF, and on a printer."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPageLayout, QPageSize, QPainter, QPdfWriter, QPen, QPolygonF

from boggle_desk import __version__
from boggle_desk.views.appearance import PAPER, Appearance
from boggle_desk.views.faces import paint_face
from boggle_desk.views.paper.sheets import (
    GRAIN,
    Box,
    Line,
    Mark,
    Outline,
    Page,
    Paper,
    Portrait,
    Printout,
    Side,
    Size,
    Text,
    capital,
    font,
    width,
)

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter


_DOTS = 1200  # dots per inch that a PDF counts in; its letters and lines are outlines and have none
_POINTS = 72


def paint(painter: QPainter, page: Page, scale: float) -> None:
    """Paint a page, `scale` units of the painter for each point."""
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    painter.scale(scale / GRAIN, scale / GRAIN)
    for mark in page.marks:
        _paint_mark(painter, mark)
    painter.restore()


def _paint_mark(painter: QPainter, mark: Mark) -> None:
    if isinstance(mark, Text):
        _paint_text(painter, mark)
        return
    if isinstance(mark, Portrait):
        side = mark.side * GRAIN
        paint_face(painter, Appearance(), mark.face, QRectF(_point(mark.x, mark.y), QSizeF(side, side)))
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
        painter.drawRoundedRect(
            QRectF(_point(mark.x, mark.y), QSizeF(mark.width * GRAIN, mark.height * GRAIN)), radius, radius
        )


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


def picture(page: Page, scale: float) -> QImage:
    wide, high = (max(1, round(side * scale)) for side in (page.paper.width, page.paper.height))
    image = QImage(wide, high, QImage.Format.Format_RGB32)
    image.fill(QColor(PAPER.paper))
    painter = QPainter(image)
    paint(painter, page, scale)
    painter.end()
    return image


def page_layout(paper: Paper) -> QPageLayout:
    """Return the paper as printers know it, without margins: pages have their own."""
    sizes = {Size.A4: QPageSize.PageSizeId.A4, Size.LETTER: QPageSize.PageSizeId.Letter}
    orientation = QPageLayout.Orientation.Landscape if paper.across else QPageLayout.Orientation.Portrait
    return QPageLayout(QPageSize(sizes[paper.size]), orientation, QMarginsF())


def pdf(printout: Printout) -> bytes:
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


class NoPrinting(Exception):
    """The printer takes no pages."""


def has_printer() -> bool:
    from PySide6.QtPrintSupport import QPrinterInfo

    return bool(QPrinterInfo.availablePrinterNames())


def prepare(printer: "QPrinter", paper: Paper, title: str) -> None:
    """Set paper, full-page mode and document name."""
    printer.setDocName(title)
    printer.setPageLayout(page_layout(paper))
    printer.setFullPage(True)


def print_pages(printer: "QPrinter", printout: Printout) -> None:
    """Print the pages chosen in the dialog, scaled to the paper; on any thread. Raises `NoPrinting`."""
    printer.setFullPage(True)  # the dialog may have taken margins of its own, and pages have theirs
    painter = QPainter()
    if not painter.begin(printer):
        raise NoPrinting(printer.printerName())
    first, last = printer.fromPage(), printer.toPage()
    for place, page in enumerate(printout.pages[first - 1 : last] if first and last else printout.pages):
        if place and not printer.newPage():
            painter.end()
            raise NoPrinting(printer.printerName())
        _paint_on(painter, printer, page)
    if not painter.end():
        raise NoPrinting(printer.printerName())


def _paint_on(painter: QPainter, printer: "QPrinter", page: Page) -> None:
    """Paint a page in the middle of the printer's paper, as large as it fits there."""
    dots = printer.resolution() / _POINTS
    size = printer.pageLayout().fullRectPoints().size()
    fits = min(size.width() / page.paper.width, size.height() / page.paper.height)
    scale = 1.0 if abs(fits - 1) < 0.01 else fits  # sizes are rounded to whole points
    painter.save()
    for_width, for_height = size.width() - page.paper.width * scale, size.height() - page.paper.height * scale
    painter.translate(for_width / 2 * dots, for_height / 2 * dots)
    paint(painter, page, scale * dots)
    painter.restore()
