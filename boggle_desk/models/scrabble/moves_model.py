"""The turns of a game as an item model, the latest last."""

from typing import Any

from PySide6.QtCore import QAbstractTableModel, Qt

from boggle_desk.engine.players import Player
from boggle_desk.engine.scrabble.history import Kind, Line
from boggle_desk.models.index import ROOT, Index

LINE = Qt.ItemDataRole.UserRole
_TOLD = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.TextAlignmentRole, LINE)
"""What a view is told; for each cell that it paints it asks for ten things."""


class MovesModel(QAbstractTableModel):
    """One row a line of the history: who, what, points, total."""

    def __init__(self) -> None:
        super().__init__()
        self._lines: tuple[Line, ...] = ()
        self._players: tuple[Player, ...] = ()

    def show_lines(self, lines: tuple[Line, ...], players: tuple[Player, ...]) -> None:
        """Show these lines."""
        if (lines, players) == (self._lines, self._players):
            return
        self.beginResetModel()
        self._lines, self._players = lines, players
        self.endResetModel()

    def line(self, index: Index) -> Line | None:
        """Return the line at an index, or None."""
        return self._lines[index.row()] if index.isValid() else None

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._lines)

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else 4

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return (self.tr("Player"), self.tr("Turn"), self.tr("Points"), self.tr("Total"))[section]
        if role == Qt.ItemDataRole.TextAlignmentRole and section < 2:
            return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        line = self.line(index) if role in _TOLD else None
        if line is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            counted = f"{line.points:+d}" if line.points or line.kind is Kind.PLAY else ""
            points, total = (text.replace("-", "−") for text in (counted, str(line.total)))
            return (self._players[line.seat].name, self._text(line), points, total)[index.column()]
        if role == Qt.ItemDataRole.TextAlignmentRole and index.column() > 1:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return line if role == LINE else None

    def _text(self, line: Line) -> str:
        match line.kind:
            case Kind.PLAY:
                return line.text
            case Kind.EXCHANGE:
                return self.tr("exchanged %n tile(s)", "", int(line.text))
            case Kind.PASS:
                return self.tr("passed")
            case Kind.PHONY:
                return self.tr("took back {words}").format(words=line.text)
            case Kind.BONUS:
                return self.tr("challenged without cause")
            case Kind.LOST_TURN:
                return self.tr("lost the turn")
            case Kind.RACK:
                return self.tr("tiles left: {tiles}").format(tiles=line.text)
            case Kind.CORRECTION:
                return self.tr("correction")
