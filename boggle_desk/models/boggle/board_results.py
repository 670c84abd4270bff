"""Who played a board: read beside the window, and shown as an item model."""

import sqlite3
from collections.abc import Callable
from enum import IntEnum

from PySide6.QtCore import QObject, Signal

from boggle_desk.models.background_task import BackgroundTask
from boggle_desk.models.locale_text import moment_text
from boggle_desk.models.rows_model import RowsModel
from boggle_desk.storage.results import BoardKey, BoardResult, read_results

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
        self._reading = BackgroundTask(self, latest_only=False)

    def ask(self, key: BoardKey) -> None:
        """Have the results of a board read; `found` follows."""
        source = self._source
        self._reading.start(
            lambda flag: read_results(source, key, flag.check),
            lambda results: self.found.emit(key, results),
            lambda _error: self.found.emit(key, ()),
        )

    def cancel(self) -> None:
        """Tell nothing any more of what was asked."""
        self._reading.cancel()


class ResultsModel(RowsModel[BoardResult]):
    """One row a player's result on one board, most points first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.heads = (self.tr("Place"), self.tr("Player"), self.tr("Points"), self.tr("Words"), self.tr("Played"))

    def tip(self, row: BoardResult, column: int) -> str | None:
        text = self.tr("Played together with {names}")
        return text.format(names=", ".join(row.others)) if row.others else None

    def text(self, row: BoardResult, column: int) -> str:
        match column:
            case Column.PLACE:
                return str(1 + sum(other.points > row.points for other in self.rows))
            case Column.PLAYER:
                return self.tr("{name} (computer)").format(name=row.name) if row.computer else row.name
            case Column.WHEN:
                return moment_text(row.at)
        return str(row.points if column == Column.POINTS else row.words)
