"""Before a game of duplicate Scrabble: who plays, with which tiles, and how long for each turn."""

from dataclasses import replace

from boggle_desk.engine.players import Player
from boggle_desk.engine.scrabble.duplicate.position import MOST_PLAYERS, DuplicateRules
from boggle_desk.engine.scrabble.rules import Hints
from boggle_desk.views.forms import Choice
from boggle_desk.views.game_page import GameSetupPage
from boggle_desk.views.kit import Card, label
from boggle_desk.views.scrabble.rules_card import ScrabbleRulesCard
from boggle_desk.views.scrabble.words import ScrabbleWords
from boggle_desk.views.seats_card import SeatsCard
from boggle_desk.views.services import AppContext

_PRESET = "club"
_MINUTES = (1, 2, 3, 5)


class DuplicateSetupPage(GameSetupPage):
    """Remembers the last table; `chosen` carries rules and players."""

    def __init__(self, services: AppContext) -> None:
        super().__init__(services)
        say, settings = ScrabbleWords(self), services.choices.settings
        levels = say.levels(services.levels.values(), services.game_code)
        self.seats = SeatsCard(services.look, settings.players, levels, MOST_PLAYERS)
        self.rules: ScrabbleRulesCard = ScrabbleRulesCard(services, say)
        self.rules.take_setup(settings.scrabble)
        self.rules.changed.connect(
            lambda: self.seats.name_levels(say.levels(services.levels.values(), services.game_code))
        )
        self.rules.setParent(self)
        self.rules.hide()  # only its tiles and dictionary are chosen here
        times = [(self.tr("%n minute(s)", "", each), 60 * each) for each in _MINUTES]
        self.time: Choice[int] = Choice(self.tr("Time for each turn"), [*times, (self.tr("no timer"), 0)])
        self.time.choose(settings.scrabble.duplicate_seconds)
        self.rules.tiles_card.setParent(self.rules)
        self.time.currentIndexChanged.connect(self.show_state)
        self.lay_out(self.tr("New duplicate game"), (self._make_card(),))
        self.change.hide()

    def _make_card(self) -> Card:
        card = Card(self.look, margin=24)
        card.column.addWidget(label(self.tr("Same tiles for everybody"), "heading"))
        for text in (
            self.tr("Each turn you all look for the best play with the same seven tiles."),
            self.tr("Write it down. When time is up, everybody enters a play."),
            self.tr("You get your own points. Then the best play is laid for all."),
        ):
            card.column.addWidget(label(text, "muted", wrap=True))
        card.column.addSpacing(self.look.px(12))
        section = self.rules.form.section(self.look, self.tr("Tiles and time"), ("tiles", "lexicon"), [self.time])
        card.column.addWidget(section, 1)
        return card

    def show_state(self) -> None:
        super().show_state()
        name = self.rules.language.currentText()
        text = self.tr("Duplicate · {name} tiles · {time}").format(name=name, time=self.time.currentText())
        self.sentence.setText(text)

    def chosen_game(self) -> tuple[DuplicateRules, tuple[Player, ...]]:
        players, services, chosen = self.seats.players(), self.services, self.rules.rules()
        setup = self.rules.setup(services.choices.settings.scrabble, only=("tiles",))
        setup = replace(setup, duplicate_seconds=self.time.value)
        services.choices.change(players=players, scrabble=setup)
        game = replace(services.scrabble_presets[_PRESET], tiles=chosen.tiles, lexicon=chosen.lexicon, hints=Hints.NONE)
        return DuplicateRules(game, self.time.value), players
