"""All words of a board as an item model."""

from PySide6.QtCore import Qt

from boggle_desk.engine.boggle.review import ReviewedWord
from boggle_desk.engine.players import Player
from boggle_desk.models.rows_model import LEFT, RowsModel


class ReviewModel(RowsModel[ReviewedWord]):
    """One row a word: the word, its points, who had it. A word that one side alone had carries a star."""

    sides = (LEFT, Qt.AlignmentFlag.AlignCenter, LEFT)

    def __init__(self) -> None:
        super().__init__()
        self.heads = (self.tr("Word"), self.tr("Points"), self.tr("Found by"))
        self._players: tuple[Player, ...] = ()

    def show_words(self, rows: tuple[ReviewedWord, ...], players: tuple[Player, ...]) -> None:
        """Show these words."""
        self._players = players
        self.show_rows(rows)

    def text(self, row: ReviewedWord, column: int) -> str:
        return (row.word.upper(), str(row.points), self._finders(row))[column]

    def _finders(self, row: ReviewedWord) -> str:
        names = ", ".join(self._players[seat].name for seat in row.finders)
        if row.finders and not row.listed:
            return self.tr("{names} (no word)").format(names=names)
        if row.told:
            return self.tr("{names} (by a hint)").format(names=names)
        return f"★ {names}" if row.alone and len(self._players) > 1 else names
