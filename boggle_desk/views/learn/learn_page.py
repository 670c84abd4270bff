"""The room in which words are learned: the page of words, the quiz, and boards with words to spot."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox

from boggle_desk.engine.anagrams import StudyList, read_study_lists
from boggle_desk.engine.flashcards import CardKind, Flashcard, answered
from boggle_desk.engine.learning import Misses, spot_boards
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.players import name_key, person_key
from boggle_desk.models.background_task import BackgroundTask, StopFlag
from boggle_desk.models.learn.quiz_run import QuizRun
from boggle_desk.models.learn.service import GamesReader, offer
from boggle_desk.models.learn.words import short_meaning
from boggle_desk.models.locale_text import name_text
from boggle_desk.storage.history import GameHistory
from boggle_desk.storage.learning import WordSeen
from boggle_desk.views.controls import button, label, show_if
from boggle_desk.views.forms import Choice
from boggle_desk.views.layouts import Flow, LazyTabs, WrappingRow, fill, in_column, spaced
from boggle_desk.views.learn.quiz import QuizView
from boggle_desk.views.learn.spot import SpotView
from boggle_desk.views.learn.words_view import WordsView
from boggle_desk.views.page import MenuEntry, PageAct, WorkPage
from boggle_desk.views.paper.printable import Printable, PrintedTable, TableSheet
from boggle_desk.views.services import AppContext

_LONGEST_NAME = 60
_PRINTED = 150  # the most words that are printed
_WORDS, _QUIZ, _SPOT = range(3)


class LearnPage(WorkPage):
    """One person learns at a time, chosen at the top, in the language of the dictionary that is chosen beside it."""

    help_page = "48_learning"
    takes_letters = True

    def __init__(self, services: AppContext, lists: Path) -> None:
        """`lists` is the folder of the lists to study, a file for each set of tiles."""
        super().__init__(services)
        self._lists = lists
        services = self.services
        self._reader: GamesReader | None = None
        self._read = False
        self._named: list[str] = []
        self._finding = BackgroundTask(self, "words to learn cannot be found")
        self._asking = BackgroundTask(self)
        self.person: Choice[str] = Choice(self.tr("Who learns"), [])
        ages = [(self.tr("Grown-up"), False), (self.tr("Child"), True)]
        self.age: Choice[bool] = Choice(self.tr("Whose words"), ages)
        self.language: Choice[str] = Choice(self.tr("Language"), [])
        self.another = button(self.tr("Another name…"), self._ask_name)
        self.home = button(self.tr("Home"), self.home_asked.emit)
        self._offered = Misses()
        self._removed: tuple[str, Flashcard] | None = None  # whose card was removed last
        self._players: tuple[str, ...] | None = None
        """Who ever finished a game, those with the most first; None until that is known."""
        self.words = WordsView(services, self._study_lists)
        self.quiz = QuizView(services)
        self.spot = SpotView(services, lambda: services.lexica.lexicon)
        self.tabs = LazyTabs()
        for choice in (self.person, self.age, self.language):
            choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        head = (self.language, self.person, self.age, self.another, self.home)
        self._head = spaced(WrappingRow(), self.look, 10)
        self._title = label(self.tr("Words"), "title")
        fill(self._head, self._title, (self.news, 100), 1, Flow(self.look, head))
        self._whole = in_column(self.look, self._head, (self.tabs, 1), on=self)
        self.tabs.add(self.tr("&Words"), self.words)
        self.tabs.add(self.tr("&Quiz"), self.quiz)
        self.tabs.add(self.tr("S&pot it"), self.spot)
        self._connect()
        self._offer_people()
        self._offer_languages()
        self._show_person()
        services.learning.open()
        if services.learning.store:
            self._begin()

    def _connect(self) -> None:
        lexica, house = self.services.lexica, self.words.view.house
        self.services.learning.ready.connect(self._begin)
        lexica.lexicon_changed.connect(self._lexicon_changed)
        lexica.entries_changed.connect(self._offer_languages)
        self.person.currentIndexChanged.connect(lambda _place: self._person_changed())
        self.age.activated.connect(lambda _place: self._age_changed())
        self.language.activated.connect(lambda _place: lexica.choose(self.language.value))
        self.tabs.currentChanged.connect(lambda _place: self._tab_opened())
        self.words.quiz_asked.connect(self._add)
        self.words.remove_asked.connect(self._remove)
        self.words.tier_asked.connect(self._find_words)
        self.words.view.game_asked.connect(self._open_seen)
        house.all_asked.connect(self.lexica_asked)
        self.quiz.meaning_asked.connect(self.meaning_asked)
        self.quiz.words_asked.connect(lambda: self.tabs.setCurrentIndex(_WORDS))
        self.spot.spotted.connect(self._note_spotted)
        self.spot.next_asked.connect(self._show_spots)

    def fit(self) -> None:
        px = self.look.px
        narrow = self.width() < px(900)
        side = px(12 if narrow else 48)
        self._whole.setContentsMargins(side, px(8), side, px(8))
        show_if(not narrow, self._title, self.another)  # the tab has the title too

    def say(self, text: str, bad: bool = False) -> None:
        super().say(text, bad)
        self.news.setVisible(bool(text))

    @property
    def idle(self) -> bool:
        """Whether all games are looked through, and what was missed and all about the marked word is shown."""
        return self._read and not (self._finding.running or self._asking.running or self.words.busy)

    def _lexicon_changed(self) -> None:
        self._offer_languages()
        self.words.follow_dictionary()
        self._person_changed()

    def _offer_languages(self) -> None:
        lexica = self.services.lexica
        self.language.offer([(name_text(each.title), each.key) for each in lexica.entries if not each.damaged])
        self.language.choose(lexica.chosen)

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
        with QSignalBlocker(self.person):
            self.person.offer([(name, name) for name in names])
            self.person.choose(chosen or self.services.choices.settings.learner)

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
        self._show_person()
        self._begin_quiz()
        self._show_cards()
        self._find_words()

    def _show_person(self) -> None:
        child = self.services.choices.is_child(self.person_name)
        self.age.choose(child)
        self.words.show_person(self.person_name, child)

    def _age_changed(self) -> None:
        self.services.choices.set_child(self.person_name, self.age.value)
        self._person_changed()

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

    def _begin_quiz(self) -> None:
        self.quiz.begin(self.person_name)
        waiting = self.quiz.run.left if self.quiz.run else 0
        title = self.tr("&Quiz ({number})").format(number=waiting) if waiting else self.tr("&Quiz")
        self.tabs.setTabText(_QUIZ, title)

    def _games_read(self) -> None:
        self._read = True
        self._find_words()

    def _say_progress(self, done: int, total: int) -> None:
        self.words.say(self.tr("Looking through your games: {done} of {total}").format(done=done, total=total))

    def _find_words(self) -> None:
        """Look for words to learn next: of the chosen tier, and not in the quiz."""
        store, lexicon = self.services.learning.store, self.services.lexica.lexicon
        if store is None or lexicon is None:
            return
        texts, name, tier = store.sighted(), self.person_name, self.words.tier.value.tier
        held = frozenset(card.word for card in store.cards(name) if card.subject is CardKind.WORD)
        self._finding.start(
            lambda flag: offer(texts, name, lexicon, tier, held, flag), lambda found: self._show_offer(found, name)
        )

    def _show_offer(self, found: Misses, name: str) -> None:
        if self.person_name == name:
            self._offered = found
            self.words.show_new(found.to_learn, found.fresh)
            self._show_spots()

    def _show_spots(self) -> None:
        store, today = self.services.learning.store, self.services.learning.today()
        if store:
            known = {word for word, card in self._spot_cards().items() if card.due > today}
            self.spot.show_boards(spot_boards(self._offered.overlooked, known))

    def _spot_cards(self) -> dict[str, Flashcard]:
        store = self.services.learning.store
        cards = store.cards(self.person_name) if store else ()
        return {card.word: card for card in cards if card.subject is CardKind.SPOT}

    def _note_spotted(self, word: str, found: bool) -> None:
        store, today = self.services.learning.store, self.services.learning.today()
        if store:
            store.add(self.person_name, [word], [CardKind.SPOT], today, self.services.lexica.spoken)
            card = self._spot_cards()[word]
            store.note(self.person_name, card, answered(card, found, today), CardKind.SPOT.value, today)

    def _add(self, words: tuple[str, ...], subjects: object) -> None:
        store, lexica = self.services.learning.store, self.services.lexica
        if store is None or lexica.lexicon is None or not isinstance(subjects, tuple):
            return
        fitting = [word for word in words if word in lexica.lexicon]
        added = store.add(self.person_name, fitting, subjects, self.services.learning.today(), lexica.spoken)
        there = self.tr("They're in the quiz already.") if fitting else self.tr("Only words that count can be asked.")
        self._cards_changed(self.tr("%n card(s) added to the quiz.", "", added) if added else there)

    def _show_cards(self) -> None:
        store = self.services.learning.store
        if store:
            self.words.show_cards(store.cards(self.person_name))

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
            self.words.choose(card)

    def _cards_changed(self, text: str) -> None:
        self._begin_quiz()
        self._show_cards()
        self._find_words()
        self.say(text)

    def _open_seen(self, seen: WordSeen) -> None:
        self.open_game(seen.game, seen.at, self.words.word)

    # ------------------------------------------------------------------------------------- the page

    def _tab_opened(self) -> None:
        self.say("")
        tab = self.tabs.front
        if tab is self.words:
            self._show_cards()
            self.words.take_focus()
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

    def menu_entries(self) -> dict[PageAct, MenuEntry]:
        quiz = self.tabs.front is self.quiz and self.quiz.run is not None and self.quiz.run.can_undo
        return {PageAct.UNDO: MenuEntry(self.take_back, quiz or self._can_put_back)}

    @property
    def _can_put_back(self) -> bool:
        return self._removed is not None and self._removed[0] == self.person_name and self.tabs.front is self.words

    def printables(self, _lexicon: "Callable[[str], Lexicon]") -> "tuple[Printable, ...]":
        """Return the words of the quiz and those to learn next, with what they mean."""
        store, services = self.services.learning.store, self.services
        cards = store.cards(self.person_name) if store else ()
        in_quiz = tuple(dict.fromkeys(card.word for card in cards if card.subject is not CardKind.SPOT))
        heads = self.tr("Word"), self.tr("Meaning")
        sheets = []
        next_ones = (*(each.word for each in self._offered.to_learn), *self._offered.fresh)
        for title, words in ((self.tr("Words in the quiz"), in_quiz), (self.tr("Words to learn next"), next_ones)):
            rows = tuple(
                (word.upper(), short_meaning(services.glossary, word, services.lexica.lexicon))
                for word in words[:_PRINTED]
            )
            if rows:
                sheets.append(TableSheet(title, [PrintedTable(self.person_name, (heads, *rows), (False, False))]))
        return tuple(sheets)

    def marked_word(self) -> str:
        return self.words.word if self.tabs.front is self.words else ""

    def leave(self) -> None:
        self.words.stop()
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
