"""Before a Scrabble game: who plays, computers too, and by which rules (P1, P2)."""

from dataclasses import replace

from PySide6.QtWidgets import QCheckBox

from boggle_desk.engine.players import Player
from boggle_desk.engine.scrabble.position import MOST_PLAYERS
from boggle_desk.engine.scrabble.rules import ScrabbleRules
from boggle_desk.settings import ScrabbleSetup
from boggle_desk.views.game_page import GameSetupPage
from boggle_desk.views.kit import Card, label
from boggle_desk.views.scrabble.rules_card import RulesCard
from boggle_desk.views.scrabble.words import ScrabbleWords
from boggle_desk.views.seats_card import SeatsCard
from boggle_desk.views.services import Services


class ScrabbleSetupPage(GameSetupPage):
    """Remembers the last table; `chosen` carries rules and players."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        say = ScrabbleWords(self)
        settings = services.choices.settings
        levels = [(say.level_title(level), level.key) for level in services.levels.values()]
        self.seats = SeatsCard(services.look, settings.players, levels, MOST_PLAYERS)
        self.rules = RulesCard(services, say)
        self.rules.take_setup(settings.scrabble)
        self.lay_out(self.tr("A new Scrabble table"), (self.seats, self._options(settings.scrabble)), self.rules)

    def _options(self, setup: ScrabbleSetup) -> Card:
        """Return the card of what differs by taste, not by rules."""
        card = Card(self.look)
        card.column.addWidget(label(self.tr("At the table"), "heading"))
        self.watch = QCheckBox(self.tr("Watch the computer think"))
        self.wait = QCheckBox(self.tr("A computer waits for a sign before it follows another"))
        self.symbols = QCheckBox(self.tr("Large symbols on the premium squares"))
        self.contrast = QCheckBox(self.tr("The board in black and white"))
        for box, on in (
            (self.watch, setup.watch),
            (self.wait, setup.wait),
            (self.symbols, setup.symbols),
            (self.contrast, setup.contrast),
        ):
            box.setChecked(on)
            card.column.addWidget(box)
        return card

    def show_lexica(self, lexica: list[tuple[str, str]], chosen: str) -> None:
        self.rules.show_lexica(lexica, chosen)

    def chosen_game(self) -> tuple[ScrabbleRules, tuple[Player, ...]]:
        players = self.seats.players()
        setup = replace(
            self.rules.setup(self.services.choices.settings.scrabble),
            watch=self.watch.isChecked(),
            wait=self.wait.isChecked(),
            symbols=self.symbols.isChecked(),
            contrast=self.contrast.isChecked(),
        )
        self.services.choices.change(players=players, scrabble=setup)
        return self.rules.rules(), players
