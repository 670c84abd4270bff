"""Rounds on the Boggle pad as values for statistics.

The pad doesn't know the letters or when a word was written, and no words where points were typed. Such a round has the
time 0, so no rate is computed from it.
"""

from collections.abc import Iterable
from dataclasses import replace

from boggle_desk.engine.boggle.pad.events import BogglePadEvent
from boggle_desk.engine.boggle.pad.position import BogglePadPosition
from boggle_desk.engine.boggle.position import Entry, Mark
from boggle_desk.engine.boggle.referee import entry_points
from boggle_desk.engine.boggle.rules import minimum_length, search_seconds, word_points
from boggle_desk.engine.boggle.statistics import PastRound, PastWord, terms_by
from boggle_desk.engine.game import Moment
from boggle_desk.engine.players import side_of, sides
from boggle_desk.engine.statistics import PastPlayer, Terms, past_players


def rounds_of(
    game: int, opening: BogglePadPosition, moments: Iterable[Moment[BogglePadPosition, BogglePadEvent]]
) -> tuple[tuple[PastRound, ...], BogglePadPosition]:
    """Return what is written for each player and round, and the position at the end."""
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
        _shared(position, number, seat),
        float(search_seconds(rules, player)) if timed else 0.0,
        minimum_length(rules, player),
        0,
        tuple(_word(position, number, seat, each) for each in words),
    )


def _shared(position: BogglePadPosition, number: int, seat: int) -> int:
    lists, mates = position.lists[number], [mate for mate in side_of(position.players, seat) if mate != seat]
    brought = {each.word for mate in mates for each in lists[mate] if each.mark is Mark.STANDING}
    return sum(
        word_points(position.rules.game, position.players[seat], each.word)
        for each in lists[seat]
        if each.mark is Mark.CROSSED and each.word in brought
    )


def _word(position: BogglePadPosition, number: int, seat: int, entry: Entry) -> PastWord:
    own = side_of(position.players, seat)
    holders = [other for other, words in enumerate(position.lists[number]) if any(w.word == entry.word for w in words)]
    points = entry_points(position.rules.game, position.players[seat], entry)
    return PastWord(entry.word, entry.mark, None, points, all(each in own for each in holders))


def count_of(position: BogglePadPosition) -> int:
    """Return how many rounds have something written."""
    return sum(1 for each in position.rounds if any(entry is not None for entry in each.entries))


def terms_of(position: BogglePadPosition) -> Terms:
    """Return what makes games comparable: they are on the pad as well."""
    return replace(terms_by(position.rules.game, position.players), kind="boggle_pad")


def players_of(position: BogglePadPosition) -> tuple[PastPlayer, ...]:
    """Return who played, with their points over all rounds."""
    return past_players(position.players, position.totals, position.winners, len(sides(position.players)) > 1)
