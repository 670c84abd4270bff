"""Before a Boggle game, or its score pad: players, writing, rules."""

from dataclasses import replace

from PySide6.QtWidgets import QSizePolicy

from boggle_desk.engine.boggle.events import BoggleMove
from boggle_desk.engine.boggle.known_board import KnownBoard, from_code
from boggle_desk.engine.boggle.pad import BogglePadRules
from boggle_desk.engine.boggle.rules import BoggleRules, ChallengeJudge, Writing
from boggle_desk.engine.players import Player
from boggle_desk.models.boggle.boggle_strings import BoggleStrings
from boggle_desk.settings import PadSetup
from boggle_desk.storage.lexica import shipped_in
from boggle_desk.storage.shipped import boggle_levels, cube_sets
from boggle_desk.views.boggle.board_card import BoardCard
from boggle_desk.views.boggle.boggle_rules_card import BoggleRulesCard
from boggle_desk.views.boggle.boggle_seats_card import BoggleSeatsCard
from boggle_desk.views.controls import Card, FittingCheckBox, label
from boggle_desk.views.forms import Field, Form
from boggle_desk.views.game_page import GameSetupPage
from boggle_desk.views.pad_page import PadSetupPage
from boggle_desk.views.seats_card import Levels
from boggle_desk.views.services import AppContext

_VOTERS = 3
"""With fewer players the dictionary decides challenges (rule B20)."""


class BoggleSetupPage(GameSetupPage):
    """Remembers the last table; `chosen` carries rules and players."""

    help_page, remembered_as = "08_games", "table"
    seats: BoggleSeatsCard

    @property
    def on_phones(self) -> bool:  # type: ignore[override]  # read as an attribute
        return self.rules.writing.value is Writing.PHONES

    def __init__(self, services: AppContext) -> None:
        super().__init__(services)
        settings = services.choices.settings
        self._say = BoggleStrings(self)
        self.rules: BoggleRulesCard = BoggleRulesCard(services, self._say)
        self.rules.take_setup(settings.table)
        self.seats = BoggleSeatsCard(services.look, settings.players, self._levels())
        self.rules.changed.connect(lambda: self.seats.name_levels(self._levels()))
        self.rules.changed.connect(self.seats.forget_suggestion)
        self.rules.changed.connect(self._show_tray)
        self._show_tray()
        self.seats.suggest_from(services.history, self._rules)
        self.board = BoardCard(services, self.rules.rules)
        self.rules.add_to_sheet(self.board)
        self.lay_out(self.tr("New Boggle game"), (self.rules, self.rules.writing_card))
        self.board.take_wish(self.rules.presets[self.rules.preset.value].wish)
        self.rules.whole = lambda rules: replace(rules, wish=self.board.wish())
        self.rules.taken.connect(lambda rules: self.board.take_wish(rules.wish))
        self.rules.changed.connect(self.board.refresh)
        self.board.changed.connect(self.show_state)
        self.board.code.changed.connect(self.seats.forget_suggestion)
        services.lexica.lexicon_changed.connect(self.board.refresh)

    def show_state(self) -> None:
        super().show_state()
        rules = self._rules()  # those of a code that is typed
        alone = len(self.seats.players()) < _VOTERS
        self.sentence.setText(self.rules.sentence(replace(rules, court=ChallengeJudge.DICTIONARY) if alone else rules))

    def second_line(self) -> str:
        granted = [
            self.tr("{name}: {handicap}").format(name=player.name, handicap=self._say.handicap_text(player))
            for player in self.seats.players()
            if player.has_handicap
        ]
        return " · ".join(filter(None, [super().second_line(), self.board.said, *granted]))

    def _show_tray(self) -> None:
        cubes = self.rules.rules().cubes
        self.seats.show_tray(cubes.rows, cubes.columns)

    def _levels(self) -> Levels:
        """Return the computer levels, with their points by the chosen rules."""
        say, preset = self._say, self.rules.measured
        return [(key, say.level_usual(level, preset)) for key, level in boggle_levels().items()]

    def chosen_game(self) -> tuple[BoggleRules, tuple[Player, ...]]:
        players = self.seats.players()
        self.services.choices.change(players=players, table=self.rules.setup(self.services.choices.settings.table))
        return self._rules(), players

    def first_moves(self) -> tuple[BoggleMove, ...]:
        known = self._known_board()
        return (known.move,) if known else ()

    def _rules(self) -> BoggleRules:
        known = self._known_board()
        return known.rules if known else replace(self.rules.rules(), wish=self.board.wish())

    def _known_board(self) -> KnownBoard | None:
        coded, services = self.board.coded, self.services
        if coded is None:
            return None
        return from_code(coded, self.rules.rules(), services.boggle_presets, cube_sets(), shipped_in)

    def press_start(self) -> None:
        """Begin the game, unless the code is bad."""
        if self.board.coded is None and not self.board.code.empty:
            self.rules.open_sheet()
            self.board.complain()
            return
        super().press_start()

    def leave(self) -> None:
        self.board.cancel()
        super().leave()


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
        self.glass = FittingCheckBox(self.tr("Time the rounds"))
        self.judges = FittingCheckBox(self.tr("Check typed words in the dictionary"))
        self._pad = Form(self, (Field("glass", self.glass), Field("dictionary_judges", self.judges)))
        self._pad.show(setup)
        card = Card(self.look, label(self.tr("Pad"), "heading"), self.glass, self.judges, margin=24)
        card.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        return card

    def chosen_game(self) -> tuple[BogglePadRules, tuple[Player, ...]]:
        players, choices = self.seats.players(), self.services.choices
        table = self.rules.setup(choices.settings.table)
        pad = PadSetup("boggle_pad", **self._pad.remembered())
        choices.change(players=self.remembered(players), table=table, pad=pad)
        return BogglePadRules(self.rules.rules(), pad.dictionary_judges, pad.glass), players
