"""The records of the table: who has done best at what, by terms. A record stands until it is beaten, not until it is
reached again.

Records are those of people, made without a handicap and without hints; computers and helped rounds have figures of
their own, but no records.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from boggle_desk.engine.past import PastGame, PastPlayer, Terms
from boggle_desk.engine.players import side_of


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


class RecordBook:
    """Takes in what was done, in the order in which it was done, and keeps the best of it."""

    def __init__(self) -> None:
        self._best: dict[tuple[Terms, Feat], Record] = {}

    def enter(self, record: Record) -> None:
        """Take in something that may be a record. Nothing and less than nothing never is one."""
        place = record.terms, record.feat
        before = self._best.get(place)
        if record.value > (before.value if before else 0):
            self._best[place] = record

    def records(self) -> tuple[Record, ...]:
        """Return all records, in the order of `Feat`."""
        order = list(Feat)
        return tuple(sorted(self._best.values(), key=lambda record: order.index(record.feat)))


def may_hold(player: PastPlayer) -> bool:
    """Return whether what this player did in a game can be a record."""
    return player.level is None and not player.handicap and bool(player.key)


def enter_games(book: RecordBook, games: Iterable[PastGame], kinds: Callable[[str], bool]) -> None:
    """Take in the points of finished games of these kinds, and by how much they were won."""
    for game in sorted(games, key=lambda each: each.number):
        if game.finished and kinds(game.kind):
            for seat, player in enumerate(game.players):
                if may_hold(player):
                    book.enter(Record(game.terms, Feat.GAME, player.points, player, game.number))
                    book.enter(Record(game.terms, Feat.MARGIN, _margin(game, seat), player, game.number))


def _margin(game: PastGame, seat: int) -> int:
    """Return by how much the side of a seat won; 0 if it did not, or against nobody."""
    totals = {side: sum(game.players[each].points for each in side)
              for side in {side_of(game.players, other) for other in range(len(game.players))}}  # fmt: skip
    own = totals.pop(side_of(game.players, seat))
    return max(0, own - max(totals.values())) if totals else 0


def holder(games: Mapping[int, PastGame], number: int, seat: int) -> tuple[Terms, PastPlayer] | None:
    """Return the terms and the player of something that was done in a game, or None if it cannot be a record."""
    game = games.get(number)
    if game is None or not may_hold(game.players[seat]):
        return None
    return game.terms, game.players[seat]
