"""The shelf of dictionaries, the one in use (lists are read on a background thread), and the family's house words."""

import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from PySide6.QtCore import QLocale, QObject, Signal

from boggle_desk.engine.house import MOST_WORDS, House, HouseFault, HouseWord, house_in
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.players import name_key
from boggle_desk.engine.word_list import A_TO_Z, Alphabet, WordList
from boggle_desk.models.background_task import BackgroundTask, StopFlag
from boggle_desk.models.choices import SettingsModel
from boggle_desk.settings import Settings
from boggle_desk.storage.house import HouseWords, merged
from boggle_desk.storage.lexica import (
    SHIPPED,
    ShelfEntry,
    add_word_list,
    alphabets,
    open_lexicon,
    remove,
    shelf,
    shipped_in,
    suggest_alphabet,
)


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
        return lexicon.house_fault(word, counts) or (HouseFault.FULL if full else None)

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


class Step(StrEnum):
    SHELF = "shelf"
    OPEN = "open"
    ADD = "add"
    REMOVE = "remove"


@dataclass(frozen=True)
class Added:
    """A list that was put on the shelf, and the account of its reading."""

    key: str
    title: str
    account: WordList
    alphabet: Alphabet = A_TO_Z  # the letters in which it was read


@dataclass(frozen=True)
class Suggested:
    """A list that seems to need other letters than it was to be read in. It is not yet on the shelf."""

    path: Path
    chosen: Alphabet
    needed: Alphabet


class LexicaModel(QObject):
    """Knows the dictionaries, the one in use, and how to add and remove lists.

    Call `start` once. `lexicon` is None until the first dictionary is open.
    """

    entries_changed = Signal()
    lexicon_changed = Signal()
    added = Signal(object)  # an `Added`
    letters_suggested = Signal(object)  # a `Suggested`; `add` again, sure now, puts the list on the shelf
    add_stopped = Signal()
    failed = Signal(object, object)  # a `Step` and the exception: OSError, NotAWordList, NoSuchLexicon, DamagedLexicon

    def __init__(self, choices: SettingsModel, house: HouseModel | None = None) -> None:
        """`house` has the family's words, none by default."""
        super().__init__()
        self._choices = choices
        self._house = house or HouseModel((), lambda _words: None)
        self.entries: tuple[ShelfEntry, ...] = ()  # the dictionaries that can be chosen, the shipped ones first
        self.alphabets: tuple[Alphabet, ...] = (A_TO_Z,)
        """The alphabets in which a list can be read; A to Z comes first, the others with the first entries."""
        self.lexicon: Lexicon | None = None
        """The dictionary in use, with the family setting and the house words in force."""
        self.adding = False  # whether a list is being read
        self._wanted = ""
        self._shelf, self._opening, self._adding = BackgroundTask(self), BackgroundTask(self), BackgroundTask(self)
        self._removing = BackgroundTask(self, latest_only=False)
        self._reading = BackgroundTask(self)
        self._adding.stopped.connect(self._has_stopped)
        choices.changed.connect(self._follow)
        self._house.changed.connect(self._follow_house)

    @property
    def language(self) -> str:
        """The language of the dictionary in use as a code, or empty if there is none or it does not say."""
        return self.lexicon.language if self.lexicon else ""

    def language_of(self, key: str) -> str:
        """Return the language of a dictionary as a code, that of the game where the dictionary does not say."""
        entry = next((entry for entry in self.entries if entry.key == key), None)
        return SHIPPED.get(key) or (entry.language if entry else "") or SHIPPED[self.game]

    @property
    def spoken(self) -> str:
        """The language of the dictionary in use as a code, that of the game where the dictionary does not say."""
        return self.language or SHIPPED[self.game]

    @property
    def game(self) -> str:
        """The key of the language in which is played: of its cubes, its tiles and the dictionary that comes with it."""
        chosen = self._choices.settings.game_language
        return chosen if chosen in SHIPPED else shipped_in(QLocale().name().partition("_")[0])

    @property
    def fitting(self) -> tuple[ShelfEntry, ...]:
        """The dictionaries that can be opened and speak the language of the game, or might."""
        code = SHIPPED[self.game]
        return tuple(each for each in self.entries if not each.damaged and each.language in ("", code))

    @property
    def chosen(self) -> str:
        """The key of the dictionary that is chosen, open or not yet."""
        key = self._choices.settings.lexicon
        return self.game if key in ("", *SHIPPED) else key

    def start(self) -> None:
        """Read the shelf and open the chosen dictionary."""
        self.refresh()
        self._open(self.chosen)

    def refresh(self) -> None:
        self._shelf.start(lambda _flag: (shelf(), alphabets()), self._show, self._fails(Step.SHELF))

    def choose(self, key: str) -> None:
        """Use this dictionary and play in its language."""
        entry = next((entry for entry in self.entries if entry.key == key), None)
        code = SHIPPED.get(key) or (entry.language if entry else "")
        game = shipped_in(code) if code else self.game
        self._choices.change(game_language=game, lexicon="" if key in SHIPPED else key)

    def add(self, path: Path, alphabet: Alphabet = A_TO_Z, sure: bool = False) -> None:
        """Put a file's words on the shelf, read in these letters; unless `sure`, a list that seems to need others is
        only `letters_suggested`. One file at a time: while one is read, nothing happens."""
        if self.adding:
            return
        self.adding = True
        self._adding.start(lambda flag: _add(path, alphabet, sure, flag), self._has_read, self._has_not_added)

    def stop_adding(self) -> None:
        """Cancel; the shelf stays as it was."""
        self._adding.cancel()

    def remove(self, key: str) -> None:
        """Take a list off the shelf; if it was in use, use the shipped dictionary."""
        self._removing.start(
            lambda _flag: remove(key),
            lambda _none: self._has_removed(key),
            self._fails(Step.REMOVE),
            survives_page=True,
        )

    def _show(self, found: tuple[list[ShelfEntry], tuple[Alphabet, ...]]) -> None:
        entries, self.alphabets = found
        self.entries = tuple(entries)
        self.entries_changed.emit()

    def _open(self, key: str) -> None:
        """Open a dictionary; if another one is chosen meanwhile, the first is dropped."""
        self._wanted = key
        self._opening.start(lambda _flag: open_lexicon(key), self._use, lambda error: self._cannot_open(key, error))

    def _use(self, lexicon: Lexicon) -> None:
        house = self._house.house_in(lexicon.language or SHIPPED[self.game])
        self.lexicon = lexicon.refusing_offensive(self._choices.settings.refuses_offensive).housed(house)
        self._reading.start(lambda _flag: _read_lemmas(lexicon))
        self.lexicon_changed.emit()

    def _follow_house(self) -> None:
        if self.lexicon:
            self._use(self.lexicon)

    def _cannot_open(self, key: str, error: Exception) -> None:
        """Say so and go on with the shipped dictionary; the choice is forgotten, so that it is said once."""
        self.failed.emit(Step.OPEN, error)
        if key not in SHIPPED:
            self._choices.change(lexicon="")

    def _follow(self, settings: Settings) -> None:
        if self.chosen != self._wanted:
            self._open(self.chosen)
        elif self.lexicon and self.lexicon.refuses_offensive != settings.refuses_offensive:
            self._use(self.lexicon)

    def _has_read(self, read: Added | Suggested) -> None:
        self.adding = False
        if isinstance(read, Suggested):
            self.letters_suggested.emit(read)
        else:
            self.refresh()
            self.added.emit(read)

    def _has_not_added(self, error: Exception) -> None:
        self.adding = False
        self.failed.emit(Step.ADD, error)

    def _has_stopped(self) -> None:
        self.adding = False
        self.refresh()
        self.add_stopped.emit()

    def _has_removed(self, key: str) -> None:
        if key == self.chosen:
            self._choices.change(lexicon="")
        self.refresh()

    def _fails(self, step: Step) -> Callable[[object], None]:
        return lambda error: self.failed.emit(step, error)


def _add(path: Path, alphabet: Alphabet, sure: bool, flag: StopFlag) -> Added | Suggested:
    """Put the list on the shelf, unless it seems to need other letters and nobody is `sure`; where the table has
    changed its mind meanwhile, take it off again."""
    before = {entry.key for entry in shelf()}
    needed = alphabet if sure else suggest_alphabet(path)
    flag.check()
    if needed.own and needed.letters != alphabet.letters:
        return Suggested(path, alphabet, needed)
    lexicon, account = add_word_list(path, alphabet, flag.check)
    if flag.is_set() and lexicon.key not in before:
        remove(lexicon.key)
    return Added(lexicon.key, lexicon.title, account, alphabet)


def _read_lemmas(lexicon: Lexicon) -> None:
    """Read the lemmas, which meanings ask for on the window's thread; who asks then hears of any damage."""
    with suppress(ValueError):
        lexicon.lemma(lexicon.graph.word(0))
