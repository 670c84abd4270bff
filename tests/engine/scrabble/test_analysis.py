"""What the moves of a turn are worth: every one counted once, none better informed than the player."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from boggle_desk.engine.lexicon import Lexicon, Mark
from boggle_desk.engine.scrabble.analysis import (
    Hint,
    Judge,
    PlayGrade,
    evaluate,
    find_hint,
    own_view,
    rack_is_known,
)
from boggle_desk.engine.scrabble.endgame import solve_endgame
from boggle_desk.engine.scrabble.events import Exchange, Hinted, Pass, PlayTiles, TakeHint
from boggle_desk.engine.scrabble.knowledge import plain_leaves
from boggle_desk.engine.scrabble.movegen import tile_graph
from boggle_desk.engine.scrabble.notation import play_named
from boggle_desk.engine.scrabble.plays import Reason
from boggle_desk.engine.scrabble.position import ScrabblePosition
from boggle_desk.engine.scrabble.referee import MOST_GRADES
from boggle_desk.engine.scrabble.rules import Hints
from boggle_desk.engine.scrabble.tiles import HIDDEN, without_tiles
from boggle_desk.engine.scrabble.values import Basis, candidates
from boggle_desk.engine.stopping import Stopped
from boggle_desk.engine.word_graph import WordGraph
from tests.engine.scrabble.table import ENGLISH, PRESETS, WORDS, Table
from tests.words import levels_of, lexicon_of

LEAVES = plain_leaves(ENGLISH)


def lexicon(words: frozenset[str] = WORDS, **marks: int) -> Lexicon:
    """Return a dictionary of these words, each with its level as a byte, 0 unless something else is said."""
    graph = WordGraph.build(sorted(words))
    return Lexicon("own", "Own", "en", graph, levels_of(graph, marks))


def view(*racks: str, **changes: object) -> ScrabblePosition:
    """Return what the first player sees on turn, after the deal."""
    table = Table(*racks, bag=None if "bag" not in changes else str(changes["bag"]))
    return own_view(table.now, 0)


def test_every_move_is_counted_once_and_the_best_comes_first() -> None:
    found = list(candidates(view("CATSEEE", "ONTEASE"), lexicon(), LEAVES))
    moves = [each.move for each in found]
    assert len(set(moves)) == len(moves)
    assert [each.equity for each in found] == sorted((each.equity for each in found), reverse=True)
    exchanges = [move for move in moves if isinstance(move, Exchange)]
    assert len(exchanges) == 2**4 * 4 - 1, "C, A, T and S each go or stay, and up to three of the E"
    assert moves.count(Pass()) == 1
    assert len(moves) == evaluate(view("CATSEEE", "ONTEASE"), Judge(lexicon(), LEAVES)).total


def test_a_move_has_its_place_among_all_of_them() -> None:
    position, words = view("CATSEEE", "ONTEASE"), lexicon()
    everything = list(candidates(position, words, LEAVES))
    for asked in (everything[0], everything[7], everything[-1]):
        found = evaluate(position, Judge(words, LEAVES), made=asked.move).made
        assert found is not None
        assert found.equity == pytest.approx(asked.equity)
        assert found.rank == 1 + sum(each.equity > asked.equity + 1e-6 for each in everything)


def test_the_loss_is_what_the_best_move_is_worth_more() -> None:
    position, words = view("CATSEEE", "ONTEASE"), lexicon()
    found = evaluate(position, Judge(words, LEAVES), made=Pass())
    assert found.passing
    assert found.loss == pytest.approx(found.best[0].equity - found.passing.equity)
    assert found.loss > 0
    assert evaluate(position, Judge(words, LEAVES), made=found.best[0].move).loss == 0
    assert found.basis is Basis.STATIC
    assert all(each.win is None and each.error is None for each in found.best), "static values know no chances"


def test_a_play_of_unknown_words_is_valued_as_if_they_were_good() -> None:
    table = Table("CATSEEE", "ONTEASE")
    play = PlayTiles(table.named("8F SEEC"))
    found = evaluate(own_view(table.now, 0), Judge(lexicon(), LEAVES), made=play).made
    assert found is not None
    assert found.score == 12
    assert found.words == ("seec",)
    assert Counter(found.kept) == Counter("ATE")


def test_offensive_words_are_never_among_the_moves() -> None:
    """Not even where the table accepts them."""
    words = lexicon(seat=int(Mark.CRUDE))
    shown = [each.words for each in candidates(view("SEATIII", "ONTEASE"), words, LEAVES)]
    assert shown
    assert not any("seat" in formed for formed in shown)
    assert any("seat" in each.words for each in candidates(view("SEATIII", "ONTEASE"), lexicon(), LEAVES))


def test_the_first_play_has_as_many_tiles_as_the_rules_want() -> None:
    """S3."""
    position = view("CATSEEE", "ONTEASE")
    position = replace(position, rules=replace(position.rules, first_play_minimum=4))
    sizes = [len(each.move.play.laid) for each in candidates(position, lexicon(), LEAVES)
             if isinstance(each.move, PlayTiles)]  # fmt: skip
    assert sizes
    assert min(sizes) == 4


def test_nobody_exchanges_more_than_the_rules_allow() -> None:
    """S9."""
    for bag, most in (("AE", 2), ("", 0)):
        found = [each.move for each in candidates(view("CATSEEE", "ONTEASE", bag=bag), lexicon(), LEAVES)]
        assert max((len(move.tiles) for move in found if isinstance(move, Exchange)), default=0) == most
        assert Pass() in found


def test_going_out_gains_what_the_others_hold() -> None:
    """S19: with the bag empty the values of the tiles that are left count."""
    best = evaluate(view("CAT", "ON", bag=""), Judge(lexicon(), LEAVES)).best[0]
    assert best.words == ("cat",)
    assert best.equity == best.score + 2 * 2


def test_the_others_tiles_are_hidden_and_full_as_long_as_there_are_tiles() -> None:
    table = Table("CATSEEE", "ONTEASE")
    partial = replace(table.now, racks=(table.now.racks[0], ()), bag=(*table.now.bag, *table.now.racks[1]))
    for position in (table.now, partial):
        seen = own_view(position, 0)
        assert seen.racks == (tuple("CATSEEE"), (HIDDEN,) * 7)
        assert seen.bag == (HIDDEN,) * 86


def test_a_short_rack_is_known_only_when_the_tiles_have_run_out() -> None:
    table = Table("CATSEEE", "ONTEASE")
    assert rack_is_known(table.now, 0)
    short = replace(table.now, racks=(tuple("CAT"), table.now.racks[1]), bag=(*table.now.bag, *"SEEE"))
    assert not rack_is_known(short, 0)
    end = replace(table.now, racks=(tuple("CAT"), tuple("ON")), bag=())
    assert rack_is_known(end, 0)
    assert not rack_is_known(replace(end, racks=((), end.racks[1])), 0)


def test_a_search_that_is_stopped_raises() -> None:
    with pytest.raises(Stopped):
        evaluate(view("CATSEEE", "ONTEASE"), Judge(lexicon(), LEAVES), lambda: True)


def test_a_full_rack_kept_is_worth_the_mean_of_what_may_stay() -> None:
    position = view("CATSEEE", "ONTEASE")
    rests = [LEAVES.value(without_tiles(tuple("CATSEEE"), (tile,))) for tile in "CATSEEE"]
    passing = evaluate(position, Judge(lexicon(), LEAVES)).passing
    assert passing
    assert passing.equity == pytest.approx(sum(rests) / 7)


def test_the_end_of_a_game_of_two_is_valued_exactly() -> None:
    """S19: what a move is worth is its points less what the other then gains, and all that follows."""
    position, words = view("CATS", "TOE", bag=""), lexicon()
    made = PlayTiles(play_named(position.board, position.rules.tiles, "8H AT"))
    found = evaluate(position, Judge(words, LEAVES), made=made)
    assert found.basis is Basis.EXACT
    assert found.made
    assert found.best[0].words == ("cats",), "it goes out"
    assert found.best[0].equity == found.best[0].score + 2 * 3
    after = replace(
        position,
        tiles=position.board.with_tiles(made.play.laid).tiles,
        racks=(tuple("CS"), tuple("TOE")),
        turn=1,
    )
    answer = solve_endgame(after, tile_graph(words.graph, position.rules.tiles))
    assert answer
    assert found.made.equity == found.made.score - answer.value
    assert found.loss == found.best[0].equity - found.made.equity > 0
    assert [each.equity for each in found.best] == sorted((each.equity for each in found.best), reverse=True)


def test_with_tiles_in_the_bag_or_three_players_nothing_is_exact() -> None:
    assert evaluate(view("CATS", "TOEN", bag="E"), Judge(lexicon(), LEAVES)).basis is Basis.STATIC
    assert evaluate(view("CATS", "TOE", "ATE", bag=""), Judge(lexicon(), LEAVES)).basis is Basis.STATIC


def test_a_simulation_tells_chances_with_errors() -> None:
    position = view("CATSEEE", "ONTEASE")
    found = evaluate(position, Judge(lexicon(), LEAVES, seconds=0.05), rng=Random(1), made=Pass())
    assert found.basis is Basis.SIMULATED
    assert found.made
    for each in (*found.best, found.made):
        assert each.win is not None
        assert each.error is not None
        assert 0 < each.win < 1
    assert found.loss > 0
    assert not found.as_good, "nobody does as well by a pass"
    assert evaluate(position, Judge(lexicon(), LEAVES, seconds=0.05)).basis is Basis.STATIC, "no luck, no chance"


def hint(words: Lexicon, hints: Hints = Hints.EVERYDAY, rack: str = "CATSEEE", *plays: str) -> Hint:
    table = Table(rack, "ONTEASE")
    return find_hint(own_view(table.now, 0), words, LEAVES, hints)


def test_of_two_words_a_hint_shows_the_commoner_one_if_the_other_brings_little_more() -> None:
    words = lexicon_of({"cates": 0, "caste": 3})
    assert hint(words).word == "cates"
    assert hint(words, Hints.ANY).word == "caste"


def test_a_hint_of_simple_words_shows_no_everyday_word_whatever_it_brings() -> None:
    words = lexicon_of({"seat": 1, "cates": 3})
    assert hint(words).word == "cates"
    assert hint(words, Hints.SIMPLE).word == "seat", "a child doesn't know the other one"


def test_no_points_buy_a_word_that_is_too_rare() -> None:
    words = lexicon_of({"at": 0, "casetee": 4})
    assert hint(words).word == "at", "fifty points for seven tiles make nothing everyday"
    assert hint(words, Hints.ANY, "CATSEEE").word == "casetee"


@pytest.mark.parametrize("mark", [Mark.HURTFUL, Mark.CRUDE, Mark.SENSITIVE, Mark.NAMELIKE])
@pytest.mark.parametrize("hints", [Hints.SIMPLE, Hints.EVERYDAY, Hints.ANY])
def test_offensive_words_and_names_are_never_hinted_at(mark: Mark, hints: Hints) -> None:
    assert hint(lexicon_of({"tease": 0, "cates": 0}), hints).word == "cates"
    assert hint(lexicon_of({"tease": 0, "cates": mark}), hints).word == "tease"
    assert isinstance(hint(lexicon_of({"cates": mark}), hints).move, Exchange | Pass)


def test_without_a_play_the_hint_is_an_exchange() -> None:
    found = hint(lexicon_of({"zoo": 0}))
    assert isinstance(found.move, Exchange)
    assert (found.word, found.line) == ("", ())


def test_a_family_rather_lays_a_poor_word_than_exchanges() -> None:
    words = lexicon_of({"at": 0})
    assert isinstance(hint(words, Hints.ANY).move, Exchange)
    assert hint(words, Hints.SIMPLE).word == "at"


def test_a_dictionary_without_levels_gives_the_best_play() -> None:
    graph = WordGraph.build(["at", "cates"])
    assert hint(Lexicon("own", "Own", "en", graph)).word == "cates"


def test_a_hint_knows_the_squares_of_the_whole_word() -> None:
    table = Table("CATSEEE", "SONEEIO")
    table.play("8G CAT")
    found = find_hint(own_view(table.now, 1), lexicon_of({"cats": 0}), LEAVES, Hints.EVERYDAY)
    assert isinstance(found.move, PlayTiles)
    assert found.across
    assert [table.now.rules.layout.columns * 7 + column for column in (6, 7, 8, 9)] == list(found.line)
    assert len(found.move.play.laid) == 1


def test_where_the_rules_allow_no_hints_there_are_none() -> None:
    table = Table("CATSEEE", "ONTEASE", base="club")
    assert table.rules.hints is Hints.NONE
    with pytest.raises(ValueError, match="no hints"):
        find_hint(own_view(table.now, 0), lexicon_of({"at": 0}), LEAVES)
    assert table.refusal(TakeHint(1)).reason is Reason.WRONG_MOMENT


@pytest.mark.parametrize("key", PRESETS)
def test_families_get_hints_and_tournaments_do_not(key: str) -> None:
    assert (PRESETS[key].hints is Hints.EVERYDAY) == key.startswith("family")


def test_hints_are_noted_and_change_nothing() -> None:
    table = Table("CATSEEE", "ONTEASE")
    before = table.now
    assert table.ask(TakeHint(PlayGrade.WHERE)) == (Hinted(0, 1),)
    table.ask(TakeHint(PlayGrade.LENGTH))
    assert table.now == before


def test_a_hint_that_was_taken_is_not_taken_back() -> None:
    table = Table("CATSEEE", "ONTEASE")
    table.ask(TakeHint(1))
    assert not table.game.can_take_back()


@pytest.mark.parametrize("grade", [0, MOST_GRADES + 1, -1])
def test_there_are_four_grades(grade: int) -> None:
    assert max(PlayGrade) == MOST_GRADES
    assert Table("CATSEEE", "ONTEASE").refusal(TakeHint(grade)).reason is Reason.WRONG_MOMENT


def test_a_search_for_a_hint_can_be_stopped() -> None:
    table = Table("CATSEEE", "ONTEASE")
    view = own_view(replace(table.now), 0)
    with pytest.raises(Stopped):
        find_hint(view, lexicon_of({"at": 0}), LEAVES, Hints.ANY, lambda: True)
