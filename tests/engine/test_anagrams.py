"""Words by letters and patterns: the walk through the graph finds what trying every word finds."""

import re
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boggle_desk import paths
from boggle_desk.engine.anagrams import (
    AnagramOrder,
    BadQuery,
    Hooks,
    QueryFault,
    WordQuery,
    arranged,
    beyond,
    find_words,
    hooks,
    letter_points,
    read_study_lists,
    words_of,
)
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.rulebook import BadRules
from boggle_desk.engine.stopping import Stopped
from boggle_desk.engine.word_graph import ENGLISH, WordGraph
from boggle_desk.storage.lexica import alphabets, open_shipped
from tests.words import shipped_words

LETTERS = "abcd"
some_words = st.lists(st.text(LETTERS, min_size=1, max_size=6), max_size=60).map(lambda all_: sorted(set(all_)))
queries = st.builds(
    WordQuery,
    letters=st.just("") | st.text(LETTERS + "?", max_size=6),
    all_letters=st.booleans(),
    pattern=st.just("") | st.text(LETTERS + ".?*", max_size=6),
    starts=st.text(LETTERS, max_size=2),
    contains=st.text(LETTERS, max_size=2),
    ends=st.text(LETTERS, max_size=2),
    without=st.just("") | st.text(LETTERS, max_size=1),
    some_of=st.text(LETTERS, max_size=2),
    at_least=st.integers(0, 3),
    shortest=st.integers(1, 3),
    longest=st.integers(3, 6),
)


def by_trying(words: list[str], query: WordQuery) -> list[str]:
    """Return what answers a question, found by looking at every word."""
    return [word for word in words if _shape(word, query) and _made_of(word, query)]


def _shape(word: str, query: WordQuery) -> bool:
    signs = {".": ".", "?": ".", "*": ".*"}
    expression = "".join(signs.get(sign, sign) for sign in query.pattern or "*")
    return (
        re.fullmatch(expression, word) is not None
        and word.startswith(query.starts)
        and query.contains in word
        and word.endswith(query.ends)
        and query.shortest <= len(word) <= query.longest
        and not set(word) & set(query.without)
        and (not query.some_of or sum(letter in query.some_of for letter in word) >= query.at_least)
    )


def _made_of(word: str, query: WordQuery) -> bool:
    if not query.letters:
        return True
    lacking = Counter(word) - Counter(query.letters.replace("?", ""))
    return lacking.total() <= query.letters.count("?") and (not query.all_letters or len(word) == len(query.letters))


@given(some_words, queries)
def test_the_walk_finds_what_trying_every_word_finds(words: list[str], query: WordQuery) -> None:
    assert find_words(WordGraph.build(words, LETTERS), query) == by_trying(words, query)


QUESTIONS = [
    WordQuery(letters="aeinrst?"),
    WordQuery(letters="q?????", all_letters=False, contains="q", shortest=3),
    WordQuery(pattern="c.mp*"),
    WordQuery(pattern="*a*e?i*o*u*"),
    WordQuery(starts="un", ends="ing", longest=8),
    WordQuery(contains="q", without="u"),
    WordQuery(some_of="aeiou", at_least=4, longest=5),
]


@pytest.mark.slow
@pytest.mark.parametrize("query", QUESTIONS, ids=str)
def test_in_the_whole_dictionary_too(query: WordQuery) -> None:
    found, some_of_all = find_words(open_shipped().graph, query), shipped_words()[::16]
    assert found
    assert by_trying(found, query) == found
    assert set(by_trying(some_of_all, query)) == set(found) & set(some_of_all)


def test_the_letters_of_retina_with_a_blank() -> None:
    found = find_words(open_shipped().graph, WordQuery(letters="satire"))
    assert "satire" in found
    assert all(sorted(word) == sorted("satire") for word in found)


@pytest.mark.parametrize(
    ("query", "fault", "field", "sign"),
    [
        (WordQuery(letters="ab3"), QueryFault.NO_LETTER, "letters", "3"),
        (WordQuery(letters="a*"), QueryFault.NO_LETTER, "letters", "*"),
        (WordQuery(pattern="c[ab]t"), QueryFault.NO_LETTER, "pattern", "["),
        (WordQuery(starts="?"), QueryFault.NO_LETTER, "starts", "?"),
        (WordQuery(letters="a" * 21), QueryFault.TOO_LONG, "letters", ""),
        (WordQuery(pattern="*a" * 40), QueryFault.TOO_LONG, "pattern", ""),
        (WordQuery(shortest=5, longest=4), QueryFault.NO_LENGTH, "shortest", ""),
    ],
    ids=lambda value: str(value)[:30],
)
def test_a_question_that_cannot_be_asked_says_where(query: WordQuery, fault: QueryFault, field: str, sign: str) -> None:
    with pytest.raises(BadQuery) as bad:
        find_words(open_shipped().graph, query)
    assert (bad.value.fault, bad.value.field, bad.value.sign) == (fault, field, sign)


def test_a_long_search_can_be_stopped() -> None:
    asked = []

    def stop() -> bool:
        asked.append(True)
        return len(asked) == 3

    with pytest.raises(Stopped):
        find_words(open_shipped().graph, WordQuery(), stop)
    assert len(asked) == 3


def test_an_empty_question_is_answered_by_all_words() -> None:
    graph = WordGraph.build(["a", "ab", "b"], LETTERS)
    assert find_words(graph, WordQuery()) == ["a", "ab", "b"]


def test_blanks_are_worth_nothing() -> None:
    """S2"""
    values = {"q": 10, "i": 1}
    assert (letter_points("qi", values), letter_points("qi", values, "q?")) == (11, 10)
    assert (beyond("qi", "q?"), beyond("seeing", "singe?"), beyond("qi", "")) == ("i", "e", "")


def test_letters_that_share_a_tile_are_worth_that_tile() -> None:
    """S2: CH on one tile is worth 5; with a blank among its letters it is a blank."""
    values = {"c": 3, "h": 4, "ch": 5, "o": 1, "r": 1, "rr": 8}
    assert letter_points("chorro", values) == 5 + 1 + 8 + 1
    assert letter_points("corcho", values) == 3 + 1 + 1 + 5 + 1
    assert letter_points("chorro", values, "c?orro") == 1 + 8 + 1
    assert letter_points("xy", {}) == 0


def test_words_in_every_order() -> None:
    words = ["aa", "ab", "abc", "zo"]
    points, frequencies = {"aa": 2, "ab": 4, "abc": 4, "zo": 11}, {"aa": 0.0, "ab": 2.5, "abc": 6.0, "zo": 0.0}
    found = {order: arranged(words, order, points.__getitem__, frequencies.__getitem__) for order in AnagramOrder}
    assert found == {
        AnagramOrder.LENGTH: ["abc", "aa", "ab", "zo"],
        AnagramOrder.ALPHABET: words,
        AnagramOrder.POINTS: ["zo", "ab", "abc", "aa"],
        AnagramOrder.COMMON: ["abc", "ab", "aa", "zo"],
    }


def test_the_hooks_of_a_word() -> None:
    """A front hook makes another word before it, a back hook behind it (S14)."""
    lexicon = open_shipped()
    found = hooks("are", lexicon.graph.alphabet, lexicon.__contains__)
    assert set("bcdfhmprtwy") <= set(found.front)
    assert all(letter + "are" in lexicon for letter in found.front)
    assert set("as") <= set(found.back)
    assert hooks("xyzzy", lexicon.graph.alphabet, lexicon.__contains__) == Hooks("", "")


@pytest.fixture
def lexicon() -> Lexicon:
    return open_shipped().refusing_offensive(True)


@pytest.fixture
def shipped() -> Path:
    return paths.resource("study", "english.toml")


@pytest.mark.slow
def test_the_shipped_lists_hold_what_they_say(shipped: Path, lexicon: Lexicon) -> None:
    lists = {each.key: each for each in read_study_lists(shipped, ENGLISH)}
    words = {key: {word for part in words_of(each, lexicon) for word in part.words} for key, each in lists.items()}
    short = [word for word in shipped_words() if len(word) < 4 and word in lexicon]
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
    (shown,) = words_of(three, lexicon)
    (all_words,) = words_of(three, lexicon.refusing_offensive(False))
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
    parts = words_of(lists[name], Lexicon(key, key, "", graph))
    assert [word for part in parts for word in part.words] == found


def test_there_are_lists_for_every_set_of_tiles() -> None:
    sets = {path.stem for path in paths.resource("tiles").glob("*.toml")}
    assert {path.stem for path in paths.resource("study").glob("*.toml")} == sets == {"english", *_LISTED}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("list = 3", "[[list]]"),
        ('[[list]]\nkey = "a"', "list 1: it asks nothing"),
        ("list = [1]", "list 1: it asks nothing"),
        ("[[list]]\nask = [true]", "list 1: it asks nothing"),
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
