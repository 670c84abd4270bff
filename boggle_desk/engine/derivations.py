"""Guessing from which other word an English word without an entry is made. A guess can be wrong and is labelled."""

from collections.abc import Iterator

from boggle_desk.engine.lemmas import PartOfSpeech, lemmas

_NOUN, _VERB, _ADJECTIVE, _ADVERB = (
    PartOfSpeech.NOUN,
    PartOfSpeech.VERB,
    PartOfSpeech.ADJECTIVE,
    PartOfSpeech.ADVERB,
)
_ALL = frozenset({_NOUN, _VERB, _ADJECTIVE, _ADVERB})
Parts = frozenset[PartOfSpeech]

_SPELLINGS = (("ise", "ize"), ("isa", "iza"), ("isi", "izi"), ("our", "or"), ("ae", "e"), ("oe", "e"), ("tre", "ter"))
"""British spellings and their American counterparts."""

_ENDINGS: tuple[tuple[str, tuple[str, ...], Parts], ...] = (
    ("iness", ("y",), frozenset({_ADJECTIVE})),
    ("ness", ("",), frozenset({_ADJECTIVE})),
    ("ily", ("y",), frozenset({_ADJECTIVE})),
    ("bly", ("ble",), frozenset({_ADJECTIVE})),
    ("ly", ("", "le"), frozenset({_ADJECTIVE})),
    ("less", ("",), frozenset({_NOUN})),
    ("like", ("",), frozenset({_NOUN})),
    ("ish", ("", "e"), frozenset({_NOUN, _ADJECTIVE})),
    ("able", ("", "e"), frozenset({_VERB})),
    ("er", ("", "e"), frozenset({_VERB})),
    ("or", ("", "e"), frozenset({_VERB})),
    ("ing", ("", "e"), frozenset({_VERB})),
    ("ed", ("", "e"), frozenset({_NOUN})),
    ("y", ("", "e"), frozenset({_NOUN})),
    ("ship", ("",), frozenset({_NOUN})),
    ("dom", ("",), frozenset({_NOUN})),
    ("ism", ("", "e", "y"), frozenset({_NOUN, _ADJECTIVE})),
    ("ist", ("", "e", "y"), frozenset({_NOUN, _ADJECTIVE})),
)
"""Endings, what may stand in their place in the word they are put to, and what kind of word that is."""

_BEGINNINGS = (
    "anti", "counter", "fore", "inter", "mis", "multi", "non", "out", "over", "post", "pre", "re", "semi", "sub",
    "super", "un", "under", "up",
)  # fmt: skip
_SHORTEST_ORIGIN = 3


def derivations(word: str) -> Iterator[tuple[Parts, str]]:
    """Yield words from which `word`, or the word it is an inflection of, may be made, with their parts of speech; they
    need not exist."""
    forms = [(_ALL, word), *((frozenset({part}), stem) for part, stem in lemmas(word, {}))]
    yield from _endings(word)
    for parts, form in forms:
        yield from ((parts, form.replace(there, here)) for there, here in _SPELLINGS if there in form)
    for _, form in forms[1:]:
        yield from _endings(form)
    for parts, form in forms:
        for beginning in _BEGINNINGS:
            if form.startswith(beginning) and len(form) >= len(beginning) + _SHORTEST_ORIGIN:
                yield parts, form.removeprefix(beginning)


def _endings(word: str) -> Iterator[tuple[Parts, str]]:
    for ending, replacements, parts in _ENDINGS:
        stem = word.removesuffix(ending)
        if stem == word or len(stem) < _SHORTEST_ORIGIN:
            continue
        yield from ((parts, stem + replacement) for replacement in replacements)
        if stem[-1] == stem[-2]:  # runner, muddy
            yield parts, stem[:-1]
