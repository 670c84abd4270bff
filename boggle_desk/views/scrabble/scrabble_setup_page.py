"""Before a game of Scrabble, of duplicate, or a score pad: who plays, computers too, and by which rules (P1, P2)."""

from dataclasses import replace

from boggle_desk.engine.players import Player
from boggle_desk.engine.scrabble.duplicate import MOST_PLAYERS as MOST_AT_DUPLICATE
from boggle_desk.engine.scrabble.duplicate import DuplicateRules
from boggle_desk.engine.scrabble.movegen import tile_graph
from boggle_desk.engine.scrabble.pad import ScrabblePadRules
from boggle_desk.engine.scrabble.position import MOST_PLAYERS
from boggle_desk.engine.scrabble.rules import Hints, ScrabbleRules
from boggle_desk.models.background_task import BackgroundTask
from boggle_desk.models.characters import character
from boggle_desk.models.scrabble.scrabble_strings import ScrabbleStrings
from boggle_desk.storage.shipped import scrabble_levels
from boggle_desk.views.controls import Card, button, label
from boggle_desk.views.forms import Choice
from boggle_desk.views.game_page import GameSetupPage
from boggle_desk.views.pad_page import PadSetupPage
from boggle_desk.views.pictures import PictureButton
from boggle_desk.views.scrabble.scrabble_rules_card import ScrabbleRulesCard, TasteCard, paint_same_tiles
from boggle_desk.views.seats_card import FIRST_LEVEL, SeatsCard
from boggle_desk.views.services import AppContext


class _Ahead(BackgroundTask):
    """Has the words ready in tiles, from both ends, when a computer wants to make the first move."""

    def __init__(self, services: AppContext, page: GameSetupPage) -> None:
        super().__init__(page, "The words could not be made ready ahead of a game.")
        self._services = services
        services.lexica.lexicon_changed.connect(self._begin)
        self._begin()

    def _begin(self) -> None:
        services = self._services
        if services.lexica.lexicon:
            graph, tiles = services.lexica.lexicon.graph, services.tile_sets[services.lexica.game]
            self.start(lambda _flag: bool(tile_graph(graph, tiles).two_way))


def _seats_and_rules(page: GameSetupPage, most: int) -> None:
    """Make the cards of the last table, with levels that are named for the language of the tiles."""
    services, say = page.services, ScrabbleStrings(page)
    settings = services.choices.settings

    def levels() -> list[tuple[str, str]]:
        return say.levels(scrabble_levels().values(), services.game_code)

    page.seats = SeatsCard(services.look, settings.players, levels(), most)
    page.rules = ScrabbleRulesCard(services, say)
    page.rules.players = page.seats.players
    page.rules.take_setup(settings.scrabble)
    page.rules.changed.connect(lambda: page.seats.name_levels(levels()))
    _Ahead(services, page)


class ScrabbleSetupPage(GameSetupPage):
    """Remembers the last table; `chosen` carries rules and players."""

    help_page, remembered_as = "21_first_turn", "scrabble"

    rules: ScrabbleRulesCard

    def __init__(self, services: AppContext) -> None:
        super().__init__(services)
        settings = services.choices.settings
        _seats_and_rules(self, MOST_PLAYERS)
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
        self.by_phone.show()

    def quick_game(self) -> None:
        """Begin at once: the first person at the table, or who played last, against the first computer there."""
        seated, settings = self.seats.players(), self.services.choices.settings
        names = [*(each.name for each in seated if each.level is None), *(each.name for each in settings.people)]
        computers = [each for each in seated if each.level in scrabble_levels()]
        computer = computers[0] if computers else Player(character(FIRST_LEVEL).name, FIRST_LEVEL)
        self.seats.seat((Player(names[0] if names else self.tr("Guest")), computer))
        self.press_start()
        self.services.choices.change(players=settings.players)  # the family finds its table as it was

    def chosen_game(self) -> tuple[ScrabbleRules, tuple[Player, ...]]:
        players = self.seats.players()
        setup = replace(self.rules.setup(self.services.choices.settings.scrabble), **self.taste.form.remembered())
        self.services.choices.change(players=players, scrabble=setup)
        return self.rules.rules(), players


_PRESET = "club"
_MINUTES = (1, 2, 3, 5)


class DuplicateSetupPage(GameSetupPage):
    """Remembers the last table; `chosen` carries rules and players."""

    help_page = "29_duplicate"

    rules: ScrabbleRulesCard

    def __init__(self, services: AppContext) -> None:
        super().__init__(services)
        _seats_and_rules(self, MOST_AT_DUPLICATE)
        self.rules.setParent(self)
        self.rules.hide()  # only its tiles and dictionary are chosen here
        times = [(self.tr("%n minute(s)", "", each), 60 * each) for each in _MINUTES]
        self.time: Choice[int] = Choice(self.tr("Time for each turn"), [*times, (self.tr("no timer"), 0)])
        self.time.choose(self.services.choices.settings.scrabble.duplicate_seconds)
        self.rules.tiles_card.setParent(self.rules)
        self.time.currentIndexChanged.connect(self.show_state)
        card = self._make_card()
        self.lay_out(self.tr("New duplicate game"), (card,))
        self.change.hide()
        self.by_phone.show()

    def _make_card(self) -> Card:
        card = Card(self.look, label(self.tr("Same tiles for everybody"), "heading"), margin=24)
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
        setup = self.rules.setup(services.choices.settings.scrabble)
        setup = replace(setup, duplicate_seconds=self.time.value)
        services.choices.change(players=players, scrabble=setup)
        game = replace(services.scrabble_presets[_PRESET], tiles=chosen.tiles, lexicon=chosen.lexicon, hints=Hints.NONE)
        return DuplicateRules(game, self.time.value), players


class ScrabblePadSetupPage(PadSetupPage):
    """Remembers the last table; `chosen` carries rules and players."""

    def __init__(self, services: AppContext) -> None:
        super().__init__(services, "scrabble_pad")
        services, settings = self.services, self.services.choices.settings
        self.rules: ScrabbleRulesCard = ScrabbleRulesCard(services, ScrabbleStrings(self), on_pad=True)
        self.rules.take_setup(settings.scrabble)
        self.seats = SeatsCard(services.look, self.people(), most=MOST_PLAYERS)
        self.taste = TasteCard(services.look, self.tr("Board"), settings.scrabble, ("symbols", "contrast"))
        self.rules.add_to_sheet(self.taste)
        self.lay_out_pad([self.rules, self.rules.tiles_card])

    def chosen_game(self) -> tuple[ScrabblePadRules, tuple[Player, ...]]:
        players, choices = self.seats.players(), self.services.choices
        setup = self.rules.setup(choices.settings.scrabble)
        setup = replace(setup, **self.taste.form.remembered())
        pad = replace(choices.settings.pad, kind="scrabble_pad")
        choices.change(players=self.remembered(players), scrabble=setup, pad=pad)
        return ScrabblePadRules(self.rules.rules()), players
