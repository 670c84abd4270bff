"""The page of words: at the left one finds words, by what is typed or in a list; at the right one reads about one."""

from collections.abc import Callable, Iterable
from enum import Enum, auto
from functools import partial

from PySide6.QtCore import QModelIndex, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QHideEvent,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPalette,
    QShortcut,
)
from PySide6.QtWidgets import (
    QLineEdit,
    QMenu,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from boggle_desk.engine.anagrams import AnagramOrder, BadQuery, StudyList, StudyWords, WordQuery, check_query, words_of
from boggle_desk.engine.flashcards import CardKind, Flashcard, standing
from boggle_desk.engine.learning import Missed
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.scrabble.tiles import values_in
from boggle_desk.engine.tiers import Tier, Vocabulary
from boggle_desk.engine.word_list import LONGEST
from boggle_desk.models.background_task import BackgroundTask
from boggle_desk.models.learn.prompts import LearnStrings, with_gap
from boggle_desk.models.learn.words import (
    IN_QUIZ,
    MOST_SHOWN,
    Wish,
    WordAnswer,
    WordColumn,
    WordRow,
    WordsModel,
    answer,
)
from boggle_desk.models.locale_text import name_text
from boggle_desk.models.rows_model import Index
from boggle_desk.views.appearance import CENTRE, Appearance, mixtures, set_pen_brush, sized_font, write
from boggle_desk.views.controls import Card, FittingButton, button, label, set_role, unkeyed
from boggle_desk.views.forms import Capitals, Choice, Segments
from boggle_desk.views.house_words import HouseStrings
from boggle_desk.views.layouts import Scrolled, button_row, in_column, in_row, on_resize
from boggle_desk.views.learn.cubes import tier_icon
from boggle_desk.views.learn.word_view import WordView
from boggle_desk.views.letters import typed_letters
from boggle_desk.views.services import AppContext
from boggle_desk.views.tables import RowTable

_WAIT_MS = 250  # the answer comes when nothing was typed for so long
_MOST_ADDED, _MOST_NEW = 100, 20  # the most words that are put into the quiz at once, and of those to learn next
_ROW, _NARROW = 46, 900
_LETTERS, _PATTERN = "+", "?.*"  # what letters begin with, and the signs of a pattern


class ListKind(Enum):
    """What is listed while nothing is typed."""

    NEW = auto()  # words to learn next: missed ones, then others of the tier
    CARDS = auto()
    HOUSE = auto()
    STUDY = auto()


class _Cells(QStyledItemDelegate):
    """Paints words large, and a box with a plus or a tick for the quiz."""

    def __init__(self, look: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:  # the name is Qt's
        super().initStyleOption(option, index)
        if index.column() == WordColumn.WORD:
            option.font = sized_font(self._look.px(19), QFont.Weight.Black)
        elif index.column() == WordColumn.NOTE:
            option.palette.setColor(QPalette.ColorRole.Text, QColor(self._look.theme.muted))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        if index.column() != WordColumn.QUIZ:
            super().paint(painter, option, index)
            return
        theme, px = self._look.theme, self._look.px
        sign = str(index.data())
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(option.rect, QColor(mixtures(theme)["chosen"]))
        box = QRectF(0, 0, px(34), px(34))
        box.moveCenter(QRectF(option.rect).center())
        held = sign == IN_QUIZ
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        set_pen_brush(painter, theme.good if held else theme.card, None if held else theme.muted)
        painter.drawRoundedRect(box, px(9), px(9))
        write(painter, box, sign, sized_font(px(20)), theme.card if held else theme.text, CENTRE)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        hint = super().sizeHint(option, index)
        return QSize(self._look.px(50), hint.height()) if index.column() == WordColumn.QUIZ else hint


class WordsTable(RowTable):
    """Words with their meanings. Space, or a click on the last column, puts one into the quiz or takes it out."""

    chosen = Signal(str)  # the word of the row that the keyboard or the mouse came to
    toggled = Signal(object)  # the `WordRow` that is to go into the quiz, or out of it

    def __init__(self, look: Appearance, model: WordsModel, name: str) -> None:
        """`name` is what a screen reader says."""
        super().__init__()
        self._words = model
        self.setItemDelegate(_Cells(look, self))
        self.show_model(model, name)
        self.give_room_to(WordColumn.MEANING, scrolls=False)
        self.horizontalHeader().hide()
        self.setProperty("role", "words")
        self.selectionModel().currentRowChanged.connect(self._come_to)
        self.clicked.connect(self._click)

    def _come_to(self, index: QModelIndex, _before: QModelIndex) -> None:
        if word := self._words.word(index):
            self.chosen.emit(word)

    def _click(self, index: QModelIndex) -> None:
        if index.column() == WordColumn.QUIZ:
            self._toggle()

    def _toggle(self) -> None:
        if row := self._words.row(self.currentIndex()):
            self.toggled.emit(row)

    def choose_row(self, place: int) -> None:
        if self._words.rows:
            self.setCurrentIndex(self._words.index(max(0, min(place, len(self._words.rows) - 1)), 0))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        row = self._words.row(self.currentIndex())
        if event.key() == Qt.Key.Key_Space or (event.key() == Qt.Key.Key_Delete and row and self._words.holds(row)):
            self._toggle()
        elif event.text() and event.text().isalpha():
            event.ignore()  # letters belong to the field, not to a search in the list
        else:
            super().keyPressEvent(event)


class WordsView(QWidget):
    """Finds words and shows the marked one; where there is no room for both, the word lies over the list."""

    quiz_asked = Signal(object, object)  # words, and the `CardKind`s for which they are to be put into the quiz
    remove_asked = Signal(object)  # a `Flashcard` that is to leave the quiz
    tier_asked = Signal()  # words of another tier are to be offered

    def __init__(self, services: AppContext, lists: Callable[[], tuple[StudyList, ...]]) -> None:
        """`lists` returns those to study in the dictionary in use."""
        super().__init__()
        self.services, self.look, self._lists_now = services, services.look, lists
        self._sentences, self._house = LearnStrings(self), HouseStrings(self)
        self._search = BackgroundTask(self)
        self._kind, self._study = ListKind.NEW, ""
        self._missed: tuple[Missed, ...] = ()
        self._fresh: tuple[str, ...] = ()
        self._cards: list[Flashcard] = []
        self._name, self._progress = "", self.tr("Looking…")
        self._dictionary = services.lexica.chosen
        self._by_letters = False
        """Whether letters were asked for last: their words come longest first, unless somebody chooses otherwise."""
        self.field = QLineEdit(
            maxLength=2 * LONGEST, placeholderText=self.tr("A word, C?T or +LETTERS"), clearButtonEnabled=True
        )
        tiers = [(self.tr("Simple"), Vocabulary.SIMPLE), (self.tr("Everyday"), Vocabulary.EVERYDAY)]
        tiers.append((self.tr("All"), Vocabulary.ALL))
        self.tier: Segments[Vocabulary] = Segments(
            services.look, self.tr("Which words"), [(title, "", value) for title, value in tiers]
        )
        self.order: Choice[AnagramOrder] = Choice(
            self.tr("Order"),
            [
                (self.tr("Most common first"), AnagramOrder.COMMON),
                (self.tr("Longest first"), AnagramOrder.LENGTH),
                (self.tr("Most points first"), AnagramOrder.POINTS),
                (self.tr("A to Z"), AnagramOrder.ALPHABET),
            ],
        )
        self.heading, self.news = label("", "heading", wrap=True), label("", "muted", wrap=True)
        headings = (self.tr("Word"), self.tr("Meaning"), self.tr("Note"), self.tr("Quiz"))
        language = self.tr("in the quiz")
        self.words = WordsModel(services.glossary, lambda: services.lexica.lexicon, headings, language, self)
        self.table = WordsTable(self.look, self.words, self.tr("Words"))
        self.lists = FittingButton(self.tr("Other word lists…"))
        self.lists.setMenu(QMenu(self.lists))
        self.add = button("", lambda: self.quiz_asked.emit(self._to_add, (CardKind.WORD,)))
        self.view = WordView(services, lambda: services.lexica.lexicon)
        self.back = button(self.tr("Back to the list"), self._show_list)
        self._timer = QTimer(self, singleShot=True, interval=_WAIT_MS)
        self._timer.timeout.connect(self.ask)
        self._marking = QTimer(self, singleShot=True)
        self._marking.timeout.connect(lambda: self.table.choose_row(0))
        self._lay_out()
        self._connect()
        self.follow_dictionary()

    def _lay_out(self) -> None:
        self.field.setProperty("role", "find empty")
        self.field.setAccessibleName(self.tr("Find words"))
        about = self.tr("CAN: begins with it. C?T: any letter. *ING: any ending. +CANR: of these letters.")
        self.field.setToolTip(about)
        self.field.setAccessibleDescription(about)
        self.field.setValidator(Capitals(self.field))
        head = in_row(self.look, (self.heading, 1), self.order, gap=8)
        below = (self.news, (self.table, 1), button_row(self.lists, self.add))
        self._left = Card(self.look, self.field, self.tier, head, *below)
        self._right = QWidget()
        in_column(self.look, self.back, (self.view, 1), gap=8, on=self._right)
        content, both = QWidget(), ((self._left, 1), (self._right, 1))
        self._across = in_row(self.look, *both, gap=16, margins=(0, 10, 0, 4), on=content)
        in_column(self.look, Scrolled(content), on=self)
        self.look.follow(self.dress)
        on_resize(self, self._fold)

    def _connect(self) -> None:
        self.field.textChanged.connect(self._typed)
        self.field.returnPressed.connect(self._ask_and_go)
        down = QShortcut(QKeySequence(Qt.Key.Key_Down), self.field, context=Qt.ShortcutContext.WidgetShortcut)
        down.activated.connect(self._go_to_list)
        self.tier.changed.connect(self._choose_tier)
        self.order.activated.connect(lambda _place: self.ask())
        self.table.chosen.connect(self.view.show_word)
        self.table.toggled.connect(self._toggle)
        self.table.opened.connect(lambda _index: self._show_word())
        self.lists.menu().aboutToShow.connect(self._offer_lists)
        self.view.quiz_asked.connect(self.quiz_asked)
        self.view.house.word_asked.connect(self.look_up)
        self.services.house.changed.connect(self._house_changed)

    # ------------------------------------------------------------------------------------- the room there is

    @property
    def narrow(self) -> bool:
        return self.width() < self.look.px(_NARROW)

    def dress(self) -> None:
        px, ratio = self.look.px, self.devicePixelRatioF()
        self.table.fit_rows(px(_ROW))
        self.table.setMinimumHeight(px(5 * _ROW))
        for each, tier in zip(self.tier.buttons, Tier, strict=True):
            each.setIcon(tier_icon(self.look, tier, ratio))
            each.setIconSize(QSize(px(30), px(26)))
        self._fold()

    def _fold(self, word_in_front: bool | None = None) -> None:
        """Show list and word, or one of them where there is no room for both; None leaves that one in front."""
        narrow = self.narrow
        if word_in_front is None:
            word_in_front = self._right.isVisibleTo(self) and not self._left.isVisibleTo(self)
        self._left.setVisible(not narrow or not word_in_front)
        self._right.setVisible(not narrow or word_in_front)
        self.back.setVisible(narrow)

    def _show_word(self) -> None:
        if self.narrow:
            self._fold(word_in_front=True)
            QTimer.singleShot(0, self.back, self.back.setFocus)  # the Enter that led here is no press of it

    def _show_list(self) -> None:
        self._fold(word_in_front=False)
        self.table.setFocus()

    # ------------------------------------------------------------------------------------- what is offered

    @property
    def word(self) -> str:
        return self.view.word

    def show_person(self, name: str, child: bool) -> None:
        """Offer what a person can use; a child begins with simple words, and reads of no hooks."""
        another = (name, child) != (self._name, self.view.for_child)
        self._name, self.view.for_child, self.view.house.by = name, child, name
        if another:
            self.tier.choose(Vocabulary.SIMPLE if child else Vocabulary.EVERYDAY)
            self.ask()

    def show_new(self, missed: tuple[Missed, ...], fresh: tuple[str, ...]) -> None:
        self._missed, self._fresh, self._progress = missed, fresh, ""
        if self._kind is ListKind.NEW:
            self.ask()

    def say(self, text: str) -> None:
        self._progress = text
        if self._kind is ListKind.NEW and not self.words.rows:
            self.news.setText(text)

    def show_cards(self, cards: Iterable[Flashcard]) -> None:
        self._cards = [card for card in cards if card.subject is not CardKind.SPOT]
        spoken = self.services.lexica.spoken
        self.words.show_held({c.word: c for c in self._cards if c.subject is CardKind.WORD and c.speaks(spoken)})
        self._show_add()
        if self._kind is ListKind.CARDS:
            self.ask()

    def _house_changed(self) -> None:
        if self._kind is ListKind.HOUSE:
            self.ask()

    def _offer_lists(self) -> None:
        menu = self.lists.menu()
        menu.clear()
        for kind, title in (
            (ListKind.NEW, self._new_title),
            (ListKind.CARDS, self.tr("Cards in the quiz")),
            (ListKind.HOUSE, self.tr("House words")),
        ):
            menu.addAction(title, partial(self._choose_list, kind))
        menu.addSeparator()
        for each in self._lists_now():
            menu.addAction(unkeyed(name_text(each.title)), partial(self._choose_list, ListKind.STUDY, each.key))

    def _choose_list(self, kind: ListKind, study: str = "") -> None:
        """Show a list; all of one to study, unless a child learns."""
        self._kind, self._study = kind, study
        self.field.clear()
        if kind is ListKind.STUDY and not self.view.for_child:
            self.tier.choose(Vocabulary.ALL)
        self.ask()
        self.table.setFocus()

    def _choose_tier(self) -> None:
        self.tier_asked.emit()
        if self._kind is not ListKind.NEW or self.field.text():
            self.ask()

    @property
    def _new_title(self) -> str:
        return self.tr("New for {name}").format(name=self._name)

    # ------------------------------------------------------------------------------------- asking

    def follow_dictionary(self) -> None:
        """Ask the dictionary that is in use now; how common words are is only asked of one that knows."""
        lexicon, chosen = self.services.lexica.lexicon, self.services.lexica.chosen
        if chosen != self._dictionary:
            self._dictionary, self._missed, self._fresh, self._progress = chosen, (), (), self.tr("Looking…")
        self.tier.setVisible(lexicon is None or lexicon.tells_commonness)
        self.view.show_word(self.view.word)
        self.ask()

    def look_up(self, word: str) -> None:
        self.field.setText(word)
        self.take_focus()
        self.ask()
        self._show_word()

    def query(self, lexicon: Lexicon) -> WordQuery:
        text = "".join(lexicon.spelled(self.field.text()).split())
        if text.startswith(_LETTERS):
            return WordQuery(letters=text[1:], all_letters=False)
        return WordQuery(pattern=text) if set(text) & set(_PATTERN) else WordQuery(starts=text)

    def ask(self) -> None:
        """Find what is typed; with nothing typed, show the list."""
        self._timer.stop()
        self._marking.stop()
        lexicon, typed = self.services.lexica.lexicon, bool(self.field.text().strip(f" {_LETTERS}"))
        self.order.setVisible(typed)
        set_role(self.news, "muted")
        if lexicon is None:
            return
        if not typed:
            self._search.cancel()
            self._list(lexicon)
            return
        query = self.query(lexicon)
        self.heading.setText(self.field.text().strip().upper())
        try:
            check_query(query, lexicon.graph.alphabet)
        except BadQuery as bad:
            self._show_fault(bad)
            return
        if query.starts:
            self.view.show_word(query.starts)
        self.news.setText(self.tr("Looking…"))
        if bool(query.letters) != self._by_letters:
            self._by_letters = not self._by_letters
            self.order.choose(AnagramOrder.LENGTH if self._by_letters else AnagramOrder.COMMON)
        values = values_in(self.services.lexica.language, self.services.tile_sets.values())
        wish = Wish(query, self.order.value, self.tier.value, values)
        self._search.start(lambda flag: answer(wish, lexicon, flag), partial(self._show_answer, wish), self._show_fault)

    def _typed(self, text: str) -> None:
        set_role(self.field, "find" if text else "find empty")
        self._timer.start()

    def _ask_and_go(self) -> None:
        self.ask()
        self._go_to_list()
        self._show_word()

    def _go_to_list(self) -> None:
        if self.words.rows:
            self.table.setFocus()
            self.table.choose_row(max(0, self.table.currentIndex().row()))

    def _show_answer(self, wish: Wish, found: WordAnswer) -> None:
        pointed = wish.order is AnagramOrder.POINTS or bool(wish.query.letters)
        notes = (self._note(each.points, each.blanks) if pointed else "" for each in found.words)
        rows = [WordRow(each.word, note) for each, note in zip(found.words, notes, strict=True)]
        typed, lexicon = wish.query.starts, self.services.lexica.lexicon
        listed = any(row.word == typed for row in rows)
        if not listed and lexicon and typed in lexicon and not lexicon.is_offensive(typed):
            rows.append(WordRow(typed))  # rarer than the tier
        rows.sort(key=lambda row: row.word != typed)
        self._show_rows(rows)
        if found.total > len(found.words):
            text = self.tr("The first {shown} of {all} words. Narrow your search to see the rest.")
            self.news.setText(text.format(shown=MOST_SHOWN, all=found.total))
        elif rows:
            self.news.setText(self.tr("%n word(s)", "", len(rows)))
        else:
            self.news.setText(self.tr("No words match that."))
        if not wish.query.starts:
            self.table.choose_row(0)

    def _note(self, points: int, blanks: str) -> str:
        text = self.tr("%n point(s)", "", points)
        return f"{text} · ? {blanks.upper()}" if blanks else text

    def _show_fault(self, fault: Exception) -> None:
        self._search.cancel()
        self._show_rows([])
        self.news.setText(self._sentences.fault(fault) if isinstance(fault, BadQuery) else str(fault))
        set_role(self.news, "bad")

    # ------------------------------------------------------------------------------------- the lists

    def _list(self, lexicon: Lexicon) -> None:
        match self._kind:
            case ListKind.NEW:
                self._list_new()
            case ListKind.CARDS:
                self._list_cards(lexicon)
            case ListKind.HOUSE:
                house = [each for each in self.services.house.words if each.language == self.services.lexica.spoken]
                none = self.tr("No house words yet. Look a word up and decide.")
                rows = [WordRow(each.word, self._house.about(each), self._house.sign(each)) for each in house]
                self._show_list_of(self.tr("House words"), none, rows)
            case ListKind.STUDY:
                chosen = next((each for each in self._lists_now() if each.key == self._study), None)
                if chosen is None:
                    self._kind = ListKind.NEW
                    self._list_new()
                    return
                self.heading.setText(name_text(chosen.title))
                self.news.setText(self.tr("Looking…"))
                tier = self.tier.value.tier
                self._search.start(
                    lambda flag: words_of(chosen, lexicon, flag.is_set), partial(self._studied, chosen, lexicon, tier)
                )

    def _list_new(self) -> None:
        rows = [WordRow(each.word, self._missed_note(each)) for each in self._missed]
        rows += [WordRow(word) for word in self._fresh]
        none = self._progress or self.tr("No words to learn yet. Finish a game and they come here.")
        about = self.tr("%n of them missed in your games", "", len(self._missed)) if self._missed else ""
        self._show_list_of(self._new_title, none, rows, about)

    def _missed_note(self, each: Missed) -> str:
        if not each.missed:
            return self.tr("others had it")
        return self.tr("missed {missed} of {chances}").format(missed=each.missed, chances=each.missed + each.found)

    def _list_cards(self, lexicon: Lexicon) -> None:
        today = self.services.learning.today()
        rows = [
            WordRow(card.word, self._sentences.card(card, today, lexicon, self.services.lexica.spoken),
                    with_gap(card.word, card.subject), card)
            for card in sorted(self._cards, key=lambda card: (card.is_new, card.due))
        ]  # fmt: skip
        none = self.tr("No cards yet. Add new words, or a word list.")
        self._show_list_of(
            self.tr("Cards in the quiz"), none, rows, self._sentences.standing(standing(self._cards, today))
        )

    def _studied(self, chosen: StudyList, lexicon: Lexicon, tier: Tier, parts: tuple[StudyWords, ...]) -> None:
        rows = [
            WordRow(word, name_text(part.title))
            for part in parts
            for word in part.words
            if lexicon.is_within(word, tier)
        ]
        self._show_list_of(name_text(chosen.title), self.tr("No words match that."), rows, name_text(chosen.about))

    def _show_list_of(self, title: str, none: str, rows: list[WordRow], about: str = "") -> None:
        self.heading.setText(title)
        self.news.setText(about or self.tr("%n word(s)", "", len(rows)) if rows else none)
        moved = self.table.currentIndex().row() > 0
        self._show_rows(rows)
        if not moved or self.view.word not in self.words.words():
            if not rows:
                self.view.show_word("")
            self._marking.start()  # list and word at once would hold up the window for long

    def _show_rows(self, rows: list[WordRow]) -> None:
        place, word = self.table.currentIndex().row(), self.view.word
        self.words.show_words(tuple(rows[:MOST_SHOWN]))
        self.table.setColumnHidden(WordColumn.NOTE, not any(row.note for row in rows))
        words = self.words.words()
        if word in words:
            with_signals = self.table.selectionModel().blockSignals(True)
            self.table.choose_row(place if words[place : place + 1] == (word,) else words.index(word))
            self.table.selectionModel().blockSignals(with_signals)
        self._show_add()

    def _show_add(self) -> None:
        number = len(self._to_add)
        self.add.setText(self.tr("Add %n to the quiz", "", number))
        self.add.setVisible(number > 0)

    # ------------------------------------------------------------------------------------- the quiz

    def _toggle(self, row: WordRow) -> None:
        card = row.card or self.words.held.get(row.word)
        if card:
            self.remove_asked.emit(card)
        else:
            self.quiz_asked.emit((row.word,), (CardKind.WORD,))

    @property
    def _to_add(self) -> tuple[str, ...]:
        new = self._kind is ListKind.NEW and not self.field.text()
        words = dict.fromkeys(row.word for row in self.words.rows if not self.words.holds(row))
        return tuple(words)[: _MOST_NEW if new else _MOST_ADDED]

    def choose(self, card: Flashcard) -> None:
        places = [at for at, row in enumerate(self.words.rows) if row.card == card or row.word == card.word]
        if places:
            self.table.choose_row(places[0])

    # ------------------------------------------------------------------------------------- the page

    def take_focus(self) -> None:
        self.field.setFocus(Qt.FocusReason.TabFocusReason)

    @property
    def busy(self) -> bool:
        return self._search.running or self._marking.isActive() or self.view.busy

    def stop(self) -> None:
        self._timer.stop()
        self._search.cancel()
        self.view.stop()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.narrow and self._right.isVisible():
            self._show_list()
        elif (letters := typed_letters(event)) and self.table.hasFocus():
            self.field.setText(letters)
            self.field.setFocus()
        else:
            super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        self._timer.stop()
        super().hideEvent(event)
