"""Lists of words to study: the shipped ones hold what they say, and a wrong file is told by name."""

from pathlib import Path

import pytest

from boggle_desk import paths
from boggle_desk.engine.anagrams import read_study_lists, words_of
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.rulebook import BadRules
from boggle_desk.engine.word_graph import ENGLISH, WordGraph
from boggle_desk.storage.alphabets import alphabets
from boggle_desk.storage.lexica import open_shipped


@pytest.fixture
def lexicon() -> Lexicon:
    return open_shipped().refusing_offensive(True)


@pytest.fixture
def shipped() -> Path:
    return paths.resource("study", "english.toml")


def test_the_shipped_lists_hold_what_they_say(shipped: Path, lexicon: Lexicon) -> None:
    lists = {each.key: each for each in read_study_lists(shipped, ENGLISH)}
    words = {
        key: {word for part in words_of(each, lexicon.graph, lexicon.__contains__) for word in part.words}
        for key, each in lists.items()
    }
    short = [word for word in lexicon.graph if len(word) < 4 and word in lexicon]
    assert words["two"] == {word for word in short if len(word) == 2}
    assert words["three"] == {word for word in short if len(word) == 3}
    assert {"qi", "tranq"} <= words["q_without_u"]
    assert {"cwm", "crwth", "hmm"} <= words["no_vowels"]
    assert all(set("jqxz") & set(word) for word in words["dear_short"])
    assert {"retains", "nastier"} <= words["stems"]
    assert all(words.values())
    assert all(each.title and each.about for each in lists.values())


def test_offensive_words_are_left_out(shipped: Path, lexicon: Lexicon) -> None:
    three = next(each for each in read_study_lists(shipped, ENGLISH) if each.key == "three")
    (shown,) = words_of(three, lexicon.graph, lexicon.__contains__)
    (all_words,) = words_of(three, lexicon.graph, lexicon.graph.__contains__)
    assert len(shown.words) < len(all_words.words)
    assert not any(lexicon.is_offensive(word) for word in shown.words)


def test_lists_that_an_alphabet_cannot_spell_are_left_out(shipped: Path) -> None:
    keys = [each.key for each in read_study_lists(shipped, "abcdefghijklmnoprstuvwxyz")]
    assert "q_without_u" not in keys
    assert "two" in keys


_LISTED = {
    "dutch": (["ijs", "nijd", "pijl"], "ij", ["ijs", "nijd", "pijl"]),
    "french": (["coq", "que", "qat"], "q_without_u", ["coq", "qat"]),
    "german": (["cent", "dach", "öl", "tür", "sack"], "umlauts", ["öl", "tür"]),
    "polish": (["ćma", "koń", "źle", "kot"], "dear_short", ["źle", "koń", "ćma"]),
    "spanish": (["che", "ella", "ya", "año", "ajo"], "two", ["ya", "che"]),
}
"""For each language beside English: words, and which of them a list has."""


@pytest.mark.parametrize("key", _LISTED)
def test_every_set_of_tiles_has_lists_that_its_letters_can_spell(key: str) -> None:
    """CH is one tile in Spanish: CHE is laid with two."""
    alphabet = next(each.letters for each in alphabets() if each.key == key)
    lists = {each.key: each for each in read_study_lists(paths.resource("study", f"{key}.toml"), alphabet)}
    raw = paths.resource("study", f"{key}.toml").read_text(encoding="utf-8")
    assert len(lists) == raw.count("[[list]]")  # none is left out
    assert {"two", "three", "dear_short", "vowels", "no_vowels"} <= lists.keys()
    words, name, found = _LISTED[key]
    graph = WordGraph.build(sorted(words, key=lambda word: [alphabet.index(sign) for sign in word]), alphabet)
    parts = words_of(lists[name], graph, lambda _word: True)
    assert [word for part in parts for word in part.words] == found


def test_there_are_lists_for_every_set_of_tiles() -> None:
    sets = {path.stem for path in paths.resource("tiles").glob("*.toml")}
    assert {path.stem for path in paths.resource("study").glob("*.toml")} == sets == {"english", *_LISTED}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("list = 3", "[[list]]"),
        ('[[list]]\nkey = "a"', "list 1: it asks nothing"),
        ('[[list]]\nkey = "a"\ntitle = "A"\nabout = ""\nask = [{ lenght = 3 }]', "no question called 'lenght'"),
        ('[[list]]\nkey = "a"\ntitle = "A"\nabout = ""\ncolour = 1\nask = [{}]', "no rule called 'colour'"),
        ('[[list]]\nkey = "a"\ntitle = "A"\nabout = ""\nask = [{ shortest = "x" }]', "list 1"),
    ],
)
def test_a_wrong_file_is_told_by_name(text: str, said: str, tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadRules, match=r"own\.toml") as bad:
        read_study_lists(path, ENGLISH)
    assert said in str(bad.value)
