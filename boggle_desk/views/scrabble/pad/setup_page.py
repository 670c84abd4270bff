"""Before the score pad of a Scrabble game: who plays, and by which rules."""

from dataclasses import replace

from PySide6.QtWidgets import QCheckBox, QFormLayout

from boggle_desk.engine.players import Player
from boggle_desk.engine.scrabble.pad.position import ScrabblePadRules
from boggle_desk.engine.scrabble.position import MOST_PLAYERS
from boggle_desk.settings import ScrabbleSetup
from boggle_desk.views.kit import Card, label
from boggle_desk.views.pad_setup import PadSetupPage
from boggle_desk.views.scrabble.rules_card import RulesCard
from boggle_desk.views.scrabble.words import ScrabbleWords
from boggle_desk.views.seats_card import SeatsCard
from boggle_desk.views.services import Services


class ScrabblePadSetupPage(PadSetupPage):
    """Remembers the last table; `chosen` carries rules and players."""

    def __init__(self, services: Services) -> None:
        super().__init__(services, "scrabble_pad")
        settings = services.choices.settings
        self.rules = RulesCard(services, ScrabbleWords(self))
        self.rules.take_setup(settings.scrabble)
        for row in self.rules.findChildren(QFormLayout):  # hints and racks are nothing for a real table
            for field in (self.rules.hints, self.rules.open_racks):
                row.setRowVisible(field, False)
        self.seats = SeatsCard(services.look, self.people(), most=MOST_PLAYERS)
        self.lay_out_pad([self.seats, self._options(settings.scrabble)], self.rules)

    def _options(self, setup: ScrabbleSetup) -> Card:
        card = Card(self.look)
        card.column.addWidget(label(self.tr("The board"), "heading"))
        self.symbols = QCheckBox(self.tr("Large symbols on the premium squares"))
        self.contrast = QCheckBox(self.tr("The board in black and white"))
        for box, on in ((self.symbols, setup.symbols), (self.contrast, setup.contrast)):
            box.setChecked(on)
            card.column.addWidget(box)
        return card

    def show_lexica(self, lexica: list[tuple[str, str]], chosen: str) -> None:
        self.rules.show_lexica(lexica, chosen)

    def chosen_game(self) -> tuple[ScrabblePadRules, tuple[Player, ...]]:
        players, choices = self.seats.players(), self.services.choices
        setup = replace(
            self.rules.setup(choices.settings.scrabble),
            hints=choices.settings.scrabble.hints,
            open_racks=choices.settings.scrabble.open_racks,
            symbols=self.symbols.isChecked(),
            contrast=self.contrast.isChecked(),
        )
        pad = replace(choices.settings.pad, kind="scrabble_pad")
        choices.change(players=self.remembered(players), scrabble=setup, pad=pad)
        return ScrabblePadRules(self.rules.rules()), players
