"""Questions about words, and what is right: letters in disorder, a meaning, is it a word, and hooks."""

import unicodedata
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from enum import Enum, StrEnum, auto
from random import Random

from boggle_desk.engine.anagrams import hooks
from boggle_desk.engine.glossary import Meaning
from boggle_desk.engine.learning import Card, Subject
from boggle_desk.engine.lexicon import Lexicon

YES, NO = "yes", "no"
"""The answers to whether something is a word."""
SHORTEST_ANAGRAM = 3
"""Two letters have no disorder."""
DAILY_TIER = 2
"""The rarest tier of words in daily use: SCOWL size 35."""

_TRIES = 60  # near-words that are made before the word itself is shown
_STRANGE = 2  # letters among those to click that the word does not have
_VOWELS = "aeiou"


class Form(StrEnum):
    """How something is asked."""

    ANAGRAM = "anagram"
    """The letters in disorder: find the word."""
    MEANING = "meaning"
    """The meaning: find the word."""
    IS_WORD = "is it a word"
    """The word, or a near-word that is none."""
    HOOKS = "hooks"
    """The letters that may stand in front of a word, or behind it."""


@dataclass(frozen=True)
class Question:
    """A question as it is asked, with what is right."""

    card: Card
    form: Form
    shown: str
    """What is shown large: letters in disorder, a word or near-word; nothing for a meaning."""
    letters: str
    """What can be clicked to answer; nothing where the answer is yes or no."""
    answer: str
    """The word; `YES` or `NO`; the hooks in the order of the alphabet, nothing if there are none."""
    meaning: Meaning | None = None
    """What is told of the word for `Form.MEANING`."""


class Verdict(Enum):
    """What an answer is."""

    RIGHT = auto()
    WRONG = auto()
    ANOTHER = auto()
    """A word of the same letters, but not the one that is asked for. It costs nothing."""
    NO_ANSWER = auto()
    """Nothing that could be an answer: it is not counted."""


@dataclass(frozen=True)
class Judged:
    """A verdict, and for hooks the letters that were left out and those that are none."""

    verdict: Verdict
    left_out: str = ""
    too_many: str = ""


def forms(card: Card, meaning: Meaning | None, in_daily_use: bool = False) -> tuple[Form, ...]:
    """Return the ways in which a card can be asked. Whether a word in daily use is one is asked only if it cannot be
    asked otherwise: everybody knows it."""
    if card.subject is not Subject.WORD:
        return (Form.HOOKS,)
    possible = []
    if len(card.word) >= SHORTEST_ANAGRAM and len(set(card.word)) > 1:
        possible.append(Form.ANAGRAM)
    if meaning and tells(meaning):
        possible.append(Form.MEANING)
    if not possible or not in_daily_use:
        possible.append(Form.IS_WORD)
    return tuple(possible)


def tells(meaning: Meaning) -> bool:
    """Return whether a meaning can be asked for: it is the word's own, and does not name it."""
    own = meaning.lemma == meaning.word and not meaning.guess
    return own and meaning.word not in meaning.senses[0].text.lower()


def chosen_form(card: Card, possible: Sequence[Form], wanted: Collection[Form]) -> Form:
    """Return how a card is asked this time: its forms take turns, those that are wanted if it has any of them. Words of
    different lengths begin with different ones."""
    liked = [form for form in possible if form in wanted] or list(possible)
    return liked[(card.asked + len(card.word)) % len(liked)]


def question(
    card: Card, form: Form, lexicon: Lexicon, luck: Random, counts: Callable[[str], bool], meaning: Meaning | None
) -> Question:
    """Return a question in this form. `counts` tells what is a word as far as it may be shown."""
    match form:
        case Form.ANAGRAM:
            letters = disordered(card.word, luck)
            return Question(card, form, letters, letters, card.word)
        case Form.MEANING:
            letters = _with_strangers(card.word, lexicon.graph.alphabet, luck)
            return Question(card, form, "", letters, card.word, meaning)
        case Form.IS_WORD:
            near = near_word(card.word, lexicon, luck) if luck.random() < 1 / 2 else None
            return Question(card, form, near or card.word, "", NO if near else YES)
        case Form.HOOKS:
            alphabet = lexicon.graph.alphabet
            found = hooks(card.word, alphabet, counts)
            answer = found.front if card.subject is Subject.FRONT else found.back
            return Question(card, form, card.word, alphabet, answer)


def judge(asked: Question, answer: str, counts: Callable[[str], bool]) -> Judged:
    """Return what an answer in any case is."""
    given = "".join(answer.lower().split())
    if asked.form is Form.HOOKS:
        left_out = "".join(letter for letter in asked.answer if letter not in given)
        too_many = "".join(dict.fromkeys(letter for letter in given if letter not in asked.answer))
        return Judged(Verdict.WRONG if left_out or too_many else Verdict.RIGHT, left_out, too_many)
    if asked.form is Form.IS_WORD and given not in (YES, NO):
        return Judged(Verdict.NO_ANSWER)
    if given == asked.answer:
        return Judged(Verdict.RIGHT)
    if not given:
        return Judged(Verdict.NO_ANSWER)
    same_letters = asked.form is Form.ANAGRAM and Counter(given) == Counter(asked.answer)
    return Judged(Verdict.ANOTHER if same_letters and counts(given) else Verdict.WRONG)


def disordered(word: str, luck: Random) -> str:
    """Return the letters of a word in another order; a word of one letter stays as it is."""
    letters = list(word)
    if len(set(letters)) < 2:
        return word
    while "".join(letters) == word:
        luck.shuffle(letters)
    return "".join(letters)


def _with_strangers(word: str, alphabet: str, luck: Random) -> str:
    others = [letter for letter in alphabet if letter not in word]
    return disordered(word + "".join(luck.sample(others, min(_STRANGE, len(others)))), luck)


# ------------------------------------------------------------------------------------------- near-words


def near_word(word: str, lexicon: Lexicon, luck: Random) -> str | None:
    """Return something that looks like a word and is none: one letter of `word` is another vowel or consonant, or two
    neighbours have changed places. It is nowhere near an offensive word. None if chance finds none."""
    for _ in range(_TRIES):
        made = luck.choice((_with_another_letter, _with_another_letter, _turned))(word, lexicon.graph.alphabet, luck)
        if made and _looks_right(made, lexicon) and not lexicon.is_near_offence(made):
            return made
    return None


def _with_another_letter(word: str, alphabet: str, luck: Random) -> str:
    place = luck.randrange(len(word))
    vowel = _is_vowel(word[place])
    alike = [letter for letter in alphabet if _is_vowel(letter) is vowel and letter != word[place]]
    return word[:place] + luck.choice(alike) + word[place + 1 :] if alike else ""


def _is_vowel(letter: str) -> bool:
    return unicodedata.normalize("NFD", letter)[0] in _VOWELS  # Ä, É and Ą are vowels, too


def _turned(word: str, _alphabet: str, luck: Random) -> str:
    if len(word) < SHORTEST_ANAGRAM:
        return ""
    place = luck.randrange(len(word) - 1)
    return word[:place] + word[place + 1] + word[place] + word[place + 2 :]


def _looks_right(made: str, lexicon: Lexicon) -> bool:
    """Return whether no word is spelled so, but words begin, go on and end as it does, three letters at a time."""
    graph = lexicon.graph
    if made in graph:
        return False
    if len(made) < SHORTEST_ANAGRAM:
        return True
    inside = (made[at : at + 3] for at in range(1, len(made) - 3))
    return (
        graph.has_prefix(made[:3])
        and any(letter + made[-3:] in graph for letter in graph.alphabet)
        and all(any(graph.has_prefix(letter + part) for letter in graph.alphabet) for part in inside)
    )
