"""Before the score pad of a Scrabble game: who plays, and by which rules."""

from dataclasses import replace

from boggle_desk.engine.players import Player
from boggle_desk.engine.scrabble.pad.position import ScrabblePadRules
from boggle_desk.engine.scrabble.position import MOST_PLAYERS
from boggle_desk.views.pad_room import PadSetupPage
from boggle_desk.views.scrabble.rules_card import ScrabbleRulesCard, TasteCard
from boggle_desk.views.scrabble.words import ScrabbleWords
from boggle_desk.views.seats_card import SeatsCard
from boggle_desk.views.services import AppContext


class ScrabblePadSetupPage(PadSetupPage):
    """Remembers the last table; `chosen` carries rules and players."""

    def __init__(self, services: AppContext) -> None:
        super().__init__(services, "scrabble_pad")
        settings = services.choices.settings
        self.rules: ScrabbleRulesCard = ScrabbleRulesCard(
            services, ScrabbleWords(self), ("hints", "open_racks")
        )  # nothing for a real table
        self.rules.take_setup(settings.scrabble)
        self.seats = SeatsCard(services.look, self.people(), most=MOST_PLAYERS)
        self.taste = TasteCard(services.look, self.tr("Board"), settings.scrabble, ("symbols", "contrast"))
        self.lay_out_pad([self.rules, self.rules.tiles_card, self.taste])

    def chosen_game(self) -> tuple[ScrabblePadRules, tuple[Player, ...]]:
        players, choices = self.seats.players(), self.services.choices
        setup = self.rules.setup(choices.settings.scrabble, only=("tiles", "layout"))
        setup = replace(setup, **self.taste.form.remembered())
        pad = replace(choices.settings.pad, kind="scrabble_pad")
        choices.change(players=self.remembered(players), scrabble=setup, pad=pad)
        return ScrabblePadRules(self.rules.rules()), players
