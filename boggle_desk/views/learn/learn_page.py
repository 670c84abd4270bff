"""The room in which words are learned: the quiz, what was missed, lists to study, and questions to the dictionary."""

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import Any, TypeVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QVBoxLayout

from boggle_desk.engine.anagrams import StudyList, read_study_lists
from boggle_desk.engine.flashcards import CardKind, Flashcard, answered
from boggle_desk.engine.learning import Misses, spot_boards
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.statistics import name_key, person_key
from boggle_desk.models.background_task import BackgroundTask, StopFlag
from boggle_desk.models.learn.quiz_run import QuizRun
from boggle_desk.models.learn.service import GamesReader, missed_ones
from boggle_desk.models.learn.words import short_meaning
from boggle_desk.storage.history import GameHistory
from boggle_desk.views.controls import announce, button, label
from boggle_desk.views.forms import Choice
from boggle_desk.views.layouts import LazyTabs, fill
from boggle_desk.views.learn.deck_view import DeckView
from boggle_desk.views.learn.quiz import QuizView
from boggle_desk.views.learn.search_view import SearchView
from boggle_desk.views.learn.spot import SpotView
from boggle_desk.views.learn.study_view import StudyView
from boggle_desk.views.learn.word_tab import LearnTab, MissedView
from boggle_desk.views.page import Page, RoomPage
from boggle_desk.views.paper.printable import Printable, Table, TableSheet
from boggle_desk.views.services import AppContext

_LONGEST_NAME = 60
_PRINTED = 150
"""The most words that are printed."""
_QUIZ, _SPOT, _MISSED, _DECK, _STUDY, _SEARCH = range(6)

Tab = TypeVar("Tab", bound=LearnTab)


class LearnPage(RoomPage):
    """One person learns at a time, chosen at the top. Tabs behind the quiz are made when they are first asked
    for, and follow the page from then on."""

    help_page = "48_learning"

    _missed_known = Signal(object)
    _progress_said = Signal(str)
    _cards_known = Signal(object)

    def __init__(self, services: AppContext, lists: Path) -> None:
        """`lists` is the folder of the lists to study, a file for each set of tiles."""
        super().__init__(services)
        self._lists = lists
        services = self.services
        self._reader: GamesReader | None = None
        self._read = False
        self._named: list[str] = []
        self._finding = BackgroundTask(self)
        self.person: Choice[str] = Choice(self.tr("Who learns"), [])
        self.another = button(self.tr("Another name…"), self._ask_name)
        self.home = button(self.tr("Home"), self.home_asked.emit)
        self.news = label("", "muted", wrap=True)
        self._missed = Misses()
        self._removed: tuple[str, Flashcard] | None = None
        """Whose card was removed last."""
        self._players: tuple[str, ...] | None = None
        """Who ever finished a game, those with the most first; None until that is known."""
        self._asking = BackgroundTask(self)
        self._made: list[LearnTab] = []
        self.quiz = QuizView(services)
        self.spot = SpotView(services, lambda: services.lexica.lexicon)
        self.tabs = LazyTabs()
        self.person.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self._whole = QVBoxLayout(self)
        row = fill(QHBoxLayout(), label(self.tr("Learn"), "title"), (self.news, 1))
        self.news.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        fill(row, self.person, self.another, self.home)
        self._whole.addLayout(row)
        self._whole.addWidget(self.tabs, 1)
        self.tabs.add(self.tr("&Quiz"), self.quiz)
        self.tabs.add(self.tr("S&pot it"), self.spot)
        self.tabs.add(self.tr("New &words"), lambda: self.missed)
        self.tabs.add(self.tr("&Cards"), lambda: self.deck)
        self.tabs.add(self.tr("&Study"), lambda: self.study)
        self.tabs.add(self.tr("&Find words"), lambda: self.search)
        self._connect()
        self._offer_people()
        services.learning.open()
        if services.learning.store:
            self._begin()

    @cached_property
    def missed(self) -> MissedView:
        tab = self._join(MissedView(self.services))
        tab.show_words(self._missed.to_learn)
        self._missed_known.connect(tab.show_words)
        self._progress_said.connect(tab.say)
        return tab

    @cached_property
    def deck(self) -> DeckView:
        tab = self._join(DeckView(self.services))
        self._cards_known.connect(tab.show_cards)
        tab.remove_asked.connect(self._remove)
        return tab

    @cached_property
    def study(self) -> StudyView:
        tab = self._join(StudyView(self.services, self._study_lists))
        self._cards_known.connect(tab.show_cards)
        return tab

    @cached_property
    def search(self) -> SearchView:
        return self._join(SearchView(self.services))

    def _join(self, tab: Tab) -> Tab:
        tab.quiz_asked.connect(self._add)
        self._made.append(tab)
        return tab

    def _connect(self) -> None:
        self.services.learning.ready.connect(self._begin)
        self.services.lexica.lexicon_changed.connect(self._lexicon_changed)
        self.person.currentIndexChanged.connect(lambda _place: self._person_changed())
        self.tabs.currentChanged.connect(lambda _place: self._tab_opened())
        self.quiz.meaning_asked.connect(self.meaning_asked)
        self.spot.spotted.connect(self._note_spotted)
        self.spot.next_asked.connect(self._show_spots)
        self.quiz.missed_asked.connect(lambda: self.tabs.setCurrentIndex(_MISSED))
        self.quiz.study_asked.connect(lambda: self.tabs.setCurrentIndex(_STUDY))

    def fit(self) -> None:
        px = self.look.px
        narrow = self.width() < px(900)
        side = px(12 if narrow else 48)
        self._whole.setContentsMargins(side, px(8), side, px(8))
        self.another.setVisible(not narrow)

    @property
    def idle(self) -> bool:
        """Whether all games are looked through and what was missed is shown."""
        return self._read and not self._finding.running and not self._asking.running

    def _lexicon_changed(self) -> None:
        """Ask the other dictionary all that stands on the tabs."""
        for tab in self._made:
            tab.follow_dictionary()
        self._person_changed()

    def _study_lists(self) -> tuple[StudyList, ...]:
        """Return the lists of the dictionary's language, English ones where it does not say; none until there is a
        dictionary."""
        lexicon = self.services.lexica.lexicon
        return read_study_lists(self._lists_in(lexicon.language), lexicon.graph.alphabet) if lexicon else ()

    def _lists_in(self, language: str) -> Path:
        keys = (tiles.key for tiles in self.services.tile_sets.values() if tiles.language == language)
        own = next((self._lists / f"{key}.toml" for key in keys), None)
        return own if own and own.exists() else self._lists / "english.toml"

    # ------------------------------------------------------------------------------------- who learns

    def _offer_people(self) -> None:
        """Offer those who sat down last, who learn, and who ever finished a game; the one who was chosen stays."""
        store, settings = self.services.learning.store, self.services.choices.settings
        sat = tuple(player.name for player in settings.players if player.level is None)
        learner = (settings.learner,) if settings.learner and not self._is_stranger(settings.learner) else ()
        names: dict[str, str] = {}
        for name in (*sat, *learner, *(self._players or ()), *(store.people() if store else ()), *self._named):
            if person_key(name):
                names.setdefault(name_key(name), name)
        if not names:
            names[""] = self.tr("Me")
        self._offer(list(names.values()), self.person_name)

    def _is_stranger(self, name: str) -> bool:
        """Return whether somebody neither sat down last, nor has cards or games, nor was named here."""
        store, players = self.services.learning.store, self.services.choices.settings.players
        if store is None or self._players is None:
            return False
        known = (*(player.name for player in players), *self._players, *store.people(), *self._named)
        return name_key(name) not in map(name_key, known)

    def _ask_players(self) -> None:
        """Ask the history who has finished a game."""

        def known(history: GameHistory, flag: StopFlag) -> tuple[str, ...]:
            history.update(flag.check)
            return history.people()

        self._asking.start(self.services.history.asking(known), self._know_players)

    def _know_players(self, names: tuple[str, ...]) -> None:
        before, self._players = self.person_name, names
        self._offer_people()
        if names and self._is_stranger(self.services.choices.settings.learner):
            self._offer([self.person.itemText(place) for place in range(self.person.count())], names[0])
        if self.person_name != before:
            self._person_changed()

    def _offer(self, names: list[str], chosen: str) -> None:
        self.person.blockSignals(True)
        self.person.offer([(name, name) for name in names])
        self.person.choose(chosen or self.services.choices.settings.learner)
        self.person.blockSignals(False)

    @property
    def person_name(self) -> str:
        return self.person.chosen or ""

    def _ask_name(self) -> None:
        name = self.services.ask.line(self, self.tr("Who learns?"), self.tr("Name:"))
        name = " ".join((name or "").split())[:_LONGEST_NAME]
        if not name:
            return
        names = [self.person.itemText(place) for place in range(self.person.count())]
        known = next((each for each in names if name_key(each) == name_key(name)), name)
        self._named.append(known)
        self._offer(names if known in names else [*names, known], known)
        self._person_changed()

    def _person_changed(self) -> None:
        if self.services.learning.store is None:
            return
        if self._players is not None and not self._is_stranger(self.person_name):
            self.services.choices.change(learner=self.person_name)
        self.quiz.begin(self.person_name)
        self._show_cards()
        self._find_missed()

    # ------------------------------------------------------------------------------------- the store

    def _begin(self) -> None:
        store, services = self.services.learning.store, self.services
        if store is None or self.quiz.run:
            return
        self._offer_people()
        self.quiz.take(QuizRun(store, services.glossary, services.rng, services.learning.today, self))
        self._person_changed()
        self._ask_players()
        self._reader = GamesReader(services.store, store, self)
        self._reader.progressed.connect(self._say_progress)
        self._reader.finished.connect(self._games_read)
        self._reader.start()

    def _games_read(self) -> None:
        self._read = True
        self._find_missed()

    def _say_progress(self, done: int, total: int) -> None:
        self._progress_said.emit(
            self.tr("Looking through your games: {done} of {total}").format(done=done, total=total)
        )

    def _find_missed(self) -> None:
        store, lexicon = self.services.learning.store, self.services.lexica.lexicon
        if store is None or lexicon is None:
            return
        texts, name = store.sighted(), self.person_name
        self._finding.start(
            lambda flag: missed_ones(texts, name, lexicon, flag), lambda found: self._show_missed(found, name)
        )

    def _show_missed(self, found: Misses, name: str) -> None:
        if self.person_name == name and (store := self.services.learning.store):
            held = {card.word for card in store.cards(name) if card.subject is CardKind.WORD}
            self._missed = Misses(tuple(each for each in found.to_learn if each.word not in held), found.overlooked)
            self._missed_known.emit(self._missed.to_learn)
            self._show_spots()

    def _show_spots(self) -> None:
        store, today = self.services.learning.store, self.services.learning.today()
        if store:
            known = {word for word, card in self._spot_cards().items() if card.due > today}
            self.spot.show_boards(spot_boards(self._missed.overlooked, known))

    def _spot_cards(self) -> dict[str, Flashcard]:
        store = self.services.learning.store
        cards = store.cards(self.person_name) if store else ()
        return {card.word: card for card in cards if card.subject is CardKind.SPOT}

    def _note_spotted(self, word: str, found: bool) -> None:
        """Save whether a word was found on its board."""
        store, today = self.services.learning.store, self.services.learning.today()
        if store:
            store.add(self.person_name, [word], [CardKind.SPOT], today)
            card = self._spot_cards()[word]
            store.note(self.person_name, card, answered(card, found, today), CardKind.SPOT.value, today)

    def _add(self, words: tuple[str, ...], subjects: object) -> None:
        store = self.services.learning.store
        if store is None or not isinstance(subjects, tuple):
            return
        added = store.add(self.person_name, words, subjects, self.services.learning.today())
        self._cards_changed(
            self.tr("%n card(s) added to the quiz.", "", added) if added else self.tr("They're in the quiz already.")
        )

    def _show_cards(self) -> None:
        store = self.services.learning.store
        if store:
            self._cards_known.emit(store.cards(self.person_name))

    def _remove(self, card: Flashcard) -> None:
        if self.quiz.run:
            self._removed = self.person_name, card
            self.quiz.run.remove(card)
            self._cards_changed(self.tr("{word} won't be asked. Undo brings it back.").format(word=card.word.upper()))

    def _put_back(self) -> None:
        store = self.services.learning.store
        if store and self._removed:
            name, card = self._removed
            store.put_back(name, card)
            self._removed = None
            self._cards_changed("")
            self.deck.choose(card)

    def _cards_changed(self, text: str) -> None:
        """Follow cards that were added or removed on a tab, and say so."""
        self.quiz.begin(self.person_name)
        self._show_cards()
        self._find_missed()
        self.news.setText(text)
        announce(self, text)

    # ------------------------------------------------------------------------------------- the page

    def _tab_opened(self) -> None:
        self.news.clear()
        tab = self.tabs.front
        if isinstance(tab, LearnTab):
            if isinstance(tab, StudyView | DeckView):
                self._show_cards()
            tab.open_tab()
        elif tab is self.spot:
            self._show_spots()
            self.spot.take_focus()
        else:
            self.quiz.begin_day()
            self.quiz.take_focus()

    def take_focus(self) -> None:
        self._tab_opened()

    def take_back(self) -> None:
        """Undo the last answer of the quiz, or bring back the card that was removed last."""
        if self.tabs.front is self.quiz:
            self.quiz.undo()
        elif self._can_put_back:
            self._put_back()

    def can_now(self, act: Callable[[Any], None]) -> bool:
        if act is Page.take_back:
            quiz = self.tabs.front is self.quiz and self.quiz.run is not None and self.quiz.run.can_undo
            return quiz or self._can_put_back
        return super().can_now(act)

    @property
    def _can_put_back(self) -> bool:
        return self._removed is not None and self._removed[0] == self.person_name and self.tabs.currentIndex() == _DECK

    def printables(self, _lexicon: "Callable[[str], Lexicon]") -> "tuple[Printable, ...]":
        """Return the words of the quiz and those to learn next, with what they mean."""
        store, services = self.services.learning.store, self.services
        cards = store.cards(self.person_name) if store else ()
        in_quiz = tuple(dict.fromkeys(card.word for card in cards if card.subject is not CardKind.SPOT))
        heads = self.tr("Word"), self.tr("Meaning")
        sheets = []
        for title, words in (
            (self.tr("Words in the quiz"), in_quiz),
            (self.tr("Words to learn next"), tuple(each.word for each in self._missed.to_learn)),
        ):
            rows = tuple(
                (word.upper(), short_meaning(services.glossary, word, services.lexica.language))
                for word in words[:_PRINTED]
            )
            if rows:
                sheets.append(TableSheet(title, [Table(self.person_name, (heads, *rows), (False, False))]))
        return tuple(sheets)

    def marked_word(self) -> str:
        tab = self.tabs.front
        return tab.side.word if isinstance(tab, LearnTab) else ""

    def leave(self) -> None:
        for tab in self._made:
            tab.stop()
        if self._reader:
            self._reader.cancel()
        self._finding.cancel()
        self._asking.cancel()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        place = event.key() - int(Qt.Key.Key_1)
        if event.modifiers() == Qt.KeyboardModifier.ControlModifier and 0 <= place < self.tabs.count():
            self.tabs.setCurrentIndex(place)
        else:
            super().keyPressEvent(event)
