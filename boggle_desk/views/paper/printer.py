"""Pages on a real printer. What Qt needs for that is loaded when somebody prints."""

from typing import TYPE_CHECKING

from PySide6.QtGui import QPainter

from boggle_desk.views.paper.painting import page_layout, paint
from boggle_desk.views.paper.sheets import Page, Paper, Printout

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

_POINTS = 72
_SAME = 0.01
"""Papers that differ by less than this share of their size are the same: sizes are rounded to whole points."""


class NoPrinting(Exception):
    """The printer takes no pages."""


def has_printer() -> bool:
    """Return whether the system knows a printer."""
    from PySide6.QtPrintSupport import QPrinterInfo

    return bool(QPrinterInfo.availablePrinterNames())


def prepare(printer: "QPrinter", paper: Paper, title: str) -> None:
    """Have a printer use this paper to its edges, and call what it prints so."""
    printer.setDocName(title)
    printer.setPageLayout(page_layout(paper))
    printer.setFullPage(True)


def print_pages(printer: "QPrinter", printout: Printout) -> None:
    """Print the pages that were chosen in the printer's dialog, made smaller or larger where its paper is another one.
    May be called on any thread. Raises `NoPrinting`."""
    printer.setFullPage(True)  # the dialog may have taken margins of its own, and pages have theirs
    painter = QPainter()
    if not painter.begin(printer):
        raise NoPrinting(printer.printerName())
    for place, page in enumerate(_chosen(printer, printout)):
        if place and not printer.newPage():
            painter.end()
            raise NoPrinting(printer.printerName())
        _paint(painter, printer, page)
    if not painter.end():
        raise NoPrinting(printer.printerName())


def _chosen(printer: "QPrinter", printout: Printout) -> tuple[Page, ...]:
    first, last = printer.fromPage(), printer.toPage()
    return printout.pages[first - 1 : last] if first and last else printout.pages


def _paint(painter: QPainter, printer: "QPrinter", page: Page) -> None:
    """Paint a page in the middle of the printer's paper, as large as it fits there."""
    dots = printer.resolution() / _POINTS
    size = printer.pageLayout().fullRectPoints().size()
    fits = min(size.width() / page.paper.width, size.height() / page.paper.height)
    scale = 1.0 if abs(fits - 1) < _SAME else fits
    painter.save()
    for_width, for_height = size.width() - page.paper.width * scale, size.height() - page.paper.height * scale
    painter.translate(for_width / 2 * dots, for_height / 2 * dots)
    paint(painter, page, scale * dots)
    painter.restore()
