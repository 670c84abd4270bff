"""The forms of German and Dutch verbs and adjectives by rule. Forms that do not exist do no harm: only words count."""

import re
from collections.abc import Iterator

_ADJECTIVE = ("", "e", "er", "es", "em", "en")
_FINITE = ("", "e", "st", "est", "t", "et", "en", "n")
_WEAK = ("te", "test", "ten", "tet", "ete", "etest", "eten", "etet")
_SHORT = re.compile(r"e([lr])$")  # dunkel, teuer: dunkle, teure


def stems(word: str) -> set[str]:
    """Return the stems that a German adjective may take its endings on."""
    return {word, _SHORT.sub(r"\1", word), word.removesuffix("e")}


def german_adjective(word: str) -> Iterator[str]:
    """Yield the declined and compared forms."""
    for stem in stems(word):
        for degree in ("", "er", "st", "est"):
            yield from (stem + degree + ending for ending in _ADJECTIVE)


def german_verb(word: str, *stems: str) -> Iterator[str]:
    """Yield the forms of a verb, weak and, by its other stems (`ging-`) and forms (`gegangen`), strong."""
    stem = re.sub(r"e?n$", "", word)
    regular = {stem, _SHORT.sub(r"\1", stem)}
    if not stems or any(each.startswith("ge") and each.endswith("t") for each in stems):
        yield from (each + ending for each in regular for ending in _WEAK)
        for participle in (f"ge{stem}t", f"ge{stem}et", f"{stem}t", f"{stem}et"):
            yield from german_adjective(participle)
    yield from (each + ending for each in regular for ending in _FINITE)
    for participle in (f"{word}d", f"zu{word}d"):
        yield from german_adjective(participle)
    for each in stems:
        if each.endswith("-"):
            yield from (each[:-1] + ending for ending in _FINITE)
        else:
            yield from german_adjective(each)


_VOWEL = "[aeiouy]"
_DOUBLE = re.compile(r"([bdfgklmnprst])\1$")
_OPEN = re.compile(r"(^|[^aeiou])([aeou])([bcdfghjklmnpqrstvwxz])$")
_HARD = re.compile(r"(?:[tkfspx]|ch)$")  # 't kofschip


def _closed(stem: str) -> set[str]:
    """Return how a stem may be written where no ending follows: `lop` as `loop`, `pakk` as `pak`, `lev` as `leef`."""
    if _DOUBLE.search(stem):
        return {stem[:-1]}
    long = _OPEN.sub(r"\1\2\2\3", stem)
    return {re.sub("v$", "f", re.sub("z$", "s", each)) for each in (stem, long)}


def dutch_adjective(word: str) -> Iterator[str]:
    """Yield what an adjective or participle becomes."""
    yield from (word, word + "e", word + "en")


def dutch_verb(word: str, *stems: str) -> Iterator[str]:
    """Yield the forms of a verb, weak and, by its other stems (`liep-`) and forms (`gelopen`), strong."""
    root = word.removesuffix("n") if word.endswith(("aan", "ien", "oen")) else word.removesuffix("en")
    for stem in _closed(root) if root + "en" == word else {root}:
        yield from (stem, stem + "t")
        if not stems:
            yield from (stem + ending for ending in ("de", "den", "te", "ten"))
            for participle in (f"ge{stem}d", f"ge{stem}t", f"{stem}d", f"{stem}t", f"ge{stem}"):
                yield from dutch_adjective(participle)
    yield from (word, word + "d", word + "de")
    for each in stems:
        if each.endswith("-"):
            stem = each[:-1]
            doubled = re.sub(r"((?:^|[^aeiou])[aeiou])([bdfgklmnprst])$", r"\1\2\2", stem)
            single = re.sub(r"([aeou])\1([bdfgklmnprst])$", r"\1\2", stem)
            yield from (stem, stem + "t", stem + "en", doubled + "en", single + "en")
            yield from (single[:-1] + soft + "en" for hard, soft in (("f", "v"), ("s", "z")) if stem.endswith(hard))
        else:
            yield from dutch_adjective(each)
