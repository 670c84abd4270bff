"""Who sits before a Scrabble table, and which rack may be seen there."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.scrabble.position import Phase, ScrabblePosition
from boggle_desk.models.session import GameSession
from boggle_desk.views.game_page import GamePage
from boggle_desk.views.look import Look

if TYPE_CHECKING:
    from boggle_desk.views.paper.printable import Printable


class SeatedPage(GamePage):
    """A page on which one person after the other looks at the own rack."""

    def __init__(self, look: Look, session: GameSession, lexicon: Lexicon) -> None:
        super().__init__(look, session, lexicon)
        self._shown_turn = 0
        """The number of the turn whose player has asked for the rack."""
        self.chosen: set[int] | None = None
        """The places that are chosen for an exchange, None while none is being chosen."""

    @property
    def position(self) -> ScrabblePosition:
        """The position of the game."""
        position: ScrabblePosition = self.session.position
        return position

    @property
    def viewer(self) -> int:
        """The seat whose rack lies before the people: the person on turn, else the next person to be."""
        position, people = self.position, self.people
        if not people:
            return position.turn or 0
        start = position.turn if position.turn is not None else people[0]
        seats = [(start + step) % len(position.players) for step in range(len(position.players))]
        return next(seat for seat in seats if seat in people)

    @property
    def uncovered(self) -> bool:
        """Whether the viewer's rack may be seen: alone among computers, in an open game, or asked for in this turn."""
        position = self.position
        open_to_all = position.rules.open_racks or len(self.people) < 2 or position.phase is Phase.ENDED
        # While the table is asked or opponents may challenge, everybody looks at the screen.
        mine = position.phase is Phase.TURN and position.turn == self.viewer
        return open_to_all or (mine and self._shown_turn == position.turns)

    @property
    def may_lay(self) -> bool:
        """Whether the viewer may lay tiles now."""
        position = self.position
        mine = position.turn == self.viewer and self.viewer in self.people
        return position.phase is Phase.TURN and mine and self.uncovered and self.chosen is None

    @property
    def people(self) -> list[int]:
        """The seats of people, not computers."""
        return [seat for seat, player in enumerate(self.position.players) if player.level is None]

    def printables(self, _lexicon: Callable[[str], Lexicon]) -> "tuple[Printable, ...]":
        """Return the game as far as it has come; racks that are hidden here are hidden on paper."""
        from boggle_desk.views.scrabble.moments import moments_of
        from boggle_desk.views.scrabble.paper.game_sheet import GameSheet, is_covered

        moments = moments_of(self.session.opening, self.session.steps)
        return (GameSheet(moments, len(moments) - 1, is_covered(self.position)),) if len(moments) > 1 else ()

    def show_rack(self) -> None:
        """Let the rack of the player on turn be seen for this turn."""
        self._shown_turn = self.position.turns
