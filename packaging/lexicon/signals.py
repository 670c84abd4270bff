"""Which lemmas a tier may have, and how easy they are, beside how often they are met.

In points of Zipf's scale a thing that one can see or eat is easier than its frequency tells, and long words and those
with a learned ending are harder: texts for adults write `procurement` as often as `caterpillar`.
"""

import math
import re
import tomllib
from collections.abc import Callable, Collection, Iterator, Mapping
from pathlib import Path
from typing import Any

from boggle_desk.engine.glossary import PartOfSpeech
from lexicon import data, gloss_sources, scowl, wordnet

_EASIER, _HARDER, _LETTER = 0.35, 0.5, 0.07
_EASY_LETTERS = 7
_THINGS = frozenset({"animal", "artifact", "body", "food", "object", "plant"})
_HOUSEHOLD = _THINGS | {"person"}
_SIMPLE_SIZE, _EVERYDAY_SIZE = 35, 60
_MAIN = 2
"""How many translations of an English word are its main ones."""
_HOME = 4.8
"""How often, in points of Zipf's scale for both languages together, a thing is met that all know from home: a whisk is
in all kitchens, and in few papers."""
_MET = 200.0
"""How many times in a billion words it is met at least."""
_UMLAUTS = str.maketrans("äöü", "aou")


class Signals:
    """What is known of a language's lemmas; `folded` brings a spelling into the letters of its tiles."""

    def __init__(self, language: Mapping[str, Any], folder: Path, folded: Callable[[str], str]) -> None:
        root = data.unpacked(folder)
        self._household = dict[str, float]()
        self._made: list[list[str]] = language.get("made", [])
        self._learned = re.compile(language.get("learned", "(?!)")).search
        self._sizes: Mapping[str, int] = {}
        self._known: set[str] | None = None
        self._things = set[str]()
        if language["code"] == "en":
            self._sizes = scowl.words(root / language["words"]["path"])
            self._things = wordnet.things(root / language["lemmas"]["path"], _THINGS)
            return
        if "dictionary" in language:
            english = tomllib.loads(data.TABLE.read_text(encoding="utf-8"))["english"]
            for word, often in _home(language["dictionary"], folder, english):
                self._household[folded(word)] = max(often, self._household.get(folded(word), 0.0))
            self._things = set(self._household)
        if "glosses" in language:
            heads = [
                (folded(word.lower()), meanings[0]) for word, meanings in data.glosses(folder, language["glosses"])
            ]
            is_thing = re.compile(language["things"]).search
            self._known = {word for word, _ in heads}
            self._things = {word for word, meaning in heads if is_thing(meaning)}

    def may_be_simple(self, lemma: str) -> bool:
        """Return whether a lemma may be in the tier Simple."""
        return self._sizes.get(lemma, 0) <= _SIMPLE_SIZE and self.may_be_everyday(lemma)

    def may_be_everyday(self, lemma: str) -> bool:
        """Return whether it may be in the tier Everyday."""
        return (self._known is None or lemma in self._known) and self._sizes.get(lemma, 0) <= _EVERYDAY_SIZE

    def is_of_home(self, lemma: str, often: float, simple: Collection[str]) -> bool:
        """Return whether a lemma is everyday whatever its rank: a thing of a household, or made from a word of `simple`
        as those for a woman or a small thing are."""
        if often < _MET:
            return False
        bases = [lemma.removesuffix(end) + base for end, base in self._made if lemma.endswith(end)]
        made = any(each in simple or each.translate(_UMLAUTS) in simple for each in bases)
        return made or self._household.get(lemma, -math.inf) + math.log10(often) >= _HOME

    def ease(self, lemma: str, often: float) -> float:
        """Return how easy a lemma is, in points of Zipf's scale."""
        harder = _HARDER * (self._learned(lemma) is not None) + _LETTER * max(0, len(lemma) - _EASY_LETTERS)
        return math.log10(often) + _EASIER * (lemma in self._things) - harder


def _home(dictionary: str, folder: Path, english: Mapping[str, Any]) -> Iterator[tuple[str, float]]:
    """Yield the words for things and people, as dictionaries with English call them in both directions, with the
    English word's frequency on Zipf's scale."""
    root = data.unpacked(folder)
    often, sizes = data.frequencies(folder, "en"), scowl.words(root / english["words"]["path"])
    known = {
        word: math.log10(often[word])
        for word in wordnet.things(root / english["lemmas"]["path"], _HOUSEHOLD, _MAIN)
        if word in often and sizes.get(word, _EVERYDAY_SIZE + 1) <= _EVERYDAY_SIZE
    }
    for pair, is_english in ((f"eng-{dictionary}", True), (f"{dictionary}-eng", False)):
        for each in gloss_sources.articles(root, pair):
            if each.part in (None, PartOfSpeech.NOUN) and not each.name:
                for there in each.translations[:_MAIN]:
                    word, thing = (there, each.word) if is_english else (each.word, there)
                    if often_there := known.get(thing.lower()) or known.get(thing.lower().removesuffix("s")):
                        yield word.lower(), often_there
