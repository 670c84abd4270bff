"""Games that are over, as values, and what many of them come to: results, meetings of two players, progress, records.

They are read from the stored events of a game (in `statistics` of each game) and hold nothing that the events do not
say. All functions are pure, and return None where there is nothing to reckon with. Averages and bests compare like with
like: callers hand in games under equal `Terms`. Records are those of people, made without a handicap and without hints;
a record stays until it is beaten, not until it is reached again.
"""

import re
import unicodedata
from collections import Counter
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


def in_order(games: Iterable[PastGame]) -> list[PastGame]:
    """Return games in the order in which they ended."""
    return sorted(games, key=lambda game: (game.ended, game.number))


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
    no difference, nor do signs that cannot be seen. Accents do."""
    seen = safe_name(unicodedata.normalize("NFKC", name)).strip("\u2068\u2069")
    return unicodedata.normalize("NFKC", " ".join(seen.split()).casefold())


WINDOW = 10
"""How many of the latest games the line of a progress is smoothed over."""


@dataclass(frozen=True)
class Results:
    """What a player's games come to."""

    games: int = 0
    """Games that were finished."""
    put_away: int = 0
    contested: int = 0
    """Those of the finished games that somebody could have lost."""
    won: int = 0
    tied: int = 0
    """Games in which several sides had the most points, this player's among them."""
    average: float | None = None
    """Points in a finished game."""
    best: PastGame | None = None
    """The finished game with the most points, the first one if there are several."""
    best_points: int | None = None
    seconds: int = 0
    """How long was played, games that were put away as well."""

    @property
    def lost(self) -> int:
        """Games that another side won."""
        return self.contested - self.won - self.tied

    @property
    def win_rate(self) -> float | None:
        """The share of the contested games that were won; a tie is half a win."""
        return (self.won + self.tied / 2) / self.contested if self.contested else None


@dataclass(frozen=True)
class Meeting:
    """What the games of two players against each other come to. Points are those of their sides."""

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
    """A figure of one game, on the way of many."""

    game: int
    at: int
    """When it ended, in seconds since 1970."""
    value: float


def terms_played(games: Iterable[PastGame]) -> tuple[tuple[Terms, int], ...]:
    """Return the terms under which was played, each with the number of games, the most played first."""
    return tuple(Counter(game.terms for game in games).most_common())


def results(games: Iterable[PastGame], key: str) -> Results:
    """Return what the games of the player with this key come to."""
    mine = [(game, seat) for game in games if (seat := game.seat_of(key)) is not None]
    finished = [(game, game.players[seat].points) for game, seat in mine if game.finished]
    contested = [(game, seat) for game, seat in mine if game.contested]
    tops = [(game, seat) for game, seat in contested if game.players[seat].won]
    outright = sum(1 for game, seat in tops if _is_only_winner(game.players, seat))
    in_order = sorted(finished, key=lambda each: (each[0].ended, each[0].number))
    best = max(in_order, key=lambda each: each[1], default=None)
    return Results(
        len(finished),
        len(mine) - len(finished),
        len(contested),
        outright,
        len(tops) - outright,
        mean([points for _game, points in finished]),
        best[0] if best else None,
        best[1] if best else None,
        sum(game.seconds for game, _seat in mine),
    )


def _is_only_winner(players: Sequence[PastPlayer], seat: int) -> bool:
    side = side_of(players, seat)
    return all(other in side for other, each in enumerate(players) if each.won)


def meetings(games: Iterable[PastGame], key: str) -> tuple[Meeting, ...]:
    """Return for each player whom this one has met in contested games what came of it, the most met first. Who plays in
    one team does not meet."""
    met: dict[str, list[Meeting]] = {}
    for game in in_order(games):
        seat = game.seat_of(key)
        if seat is None or not game.contested:
            continue
        own = side_of(game.players, seat)
        for other in {game.seat_of(each.key) for each in game.players} - {None, *own}:
            if other is not None:
                one = _meeting(game, own, other)
                met.setdefault(one.key, []).append(one)
    found = [_summed(each) for each in met.values()]
    return tuple(sorted(found, key=lambda each: (-each.games, each.key)))


def _meeting(game: PastGame, own: tuple[int, ...], other: int) -> Meeting:
    player = game.players[other]
    mine = sum(game.players[seat].points for seat in own)
    theirs = sum(game.players[seat].points for seat in side_of(game.players, other))
    return Meeting(player.key, player.name, player.level, 1, int(mine > theirs), int(mine == theirs), mine, theirs)


def _summed(met: Sequence[Meeting]) -> Meeting:
    last = met[-1]
    return Meeting(
        last.key,
        last.name,
        last.level,
        sum(each.games for each in met),
        sum(each.ahead for each in met),
        sum(each.level_games for each in met),
        sum(each.points for each in met),
        sum(each.other_points for each in met),
    )


def mean(values: Sequence[float]) -> float | None:
    return sum(values) / len(values) if values else None


def share(part: float, whole: float) -> float | None:
    return part / whole if whole else None


def smoothed(values: Sequence[float], window: int = WINDOW) -> tuple[float, ...]:
    """Return for each value the mean of it and of those before it, as many as the window holds."""
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

    terms: Terms
    feat: Feat
    value: int
    holder: PastPlayer
    game: int
    text: str = ""
    """The word or play that it was made with."""
    at: int = 0
    """The round or turn; 0 for what the whole game comes to."""


class Deed(NamedTuple):
    """The most that a player did of something in a game, when it was first done."""

    feat: Feat
    value: int
    text: str = ""
    """The word or play that it was done with."""
    at: int = 0
    """The round or turn; 0 for what the whole game comes to."""


def most_of(deeds: Iterable[Deed]) -> tuple[Deed, ...]:
    """Return of what a player did in turn the most of each feat. Nothing and less than nothing is none."""
    most: dict[Feat, Deed] = {}
    for deed in deeds:
        if deed.value > (most[deed.feat].value if deed.feat in most else 0):
            most[deed.feat] = deed
    return tuple(most.values())


@dataclass(frozen=True, slots=True)
class Sitting:
    """What one player made of one game, in short."""

    game: int
    seat: int
    rounds: tuple[int, ...] = ()
    """Boggle: the points of each round, without what was granted."""
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


class RecordBook:
    """Takes in games, in the order in which they were played, and keeps the best of all and of each player."""

    def __init__(self, before: "RecordBook | None" = None) -> None:
        """`before`: a book to go on with, which stays as it is."""
        self._best: dict[tuple[Terms, Feat, str], Record] = dict(before._best) if before else {}
        self.games: int = before.games if before else 0
        """How many it has taken in."""

    def enter(self, game: PastGame, sittings: Iterable[Sitting]) -> None:
        """Take in what those who sat at a game did, if it can be a record: people without a handicap did it."""
        done = [(deed.at, each.seat, deed) for each in sittings for deed in each.deeds]
        for _at, seat, deed in sorted(done, key=lambda each: each[:2]):
            player = game.players[seat]
            if may_hold(player):
                self._enter(Record(game.terms, deed.feat, deed.value, player, game.number, deed.text, deed.at))
        self.games += 1

    def _enter(self, record: Record) -> None:
        for key in ("", record.holder.key):
            place = record.terms, record.feat, key
            before = self._best.get(place)
            if record.value > (before.value if before else 0):
                self._best[place] = record

    def records(self, each_player: bool = False) -> tuple[Record, ...]:
        """Return the records of all, or with `each_player` the best of each, in the order of `Feat`."""
        order = list(Feat)
        kept = (record for (_terms, _feat, key), record in self._best.items() if bool(key) == each_player)
        return tuple(sorted(kept, key=lambda record: order.index(record.feat)))


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
