"""A vote on words, in either game."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Vote:
    """A move: say whether the words in question shall count. Nobody votes twice."""

    seat: int
    allow: bool


@dataclass(frozen=True)
class Voted:
    """An event: a player has voted."""

    seat: int
    allow: bool


@dataclass(frozen=True)
class Ballot:
    """Who has a vote, nobody by default, and what each has said: True allows the words, None is still to come."""

    seats: tuple[int, ...] = ()
    votes: tuple[bool | None, ...] = ()

    def __post_init__(self) -> None:
        if len(self.seats) != len(self.votes) or len(set(self.seats)) != len(self.seats):
            raise ValueError("the votes do not fit the seats")

    @property
    def tally(self) -> tuple[int, int]:
        """The votes to allow the words, and those to cross them off."""
        return self.votes.count(True), self.votes.count(False)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats whose votes are still to come; none once they could change nothing."""
        left = tuple(seat for seat, vote in zip(self.seats, self.votes, strict=True) if vote is None)
        ayes, noes = self.tally
        return left if abs(ayes - noes) <= len(left) else ()

    def stands(self, tie: bool = False) -> bool:
        """Return whether the words count by these votes; `tie` says what a tie means."""
        ayes, noes = self.tally
        return tie if ayes == noes else ayes > noes

    def vote_of(self, seat: int) -> bool | None:
        return dict(zip(self.seats, self.votes, strict=True)).get(seat)

    def after(self, voted: Voted) -> "Ballot":
        """Return the ballot with one more vote. Raises `ValueError` if it isn't awaited."""
        if voted.seat not in self.waiting:
            raise ValueError(f"seat {voted.seat} has no vote to come")
        votes = zip(self.seats, self.votes, strict=True)
        return Ballot(self.seats, tuple(voted.allow if seat == voted.seat else vote for seat, vote in votes))

    def seen_by(self, seat: int) -> "Ballot":
        """Return the ballot without others' votes while some are still to come."""
        waiting = self.waiting
        own = tuple(each for each in self.seats if not waiting or each == seat or each in waiting)
        return Ballot(own, tuple(self.vote_of(each) for each in own))


NO_BALLOT = Ballot()
