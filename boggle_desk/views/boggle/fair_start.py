"""Suggests a fair handicap from past rounds, and says how it was reckoned."""

from collections.abc import Callable
from fractions import Fraction

from PySide6.QtCore import QObject

from boggle_desk.engine.boggle.position import BogglePosition, opening
from boggle_desk.engine.boggle.rules import BoggleRules
from boggle_desk.engine.boggle.statistics import LEAST_ROUNDS, FairStart, comparable_points, fair_start
from boggle_desk.models.background_task import BackgroundTask, StopFlag
from boggle_desk.models.history_keeper import HistoryKeeper
from boggle_desk.models.locale_text import number_text
from boggle_desk.storage.history import GameHistory
from boggle_desk.views.boggle.seats_card import BoggleSeatsCard
from boggle_desk.views.boggle.words import BoggleWords, listed, seats_text


def reckoned(position: BogglePosition, on_pad: bool, history: GameHistory, flag: StopFlag) -> FairStart:
    """Return a fair start for the players of an opening position. Asks the history, so it is called in a task."""
    history.update(flag.check)
    games, rounds = history.games(), history.rounds(check=flag.check)
    return fair_start(position.players, comparable_points(position, games, rounds, on_pad))


class FairStartQuestion(QObject):
    """Asks for a fair handicap when the seats card wants to know, and shows it there. The history is asked beside the
    window; an answer for players who have changed in the meantime is dropped."""

    def __init__(
        self,
        history: HistoryKeeper,
        seats: BoggleSeatsCard,
        rules: Callable[[], BoggleRules],
        parent: QObject,
        on_pad: bool = False,
    ) -> None:
        """`rules` are asked for what will be played; `on_pad` whether the pad is to keep the score."""
        super().__init__(parent)
        self._history, self._seats, self._rules, self._on_pad = history, seats, rules, on_pad
        self._question = BackgroundTask(self)
        seats.suggestion_asked.connect(self._ask)

    def _ask(self) -> None:
        if self._question.running:
            return
        position = opening(self._rules(), self._seats.players())
        on_pad = self._on_pad
        self._question.start(
            self._history.asking(lambda history, flag: reckoned(position, on_pad, history, flag)),
            lambda fair: self._show(position, fair),
            lambda _error: self._show(position, None),
        )

    def _show(self, position: BogglePosition, fair: FairStart | None) -> None:
        if fair is None:
            self._seats.show_suggestion({}, self.tr("Your history can't be read right now."), "")
        elif [player.name for player in self._seats.players()] == [player.name for player in position.players]:
            said, reasons = self._said(position, fair), self._reasons(position, fair)
            self._seats.show_suggestion(fair.points, said, reasons)

    def _said(self, position: BogglePosition, fair: FairStart) -> str:
        """Return the suggestion in a sentence or two."""
        granted = [
            self.tr("{name} +{points}").format(name=position.players[seat].name, points=points)
            for seat, points in sorted(fair.points.items())
            if points
        ]
        missing = tuple(seat for seat, known in enumerate(fair.strengths) if known is None)
        sentences = []
        if granted:
            text = self.tr("Fair points per round: {granted}. Change them as you like.")
            sentences.append(text.format(granted=listed(granted)))
        elif fair.points:
            sentences.append(self.tr("You're even. Nobody needs a handicap."))
        if missing:
            text = self.tr("Not enough rounds with these rules for {names} yet.")
            sentences.append(text.format(names=seats_text(position, missing)))
        return " ".join(sentences)

    def _reasons(self, position: BogglePosition, fair: FairStart) -> str:
        """Return how it was reckoned, with the numbers; each player in a line."""
        lines = [
            self.tr(
                "Average points a round, without any head start. Only the latest rounds by these rules count. "
                "Words that teammates share count for each of them."
            )
        ]
        for player, known in zip(position.players, fair.strengths, strict=True):
            text = self.tr("{name}: fewer than {least} rounds")
            if known:
                text = self.tr("{name}: {average} ({rounds} rounds)")
            average = _number(known.average) if known else ""
            rounds = known.rounds if known else 0
            lines.append(text.format(name=player.name, average=average, rounds=rounds, least=LEAST_ROUNDS))
        if fair.strongest:
            side = BoggleWords(self).side_name(position, fair.strongest)
            text = self.tr(
                "Each side gets what it lacks next to {side}, the strongest. A team's points go to the player with the "
                "lowest average."
            )
            lines.append(text.format(side=side))
        return "\n".join(lines)


def _number(average: Fraction) -> str:
    return number_text(float(average), 1)
