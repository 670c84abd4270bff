"""Before the score pad of a Boggle game: players, rules, and what the pad does unasked."""

from PySide6.QtWidgets import QSizePolicy

from boggle_desk.engine.boggle.pad.position import BogglePadRules
from boggle_desk.engine.players import Player
from boggle_desk.settings import PadSetup
from boggle_desk.views.boggle.boggle_rules_card import BoggleRulesCard
from boggle_desk.views.boggle.boggle_seats_card import BoggleSeatsCard
from boggle_desk.views.boggle.boggle_strings import BoggleStrings
from boggle_desk.views.controls import Card, FittingCheckBox, label
from boggle_desk.views.forms import Field, Form
from boggle_desk.views.pad_page import PadSetupPage
from boggle_desk.views.services import AppContext


class BogglePadSetupPage(PadSetupPage):
    """Remembers the last table; `chosen` carries rules and players."""

    def __init__(self, services: AppContext) -> None:
        super().__init__(services, "boggle_pad")
        settings = services.choices.settings
        self.rules = BoggleRulesCard(services, BoggleStrings(self), on_pad=True)
        self.rules.take_setup(settings.table)
        self.seats = BoggleSeatsCard(services.look, self.people())
        self.rules.changed.connect(self.seats.forget_suggestion)
        self.seats.suggest_from(services.history, self.rules.rules, on_pad=True)
        self.lay_out_pad([self.rules, self._pad_card(settings.pad)])

    def _pad_card(self, setup: PadSetup) -> Card:
        card = Card(self.look, margin=24)
        self.glass = FittingCheckBox(self.tr("Time the rounds"))
        self.judges = FittingCheckBox(self.tr("Check typed words in the dictionary"))
        self._pad = Form(self, (Field("glass", self.glass), Field("dictionary_judges", self.judges)))
        self._pad.show(setup)
        card.lay(label(self.tr("Pad"), "heading"), self.glass, self.judges)
        card.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        return card

    def chosen_game(self) -> tuple[BogglePadRules, tuple[Player, ...]]:
        players, choices = self.seats.players(), self.services.choices
        table = self.rules.setup(choices.settings.table)
        pad = PadSetup("boggle_pad", **self._pad.remembered())
        choices.change(players=self.remembered(players), table=table, pad=pad)
        return BogglePadRules(self.rules.rules(), pad.dictionary_judges, pad.glass), players
