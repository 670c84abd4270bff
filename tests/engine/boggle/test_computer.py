"""Computer players find words as people do: in time, by how easy they are, the same ones for the same chance."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import mean
from typing import Any

import pytest

from boggle_desk import paths
from boggle_desk.engine.boggle.board import Board
from boggle_desk.engine.boggle.computer import (
    RivalLevel,
    Sight,
    doubts,
    ease,
    knows,
    look,
    plan,
    read_levels,
    rng_for,
    slips,
    vote,
)
from boggle_desk.engine.boggle.cubes import shake
from boggle_desk.engine.boggle.events import (
    BeginReading,
    BeginSearch,
    CallTime,
    Challenge,
    CrossedOff,
    EndSearch,
    EraseWord,
    PassReading,
    ReaderChanged,
    ReadingBegan,
    ReadWord,
    Ruled,
    SearchBegan,
    WordRead,
    WriteWord,
)
from boggle_desk.engine.boggle.position import BogglePosition, Phase, opening
from boggle_desk.engine.boggle.position import EntryMark as Fate
from boggle_desk.engine.boggle.referee import Reason, fault
from boggle_desk.engine.boggle.rules import BoggleRules, Judging, Writing, word_points
from boggle_desk.engine.lexicon import NOT_BROUGHT, Lexicon, Mark
from boggle_desk.engine.players import Player
from boggle_desk.engine.rulebook import BadRules
from boggle_desk.engine.stopping import Stopped
from boggle_desk.models.characters import characters
from boggle_desk.storage.lexica import open_shipped
from tests.engine.boggle.table import PRESETS, Table, at_least, rules_for
from tests.words import lexicon_of, shipped_words

LEVELS = {level.key: level for level in read_levels(paths.resource("levels", "boggle.toml"))}
CHILD, CASUAL, CHAMPION = LEVELS["child"], LEVELS["casual"], LEVELS["champion"]
ENGLISH = open_shipped()


def shaken(seed: int, rules: BoggleRules = PRESETS["classic"], least: int | None = None) -> BogglePosition:
    """Return a position with cubes on the table."""
    return replace(opening(rules, [Player("", minimum_length=least)]), cubes=shake(rules.cubes.cubes, Random(seed)))


def board_position(faces: Sequence[str], columns: int) -> BogglePosition:
    """Return a position with these letters on the table."""
    rules = rules_for(faces, len(faces) // columns, columns)
    return replace(opening(rules, [Player("")]), cubes=shake(rules.cubes.cubes, _Still()))


class _Still(Random):
    """Lets every cube stay where it is."""

    def sample(self, population: Sequence[object], k: int, **_: object) -> list[object]:  # type: ignore[override]  # of a Sequence only
        return list(population[:k])


def planned(view: BogglePosition, level: RivalLevel, seconds: float = 180, words: Lexicon = ENGLISH) -> list[str]:
    """Return the words of a plan with the chance of the board."""
    return [word for _second, word in plan(view, 0, level, words, rng_for(view, 0), seconds)]


def points(view: BogglePosition, words: Iterable[str]) -> int:
    """Return what words of the dictionary earn."""
    return sum(word_points(view.rules, view.players[0], word) for word in words if word in ENGLISH)


@cache
def scores(key: str) -> list[int]:
    """Return what a level makes of forty boards."""
    views = [shaken(seed) for seed in range(40)]
    return [points(view, planned(view, LEVELS[key])) for view in views]


# ------------------------------------------------------------------------------------------ the ladder


@pytest.mark.slow
@pytest.mark.parametrize(("weaker", "stronger"), list(pairwise(LEVELS)))
def test_each_level_scores_well_more_than_the_one_below(weaker: str, stronger: str) -> None:
    assert mean(scores(stronger)) >= 1.2 * mean(scores(weaker))


@pytest.mark.slow
@pytest.mark.parametrize("key", list(LEVELS))
def test_the_stated_mean_is_what_is_scored(key: str) -> None:
    """Forty boards of the thousand: within three standard errors of a spread of six tenths."""
    stated = LEVELS[key].expected["classic"]
    assert abs(mean(scores(key)) - stated) <= 3 * 0.65 * stated / 40**0.5


def test_a_champion_finds_nearly_all() -> None:
    found = sum(scores("champion"))
    there = sum(points(view, (sight.word for sight in _sights(view))) for view in map(shaken, range(40)))
    assert 0.9 * there <= found <= there


def _sights(view: BogglePosition) -> tuple[Sight, ...]:
    assert view.board
    return look(view.board, ENGLISH, view.word_range)


# ------------------------------------------------------------------------------------------ what is planned


def test_the_same_chance_gives_the_same_plan() -> None:
    view = shaken(1)
    first, again, other = (plan(view, 0, CASUAL, ENGLISH, Random(seed), 180) for seed in (7, 7, 8))
    assert first == again
    assert first != other


def test_the_chance_comes_from_the_fall_of_the_cubes_and_the_seat() -> None:
    view = shaken(1)
    assert rng_for(view, 0).random() == rng_for(replace(view, elapsed=60.0, lists=((),)), 0).random()
    others = [rng_for(view, 1), rng_for(shaken(2), 0), rng_for(replace(view, round=2), 0)]
    assert rng_for(view, 0).random() not in [rng.random() for rng in others]


@pytest.mark.parametrize("key", list(LEVELS))
def test_times_rise_and_end_with_the_glass(key: str) -> None:
    times = [second for second, _word in plan(shaken(3), 0, LEVELS[key], ENGLISH, Random(3), 180)]
    assert times
    assert times == sorted(times)
    assert times[0] > 0
    assert times[-1] <= 180


@pytest.mark.parametrize("key", list(LEVELS))
def test_a_longer_glass_finds_the_same_and_more(key: str) -> None:
    view = shaken(4)
    short, long = planned(view, LEVELS[key], 60), planned(view, LEVELS[key], 600)
    assert long[: len(short)] == short
    assert len(long) > len(short) or level_is_done(view, LEVELS[key], short)


def level_is_done(view: BogglePosition, level: RivalLevel, words: list[str]) -> bool:
    """Return whether there is nothing more on the board that the level knows."""
    return set(words) == {sight.word for sight in _sights(view) if knows(level, sight.word, ENGLISH)}


def test_it_is_fast_at_first_and_slower_later() -> None:
    times = [
        second for seed in range(20) for second, _word in plan(shaken(seed), 0, CASUAL, ENGLISH, Random(seed), 180)
    ]
    thirds = [sum(start <= second < start + 60 for second in times) for start in (0, 60, 120)]
    assert thirds[0] > 1.2 * thirds[2]


@pytest.mark.parametrize("key", list(LEVELS))
def test_every_word_may_be_written(key: str) -> None:
    for rules in PRESETS.values():
        view = shaken(5, rules)
        words = planned(view, LEVELS[key])
        assert len(set(words)) == len(words)
        assert [fault(view, 0, word, ENGLISH) for word in words] == [None] * len(words)


def test_a_handicap_is_kept() -> None:
    words = planned(shaken(6, least=5), CHAMPION)
    assert words
    assert min(map(len, words)) >= 5


def test_a_board_without_words_gives_an_empty_list() -> None:
    assert planned(board_position("XXXX" * 4, 4), CHAMPION) == []
    assert plan(opening(PRESETS["classic"], [Player("")]), 0, CHAMPION, ENGLISH, Random(1), 180) == ()


def test_looking_stops_when_asked() -> None:
    board = shaken(7).board
    assert board
    with pytest.raises(Stopped):
        look(board, ENGLISH, at_least(3), lambda: True)


# ------------------------------------------------------------------------------------------ which words


@pytest.mark.parametrize("mark", [Mark.HURTFUL, Mark.CRUDE, Mark.SENSITIVE, Mark.NAMELIKE])
def test_names_abbreviations_and_offensive_words_are_left_out(mark: Mark) -> None:
    words = lexicon_of({"tea": Mark.ARCHAIC, "eat": mark, "ate": mark})
    assert planned(board_position("TEAX", 2), CHAMPION, words=words) == ["tea"]


def test_a_stronger_level_knows_all_that_a_weaker_one_knows() -> None:
    ladder = list(LEVELS.values())
    words = [ENGLISH.graph.word(place) for place in range(0, len(ENGLISH.graph), 400)]
    known = [{word for word in words if knows(level, word, ENGLISH)} for level in ladder]
    assert all(less < more for less, more in pairwise(known))


def test_a_list_without_levels_is_known_in_part() -> None:
    plain = Lexicon("own", "Own", "", ENGLISH.graph)
    words = [word for place in range(0, len(plain.graph), 400) if len(word := plain.graph.word(place)) > 3]
    assert knows(CHILD, "cat", plain)
    share = sum(knows(CASUAL, word, plain) for word in words) / len(words)
    assert abs(share - CASUAL.unranked) < 0.1
    assert len(planned(shaken(1), CHAMPION, words=plain)) > len(planned(shaken(1), CHILD, words=plain)) > 0


def test_common_short_straight_words_are_easiest() -> None:
    easiest = Sight("tea", 0, 0, 0, 0)
    harder = [
        replace(easiest, commonness=2),
        replace(easiest, word="teas"),
        replace(easiest, turns=1),
        replace(easiest, turns=1, reversals=1),
        replace(easiest, pairs=1),
    ]
    assert ease(CASUAL, easiest) == 1.0
    assert all(0 < ease(CASUAL, sight) < 1 for sight in harder)
    assert ease(CASUAL, harder[3]) < ease(CASUAL, harder[2])


def test_the_straightest_path_counts() -> None:
    """TEA goes straight along the upper row, and by a bend through the second E."""
    board = Board(2, 3, ("T", "E", "A", "X", "E", "X"))
    (sight,) = look(board, lexicon_of({"tea": 1}), at_least(3))
    assert (sight.commonness, sight.turns, sight.reversals, sight.pairs) == (1, 0, 0, 0)


def test_bends_and_faces_with_several_letters_are_counted() -> None:
    """QUIT goes to the right and back below."""
    (sight,) = look(Board(2, 2, ("Qu", "I", "X", "T")), lexicon_of({"quit": 1}), at_least(3))
    assert (sight.turns, sight.reversals, sight.pairs) == (1, 0, 1)
    (back,) = look(Board(2, 2, ("T", "E", "A", "X")), lexicon_of({"tea": 1}), at_least(3))
    assert (back.turns, back.reversals) == (1, 1)


def test_kin_of_what_is_written_follows_soon() -> None:
    """LATES is rare, and hard to see by itself."""
    view, words = board_position("LATXES", 3), lexicon_of({"late": 0, "lates": 5})
    level = replace(CHAMPION, rare=0.5, pace=1.0, kin=1.0)
    gaps = []
    for each in (level, replace(level, kin=0.0)):
        times = [{word: at for at, word in plan(view, 0, each, words, Random(n), 1e6)} for n in range(60)]
        gaps.append([both["lates"] - both["late"] for both in times if both["lates"] > both["late"]])
    assert min(map(len, gaps)) > 20
    assert mean(gaps[0]) < 15 < mean(gaps[1])


# ------------------------------------------------------------------------------------------ false words


def test_only_weaker_levels_err_and_only_where_the_dictionary_waits() -> None:
    def false(level: RivalLevel, judging: Judging) -> bool:
        rules = replace(PRESETS["classic"], judging=judging)
        written = (word for seed in range(30) for word in planned(shaken(seed, rules), level))
        return any(word not in ENGLISH for word in written)

    assert false(CHILD, Judging.ON_CHALLENGE)
    assert false(CHILD, Judging.AT_READING)
    assert not false(CHILD, Judging.AT_ONCE)
    assert not false(LEVELS["skilled"], Judging.ON_CHALLENGE)
    assert not false(CHAMPION, Judging.ON_CHALLENGE)


def test_slips_lie_on_the_board_and_in_no_dictionary() -> None:
    board = Board(3, 3, tuple("SHEPETLRT"))
    words = lexicon_of({"sheep": 0, "letter": 0})
    assert "sheps" not in slips(board, ["sheep"], words, at_least(3))
    assert slips(board, ["sheep"], words, at_least(3)) == ["shep"]
    assert slips(board, ["sheep"], words, at_least(5)) == []


def test_a_false_word_near_an_offensive_one_is_known_as_such() -> None:
    words = lexicon_of({"damn": Mark.CRUDE, "lamp": 0})
    assert all(words.is_near_offence(word) for word in ("dam", "damm", "darn", "damns", "adamnt"))
    assert not words.is_near_offence("lamps")


# ------------------------------------------------------------------------------------------ doubts


def test_doubts_fall_on_false_words_more_often_on_higher_levels() -> None:
    false = [f"zz{letter}q{other}" for letter in "abcdefghij" for other in "abcdefghij"]
    seen = [sum(doubts(level, word, ENGLISH) for word in false) for level in LEVELS.values()]
    assert seen == sorted(seen)
    assert seen[0] < 30
    assert seen[-1] == len(false)
    assert not any(doubts(CHAMPION, word, ENGLISH) for word in ("tea", "crwth", "qat"))


def test_weak_levels_challenge_a_long_word_now_and_then_that_they_do_not_know() -> None:
    """B-48: never one that the house allows, or that may not be brought."""
    words = shipped_words()
    rare = [word for word in words[::10] if ENGLISH.commonness(word) == 6 and len(word) > 4]
    seen = [sum(doubts(level, word, ENGLISH) for word in rare) / len(rare) for level in LEVELS.values()]
    assert 0.05 < seen[0] < 0.12
    assert seen == sorted(seen, reverse=True)
    assert seen[-2:] == [0.0, 0.0]
    challenged = next(word for word in rare if doubts(CHILD, word, ENGLISH))
    assert not doubts(CHILD, challenged, replace(ENGLISH, allowed=frozenset({challenged})))
    assert ENGLISH.levels
    kept = [word for word, level in zip(words, ENGLISH.levels.values, strict=True) if level & NOT_BROUGHT]
    assert not any(doubts(CHILD, word, ENGLISH) for word in kept)
    assert len(kept) > 1_000


def test_votes_follow_what_is_known() -> None:
    assert vote(CHAMPION, "tea", ENGLISH) is True
    assert vote(CHAMPION, "zzaqb", ENGLISH) is False
    rare = next(word for word in ENGLISH.graph if ENGLISH.commonness(word) == 6)
    assert vote(CHILD, rare, ENGLISH) is None


FILE = paths.resource("levels", "boggle.toml")
SHIPPED = read_levels(FILE)


def test_levels_rise_from_a_child_to_a_champion() -> None:
    assert (SHIPPED[0].key, SHIPPED[-1].key) == ("child", "champion")
    for weaker, stronger in pairwise(SHIPPED):
        assert all(a <= b for a, b in zip(weaker.known, stronger.known, strict=True))
        assert weaker.turn < stronger.turn
        assert weaker.doubts < stronger.doubts


def test_the_mean_of_a_preset_rises_with_the_level() -> None:
    """A preset may be without one: then nobody says what a level usually scores."""
    assert SHIPPED[0].expected
    for preset in SHIPPED[0].expected:
        means = [level.expected[preset] for level in SHIPPED]
        assert means == sorted(set(means))


def test_two_make_words_up_and_have_something_to_say_when_caught() -> None:
    """Dot spells by ear, and Otto bluffs."""
    assert [level.key for level in SHIPPED if level.slips] == ["child", "casual"]
    assert all(characters()[level.key].caught for level in SHIPPED if level.slips)
    assert [level.key for level in SHIPPED if characters()[level.key].fooled] == ["casual"]


@pytest.mark.parametrize(
    "wrong",
    [
        {"known": (1.0, 0.5)},
        {"known": (1.0, 0.9, 0.8, 0.7, 0.6, 0.5, 1.5)},
        {"slips": -0.1},
        {"turn": 0.0},
        {"pace": 0.0},
        {"letter": 0.0},
        {"writing": -1.0},
    ],
)
def test_numbers_out_of_range_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"known|the level 'child'"):
        replace(SHIPPED[0], **wrong)


@pytest.mark.parametrize("text", ["", "child = 3", "[child]\npace = 1.0", "[child]\nspeed = 1.0", "[child"])
def test_a_file_that_describes_no_levels_is_refused(text: str, tmp_path: Path) -> None:
    path = tmp_path / "levels.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadRules, match=r"levels\.toml"):
        read_levels(path)


ROB, EVE = Player("Rob", level="casual"), Player("Eve", level="champion")


def test_on_screen_computers_search_with_each_person() -> None:
    table = Table(ROB, "Ann", EVE, "Bea", writing=Writing.SCREEN)
    assert table.now.people == (1, 3)
    assert table.play(BeginSearch()) == (SearchBegan((1, 0, 2)),)
    table.play(WriteWord(0, "tea", 2.0), WriteWord(1, "eat"), EndSearch())
    assert table.now.phase is Phase.COVERED
    assert table.refuses(WriteWord(2, "tea")).reason is Reason.WRONG_MOMENT
    assert table.play(BeginSearch()) == (SearchBegan((3, 0, 2)),)
    table.play(WriteWord(2, "tea", 2.0))
    assert table.refuses(WriteWord(1, "hot")).reason is Reason.NOT_SEARCHING


def test_on_paper_computers_write_while_the_glass_runs() -> None:
    table = Table("Ann", ROB)
    assert table.play(BeginSearch()) == (SearchBegan((0, 1)),)
    table.play(WriteWord(1, "tea", 3.5))
    assert [(entry.word, entry.at) for entry in table.now.lists[1]] == [("tea", 3.5)]
    assert table.refuses(WriteWord(0, "eat")).reason is Reason.NOT_SEARCHING


def test_nobody_types_on_a_computers_list_afterwards() -> None:
    table = Table("Ann", ROB)
    table.play(BeginSearch(), WriteWord(1, "tea"), CallTime(), WriteWord(0, "eat"))
    assert table.now.phase is Phase.COLLECT
    assert table.refuses(WriteWord(1, "eat")).reason is Reason.NOT_SEARCHING
    assert table.refuses(EraseWord(1, "tea")).reason is Reason.NOT_SEARCHING
    assert table.refuses(WriteWord(7, "eat")).reason is Reason.NOT_SEARCHING


@pytest.mark.parametrize("writing", list(Writing))
def test_computers_alone_read_as_soon_as_the_glass_is_empty(writing: Writing) -> None:
    table = Table(ROB, EVE, writing=writing, finish_word=False)
    table.play(BeginSearch(), WriteWord(0, "tea"), WriteWord(1, "eat"))
    assert table.play(CallTime())[-1] == ReadingBegan(0)


def test_a_word_on_a_computers_list_is_crossed_off_when_a_person_reads_it() -> None:
    """B18"""
    table = Table("Ann", ROB)
    table.play(BeginSearch(), WriteWord(1, "tea"), CallTime(), BeginReading())
    assert table.play(ReadWord("tea"))[-2:] == (WordRead(0, "tea"), CrossedOff("tea", (0, 1)))


def test_a_computer_reads_what_people_have_on_paper_too() -> None:
    table = Table(ROB, "Ann", "Bea")
    table.play(BeginSearch(), WriteWord(0, "tea"), WriteWord(0, "eat"), CallTime(), BeginReading())
    assert table.play(ReadWord("tea", also=(2,)))[-1] == CrossedOff("tea", (0, 2))
    assert table.play(ReadWord("eat")) == (WordRead(0, "eat"),)
    assert table.play(PassReading()) == (ReaderChanged(1),)


def test_a_computer_has_no_paper() -> None:
    """What it has not written, it cannot read, and nobody can say that it has it too."""
    table = Table(ROB, "Ann")
    table.play(BeginSearch(), WriteWord(0, "tea"), CallTime(), BeginReading())
    assert table.refuses(ReadWord("eat")).reason is Reason.NOT_LISTED
    table.play(PassReading())
    assert table.refuses(ReadWord("eat", also=(0,))).seats == (0,)


def test_a_computer_with_an_empty_list_is_passed_over() -> None:
    table = Table("Ann", ROB, EVE)
    table.play(BeginSearch(), WriteWord(2, "tea"), CallTime(), BeginReading())
    assert table.now.next_readers == (2,)
    assert table.play(PassReading()) == (ReaderChanged(2),)
    assert not table.now.next_readers


def test_a_computers_word_can_be_challenged_and_it_can_challenge() -> None:
    """B20: `slin` and `tri` are no words here."""
    table = Table(ROB, "Ann", writing=Writing.SCREEN)
    table.play(BeginSearch(), WriteWord(0, "tri"), WriteWord(1, "slin"), EndSearch())
    table.play(ReadWord("tri"))
    assert table.play(Challenge("tri", 1)) == (Ruled(0, "tri", 1, stands=False),)
    table.play(PassReading(), ReadWord("slin"))
    assert table.play(Challenge("slin", 0)) == (Ruled(1, "slin", 0, stands=False),)
    assert table.marks(0) == {"tri": Fate.STRUCK}


def test_a_computer_sees_the_board_only_while_it_searches() -> None:
    table = Table("Ann", ROB, writing=Writing.SCREEN)
    assert table.now.seen_by(1).board is None
    table.play(BeginSearch(), WriteWord(0, "tea"))
    assert table.now.seen_by(1).board is not None
    assert table.now.seen_by(1).lists[0] == ()
