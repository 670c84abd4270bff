"""The choice of board: by chance, by wish, or by code."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QFormLayout, QWidget

from boggle_desk.engine.boggle.codes import CodedBoard
from boggle_desk.engine.boggle.rules import LONGEST, MOST_WORDS, SHORT, BoardWish, BoggleRules, WordRange
from boggle_desk.engine.boggle.wishes import ReadyWish, Wanted, ready_wish, share_granted
from boggle_desk.engine.tiers import Vocabulary
from boggle_desk.models.background_task import BackgroundTask
from boggle_desk.models.boggle.boggle_strings import BoggleStrings
from boggle_desk.views.boggle.known_boards import CodeField
from boggle_desk.views.controls import Card, add_row, button, label
from boggle_desk.views.forms import Choice, Field, Form, number_field
from boggle_desk.views.layouts import in_column, in_row
from boggle_desk.views.services import AppContext

BOARDS = 1_000  # boards measured: the same each time, from a random generator of their own


def wishes() -> list[tuple[str, ReadyWish]]:
    """Return the ready wishes with their names, then the one with numbers."""
    titles = {
        ReadyWish.NONE: QCoreApplication.translate("BoardCard", "as the cubes fall"),
        ReadyWish.MANY: QCoreApplication.translate("BoardCard", "with many words"),
        ReadyWish.FEW: QCoreApplication.translate("BoardCard", "with few words"),
        ReadyWish.CHILDREN: QCoreApplication.translate("BoardCard", "for children: many short, simple words"),
        ReadyWish.LONG: QCoreApplication.translate("BoardCard", "with a long word"),
        ReadyWish.OWN: QCoreApplication.translate("BoardCard", "as set below"),
    }
    return [(text, each) for each, text in titles.items()]


class BoardCard(Card):
    """Closed it says what is wished for; open it has the wishes and a field for a code."""

    changed = Signal()

    def __init__(self, services: AppContext, rules_of: Callable[[], BoggleRules]) -> None:
        """`rules_of` returns the rules chosen on the page."""
        super().__init__(services.look)
        self._services, self._rules_of = services, rules_of
        self._say = BoggleStrings(self)
        self._chance = BackgroundTask(self)
        self.summary = label("", "muted", wrap=True)
        self.chance = label("", "muted", wrap=True)
        self.more = button(self.tr("Wishes and codes"), lambda: self.details.setVisible(self.more.isChecked()))
        self.more.setCheckable(True)
        self.details = self._make_details()
        said = in_column(services.look, label(self.tr("Which board?"), "heading"), self.summary, self.chance)
        self.lay(in_row(services.look, (said, 1), self.more), self.details, 0)
        self.refresh()

    def _make_details(self) -> QWidget:
        self.ready = Choice(self.tr("A board"), wishes())
        no_matter = self.tr("no matter")
        self.least = number_field(self.tr("Words at least"), 0, MOST_WORDS, no_matter)
        self.most = number_field(self.tr("Words at most"), 0, MOST_WORDS, no_matter)
        short = self.tr("Words of up to {letters} letters, at least").format(letters=SHORT)
        self.short = number_field(short, 0, MOST_WORDS, no_matter)
        self.long = number_field(self.tr("A word this long"), 0, LONGEST, no_matter)
        self.counted = Choice(self.tr("These words count"), [(self._say.vocabulary(each), each) for each in Vocabulary])
        own = {"least_words": self.least, "most_words": self.most, "short_words": self.short, "long_word": self.long}
        self._own = Form(self, [Field(name, each) for name, each in {**own, "counted": self.counted}.items()])
        self.code = CodeField(self._services)
        fields = QWidget()
        self._rows = QFormLayout(fields)
        self._rows.setContentsMargins(0, 0, 0, 0)
        add_row(self._rows, self.ready.accessibleName(), self.ready)
        self._own.lay_out(self._rows)
        add_row(self._rows, self.tr("Or a board's code"), self.code)
        self.ready.currentIndexChanged.connect(self.refresh)
        self._own.changed.connect(self.refresh)
        self.code.changed.connect(self.refresh)
        fields.hide()
        return fields

    @property
    def coded(self) -> CodedBoard | None:
        return self.code.coded

    def wish(self) -> BoardWish:
        """Return the chosen wish; none with a code."""
        if not self.code.empty or self.ready.value is ReadyWish.NONE:
            return BoardWish()
        rules = self._rules_of()
        if self.ready.value is not ReadyWish.OWN:
            return ready_wish(self.ready.value, len(rules.cubes.cubes), rules.minimum_length)
        return BoardWish(**self._own.remembered())

    def take_wish(self, wish: BoardWish) -> None:
        """Show an earlier wish, by name if it is a ready one."""
        rules = self._rules_of()
        cells, least = len(rules.cubes.cubes), rules.minimum_length
        named = (each for each in ReadyWish if each is not ReadyWish.OWN and ready_wish(each, cells, least) == wish)
        kind = next(named, ReadyWish.OWN) if wish else ReadyWish.NONE
        if kind is ReadyWish.OWN:
            self._own.show(wish)
        self.ready.choose(kind)
        self.refresh()

    @property
    def said(self) -> str:
        """The choice in a few words; nothing for chance."""
        if not self.code.empty:
            return self.tr("The board of a code")
        if not self.wish():
            return ""
        if self.ready.value is ReadyWish.OWN:
            return self._wish_text().rstrip(".")
        return self.tr("A board {kind}").format(kind=self.ready.currentText())

    def _wish_text(self) -> str:
        wish, lexicon = self.wish(), self._services.lexica.lexicon
        tells = lexicon is None or lexicon.tells_commonness
        return self._say.wish(wish if tells else replace(wish, counted=Vocabulary.ALL))

    def refresh(self) -> None:
        """Say what is chosen, and measure its probability."""
        wish, lexicon = self.wish(), self._services.lexica.lexicon
        all_alike = lexicon is not None and not lexicon.tells_commonness
        typed = not self.code.empty
        self.ready.setEnabled(not typed)
        for field in (each.widget for each in self._own.fields.values()):
            asked = self.ready.value is ReadyWish.OWN and not (all_alike and field is self.counted)
            self._rows.setRowVisible(field, asked)
            field.setEnabled(not typed)
        self.summary.setText(self.tr("The board of the code below.") if typed else self._wish_text())
        self._chance.cancel()
        self.chance.setVisible(bool(wish) and lexicon is not None)
        self.chance.setText(self.tr("Working out the odds…"))
        if wish and lexicon is not None:
            rules = self._rules_of()
            wanted = Wanted(wish, WordRange(rules), lexicon)
            self._chance.start(lambda flag: share_granted(wanted, Random(1), BOARDS, flag.check), self._show_chance)
        self.changed.emit()

    def _show_chance(self, share: float) -> None:
        if share == 0:
            text = self.tr("%n shake(s) and no luck. That board may not exist.", "", BOARDS)
        elif share >= 0.95:
            text = self.tr("Almost any shake gives you that.")
        else:
            text = self.tr("About one shake in {count} gives such a board.").format(count=max(2, round(1 / share)))
        self.chance.setText(text)

    def complain(self) -> None:
        """Open the card at the bad code."""
        if not self.more.isChecked():
            self.more.click()
        self.code.complain()

    def cancel(self) -> None:
        self._chance.cancel()
