"""All about one word: whether it counts, what it means, who knows it, its relatives, and what the family says."""

from collections.abc import Callable
from contextlib import closing
from math import ceil

from PySide6.QtCore import QSize, QSizeF, Signal
from PySide6.QtWidgets import QWidget

from boggle_desk.engine.flashcards import CardKind
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.tiers import Tier
from boggle_desk.models.background_task import BackgroundTask
from boggle_desk.models.learn.words import Relatives, alike, relatives
from boggle_desk.models.locale_text import day_text, name_text
from boggle_desk.storage.learning import WordSeen, last_seen
from boggle_desk.views.controls import button, discard, label, set_role, show_if, tell
from boggle_desk.views.house_words import HouseCard
from boggle_desk.views.layouts import Flow, fill, in_column, in_row, sized
from boggle_desk.views.learn.cubes import CubeWord, tier_icon
from boggle_desk.views.meaning_card import MeaningCard
from boggle_desk.views.services import AppContext

_MOST_CUBES = 12  # a longer word is written
_TEXT = 190  # a longer meaning may have to scroll, in px at 1280×800


class WordView(QWidget):
    quiz_asked = Signal(object, object)  # words, and the `CardKind`s for which they are to be put into the quiz
    game_asked = Signal(object)  # the `WordSeen` whose game is to be looked at

    def __init__(self, services: AppContext, lexicon_of: Callable[[], Lexicon | None], links: bool = True) -> None:
        """`lexicon_of` returns the dictionary to ask, or None while there is none. Without `links` nothing is offered
        that leads to a game or into the quiz."""
        super().__init__()
        self._links = links
        self._services, self._look, self._lexicon_of = services, services.look, lexicon_of
        self.word = ""  # in lower case; empty while there is none
        self._seen: WordSeen | None = None
        self._related, self._seeking = BackgroundTask(self), BackgroundTask(self)
        self.cubes = CubeWord(services.look)
        self.verdict = label("", "pill")
        self.meaning = MeaningCard(services.look, services.glossary, lexicon_of)
        self.sign, self.known = label(), label("", "muted", wrap=True)
        self.games = button("", lambda: self.game_asked.emit(self._seen), "link")
        self.games.setEnabled(links)
        self.hooks = button(self.tr("Add its hooks"), self._add_hooks, "link")
        self.house = HouseCard(services)
        self.for_child = False  # whether hooks are left out
        self._shown: list[QWidget] = []
        self._relatives = Flow(services.look, gap=16)
        self._lay_out()
        services.look.changed.connect(self._show_tier)
        services.house.changed.connect(self._follow_house)

    def _lay_out(self) -> None:
        head = in_row(self._look, (self.cubes, 1), self.verdict, gap=16)
        known = in_row(self._look, self.sign, (self.known, 1), gap=10)
        self.meaning.column.insertLayout(0, head)
        links = in_row(self._look, self.games, self.hooks, 1, gap=16)
        fill(self.meaning.column, known, in_row(self._look, self._relatives, 1), links, 1)
        self.meaning.column.setStretchFactor(self.meaning.text, 100)  # up to its height
        self.meaning.text.document().documentLayout().documentSizeChanged.connect(self._fit_text)
        in_column(self._look, (self.meaning, 1), self.house, gap=12, on=self)

    def _fit_text(self, size: QSizeF) -> None:
        """Give the meaning as much room as it needs, and a long one some of it in any case."""
        high = ceil(size.height()) + 2 * self.meaning.text.frameWidth()
        self.meaning.text.setMinimumHeight(min(high, self._look.px(_TEXT)))
        self.meaning.text.setMaximumHeight(high)

    def show_word(self, word: str) -> None:
        """Show a lower-case word; an empty one shows none."""
        self.word, lexicon = word, self._lexicon_of()
        self._related.cancel()
        self._seeking.cancel()
        self.house.show_word(word, lexicon)
        self._show_relatives(Relatives())
        self._show_seen(None)
        self.cubes.show_word(word if len(word) <= _MOST_CUBES else "")
        show_if(bool(word) and lexicon is not None, self.cubes, self.verdict, self.sign, self.known)
        if not word:
            self.meaning.clear()
            return
        self.meaning.show_word(word)
        self.meaning.word.setVisible(len(word) > _MOST_CUBES)
        self.meaning.verdict.setVisible(lexicon is None)
        if lexicon is None:
            return
        self._show_verdict(word, lexicon)
        self._show_tier()
        if word in lexicon:
            self._related.start(lambda flag: relatives(word, lexicon, flag), self._show_relatives)
        if store := self._services.learning.store:
            read = store.reader()

            def seek(_flag: object) -> WordSeen | None:
                with closing(read()) as source:
                    return last_seen(source, word)

            self._seeking.start(seek, self._show_seen)

    def _show_verdict(self, word: str, lexicon: Lexicon) -> None:
        counts = word in lexicon
        if word in lexicon.allowed or word in lexicon.forbidden:
            text = self.tr("✓ House word") if counts else self.tr("✗ Not at home")
        elif counts:
            text = self.tr("✓ Counts")
        elif word in lexicon.graph:
            text = self.tr("Hurtful or crude")
        else:
            text = self.tr("Not in the dictionary")
        set_role(self.verdict, "pill good" if counts else "pill")
        self.verdict.setText(text)
        self.verdict.setToolTip(self.tr("Dictionary: {title}").format(title=name_text(lexicon.title)))
        self.setAccessibleDescription(f"{word.upper()}. {text}")

    def _follow_house(self) -> None:
        if self.word and (lexicon := self._lexicon_of()):
            self._show_verdict(self.word, lexicon)

    def _show_tier(self) -> None:
        lexicon, word = self._lexicon_of(), self.word
        known = bool(word and lexicon and word in lexicon and not lexicon.is_offensive(word))
        told = known and bool(lexicon and lexicon.tells_commonness)
        show_if(told, self.sign, self.known)
        if told and lexicon:
            tier, side = lexicon.tier(word), self._look.px(26)
            self.sign.setPixmap(tier_icon(self._look, tier, self.devicePixelRatioF()).pixmap(QSize(side, side)))
            self.known.setText(
                {
                    Tier.SIMPLE: self.tr("Simple: most ten-year-olds know it"),
                    Tier.EVERYDAY: self.tr("Everyday: most grown-ups know it"),
                    Tier.ALL: self.tr("A word for word lovers"),
                }[tier]
            )

    def _show_relatives(self, found: Relatives) -> None:
        """Show words in cubes, letters that a form has beyond the word in gold; hooks only to who is no child."""
        old, self._shown = self._shown, []
        for caption, words in ((self.tr("Other forms"), found.forms), (self.tr("Hiding inside"), found.inside)):
            cubes = [CubeWord(self._look, small=True) for _each in words]
            for made, each in zip(cubes, words, strict=True):
                made.show_word(each, range(alike(each, self.word), len(each)) if words is found.forms else ())
            self._add_part(caption, *cubes)
        hooks = None if self.for_child else found.hooks
        for caption, letters in ((self.tr("In front"), hooks.front), (self.tr("Behind"), hooks.back)) if hooks else ():
            shown = sized(label(" ".join(letters.upper()), "strong"), self._look, high=28)  # as high as cubes
            self._add_part(caption, *([shown] if letters else []))
        self._relatives.fill(self._shown)
        discard(old)
        self._relatives.setVisible(bool(self._shown))
        self.hooks.setVisible(self._links and hooks is not None and bool(hooks.front or hooks.back))

    def _add_part(self, caption: str, *shown: QWidget) -> None:
        if shown:
            made = QWidget()
            row = in_row(self._look, *shown, 1, gap=10)
            in_column(self._look, label(caption, "muted"), row, gap=2, on=made)
            self._shown.append(made)

    def _show_seen(self, seen: WordSeen | None) -> None:
        self._seen = seen
        text = self.tr("In your games: {names}, {day}")
        tell(self.games, text.format(names=", ".join(seen.names), day=day_text(seen.started)) if seen else "")

    def _add_hooks(self) -> None:
        self.quiz_asked.emit((self.word,), (CardKind.FRONT, CardKind.BACK))

    @property
    def busy(self) -> bool:
        return self._related.running or self._seeking.running

    def stop(self) -> None:
        self._related.cancel()
        self._seeking.cancel()
