"""Sentences about what a round came to, on paper."""

from PySide6.QtCore import QObject

from boggle_desk.engine.boggle.position import BogglePosition, Entry, Mark, Phase
from boggle_desk.engine.boggle.referee import leaders
from boggle_desk.views.boggle.words import BoggleWords, seats_text

SIGNS = {Mark.CROSSED: "=", Mark.STRUCK: "×", Mark.SKIPPED: "o", Mark.WRITTEN: "?"}
"""What stands behind a word that earned nothing, beside the line through it: so it reads without any colour."""


class ResultWords(QObject):
    """Says what stands on the sheet of a result."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.game = BoggleWords(self)

    def points(self, points: int) -> str:
        """Return points with the sign for less than nothing."""
        return str(points).replace("-", "−")

    def code(self, code: str) -> str:
        """Return a board's code with what it is."""
        return self.tr("Board code: {code}").format(code=code)

    def sign(self, entry: Entry) -> str:
        """Return the sign of an entry; nothing while it stands."""
        return SIGNS.get(entry.mark, "")

    def legend(self, position: BogglePosition) -> str:
        """Return what the signs mean that are on the lists."""
        texts = {
            Mark.CROSSED: self.tr("= crossed off: others had it too"),
            Mark.STRUCK: self.tr("× struck out: no word"),
            Mark.SKIPPED: self.tr("o not read"),
            Mark.WRITTEN: self.tr("? not read yet"),
        }
        used = {entry.mark for entries in position.lists for entry in entries}
        return " · ".join(text for mark, text in texts.items() if mark in used)

    def continued(self, name: str) -> str:
        """Return what stands above a list that goes on in another column."""
        return self.tr("{name}, continued").format(name=name)

    def standing_titles(self) -> tuple[str, str, str, str]:
        """Return what stands above the columns of the standing."""
        return self.tr("Player"), self.tr("Words"), self.tr("Round"), self.tr("Total")

    def outcome(self, position: BogglePosition) -> str:
        """Return who won the game, or the round."""
        if position.phase is Phase.ENDED and position.winners:
            return self._won(
                position, position.winners, self.tr("{names} won the game."), self.tr("The game is a tie: {names}.")
            )
        if position.phase not in (Phase.SCORED, Phase.ENDED) or not position.rounds:
            return self.tr("No points were counted here.")
        if len(position.players) == 1:
            return ""
        winners = leaders(position, position.rounds[-1])
        return self._won(position, winners, self.tr("{names} won the round."), self.tr("The round is a tie: {names}."))

    def _won(self, position: BogglePosition, winners: tuple[int, ...], one: str, several: str) -> str:
        teams = {position.players[seat].team for seat in winners}
        together = len(winners) == 1 or (len(teams) == 1 and None not in teams)
        return (one if together else several).format(names=seats_text(position, winners))

    def head_start(self) -> str:
        """Return what points are called that are granted before any word."""
        return self.tr("head start")

    def lists_heading(self) -> str:
        """Return what stands above the lists."""
        return self.tr("The lists")

    def empty_list(self) -> str:
        """Return what stands in place of a list without words."""
        return self.tr("no words")

    def missed_heading(self, shown: int, missed: int) -> str:
        """Return what stands above the words that nobody had, and how many of them are there."""
        if not missed:
            return self.tr("Nobody missed a word of this board.")
        if shown == missed:
            return self.tr("%n word(s) that nobody had, the commonest first", "", missed)
        return self.tr("Words that nobody had: the commonest {shown} of {missed}").format(shown=shown, missed=missed)
