"""Print, or save as PDF: the window over a page."""

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from boggle_desk.views.dialogs.side_window import SideWindow
from boggle_desk.views.paper.bench import PaperBench
from boggle_desk.views.paper.printable import Printable
from boggle_desk.views.services import Services


class PrintDialog(SideWindow):
    """What can be printed here, what is shown on the page first."""

    def __init__(self, services: Services, printables: Sequence[Printable], parent: QWidget | None = None) -> None:
        super().__init__(services.look, self.tr("Print or save as PDF"), QSize(1080, 740), parent)
        self.bench = PaperBench(services, printables)
        self.column.addWidget(self.bench, 1)
        self.add_button(self.bench.print)
        self.add_button(self.bench.save).setDefault(True)
        self.bench.take_focus()

    def done(self, result: int) -> None:
        """Close: the preview is not needed any more."""
        self.bench.stop()
        super().done(result)
