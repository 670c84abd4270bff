"""A page of the help: Markdown dressed for easy reading."""

from PySide6.QtGui import (
    QColor,
    QFont,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFrameFormat,
    QTextLength,
    QTextTable,
)
from PySide6.QtWidgets import QTextBrowser, QTextEdit

from boggle_desk.views.look import Look

_LINE_HEIGHT = 132.0  # percent
_HEADING_PIXELS = {1: 28, 2: 20}
_SHEET = """QTextBrowser {{ background: transparent; border: {wide}px solid transparent; border-radius: {round}px; }}
QTextBrowser:focus {{ border-color: {accent}; }}"""


class HelpPage(QTextBrowser):
    """Shows one chapter; finds headings and words in it."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._markdown = ""
        self.setOpenLinks(False)
        self.setTabChangesFocus(True)
        look.changed.connect(self._restyle)
        self._restyle()

    def show_markdown(self, markdown: str) -> None:
        """Show a chapter from its beginning."""
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
        """Colour all places where this text stands."""
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

    def _restyle(self) -> None:
        px, theme = self._look.px, self._look.theme
        self.setStyleSheet(_SHEET.format(accent=theme.accent, wide=px(3), round=px(12)))
        self._show()

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
        letters.setForeground(QColor(self._look.theme.accent if level > 1 else self._look.theme.text))
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
