"""Hints: words that a family knows, never offensive ones or names, counted in the game."""

from dataclasses import replace

import pytest

from boggle_desk.engine.lexicon import Levels, Lexicon, Mark
from boggle_desk.engine.scrabble.analysis import Grade, Hint, find_hint, hints_taken, own_view
from boggle_desk.engine.scrabble.events import Exchange, Hinted, Pass, PlayTiles, TakeHint
from boggle_desk.engine.scrabble.knowledge import plain_leaves
from boggle_desk.engine.scrabble.plays import Reason
from boggle_desk.engine.scrabble.referee import MOST_GRADES
from boggle_desk.engine.scrabble.rules import Hints
from boggle_desk.engine.stopping import Stopped
from boggle_desk.engine.word_graph import WordGraph
from tests.engine.scrabble.table import ENGLISH, PRESETS, Table

LEAVES = plain_leaves(ENGLISH)
EVERYDAY = int(Mark.EVERYDAY)


def lexicon(**levels: int) -> Lexicon:
    graph = WordGraph.build(sorted(levels))
    return Lexicon("own", "Own", "en", graph, Levels(graph, bytes(levels[word] for word in graph)))


def hint(words: Lexicon, hints: Hints = Hints.EVERYDAY, rack: str = "CATSEEE", *plays: str) -> Hint:
    table = Table(rack, "ONTEASE")
    return find_hint(own_view(table.now, 0), words, LEAVES, hints)


def test_an_everyday_word_is_hinted_at_if_a_rare_one_brings_little_more() -> None:
    words = lexicon(cease=EVERYDAY | 1, casete=6)
    assert hint(words).word == "cease"
    assert hint(words, Hints.ANY).word == "casete"


def test_a_rare_word_is_hinted_at_if_it_brings_clearly_more() -> None:
    words = lexicon(seat=EVERYDAY, cates=EVERYDAY | 4)
    assert hint(words).word == "cates"
    assert hint(words, Hints.SIMPLE).word == "seat", "a child does not know the other one"


@pytest.mark.parametrize("mark", [Mark.OFFENSIVE, Mark.NAMELIKE])
@pytest.mark.parametrize("hints", [Hints.SIMPLE, Hints.EVERYDAY, Hints.ANY])
def test_offensive_words_and_names_are_never_hinted_at(mark: Mark, hints: Hints) -> None:
    assert hint(lexicon(tease=EVERYDAY, cates=EVERYDAY), hints).word == "cates"
    assert hint(lexicon(tease=EVERYDAY, cates=EVERYDAY | mark), hints).word == "tease"
    assert isinstance(hint(lexicon(cates=EVERYDAY | mark), hints).move, Exchange | Pass)


def test_without_a_play_the_hint_is_an_exchange() -> None:
    found = hint(lexicon(zoo=EVERYDAY))
    assert isinstance(found.move, Exchange)
    assert (found.word, found.line) == ("", ())


def test_a_family_rather_lays_a_poor_word_than_exchanges() -> None:
    words = lexicon(at=EVERYDAY)
    assert isinstance(hint(words, Hints.ANY).move, Exchange)
    assert hint(words, Hints.SIMPLE).word == "at"


def test_a_dictionary_without_levels_gives_the_best_play() -> None:
    graph = WordGraph.build(["at", "cates"])
    assert hint(Lexicon("own", "Own", "en", graph)).word == "cates"


def test_a_hint_knows_the_squares_of_the_whole_word() -> None:
    table = Table("CATSEEE", "SONEEIO")
    table.play("8G CAT")
    found = find_hint(own_view(table.now, 1), lexicon(cats=EVERYDAY), LEAVES, Hints.EVERYDAY)
    assert isinstance(found.move, PlayTiles)
    assert found.across
    assert [table.now.rules.layout.columns * 7 + column for column in (6, 7, 8, 9)] == list(found.line)
    assert len(found.move.play.laid) == 1


def test_where_the_rules_allow_no_hints_there_are_none() -> None:
    table = Table("CATSEEE", "ONTEASE", base="club")
    assert table.rules.hints is Hints.NONE
    with pytest.raises(ValueError, match="no hints"):
        find_hint(own_view(table.now, 0), lexicon(at=0), LEAVES)
    assert table.refusal(TakeHint(1)).reason is Reason.WRONG_MOMENT


@pytest.mark.parametrize("key", PRESETS)
def test_families_get_hints_and_tournaments_do_not(key: str) -> None:
    assert (PRESETS[key].hints is Hints.EVERYDAY) == key.startswith("family")


def test_hints_are_counted_and_change_nothing() -> None:
    table = Table("CATSEEE", "ONTEASE")
    before = table.now
    assert table.ask(TakeHint(Grade.WHERE)) == (Hinted(0, 1),)
    table.ask(TakeHint(Grade.LENGTH))
    assert table.now == before
    table.play("8G CAT")
    table.ask(TakeHint(Grade.WORD))
    assert hints_taken(table.game.steps) == {0: 2, 1: 1}


def test_a_hint_that_was_taken_is_not_taken_back() -> None:
    table = Table("CATSEEE", "ONTEASE")
    table.ask(TakeHint(1))
    assert not table.game.can_take_back()


@pytest.mark.parametrize("grade", [0, MOST_GRADES + 1, -1])
def test_there_are_four_grades(grade: int) -> None:
    assert max(Grade) == MOST_GRADES
    assert Table("CATSEEE", "ONTEASE").refusal(TakeHint(grade)).reason is Reason.WRONG_MOMENT


def test_a_search_for_a_hint_can_be_stopped() -> None:
    table = Table("CATSEEE", "ONTEASE")
    view = own_view(replace(table.now), 0)
    with pytest.raises(Stopped):
        find_hint(view, lexicon(at=0), LEAVES, Hints.ANY, lambda: True)
