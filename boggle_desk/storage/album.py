"""The album: a page for each evening, read from the history."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import NamedTuple

from boggle_desk.engine.boggle.board import Board
from boggle_desk.engine.boggle.cubes import BLOCK
from boggle_desk.engine.statistics import PastPlayer
from boggle_desk.storage.history import GameHistory

APART = 4 * 3600  # the longest pause of an evening, in seconds between a game's end and the next one's beginning
_GAMES = f"""select ended - seconds, ended, coalesce(ended - seconds - lag(ended) over when_ended > {APART}, true), (
    select group_concat(key || char(9) || name, char(10)) from player where player.game = game.id and contested and won)
    from game where finished window when_ended as (order by ended, id) order by ended, id"""
# cross joins keep their order: an evening's games are found first, and not all words of all games looked through
_OF_EVENING = "finished and ended between :first and :last"
_SEATS = f"""select game.id, kind, preset, contested, ended, seat.side, name, level, side_points, won from game
    cross join seat on seat.game = game.id join terms on terms.id = game.terms
    where {_OF_EVENING} order by ended, game.id, seat"""
_WORD = f"""select word.word, word.points, name, word.game, word.number, rows, columns, letters from game
    cross join word on word.game = game.id cross join terms on terms.id = game.terms
    cross join seat on seat.game = word.game and seat.seat = word.seat
    cross join round on round.game = word.game and round.number = word.number and round.seat = word.seat
    where {_OF_EVENING} and level is null and fate = 'standing' and word.points > 0
    order by word.points desc, length(word.word) desc, ended, word.game, word.number limit 1"""
_PLAY = f"""select text, score, name, turn.game, number, pieces from game
    cross join turn on turn.game = game.id cross join terms on terms.id = game.terms
    cross join seat on seat.game = turn.game and seat.seat = turn.seat
    where {_OF_EVENING} and level is null and act = 'play' and stood and score > 0
    order by score desc, ended, turn.game, number limit 1"""


class AlbumEvening(NamedTuple):
    """Finished games without a long pause between them, of both kinds. Times are seconds since 1970."""

    begun: int
    first: int  # when the first game ended
    last: int
    games: int
    winners: tuple[str, ...]  # who won most games


class Side(NamedTuple):
    players: tuple[PastPlayer, ...]
    points: int
    won: bool


class EveningGame(NamedTuple):
    number: int
    kind: str
    preset: str
    contested: bool
    sides: tuple[Side, ...]  # the best first

    @property
    def gap(self) -> float:
        """How far the second was behind the first, as a share of the first one's points."""
        first, second = (side.points for side in self.sides[:2])
        return (first - second) / max(1, abs(first))


class BestWord(NamedTuple):
    word: str
    points: int
    name: str
    game: int
    at: int  # the round
    rows: int
    columns: int
    letters: str

    @property
    def board(self) -> Board | None:
        """The board it lies on; none where only words were typed."""
        faces = tuple(each.capitalize() or BLOCK for each in self.letters.split(" "))
        return Board(self.rows, self.columns, faces) if len(faces) == self.rows * self.columns else None


class BestPlay(NamedTuple):
    text: str
    points: int
    name: str
    game: int
    at: int  # the turn
    tiles: str  # the key of the set

    @property
    def letters(self) -> str:
        """The word as it lies; small letters are blanks."""
        return self.text.partition(" ")[2].replace("(", "").replace(")", "")


@dataclass(frozen=True)
class EveningPage:
    """What a page of the album tells of an evening."""

    games: tuple[EveningGame, ...]
    word: BestWord | None = None
    play: BestPlay | None = None

    @property
    def contested(self) -> tuple[EveningGame, ...]:
        return tuple(game for game in self.games if game.contested)

    @property
    def by_wins(self) -> bool:
        """Whether the podium counts games won, and not the points of the only one."""
        return len(self.contested) > 1

    @property
    def podium(self) -> tuple[tuple[tuple[PastPlayer, ...], int], ...]:
        """Who stands where with how much, the best first: games won, or the points of a single game, or the most that
        each made alone."""
        if len(self.contested) == 1:
            return tuple((side.players, side.points) for side in self.contested[0].sides)
        people, made = dict[str, PastPlayer](), Counter[str]()
        for side in (side for game in self.contested or self.games for side in game.sides):
            for player in side.players:
                key = player.key or player.name
                people[key] = player
                made[key] = made[key] + side.won if self.contested else max(made[key], side.points)
        return tuple(((people[key],), value) for key, value in made.most_common())

    @property
    def closest(self) -> EveningGame | None:
        """The game whose first two were nearest to each other, the latest of equals."""
        return min(reversed(self.contested), key=lambda game: game.gap, default=None)


def evenings(history: GameHistory) -> tuple[AlbumEvening, ...]:
    """Return all evenings, the latest first."""
    sat: list[list[tuple[int, int, str | None]]] = []
    for begun, ended, new, won in history.rows(_GAMES):
        if new:
            sat.append([])
        sat[-1].append((begun, ended, won))
    return tuple(
        AlbumEvening(games[0][0], games[0][1], games[-1][1], len(games), _most(won for *_when, won in games))
        for games in reversed(sat)
    )


def _most(won: Iterable[str | None]) -> tuple[str, ...]:
    people = [each.split("\t") for winners in won if winners for each in winners.split("\n")]
    wins, names = Counter(key for key, _name in people), dict(people)
    return tuple(names[key] for key, games in wins.items() if games == max(wins.values()))


def evening_page(history: GameHistory, evening: AlbumEvening) -> EveningPage:
    when = {"first": evening.first, "last": evening.last}
    games = []
    for about, rows in groupby(history.rows(_SEATS, **when), key=lambda row: row[:5]):
        number, kind, preset, contested, _ended = about
        games.append(EveningGame(number, kind, preset, bool(contested), _sides([row[5:] for row in rows])))
    word, play = (next(iter(history.rows(query, **when)), None) for query in (_WORD, _PLAY))
    return EveningPage(tuple(games), BestWord(*word) if word else None, BestPlay(*play) if play else None)


def _sides(seats: Sequence[tuple[int, str, str | None, int, int]]) -> tuple[Side, ...]:
    found: dict[int, Side] = {}
    for side, name, level, points, won in seats:
        before = found[side].players if side in found else ()
        found[side] = Side((*before, PastPlayer(name, level)), points, bool(won))
    return tuple(sorted(found.values(), key=lambda side: -side.points))
