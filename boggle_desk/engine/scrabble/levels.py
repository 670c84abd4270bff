"""How well a computer player plays: a few numbers per level, read from a file."""

from dataclasses import dataclass
from pathlib import Path

from boggle_desk.engine.lexicon import RAREST
from boggle_desk.engine.rulebook import read_ladder


@dataclass(frozen=True)
class ComputerLevel:
    """One level (P2). It never plays names or offensive words."""

    key: str
    vocabulary: int
    """The rarest words that it plays, on the scale of `Lexicon.commonness`."""
    known: float
    """The share of words that it knows in a dictionary without that scale."""
    sees: float
    """The chance of seeing a short play that forms one word."""
    parallel: float
    """What each further word that the play forms does to that chance."""
    long: float
    """What each tile after the fourth does to it."""
    leave: float
    """How much what is left on the rack counts beside the score (P3)."""
    exchanges: bool
    """Whether it exchanges rather than make a play of a few points that leaves a bad rack."""
    shows: int
    """The most plays that it shows while it thinks (P4)."""
    expected: int
    """Its mean score in games against itself; `boggle-desk match` measures it."""
    rollouts: int = 0
    """How many rollouts it makes before a move to compare its best plays; 0: it plays what looks best."""
    seconds: float = 0.0
    """The most time for them, and for the search of the end of the game when the bag is empty."""
    contenders: int = 12
    """How many of its plays it compares."""

    def __post_init__(self) -> None:
        for name, chance in (("known", self.known), ("sees", self.sees), ("parallel", self.parallel)):
            if not 0.0 < chance <= 1.0:
                raise ValueError(f"{name} is {chance} but must be above 0, and 1 at most")
        if self.rollouts < 0 or self.seconds < 0.0 or self.contenders < 1:
            raise ValueError(f"the level '{self.key}' thinks in a way that is not possible")
        if not 0.0 < self.long <= 1.0 or not 0 <= self.vocabulary <= RAREST or self.shows < 1:
            raise ValueError(f"the level '{self.key}' has a number out of its range")


def read_levels(path: Path) -> tuple[ComputerLevel, ...]:
    """Return the levels of a file, the weakest first. Raises `BadRules`."""
    return read_ladder(ComputerLevel, path)
