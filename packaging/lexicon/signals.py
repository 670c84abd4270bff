"""Which lemmas a tier may have, and how easy they are, beside how often they are met.

In points of Zipf's scale a thing that one can see or eat is easier than its frequency tells, and long words and those
with a learned ending are harder: texts for adults write `procurement` as often as `caterpillar`.
"""

import math
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from boggle_desk.engine.word_list import fold
from lexicon import data, scowl, wordnet

_EASIER, _HARDER, _LETTER = 0.35, 0.5, 0.07
_EASY_LETTERS = 7
_FOREIGN = 1.2
"""How many points commoner a word is in English that is no common word of another language."""
_THINGS = frozenset({"animal", "artifact", "body", "food", "object", "plant"})
_SIMPLE_SIZE, _EVERYDAY_SIZE = 35, 60


class Signals:
    """What is known of a language's lemmas; `folded` brings a spelling into the letters of its tiles."""

    def __init__(self, language: Mapping[str, Any], folder: Path, folded: Callable[[str], str]) -> None:
        root = data.unpacked(folder)
        self._learned = re.compile(language.get("learned", "(?!)")).search
        self._sizes: Mapping[str, int] = {}
        self._known: set[str] | None = None
        self._things = set[str]()
        self._english: Mapping[str, float] = {}
        if language["code"] == "en":
            self._sizes = scowl.words(root / language["words"]["path"])
            self._things = wordnet.things(root / language["lemmas"]["path"], _THINGS)
            return
        self._english = {folded(word): often for word, often in data.frequencies(folder, "en").items()}
        if "glosses" in language:
            heads = [(folded(word.lower()), meanings[0]) for word, meanings in data.glosses(folder, language["glosses"])]
            is_thing = re.compile(language["things"]).search
            self._known = {word for word, _ in heads}
            self._things = {word for word, meaning in heads if is_thing(meaning)}

    def may_be_simple(self, lemma: str, often: float) -> bool:
        """Return whether a lemma that is met so many times in a billion words may be in the tier Simple."""
        return self._sizes.get(lemma, 0) <= _SIMPLE_SIZE and self.may_be_everyday(lemma, often)

    def may_be_everyday(self, lemma: str, often: float) -> bool:
        """Return whether it may be in the tier Everyday."""
        known = self._known is None or lemma in self._known
        foreign = math.log10(self._english.get(lemma, 1.0) / often) > _FOREIGN
        return known and not foreign and self._sizes.get(lemma, 0) <= _EVERYDAY_SIZE

    def ease(self, lemma: str, often: float) -> float:
        """Return how easy a lemma is, in points of Zipf's scale."""
        harder = _HARDER * (self._learned(lemma) is not None) + _LETTER * max(0, len(lemma) - _EASY_LETTERS)
        return math.log10(often) + _EASIER * (lemma in self._things) - harder
