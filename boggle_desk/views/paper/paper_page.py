"""The room in which boards and sheets for a table without a screen are printed."""

from collections.abc import Sequence

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from boggle_desk.views.kit import button, label
from boggle_desk.views.paper.bench import PaperBench
from boggle_desk.views.paper.printable import Printable
from boggle_desk.views.room_page import RoomPage
from boggle_desk.views.services import Services
from boggle_desk.views.spacing import spaced


class PaperPage(RoomPage):
    """Fresh boards with blank lists, and empty score sheets."""

    def __init__(self, services: Services, printables: Sequence[Printable]) -> None:
        super().__init__(services)
        self.bench = PaperBench(services, printables)
        self.home = button(self.tr("To the start"), self.home_asked.emit)
        foot = QHBoxLayout()
        foot.addWidget(self.home)
        foot.addStretch(1)
        foot.addWidget(self.bench.print)
        foot.addWidget(self.bench.save)
        whole = spaced(QVBoxLayout(self), self.look, 12, (40, 20, 40, 20))
        whole.addWidget(label(self.tr("Print boards and score sheets"), "title"))
        whole.addWidget(self.bench, 1)
        whole.addLayout(foot)

    def leave(self) -> None:
        self.bench.stop()

    def take_focus(self) -> None:
        self.bench.take_focus()
