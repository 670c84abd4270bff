"""What a family's games come to: the table, pairs, streaks, bests, the last evening, and what one game has added."""

from collections.abc import Sequence

from boggle_desk.engine.statistics import (
    Achievement,
    FamilyReport,
    Honours,
    PastGame,
    PastPlayer,
    PlayerResult,
    RecordKind,
    Streak,
    Terms,
)
from boggle_desk.models import history_report
from tests.storage.pasts import DAY, four_games, history_of

ROUNDS, TURNS = Terms("boggle", 4, 4, "classic"), Terms("scrabble", 15, 15, "english")


def played(number: int, terms: Terms = ROUNDS, day: int = 1, **points: int) -> PastGame:
    """Return a finished game of people with these points; who has most has won."""
    best = max(points.values())
    players = tuple(PastPlayer(name, points=each, won=each == best) for name, each in points.items())
    at = day * DAY + DAY // 2 + number
    return PastGame(number, "classic", "english", terms, at - 600, at, True, 600, 1, players)


def family(*games: PastGame, sittings: Sequence[tuple[int, PlayerResult]] = ()) -> FamilyReport:
    """Return what games come to."""
    with history_of(*games, sittings=sittings) as history:
        return history_report.family_report(history, in_turns=None, since=0)


def test_the_table_counts_games_and_wins_and_keeps_averages_of_rounds_and_of_games_apart() -> None:
    sat = [(1, PlayerResult(0, 6, "stone", 2)), (1, PlayerResult(1, 3, "tin", 1))]
    games = played(1, Ben=10, Mum=3), played(2, TURNS, Mum=300, Ben=200), played(3, TURNS, Mum=320, Ben=200)
    found = family(*games, sittings=sat)
    assert [(row.name, row.games, row.won) for row in found.rows] == [("Mum", 3, 2), ("Ben", 3, 1)]
    assert [(row.round_average, row.game_average) for row in found.rows] == [(None, 310.0), (None, 200.0)]
    assert [row.word for row in found.rows] == ["tin", "stone"]


def test_points_of_a_round_are_those_of_the_words() -> None:
    """See `games_by_hand`: Ann made 2, 2, 0 and 3 points in a round, and 143 in a game of Scrabble."""
    with four_games() as four:
        found = history_report.family_report(four, in_turns=None, since=0)
    assert [(row.name, row.round_average, row.game_average, row.word, row.play) for row in found.rows] == [
        ("Ann", 7 / 4, 143.0, "toils", "station"), ("Bea", 4 / 3, None, "tin", ""), ("Cem", None, 0.0, "", ""),
    ]  # fmt: skip


def test_a_pair_is_told_once_by_the_one_who_is_ahead() -> None:
    (pair,) = family(played(1, Ben=1, Mum=2), played(2, Ben=1, Mum=2), played(3, Ben=2, Mum=1)).rivalries
    assert (pair.name, pair.meeting.name) == ("Mum", "Ben")
    assert (pair.meeting.ahead, pair.meeting.behind, pair.meeting.level_games) == (2, 1, 0)


def test_a_streak_that_still_runs_goes_before_a_longer_one_that_ended() -> None:
    wins = ["Ben", "Ben", "Ben", "Mum", "Mum"]
    games = [played(place, Ben=int(who == "Ben"), Mum=int(who == "Mum")) for place, who in enumerate(wins, start=1)]
    assert family(*games).streaks == (Streak("mum", "Mum", 2, True), Streak("ben", "Ben", 3, False))


def test_evenings_are_those_of_the_album() -> None:
    found = family(played(1, day=3, Ben=9, Mum=1), played(2, day=4, Ben=1, Mum=2), played(3, day=4, Ben=1, Mum=2))
    assert (found.games, found.evenings) == (3, 2)


def test_bests_are_those_of_people_without_hints() -> None:
    sat = [(1, PlayerResult(0, 9, "stone", 2, hints=1)), (1, PlayerResult(1, 3, "tin", 1))]
    found = family(played(1, Ben=9, Mum=3), sittings=sat).bests
    assert [(each.feat, each.value, each.holder.name) for each in found] == [
        (RecordKind.ROUND, 3, "Mum"), (RecordKind.WORD, 1, "Mum"), (RecordKind.GAME, 3, "Mum"),
    ]  # fmt: skip


def test_only_who_won_alone_has_come_back() -> None:
    sat = [
        (1, PlayerResult(0, behind=3)),
        (1, PlayerResult(1, behind=6)),
        (2, PlayerResult(0, behind=8)),
        (2, PlayerResult(1, behind=8)),
    ]
    found = family(played(1, Ben=9, Mum=3), played(2, Ben=9, Mum=9), sittings=sat).bests
    assert [(each.feat, each.value, each.holder.name) for each in found if each.feat is RecordKind.COMEBACK] == [
        (RecordKind.COMEBACK, 3, "Ben")
    ]


def honoured(*games: PastGame) -> list[tuple[Honours, str, int, RecordKind | None]]:
    """Return what the last of these games has brought; the most points of each are all that may be records."""
    made = [
        (game.number, PlayerResult(seat, deeds=(Achievement(RecordKind.ROUND, each.points),)))
        for game in games
        for seat, each in enumerate(game.players)
    ]
    with history_of(*games, sittings=made) as history:
        history.update = lambda _check: None  # type: ignore[method-assign, assignment]  # no store has these games
        found = history_report.honours_of(history, games[-1].number, lambda: None)
    return [(each.kind, each.holder.name, each.value, each.feat) for each in found]


def test_a_record_needs_games_before_it_and_is_told_once() -> None:
    first, second = played(1, Ben=5, Mum=3), played(2, Ben=4, Mum=3)
    assert honoured(first) == honoured(first, played(2, Ben=9, Mum=1)) == []
    assert honoured(first, second, played(3, Ben=1, Mum=9)) == [(Honours.RECORD, "Mum", 9, RecordKind.ROUND)]
    assert honoured(first, second, played(3, Ben=5, Mum=4)) == [
        (Honours.STREAK, "Ben", 3, None), (Honours.BEST, "Mum", 4, RecordKind.ROUND),
    ]  # fmt: skip
    other_rules = played(3, TURNS, Ben=1, Mum=9)
    assert honoured(first, second, other_rules) == []


def test_streaks_and_round_numbers_of_games_are_told() -> None:
    games = [played(number, Ben=5, Mum=3) for number in range(1, 11)]
    assert honoured(*games[:2]) == []
    assert honoured(*games[:3]) == [(Honours.STREAK, "Ben", 3, None)]
    assert honoured(*games)[1:] == [(Honours.MILESTONE, "Ben", 10, None), (Honours.MILESTONE, "Mum", 10, None)]
