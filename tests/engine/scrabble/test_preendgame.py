"""Moves with a few tiles in the bag, against trying every end of every deal."""

from collections import Counter
from dataclasses import replace
from math import comb
from random import Random

import pytest

from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.scrabble.analysis import Judge, evaluate
from boggle_desk.engine.scrabble.board import PLAIN, Board, Layout
from boggle_desk.engine.scrabble.events import Exchange, Pass, PlayTiles
from boggle_desk.engine.scrabble.knowledge import plain_leaves
from boggle_desk.engine.scrabble.preendgame import SearchPhase, Weighed, all_deals, is_preendgame, weigh
from boggle_desk.engine.scrabble.simulation import GameSimulator, new_simulator
from boggle_desk.engine.scrabble.tiles import HIDDEN, Tile, TileKind
from boggle_desk.engine.scrabble.values import Basis, Evaluation, OwnMove
from boggle_desk.engine.stopping import Stopped
from boggle_desk.engine.word_graph import WordGraph
from tests.engine.scrabble.endings import TILES, WORDS, Ending, Exhaustive, ending_of
from tests.engine.scrabble.table import FAMILY

RULES = replace(FAMILY, tiles=TILES, rack_size=3)
LONG = 600.0  # seconds: the stages alone end the search


def late(own: str, other: str, bag: str) -> Ending:
    """Return a position with tiles in the bag, on a board of two rows with one A; the other leads by two points."""
    layout = Layout("rows", "Rows", 2, 5, (PLAIN,) * 10, 0)
    board = Board(layout, tuple(Tile("A") if square == 2 else None for square in range(10)))
    ending = ending_of(RULES, board, (own, other + bag))
    now = replace(ending.now, racks=(tuple(own), tuple(other)), bag=tuple(bag), scores=(0, 2))
    return replace(ending, now=now)


def table_for(ending: Ending) -> GameSimulator:
    """Return a table for the position."""
    return new_simulator(ending.now.rules, ending.graph, plain_leaves(ending.now.rules.tiles), {})


def tried(ending: Ending, move: PlayTiles) -> tuple[float, float]:
    """Return the share of games that a move wins and the mean lead, by trying everything for every tile in the bag."""
    everything, total, won, lead = Exhaustive(WORDS), 0, 0.0, 0
    unseen = Counter([*ending.now.racks[1], *ending.now.bag])
    for tile, count in unseen.items():
        other = tuple((unseen - Counter([tile])).elements())
        then = everything.then(replace(ending.now, racks=(ending.now.racks[0], other), bag=(tile,)), move)
        end = then.scores[0] - then.scores[1] - everything.value(then)
        total, won, lead = total + count, won + count * ((end > 0) + (end >= 0)) / 2, lead + count * end
    return won / total, lead / total


def test_with_one_tile_in_the_bag_every_play_is_worth_what_trying_everything_says() -> None:
    ending = late("BD", "AE", "C")
    plays = list(map(PlayTiles, Exhaustive(WORDS).all_plays(ending.now)))
    assert len(plays) > 5
    weighed = weigh(
        [table_for(ending)], ending.graph, ending.now.seen_by(0), plays, Random(1), LONG, [SearchPhase(12, 0, 12)]
    )
    assert sorted(each.place for each in weighed) == list(range(len(plays)))
    for each in weighed:
        assert each.exact
        assert each.deals == 3
        assert (each.win, each.lead) == pytest.approx(tried(ending, plays[each.place]))
        assert each.win_error == each.lead_error == 0.0
    assert weighed[0].utility == max(each.utility for each in weighed)
    assert len({each.lead for each in weighed}) > 2


def all_moves(ending: Ending) -> list[OwnMove]:
    """Return some plays, an exchange and the pass."""
    plays = list(map(PlayTiles, Exhaustive(WORDS).all_plays(ending.now)))
    return [*plays[:4], Exchange(("E",)), Pass()]


def test_who_is_kept_in_the_race_is_searched_as_long_as_the_best_and_has_no_better_place() -> None:
    ending = late("BD", "AE", "C")
    plays = list(map(PlayTiles, Exhaustive(WORDS).all_plays(ending.now)))
    stages = [SearchPhase(0, 0, 12), SearchPhase(12, 0, 12)]

    def known(kept: tuple[int, ...]) -> list[Weighed]:
        table = table_for(ending)
        return weigh([table], ending.graph, ending.now.seen_by(0), plays, Random(1), LONG, stages, kept=kept)

    left = known(())[-1]
    assert (left.stages, left.exact) == (1, False)
    kept = known((left.place,))
    assert [each.place for each in kept] == [each.place for each in known(())]
    assert (kept[-1].place, kept[-1].stages, kept[-1].exact) == (left.place, 1, True)
    assert (kept[-1].win, kept[-1].lead) == pytest.approx(tried(ending, plays[left.place]))


def test_exchanges_and_passes_are_rolled_out_and_say_how_sure_they_are() -> None:
    ending = late("BDE", "ACD", "EA")
    moves = all_moves(ending)
    weighed = weigh(
        [table_for(ending)], ending.graph, ending.now.seen_by(0), moves, Random(1), LONG, [SearchPhase(2, 0, 8)]
    )
    assert len(weighed) == len(moves)
    by_place = {each.place: each for each in weighed}
    for place in (4, 5):
        assert not by_place[place].exact
        assert by_place[place].deals == 8
        assert by_place[place].lead_error > 0.0


@pytest.mark.parametrize("tables", [1, 2])
def test_luck_decides_alone_and_threads_do_not(tables: int) -> None:
    ending = late("BDE", "ACD", "EABA")
    stages = [SearchPhase(1, 0, 6), SearchPhase(3, 2_000, 12)]
    answers = [
        weigh(
            [table_for(ending) for _each in range(number)],
            ending.graph,
            ending.now.seen_by(0),
            all_moves(ending),
            Random(7),
            LONG,
            stages,
        )
        for number in (1, tables)
    ]
    assert answers[0] == answers[1]
    assert [each.stages for each in answers[0]] == [2, 2, 2, 1, 1, 1]


def test_what_is_hidden_changes_nothing() -> None:
    ending = late("BDE", "ACD", "E")
    swapped = replace(ending.now, racks=(ending.now.racks[0], tuple("ACE")), bag=("D",))
    views = [ending.now.seen_by(0), swapped.seen_by(0)]
    assert views[0].bag == views[1].bag == (HIDDEN,)
    answers = [
        weigh([table_for(ending)], ending.graph, view, all_moves(ending), Random(3), LONG, [SearchPhase(2, 0, 5)])
        for view in views
    ]
    assert answers[0] == answers[1]


def test_all_deals_are_all_ways_to_draw() -> None:
    deals = list(all_deals(("A", "A", "B", "C", "C", "C"), 3))
    assert len({deal.drawn for deal in deals}) == len(deals)
    assert sum(deal.weight for deal in deals) == comb(6, 3)
    assert (("A", "B", "C"), 6) in deals


def test_who_stops_it_is_told_so() -> None:
    ending = late("BDE", "ACD", "E")
    with pytest.raises(Stopped):
        weigh([table_for(ending)], ending.graph, ending.now, all_moves(ending), Random(1), LONG, stop=lambda: True)


def test_without_time_nothing_is_known_that_was_not_searched() -> None:
    ending = late("BDE", "ACD", "E")
    weighed = weigh([table_for(ending)], ending.graph, ending.now, all_moves(ending), Random(1), 0.0)
    assert all(each.stages == 1 for each in weighed)


def test_only_a_game_of_two_with_one_to_four_tiles_in_the_bag_is_weighed() -> None:
    ending = late("BDE", "ACD", "E")
    assert is_preendgame(ending.now, ending.graph)
    for changes in ({"bag": ()}, {"bag": ("E",) * 5}, {"turn": None}, {"losing": (1,)}):
        now = replace(ending.now, **changes)  # type: ignore[arg-type] # the fields differ in type
        assert not is_preendgame(now, ending.graph)
        with pytest.raises(ValueError, match="no game of two"):
            weigh([table_for(ending)], ending.graph, now, [Pass()], Random(1))


def test_tiles_that_no_word_has_are_no_matter_of_searching() -> None:
    """German tiles beside an English dictionary: nobody can lay the Ä."""
    ending = late("BD", "CÄ", "E")
    kinds = (*TILES.kinds, TileKind("Ä", 1, 6))
    now = replace(ending.now, rules=replace(RULES, tiles=replace(TILES, kinds=kinds)))
    assert not is_preendgame(now, ending.graph)
    with pytest.raises(ValueError, match="no game of two"):
        weigh([table_for(ending)], ending.graph, now, [Pass()], Random(1))


ENOUGH = 60.0  # seconds: these ends are searched in a moment
DICTIONARY = Lexicon("own", "Own", "en", WordGraph.build(sorted("".join(word).lower() for word in WORDS)))
JUDGE = Judge(DICTIONARY, plain_leaves(TILES), seconds=0.05, late_seconds=ENOUGH)


def told(ending: Ending, made: OwnMove | None = None, judge: Judge = JUDGE) -> Evaluation:
    """Return what is known of the moves of the player on turn."""
    return evaluate(ending.now.seen_by(0), judge, rng=Random(1), made=made)


def test_every_play_wins_the_share_of_draws_that_trying_everything_says() -> None:
    ending = late("BD", "AE", "C")
    found = told(ending)
    assert found.basis is Basis.PREENDGAME
    plays = [each for each in found.best if isinstance(each.move, PlayTiles)]
    assert len(plays) > 2
    for each in plays:
        assert isinstance(each.move, PlayTiles)
        assert (each.win, each.equity) == pytest.approx(tried(ending, each.move))
        assert each.error is None, "no draw was left to chance"
    assert [each.rank for each in found.best] == sorted(each.rank for each in found.best)


@pytest.mark.slow
def test_the_move_that_was_made_can_be_compared_with_the_best() -> None:
    ending = late("BD", "AE", "C")
    every = told(ending, judge=replace(JUDGE, late_seconds=0.0)).best
    moves = [each.move for each in every if isinstance(each.move, PlayTiles)]
    assert len(moves) > 3
    for move in moves:
        made = told(ending, move).made
        assert made
        assert made.basis is Basis.PREENDGAME
        assert (made.win, made.equity) == pytest.approx(tried(ending, move))


def test_what_leaves_tiles_in_the_bag_is_played_on_by_chance_and_says_so() -> None:
    found = told(late("BD", "AE", "C"), Pass())
    assert found.made == found.passing
    assert found.made
    assert found.made.win is not None
    assert found.made.error is not None


def test_a_turn_that_was_lost_is_compared_as_a_pass() -> None:
    ending = late("BD", "AE", "C")
    assert told(ending).passing is None, "it is not worth the time"
    [good, *_others] = [each.move for each in told(ending).best if isinstance(each.move, PlayTiles)]
    unknown = replace(JUDGE, words=Lexicon("few", "Few", "en", WordGraph.build(["cab"])))
    found = told(ending, good, unknown)
    assert found.passing
    assert found.passing.win is not None


@pytest.mark.parametrize(
    ("ending", "judge"),
    [
        (late("BD", "AE", "C"), replace(JUDGE, late_seconds=0.0)),
        (late("BD", "AE", "C"), replace(JUDGE, late_seconds=1e-9)),
        (late("BD", "AE", "CAB"), JUDGE),
    ],
    ids=["not asked for", "too short a time", "three in the bag"],
)
def test_else_it_is_simulated(ending: Ending, judge: Judge) -> None:
    assert told(ending, judge=judge).basis is Basis.SIMULATED


def test_valuing_can_be_stopped() -> None:
    asked = iter([False] * 3)
    with pytest.raises(Stopped):
        evaluate(late("BDE", "ACD", "EA").now.seen_by(0), JUDGE, lambda: next(asked, True), Random(1))
