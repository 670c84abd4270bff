"""A challenge on the table: who challenges, and where the table votes everybody's ballot."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent

from boggle_desk.engine.boggle.events import Challenge
from boggle_desk.engine.boggle.position import BogglePosition
from boggle_desk.engine.boggle.referee import challengers, verdict, voters
from boggle_desk.engine.players import side_of
from boggle_desk.views.ballots import BallotBox, ChoiceButton
from boggle_desk.views.boggle.panels.panel import Table
from boggle_desk.views.faces import faces_at


def with_opinions(position: BogglePosition, owner: int, opinions: Sequence[bool | None]) -> list[int]:
    """Return who could say something in a vote on a word: the people, and the computers that are sure."""
    return [
        seat
        for seat in position.seats_from(owner)
        if seat not in side_of(position.players, owner) and (seat in position.people or opinions[seat] is not None)
    ]


class ChallengeScene(BallotBox):
    """Asks who challenges a word if that is open, then for votes if the table votes."""

    asked = Signal(object)
    """The challenge, to be decided."""

    def __init__(self, table: Table) -> None:
        super().__init__(table.services.look)
        self._table = table
        self.word, self.owner = "", 0
        self.people: dict[int, ChoiceButton] = {}
        """Those who may challenge, while it is asked who does."""
        self.listed = False
        """Whether the dictionary has the word."""
        self.decided.connect(self._ask_for_verdict)

    def open_for(self, word: str, owner: int, by: int | None, opinions: tuple[bool | None, ...]) -> bool:
        """Let a word of `owner` be challenged; return whether anything is to be asked. Where only one person can and
        the dictionary decides, it decides at once. `opinions` are the computers' votes by seat."""
        position = self._table.position
        self.word, self.owner, self.by, self._opinions = word, owner, by, opinions
        self.listed = word in self._table.lexicon
        others = challengers(position, owner)
        if by is None and len(others) == 1:
            self.by = others[0]
        self.clear()
        if self.by is not None:
            return self._go_on(position)
        for seat, face in enumerate(faces_at(self._look, position)):
            if seat in others:
                choice = ChoiceButton(self._look, position.players[seat].name, self._look.theme.muted, face, large=True)
                choice.clicked.connect(lambda _checked=False, who=seat: self.challenge(who))
                self._asked.append(choice)
                self.people[seat] = choice
        self._place()
        return bool(others)

    def clear(self) -> None:
        super().clear()
        self.people = {}

    def challenge(self, seat: int) -> None:
        self.by = seat
        self.clear()
        if self._go_on(self._table.position):
            self.changed.emit()
            self.take_focus()

    def _go_on(self, position: BogglePosition) -> bool:
        """Ask for votes, or decide; return whether there is anything to ask."""
        voting = voters(position, self.owner)
        if not voting or len(with_opinions(position, self.owner, self._opinions)) < 2:
            self._players = position.players
            self.decide()  # the dictionary: whoever challenges would be the only one with a vote
            return False
        votes = {seat: False if seat == self.by else self._opinions[seat] for seat in voting}
        self.ask(position, dict(sorted(votes.items())))
        return True

    @property
    def stands(self) -> bool:
        return verdict(self._table.position, self.owner, self.votes, self.listed)

    def _ask_for_verdict(self) -> None:
        if self.by is not None:
            self.asked.emit(Challenge(self.word, self.by, self.votes))

    def take_focus(self) -> None:
        """Give the keyboard to the first who is asked."""
        for choice in list(self.people.values())[:1]:
            choice.setFocus(Qt.FocusReason.TabFocusReason)
        super().take_focus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A digit says who challenges."""
        choice = self.people.get(event.key() - Qt.Key.Key_1)
        if choice:
            choice.click()
        else:
            super().keyPressEvent(event)
