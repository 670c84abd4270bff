"""Questions about words: what is asked, what is right, and that near-words are none."""

from collections import Counter
from random import Random

import pytest

from boggle_desk import paths
from boggle_desk.engine.glossary import Glossary, Meaning, PartOfSpeech, Sense
from boggle_desk.engine.learning import (
    NO,
    YES,
    Card,
    Form,
    Question,
    Subject,
    Verdict,
    chosen_form,
    disordered,
    forms,
    judge,
    near_word,
    question,
)
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.word_graph import WordGraph
from boggle_desk.storage.alphabets import alphabets
from boggle_desk.storage.lexica import open_shipped


@pytest.fixture
def lexicon() -> Lexicon:
    return open_shipped().refusing_offensive(True)


def ask(card: Card, form: Form, lexicon: Lexicon, rng: Random, meaning: Meaning | None = None) -> Question:
    return question(card, form, lexicon, rng, lexicon.__contains__, meaning)


def test_letters_are_in_disorder_and_the_word_is_right(lexicon: Lexicon, rng: Random) -> None:
    asked = ask(Card("retains"), Form.ANAGRAM, lexicon, rng)
    assert asked.shown != "retains"
    assert Counter(asked.shown) == Counter("retains") == Counter(asked.letters)
    verdicts = [judge(asked, text, lexicon.__contains__).verdict for text in ("RETAINS", "retinas", "strain", " ")]
    assert verdicts == [Verdict.RIGHT, Verdict.ANOTHER, Verdict.WRONG, Verdict.NO_ANSWER]


def test_a_word_of_the_same_letters_twice_has_no_disorder(rng: Random) -> None:
    assert disordered("aa", rng) == "aa"
    assert disordered("ab", rng) == "ba"
    assert Form.ANAGRAM not in forms(Card("qi"), None)
    assert Form.ANAGRAM not in forms(Card("zzz"), None)


def test_words_in_daily_use_are_not_asked_for_being_words() -> None:
    assert forms(Card("yet"), None, in_daily_use=True) == (Form.ANAGRAM,)
    assert forms(Card("yet"), None) == (Form.ANAGRAM, Form.IS_WORD)
    assert forms(Card("at"), None, in_daily_use=True) == (Form.IS_WORD,)
    assert forms(Card("yet", Subject.BACK), None, in_daily_use=True) == (Form.HOOKS,)


def test_a_meaning_is_asked_only_if_it_does_not_name_the_word(lexicon: Lexicon, rng: Random) -> None:
    glossary = Glossary(paths.resource("lexica", "english", "glossary.db"))
    meaning = glossary.meaning("cube")
    assert Form.MEANING in forms(Card("cube"), meaning)
    assert Form.MEANING not in forms(Card("cubes"), glossary.meaning("cubes"))
    naming = Meaning("cube", "cube", (Sense(PartOfSpeech.NOUN, "a Cube of sugar"),))
    assert Form.MEANING not in forms(Card("cube"), naming)
    asked = ask(Card("cube"), Form.MEANING, lexicon, rng, meaning)
    assert (asked.shown, asked.meaning, asked.answer) == ("", meaning, "cube")
    assert len(asked.letters) == 6
    assert Counter("cube") <= Counter(asked.letters)


def test_is_it_a_word_shows_words_and_near_words(lexicon: Lexicon) -> None:
    shown = [ask(Card("table"), Form.IS_WORD, lexicon, Random(seed)) for seed in range(60)]
    assert {each.answer for each in shown} == {YES, NO}
    for each in shown:
        assert (each.shown in lexicon) is (each.answer == YES)
        assert judge(each, each.answer, lexicon.__contains__).verdict is Verdict.RIGHT
        assert judge(each, NO if each.answer == YES else YES, lexicon.__contains__).verdict is Verdict.WRONG
        assert judge(each, "perhaps", lexicon.__contains__).verdict is Verdict.NO_ANSWER


@pytest.mark.parametrize("word", ["aa", "qi", "zax", "shot", "duck", "fact", "brace", "syzygy", "oxyphenbutazone"])
def test_a_near_word_is_no_word_and_nowhere_near_an_offensive_one(word: str, lexicon: Lexicon) -> None:
    graph, alphabet = lexicon.graph, lexicon.graph.alphabet
    made = {near_word(word, lexicon, Random(seed)) for seed in range(25)} - {None}
    assert made
    for each in filter(None, made):
        assert each not in graph
        assert len(each) == len(word)
        changed = [each[:at] + letter + each[at + 1 :] for at in range(len(each)) for letter in alphabet]
        assert not [other for other in changed if lexicon.is_offensive(other)]


def test_near_words_change_vowels_for_vowels_in_every_language() -> None:
    alphabet = next(each.letters for each in alphabets() if each.key == "german")
    words = sorted(["bär", "börse", "bürde", "abör", "abür", "bhr"], key=lambda word: [*map(alphabet.index, word)])
    german = Lexicon("own", "Own", "de", WordGraph.build(words, alphabet))
    made = {near_word("bär", german, Random(seed)) for seed in range(200)} - {None}
    assert made == {"bör", "bür"}


def test_hooks_are_letters_in_front_and_behind(lexicon: Lexicon, rng: Random) -> None:
    front = ask(Card("ox", Subject.FRONT), Form.HOOKS, lexicon, rng)
    assert front.answer == "".join(letter for letter in lexicon.graph.alphabet if letter + "ox" in lexicon)
    back = ask(Card("ox", Subject.BACK), Form.HOOKS, lexicon, rng)
    assert back.answer == "oy" or set("oy") <= set(back.answer)
    right = judge(front, " ".join(reversed(front.answer.upper())), lexicon.__contains__)
    assert right.verdict is Verdict.RIGHT
    wrong = judge(front, front.answer[1:] + "e", lexicon.__contains__)
    assert (wrong.verdict, wrong.left_out, wrong.too_many) == (Verdict.WRONG, front.answer[0], "e")


def test_a_word_without_hooks_is_answered_with_nothing(lexicon: Lexicon, rng: Random) -> None:
    asked = ask(Card("syzygy", Subject.FRONT), Form.HOOKS, lexicon, rng)
    assert asked.answer == ""
    assert judge(asked, "", lexicon.__contains__).verdict is Verdict.RIGHT
    assert judge(asked, "s", lexicon.__contains__).too_many == "s"


def test_the_forms_of_a_card_take_turns() -> None:
    possible = (Form.IS_WORD, Form.ANAGRAM, Form.MEANING)
    turns = [chosen_form(Card("cube", asked=asked), possible, set(Form)) for asked in range(4)]
    assert turns == [Form.ANAGRAM, Form.MEANING, Form.IS_WORD, Form.ANAGRAM]
    assert chosen_form(Card("cube", asked=5), possible, {Form.ANAGRAM}) is Form.ANAGRAM
    assert chosen_form(Card("qi"), (Form.IS_WORD,), {Form.ANAGRAM}) is Form.IS_WORD
