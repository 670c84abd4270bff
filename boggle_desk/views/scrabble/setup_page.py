"""Before a Scrabble game: who plays, computers too, and by which rules (P1, P2)."""

from dataclasses import replace

from boggle_desk.engine.players import Player
from boggle_desk.engine.scrabble.position import MOST_PLAYERS
from boggle_desk.engine.scrabble.rules import ScrabbleRules
from boggle_desk.views.game_page import GameSetupPage
from boggle_desk.views.scrabble.rules_card import ScrabbleRulesCard, TasteCard
from boggle_desk.views.scrabble.words import ScrabbleWords
from boggle_desk.views.seats_card import SeatsCard
from boggle_desk.views.services import AppContext


class ScrabbleSetupPage(GameSetupPage):
    """Remembers the last table; `chosen` carries rules and players."""

    def __init__(self, services: AppContext) -> None:
        super().__init__(services)
        say = ScrabbleWords(self)
        settings = services.choices.settings
        levels = [(say.level_name(key), key, say.level_usual(level)) for key, level in services.levels.items()]
        self.seats = SeatsCard(services.look, settings.players, levels, MOST_PLAYERS)
        self.rules = ScrabbleRulesCard(services, say)
        self.rules.take_setup(settings.scrabble)
        self.taste = TasteCard(
            services.look, self.tr("At the table"), settings.scrabble, ("watch", "wait", "symbols", "contrast")
        )
        self.lay_out(self.tr("A new Scrabble table"), (self.seats, self.taste))

    def chosen_game(self) -> tuple[ScrabbleRules, tuple[Player, ...]]:
        players = self.seats.players()
        setup = replace(self.rules.setup(self.services.choices.settings.scrabble), **self.taste.form.remembered())
        self.services.choices.change(players=players, scrabble=setup)
        return self.rules.rules(), players
