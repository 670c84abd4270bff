"""Games that are over, as values: who played by which terms, and what may be a record.

They are read from the events of a game by the `statistics` of each game; `storage.figures` asks what many of them come
to. Averages and bests compare games under equal `Terms`. Records are those of people, made without a handicap and
without hints; a record stays until it is beaten, not until it is reached again.
"""

import re
import unicodedata
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from boggle_desk.engine.players import Player, safe_name, side_of


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
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
    def contested(self) -> bool:
        """Whether it was finished, and somebody could lose it."""
        return self.finished and len(side_of(self.players, 0)) < len(self.players)


def person_key(name: str) -> str:
    """Return a person's name as it is compared, or nothing for `Player 2` and the like, who gave no name or was
    erased."""
    key = folded(name)
    return "" if _NOBODY.fullmatch(key) else key


def nobody(seat: int) -> str:
    """Return the name of somebody on a seat who has none."""
    return f"Player {seat + 1}"


_NOBODY = re.compile(r"player \d{1,2}|")


def folded(name: str) -> str:
    """Return a person's name as it is compared: case, spaces around and between, and the way letters are composed make
    no difference, nor do signs that cannot be seen. Accents do."""
    seen = safe_name(unicodedata.normalize("NFKC", name)).strip("\u2068\u2069")
    return unicodedata.normalize("NFKC", " ".join(seen.split()).casefold())


@dataclass(frozen=True)
class Meeting:
    """The games of two players against each other. Points are those of their sides."""

    key: str
    name: str
    """The other player, as written last."""
    level: str | None
    games: int
    ahead: int
    """Games in which the own side had more points than the other one, whoever else was there."""
    level_games: int
    """Games in which both had the same."""
    points: int
    other_points: int

    @property
    def behind(self) -> int:
        """Games in which the other side had more."""
        return self.games - self.ahead - self.level_games


@dataclass(frozen=True)
class Point:
    """A figure of one game."""

    game: int
    at: int
    """When it ended, in seconds since 1970."""
    value: float
    players: str = ""
    """The names of all who played."""


WINDOW = 10
"""How many of the latest games the line of a progress is smoothed over."""


def smoothed(values: Sequence[float], window: int = WINDOW) -> tuple[float, ...]:
    """Return for each value the mean of up to `window` values that end with it."""
    return tuple(
        sum(values[max(0, place - window + 1) : place + 1]) / min(window, place + 1) for place in range(len(values))
    )


class Feat(StrEnum):
    """What a record is about."""

    ROUND = "most points in a round"
    WORDS = "most words in a round"
    UNIQUE = "most words of a round that nobody else had"
    WORD = "most points for a word"
    LONGEST = "longest word"
    PLAY = "most points for a play"
    BINGOS = "most bingos in a game"
    GAME = "most points in a game"
    MARGIN = "widest win"
    COMEBACK = "widest gap that was closed"


@dataclass(frozen=True)
class Record:
    """The best at something."""

    feat: Feat
    value: int
    holder: PastPlayer
    game: int
    text: str = ""
    """The word or play that it was made with."""
    at: int = 0
    """The round or turn; 0 for the whole game."""
    ended: int = 0
    """When the game ended, in seconds since 1970."""
    has_turns: bool = False
    """Whether the game goes in turns."""


class Deed(NamedTuple):
    """The most that a player did of something in a game, when it was first done."""

    feat: Feat
    value: int
    text: str = ""
    """The word or play that it was done with."""
    at: int = 0
    """The round or turn; 0 for the whole game."""


def most_of(deeds: Iterable[Deed]) -> tuple[Deed, ...]:
    """Return the first best deed of each feat; values below 1 are left out."""
    most: dict[Feat, Deed] = {}
    for deed in deeds:
        if deed.value > (most[deed.feat].value if deed.feat in most else 0):
            most[deed.feat] = deed
    return tuple(most.values())


@dataclass(frozen=True, slots=True)
class Sitting:
    """What one player made of one game, in short."""

    seat: int
    best: int = 0
    """Most points in a round, or with a play."""
    word: str = ""
    """The word that brought most."""
    word_points: int = 0
    behind: int = 0
    """By how much the player's side was behind at worst, when all had played equally often."""
    hints: int = 0
    deeds: tuple[Deed, ...] = ()
    """What may be records: done without hints."""


def may_hold(player: PastPlayer) -> bool:
    """Return whether what this player did in a game can be a record."""
    return player.level is None and not player.handicap and bool(player.key)


def game_deeds(game: PastGame, seat: int) -> tuple[Deed, ...]:
    """Return the points of a seat in a finished game, and by how much its side won."""
    points, margin = game.players[seat].points, _margin(game, seat)
    return (Deed(Feat.GAME, points), Deed(Feat.MARGIN, margin)) if game.finished else ()


def _margin(game: PastGame, seat: int) -> int:
    """Return by how much the side of a seat won; 0 if it did not, or against nobody."""
    totals = {side: sum(game.players[each].points for each in side)
              for side in {side_of(game.players, other) for other in range(len(game.players))}}  # fmt: skip
    own = totals.pop(side_of(game.players, seat))
    return max(0, own - max(totals.values())) if totals else 0
