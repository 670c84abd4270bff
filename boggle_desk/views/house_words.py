"""House words for the table and for looking words up: one click adds a word, leaves it out, or takes that back."""

from functools import partial

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from boggle_desk.engine.house import LONGEST, MOST_WORDS, SHORTEST, HouseFault, HouseWord
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.models.locale_text import day_text
from boggle_desk.views.controls import Card, announce, become, button, clear_layout, label, tell
from boggle_desk.views.forms import Segments
from boggle_desk.views.layouts import WrappingRow, fill, in_row, spaced
from boggle_desk.views.services import AppContext


class HouseStrings(QObject):
    """Says what the family decided, and why it can't decide something."""

    def fault(self, fault: HouseFault) -> str:
        length = self.tr("A house word has {least} to {most} letters.").format(least=SHORTEST, most=LONGEST)
        return {
            HouseFault.OTHER_SIGN: self.tr("A house word has only letters of this dictionary."),
            HouseFault.TOO_SHORT: length,
            HouseFault.TOO_LONG: length,
            HouseFault.OFFENSIVE: self.tr("Only Settings can let hurtful or crude words count."),
            HouseFault.FULL: self.tr("There are {most} house words. Take one out first.").format(most=MOST_WORDS),
        }[fault]

    def ruled(self, word: str, counts: bool | None) -> str:
        """Return what a change means for players; games in progress keep the words they began with."""
        text = {
            True: self.tr("{word} counts from your next game on."),
            False: self.tr("{word} doesn't count from your next game on."),
            None: self.tr("From your next game on the dictionary decides about {word}."),
        }[counts]
        return text.format(word=word.upper())

    def sign(self, each: HouseWord) -> str:
        return f"{each.word.upper()} {'✓' if each.counts else '✗'}"

    def about(self, each: HouseWord) -> str:
        """Return whether a word counts, who wished it and when, as far as that is known."""
        counts = self.tr("counts") if each.counts else self.tr("doesn't count")
        return " · ".join(filter(None, (counts, each.by, day_text(each.at) if each.at else "")))


class HouseOffer(QObject):
    """Offers to make a judged word a house word or to leave it out, and then to take that back."""

    changed = Signal()
    ruled = Signal(str)

    def __init__(self, services: AppContext, lexicon: Lexicon, parent: QObject) -> None:
        """`lexicon` is that of the game."""
        super().__init__(parent)
        self._house, self._lexicon = services.house, lexicon
        self._language = lexicon.language or services.game_code
        self._say = HouseStrings(self)
        self._word = self._by = ""
        self._house.changed.connect(self.changed)

    def show_word(self, word: str, by: str = "") -> None:
        """Offer it for a word in any case; none offers nothing. `by` is who wishes it."""
        self._word, self._by = word.lower(), by
        self.changed.emit()

    @property
    def _counts(self) -> bool | None:
        return None if self._house.find(self._word, self._language) else self._word not in self._lexicon

    @property
    def title(self) -> str:
        counts = self._counts
        if counts is None:
            text = self.tr("{word} as in the dictionary again")
        else:
            text = self.tr("Make {word} a house word") if counts else self.tr("Leave {word} out at home")
        barred = counts is not None and self._house.fault(self._word, self._lexicon, counts)
        return text.format(word=self._word.upper()) if self._word and not barred else ""

    def rule(self) -> None:
        text, counts = self._say.ruled(self._word, self._counts), self._counts
        self._house.rule(self._word, self._language, counts, self._by)
        self.ruled.emit(text)


def house_button(offer: HouseOffer) -> QPushButton:
    """Return a button for what is offered; it hides where that is nothing."""
    made = button("", offer.rule)
    made.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard where it is

    def show() -> None:
        become(made, offer.title)
        tell(made, offer.title)

    offer.changed.connect(show)
    made.hide()
    return made


_SHOWN = 8  # letters of a word on a button


class HouseCard(Card):
    """What the family says of the word that is looked at, and its latest house words."""

    word_asked = Signal(str)
    all_asked = Signal()

    def __init__(self, services: AppContext) -> None:
        super().__init__(services.look)
        self._services, self._house = services, services.house
        self._lexicon: Lexicon | None = None
        self._word, self.by = "", ""  # `by` is who decides, if that is known
        self._say = HouseStrings(self)
        options = [("", "", True), ("", "", None), ("", "", False)]
        self.choice: Segments[bool | None] = Segments(services.look, self.tr("House word"), options)
        self.news = label("", "muted", wrap=True)
        self.all = button("", self.all_asked.emit, "link")
        heading = label(self.tr("House words"), "heading")
        about = label(self.tr("Your family decides. Undo any time."), "muted")
        words = QWidget()
        self._latest = in_row(services.look, on=words)
        head = fill(spaced(WrappingRow(), services.look, 8), heading, 1, about)
        self.lay(head, self.choice, self.news, fill(QVBoxLayout(), words))
        self.choice.changed.connect(self._rule)
        self._house.changed.connect(self._show)
        self._show()

    def show_word(self, word: str, lexicon: Lexicon | None) -> None:
        """Show what is said of a lower-case word; none shows only the latest ones."""
        if word != self._word:
            self.news.clear()
        self._word, self._lexicon = word, lexicon
        self._show()

    @property
    def _language(self) -> str:
        return (self._lexicon.language if self._lexicon else "") or self._services.lexica.spoken

    def _show(self) -> None:
        word, lexicon = self._word, self._lexicon
        faults = [self._house.fault(word, lexicon, counts) for counts in (True, False)] if word and lexicon else []
        self.choice.setVisible(bool(faults) and faults[1] is None)
        ruled = self._house.find(word, self._language)
        upper = word.upper() if len(word) <= _SHOWN else f"{word[: _SHOWN - 1].upper()}…"  # it stands above, too
        titles = (
            self.tr("{word} counts").format(word=upper),
            self.tr("As the dictionary says"),
            self.tr("{word} doesn't count").format(word=upper),
        )
        for each, title, value in zip(self.choice.buttons, titles, (True, None, False), strict=True):
            each.setText(title)
            each.setChecked(value == (ruled.counts if ruled else None))
        self.choice.buttons[0].setEnabled(bool(faults) and faults[0] is None)
        fault = next(filter(None, faults), None)
        if fault and not self.news.text():
            self.news.setText(self._say.fault(fault))
        self.news.setVisible(bool(self.news.text()))
        self._show_latest()

    def _show_latest(self) -> None:
        own = [each for each in self._house.words if each.language == self._language]
        clear_layout(self._latest)
        for each in own[:3]:
            made = button(self._say.sign(each), partial(self.word_asked.emit, each.word), "segment")
            made.setToolTip(self._say.about(each))
            made.setAccessibleDescription(self._say.about(each))
            self._latest.addWidget(made)
        self.all = button(self.tr("All {number} ›").format(number=len(self._house.words)), self.all_asked.emit, "link")
        self.all.setVisible(bool(self._house.words))
        fill(self._latest, 1, self.all)

    def _rule(self) -> None:
        word, counts = self._word, self.choice.value
        self.news.setText(self._say.ruled(word, counts))
        announce(self, self.news.text())
        self._house.rule(word, self._language, counts, self.by)
        self.news.show()
