"""How to play: the chapters of the help with a table of contents and a search."""

from itertools import groupby
from operator import attrgetter

from PySide6.QtCore import QLocale, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QListWidgetItem, QVBoxLayout, QWidget

from boggle_desk.paths import resource
from boggle_desk.views.dialogs.help_page import HelpPage
from boggle_desk.views.dialogs.help_text import Chapter, Section, read_chapters
from boggle_desk.views.dialogs.parts import ChoiceList
from boggle_desk.views.dialogs.side_window import SideWindow
from boggle_desk.views.kit import Card, label
from boggle_desk.views.look import Look

_PLACE = Qt.ItemDataRole.UserRole
_SHORTEST_SEARCH = 2


class HelpDialog(SideWindow):
    """The help. `show_section` opens it at a heading; Ctrl+F searches."""

    def __init__(self, look: Look, parent: QWidget | None = None, language: str = "") -> None:
        """`language` is a code such as `en`; empty for the system's. A language without help gets English."""
        super().__init__(look, self.tr("How to play"), QSize(980, 720), parent)
        self._chapters = read_chapters(resource("help"), language or QLocale.system().name()[:2])
        self.search = _SearchField()
        self.contents = ChoiceList(look, self.tr("Contents"))
        self.page = HelpPage(look)
        self._count = label("", "muted")
        self._name_parts()
        self._lay_out()
        self.search.textChanged.connect(self._list)
        self.search.down.connect(self.contents.setFocus)
        self.search.returnPressed.connect(self.page.setFocus)
        self.contents.currentItemChanged.connect(lambda item, _before: self._open(item))
        self.contents.itemActivated.connect(lambda _item: self.page.setFocus())
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self._begin_search)
        look.changed.connect(self._fit_contents)
        self._list("")

    def show_section(self, title: str) -> bool:
        """Open the page at a heading; return whether there is one with this title."""
        self.search.clear()
        for chapter in self._chapters:
            if title == chapter.title or any(section.title == title for section in chapter.sections):
                self.contents.setCurrentRow(self._row_of(chapter))
                self.page.go_to(title)
                return True
        return False

    def _row_of(self, chapter: Chapter) -> int:
        """Return the row of a chapter while all chapters are listed."""
        rows = range(self.contents.count())
        return next(row for row in rows if self.contents.item(row).data(_PLACE) == (chapter, None))

    def _name_parts(self) -> None:
        self.search.setPlaceholderText(self.tr("Search"))
        self.search.setAccessibleName(self.tr("Search the help"))
        self.search.setClearButtonEnabled(True)
        self.page.setAccessibleName(self.tr("Page"))

    def _lay_out(self) -> None:
        self._left = QWidget()
        left = QVBoxLayout(self._left)
        left.setContentsMargins(0, 0, 0, 0)
        for part in (self.search, self._count, self.contents):
            left.addWidget(part)
        row = QHBoxLayout()
        row.addWidget(self._left)
        sheet = Card(self._look, margin=4)
        sheet.column.addWidget(self.page)
        row.addWidget(sheet, 1)
        self.column.addLayout(row)
        self._fit_contents()
        self.close_button.setDefault(False)  # Enter belongs to the search
        self.contents.setFocus()

    def _fit_contents(self) -> None:
        self._left.setFixedWidth(self._look.px(250))
        for row in range(self.contents.count()):
            if not self.contents.item(row).data(_PLACE):
                self.contents.item(row).setForeground(QColor(self._look.theme.accent))

    def _begin_search(self) -> None:
        self.search.setFocus()
        self.search.selectAll()

    def _list(self, wanted: str) -> None:
        """Fill the contents: the chapters, or the sections where the wanted text stands, best first."""
        wanted = wanted.strip()
        with QSignalBlocker(self.contents):  # or every row would be opened as those above it go
            self.contents.clear()
        if len(wanted) < _SHORTEST_SEARCH:
            for group, chapters in groupby(self._chapters, key=attrgetter("group")):
                self._add_group(group)
                for chapter in chapters:
                    self._add_row(chapter.title, chapter, None)
            self._count.setText("")
        else:
            found = self._found(wanted)
            for chapter, section in found:
                self._add_row(section.title, chapter, section)
            self._count.setText(self.tr("%n place(s) found", "", len(found)))
        self._count.setVisible(len(wanted) >= _SHORTEST_SEARCH)
        self.contents.choose_first()

    def _found(self, wanted: str) -> list[tuple[Chapter, Section]]:
        ranked = [
            (rank, place, chapter, section)
            for place, (chapter, section) in enumerate((c, s) for c in self._chapters for s in c.sections)
            if (rank := section.rank(wanted)) is not None
        ]
        return [(chapter, section) for _rank, _place, chapter, section in sorted(ranked, key=lambda found: found[:2])]

    def _add_group(self, title: str) -> None:
        """Add a heading over the chapters of a group; nothing can be chosen there, and the arrow keys go past it."""
        if not title:
            return
        item = QListWidgetItem(title)
        item.setFlags(Qt.ItemFlag.NoItemFlags)
        font = self.contents.font()
        font.setWeight(QFont.Weight.Black)
        item.setFont(font)
        item.setForeground(QColor(self._look.theme.accent))
        self.contents.addItem(item)

    def _add_row(self, text: str, chapter: Chapter, section: Section | None) -> None:
        item = QListWidgetItem(text)
        item.setData(_PLACE, (chapter, section))
        if section and section.title != chapter.title:
            item.setToolTip(chapter.title)
        self.contents.addItem(item)

    def _open(self, item: QListWidgetItem | None) -> None:
        if item is None:
            return
        chapter, section = item.data(_PLACE)
        self.page.show_markdown(chapter.markdown)
        self.page.setAccessibleName(chapter.title)
        self.page.mark(self.search.text().strip() if section else "")
        if section:
            self.page.go_to(section.title)


class _SearchField(QLineEdit):
    """A search field whose Down key leads to what was found."""

    down = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Down:
            self.down.emit()
        else:
            super().keyPressEvent(event)
