"""What somebody misses again and again, from rounds of Boggle and games of Scrabble."""

from random import Random
from typing import Any

import pytest

from boggle_desk import paths
from boggle_desk.engine.boggle.events import (
    BeginReading,
    BeginSearch,
    CallTime,
    Challenge,
    EndGame,
    EndSearch,
    PassReading,
    ReadWord,
    Shake,
    WriteWord,
)
from boggle_desk.engine.boggle.position import Phase, opening
from boggle_desk.engine.boggle.referee import BOGGLE
from boggle_desk.engine.boggle.review import sightings as boggle_sightings
from boggle_desk.engine.boggle.rules import read_cube_sets, read_presets
from boggle_desk.engine.boggle.solver import solve
from boggle_desk.engine.game import Game
from boggle_desk.engine.learning import Seat, Sighting, missed_words, people
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.players import Player
from boggle_desk.engine.scrabble.movegen import tile_graph
from boggle_desk.engine.scrabble.review import sightings as scrabble_sightings
from boggle_desk.storage.lexica import open_shipped
from tests.storage.scrabble_play import scrabble_game


@pytest.fixture
def lexicon() -> Lexicon:
    return open_shipped().refusing_offensive(True)


def check() -> None:
    """Go on."""


def of(sightings: list[Sighting], name: str, lexicon: Lexicon) -> dict[str, tuple[int, int, int]]:
    """Return for each word how often it was missed, found, and had by others."""
    found = missed_words(sightings, name, lexicon, lexicon.__contains__)
    return {each.word: (each.missed, each.found, each.others) for each in found}


def test_counts_of_a_small_evening(lexicon: Lexicon) -> None:
    """Counted by hand: two boards, Ann and a computer."""
    first = Sighting(
        "boggle", (Seat("Ann", found=("hot",)), Seat("Rival", True, found=("hot", "host"))), ("host", "hot")
    )
    second = Sighting("boggle", (Seat("Ann", found=()), Seat("Rival", True, found=("host",))), ("host", "hot", "teas"))
    met = of([second, first], "Ann", lexicon)
    assert met == {"host": (2, 0, 2), "hot": (1, 1, 0), "teas": (1, 0, 0)}
    assert list(met) == ["host", "teas", "hot"]
    assert people([second, first, Sighting("boggle", (Seat("ANN"), Seat("Player 2"), Seat(" ")))]) == ("Ann",)
    assert missed_words([first], "Rival", lexicon, lexicon.__contains__) == ()


def test_rare_words_count_only_if_somebody_had_them(lexicon: Lexicon) -> None:
    rare = next(word for word in lexicon.graph if len(word) == 4 and not lexicon.is_everyday(word) and word in lexicon)
    alone = Sighting("boggle", (Seat("Ann"),), (rare, "hot"))
    assert list(of([alone], "Ann", lexicon)) == ["hot"]
    together = Sighting("boggle", (Seat("Ann"), Seat("Ben", found=(rare,))), (rare, "hot"))
    assert set(of([together], "Ann", lexicon)) == {rare, "hot"}


def test_short_words_do_not_count_for_those_who_may_not_write_them(lexicon: Lexicon) -> None:
    """B33"""
    seats = (Seat("Ann", least=4), Seat("Ben", least=3, found=("hot",)))
    both = Sighting("boggle", seats, ("hot", "host"))
    assert set(of([both], "Ann", lexicon)) == {"host"}
    assert set(of([both], "Ben", lexicon)) == {"host"}


def test_nothing_is_said_of_a_list_that_nobody_typed_in(lexicon: Lexicon) -> None:
    assert of([Sighting("boggle", (Seat("Ann", known=False),), ("hot",))], "Ann", lexicon) == {}


def test_offensive_words_are_shown_only_if_that_is_chosen(lexicon: Lexicon) -> None:
    bad = next(word for word in lexicon.graph if lexicon.is_offensive(word) and lexicon.is_everyday(word))
    seen = [Sighting("boggle", (Seat("Ann"),), (bad, "hot"))]
    assert set(of(seen, "Ann", lexicon)) == {"hot"}
    assert set(of(seen, "Ann", lexicon.refusing_offensive(False))) == {"hot", bad}


def test_words_that_others_played_are_new_until_one_plays_them(lexicon: Lexicon) -> None:
    game = Sighting(
        "scrabble", (Seat("Ann", found=("hot",), offered=("quiet",)), Seat("Ben", found=("jinx", "hot", "air")))
    )
    assert of([game], "Ann", lexicon) == {"jinx": (0, 0, 1), "quiet": (1, 0, 0)}
    later = Sighting("scrabble", (Seat("Ann", found=("jinx",)),))
    assert set(of([later, game], "Ann", lexicon)) == {"quiet"}


def test_the_last_board_is_the_one_that_is_shown(lexicon: Lexicon) -> None:
    old = Sighting("boggle", (Seat("Ann"),), ("hot",), 1, 3, ("H", "O", "T"))
    new = Sighting("boggle", (Seat("Ann"),), ("hot",), 1, 3, ("T", "O", "H"))
    (met,) = missed_words([new, old], "Ann", lexicon, lexicon.__contains__)
    assert met.where is new


def test_a_played_round_offers_the_words_of_its_board(lexicon: Lexicon) -> None:
    """B8, B18, B20, B33: what was struck out was not found; a child's shorter words are on the board too."""
    sets = read_cube_sets(paths.resource("cubes", "english.json"))
    rules = read_presets(paths.resource("rules", "boggle"), sets)["classic"]
    game: Game[Any, Any, Any] = Game(BOGGLE, opening(rules, (Player("Ann"), Player("Kim", minimum_length=2))))
    rng = Random(502)
    for move in (Shake(), BeginSearch(), CallTime()):
        game.play(move, lexicon, rng)
    if game.position.phase is Phase.FINISH:
        game.play(EndSearch(), lexicon, rng)
    for word in ("hot", "tgu"):
        game.play(WriteWord(0, word), lexicon, rng)
    assert boggle_sightings(game.opening, game.steps, lexicon.graph, check) == ()
    for later in (BeginReading(), ReadWord("hot"), ReadWord("tgu"), Challenge("tgu", 1), PassReading()):
        game.play(later, lexicon, rng)
    while game.position.phase is Phase.READ:
        game.play(PassReading(), lexicon, rng)
    game.play(EndGame(), lexicon, rng)
    (seen,) = boggle_sightings(game.opening, game.steps, lexicon.graph, check)
    assert [seat.found for seat in seen.seats] == [("hot",), ()]
    assert [seat.known for seat in seen.seats] == [True, False]
    assert [seat.least for seat in seen.seats] == [3, 2]
    assert seen.words == tuple(each.word for each in solve(game.position.board, lexicon.graph, 2))
    assert (seen.rows, seen.columns, seen.faces) == (4, 4, game.position.board.faces)


def test_a_scrabble_game_offers_what_was_played_and_the_dearest_plays(lexicon: Lexicon) -> None:
    game = scrabble_game(Random(6), 12)
    graph = tile_graph(lexicon.graph, game.opening.rules.tiles)
    (seen,) = scrabble_sightings(game.opening, game.steps, graph, check)
    assert any(seat.found for seat in seen.seats)
    offered = [word for seat in seen.seats for word in seat.offered]
    assert offered
    assert all(word in lexicon.graph for word in offered)
    (plain,) = scrabble_sightings(game.opening, game.steps, None, check)
    assert [seat.found for seat in plain.seats] == [seat.found for seat in seen.seats]
    assert not any(seat.offered for seat in plain.seats)
