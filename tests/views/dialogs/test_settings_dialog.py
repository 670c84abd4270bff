"""Settings hold as soon as they are chosen, by keyboard, and are kept."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from boggle_desk.models.choices import SettingsModel
from boggle_desk.models.lexica_model import LexicaModel
from boggle_desk.settings import Motion, OffensiveWords, Settings, ThemeChoice
from boggle_desk.storage.lexica import SHIPPED
from boggle_desk.views.appearance import Appearance
from boggle_desk.views.dialogs import settings_dialog
from boggle_desk.views.dialogs.settings_dialog import SettingsDialog
from boggle_desk.views.dialogs.side_window import SideWindow
from boggle_desk.views.sound import Voice
from tests.views.dialogs.conftest import FakeSound

ALT = Qt.KeyboardModifier.AltModifier


@pytest.fixture
def shelf_opened() -> list[bool]:
    return []


@pytest.fixture
def dialog(
    look: Appearance,
    host: QWidget,
    sound: FakeSound,
    choices: SettingsModel,
    lexica: LexicaModel,
    shelf_opened: list[bool],
    opened: Callable[[SideWindow], SideWindow],
) -> SettingsDialog:
    made = SettingsDialog(look, sound, Voice(), choices, lexica, lambda: shelf_opened.append(True), host)
    opened(made)
    return made


def test_opening_chooses_nothing(dialog: SettingsDialog, kept: list[Settings]) -> None:
    assert kept == []
    assert dialog.language.hasFocus()


def test_a_fresh_family_sees_no_crude_meanings(dialog: SettingsDialog) -> None:
    assert dialog.refuse.isChecked()
    assert not dialog.crude.isChecked()


def test_colours_and_movement(dialog: SettingsDialog, choices: SettingsModel, kept: list[Settings]) -> None:
    QTest.keyClick(dialog.theme, Qt.Key.Key_End)
    assert choices.settings.theme is ThemeChoice.CONTRAST
    QTest.keyClick(dialog, Qt.Key.Key_A, ALT)
    assert dialog.motion.hasFocus()
    QTest.keyClick(dialog.motion, Qt.Key.Key_End)
    assert choices.settings.motion is Motion.OFF
    assert kept[-1] == choices.settings


def test_size_of_letters_shows_at_once(dialog: SettingsDialog, choices: SettingsModel, look: Appearance) -> None:
    choices.changed.connect(lambda settings: look.choose(text_scale=settings.text_scale))
    before = dialog.close_button.height()
    QTest.keyClick(dialog, Qt.Key.Key_L, ALT)
    assert dialog.letters.hasFocus()
    for _step in range(3):
        QTest.keyClick(dialog.letters, Qt.Key.Key_Right)
    assert choices.settings.text_scale == pytest.approx(1.3)
    assert "130%" in [label.text() for label in dialog.findChildren(QLabel)]
    QTest.keyClick(dialog.letters, Qt.Key.Key_End)
    assert choices.settings.text_scale == pytest.approx(2.0)
    assert look.unit == pytest.approx(2.0)
    assert dialog.close_button.sizeHint().height() > 1.5 * before


def test_letters_grow_when_the_mouse_lets_go(dialog: SettingsDialog, choices: SettingsModel) -> None:
    dialog.letters.setSliderDown(True)
    dialog.letters.setSliderPosition(150)
    assert "150%" in [label.text() for label in dialog.findChildren(QLabel)]
    assert choices.settings.text_scale == pytest.approx(1.0)
    dialog.letters.setSliderDown(False)
    assert choices.settings.text_scale == pytest.approx(1.5)


def test_a_side_window_that_grows_stays_on_the_screen(dialog: SettingsDialog, look: Appearance) -> None:
    screen = dialog.screen().availableGeometry()
    dialog.move(screen.center())
    look.choose(text_scale=2.0)
    assert screen.contains(dialog.geometry())


def test_sound_volume_and_test(dialog: SettingsDialog, choices: SettingsModel, sound: FakeSound, qtbot: QtBot) -> None:
    QTest.keyClick(dialog, Qt.Key.Key_E, ALT)
    qtbot.waitUntil(lambda: len(sound.played) == 1)  # a button that is pressed by its letter shows it first
    QTest.keyClick(dialog, Qt.Key.Key_V, ALT)
    QTest.keyClick(dialog.volume, Qt.Key.Key_Home)
    assert choices.settings.volume == 0
    with qtbot.waitSignal(choices.changed):
        QTest.keyClick(dialog, Qt.Key.Key_S, ALT)
    assert choices.settings.sound is False
    assert not dialog.volume.isEnabled()
    assert not dialog.test.isEnabled()


def test_the_voice_has_a_volume_of_its_own(dialog: SettingsDialog, choices: SettingsModel) -> None:
    QTest.keyClick(dialog.voice_volume, Qt.Key.Key_Home)
    assert (choices.settings.volume, choices.settings.voice_volume) == (0.8, 0)
    choices.change(voice=False)
    assert not dialog.voice_volume.isEnabled()


def test_offensive_words(dialog: SettingsDialog, choices: SettingsModel, qtbot: QtBot) -> None:
    assert dialog.refuse.isChecked()
    with qtbot.waitSignal(choices.changed):
        QTest.keyClick(dialog, Qt.Key.Key_T, ALT)
    assert choices.settings.offensive_words is OffensiveWords.ACCEPT
    with qtbot.waitSignal(choices.changed):
        QTest.keyClick(dialog, Qt.Key.Key_N, ALT)
    assert choices.settings.offensive_words is OffensiveWords.REFUSE


def test_the_dictionary_and_its_shelf(
    dialog: SettingsDialog,
    choices: SettingsModel,
    lexica: LexicaModel,
    shelf_opened: list[bool],
    tmp_path: Path,
    qtbot: QtBot,
) -> None:
    path = tmp_path / "club.txt"
    path.write_text("cat\ndog\n", encoding="utf-8")
    with qtbot.waitSignals([lexica.added, lexica.entries_changed]):
        lexica.add(path)
    assert dialog.dictionary.count() == len(SHIPPED) + 1
    QTest.keyClick(dialog, Qt.Key.Key_D, ALT)
    with qtbot.waitSignal(lexica.lexicon_changed):
        QTest.keyClick(dialog.dictionary, Qt.Key.Key_End)
    assert lexica.lexicon is not None
    assert lexica.lexicon.title == "club"
    QTest.keyClick(dialog, Qt.Key.Key_I, ALT)
    qtbot.waitUntil(lambda: shelf_opened == [True])


def test_what_is_changed_elsewhere_shows_here(
    dialog: SettingsDialog, choices: SettingsModel, kept: list[Settings]
) -> None:
    choices.change(text_scale=1.5, sound=False, theme=ThemeChoice.LIGHT, offensive_words=OffensiveWords.ACCEPT)
    assert dialog.letters.value() == 150
    assert not dialog.sound.isChecked()
    assert dialog.theme.value is ThemeChoice.LIGHT
    assert dialog.accept_words.isChecked()
    assert len(kept) == 1


@pytest.mark.parametrize("is_there", [True, False])
def test_a_test_without_a_sound_device_says_so(
    dialog: SettingsDialog, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, is_there: bool
) -> None:
    tried: list[bool] = []
    monkeypatch.setattr(settings_dialog, "has_device", lambda: tried.append(True) or is_there)
    dialog.test.click()
    qtbot.waitUntil(lambda: bool(tried))
    qtbot.waitUntil(lambda: dialog.silent.isVisible() is not is_there)
    assert ("No sound device" in dialog.silent.text()) is not is_there
