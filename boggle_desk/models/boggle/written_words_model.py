"""A list that was written down at the table, and what becomes of each word, as an item model."""

from boggle_desk.engine.boggle.solver import Standing, WrittenWord
from boggle_desk.models.rows_model import LEFT, RowsModel


class WrittenWordsModel(RowsModel[WrittenWord]):
    """One row a word: a sign and the word, then its points or why it does not stand."""

    sides = (LEFT, LEFT)

    def __init__(self) -> None:
        super().__init__()
        self.heads = (self.tr("Word"), self.tr("What becomes of it"))

    def text(self, row: WrittenWord, column: int) -> str:
        if column:
            return self.standing_text(row)
        sign = "✓" if row.standing is Standing.STANDS else "✗"
        return f"{sign} {row.word.upper()}"

    def standing_text(self, word: WrittenWord) -> str:
        """Return what becomes of a word."""
        if word.standing is Standing.STANDS:
            return self.tr("%n point(s)", "", word.points)
        return {
            Standing.TWICE: self.tr("written twice"),
            Standing.TOO_SHORT: self.tr("too short"),
            Standing.NOT_ON_BOARD: self.tr("not on the board"),
            Standing.NOT_A_WORD: self.tr("not in the dictionary"),
        }[word.standing]
