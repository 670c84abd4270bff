"""The shipped English dictionary: which words it has, what is known about them, and that it is built by its rules."""

import json
from collections import Counter
from itertools import compress
from pathlib import Path

import pytest

from boggle_desk import paths
from boggle_desk.engine.lexicon import (
    RAREST,
    UNKNOWN_COMMONNESS,
    Lemmas,
    Levels,
    Lexicon,
    Mark,
    level_tier,
)
from boggle_desk.engine.tiers import Tier, Vocabulary
from boggle_desk.engine.word_graph import WordGraph
from boggle_desk.storage.lexica import SHIPPED as SHIPPED_KEYS
from boggle_desk.storage.lexica import open_shipped
from tests.words import lexicon_of, shipped_words

PROJECT = Path(__file__).resolve().parents[2]
SHIPPED = paths.resource("lexica", "english")
SECOND_LETTERS = {
    "a": "abdeghilmnrstwxy",
    "b": "aeioy",
    "d": "aeo",
    "e": "dfhlmnrstwx",
    "f": "aey",
    "g": "io",
    "h": "aeimo",
    "i": "dfnost",
    "j": "ao",
    "k": "aioy",
    "l": "aio",
    "m": "aeimouy",
    "n": "aeouy",
    "o": "defhikmnoprsuwxy",
    "p": "aeio",
    "q": "i",
    "r": "e",
    "s": "hio",
    "t": "aeio",
    "u": "ghmnprst",
    "w": "eo",
    "x": "iu",
    "y": "aeou",
    "z": "ao",
}

OFFENSIVE = [
    "fuck",
    "FUCKING",
    "shit",
    "shits",
    "shitting",
    "cunt",
    "cunts",
    "nigger",
    "niggers",
    "kike",
    "spics",
    "wog",
    "faggots",
    "fag",
    "twat",
    "wanking",
    "bitches",
    "whores",
    "raped",
    "slut",
    "dago",
    "wop",
    "gyppo",
    "tits",
    "bullshit",
    "arsehole",
]
INNOCENT = [
    "dickens",
    "dicker",
    "boy",
    "boys",
    "guinea",
    "fairy",
    "spade",
    "spice",
    "spices",
    "spike",
    "taco",
    "peter",
    "tom",
    "jape",
    "shatter",
    "cripes",
    "crape",
    "niggardly",
    "snigger",
    "cockpit",
    "cocktail",
    "assess",
    "class",
    "scunthorpe",
    "raccoon",
    "grape",
    "therapist",
    "jewel",
    "pussycat",
    "analysis",
    "cumin",
    "homonym",
    "shittah",
    "swanky",
    "clitter",
    "monger",
]


@pytest.fixture(scope="module")
def english() -> Lexicon:
    return open_shipped("english")


def test_the_dictionary_has_the_words_that_it_says(english: Lexicon) -> None:
    about = json.loads((SHIPPED / "lexicon.json").read_text(encoding="utf-8"))

    assert english.key == "english"
    assert english.title == about["title"] == "English"
    assert english.language == "en"
    assert len(english) == about["word_count"]
    assert english.graph.longest == 15
    assert any("SCOWL" in source for source in about["sources"])


def test_the_licences_are_shipped() -> None:
    texts = {path.name: path.read_text(encoding="utf-8") for path in (SHIPPED / "licences").glob("*.txt")}

    assert set(texts) == {"SCOWL-Copyright.txt", "UKACD-readme.txt", "WordNet-3.0-copyright.txt", "YAWL-LICENSE.txt"}
    assert "Copyright 2000-2018 by Kevin Atkinson" in texts["SCOWL-Copyright.txt"]
    assert "J Ross Beresford" in texts["UKACD-readme.txt"]
    assert "WordNet 3.0 Copyright 2006 by Princeton University" in texts["WordNet-3.0-copyright.txt"]


def test_words_of_two_letters_are_the_hand_set_list(english: Lexicon) -> None:
    expected = [first + second for first, seconds in SECOND_LETTERS.items() for second in seconds]

    assert len(expected) == 119
    assert [word for word in shipped_words() if len(word) == 2] == expected


@pytest.mark.parametrize(
    "word", ["QI", "za", "Ok", "cat", "colour", "color", "sessile", "maths", "sudoku", "cafe", "quixotically"]
)
def test_words_that_count(english: Lexicon, word: str) -> None:
    assert word in english


@pytest.mark.parametrize(
    "word", ["", "situ", "csch", "kcal", "xs", "kb", "iii", "xqz", "it's", "café", "antidisestablishmentarianism"]
)
def test_words_that_do_not_count(english: Lexicon, word: str) -> None:
    assert word not in english


@pytest.mark.parametrize("key", SHIPPED_KEYS)
def test_each_step_has_words_and_the_rarest_are_the_least_met(key: str) -> None:
    levels = open_shipped(key).levels
    assert levels
    tiers = Counter(map(level_tier, levels.values))
    assert all(tiers[tier] for tier in Tier)
    steps = Counter(level & 7 for level in levels.values)
    met = Counter(level & 7 for level in compress(levels.values, levels.frequencies))
    assert sorted(steps) == list(range(RAREST + 1))
    assert met[0] / steps[0] > met[RAREST] / steps[RAREST]


def test_everyone_knows_what_tier_common_words_and_their_forms_have(english: Lexicon) -> None:
    assert {*map(english.tier, ("the", "CAT", "water", "walk", "walking", "mice"))} == {Tier.SIMPLE}
    assert all(map(english.is_everyday, ("cat", "harbour", "happier", "tedious")))
    assert english.tier("zax") is Tier.ALL
    assert (english.commonness("zax") > Tier.EVERYDAY.last, english.commonness("xqz")) == (True, RAREST)
    assert english.frequency("the") > english.frequency("harbour") > english.frequency("xqz") == 0.0
    assert 7 < english.frequency("the") < 8.5, "on Zipf's scale"


def test_names_are_not_brought(english: Lexicon) -> None:
    assert "york" in english
    assert not english.is_brought("York")
    assert english.is_brought("cat")
    assert english.tier("york") is Tier.ALL


def test_a_sensitive_word_counts_and_is_as_common_as_it_is_but_never_brought() -> None:
    """W20"""
    lexicon = lexicon_of({"cat": 0, "bosom": Mark.SENSITIVE}).refusing_offensive(True)
    assert "bosom" in lexicon
    assert lexicon.counting(["bosom"]) == ["bosom"]
    assert lexicon.tier("bosom") is Tier.SIMPLE
    assert not lexicon.is_offensive("bosom")
    assert not lexicon.is_shown("Bosom")
    assert not lexicon.is_brought("Bosom")


def test_a_marked_word_belongs_to_no_tier_that_is_played_from() -> None:
    for mark in Mark:
        tells = mark & (Mark.ARCHAIC | Mark.SENSITIVE)
        assert level_tier(0 | mark) is (Tier.SIMPLE if tells else Tier.ALL)
    assert [level_tier(step) for step in range(8)] == [0, 0, 1, 1, 2, 2, 2, 2]
    lexicon = lexicon_of({"cat": 0, "damn": Mark.CRUDE, "thee": Mark.ARCHAIC, "tv": 4 | Mark.SENSITIVE})
    assert [lexicon.is_brought(word) for word in ("cat", "DAMN", "thee", "tv", "dog")] == [
        True,
        False,
        True,
        False,
        True,
    ]
    assert [lexicon.is_offensive(word) for word in ("cat", "DAMN", "thee", "tv", "dog")] == [False, True, *[False] * 3]
    assert not lexicon.is_within("damn", Tier.EVERYDAY)
    assert lexicon.is_within("damn", Tier.ALL)


def test_the_names_of_earlier_versions_mean_a_tier() -> None:
    assert [Vocabulary(name) for name in ("common", "commonest", "any")] == [*reversed(list(Vocabulary)[:2]), "all"]
    with pytest.raises(ValueError, match="'rare' is not a valid"):
        Vocabulary("rare")
    assert [each.tier for each in Vocabulary] == list(Tier)


def test_a_lemma_follows_from_the_rule_of_its_form() -> None:
    graph = WordGraph.build(["gegangen", "geht", "haus", "häuser"], "abcdefghijklmnopqrstuvwxyzä")
    rules = [[0, 0, ""], [0, 1, "en"], [2, 5, "ehen"], [0, 5, "aus"]]
    numbers = {"geht": 1, "gegangen": 2, "haus": 0, "häuser": 3}
    data = json.dumps(rules).encode() + b"\n" + b"".join(numbers[word].to_bytes(2, "little") for word in graph)
    read: list[Lemmas] = []

    def lemmas() -> Lemmas:
        read.append(Lemmas.read(graph, data))
        return read[-1]

    lexicon = Lexicon("own", "Own", "de", graph, Levels(graph, bytes(4), bytes(4), lemmas))
    assert not read, "only when it is asked for"
    found = [lexicon.lemma(word) for word in ("geht", "GEGANGEN", "haus", "häuser", "xyz")]
    assert found == ["gehen", "gehen", "haus", "haus", "xyz"]
    assert len(read) == 1
    with pytest.raises(ValueError, match="3 lemmas for 4 words"):
        Lemmas.read(graph, data[:-2])


@pytest.mark.parametrize("key", SHIPPED_KEYS)
def test_each_dictionary_comes_with_lemmas(key: str) -> None:
    lexicon = open_shipped(key)
    assert lexicon.lemma(lexicon.graph.word(0))


def test_offensive_words_are_marked_and_innocent_ones_are_not(english: Lexicon) -> None:
    assert [word for word in OFFENSIVE if word not in english or not english.is_offensive(word)] == []
    assert [word for word in INNOCENT if english.is_offensive(word)] == []


def test_refusing_offensive_words_is_a_family_setting(english: Lexicon) -> None:
    family = english.refusing_offensive(True)

    assert "shit" in english
    assert "shit" not in family
    assert "SHIT" not in family
    assert "cat" in family
    assert family.is_offensive("shit")
    assert family.graph is english.graph
    assert "shit" in family.refusing_offensive(False)


def test_a_list_without_levels_is_neutral() -> None:
    lexicon = Lexicon("own", "Own", "", WordGraph.build(["cat", "shit"]))

    assert "Cat" in lexicon
    assert 3 not in lexicon
    assert lexicon.commonness("cat") == lexicon.commonness("xqz") == UNKNOWN_COMMONNESS
    assert not lexicon.is_offensive("shit")
    assert not lexicon.is_everyday("cat")
    assert lexicon.is_within("cat", Tier.SIMPLE)
    assert lexicon.is_brought("cat")
    assert (lexicon.lemma("Cats"), lexicon.frequency("cat")) == ("cats", 0.0)


@pytest.mark.parametrize("planes", [(b"\0", b"\0\0"), (b"\0\0", b"\0")])
def test_levels_have_two_bytes_for_each_word(planes: tuple[bytes, bytes]) -> None:
    with pytest.raises(ValueError, match="for 2 words"):
        Levels(WordGraph.build(["cat", "dog"]), *planes)
