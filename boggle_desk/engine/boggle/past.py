"""Rounds of Boggle that were scored, as values: every player's list with the fate of each word."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from boggle_desk.engine.boggle.events import (
    BoggleEvent,
    ClockRead,
    GoalReached,
    Scored,
    SearchBegan,
    SearchEnded,
    Wrote,
)
from boggle_desk.engine.boggle.position import BogglePosition, Mark, apply
from boggle_desk.engine.boggle.rules import BoggleRules, minimum_length, search_seconds, word_points
from boggle_desk.engine.boggle.scoring import entry_points
from boggle_desk.engine.past import PastPlayer, Terms, past_players
from boggle_desk.engine.players import Player, side_of, sides


class PastWord(NamedTuple):
    """A word on a list, and what became of it. There are hundreds of thousands of them in a history."""

    word: str
    fate: Mark
    """`STANDING`, `CROSSED` or `STRUCK`; `SKIPPED` or `WRITTEN` if it was never read."""
    at: float | None
    """The second of the search at which it was written; None where lists were kept on paper."""
    points: int
    """What it brought: less than nothing if a lost challenge cost points."""
    alone: bool
    """Whether no other side had it on a list."""


@dataclass(frozen=True)
class PastRound:
    """A round of one player."""

    game: int
    """The number of the game in the store."""
    number: int
    """The round, from 1."""
    seat: int
    rows: int
    columns: int
    letters: tuple[str, ...]
    """What each cell of the board adds to a word, in lower case and reading order; nothing for a solid face. Empty
    where the board is not known."""
    points: int
    """With what a handicap granted."""
    granted: int
    """The points of them that were granted before any word."""
    shared: int
    """What those words of this list come to that a teammate brought: each counts once for the team, so they are not
    among the points (rule B34)."""
    seconds: float
    """How long this player searched; 0 where it is not known."""
    minimum_length: int
    """The fewest letters that this player's words needed."""
    hints: int
    """How many hints this player took."""
    words: tuple[PastWord, ...]
    """In the order in which they were written."""


def rounds_of(
    game: int, opening: BogglePosition, events: Iterable[BoggleEvent]
) -> tuple[tuple[PastRound, ...], BogglePosition]:
    """Return the scored rounds of a game, round by round and seat by seat, and the position at the end.

    Raises what `apply` raises for events that do not follow.
    """
    position, rounds, clock = opening, list[PastRound](), _Clock(opening)
    for event in events:
        position = apply(position, event)
        clock.hear(event)
        if isinstance(event, Scored):
            rounds += (_round(game, position, seat, clock.searched.get(seat, 0.0)) for seat in _seats(position))
            clock = _Clock(opening)
    return tuple(rounds), position


class _Clock:
    """How long each seat searched in a round."""

    def __init__(self, opening: BogglePosition) -> None:
        self._rules, self._players = opening.rules, opening.players
        self._gone = 0.0
        self.searched: dict[int, float] = {}

    def hear(self, event: BoggleEvent) -> None:
        """Take in what happened."""
        match event:
            case SearchBegan():
                self._gone = 0.0
            case ClockRead(elapsed):
                self._gone = max(self._gone, elapsed)
            case Wrote(_, _, at) | GoalReached(_, at):
                self._gone = max(self._gone, at)
            case SearchEnded(seats, early):
                for seat in seats:
                    granted = float(search_seconds(self._rules, self._players[seat]))
                    if self._rules.untimed:
                        self.searched[seat] = self._gone
                    else:
                        self.searched[seat] = min(self._gone, granted) if early else granted


def _seats(position: BogglePosition) -> range:
    return range(len(position.players))


def _round(game: int, position: BogglePosition, seat: int, seconds: float) -> PastRound:
    cubes = position.rules.cubes
    return PastRound(
        game,
        position.round,
        seat,
        cubes.rows,
        cubes.columns,
        position.board.letters if position.board else (),
        position.rounds[-1][seat],
        position.players[seat].head_start,
        _shared(position, seat),
        seconds,
        minimum_length(position.rules, position.players[seat]),
        sum(hint.seat == seat for hint in position.hints),
        _words(position, seat),
    )


def _shared(position: BogglePosition, seat: int) -> int:
    mates = [mate for mate in side_of(position.players, seat) if mate != seat]
    brought = {entry.word for mate in mates for entry in position.lists[mate] if entry.mark is Mark.STANDING}
    return sum(
        word_points(position.rules, position.players[seat], entry.word)
        for entry in position.lists[seat]
        if entry.mark is Mark.CROSSED and entry.word in brought and not entry.told
    )


def _words(position: BogglePosition, seat: int) -> tuple[PastWord, ...]:
    own, known = side_of(position.players, seat), position.is_known(seat)
    theirs = {entry.word for other, entries in enumerate(position.lists) if other not in own for entry in entries}
    return tuple(
        PastWord(
            entry.word,
            entry.mark,
            entry.at if known else None,
            entry_points(position, seat, entry),
            entry.word not in theirs,
        )
        for entry in position.lists[seat]
    )


def terms_of(position: BogglePosition) -> Terms:
    """Return what decides whether the results of a game can be compared with others."""
    return terms_by(position.rules, position.players)


def terms_by(rules: BoggleRules, players: Sequence[Player]) -> Terms:
    """Return the terms of a game by these rules."""
    return Terms(
        "boggle",
        rules.cubes.rows,
        rules.cubes.columns,
        rules.cubes.key,
        0 if rules.untimed else rules.seconds,
        rules.minimum_length,
        _scale(rules),
        min(2, len(sides(players))),
        rules.hints,
    )


def _scale(rules: BoggleRules) -> str:
    table = "-".join(map(str, rules.points))
    return f"{table}+{rules.points_beyond}{'!' if rules.penalty else ''}"


def players_of(position: BogglePosition) -> tuple[PastPlayer, ...]:
    """Return who played, with their points over all scored rounds."""
    return past_players(position.players, position.totals, position.winners, len(sides(position.players)) > 1)
