"""What each word of a dictionary carries: lemma, tier, step, marks and frequency, and how they are stored.

The forms of a lemma share its tier if people use them: texts have them often, or at all where they have most forms that
are made likewise. A tier lower stands a form that is met or made so, and what is neither is in All. Simple's forms are
halved by their own frequency into the steps 0 and 1, Everyday's others into 2 and 3; of the rest the commoner half of
what texts have is 4, the other 5, and what none has is 6.
"""

import json
import math
import re
import zlib
from array import array
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from fnmatch import translate

from boggle_desk.engine.lexicon import RAREST, Tier

_ROUNDS = 4
_LIKELY = 2
"""How many times as common as all other forms of its lemma a form may well be."""
_PART = 0.2
"""The share of a spelling that a lemma has to claim to make it known."""
_ROOM = 1 << 16
_MET = 100.0
"""How many times in a billion words a form is met that people use; rarer ones may be slips."""
_SPOKEN = 0.5
"""The share of a place's forms that are met where people speak so."""
_FEW = 0.03
"""Texts have `charlottes`, the dish, less often than this share of Charlotte."""
_WILD = re.compile(r"[*?\[]")

Candidates = Mapping[str, tuple[str, ...]]


def settle(
    candidates: Candidates, nouns: Collection[str], often: Mapping[str, float]
) -> tuple[dict[str, str], dict[str, float], dict[str, list[str]]]:
    """Return the lemma of each spelling, how often each lemma is met, and the likely lemmas of doubtful spellings.

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
        parts = {
            spelling: _claims(
                spelling, doubtful[spelling], often[spelling], counts, parts.get(spelling, {}), spelling in firm
            )
            for spelling in doubtful
        }
        counts = clear.copy()
        for share in parts.values():
            for lemma, part in share.items():
                counts[lemma] += part
    settled = {
        spelling: max(
            lemmas,
            key=lambda each: (
                parts.get(spelling, {}).get(each, 0),
                each == spelling,
                each in nouns,
                counts[each],
                each,
            ),
        )
        for spelling, lemmas in candidates.items()
    }
    for spelling, lemmas in doubtful.items():
        if spelling in lemmas:
            counts[spelling] += max(0.0, often[spelling] / len(lemmas) - parts[spelling][spelling])
        elif not any(parts[spelling].values()):
            counts[settled[spelling]] += often[spelling]
    likely = {
        spelling: [lemma for lemma, part in share.items() if part >= _PART * often[spelling]]
        for spelling, share in parts.items()
    }
    return settled, counts, likely


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
    total = sum(claims.values()) or 1.0  # what nobody claims yet waits
    return {lemma: whole * claim / total for lemma, claim in claims.items()}


def matcher(patterns: Collection[str]) -> Callable[[str], bool]:
    """Return what tells whether a word is one of these or matches one with `*`, `?` or `[…]`."""
    plain = {each for each in patterns if not _WILD.search(each)}
    begins = {each[:-1] for each in patterns if each.endswith("*") and not _WILD.search(each[:-1])}
    others = [translate(each) for each in patterns if _WILD.search(each.removesuffix("*") if each[-1] == "*" else each)]
    starred, lengths = re.compile("|".join(others) or "(?!)").match, sorted({len(each) for each in begins})
    return lambda word: word in plain or any(word[:length] in begins for length in lengths) or starred(word) is not None


def closed(patterns: Collection[str], lemma_of: Mapping[str, str], labelled: Collection[str]) -> set[str]:
    """Return the words that are labelled or fit a pattern, and the forms of lemmas that do, less those that fit one
    after a minus, with their forms."""
    fits, is_innocent = (
        matcher([each.removeprefix("-") for each in patterns if each.startswith("-") is innocent])
        for innocent in (False, True)
    )
    by_hand = with_forms((word for word in lemma_of if fits(word)), lemma_of)
    innocent = with_forms((word for word in lemma_of if is_innocent(word)), lemma_of)
    return (by_hand | with_forms(labelled, lemma_of)) - innocent


def with_forms(words: Iterable[str], lemma_of: Mapping[str, str]) -> set[str]:
    """Return these words of a dictionary and the forms of those that are lemmas."""
    found = set(words) & lemma_of.keys()
    lemmas = {word for word in found if lemma_of[word] == word}
    return found | {word for word, lemma in lemma_of.items() if lemma in lemmas}


def names(candidates: Collection[str], lemma_of: Mapping[str, str], often: Mapping[str, float]) -> set[str]:
    """Return which of these are mainly names: met lemmas whose other forms exist, but are hardly met."""
    others: dict[str, float] = {}
    for word, lemma in lemma_of.items():
        if lemma in candidates and word != lemma:
            others[lemma] = others.get(lemma, 0.0) + often.get(word, 0.0)
    return {
        word for word, count in others.items() if lemma_of.get(word) == word and count < _FEW * often.get(word, 0.0)
    }


def chosen(ranked: Iterable[str], number: int, bare: Collection[str], by_hand: Collection[str]) -> set[str]:
    """Return the first `number` lemmas that stand for themselves, with those that are added by hand (`+word`) and
    without those taken out. `bare` are the words that are their own lemmas: `founds` is of `found`, but `found` is of
    `find`."""
    added = {each[1:] for each in by_hand if each.startswith("+")}
    taken = {each[1:] for each in by_hand if each.startswith("-")}
    found, left = set(added), number - len(added & set(bare))
    for lemma in ranked:
        if left <= 0:
            break
        if lemma not in found and lemma not in taken:
            found.add(lemma)
            left -= lemma in bare
    return found


def tiers(
    lemma_of: Mapping[str, str],
    likely: Mapping[str, set[str]],
    often: Mapping[str, float],
    lemmas: Mapping[Tier, set[str]],
    out: Collection[str],
) -> dict[str, Tier]:
    """Return the tier of each word: its own or that of one of its likely lemmas if people use it, one lower if it is
    only met or only its place in the paradigm is spoken, else the last. `out` are in none but that."""
    place = {
        word: rule(word, lemma) for word, lemma in lemma_of.items() if word != lemma and lemma in lemmas[Tier.SIMPLE]
    }
    forms, met = Counter(place.values()), Counter(each for word, each in place.items() if often.get(word, 0.0) >= _MET)
    found: dict[str, Tier] = {}
    for word, lemma in lemma_of.items():
        own = {word, lemma, *likely[word]}
        tier = next((tier for tier in lemmas if own & lemmas[tier]), Tier.ALL)
        if tier in lemmas and not (word in often and word in lemmas[tier]):
            made = rule(word, lemma)
            is_spoken = met[made] >= _SPOKEN * forms[made] > 0
            known = 2 * (often.get(word, 0.0) >= _MET) or (word in often) + is_spoken + (word in lemmas[tier])
            tier = Tier(min(Tier.ALL, tier + 2 - min(2, known)))
        found[word] = Tier.ALL if word in out else tier
    return found


def steps(tier_of: Mapping[str, Tier], often: Mapping[str, float]) -> dict[str, int]:
    """Return the step of each word."""
    found = dict.fromkeys(tier_of, RAREST)
    for tier in Tier:
        words = sorted(
            (word for word, each in tier_of.items() if each == tier and (tier < Tier.ALL or word in often)),
            key=lambda word: (-often.get(word, 0.0), word),
        )
        for place, word in enumerate(words):
            found[word] = 2 * tier + (2 * place >= len(words))
    return found


def planes(
    words: Sequence[str], step_of: Mapping[str, int], marks: Mapping[str, int], often: Mapping[str, float]
) -> bytes:
    """Return the two planes, a byte a word each: steps with marks, and frequencies in twentieths of a Zipf."""
    zipfs = (round(20 * math.log10(often[word])) if word in often else 0 for word in words)
    levels = bytes(step_of[word] | marks.get(word, 0) for word in words)
    return zlib.compress(levels + bytes(max(0, each) for each in zipfs), 9)


def rule(word: str, lemma: str) -> tuple[int, int, str]:
    """Return the shortest rule from a word to its lemma: letters cut at the front, at the end, letters put there."""
    best = (len(word) + len(lemma) + 1, 0, 0, "")
    for front in range(len(word) + 1):
        if front > best[0]:
            break
        same = next((n for n, (a, b) in enumerate(zip(word[front:], lemma, strict=False)) if a != b), None)
        same = min(len(word) - front, len(lemma)) if same is None else same
        cut = len(word) - front - same
        best = min(best, (front + cut + len(lemma) - same, front, cut, lemma[same:]))
    return best[1:]


def lemma_file(words: Sequence[str], lemma_of: Mapping[str, str]) -> bytes:
    """Return the rules, the most used first after `(0, 0, "")`, as JSON in a line, and the rule of each word as a
    number of two bytes. Words whose rule has no room count as their own lemma."""
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
