"""The family's house words as one observable value."""

import time
from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, Signal

from boggle_desk.engine.house import MOST_WORDS, House, HouseFault, HouseWord, house_fault, house_in
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.players import name_key
from boggle_desk.storage.house import HouseWords, merged


class HouseModel(QObject):
    """The house words. Every change is saved and emits `changed`."""

    changed = Signal()

    def __init__(
        self, words: HouseWords, keep: Callable[[HouseWords], None], now: Callable[[], float] = time.time
    ) -> None:
        """`keep` saves the words and returns at once (`SmallFile.keep`); `now` gives the seconds since 1970."""
        super().__init__()
        self.words = words  # the latest first
        self._keep, self._now = keep, now

    def house_in(self, language: str) -> House:
        return house_in(language, self.words)

    def find(self, word: str, language: str) -> HouseWord | None:
        """Return what the family says of a lower-case word; None leaves it to the dictionary."""
        return next((each for each in self.words if (each.word, each.language) == (word, language)), None)

    def fault(self, word: str, lexicon: Lexicon, counts: bool) -> HouseFault | None:
        """Return why a lower-case word can't be ruled on, or None if it can."""
        full = len(self.words) >= MOST_WORDS and not self.find(word, lexicon.language)
        return house_fault(word, lexicon, counts) or (HouseFault.FULL if full else None)

    def rule(self, word: str, language: str, counts: bool | None, by: str = "") -> None:
        """Add a lower-case word of a language, or leave it out; None leaves it to the dictionary."""
        others = tuple(each for each in self.words if (each.word, each.language) != (word, language))
        new = () if counts is None else (HouseWord(word, language, counts, by, int(self._now())),)
        self._change((*new, *others))

    def bring(self, words: Iterable[HouseWord]) -> None:
        self._change(merged(self.words, words))

    def forget_person(self, key: str) -> None:
        self._change(
            tuple(
                HouseWord(each.word, each.language, each.counts, "", each.at) if name_key(each.by) == key else each
                for each in self.words
            )
        )

    def _change(self, words: HouseWords) -> None:
        if words != self.words:
            self.words = words
            self._keep(words)
            self.changed.emit()
