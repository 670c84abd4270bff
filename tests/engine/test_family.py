"""What a family's games come to: the table, pairs, streaks, bests, the last evening, and what one game has added."""

from collections.abc import Sequence

from boggle_desk.engine.boggle import statistics as boggle
from boggle_desk.engine.family import (
    Evening,
    FamilyReport,
    Honours,
    Streak,
    comeback,
    family_report,
    honours,
    most_behind,
)
from boggle_desk.engine.scrabble import statistics as scrabble
from boggle_desk.engine.statistics import Deed, Feat, PastGame, PastPlayer, RecordBook, Sitting, Terms
from tests.engine.games_by_hand import crossword, on_screen
from tests.engine.test_statistics import past

DAY = 86_400
ROUNDS, TURNS = Terms("boggle", 4, 4, "classic"), Terms("scrabble", 15, 15, "english")


def played(number: int, terms: Terms = ROUNDS, day: int = 1, **points: int) -> PastGame:
    """Return a finished game of people with these points; who has most has won."""
    best = max(points.values())
    players = tuple(PastPlayer(name, points=each, won=each == best) for name, each in points.items())
    at = day * DAY + number
    return PastGame(number, "classic", "english", terms, at - 600, at, True, 600, 1, players)


def report(*games: PastGame, sittings: Sequence[Sitting] = ()) -> FamilyReport:
    """Return what games come to."""
    found = {(each.game, each.seat): each for each in sittings}
    return family_report(games, found, lambda kind: kind == "scrabble", lambda at: at // DAY)


def test_the_table_counts_games_and_wins_and_keeps_averages_of_rounds_and_of_games_apart() -> None:
    rounds = [Sitting(1, 0, (4, 6), 6, "stone", 2), Sitting(1, 1, (3,), 3, "tin", 1)]
    games = played(1, Ben=10, Mum=3), played(2, TURNS, Mum=300, Ben=200), played(3, TURNS, Mum=320, Ben=200)
    found = report(*games, sittings=rounds)
    assert [(row.name, row.games, row.won) for row in found.rows] == [("Mum", 3, 2), ("Ben", 3, 1)]
    assert [(row.round_average, row.game_average) for row in found.rows] == [(3.0, 310.0), (5.0, 200.0)]
    assert [row.best and row.best.word for row in found.rows] == ["tin", "stone"]


def test_a_pair_is_told_once_by_the_one_who_is_ahead() -> None:
    (pair,) = report(played(1, Ben=1, Mum=2), played(2, Ben=1, Mum=2), played(3, Ben=2, Mum=1)).rivalries
    assert (pair.name, pair.meeting.name) == ("Mum", "Ben")
    assert (pair.meeting.ahead, pair.meeting.behind, pair.meeting.level_games) == (2, 1, 0)


def test_a_streak_that_still_runs_goes_before_a_longer_one_that_ended() -> None:
    wins = ["Ben", "Ben", "Ben", "Mum", "Mum"]
    games = [played(place, Ben=int(who == "Ben"), Mum=int(who == "Mum")) for place, who in enumerate(wins, start=1)]
    assert report(*games).streaks == (Streak("mum", "Mum", 2, True), Streak("ben", "Ben", 3, False))


def test_the_last_evening_is_that_of_the_latest_game() -> None:
    found = report(played(1, day=3, Ben=9, Mum=1), played(2, day=4, Ben=1, Mum=2), played(3, day=4, Ben=1, Mum=2))
    assert found.evening == Evening(4, 2, (("Mum", 2),))


def test_bests_are_those_of_people_without_hints() -> None:
    sat = [Sitting(1, 0, (9,), 9, "stone", 2, hints=1), Sitting(1, 1, (3,), 3, "tin", 1)]
    found = report(played(1, Ben=9, Mum=3), sittings=sat).bests
    assert [(each.feat, each.value, each.holder.name) for each in found] == [
        (Feat.ROUND, 3, "Mum"), (Feat.WORD, 1, "Mum"), (Feat.GAME, 3, "Mum"),
    ]  # fmt: skip


def test_only_who_won_alone_has_come_back() -> None:
    game = played(1, Ben=9, Mum=3)
    assert most_behind(game.players, [(0, 3), (0, 0), (9, 0)]) == (3, 6)
    assert comeback(game, Sitting(1, 0, behind=3)) == 3
    assert comeback(game, Sitting(1, 1, behind=6)) == 0
    assert comeback(played(1, Ben=9, Mum=9), Sitting(1, 0, behind=3)) == 0


def test_sittings_are_what_was_made_of_real_games() -> None:
    game = past(1, on_screen(), boggle)
    rounds, _position = boggle.rounds_of(1, on_screen().opening, on_screen().moments())
    ann, bea = boggle.sittings(game, rounds)
    assert (ann.rounds, ann.best, ann.word, ann.word_points, ann.behind) == ((2, 0), 2, "toils", 2, 1)
    assert (bea.rounds, bea.best, bea.behind) == ((1, 2), 2, 1)
    turns, _position = scrabble.turns_of(2, crossword().opening, crossword().moments())
    best = max((turn for turn in turns if turn.stood), key=lambda turn: turn.score)
    found = list(scrabble.sittings(past(2, crossword(), scrabble), turns))
    assert (found[best.seat].word, found[best.seat].word_points) == (best.words[0], best.score)


def _most_points(game: PastGame) -> list[Sitting]:
    return [
        Sitting(game.number, seat, deeds=(Deed(Feat.ROUND, each.points),)) for seat, each in enumerate(game.players)
    ]


def honoured(*games: PastGame) -> list[tuple[Honours, str, int, Feat | None]]:
    """Return what the last of these games has brought; its most points are all that is entered."""
    book, last = RecordBook(), games[-1]
    for game in games[:-1]:
        if game.terms == last.terms:
            book.enter(game, _most_points(game))
    found = honours(last, games[:-1], book, _most_points(last))
    return [(each.kind, each.holder.name, each.value, each.feat) for each in found]


def test_a_record_needs_games_before_it_and_is_told_once() -> None:
    first, second = played(1, Ben=5, Mum=3), played(2, Ben=4, Mum=3)
    assert honoured(first) == honoured(first, played(2, Ben=9, Mum=1)) == []
    assert honoured(first, second, played(3, Ben=1, Mum=9)) == [(Honours.RECORD, "Mum", 9, Feat.ROUND)]
    assert honoured(first, second, played(3, Ben=5, Mum=4)) == [
        (Honours.STREAK, "Ben", 3, None), (Honours.BEST, "Mum", 4, Feat.ROUND),
    ]  # fmt: skip
    other_rules = played(3, TURNS, Ben=1, Mum=9)
    assert honoured(first, second, other_rules) == []


def test_streaks_and_round_numbers_of_games_are_told() -> None:
    games = [played(number, Ben=5, Mum=3) for number in range(1, 11)]
    assert honoured(*games[:2]) == []
    assert honoured(*games[:3]) == [(Honours.STREAK, "Ben", 3, None)]
    assert honoured(*games)[1:] == [(Honours.MILESTONE, "Ben", 10, None), (Honours.MILESTONE, "Mum", 10, None)]
