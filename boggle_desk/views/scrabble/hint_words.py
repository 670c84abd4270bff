"""What a hint says, grade by grade."""

from PySide6.QtCore import QObject

from boggle_desk.engine.scrabble.analysis import Grade, Hint
from boggle_desk.engine.scrabble.board import Layout
from boggle_desk.engine.scrabble.events import Exchange, PlayTiles
from boggle_desk.engine.scrabble.tiles import BLANK


class HintWords(QObject):
    """Sentences for eyes and for screen readers."""

    def title(self, grade: int) -> str:
        """Return what the button says after so many grades."""
        titles = {
            0: self.tr("Hint"),
            Grade.WHERE: self.tr("How long?"),
            Grade.LENGTH: self.tr("First letter?"),
            Grade.FIRST_LETTER: self.tr("Which word?"),
            Grade.WORD: self.tr("Show again"),
        }
        return titles[grade]

    def looking(self) -> str:
        """Return what is said while a hint is looked for."""
        return self.tr("Looking for a hint…")

    def none(self) -> str:
        """Return what is said when no hint could be found."""
        return self.tr("There is no hint now.")

    def of(self, hint: Hint, grade: int, layout: Layout, lies: bool) -> str:
        """Return all that the hint has said up to a grade; `lies` if its word lies on the board."""
        if not isinstance(hint.move, PlayTiles):
            return self._without_word(hint, grade)
        parts = [self._where(hint, layout)]
        if grade >= Grade.LENGTH:
            letters = self.tr("%n letter(s)", "", len(hint.line))
            tiles = self.tr("%n tile(s)", "", len(hint.move.play.laid))
            parts.append(self.tr("The word has {letters}, with {tiles} of yours.").format(letters=letters, tiles=tiles))
        if grade >= Grade.FIRST_LETTER:
            parts.append(self.tr("It begins with {letter}.").format(letter=hint.word[:1].upper()))
        if grade >= Grade.WORD:
            points = self.tr("%n point(s)", "", hint.candidate.score)
            text = self.tr("It's {word}, for {points}.")
            if lies:
                text = self.tr("It's {word}, for {points}. Enter plays it, Esc takes it back.")
            parts = [text.format(word=hint.word.upper(), points=points)]
        return " ".join(parts)

    def _where(self, hint: Hint, layout: Layout) -> str:
        row, column = divmod(hint.line[0], layout.columns)
        if hint.across:
            return self.tr("Look along row {row}.").format(row=row + 1)
        return self.tr("Look down column {column}.").format(column=chr(ord("A") + column))

    def _without_word(self, hint: Hint, grade: int) -> str:
        if not isinstance(hint.move, Exchange):
            return self.tr("There is nothing to lay and nothing to exchange: pass.")
        if grade < Grade.WORD:
            return self.tr("There is no good word: exchange some tiles.")
        tiles = " ".join(self.tr("blank") if tile == BLANK else tile for tile in hint.move.tiles)
        return self.tr("There is no good word: exchange {tiles}.").format(tiles=tiles)
