"""The rules of one Scrabble game as a value."""

from dataclasses import dataclass
from enum import StrEnum

from boggle_desk.engine.kernels.codes import MOST_TILES
from boggle_desk.engine.scrabble.board import Layout
from boggle_desk.engine.scrabble.tiles import TileSet

_MOST, _MOST_POINTS = 1_000, 100_000


class Judging(StrEnum):
    """When a word is judged, and by whom."""

    TABLE = "table"
    """The table is asked about words that the dictionary lacks (P18)."""
    REFUSE = "refuse"
    """The dictionary refuses a play with a word that it lacks; one tries again."""
    CHALLENGE = "challenge"
    """Only when an opponent challenges, before the next player starts (rule S12)."""


@dataclass(frozen=True)
class ChallengeRule:
    """How words are judged and what a challenge to good words costs. A phony always goes back and costs its player
    the turn (rule S12)."""

    judging: Judging
    costs_turn: bool = False
    """Whether a challenger who was wrong loses the next turn (`DOUBLE`)."""
    bonus: int = 0
    """Points for the player who was challenged wrongly (`FIVE_POINT`, `TEN_POINT`)."""

    def __post_init__(self) -> None:
        if not 0 <= self.bonus <= _MOST_POINTS:
            raise ValueError(f"the bonus is {self.bonus} but must be from 0 to {_MOST_POINTS}")


ASK_TABLE = ChallengeRule(Judging.TABLE)
REFUSE = ChallengeRule(Judging.REFUSE)
SINGLE = ChallengeRule(Judging.CHALLENGE)
DOUBLE = ChallengeRule(Judging.CHALLENGE, costs_turn=True)
FIVE_POINT = ChallengeRule(Judging.CHALLENGE, bonus=5)
TEN_POINT = ChallengeRule(Judging.CHALLENGE, bonus=10)


class Hints(StrEnum):
    """Whether players may ask for hints, and which words those show."""

    NONE = "none"
    """Nobody gets a hint, nor learns during the game what could have been played."""
    SIMPLE = "simple"
    """Words that children know."""
    EVERYDAY = "everyday"
    """Everyday words first, a rarer one only if it brings clearly more."""
    ANY = "any"
    """The best play, however rare its words are."""


class EndRacks(StrEnum):
    """What unplayed tiles count when somebody has gone out. When nobody has, all scores fall by them."""

    BOTH = "both"
    """The others lose their unplayed tiles' values and the player who went out gains them (rule S19)."""
    DOUBLE = "double"
    """The player who went out gains twice the others' unplayed tiles' values; nobody loses any."""


@dataclass(frozen=True)
class ScrabbleRules:
    """All that two editions of the game can differ in. It is written into every saved game."""

    key: str
    """The preset that these rules come from."""
    tiles: TileSet
    layout: Layout
    rack_size: int = 7
    bingo_bonus: int = 50
    """Points for a play of `bingo_tiles` or more tiles (rule S18)."""
    bingo_tiles: int = 7
    first_play_minimum: int = 2
    """The fewest tiles of the first play (rule S3)."""
    challenge: ChallengeRule = ASK_TABLE
    exchange_minimum: int = 1
    """The fewest tiles in the bag that allow an exchange (rule S9). Nobody exchanges more than the bag holds."""
    pass_rounds: int = 1
    """The game ends when all players have passed so many times in succession (rule S13); 0: it does not."""
    scoreless_limit: int = 0
    """The game ends after so many turns without points in succession (rule S13); 0: it does not."""
    end_racks: EndRacks = EndRacks.BOTH
    open_racks: bool = False
    """Whether all players see all racks (P8)."""
    take_back: bool = True
    """Whether a turn may be taken back while no tile was drawn after it."""
    hints: Hints = Hints.NONE
    lexicon: str = "english"
    """The key of the dictionary that judges."""

    def __post_init__(self) -> None:
        for name, value, least, most in (
            ("rack_size", self.rack_size, 1, MOST_TILES),
            ("bingo_tiles", self.bingo_tiles, 1, _MOST),
            ("bingo_bonus", self.bingo_bonus, 0, _MOST_POINTS),
            ("first_play_minimum", self.first_play_minimum, 1, _MOST),
            ("exchange_minimum", self.exchange_minimum, 1, _MOST),
            ("pass_rounds", self.pass_rounds, 0, _MOST),
            ("scoreless_limit", self.scoreless_limit, 0, _MOST),
        ):
            if not least <= value <= most:
                raise ValueError(f"{name} is {value} but must be from {least} to {most}")
        if not self.pass_rounds and not self.scoreless_limit:
            raise ValueError("pass_rounds and scoreless_limit are both 0, so a game might never end")
