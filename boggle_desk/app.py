"""Puts the parts together."""

import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random, SystemRandom
from typing import Any

from PySide6.QtCore import QLibraryInfo, QLocale, QObject, QTranslator, Signal
from PySide6.QtGui import QFontDatabase, QIcon
from PySide6.QtWidgets import QApplication

from boggle_desk import __version__, paths, settings
from boggle_desk.engine.boggle.position import opening
from boggle_desk.engine.boggle.presets import read_cube_sets, read_presets
from boggle_desk.engine.boggle.round import BOGGLE, another_game
from boggle_desk.engine.boggle.rules import BoggleRules
from boggle_desk.engine.game import Game
from boggle_desk.engine.glossary import Glossary
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.players import Player
from boggle_desk.models.choices import Choices
from boggle_desk.models.clock import CountdownClock
from boggle_desk.models.lexica_model import LexicaModel
from boggle_desk.models.session import GameSession
from boggle_desk.settings import OffensiveWords
from boggle_desk.storage.database import NewerFile
from boggle_desk.storage.games import GameDamaged, GameStore
from boggle_desk.storage.lexica import DamagedLexicon, NoSuchLexicon, open_lexicon, open_shipped
from boggle_desk.storage.notices import Notice, Trouble
from boggle_desk.views.ask import Ask
from boggle_desk.views.boggle.setup_page import SetupPage
from boggle_desk.views.boggle.table_page import TablePage
from boggle_desk.views.home_page import HomePage
from boggle_desk.views.look import Look
from boggle_desk.views.services import Services
from boggle_desk.views.sound import Sound
from boggle_desk.views.window import Window


@dataclass(frozen=True)
class StoredRecord:
    """Keeps the steps of one game in the store."""

    store: GameStore
    game: int

    def append(self, step: int, events: tuple[Any, ...]) -> None:
        """Store the events of a step."""
        self.store.append(self.game, step, events)

    def retract(self, step: int) -> None:
        """Remove a step that was taken back."""
        self.store.retract(self.game, step)


class Desk(QObject):
    """The running program: one window, its pages, and the game on the table."""

    noticed = Signal(object)
    """A `Notice` from another thread."""

    def __init__(self, ask: Ask | None = None, luck: Random | None = None) -> None:
        super().__init__()
        self.services, notices, self._keeper = _services(ask or Ask(), luck or SystemRandom())
        self.services.store.told = self.noticed.emit
        self.services.lexica.start()
        self.window = Window(
            self.services, paths.resource("style.qss").read_text(encoding="utf-8"), paths.resource("images")
        )
        self.noticed.connect(self.window.tell)
        self.home = HomePage(self.services)
        self.table: TablePage | None = None
        self.setup: SetupPage | None = None
        self._make_menu()
        self.home.new_asked.connect(self.new_table)
        self.home.resume_asked.connect(self.resume)
        self.home.help_asked.connect(self.show_help)
        self.home.settings_asked.connect(self.show_settings)
        self.go_home()
        for notice in notices:
            self.window.tell(notice)

    def _make_menu(self) -> None:
        window = self.window
        window.add_menu(
            self.tr("&Game"),
            window.action(self.tr("&New game…"), "Ctrl+N", self.new_table),
            window.action(self.tr("To the &start page"), "Ctrl+H", self.go_home),
            None,
            window.action(self.tr("&Pause or go on"), "Ctrl+P", lambda: self._at_table(TablePage.pause_or_resume)),
            window.action(self.tr("&Take back"), "Ctrl+Z", lambda: self._at_table(TablePage.take_back)),
            window.action(self.tr("Turn the &board"), "Ctrl+R", lambda: self._at_table(TablePage.turn_board)),
            None,
            window.action(self.tr("&Quit"), "Ctrl+Q", window.close),
        )
        window.add_menu(
            self.tr("&Words"),
            window.action(self.tr("&Look a word up…"), "Ctrl+L", self._look_up_marked),
            window.action(self.tr("&Dictionaries…"), "Ctrl+D", self.show_lexica),
        )
        window.add_menu(
            self.tr("&View"),
            window.action(self.tr("&Full screen"), "F11", window.toggle_full_screen),
            window.action(self.tr("&Larger letters"), "Ctrl++", lambda: window.scale_text(1)),
            window.action(self.tr("&Smaller letters"), "Ctrl+-", lambda: window.scale_text(-1)),
            window.action(self.tr("&Designed size of letters"), "Ctrl+0", lambda: window.scale_text(0)),
            None,
            window.action(self.tr("S&ettings…"), "Ctrl+,", self.show_settings),
        )
        window.add_menu(
            self.tr("&Help"),
            window.action(self.tr("&How to play"), "F1", self.show_help),
            window.action(self.tr("&About Boggle Desk"), "", self.show_about),
        )

    def _at_table(self, act: Callable[[TablePage], object]) -> None:
        """Do something at the table, if there is a game on it."""
        if self.table:
            act(self.table)

    # ------------------------------------------------------------------------------------- pages

    def go_home(self) -> None:
        """Show the first page; a game on the table waits there."""
        self._clear_table()
        self.home.show_games()
        self.window.show_page(self.home)

    def new_table(self) -> None:
        """Ask who plays and by which rules."""
        self._clear_table()
        self._drop_setup()
        self.setup = SetupPage(self.services)
        self.setup.chosen.connect(self.begin)
        self.setup.back_asked.connect(self.go_home)
        self.window.show_page(self.setup)

    def begin(self, rules: BoggleRules, players: tuple[Player, ...]) -> None:
        """Begin a Boggle game."""
        first = opening(rules, players)
        self._seat(Game(BOGGLE, first), self.services.store.begin("boggle", first))

    def resume(self, number: int) -> None:
        """Go on with a stored game."""
        try:
            game = self.services.store.load(number)
        except GameDamaged as damage:
            self.services.ask.tell(self.window, self.tr("This game cannot go on"), str(damage))
            return
        self._seat(game, number)

    def _another(self) -> None:
        if self.table:
            first = another_game(self.table.position)
            self._seat(Game(BOGGLE, first), self.services.store.begin("boggle", first))

    def _seat(self, game: Game[Any, Any, Any], number: int) -> None:
        """Put a game on the table."""
        self._clear_table()
        lexicon = self._lexicon(game.position.rules.lexicon)
        record = StoredRecord(self.services.store, number)
        session = GameSession(game, lexicon, self.services.luck, record)
        clock = CountdownClock()
        table = TablePage(self.services, session, lexicon, clock)
        session.setParent(table)
        clock.setParent(table)  # or its signals would keep the page, pictures and all, when the game is over
        table.home_asked.connect(self.go_home)
        table.another_asked.connect(self._another)
        table.meaning_asked.connect(self.look_up)
        self.table = table
        self.window.show_page(table)
        self._drop_setup()

    def _lexicon(self, key: str) -> Lexicon:
        """Return the dictionary of a game; one that is no longer there gives way to the shipped one, which is said."""
        refuses = self.services.choices.settings.offensive_words is OffensiveWords.REFUSE
        try:
            lexicon = open_lexicon(key) if key else open_shipped()
        except (NoSuchLexicon, DamagedLexicon, OSError):
            lexicon = open_shipped()
            text = self.tr("The dictionary of this game is not there any more. The shipped one judges instead.")
            self.window.statusBar().showMessage(text, 15_000)
        return lexicon.refusing_offensive(refuses)

    def _lexicon_in_use(self) -> Lexicon | None:
        """Return the dictionary of the game on the table, or the one that is chosen for the next."""
        return self.table.lexicon if self.table else self.services.lexica.lexicon

    def _clear_table(self) -> None:
        if self.table:
            self.window.drop_page(self.table)
            self.table = None

    def _drop_setup(self) -> None:
        if self.setup:
            self.window.drop_page(self.setup)
            self.setup = None

    # ------------------------------------------------------------------------------------- side windows

    def show_help(self) -> None:
        """Open how to play."""
        from boggle_desk.views.dialogs.help_dialog import HelpDialog

        HelpDialog(self.services.look, self.window).open()

    def show_settings(self) -> None:
        """Open the settings."""
        from boggle_desk.views.dialogs.settings_dialog import SettingsDialog

        s = self.services
        SettingsDialog(s.look, s.sound, s.choices, s.lexica, self.show_lexica, self.window).open()

    def show_lexica(self) -> None:
        """Open the dictionaries."""
        from boggle_desk.views.dialogs.lexica_dialog import LexicaDialog

        LexicaDialog(self.services.look, self.services.ask, self.services.lexica, self.window).open()

    def show_about(self) -> None:
        """Open what this program is."""
        from boggle_desk.views.dialogs.about_dialog import AboutDialog

        AboutDialog(self.services.look, self.window).open()

    def _look_up_marked(self) -> None:
        self.look_up(self.table.marked_word() if self.table else "")

    def look_up(self, word: str = "") -> None:
        """Open the look-up, with a word if there is one; not while the glass runs, when it would be cheating."""
        if self.table and self.table.glass_runs:
            self.window.statusBar().showMessage(self.tr("No dictionary while the glass runs!"), 5_000)
            return
        from boggle_desk.views.dialogs.lookup_dialog import LookupDialog

        dialog = LookupDialog(self.services.look, self.services.glossary, self._lexicon_in_use, self.window)
        dialog.open()
        if word:
            dialog.look_up(word)

    def close(self) -> None:
        """Bring everything to rest and to the disk."""
        self._clear_table()
        self.window.close()
        self.services.sound.close()
        self._keeper.flush()
        self.services.store.close()


def _services(ask: Ask, luck: Random) -> tuple[Services, list[Notice], settings.SettingsKeeper]:
    path = paths.user_settings()
    values, notices = settings.load(path)
    keeper = settings.SettingsKeeper(path)
    store = _open_store(paths.user_data() / "games.sqlite")
    cubes = read_cube_sets(paths.resource("cubes", "english.json"))
    choices = Choices(values, keeper.keep)
    services = Services(
        look=Look(),
        ask=ask,
        sound=Sound(values.sound, values.volume),
        choices=choices,
        lexica=LexicaModel(choices),
        store=store,
        glossary=Glossary(paths.resource("lexica", "english", "glossary.db")),
        cube_sets=cubes,
        presets=read_presets(paths.resource("rules", "boggle"), cubes),
        luck=luck,
    )
    return services, [*notices, *store.notices], keeper


def _open_store(path: Path) -> GameStore:
    try:
        return GameStore.open(path)
    except NewerFile:
        return GameStore.in_memory(Notice(Trouble.NEWER, path.name))


def prepare(application: QApplication) -> None:
    """Give the application its name, style, letters and language."""
    application.setApplicationName("Boggle Desk")
    application.setApplicationVersion(__version__)
    application.setStyle("Fusion")
    application.setWindowIcon(QIcon(str(paths.resource("images", "icon.svg"))))
    for font in paths.resource("fonts").glob("*.ttf"):
        QFontDatabase.addApplicationFont(str(font))
    _translate(application)


def _translate(application: QApplication) -> None:
    """Install what is translated for the system's language, the program's sentences and Qt's own."""
    language = QLocale().name().partition("_")[0]
    own = str(paths.translations())
    for name, folder in (
        ("boggle_desk_en", own),
        (f"boggle_desk_{language}", own),
        (f"qtbase_{language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)),
    ):
        translator = QTranslator(application)
        if translator.load(name, folder):
            application.installTranslator(translator)


def run() -> int:
    """Open the window; return the exit code when it is closed."""
    application = QApplication(sys.argv[:1])
    prepare(application)
    desk = Desk()
    desk.window.show()
    code = application.exec()
    desk.close()
    return code


def self_test() -> str:
    """Open the window out of sight with all that it needs; return a line about what was found."""
    application = QApplication.instance() or QApplication(sys.argv[:1])
    if isinstance(application, QApplication):
        prepare(application)
    desk = Desk()
    desk.window.show()
    words = len(open_shipped())
    meanings = desk.services.glossary.meaning("cube") is not None
    desk.close()
    return json.dumps({"words": words, "meanings": meanings, "presets": len(desk.services.presets)})
