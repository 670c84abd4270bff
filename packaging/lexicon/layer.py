"""What each word of a dictionary carries: lemma, tier, step, marks and frequency, and how they are stored.

The forms of a lemma that texts have share its tier; a form that none has stands one tier lower. Simple's forms are
halved by their own frequency into the steps 0 and 1, Everyday's others into 2 and 3; of the rest the commoner half of
what texts have is 4, the other 5, and what none has is 6.
"""

import json
import math
import re
import zlib
from array import array
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from enum import IntFlag
from fnmatch import translate


class Mark(IntFlag):
    HURTFUL = 1 << 3
    CRUDE = 1 << 4
    ARCHAIC = 1 << 5
    ABBREVIATION = 1 << 6
    NAMELIKE = 1 << 7


SIMPLE, EVERYDAY, ALL = range(3)
_ROUNDS = 4
_LIKELY = 2
"""How many times as common as all other forms of its lemma a form may well be."""
_NEVER = 6
_ROOM = 1 << 16

Candidates = Mapping[str, tuple[str, ...]]


def settle(
    candidates: Candidates, nouns: Collection[str], often: Mapping[str, float]
) -> tuple[dict[str, str], dict[str, float]]:
    """Return the lemma of each spelling, and how often each lemma is met.

    Each lemma claims of a doubtful spelling what its other forms make likely, and a bare form claims what is left:
    `dans` is too common for the plural of `dan`. One of `nouns` claims all of its bare form: German `Frage` is no form
    of `fragen`. This is repeated until little moves. For a lemma's own count its bare form counts at
    least in equal shares: `found` does not leave `to found` without any.
    """
    clear, doubtful = defaultdict[str, float](float), dict[str, tuple[str, ...]]()
    for spelling, lemmas in candidates.items():
        if len(lemmas) == 1:
            clear[lemmas[0]] += often.get(spelling, 0.0)
        elif spelling in often:
            doubtful[spelling] = lemmas
    parts: dict[str, dict[str, float]] = {}
    counts, firm = clear, doubtful.keys() & nouns
    for _ in range(_ROUNDS):
        parts = {spelling: _claims(spelling, doubtful[spelling], often[spelling], counts, parts.get(spelling, {}), spelling in firm) for spelling in doubtful}
        counts = clear.copy()
        for share in parts.values():
            for lemma, part in share.items():
                counts[lemma] += part
    settled = {
        spelling: max(lemmas, key=lambda each: (parts.get(spelling, {}).get(each, 0), each == spelling, counts[each], each))
        for spelling, lemmas in candidates.items()
    }
    for spelling, lemmas in doubtful.items():
        if spelling in lemmas:
            counts[spelling] += max(0.0, often[spelling] / len(lemmas) - parts[spelling][spelling])
    return settled, counts


def _claims(
    spelling: str,
    lemmas: tuple[str, ...],
    whole: float,
    counts: Mapping[str, float],
    before: Mapping[str, float],
    firm: bool,
) -> dict[str, float]:
    """Return how much of a spelling each of its lemmas has."""
    claims = {lemma: min(whole, _LIKELY * max(0.0, counts[lemma] - before.get(lemma, 0.0))) for lemma in lemmas}
    if firm:
        claims[spelling] = whole
    elif spelling in claims:
        claims[spelling] = max(claims[spelling], whole - sum(claims.values()) + claims[spelling])
    total = sum(claims.values())
    return {lemma: whole * claim / total if total else whole / len(lemmas) for lemma, claim in claims.items()}


def matcher(patterns: Collection[str]) -> Callable[[str], bool]:
    """Return what tells whether a word is one of these or matches one with `*`."""
    plain = {each for each in patterns if "*" not in each}
    starred = re.compile("|".join(translate(each) for each in patterns if "*" in each) or "(?!)").match
    return lambda word: word in plain or starred(word) is not None


def closed(patterns: Collection[str], lemma_of: Mapping[str, str], labelled: Collection[str]) -> set[str]:
    """Return the words that are labelled or fit a pattern, and the forms of lemmas that do, less those that fit one
    after a minus, with their forms."""
    fits, is_innocent = (
        matcher([each.removeprefix("-") for each in patterns if each.startswith("-") is innocent])
        for innocent in (False, True)
    )
    innocent = _with_forms({word for word in lemma_of if is_innocent(word)}, lemma_of)
    by_hand = _with_forms({word for word in lemma_of if fits(word)}, lemma_of)
    return (by_hand | _with_forms(set(labelled), lemma_of)) - innocent


def _with_forms(words: set[str], lemma_of: Mapping[str, str]) -> set[str]:
    lemmas = {word for word in words if lemma_of.get(word) == word}
    return words & lemma_of.keys() | {word for word, lemma in lemma_of.items() if lemma in lemmas}


@dataclass(frozen=True)
class Choice:
    """Which lemmas make a tier: so many by frequency out of those that may, with those added and taken out by hand."""

    lemmas: int
    may: Collection[str] | None
    by_hand: Collection[str]

    def of(self, ranked: Sequence[str]) -> set[str]:
        """Return the lemmas, from all by frequency."""
        added = {each[1:] for each in self.by_hand if each.startswith("+")}
        taken = {each[1:] for each in self.by_hand if each.startswith("-")}
        chosen = [each for each in ranked if (self.may is None or each in self.may) and each not in taken | added]
        return added | set(chosen[: max(0, self.lemmas - len(added))])


def tiers(
    lemma_of: Mapping[str, str], often: Mapping[str, float], chosen: Sequence[set[str]], marked: Collection[str]
) -> dict[str, int]:
    """Return the tier of each word: its lemma's if texts have it, else one lower; those chosen are Simple's lemmas and
    Everyday's."""
    simple, everyday = chosen
    found: dict[str, int] = {}
    for word, lemma in lemma_of.items():
        tier = SIMPLE if lemma in simple else EVERYDAY if lemma in everyday else ALL
        found[word] = ALL if word in marked else min(ALL, tier + (word not in often))
    return found


def steps(tier_of: Mapping[str, int], often: Mapping[str, float]) -> dict[str, int]:
    """Return the step of each word."""
    found = dict.fromkeys(tier_of, _NEVER)
    for tier in (SIMPLE, EVERYDAY, ALL):
        words = sorted(
            (word for word, each in tier_of.items() if each == tier and (tier < ALL or word in often)),
            key=lambda word: (-often.get(word, 0.0), word),
        )
        for place, word in enumerate(words):
            found[word] = 2 * tier + (2 * place >= len(words))
    return found


def planes(words: Sequence[str], step_of: Mapping[str, int], marks: Mapping[str, int], often: Mapping[str, float]) -> bytes:
    """Return the two planes, a byte a word each: steps with marks, and frequencies in twentieths of a Zipf."""
    zipfs = (round(20 * math.log10(often[word])) if word in often else 0 for word in words)
    levels = bytes(step_of[word] | marks.get(word, 0) for word in words)
    return zlib.compress(levels + bytes(max(0, each) for each in zipfs), 9)


def rule(word: str, lemma: str) -> tuple[int, int, str]:
    """Return the shortest rule from a word to its lemma: letters cut at the front, at the end, letters put there."""
    found = []
    for front in range(len(word) + 1):
        same = next((n for n, (a, b) in enumerate(zip(word[front:], lemma, strict=False)) if a != b), None)
        same = min(len(word) - front, len(lemma)) if same is None else same
        found.append((front + len(word) - front - same + len(lemma) - same, front, len(word) - front - same, lemma[same:]))
    return min(found)[1:]


def lemma_file(words: Sequence[str], lemma_of: Mapping[str, str]) -> bytes:
    """Return the rules, the most used first after `(0, 0, "")`, as JSON in a line, and the rule of each word as a number
    of two bytes. Words whose rule has no room count as their own lemma."""
    rules = {word: rule(word, lemma_of[word]) for word in words if lemma_of[word] != word}
    counts = Counter(rules.values())
    listed = [(0, 0, ""), *sorted(counts, key=lambda each: (-counts[each], each))][:_ROOM]
    number = {each: place for place, each in enumerate(listed)}
    numbers = array("H", (number.get(rules[word], 0) if word in rules else 0 for word in words))
    head = json.dumps(listed, ensure_ascii=False, separators=(",", ":")).encode()
    return zlib.compress(head + b"\n" + numbers.tobytes(), 9)


def forms_of(lemma_of: Mapping[str, str]) -> dict[str, list[str]]:
    """Return the forms of each lemma."""
    found = defaultdict[str, list[str]](list)
    for word, lemma in lemma_of.items():
        found[lemma].append(word)
    return found
