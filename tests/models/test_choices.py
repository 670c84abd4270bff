"""The settings in force: kept and told once for every change."""

from pytestqt.qtbot import QtBot

from boggle_desk.models.choices import SettingsModel
from boggle_desk.settings import Settings, ThemeChoice


def test_a_change_is_kept_and_told(qtbot: QtBot) -> None:
    kept: list[Settings] = []
    choices = SettingsModel(Settings(), kept.append)
    with qtbot.waitSignal(choices.changed) as told:
        choices.change(theme=ThemeChoice.DARK, volume=0.5)
    assert kept == [choices.settings] == told.args
    assert choices.settings == Settings(theme=ThemeChoice.DARK, volume=0.5)


def test_what_is_the_same_is_neither_kept_nor_told(qtbot: QtBot) -> None:
    kept: list[Settings] = []
    choices = SettingsModel(Settings(), kept.append)
    with qtbot.assertNotEmitted(choices.changed):
        choices.change(volume=choices.settings.volume)
    assert kept == []
