"""Before a Boggle game: who plays, where they write, and by which rules."""

from PySide6.QtCore import QTimer

from boggle_desk.engine.boggle.rules import BoggleRules
from boggle_desk.engine.players import Player
from boggle_desk.views.boggle.rules_card import RulesCard
from boggle_desk.views.boggle.seats_card import BoggleSeatsCard
from boggle_desk.views.boggle.words import BoggleWords
from boggle_desk.views.game_page import GameSetupPage
from boggle_desk.views.services import Services


class SetupPage(GameSetupPage):
    """Remembers the last table; `chosen` carries rules and players."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        settings = services.choices.settings
        self._say = BoggleWords(self)
        self.rules = RulesCard(services.look, services.presets, services.cube_sets, self._say)
        self.rules.take_setup(settings.table)
        self.seats = BoggleSeatsCard(services.look, settings.players, self._levels())
        self.rules.changed.connect(lambda: self.seats.name_levels(self._levels()))
        self.rules.opened.connect(lambda: QTimer.singleShot(0, self._show_details))
        self.lay_out(self.tr("A new table"), (self.seats, self.rules.writing_card), self.rules)

    def _levels(self) -> list[tuple[str, str]]:
        """Return the computer players, each with the points that it makes by the rules as chosen."""
        preset = self.rules.measured
        return [(self._say.level_title(level, preset), key) for key, level in self.services.rivals.items()]

    def show_lexica(self, lexica: list[tuple[str, str]], chosen: str) -> None:
        self.rules.show_lexica(lexica, chosen)

    def chosen_game(self) -> tuple[BoggleRules, tuple[Player, ...]]:
        players = self.seats.players()
        self.services.choices.change(players=players, table=self.rules.setup())
        return self.rules.rules(), players

    def _show_details(self) -> None:
        self.area.ensureWidgetVisible(self.rules.details)
