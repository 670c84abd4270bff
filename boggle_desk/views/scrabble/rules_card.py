"""Which Scrabble: a preset, and in what the table wants it otherwise; and what differs by taste, not by rules."""

from collections.abc import Sequence

from PySide6.QtWidgets import QCheckBox, QFormLayout

from boggle_desk.engine.scrabble.rules import Hints, ScrabbleRules
from boggle_desk.settings import ScrabbleSetup
from boggle_desk.views.appearance import Appearance
from boggle_desk.views.forms import Choice, Field, Form
from boggle_desk.views.kit import Card, label
from boggle_desk.views.rules_card import RulesCard
from boggle_desk.views.scrabble.words import ScrabbleWords
from boggle_desk.views.services import AppContext


class ScrabbleRulesCard(RulesCard):
    """A preset chosen from cards; below it tiles, board and dictionary."""

    kept = ("tiles", "layout", "lexicon", "open_racks")

    def __init__(self, services: AppContext, say: ScrabbleWords) -> None:
        self._say = say
        super().__init__(services, services.scrabble_presets, services.own_scrabble)
        self.shelf.show_chosen()
        self.rows = QFormLayout()
        self.form.lay_out(self.rows)
        self.column.addLayout(self.rows)
        self.warning = label("", "bad", wrap=True)
        self.column.addWidget(self.warning)
        self.column.addWidget(self.shelf)
        self.tiles.currentIndexChanged.connect(lambda _place: self._warn())
        self.lexicon.currentIndexChanged.connect(lambda _place: self._warn())
        self.column.addStretch()

    def told(self, key: str, rules: ScrabbleRules) -> tuple[str, str]:
        return self._say.preset_title(key), self._say.preset_summary(key) or f"{rules.tiles.name}, {rules.layout.name}"

    def make_fields(self) -> Sequence[Field]:
        services = self._services
        self.tiles = Choice(self.tr("Tiles"), [(tiles.name, key) for key, tiles in services.tile_sets.items()])
        self.layout_ = Choice(self.tr("Board"), [(layout.name, key) for key, layout in services.layouts.items()])
        self.hints = Choice(self.tr("Hints"), [(self._say.hints_title(hints), hints) for hints in Hints])
        self.hints.setToolTip(self.tr("Which words hints may show"))
        self.open_racks = QCheckBox(self.tr("Open racks: everybody sees all tiles"))
        return (
            Field("tiles", self.tiles, read=services.tile_sets.__getitem__, keep=lambda tiles: tiles.key),
            Field("layout", self.layout_, read=services.layouts.__getitem__, keep=lambda layout: layout.key),
            Field("lexicon", self.lexicon),
            Field("hints", self.hints),
            Field("open_racks", self.open_racks),
        )

    def _warn(self) -> None:
        """Say so if tiles and dictionary speak different languages."""
        tiles = self._services.tile_sets[self.tiles.value]
        key = self.lexicon.value if self.lexicon.count() else ""
        entries = [entry for entry in self._services.lexica.entries if entry.key == key]
        other = entries and entries[0].language not in ("", tiles.language)
        self.warning.setText(self.tr("The tiles and dictionary are in different languages.") if other else "")


class TasteCard(Card):
    """Boxes about the table, remembered in `ScrabbleSetup` under their names."""

    def __init__(self, look: Appearance, title: str, setup: ScrabbleSetup, names: Sequence[str]) -> None:
        super().__init__(look)
        texts = {
            "watch": self.tr("Watch the computer think"),
            "wait": self.tr("Pause between computer turns"),
            "symbols": self.tr("Large symbols on bonus squares"),
            "contrast": self.tr("Black-and-white board"),
        }
        self.column.addWidget(label(title, "heading"))
        self.boxes = {name: QCheckBox(texts[name]) for name in names}
        for box in self.boxes.values():
            self.column.addWidget(box)
        self.form = Form(self, [Field(name, box) for name, box in self.boxes.items()])
        self.form.show(setup)
