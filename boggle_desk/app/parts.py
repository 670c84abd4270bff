"""What the pages are handed, and what the application needs before its first window."""

from collections.abc import Callable
from pathlib import Path
from random import Random

from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator
from PySide6.QtGui import QFontDatabase, QIcon
from PySide6.QtWidgets import QApplication

from boggle_desk import __version__, paths, settings
from boggle_desk.engine.boggle.computer import read_levels as read_rivals
from boggle_desk.engine.boggle.rules import preset_of, read_cube_sets, read_presets
from boggle_desk.engine.glossary import Glossary
from boggle_desk.engine.scrabble import rules as scrabble
from boggle_desk.engine.scrabble.knowledge import read_leaves, read_levels, read_wins
from boggle_desk.models.background_task import give_way
from boggle_desk.models.choices import Choices
from boggle_desk.models.history_keeper import HistoryKeeper
from boggle_desk.models.learn.desk import LearningDesk
from boggle_desk.models.lexica_model import LexicaModel
from boggle_desk.storage.durable import NewerFile
from boggle_desk.storage.games import GameStore
from boggle_desk.storage.notices import Notice, Trouble
from boggle_desk.storage.own_presets import OwnPresets
from boggle_desk.views.ask import Ask
from boggle_desk.views.look import Look
from boggle_desk.views.services import Services
from boggle_desk.views.sound import Sound
from boggle_desk.views.voice import Voice


def make_services(
    ask: Ask, luck: Random, now: Callable[[], float], told: Callable[[Notice], None]
) -> tuple[Services, list[Notice], settings.SettingsKeeper]:
    """Return the services, what the people at the table should know, and the keeper to be flushed at the end. `told`
    hears on any thread what they should know later."""
    path = paths.user_settings()
    values, notices = settings.load(path)
    keeper = settings.SettingsKeeper(path, told)
    store = _open_store(paths.user_data() / "games.sqlite")
    store.told = told
    cubes = read_cube_sets(paths.resource("cubes", "english.json"))
    tiles = scrabble.read_tile_sets(paths.resource("tiles"))
    layouts = scrabble.read_layouts(paths.resource("boards"))
    choices = Choices(values, keeper.keep)
    services = Services(
        look=Look(),
        ask=ask,
        sound=Sound(values.sound, values.volume),
        voice=Voice(values.sound and values.voice, values.volume),
        choices=choices,
        lexica=LexicaModel(choices),
        store=store,
        learning=LearningDesk(paths.user_data() / "learning.sqlite"),
        history=HistoryKeeper(store),
        glossary=Glossary(paths.resource("lexica", "english", "glossary.db")),
        cube_sets=cubes,
        presets=read_presets(paths.resource("rules", "boggle"), cubes),
        own_presets=OwnPresets(
            paths.user_data() / "presets" / "boggle", lambda key, table, source: preset_of(key, table, cubes, source)
        ),
        rivals={level.key: level for level in read_rivals(paths.resource("levels", "boggle.toml"))},
        tile_sets=tiles,
        layouts=layouts,
        scrabble_presets=scrabble.read_presets(paths.resource("rules", "scrabble"), tiles, layouts),
        own_scrabble=OwnPresets(
            paths.user_data() / "presets" / "scrabble",
            lambda key, table, source: scrabble.preset_of(key, table, tiles, layouts, source),
        ),
        levels={level.key: level for level in read_levels(paths.resource("levels", "scrabble.toml"))},
        leaves={path.stem: read_leaves(path, tiles[path.stem]) for path in paths.resource("leaves").glob("*.leaves")},
        wins={path.stem: read_wins(path) for path in paths.resource("wins").glob("*.toml")},
        luck=luck,
        now=now,
    )
    services.history.person_erased.connect(services.learning.forget_person)
    services.history.person_erased.connect(lambda key, _numbers: choices.forget_person(key))
    return services, [*notices, *store.notices], keeper


def _open_store(path: Path) -> GameStore:
    try:
        return GameStore.open(path)
    except NewerFile:
        return GameStore.in_memory(Notice(Trouble.NEWER, path.name))


def prepare(application: QApplication) -> None:
    """Give the application its name, style, letters and language, and the window the right of way."""
    give_way()
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
