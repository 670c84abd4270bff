"""Which game: a preset, shipped or of one's own, and the rules in which the table wants it otherwise."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from html import escape
from typing import Any, ClassVar, TypeVar

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from boggle_desk.engine.rulebook import RuleField, off_pad, own_name, rule_fields
from boggle_desk.models.locale_text import name_text
from boggle_desk.settings import OF_THE_ROOM, BoggleSetup, ScrabbleSetup
from boggle_desk.storage.own_presets import OwnPresets, Shelf, clean_name
from boggle_desk.views.appearance import Appearance
from boggle_desk.views.ask import Ask
from boggle_desk.views.controls import Card, button, label, show_if, tell
from boggle_desk.views.forms import Choice, Field, Form, Segments, Switch, number_field
from boggle_desk.views.layouts import Flow, fill, in_column, in_row
from boggle_desk.views.pictures import Paint, PictureChoice
from boggle_desk.views.popup import Popup
from boggle_desk.views.services import AppContext

Setup = TypeVar("Setup", BoggleSetup, ScrabbleSetup)


class PresetShelf(QWidget):
    """The buttons that keep rules under a name, and what is wrong with files that cannot be read. Call
    `show_chosen` for each preset that is chosen."""

    changed = Signal(str)  # the presets are others now; this key is to be chosen, or any if it is empty

    def __init__(self, ask: Ask, presets: OwnPresets[Any], rules: Callable[[], Any], chosen: Callable[[], str]) -> None:
        """`rules` returns what is to be saved, `chosen` the key of the preset that is chosen."""
        super().__init__()
        self._ask, self._presets, self._rules, self._chosen = ask, presets, rules, chosen
        self.shelf: Shelf[Any] = presets.read()
        self.save = button(self.tr("Save as our rules…"), self._save)
        self.rename = button(self.tr("Rename…"), self._rename)
        self.delete = button(self.tr("Delete"), self._delete, removes=True)
        self._problems = label("", "bad", wrap=True)
        row = fill(QHBoxLayout(), self.rename, self.delete)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        fill(column, row, self._problems)

    def show_chosen(self) -> None:
        own = own_name(self._chosen()) is not None
        show_if(own, self.rename, self.delete)
        said = [
            self.tr("Your saved rules can't be read: {problem}").format(problem=each) for each in self.shelf.problems
        ]
        tell(self._problems, "\n".join(said))

    def _save(self) -> None:
        before = own_name(self._chosen()) or ""
        name = self._asked_name(self.tr("What do you want to call these rules?"), before)
        if not name:
            return
        taken = self._presets.key_of(name)
        question = self.tr("You already have rules called “{name}”. Replace them?").format(name=name)
        title, yes, no = self.tr("Save rules"), self.tr("Replace them"), self.tr("Cancel")
        if taken is None or self._ask.confirm(self, title, question, yes, no):
            self._do(lambda: self._presets.save(name, self._rules()))

    def _rename(self) -> None:
        key = self._chosen()
        name = self._asked_name(self.tr("What do you want to call these rules?"), own_name(key) or "")
        if not name:
            return
        if self._presets.key_of(name) not in (None, key):
            text = self.tr("There are rules called “{name}” already.").format(name=name)
            self._ask.tell(self, self.tr("Rename rules"), text)
            return
        self._do(lambda: self._presets.rename(key, name))

    def _delete(self) -> None:
        key = self._chosen()
        question = self.tr("Delete the rules “{name}”? Games you played with them won't change.")
        text = question.format(name=own_name(key))
        if self._ask.confirm(self, self.tr("Delete rules"), text, self.tr("Delete"), self.tr("Cancel")):
            self._do(lambda: self._presets.delete(key))

    def _asked_name(self, question: str, before: str) -> str:
        name = self._ask.line(self, self.tr("Rules of your own"), question, before)
        return clean_name(name or "")

    def _do(self, change: Callable[[], str | None]) -> None:
        try:
            key = change()
        except (OSError, ValueError) as error:
            text = self.tr("Your rules weren't saved: {problem}").format(problem=str(error))
            self._ask.tell(self, self.tr("Rules of your own"), text)
            return
        self.shelf = self._presets.read()
        self.changed.emit(key or "")


@dataclass(frozen=True)
class RuleRow:
    """A rule as people meet it: its widget on the sheet, and what the sentence says of it. The engine's `RuleField`
    tells its type, so that a yes or no is a switch and a number a stepper unless the row says otherwise."""

    name: str
    title: str = ""
    said: Callable[[Any], str] | None = None  # describes the rule in a few words; empty if there is nothing to say
    if_unusual: bool = False  # whether to say it only if it differs from the preset
    limits: tuple[int, int] | None = None
    unit: int = 1
    suffix: str = ""
    step: int = 1
    none: str = ""  # what the least number is called
    choices: Sequence[tuple[str, Any]] = ()
    side_by_side: bool = False
    values: Mapping[str, Any] | None = None  # the values by their keys, where a key is chosen
    tip: str = ""
    widget: QWidget | None = None
    when: Callable[[], bool] | None = None

    def field(self, look: Appearance, rule: RuleField) -> Field:
        """Return the rule as a field of a form."""
        read = self.values.__getitem__ if self.values is not None else rule.read
        widget = self.widget or self._widget(look, rule)
        if self.tip:
            widget.setToolTip(self.tip)
        return Field(self.name, widget, read, rule.keep, self.when)

    def _widget(self, look: Appearance, rule: RuleField) -> QWidget:
        if self.side_by_side:
            return Segments(look, self.title, [(title, "", value) for title, value in self.choices])
        if self.choices:
            return Choice(self.title, list(self.choices))
        if rule.kind is bool:
            return Switch(look, self.title)
        least, most = self.limits or ((rule.limits.least, rule.limits.most) if rule.limits else (0, 0))
        number = number_field(self.title, least, most, self.none, self.unit)
        number.setSuffix(self.suffix)
        number.setSingleStep(self.step)
        return number


class CardPlace(Enum):
    LEFT = auto()
    RIGHT = auto()
    RARE_LEFT = auto()  # below a fold of the sheet
    RARE_RIGHT = auto()
    CARD = auto()  # on a card of its own, beside the sheet


@dataclass(frozen=True)
class RulesSection:
    place: CardPlace
    title: str
    rows: tuple[RuleRow, ...]


class RulesCard(Card):
    """A preset chosen by its picture, and on a sheet a form of the rules that may differ from it. `rules` gives the
    value that a game is begun with, `sentence` says it. One's own presets change what is of the room as well."""

    changed = Signal()  # other rules are chosen, as far as other cards show them
    said = Signal()
    kind: ClassVar[type]
    first: ClassVar[tuple[str, ...]] = ()  # the presets with a card of their own; the others share one

    def __init__(
        self, services: AppContext, shipped: Mapping[str, Any], own: OwnPresets[Any], on_pad: bool = False
    ) -> None:
        """`on_pad` leaves out what a score pad has no use for."""
        super().__init__(services.look, margin=24)
        self._services, self._shipped, self._own = services, shipped, own
        self._without = off_pad(self.kind) if on_pad else frozenset()
        self._further: list[QWidget] = []
        self._presets: dict[str, Any] = {}
        self._spoken_for: tuple[str, str, Shelf[Any]] | None = None
        """The language, the dictionary and the shelf that the presets were made for."""
        self.whole: Callable[[Any], Any] = lambda rules: rules
        """Returns the rules with what other cards of the page say of them: what is kept under a name."""
        self.language: Choice[str] = Choice(
            self.tr("Game language"), [(name_text(tiles.name), key) for key, tiles in services.tile_sets.items()]
        )
        self.language.choose(services.lexica.game)
        self.head = in_row(services.look, (label(self.tr("Which game?"), "heading"), 1))
        self.lay(self.head)
        self.shelf = PresetShelf(services.ask, self._own, lambda: self.whole(self.rules()), lambda: self.preset.value)
        self.preset: PictureChoice[str] = PictureChoice(
            services.look, self.tr("Which game?"), self._offered(), self.picture, len(self.first), self.tr("More…")
        )
        self.column.addWidget(self.preset, 1)
        self.lexicon: Choice[str] = Choice(self.tr("Dictionary"), [])
        for choice in (self.language, self.lexicon):  # whose options are offered again
            choice.setSizeAdjustPolicy(Choice.SizeAdjustPolicy.AdjustToContents)
            choice.setMinimumContentsLength(14)
        self.table = self.sections()
        self.rows = [row for section in self.table for row in section.rows]
        self.form = Form(self, self.make_fields())
        self.sheet = Popup(services.look, self.tr("Change rules"), self, self._fill_sheet)
        self.sheet.hold(*(each.widget for each in self.form.fields.values()), self.shelf, self.shelf.save)
        for name in self._without & self.form.fields.keys():
            self.form.fields[name].widget.hide()  # nothing lays it out
        self.preset.changed.connect(self._take_preset)
        self.shelf.changed.connect(self._take_shelf)
        self.form.changed.connect(self._say_so)
        self.lexicon.currentIndexChanged.connect(self._say_so)
        self.language.currentIndexChanged.connect(self._choose_language)
        services.choices.changed.connect(self._follow_language)

    def _fill_sheet(self, sheet: Popup) -> None:
        self.whole_sentence = label("", "muted", wrap=True)
        self.whole_sentence.setTextFormat(Qt.TextFormat.RichText)
        sheet.head.addWidget(self.whole_sentence)
        self.rare = self._halves(CardPlace.RARE_LEFT, CardPlace.RARE_RIGHT)
        self.rare.hide()
        self.more = button(self.tr("More rules"), lambda: self._show_rare(sheet), "link")
        halves = self._halves(CardPlace.LEFT, CardPlace.RIGHT)
        fill(sheet.body, halves, *self.own_fields(), *self._further, self.more, self.rare)
        sheet.body.addWidget(self.shelf)
        self.reset = button("", self._take_preset, "link")
        fill(sheet.foot, self.reset, self.shelf.save)
        self._say_so()

    def _show_rare(self, sheet: Popup) -> None:
        """Show the rare rules, and as many of them as have room; or hide them again."""
        self.rare.setVisible(self.rare.isHidden())
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)  # or they have no place yet
        if not self.rare.isHidden():
            for each in (self.rare, self.more):  # the last comes first
                sheet.area.ensureWidgetVisible(each, 0, 0)

    def _halves(self, *places: CardPlace) -> QWidget:
        halves = []
        for place in places:
            made = QWidget()
            shown = []
            for section in self.table:
                names = [row.name for row in section.rows if row.name not in self._without]
                if section.place is place and names:
                    shown.append(self.form.section(self._services.look, section.title, names))
            in_column(self._services.look, *shown, 1, on=made)
            halves.append(made)
        return Flow(self._services.look, halves, least=400, gap=32)

    def open_sheet(self) -> None:
        self._say_so()  # others may sit at the table by now
        self.sheet.open_sheet()

    def sections(self) -> Sequence[RulesSection]:
        """Return every rule that a table may choose, in the order of the sentence."""
        raise NotImplementedError

    def own_fields(self) -> Sequence[QWidget]:
        """Return what stands right below the rows of the sheet."""
        return ()

    def parts(self, rules: Any) -> Sequence[str]:
        """Describe rules in a few words each; the number of parts is the same for all."""
        usual = self.presets[self.preset.value]
        return ["" if self._is_silent(row, rules, usual) or not row.said else row.said(rules) for row in self.rows]

    def _is_silent(self, row: RuleRow, rules: Any, usual: Any) -> bool:
        alike = row.if_unusual and getattr(rules, row.name) == getattr(usual, row.name)
        return alike or row.name in self._without

    def picture(self, key: str) -> Paint:
        raise NotImplementedError

    def sentence(self, rules: Any = None) -> str:
        """Return rules in a line, else those that are chosen."""
        return " · ".join(filter(None, self.parts(rules or self.rules())))

    def add_to_sheet(self, card: QWidget) -> None:
        """Put a card of the page below the rows of the sheet."""
        self.sheet.hold(card)
        self._further.append(card)

    def _say_so(self) -> None:
        if self.sheet.made:
            self.say_differences()
        self.said.emit()

    def say_differences(self) -> None:
        """Say on the sheet what is chosen, and what of it is otherwise than usual."""
        preset = self.presets[self.preset.value]
        own, usual = self.parts(self.rules()), self.parts(preset)
        text = QColor(self._services.look.theme.text).name()
        said = [
            escape(part) if part == before else f'<b style="color:{text}">{escape(part)}</b>'
            for part, before in zip(own, usual, strict=True)
            if part
        ]
        self.whole_sentence.setText(" · ".join(said))
        self.reset.setText(self.tr("Back to {game} rules").format(game=self.told(self.preset.value, preset)[0]))

    def make_fields(self) -> Sequence[Field]:
        known = rule_fields(self.kind)
        return [row.field(self._services.look, known[row.name]) for row in self.rows]

    def widget(self, name: str) -> Any:
        return self.form.fields[name].widget

    def told(self, key: str, rules: Any) -> tuple[str, str]:
        """Return the title of a preset, and in a few words what it is."""
        raise NotImplementedError

    @property
    def presets(self) -> dict[str, Any]:
        """All presets by key, shipped ones first, in the language of the game."""
        lexica, shelf = self._services.lexica, self.shelf.shelf
        if self._spoken_for != (spoken_for := (lexica.game, lexica.chosen, shelf)):
            self._spoken_for = spoken_for
            self._presets = {key: self.localized(rules) for key, rules in {**self._shipped, **shelf.presets}.items()}
        return self._presets

    def localized(self, rules: Any) -> Any:
        raise NotImplementedError

    def show_language(self) -> None:
        """Offer what there is in the language of the game."""

    def _follow_language(self) -> None:
        self.language.choose(self._services.lexica.game)

    def _choose_language(self) -> None:
        if self.language.value != self._services.lexica.game:
            self._services.lexica.choose(self.language.value)
        self.show_language()
        self.show_lexica()
        self.changed.emit()

    def _offered(self) -> list[tuple[str, str, str]]:
        presets = self.presets
        keys = [*self.first, *(key for key in presets if key not in self.first)]
        return [(*self.told(key, presets[key]), key) for key in keys]

    def _take_preset(self) -> None:
        rules = self.presets[self.preset.value]
        kept = frozenset() if own_name(rules.key) is not None else OF_THE_ROOM
        self.form.show_rules(rules, self.form.fields.keys() - kept)
        self.shelf.show_chosen()
        self.changed.emit()
        self._say_so()

    def _take_shelf(self, key: str) -> None:
        """Offer what the shelf holds now, and choose what was saved."""
        self.preset.offer(self._offered())
        if key and key != self.preset.value:
            self.preset.choose(key)  # which takes it
        else:
            self._take_preset()
        if self.sheet.isVisible():
            self.sheet.done.setFocus()  # the button that was pressed may be gone
        else:
            self.preset.focus_chosen()

    def show_lexica(self) -> None:
        """Offer the dictionaries of the language of the game."""
        lexica = self._services.lexica
        titles = [(name_text(entry.title), entry.key) for entry in lexica.fitting]
        self.lexicon.offer(titles or [(lexica.chosen, lexica.chosen)])
        self.lexicon.choose(lexica.chosen)
        self._say_so()

    def take_setup(self, setup: Setup) -> None:
        """Show what was chosen the last time; what is no longer there is left as the preset has it."""
        self.preset.choose(setup.preset)
        with QSignalBlocker(self.language):  # the household's language holds, whatever was played last
            self.form.show_rules(self.presets[self.preset.value], self.form.fields.keys() - OF_THE_ROOM)
            self.form.show_values(setup.rules)
            self.language.choose(self._services.lexica.game)
        self.changed.emit()
        self._say_so()

    def take_last(self, rules: Mapping[str, Any]) -> None:
        """Show the rules of the last game."""
        self.form.show_values(rules)
        self.changed.emit()
        self._say_so()

    def rules(self) -> Any:
        return replace(self.presets[self.preset.value], **self.form.rules())

    def setup(self, before: Setup) -> Setup:
        """Return what was remembered `before` with what is chosen now. The household has one dictionary for all."""
        left = {"lexicon", *self._without}
        chosen = {name: value for name, value in self.form.remembered().items() if name not in left}
        return replace(before, preset=self.preset.value, rules={**before.rules, **chosen})
