"""Who played a board: read beside the window, and shown as an item model."""

import sqlite3
from collections.abc import Callable
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QDateTime, QLocale, QObject, Qt, Signal

from boggle_desk.models.index import ROOT, Index
from boggle_desk.models.task import Task
from boggle_desk.storage.board_results import BoardKey, BoardResult, read_results

Results = tuple[BoardResult, ...]


class Column(IntEnum):
    """What is shown of a result."""

    PLACE = 0
    PLAYER = 1
    POINTS = 2
    WORDS = 3
    WHEN = 4


class ResultsReader(QObject):
    """Reads results on the thread pool, for several boards at once."""

    found = Signal(object, object)
    """A `BoardKey` and its results."""

    def __init__(self, source: Callable[[], sqlite3.Connection], parent: QObject | None = None) -> None:
        """`source` opens a connection on any thread (`GameStore.reader`)."""
        super().__init__(parent)
        self._source = source
        self._running: dict[BoardKey, Task[Results]] = {}

    def ask(self, key: BoardKey) -> None:
        """Have the results of a board read; `found` follows."""
        if key in self._running:
            return
        source = self._source
        task: Task[Results] = Task(lambda flag: read_results(source, key, flag.check), self)
        self._running[key] = task
        task.done.connect(lambda results: self._tell(key, results))
        task.failed.connect(lambda _error: self._tell(key, ()))
        task.start()

    def stop(self) -> None:
        """Tell nothing any more of what was asked."""
        for task in self._running.values():
            task.cancel()
        self._running.clear()

    def _tell(self, key: BoardKey, results: Results) -> None:
        self._running.pop(key, None)
        self.found.emit(key, results)


class ResultsModel(QAbstractTableModel):
    """One row a player's result on one board, most points first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._results: Results = ()

    def show_results(self, results: Results) -> None:
        """Show these results."""
        self.beginResetModel()
        self._results = results
        self.endResetModel()

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._results)

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(Column)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation is not Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        titles = {
            Column.PLACE: self.tr("Place"),
            Column.PLAYER: self.tr("Player"),
            Column.POINTS: self.tr("Points"),
            Column.WORDS: self.tr("Words"),
            Column.WHEN: self.tr("Played"),
        }
        return titles[Column(section)]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        result = self._results[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(result, Column(index.column()))
        if role == Qt.ItemDataRole.AccessibleTextRole:
            # A screen reader that goes down a column is told the whole row.
            return ", ".join(self._text(result, column) for column in Column)
        if role == Qt.ItemDataRole.ToolTipRole and result.others:
            return self.tr("At one table with {names}").format(names=", ".join(result.others))
        return None

    def _text(self, result: BoardResult, column: Column) -> str:
        if column is Column.PLACE:
            return str(1 + sum(other.points > result.points for other in self._results))
        if column is Column.PLAYER:
            return self.tr("{name} (computer)").format(name=result.name) if result.computer else result.name
        if column is Column.WHEN:
            return QLocale().toString(QDateTime.fromSecsSinceEpoch(result.at), QLocale.FormatType.ShortFormat)
        return str(result.points if column is Column.POINTS else result.words)
