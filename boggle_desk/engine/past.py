"""Games that are over, as values to reckon with: who played, by which terms, and how it ended.

They are read from the stored events of a game (in `statistics` of each game) and hold nothing that the events
do not say.
"""

import re
import unicodedata
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from boggle_desk.engine.players import Player, side_of


@dataclass(frozen=True)
class Terms:
    """What decides whether two results can be compared. Results under equal terms can; dictionaries are not asked
    about, and the target or the number of rounds only decides how long one plays."""

    kind: str
    """The kind of game, as the store calls it."""
    rows: int
    columns: int
    pieces: str
    """The key of the set of cubes or tiles."""
    seconds: int = 0
    """The time for a round; 0 where there is none, and where one searches as long as one likes."""
    minimum_length: int = 0
    """The fewest letters of a word; 0 where the game does not ask."""
    scale: str = ""
    """How words or full racks are rewarded, in short."""
    company: int = 1
    """1 alone, 2 against others; in Scrabble, where it decides how many turns one gets, the number of players."""
    hints: bool = False
    """Whether one may ask for hints."""


@dataclass(frozen=True)
class PastPlayer:
    """A seat of a game that is over."""

    name: str
    level: str | None = None
    """The computer's level; None for a person."""
    team: str | None = None
    handicap: bool = False
    """Whether the table granted this player an advantage."""
    points: int = 0
    won: bool = False
    """Whether this player, or the team, won against others; several players do when they are tied."""

    @property
    def key(self) -> str:
        """What makes two seats the same player: a person's name as `folded` has it, or the computer's level. Empty for
        a person without a name of his own."""
        return f"#{self.level}" if self.level is not None else person_key(self.name)


def past_players(
    players: Sequence[Player], points: Sequence[int], winners: Collection[int], contested: bool
) -> tuple[PastPlayer, ...]:
    """Return who played, with the points of each seat; nobody wins a game that was not `contested`."""
    return tuple(
        PastPlayer(each.name, each.level, each.team, each.has_handicap, points[seat], contested and seat in winners)
        for seat, each in enumerate(players)
    )


@dataclass(frozen=True)
class PastGame:
    """A game that is over, finished or put away. Times are seconds since 1970."""

    number: int
    """Its number in the store."""
    preset: str
    """The key of the preset that its rules come from."""
    lexicon: str
    terms: Terms
    started: int
    ended: int
    finished: bool
    """False for a game that was put away: it has no winner."""
    seconds: int
    """How long was played; long pauses are left out."""
    rounds: int
    """Boggle: the rounds that were scored. Scrabble: the turns."""
    players: tuple[PastPlayer, ...]
    """By seat."""

    @property
    def kind(self) -> str:
        """The kind of game, as the store calls it."""
        return self.terms.kind

    @property
    def contested(self) -> bool:
        """Whether it was finished, and somebody could have lost it."""
        return self.finished and len(side_of(self.players, 0)) < len(self.players)

    def seat_of(self, key: str) -> int | None:
        """Return the first seat of the player with this key, or None; nobody in particular has no key."""
        return next((seat for seat, player in enumerate(self.players) if key and player.key == key), None)


def person_key(name: str) -> str:
    """Return a person's name as it is compared, or nothing for `Player 2` and the like: whoever gave no name, or was
    erased from the history."""
    key = folded(name)
    return "" if _NOBODY.fullmatch(key) else key


def nobody(seat: int) -> str:
    """Return the name of somebody on a seat who has none."""
    return f"Player {seat + 1}"


_NOBODY = re.compile(r"player \d{1,2}|")


def folded(name: str) -> str:
    """Return a person's name as it is compared: case, spaces around and between, and the way letters are composed make
    no difference. Accents do."""
    return unicodedata.normalize("NFKC", " ".join(unicodedata.normalize("NFKC", name).split()).casefold())
