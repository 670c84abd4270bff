"""What the player before the board could have played in the turn before: told to that player only."""

from random import Random

from PySide6.QtCore import QObject

from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.scrabble.analysis import Judge
from boggle_desk.engine.scrabble.knowledge import plain_leaves
from boggle_desk.engine.scrabble.position import Phase, ScrabblePosition
from boggle_desk.engine.scrabble.review import TurnReview
from boggle_desk.engine.scrabble.rules import Hints
from boggle_desk.models.background_task import BackgroundTask
from boggle_desk.models.scrabble.analysis_run import review_last
from boggle_desk.models.session import GameSession
from boggle_desk.views.scrabble.best_moves import BestMoves
from boggle_desk.views.services import Services


class LastTurn(QObject):
    """Fills a list of best moves for one seat while it is looked at. It shows what that player's own tiles could do on
    the board as it was; whoever may not see those tiles now, sees nothing of it either."""

    def __init__(self, services: Services, session: GameSession, lexicon: Lexicon, best: BestMoves) -> None:
        super().__init__(best)
        self._services, self._session, self._lexicon, self._best = services, session, lexicon, best
        self._question = BackgroundTask(self, "A turn could not be looked at.")
        self._asked: tuple[int, int] | None = None
        """The seat and the number of steps that were asked about."""

    def follow(self, seat: int | None, looked_at: bool) -> None:
        """Show the last turn of the player at a seat whose rack may be seen, None for nobody's. Nothing is worked out
        unless it is looked at."""
        position: ScrabblePosition = self._session.position
        reason = self._why_not(position, seat)
        if reason or seat is None:
            self._say(reason)
            return
        wanted = (seat, position.turns)
        if looked_at and wanted != self._asked:
            self._say(self.tr("Looking for what could have been played…"))
            self._ask(position, seat)
            self._asked = wanted

    def _why_not(self, position: ScrabblePosition, seat: int | None) -> str:
        """Return why nothing can be told now; empty if it can."""
        if position.rules.hints is Hints.NONE and position.phase is not Phase.ENDED:
            return self.tr("By these rules you see after the game what could have been played.")
        if seat is None or position.phase not in (Phase.TURN, Phase.ENDED):
            return self.tr("Each player sees that for the own turn, when it is the own turn again.")
        return ""

    def _ask(self, position: ScrabblePosition, seat: int) -> None:
        tiles = position.rules.tiles
        leaves = self._services.leaves.get(tiles.key) or plain_leaves(tiles)
        opening, steps, judge = self._session.opening, self._session.steps, Judge(self._lexicon, leaves)
        rng = Random(self._services.rng.randrange(1 << 62))
        self._question.start(
            lambda flag: review_last(opening, steps, seat, judge, rng, flag),
            self._take,
            lambda _error: self._say(self.tr("That could not be found out.")),
        )

    def _say(self, text: str) -> None:
        self._question.cancel()
        self._asked = None
        self._best.show_review(None, text)

    def _take(self, review: TurnReview | None) -> None:
        self._best.show_review(review, self.tr("You have not played yet."))

    def stop(self) -> None:
        """Give up looking."""
        self._question.cancel()
        self._asked = None
