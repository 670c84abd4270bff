"""Sentences about Scrabble on paper."""

from PySide6.QtCore import QObject

from boggle_desk.engine.scrabble.position import Phase, ScrabblePosition
from boggle_desk.engine.scrabble.rules import ScrabbleRules
from boggle_desk.views.scrabble.words import ScrabbleWords


class PaperWords(QObject):
    """Says what stands on the sheets."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = ScrabbleWords(self)

    def heading(self, rules: ScrabbleRules) -> str:
        """Return what stands on top of a sheet."""
        return self.tr("Scrabble · {preset}").format(preset=self._game.preset_title(rules.key))

    def number(self, place: int, pages: int) -> str:
        """Return which page it is."""
        return self.tr("Page {place} of {pages}").format(place=place, pages=pages)

    def signed(self, points: int) -> str:
        """Return points with the sign for less than nothing."""
        return str(points).replace("-", "−")

    def standing_heading(self, position: ScrabblePosition) -> str:
        """Return what stands above the scores."""
        return self.tr("Final scores") if position.phase is Phase.ENDED else self.tr("Scores so far")

    def outcome(self, position: ScrabblePosition) -> str:
        """Return who won."""
        names = [position.players[seat].name for seat in position.winners]
        if len(position.players) == 1 or not names:
            return ""
        text = self.tr("{names} won the game.") if len(names) == 1 else self.tr("A tie: {names}.")
        return text.format(names=", ".join(names))

    def columns(self) -> tuple[str, str, str, str, str, str, str]:
        """Return what stands above the columns of the turns."""
        return (
            self.tr("No."),
            self.tr("Player"),
            self.tr("Rack"),
            self.tr("Square"),
            self.tr("Word"),
            self.tr("Points"),
            self.tr("Total"),
        )

    def turns_heading(self, until: int | None) -> str:
        """Return what stands above the turns: all of them, or those up to a line."""
        return self.tr("Turns") if until is None else self.tr("The first %n line(s) of the game", "", until)

    def word_note(self) -> str:
        """Return how words are written."""
        return self.tr("In brackets: letters that lay there. Small letters: blanks.")

    def bag_line(self, position: ScrabblePosition) -> str:
        """Return how many tiles are in the bag."""
        return self.tr("%n tile(s) in the bag", "", len(position.bag))

    def legend(self) -> tuple[str, str, str, str]:
        """Return what the signs on the board mean: circle, diamond, star, inverse."""
        return (
            self.tr("the letter counts twice"),
            self.tr("the word counts three times"),
            self.tr("the first word, it counts twice"),
            self.tr("a blank"),
        )

    def plain_start(self) -> str:
        """Return what the star means on a board whose first word counts once."""
        return self.tr("the first word")

    def sheet_columns(self) -> tuple[str, str, str]:
        """Return what stands above the columns of a player on an empty sheet."""
        return self.tr("Word"), self.tr("Points"), self.tr("Total")

    def end_lines(self) -> tuple[str, str, str]:
        """Return the lines at the end of an empty sheet."""
        return self.tr("tiles left, minus"), self.tr("others’ tiles, plus"), self.tr("Final score")

    def player_number(self, number: int) -> str:
        """Return what a player without a name is called."""
        return self.tr("Player {number}").format(number=number)

    def tiles_line(self) -> str:
        """Return what stands above the tiles to be crossed off."""
        return self.tr("All tiles, to be crossed off as they are played")

    def bingo_line(self, rules: ScrabbleRules) -> str:
        """Return what counts beside the words, in a line."""
        bonus = self.tr("{points} points more for {tiles} tiles in one turn").format(
            points=rules.bingo_bonus, tiles=rules.bingo_tiles
        )
        return self.tr("{bonus} · a blank counts nothing").format(bonus=bonus)
