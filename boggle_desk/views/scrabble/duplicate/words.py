"""Sentences about a game of duplicate Scrabble."""

from PySide6.QtCore import QObject

from boggle_desk.engine.scrabble.board import Board
from boggle_desk.engine.scrabble.duplicate.events import Answered, BestLaid
from boggle_desk.engine.scrabble.duplicate.position import DuplicatePosition
from boggle_desk.engine.scrabble.notation import play_text
from boggle_desk.engine.scrabble.plays import Reason, can_be_read
from boggle_desk.models.locale_text import number_text, percent_text


class DuplicateWords(QObject):
    """Says what somebody found, what the best play was, and who is ahead."""

    def percent(self, position: DuplicatePosition, seat: int) -> str:
        """Return a total in percent of the best; nothing before the first play."""
        percent = position.percent(seat)
        return "" if percent is None else percent_text(percent / 100, 1)

    def answer(self, answer: Answered | None, board: Board) -> str:
        """Return what somebody found, on the board as it was then, and why it doesn't count."""
        if answer is None:
            return ""
        if answer.play is None or not answer.play.laid:
            return self.tr("no play")
        if not can_be_read(board, answer.play):
            return self.tr("doesn't fit the board")
        text = play_text(board, answer.play)
        if answer.reason is Reason.NOT_A_WORD:
            unknown = ", ".join(answer.unknown).upper()
            return self.tr("{play}: {words} not in the dictionary").format(play=text, words=unknown)
        if answer.reason is Reason.NOT_ON_RACK:
            return self.tr("{play}: not on the rack").format(play=text)
        if answer.reason:
            return self.tr("{play}: not allowed there").format(play=text)
        return self.tr("{play} {points}").format(play=text, points=number_text(answer.score, signed=True))

    def best(self, best: BestLaid, board: Board) -> str:
        """Return the best play on the board before it."""
        points = self.tr("%n point(s)", "", best.score)
        return self.tr("{play}, {points}").format(play=play_text(board, best.play), points=points)

    def finders(self, position: DuplicatePosition, best: BestLaid) -> str:
        """Return who found as many points as the best play has."""
        seats = [seat for seat, each in enumerate(position.answers) if each and each.score == best.score]
        names = ", ".join(position.players[seat].name for seat in seats)
        return self.tr("Found by {names}!").format(names=names) if seats else self.tr("Nobody found it.")

    def result(self, position: DuplicatePosition) -> str:
        """Return who won; alone, how much of the best was found."""
        names = ", ".join(position.players[seat].name for seat in position.winners)
        if len(position.players) == 1:
            text = self.tr("{percent} of the best")
        else:
            text = self.tr("It's a tie: {names}") if len(position.winners) > 1 else self.tr("{names} wins!")
        return text.format(names=names, percent=self.percent(position, 0) or percent_text(0))
