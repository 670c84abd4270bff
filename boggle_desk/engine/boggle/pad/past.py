"""Rounds of the Boggle pad for statistics: without letters or times, and without words if points were typed."""

from collections.abc import Iterable
from dataclasses import replace

from boggle_desk.engine.boggle.pad.events import BogglePadEvent
from boggle_desk.engine.boggle.pad.position import BogglePadPosition
from boggle_desk.engine.boggle.position import Entry
from boggle_desk.engine.boggle.referee import entry_points
from boggle_desk.engine.boggle.rules import minimum_length, search_seconds
from boggle_desk.engine.boggle.statistics import PastRound, PastWord, shared_points, terms_by
from boggle_desk.engine.game import StepResult
from boggle_desk.engine.players import side_of, sides
from boggle_desk.engine.statistics import PastPlayer, Terms, past_players


def rounds_of(
    game: int, opening: BogglePadPosition, moments: Iterable[StepResult[BogglePadPosition, BogglePadEvent]]
) -> tuple[tuple[PastRound, ...], BogglePadPosition]:
    """Return what is written by round and player, and the last position."""
    position = next((each.position for each in reversed(list(moments))), opening)
    rounds = [
        _round(game, position, number, seat)
        for number in range(position.round)
        for seat in range(len(position.players))
        if position.entry(number, seat) is not None
    ]
    return tuple(rounds), position


def _round(game: int, position: BogglePadPosition, number: int, seat: int) -> PastRound:
    rules, player, words = position.rules.game, position.players[seat], position.lists[number][seat]
    timed = bool(words) and position.rules.glass
    return PastRound(
        game,
        number + 1,
        seat,
        rules.cubes.rows,
        rules.cubes.columns,
        (),
        position.points[number][seat] or 0,
        player.head_start,
        shared_points(rules, position.players, position.lists[number], seat),
        float(search_seconds(rules, player)) if timed else 0.0,
        minimum_length(rules, player),
        0,
        tuple(_word(position, number, seat, each) for each in words),
    )


def _word(position: BogglePadPosition, number: int, seat: int, entry: Entry) -> PastWord:
    own = side_of(position.players, seat)
    holders = [other for other, words in enumerate(position.lists[number]) if any(w.word == entry.word for w in words)]
    points = entry_points(position.rules.game, position.players[seat], entry)
    return PastWord(entry.word, entry.mark, None, points, all(each in own for each in holders))


def count_of(position: BogglePadPosition) -> int:
    return sum(1 for each in position.rounds if any(entry is not None for entry in each.entries))


def terms_of(position: BogglePadPosition) -> Terms:
    """Return what makes games comparable: they are on the pad as well."""
    return replace(terms_by(position.rules.game, position.players), kind="boggle_pad")


def players_of(position: BogglePadPosition) -> tuple[PastPlayer, ...]:
    return past_players(position.players, position.totals, position.winners, len(sides(position.players)) > 1)
