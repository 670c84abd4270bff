"""A family's games: totals, pairs, streaks, bests, and what one game has added."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto

from boggle_desk.engine.players import sides
from boggle_desk.engine.statistics import Meeting, PastPlayer, Record, RecordKind


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
    word: str  # the word with the most points; empty if none
    word_points: int


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
class Evening:
    day: int
    games: int
    wins: tuple[tuple[str, int], ...]  # winners and their wins, most first


@dataclass(frozen=True)
class FamilyReport:
    rows: tuple[FamilyRow, ...] = ()  # most wins first
    rivalries: tuple[Rivalry, ...] = ()  # most games first
    streaks: tuple[Streak, ...] = ()  # running ones first, then the longest
    bests: tuple[Record, ...] = ()
    evening: Evening | None = None
    known: bool = False  # whether any game was finished
    games: int = 0
    evenings: int = 0


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
