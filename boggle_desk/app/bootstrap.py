"""Makes the services, and prepares the application for its first window."""

from collections.abc import Callable
from random import Random

from PySide6.QtCore import QCoreApplication, QEvent, QLibraryInfo, QLocale, QObject, Qt, QTranslator
from PySide6.QtGui import QFontDatabase, QGuiApplication, QIcon
from PySide6.QtWidgets import QApplication, QLabel

from boggle_desk import __version__, paths, settings
from boggle_desk.models.background_task import give_way
from boggle_desk.models.choices import SettingsModel
from boggle_desk.models.locale_text import follow, language_for
from boggle_desk.storage.games import GameStore
from boggle_desk.storage.notices import Notice
from boggle_desk.storage.small_file import SmallFile
from boggle_desk.views.ask import Ask
from boggle_desk.views.services import AppContext

PROGRAM = "boggle-desk"
APPLICATION = "io.github.boggle_desk.boggle_desk"
"""The desktop's id for the menu entry, icon and page in software centres."""


def make_services(
    ask: Ask, rng: Random, now: Callable[[], float], tell: Callable[[Notice], None]
) -> tuple[AppContext, list[Notice], SmallFile[settings.Settings]]:
    """Return the services, notices for the people at the table, and the settings' keeper. `tell` gets later notices, on
    any thread."""
    path = paths.user_settings()
    keeper = settings.settings_file(path, tell)
    values, notices = keeper.load()
    store = GameStore.open(paths.user_data() / "games.sqlite")
    store.told = tell
    services = AppContext(ask, SettingsModel(values, keeper.keep), store, rng, now, tell, keeper)
    return services, [*notices, *store.notices], keeper


class PlainTips(QObject):
    """Shows every tooltip as plain text: it may quote a name, and rich text could load a picture."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(watched, QLabel) and event.type() is QEvent.Type.Polish and watched.inherits("QTipLabel"):
            watched.setTextFormat(Qt.TextFormat.PlainText)
        return False


def prepare(application: QApplication) -> None:
    """Set the application's name, style, fonts and language, and let the window go before workers."""
    give_way()
    application.setApplicationName(PROGRAM)  # X11 calls the class of the window by this
    application.setDesktopFileName(APPLICATION)
    application.setApplicationVersion(__version__)
    application.setStyle("Fusion")
    if not application.findChild(PlainTips):
        application.installEventFilter(PlainTips(application))
    application.setWindowIcon(QIcon(str(paths.resource("images", "icon.svg"))))
    for font in paths.resource("fonts").glob("*.ttf"):
        QFontDatabase.addApplicationFont(str(font))
    speak()


def speak(wanted: str = "") -> bool:
    """Use a language, or the system's, for everything made from now on, Qt's own texts too. Return whether it
    changed."""
    application, language = QCoreApplication.instance(), language_for(wanted)
    spoken = application.findChildren(QTranslator) if application else []
    if not application or any(translator.objectName() == language for translator in spoken):
        return False
    for translator in spoken:
        application.removeTranslator(translator)
        translator.setParent(None)
    follow(language)
    own, qt = str(paths.translations()), QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    for name, folder in (("boggle_desk_en", own), (f"boggle_desk_{language}", own), (f"qtbase_{language}", qt)):
        translator = QTranslator(application)
        translator.setObjectName(language)
        if translator.load(name, folder):
            application.installTranslator(translator)
    QGuiApplication.setLayoutDirection(QLocale().textDirection())
    return True
