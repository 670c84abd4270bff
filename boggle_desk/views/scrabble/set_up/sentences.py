"""Sentences about a position that is being set up."""

from PySide6.QtCore import QObject

from boggle_desk.engine.scrabble.analysis import Basis, Evaluation
from boggle_desk.engine.scrabble.board import Layout
from boggle_desk.engine.scrabble.notation import coordinates
from boggle_desk.engine.scrabble.set_up import LyingWord, Problem, Trouble
from boggle_desk.engine.scrabble.tiles import BLANK

_MOST_NAMED = 6


class SetUpWords(QObject):
    """Says in the table's language what is wrong with a position, and what is known of its moves."""

    def of_problem(self, problem: Problem, layout: Layout) -> str:
        """Return why there cannot be such a position."""
        texts = {
            Trouble.TOO_MANY: self.tr("Too many tiles {tile}: {used} where the set has {there_are}."),
            Trouble.FOREIGN: self.tr("The set has no tile {tile}: {squares}."),
            Trouble.NOT_ON_START: self.tr("No tile covers the star on {squares}."),
            Trouble.NOT_CONNECTED: self.tr("These tiles do not hang together with the others: {squares}."),
            Trouble.NO_RACK: self.tr("The rack is empty: type its tiles."),
            Trouble.RACK_TOO_LONG: self.tr("There are {used} tiles on the rack, which holds {there_are}."),
        }
        return texts[problem.trouble].format(
            tile=self.tr("blank") if problem.tile == BLANK else problem.tile,
            used=problem.used,
            there_are=problem.there_are,
            squares=self._squares(problem.squares, layout),
        )

    def _squares(self, squares: tuple[int, ...], layout: Layout) -> str:
        named = ", ".join(coordinates(layout, square, across=False) for square in squares[:_MOST_NAMED])
        return f"{named} …" if len(squares) > _MOST_NAMED else named

    def of_unknown(self, words: tuple[LyingWord, ...]) -> str:
        """Return which words the dictionary lacks; they may stand."""
        named = ", ".join(word.text.upper() for word in words)
        return self.tr("Not in the dictionary, but that may be: {words}.").format(words=named)

    def of_search(self, evaluation: Evaluation, seconds: float, running: bool) -> str:
        """Return what is known of the moves."""
        known = self._of_search(evaluation, seconds, running)
        everyday = self.tr("▸ marks the best play of everyday words.")
        return f"{known} {everyday}" if evaluation.made else known

    def _of_search(self, evaluation: Evaluation, seconds: float, running: bool) -> str:
        moves = self.tr("%n move(s)", "", evaluation.total)
        if evaluation.basis is Basis.EXACT:
            return self.tr("{moves}, searched to the end of the game.").format(moves=moves)
        if evaluation.basis is Basis.PREENDGAME:
            text = self.tr("{moves}; after the best ones the end is searched for all tiles that may be drawn.")
            return text.format(moves=moves)
        if evaluation.basis is Basis.SIMULATED:
            text = self.tr("{moves}; the best ones played on for {seconds} s.")
            return text.format(moves=moves, seconds=max(1, round(seconds)))
        text = self.tr("{moves}, estimated; thinking on …") if running else self.tr("{moves}, estimated.")
        return text.format(moves=moves)
