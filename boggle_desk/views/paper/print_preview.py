"""Where something is printed or saved as a PDF: what, how, on which paper, and how it will look."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QLocale, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QImage, QKeyEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QFormLayout, QHBoxLayout, QSizePolicy, QWidget

from boggle_desk.models.background_task import BackgroundTask
from boggle_desk.storage.disk import export_file
from boggle_desk.views.appearance import CENTRE, Appearance
from boggle_desk.views.controls import Card, add_row, announce, button, label, set_role, tell
from boggle_desk.views.dialogs.side_window import SideWindow
from boggle_desk.views.forms import Choice, Form
from boggle_desk.views.layouts import Scrolled, fill, in_column, in_row, on_resize
from boggle_desk.views.notices import reason_of
from boggle_desk.views.paper.printable import Printable
from boggle_desk.views.paper.printer import pdf, picture, print_pages
from boggle_desk.views.paper.sheets import Page, Paper, Printout, Size
from boggle_desk.views.pictures import PNG, png
from boggle_desk.views.services import AppContext

_KEYS = {
    Qt.Key.Key_PageUp: -1,
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_PageDown: 1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_Home: -1_000_000,
    Qt.Key.Key_End: 1_000_000,
}
_SHADOW = 5


class PageView(QWidget):
    """Shows a page as large as there is room, painted on a background thread; until then the last one stays."""

    leafed = Signal(int)

    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self._look = look
        self.page: Page | None = None
        self._image = QImage()
        self._work = BackgroundTask(self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(self.tr("Preview"))
        on_resize(self, self._paint_beside)

    @property
    def is_ready(self) -> bool:
        return not self._work.running

    def show_page(self, page: Page | None) -> None:
        self.page = page
        self.setAccessibleDescription(". ".join(page.texts) if page else "")
        self._paint_beside()

    def _paint_beside(self) -> None:
        self._work.cancel()
        page, scale = self.page, self._scale() * self.devicePixelRatioF()
        if page is None or scale <= 0:
            self._image = QImage()
            self.update()
            return
        self._work.start(lambda _flag: picture(page, scale), self._take)

    def _scale(self) -> float:
        if self.page is None:
            return 0.0
        paper, room = self.page.paper, self.size() - QSize(4 * _SHADOW, 4 * _SHADOW)
        return min(room.width() / paper.width, room.height() / paper.height)

    def _take(self, image: QImage) -> None:
        self._image = image
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(420), self._look.px(520))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(160), self._look.px(200))

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.page is None or self._image.isNull():
            return
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        scale, paper = self._scale(), self.page.paper
        sheet = QRectF(0, 0, paper.width * scale, paper.height * scale)
        sheet.moveCenter(QRectF(self.rect()).center())
        painter.fillRect(sheet.translated(_SHADOW, _SHADOW), QColor(0, 0, 0, round(self._look.theme.shadow * 120)))
        painter.drawImage(sheet, self._image)
        focused = self.hasFocus()
        colour = self._look.theme.accent if focused else self._look.theme.muted
        painter.setPen(QPen(QColor(colour), 3 if focused else 1))
        painter.drawRect(sheet)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        pages = _KEYS.get(Qt.Key(event.key()))
        if pages is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
        else:
            self.leafed.emit(pages)

    def wheelEvent(self, event: QWheelEvent) -> None:
        turned = event.angleDelta().y()
        if turned:
            self.leafed.emit(-1 if turned > 0 else 1)


class Preview(QWidget):
    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self._printout: Printout | None = None
        self.place = 0  # the number of the page that is shown, from 0
        self.view = PageView(look)
        self.where = label("", "muted", align=CENTRE)
        self.back = button(self.tr("Back"), lambda: self.leaf(-1), "small")
        self.forward = button(self.tr("Forward"), lambda: self.leaf(1), "small")
        row = fill(QHBoxLayout(), self.back, (self.where, 1), self.forward)
        in_column(look, (self.view, 1), row, on=self)
        self.view.leafed.connect(self.leaf)

    def show_printout(self, printout: Printout) -> None:
        self._printout = printout
        self._go(self.place)

    def leaf(self, pages: int) -> None:
        before = self.place
        self._go(before + pages)
        if self.place != before:
            announce(self.view, self.where.text())

    def _go(self, place: int) -> None:
        pages = self._printout.pages if self._printout else ()
        self.place = max(0, min(place, len(pages) - 1))
        self.view.show_page(pages[self.place] if pages else None)
        self.where.setText(self.tr("Page {place} of {pages}").format(place=self.place + 1, pages=len(pages)))
        for each, usable in ((self.back, self.place > 0), (self.forward, self.place < len(pages) - 1)):
            if each.hasFocus() and not usable:
                self.view.setFocus()
            each.setEnabled(usable)


class WishesForm(QWidget):
    """Shows what can be chosen about a printable; `wishes` is what is chosen."""

    changed = Signal()

    def __init__(self, printable: Printable) -> None:
        super().__init__()
        self.printable, self.wishes = printable, printable.wishes
        self._form = Form(self, printable.fields())
        self.widgets = {name: field.widget for name, field in self._form.fields.items()}
        for widget in self.widgets.values():
            if isinstance(widget, Choice):
                widget.setSizeAdjustPolicy(Choice.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._form.show(self.wishes)
        self.rows = QFormLayout(self)
        self.rows.setContentsMargins(0, 0, 0, 0)
        self._form.lay_out(self.rows)
        self._form.changed.connect(self._wish)

    def _wish(self, name: str) -> None:
        self.wishes = replace(self.wishes, **{name: self._form.fields[name].value})
        self.changed.emit()


PDF = ".pdf"
_SIDE, _WIDEST_SIDE = 430, 0.56
"""The width beside the preview in px at 1280×800, and the share of the whole that it may take."""


def usual_size() -> Size:
    """Return the paper that is usual where the system says that we are."""
    locale = QLocale.system()
    american = locale.measurementSystem() is QLocale.MeasurementSystem.ImperialUSSystem
    near = locale.territory() in (QLocale.Country.Canada, QLocale.Country.Mexico)
    return Size.LETTER if american or near else Size.A4


class PrintPreview(QWidget):
    """Choices at the left, a preview at the right. Pages are made on a background thread. `print` and `save` are its
    buttons; its owner finds a place for them."""

    written = Signal(object)  # the path of the PDF that is on the disk now
    previewed = Signal()  # the preview shows what is chosen

    def __init__(self, services: AppContext, printables: Sequence[Printable]) -> None:
        super().__init__()
        self.services, self.look, self._printables = services, services.look, printables
        for printable in printables:
            printable.setParent(self)
        self._work, self._output = BackgroundTask(self), BackgroundTask(self)
        self._forms = [WishesForm(printable) for printable in printables]
        self.what: Choice[int] = Choice(
            self.tr("What to print"), [(printable.title, place) for place, printable in enumerate(printables)]
        )
        self.what.setSizeAdjustPolicy(Choice.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.preview = Preview(self.look)
        self.again = button("", self._make_again)
        self.hidden = label("", "muted", wrap=True)
        self.news = label("", "muted", wrap=True)
        self.save = button(self.tr("Save as file…"), self.press_save)
        self.share = button(self.tr("Save picture…"), partial(self.press_save, PNG))
        self.print = button(self.tr("Print…"), self.press_print)
        self._pressed: QWidget | None = None
        self._slow = QTimer(self, singleShot=True, interval=400)
        self._slow.timeout.connect(lambda: self._say(self.tr("Making the pages…")))
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
        self._side = QWidget(self)
        content = QWidget(self._side)
        self._scrolled = Scrolled(content)
        in_column(self.look, (self._scrolled, 1), self.news, on=self._side)
        in_row(self.look, self._side, (self.preview, 1), gap=18, on=self)
        what = label(self.tr("What do you want to print?"), "heading")
        card = Card(self.look, what, self.what, *self._forms, self.again)
        self._paper_rows = lines = QFormLayout()
        for choice in (self.size_, self.direction):
            add_row(lines, choice.accessibleName(), choice)
        in_column(self.look, card, Card(self.look, lines), self.hidden, 1, gap=12, on=content)
        self._fit()
        self.what.currentIndexChanged.connect(lambda _place: self._choose())
        self.look.changed.connect(self._fit)
        on_resize(self, self._fit)
        for form in self._forms:
            form.changed.connect(self.refresh)
        self._choose()

    def _fit(self) -> None:
        px = self.look.px
        wide, room = px(_SIDE), round(self.width() * _WIDEST_SIDE)
        self._side.setFixedWidth(max(1, min(wide, room)))
        policy = QFormLayout.RowWrapPolicy.WrapAllRows if room < wide else QFormLayout.RowWrapPolicy.WrapLongRows
        for rows in (self._paper_rows, *(form.rows for form in self._forms)):
            rows.setRowWrapPolicy(policy)  # beside its name a choice would be cut off
            rows.activate()
        self._scrolled.fit()

    @property
    def form(self) -> WishesForm:
        return self._forms[self.what.value]

    @property
    def printable(self) -> Printable:
        return self._printables[self.what.value]

    @property
    def is_ready(self) -> bool:
        """Whether the preview shows what is chosen."""
        return not self._work.running and self.preview.view.is_ready

    @property
    def paper(self) -> Paper:
        across = self.direction.value
        return Paper(self.size_.value, self.printable.is_across(self.form.wishes) if across is None else across)

    def _choose(self) -> None:
        for form in self._forms:
            form.setVisible(form is self.form and bool(form.widgets))
        self._fit()
        tell(self.again, self.printable.again)
        self.share.setVisible(self.printable.shared)
        self.refresh()

    def _take_size(self) -> None:
        self.services.choices.change(paper=self.size_.value.name.lower())
        self.refresh()

    def _make_again(self) -> None:
        self.printable.make_again()
        self.refresh()

    def refresh(self) -> None:
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

    def press_save(self, first: str = PDF) -> None:
        """Ask for a file and write the pages into it; the ending of what is proposed is `first`."""
        name = self.printable.name(self.form.wishes) + first
        kinds = sorted([(PDF, self.tr("PDF files")), (PNG, self.tr("Pictures"))], key=lambda kind: kind[0] != first)
        path = self.services.ask.save_file(self, self.tr("Save as file"), name, kinds)
        if path is None:
            return
        self._begin(self.share if first == PNG else self.save, self.tr("Writing {file}…").format(file=path.name))
        job, place = self._job(shown=True), self.services.workshop
        self._output.start(lambda _flag: _write(path, job, place), self._written, self._fail, writes=path.name)

    def _written(self, path: Path) -> None:
        self._end(self.tr("Saved: {file}").format(file=path))
        self.written.emit(path)

    def press_print(self) -> None:
        title = self.printable.name(self.form.wishes)
        printer = self.services.ask.printer(self, self.tr("Print"), title, self.paper)
        if printer is None:
            return
        self._begin(self.print, self.tr("Printing…"))
        job = self._job(shown=True)
        self._output.start(
            lambda _flag: print_pages(printer, job()),
            lambda _none: self._end(self.tr("Sent to the printer.")),
            self._fail,
            writes=title,
        )

    def _begin(self, pressed: QWidget, text: str) -> None:
        self._pressed = pressed
        for each in (self.save, self.share, self.print):
            each.setEnabled(False)
        self._say(text)

    def _end(self, text: str) -> None:
        self._slow.stop()
        for each in (self.save, self.share, self.print):
            each.setEnabled(True)
        if self._pressed:
            self._pressed.setFocus(Qt.FocusReason.OtherFocusReason)  # where the keyboard was
            self._pressed = None
        self._say(text)
        announce(self, text)

    def _fail(self, error: Exception) -> None:
        if isinstance(error, OSError):
            text = self.tr("The file couldn't be written: {reason}. Choose another place.")
        else:
            text = self.tr("This couldn't be printed: {reason}")
        text = text.format(reason=reason_of(error))
        self._end(text)
        set_role(self.news, "bad")

    def _say(self, text: str) -> None:
        set_role(self.news, "muted")
        tell(self.news, text)

    def stop(self) -> None:
        """Cancel the preview; writing and printing continue."""
        self._slow.stop()
        self._work.cancel()

    def take_focus(self) -> None:
        self.what.setFocus(Qt.FocusReason.OtherFocusReason)


def kept_size(name: str) -> Size:
    """Return the paper of the last time, or the usual one."""
    return next((size for size in Size if size.name.lower() == name), usual_size())


def _write(path: Path, job: Callable[[], Printout], place: Path) -> Path:
    """Write a PDF or, by the ending of the file, a picture of each page; further pages have numbers in their names."""
    printout = job()
    if path.suffix.lower() != PNG:
        export_file(path, pdf(printout), place)
        return path
    for number, page in enumerate(printout.pages, 1):
        numbered = path if number == 1 else path.with_stem(f"{path.stem} {number}")
        export_file(numbered, png(picture(page, (300 / 72))), place)  # 300 dots per inch
    return path


class PrintDialog(SideWindow):
    def __init__(self, services: AppContext, printables: Sequence[Printable], parent: QWidget | None = None) -> None:
        super().__init__(services.look, self.tr("Print or save as PDF"), QSize(1080, 740), parent)
        self.bench = PrintPreview(services, printables)
        self.column.addWidget(self.bench, 1)
        self.add_button(self.bench.print)
        self.add_button(self.bench.share)
        self.add_button(self.bench.save).setDefault(True)
        self.bench.take_focus()

    def done(self, result: int) -> None:
        self.bench.stop()
        super().done(result)
