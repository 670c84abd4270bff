"""A player's list as an item model."""

from typing import Any

from PySide6.QtCore import QAbstractListModel, QCoreApplication, Qt

from boggle_desk.engine.boggle.position import BogglePosition, Entry, Mark
from boggle_desk.engine.boggle.referee import entry_points
from boggle_desk.models.index import ROOT, Index

ENTRY = Qt.ItemDataRole.UserRole
POINTS = Qt.ItemDataRole.UserRole + 1


class EntriesModel(QAbstractListModel):
    """The words of one list in the order they were written. `ENTRY` is the engine's value, `POINTS` what it counts."""

    def __init__(self) -> None:
        super().__init__()
        self._entries: tuple[Entry, ...] = ()
        self._points: tuple[int, ...] = ()

    def show_list(self, position: BogglePosition, seat: int, newest_first: bool = False) -> None:
        """Show the list of a seat."""
        entries = position.lists[seat]
        shown = tuple(reversed(entries)) if newest_first else entries
        points = tuple(entry_points(position, seat, entry) for entry in shown)
        if (shown, points) == (self._entries, self._points):
            return
        same_words = [e.word for e in shown] == [e.word for e in self._entries]
        if same_words:
            self._entries, self._points = shown, points
            self.dataChanged.emit(self.index(0), self.index(len(shown) - 1))
        else:
            self.beginResetModel()
            self._entries, self._points = shown, points
            self.endResetModel()

    def entry(self, index: Index) -> Entry | None:
        """Return the entry at an index, or None."""
        return self._entries[index.row()] if index.isValid() else None

    def row_of(self, word: str) -> int:
        """Return the row of a word, or -1."""
        return next((row for row, entry in enumerate(self._entries) if entry.word == word), -1)

    def next_unread(self, after: int = -1) -> int:
        """Return the first row from `after` on, then from the top, that is still to be read, or -1."""
        rows = [row for row, entry in enumerate(self._entries) if entry.mark is Mark.WRITTEN]
        later = [row for row in rows if row > after]
        return (later or rows or [-1])[0]

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._entries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        entry, points = self._entries[index.row()], self._points[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return entry.word.upper()
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{entry.word.upper()}, {mark_text(entry.mark)}"
        return {int(ENTRY): entry, POINTS: points}.get(role)


def mark_text(mark: Mark) -> str:
    """Return what became of a word, in a word or two."""
    texts = {
        Mark.WRITTEN: QCoreApplication.translate("EntriesModel", "written"),
        Mark.SKIPPED: QCoreApplication.translate("EntriesModel", "not read"),
        Mark.STANDING: QCoreApplication.translate("EntriesModel", "stands"),
        Mark.CROSSED: QCoreApplication.translate("EntriesModel", "crossed off"),
        Mark.STRUCK: QCoreApplication.translate("EntriesModel", "no word"),
    }
    return texts[mark]
