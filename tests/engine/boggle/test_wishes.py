"""test_wishes."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boggle_desk import paths
from boggle_desk.engine.boggle import wishes
from boggle_desk.engine.boggle.board import board_of
from boggle_desk.engine.boggle.cubes import PlacedCube, shake
from boggle_desk.engine.boggle.rules import SHORT, BoardWish, WordCounts, WordRange, lacking
from boggle_desk.engine.boggle.solver import solve
from boggle_desk.engine.boggle.wishes import Wanted, WishedBoard, read_floors, share_granted, wanted_by, wished_board
from boggle_desk.engine.lexicon import Lexicon, Mark
from boggle_desk.engine.rulebook import BadRules
from boggle_desk.engine.stopping import Stopped
from boggle_desk.engine.tiers import Vocabulary
from boggle_desk.engine.word_graph import WordGraph
from boggle_desk.storage.lexica import open_shipped
from tests.engine.boggle.table import CUBE_SETS, PRESETS, at_least
from tests.words import levels_of

NEW = CUBE_SETS["new4"]


@cache
def shipped() -> Lexicon:
    return open_shipped()


def plain_shakes(seed: int, count: int) -> list[tuple[PlacedCube, ...]]:
    rng = Random(seed)
    return [shake(NEW.cubes, rng) for _ in range(count)]


def counted(cubes: tuple[PlacedCube, ...], wanted: Wanted) -> WordCounts:
    """Count by solving one board and asking for each word, without any of the quick ways."""
    lexicon, wish = wanted.lexicon, wanted.wish
    counts = lexicon.is_listed if wish.counted is Vocabulary.ALL else lexicon.is_shown
    words = [
        found.word
        for found in solve(board_of(4, 4, cubes), lexicon.graph, wanted.words.least)
        if lexicon.is_within(found.word, wish.counted.tier) and counts(found.word)
    ]
    short = sum(len(word) <= SHORT for word in words)
    long = sum(len(word) >= wish.long_word for word in words) if wish.long_word else 0
    return WordCounts(len(words), short, long)


@settings(max_examples=settings().max_examples // 5)
@given(
    st.builds(
        BoardWish,
        st.integers(0, 130),
        st.sampled_from([0, 0, 90, 200]),
        st.sampled_from([0, 0, 40]),
        st.sampled_from([0, 0, 6, 7]),
        st.sampled_from(Vocabulary),
    ),
    st.integers(0, 1000),
    st.integers(3, 4),
)
def test_b5_the_board_is_the_first_of_the_plain_shakes_that_fulfils_the_wish(
    wish: BoardWish, seed: int, minimum_length: int
) -> None:
    wanted = Wanted(wish, at_least(minimum_length), shipped())
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(wishes, "MOST_SHAKES", 15)
        found = wished_board(wanted, Random(seed))
    boards = plain_shakes(seed, 15)[: found.shakes]
    lacks = [lacking(wish, counted(cubes, wanted)) for cubes in boards]
    first = next((place for place, lack in enumerate(lacks) if lack == 0), None)
    if first is None:
        nearest = lacks.index(min(lacks))
        assert (found.cubes, found.shakes, found.granted) == (boards[nearest], 15, False)
        assert found.place == nearest + 1
    else:
        assert (found.cubes, found.shakes, found.place) == (boards[first], first + 1, first + 1)
        assert found.granted
    assert found.tally == counted(found.cubes, wanted)


def test_without_a_wish_the_first_shake_is_the_board() -> None:
    found = wished_board(Wanted(BoardWish(), at_least(3), shipped()), Random(4))
    assert (found.cubes, found.shakes, found.granted) == (plain_shakes(4, 1)[0], 1, True)
    assert not BoardWish()
    assert not BoardWish(counted=Vocabulary.SIMPLE)
    assert BoardWish(most_words=1)


def test_an_impossible_wish_ends_after_the_stated_number_with_the_nearest_board(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(wishes, "MOST_SHAKES", 3000)
    heard: list[WishedBoard] = []
    found = wished_board(Wanted(BoardWish(least_words=4000), at_least(3), shipped()), Random(1), heard.append)
    assert (found.granted, found.shakes) == (False, 3000)
    assert 200 < found.tally.words < 4000
    assert heard[-1] == found
    assert [each.shakes for each in heard] == sorted({each.shakes for each in heard})
    assert all(before.tally.words <= after.tally.words for before, after in pairwise(heard))
    assert found.cubes == plain_shakes(1, 3000)[found.place - 1]


def test_the_shaking_can_be_given_up() -> None:
    class Enough(Exception):
        """Somebody has pressed Cancel."""

    def told(so_far: WishedBoard) -> None:
        if so_far.shakes > 500:
            raise Enough

    with pytest.raises(Enough):
        wished_board(Wanted(BoardWish(long_word=25), at_least(3), shipped()), Random(1), told)


@pytest.mark.parametrize(
    ("mark", "circles"),
    [(Mark.HURTFUL, (Vocabulary.ALL, Vocabulary.SIMPLE)), (Mark.SENSITIVE, (Vocabulary.EVERYDAY, Vocabulary.SIMPLE))],
)
@pytest.mark.parametrize("borrowed", [(), ("ate", "sat")])
def test_what_is_not_shown_is_no_word_to_wish_for(
    borrowed: tuple[str, ...], mark: Mark, circles: tuple[Vocabulary, ...]
) -> None:
    """Nor in a list of one's own, which has its levels from a larger dictionary."""
    words = ("eat", "seat", "tea")
    graph = WordGraph.build(words)
    leveled = WordGraph.build(sorted((*words, *borrowed))) if borrowed else graph
    lexicon = Lexicon("few", "Few", "en", graph, levels_of(leveled, {"seat": mark}))
    for circle in circles:
        wanted = Wanted(BoardWish(1, long_word=4, counted=circle), at_least(3), lexicon)
        for cubes in plain_shakes(3, 300):
            tally = wishes._Counter(wanted).tallies([cubes])[0]  # the kernel is too quick to be seen otherwise
            assert tally == counted(cubes, wanted)
            assert tally.long == 0


def test_a_list_without_levels_is_counted_whole() -> None:
    lexicon = replace(shipped(), levels=None)
    wanted = Wanted(BoardWish(100, counted=Vocabulary.EVERYDAY), at_least(3), lexicon)
    found = wished_board(wanted, Random(8))
    assert found.tally.words == len(solve(board_of(4, 4, found.cubes), lexicon.graph, 3))


def test_the_share_of_boards_that_fulfil_a_wish_is_counted() -> None:
    wanted = Wanted(BoardWish(116), at_least(3), shipped())
    share = share_granted(wanted, Random(6), 400)
    boards = plain_shakes(6, 400)
    assert share == sum(counted(cubes, wanted).words >= 116 for cubes in boards) / 400
    assert 0.3 < share < 0.7


def test_all_words_are_walked_once_for_rules_that_let_the_same_words_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each change of the rules, of the seconds too, walked 248,701 words on the set-up page."""
    walks, whole = list[WordGraph](), WordGraph.__iter__

    def walked(graph: WordGraph) -> Iterator[str]:
        walks.append(graph)
        return whole(graph)

    monkeypatch.setattr(WordGraph, "__iter__", walked)
    lexicon = Lexicon("few", "Few", "en", WordGraph.build(("eat", "seat", "tea")))
    for change in ({}, {"seconds": 60}, {"target": 50, "hints": True}, {"minimum_length": 4}, {"seconds": 90}):
        rules = replace(at_least(3).rules, **change)
        share_granted(Wanted(BoardWish(1), WordRange(rules), lexicon), Random(1), 8)
    assert len(walks) == 2


def test_the_share_is_given_up_between_two_batches() -> None:
    """It went on to the end behind each change of the wish, and behind the closed window."""
    checks: list[None] = []

    def check() -> None:
        checks.append(None)
        if len(checks) == 3:
            raise Stopped

    with pytest.raises(Stopped):
        share_granted(Wanted(BoardWish(116), at_least(3), shipped()), Random(6), 400, check)
    assert len(checks) == 3


@pytest.mark.parametrize(
    ("wish", "tally", "far"),
    [
        (BoardWish(), WordCounts(0, 0, 0), 0),
        (BoardWish(100), WordCounts(100, 0, 0), 0),
        (BoardWish(100), WordCounts(75, 0, 0), 0.25),
        (BoardWish(most_words=100), WordCounts(100, 0, 0), 0),
        (BoardWish(most_words=100), WordCounts(150, 0, 0), 0.5),
        (BoardWish(short_words=40), WordCounts(90, 30, 0), 0.25),
        (BoardWish(long_word=9), WordCounts(90, 30, 1), 0),
        (BoardWish(100, 0, 40, 9), WordCounts(50, 30, 0), 1.75),
    ],
)
def test_how_far_a_board_is_from_a_wish(wish: BoardWish, tally: WordCounts, far: float) -> None:
    assert lacking(wish, tally) == far


@pytest.mark.parametrize("numbers", [(-1,), (0, 5001), (0, 0, -3), (0, 0, 0, 26)])
def test_numbers_that_no_board_has_are_no_wish(numbers: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="no board can have"):
        BoardWish(*numbers)


FLOORS = read_floors(paths.resource("rules", "fair_shake.toml"))


def test_b36_every_game_has_a_floor_and_shakes_fairly_unless_the_table_has_a_wish_or_turns_it_off() -> None:
    for rules in PRESETS.values():
        wanted = wanted_by(rules, FLOORS, shipped())
        assert wanted
        assert (wanted.fair, wanted.wish.counted, wanted.words.least) == (
            True,
            Vocabulary.EVERYDAY,
            rules.minimum_length,
        )
        assert wanted.wish.least_words == FLOORS[len(rules.cubes.cubes)][rules.minimum_length] > 0
        assert wanted_by(replace(rules, fair_shake=False), FLOORS, shipped()) is None
        wish = BoardWish(least_words=3)
        assert wanted_by(replace(rules, wish=wish), FLOORS, shipped()) == Wanted(
            wish, WordRange(replace(rules, wish=wish)), shipped()
        )
    assert wanted_by(replace(PRESETS["classic"], minimum_length=8), FLOORS, shipped()) is None
    assert wanted_by(replace(PRESETS["classic"], minimum_length=9), FLOORS, shipped()) is None


def test_b36_one_english_board_in_twenty_is_below_the_floor() -> None:
    """The floor is a count of everyday words, whatever the language: fewer than 95 in 100 English boards have."""
    wanted = wanted_by(PRESETS["classic"], FLOORS, shipped())
    assert wanted
    poor = 1 - share_granted(wanted, Random(4), 1_000)
    assert 0.025 < poor < 0.075


@pytest.mark.parametrize("text", ["[x]\n3 = 4", "16 = 3", "[16]\n3 = 'many'", "[16]\n3 = [1]", "16"])
def test_b36_a_file_of_floors_that_is_none_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "fair_shake.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadRules, match="fair_shake"):
        read_floors(path)
