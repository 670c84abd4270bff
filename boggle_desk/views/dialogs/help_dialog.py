"""How to play: the pages, and finding words in them."""

import re
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby
from operator import attrgetter
from pathlib import Path

from PySide6.QtCore import QLocale, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QKeySequence,
    QShortcut,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFrameFormat,
    QTextLength,
    QTextTable,
)
from PySide6.QtWidgets import QLineEdit, QListWidgetItem, QTextBrowser, QTextEdit, QWidget

from boggle_desk.paths import resource
from boggle_desk.views.appearance import Appearance
from boggle_desk.views.controls import Card, label
from boggle_desk.views.dialogs.side_window import ChoiceList, SideWindow
from boggle_desk.views.layouts import in_column, in_row, on_resize

_RULES = re.compile(r"[ \t]*<!--(.*?)-->")
_RULE = re.compile(r"[A-Z]\d+")
_SIGNS = re.compile(r"[*_`|]+|^[-#]+ ?|-{3,}", re.MULTILINE)
DEFAULT_LANGUAGE = "en"
_NARROW = 560  # the width in px at 1280×800 below which the contents are above the page
_ANY = 16_777_215  # Qt's word for any length


@dataclass(frozen=True)
class HelpSection:
    """A heading with the text below it, and the ids of the rules that it explains."""

    title: str
    text: str
    rules: tuple[str, ...] = ()

    @cached_property
    def plain(self) -> str:
        """The text without the signs of Markdown, for searching."""
        return " ".join(_SIGNS.sub(" ", self.text).split())

    def rank(self, wanted: str) -> int | None:
        """Return how well the section fits what somebody looks for, 0 best, or None if it does not."""
        wanted = " ".join(wanted.casefold().split())
        if wanted in (rule.casefold() for rule in self.rules) or self.title.casefold().startswith(wanted):
            return 0
        if wanted in self.title.casefold():
            return 1
        return 2 if wanted in self.plain.casefold() else None


@dataclass(frozen=True)
class Chapter:
    """One file of the help: its name, its title, its Markdown without what is hidden, its sections in order, and the
    group of chapters that it belongs to, empty for none."""

    name: str
    title: str
    markdown: str
    sections: tuple[HelpSection, ...]
    group: str = ""


def read_chapters(folder: Path, language: str = DEFAULT_LANGUAGE) -> tuple[Chapter, ...]:
    """Return the chapters in the order of their file names: each in a language, or in English if it isn't translated.

    Raises OSError if they cannot be read.
    """
    english = {path.name: path for path in (folder / DEFAULT_LANGUAGE).glob("*.md")}
    own = {path.name: path for path in (folder / language).glob("*.md")}
    return tuple(_chapter(own.get(name) or english[name]) for name in sorted(english))


def _chapter(path: Path) -> Chapter:
    """Split a file at its headings: the first line is `# Title <!-- Group -->`, sections begin with
    `## Title <!-- B1 B2 -->`."""
    source = path.read_text(encoding="utf-8")
    head, *parts = re.split(r"^##? ", source.strip(), flags=re.MULTILINE)[1:]
    sections = tuple(_section(part) for part in (head, *parts))
    hidden = " ".join(_RULES.findall(head.partition("\n")[0]))
    group = " ".join(_RULE.sub("", hidden).split())
    return Chapter(path.stem, sections[0].title, _RULES.sub("", source), tuple(s for s in sections if s.text), group)


def _section(part: str) -> HelpSection:
    heading, _, text = part.partition("\n")
    rules = tuple(_RULE.findall(" ".join(_RULES.findall(heading))))
    return HelpSection(_RULES.sub("", heading).strip(), text.strip(), rules)


_LINE_HEIGHT = 132.0  # percent
_HEADING_PIXELS = {1: 28, 2: 20}


class HelpPage(QTextBrowser):
    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self._look = look
        self._markdown = ""
        self.setProperty("role", "help")
        self.setOpenLinks(False)
        self.setTabChangesFocus(True)
        look.follow(self._show)

    def show_markdown(self, markdown: str) -> None:
        if markdown != self._markdown:
            self._markdown = markdown
            self._show()
        self.moveCursor(QTextCursor.MoveOperation.Start)
        self.verticalScrollBar().setValue(0)

    def go_to(self, title: str) -> None:
        """Scroll until the heading with this title is at the top."""
        block = next((block for block in _blocks(self.document()) if _is_heading(block, title)), None)
        if block:
            cursor = QTextCursor(block)
            self.setTextCursor(cursor)
            self.verticalScrollBar().setValue(
                self.verticalScrollBar().value() + self.cursorRect(cursor).top() - self._look.px(8)
            )

    def mark(self, wanted: str) -> None:
        marks = []
        found = self.document().find(wanted) if wanted else QTextCursor()
        while not found.isNull():
            marks.append(self._mark_at(found))
            found = self.document().find(wanted, found)
        self.setExtraSelections(marks)

    def _mark_at(self, place: QTextCursor) -> QTextEdit.ExtraSelection:
        mark = QTextEdit.ExtraSelection()
        shape = QTextCharFormat()
        shape.setBackground(QColor(self._look.theme.accent))
        shape.setForeground(QColor(self._look.theme.on_accent))
        # The stub of ExtraSelection does not know its two attributes.
        setattr(mark, "cursor", place)  # noqa: B010 - see the line above
        setattr(mark, "format", shape)  # noqa: B010 - as above
        return mark

    def _show(self) -> None:
        place = self.verticalScrollBar().value()
        document = self.document()
        document.setMarkdown(self._markdown)
        document.setDocumentMargin(self._look.px(12))
        whole = QTextCursor(document)
        whole.beginEditBlock()  # laid out once, not after every step
        for frame in document.rootFrame().childFrames():
            if isinstance(frame, QTextTable):
                self._dress_table(frame)
        for block in _blocks(document):
            self._dress_block(block)
        whole.endEditBlock()
        self.verticalScrollBar().setValue(place)

    def _dress_block(self, block: QTextBlock) -> None:
        px, cursor = self._look.px, QTextCursor(block)
        level = block.blockFormat().headingLevel()
        shape = QTextBlockFormat()
        if level:
            shape.setTopMargin(px(18) if level > 1 else 0)
            shape.setBottomMargin(px(6))
            self._dress_heading(block, level)
        elif not cursor.currentTable():
            shape.setLineHeight(_LINE_HEIGHT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
            shape.setBottomMargin(px(2 if block.textList() else 6))
        cursor.mergeBlockFormat(shape)

    def _dress_heading(self, block: QTextBlock, level: int) -> None:
        cursor = QTextCursor(block)
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
        font = QFont()
        font.setPixelSize(self._look.px(_HEADING_PIXELS[min(level, 2)]))
        font.setWeight(QFont.Weight.Black)
        letters = QTextCharFormat()  # the family stays that of the page
        letters.setFont(font, QTextCharFormat.FontPropertiesInheritanceBehavior.FontPropertiesSpecifiedOnly)
        letters.setForeground(QColor(self._look.theme.accent_text if level > 1 else self._look.theme.text))
        cursor.setCharFormat(letters)

    def _dress_table(self, table: QTextTable) -> None:
        shape = table.format()
        shape.setCellPadding(self._look.px(7))
        shape.setCellSpacing(0)
        shape.setBorderCollapse(True)
        shape.setBorder(1)
        shape.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
        shape.setBorderBrush(QColor(self._look.theme.muted))
        shape.setTopMargin(self._look.px(4))
        shape.setBottomMargin(self._look.px(10))
        if table.columns() == 2:
            shape.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
            columns = [QTextLength(QTextLength.Type.PercentageLength, share) for share in (32, 68)]
            shape.setColumnWidthConstraints(columns)
        table.setFormat(shape)


def _blocks(document: QTextDocument) -> list[QTextBlock]:
    blocks, block = [], document.begin()
    while block.isValid():
        blocks.append(block)
        block = block.next()
    return blocks


def _is_heading(block: QTextBlock, title: str) -> bool:
    return block.blockFormat().headingLevel() > 0 and block.text() == title


_PLACE = Qt.ItemDataRole.UserRole
_SHORTEST_SEARCH = 2


class HelpDialog(SideWindow):
    """The help. `show_chapter` opens it at a page; Ctrl+F searches."""

    def __init__(self, look: Appearance, parent: QWidget | None = None, language: str = "") -> None:
        """`language` is a code such as `en`; empty for the system's. A language without help gets English."""
        super().__init__(look, self.tr("How to play"), QSize(980, 720), parent)
        self._chapters = read_chapters(resource("help"), language or QLocale().name().partition("_")[0])
        self.search = QLineEdit(placeholderText=self.tr("Search"), clearButtonEnabled=True)
        self.contents = _Contents(self.tr("Contents"))
        self.page = HelpPage(self._look)
        self._count = label("", "muted")
        self._name_parts()
        self._lay_out()
        self.search.textChanged.connect(self._list)
        down = QShortcut(QKeySequence(Qt.Key.Key_Down), self.search, context=Qt.ShortcutContext.WidgetShortcut)
        down.activated.connect(self.contents.setFocus)
        self.contents.typed.connect(self._search_on)
        self.search.returnPressed.connect(self.page.setFocus)
        self.contents.currentItemChanged.connect(lambda item, _before: self._open(item))
        self.contents.itemActivated.connect(lambda _item: self.page.setFocus())
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self._begin_search)
        self._look.changed.connect(self._fit_contents)
        on_resize(self, self._fit_contents)
        self._list("")

    def show_chapter(self, name: str) -> None:
        """Open the chapter of a file, such as `29_duplicate`."""
        self.search.clear()
        chapter = next(chapter for chapter in self._chapters if chapter.name == name)
        self.contents.setCurrentRow(self._row_of(chapter))

    def _row_of(self, chapter: Chapter) -> int:
        rows = range(self.contents.count())
        return next(row for row in rows if self.contents.item(row).data(_PLACE) == (chapter, None))

    def _name_parts(self) -> None:
        self.search.setAccessibleName(self.tr("Search help"))
        self.page.setAccessibleName(self.tr("Page"))

    def _lay_out(self) -> None:
        self._left = QWidget()
        in_column(self._look, self.search, self._count, self.contents, on=self._left)
        sheet = Card(self._look, self.page, margin=4)
        self.column.addLayout(self.folding(in_row(self._look, self._left, (sheet, 1)), _NARROW))
        self._fit_contents()
        self.close_button.setDefault(False)  # Enter belongs to the search
        self.contents.setFocus()

    def _fit_contents(self) -> None:
        narrow = self.width() < self._look.px(_NARROW)
        self._left.setMinimumWidth(0 if narrow else self._look.px(250))
        self._left.setMaximumWidth(_ANY if narrow else self._look.px(250))
        self.contents.setMaximumHeight(self._look.px(110) if narrow else _ANY)
        for row in range(self.contents.count()):
            if not self.contents.item(row).data(_PLACE):
                self.contents.item(row).setForeground(QColor(self._look.theme.accent_text))

    def _begin_search(self) -> None:
        self.search.setFocus()
        self.search.selectAll()

    def _search_on(self, letters: str) -> None:
        """Search for what is typed while the contents have the keyboard."""
        self.search.setFocus()
        self.search.insert(letters)

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
            if found:
                self._count.setText(self.tr("%n place(s) found", "", len(found)))
            else:
                self._count.setText(self.tr("Nothing found"))
                self.page.show_markdown(self.tr("Nothing found for “{words}”. Try another word.").format(words=wanted))
                self.page.setAccessibleName(self._count.text())
        self._count.setVisible(len(wanted) >= _SHORTEST_SEARCH)
        self.contents.choose_first()

    def _found(self, wanted: str) -> list[tuple[Chapter, HelpSection]]:
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
        item.setForeground(QColor(self._look.theme.accent_text))
        self.contents.addItem(item)

    def _add_row(self, text: str, chapter: Chapter, section: HelpSection | None) -> None:
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


class _Contents(ChoiceList):
    """Chapters or places. Letters that are typed are for the search."""

    typed = Signal(str)

    def keyboardSearch(self, search: str) -> None:
        self.typed.emit(search)
