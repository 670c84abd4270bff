"""Where something is printed or saved as a PDF: what, how, on which paper, and how it will look."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QLocale, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFormLayout, QHBoxLayout, QVBoxLayout, QWidget

from boggle_desk.models.background_task import BackgroundTask
from boggle_desk.storage.disk import replace_file
from boggle_desk.views.choices import Choice
from boggle_desk.views.kit import Card, announce, button, centre_labels, label, set_role
from boggle_desk.views.notices import reason_of
from boggle_desk.views.paper.painting import pdf
from boggle_desk.views.paper.preview import Preview
from boggle_desk.views.paper.printable import Printable
from boggle_desk.views.paper.printer import print_pages
from boggle_desk.views.paper.sheets import Paper, Printout, Size
from boggle_desk.views.paper.wishes_form import WishesForm
from boggle_desk.views.scrolled import Scrolled
from boggle_desk.views.services import Services
from boggle_desk.views.spacing import spaced

PDF = ".pdf"
_SLOW = 400
"""After so many milliseconds it is said that pages are still being made."""
_SIDE, _WIDEST_SIDE = 430, 0.56
"""The width beside the preview in pixels of the design, and the share of the whole that it may take."""


def usual_size() -> Size:
    """Return the paper that is usual where the system says that we are."""
    locale = QLocale()
    american = locale.measurementSystem() is QLocale.MeasurementSystem.ImperialUSSystem
    near = locale.territory() in (QLocale.Country.Canada, QLocale.Country.Mexico)
    return Size.LETTER if american or near else Size.A4


class PaperBench(QWidget):
    """Choices at the left, a preview at the right. Pages are made beside the window. `print` and `save` are its
    buttons; whoever shows it finds a place for them."""

    written = Signal(object)
    """The path of the PDF that is on the disk now."""
    printed = Signal()
    """The printer has all pages."""
    previewed = Signal()
    """The preview shows what is chosen."""

    def __init__(self, services: Services, printables: Sequence[Printable]) -> None:
        super().__init__()
        self.services, self.look = services, services.look
        for printable in printables:
            printable.setParent(self)
        self.forms = [WishesForm(printable) for printable in printables]
        self.what: Choice[int] = Choice(
            self.tr("What is printed"), [(printable.title, place) for place, printable in enumerate(printables)]
        )
        self.what.setSizeAdjustPolicy(Choice.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.preview = Preview(self.look)
        self.again = button("", self._make_again)
        self.hidden = label("", "muted", wrap=True)
        self.news = label("", "muted", wrap=True)
        self.save = button(self.tr("Save as PDF…"), self.press_save)
        self.print = button(self.tr("Print…"), self.press_print)
        self._work, self._output = BackgroundTask(self), BackgroundTask(self)
        self._pressed: QWidget | None = None
        """The button whose work is being done."""
        self._slow = QTimer(self, singleShot=True, interval=_SLOW)
        self._slow.timeout.connect(lambda: self._say(self.tr("Making the pages…")))
        self._make_paper()
        self._lay_out()
        self.what.currentIndexChanged.connect(lambda _place: self._choose())
        for form in self.forms:
            form.changed.connect(self.refresh)
        self.look.changed.connect(self._fit)
        self._choose()

    def _make_paper(self) -> None:
        self.size_: Choice[Size] = Choice(
            self.tr("Paper"), [(self.tr("A4"), Size.A4), (self.tr("US Letter"), Size.LETTER)]
        )
        self.size_.choose(kept_size(self.services.choices.settings.paper))
        self.direction: Choice[bool | None] = Choice(
            self.tr("Direction"),
            [(self.tr("as it fits"), None), (self.tr("upright"), False), (self.tr("across"), True)],
        )
        self.size_.currentIndexChanged.connect(lambda _place: self._take_size())
        self.direction.currentIndexChanged.connect(lambda _place: self.refresh())

    def _lay_out(self) -> None:
        card = Card(self.look)
        card.column.addWidget(label(self.tr("What is printed?"), "heading"))
        card.column.addWidget(self.what)
        for form in self.forms:
            card.column.addWidget(form)
        card.column.addWidget(self.again)
        sheet = Card(self.look)
        lines = QFormLayout()
        lines.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        for choice in (self.size_, self.direction):
            lines.addRow(choice.accessibleName(), choice)
        centre_labels(lines)
        sheet.column.addLayout(lines)
        content = QWidget()
        column = spaced(QVBoxLayout(content), self.look, 12, (0, 0, 0, 0))
        for each in (card, sheet, self.hidden):
            column.addWidget(each)
        column.addStretch(1)
        side = QVBoxLayout()
        side.addWidget(Scrolled(content), 1)
        side.addWidget(self.news)
        self._side = QWidget()
        self._side.setLayout(side)
        side.setContentsMargins(0, 0, 0, 0)
        whole = spaced(QHBoxLayout(self), self.look, 18, (0, 0, 0, 0))
        whole.addWidget(self._side)
        whole.addWidget(self.preview, 1)
        self._fit()

    def _fit(self) -> None:
        px = self.look.px
        self._side.setFixedWidth(max(1, min(px(_SIDE), round(self.width() * _WIDEST_SIDE))))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    # ------------------------------------------------------------------------------------- choosing

    @property
    def form(self) -> WishesForm:
        """The wishes about what is chosen."""
        return self.forms[self.what.value]

    @property
    def printable(self) -> Printable:
        """What is chosen."""
        return self.form.printable

    @property
    def is_ready(self) -> bool:
        """Whether the preview shows what is chosen."""
        return not self._work.running and self.preview.view.is_ready

    @property
    def paper(self) -> Paper:
        """The paper that is chosen, or that fits."""
        across = self.direction.value
        return Paper(self.size_.value, self.printable.is_across(self.form.wishes) if across is None else across)

    def _choose(self) -> None:
        for place, form in enumerate(self.forms):
            form.setVisible(place == self.what.value and bool(form.widgets))
        self.again.setText(self.printable.again)
        self.again.setVisible(bool(self.printable.again))
        self.refresh()

    def _take_size(self) -> None:
        self.services.choices.change(paper=self.size_.value.name.lower())
        self.refresh()

    def _make_again(self) -> None:
        self.printable.make_again()
        self.refresh()

    def refresh(self) -> None:
        """Show what is chosen as soon as it is made."""
        self._say("")
        shown = self.printable.is_shown(self.form.wishes)
        self.hidden.setText(self.printable.hidden_note)
        self.hidden.setVisible(not shown)
        job = self._job(shown)
        self._work.start(lambda _flag: job(), self._show, self._fail)
        self._slow.start()

    def _show(self, printout: Printout) -> None:
        if not self._slow.isActive() and not self._output.running:
            self._say("")  # no longer that pages are being made
        self._slow.stop()
        self.preview.show_printout(printout)
        self.previewed.emit()

    def _job(self, shown: bool) -> Callable[[], Printout]:
        return self.printable.job(self.form.wishes, self.paper, shown)

    # ------------------------------------------------------------------------------------- paper and file

    def press_save(self) -> None:
        """Ask for a file and write the PDF."""
        name = self.printable.name(self.form.wishes) + PDF
        path = self.services.ask.save_file(self, self.tr("Save as PDF"), name, [(PDF, self.tr("PDF files"))])
        if path is None:
            return
        self._begin(self.save, self.tr("Writing {file}…").format(file=path.name))
        job = self._job(shown=True)
        self._output.start(lambda _flag: _write(path, job), self._written, self._fail, goes_on=True)

    def _written(self, path: Path) -> None:
        self._end(self.tr("Saved: {file}").format(file=path))
        self.written.emit(path)

    def press_print(self) -> None:
        """Ask for a printer and print."""
        title = self.printable.name(self.form.wishes)
        printer = self.services.ask.printer(self, self.tr("Print"), title, self.paper)
        if printer is None:
            return
        self._begin(self.print, self.tr("Printing…"))
        job = self._job(shown=True)
        self._output.start(lambda _flag: print_pages(printer, job()), self._all_printed, self._fail, goes_on=True)

    def _all_printed(self, _nothing: None) -> None:
        self._end(self.tr("The printer has the pages."))
        self.printed.emit()

    def _begin(self, pressed: QWidget, text: str) -> None:
        self._pressed = pressed
        for each in (self.save, self.print):
            each.setEnabled(False)
        self._say(text)

    def _end(self, text: str) -> None:
        self._slow.stop()
        for each in (self.save, self.print):
            each.setEnabled(True)
        if self._pressed:
            self._pressed.setFocus(Qt.FocusReason.OtherFocusReason)  # where the keyboard was
            self._pressed = None
        self._say(text)
        announce(self, text)

    def _fail(self, error: Exception) -> None:
        if isinstance(error, OSError):
            text = self.tr("The file could not be written: {reason}. Choose another place.")
        else:
            text = self.tr("This could not be printed: {reason}")
        text = text.format(reason=reason_of(error))
        self._end(text)
        set_role(self.news, "bad")

    def _say(self, text: str) -> None:
        set_role(self.news, "muted")
        self.news.setText(text)
        self.news.setVisible(bool(text))

    def stop(self) -> None:
        """Come to rest: the preview is not needed any more. What is being written or printed goes on."""
        self._slow.stop()
        self._work.cancel()

    def take_focus(self) -> None:
        """Give the keyboard to the first choice."""
        self.what.setFocus(Qt.FocusReason.OtherFocusReason)


def kept_size(name: str) -> Size:
    """Return the paper of the last time, or the usual one."""
    return next((size for size in Size if size.name.lower() == name), usual_size())


def _write(path: Path, job: Callable[[], Printout]) -> Path:
    replace_file(path, pdf(job()))
    return path
