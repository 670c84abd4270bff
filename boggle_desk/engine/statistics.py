"""Games that are over, as values: who played by which terms, what may be a record, and a family's report.

They are read from the events of a game by the `statistics` of each game; `storage.figures` asks what many of them come
to. Averages and bests compare games under equal `Terms`. Records are those of people, made without a handicap and
without hints; a record stays until it is beaten, not until it is reached again.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum, StrEnum, auto
from math import exp, log
from typing import NamedTuple

from boggle_desk.engine.players import Holder, Player, Table, person_key, side_of, sides


@dataclass(frozen=True, slots=True)
class Terms:
    """Results under equal terms can be compared. Dictionaries don't count, and the target or number of rounds only
    decides how long one plays."""

    kind: str  # the kind of game as stored
    rows: int
    columns: int
    pieces: str  # the key of the cubes or tiles
    seconds: int = 0  # the time for a round; 0 without a timer
    minimum_length: int = 0  # the shortest word; 0 if not asked
    scale: str = ""  # the scoring of words or full racks, in short
    company: int = 1
    """1 alone, 2 against others; in Scrabble the number of players, which decides how many turns one gets."""
    hints: bool = False


CHANGED = " seats changed"
"""Marks games in which somebody left or gave a seat away: who plays half a game, or for two, compares with nobody."""


def of_table(terms: Terms, table: Table) -> Terms:
    return replace(terms, scale=terms.scale + CHANGED) if table.left or table.former else terms


@dataclass(frozen=True, slots=True)
class PastPlayer:
    name: str
    level: str | None = None  # the computer's level; None for a person
    team: str | None = None
    handicap: bool = False  # had an advantage
    points: int = 0
    won: bool = False  # won, alone or with the team, against others; tied players all do

    @property
    def key(self) -> str:
        """Identifies a player: a person's name as `name_key` has it, or a computer's level. Empty for an unnamed
        person."""
        return f"#{self.level}" if self.level is not None else person_key(self.name)


def past_players(
    players: Sequence[Player], points: Sequence[int], winners: Collection[int], contested: bool
) -> tuple[PastPlayer, ...]:
    """Return the players with their points by seat; nobody wins a game that was not `contested`."""
    return tuple(
        PastPlayer(each.name, each.level, each.team, each.has_handicap, points[seat], contested and seat in winners)
        for seat, each in enumerate(players)
    )


def with_former(players: Sequence[PastPlayer], former: Sequence[Holder]) -> tuple[PastPlayer, ...]:
    """Return the players and after them who gave seats away. All who held one are a side and have their own points."""
    found, shared = list(players), {each.seat for each in former}
    for seat in shared:
        made = sum(each.points for each in former if each.seat == seat)
        own = found[seat]
        found[seat] = replace(own, points=own.points - made, team=own.team or f"seat {seat + 1}")
    for each in former:
        who, side = each.player, found[each.seat]
        found.append(replace(side, name=who.name, level=who.level, handicap=who.has_handicap, points=each.points))
    return tuple(found)


@dataclass(frozen=True, slots=True)
class PastGame:
    """A finished or archived game. Times are seconds since 1970."""

    number: int  # the stored number
    preset: str  # the preset's key
    lexicon: str
    terms: Terms
    started: int
    ended: int
    finished: bool  # False if archived: it has no winner
    seconds: int  # without long pauses
    rounds: int
    """Boggle: the scored rounds. Scrabble: the turns."""
    players: tuple[PastPlayer, ...]  # by seat

    @property
    def contested(self) -> bool:
        """Whether it was finished with a possible loser."""
        return self.finished and len(side_of(self.players, 0)) < len(self.players)


@dataclass(frozen=True)
class Meeting:
    """The games of two players against each other, with their sides' points."""

    key: str
    name: str  # the other player's latest spelling
    level: str | None
    games: int
    ahead: int  # games in which the own side had more points than the other
    level_games: int
    points: int
    other_points: int

    @property
    def behind(self) -> int:
        return self.games - self.ahead - self.level_games


@dataclass(frozen=True)
class Point:
    game: int
    at: int  # in seconds since 1970
    value: float
    players: str = ""  # all names


FAIR_GAMES = 12  # how many of a person's latest games against computers say how strong the person is
_STEP = log(7 / 3)  # each level wins seven games in ten against the one below
_FIRST, _UNSURE = 2.0, 8.0  # where on the ladder somebody new may be, and within how many levels of that
_TIMES = 30  # halvings: more than enough

Met = Mapping[str, Sequence[tuple[str, float]]]
"""The latest games of each person by key: a computer's level, and 1.0 for a win, 0.5 for a tie, 0.0 for a loss."""


def strength(met: Iterable[tuple[str, float]], ladder: Sequence[str]) -> float:
    """Return the place on a ladder of levels, the weakest at 0, where a person would win half of the games."""
    games = [(ladder.index(level), won) for level, won in met if level in ladder]
    low, high = 0.0, len(ladder) - 1.0
    for _ in range(_TIMES):
        middle = (low + high) / 2
        more = sum(won - 1 / (1 + exp(_STEP * (place - middle))) for place, won in games)
        if _STEP * more > (middle - _FIRST) / _UNSURE**2:
            low = middle
        else:
            high = middle
    return low


def fair_match(players: Sequence[Player], met: Met, ladder: Sequence[str]) -> tuple[Player, ...]:
    """Return the players, each computer that follows a person at the level nearest to that person's strength: the first
    one follows the first person, the second one the second."""
    people = [person_key(each.name) for each in players if each.level is None]
    followed, made = 0, list[Player]()
    for player in players:
        if player.level is not None and player.follows and people:
            key = people[followed % len(people)]
            followed += 1
            player = replace(player, level=ladder[round(strength(met.get(key, ()), ladder))])
        made.append(player)
    return tuple(made)


WINDOW = 10  # how many games a progress is smoothed over


def smoothed(values: Sequence[float], window: int = WINDOW) -> tuple[float, ...]:
    """Return for each value the mean of up to `window` values ending with it."""
    return tuple(
        sum(values[max(0, place - window + 1) : place + 1]) / min(window, place + 1) for place in range(len(values))
    )


class RecordKind(StrEnum):
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
    feat: RecordKind
    value: int
    holder: PastPlayer
    game: int
    text: str = ""  # the word or play that it was made with
    at: int = 0  # the round or turn; 0 for the whole game
    ended: int = 0  # in seconds since 1970
    has_turns: bool = False  # the game has turns


class Achievement(NamedTuple):
    """A player's best of a feat in a game, when first done."""

    feat: RecordKind
    value: int
    text: str = ""  # the word or play that it was done with
    at: int = 0  # the round or turn; 0 for the whole game


def most_of(deeds: Iterable[Achievement]) -> tuple[Achievement, ...]:
    """Return the first best deed of each feat; values below 1 are left out."""
    most: dict[RecordKind, Achievement] = {}
    for deed in deeds:
        if deed.value > (most[deed.feat].value if deed.feat in most else 0):
            most[deed.feat] = deed
    return tuple(most.values())


@dataclass(frozen=True, slots=True)
class PlayerResult:
    seat: int
    best: int = 0  # the best round or play
    word: str = ""  # the word with the most points
    word_points: int = 0
    behind: int = 0  # the side's largest deficit when all had played equally often
    hints: int = 0
    deeds: tuple[Achievement, ...] = ()  # possible records, made without hints


def may_hold(player: PastPlayer) -> bool:
    return player.level is None and not player.handicap and bool(player.key)


def game_deeds(game: PastGame, seat: int) -> tuple[Achievement, ...]:
    points, margin = game.players[seat].points, _margin(game, seat)
    return (Achievement(RecordKind.GAME, points), Achievement(RecordKind.MARGIN, margin)) if game.finished else ()


def _margin(game: PastGame, seat: int) -> int:
    """Return the winning margin of a seat's side; 0 for losers, or without others."""
    totals = {side: sum(game.players[each].points for each in side)
              for side in {side_of(game.players, other) for other in range(len(game.players))}}  # fmt: skip
    own = totals.pop(side_of(game.players, seat))
    return max(0, own - max(totals.values())) if totals else 0


# ------------------------------------------------------------------------------------------- a family's games


def most_behind(players: Sequence[PastPlayer], points: Iterable[Sequence[int]]) -> tuple[int, ...]:
    """Return the largest deficit of each seat's side. `points` are the seats' points, round by round."""
    totals, worst = [0] * len(players), [0] * len(players)
    for made in points:
        totals = [before + more for before, more in zip(totals, made, strict=True)]
        by_side = {side: sum(totals[seat] for seat in side) for side in sides(players)}
        lead = max(by_side.values())
        for side, total in by_side.items():
            for seat in side:
                worst[seat] = max(worst[seat], lead - total)
    return tuple(worst)


@dataclass(frozen=True)
class FamilyRow:
    key: str
    name: str
    games: int
    won: int  # a tie is a win of each
    round_average: float | None
    game_average: float | None  # in games with turns
    word: str  # the Boggle word with the most points; empty if none
    word_points: int
    play: str = ""  # and the play in games with turns
    play_points: int = 0


@dataclass(frozen=True)
class Rivalry:
    """Two players, the one who is ahead first."""

    key: str
    name: str
    meeting: Meeting  # from the first's side


@dataclass(frozen=True)
class Streak:
    key: str
    name: str
    wins: int
    running: bool  # whether it includes the last game


@dataclass(frozen=True)
class FamilyReport:
    rows: tuple[FamilyRow, ...] = ()  # most wins first
    rivalries: tuple[Rivalry, ...] = ()  # most games first
    streaks: tuple[Streak, ...] = ()  # running ones first, then the longest
    bests: tuple[Record, ...] = ()
    known: bool = False  # whether any game was finished
    games: int = 0
    evenings: int = 0  # see `storage.album`


class Honours(Enum):
    RECORD = auto()  # the best by these rules
    STREAK = auto()
    BEST = auto()  # this player's best by these rules
    MILESTONE = auto()  # a round number of games


@dataclass(frozen=True)
class Award:
    kind: Honours
    holder: PastPlayer
    value: int  # points, letters, words, wins or games
    feat: RecordKind | None = None  # of a record or best
    text: str = ""  # the word or play
    before: Record | None = None  # the record that was beaten


TOLD_STREAK = 3
MILESTONES = (10, 25, 50, 100, 200, 300, 400, 500, 750, 1000, 1500, 2000, 3000, 5000)
LEAST_GAMES = 2  # the fewest earlier games by the same rules for a record or best
_OWN = (RecordKind.ROUND, RecordKind.WORD, RecordKind.PLAY, RecordKind.GAME)
"""The feats whose personal bests are shown; all would be too many."""

Bests = Mapping[tuple[RecordKind, str], Record]
"""The best of each feat by player's key; the empty key is for all."""


def bests_of(records: Iterable[Record]) -> dict[tuple[RecordKind, str], Record]:
    """Return the first best of records in order of time."""
    best: dict[tuple[RecordKind, str], Record] = {}
    for record in records:
        for place in ((record.feat, ""), (record.feat, record.holder.key)):
            if place not in best or record.value > best[place].value:
                best[place] = record
    return best


def beaten(before: Bests, now: Bests) -> list[Award]:
    """Return the new records, then the other new personal bests. All are of equal terms."""
    better = {place: now[place] for place in now if place in before and now[place].value > before[place].value}
    order = list(RecordKind)
    found = []
    for (feat, key), record in sorted(better.items(), key=lambda each: (bool(each[0][1]), order.index(each[0][0]))):
        is_record = better.get((feat, ""))
        if not key or (feat in _OWN and not (is_record and is_record.holder.key == key)):
            kind = Honours.BEST if key else Honours.RECORD
            found.append(Award(kind, record.holder, record.value, feat, record.text, before[feat, key]))
    return found


def counted(holder: PastPlayer, wins: Sequence[bool], games: int) -> list[Award]:
    """Return a streak and a round number of games. `wins` has the results of contested games so far; empty if the last
    was not contested."""
    run = next((place for place, won in enumerate(reversed(wins)) if not won), len(wins))
    found = [Award(Honours.STREAK, holder, run)] if run >= TOLD_STREAK else []
    return found + ([Award(Honours.MILESTONE, holder, games)] if games in MILESTONES else [])
