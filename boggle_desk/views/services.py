"""What the pages are handed: one bundle of all that they share. What the first page does without is read when it is
first asked for, modules and all, because the first page would wait for it."""

from collections.abc import Callable
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from boggle_desk import paths
from boggle_desk.engine.boggle import rules as boggle_rules
from boggle_desk.engine.boggle.cubes import CubeSet
from boggle_desk.engine.boggle.rules import BoggleRules
from boggle_desk.engine.players import name_key
from boggle_desk.engine.scrabble import rules as scrabble_rules
from boggle_desk.engine.scrabble.rules import ScrabbleRules
from boggle_desk.engine.scrabble.tiles import TileSet
from boggle_desk.models.background_task import finish
from boggle_desk.models.choices import SettingsModel
from boggle_desk.settings import Settings
from boggle_desk.storage import shipped
from boggle_desk.storage.disk import WORKSHOP, Notice
from boggle_desk.storage.games import GameState, GameStore, StoredGame
from boggle_desk.storage.small_file import SmallFile
from boggle_desk.views.appearance import Appearance
from boggle_desk.views.ask import Ask
from boggle_desk.views.sound import Sound, Voice

if TYPE_CHECKING:
    from boggle_desk.engine.glossary import Glossary
    from boggle_desk.models.backup_keeper import BackupKeeper
    from boggle_desk.models.history_keeper import HistoryKeeper
    from boggle_desk.models.learn.service import LearningService
    from boggle_desk.models.lexica_model import HouseModel, LexicaModel
    from boggle_desk.storage.house import HouseWords
    from boggle_desk.storage.invitations import InvitationKeeper
    from boggle_desk.storage.own_presets import OwnPresets


class AppContext:
    """Everything shared that a page may need, and nothing that holds facts of a game."""

    def __init__(
        self,
        ask: Ask,
        choices: SettingsModel,
        store: GameStore,
        rng: Random,
        now: Callable[[], float],
        tell: Callable[[Notice], None],
        keeper: SmallFile[Settings],
    ) -> None:
        """`now` is a steady clock in seconds; `tell` may be called on any thread; `keeper` saves the settings."""
        self.ask, self.choices, self.store = ask, choices, store
        self.rng, self.now, self._tell, self._keeper = rng, now, tell, keeper
        self.words_closed: Callable[[], str] = str  # why nobody may look words up now; empty if anybody may
        self.refuses_words: Callable[[], bool] = bool  # whether nobody may; then it says why, and which way there is
        self.look = Appearance()
        settings = choices.settings
        self.sound = Sound(settings.sound, settings.volume)
        self.voice = Voice(settings.sound and settings.voice, settings.voice_volume)
        choices.changed.connect(self._know_people)
        self._know_people(settings)

    def _know_people(self, settings: Settings) -> None:
        self.look.people = {name_key(each.name): each for each in settings.people}

    @cached_property
    def lexica(self) -> "LexicaModel":
        from boggle_desk.models.lexica_model import LexicaModel

        lexica = LexicaModel(self.choices, self.house)
        lexica.start()
        return lexica

    @cached_property
    def _house_file(self) -> "SmallFile[HouseWords]":
        from boggle_desk.storage.house import house_file

        return house_file(paths.user_data(), self._tell)

    @cached_property
    def house(self) -> "HouseModel":
        """The family's house words."""
        from boggle_desk.models.lexica_model import HouseModel

        words, notices = self._house_file.load()
        for notice in notices:
            self._tell(notice)
        return HouseModel(words, self._house_file.keep)

    @cached_property
    def invitations(self) -> "InvitationKeeper":
        """How phones find their way back to unfinished games."""
        from boggle_desk.storage.invitations import InvitationKeeper

        return InvitationKeeper(paths.user_data(), self.store, self._tell)

    @cached_property
    def learning(self) -> "LearningService":
        """What people learn; open it before it is asked."""
        from boggle_desk.models.learn.service import LearningService

        learning = LearningService(paths.user_data() / "learning.sqlite")
        learning.noticed.connect(self._tell)
        return learning

    @cached_property
    def history(self) -> "HistoryKeeper":
        """What is known of finished games."""
        from boggle_desk.models.history_keeper import HistoryKeeper

        history = HistoryKeeper(self.store)
        history.person_erased.connect(self.learning.forget_person)
        history.person_erased.connect(lambda key, _numbers: self.choices.forget_person(key))
        history.person_erased.connect(lambda key, _numbers: self.house.forget_person(key))
        history.files = (self._keeper, self._house_file)
        history.start()
        return history

    @cached_property
    def backups(self) -> "BackupKeeper":
        from boggle_desk.models.backup_keeper import BackupKeeper

        backups = BackupKeeper(self.store, self.learning, self.history, paths.user_data(), self._keeper)
        backups.noticed.connect(self._tell)
        backups.house_found.connect(self.house.bring)
        backups.brought_in.connect(self.lexica.refresh)
        return backups

    @property
    def workshop(self) -> Path:
        """The folder of what is being written (see `disk.export_file`)."""
        return paths.user_data() / WORKSHOP

    @cached_property
    def glossary(self) -> "Glossary":
        from boggle_desk.engine.glossary import Glossary
        from boggle_desk.models.locale_text import language_for
        from boggle_desk.storage.lexica import glossaries

        return Glossary(
            glossaries(),
            shows_crude=lambda: self.choices.settings.crude_meanings,
            reads=lambda: language_for(self.choices.settings.language),
        )

    @property
    def boggle_presets(self) -> dict[str, BoggleRules]:
        """The rules of Boggle that are shipped, in the language of the game."""
        return {key: self.boggle_localized(rules) for key, rules in shipped.boggle_rules().items()}

    def boggle_localized(self, rules: BoggleRules) -> BoggleRules:
        """Return the rules with the cubes and the dictionary of the language of the game."""
        return boggle_rules.in_language(rules, shipped.cube_sets(), self.game_code, self.lexica.chosen)

    @property
    def own_cube_sets(self) -> tuple[CubeSet, ...]:
        return tuple(
            each for each in shipped.cube_sets().values() if each.language == self.game_code and not each.earlier
        )

    @property
    def game_code(self) -> str:
        """The language of the game as a code such as `de`."""
        return self.tile_sets[self.lexica.game].language

    def scrabble_localized(self, rules: ScrabbleRules) -> ScrabbleRules:
        """Return the rules with the tiles and the dictionary of the language of the game."""
        return replace(rules, tiles=self.tile_sets[self.lexica.game], lexicon=self.lexica.chosen)

    @cached_property
    def own_presets(self) -> "OwnPresets[BoggleRules]":
        """What the table has saved under names of its own."""
        from boggle_desk.storage.own_presets import OwnPresets

        return OwnPresets(
            paths.user_data() / "presets" / "boggle",
            lambda key, table, source: boggle_rules.preset_of(key, table, shipped.cube_sets(), source),
            self._tell,
        )

    @cached_property
    def tile_sets(self) -> dict[str, TileSet]:
        return dict(shipped.tile_sets())

    @property
    def scrabble_presets(self) -> dict[str, ScrabbleRules]:
        """The rules of Scrabble that are shipped, in the language of the game."""
        return {key: self.scrabble_localized(rules) for key, rules in shipped.scrabble_rules().items()}

    @cached_property
    def own_scrabble(self) -> "OwnPresets[ScrabbleRules]":
        """What the table has saved under names of its own."""
        from boggle_desk.storage.own_presets import OwnPresets

        return OwnPresets(
            paths.user_data() / "presets" / "scrabble",
            lambda key, table, source: scrabble_rules.preset_of(key, table, self.tile_sets, shipped.layouts(), source),
            self._tell,
        )

    def archive(self, page: QWidget, game: StoredGame) -> bool:
        """End a game that nobody wants to go on with, if the people confirm it; return whether they did."""
        end = QCoreApplication.translate("AppContext", "End the game of {names} here? It stays in your history.")
        agreed = self.ask.confirm(
            page,
            QCoreApplication.translate("AppContext", "Archive the game"),
            end.format(names=game.title),
            QCoreApplication.translate("AppContext", "Archive"),
            QCoreApplication.translate("AppContext", "Cancel"),
        )
        if agreed:
            self.store.give(game.id, GameState.ABANDONED)
        return agreed

    def everything_saved(self) -> bool:
        """Return whether nothing would be lost now; what the disk did not take before is tried once more."""
        learning = self.learning.store if "learning" in vars(self) else None
        tried = [store.try_again() for store in (self.store, learning) if store]
        return all(tried)

    def close(self) -> None:
        """Bring everything to rest and to the disk."""
        self.sound.close()
        made = vars(self)
        files: tuple[SmallFile[Any], ...] = (self._keeper, self._house_file) if "house" in made else (self._keeper,)
        for file in files:
            file.try_again()
            file.flush()
        if "invitations" in made:
            self.invitations.flush()
        if "lexica" in made:
            self.lexica.stop_adding()
        if "backups" in made:
            self.backups.close()
        finish()
        QCoreApplication.sendPostedEvents()  # what was removed last is to be forgotten everywhere
        if "history" in made:
            self.history.close()
        if "learning" in made:
            self.learning.close()
        self.store.close()
