"""The games of a family: a table of everybody, pairs, streaks, bests, and what one game has added."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto

from boggle_desk.engine.players import sides
from boggle_desk.engine.statistics import Feat, Meeting, PastPlayer, Record


def most_behind(players: Sequence[PastPlayer], points: Iterable[Sequence[int]]) -> tuple[int, ...]:
    """Return by how much the side of each seat was behind at worst. `points` are what each seat made, round by
    round."""
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
    """A person's finished games."""

    key: str
    name: str
    games: int
    won: int
    """A tie is a win of each."""
    round_average: float | None
    """Points in a round of Boggle."""
    game_average: float | None
    """Points in a game that goes in turns."""
    word: str
    """The word that brought most; nothing if there is none."""
    word_points: int


@dataclass(frozen=True)
class Rivalry:
    """Two players, the one who is ahead first."""

    key: str
    name: str
    meeting: Meeting
    """Seen by the first."""


@dataclass(frozen=True)
class Streak:
    """Games that somebody won one after the other."""

    key: str
    name: str
    wins: int
    running: bool
    """Whether the last game was one of them."""


@dataclass(frozen=True)
class Evening:
    """What was played on the last day on which was played."""

    day: int
    games: int
    wins: tuple[tuple[str, int], ...]
    """Who won how many, most first."""


@dataclass(frozen=True)
class FamilyReport:
    """What there is to tell of some games."""

    rows: tuple[FamilyRow, ...] = ()
    """Who won most first."""
    rivalries: tuple[Rivalry, ...] = ()
    """Who met most often first."""
    streaks: tuple[Streak, ...] = ()
    """Those that still run first, then the longest ones."""
    bests: tuple[Record, ...] = ()
    evening: Evening | None = None
    known: bool = False
    """Whether any game at all was finished."""


# ------------------------------------------------------------------------------------------- what a game has added


class Honours(Enum):
    """What a game may bring somebody."""

    RECORD = auto()
    """Better than anybody before, by these rules."""
    STREAK = auto()
    """Several games won one after the other."""
    BEST = auto()
    """Better than this player ever was, by these rules."""
    MILESTONE = auto()
    """A round number of games."""


@dataclass(frozen=True)
class Honour:
    """Something to celebrate when a game is over."""

    kind: Honours
    holder: PastPlayer
    value: int
    """What was reached: points, letters, words, wins or games."""
    feat: Feat | None = None
    """What a record or best is about."""
    text: str = ""
    """The word or play that it was made with."""
    before: Record | None = None
    """What was beaten."""


TOLD_STREAK = 3
MILESTONES = (10, 25, 50, 100, 200, 300, 400, 500, 750, 1000, 1500, 2000, 3000, 5000)
LEAST_GAMES = 2
"""The games by the same rules before the first that can beat them."""
_OWN = (Feat.ROUND, Feat.WORD, Feat.PLAY, Feat.GAME)
"""The feats whose personal bests are shown: those of all would be too many."""

Bests = Mapping[tuple[Feat, str], Record]
"""The best of each feat: of each player by key, of all under the empty key."""


def bests_of(records: Iterable[Record]) -> dict[tuple[Feat, str], Record]:
    """Return the first best of records in the order in which they were made."""
    best: dict[tuple[Feat, str], Record] = {}
    for record in records:
        for place in ((record.feat, ""), (record.feat, record.holder.key)):
            if place not in best or record.value > best[place].value:
                best[place] = record
    return best


def beaten(before: Bests, now: Bests) -> list[Honour]:
    """Return the records that are beaten now, then the personal bests that are no records. All are of equal terms."""
    better = {place: now[place] for place in now if place in before and now[place].value > before[place].value}
    order = list(Feat)
    found = []
    for (feat, key), record in sorted(better.items(), key=lambda each: (bool(each[0][1]), order.index(each[0][0]))):
        is_record = better.get((feat, ""))
        if not key or (feat in _OWN and not (is_record and is_record.holder.key == key)):
            kind = Honours.BEST if key else Honours.RECORD
            found.append(Honour(kind, record.holder, record.value, feat, record.text, before[feat, key]))
    return found


def counted(holder: PastPlayer, wins: Sequence[bool], games: int) -> list[Honour]:
    """Return a streak and a round number of games. `wins` says of each contested game so far whether it was won; it is
    empty if the last game was not contested."""
    run = next((place for place, won in enumerate(reversed(wins)) if not won), len(wins))
    found = [Honour(Honours.STREAK, holder, run)] if run >= TOLD_STREAK else []
    return found + ([Honour(Honours.MILESTONE, holder, games)] if games in MILESTONES else [])
