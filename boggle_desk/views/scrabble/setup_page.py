"""Before a Scrabble game: who plays, computers too, and by which rules (P1, P2)."""

from dataclasses import replace

from boggle_desk.engine.players import Player
from boggle_desk.engine.scrabble.position import MOST_PLAYERS
from boggle_desk.engine.scrabble.rules import ScrabbleRules
from boggle_desk.views.game_page import GameSetupPage
from boggle_desk.views.kit import button
from boggle_desk.views.pictures import PictureButton
from boggle_desk.views.scrabble.rules_card import ScrabbleRulesCard, TasteCard, paint_same_tiles
from boggle_desk.views.scrabble.words import ScrabbleWords
from boggle_desk.views.seats_card import COMPUTERS, FIRST_LEVEL, SeatsCard
from boggle_desk.views.services import AppContext


def against_computer(services: AppContext, you: str) -> tuple[Player, Player]:
    """Return the last person who played, or `you`, and a computer of the level that was played against last."""
    settings = services.choices.settings
    people = [*(each.name for each in settings.players if each.level is None), *(each.name for each in settings.people)]
    computers = [each for each in settings.players if each.level in services.levels]
    computer = computers[0] if computers else Player(COMPUTERS[0], FIRST_LEVEL)
    return Player(people[0] if people else you), computer


class ScrabbleSetupPage(GameSetupPage):
    """Remembers the last table; `chosen` carries rules and players."""

    def __init__(self, services: AppContext) -> None:
        super().__init__(services)
        say = ScrabbleWords(self)
        settings = services.choices.settings
        levels = say.levels(services.levels.values(), services.game_code)
        self.seats = SeatsCard(services.look, settings.players, levels, MOST_PLAYERS)
        self.rules: ScrabbleRulesCard = ScrabbleRulesCard(services, say)
        self.rules.take_setup(settings.scrabble)
        self.rules.changed.connect(
            lambda: self.seats.name_levels(say.levels(services.levels.values(), services.game_code))
        )
        self.taste = TasteCard(
            services.look, self.tr("At the table"), settings.scrabble, ("watch", "wait", "symbols", "contrast")
        )
        self.rules.add_to_sheet(self.taste)
        self.duel = button(self.tr("You against a computer"), self.quick_game)
        self.duplicate = PictureButton(
            services.look, self.tr("Duplicate"), self.tr("same tiles for all"), paint_same_tiles
        )
        self.duplicate.setCheckable(False)
        self.duplicate.clicked.connect(lambda: self.kind_asked.emit("duplicate"))
        self.rules.put_beside(self.duplicate)
        self.rules.tiles_card.column.addWidget(self.duel)
        self.lay_out(self.tr("New Scrabble game"), (self.rules, self.rules.tiles_card))

    def quick_game(self) -> None:
        """Begin at once: the last person against a computer as strong as last time."""
        table = self.services.choices.settings.players
        self.seats.seat(against_computer(self.services, self.tr("You")))
        self.press_start()
        self.services.choices.change(players=table)  # the family finds its table as it was

    def chosen_game(self) -> tuple[ScrabbleRules, tuple[Player, ...]]:
        players = self.seats.players()
        setup = replace(self.rules.setup(self.services.choices.settings.scrabble), **self.taste.form.remembered())
        self.services.choices.change(players=players, scrabble=setup)
        return self.rules.rules(), players
