"""Duplicate Scrabble: one rack for all, the best play laid for all, and what the referee makes of each answer."""

from dataclasses import replace
from random import Random

import pytest

from boggle_desk import paths
from boggle_desk.engine.game import Game
from boggle_desk.engine.lexicon import Lexicon, Mark
from boggle_desk.engine.players import Player
from boggle_desk.engine.scrabble.duplicate import (
    DUPLICATE,
    STRICT_TURNS,
    Answer,
    BestLaid,
    DrawRack,
    DuplicatePosition,
    DuplicateRules,
    LayBest,
    Phase,
    RackDrawn,
    StartTurn,
    apply,
    computer_answer,
    decide,
    is_fair,
    opening,
    top,
)
from boggle_desk.engine.scrabble.events import CallTime, Ended
from boggle_desk.engine.scrabble.knowledge import read_levels
from boggle_desk.engine.scrabble.notation import play_named, rack_named
from boggle_desk.engine.scrabble.plays import Play, Reason
from boggle_desk.engine.scrabble.referee import RefusedPlay
from boggle_desk.engine.values import changed
from boggle_desk.engine.word_graph import WordGraph
from tests.engine.scrabble.table import ENGLISH, FAMILY, WORDS, few_tiles
from tests.words import lexicon_of

LEXICON = Lexicon("few", "Few", "", WordGraph.build(sorted(WORDS)))
RULES = DuplicateRules(FAMILY)
PLAYERS = (Player("Ana"), Player("Ben"), Player("Pip", "champion"))
RNG = Random(3)


def table(rack: str, **changes: object) -> Game[DuplicatePosition, object, object]:
    """Return a game in which this rack was drawn first and pencils are down."""
    game = Game(DUPLICATE, opening(RULES, PLAYERS), [(RackDrawn(rack_named(ENGLISH, rack)),)])
    for move in (StartTurn(), CallTime()):
        game.play(move, WORDS, RNG)
    return game


def named(game: Game[DuplicatePosition, object, object], text: str) -> Play:
    return play_named(game.position.board, ENGLISH, text)


@pytest.mark.parametrize(
    ("rack", "least", "fair"),
    [
        ("AEBCDFG", 2, True),
        ("ABCDFGH", 2, False),
        ("ABCDFGH", 1, True),
        ("AEIOUAB", 2, False),
        ("BCDFGHK", 1, False),
        ("A?BCDFG", 2, True),
        ("AYBCDFG", 2, True),
        ("AEIOU?Y", 2, True),
        ("AEIOUA?", 2, False),
        ("Y?", 1, True),
        ("Y", 1, False),
    ],
)
def test_a_rack_has_vowels_and_consonants_and_a_blank_or_y_is_either(rack: str, least: int, fair: bool) -> None:
    assert is_fair(ENGLISH, rack_named(ENGLISH, rack), least) is fair


def test_a_rack_that_is_not_fair_is_drawn_anew_strictly_for_fifteen_turns() -> None:
    kept = changed(opening(RULES, PLAYERS), phase=Phase.LAID, rack=tuple("BCDFGH"))
    left = changed(kept, bag=tuple("AEIOU"))
    for seed in range(20):
        (drawn,) = decide(changed(left, turns=STRICT_TURNS - 1), DrawRack(), WORDS, Random(seed))
        assert isinstance(drawn, RackDrawn)
        assert drawn.rejected, "one vowel more is not two"
        assert is_fair(ENGLISH, drawn.rack, 2)
        (later,) = decide(changed(left, turns=STRICT_TURNS), DrawRack(), WORDS, Random(seed))
        assert isinstance(later, RackDrawn)
        assert (later.rack[:6], later.rejected) == (kept.rack, 0)


def test_the_game_ends_without_a_vowel_or_a_consonant_and_the_strict_rule_yields_to_want() -> None:
    laid = changed(opening(RULES, PLAYERS), phase=Phase.LAID, scores=(5, 9, 9), turns=3)
    assert decide(changed(laid, rack=("B",), bag=("C", "D")), DrawRack(), WORDS, RNG) == (Ended((1, 2)),)
    assert decide(changed(laid, rack=("A",), bag=()), DrawRack(), WORDS, RNG) == (Ended((1, 2)),)
    (last,) = decide(changed(laid, rack=("A",), bag=("B",)), DrawRack(), WORDS, RNG)
    assert last == RackDrawn(("A", "B"))


def test_everybody_gets_the_own_points_and_the_best_play_is_laid_for_all() -> None:
    game = table("CATSEON")
    game.play(Answer(0, named(game, "8G CAT")), WORDS, RNG)
    game.play(Answer(1, named(game, "8G CEN")), WORDS, RNG)
    with pytest.raises(RefusedPlay):
        game.play(LayBest(named(game, "8E CATS")), WORDS, RNG)
    assert game.can_take_back(), "a slip of the pen"
    game.play(Answer(2, None), WORDS, RNG)
    assert game.position.scores == (0, 0, 0), "answers are a secret until the best play is seen"
    game.play(LayBest(named(game, "8E CATS")), WORDS, RNG)
    now = game.position
    assert now.scores == (10, 0, 0)
    assert (now.tops, now.percent(0), now.rack) == (12, 100 * 10 / 12, tuple("EON"))
    assert now.answers[1]
    assert (now.answers[1].reason, now.answers[1].unknown) == (Reason.NOT_A_WORD, ("cen",))
    assert not game.can_take_back()
    game.play(DrawRack(), WORDS, RNG)
    assert (game.position.turns, len(game.position.rack)) == (2, 7)


@pytest.mark.parametrize(
    ("text", "reason"),
    [("8G SEAT", Reason.NOT_ON_RACK), ("1A CAT", Reason.NOT_ON_START), ("8G C", Reason.TOO_FEW)],
)
def test_a_play_that_may_not_lie_there_brings_nothing(text: str, reason: Reason) -> None:
    game = table("CATTONE")
    (answered,) = game.play(Answer(0, named(game, text)), WORDS, RNG)
    assert (answered.score, answered.reason) == (0, reason)


def test_an_answer_better_than_what_was_searched_for_is_the_best_play() -> None:
    game = table("CATSEON")
    for seat in range(3):
        game.play(Answer(seat, named(game, "8E CATS") if seat == 1 else None), WORDS, RNG)
    (laid,) = game.play(LayBest(named(game, "8G CAT")), WORDS, RNG)
    assert (laid.score, game.position.percent(1)) == (12, 100.0)


@pytest.mark.parametrize(("rack", "laid"), [("ATTNVV", "AT"), ("ATNNVV", "AN")])
def test_of_equal_plays_the_one_that_keeps_the_better_tiles_is_laid(rack: str, laid: str) -> None:
    best = top(table(rack).position, LEXICON)
    assert best
    assert "".join(best.used) == laid, "two of the same are worse to keep"


@pytest.mark.parametrize("mark", [Mark.HURTFUL, Mark.CRUDE, Mark.SENSITIVE])
def test_the_best_play_is_none_that_no_reader_for_primary_school_prints(mark: Mark) -> None:
    """W20: TAIG was announced."""
    best = top(table("TAIGVVU").position, lexicon_of({"taig": 4 | mark, "at": 0}))
    assert best
    assert "".join(best.used) == "AT"


def test_a_rack_without_a_play_is_drawn_anew_and_at_the_end_the_game_is_over() -> None:
    game = Game(DUPLICATE, opening(RULES, PLAYERS), [(RackDrawn(tuple("IIUUBBV")),)])
    assert top(game.position, LEXICON) is None
    (again,) = game.play(LayBest(None), WORDS, RNG)
    assert isinstance(again, RackDrawn)
    assert game.position.turns == 1
    for _ in range(5):
        (event,) = game.play(LayBest(None), WORDS, RNG)
    assert isinstance(event, Ended)


def test_a_champion_answers_the_top_and_a_child_a_word_of_its_own() -> None:
    levels = {level.key: level for level in read_levels(paths.resource("levels", "scrabble.toml"))}
    game = table("TNOAE?V")
    play = computer_answer(game.position, 2, levels["champion"], LEXICON, Random(1))
    best = top(game.position, LEXICON)
    assert play
    assert best
    points = [game.play(Answer(seat, each), WORDS, RNG)[0].score for seat, each in enumerate((play, best))]
    assert points[0] == points[1]
    small = computer_answer(game.position, 2, levels["child"], LEXICON, Random(1))
    assert small is None or game.play(Answer(2, small), WORDS, RNG)[0].score > 0


@pytest.mark.parametrize("seed", range(3))
def test_a_whole_game_keeps_every_tile_and_ends(seed: int) -> None:
    rng = Random(seed)
    rules = DuplicateRules(replace(FAMILY, tiles=few_tiles("AAEEOOSSTTTNNCC?")), turn_seconds=0)
    game = Game(DUPLICATE, opening(rules, PLAYERS[:1]))
    game.play(DrawRack(), WORDS, rng)
    while game.position.phase is not Phase.ENDED:
        assert game.position.phase is Phase.READY
        best = top(game.position, LEXICON)
        if best is None:
            game.play(LayBest(None), WORDS, rng)
            continue
        for move in (StartTurn(), CallTime(), Answer(0, best), LayBest(best), DrawRack()):
            game.play(move, WORDS, rng)
        now = game.position
        lying = [tile.face for tile in now.tiles if tile]
        assert sorted([*now.bag, *now.rack, *lying]) == sorted(rules.game.tiles.tiles)
    laid = [event for step in game.steps for event in step if isinstance(event, BestLaid)]
    assert game.position.tops == sum(each.score for each in laid) == game.position.scores[0] > 0
    assert game.position.percent(0) == 100.0


def test_one_to_eight_players_and_nothing_beyond() -> None:
    for count in (0, 9):
        with pytest.raises(ValueError, match="can play"):
            opening(RULES, PLAYERS[:1] * count)
    begun = opening(RULES, PLAYERS[:1] * 8)
    with pytest.raises(ValueError, match="no B"):
        apply(apply(begun, RackDrawn(("B",) * 2)), RackDrawn(("B",) * 3))
