"""A window for the side windows to stand beside, dressed as in the game."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from boggle_desk.engine.glossary import Glossary
from boggle_desk.models.choices import SettingsModel
from boggle_desk.models.lexica_model import HouseModel, LexicaModel
from boggle_desk.paths import resource
from boggle_desk.settings import Settings
from boggle_desk.storage.lexica import glossaries, open_shipped
from boggle_desk.views.appearance import Appearance, style_sheet
from boggle_desk.views.ask import Ask
from boggle_desk.views.boggle.board_sheets import FreshBoards
from boggle_desk.views.dialogs.about_dialog import AboutDialog
from boggle_desk.views.dialogs.help_dialog import HelpDialog
from boggle_desk.views.dialogs.lexica_dialog import LexicaDialog
from boggle_desk.views.dialogs.lookup_dialog import LookupDialog
from boggle_desk.views.dialogs.settings_dialog import SettingsDialog
from boggle_desk.views.dialogs.side_window import SideWindow
from boggle_desk.views.paper.print_preview import PrintDialog
from boggle_desk.views.scrabble.scrabble_paper import ScoreSheet
from boggle_desk.views.sound import Sound, Voice
from tests.engine.scrabble.table import PRESETS
from tests.storage.play import presets
from tests.views.boggle.paper_rounds import FLOORS, sets

SCREEN = QSize(1280, 800)


class FakeAsk(Ask):
    """Answers what the test has laid ready, and remembers the questions."""

    def __init__(self) -> None:
        super().__init__()
        self.file: Path | None = None
        self.answer = True
        self.questions: list[str] = []

    def open_file(self, _parent: QWidget, _title: str, _pattern: str) -> Path | None:
        return self.file

    def confirm(self, _parent: QWidget, _title: str, text: str, _yes: str, _no: str, for_good: bool = False) -> bool:
        self.questions.append(text)
        return self.answer


class FakeSound(Sound):
    """Remembers what was to be heard."""

    def __init__(self) -> None:
        super().__init__()
        self.played: list[str] = []

    def play(self, name: str, volume: float = 1.0) -> None:
        self.played.append(name)


@pytest.fixture
def look(qapp: QApplication) -> Iterator[Appearance]:
    """Return a look whose style sheet the application wears."""
    made = Appearance()
    made.choose(window=SCREEN)
    template = resource("style.qss").read_text(encoding="utf-8")

    def dress() -> None:
        qapp.setStyleSheet(style_sheet(template, made, resource("images")))

    made.changed.connect(dress)
    dress()
    yield made
    made.changed.disconnect(dress)
    qapp.setStyleSheet("")


@pytest.fixture
def host(qtbot: QtBot) -> QWidget:
    """Return the window that the side windows belong to; they go with it."""
    made = QWidget()
    made.resize(SCREEN)
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.fixture
def ask() -> FakeAsk:
    return FakeAsk()


@pytest.fixture
def sound() -> FakeSound:
    return FakeSound()


@pytest.fixture
def kept() -> list[Settings]:
    """Return the settings that were to be kept, in order."""
    return []


@pytest.fixture
def choices(qapp: QApplication, kept: list[Settings]) -> SettingsModel:
    return SettingsModel(Settings(), kept.append)


@pytest.fixture
def lexica(qtbot: QtBot, choices: SettingsModel, tmp_path: Path) -> LexicaModel:
    """Return a shelf of the test's own, with the shipped dictionary open."""
    model = LexicaModel(choices)
    with qtbot.waitSignals([model.lexicon_changed, model.entries_changed]):
        model.start()
    return model


@pytest.fixture
def glossary() -> Glossary:
    return Glossary(glossaries())


@pytest.fixture
def house(qapp: QApplication) -> HouseModel:
    return HouseModel((), lambda _words: None)


@pytest.fixture
def services(look: Appearance, glossary: Glossary, lexica: LexicaModel, house: HouseModel) -> Any:
    """Return what the look-up asks of the services."""
    learning = SimpleNamespace(store=None)
    return SimpleNamespace(look=look, glossary=glossary, lexica=lexica, house=house, learning=learning)


Open = Callable[[SideWindow], SideWindow]


@pytest.fixture
def opened(qtbot: QtBot) -> Open:
    """Return a function that opens a side window and waits until it has the keyboard."""

    def open_it(dialog: SideWindow) -> SideWindow:
        dialog.open()
        dialog.activateWindow()
        qtbot.waitUntil(dialog.isActiveWindow)
        return dialog

    return open_it


@pytest.fixture(params=["about", "help", "lexica", "lookup", "print", "settings"])
def any_dialog(
    request: pytest.FixtureRequest,
    look: Appearance,
    host: QWidget,
    ask: FakeAsk,
    sound: FakeSound,
    choices: SettingsModel,
    lexica: LexicaModel,
    house: HouseModel,
    services: Any,
) -> SideWindow:
    """Return each of the side windows in turn."""
    english = open_shipped()
    makers: dict[str, Callable[[], SideWindow]] = {
        "about": lambda: AboutDialog(look, host),
        "help": lambda: HelpDialog(look, host, "en"),
        "lexica": lambda: LexicaDialog(look, ask, lexica, house, host),
        "lookup": lambda: LookupDialog(services, lambda: english, host),
        "print": lambda: _printing(look, ask, choices, host),
        "settings": lambda: SettingsDialog(look, sound, Voice(), choices, lexica, lambda: None, host),
    }
    return makers[request.param]()


def _printing(look: Appearance, ask: FakeAsk, choices: SettingsModel, host: QWidget) -> SideWindow:
    """Return the window for printing with what can be printed anywhere."""
    boards = FreshBoards(presets(), Random(1), open_shipped, sets(), FLOORS, "classic")
    services = SimpleNamespace(look=look, ask=ask, choices=choices)
    return PrintDialog(services, [boards, ScoreSheet(PRESETS["family"], ("Ann", "Bea"))], host)
