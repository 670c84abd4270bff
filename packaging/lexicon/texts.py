"""How often a language's own words are met: wordfreq's counts, less what other languages and names explain.

Texts of one language have words of others, and a list without capitals has names. How much of a foreign language they
have, its commonest words tell that are none here; what ten times as much would explain counts as its lemma's other
forms let expect: German has `Meer` though the Dutch say `meer`, for it has `Meere`; Dutch has no `story`. What some
list calls a name counts as often as Wikipedia writes it small. Wikipedia's words with their capitals are from the
language models of Onboard.
"""

from collections import defaultdict
from collections.abc import Collection, Mapping
from pathlib import Path
from statistics import median

from lexicon import data
from lexicon.lemmas import Readings

_LANGUAGES = ("ca", "cs", "de", "en", "es", "fi", "fr", "it", "nb", "nl", "pl", "pt", "sv")
"""Those with Latin letters that wordfreq has well."""
_COMMONEST = 300
_EXPLAINED = 0.1
"""The share of a count that a foreign language has to explain."""
_FAMILY = 2
"""How many times as often as the other forms of its lemma a form may be met."""
_AS_OFTEN = 3
"""A word is believed more if Wikipedia has it more than this part of the count."""
_NAME = 0.6
"""The share of capitals from which a word may be a name."""


def own(
    met: Mapping[str, float], readings: Readings, folder: Path, code: str, names: Collection[str] = ()
) -> dict[str, float]:
    """Return how many times in a billion words each spelling is met as a word of the language `code`; `names` are
    names too, none in a language that writes other nouns with a capital."""
    small, capital, least = data.cased(folder, code)
    shares = {word: share for word, share in _foreign(met, readings, folder, code).items() if share > _EXPLAINED / 2}
    forms = defaultdict[str, set[str]](set)
    for word in met.keys() - shares.keys():
        for lemma in readings.lemmas[word]:
            forms[lemma].add(word)
    found = dict(met)
    for word, share in shares.items():
        read = small.get(word, 0.0) + capital.get(word, 0.0)
        if share > _EXPLAINED * (1 + (_AS_OFTEN * read > met[word])):
            family = max(sum(met[each] for each in forms[lemma]) for lemma in readings.lemmas[word])
            found[word] = min(met[word], _FAMILY * family)
    for word in names:
        if word in found and capital.get(word, 0.0) > _NAME * (capital.get(word, 0.0) + small.get(word, 0.0)):
            part = max(small.get(word, 0.0), least)
            found[word] *= part / (part + capital[word])
    return {word: count for word, count in found.items() if count >= 1}


def _foreign(met: Mapping[str, float], readings: Readings, folder: Path, code: str) -> dict[str, float]:
    """Return which share of its count the foreign language that explains most of it explains of each spelling."""
    here, found = data.frequencies(folder, code), dict[str, float]()
    for other in _LANGUAGES:
        if other != code:
            there = data.frequencies(folder, other)
            alien = [word for word in there if word.isalpha() and word not in readings.lemmas][:_COMMONEST]
            part = median(here.get(word, 1.0) / there[word] for word in alien)
            for word in there.keys() & met.keys():
                found[word] = max(found.get(word, 0.0), part * there[word] / met[word])
    return found
