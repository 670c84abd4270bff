"""How well a computer player finds words in Boggle: a few numbers per level, read from a file."""

from dataclasses import dataclass, field
from pathlib import Path

from boggle_desk.engine.lexicon import TIER_SIZES
from boggle_desk.engine.rulebook import read_ladder


@dataclass(frozen=True)
class RivalLevel:
    """One level. It never writes names or offensive words."""

    key: str
    known: tuple[float, ...]
    """The share of words that it knows of each step of `Lexicon.commonness`, the commonest first."""
    unranked: float
    """The share of the longer words that it knows in a dictionary without that scale."""
    pace: float
    """How often in a minute an easy word on 16 cubes catches its eye; the others do so less often, by what follows."""
    rare: float
    """What each step of rareness does to that."""
    long: float
    """What each letter after the third does to it."""
    turn: float
    """What each bend of the word's path does to it."""
    reversal: float
    """What each bend does besides that turns back sharply."""
    pair: float
    """What each face with several letters does to it, such as `Qu`."""
    kin: float
    """The chance that a word brings its kin to mind, such as its plural."""
    writing: float
    """The seconds that it takes to write a word of no letters, to which come those of its letters."""
    letter: float
    """The seconds that each letter takes."""
    slips: float
    """The share of what it writes that is no word; 0 never errs. Where the dictionary is asked at once, none is."""
    doubts: float
    """The chance that it sees another's false word for what it is, and doubts it."""
    expected: dict[str, int] = field(default_factory=dict, hash=False)
    """Its mean points of a round alone, by preset; `packaging/measure_rivals.py` measures them."""

    def __post_init__(self) -> None:
        if len(self.known) != len(TIER_SIZES):
            raise ValueError(f"known has {len(self.known)} shares but must have {len(TIER_SIZES)}")
        shares = (*self.known, self.unranked, self.kin, self.slips, self.doubts)
        factors = (self.rare, self.long, self.turn, self.reversal, self.pair)
        if not all(0.0 <= share <= 1.0 for share in shares) or not all(0.0 < factor <= 1.0 for factor in factors):
            raise ValueError(f"the level '{self.key}' has a share beyond 0 and 1")
        if not (0.0 < self.pace <= 10_000.0 and self.writing >= 0.0 and self.letter > 0.0):
            raise ValueError(f"the level '{self.key}' has a speed out of its range")


def read_levels(path: Path) -> tuple[RivalLevel, ...]:
    """Return the levels of a file, the weakest first. Raises `BadRules`."""
    return read_ladder(RivalLevel, path)
