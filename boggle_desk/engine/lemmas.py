"""From an English inflection to the words it may come from, by WordNet's rules (manual page `morphy(7wn)`)."""

import re
from collections.abc import Collection, Iterator, Mapping
from enum import StrEnum


class PartOfSpeech(StrEnum):
    """What kind of word a meaning belongs to."""

    NOUN = "noun"
    VERB = "verb"
    ADJECTIVE = "adjective"
    ADVERB = "adverb"
    PRONOUN = "pronoun"
    DETERMINER = "determiner"
    PREPOSITION = "preposition"
    CONJUNCTION = "conjunction"
    INTERJECTION = "interjection"


Irregular = Mapping[str, Collection[tuple[PartOfSpeech, str]]]
"""The exceptions: `went` -> `((VERB, "go"),)`."""

_ENDINGS: dict[PartOfSpeech, tuple[tuple[str, str], ...]] = {
    PartOfSpeech.NOUN: (
        ("s", ""),
        ("ses", "s"),
        ("xes", "x"),
        ("zes", "z"),
        ("ches", "ch"),
        ("shes", "sh"),
        ("ies", "y"),
        ("oes", "o"),
        ("ves", "f"),
        ("ves", "fe"),
        ("men", "man"),
    ),
    PartOfSpeech.VERB: (
        ("s", ""),
        ("es", ""),
        ("es", "e"),
        ("ies", "y"),
        ("ed", ""),
        ("ed", "e"),
        ("ing", ""),
        ("ing", "e"),
    ),
    PartOfSpeech.ADJECTIVE: (("er", ""), ("er", "e"), ("ier", "y"), ("est", ""), ("est", "e"), ("iest", "y")),
}
_DOUBLING = ("es", "ed", "ing", "er", "est")
_DOUBLED = re.compile(r"([bdfgklmnprstvz])\1$")
_SHORTEST_STEM = 2
_WOULD_DOUBLE = re.compile(r"[^aeiou]*[aeiou][^aeiouwxy]")
"""`hop` gives `hopping`, so `hoping` rather comes from `hope`."""


def lemmas(word: str, irregular: Irregular) -> Iterator[tuple[PartOfSpeech, str]]:
    """Yield what `word` may be an inflection of, exceptions first; a stem need not be a word."""
    yield from irregular.get(word, ())
    for part, endings in _ENDINGS.items():
        unlikely = []
        for ending, replacement in endings:
            stem = word.removesuffix(ending)
            if stem == word or len(stem) < _SHORTEST_STEM:
                continue
            if not replacement and ending in _DOUBLING and _WOULD_DOUBLE.fullmatch(stem):
                unlikely.append((part, stem))
                continue
            yield part, stem + replacement
            if ending in _DOUBLING and not replacement and _DOUBLED.search(stem):
                yield part, stem[:-1]
        yield from unlikely
