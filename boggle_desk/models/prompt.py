"""What a table says at a moment, and what may be done then: values that any panel or phone can show."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum

from PySide6.QtCore import QObject

from boggle_desk.engine.ballot import Ballot
from boggle_desk.engine.players import Player


@dataclass(frozen=True)
class Action:
    title: str
    does: object
    """A move of the engine, or an act that the page knows by its name."""
    enabled: bool = True
    key: str = ""
    """What a phone calls it; or what else it does, where the same act does more each time."""
    sure: bool = True  # whether this is surely what comes next

    @property
    def deed(self) -> object:
        """What it does, whatever it does that to."""
        return self.key or (self.does if isinstance(self.does, Enum) else type(self.does))


@dataclass(frozen=True)
class Prompt:
    """The last action is the main one."""

    heading: str
    text: str = ""
    actions: Sequence[Action] = ()
    aside: str = ""
    question: bool = False  # whether the table decides: then Enter does nothing until somebody has chosen a button
    news: Sequence[str] = ()  # the latest news, as far as there is room
    bad: bool = False  # whether the text is a refusal
    stage: str = ""  # what a phone lays out
    seats: Sequence[int] = ()  # of whom the heading is
    asks: Sequence[int] = ()  # whose answer is awaited or may be given
    word: str = ""  # what is said in the largest letters; at a pad the word that can become a house word
    stamp: tuple[str, bool] | None = None  # what is stamped over the word, and whether it counts
    note: str = ""  # what else is still to come

    @property
    def main(self) -> Action | None:
        """What Enter does; nothing where the table decides."""
        return None if self.question or not self.actions else self.actions[-1]

    def refusing(self, refusal: str) -> "Prompt":
        """Return the same prompt with a refusal in place of its text, if there is one."""
        return replace(self, text=refusal, news=(), bad=True) if refusal else self


PadAct = Enum(
    "PadAct",
    "PAUSE RESUME FINISH ASK LEAVE NEXT EXCHANGE CHALLENGE INSERT END HOME LOOK_BACK PRINT ANOTHER",
)
"""What can be done at a score pad without a move, or before one."""


class PadWays(QObject):
    """What both score pads offer."""

    def after(self) -> tuple[Action, ...]:
        """Return the ways on from a finished game."""
        home, look_back = Action(self.tr("Home"), PadAct.HOME), Action(self.tr("Look back"), PadAct.LOOK_BACK)
        return home, look_back, Action(self.tr("Print…"), PadAct.PRINT), Action(self.tr("Play again"), PadAct.ANOTHER)


class BallotStrings(QObject):
    def decision(self, ballot: Ballot, players: Sequence[Player]) -> str:
        """Return who has still to vote; what the vote comes to is told by nothing but its verdict."""
        waiting = ballot.waiting
        if len(waiting) == 1:
            return self.tr("{name}'s vote decides").format(name=players[waiting[0]].name)
        if waiting:
            return self.tr("%n vote(s) to go", "", len(waiting))
        return self.tr("See the verdict")

    def verdict(self, ballot: Ballot) -> str:
        """Return what the vote comes to."""
        ayes, noes = ballot.tally
        counts, crossed = self.tr("That counts, {ayes} to {noes}"), self.tr("That doesn't count, {noes} to {ayes}")
        return (counts if ballot.stands() else crossed).format(ayes=ayes, noes=noes)
