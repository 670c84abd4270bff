"""The shipped English dictionary: which words it has, what is known about them, and that it is built by its rules."""

import hashlib
import json
import subprocess
import sys
from pathlib import Path

import pytest

from boggle_desk import paths
from boggle_desk.engine.lexicon import RAREST, UNKNOWN_COMMONNESS, Levels, Lexicon, WordFlag
from boggle_desk.engine.word_graph import WordGraph
from boggle_desk.storage.lexica import open_shipped
from tests.words import shipped_words

PROJECT = Path(__file__).resolve().parents[2]
SHIPPED = paths.resource("lexica", "english")
SCOWL, WORDNET = Path("/usr/share/dict/scowl"), Path("/usr/share/wordnet")
FINGERPRINTS = {
    "referee.graph": "291e072ad20361df1e31cfb8eb67772867a19e8819f1d297553f3e05e8692581",
    "referee.levels": "a5bff25fb1c737882b2e32650645f8ab0ee49fcf6024cfc6314c25ebf0de9632",
}
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
    "tit",
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
    assert len(english) == about["word_count"] == 248_632
    assert english.graph.longest == 15
    assert any("SCOWL" in source for source in about["sources"])


def test_the_shipped_files_are_those_that_the_rules_gave() -> None:
    found = {name: hashlib.sha256((SHIPPED / name).read_bytes()).hexdigest() for name in FINGERPRINTS}

    assert found == FINGERPRINTS


@pytest.mark.slow
@pytest.mark.skipif(not (SCOWL.is_dir() and WORDNET.is_dir()), reason="needs Debian's packages scowl and wordnet-base")
def test_building_again_gives_the_same_bytes(tmp_path: Path) -> None:
    builder = PROJECT / "packaging" / "build_lexicon.py"
    subprocess.run([sys.executable, builder, "--output", tmp_path], check=True, capture_output=True)

    for name in (*FINGERPRINTS, "lexicon.json"):
        assert (tmp_path / name).read_bytes() == (SHIPPED / name).read_bytes(), name


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


def test_commonness_falls_from_tier_to_tier(english: Lexicon) -> None:
    assert [english.commonness(word) for word in ("THE", "app", "cat", "zax")] == [0, 1, 0, RAREST]
    assert english.commonness("xqz") == RAREST


def test_every_tier_has_words(english: Lexicon) -> None:
    counts = [0] * (RAREST + 1)
    for value in english.levels.values if english.levels else ():
        counts[value & 7] += 1
    assert sum(counts) == len(english)
    assert all(counts)


def test_everyday_words_include_their_inflections(english: Lexicon) -> None:
    assert english.levels is not None
    assert sum(bool(value & WordFlag.EVERYDAY.value) for value in english.levels.values) == 147_487
    assert all(map(english.is_everyday, ("walk", "walked", "walking", "mice", "happier")))
    assert not english.is_everyday("zax")


def test_spellings_are_known(english: Lexicon) -> None:
    levels = english.levels
    assert levels
    assert levels.has("colour", WordFlag.BRITISH)
    assert levels.has("color", WordFlag.AMERICAN)
    assert not levels.has("zo", WordFlag.AMERICAN)
    assert levels.has("zo", WordFlag.BRITISH)


def test_names_are_known(english: Lexicon) -> None:
    assert english.is_namelike("york")
    assert not english.is_namelike("cat")
    assert not english.is_namelike("xqz")


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
    assert not lexicon.is_namelike("cat")


def test_levels_have_one_byte_for_each_word() -> None:
    with pytest.raises(ValueError, match="1 levels for 2 words"):
        Levels(WordGraph.build(["cat", "dog"]), b"\0")
