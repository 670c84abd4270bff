"""By which rules, with which tiles and on which board a position stands."""

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFormLayout, QVBoxLayout, QWidget

from boggle_desk.engine.scrabble.rules import ScrabbleRules
from boggle_desk.views.forms import Choice
from boggle_desk.views.kit import centre_labels, label
from boggle_desk.views.scrabble.words import ScrabbleWords
from boggle_desk.views.services import Services
from boggle_desk.views.spacing import spaced


class RulesPanel(QWidget):
    """A preset, tiles, board and dictionary."""

    chosen = Signal(object)
    """The rules."""

    def __init__(self, services: Services, say: ScrabbleWords) -> None:
        super().__init__()
        self._services, self._say = services, say
        self._rules = next(iter(services.scrabble_presets.values()))
        self._presets = {**services.scrabble_presets, **services.own_scrabble.read().presets}
        self.preset: Choice[str] = Choice(self.tr("Game"), [])
        self._tile_sets, self._layouts = dict(services.tile_sets), dict(services.layouts)
        self.tiles: Choice[str] = Choice(self.tr("Tiles"), [])
        self.boards: Choice[str] = Choice(self.tr("Board"), [])
        self.lexicon: Choice[str] = Choice(self.tr("Dictionary"), [])
        self.summary, self.warning = label("", "muted", wrap=True), label("", "bad", wrap=True)
        form = QFormLayout()
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        for choice in (self.preset, self.tiles, self.boards, self.lexicon):
            form.addRow(choice.accessibleName(), choice)
        centre_labels(form)
        column = QVBoxLayout(self)
        spaced(column, services.look, margins=(0, 8, 0, 0))
        column.addLayout(form)
        column.addWidget(self.summary)
        column.addWidget(self.warning)
        column.addStretch(1)
        for choice in (self.preset, self.tiles, self.boards):
            choice.activated.connect(lambda _place: self._choose())
        self.lexicon.activated.connect(lambda _place: self._choose_lexicon())
        services.lexica.entries_changed.connect(self._show_lexica)
        services.lexica.lexicon_changed.connect(self._show_lexica)
        self._show_lexica()

    def show_rules(self, rules: ScrabbleRules) -> None:
        self._rules = rules
        self._presets.setdefault(rules.key, rules)  # a recorded game may bring rules, tiles and a board of its own
        self._tile_sets.setdefault(rules.tiles.key, rules.tiles)
        self._layouts.setdefault(rules.layout.key, rules.layout)
        self.preset.offer([(self._say.preset_title(key), key) for key in self._presets])
        self.tiles.offer([(each.name, key) for key, each in self._tile_sets.items()])
        self.boards.offer([(each.name, key) for key, each in self._layouts.items()])
        self.preset.choose(rules.key)
        self.tiles.choose(rules.tiles.key)
        self.boards.choose(rules.layout.key)
        self.summary.setText(self._say.preset_summary(rules.key))
        self._warn()

    def _choose(self) -> None:
        rules = self._presets[self.preset.value]
        tiles, layout = self._tile_sets[self.tiles.value], self._layouts[self.boards.value]
        self.chosen.emit(replace(rules, tiles=tiles, layout=layout))

    def _show_lexica(self) -> None:
        lexica = self._services.lexica
        titles = [(entry.title, entry.key) for entry in lexica.entries if not entry.damaged]
        self.lexicon.offer(titles or [(lexica.chosen, lexica.chosen)])
        self.lexicon.choose(lexica.chosen)
        self._warn()

    def _choose_lexicon(self) -> None:
        self._services.lexica.choose(self.lexicon.value)
        self._warn()

    def _warn(self) -> None:
        """Say so if tiles and dictionary speak different languages."""
        lexicon, language = self._services.lexica.lexicon, self._rules.tiles.language
        other = lexicon is not None and lexicon.language not in ("", language)
        self.warning.setText(self.tr("Tiles and dictionary are of different languages.") if other else "")
