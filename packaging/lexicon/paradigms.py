"""The forms of German and Dutch verbs and adjectives by rule. Forms that do not exist do no harm: only words count."""

import re
from collections.abc import Iterator

_ADJECTIVE = ("", "e", "er", "es", "em", "en")
_FINITE = ("", "e", "st", "est", "t", "et", "en", "n")
_PRESENT = ("", "st", "t")
_WEAK = ("te", "test", "ten", "tet", "ete", "etest", "eten", "etet")
_PARTICIPLE = re.compile(r"^(?:ge|be|ent|emp|er|ver|miss).+(?:en|t)$")
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
    """Yield the forms of a verb, weak and, by its other stems (`ging-`, `hilf+`) and forms (`gegangen`), strong."""
    if not word.endswith("n"):
        yield from stems
        return
    stem = re.sub(r"e?n$", "", word)
    regular = {stem, _SHORT.sub(r"\1", stem)}
    if not stems:
        yield from (each + ending for each in regular for ending in _WEAK)
        for participle in (f"ge{stem}t", f"ge{stem}et", f"{stem}t", f"{stem}et"):
            yield from german_adjective(participle)
    yield from (each + ending for each in regular for ending in _FINITE)
    for participle in (f"{word}d", f"zu{word}d", *filter(_PARTICIPLE.search, stems)):
        yield from german_adjective(participle)
    for each in stems:
        endings = {"-": _FINITE, "+": _PRESENT}.get(each[-1])
        yield from (each[:-1] + ending for ending in endings) if endings else (each,)


_DOUBLE = re.compile(r"([bdfgklmnprst])\1$")
_OPEN = re.compile(r"(^|[^aeiou])([aeou])([bcdfghjklmnpqrstvwxz])$")
_UNSTRESSED = re.compile(r"[aeiouy].*e[lmnr]$")  # wandel, adem; but also verneem
_HARD = re.compile(r"([tkfspxc]|ch)$")


def _closed(stem: str) -> set[str]:
    """Return how a stem may be written where no ending follows: `lop` as `loop`, `pakk` as `pak`, `lev` as `leef`."""
    if _DOUBLE.search(stem):
        return {stem[:-1]}
    found = {_OPEN.sub(r"\1\2\2\3", stem)} | ({stem} if _UNSTRESSED.search(stem) else set())
    return {re.sub("v$", "f", re.sub("z$", "s", each)) for each in found}


def dutch_adjective(word: str) -> Iterator[str]:
    """Yield what an adjective or participle becomes."""
    yield from (word, word + "e", word + "en")


def dutch_verb(word: str, *stems: str) -> Iterator[str]:
    """Yield the forms of a verb, weak and, by its other stems (`liep-`) and forms (`gelopen`), strong."""
    if not word.endswith("n"):
        yield from stems
        return
    root = word.removesuffix("n") if word.endswith(("aan", "ien", "oen")) else word.removesuffix("en")
    sound = "t" if _HARD.search(root) else "d"
    for stem in _closed(root) if root + "en" == word else {root}:
        yield from (stem, stem + "t")
        if not stems:
            yield from (stem + sound + ending for ending in ("e", "en"))
            participle = stem if stem.endswith(sound) else stem + sound
            for each in (participle, f"ge{participle}", f"ge{word}"):
                yield from dutch_adjective(each)
    yield from (word, word + "d", word + "de")
    for each in stems:
        if each.endswith("-"):
            stem = each[:-1]
            doubled = re.sub(r"((?:^|[^aeiou])[aeiou])([bdfgklmnprst])$", r"\1\2\2", stem)
            single = re.sub(r"([aeou])\1([bdfgklmnprst])$", r"\1\2", stem)
            yield from (stem, stem + "t", stem + "en", doubled + "en", single + "en")
            yield from (single[:-1] + soft + "en" for hard, soft in (("f", "v"), ("s", "z")) if stem.endswith(hard))
        elif each.startswith("ge"):
            yield from dutch_adjective(each)
        else:
            yield each
