"""Sentences about what turns cost and what could have been played."""

from PySide6.QtCore import QObject

from boggle_desk.engine.scrabble.analysis import Basis
from boggle_desk.engine.scrabble.review import Outcome, Summary, TurnReview


def decimal(number: float) -> str:
    """Return a number with one decimal and a proper minus."""
    return f"{number:.1f}".replace("-", "−")


class AnalysisWords(QObject):
    """Says in the table's language what an analysis has found."""

    def of_turn(self, review: TurnReview) -> str:
        """Return what can honestly be said of a turn."""
        found, unknown = review.evaluation, ", ".join(review.unknown).upper()
        if found is None:
            return self.tr("The rack is not known, so nobody can say what would have been better.")
        if review.turn.outcome is not Outcome.MADE:
            text = self._of_lost(review)
            return f"{self._lacks(unknown)} {text}" if unknown else text
        if unknown:
            return f"{self._lacks(unknown)} {self.tr('So it is not compared with plays of good words.')}"
        return self._ranked(review, found.total)

    def _of_lost(self, review: TurnReview) -> str:
        sat_out = review.turn.outcome is Outcome.SAT_OUT
        if review.loss is None:
            return self.tr("A turn lost by a challenge.") if sat_out else self.tr("The tiles went back.")
        text = (
            self.tr("A turn lost by a challenge: it cost about {points} points.")
            if sat_out
            else self.tr("The tiles went back: the turn cost about {points} points.")
        )
        return text.format(points=decimal(review.loss))

    def _lacks(self, unknown: str) -> str:
        return self.tr("Not in this dictionary: {words}.").format(words=unknown)

    def _ranked(self, review: TurnReview, total: int) -> str:
        moves = self.tr("%n move(s)", "", total)
        if review.evaluation and review.evaluation.as_good and review.rank != 1:
            text = self.tr("Number {rank} of {moves}, and as good as the best as far as chance lets one tell.")
            return text.format(rank=review.rank, moves=moves)
        if review.cost_only_wins:
            text = self.tr("Number {rank} of {moves}: the best one wins {share} % more games.")
            return text.format(rank=review.rank, moves=moves, share=round(100 * review.wins_lost))
        if review.found_best:
            return self.tr("The best of {moves}, or as good as the best.").format(moves=moves)
        if review.rank is None:
            text = self.tr("{points} points less than the best of {moves}.")
            return text.format(moves=moves, points=decimal(review.loss or 0.0))
        text = self.tr("Number {rank} of {moves}: {points} points less than the best.")
        return text.format(rank=review.rank, moves=moves, points=decimal(review.loss or 0.0))

    def of_basis(self, basis: Basis) -> str:
        """Return what the numbers of an evaluation mean."""
        texts = {
            Basis.STATIC: self.tr("Worth: the points and what the tiles that stay are worth, estimated."),
            Basis.SIMULATED: self.tr("Wins: the share of games won in a simulation, with its standard error."),
            Basis.PREENDGAME: self.tr(
                "Wins (pre-endgame): the share of all draws from the bag that win, as far as the end was searched. "
                "With ±: played on by chance."
            ),
            Basis.EXACT: self.tr("Worth: the points to the end of the game if nobody errs. Exact."),
        }
        return texts[basis]

    def judged_by(self, dictionary: str) -> str:
        """Return by which dictionary words are judged."""
        return self.tr("Judged by the dictionary “{title}”.").format(title=dictionary)

    def of_player(self, summary: Summary) -> list[str]:
        """Return what a player's turns come to, line by line."""
        lines = []
        if summary.mean_loss is not None:
            text = self.tr("{points} points lost a turn, on average of {turns}")
            turns = self.tr("%n turn(s)", "", summary.valued)
            lines.append(text.format(points=decimal(summary.mean_loss), turns=turns))
            lines.append(self.tr("The best move found %n time(s)", "", summary.best_found))
        if summary.stood:
            lines.append(self.tr("%n play(s) stood with words that this dictionary lacks", "", summary.stood))
        lost = summary.taken_back + summary.sat_out
        if lost:
            text = self.tr("{turns} lost by phonies and challenges: about {points} points")
            turns = self.tr("%n turn(s)", "", lost)
            lines.append(text.format(turns=turns, points=decimal(summary.lost_turns)))
        if summary.unknown_racks:
            lines.append(self.tr("%n turn(s) with a rack that is not known", "", summary.unknown_racks))
        return lines or [self.tr("No turns")]

    def of_lead(self, scores: tuple[int, ...], names: tuple[str, ...]) -> str:
        """Return who leads and by how much."""
        best, *others = sorted(scores, reverse=True)
        ahead = [name for name, score in zip(names, scores, strict=True) if score == best]
        if len(names) == 1:
            return self.tr("%n point(s)", "", best)
        if len(ahead) > 1:
            return self.tr("{names} are level").format(names=", ".join(ahead))
        return self.tr("{name} leads by {points}").format(name=ahead[0], points=best - others[0])
