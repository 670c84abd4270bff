"""Which Scrabble: a preset, and in what the table wants it otherwise."""

from dataclasses import replace

from PySide6.QtWidgets import QCheckBox, QFormLayout

from boggle_desk.engine.rulebook import own_name
from boggle_desk.engine.scrabble.rules import Hints, ScrabbleRules
from boggle_desk.settings import ScrabbleSetup
from boggle_desk.views.forms import Choice, Options
from boggle_desk.views.kit import Card, centre_labels, label
from boggle_desk.views.preset_shelf import PresetShelf
from boggle_desk.views.scrabble.words import ScrabbleWords
from boggle_desk.views.services import Services


class RulesCard(Card):
    """A preset chosen from cards; below it tiles, board and dictionary."""

    def __init__(self, services: Services, say: ScrabbleWords) -> None:
        super().__init__(services.look)
        self._services = services
        self.column.addWidget(label(self.tr("Which game?"), "heading"))
        self._say = say
        self.shelf = PresetShelf(services.ask, services.own_scrabble, self.rules, lambda: self.preset.value)
        self.preset: Options[str] = Options(services.look, self.tr("Game"), self._offered(self._presets))
        self.column.addWidget(self.preset)
        self.shelf.show_chosen()
        self.shelf.changed.connect(self._take_shelf)
        self.tiles: Choice[str] = Choice(
            self.tr("Tiles"), [(tiles.name, key) for key, tiles in services.tile_sets.items()]
        )
        self.layout_: Choice[str] = Choice(
            self.tr("Board"), [(layout.name, key) for key, layout in services.layouts.items()]
        )
        self.lexicon: Choice[str] = Choice(self.tr("Dictionary"), [])
        self.hints: Choice[Hints] = Choice(self.tr("Hints"), [(say.hints_title(hints), hints) for hints in Hints])
        self.hints.setToolTip(self.tr("Whether players may ask for hints, and which words those show"))
        self.preset.changed.connect(self._take_preset)
        self.open_racks = QCheckBox(self.tr("Open game: everybody sees all racks"))
        form = QFormLayout()
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        for choice in (self.tiles, self.layout_, self.lexicon, self.hints):
            form.addRow(choice.accessibleName(), choice)
        centre_labels(form)
        form.addRow(self.open_racks)
        self.column.addLayout(form)
        self.warning = label("", "bad", wrap=True)
        self.column.addWidget(self.warning)
        self.column.addWidget(self.shelf)
        self.tiles.currentIndexChanged.connect(lambda _place: self._warn())
        self.lexicon.currentIndexChanged.connect(lambda _place: self._warn())
        self.column.addStretch()

    @property
    def _presets(self) -> dict[str, ScrabbleRules]:
        """All presets by key, the shipped ones first."""
        return {**self._services.scrabble_presets, **self.shelf.shelf.presets}

    def _offered(self, presets: dict[str, ScrabbleRules]) -> list[tuple[str, str, str]]:
        say = self._say
        return [
            (say.preset_title(key), say.preset_summary(key) or f"{rules.tiles.name}, {rules.layout.name}", key)
            for key, rules in presets.items()
        ]

    def _take_preset(self) -> None:
        """Take over the preset's hints; from one of one's own tiles, board, dictionary and racks too."""
        rules = self._presets[self.preset.value]
        self.hints.choose(rules.hints)
        if own_name(rules.key) is not None:
            self.tiles.choose(rules.tiles.key)
            self.layout_.choose(rules.layout.key)
            self.lexicon.choose(rules.lexicon)
            self.open_racks.setChecked(rules.open_racks)
        self.shelf.show_chosen()

    def _take_shelf(self, key: str) -> None:
        """Offer what the shelf holds now, and choose what was saved."""
        self.preset.offer(self._offered(self._presets))
        if key and key != self.preset.value:
            self.preset.choose(key)  # which takes it
        else:
            self._take_preset()
        self.preset.focus_chosen()

    def show_lexica(self, lexica: list[tuple[str, str]], chosen: str) -> None:
        """Offer these dictionaries, as titles and keys."""
        self.lexicon.offer(lexica)
        self.lexicon.choose(chosen)

    def _warn(self) -> None:
        """Say so if tiles and dictionary speak different languages."""
        tiles = self._services.tile_sets[self.tiles.value]
        key = self.lexicon.value if self.lexicon.count() else ""
        entries = [entry for entry in self._services.lexica.entries if entry.key == key]
        other = entries and entries[0].language not in ("", tiles.language)
        self.warning.setText(self.tr("Tiles and dictionary are of different languages.") if other else "")

    def take_setup(self, setup: ScrabbleSetup) -> None:
        """Show what was chosen the last time; what is no longer there is left as it is."""
        self.preset.choose(setup.preset)
        preset = self._presets[self.preset.value]
        self.tiles.choose(setup.tiles or preset.tiles.key)
        self.layout_.choose(setup.layout or preset.layout.key)
        self.hints.choose(setup.hints or preset.hints)
        self.open_racks.setChecked(setup.open_racks)

    def rules(self) -> ScrabbleRules:
        """Return the rules as chosen."""
        return replace(
            self._presets[self.preset.value],
            tiles=self._services.tile_sets[self.tiles.value],
            layout=self._services.layouts[self.layout_.value],
            hints=self.hints.value,
            open_racks=self.open_racks.isChecked(),
            lexicon=self.lexicon.value,
        )

    def setup(self, before: ScrabbleSetup) -> ScrabbleSetup:
        """Return what was chosen, for the next time."""
        return replace(
            before,
            preset=self.preset.value,
            tiles=self.tiles.value,
            layout=self.layout_.value,
            hints=self.hints.value,
            open_racks=self.open_racks.isChecked(),
        )
