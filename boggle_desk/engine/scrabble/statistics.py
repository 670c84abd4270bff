"""Figures of many turns of Scrabble. Callers hand in turns of games under equal `Terms`."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from boggle_desk.engine.past import PastGame
from boggle_desk.engine.scrabble.past import Act, PastTurn
from boggle_desk.engine.statistics import Point, mean, share

SHOWN = 10
"""How many of the best plays and of the longest words are told."""


@dataclass(frozen=True)
class ScrabbleFigures:
    """What a player's turns come to."""

    games: int = 0
    turns: int = 0
    """All turns, also such without a play."""
    plays: int = 0
    """Plays that stood."""
    average: float | None = None
    """Points in a turn."""
    best: PastTurn | None = None
    """The play that brought most, the first one if there are several."""
    bingos: int = 0
    bingo_rate: float | None = None
    """Full racks in a game."""
    bingo_share: float | None = None
    """The share of the plays that stood that were full racks."""
    tiles: float | None = None
    """Tiles laid with a play that stood."""
    exchanges: int = 0
    passes: int = 0
    lost_turns: int = 0
    phonies: int = 0
    """Plays that went back."""
    challenged_in_vain: int = 0
    """Plays that others challenged, and which stood."""
    hints: int = 0
    best_plays: tuple[PastTurn, ...] = ()
    longest_words: tuple[tuple[str, PastTurn], ...] = ()
    """The main words of plays, each with the play that it counted most in."""


def figures(turns: Sequence[PastTurn]) -> ScrabbleFigures:
    """Return what turns of one player come to."""
    games = len({turn.game for turn in turns})
    in_order = sorted(turns, key=lambda turn: (turn.game, turn.number))
    plays = [turn for turn in in_order if turn.act is Act.PLAY and turn.stood]
    bingos = sum(turn.bingo for turn in plays)
    ranked = sorted(plays, key=lambda turn: -turn.score)
    acts = [turn.act for turn in turns]
    return ScrabbleFigures(
        games,
        len(turns),
        len(plays),
        mean([turn.points for turn in turns]),
        ranked[0] if ranked else None,
        bingos,
        share(bingos, games),
        share(bingos, len(plays)),
        mean([turn.tiles for turn in plays]),
        acts.count(Act.EXCHANGE),
        acts.count(Act.PASS),
        acts.count(Act.LOST),
        sum(1 for turn in turns if turn.act is Act.PLAY and not turn.stood),
        sum(1 for turn in plays if turn.challenger is not None),
        sum(turn.hints for turn in turns),
        tuple(ranked[:SHOWN]),
        _longest(ranked),
    )


def _longest(ranked: Iterable[PastTurn]) -> tuple[tuple[str, PastTurn], ...]:
    words: dict[str, PastTurn] = {}
    for turn in ranked:
        if turn.words:
            words.setdefault(turn.words[0], turn)
    return tuple(sorted(words.items(), key=lambda each: (-len(each[0]), -each[1].score, each[0]))[:SHOWN])


def progress(turns: Iterable[PastTurn], games: Mapping[int, PastGame], bingos: bool = False) -> tuple[Point, ...]:
    """Return game by game the mean points of a turn, or the number of full racks, in the order in which the games
    ended. Games that are not in `games` are left out."""
    by_game: dict[int, list[PastTurn]] = {}
    for turn in turns:
        if turn.game in games:
            by_game.setdefault(turn.game, []).append(turn)
    points = [
        Point(number, games[number].ended, float(one.bingos) if bingos else one.average or 0.0)
        for number, played in by_game.items()
        for one in [figures(played)]
    ]
    return tuple(sorted(points, key=lambda point: (point.at, point.game)))
