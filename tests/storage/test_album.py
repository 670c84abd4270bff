"""The album: which games make an evening, and what its page tells."""

from dataclasses import replace

from boggle_desk.engine.statistics import PastGame, PastPlayer, Terms
from boggle_desk.storage.album import APART, AlbumEvening, EveningPage, evening_page, evenings
from tests.storage.pasts import DAY, four_games, history_of

ROUNDS, TURNS = Terms("boggle", 4, 4, "classic"), Terms("scrabble", 15, 15, "english")
HOUR, EIGHT = 3600, 8


def played(number: int, ended: int, terms: Terms = ROUNDS, **points: int) -> PastGame:
    """Return a game of people with these points that took ten minutes; who has most has won, if there are others."""
    best, alone = max(points.values()), len(points) == 1
    players = tuple(PastPlayer(name, points=each, won=each == best and not alone) for name, each in points.items())
    return PastGame(number, "classic", "english", terms, ended - 600, ended, True, 600, 1, players)


def album(*games: PastGame) -> tuple[AlbumEvening, ...]:
    with history_of(*games) as history:
        return evenings(history)


def page(*games: PastGame) -> EveningPage:
    """Return the page of the latest evening."""
    with history_of(*games) as history:
        return evening_page(history, evenings(history)[0])


def podium(shown: EveningPage) -> list[tuple[str, int]]:
    return [(" + ".join(each.name for each in players), value) for players, value in shown.podium]


def test_games_without_a_long_pause_are_one_evening_the_latest_first() -> None:
    late = 2 * DAY - 300  # it goes on after midnight
    games = (
        played(1, late, Ben=3, Mum=1), played(2, late + 600 + APART, TURNS, Mum=300, Ben=200),
        played(3, late + 1201 + 2 * APART, Ben=1, Mum=4),
    )  # fmt: skip
    second, first = album(*games)
    assert (first.games, first.begun, first.winners) == (2, late - 600, ("Ben", "Mum"))
    assert (second.games, second.winners) == (1, ("Mum",))


def test_a_game_that_was_left_for_days_belongs_to_the_evening_on_which_it_ended() -> None:
    long = replace(played(2, 5 * DAY, Ben=9, Mum=1), started=2 * DAY)
    assert [each.games for each in album(played(1, 2 * DAY + HOUR, Ben=1, Mum=2), long)] == [1, 1]


def test_an_archived_game_is_on_no_page() -> None:
    assert album(replace(played(1, DAY, Ben=3, Mum=1), finished=False)) == ()


def test_the_podium_counts_games_won_or_the_points_of_the_only_one() -> None:
    one = played(1, DAY, Ben=30, Mum=40, Ada=50)
    assert podium(page(one)) == [("Ada", 50), ("Mum", 40), ("Ben", 30)]
    several = page(one, played(2, DAY + HOUR, TURNS, Mum=300, ben=200), played(3, DAY + 2 * HOUR, Mum=1, ben=2, Ada=0))
    assert podium(several) == [("Ada", 1), ("Mum", 1), ("ben", 1)], "Ben is one person, as he was written last"
    assert several.by_wins


def test_who_played_alone_stands_there_with_the_best_result() -> None:
    shown = page(played(1, DAY, Ada=3), played(2, DAY + HOUR, Ada=9), played(3, DAY + HOUR + 900, Ben=4))
    assert podium(shown) == [("Ada", 9), ("Ben", 4)]
    assert shown.closest is None
    assert not shown.by_wins


def test_a_team_stands_together() -> None:
    players = [PastPlayer(name, team=team, points=points, won=team == "us")
               for name, team, points in (("Ann", "us", 3), ("Bea", "them", 4), ("Cem", "us", 2))]  # fmt: skip
    game = replace(played(1, DAY, Ann=1), players=tuple(players))
    assert podium(page(game)) == [("Ann + Cem", 5), ("Bea", 4)]


def test_the_closest_finish_is_that_of_the_smallest_share_and_the_latest_of_equals() -> None:
    games = (
        played(1, DAY, Ben=10, Mum=12), played(2, DAY + 1200, TURNS, Ben=300, Mum=305),
        played(3, DAY + 2400, Ben=8, Mum=8, Ada=1), played(4, DAY + 3600, Ben=5, Mum=5),
    )  # fmt: skip
    found = [page(*games[:count]).closest for count in (1, 2, 3, 4)]
    assert [each.number for each in found if each] == [1, 2, 3, 4]


def test_eight_people_are_all_there() -> None:
    shown = page(played(1, DAY, **{f"P{seat}": seat for seat in range(EIGHT)}))
    assert [value for _players, value in shown.podium] == [7, 6, 5, 4, 3, 2, 1, 0]


def test_the_best_word_lies_on_its_board_and_the_best_play_as_it_was_laid() -> None:
    """See `games_by_hand`."""
    with four_games() as history:
        crossword, alone, screen, _paper = (evening_page(history, each) for each in evenings(history))
    assert alone.word
    assert alone.word.board
    assert (alone.word.word, alone.word.points, alone.word.name, alone.word.at) == ("toils", 2, "Ann", 1)
    path = alone.word.board.path("toils")
    assert path
    assert alone.word.board.spell(path) == "toils"
    assert "Qu" in alone.word.board.faces
    assert screen.word
    assert screen.word.name == "ann"
    assert crossword.word is None
    assert crossword.play
    assert (crossword.play.letters, crossword.play.points, crossword.play.name) == ("STATION", 66, "Ann")
