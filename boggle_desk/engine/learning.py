"""Learning words: those that somebody misses repeatedly, and questions about them."""

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, field
from enum import Enum, StrEnum, auto
from itertools import compress
from operator import and_
from random import Random
from typing import NamedTuple
from zlib import crc32

from boggle_desk.engine.anagrams import hooks
from boggle_desk.engine.flashcards import CardKind, Flashcard
from boggle_desk.engine.glossary import Meaning, Sense
from boggle_desk.engine.lexicon import NOT_BROUGHT, ZIPF_STEPS, Lexicon, Mark, step_of
from boggle_desk.engine.players import name_key
from boggle_desk.engine.stopping import Stop, Stopped, never
from boggle_desk.engine.tiers import Tier
from boggle_desk.engine.word_list import fold

_FOUND_BY_OTHERS = 2  # the weight of a word that others had
_VALUES = (0, 0, 0, 1, 1, 2, 3, 5, 11)
"""A word's worth by its length, as in Boggle; long words are worth as much more in Scrabble."""
_FIRST_NEW = {Tier.SIMPLE: 1, Tier.EVERYDAY: 2, Tier.ALL: 4}
"""The commonest step that is new to who learns the words of a tier: more common words are known."""
_KNOWN = {Tier.SIMPLE: 3.75, Tier.EVERYDAY: 3.5, Tier.ALL: 2.5}
"""The frequency on Zipf's scale from which on a word is known to who learns a tier, or is mainly a name."""
_BANDS = 2  # how many bands of equally common words are one of Zipf's scale
_NEW_LETTERS = range(4, 10)
"""The lengths of words that are offered unmissed: shorter ones are known, longer ones lie on no board."""


@dataclass(frozen=True)
class Seat:
    """One player's words in a round of Boggle or a game of Scrabble."""

    name: str
    computer: bool = False
    known: bool = True  # whether the player's words are recorded
    found: tuple[str, ...] = ()  # in lower case
    offered: tuple[str, ...] = ()  # words of better plays that only this player missed
    beyond: tuple[str, ...] = ()  # words of the board that cannot count for this player
    least: int = 1  # instead of `beyond` in files of earlier versions: the shortest word that counts


@dataclass(frozen=True)
class WordChance:
    """A round of Boggle or a game of Scrabble, for learning."""

    kind: str  # the kind of game as stored
    seats: tuple[Seat, ...]
    words: tuple[str, ...] = ()
    rows: int = 0
    columns: int = 0
    faces: tuple[str, ...] = ()  # of a round of Boggle


def worth(word: str) -> int:
    return _VALUES[min(len(word), len(_VALUES) - 1)]


@dataclass
class Missed:
    word: str
    missed: int = 0
    found: int = 0
    others: int = 0  # how many times only others found it
    where: WordChance | None = field(default=None, repr=False)  # the last sighting

    @property
    def gain(self) -> float:
        return worth(self.word) * (self.missed + _FOUND_BY_OTHERS * self.others)


class Misses(NamedTuple):
    to_learn: tuple[Missed, ...] = ()  # unknown words to learn next, the commonest first, and of these the most worth
    overlooked: tuple[Missed, ...] = ()  # known words not seen on a board, the most worth first
    fresh: tuple[str, ...] = ()
    """Words to learn that were not missed: see `new_words`."""


def missed_words(
    sightings: Iterable[WordChance], name: str, lexicon: Lexicon, shows: Callable[[str], bool], tier: Tier
) -> Misses:
    """Return the words that a person missed; sightings come latest first.

    Known words are those found elsewhere, and those more common than what the tier teaches. Unknown words of the tier
    come common first, and by the points missed where they are about as common. `shows` tells what counts.
    """
    met: dict[str, Missed] = {}
    key = name_key(name)
    for sighting in sightings:
        for seat in sighting.seats:
            if name_key(seat.name) == key and not seat.computer and seat.known:
                _meet(met, sighting, seat)
    first = _FIRST_NEW[tier] if lexicon.tells_commonness else 0
    to_learn, overlooked = list[tuple[int, Missed]](), list[tuple[int, Missed]]()
    for each in met.values():
        step = lexicon.commonness(each.word)
        if not shows(each.word) or not lexicon.is_brought(each.word):
            continue
        if each.found or step < first:
            if each.missed and each.where and each.where.faces:
                overlooked.append((0, each))
        elif lexicon.is_within(each.word, tier):
            to_learn.append((-round(_BANDS * lexicon.frequency(each.word)), each))
    return Misses(_ranked(to_learn), _ranked(overlooked))


def _ranked(placed: Iterable[tuple[int, Missed]]) -> tuple[Missed, ...]:
    """Return those worth anything, by place and then by gain."""
    worthy = [(place, each) for place, each in placed if each.gain > 0]
    return tuple(each for _place, each in sorted(worthy, key=lambda pair: (pair[0], -pair[1].gain, pair[1].word)))


def _is_new(level: int, tier: Tier) -> bool:
    """Return whether words of a level byte are worth learning for who learns a tier."""
    return 2 * tier <= step_of(level) <= tier.last and not level & (NOT_BROUGHT | Mark.ARCHAIC)


def new_words(lexicon: Lexicon, tier: Tier, known: Collection[str], most: int, stop: Stop = never) -> tuple[str, ...]:
    """Return words of a tier that are likely to be new to who learns it, the most frequent first, and equal ones mixed:
    lemmas that count and may be brought, and are not among the `known`. None without levels. Reads the lemmas: call it
    on a thread. Raises `Stopped` when `stop` says so."""
    if lexicon.levels is None:
        return ()
    graph, values, frequencies = lexicon.levels.graph, lexicon.levels.values, lexicon.levels.frequencies
    wanted = bytes(_is_new(level, tier) for level in range(256))
    heard = bytes(0 < frequency < _KNOWN[tier] * ZIPF_STEPS for frequency in range(256))
    numbers = compress(range(len(values)), map(and_, values.translate(wanted), frequencies.translate(heard)))
    found: list[str] = []
    for number in sorted(numbers, key=lambda number: (-frequencies[number], crc32(number.to_bytes(4)))):
        if stop():
            raise Stopped
        word = graph.word(number)
        fits = len(word) in _NEW_LETTERS and word not in known and word in lexicon and lexicon.is_brought(word)
        if fits and lexicon.lemma(word) == word:
            found.append(word)
            if len(found) == most:
                break
    return tuple(found)


@dataclass(frozen=True)
class SpotBoard:
    where: WordChance
    words: tuple[str, ...]  # words to find, the shortest first


MOST_SPOTS = 3  # the most words to find on one board


def spot_boards(overlooked: Iterable[Missed], known: Collection[str] = ()) -> tuple[SpotBoard, ...]:
    """Return boards with words to find, the most worth first; `known` words are left out."""
    boards: dict[int, tuple[WordChance, list[str]]] = {}
    for each in overlooked:
        if each.where and each.word not in known:
            boards.setdefault(id(each.where), (each.where, []))[1].append(each.word)
    return tuple(SpotBoard(where, tuple(sorted(words[:MOST_SPOTS], key=len))) for where, words in boards.values())


def _meet(met: dict[str, Missed], sighting: WordChance, seat: Seat) -> None:
    """Count what a player found and missed in one sighting."""
    had = set(seat.found)
    of_others = {word for other in sighting.seats if other is not seat for word in other.found} - had
    beyond = set(seat.beyond)
    open_to_all = {word for word in sighting.words if len(word) >= seat.least and word not in beyond}
    could = (open_to_all | set(seat.offered)) - had
    for word in had:
        met.setdefault(word, Missed(word)).found += 1
    for word in could | (of_others if not sighting.words else of_others & open_to_all):
        each = met.setdefault(word, Missed(word))
        each.missed += word in could
        each.others += word in of_others
        each.where = each.where or sighting


YES, NO = "yes", "no"  # the answers to `Form.IS_WORD`
SHORTEST_ANAGRAM = 3  # two letters cannot be shuffled

_CLUES = 2
_STEM = 4  # the fewest letters of a word by which a text gives it away; a shorter word must stand there alone
_TRIES = 60  # near-words that are made before the word itself is shown
_STRANGE = 2  # letters among those to click that the word does not have
_VOWELS = "aeiou"


class QuestionForm(StrEnum):
    ANAGRAM = "anagram"  # shuffled letters: find the word
    MEANING = "meaning"  # the meaning: find the word
    IS_WORD = "is it a word"  # the word, or a near-word that is none
    HOOKS = "hooks"  # the letters that may precede or follow a word


@dataclass(frozen=True)
class Question:
    card: Flashcard
    form: QuestionForm
    shown: str  # the large text: shuffled letters, a word or near-word; empty for a meaning
    letters: str  # the letters to click; empty for yes or no
    answer: str  # the word; `YES` or `NO`; the hooks in the order of the alphabet, possibly none
    meaning: Meaning | None = None  # for `Form.MEANING`


class Verdict(Enum):
    RIGHT = auto()
    WRONG = auto()
    ANOTHER = auto()
    """Another word of the same letters. It costs nothing."""
    NO_ANSWER = auto()  # no possible answer; it is not counted


@dataclass(frozen=True)
class Judged:
    """A verdict, and for hooks the missing and the wrong letters."""

    verdict: Verdict
    left_out: str = ""
    too_many: str = ""


def forms(card: Flashcard, meaning: Meaning | None, in_daily_use: bool = False) -> tuple[QuestionForm, ...]:
    """Return the forms of a card. Everyday words are asked as `IS_WORD` only if there is no other way."""
    if card.subject is not CardKind.WORD:
        return (QuestionForm.HOOKS,)
    possible = []
    if len(card.word) >= SHORTEST_ANAGRAM and len(set(card.word)) > 1:
        possible.append(QuestionForm.ANAGRAM)
    if meaning and clues(meaning):
        possible.append(QuestionForm.MEANING)
    if not possible or not in_daily_use:
        possible.append(QuestionForm.IS_WORD)
    return tuple(possible)


def clues(meaning: Meaning) -> tuple[Sense, ...]:
    """Return the first senses by which a word can be asked, at most two that do not name it. Only a word's own meaning
    has any."""
    if meaning.lemma != meaning.word or meaning.guess:
        return ()
    return tuple(sense for sense in meaning.senses if not _names(sense.text, meaning.word))[:_CLUES]


def _names(text: str, word: str) -> bool:
    """Return whether a text has the word, a form of it or a longer word that it is part of, whatever the accents."""
    word, parts = fold(word), re.findall(r"\w+", fold(text.lower()))
    if len(word) < _STEM:
        return word in parts
    beginning = word[: max(_STEM, len(word) - 2)]
    return any(word in part or part.startswith(beginning) for part in parts)


def chosen_form(card: Flashcard, possible: Sequence[QuestionForm], wanted: Collection[QuestionForm]) -> QuestionForm:
    """Return a card's form this time: its forms take turns, wanted ones if it has any. The word's length decides the
    first."""
    liked = [form for form in possible if form in wanted] or list(possible)
    return liked[(card.asked + len(card.word)) % len(liked)]


def question(
    card: Flashcard,
    form: QuestionForm,
    lexicon: Lexicon,
    rng: Random,
    counts: Callable[[str], bool],
    meaning: Meaning | None,
) -> Question:
    """Return a question in this form. `counts` tells what is a word that may be shown."""
    match form:
        case QuestionForm.ANAGRAM:
            letters = disordered(card.word, rng, counts)
            return Question(card, form, letters, letters, card.word)
        case QuestionForm.MEANING:
            letters = _with_strangers(card.word, lexicon.graph.alphabet, rng, counts)
            return Question(card, form, "", letters, card.word, meaning)
        case QuestionForm.IS_WORD:
            near = near_word(card.word, lexicon, rng) if rng.random() < 1 / 2 else None
            return Question(card, form, near or card.word, "", NO if near else YES)
        case QuestionForm.HOOKS:
            alphabet = lexicon.graph.alphabet
            found = hooks(card.word, alphabet, counts)
            answer = found.front if card.subject is CardKind.FRONT else found.back
            return Question(card, form, card.word, alphabet, answer)


def judge(asked: Question, answer: str, counts: Callable[[str], bool]) -> Judged:
    given = "".join(answer.lower().split())
    if asked.form is QuestionForm.HOOKS:
        left_out = "".join(letter for letter in asked.answer if letter not in given)
        too_many = "".join(dict.fromkeys(letter for letter in given if letter not in asked.answer))
        return Judged(Verdict.WRONG if left_out or too_many else Verdict.RIGHT, left_out, too_many)
    if asked.form is QuestionForm.IS_WORD and given not in (YES, NO):
        return Judged(Verdict.NO_ANSWER)
    if given == asked.answer:
        return Judged(Verdict.RIGHT)
    if not given:
        return Judged(Verdict.NO_ANSWER)
    same_letters = asked.form is QuestionForm.ANAGRAM and Counter(given) == Counter(asked.answer)
    return Judged(Verdict.ANOTHER if same_letters and counts(given) else Verdict.WRONG)


def disordered(word: str, rng: Random, counts: Callable[[str], bool]) -> str:
    """Return a word's letters shuffled into no word, if chance finds such an order."""
    letters, made = list(word), word
    if len(set(letters)) > 1:
        for _ in range(_TRIES):
            rng.shuffle(letters)
            if "".join(letters) != word:
                made = "".join(letters)
                if not counts(made):
                    break
    return made


def _with_strangers(word: str, alphabet: str, rng: Random, counts: Callable[[str], bool]) -> str:
    others = [letter for letter in alphabet if letter not in word]
    return disordered(word + "".join(rng.sample(others, min(_STRANGE, len(others)))), rng, counts)


# ------------------------------------------------------------------------------------------- near-words


def near_word(word: str, lexicon: Lexicon, rng: Random) -> str | None:
    """Return a near-word: another vowel or consonant in `word`, or two neighbours swapped, far from offensive words.
    None if chance finds none."""
    for _ in range(_TRIES):
        made = rng.choice((_with_another_letter, _with_another_letter, _turned))(word, lexicon.graph.alphabet, rng)
        if made and _looks_right(made, lexicon) and not lexicon.is_near_offence(made):
            return made
    return None


def _with_another_letter(word: str, alphabet: str, rng: Random) -> str:
    place = rng.randrange(len(word))
    vowel = _is_vowel(word[place])
    alike = [letter for letter in alphabet if _is_vowel(letter) is vowel and letter != word[place]]
    return word[:place] + rng.choice(alike) + word[place + 1 :] if alike else ""


def _is_vowel(letter: str) -> bool:
    return unicodedata.normalize("NFD", letter)[0] in _VOWELS  # Ä, É and Ą are vowels, too


def _turned(word: str, _alphabet: str, rng: Random) -> str:
    if len(word) < SHORTEST_ANAGRAM:
        return ""
    place = rng.randrange(len(word) - 1)
    return word[:place] + word[place + 1] + word[place] + word[place + 2 :]


def _looks_right(made: str, lexicon: Lexicon) -> bool:
    """Return whether the text is not a word although every three letters of it, its beginning and its end occur in
    words."""
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
