"""Rounds that are over, as values: points, the fate of each word, who had it alone, how long was searched."""

from typing import Any

from boggle_desk.engine.boggle.events import PassReading
from boggle_desk.engine.boggle.position import Mark
from boggle_desk.engine.boggle.statistics import PastRound, PastWord, players_of, rounds_of, terms_of
from boggle_desk.engine.game import Game
from boggle_desk.engine.players import Player
from tests.engine.boggle.table import Table, players
from tests.engine.games_by_hand import alone, on_paper, on_screen


def read(game: Game[Any, Any, Any]) -> tuple[PastRound, ...]:
    """Return the rounds of a game; its end must be the game's own."""
    rounds, position = rounds_of(7, game.opening, [event for step in game.steps for event in step])
    assert position == game.position
    return rounds


def test_b18_b19_b20_every_word_has_its_fate() -> None:
    ann, bea = read(on_paper())
    assert (ann.game, ann.number, ann.seat, ann.points, ann.seconds, ann.minimum_length) == (7, 1, 0, 2, 180.0, 3)
    assert ann.words == (
        PastWord("toils", Mark.STANDING, None, 2, alone=True),
        PastWord("lit", Mark.CROSSED, None, 0, alone=False),
        PastWord("slin", Mark.STRUCK, None, 0, alone=True),
    )
    assert bea.points == 1
    assert [(word.word, word.fate, word.alone) for word in bea.words] == [
        ("lit", Mark.CROSSED, False),
        ("tin", Mark.STANDING, True),
        ("ring", Mark.SKIPPED, True),
    ]


def test_the_board_is_kept_in_letters() -> None:
    ann, _bea = read(on_paper())
    assert (ann.rows, ann.columns, len(ann.letters)) == (4, 4, 16)
    assert ann.letters[:5] == ("s", "o", "a", "m", "l")
    assert ann.letters[12] == "qu"


def test_seconds_are_those_searched_and_a_handicap_adds_to_them() -> None:
    rounds = read(on_screen())
    assert [(each.number, each.seat, each.points, each.seconds) for each in rounds] == [
        (1, 0, 2, 240.0),
        (1, 1, 1, 90),
        (2, 0, 0, 60),
        (2, 1, 2, 180.0),
    ]
    assert [(word.word, word.at) for word in rounds[1].words] == [("tin", 30), ("soil", 90)]


def test_a_round_that_was_not_scored_is_none() -> None:
    table = Table("Ann", "Bea").read("toils", "lit")
    assert read(table.game) == ()


def test_players_have_their_points_and_who_won() -> None:
    found = players_of(on_screen().position)
    assert [(each.name, each.key, each.points, each.won, each.handicap) for each in found] == [
        ("ann", "ann", 2, False, True),
        ("Bea", "bea", 3, True, False),
    ]
    assert [each.won for each in players_of(alone().position)] == [False], "nobody was beaten"


def test_b34_a_word_of_the_own_team_is_had_alone() -> None:
    table = Table(*players("Ann/red", "Bea/red", "Cem")).read("tin", "tin", "")
    table.say("tin")
    rounds = read(_scored(table))
    assert [[word.alone for word in each.words] for each in rounds] == [[True], [True], []]


def _scored(table: Table) -> Game[Any, Any, Any]:
    while table.now.reader is not None:
        table.play(PassReading())
    return table.game


def test_b33_a_head_start_is_told_apart_from_the_words() -> None:
    ann, bea = read(_scored(Table(Player("Ann", head_start=5), "Bea").read("", "")))
    assert (ann.points, ann.granted, bea.points, bea.granted) == (5, 5, 0, 0)


def test_terms_tell_what_can_be_compared() -> None:
    assert terms_of(on_paper().position) == terms_of(on_screen().position), "a handicap is the player's, not the rules'"
    assert terms_of(on_paper().position) != terms_of(alone().position), "alone, nothing is crossed off"
    longer = terms_of(Table("Ann", "Bea", seconds=240).now)
    assert longer != terms_of(on_paper().position)
